"""What a player says in Kogge; trade between players is in `trade_actions`.

Equal pieces are one thing to say: ``Load("salt")`` means any salt in the own kontors here. An
item is one of the goods or a marker, which is written as its number.
"""

from __future__ import annotations

from typing import ClassVar

from hansetable.core import Action, Handle, index, one_of
from hansetable.games.kogge.cards import CHIP, CITIES, GOOD, GOODS, MADE, SQUARES

PLAYERS = range(1, 5)
"""Players in an action are counted from 1."""
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


class _OfMarker(Action):
    """An action about one marker of a number."""

    marker: int = one_of(MARKERS)

    @property
    def made(self) -> str:
        """The good of the marker's colour (K-3)."""
        return GOODS[MADE[self.marker]]


class _OfGood(Action):
    """An action about one of the goods; ``g`` is its index."""

    good: str
    g: int = index("good", GOOD)


class _OfRoute(Action):
    """An action about a route square; ``q`` is its index."""

    route: str
    q: int = index("route", ROUTE)

    TOUCHES: ClassVar[tuple[str, ...]] = ("route:{0.route}",)


class _OfItem(Action):
    """An action that costs one of the goods or one marker; goods have ``i`` below 4."""

    item: str
    i: int = index("item", ITEM)

    @property
    def thing(self) -> Handle:
        """What is touched to say the good or the marker."""
        return f"good:{self.item}" if self.item in GOOD else f"marker:{self.item}"


class _OfPlayer(Action):
    """An action about a player, counted from 1."""

    player: int = one_of(PLAYERS)

    TOUCHES: ClassVar[tuple[str, ...]] = ("cog:{0.player}",)


# ---- beginning and bidding ------------------------------------------------------------------


class Choose(_OfMarker):
    """Choose the city to start in (K-15)."""

    TOUCHES = ("marker:{0.marker}",)


class Keep(Action):
    """Leave the routes of the first city as they are (K-D2)."""

    CLOSES = True


class Lay(_OfMarker):
    """Lay one marker more for the bid (K-23)."""

    TOUCHES = ("marker:{0.marker}", "bid")


class Bid(Action):
    """The bid is complete (K-23)."""

    CLOSES = True


class Pass(Action):
    """There is nothing that can be bid (K-24)."""

    CLOSES = True


class Steer(Action):
    """Move the guild master on by one or two cities (K-30)."""

    cities: int = one_of((1, 2))

    TOUCHES = ("steer:{0.cities}",)


class Tax(_OfGood):
    """Pay this as a tax (K-A1)."""

    TOUCHES = ("good:{0.good}", "supply")


# ---- movement -------------------------------------------------------------------------------


class Sail(_OfRoute):
    """Take a step along a route (K-41); a face-down one is announced by it (K-43)."""

    DRAGS: ClassVar[frozenset[Handle]] = frozenset((HELM,))


class Path(Action):
    """Take the secret path to the guild master (K-47)."""

    DRAGS: ClassVar[frozenset[Handle]] = frozenset((HELM,))

    TOUCHES = ("guild",)


class Pay(_OfItem):
    """Pay for a step (K-42)."""

    TOUCHES = ("{0.thing}",)


class Load(_OfGood):
    """Load one of the goods from an own kontor (K-45)."""

    TOUCHES = ("store:{0.good}",)


class Anchor(Action):
    """End the movement (K-40)."""

    CLOSES = True


class Drive(_OfRoute):
    """Move the cog of a raider (K-68) or of a loser (K-C4) along a route."""

    DRAGS: ClassVar[frozenset[Handle]] = frozenset((HELM,))


class Leave(Action):
    """Do not move the loser's cog (K-C4)."""

    CLOSES = True


# ---- actions --------------------------------------------------------------------------------


class Found(Action):
    """Found a kontor (K-60)."""

    TOUCHES = ("found",)


class BuyRaid(_OfMarker):
    """Buy the second raid marker for three equal markers (K-61)."""

    TOUCHES = ("marker:{0.marker}", "raid:second")


class BuyChip(Action):
    """Buy a bonus chip for six equal goods (K-61)."""

    chip: str
    good: str
    k: int = index("chip", CHIP)
    g: int = index("good", GOOD)

    TOUCHES = ("chip:{0.chip}", "good:{0.good}")


class TakeMarker(_OfMarker):
    """Give the guild master one of the goods for a marker of its colour (K-61)."""

    TOUCHES = ("pool:{0.marker}", "good:{0.made}")


class TakeGood(_OfMarker):
    """Give the guild master a marker for one of the goods of its colour (K-61)."""

    TOUCHES = ("marker:{0.marker}", "supply:{0.made}")


class BuyPair(Action):
    """Buy a pair of markers, counted from 1, for one of the goods (K-62)."""

    pair: int = one_of(range(1, PAIRS + 1))
    good: str
    g: int = index("good", GOOD)

    TOUCHES = ("pair:{0.pair}", "good:{0.good}")


class Give(_OfGood):
    """Give one of the own goods for some of the city's (K-65)."""

    TOUCHES = ("good:{0.good}", "here")


class Take(_OfGood):
    """Take one of the city's goods for the one that was given last (K-65)."""

    TOUCHES = ("take:{0.good}",)


class Settle(Action):
    """The exchange is complete (K-65)."""

    CLOSES = True


class Change(_OfRoute):
    """Lay an own marker face down on a route square and take the one that lay there (K-66)."""

    marker: int = one_of(MARKERS)

    TOUCHES = ("route:{0.route}", "marker:{0.marker}")


class RaidCity(Action):
    """Raid the city (K-67)."""

    TOUCHES = ("raid", "here")


class RaidCog(_OfPlayer):
    """Raid another cog (K-67)."""

    TOUCHES = ("raid", "cog:{0.player}")


class Part(_OfGood):
    """Lay one of the own goods on the first of the two piles (K-67)."""

    TOUCHES = ("good:{0.good}", "pile")


class TakePile(Action):
    """Take one of the two piles, 1 or 2 (K-67)."""

    pile: int = one_of((1, 2))

    TOUCHES = ("pile:{0.pile}",)


class Look(_OfItem):
    """Pay to look at the routes of the city (K-D5)."""

    TOUCHES = ("look", "{0.thing}")


class End(Action):
    """End the turn."""

    CLOSES = True


# ---- conflicts ------------------------------------------------------------------------------


class Attack(_OfPlayer):
    """Start a conflict (K-C1)."""


class Peace(Action):
    """Start no conflict (K-C1)."""

    CLOSES = True


class Stake(_OfMarker):
    """Choose one marker more for the conflict (K-C2)."""

    TOUCHES = ("marker:{0.marker}", "stake")


class Ready(Action):
    """All markers for the conflict are chosen (K-C2)."""

    CLOSES = True


class Wish(_OfGood):
    """Name one of the goods that the loser must hand over (K-C3)."""

    TOUCHES = ("button:wish:{0.good}",)
