"""A turn (R-30 to R-36): take something, build, and use functions in between."""

from __future__ import annotations

from collections.abc import Sequence

from hansetable.core import Action, Automatic, Refusal, Seat
from hansetable.core.state import OMNISCIENT
from hansetable.games.riga import actions as a
from hansetable.games.riga import events as e
from hansetable.games.riga.bill import (
    NO_DEPOSIT,
    buildable,
    can_deposit,
    open_bill,
    owned,
    refuses_plan,
)
from hansetable.games.riga.cards import COST, GOODS, OF, bits, building_ids
from hansetable.games.riga.multiset import (
    HIDDEN_UNIT,
    KNOWN,
    UNIT,
    good_ids,
    kinds_of,
    names_of,
    pack_of,
)
from hansetable.games.riga.reasons import Question, no
from hansetable.games.riga.state import SIGHT, UNKNOWN_UNIT, RigaState
from hansetable.games.riga.supply import discard_secretly, draw_building, draw_good, recover

DRAWN_BUILDINGS = 5
"""How many buildings a builder's yard draws (R-42)."""
DRAWN_GOODS = 3
"""How many goods a treasury draws (R-50)."""
_YARD, _TREASURY, _MONASTERY = OF["yard"], OF["treasury"], OF["monastery"]


def usable(s: RigaState, seat: Seat) -> list[Action]:
    """Return the uses of builder's yards and treasuries (R-36); one that draws nothing is none."""
    ready = s.ready(seat) & (_YARD | _TREASURY)
    if not ready:
        return []
    drawable = _YARD if s.pile or s.discard else 0
    if s.goods_pile or s.goods_discard:
        drawable |= _TREASURY
    return [a.USE[b] for b in bits(ready & drawable)]


def use(s: RigaState, seat: Seat, b: int) -> None:
    """Use a builder's yard (R-42), a treasury (R-50) or the monastery (R-60)."""
    s.used[seat] |= 1 << b
    s.tell(e.FunctionUsed, seat, a.USE[b].building)
    if _YARD >> b & 1:
        _draw_buildings(s, seat)
    elif _TREASURY >> b & 1:
        _draw_goods(s, seat)
    else:
        recover(s, seat)
        s.stack.append(SWAP_FIRST)


def _draw_buildings(s: RigaState, seat: Seat) -> None:
    """Draw five buildings (R-42); in a view, one of unknown face comes to hand."""
    if s.viewer != OMNISCIENT:
        for _ in range(min(DRAWN_BUILDINGS, len(s.pile))):
            s.pile.pop()
        s.hand[seat] += UNKNOWN_UNIT
        recover(s, seat)
        return
    drawn = 0
    for _ in range(DRAWN_BUILDINGS):
        card = draw_building(s)
        if card is None:
            break
        drawn |= 1 << card
    s.seen[seat] |= drawn
    s.drawn[seat] = drawn
    s.tell(e.BuildingsDrawn, seat, building_ids(drawn))
    s.stack.append(DRAFT)


def _draw_goods(s: RigaState, seat: Seat) -> None:
    """Draw three goods (R-50); in a view, one of unknown face comes to hand."""
    if s.viewer != OMNISCIENT:
        for _ in range(min(DRAWN_GOODS, len(s.goods_pile))):
            s.goods_pile.pop()
        s.goods[seat] += HIDDEN_UNIT
        recover(s, seat)
        return
    drawn = tuple(g for _ in range(DRAWN_GOODS) if (g := draw_good(s)) is not None)
    s.seen[seat] += SIGHT * len(drawn)
    s.drawn_goods = pack_of(drawn)
    s.tell(e.GoodsDrawn, seat, good_ids(drawn))
    s.stack.append(CHOOSE_GOOD)


