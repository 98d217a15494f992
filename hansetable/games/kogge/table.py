"""Where every piece lies, as data: the one description that the screen is drawn from.

Keys are handles; what each seat has of its own is prefixed with the seat, counted from 0
(``2/good:salt#0``). Only pieces of a seat that is asked say something: ``says`` are the handles
that its actions touch. Equal pieces say the same.

``at`` is the city, but of routes, building sites and what lies in a kontor the square; of goods
on a pile and of markers in a pair it is which pile or pair.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from hansetable.core import Handle, Place, Seat
from hansetable.core.game import COMMON
from hansetable.games.kogge import actions as a
from hansetable.games.kogge.cards import CHIPS, CITIES, GOODS, SQUARES
from hansetable.games.kogge.multiset import (
    GOOD_DOWN,
    count,
    good_names,
    marker_names,
    markers_in,
    size,
    without,
)
from hansetable.games.kogge.round import MoveGuild, guild_path
from hansetable.games.kogge.scoring import points, value
from hansetable.games.kogge.setup import ChooseStart
from hansetable.games.kogge.state import HIDDEN, NOBODY, SECOND, KoggeState
from hansetable.games.kogge.turn import Exchange
from hansetable.games.kogge.voyage import DriveOut, Move, passable

Places = dict[Handle, Place]
Says = tuple[Handle, ...]
_GOODS = {"city": "ware", "store": "stored", "pile": "piled", "given": "bill", "taken": "bill"}
_MARKERS = {"bids": "laid", "staked": "staked", "pair": "pair"}


def pieces(view: KoggeState) -> Mapping[Handle, Place]:
    """Return every piece and place of the table."""
    places: Places = {}
    asked = [seat for seat in view.asked() if view.viewer < 0 or view.viewer == seat]
    step = view.stack[-1] if view.stack else None
    bill = step if isinstance(step, Exchange) else None
    here = view.cog[view.turn] if view.turn in asked else -1
    for c in range(len(CITIES)):
        _city(view, c, places, here, bill)
    _routes(view, places, bool(asked))
    _stocks(view, places)
    for seat in range(view.n):
        _pieces(view, seat, places, seat in asked)
        _held(view, seat, places, seat in asked, bill if seat == view.turn else None)
    _cities(view, places, asked)
    return places


def what(place: Place, seat: Seat) -> str:
    """Return the kind of a thing, told apart by where it lies and whose it is."""
    mine = place.owner == seat
    match place.kind:
        case "good":
            return _GOODS.get(place.zone) or ("cargo" if mine else "theirs")
        case "marker":
            return _MARKERS.get(place.zone) or ("hand" if mine else "theirs")
        case "raid" if place.zone == "raided":
            return "laid-raid"
        case "raid" if mine:
            return "second" if place.mark else "raid"
        case "chip" if place.zone == "own" and mine:
            return "own-chip"
        case "raid" | "chip" if place.zone != "chips":
            return "their-raid"
        case "stock":
            return place.zone
        case "area":
            return f"area:{place.zone}"
        case _:
            return place.kind


def city_of(place: Place) -> int:
    """Return the city where a piece lies that has a city or a square."""
    return place.at // 2 if place.zone in ("route", "site", "store") else place.at


def _city(view: KoggeState, c: int, places: Places, here: int, bill: Exchange | None) -> None:
    """A city with its goods, kontors and raid markers."""
    city = CITIES[c]
    mark = "raided" if view.raided[c] else ""
    says: Says = ("here",) if c == here else ()
    places[f"city:{city}"] = Place("map", "city", city, mark=mark, says=says, at=c)
    goods = view.goods[c] - (bill.taken if bill and c == view.cog[view.turn] else 0)
    _goods(places, "city", COMMON, goods, f"{city}/", "take" if c == here else "", c)
    for at in (2 * c, 2 * c + 1):
        owner, key = view.sites[at], f"site:{a.ROUTES[at]}"
        if owner == NOBODY:
            says = ("found",) if c == here else ()
            places[key] = Place("site", "site", says=says, at=at)
            continue
        places[key] = Place("site", "kontor", owner=owner, at=at)
        said = "store" if c == here and owner == view.turn else ""
        _goods(places, "store", owner, view.stores[at], f"{key}/", said, at)
    for seat in range(view.n):
        for second in (0, 1):
            if view.raided[c] >> seat + SECOND * second & 1:
                key = f"{seat}/raided:{city}:{second + 1}"
                places[key] = Place("raided", "raid", owner=seat, index=second, at=c)


def _goods(
    places: Places, zone: str, owner: Seat, pack: int, prefix: str, says: str, at: int = -1
) -> None:
    """Lay goods into a zone."""
    _lay(places, (zone, "good", owner, at), good_names(pack), prefix, says)


def _markers(
    places: Places, zone: str, owner: Seat, pack: int, prefix: str, says: str, at: int = -1
) -> None:
    """Lay markers into a zone."""
    _lay(places, (zone, "marker", owner, at), marker_names(pack), prefix, says)


def _lay(
    places: Places, like: tuple[str, str, Seat, int], names: Sequence[str], prefix: str, says: str
) -> None:
    """Lay pieces of a zone, kind, owner and place; equal names lie together, numbered from 0."""
    zone, kind, owner, at = like
    for i, name in enumerate(names):
        handle = f"{prefix}{kind}:{name or 'hidden'}#{i - names.index(name)}"
        said = (f"{says}:{name}",) if says and name else ()
        places[handle] = Place(zone, kind, name, owner, i, says=said, at=at)


def _routes(view: KoggeState, places: Places, acts: bool) -> None:
    """The route squares; a marker that the viewer knows though it lies face down has its name."""
    for q in range(SQUARES):
        m = view.squares[q]
        key = f"route:{a.ROUTES[q]}"
        mark = "down" if view.down >> q & 1 else "up"
        name = str(m) if m >= 0 else ""
        says: Says = (key,) if acts else ()
        places[key] = Place("route", "route", name, mark=mark, says=says, at=q)


def _stocks(view: KoggeState, places: Places) -> None:
    """What belongs to nobody: supply, pool, pairs, bonus chips, guild master, end marker."""
    says: Says
    places["supply"] = Place("supply", "area", says=("supply",))
    for g, good in enumerate(GOODS):
        number = count(view.stock, g)
        says = (f"supply:{good}", "supply")
        places[f"supply:{good}"] = Place("supply", "stock", good, index=g, number=number, says=says)
    places["pool"] = Place("pool", "area", number=size(view.pool))
    for m in markers_in(view.pool):
        says = (f"pool:{m}",)
        places[f"pool:{m}"] = Place("pool", "stock", str(m), index=m, says=says)
    for i, pair in enumerate(view.pairs):
        key = f"pair:{i + 1}"
        if pair:
            places[key] = Place("pairs", "pair", index=i, says=(key,))
            _markers(places, "pair", COMMON, pair, f"{key}/", "", i)
    for k, chip in enumerate(CHIPS):
        left = view.left(k)
        says = (f"chip:{chip}",) if left else ()
        places[f"chip:{chip}"] = Place("chips", "chip", chip, index=k, number=left, says=says)
    for key, at, says in (("guild", view.guild, ("guild",)), ("goal", view.goal, ())):
        places[key] = Place("map", key, CITIES[at], number=view.laps, says=says, at=at)
    for zone in ("bid", "pile", "stake", "look"):
        places[zone] = Place(zone, "area", says=(zone,))
    for at, goods in enumerate(view.piles):
        if any(view.piles):
            says = (f"pile:{at + 1}",)
            places[f"pile:{at + 1}"] = Place("piles", "pile", says=says, at=at)
            said = "good" if at else ""
            _goods(places, "pile", COMMON, goods, f"pile:{at + 1}/", said, at)


def _pieces(view: KoggeState, seat: Seat, places: Places, acts: bool) -> None:
    """A seat's cog, raid markers, bonus chips and order marker."""
    says: Says
    if view.cog[seat] >= 0:
        key, at = f"cog:{seat + 1}", view.cog[seat]
        places[key] = Place("harbour", "cog", CITIES[at], seat, says=(key,), at=at)
    for i in range(view.raids[seat]):
        says = ("raid",) if acts else ()
        places[f"{seat}/raid#{i}"] = Place("raids", "raid", owner=seat, index=i, says=says)
    if not view.bought >> seat & 1:
        says = ("raid:second",) if acts else ()
        places[f"{seat}/raid:second"] = Place(
            "raids", "raid", owner=seat, index=2, mark="unbought", says=says
        )
    for k, chip in enumerate(CHIPS):
        for i in range(view.has(seat, k)):
            places[f"{seat}/chip:{chip}#{i}"] = Place(
                "own", "chip", chip, owner=seat, index=2 * k + i
            )
    place = view.order.index(seat)
    places[f"{seat}/order"] = Place("order", "order", owner=seat, number=place + 1)


