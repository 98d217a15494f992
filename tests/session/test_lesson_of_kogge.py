"""What the lesson of Kogge teaches, held against the game that it plays."""

from __future__ import annotations

from hansetable.core import Action
from hansetable.games.kogge import actions as a
from hansetable.games.kogge import trade_actions as b
from hansetable.games.kogge.scoring import points
from hansetable.games.kogge.state import KoggeState
from hansetable.session.lesson import lesson
from hansetable.session.session import Session

LEARNER, OTHER = 0, 1
BY_HAND: tuple[type[Action], ...] = (
    *(a.Choose, a.Lay, a.Bid, a.Steer, a.Load, a.Sail, a.Pay, a.Give, a.Take, a.TakeGood),
    *(a.Found, a.BuyPair, a.Change, b.Accept, a.RaidCity, a.BuyChip),
)
"""What everybody has done once who knows the game."""


def played() -> list[tuple[KoggeState, int, Action]]:
    """Every action of the lesson with the position before it."""
    found = lesson("kogge")
    session = Session(found.header)
    steps = []
    for seat, action in found.script:
        assert isinstance(session.state, KoggeState)
        steps.append((session.state.clone(), seat, action))
        session.submit(seat, action)
    assert isinstance(session.state, KoggeState)
    return [*steps, (session.state, -1, a.End())]


def test_each_kind_of_thing_is_done_by_hand() -> None:
    assert set(BY_HAND) <= {type(action) for _, seat, action in played() if seat == LEARNER}


def test_a_bid_is_won_and_one_is_lost() -> None:
    """K-27"""
    orders = [state.order for state, _, action in played() if isinstance(action, a.Steer)]
    assert orders == [[LEARNER, OTHER], [OTHER, LEARNER], [LEARNER, OTHER]]


def test_no_kontor_is_thrown_away() -> None:
    """K-60: as soon as a kontor can be founded, it is."""
    able = [
        action
        for state, seat, action in played()
        if seat == LEARNER and a.Found() in state.listed(seat)
    ]
    assert able == [a.Found()]


def test_the_numbers_in_the_notes_are_those_of_the_game() -> None:
    """K-80, K-83"""
    steps = played()
    at = next(n for n, (_, _, action) in enumerate(steps) if isinstance(action, a.Found))
    before, after = (points(steps[n][0], LEARNER) for n in (at, at + 1))
    paid = sum(before[good] - after[good] for good in ("ore", "amber", "salt"))
    assert (paid, after["kontors"] - before["kontors"]) == (13, 10)
    end = steps[-1][0]
    mine, theirs = (points(end, seat) for seat in (LEARNER, OTHER))
    assert (mine["kontors"], mine["chips"], mine["amber"], sum(mine.values())) == (20, 20, 15, 55)
    assert (sum(theirs.values()), end.points(LEARNER), end.points(OTHER)) == (40, 3, 2)
    notes = [note.words["en"] for note in lesson("kogge").notes]
    assert any("13 victory points at the end, the kontor counts only 10" in note for note in notes)
    assert any("20 + 20 + 15 = 55 victory points, and Jorin 40" in note for note in notes)
    assert "You have three." in notes[-1]