class Draft(Question):
    """Which of the buildings drawn do you keep, if any? (R-42)."""

    rule, why = "R-42", "draft"

    def options(self, s: RigaState, seat: Seat) -> Sequence[Action]:
        return (*(a.KEEP[b] for b in bits(s.drawn[seat])), a.DECLINE)

    def play(self, s: RigaState, seat: Seat, action: Action) -> None:
        drawn, s.drawn[seat] = s.drawn[seat], 0
        s.stack.pop()
        match action:
            case a.Keep(b=b):
                s.hand[seat] |= 1 << b
                drawn &= ~(1 << b)
                s.tell(e.BuildingKept, seat, action.building, building_ids(drawn))
            case _:
                s.tell(e.NothingKept, seat, building_ids(drawn))
        discard_secretly(s, seat, drawn)
        recover(s, seat)


class ChooseGood(Question):
    """Which of the goods drawn do you keep? (R-50)."""

    rule, why = "R-50", "choose"

    def options(self, s: RigaState, seat: Seat) -> Sequence[Action]:
        return [a.KEEP_GOOD[g] for g in kinds_of(s.drawn_goods)]

    def play(self, s: RigaState, seat: Seat, action: Action) -> None:
        assert isinstance(action, a.KeepGood)
        rest, s.drawn_goods = s.drawn_goods - UNIT[action.g], 0
        s.goods[seat] += UNIT[action.g]
        s.goods_discard += rest
        s.stack.pop()
        s.tell(e.GoodKept, seat, action.good, names_of(rest))
        recover(s, seat)


# ---- first phase: take ----------------------------------------------------------------------


class Take(Question):
    """Which building or which row of goods do you take? (R-30)."""

    rule, why = "R-30", "take"

    def options(self, s: RigaState, seat: Seat) -> Sequence[Action]:
        found: list[Action] = [a.TAKE_ROW[at] for at, row in enumerate(s.rows) if row]
        if s.swapped:
            found = [a.TAKE_ROW[at] for at in bits(s.swapped) if s.rows[at]]
        else:
            found += [a.TAKE_BUILDING[b] for b in (*s.below, *s.above)]
        ready = s.ready(seat)
        if ready & (_YARD | _TREASURY | _MONASTERY):
            found.extend(usable(s, seat))
            if ready & _MONASTERY and first_swaps(s):
                found.extend(a.USE[b] for b in bits(_MONASTERY))
        return found

    def refuses(self, s: RigaState, seat: Seat, action: Action) -> Refusal | None:
        refusal = Question.refuses(self, s, seat, action)
        if refusal and isinstance(action, a.TakeRow) and not any(s.rows[action.row - 1 :][:1]):
            return no("row-empty", action.row)
        if refusal and isinstance(action, a.TakeRow | a.TakeBuilding) and s.swapped:
            return must_row(s)
        return refusal

    def play(self, s: RigaState, seat: Seat, action: Action) -> None:
        match action:
            case a.TakeRow(row=number):
                row = s.rows[number - 1]
                s.rows[number - 1] = ()
                goods = pack_of(row)
                s.goods[seat] += goods
                s.shown[seat] += goods & KNOWN
                s.tell(e.RowTaken, seat, number, good_ids(row))
                _taken(s)
            case a.TakeBuilding(b=b):
                if b in s.below:
                    s.below.remove(b)
                else:
                    s.above.remove(b)
                s.hand[seat] |= 1 << b
                s.known[seat] |= 1 << b
                s.tell(e.BuildingTaken, seat, action.building)
                _taken(s)
            case a.Use(b=b):
                use(s, seat, b)


def must_row(s: RigaState) -> Refusal:
    """Return that one of the rows between which the monastery has swapped must be taken."""
    return no("must-row", *(at + 1 for at in bits(s.swapped)))


def _taken(s: RigaState) -> None:
    """The first phase is over."""
    s.swapped = 0
    s.stack.pop()


def first_swaps(s: RigaState) -> list[Action]:
    """Return the goods of rows for which another row has a different one (R-60)."""
    kinds = [set(row) for row in s.rows]
    return [
        a.LIFT[at][g]
        for at, row in enumerate(kinds)
        for g in sorted(row)
        if any(other != at and theirs - {g} for other, theirs in enumerate(kinds))
    ]