def _held(view: KoggeState, seat: Seat, places: Places, acts: bool, bill: Exchange | None) -> None:
    """A seat's cargo and markers, and what it has laid down for a moment."""
    given, taken = (bill.given, bill.taken) if bill else (0, 0)
    aboard = without(view.cargo[seat], given, GOOD_DOWN)
    _goods(places, "cargo", seat, aboard, f"{seat}/", "good" if acts else "")
    _goods(places, "given", seat, given, f"{seat}/given/", "")
    _goods(places, "taken", seat, taken, f"{seat}/taken/", "")
    _markers(places, "hand", seat, view.hand[seat], f"{seat}/", "marker" if acts else "")
    _markers(places, "bids", seat, view.bids[seat], f"{seat}/bid/", "")
    _markers(places, "staked", seat, view.stake[seat], f"{seat}/stake/", "")
    if view.chosen[seat] >= 0 or view.chosen[seat] == HIDDEN:
        m = view.chosen[seat]
        name = str(m) if m >= 0 else ""
        places[f"{seat}/chosen"] = Place("chosen", "choice", name, seat)


def _cities(view: KoggeState, places: Places, asked: list[Seat]) -> None:
    """What a city can be pointed at for: to start, to steer the guild master, to send a cog to."""
    step = view.stack[-1] if view.stack else None
    if isinstance(step, DriveOut):
        key = f"cog:{step.cog + 1}"
        places[key] = replace(places[key], mark="driven")
    if not asked:
        return
    match step:
        case ChooseStart():
            for m in markers_in(view.hand[asked[0]]):
                _add(places, f"city:{CITIES[m]}", f"marker:{m}")
        case MoveGuild():
            for cities in (1, 2):
                _add(places, f"city:{CITIES[guild_path(view, cities)[-1]]}", f"steer:{cities}")
        case Move():
            _can_sail(view, view.turn, places)
        case DriveOut(cog=cog):
            _can_sail(view, cog, places)


