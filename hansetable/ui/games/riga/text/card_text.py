"""What every piece of Riga is, what it does, and the rule that says so."""

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
from hansetable.games.riga.turn import DRAWN_BUILDINGS, DRAWN_GOODS
from hansetable.games.riga.year import STOREHOUSE_LIMIT, limit
from hansetable.ui.games.phrases import SILENT, Phrase, Told, When, either, listed, seat, titled
from hansetable.ui.games.riga.text import card_status
from hansetable.ui.games.riga.text import names as say
from hansetable.ui.games.riga.text.names import Riga
from hansetable.ui.games.table_text import CardTable

_FACE_DOWN = Riga.tr("face down")
_COVERS = Riga.tr("Covers a used function until a building of the same player can do so.")
_NEW_PILE = Riga.tr("When it is used up, the discarded cards become a new pile.")
_DISCARDED = Riga.tr("They become the new pile when the old one is used up.")
_BASE = Riga.tr("base value {value}")
_LEFT = Riga.tr("%n in the pile", None, "number")
_GONE = Riga.tr("%n discarded", None, "number")
_STATES = {
    "used": Riga.tr("used"),
    "paying": Riga.tr("pays"),
    "fresh": Riga.tr("just built"),
    "halved": Riga.tr("at half cost"),
    "knight": Riga.tr("counts as a knight"),
    "merchant": Riga.tr("counts as a merchant"),
    "0": Riga.tr("shows 0"),
    "8": Riga.tr("filled"),
    "below": Riga.tr("until spring"),
    "unbuilt": Riga.tr("not built yet"),
    "aside": Riga.tr("laid aside"),
    "once": Riga.tr("once"),
}
"""What is to be known of a building beside its city, by its mark or zone."""


def _state(place: Told) -> str:
    """What is to be known of a building beside its city."""
    once = "once" if ONCE >> BUILDING[place.name] & 1 else ""
    state = _STATES.get(place.mark) or _STATES.get(place.zone) or _STATES.get(once)
    return state.say() if state else ""


def _turns(place: Told) -> Phrase:
    view = place.view
    if view.year and view.start == place.owner:
        return Riga.tr("start player")
    if view.year and view.start == (place.owner + 1) % view.n:
        return Riga.tr("two turns in a row")
    return SILENT


_TITLES: dict[str, Phrase] = {
    "good": "{good}",
    "good pile": Riga.tr("Goods"),
    "good gone": Riga.tr("Goods"),
    "good hidden": Riga.tr("Good"),
    "building": "{kind}",
    "building pile": Riga.tr("Buildings"),
    "building gone": Riga.tr("Buildings"),
    "building hidden": Riga.tr("Building"),
    "building cover": Riga.tr("Card from the pile"),
    "marker": Riga.tr("Neutral marker"),
    "separator": Riga.tr("Separator"),
    "row": Riga.tr("Row {row}"),
    "city": "{city}",
    "area seat": "{player}",
    "area hand": Riga.tr("Hand"),
    "area rows": Riga.tr("Rows"),
    "area discards": Riga.tr("Discards"),
    "area bill": Riga.tr("Bill"),
}
_SUBS: dict[str, Phrase] = {
    "good": _BASE,
    "good pile": _LEFT,
    "good gone": _GONE,
    "good hidden": _FACE_DOWN,
    "building": When(_state, Riga.tr("{city}, {state}"), "{city}"),
    "building pile": _LEFT,
    "building gone": _GONE,
    "building hidden": _FACE_DOWN,
    "building cover": _FACE_DOWN,
    "row": When("number", _BASE),
    "city": Riga.tr("%n building(s)", None, "built"),
    "area seat": _turns,
    "area hand": Riga.tr("%n card(s)", None, "cards"),
}
_FUNCTIONS: dict[str, Phrase] = {
    "archive": Riga.tr(
        "At the end, %n point(s) for each pair of merchant and knight, up to {most_sets} pairs.",
        None,
        "set_points",
    ),
    "bank": Riga.tr("%n ducat(s) for each of your merchants.", None, "bank"),
    "yard": Riga.tr("Draw %n building(s), keep one or none.", None, "drawn_buildings"),
    "fortress": Riga.tr("Two knights."),
    "guildhall": Riga.tr("Two merchants."),
    "kontor": Riga.tr("%n ducat(s). One lasting merchant.", None, "kontor"),
    "crane": Riga.tr("Halves the cost of one building."),
    "lodge": Riga.tr("One to four lodges bring {points} points together."),
    "manufactory": Riga.tr("Your {good} is worth 1 ducat more. One knight."),
    "market": Riga.tr("You can pay with {good} even where it shows a dash. One merchant."),
    "treasury": Riga.tr("Draw %n good(s), keep one. One lasting knight.", None, "drawn_goods"),
    "inn": Riga.tr("%n ducat(s) for each of your knights.", None, "inn"),
    "monastery": Riga.tr(
        "Before taking, swap two goods from two rows; then take one of these rows."
    ),
    "school": Riga.tr("One knight or one merchant, as chosen when built."),
    "storehouse": Riga.tr("You may keep %n card(s) in winter.", None, "kept"),
    "exchange": Riga.tr(
        "Goods worth at least {deposit} at the end of a turn, {ducats} in a later one."
    ),
}
"""What each kind of building does; the numbers are those of the cards."""
_TEXTS: dict[str, tuple[str, Phrase]] = {
    "good": ("R-2", "{by_city}"),
    "good pile": ("R-11", _NEW_PILE),
    "good gone": ("R-11", _DISCARDED),
    "good hidden": ("R-90", Riga.tr("Only its owner knows which good it is.")),
    **{f"building {kind}": (RULES[kind], phrase) for kind, phrase in _FUNCTIONS.items()},
    "building pile": ("R-11", _NEW_PILE),
    "building gone": ("R-11", _DISCARDED),
    "building hidden": ("R-90", Riga.tr("Only its owner knows which building it is.")),
    "building cover": ("R-38", _COVERS),
    "marker": ("R-38", _COVERS),
    "separator": ("R-23", Riga.tr("Buildings to the left of it leave in the next spring.")),
    "row": ("R-30", Riga.tr("All its goods are taken together.")),
    "row must": ("R-60", Riga.tr("A monastery has swapped a good here: take one of the two rows.")),
    "row empty": ("R-21", Riga.tr("Nothing lies here; rows are laid only in spring.")),
    "city": ("R-33", "{worth}"),
    "city riga": ("R-64", "{worth}"),
    "area seat": ("R-25", "{own}."),
    "area hand": (
        "R-26",
        Riga.tr("Goods and buildings; in winter you may keep %n card(s).", None, "limit"),
    ),
    "area rows": ("R-30", Riga.tr("You begin each turn by taking a row or a building.")),
    "area discards": ("R-11", Riga.tr("Goods lie face up here, buildings face down.")),
    "area bill": ("R-34", Riga.tr("Buildings of one city, and what you pay for them together.")),
}
"""The rule of a piece and what it does."""


