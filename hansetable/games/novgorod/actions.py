"""What a player says in Novgorod. Each action is built once, in the tables at the end."""

from __future__ import annotations

from typing import ClassVar

from hansetable.core import Action, Handle, derived, index, one_of
from hansetable.games.novgorod.cards import (
    ARTISAN,
    CARDS,
    CITY,
    COSTS,
    GOOD,
    GOODS,
    LUXURIES,
    MISSION,
    PRIVILEGES,
    SIDES,
    SPECIAL,
)

LINES = ("upper", "lower")
GATHERED = ("good:", "hold:", "artisan:")
"""What may be put into a mission or a career step: commodities, and who makes a luxury good."""


class _OfCity(Action):
    """An action about one city or the own office there; ``c`` is its index."""

    city: str
    c: int = index("city", CITY)


class _OfMission(Action):
    """An action about one mission card; ``m`` is its index."""

    mission: str
    m: int = index("mission", MISSION)


class ChooseSide(Action):
    """Play with this side of the career card (N-15)."""

    TOUCHES = ("button:{0.side}",)
    side: str = one_of(SIDES)


class BuyOffice(_OfCity):
    """Take the top office of a city: in the introductory rounds (N-21) or for its price (N-80)."""

    TOUCHES = ("stack:{0.city}", "hand")


class BuyMission(_OfMission):
    """Take an open mission (N-22, N-80, N-83)."""

    TOUCHES = ("mission:{0.mission}", "hand")


class DrawMission(Action):
    """Take the top mission of the pile (N-22, N-80, N-83)."""

    TOUCHES = ("pile", "hand")


class Upgrade(Action):
    """Buy the next ship speed (N-80)."""

    TOUCHES = ("next-ship", "ship")


class Lay(_OfCity):
    """Lay the own office, or the base office, of a city as the next card of the route (N-40)."""

    TOUCHES = ("office:{0.city}", "route")
    LEAVES = "mark:{0.city}"
    MEANT = 1


class Mark(_OfCity):
    """Lay the own office ``card`` face down behind the last city as its placeholder (N-43)."""

    TOUCHES = ("office:{0.card}", "mark:{0.city}")
    LEAVES = "mark:{0.city}"
    MEANT = -1
    card: str
    k: int = index("card", CITY)


class Sail(Action):
    """The route is complete; phase 2 begins (N-46)."""

    CLOSES = True


class AtWork(Action):
    """An artisan put to work on commodities, each a good or ``hold:`` and the stored good.

    ``a`` is the artisan, ``used`` the mask of commodities from the route, ``held`` tells whether
    the stored one is used, ``seals`` is what the combination brings.
    """

    TOUCHES = ("artisan:{0.artisan}", "spot:{0.artisan}")
    artisan: str
    goods: tuple[str, ...]
    a: int = derived()
    used: int = derived()
    held: bool = derived()
    seals: int = derived()

    def __post_init__(self) -> None:
        a, used, everything, held = ARTISAN[self.artisan], 0, 0, False
        for written in self.goods:
            stored, _, good = written.rpartition(":")
            if stored not in ("", "hold"):
                raise ValueError(written)
            bit = 1 << GOOD[good]
            everything |= bit
            if stored:
                held = True
            else:
                used |= bit
        self.cache(a=a, used=used, held=held, seals=dict(CARDS.artisans[a].recipes)[everything])


class Produce(AtWork):
    """Make a luxury good for seals and ducats (N-51, N-53)."""


class Craft(AtWork):
    """Make a luxury good for the mission or career step that is being fulfilled (N-53)."""


class Use(Action):
    """Use a commodity for the mission or career step: a good, or ``hold:`` and the stored good."""

    good: str
    g: int = derived()
    held: bool = derived()

    def __post_init__(self) -> None:
        stored, _, good = self.good.rpartition(":")
        if stored not in ("", "hold"):
            raise ValueError(self.good)
        self.cache(g=GOOD[good], held=bool(stored))

    def touches(self) -> frozenset[Handle]:
        return frozenset((self.good if self.held else f"good:{self.good}",))


class Fulfil(Action):
    """Fulfil the upper or the lower line of a mission (N-56)."""

    TOUCHES = ("line:{0.mission}:{0.line}",)
    ACCEPTS: ClassVar[tuple[str, ...]] = GATHERED
    mission: str
    line: str
    m: int = index("mission", MISSION)
    row: int = index("line", LINES)


class Advance(Action):
    """Reach the next career step (N-60)."""

    TOUCHES = ("career",)
    ACCEPTS: ClassVar[tuple[str, ...]] = GATHERED


class Store(_OfCity):
    """Put the own office of a city into the hold with its commodity (N-63)."""

    TOUCHES = ("office:{0.city}", "hold")


