"""Half-said answers."""

from __future__ import annotations

from itertools import permutations
from typing import ClassVar

import pytest

from hansetable.core import Action, Choice, Handle


class Say(Action):
    touched: tuple[Handle, ...]

    def touches(self) -> frozenset[Handle]:
        return frozenset(self.touched)


class Move(Say):
    DRAGS: ClassVar[frozenset[Handle]] = frozenset(("ship",))


PASS, BUY, SELL, TRADE = (
    Say(("pass",)),
    Say(("a", "shop")),
    Say(("a", "purse")),
    Say(("a", "b", "c")),
)
CHOICE = Choice.of((PASS, BUY, SELL, TRADE))


def test_at_first_everything_glows_and_nothing_is_said() -> None:
    assert CHOICE.targets == {"pass", "a", "shop", "purse", "b", "c"}
    assert CHOICE.said == ()


def test_one_touch_can_say_everything() -> None:
    assert CHOICE.touch("pass").said == (PASS,)
    assert CHOICE.touch("pass").targets == set()


def test_a_touch_leaves_what_can_still_be_meant() -> None:
    choice = CHOICE.touch("a")
    assert choice.actions == (BUY, SELL, TRADE)
    assert choice.targets == {"shop", "purse", "b", "c"}
    assert choice.said == ()


@pytest.mark.parametrize("order", list(permutations(TRADE.touched)))
def test_the_order_of_touches_does_not_matter(order: tuple[Handle, ...]) -> None:
    choice = CHOICE
    for handle in order:
        choice = choice.touch(handle)
    assert choice.said == (TRADE,)


def test_a_touch_does_not_change_the_choice_before() -> None:
    CHOICE.touch("a")
    assert CHOICE.actions == (PASS, BUY, SELL, TRADE)


@pytest.mark.parametrize("handles", [["x"], ["a", "a"], ["a", "pass"], ["pass", "pass"]])
def test_a_touch_that_says_nothing_more_is_refused(handles: list[Handle]) -> None:
    *before, last = handles
    choice = CHOICE
    for handle in before:
        choice = choice.touch(handle)
    with pytest.raises(KeyError, match=last):
        choice.touch(last)


def test_two_actions_can_be_said_by_the_same_touches() -> None:
    first, second = Say(("a", "b")), Say(("b", "a"))
    choice = Choice.of((first, second)).touch("a").touch("b")
    assert choice.said == (first, second)


def test_what_is_said_can_still_become_more() -> None:
    short, long = Say(("a",)), Say(("a", "b"))
    choice = Choice.of((short, long)).touch("a")
    assert choice.said == (short,)
    assert choice.targets == {"b"}


def test_without_actions_nothing_can_be_said() -> None:
    nothing = Choice.of(())
    assert (nothing.targets, nothing.said) == (set(), ())


HERE, THERE = Move(("here",)), Move(("there", "flag"))
VOYAGE = Choice.of((PASS, HERE, THERE))


def test_what_is_moved_may_be_touched_first() -> None:
    assert VOYAGE.targets == {"pass", "here", "there", "flag", "ship"}
    held = VOYAGE.touch("ship")
    assert (held.actions, held.said) == ((HERE, THERE), ())
    assert held.targets == {"here", "there", "flag"}
    assert held.touch("here").said == (HERE,)
    assert held.touch("there").touch("flag").said == (THERE,)


def test_what_is_moved_need_not_be_touched() -> None:
    assert VOYAGE.touch("here").said == (HERE,)
    assert VOYAGE.touch("here").targets == set()


@pytest.mark.parametrize("first", ["ship", "flag"])
def test_what_is_moved_is_touched_once_and_before_all_else(first: Handle) -> None:
    with pytest.raises(KeyError, match="ship"):
        VOYAGE.touch(first).touch("ship")