def _can_sail(view: KoggeState, cog: Seat, places: Places) -> None:
    """Let a cog be taken, and each city in its reach say the first route known to lead there."""
    _add(places, f"cog:{cog + 1}", a.HELM)
    targets: set[int] = set()
    for q in passable(view, cog):
        m = view.squares[q]
        if m >= 0 and m not in targets:
            targets.add(m)
            _add(places, f"city:{CITIES[m]}", f"route:{a.ROUTES[q]}")


def _add(places: Places, key: Handle, said: Handle) -> None:
    """Let a city or a cog say one thing more."""
    places[key] = replace(places[key], says=(*places[key].says, said))


def scoreboard(view: KoggeState) -> list[Mapping[str, int]]:
    """Return the numbers of each seat that everybody can see.

    ``points`` are development points, ``victory`` the open part of the victory points.
    """
    rows: list[Mapping[str, int]] = []
    for seat in range(view.n):
        by_category = points(view, seat)
        victory = sum(by_category[name] for name in ("kontors", "chips", "raids"))
        rows.append(
            {
                "points": view.points(seat),
                "kontors": view.kontors(seat),
                "goods": size(view.cargo[seat]),
                "markers": size(view.hand[seat]),
                "raids": view.raids[seat],
                "order": view.order.index(seat) + 1,
                "victory": victory + value(view.stored(seat)),
            }
        )
    return rows