class Collect(_OfCity):
    """Take the income of the own office of a city now (N-64)."""

    TOUCHES = ("office:{0.city}", "purse")


class Privilege(Action):
    """Use a privilege of the career card: additional income (N-65), mission (N-83, N-121)."""

    TOUCHES = ("privilege:{0.kind}",)
    kind: str = one_of(PRIVILEGES)


class Keep(_OfMission):
    """Leave a mission with only its upper line done to the left of the ship (N-67)."""

    MEANT = 1


class Finish(_OfMission):
    """Put a mission with only its upper line done under the ship (N-67)."""


class MovePirate(_OfCity):
    """Move the pirate to a city, for ducats (N-115) or with the privilege *?* (N-116)."""

    TOUCHES = ("figure:pirate", "city:{0.city}")


class LeavePirate(Action):
    """Leave the pirate where he is at the end of the turn (N-116)."""

    CLOSES = True

    TOUCHES = ("button:leave",)


class Special(Action):
    """Choose the visible part of a special mission (N-121); ``x`` is the card's index."""

    TOUCHES = ("special:{0.card}",)
    card: str
    x: int = index("card", SPECIAL)


class Begin(Action):
    """The chosen special missions are all: pay, then use the goods (N-121, N-124)."""

    CLOSES = True


class Done(Action):
    """End phase 2 (N-78)."""

    CLOSES = True


class Pass(Action):
    """Buy nothing more; the turn ends (N-80)."""

    CLOSES = True


VERBS: tuple[type[Action], ...] = (
    ChooseSide, BuyOffice, BuyMission, DrawMission, Upgrade, Lay, Mark, Sail, Produce, Craft, Use,
    Fulfil, Advance, Store, Collect, Privilege, Keep, Finish, MovePirate, LeavePirate, Special,
    Begin, Done, Pass,
)  # fmt: skip

_CITIES = tuple(city.id for city in CARDS.cities)
_MISSIONS = tuple(mission.id for mission in CARDS.missions)
_COMMODITIES = CARDS.good_ids()[:GOODS]

CHOOSE_SIDE = tuple(ChooseSide(side) for side in SIDES)
BUY_OFFICE = tuple(BuyOffice(city) for city in _CITIES)
BUY_MISSION = tuple(BuyMission(mission) for mission in _MISSIONS)
DRAW_MISSION = DrawMission()
UPGRADE = Upgrade()
LAY = tuple(Lay(city) for city in _CITIES)
MARK = tuple(tuple(Mark(city, card) for card in _CITIES) for city in _CITIES)
SAIL = Sail()
USE = tuple(Use(good) for good in _COMMODITIES)
USE_HELD = tuple(Use(f"hold:{good}") for good in _COMMODITIES)
FULFIL = tuple(tuple(Fulfil(mission, line) for line in LINES) for mission in _MISSIONS)
ADVANCE = Advance()
STORE = tuple(Store(city) for city in _CITIES)
COLLECT = tuple(Collect(city) for city in _CITIES)
PRIVILEGE = {kind: Privilege(kind) for kind in PRIVILEGES}
KEEP = tuple(Keep(mission) for mission in _MISSIONS)
FINISH = tuple(Finish(mission) for mission in _MISSIONS)
MOVE_PIRATE = tuple(MovePirate(city) for city in _CITIES)
LEAVE_PIRATE = LeavePirate()
SPECIALS = tuple(Special(special.id) for special in CARDS.specials)
BEGIN = Begin()
DONE = Done()
PASS = Pass()


def _at_work(kind: type[AtWork]) -> tuple[tuple[tuple[int, int, AtWork], ...], ...]:
    """Every way to put each artisan to work: (mask from the route, stored good or -1, action)."""
    table = []
    for artisan in CARDS.artisans:
        ways: list[tuple[int, int, AtWork]] = []
        for mask, _ in artisan.recipes:
            goods = [g for g in range(GOODS) if mask >> g & 1]
            for held in (-1, *goods):
                written = tuple(
                    f"hold:{_COMMODITIES[g]}" if g == held else _COMMODITIES[g] for g in goods
                )
                rest = mask & ~(1 << held) if held >= 0 else mask
                ways.append((rest, held, kind(artisan.id, written)))
        table.append(tuple(ways))
    return tuple(table)


PRODUCE = _at_work(Produce)
CRAFT = _at_work(Craft)
MAKES = tuple(artisan.luxury for artisan in CARDS.artisans)
"""The luxury good that each artisan makes, 0 to 2."""
COST_PARTS = {"goods3": (3, 0), "luxuries2": (0, 2), "ducats15": (0, 0), "goods2luxuries2": (2, 2)}
"""What the costs of career steps need: (different commodities, different luxury goods) (N-60)."""
ANY_LUXURY = (1 << len(LUXURIES)) - 1
assert set(COST_PARTS) == set(COSTS)
