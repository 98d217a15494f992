"""The zones of Kogge: everything that lies on the table, in whole numbers and flat lists.

Goods and markers lie in packs (see :mod:`~hansetable.games.kogge.multiset`). Cities, route squares
and building sites are indices (see :mod:`~hansetable.games.kogge.cards`).
"""

from __future__ import annotations

from collections.abc import Sequence

from hansetable.core import Action, Refusal, Seat, State, per_seat
from hansetable.core.chance import draw, roll
from hansetable.games.kogge import trade
from hansetable.games.kogge.cards import CHIPS, CHIPS_OF_A_KIND, CITIES, SQUARES
from hansetable.games.kogge.multiset import (
    ALL_GOODS,
    ALL_MARKERS,
    FIELD,
    GOOD_DOWN,
    MARKER_DOWN,
    UNIT,
    WIDTH,
    count,
    markers_in,
    pack_of,
    pieces_of,
    size,
)
from hansetable.games.kogge.reasons import KoggeStep

OPEN, TAXES, STORES, CONFLICTS, MEMORY, RECALL = (1 << i for i in range(6))
"""The rules that are in force, as bits: open hands, the four variants, knowledge shown (K-D6)."""
NOBODY = -1
NONE = -1
"""No marker: nothing chosen, or a face that the viewer does not know."""
HIDDEN = -2
"""A start city that is chosen and not yet shown."""
NOTHING_ASKED = KoggeStep()
"""Stands for the question when there is none."""
SIGHT = 1
"""Added to what a seat has seen when a hidden face becomes known to it."""
SECOND = 4
"""The shift from the bit of a seat's first raid marker in a city to that of its second one."""


