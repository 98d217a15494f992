"""The zones of Kogge: everything that lies on the table, in whole numbers and flat lists.

Goods and markers lie in packs (see :mod:`~hansetable.games.kogge.multiset`). Cities, route squares
and building sites are indices (see :mod:`~hansetable.games.kogge.cards`). Lists have one entry a
seat unless something else is said.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from hansetable.core import Action, Options, Result, Seat, State
from hansetable.core.chance import start
from hansetable.core.state import OMNISCIENT
from hansetable.games.kogge import trade
from hansetable.games.kogge.cards import CHIPS, CHIPS_OF_A_KIND, CITIES, SQUARES
from hansetable.games.kogge.imagine import imagine
from hansetable.games.kogge.multiset import GOOD_DOWN, MARKER_DOWN, UNIT, markers_in, size
from hansetable.games.kogge.step import KoggeStep

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


class KoggeState(State):
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
    offers a seat has made, ``declined`` are those that were declined.
    """

    __slots__ = (
        "barred", "began", "bids", "bought", "cargo", "chips", "chosen", "cog", "declined", "done",
        "down", "final", "fought", "goal", "goods", "guild", "hand", "known", "laps", "leg", "n",
        "offers", "order", "pairs", "piles", "pool", "raided", "raids", "round", "rules", "sites",
        "squares", "stake", "steps", "stock", "stores", "turn",
    )  # fmt: skip

    n: int
    rules: int
    round: int
    leg: int
    turn: Seat
    guild: int
    goal: int
    laps: int
    down: int
    stock: int
    pool: int
    bought: int
    began: int
    steps: int
    done: int
    fought: int
    declined: tuple[trade.Terms, ...]
    final: Result | None
    order: list[Seat]
    cog: list[int]
    cargo: list[int]
    hand: list[int]
    chips: list[int]
    raids: list[int]
    known: list[int]
    chosen: list[int]
    barred: list[int]
    bids: list[int]
    stake: list[int]
    offers: list[int]
    pairs: list[int]
    piles: list[int]
    goods: list[int]
    raided: list[int]
    squares: list[int]
    sites: list[int]
    stores: list[int]

    def __init__(self, seats: int, seed: int, rules: int) -> None:
        self.stack = []
        self.rng = start(seed)
        self.seen = [0] * seats
        self.told = None
        self.viewer = OMNISCIENT
        self.n = seats
        self.rules = rules
        self.round = self.leg = self.turn = self.guild = self.goal = self.laps = 0
        self.down = self.stock = self.pool = self.bought = 0
        self.began = NONE
        self.steps = self.done = self.fought = 0
        self.declined = ()
        self.final = None
        self.order = list(range(seats))
        self.cog = [NONE] * seats
        self.cargo = [0] * seats
        self.hand = [0] * seats
        self.chips = [0] * seats
        self.raids = [1] * seats
        self.known = [0] * seats
        self.chosen = [NONE] * seats
        self.barred = [NONE] * seats
        self.bids = [0] * seats
        self.stake = [0] * seats
        self.offers = [0] * seats
        self.pairs = []
        self.piles = [0, 0]
        self.goods = [0] * len(CITIES)
        self.raided = [0] * len(CITIES)
        self.squares = [NONE] * SQUARES
        self.sites = [NOBODY] * SQUARES
        self.stores = [0] * SQUARES

    def clone(self) -> KoggeState:
        new = KoggeState.__new__(KoggeState)
        new.stack = self.stack[:]
        new.rng = self.rng
        new.seen = self.seen[:]
        new.told = None
        new.viewer = self.viewer
        new.n = self.n
        new.rules = self.rules
        new.round = self.round
        new.leg = self.leg
        new.turn = self.turn
        new.guild = self.guild
        new.goal = self.goal
        new.laps = self.laps
        new.down = self.down
        new.stock = self.stock
        new.pool = self.pool
        new.bought = self.bought
        new.began = self.began
        new.steps = self.steps
        new.done = self.done
        new.fought = self.fought
        new.declined = self.declined
        new.final = self.final
        new.order = self.order[:]
        new.cog = self.cog[:]
        new.cargo = self.cargo[:]
        new.hand = self.hand[:]
        new.chips = self.chips[:]
        new.raids = self.raids[:]
        new.known = self.known[:]
        new.chosen = self.chosen[:]
        new.barred = self.barred[:]
        new.bids = self.bids[:]
        new.stake = self.stake[:]
        new.offers = self.offers[:]
        new.pairs = self.pairs[:]
        new.piles = self.piles[:]
        new.goods = self.goods[:]
        new.raided = self.raided[:]
        new.squares = self.squares[:]
        new.sites = self.sites[:]
        new.stores = self.stores[:]
        return new

    # ---- trade: the only thing that a seat may say without being asked (K-70) -----------------

    def options(self, seat: Seat) -> Options:
        return _Options(self, seat)

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

    def seen_by(self, viewer: Seat) -> KoggeState:
        """Return a view: others' cargo and markers, and face-down routes, have no faces."""
        view = self.clone()
        if self.viewer == viewer or viewer == OMNISCIENT:
            return view
        view.viewer = viewer
        view.rng = 0
        secret = not self.rules & OPEN
        top = self.stack[-1] if self.stack else None
        asking = top if isinstance(top, KoggeStep) else NOTHING_ASKED
        for seat in range(self.n):
            if seat == viewer:
                continue
            if view.chosen[seat] >= 0:
                view.chosen[seat] = HIDDEN
            if secret:
                open_goods = asking.laid() if seat == self.turn else 0
                hidden = size(self.cargo[seat]) - size(open_goods)
                view.cargo[seat] = open_goods + hidden * GOOD_DOWN
                view.hand[seat] = size(self.hand[seat] + self.stake[seat]) * MARKER_DOWN
                view.stake[seat] = 0
        if secret:
            view.stack = [step.seen_by(viewer) for step in self.stack]
            view.declined = tuple(t for t in self.declined if viewer in (t.by, t.to))
            if any(self.piles) and not asking.shows_piles(viewer):
                view.piles = [size(pile) * GOOD_DOWN for pile in self.piles]
        unknown = self.down & ~self.remembered(viewer)
        for q in range(SQUARES):
            if unknown >> q & 1:
                view.squares[q] = NONE
        there = sum(UNIT[m] for m in markers_in(self.pool))
        view.pool = there + (size(self.pool) - size(there)) * MARKER_DOWN
        return view

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

    def imagine(self, rng: int) -> KoggeState:
        """Deal the goods and markers that the viewer does not know at random."""
        return imagine(self, rng)

    def key(self, seat: Seat) -> Hashable:
        view = self if self.viewer == seat else self.seen_by(seat)
        return (
            tuple(view.stack), view.round, view.leg, view.turn, view.guild, view.laps, view.down,
            view.stock, view.pool, view.bought, view.began, view.steps, view.done, view.fought,
            view.declined, *view.order, *view.cog, *view.cargo, *view.hand, *view.chips,
            *view.raids, *view.known, *view.chosen, *view.barred, *view.bids, *view.stake,
            *view.offers, *view.piles, *view.goods, *view.raided, *view.squares, *view.sites,
            *view.stores, *view.seen, tuple(view.pairs),
        )  # fmt: skip

    def result(self) -> Result | None:
        return self.final

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

    def reveal(self) -> None:
        """Note that everybody has seen something that was hidden, so it cannot be taken back."""
        self.seen = [seen + SIGHT for seen in self.seen]


class _Options(Options):
    """The legal actions of a seat, offers that nobody lists among them."""

    __slots__ = ()

    def __contains__(self, action: object) -> bool:
        if type(action) in trade.BARGAINS:
            state = self._state
            assert isinstance(state, KoggeState) and isinstance(action, Action)
            return trade.allows(state, self._seat, action)
        return super().__contains__(action)
