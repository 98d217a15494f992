"""Laws that hold for every game of the registry."""

import os
import subprocess
import sys
from collections import Counter
from itertools import permutations
from math import isnan

import pytest

from hansetable import games
from hansetable.core import Choice, Game, Place, State, read_action, write_action
from hansetable.core.state import OMNISCIENT, SPECTATOR
from hansetable.session.session import Session
from tests import golden
from tests.golden import facts, positions

SEEDS = range(1, 4)
SOAKED = 3
"""The seed of the games that only ``-m soak`` plays; it looks at more positions of them."""
CASES = [
    pytest.param((name, seats, seed, chosen), marks=pytest.mark.soak if seed == SOAKED else ())
    for name in games.GAMES
    for seats in games.game(name).seats
    for seed in SEEDS
    for chosen in range(max((len(option.values) for option in games.game(name).options), default=1))
    if seed == 1 or not chosen
]
"""Games with the first value of every option, and one a seat count with each later value."""
RECORDS = golden.RECORDS
CENSUS: dict[str, dict[str, int | None]] = {
    "novgorod": {
        "mission": 24,
        "artisan": 8,
        "base": 8,
        "bonus": 2,
        **dict.fromkeys(("office", "merchant", "pirate", "harbour", "special")),
    },
    "riga": {},
    "kogge": {},
}
"""How many pieces of a kind there are; None: as many as at the start. Others count their own."""

EQUALS = {"good", "marker", "route", "kontor", "pair", "chip"}
"""The kinds of pieces of which several look alike."""

UNASKED = {"Offer", "Counter", "Withdraw"}
"""What may also be said by a seat that is not asked: trades."""


POOL_STEP = 7
"""At each position one of so many actions of the game is tried, others at each."""


class Position:
    """One position out of a game in which everybody says anything."""

    def __init__(self, game: Game, state: State, seat: int, action: object) -> None:
        self.game, self.state, self.seat, self.action = game, state, seat, action
        self.listed = state.listed(seat)
        self.viewers = (*range(len(state.seen)), SPECTATOR, OMNISCIENT)

    def __repr__(self) -> str:
        return f"{self.game.name}: {self.seat} {self.action} of {self.state.key(OMNISCIENT)}"


def options(game: Game, chosen: int) -> dict[str, str]:
    """The values of that number, or the last ones; -1: the last of all."""
    return {
        option.name: option.values[min(chosen, len(option.values) - 1)] for option in game.options
    }


@pytest.fixture(scope="module", params=CASES, ids=lambda case: "-".join(map(str, case)))
def sample(request: pytest.FixtureRequest) -> list[Position]:
    """Some positions of one random game, all of its beginning among them."""
    name, seats, seed, chosen = request.param
    game = games.game(name)
    every = positions(name, seats, seed, **options(game, chosen))
    apart = 3 if seed == SOAKED else 13
    return [
        Position(game, state.clone(), seat, action)
        for number, (state, seat, action) in enumerate(every)
        if number < 20 or number % apart == seed % apart
    ]


# Games


@pytest.mark.parametrize("case", CASES, ids=lambda case: "-".join(map(str, case)))
def test_random_games_end_and_somebody_is_always_asked_with_options(
    case: tuple[str, int, int, int],
) -> None:
    name, seats, seed, chosen = case
    game = games.game(name)
    state, number = game.deal(seats, seed, options(game, chosen)), 0
    for number, (state, seat, _) in enumerate(
        positions(name, seats, seed, **options(game, chosen))
    ):
        listed = state.listed(seat)
        assert listed
        assert len(set(listed)) == len(listed)
        assert state.result() is None
        assert number < 5000
    result = state.result()
    assert result is not None
    assert not state.stack
    assert len(result.scores) == len(result.ranks) == len(result.points) == seats
    assert sorted(result.ranks)[0] == 1
    assert all(result.ranks[winner] == 1 for winner in result.winners)


def test_the_same_seed_and_record_give_the_same_state(sample: list[Position]) -> None:
    last = sample[-1]
    seats = len(last.state.seen)
    for chosen in (0, -1):
        one, two = (last.game.deal(seats, 5, options(last.game, chosen)) for _ in range(2))
        assert facts(one) == facts(two)
        for _ in range(120):
            if not one.asked():
                break
            seat = one.asked()[0]
            action = one.listed(seat)[-1]
            assert one.play(seat, action) == two.play(seat, action)
            assert facts(one) == facts(two)