class SwapFirst(Question):
    """Which good of which row do you swap? (R-60)."""

    rule, why = "R-60", "swap"

    def options(self, s: RigaState, seat: Seat) -> Sequence[Action]:
        return first_swaps(s)

    def refuses(self, s: RigaState, seat: Seat, action: Action) -> Refusal | None:
        refusal = Question.refuses(self, s, seat, action)
        return no("no-other", action.good) if refusal and isinstance(action, a.Lift) else refusal

    def play(self, s: RigaState, seat: Seat, action: Action) -> None:
        assert isinstance(action, a.Lift)
        s.stack[-1] = SWAP_SECOND[action.row - 1][action.g]


class SwapSecond(Question):
    """With which good of another row is it swapped? (R-60); ``at`` and ``g`` are the first."""

    rule, why = "R-60", "swap"

    at: int
    g: int

    def options(self, s: RigaState, seat: Seat) -> Sequence[Action]:
        return [
            a.SWAP[at][g]
            for at, row in enumerate(s.rows)
            if at != self.at
            for g in sorted(set(row))
            if g != self.g
        ]

    def refuses(self, s: RigaState, seat: Seat, action: Action) -> Refusal | None:
        match action:
            case a.Swap(row=row) if row == self.at + 1:
                return no("same-row", row)
            case a.Swap(good=good, g=g) if g == self.g:
                return no("same-good", good)
        return Question.refuses(self, s, seat, action)

    def play(self, s: RigaState, seat: Seat, action: Action) -> None:
        assert isinstance(action, a.Swap)
        other = action.row - 1
        _put(s, self.at, self.g, action.g)
        _put(s, other, action.g, self.g)
        s.swapped = 1 << self.at | 1 << other
        s.stack.pop()
        s.tell(e.Swapped, seat, self.at + 1, GOODS[self.g], action.row, action.good)


def _put(s: RigaState, at: int, old: int, new: int) -> None:
    """Put one good in the place of another in a row."""
    row = list(s.rows[at])
    row[row.index(old)] = new
    s.rows[at] = tuple(row)


# ---- second phase: build --------------------------------------------------------------------


class Build(Question):
    """What do you build, if anything? (R-31)."""

    rule, why = "R-31", "taken"

    def options(self, s: RigaState, seat: Seat) -> Sequence[Action]:
        found: list[Action] = [a.PLAN[b] for b in buildable(s, seat)]
        if s.built[seat] & (_YARD | _TREASURY):
            found.extend(usable(s, seat))
        found.append(a.DONE)
        return found

    def refuses(self, s: RigaState, seat: Seat, action: Action) -> Refusal | None:
        match action:
            case a.Done():  # one need not build
                return None
            case a.Plan(b=b) if owned(s, seat) >> b & 1:
                return refuses_plan(s, seat, b)
        return Question.refuses(self, s, seat, action)

    def play(self, s: RigaState, seat: Seat, action: Action) -> None:
        match action:
            case a.Plan(b=b):
                s.stack.append(open_bill(1 << b))
                s.tell(e.Planned, seat, action.building, COST[b])
            case a.Use(b=b):
                use(s, seat, b)
            case _:
                s.stack.pop()
                if can_deposit(s, seat):
                    s.stack.append(NO_DEPOSIT)


class NothingLies(Automatic):
    """Nothing can be taken: the first phase is skipped (R-30)."""

    def run(self, s: RigaState) -> None:
        s.tell(e.NothingToTake, s.turn)


TAKE = Take()
NOTHING_LIES = NothingLies()
BUILD = Build()
DRAFT = Draft()
CHOOSE_GOOD = ChooseGood()
SWAP_FIRST = SwapFirst()
SWAP_SECOND = tuple(
    tuple(SwapSecond(at, g) for g in range(len(GOODS))) for at in range(len(a.ROWS))
)
