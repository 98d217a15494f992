"""Views and events as text: nothing is lost, nothing hidden goes along, nothing foreign is read."""

from collections.abc import Iterator
from itertools import count

import pytest

from hansetable import games
from hansetable.core import State
from hansetable.core.state import SPECTATOR
from hansetable.net.form import FormError, of_text, to_text
from hansetable.net.view_form import view_form
from tests.golden import facts, positions

CASES = [(name, seats) for name in games.GAMES for seats in games.game(name).seats]


def sample(name: str, seats: int, last: bool = False) -> Iterator[State]:
    """Positions of a game in which everybody says anything, the end among them."""
    options = {o.name: o.values[-1 if last else 0] for o in games.game(name).options}
    state = None
    for number, (state, _, _) in enumerate(positions(name, seats, 5, **options)):
        if number < 30 or number % 11 == 0:
            yield state
    assert state is not None and not state.stack
    yield state


def sent(name: str, state: State, viewer: int) -> str:
    return to_text(view_form(name).write(state.seen_by(viewer)))


@pytest.mark.parametrize("last", [False, True])
@pytest.mark.parametrize(("name", "seats"), CASES)
def test_a_view_is_the_same_after_a_trip(name: str, seats: int, last: bool) -> None:
    form = view_form(name)
    for state in sample(name, seats, last):
        for viewer in (*range(seats), SPECTATOR):
            view = state.seen_by(viewer)
            back = form.read(of_text(sent(name, state, viewer)), seats, viewer)
            assert back.key(viewer) == view.key(viewer)
            assert facts(back) == facts(view)
            if viewer in view.asked():
                assert list(back.listed(viewer)) == list(view.listed(viewer))


@pytest.mark.parametrize("last", [False, True])
@pytest.mark.parametrize(("name", "seats"), CASES)
def test_what_is_hidden_changes_no_byte(name: str, seats: int, last: bool) -> None:
    for state in sample(name, seats, last):
        for viewer in (*range(seats), SPECTATOR):
            line = sent(name, state, viewer)
            for seed in (1, 2):
                other = state.seen_by(viewer).imagine(seed)
                assert sent(name, other, viewer) == line


@pytest.mark.soak
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("name", games.GAMES)
def test_what_is_hidden_changes_no_byte_in_a_thousand_positions(name: str) -> None:
    """Every viewer, the onlooker too, at positions of all numbers of seats and all options."""
    many = 0
    for seed in count(10):
        for last in (False, True):
            options = {o.name: o.values[-1 if last else 0] for o in games.game(name).options}
            seats = games.game(name).seats[seed % len(games.game(name).seats)]
            for number, (state, _, _) in enumerate(positions(name, seats, seed, **options)):
                if number % 5 == seed % 5:
                    many += 1
                    for viewer in (*range(seats), SPECTATOR):
                        other = state.seen_by(viewer).imagine(seed + number)
                        assert sent(name, other, viewer) == sent(name, state, viewer)
        if many >= 1000:
            return


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_events_are_the_same_after_a_trip(name: str, seats: int) -> None:
    form = view_form(name)
    for state, seat, action in positions(name, seats, 6):
        events = state.clone().play(seat, action)
        for viewer in (*range(seats), SPECTATOR):
            found = form.read_events(of_text(to_text(form.write_events(events, viewer))))
            assert found == tuple(event.seen_by(viewer) for event in events)


@pytest.mark.parametrize("name", games.GAMES)
def test_what_does_not_fit_is_refused(name: str) -> None:
    """Each place of a view is tried with what does not belong there."""
    state = games.game(name).deal(2, 1, {})
    form = view_form(name)
    good = sent(name, state, 0)
    form.read(of_text(good), 2, 0)
    for place in range(len(of_text(good))):
        for bad in (1.5, {"a": 1}, "x", 1 << 600, ["Nobody", 1], [[[[]]]], [1.5]):
            view = of_text(good)
            view[place] = bad
            with pytest.raises(FormError):
                form.read(view, 2, 0)
    for text in ("", "[", "[" * 100_000, "[NaN", '{"a":1}', "[1]", "1" * 5000, "null"):
        with pytest.raises(FormError):
            form.read(of_text(text), 2, 0)
    for seats, viewer in ((3, 0), (2, 1)):
        with pytest.raises(FormError):
            form.read(of_text(good), seats, viewer)