def _details(place: Told) -> tuple[str, ...]:
    if place.kind not in ("good", "building") or place.zone in ("pile", "cover"):
        empty = "" if place.kind != "row" or place.number else "empty"
        return empty, place.mark, place.zone, place.name
    if not place.name:
        return ("hidden",)
    return (KIND_OF[BUILDING[place.name]],) if place.kind == "building" else ()


def _worth(place: Told) -> str:
    """What goods are worth to a seat in a city."""
    return titled(say.values(values_in(place.view, place.owner, place.at), map(say.name, GOODS)))


def _own(place: Told) -> str:
    """What knights, merchants and lodges a seat has."""
    view, seat = place.view, place.owner
    lodges = say.lodges((view.built[seat] & OF["lodge"]).bit_count())
    own = [say.knights(view.knights(seat)), say.merchants(view.merchants(seat)), lodges]
    return titled(listed(own))


CARD_TEXTS = CardTable(
    _TITLES,
    _SUBS,
    _TEXTS,
    card_status.now,
    _details,
    good=lambda place: say.name(
        place.name if place.kind == "good" else pictured(BUILDING[place.name])
    ),
    value=lambda place: CARDS.base[GOOD[place.name]] if place.kind == "good" else place.number,
    by_city=lambda place: say.by_city([CARDS.values[c][GOOD[place.name]] for c in range(RIGA)]),
    kind=lambda place: say.kind(BUILDING[place.name]),
    city=lambda place: say.city(
        place.name if place.kind == "city" else CITIES[CITY_OF[BUILDING[place.name]]]
    ),
    state=_state,
    row=lambda place: place.at + 1,
    player=seat("owner"),
    built=lambda place: (place.view.built[place.owner] & IN[place.at]).bit_count(),
    cards=lambda place: place.view.cards(place.owner),
    limit=lambda place: limit(place.view, place.owner),
    worth=_worth,
    own=_own,
    set_points=CARDS.set_points,
    most_sets=CARDS.most_sets,
    bank=CARDS.bank,
    inn=CARDS.inn,
    kontor=CARDS.kontor,
    points=lambda place: either([str(points) for points in CARDS.lodges[1:]]),
    deposit=CARDS.deposit,
    ducats=lambda place: say.ducats(CARDS.exchange),
    drawn_buildings=DRAWN_BUILDINGS,
    drawn_goods=DRAWN_GOODS,
    kept=STOREHOUSE_LIMIT,
)
