"""What follows from the fields of a state."""

from __future__ import annotations

import pytest

from hansetable.core import State, Step, per_seat
from hansetable.core.state import OMNISCIENT


class Cups(State, apart=("note",)):
    level: int = 3
    coins: list[int] = per_seat(5, 2)
    pile: list[int] = []
    note: tuple[int, ...] = ()

    def hide(self, viewer: int) -> None:
        self.pile = [-1] * len(self.pile)


class MoreCups(Cups):
    spare: list[int] = [1, 2]


def test_a_state_begins_with_what_is_declared() -> None:
    cups = MoreCups(2, 7)
    assert (cups.n, cups.stack, cups.seen, cups.viewer) == (2, [], [0, 0], OMNISCIENT)
    assert (cups.level, cups.coins, cups.pile, cups.spare) == (3, [5] * 4, [], [1, 2])


def test_states_share_no_list() -> None:
    one = MoreCups(2, 7)
    two, three = MoreCups(2, 7), one.clone()
    for cups in (one, three):
        for field in (cups.pile, cups.spare, cups.coins, cups.seen):
            field.append(9)
        cups.stack.append(Step())
    assert (two.pile, two.spare, two.coins) == ([], [1, 2], [5] * 4)
    assert (two.seen, two.stack) == ([0, 0], [])
    assert one.spare == three.spare == [1, 2, 9]


def test_a_copy_has_every_field_but_the_events() -> None:
    cups = MoreCups(3, 7)
    fields = [field for kind in (State, Cups, MoreCups) for field in vars(kind)["__slots__"]]
    for number, field in enumerate(fields):
        setattr(cups, field, [number])
    copy = cups.clone()
    assert type(copy) is MoreCups
    assert copy.told is None
    fields.remove("told")
    for field in fields:
        assert getattr(copy, field) == getattr(cups, field), field


def test_a_state_has_no_other_fields() -> None:
    with pytest.raises(AttributeError):
        MoreCups(2, 7).other = 1  # type: ignore[attr-defined]


def test_the_key_holds_what_a_seat_knows() -> None:
    one, two = MoreCups(2, 7), MoreCups(2, 8)
    one.pile, two.pile, two.note = [3, 4], [4, 3], (1,)
    assert one.key(0) == two.key(0)
    assert hash(one.key(0)) == hash(two.key(0))
    for field in ("level", "coins", "pile", "spare", "stack", "turn"):
        other, value = two.clone(), getattr(two, field)
        setattr(other, field, value + 1 if isinstance(value, int) else [*value, 0])
        assert other.key(0) != one.key(0), field


def test_a_field_needs_a_value_that_copies_can_share() -> None:
    with pytest.raises(TypeError, match=r"Bad.cups: expected a list or a constant, found \{\}"):

        class Bad(State):
            cups: dict[int, int] = {}
