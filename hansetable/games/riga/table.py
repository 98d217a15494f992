"""Where every piece lies, as data: the one description that the screen is drawn from.

Keys are handles; what each seat has of its own is prefixed with the seat, counted from 0
(``2/good:cloth#0``). Only pieces of a seat that is asked say something: ``says`` are the handles
that its actions touch. Equal goods say the same.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from hansetable.core import Handle, Place, Seat
from hansetable.games.riga import actions as a
from hansetable.games.riga.bill import OWN
from hansetable.games.riga.cards import (
    ALL_CITY,
    CITIES,
    CITY_OF,
    COST,
    GOODS,
    OF,
    ONCE,
    bits,
    building_id,
)
from hansetable.games.riga.multiset import BASE, HIDDEN, base_value, goods_of, size
from hansetable.games.riga.payment import CRANES, FUND_OF, Payment
from hansetable.games.riga.scoring import money, points
from hansetable.games.riga.state import (
    FACE_DOWN,
    MARKER,
    NO_COVER,
    UNKNOWN,
    RigaState,
    cards_in,
)
from hansetable.games.riga.turn import SwapSecond
from hansetable.games.riga.year import Winter

Places = dict[Handle, Place]


def pieces(view: RigaState) -> Mapping[Handle, Place]:
    """Return every piece and place of the table."""
    places: Places = {}
    _piles(view, places)
    _rows(view, places)
    _display(view, places)
    asked = view.asked()
    for seat in range(view.n):
        acts = seat in asked and (view.viewer < 0 or view.viewer == seat)
        _areas(view, seat, places, acts)
        _goods(view, seat, places, acts)
        _buildings(view, seat, places, acts)
        _built(view, seat, places, acts)
    return places


def _piles(view: RigaState, places: Places) -> None:
    """The draw piles and the discards (R-11)."""
    for kind, handle, pile, gone in (
        ("good", "goods", len(view.goods_pile), size(view.goods_discard)),
        ("building", "buildings", len(view.pile), cards_in(view.discard)),
    ):
        if pile:
            places[f"pile:{handle}"] = Place("pile", kind, number=pile)
        if gone:
            places[f"discards:{handle}"] = Place("pile", kind, index=1, number=gone, mark="gone")
    places["discards"] = Place("discards", "area", says=("discard",))


def _rows(view: RigaState, places: Places) -> None:
    """The rows of goods with their base values (R-21)."""
    places["rows"] = Place("rows", "area", says=("rows",))
    step = view.step
    for at, row in enumerate(view.rows):
        says = (f"row:{at + 1}",) if row else ()
        mark = "must" if view.swapped >> at & 1 else ""
        value = sum(BASE[g] for g in row)
        places[f"row:{at + 1}"] = Place("row", "row", number=value, mark=mark, says=says, at=at)
        for i, g in enumerate(row):
            lifted = isinstance(step, SwapSecond) and (step.at, step.g) == (at, g)
            mark = "lifted" if lifted and i == row.index(g) else ""
            both = (*says, f"lift:{at + 1}:{GOODS[g]}")
            places[f"row:{at + 1}/good#{i}"] = Place(
                "row", "good", GOODS[g], index=i, mark=mark, says=both, at=at
            )


def _display(view: RigaState, places: Places) -> None:
    """The buildings on either side of the separator (R-23)."""
    for zone, lying in (("below", view.below), ("above", view.above)):
        for i, b in enumerate(lying):
            handle = f"building:{building_id(b)}"
            places[handle] = Place(
                zone, "building", building_id(b), index=i, number=COST[b], says=(handle,)
            )
    if view.year:
        places["separator"] = Place("separator", "separator")


def _areas(view: RigaState, seat: Seat, places: Places, acts: bool) -> None:
    """The places of a seat: its name, hand, cities, and the bill."""
    places[f"{seat}/seat"] = Place("seat", "area", owner=seat, says=(f"seat:{seat + 1}",))
    places[f"{seat}/hand"] = Place("hand", "area", owner=seat, says=("hand",) if acts else ())
    places[f"{seat}/bill"] = Place("bill", "area", owner=seat)
    for c, city in enumerate(view.cities()):
        says = (f"city:{city}",) if acts else ()
        places[f"{seat}/city:{city}"] = Place("city", "city", city, seat, says=says, at=c)


def _goods(view: RigaState, seat: Seat, places: Places, acts: bool) -> None:
    """The goods in hand, on the bill, drawn, and laid aside."""
    _pack(places, seat, "hand", goods_of(view.goods[seat]), "good" if acts else "")
    _pack(places, seat, "aside", goods_of(view.aside_goods[seat]), "")
    if seat == view.turn:
        _pack(places, seat, "bill", goods_of(view.spent()), "")
        _pack(places, seat, "drawn", goods_of(view.drawn_goods), "drawn" if acts else "")


def _pack(places: Places, seat: Seat, zone: str, goods: Iterable[int], says: str) -> None:
    """Lay goods into a zone of a seat, equal ones numbered from 0."""
    numbers: Counter[int] = Counter()
    prefix = "" if zone == "hand" else f"{zone}/"
    for i, g in enumerate(goods):
        name = GOODS[g] if g < HIDDEN else "hidden"
        handle = f"{seat}/{prefix}good:{name}#{numbers[g]}"
        numbers[g] += 1
        said = (f"{says}:{name}",) if says and g < HIDDEN else ()
        places[handle] = Place(zone, "good", "" if g == HIDDEN else name, seat, i, says=said)


def _buildings(view: RigaState, seat: Seat, places: Places, acts: bool) -> None:
    """The buildings in hand, planned, drawn, laid aside; the Riga buildings not yet built."""
    step = view.step if seat == view.turn else None
    planned, craned = (step.planned, step.craned) if isinstance(step, Payment) else (0, 0)
    for zone, mask in (
        ("bill", planned),
        ("hand", view.hand[seat] & ~planned),
        ("drawn", view.drawn[seat]),
        ("unbuilt", view.unbuilt(seat) & ~planned),
        ("aside", 0 if view.aside[seat] >> UNKNOWN else view.aside[seat]),
    ):
        known = bits(mask & OWN)
        for i, b in enumerate(known):
            says = (f"building:{building_id(b)}",) if acts else ()
            mark = "halved" if craned >> b & 1 else ""
            places[_key(seat, b)] = Place(
                zone, "building", building_id(b), seat, i, COST[b], mark, says
            )
        for i in range(mask >> UNKNOWN):
            key = f"{seat}/{zone}/building:hidden#{i}"
            places[key] = Place(zone, "building", owner=seat, index=len(known) + i)


def _key(seat: Seat, b: int) -> Handle:
    """The key of a building of a seat; each seat has Riga buildings of its own."""
    handle = f"building:{building_id(b)}"
    return handle if ALL_CITY >> b & 1 else f"{seat}/{handle}"


def _built(view: RigaState, seat: Seat, places: Places, acts: bool) -> None:
    """The buildings that are built, city by city, and a card of the pile that covers (R-38)."""
    order = [0] * len(CITIES)
    step = view.step if seat == view.turn else None
    paying = step.used if isinstance(step, Payment) else 0
    for b in bits(view.built[seat]):
        city = CITY_OF[b]
        says = _says_built(b) if acts and (view.ready(seat) & ~paying) >> b & 1 else ()
        mark = _mark(view, seat, b, paying)
        places[_key(seat, b)] = Place(
            "built", "building", building_id(b), seat, order[city], 0, mark, says, city
        )
        order[city] += 1
    cover = view.cover[seat]
    if cover != NO_COVER:
        kind = "marker" if cover == MARKER else "building"
        name = building_id(cover) if cover > FACE_DOWN else ""
        places[f"{seat}/cover"] = Place("cover", kind, name, seat, mark="back")


def _says_built(b: int) -> tuple[Handle, ...]:
    """What touching an own built building with a usable function can mean."""
    says = [f"building:{building_id(b)}"]
    says += [f"fund:{kind}" for kind, mask in zip(a.FUNDS, FUND_OF, strict=True) if mask >> b & 1]
    if CRANES >> b & 1:
        says.append("crane")
    return tuple(says)


def _mark(view: RigaState, seat: Seat, b: int, paying: int) -> str:
    """Return what is to be seen of a function: used, on the bill, just built, or a side."""
    bit = 1 << b
    if bit & paying:
        return "paying"
    if bit & OF["exchange"]:
        return "0" if view.used[seat] & bit else "8"
    if bit & OF["school"]:
        return "merchant" if view.school >> seat & 1 else "knight"
    if bit & view.used[seat] & ONCE:
        return "used"
    return "fresh" if seat == view.turn and bit & view.fresh else ""


def progress(view: RigaState) -> Mapping[str, int]:
    """Return the year (0 before the first) and its season: 2 summer, 3 autumn, 4 winter.

    ``leg`` counts the turns of the year from 0, ``years`` is how many years there are.
    """
    season = 0
    if isinstance(view.step, Winter):
        season = 4
    elif view.year:
        season = 2 if view.leg < view.n else 3
    return {
        "round": view.year, "phase": season, "last": int(view.year == view.years()),
        "start": view.start if view.year else -1, "leg": view.leg, "years": view.years(),
    }  # fmt: skip


def scoreboard(view: RigaState) -> Sequence[Mapping[str, int]]:
    """Return the numbers of each seat that everybody can see.

    ``points`` are those of the end, if the game ended now (R-80); ``ducats`` the unused money
    functions.
    """
    return [
        {
            "points": sum(points(view, seat).values()),
            "cards": view.cards(seat),
            "goods": size(view.goods[seat]),
            "buildings": cards_in(view.hand[seat]),
            "knights": view.knights(seat),
            "merchants": view.merchants(seat),
            "lodges": (view.built[seat] & OF["lodge"]).bit_count(),
            "ducats": money(view, seat) - base_value(view.goods[seat]),
        }
        for seat in range(view.n)
    ]
