"""What the faces of Kogge show, by id: names, goods, routes and building sites of a view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hansetable.games.kogge.cards import CHIPS, CITIES, GOODS, MADE
from hansetable.games.kogge.multiset import NO_GOOD, NO_MARKER, count, pieces_of
from hansetable.games.kogge.state import NOBODY, KoggeState
from hansetable.ui.games.kogge.board import chart
from hansetable.ui.games.kogge.board.card_art import CHIPS as CHIP_ICONS
from hansetable.ui.games.kogge.board.city_plate import Route, Site
from hansetable.ui.games.kogge.text import names
from hansetable.ui.games.phrases import titled
from hansetable.ui.language import translate

CHIP_ICON: Mapping[str, str] = dict(zip(CHIPS, CHIP_ICONS, strict=True))
"""The icon of each bonus chip, by its id."""
NUMBERS = range(len(CITIES))


# ---- names ---------------------------------------------------------------------------------------


def good_title(good: str) -> str:
    """Return the name of a good as it stands at the head of a card or column."""
    return titled(names.good(good))


def chip_name(chip: str) -> str:
    """Return the name of a bonus chip, as short as it fits beside its disc."""
    return {
        "trade": translate("Kogge", "3:1 trade"),
        "marker": translate("Kogge", "+1 marker"),
        "fields": translate("Kogge", "two fields"),
        "path": translate("Kogge", "secret path"),
    }[chip]


def goods_line(good: str, number: int) -> str:
    """Return a line of the hold, such as “3 ore”; only the name if there is none."""
    return names.goods((good,) * number) if number else names.good(good)


def made(city: int) -> str:
    """Return the good that a city produces, which is also the colour of its marker."""
    return GOODS[MADE[city]]


# ---- packs ---------------------------------------------------------------------------------------


def tally(pack: int) -> list[tuple[str | None, int]]:
    """Return how many of each good a pack holds; goods of an unknown kind are one entry."""
    if not is_known(pack):
        return [(None, count(pack, NO_GOOD))]
    return [(good, count(pack, g)) for g, good in enumerate(GOODS)]


def is_known(pack: int) -> bool:
    """Tell whether the viewer knows the kinds of the goods of a pack."""
    return not count(pack, NO_GOOD)


def goods_of(pack: int) -> dict[str, int]:
    """Return the known goods of a pack that are there."""
    return {good: count(pack, g) for g, good in enumerate(GOODS) if count(pack, g)}


def cubes_of(pack: int) -> list[str]:
    """Return the goods of a pack one by one, empty for an unknown kind."""
    return [GOODS[g] if g < NO_GOOD else "" for g in pieces_of(pack)]


def faces_of(pack: int) -> tuple[tuple[int, str], ...]:
    """Return the known markers of a pack: number and good."""
    return tuple((m, made(m)) for m in pieces_of(pack) if m < NO_MARKER)


# ---- plates --------------------------------------------------------------------------------------


def route(view: KoggeState, q: int) -> Route:
    """Return the marker on a route square as the viewer knows it."""
    m, down = view.squares[q], bool(view.down >> q & 1)
    if m < 0:
        return Route(down=down)
    here = q // 2
    way = chart.degrees(here, m) if m != here else None
    return Route(m, made(m), way, down)


def sites(view: KoggeState, city: int, colours: Sequence[str]) -> tuple[Site, Site]:
    """Return the two building sites of a city."""
    first, second = (
        Site() if view.sites[at] == NOBODY
        else Site(colours[view.sites[at]], goods_of(view.stores[at]))
        for at in (2 * city, 2 * city + 1)
    )  # fmt: skip
    return first, second
