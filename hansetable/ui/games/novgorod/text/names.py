"""Names and numbers of Novgorod in the language of the screen: what every sentence is made of."""

from collections.abc import Iterable

from hansetable.games.novgorod.actions import AtWork
from hansetable.games.novgorod.cards import (
    ARTISAN,
    BITS,
    CARDS,
    CITY,
    COMMODITIES,
    COSTS,
    GOODS,
    LUXURIES,
    MISSION,
)
from hansetable.games.novgorod.reasons import TWO_OR_MORE
from hansetable.games.novgorod.state import NovgorodState
from hansetable.games.novgorod.use import STEP_DUCATS
from hansetable.ui.games.card_names import CardNames
from hansetable.ui.games.phrases import by_key, listed, titled
from hansetable.ui.language import Context


class Novgorod(Context):
    """The context of the texts of Novgorod."""


PHASES = (Novgorod.tr("Route"), Novgorod.tr("Use"), Novgorod.tr("Buy"), Novgorod.tr("Seals"))
"""The four phases of a turn."""
_PRIVILEGES = {
    "income": Novgorod.tr("additional income"),
    "speed": Novgorod.tr("speed +1"),
    "mission": Novgorod.tr("mission −{ducats}"),
    "seal": Novgorod.tr("+1 seal"),
    "pirate": Novgorod.tr("move the pirate"),
}

# ---- names ---------------------------------------------------------------------------------------


_NAMES = CardNames("novgorod", goods=COMMODITIES, luxuries=LUXURIES, cities=CITY)
good = _NAMES.of("goods", "luxuries")
"""Return the name of a commodity or luxury good."""
city = _NAMES.of("cities")
"""Return the name of a city."""


def artisan(key: str) -> str:
    """Return what stands on an artisan's card: the luxury good, as a title."""
    return titled(good(LUXURIES[CARDS.artisans[ARTISAN[key]].luxury]))


bonus = by_key(
    {
        "offices": Novgorod.tr("8 offices"),
        "route": Novgorod.tr("Five-city route"),
        "luxury": Novgorod.tr("Luxury merchant"),
        "missions": Novgorod.tr("3 missions"),
        "career": Novgorod.tr("Career"),
        "variety": Novgorod.tr("Variety of goods"),
    }
)
"""Return the name of a bonus card."""


def career(key: str) -> str:
    """Return the name of a career card."""
    return Novgorod.tr("Career {number}").say(number=key)


def privilege(key: str) -> str:
    """Return the name of a privilege."""
    return _PRIVILEGES[key].say(ducats=CARDS.mission_off)


def mission(key: str) -> str:
    """Return a mission as its two lines, the upper one first."""
    return " · ".join(mission_lines(key))


def quoted(key: str) -> str:
    """Return a mission in quotation marks."""
    return Novgorod.tr("“{mission}”").say(mission=mission(key))


def mission_lines(key: str) -> tuple[str, str]:
    """Return the goods of the upper and of the lower line of a mission."""
    return line_goods(MISSION[key], 0), line_goods(MISSION[key], 1)


def line_goods(m: int, row: int) -> str:
    """Return the goods of a line of the mission with index ``m``; row 0 is the upper line."""
    card = CARDS.missions[m]
    return listed(goods_of(card.lines[row], luxuries=card.luxury))


def goods_of(mask: int, luxuries: bool = False) -> list[str]:
    """Return the names of the commodities, or of the luxury goods, in a mask."""
    ids = LUXURIES if luxuries else CARDS.good_ids()[:GOODS]
    return [good(ids[i]) for i in BITS[mask]]


def goods(keys: Iterable[str]) -> str:
    """Return goods as a list; a luxury good may have to be made from two or more (N-121)."""
    return listed([_wanted(key) for key in keys])


def _wanted(key: str) -> str:
    if not key.endswith(TWO_OR_MORE):
        return good(key)
    luxury = good(key.removesuffix(TWO_OR_MORE))
    return Novgorod.tr("{luxury} (from two or more)").say(luxury=luxury)


def special(card: int, part: int) -> str:
    """Return what a part of a special mission asks for."""
    asked = CARDS.specials[card].parts[part]
    wanted = goods_of(asked.goods)
    for i, luxury in enumerate(LUXURIES):
        if asked.luxuries >> i & 1:
            wanted.append(good(luxury))
        if asked.luxuries >> i + len(LUXURIES) & 1:
            wanted.append(_wanted(luxury + TWO_OR_MORE))
    return " + ".join(wanted)


def shown(card: int, view: NovgorodState) -> str:
    """Return what a special mission asks for now."""
    return special(card, dict(view.expert.column)[card])


side = by_key({"front": Novgorod.tr("front side"), "back": Novgorod.tr("back side")})
"""Return the name of a side of a figure."""


def cities(keys: Iterable[str]) -> str:
    """Return cities as a list."""
    return listed([city(key) for key in keys])


def good_of(key: str) -> str:
    """Return the name of the commodity of a city."""
    return good(CARDS.cities[CITY[key]].good)


def worked(goods: Iterable[str]) -> str:
    """Return the commodities that an artisan works on; ``hold:`` marks the stored one."""
    stored = Novgorod.tr("{good} (hold)")
    kinds = [(written, written.removeprefix("hold:")) for written in goods]
    return listed(
        [good(kind) if kind == written else stored.say(good=good(kind)) for written, kind in kinds]
    )


def made(action: AtWork) -> str:
    """Return the luxury good that an artisan at work makes."""
    return good(LUXURIES[CARDS.artisans[action.a].luxury])


def workplace(artisan: int, view: NovgorodState) -> str:
    """Return the city of an artisan."""
    return city(CARDS.cities[view.artisan_at.index(artisan)].id)


def route(cities: Iterable[str]) -> str:
    """Return cities in the order of a route."""
    return " – ".join(map(city, cities))


# ---- numbers -------------------------------------------------------------------------------------


seals = Novgorod.tr("%n seal(s)", None, 1).say
ducats = Novgorod.tr("%n ducat(s)", None, 1).say
offices = Novgorod.tr("%n office(s)", None, 1).say
missions = Novgorod.tr("%n mission(s)", None, 1).say
commodities = Novgorod.tr("%n different commodity(ies)", None, 1).say
luxuries = Novgorod.tr("%n different luxury good(s)", None, 1).say
"""Each says a number of things in the right form."""


def different(goods: int, crafts: int) -> str:
    """Return a number of different commodities and one of different luxury goods."""
    said = [commodities(goods)] if goods else []
    return listed([*said, luxuries(crafts)] if crafts else said)


def gain(number: int, money: int) -> str:
    """Return what a luxury good brings: seals and ducats."""
    return f"{seals(number)}, {ducats(money)}"


def cost(key: str) -> str:
    """Return what a career step costs."""
    goods3, luxuries2, ducats15, both = COSTS
    return {
        goods3: different(3, 0),
        luxuries2: different(0, 2),
        ducats15: ducats(STEP_DUCATS),
        both: different(2, 2),
    }[key]
