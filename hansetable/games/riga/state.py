"""The zones of Riga: everything that lies on the table, in whole numbers and flat lists.

Buildings are indices (see :mod:`~hansetable.games.riga.cards`), sets of them bit masks; the upper
bits of a set, from `UNKNOWN` on, count buildings whose face the viewer does not know. Goods are
packs (see :mod:`~hansetable.games.riga.multiset`). Lists have one entry a seat unless something
else is said.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass

from hansetable.core import Result, Seat, State, Step
from hansetable.core.chance import shuffle, start
from hansetable.core.state import OMNISCIENT
from hansetable.games.riga.cards import ALL_CITY, ALL_RIGA, CARDS, OF, ONCE, SIDED, bits
from hansetable.games.riga.multiset import EVERY, HIDDEN, HIDDEN_UNIT, KNOWN, UNIT, goods_of, size

YEARS = {2: 8, 3: 9, 4: 8}
"""How many years a game has (R-20)."""
UNKNOWN = 56
"""The lowest of the bits that count unknown buildings in a set."""
UNKNOWN_UNIT = 1 << UNKNOWN
FACES = UNKNOWN_UNIT - 1
"""What of a set of buildings has a known face."""
FACE_DOWN = -1
"""A building in the pile or on a function that the viewer does not know."""
MARKER = -2
"""A neutral marker covers a function: there was no card left (R-38)."""
NO_COVER = -3
SIGHT = 1 << 64
"""Added to what a seat has seen for every good that it has seen turned up."""
_EXCHANGE, _SCHOOL = OF["exchange"], OF["school"]
_FORTRESS, _GUILDHALL = OF["fortress"], OF["guildhall"]
_ONE_KNIGHT, _ONE_MERCHANT = OF["manufactory"] | OF["treasury"], OF["kontor"] | OF["market"]


def cards_in(mask: int) -> int:
    """Return the number of buildings in a set, unknown ones included."""
    return (mask & FACES).bit_count() + (mask >> UNKNOWN)


@dataclass(frozen=True, slots=True)
class Payment(Step):
    """A payment that is being made: what is planned, and what has been laid down for it.

    ``planned`` and ``craned`` are sets of buildings, ``used`` the set of own buildings whose money
    or crane is part of the payment, ``spent`` a pack of goods. ``due`` are the ducats that are
    still to be paid, ``least`` is what the least part laid down is worth (R-39).
    """

    planned: int
    craned: int
    used: int
    spent: int
    due: int
    least: int


class RigaState(State):
    """A position of Riga.

    ``leg`` counts the turns of the year from 0: summer, then autumn. ``goods`` and ``hand`` are
    what is held, ``built`` and ``used`` the own buildings and the functions that are covered; an
    exchange office that shows 0 counts as used. ``school`` is the set of seats whose school is
    turned to the merchant. ``cover`` is the card of the pile that lies on a function: a building,
    `FACE_DOWN`, `MARKER` or `NO_COVER`. ``rows`` has one row a place, () where none lies; ``below``
    and ``above`` are the buildings of the display on either side of the separator.

    ``shown`` and ``known`` are what of goods and buildings in hand everybody has seen, kept only
    in a game with open hands. ``dropped`` has for each player who knows them the discarded
    buildings. ``drawn`` are buildings and ``drawn_goods`` goods that were drawn and not yet chosen
    from. ``aside`` and ``aside_goods`` are laid aside in winter until all have done so; in a view
    the unknown ones of ``aside`` still lie in hand.

    The turn: ``fresh`` are the buildings built in it, ``swapped`` the places of the two rows of
    which one must be taken, as bits.
    """

    __slots__ = (
        "above", "aside", "aside_goods", "below", "built", "cover", "discard", "drawn",
        "drawn_goods", "dropped", "final", "fresh", "goods", "goods_discard", "goods_pile", "hand",
        "known", "leg", "n", "open", "pile", "riga", "rows", "school", "shown", "start", "swapped",
        "turn", "used", "year",
    )  # fmt: skip

    n: int
    riga: bool
    open: bool
    turn: Seat
    start: Seat
    year: int
    leg: int
    final: Result | None
    goods: list[int]
    hand: list[int]
    built: list[int]
    used: list[int]
    cover: list[int]
    school: int
    shown: list[int]
    known: list[int]
    dropped: list[int]
    drawn: list[int]
    aside: list[int]
    aside_goods: list[int]
    drawn_goods: int
    rows: list[tuple[int, ...]]
    below: list[int]
    above: list[int]
    goods_pile: list[int]
    goods_discard: int
    pile: list[int]
    discard: int
    fresh: int
    swapped: int

    def __init__(self, seats: int, seed: int) -> None:
        self.stack = []
        self.rng = start(seed)
        self.seen = [0] * seats
        self.told = None
        self.viewer = OMNISCIENT
        self.n = seats
        self.riga = self.open = False
        self.turn = self.start = self.year = self.leg = 0
        self.final = None
        self.goods = [0] * seats
        self.hand = [0] * seats
        self.built = [0] * seats
        self.used = [0] * seats
        self.cover = [NO_COVER] * seats
        self.school = 0
        self.shown = [0] * seats
        self.known = [0] * seats
        self.dropped = [0] * seats
        self.drawn = [0] * seats
        self.aside = [0] * seats
        self.aside_goods = [0] * seats
        self.drawn_goods = 0
        self.rows = [()] * (seats + 2)
        self.below = []
        self.above = []
        self.goods_pile = []
        self.goods_discard = 0
        self.pile = []
        self.discard = 0
        self.fresh = self.swapped = 0

    def clone(self) -> RigaState:
        new = RigaState.__new__(RigaState)
        new.stack = self.stack[:]
        new.rng = self.rng
        new.seen = self.seen[:]
        new.told = None
        new.viewer = self.viewer
        new.n = self.n
        new.riga = self.riga
        new.open = self.open
        new.turn = self.turn
        new.start = self.start
        new.year = self.year
        new.leg = self.leg
        new.final = self.final
        new.goods = self.goods[:]
        new.hand = self.hand[:]
        new.built = self.built[:]
        new.used = self.used[:]
        new.cover = self.cover[:]
        new.school = self.school
        new.shown = self.shown[:]
        new.known = self.known[:]
        new.dropped = self.dropped[:]
        new.drawn = self.drawn[:]
        new.aside = self.aside[:]
        new.aside_goods = self.aside_goods[:]
        new.drawn_goods = self.drawn_goods
        new.rows = self.rows[:]
        new.below = self.below[:]
        new.above = self.above[:]
        new.goods_pile = self.goods_pile[:]
        new.goods_discard = self.goods_discard
        new.pile = self.pile[:]
        new.discard = self.discard
        new.fresh = self.fresh
        new.swapped = self.swapped
        return new

    # ---- secrets (R-90) ---------------------------------------------------------------------

    def seen_by(self, viewer: Seat) -> RigaState:
        """Return a view: hands, drawn cards, piles and discarded buildings have no faces."""
        view = self.clone()
        if self.viewer == viewer or viewer == OMNISCIENT:
            return view
        view.viewer = viewer
        view.rng = 0
        for seat in range(self.n):
            if seat == viewer:
                continue
            view.seen[seat] = view.dropped[seat] = 0
            held = size(self.goods[seat]) + size(self.aside_goods[seat])
            shown = self.shown[seat]
            view.goods[seat] = shown + (held - size(shown)) * HIDDEN_UNIT
            aside = self.aside[seat]
            held = cards_in(self.hand[seat]) + (aside & FACES).bit_count()
            known = self.known[seat] | (self.planned() if seat == self.turn else 0)
            view.hand[seat] = known + (held - known.bit_count()) * UNKNOWN_UNIT
            laid = cards_in(aside) + size(self.aside_goods[seat])
            view.aside[seat] = laid * UNKNOWN_UNIT
            view.aside_goods[seat] = 0
            view.drawn[seat] = cards_in(self.drawn[seat]) * UNKNOWN_UNIT
            if view.cover[seat] >= 0:
                view.cover[seat] = FACE_DOWN
        if viewer >= 0 and view.cover[viewer] >= 0:
            view.cover[viewer] = FACE_DOWN
        if self.turn != viewer:
            view.drawn_goods = size(self.drawn_goods) * HIDDEN_UNIT
        mine = view.dropped[viewer] & self.discard if viewer >= 0 else 0
        view.discard = mine + (cards_in(self.discard) - mine.bit_count()) * UNKNOWN_UNIT
        view.goods_pile = [HIDDEN] * len(self.goods_pile)
        view.pile = [FACE_DOWN] * len(self.pile)
        return view

    def imagine(self, rng: int) -> RigaState:
        """Deal the goods and buildings that the viewer does not know at random."""
        new = self.clone()
        new.rng = start(rng)
        new.viewer = OMNISCIENT
        self._imagine_goods(new)
        self._imagine_buildings(new)
        for seat in range(self.n):
            for _ in range(new.aside[seat] >> UNKNOWN):
                new.aside[seat] -= UNKNOWN_UNIT
                _lay_any_aside(new, seat)
        return new

    def _imagine_goods(self, new: RigaState) -> None:
        pool = EVERY - self.goods_discard - (self.drawn_goods & KNOWN)
        for pack in (*self.goods, *self.aside_goods):
            pool -= pack & KNOWN
        for row in self.rows:
            for g in row:
                pool -= UNIT[g]
        pool -= self.spent()
        goods = goods_of(pool)
        shuffle_unseen(new, goods)

        def filled(pack: int) -> int:
            for _ in range(pack // HIDDEN_UNIT):
                pack += UNIT[goods.pop()] - HIDDEN_UNIT
            return pack

        new.goods = [filled(pack) for pack in new.goods]
        new.drawn_goods = filled(new.drawn_goods)
        new.goods_pile = goods

    def _imagine_buildings(self, new: RigaState) -> None:
        visible = self.discard
        for at in (self.hand, self.built, self.drawn, self.aside):
            for mask in at:
                visible |= mask
        for b in (*self.above, *self.below):
            visible |= 1 << b
        buildings = list(bits(ALL_CITY & ~visible))
        shuffle_unseen(new, buildings)

        def filled(mask: int) -> int:
            for _ in range(mask >> UNKNOWN):
                mask += (1 << buildings.pop()) - UNKNOWN_UNIT
            return mask

        new.hand = [filled(mask) for mask in new.hand]
        new.drawn = [filled(mask) for mask in new.drawn]
        new.discard = filled(new.discard)
        new.cover = [buildings.pop() if card == FACE_DOWN else card for card in new.cover]
        new.pile = buildings

    def key(self, seat: Seat) -> Hashable:
        view = self if self.viewer == seat else self.seen_by(seat)
        return (
            tuple(view.stack), view.turn, view.start, view.year, view.leg, view.school,
            view.drawn_goods, view.goods_discard, view.discard, view.fresh, view.swapped,
            len(view.goods_pile), len(view.pile), *view.goods, *view.hand, *view.built, *view.used,
            *view.cover, *view.shown, *view.known, *view.dropped, *view.drawn, *view.aside,
            *view.aside_goods, *view.seen, *view.rows, tuple(view.below), tuple(view.above),
        )  # fmt: skip

    def result(self) -> Result | None:
        return self.final

    # ---- what the rules ask -----------------------------------------------------------------

    def spent(self) -> int:
        """Return the goods that lie on a bill, or in the exchange office, as a pack."""
        top = self.stack[-1] if self.stack else None
        return top.spent if isinstance(top, Payment) else 0

    def planned(self) -> int:
        """Return the buildings of the hand that are on the bill."""
        top = self.stack[-1] if self.stack else None
        return top.planned & ALL_CITY if isinstance(top, Payment) else 0

    def knights(self, seat: Seat, but: int = 0) -> int:
        """Return the knights of a seat (R-43, R-48, R-50, R-61), without some buildings."""
        own = self.built[seat] & ~but
        school = own & _SCHOOL and not self.school >> seat & 1
        return 2 * (own & _FORTRESS).bit_count() + (own & _ONE_KNIGHT).bit_count() + bool(school)

    def merchants(self, seat: Seat, but: int = 0) -> int:
        """Return the merchants of a seat (R-44, R-45, R-49, R-61), without some buildings."""
        own = self.built[seat] & ~but
        school = own & _SCHOOL and self.school >> seat & 1
        return 2 * (own & _GUILDHALL).bit_count() + (own & _ONE_MERCHANT).bit_count() + bool(school)

    def ready(self, seat: Seat) -> int:
        """Return the buildings whose function can still be used in this turn (R-36)."""
        return self.built[seat] & ~self.used[seat] & ~self.fresh

    def unbuilt(self, seat: Seat) -> int:
        """Return the own Riga buildings that are not built (R-64)."""
        return ~self.built[seat] & ALL_RIGA if self.riga else 0

    def covered(self, seat: Seat) -> int:
        """Return how many functions and sides need a cover (R-38)."""
        return (self.used[seat] & ONCE).bit_count() + (self.built[seat] & SIDED).bit_count()

    def cards(self, seat: Seat) -> int:
        """Return the cards in hand, those laid aside in winter not counted."""
        held = size(self.goods[seat]) + cards_in(self.hand[seat])
        return held - (self.aside[seat] >> UNKNOWN)

    def years(self) -> int:
        """Return the number of years of the game (R-20)."""
        return YEARS[self.n]


def shuffle_unseen(s: RigaState, cards: list[int]) -> None:
    """Shuffle cards without forgetting what the seats have seen."""
    seen, s.seen = s.seen, []
    shuffle(s, cards)
    s.seen = seen


def _lay_any_aside(s: RigaState, seat: Seat) -> None:
    """Lay the card aside that an imagined neighbour may have laid aside (R-26)."""
    if s.goods[seat]:
        unit = UNIT[goods_of(s.goods[seat])[-1]]
        s.goods[seat] -= unit
        s.aside_goods[seat] += unit
    else:
        bit = 1 << bits(s.hand[seat])[0]
        s.hand[seat] ^= bit
        s.aside[seat] |= bit


assert len(CARDS.buildings) < UNKNOWN
