"""A builder of positions: set a table, say actions as text, look at what can be said."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from hansetable.core import Event, Place, read_action, write_action
from hansetable.games.riga.actions import VERBS
from hansetable.games.riga.bill import OWN
from hansetable.games.riga.cards import ALL_CITY, BUILDING, GOOD, bits, building_ids
from hansetable.games.riga.multiset import EVERY, UNIT, goods_of, names_of, pack_of
from hansetable.games.riga.setup import deal
from hansetable.games.riga.state import NO_COVER, RigaState
from hansetable.games.riga.supply import recover
from hansetable.games.riga.turn import TAKE
from hansetable.games.riga.year import begin_turn


def pack(text: str) -> int:
    """The goods of a text, as ``cloth wine*3``."""
    total = 0
    for word in text.split():
        good, _, times = word.partition("*")
        total += UNIT[GOOD[good]] * int(times or 1)
    return total


def mask(text: str) -> int:
    """The buildings of a text as a set."""
    return sum(1 << BUILDING[word] for word in text.split())


class Table:
    """A state, and words for it; ``me`` is the seat on turn."""

    def __init__(self, seats: int, riga: bool, hands: str) -> None:
        options = {"riga": "on" if riga else "off", "hands": hands}
        self.state = s = deal(seats, 1, options)
        s.goods, s.shown, s.hand = [0] * seats, [0] * seats, [0] * seats
        s.goods_discard = s.discard = 0
        s.start, s.year = 0, 1
        s.seen = [0] * seats
        self.refill()
        s.stack = []

    @property
    def me(self) -> int:
        return self.state.turn

    @property
    def built(self) -> tuple[str, ...]:
        return building_ids(self.state.built[self.me])

    @property
    def hand(self) -> tuple[str, ...]:
        return building_ids(self.state.hand[self.me] & OWN)

    @property
    def goods(self) -> tuple[str, ...]:
        return names_of(self.state.goods[self.me])

    def give(
        self, seat: int, *, goods: str = "", hand: str = "", built: str = "", used: str = ""
    ) -> Table:
        """Give a seat what it has; ``used`` are functions used up; all else stays in the piles."""
        s = self.state
        s.goods[seat], s.hand[seat] = pack(goods), mask(hand)
        s.built[seat], s.used[seat] = mask(built), mask(used)
        self.refill()
        s.cover[seat] = NO_COVER
        recover(s, seat)
        return self

    def lay(self, *rows: str, below: str = "", above: str = "") -> Table:
        """Lay out rows of goods, and buildings on either side of the separator."""
        s = self.state
        laid = [tuple(goods_of(pack(row))) for row in rows]
        s.rows = (laid + [()] * (s.n + 2))[: s.n + 2]
        s.below = [BUILDING[b] for b in below.split()]
        s.above = [BUILDING[b] for b in above.split()]
        self.refill()
        return self

    def refill(self) -> None:
        """Put what lies nowhere else into the piles."""
        s = self.state
        goods = EVERY - s.goods_discard - sum(s.goods) - pack_of(g for row in s.rows for g in row)
        s.goods_pile = goods_of(goods)
        lying = s.discard
        for b in (*s.below, *s.above, *(card for card in s.cover if card >= 0)):
            lying |= 1 << b
        for owned in (*s.hand, *s.built):
            lying |= owned
        s.pile = list(bits(ALL_CITY & ~lying))

    def on_top(self, goods: str = "", buildings: str = "") -> Table:
        """Put these on top of the piles; the first named is drawn first."""
        s = self.state
        for word in reversed(goods.split()):
            s.goods_pile.remove(GOOD[word])
            s.goods_pile.append(GOOD[word])
        for word in reversed(buildings.split()):
            s.pile.remove(BUILDING[word])
            s.pile.append(BUILDING[word])
        return self

    def begin(self, leg: int = 0, build: bool = True) -> Table:
        """Begin a turn of the year, in the building phase unless something must be taken first."""
        s = self.state
        s.leg = leg
        begin_turn(s)
        s.stack.pop()
        if not build:
            s.stack.append(TAKE)
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

    def pay(self, text: str) -> list[Event]:
        """Spend goods: ``cloth wine*2``."""
        return self.say(*(f"spend {good}" for good in names_of(pack(text))))


SetTable = Callable[..., Table]
"""Sets a table on which the first seat begins its turn; what it has is given by name."""
Dealt = Callable[..., RigaState]
"""Deals a game."""


def census(places: dict[str, Place]) -> Counter[str]:
    """The goods and buildings on a table; a pile counts as many as lie in it."""
    found: Counter[str] = Counter()
    for place in places.values():
        if place.kind in ("good", "building"):
            found[place.kind] += place.number if place.zone == "pile" else 1
    return found
