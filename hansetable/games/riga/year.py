"""The year (R-20 to R-26): spring, the turns of summer and autumn, winter."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from hansetable.core import Action, Automatic, Refusal, Seat
from hansetable.core.state import OMNISCIENT
from hansetable.games.riga import actions as a
from hansetable.games.riga import events as e
from hansetable.games.riga.bill import OWN
from hansetable.games.riga.cards import OF, bits, building_id
from hansetable.games.riga.multiset import (
    BASE,
    HIDDEN_UNIT,
    UNIT,
    count,
    good_ids,
    kinds_of,
    names_of,
    size,
)
from hansetable.games.riga.reasons import Question, no
from hansetable.games.riga.scoring import end_game
from hansetable.games.riga.state import (
    FACES,
    SIGHT,
    UNKNOWN,
    UNKNOWN_UNIT,
    RigaState,
    cards_in,
)
from hansetable.games.riga.supply import (
    discard_buildings,
    discard_secretly,
    draw_building,
    draw_good,
)
from hansetable.games.riga.turn import BUILD, NOTHING_LIES, TAKE

ROW_VALUE = 9
"""The base value at which a row is complete (R-21)."""
MORE = 2
"""How many more rows, and buildings, than players are laid out (R-21, R-23)."""
HAND_LIMIT, STOREHOUSE_LIMIT = 6, 8
_STOREHOUSE = OF["storehouse"]


def begin_year(s: RigaState) -> None:
    """Begin the next year with spring; a view ends here, nobody can know what spring brings."""
    if s.viewer != OMNISCIENT:
        s.stack.clear()
        return
    s.year += 1
    s.leg = 0
    s.tell(e.YearBegan, s.year, s.start)
    _lay_rows(s)
    _turn_up_buildings(s)
    begin_turn(s)


def _lay_rows(s: RigaState) -> None:
    """Fill up old rows if a monastery may have spoiled them (R-22), then lay new ones (R-21)."""
    if s.riga:
        for at, row in enumerate(s.rows):
            if row and (new := _goods_to(s, sum(BASE[g] for g in row))):
                s.rows[at] = (*row, *new)
                s.tell(e.RowFilled, at + 1, good_ids(new))
    for at, row in enumerate(s.rows):
        if not row and (new := _goods_to(s, 0)):
            s.rows[at] = new
            s.tell(e.RowLaid, at + 1, good_ids(new))


def _goods_to(s: RigaState, value: int) -> tuple[int, ...]:
    """Turn up goods until a row of so much value is complete, or nothing is left."""
    new = []
    while value < ROW_VALUE and (g := draw_good(s)) is not None:
        new.append(g)
        value += BASE[g]
    sights = SIGHT * len(new)
    s.seen = [seen + sights for seen in s.seen]
    return tuple(new)


def _turn_up_buildings(s: RigaState) -> None:
    """Discard what lies below the separator, move the rest below it, turn up new ones (R-23)."""
    if s.below:
        left = 0
        for b in s.below:
            left |= 1 << b
        s.tell(e.BuildingsLeft, tuple(building_id(b) for b in s.below))
        discard_buildings(s, left)
    s.below, s.above = s.above, []
    turned = 0
    for _ in range(s.n + MORE - len(s.below)):
        card = draw_building(s)
        if card is None:
            break
        s.above.append(card)
        turned |= 1 << card
    s.seen = [seen | turned for seen in s.seen]
    if s.above:
        s.tell(e.BuildingsTurnedUp, tuple(building_id(b) for b in s.above))


@cache
def turn_order(seats: int, start: Seat) -> tuple[Seat, ...]:
    """Return whose turns a year has, from the start player on: around (R-24), and back (R-25)."""
    summer = tuple((start + at) % seats for at in range(seats))
    return *summer, *reversed(summer)


def seat_of(s: RigaState, leg: int) -> Seat:
    """Return whose turn is the ``leg``-th of the year, counted from 0."""
    return turn_order(s.n, s.start)[leg]


def begin_turn(s: RigaState) -> None:
    """Begin the turn of this leg (R-30)."""
    s.turn = seat_of(s, s.leg)
    s.fresh = s.swapped = 0
    lies = s.below or s.above or any(s.rows)
    s.stack[:] = [NEXT_TURN, BUILD, TAKE if lies else NOTHING_LIES]
    s.tell(e.TurnBegan, s.turn, s.year, s.leg >= s.n, s.leg == s.n)


class NextTurn(Automatic):
    """A turn is over: the next one, or winter."""

    def run(self, s: RigaState) -> None:
        s.fresh = 0
        s.leg += 1
        if s.leg < 2 * s.n:
            begin_turn(s)
        else:
            s.stack[:] = [END_WINTER]
            if WINTER.asks(s):
                s.stack.append(WINTER)


def limit(s: RigaState, seat: Seat) -> int:
    """Return how many cards a seat may keep in winter (R-26, R-62)."""
    return STOREHOUSE_LIMIT if s.built[seat] & _STOREHOUSE else HAND_LIMIT


class Winter(Question):
    """Which card do you lay aside? Everybody answers, and nobody sees it of another (R-26)."""

    rule, waits = "R-26", "winter-done"

    def asks(self, s: RigaState) -> Sequence[Seat]:
        found, goods, hands = [], s.goods, s.hand
        for seat in turn_order(s.n, s.start)[: s.n]:
            hand = hands[seat]
            cards = size(goods[seat]) + (hand & FACES).bit_count() + (hand >> UNKNOWN)
            if cards > HAND_LIMIT and cards - (s.aside[seat] >> UNKNOWN) > limit(s, seat):
                found.append(seat)
        return found

    def options(self, s: RigaState, seat: Seat) -> Sequence[Action]:
        found: list[Action] = [a.DROP_GOOD[g] for g in kinds_of(s.goods[seat])]
        found.extend(a.DROP_BUILDING[b] for b in bits(s.hand[seat] & OWN))
        return found

    def otherwise(self, s: RigaState, seat: Seat) -> Refusal:
        return no("winter", s.cards(seat) - limit(s, seat))

    def play(self, s: RigaState, seat: Seat, action: Action) -> None:
        assert isinstance(action, a.Drop)
        if action.b < 0:
            s.goods[seat] -= UNIT[action.g]
            s.aside_goods[seat] += UNIT[action.g]
        else:
            s.hand[seat] ^= 1 << action.b
            s.aside[seat] |= 1 << action.b
        s.tell(e.LaidAside, seat, action.card)
        if s.cards(seat) <= limit(s, seat) and not self.asks(s):
            s.stack.pop()


class EndWinter(Automatic):
    """What was laid aside is discarded, the start player card passes to the left (R-26)."""

    def run(self, s: RigaState) -> None:
        for seat in range(s.n):
            if s.aside[seat] or s.aside_goods[seat]:
                _discard_aside(s, seat)
        s.start = (s.start + 1) % s.n
        if s.year == s.years():
            end_game(s)
        else:
            begin_year(s)


def _discard_aside(s: RigaState, seat: Seat) -> None:
    """Discard goods openly and buildings face down (R-11)."""
    goods, buildings = s.aside_goods[seat], s.aside[seat] & FACES
    unknown = s.aside[seat] >> UNKNOWN
    s.aside_goods[seat] = s.aside[seat] = 0
    s.tell(e.Discarded, seat, names_of(goods), cards_in(buildings))
    s.goods_discard += goods
    discard_secretly(s, seat, buildings)
    if s.open:
        s.known[seat] &= ~buildings
    elif buildings or unknown:  # nobody else knows which ones
        s.known[seat] = 0
    if unknown:  # only in a view
        s.shown[seat] = 0
    for g in kinds_of(goods):
        s.shown[seat] -= UNIT[g] * min(count(s.shown[seat], g), count(goods, g))
    for _ in range(unknown):
        if s.goods[seat] >= HIDDEN_UNIT:
            s.goods[seat] -= HIDDEN_UNIT
            s.goods_discard += HIDDEN_UNIT
        elif s.hand[seat] >= UNKNOWN_UNIT:
            s.hand[seat] -= UNKNOWN_UNIT
            s.discard += UNKNOWN_UNIT


NEXT_TURN = NextTurn()
WINTER = Winter()
END_WINTER = EndWinter()
