"""What a player says in Kogge; trade between players is in `trade_actions`.

Equal pieces are one thing to say: ``Load("salt")`` means any salt in the own kontors here. An
item is one of the goods or a marker, which is written as its number.
"""

from __future__ import annotations

from dataclasses import field
from typing import ClassVar

from hansetable.core import Action, Handle, write_action
from hansetable.games.kogge.cards import CHIP, CITIES, GOOD, GOODS, MADE, SQUARES

MOST_SEATS = 4
PAIRS = 4
"""How many pairs of markers are for sale (K-22)."""
SECRET_PATH = SQUARES
"""The index of the secret path among the routes (K-47)."""
ROUTES = tuple(f"{city}:{i}" for city in CITIES for i in (1, 2))
"""The ids of the route squares: city and 1 or 2."""
ROUTE = {route: q for q, route in enumerate(ROUTES)}
HELM: Handle = "helm"
"""What the cog says that can be moved now."""
MARKERS = range(len(CITIES))
ITEMS = (*GOODS, *(str(m) for m in MARKERS))
ITEM = {item: i for i, item in enumerate(ITEMS)}


def check(number: int, low: int, high: int) -> None:
    """Raise a ValueError for a number out of its bounds."""
    if not low <= number <= high:
        raise ValueError(number)


class Touching(Action):
    """An action that is said by touching things."""

    TOUCHES: ClassVar[tuple[str, ...]] = ()
    """The handles, with the fields of the action as ``{0.field}``."""

    def touches(self) -> frozenset[Handle]:
        return frozenset(text.format(self) for text in self.TOUCHES)


class _OfMarker(Touching):
    """An action about one marker of a number."""

    marker: int

    def __post_init__(self) -> None:
        check(self.marker, 0, len(CITIES) - 1)

    @property
    def made(self) -> str:
        """The good of the marker's colour (K-3)."""
        return GOODS[MADE[self.marker]]


class _OfGood(Touching):
    """An action about one of the goods; ``g`` is its index."""

    good: str
    g: int = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        self.cache(g=GOOD[self.good])


class _OfRoute(Touching):
    """An action about a route square; ``q`` is its index."""

    route: str
    q: int = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        self.cache(q=ROUTE[self.route])

    TOUCHES: ClassVar[tuple[str, ...]] = ("route:{0.route}",)


class _OfItem(Touching):
    """An action that costs one of the goods or one marker; goods have ``i`` below 4."""

    item: str
    i: int = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        self.cache(i=ITEM[self.item])

    @property
    def thing(self) -> Handle:
        """What is touched to say the good or the marker."""
        return f"good:{self.item}" if self.item in GOOD else f"marker:{self.item}"


class _OfPlayer(Touching):
    """An action about a player, counted from 1."""

    player: int

    def __post_init__(self) -> None:
        check(self.player, 1, MOST_SEATS)

    TOUCHES: ClassVar[tuple[str, ...]] = ("cog:{0.player}",)


class Button(Action):
    """An action that is said by a button, whose handle has its words: ``button:counter:ore:3``."""

    def touches(self) -> frozenset[Handle]:
        return frozenset((f"button:{write_action(self).replace(' ', ':')}",))


# ---- beginning and bidding ------------------------------------------------------------------


class Choose(_OfMarker):
    """Choose the city to start in (K-15)."""

    TOUCHES = ("marker:{0.marker}",)


class Keep(Button):
    """Leave the routes of the first city as they are (K-D2)."""


class Lay(_OfMarker):
    """Lay one marker more for the bid (K-23)."""

    TOUCHES = ("marker:{0.marker}", "bid")


class Bid(Button):
    """The bid is complete (K-23)."""


class Pass(Button):
    """There is nothing that can be bid (K-24)."""


class Steer(Touching):
    """Move the guild master on by one or two cities (K-30)."""

    cities: int

    def __post_init__(self) -> None:
        check(self.cities, 1, 2)

    TOUCHES = ("steer:{0.cities}",)


class Tax(_OfGood):
    """Pay this as a tax (K-A1)."""

    TOUCHES = ("good:{0.good}", "supply")


# ---- movement -------------------------------------------------------------------------------


class Sail(_OfRoute):
    """Take a step along a route (K-41); a face-down one is announced by it (K-43)."""

    DRAGS: ClassVar[frozenset[Handle]] = frozenset((HELM,))


