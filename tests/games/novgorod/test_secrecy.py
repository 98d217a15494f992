"""What is secret (N-130), and what a viewer may think of it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from hansetable.core.state import SPECTATOR
from hansetable.games.novgorod import events as e
from hansetable.games.novgorod.actions import DRAW_MISSION
from hansetable.games.novgorod.cards import MISSION
from hansetable.games.novgorod.state import ALL_MISSIONS, HIDDEN, NovgorodState
from tests.games.novgorod.builder import SetTable, missions

Dealt = Callable[..., NovgorodState]


def somewhere(s: NovgorodState, seed: int, most: int = 400) -> NovgorodState:
    """Play up to so many random actions; stop before the end of the game."""
    random = Random(seed)
    for _ in range(random.randrange(most)):
        before = s.clone()
        s.push(s.turn, random.choice(s.listed(s.turn)))
        if not s.stack:
            return before
    return s


def test_dealt_missions_are_secret(dealt: Dealt) -> None:
    """N-130"""
    s = dealt(4)
    view = s.seen_by(2)
    assert view.hand == [0, 0, s.hand[2], 0]
    assert view.unknown == [1, 1, 0, 1]


def test_the_pile_is_secret(dealt: Dealt) -> None:
    """N-130"""
    s = dealt(4)
    assert s.seen_by(0).pile == [HIDDEN] * len(s.pile)


def test_chance_is_secret(dealt: Dealt) -> None:
    """N-130"""
    assert dealt(4, 1).seen_by(0).rng == dealt(4, 2).seen_by(0).rng


def test_a_mission_drawn_from_the_pile_is_seen_by_its_owner_only(table: SetTable) -> None:
    """N-130"""
    t = table(hand="m01")
    t.say("sail", "done")
    (event, *_) = t.say("draw-mission")
    assert isinstance(event, e.MissionDrawn)
    assert event.seen_by(0) == event
    assert event.seen_by(1) == event.seen_by(SPECTATOR) == e.MissionDrawn(0, "", 6)
    assert t.state.seen_by(1).unknown == [2, 0, 0, 0]
    assert t.state.seen_by(0).hand[0] == t.state.hand[0]


def test_a_mission_drawn_in_a_view_stays_unknown(table: SetTable) -> None:
    """N-130"""
    t = table()
    t.say("sail", "done")
    view = t.state.seen_by(0)
    view.push(0, DRAW_MISSION)
    assert (view.hand[0], view.unknown[0], view.in_progress(0)) == (0, 1, 1)


def test_a_mission_taken_openly_was_seen_by_all(table: SetTable) -> None:
    """N-130"""
    t = table().open("m01 m02 m03 m04")
    t.say("sail", "done", "buy-mission m02")
    assert t.state.seen_by(3).hand[0] == missions("m02")
    assert t.state.seen_by(SPECTATOR).hand[0] == missions("m02")


def test_missions_turned_up_are_seen_by_all(table: SetTable) -> None:
    """N-130"""
    t = table().open("m01 m02 m03 m04")
    t.say("sail", "done", "buy-mission m02")
    new = t.state.display[-1]
    assert all(seen >> new & 1 for seen in t.state.seen)


def test_offices_and_the_hold_lie_open(table: SetTable) -> None:
    """N-130"""
    t = table(offices="riga danzig", hold="riga")
    view = t.state.seen_by(1)
    assert (view.owned, view.hold) == (t.state.owned, t.state.hold)


def test_a_fulfilled_mission_has_been_seen_by_all(table: SetTable) -> None:
    """N-130"""
    t = table(hand="m06").sail("danzig luebeck")
    t.say("fulfil m06 lower")
    assert all(seen >> MISSION["m06"] & 1 for seen in t.state.seen)
    assert t.state.seen_by(1).under[0] == missions("m06")


@pytest.mark.parametrize("seed", range(12))
def test_a_view_of_a_view_is_the_view(dealt: Dealt, seed: int) -> None:
    """N-130"""
    s = somewhere(dealt(2 + seed % 3, seed), seed)
    for viewer in (*range(s.n), SPECTATOR):
        view = s.seen_by(viewer)
        assert view.seen_by(viewer).key(viewer) == view.key(viewer) == s.key(viewer)


@pytest.mark.parametrize("seed", range(12))
def test_an_imagined_state_looks_the_same_to_its_viewer(dealt: Dealt, seed: int) -> None:
    """N-130"""
    s = somewhere(dealt(2 + seed % 3, seed), seed)
    for viewer in range(s.n):
        view = s.seen_by(viewer)
        imagined = view.imagine(seed)
        assert imagined.seen_by(viewer).key(viewer) == view.key(viewer)
        everywhere = [*imagined.hand, *imagined.left, *imagined.under]
        everywhere += [1 << m for m in (*imagined.display, *imagined.pile)]
        assert sum(everywhere) == ALL_MISSIONS


@pytest.mark.parametrize("seed", range(12))
def test_a_view_offers_the_same_to_its_viewer(dealt: Dealt, seed: int) -> None:
    """N-130"""
    s = somewhere(dealt(2 + seed % 3, seed), seed)
    assert list(s.seen_by(s.turn).listed(s.turn)) == list(s.listed(s.turn))


def test_what_others_hide_changes_no_view(dealt: Dealt) -> None:
    """N-130"""
    s = dealt(3)
    other = s.clone()
    other.hand[1], other.pile[0] = 1 << s.pile[0], s.hand[1].bit_length() - 1
    other.seen[1] ^= s.hand[1] | other.hand[1]
    assert other.seen_by(0).key(0) == s.seen_by(0).key(0)
    assert other.seen_by(1).key(1) != s.seen_by(1).key(1)


def test_imagining_differs_by_the_random_number(dealt: Dealt) -> None:
    """N-130"""
    view = dealt(4).seen_by(0)
    assert len({tuple(view.imagine(rng).hand) for rng in range(30)}) > 20
