"""A replay session: the moments of a game that was played."""

from __future__ import annotations

from pathlib import Path

import pytest

from hansetable.core.state import OMNISCIENT, SPECTATOR
from hansetable.session.replay import ReplaySession, viewpoints
from hansetable.session.session import Session
from hansetable.session.slot import PlayerSlot

RECORDS = sorted((Path(__file__).parents[1] / "records").glob("*-two-greedy.hanse"))
PEOPLE = (PlayerSlot("Heike", "red", "human"), PlayerSlot("Jorin", "blue", "human"))


@pytest.fixture(scope="module", params=RECORDS, ids=lambda file: file.stem)
def whole(request) -> Session:
    return Session.of_text(request.param.read_text(encoding="utf-8"))


def test_it_begins_at_the_beginning(whole) -> None:
    replay = ReplaySession(whole)
    assert replay.place == 0
    assert replay.state.key(OMNISCIENT) == whole.at(0).key(OMNISCIENT)


@pytest.mark.parametrize(("wanted", "place"), [(-5, 0), (0, 0), (7, 7), (10_000, None)])
def test_it_goes_to_a_moment_and_never_beyond_an_end(whole, wanted, place) -> None:
    replay = ReplaySession(whole)
    place = replay.length if place is None else place
    replay.go(wanted)
    assert replay.place == place
    assert replay.state.key(OMNISCIENT) == whole.at(place).key(OMNISCIENT)


def test_the_game_itself_stays_as_it_is(whole) -> None:
    text, end = whole.text(), whole.state.key(OMNISCIENT)
    replay = ReplaySession(whole)
    replay.go(40)
    replay.state.play(*whole.actions[40])
    assert whole.text() == text and whole.state.key(OMNISCIENT) == end


def test_the_rounds_begin_where_the_chapter_changes(whole) -> None:
    replay = ReplaySession(whole)
    numbers = [number for _, number in replay.starts]
    assert numbers == sorted(set(numbers)) and replay.starts[0][0] == 0
    for part, (place, number) in enumerate(replay.starts):
        assert whole.game.progress(whole.at(place))["round"] == number
        assert replay.round_at(place) == part
        if place:
            assert whole.game.progress(whole.at(place - 1))["round"] != number


def test_every_line_of_the_log_leads_to_the_action_that_told_it(whole) -> None:
    replay = ReplaySession(whole)
    told = [place for place, events in enumerate(whole.journal, 1) for _ in events]
    assert [replay.place_of(line) for line in range(len(told))] == told
    for place in range(replay.length + 1):
        assert all(told[line] == place for line in replay.lines(place))


def test_others_play_on_from_a_moment(whole) -> None:
    session = ReplaySession(whole).upto(30, PEOPLE)
    assert session.actions == whole.actions[:30] and session.slots == PEOPLE
    assert session.state.key(OMNISCIENT) == whole.at(30).key(OMNISCIENT)
    session.submit(*whole.actions[30])
    assert len(session.actions) == 31


def test_a_game_that_is_over_lies_open(whole) -> None:
    assert viewpoints(whole) == (OMNISCIENT, 0, 1)


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
    assert viewpoints(Session.new("riga", 1, slots, {})) == seen