# Playing


def test_playing_on_a_clone_never_changes_the_original(sample: list[Position]) -> None:
    for at in sample:
        before = repr(facts(at.state))
        for action in at.listed:
            copy = at.state.clone()
            assert facts(copy) == facts(at.state)
            copy.play(at.seat, action)
            assert repr(facts(at.state)) == before, at


def test_push_does_what_play_does(sample: list[Position]) -> None:
    for at in sample:
        pushed, played = at.state.clone(), at.state.clone()
        pushed.push(at.seat, at.action)
        played.play(at.seat, at.action)
        assert facts(pushed) == facts(played), at


def test_options_list_and_test_the_same(sample: list[Position]) -> None:
    for at in sample:
        legal = at.state.options(at.seat)
        assert list(legal) == list(at.listed)
        assert all(action in legal for action in at.listed)
        others = [seat for seat in at.viewers[:-2] if seat not in at.state.asked()]
        if type(at.action).__name__ not in UNASKED:
            assert not any(at.action in at.state.options(seat) for seat in others), at


def test_an_action_is_legal_exactly_if_nothing_refuses_it(sample: list[Position]) -> None:
    """Every position is asked for actions of all the others, of which most are refused there."""
    pool = sorted({action for p in sample for action in p.listed}, key=write_action)
    for number, p in enumerate(sample):
        legal = {seat: set(p.state.listed(seat)) for seat in range(len(p.state.seen))}
        for action in (*p.listed, *pool[number % POOL_STEP :: POOL_STEP]):
            for seat, listed in legal.items():
                if type(action).__name__ in UNASKED and action not in listed:
                    continue
                refusal = p.state.refuses(seat, action)
                assert (refusal is None) == (action in listed), (p, seat, action, refusal)


def test_notation_says_every_action_back(sample: list[Position]) -> None:
    for at in sample:
        for action in at.listed:
            text = write_action(action)
            assert read_action(text, at.game.verbs) == action
            assert text.count("\n") == 0
        assert len({write_action(action) for action in at.listed}) == len(at.listed), at


# Secrets


def test_the_view_of_a_view_is_the_view(sample: list[Position]) -> None:
    for at in sample:
        for viewer in at.viewers:
            view = at.state.seen_by(viewer)
            assert facts(view.seen_by(viewer)) == facts(view), at
            assert view.key(viewer) == at.state.key(viewer), at


def test_what_is_imagined_looks_the_same(sample: list[Position]) -> None:
    for at in sample:
        for viewer in at.viewers[:-1]:
            view = at.state.seen_by(viewer)
            for seed in (1, 2):
                imagined = view.imagine(seed)
                assert facts(imagined.seen_by(viewer)) == facts(view), at
                assert imagined.seen_by(viewer).key(viewer) == view.key(viewer), at


def test_secrets_cannot_be_told_from_a_view(sample: list[Position]) -> None:
    """Other secrets, another random number: the same view, the same options, the same table."""
    for at in sample:
        view = at.state.seen_by(at.seat)
        other = view.imagine(7)
        other.rng += 1
        assert facts(other.seen_by(at.seat)) == facts(view), at
        for state in (view, other):
            assert list(state.options(at.seat)) == list(at.listed), at
        assert at.game.pieces(other.seen_by(at.seat)) == at.game.pieces(view), at


def test_a_view_can_be_played_on(sample: list[Position]) -> None:
    for at in sample:
        for action in at.listed:
            view = at.state.seen_by(at.seat)
            view.push(at.seat, action)
            at.game.pieces(view)
            at.game.evaluate(view, at.seat)


def test_the_view_of_an_event_is_what_its_viewer_may_know(sample: list[Position]) -> None:
    for at in sample:
        for event in at.state.clone().play(at.seat, at.action):
            for viewer in at.viewers:
                seen = event.seen_by(viewer)
                assert seen.seen_by(viewer) == seen, at
            assert event.seen_by(at.seat) == event, at


# The table


