"""A builder of positions: set a table, say actions as text, look at what can be said."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from hansetable.core import Event, read_action, write_action
from hansetable.games.kogge import GAME
from hansetable.games.kogge.action_tables import VERBS
from hansetable.games.kogge.cards import CHIP, CITIES, CITY, GOOD
from hansetable.games.kogge.multiset import (
    ALL_GOODS,
    ALL_MARKERS,
    UNIT,
    good_names,
    marker_names,
    pack_of,
)
from hansetable.games.kogge.round import AFTER_BIDS, ASK_BIDS, MOVE_GUILD, begin_turn
from hansetable.games.kogge.setup import deal
from hansetable.games.kogge.state import NOBODY, KoggeState


def goods(text: str) -> int:
    """The goods of a text, as ``ore salt*3``."""
    return _pack(text, lambda word: GOOD[word])


def markers(text: str) -> int:
    """The markers of a text, as ``5*2 8``."""
    return _pack(text, int)


def _pack(text: str, kind: Callable[[str], int]) -> int:
    total = 0
    for word in text.split():
        name, _, times = word.partition("*")
        total += UNIT[kind(name)] * int(times or 1)
    return total


class Table:
    """A state, and words for it. Seat 0 is first and in Tönsberg, the others one city further.

    Every city has routes to the next two cities; nobody holds anything, no kontor stands and all
    goods and markers are in supply and pool.
    """

    def __init__(self, seats: int = 4, **options: str) -> None:
        self.state = s = deal(seats, 1, options)
        s.round = 1
        s.squares = [(c + i) % 9 for c in range(9) for i in (1, 2)]
        s.down = 0
        s.cargo, s.hand, s.goods = [0] * seats, [0] * seats, [0] * 9
        s.cog = list(range(seats))
        s.guild = s.goal = 8
        s.stack = []
        self.refill()

    def refill(self) -> Table:
        """Put what lies nowhere else into supply and pool."""
        s = self.state
        s.stock = ALL_GOODS - sum(s.goods) - sum(s.stores) - sum(s.cargo) - sum(s.piles)
        laid = sum(s.hand) + sum(s.bids) + sum(s.stake) + sum(s.pairs) + pack_of(s.squares)
        s.pool = ALL_MARKERS - laid
        return self

    def give(
        self, seat: int, at: str = "", cargo: str = "", hand: str = "", chips: str = ""
    ) -> Table:
        """Give a seat what it has, and put its cog somewhere."""
        s = self.state
        if at:
            s.cog[seat] = CITY[at]
        s.cargo[seat], s.hand[seat] = goods(cargo), markers(hand)
        for chip in chips.split():
            s.chips[seat] += 1 << 2 * CHIP[chip]
        return self.refill()

    def lay(self, **cities: str) -> Table:
        """Lay goods on cities."""
        for city, text in cities.items():
            self.state.goods[CITY[city]] = goods(text)
        return self.refill()

    def routes(self, **cities: str) -> Table:
        """Lay the two markers of cities, as ``"3 7?"``; the question mark lays it face down."""
        s = self.state
        for city, text in cities.items():
            for q, word in enumerate(text.split(), 2 * CITY[city]):
                s.squares[q] = int(word.rstrip("?"))
                s.down |= word.endswith("?") << q
        return self.refill()

    def found(self, city: str, seat: int, store: str = "") -> Table:
        """Put a kontor on the first free building site of a city."""
        s = self.state
        at = next(at for at in (2 * CITY[city], 2 * CITY[city] + 1) if s.sites[at] == NOBODY)
        s.sites[at], s.stores[at] = seat, goods(store)
        return self.refill()

    def pairs(self, *texts: str) -> Table:
        """Lay out pairs for sale."""
        self.state.pairs = [markers(text) for text in texts]
        return self.refill()

    def raided(self, city: str, seat: int) -> Table:
        """Lay the raid marker of a seat into a city."""
        self.state.raided[CITY[city]] |= 1 << seat
        self.state.raids[seat] -= 1
        return self

    def bidding(self) -> Table:
        """Begin the bidding."""
        self.state.leg, self.state.turn = 0, self.state.order[0]
        self.state.stack = [AFTER_BIDS, ASK_BIDS]
        return self

    def steering(self) -> Table:
        """Let the first player move the guild master."""
        self.state.leg, self.state.turn = 0, self.state.order[0]
        self.state.stack = [MOVE_GUILD]
        return self

    def moving(self, leg: int = 0) -> Table:
        """Begin a turn with its movement."""
        self.state.leg = leg
        begin_turn(self.state)
        return self

    def acting(self, leg: int = 0, came_from: str = "") -> Table:
        """Begin a turn with its actions; a cog has moved if it is said where it came from."""
        self.moving(leg)
        self.state.stack.pop()
        if came_from:
            self.state.began = CITY[came_from]
        return self

    def say(self, *texts: str, seat: int | None = None) -> list[Event]:
        """Play legal actions of the first seat that is asked; return the events of the last."""
        events: list[Event] = []
        for text in texts:
            who = self.state.asked()[0] if seat is None else seat
            events = self.state.play(who, read_action(text, VERBS))
        return events

    def can(self, start: str = "", seat: int | None = None) -> list[str]:
        """What the first seat that is asked can say, as text, if it begins so."""
        who = self.state.asked()[0] if seat is None else seat
        said = map(write_action, self.state.listed(who))
        return [text for text in said if text.startswith(start)]

    def may(self, text: str, seat: int) -> bool:
        """Tell whether an action is legal for a seat, listed or not."""
        return read_action(text, VERBS) in self.state.options(seat)

    def cargo(self, seat: int = 0) -> str:
        return " ".join(good_names(self.state.cargo[seat]))

    def hand(self, seat: int = 0) -> str:
        return " ".join(marker_names(self.state.hand[seat]))

    def on(self, city: str) -> str:
        """The goods that lie on a city."""
        return " ".join(good_names(self.state.goods[CITY[city]]))

    def stored(self, city: str) -> list[str]:
        """The goods in the two kontors of a city."""
        c = 2 * CITY[city]
        return [" ".join(good_names(pack)) for pack in self.state.stores[c : c + 2]]

    def at(self, seat: int = 0) -> str:
        """The city of a cog."""
        return CITIES[self.state.cog[seat]]

    def conserved(self) -> bool:
        return conserved(self.state)


def conserved(s: KoggeState) -> bool:
    """Whether the goods are the 66 and the markers the 90, and nothing is less than none (K-8)."""
    here = (s.stock, *s.goods, *s.stores, *s.cargo, *s.piles)
    there = (s.pool, *s.hand, *s.bids, *s.stake, *s.pairs, pack_of(s.squares))
    return min(*here, *there) >= 0 and sum(here) == ALL_GOODS and sum(there) == ALL_MARKERS


def chosen(random: Random) -> dict[str, str]:
    """Options by chance."""
    return {option.name: random.choice(option.values) for option in GAME.options}


SetTable = Callable[..., Table]
"""Sets an empty table: ``table(seats=3, taxes="on")``."""
