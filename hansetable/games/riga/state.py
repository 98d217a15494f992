"""The zones of Riga: everything that lies on the table, in whole numbers and flat lists.

Buildings are indices (see :mod:`~hansetable.games.riga.cards`), sets of them bit masks; the upper
bits of a set, from `UNKNOWN` on, count buildings whose face the viewer does not know. Goods are
packs (see :mod:`~hansetable.games.riga.multiset`).
"""

from __future__ import annotations

from collections.abc import Sequence

from hansetable.core import Seat, State, Step, per_seat
from hansetable.core.chance import mix
from hansetable.games.riga.cards import (
    ALL_CITY,
    ALL_RIGA,
    CARDS,
    CITIES,
    CITY_BUILDINGS,
    OF,
    ONCE,
    RIGA,
    SIDED,
    bits,
)
from hansetable.games.riga.multiset import EVERY, HIDDEN, HIDDEN_UNIT, KNOWN, UNIT, goods_of, size
from hansetable.games.riga.payment import Payment

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


class RigaState(State, apart=("riga", "open", "goods_pile", "pile")):
    """A position of Riga.

    ``leg`` counts the turns of the year from 0: summer, then autumn. ``goods`` and ``hand`` are
    what is held, ``built`` and ``used`` the own buildings and the functions that are covered; an
    exchange office that shows 0 counts as used. ``school`` is the set of seats whose school is
    turned to the merchant. ``cover`` is the card of the pile that lies on a function: a building,
    `FACE_DOWN`, `MARKER` or `NO_COVER`. ``rows`` has one row a place, () where none lies; ``below``
    and ``above`` are the buildings of the display on either side of the separator.

    ``shown`` and ``known`` are what of goods and buildings in hand everybody has seen and can be
    sure to be there still; with open hands it lies open, else an attentive player remembers it.
    ``dropped`` has for each player who knows them the discarded
    buildings. ``drawn`` are buildings and ``drawn_goods`` goods that were drawn and not yet chosen
    from. ``aside`` and ``aside_goods`` are laid aside in winter until all have done so; in a view
    the unknown ones of ``aside`` still lie in hand.

    The turn: ``fresh`` are the buildings built in it, ``swapped`` the places of the two rows of
    which one must be taken, as bits.
    """

    riga: bool = False
    open: bool = False
    start: Seat = 0
    year: int = 0
    leg: int = 0
    goods: list[int] = per_seat(0)
    hand: list[int] = per_seat(0)
    built: list[int] = per_seat(0)
    used: list[int] = per_seat(0)
    cover: list[int] = per_seat(NO_COVER)
    school: int = 0
    shown: list[int] = per_seat(0)
    known: list[int] = per_seat(0)
    dropped: list[int] = per_seat(0)
    drawn: list[int] = per_seat(0)
    aside: list[int] = per_seat(0)
    aside_goods: list[int] = per_seat(0)
    drawn_goods: int = 0
    rows: list[tuple[int, ...]] = []
    below: list[int] = []
    above: list[int] = []
    goods_pile: list[int] = []
    goods_discard: int = 0
    pile: list[int] = []
    discard: int = 0
    fresh: int = 0
    swapped: int = 0

    # ---- secrets (R-90) ---------------------------------------------------------------------

    def hide(self, viewer: Seat) -> None:
        """Turn hands, drawn cards, piles and discarded buildings face down."""
        for seat in range(self.n):
            if self.cover[seat] >= 0:
                self.cover[seat] = FACE_DOWN
            if seat == viewer:
                continue
            self.seen[seat] = self.dropped[seat] = 0
            held = size(self.goods[seat] + self.aside_goods[seat])
            shown, known = (self.shown[seat], self.known[seat]) if self.open else (0, 0)
            self.goods[seat] = shown + (held - size(shown)) * HIDDEN_UNIT
            aside = self.aside[seat]
            held = cards_in(self.hand[seat]) + (aside & FACES).bit_count()
            known |= self.planned() if seat == self.turn else 0
            self.hand[seat] = known + (held - known.bit_count()) * UNKNOWN_UNIT
            if aside or self.aside_goods[seat]:
                laid = cards_in(aside) + size(self.aside_goods[seat])
                self.aside[seat] = laid * UNKNOWN_UNIT
                self.aside_goods[seat] = 0
            if self.drawn[seat]:
                self.drawn[seat] = cards_in(self.drawn[seat]) * UNKNOWN_UNIT
        if self.turn != viewer:
            self.drawn_goods = size(self.drawn_goods) * HIDDEN_UNIT
        mine = self.dropped[viewer] & self.discard if viewer >= 0 else 0
        self.discard = mine + (cards_in(self.discard) - mine.bit_count()) * UNKNOWN_UNIT
        self.goods_pile = [HIDDEN] * len(self.goods_pile)
        self.pile = [FACE_DOWN] * len(self.pile)

    def deal_hidden(self) -> None:
        """Deal the goods and buildings that the viewer does not know."""
        self._deal_goods()
        self._deal_buildings()
        for seat in range(self.n):
            for _ in range(self.aside[seat] >> UNKNOWN):
                self.aside[seat] -= UNKNOWN_UNIT
                _lay_any_aside(self, seat)

    def _deal_goods(self) -> None:
        pool = EVERY - self.goods_discard - (self.drawn_goods & KNOWN)
        for pack in (*self.goods, *self.aside_goods):
            pool -= pack & KNOWN
        for row in self.rows:
            for g in row:
                pool -= UNIT[g]
        pool -= self.spent()
        for seat, pack in enumerate(self.goods):
            if pack >= HIDDEN_UNIT and not pack & KNOWN:
                remembered = self.shown[seat]
                pool -= remembered
                self.goods[seat] = pack + remembered - size(remembered) * HIDDEN_UNIT
        goods = goods_of(pool)
        mix(self, goods)

        def filled(pack: int) -> int:
            for _ in range(pack // HIDDEN_UNIT):
                pack += UNIT[goods.pop()] - HIDDEN_UNIT
            return pack

        self.goods = [filled(pack) for pack in self.goods]
        self.drawn_goods = filled(self.drawn_goods)
        self.goods_pile = goods

    def _deal_buildings(self) -> None:
        for seat, mask in enumerate(self.hand):
            if mask >= UNKNOWN_UNIT:
                remembered = self.known[seat] & ~mask
                self.hand[seat] = mask + remembered - remembered.bit_count() * UNKNOWN_UNIT
        visible = self.discard
        for at in (self.hand, self.built, self.drawn, self.aside):
            for mask in at:
                visible |= mask
        for b in (*self.above, *self.below):
            visible |= 1 << b
        hidden = ALL_CITY & ~visible
        buildings = [b for b in range(CITY_BUILDINGS) if hidden >> b & 1]
        mix(self, buildings)

        def filled(mask: int) -> int:
            for _ in range(mask >> UNKNOWN):
                mask += (1 << buildings.pop()) - UNKNOWN_UNIT
            return mask

        self.hand = [filled(mask) for mask in self.hand]
        self.drawn = [filled(mask) for mask in self.drawn]
        self.discard = filled(self.discard)
        self.cover = [buildings.pop() if card == FACE_DOWN else card for card in self.cover]
        self.pile = buildings

    # ---- what the rules ask -----------------------------------------------------------------

    @property
    def step(self) -> Step | None:
        """The question that is asked; None after the end of the game."""
        return self.stack[-1] if self.stack else None

    def spent(self) -> int:
        """Return the goods that lie on a bill, or in the exchange office, as a pack."""
        top = self.step
        return top.spent if isinstance(top, Payment) else 0

    def planned(self) -> int:
        """Return the buildings of the hand that are on the bill."""
        top = self.step
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
        """Return the buildings whose function can still be used (R-36)."""
        ready = self.built[seat] & ~self.used[seat]
        return ready & ~self.fresh if seat == self.turn else ready

    def unbuilt(self, seat: Seat) -> int:
        """Return the own Riga buildings that are not built (R-64)."""
        return ~self.built[seat] & ALL_RIGA if self.riga else 0

    def cities(self) -> Sequence[str]:
        """Return the cities in which one can build, by their ids (R-15)."""
        return CITIES if self.riga else CITIES[:RIGA]

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
