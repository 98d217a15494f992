"""What every piece of Riga is, what it does, and the rule that says so."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from hansetable.core import Place
from hansetable.games.riga.bill import values_in
from hansetable.games.riga.cards import (
    BUILDING,
    CARDS,
    CITIES,
    CITY_OF,
    GOOD,
    GOODS,
    IN,
    KIND_OF,
    OF,
    ONCE,
    RIGA,
    RULES,
    pictured,
)
from hansetable.games.riga.state import RigaState
from hansetable.games.riga.turn import DRAWN_BUILDINGS, DRAWN_GOODS
from hansetable.games.riga.year import STOREHOUSE_LIMIT, limit
from hansetable.ui.game_ui import CardText
from hansetable.ui.games.phrases import Phrases, listed, made, titled, word
from hansetable.ui.games.riga.text import card_status, names
from hansetable.ui.games.riga.text.names import Riga

_BASE = Riga.tr("base value {value}")
_FACE_DOWN = Riga.tr("face down")
_COVERS = Riga.tr("Covers a used function until a building of yours can do so.")
_FUNCTIONS = Phrases(
    {
        "archive": Riga.tr(
            "%n point(s) for each pair of merchant and knight, up to {most_sets} pairs.",
            None,
            "set_points",
        ),
        "bank": Riga.tr("%n ducat(s) for each of your merchants.", None, "bank"),
        "yard": Riga.tr("Draw %n building(s), keep one or none.", None, "drawn_buildings"),
        "fortress": Riga.tr("Two knights."),
        "guildhall": Riga.tr("Two merchants."),
        "kontor": Riga.tr("%n ducat(s), and one merchant for good.", None, "kontor"),
        "crane": Riga.tr("Halves the cost of one building."),
        "lodge": Riga.tr("One to four lodges bring {points} points together."),
        "manufactory": Riga.tr("Your {good} is worth 1 ducat more; and one knight."),
        "market": Riga.tr("You can use {good} where it is barred; and one merchant."),
        "treasury": Riga.tr(
            "Draw %n good(s), keep one; and one knight for good.", None, "drawn_goods"
        ),
        "inn": Riga.tr("%n ducat(s) for each of your knights.", None, "inn"),
        "monastery": Riga.tr(
            "Before taking, swap two goods of two rows; then take one of the rows."
        ),
        "school": Riga.tr("One knight or one merchant, as chosen when built."),
        "storehouse": Riga.tr("You may keep %n card(s) in winter.", None, "kept"),
        "exchange": Riga.tr(
            "Goods of base value {deposit} at the end of a turn, {ducats} in a later one."
        ),
    },
    good=lambda cards, goods, view: names.name(*goods),
    points=made(lambda cards: ", ".join(map(str, cards.lodges[1:]))),
    ducats=word(names.ducats, "exchange"),
    drawn_buildings=made(lambda cards: DRAWN_BUILDINGS),
    drawn_goods=made(lambda cards: DRAWN_GOODS),
    kept=made(lambda cards: STOREHOUSE_LIMIT),
)
"""What each kind of building does; the numbers are those of the cards."""
_STATES = {
    "used": Riga.tr("used"),
    "paying": Riga.tr("pays"),
    "fresh": Riga.tr("just built"),
    "halved": Riga.tr("at half cost"),
    "knight": Riga.tr("counts as a knight"),
    "merchant": Riga.tr("counts as a merchant"),
    "0": Riga.tr("shows 0"),
    "8": Riga.tr("filled"),
    "below": Riga.tr("leaves in spring"),
    "unbuilt": Riga.tr("not built yet"),
    "aside": Riga.tr("laid aside"),
    "once": Riga.tr("once"),
}
"""What is to be known of a building beside its city, by its mark or zone."""
_PLAIN = {
    "marker": ("R-38", Riga.tr("Marker"), None, _COVERS),
    "cover": ("R-38", Riga.tr("Card of the pile"), _FACE_DOWN, _COVERS),
    "separator": (
        "R-23",
        Riga.tr("Separator"),
        None,
        Riga.tr("Buildings to the left of it leave in the next spring."),
    ),
    "rows": (
        "R-30",
        Riga.tr("Rows"),
        None,
        Riga.tr("Each turn begins by taking a row or a building."),
    ),
    "discards": (
        "R-11",
        Riga.tr("Discards"),
        None,
        Riga.tr("Goods lie open here, buildings face down."),
    ),
    "bill": (
        "R-34",
        Riga.tr("Bill"),
        None,
        Riga.tr("Buildings of one city, and what pays for all of them."),
    ),
    "good": (
        "R-90",
        Riga.tr("Good"),
        _FACE_DOWN,
        Riga.tr("Only its owner knows which good it is."),
    ),
    "building": (
        "R-90",
        Riga.tr("Building"),
        _FACE_DOWN,
        Riga.tr("Only its owner knows which building it is."),
    ),
}
"""Rule, title, the line below and text of places and of hidden cards."""


def card(place: Place, view: RigaState, players: Sequence[str]) -> CardText:
    """Return the words on a piece of the table; a hidden one tells nothing of its face."""
    return replace(_card(place, view, players), now=card_status.now(place, view))


def _card(place: Place, view: RigaState, players: Sequence[str]) -> CardText:
    match place.zone, place.kind:
        case "pile", _:
            return _pile(place)
        case "seat", _:
            return _seat(place, view, players)
        case "hand", "area":
            winter = Riga.tr("Goods and buildings; winter leaves %n card(s).", None, 1)
            most = winter.say(limit(view, place.owner))
            return CardText(
                Riga.tr("Hand").say(), names.cards(view.cards(place.owner)), most, "R-26"
            )
        case _, "row":
            return _row(place)
        case _, "city":
            c = place.at
            worth = names.values(values_in(view, place.owner, c), map(names.name, GOODS))
            built = names.buildings((view.built[place.owner] & IN[c]).bit_count())
            rule = "R-64" if c == RIGA else "R-33"
            return CardText(names.city(place.name), built, titled(worth), rule)
        case zone, "good" if place.name:
            numbers = [CARDS.values[c][GOOD[place.name]] for c in range(RIGA)]
            base = _BASE.say(value=CARDS.base[GOOD[place.name]])
            return CardText(titled(names.name(place.name)), base, names.by_city(numbers), "R-2")
        case zone, "building" if place.name and zone != "cover":
            return _building(place)
    covers = place.zone == "cover" and place.kind == "building"
    rule, title, sub, text = _PLAIN[place.zone if covers or place.kind == "area" else place.kind]
    return CardText(title.say(), sub.say() if sub else "", text.say(), rule)


def _building(place: Place) -> CardText:
    b = BUILDING[place.name]
    kind, c = KIND_OF[b], CITY_OF[b]
    sub, once = names.city(CITIES[c]), "once" if ONCE >> b & 1 else ""
    if state := _STATES.get(place.mark) or _STATES.get(place.zone) or _STATES.get(once):
        sub = Riga.tr("{city}, {state}").say(city=sub, state=state.say())
    text = _FUNCTIONS.say(kind, CARDS, (pictured(b),))
    return CardText(titled(names.name(kind)), sub, text, RULES[kind])


def _row(place: Place) -> CardText:
    title = Riga.tr("Row {row}").say(row=place.at + 1)
    if not place.number:
        return CardText(title, "", Riga.tr("Nothing lies here before spring.").say(), "R-21")
    text, rule = Riga.tr("All its goods are taken together."), "R-30"
    if place.mark == "must":
        text = Riga.tr("A monastery has swapped here: take one of the two rows.")
        rule = "R-60"
    return CardText(title, _BASE.say(value=place.number), text.say(), rule)


def _pile(place: Place) -> CardText:
    title = Riga.tr("Goods") if place.kind == "good" else Riga.tr("Buildings")
    sub = Riga.tr("%n in the pile", None, 1)
    text = Riga.tr("When it is used up, the discarded cards become a new pile.")
    if place.mark == "gone":
        sub = Riga.tr("%n discarded", None, 1)
        text = Riga.tr("They become the new pile when the old one is used up.")
    return CardText(title.say(), sub.say(place.number), text.say(), "R-11")


def _seat(place: Place, view: RigaState, players: Sequence[str]) -> CardText:
    seat, sub = place.owner, ""
    if view.year and view.start == seat:
        sub = Riga.tr("start player").say()
    elif view.year and view.start == (seat + 1) % view.n:
        sub = Riga.tr("two turns in a row").say()
    lodges = names.lodges((view.built[seat] & OF["lodge"]).bit_count())
    own = [names.knights(view.knights(seat)), names.merchants(view.merchants(seat)), lodges]
    return CardText(players[seat], sub, f"{titled(listed(own))}.", "R-25")