class KoggeState(State, apart=("rules", "goal")):
    """A position of Kogge.

    ``rules`` are the bits of `OPEN` and the others. ``order`` is the order of turns, ``leg`` the
    place in it of the seat that bids or moves, ``turn`` that seat. ``guild`` and ``goal`` are the
    cities of the guild master and the end-of-game marker, ``laps`` how often he came there.

    ``stock`` (the supply of goods) and ``pool`` are packs; in a view the pool shows one marker of
    each number that is there. By city: ``goods``, and ``raided``, the bits of the seats whose
    raid markers lie there. By square: ``squares`` and the bits of ``down`` (face down) and, a
    seat, ``known``. By building site: ``sites``, the seat whose kontor stands there, and
    ``stores``, the goods in it.

    ``cargo`` and ``hand`` are what is held, ``chips`` has two bits a kind, ``raids`` counts unused
    raid markers, ``bought`` are the bits of seats that bought the second one. ``chosen`` and
    ``barred`` are the start city chosen and the one that clashed, ``bids`` the markers laid,
    ``stake`` those chosen for a conflict, ``pairs`` those for sale, ``piles`` a robbed cargo.

    The turn: ``began`` is the city it began in, ``steps`` counts the steps, ``done`` has a bit for
    each action done, ``fought`` one for each pair of seats in conflict. ``offers`` counts the
    offers of a seat that were declined, ``declined`` are these offers; ``unwanted`` are all of the
    game that were declined or countered: what those may remember who heard them.
    """

    rules: int = 0
    round: int = 0
    leg: int = 0
    guild: int = 0
    goal: int = 0
    laps: int = 0
    down: int = 0
    stock: int = 0
    pool: int = 0
    bought: int = 0
    began: int = NONE
    steps: int = 0
    done: int = 0
    fought: int = 0
    declined: tuple[trade.Terms, ...] = ()
    unwanted: tuple[trade.Terms, ...] = ()
    order: list[Seat] = []
    cog: list[int] = per_seat(NONE)
    cargo: list[int] = per_seat(0)
    hand: list[int] = per_seat(0)
    chips: list[int] = per_seat(0)
    raids: list[int] = per_seat(1)
    known: list[int] = per_seat(0)
    chosen: list[int] = per_seat(NONE)
    barred: list[int] = per_seat(NONE)
    bids: list[int] = per_seat(0)
    stake: list[int] = per_seat(0)
    offers: list[int] = per_seat(0)
    pairs: list[int] = []
    piles: list[int] = [0, 0]
    goods: list[int] = [0] * len(CITIES)
    raided: list[int] = [0] * len(CITIES)
    squares: list[int] = [NONE] * SQUARES
    sites: list[int] = [NOBODY] * SQUARES
    stores: list[int] = [0] * SQUARES

    # ---- trade: the only thing that a seat may say without being asked (K-70) -----------------

    def refuses(self, seat: Seat, action: Action) -> Refusal | None:
        if type(action) in trade.BARGAINS:
            return trade.refuses(self, seat, action)
        return super().refuses(seat, action)

    def listed(self, seat: Seat) -> Sequence[Action]:
        if not self.stack:
            return ()
        step = self.stack[-1]
        return step.options(self, seat) if seat in step.asks(self) else trade.unasked(self, seat)

    def push(self, seat: Seat, action: Action) -> None:
        if type(action) in trade.BARGAINS:
            trade.bargain(self, seat, action)
            return
        stack = self.stack
        stack[-1].play(self, seat, action)
        while stack and stack[-1].automatic:
            stack.pop().run(self)

    # ---- secrets (K-90) ---------------------------------------------------------------------

    def hide(self, viewer: Seat) -> None:
        """Turn others' cargo and markers, and the routes that lie face down, face down."""
        secret = not self.rules & OPEN
        top = self.stack[-1] if self.stack else None
        asking = top if isinstance(top, KoggeStep) else NOTHING_ASKED
        unknown = self.down & ~self.remembered(viewer)
        for q in range(SQUARES):
            if unknown >> q & 1:
                self.squares[q] = NONE
        for seat in range(self.n):
            if seat == viewer:
                continue
            if self.chosen[seat] >= 0:
                self.chosen[seat] = HIDDEN
            if secret:
                open_goods = asking.laid() if seat == self.turn else 0
                hidden = size(self.cargo[seat]) - size(open_goods)
                self.cargo[seat] = open_goods + hidden * GOOD_DOWN
                self.hand[seat] = size(self.hand[seat] + self.stake[seat]) * MARKER_DOWN
                self.stake[seat] = 0
        if secret:
            self.stack = [step.seen_by(viewer) for step in self.stack]
            self.declined = tuple(t for t in self.declined if viewer in (t.by, t.to))
            self.unwanted = tuple(t for t in self.unwanted if viewer in (t.by, t.to))
            if any(self.piles) and not asking.shows_piles(viewer):
                self.piles = [size(pile) * GOOD_DOWN for pile in self.piles]
        there = sum(UNIT[m] for m in markers_in(self.pool))
        self.pool = there + (size(self.pool) - size(there)) * MARKER_DOWN

    def remembered(self, viewer: Seat) -> int:
        """Return the squares whose markers a viewer is shown: what it knows (K-D6).

        Without that option it is only what the viewer is just looking at (K-D2, K-D5).
        """
        if viewer < 0:
            return 0
        known = self.known[viewer]
        if self.rules & RECALL or not known:
            return known
        for step in self.stack:
            if isinstance(step, KoggeStep) and step.shows_routes(self, viewer):
                return known & 3 << 2 * self.cog[viewer]
        return 0

    def deal_hidden(self) -> None:
        """Give everything that the viewer does not know a face that fits what is known."""
        _deal_goods(self)
        _deal_markers(self)
        for seat, chosen in enumerate(self.chosen):
            if chosen < -1:
                able = [m for m in markers_in(self.hand[seat]) if m != self.barred[seat]]
                self.chosen[seat] = able[roll(self, len(able))] if able else self.guild

    # ---- what the rules ask -----------------------------------------------------------------

    def kontors(self, seat: Seat) -> int:
        """Return the number of kontors that a seat has founded."""
        return self.sites.count(seat)

    def has(self, seat: Seat, chip: int) -> int:
        """Return how many bonus chips of a kind a seat has (K-6)."""
        return self.chips[seat] >> 2 * chip & 3

    def points(self, seat: Seat) -> int:
        """Return the development points of a seat (K-80)."""
        chips = self.chips[seat]
        own = sum(chips >> 2 * k & 3 for k in range(len(CHIPS))) if chips else 0
        return self.sites.count(seat) + own

    def left(self, chip: int) -> int:
        """Return how many bonus chips of a kind can still be bought (K-61)."""
        return CHIPS_OF_A_KIND - sum(chips >> 2 * chip & 3 for chips in self.chips)

    def own_sites(self, seat: Seat, city: int) -> list[int]:
        """Return the building sites of a city where a seat has kontors."""
        return [at for at in (2 * city, 2 * city + 1) if self.sites[at] == seat]

    def store(self, seat: Seat, city: int) -> int:
        """Return the goods that a seat has in its kontors of a city."""
        return sum(self.stores[at] for at in self.own_sites(seat, city))

    def stored(self, seat: Seat) -> int:
        """Return all goods that a seat has in its kontors."""
        pairs = zip(self.stores, self.sites, strict=True)
        return sum([goods for goods, owner in pairs if owner == seat])

    def get(self, seat: Seat, goods: int, markers: int) -> None:
        """Give a seat goods of the supply and markers of the pool; it gives what is negative."""
        self.cargo[seat] += goods
        self.stock -= goods
        self.hand[seat] += markers
        self.pool -= markers

    def draw_marker(self) -> int:
        """Take a random marker from the pool, which must not be empty."""
        pool, m = self.pool, 0
        at = roll(self, size(pool))
        while at >= (here := pool >> WIDTH * m & FIELD):
            at -= here
            m += 1
        self.pool = pool - UNIT[m]
        return m

    def from_supply(self, good: int, number: int) -> int:
        """Take up to so many goods of a kind from the supply and return how many (K-4)."""
        found = min(number, count(self.stock, good))
        self.stock -= found * UNIT[good]
        return found

    def reveal(self) -> None:
        """Note that everybody has seen something that was hidden, so it cannot be taken back."""
        self.seen = [seen + SIGHT for seen in self.seen]