class Path(Touching):
    """Take the secret path to the guild master (K-47)."""

    DRAGS: ClassVar[frozenset[Handle]] = frozenset((HELM,))

    TOUCHES = ("guild",)


class Pay(_OfItem):
    """Pay for a step (K-42)."""

    TOUCHES = ("{0.thing}",)


class Load(_OfGood):
    """Load one of the goods from an own kontor (K-45)."""

    TOUCHES = ("store:{0.good}",)


class Anchor(Button):
    """End the movement (K-40)."""


class Drive(_OfRoute):
    """Move the cog of a raider (K-68) or of a loser (K-C4) along a route."""

    DRAGS: ClassVar[frozenset[Handle]] = frozenset((HELM,))


class Leave(Button):
    """Do not move the loser's cog (K-C4)."""


# ---- actions --------------------------------------------------------------------------------


class Found(Touching):
    """Found a kontor (K-60)."""

    TOUCHES = ("found",)


class BuyRaid(_OfMarker):
    """Buy the second raid marker for three equal markers (K-61)."""

    TOUCHES = ("marker:{0.marker}", "raid:second")


class BuyChip(Touching):
    """Buy a bonus chip for six equal goods (K-61)."""

    chip: str
    good: str
    k: int = field(init=False, compare=False, repr=False)
    g: int = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        self.cache(k=CHIP[self.chip], g=GOOD[self.good])

    TOUCHES = ("chip:{0.chip}", "good:{0.good}")


class TakeMarker(_OfMarker):
    """Give the guild master one of the goods for a marker of its colour (K-61)."""

    TOUCHES = ("pool:{0.marker}", "good:{0.made}")


class TakeGood(_OfMarker):
    """Give the guild master a marker for one of the goods of its colour (K-61)."""

    TOUCHES = ("marker:{0.marker}", "supply:{0.made}")


class BuyPair(Touching):
    """Buy a pair of markers, counted from 1, for one of the goods (K-62)."""

    pair: int
    good: str
    g: int = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        check(self.pair, 1, PAIRS)
        self.cache(g=GOOD[self.good])

    TOUCHES = ("pair:{0.pair}", "good:{0.good}")


class Give(_OfGood):
    """Give one of the own goods for some of the city's (K-65)."""

    TOUCHES = ("good:{0.good}", "here")


class Take(_OfGood):
    """Take one of the city's goods for the one that was given last (K-65)."""

    TOUCHES = ("take:{0.good}",)


class Settle(Button):
    """The exchange is complete (K-65)."""


class Change(_OfRoute):
    """Lay an own marker face down on a route square and take the one that lay there (K-66)."""

    marker: int

    def __post_init__(self) -> None:
        check(self.marker, 0, len(CITIES) - 1)
        self.cache(q=ROUTE[self.route])

    TOUCHES = ("route:{0.route}", "marker:{0.marker}")


class RaidCity(Touching):
    """Raid the city (K-67)."""

    TOUCHES = ("raid", "here")


class RaidCog(_OfPlayer):
    """Raid another cog (K-67)."""

    TOUCHES = ("raid", "cog:{0.player}")


class Part(_OfGood):
    """Lay one of the own goods on the first of the two piles (K-67)."""

    TOUCHES = ("good:{0.good}", "pile")


class TakePile(Touching):
    """Take one of the two piles, 1 or 2 (K-67)."""

    pile: int

    def __post_init__(self) -> None:
        check(self.pile, 1, 2)

    TOUCHES = ("pile:{0.pile}",)


class Look(_OfItem):
    """Pay to look at the routes of the city (K-D5)."""

    TOUCHES = ("look", "{0.thing}")


class End(Button):
    """End the turn."""


# ---- conflicts ------------------------------------------------------------------------------


class Attack(_OfPlayer):
    """Start a conflict (K-C1)."""


class Peace(Button):
    """Start no conflict (K-C1)."""


class Stake(_OfMarker):
    """Choose one marker more for the conflict (K-C2)."""

    TOUCHES = ("marker:{0.marker}", "stake")


class Ready(Button):
    """All markers for the conflict are chosen (K-C2)."""


class Wish(_OfGood):
    """Name one of the goods that the loser must hand over (K-C3)."""

    TOUCHES = ("button:wish:{0.good}",)
