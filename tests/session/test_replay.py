"""The reel of a replay: the moments of a game that was played."""

from __future__ import annotations

from pathlib import Path

import pytest

from hansetable.core import IllegalActionError
from hansetable.core.state import OMNISCIENT, SPECTATOR
from hansetable.session import PlayerSlot, Session
from hansetable.session.replay import Reel, eyes

RECORDS = sorted((Path(__file__).parents[1] / "records").glob("*-two-greedy.hanse"))
PEOPLE = (PlayerSlot("Heike", "red", "human"), PlayerSlot("Jorin", "blue", "human"))


@pytest.fixture(scope="module", params=RECORDS, ids=lambda file: file.stem)
def whole(request) -> Session:
    return Session.of_text(request.param.read_text(encoding="utf-8"))


def test_it_begins_at_the_beginning(whole) -> None:
    reel = Reel(whole)
    assert reel.place == 0 and reel.actions == [] and reel.journal == []
    assert reel.state.key(OMNISCIENT) == whole.at(0).key(OMNISCIENT)


@pytest.mark.parametrize(("wanted", "place"), [(-5, 0), (0, 0), (7, 7), (10_000, None)])
def test_it_goes_to_a_moment_and_never_beyond_an_end(whole, wanted, place) -> None:
    reel = Reel(whole)
    place = reel.length if place is None else place
    reel.go(wanted)
    assert reel.place == place
    assert reel.state.key(OMNISCIENT) == whole.at(place).key(OMNISCIENT)
    assert reel.actions == whole.actions[:place] and reel.journal == whole.journal[:place]


def test_the_game_itself_stays_as_it_is(whole) -> None:
    text, end = whole.text(), whole.state.key(OMNISCIENT)
    reel = Reel(whole)
    reel.go(40)
    with pytest.raises(IllegalActionError):
        reel.submit(*whole.actions[40])
    assert reel.undo_refusal() == "turn"
    assert reel.text() == whole.text() == text and whole.state.key(OMNISCIENT) == end


def test_the_rounds_begin_where_the_chapter_changes(whole) -> None:
    reel = Reel(whole)
    numbers = [number for _, number in reel.starts]
    assert numbers == sorted(set(numbers)) and reel.starts[0][0] == 0
    for part, (place, number) in enumerate(reel.starts):
        assert whole.game.progress(whole.at(place))["round"] == number
        assert reel.round_at(place) == part
        if place:
            assert whole.game.progress(whole.at(place - 1))["round"] != number


def test_every_line_of_the_log_leads_to_the_action_that_told_it(whole) -> None:
    reel = Reel(whole)
    told = [place for place, events in enumerate(whole.journal, 1) for _ in events]
    assert [reel.place_of(line) for line in range(len(told))] == told
    for place in range(reel.length + 1):
        assert all(told[line] == place for line in reel.lines(place))


def test_others_play_on_from_a_moment(whole) -> None:
    session = Reel(whole).upto(30, PEOPLE)
    assert session.actions == whole.actions[:30] and session.slots == PEOPLE
    assert session.state.key(OMNISCIENT) == whole.at(30).key(OMNISCIENT)
    session.submit(*whole.actions[30])
    assert len(session.actions) == 31


def test_a_game_that_is_over_lies_open(whole) -> None:
    assert eyes(whole) == (OMNISCIENT, 0, 1)


@pytest.mark.parametrize(
    ("players", "seen"),
    [
        (("greedy", "human", "greedy"), (1,)),
        (("human", "human", "greedy"), (SPECTATOR,)),
        (("greedy", "random", "greedy"), (OMNISCIENT, 0, 1, 2)),
    ],
)
def test_a_running_game_keeps_its_secrets(players, seen) -> None:
    slots = tuple(
        PlayerSlot(name, colour, player)
        for name, colour, player in zip("abc", ("red", "blue", "green"), players, strict=True)
    )
    assert eyes(Session.new("riga", 1, slots, {})) == seen
