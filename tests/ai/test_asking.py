"""What a player asks others for who goes by a worth: offers and counter-offers of Kogge."""

import pytest

from hansetable import games
from hansetable.ai.ahead import Ahead
from hansetable.ai.learned import Learned
from hansetable.ai.worth import Worth, features_of
from hansetable.core import write_action
from hansetable.games.kogge.state import OPEN
from hansetable.games.kogge.turn import ROUTE
from tests.games.kogge.builder import Table

KOGGE = games.game("kogge")
LIKED = {"kinds": 1.0, "goods": 0.1, "kinds_of_markers": 1.0}


def said(t: Table, seat: int, level: type[Learned] = Learned) -> str:
    """What one says who likes to have many kinds."""
    names = tuple(features_of(KOGGE, KOGGE.deal(2, 0, {}).seen_by(0), 0, 0.0))
    weights = [LIKED.get(name, 0.0) for name in names]
    worth = Worth(names, weights, [0.0] * len(names), [0.0], 5.0)
    action = level(KOGGE, 1, worth).choose(t.state.seen_by(seat), seat, 150)
    return write_action(action)


def beside(
    theirs: str, mine: str = "ore*3 amber", hand: str = "3 4", their_hand: str = "3 4"
) -> Table:
    """One who has ore to spare beside another."""
    t = Table(seats=2).give(0, cargo=mine, hand=hand)
    return t.give(1, at="tonsberg", cargo=theirs, hand=their_hand).acting()


@pytest.mark.parametrize("level", [Learned, Ahead])
def test_who_expects_to_gain_asks_one_who_is_likely_to_agree(level: type[Learned]) -> None:
    t = beside("furs*4")
    assert said(t, 0, level).startswith("offer 2 cogs ore,ore furs")
    t.say("offer 2 cogs ore,ore furs")
    assert said(t, 1) == "accept"


@pytest.mark.parametrize("theirs", ["furs ore salt", "ore*4"])
def test_nobody_is_asked_who_would_lose_or_has_nothing(theirs: str) -> None:
    assert not said(beside(theirs), 0).startswith("offer")


def test_markers_are_asked_for() -> None:
    t = beside("ore*4", hand="3*3 4*2", their_hand="5*3 6*3")
    t.state.done, t.state.rules = ROUTE, OPEN
    assert said(t, 0).startswith("offer 2 cogs 3,")


def test_who_has_declined_is_not_asked_again_in_this_turn() -> None:
    t = beside("furs*4")
    t.say(said(t, 0), "decline")
    assert not KOGGE.requests(t.state.seen_by(0), 0)
    t.acting()
    assert KOGGE.requests(t.state.seen_by(0), 0)


def test_more_is_asked_for_in_return_if_that_is_still_good_for_the_other() -> None:
    t = beside("furs*2 amber", "ore*4 amber")
    t.say("offer 2 cogs ore furs")
    assert said(t, 1) == "counter furs ore,ore"
    t.say("counter furs ore,ore")
    assert said(t, 0) == "accept"