# ---- what a view may stand for: hidden goods and markers dealt at random ------------------------


def _deal_goods(new: KoggeState) -> None:
    """Fill cargos and piles; the goods of the supply and of the cities are open."""
    rest = ALL_GOODS - new.stock - sum(new.goods) - sum(new.stores)
    for packs in (new.cargo, new.piles):
        rest -= sum([pack % GOOD_DOWN for pack in packs])
    if rest:
        dealt = draw(new, list(pieces_of(rest)), size(rest))
        _fill(new.cargo, GOOD_DOWN, dealt)
        _fill(new.piles, GOOD_DOWN, dealt)


def _deal_markers(new: KoggeState) -> None:
    """Fill hands, squares and the pool, until the pool has just the numbers that it shows."""
    rest = ALL_MARKERS
    for packs in (new.hand, new.bids, new.stake, new.pairs):
        rest -= sum([pack % MARKER_DOWN for pack in packs])
    rest -= pack_of([m for m in new.squares if m >= 0])
    shown = markers_in(new.pool)
    there = rest & sum([FIELD << WIDTH * m for m in shown])
    lacking = pieces_of(rest - there)
    gaps = sum([pack // MARKER_DOWN for pack in new.hand]) + new.squares.count(NONE)
    while True:
        dealt = draw(new, list(pieces_of(there)), gaps - len(lacking))
        new.pool = there - pack_of(dealt)
        if all([new.pool >> WIDTH * m & FIELD for m in shown]):
            break
    if lacking:
        dealt = draw(new, [*dealt, *lacking], gaps)
    for q, m in enumerate(new.squares):
        if m < 0:
            new.squares[q] = dealt.pop()
    _fill(new.hand, MARKER_DOWN, dealt)


def _fill(packs: list[int], down: int, dealt: list[int]) -> None:
    """Turn the pieces that lie face down up, as what was dealt last."""
    for at, pack in enumerate(packs):
        if pack >= down:
            hidden = len(dealt) - pack // down
            packs[at] = pack % down + pack_of(dealt[hidden:])
            del dealt[hidden:]
