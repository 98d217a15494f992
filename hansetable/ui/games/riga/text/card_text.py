"""What every piece of Riga is, what it does, and the rule that says so."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from hansetable.core import Place
from hansetable.games.riga.bill import values_in
from hansetable.games.riga.cards import (
    BUILDING,
    CARDS,
    CITIES,
    CITY,
    CITY_OF,
    GOOD,
    GOODS,
    IN,
    KIND_OF,
    OF,
    ONCE,
    RIGA,
)
from hansetable.games.riga.state import RigaState, cards_in
from hansetable.games.riga.turn import DRAWN_BUILDINGS, DRAWN_GOODS
from hansetable.games.riga.year import STOREHOUSE_LIMIT, limit
from hansetable.ui.game_ui import CardText
from hansetable.ui.games.phrases import listed, titled
from hansetable.ui.games.riga.text import card_status, names
from hansetable.ui.games.riga.text.names import Riga
from hansetable.ui.language import translate


def card(place: Place, view: RigaState, players: Sequence[str]) -> CardText:
    """Return the words on a piece of the table; a hidden one tells nothing of its face."""
    seat = place.zone == "seat"
    said = _seat(place, view, players) if seat else _CARDS[place.kind](place, view)
    return replace(said, now=card_status.now(place, view))


# ---- goods ---------------------------------------------------------------------------------------


def _good(place: Place, view: RigaState) -> CardText:
    if place.zone == "pile":
        return _pile(place, translate("Riga", "Goods"))
    if not place.name:
        text = translate("Riga", "Only its owner knows which good it is.")
        return CardText(translate("Riga", "Good"), translate("Riga", "face down"), text, "R-90")
    g = GOOD[place.name]
    cities = [names.city(city) for city in CITIES[:RIGA]]
    numbers = [CARDS.values[c][g] for c in range(RIGA)]
    sub = translate("Riga", "base value {value}").format(value=CARDS.base[g])
    return CardText(titled(names.good(place.name)), sub, names.values(numbers, cities), "R-2")


def _row(place: Place, view: RigaState) -> CardText:
    name = translate("Riga", "Row {row}").format(row=place.index)
    if not place.number:
        return CardText(name, "", translate("Riga", "Nothing lies here before spring."), "R-21")
    sub = translate("Riga", "base value {value}").format(value=place.number)
    if place.mark == "must":
        text = translate("Riga", "A monastery has swapped here: take one of the two rows.")
        return CardText(name, sub, text, "R-60")
    return CardText(name, sub, translate("Riga", "All its goods are taken together."), "R-30")


# ---- buildings -----------------------------------------------------------------------------------


def _building(place: Place, view: RigaState) -> CardText:
    if place.zone == "pile":
        return _pile(place, translate("Riga", "Buildings"))
    if place.zone == "cover":
        return _cover(place, view)
    if not place.name:
        text = translate("Riga", "Only its owner knows which building it is.")
        return CardText(translate("Riga", "Building"), translate("Riga", "face down"), text, "R-90")
    b = BUILDING[place.name]
    text, rule = _function(KIND_OF[b], CITY_OF[b])
    sub, state = names.city(CITIES[CITY_OF[b]]), _state(place, b)
    if state:
        sub = translate("Riga", "{city}, {state}").format(city=sub, state=state)
    return CardText(titled(names.kind(KIND_OF[b])), sub, text, rule)


def _state(place: Place, b: int) -> str:
    """What is to be known of a building beside its city."""
    states = {
        "used": translate("Riga", "used"),
        "paying": translate("Riga", "pays"),
        "fresh": translate("Riga", "just built"),
        "halved": translate("Riga", "at half cost"),
        "knight": translate("Riga", "counts as a knight"),
        "merchant": translate("Riga", "counts as a merchant"),
        "0": translate("Riga", "shows 0"),
        "8": translate("Riga", "filled"),
        "below": translate("Riga", "leaves in spring"),
        "unbuilt": translate("Riga", "not built yet"),
        "aside": translate("Riga", "laid aside"),
    }
    if found := states.get(place.mark) or states.get(place.zone):
        return found
    return translate("Riga", "once") if ONCE >> b & 1 else ""


def _function(kind: str, c: int) -> tuple[str, str]:
    """What a building does, and its rule."""
    if kind in ("manufactory", "market"):
        return _of_good(kind, c)
    match kind:
        case "archive":
            text = Riga.trUtf8(
                "%n point(s) for each pair of merchant and knight, up to {most} pairs.",
                None,
                CARDS.set_points,
            )
            return text.format(most=CARDS.most_sets), "R-40"
        case "bank":
            return Riga.trUtf8("%n ducat(s) for each of your merchants.", None, CARDS.bank), "R-41"
        case "yard":
            text = Riga.trUtf8("Draw %n building(s), keep one or none.", None, DRAWN_BUILDINGS)
            return text, "R-42"
        case "fortress":
            return translate("Riga", "Two knights."), "R-43"
        case "guildhall":
            return translate("Riga", "Two merchants."), "R-44"
        case "kontor":
            text = Riga.trUtf8("%n ducat(s), and one merchant for good.", None, CARDS.kontor)
            return text, "R-45"
        case "crane":
            return translate("Riga", "Halves the cost of one building."), "R-46"
        case "lodge":
            text = translate("Riga", "One to four lodges bring {points} points together.")
            return text.format(points=", ".join(map(str, CARDS.lodges[1:]))), "R-47"
        case "treasury":
            text = Riga.trUtf8(
                "Draw %n good(s), keep one; and one knight for good.", None, DRAWN_GOODS
            )
            return text, "R-50"
        case "inn":
            return Riga.trUtf8("%n ducat(s) for each of your knights.", None, CARDS.inn), "R-51"
        case _:
            return _of_riga(kind)


def _of_good(kind: str, c: int) -> tuple[str, str]:
    """What a manufactory or a market hall does for its good."""
    if kind == "manufactory":
        text = translate("Riga", "Your {good} is worth 1 ducat more; and one knight.")
        return text.format(good=names.good(GOODS[CARDS.manufactory[c]])), "R-48"
    text = translate("Riga", "You can use {good} where it is barred; and one merchant.")
    return text.format(good=names.good(GOODS[CARDS.market[c]])), "R-49"


def _of_riga(kind: str) -> tuple[str, str]:
    match kind:
        case "monastery":
            text = translate(
                "Riga", "Before taking, swap two goods of two rows; then take one of the rows."
            )
            return text, "R-60"
        case "school":
            return translate("Riga", "One knight or one merchant, as chosen when built."), "R-61"
        case "storehouse":
            text = Riga.trUtf8("You may keep %n card(s) in winter.", None, STOREHOUSE_LIMIT)
            return text, "R-62"
        case _:
            text = translate(
                "Riga", "Goods of base value {goods} at the end of a turn, {ducats} in a later one."
            )
            return text.format(goods=CARDS.deposit, ducats=names.ducats(CARDS.exchange)), "R-63"


def _cover(place: Place, view: RigaState) -> CardText:
    """The card of the pile, or the marker, on a used function."""
    text = translate("Riga", "Covers a used function until a building of yours can do so.")
    if place.kind == "marker":
        return CardText(translate("Riga", "Marker"), "", text, "R-38")
    return CardText(
        translate("Riga", "Card of the pile"), translate("Riga", "face down"), text, "R-38"
    )


# ---- places --------------------------------------------------------------------------------------


def _pile(place: Place, name: str) -> CardText:
    if place.mark == "gone":
        sub = Riga.trUtf8("%n discarded", None, place.number)
        text = translate("Riga", "They become the new pile when the old one is used up.")
    else:
        sub = Riga.trUtf8("%n in the pile", None, place.number)
        text = translate("Riga", "When it is used up, the discarded cards become a new pile.")
    return CardText(name, sub, text, "R-11")


def _separator(place: Place, view: RigaState) -> CardText:
    text = translate("Riga", "Buildings to the left of it leave in the next spring.")
    return CardText(translate("Riga", "Separator"), "", text, "R-23")


def _seat(place: Place, view: RigaState, players: Sequence[str]) -> CardText:
    seat = place.owner
    if view.year and view.start == seat:
        sub = translate("Riga", "start player")
    elif view.year and view.start == (seat + 1) % view.n:
        sub = translate("Riga", "two turns in a row")
    else:
        sub = ""
    lodges = cards_in(view.built[seat] & OF["lodge"])
    own = [names.knights(view.knights(seat)), names.merchants(view.merchants(seat))]
    text = f"{titled(listed([*own, names.lodges(lodges)]))}."
    return CardText(players[seat], sub, text, "R-25")


def _area(place: Place, view: RigaState) -> CardText:
    if place.zone == "hand":
        most = limit(view, place.owner)
        text = Riga.trUtf8("Goods and buildings; winter leaves %n card(s).", None, most)
        held = names.cards(view.cards(place.owner))
        return CardText(translate("Riga", "Hand"), held, text, "R-26")
    name, text, rule = {
        "rows": (
            translate("Riga", "Rows"),
            translate("Riga", "Each turn begins by taking a row or a building."),
            "R-30",
        ),
        "discards": (
            translate("Riga", "Discards"),
            translate("Riga", "Goods lie open here, buildings face down."),
            "R-11",
        ),
        "bill": (
            translate("Riga", "Bill"),
            translate("Riga", "Buildings of one city, and what pays for all of them."),
            "R-34",
        ),
    }[place.zone]
    return CardText(name, "", text, rule)


def _city(place: Place, view: RigaState) -> CardText:
    c = CITY[place.name]
    built = cards_in(view.built[place.owner] & IN[c])
    numbers = values_in(view, place.owner, c)
    text = titled(names.values(numbers, [names.good(good) for good in GOODS]))
    rule = "R-64" if c == RIGA else "R-33"
    return CardText(names.city(place.name), names.buildings(built), text, rule)


_CARDS: dict[str, Callable[[Place, RigaState], CardText]] = {
    "good": _good,
    "building": _building,
    "marker": _cover,
    "row": _row,
    "separator": _separator,
    "area": _area,
    "city": _city,
}
