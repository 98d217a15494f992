"""What a player says in Riga. Each action is built once, in the tables at the end.

Equal goods are one good to say: ``Spend("cloth")`` means any own cloth, and every card of cloth in
the hand is touched as ``good:cloth``.
"""

from __future__ import annotations

from hansetable.core import Action, derived, index, one_of
from hansetable.games.riga.cards import (
    BUILDING,
    CARDS,
    CITIES,
    CITY_OF,
    GOOD,
    GOODS,
    HALF,
    OF,
    ONCE,
    building_ids,
)

FUNDS = ("bank", "inn", "kontor", "exchange")
"""The buildings that give ducats (R-41, R-45, R-51, R-63)."""
SIDES = ("knight", "merchant")
PLAYERS, ROWS = range(1, 5), range(1, 7)
"""Players and rows are counted from 1."""
USABLE = OF["yard"] | OF["treasury"] | OF["monastery"]
"""The buildings that are used on their own, not within a payment."""
assert not USABLE & ~ONCE


class _OfBuilding(Action):
    """An action about one building, mostly one that comes to hand; ``b`` is its index."""

    TOUCHES = ("building:{0.building}", "hand")
    building: str
    b: int = index("building", BUILDING)


class _OfGood(Action):
    """An action about one good; ``g`` is its index."""

    good: str
    g: int = index("good", GOOD)


class _OfRowGood(Action):
    """An action about one good of one row; rows are counted from 1."""

    row: int = one_of(ROWS)
    good: str
    g: int = index("good", GOOD)

    TOUCHES = ("lift:{0.row}:{0.good}",)


class NameStart(Action):
    """Name the start player (R-13), counted from 1."""

    player: int = one_of(PLAYERS)

    TOUCHES = ("seat:{0.player}",)


class Keep(_OfBuilding):
    """Keep this one of the buildings drawn (R-14, R-42)."""


class Decline(Action):
    """Keep none of the buildings drawn (R-42)."""

    CLOSES = True


class TakeRow(Action):
    """Take a row of goods in hand (R-30); rows are counted from 1."""

    row: int = one_of(ROWS)

    TOUCHES = ("row:{0.row}", "hand")


class TakeBuilding(_OfBuilding):
    """Take a building of the display in hand (R-30)."""


class Use(_OfBuilding):
    """Use a builder's yard (R-42), a treasury (R-50) or the monastery (R-60)."""

    TOUCHES = ("building:{0.building}", "{0.place}")
    building: str = one_of(building_ids(USABLE))

    @property
    def place(self) -> str:
        """Where the building is put to use it."""
        return "rows" if OF["monastery"] >> self.b & 1 else "hand"


class KeepGood(_OfGood):
    """Keep one of the goods drawn (R-50)."""

    TOUCHES = ("drawn:{0.good}", "hand")


class Lift(_OfRowGood):
    """Choose the first good to be swapped (R-60)."""


class Swap(_OfRowGood):
    """Swap the good that was lifted with this one of another row (R-60)."""


class Plan(_OfBuilding):
    """Put a building on the bill: the first one, or one more of the same city (R-31, R-34)."""

    TOUCHES = ("building:{0.building}", "city:{0.city}")

    @property
    def city(self) -> str:
        """The city of the building."""
        return CITIES[CITY_OF[self.b]]


class Crane(_OfBuilding):
    """Halve the cost of this building by one of the own cranes (R-46)."""

    @property
    def saved(self) -> int:
        """The ducats that need not be paid."""
        return HALF[self.b]

    TOUCHES = ("building:{0.building}", "crane")


class Fund(Action):
    """Pay with the ducats of a bank, inn, kontor or the exchange office (R-37)."""

    kind: str
    f: int = index("kind", FUNDS)

    TOUCHES = ("fund:{0.kind}",)


class Spend(_OfGood):
    """Pay with a good (R-32), or give it to the exchange office (R-63)."""

    TOUCHES = ("good:{0.good}",)


class Turn(Action):
    """Turn the school so that it counts as a knight or as a merchant (R-61)."""

    side: str = one_of(SIDES)

    TOUCHES = ("button:{0.side}",)


class Done(Action):
    """Build no more (R-31), or leave the exchange office as it is (R-63)."""

    CLOSES = True


class Drop(Action):
    """Lay a card aside in winter (R-26): a good or a building."""

    card: str
    g: int = derived()
    b: int = derived()

    def __post_init__(self) -> None:
        g = GOOD.get(self.card, -1)
        self.cache(g=g, b=BUILDING[self.card] if g < 0 else -1)

    TOUCHES = ("{0.kind}:{0.card}", "discard")

    @property
    def kind(self) -> str:
        """What it is: a good or a building."""
        return "good" if self.b < 0 else "building"


VERBS: tuple[type[Action], ...] = (
    NameStart, Keep, Decline, TakeRow, TakeBuilding, Use, KeepGood, Lift, Swap, Plan, Crane, Fund,
    Spend, Turn, Done, Drop,
)  # fmt: skip

_IDS = tuple(building.id for building in CARDS.buildings)

NAME_START = tuple(NameStart(player) for player in PLAYERS)
KEEP = tuple(Keep(building) for building in _IDS)
DECLINE = Decline()
TAKE_ROW = tuple(TakeRow(row) for row in ROWS)
TAKE_BUILDING = tuple(TakeBuilding(building) for building in _IDS)
USE = {b: Use(building) for b, building in enumerate(_IDS) if USABLE >> b & 1}
KEEP_GOOD = tuple(KeepGood(good) for good in GOODS)
LIFT = tuple(tuple(Lift(row, good) for good in GOODS) for row in ROWS)
SWAP = tuple(tuple(Swap(row, good) for good in GOODS) for row in ROWS)
PLAN = tuple(Plan(building) for building in _IDS)
CRANE = tuple(Crane(building) for building in _IDS)
FUND = tuple(Fund(kind) for kind in FUNDS)
SPEND = tuple(Spend(good) for good in GOODS)
TURN = tuple(Turn(side) for side in SIDES)
DONE = Done()
DROP_GOOD = tuple(Drop(good) for good in GOODS)
DROP_BUILDING = tuple(Drop(building) for building in _IDS)