def test_every_piece_lies_in_one_place(sample: list[Position]) -> None:
    at_first: Counter[str] = Counter()
    for at in sample:
        for viewer in at.viewers:
            places = at.game.pieces(at.state.seen_by(viewer))
            spots = Counter((p.zone, p.kind, p.owner, p.at, p.index) for p in places.values())
            assert [spot for spot, count in spots.items() if count > 1] == [], at
            named = [p for p in places.values() if p.name and p.kind not in EQUALS]
            faces = Counter((p.kind, p.name, p.owner, p.zone) for p in named)
            assert [face for face, count in faces.items() if count > 1] == [], at
            found = _count(at.state, places)
            at_first = at_first or found
            for kind, number in CENSUS[at.game.name].items():
                assert found[kind] == (at_first[kind] if number is None else number), (kind, at)


def _count(state: State, places: dict[str, Place]) -> Counter[str]:
    """The pieces by kind; a pile counts as many as lie in it."""
    found: Counter[str] = Counter()
    for place in places.values():
        piece = "office" if place.kind == "back" else place.kind
        found[piece] += place.number if place.zone == "pile" else place.zone != "stack"
    if hasattr(state, "supply"):
        found["office"] += sum(state.supply)
    return found


def test_whatever_an_action_touches_lies_on_the_table(sample: list[Position]) -> None:
    for at in sample:
        places = at.game.pieces(at.state.seen_by(at.seat))
        said = {handle for place in places.values() for handle in place.says}
        for action in at.listed:
            things = {h for h in action.touches() if not h.startswith("button:")}
            things |= action.DRAGS
            assert things <= said, (things - said, action, at)
            assert action.touches(), action


def test_every_action_can_be_said_by_touching_in_any_order(sample: list[Position]) -> None:
    for at in sample:
        nothing = Choice.of(at.listed)
        assert not nothing.said
        for action in at.listed:
            for order in permutations(action.touches()):
                choice = nothing
                for handle in order:
                    assert handle in choice.targets, (handle, action, at)
                    choice = choice.touch(handle)
                assert action in choice.said, (order, action, at)


def test_what_an_action_carries_can_be_touched_first(sample: list[Position]) -> None:
    for at in sample:
        nothing = Choice.of(at.listed)
        for action in at.listed:
            for carried in action.DRAGS:
                assert carried in nothing.targets, (carried, action, at)
                held = nothing.touch(carried)
                assert action in held.actions and not held.said, (action, at)
                assert action in held.touch(*action.touches()).said, (action, at)


# Advice


def test_advice_is_a_number_for_every_action(sample: list[Position]) -> None:
    for at in sample:
        view = at.state.seen_by(at.seat)
        bounds = at.game.action_bounds(view, at.seat, at.listed)
        assert len(bounds) == len(at.listed)
        worths = (at.game.evaluate(view, at.seat), *(bound.worth for bound in bounds))
        assert not any(map(isnan, worths)), at


# Golden files


@pytest.mark.parametrize("record", RECORDS, ids=lambda file: file.stem)
def test_finished_games_come_to_their_result(record: golden.Path) -> None:
    text = record.read_text(encoding="utf-8")
    stated = next(line for line in text.splitlines() if line.startswith("# result: "))
    result = Session.of_text(text).state.result()
    assert result is not None
    winners = " ".join(str(seat + 1) for seat in result.winners) or "-"
    scores, ranks = (" ".join(map(str, numbers)) for numbers in (result.scores, result.ranks))
    assert stated == f"# result: scores {scores}; ranks {ranks}; winners {winners}"


def test_golden_files_hold() -> None:
    """After a change of rules: ``nox -s golden``, and read the difference."""
    assert golden.PERFT
    assert golden.TOLD
    for path, text in golden.texts():
        held = path.read_text(encoding="utf-8").splitlines() == text.splitlines()
        assert held, f"{path} differs: nox -s golden, and read the difference"


def test_golden_files_do_not_depend_on_the_order_of_hashes() -> None:
    script = [sys.executable, golden.__file__, "digest"]
    runs = [
        subprocess.Popen(
            script, env={**os.environ, "PYTHONHASHSEED": seed}, stdout=subprocess.PIPE, text=True
        )
        for seed in ("1", "2")
    ]
    found = [run.communicate(timeout=60)[0] for run in runs]
    assert found[0] == found[1] != ""
