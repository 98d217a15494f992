"""What every piece of Novgorod is, what it does, and the rule that says so."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from hansetable.core import Place
from hansetable.games.novgorod.cards import (
    ARTISAN,
    CARDS,
    MISSION,
    PARTS,
    SIDES,
    SPECIAL,
    Career,
    Part,
)
from hansetable.games.novgorod.ids import city_id
from hansetable.games.novgorod.scoring import TOP
from hansetable.games.novgorod.state import NovgorodState
from hansetable.ui.game_ui import CardText
from hansetable.ui.games.novgorod.text import card_status
from hansetable.ui.games.novgorod.text import names as say
from hansetable.ui.games.novgorod.text.names import Novgorod
from hansetable.ui.games.phrases import (
    SILENT,
    OnView,
    Phrase,
    Phrases,
    listed,
    made,
    seen,
    titled,
    word,
)
from hansetable.ui.language import Text


class _Card(NamedTuple):
    """The phrases on a piece."""

    title: Phrase
    sub: Phrase
    text: Phrase
    rule: str


def card(place: Place, view: NovgorodState, players: Sequence[str]) -> CardText:
    """Return the words on a piece of the table; a hidden one tells nothing of its face."""
    *phrases, rule = _card(place)
    if place.kind == "harbour" and view.expert.pirate_side:
        rule = "N-116"
    title, sub, text = (_GAPS.fill(phrase, place, players, view) for phrase in phrases)
    return CardText(title, sub, text, rule, card_status.now(place, view, players))


def _card(place: Place) -> _Card:
    """Return the entry of a piece: by zone, by mark, by name, or for all of its kind."""
    if place.kind == "mission" and not place.name and place.zone not in ("pile", "special"):
        return _CARDS["mission hidden"]
    for part in (place.mark, place.zone, place.name):
        found = _CARDS.get(f"{place.kind} {part}")
        if found is not None:
            return found
    return _CARDS[place.kind]


_CITY = Text("Novgorod", "{city}")
"""A name that says itself."""


def _office(text: Text, rule: str) -> _Card:
    return _Card(_CITY, Novgorod.tr("office, {good}"), text, rule)


def _base(text: Text, rule: str) -> _Card:
    return _Card(_CITY, Novgorod.tr("base office, {good}"), text, rule)


def _artisan(sub: Text) -> _Card:
    return _Card(Text("Novgorod", "{artisan}"), sub, Text("Novgorod", "{recipes}"), "N-51")


def _mission(sub: Text, text: Phrase, rule: str) -> _Card:
    return _Card(Novgorod.tr("Mission"), sub, text, rule)


def _bonus(text: Phrase, rule: str) -> _Card:
    return _Card(Text("Novgorod", "{bonus}"), _stage, text, rule)


def _stage(place: Place) -> Phrase:
    if place.mark == "gone":
        return Novgorod.tr("no longer in the game")
    return Novgorod.tr("bonus card, lower number") if place.mark else Novgorod.tr("bonus card")


def _figure(title: Text, text: Text, rule: str) -> _Card:
    return _Card(title, Novgorod.tr("in {stands}, {side}"), text, rule)


def _privilege(text: Phrase, rule: str) -> _Card:
    return _Card(Text("Novgorod", "{privilege}"), _used, text, rule)


def _used(place: Place) -> Phrase:
    if place.mark == "covered":
        return Novgorod.tr("privilege, covered")
    if place.mark == "used":
        return Novgorod.tr("privilege, one has been used")
    return Novgorod.tr("privilege, one a turn")


def _side(place: Place) -> Career:
    """The side of a career card."""
    return CARDS.careers[int(place.name) - 1][SIDES.index(place.mark)]


def _half(place: Place, view: NovgorodState) -> str:
    """What the lower line of a mission brings whose upper line is done (N-57)."""
    done_now = view.lines >> MISSION[place.name] & 1
    return say.seals(CARDS.both_seals - CARDS.line_seals if done_now else CARDS.line_seals)


def _recipes(place: Place) -> str:
    recipes = CARDS.artisans[ARTISAN[place.name]].recipes
    return " · ".join(
        f"{listed(say.goods_of(goods))}: {say.seals(seals)}" for goods, seals in recipes
    )


_CARDS: dict[str, _Card] = {
    # offices and artisans
    "office": _office(Novgorod.tr("Gives {good} on the route, or its income in ducats."), "N-50"),
    "office stack": _office(
        Novgorod.tr("Gives {good} on the route, or its income in ducats."), "N-80"
    ),
    "office hold": _office(Novgorod.tr("Its {good} waits in the hold until it is used."), "N-66"),
    "office used": _office(Novgorod.tr("Used in this turn; it returns to the hand."), "N-50"),
    "base": _base(Novgorod.tr("For a city without an own office. Has no income."), "N-42"),
    "base hold": _base(Novgorod.tr("In the hold for this route, and without a fee."), "N-45"),
    "base used": _base(Novgorod.tr("Used in this turn; its fee is still due."), "N-78"),
    "back": _Card(
        Novgorod.tr("Placeholder"),
        Novgorod.tr("the {city} office"),
        Novgorod.tr("Carries the artisan of {stands}, nothing else."),
        "N-43",
    ),
    "slot": _Card(
        Novgorod.tr("Route"),
        Novgorod.tr("the next card"),
        OnView(
            lambda place, view: (
                Novgorod.tr("For a neighbouring city. A placeholder goes onto the last card.")
                if view.route
                else Novgorod.tr("For the first city, which may be any.")
            )
        ),
        "N-40",
    ),
    "artisan": _artisan(Novgorod.tr("artisan in {stands}")),
    "artisan work": _artisan(Novgorod.tr("artisan, at work")),
    # missions and bonus cards
    "mission pile": _mission(
        Novgorod.tr("%n in the pile", None, "number"),
        Novgorod.tr("The top one costs %n ducat(s) and stays secret.", None, "mission_price"),
        "N-80",
    ),
    "mission special": _mission(
        Novgorod.tr("face down"),
        Novgorod.tr("It covers the last special mission; nobody looks at it."),
        "N-120",
    ),
    "mission hidden": _mission(
        Novgorod.tr("face down"), Novgorod.tr("Only its owner knows what it asks for."), "N-130"
    ),
    "mission left": _mission(
        Novgorod.tr("upper line done"), Novgorod.tr("Still to do: {lower}, for {half}."), "N-57"
    ),
    "mission under": _mission(
        Text("Novgorod", "{mission}"),
        Novgorod.tr("Completed; its goods count for variety."),
        "N-58",
    ),
    "mission secret": _mission(
        Text("Novgorod", "{mission}"),
        (
            Novgorod.tr("Completed; its goods count for variety."),
            Novgorod.tr("The others do not know it."),
        ),
        "N-58",
    ),
    "mission display": _mission(
        Novgorod.tr("open, for %n ducat(s)", None, "mission_price"),
        Novgorod.tr("{upper}, {lower}: {one} each, {both} for both in one turn."),
        "N-80",
    ),
    "mission": _mission(
        Novgorod.tr("in the hand"),
        Novgorod.tr("{upper}, {lower}: {one} each, {both} for both in one turn."),
        "N-56",
    ),
    "bonus offices": _bonus(Novgorod.tr("For an office in each of the eight cities."), "N-84"),
    "bonus route": _bonus(Novgorod.tr("For a route with offices of five cities."), "N-47"),
    "bonus luxury": _bonus(Novgorod.tr("For a luxury good from at least two commodities."), "N-55"),
    "bonus missions": _bonus(Novgorod.tr("For three completed missions."), "N-59"),
    "bonus career": _bonus(Novgorod.tr("For the career step that brings 3 seals a turn."), "N-62"),
    "bonus variety": _bonus(
        Novgorod.tr("At the end, for different goods on completed missions."), "N-96"
    ),
    "bonus gone": _bonus(lambda place: _CARDS[f"bonus {place.name}"].text, "N-95"),
    # what each seat has
    "ship": _Card(
        Novgorod.tr("Ship"),
        Novgorod.tr("speed {number}"),
        Novgorod.tr("The route may have %n card(s).", None, "number"),
        "N-41",
    ),
    "ship next-ship": _Card(
        Novgorod.tr("Ship"),
        Novgorod.tr("speed {number}"),
        Novgorod.tr("%n ducat(s), for one more card on the route.", None, "ship_price"),
        "N-80",
    ),
    "tracker ducats": _Card(
        Novgorod.tr("Ducats"),
        Text("Novgorod", "{ducats}"),
        Novgorod.tr("For offices, ships, missions and harbour fees."),
        "N-80",
    ),
    "tracker seals": _Card(
        Novgorod.tr("Seals"),
        Text("Novgorod", "{seals}"),
        Novgorod.tr("Whoever has %n seal(s) brings on the last round.", None, "goal"),
        "N-100",
    ),
    "area hand": _Card(
        Novgorod.tr("Hand"),
        SILENT,
        Novgorod.tr("Offices, and missions that nobody else sees."),
        "N-23",
    ),
    "area hold": _Card(
        Novgorod.tr("Hold"),
        SILENT,
        Novgorod.tr("Room for one own office of the route, for a later turn."),
        "N-63",
    ),
    "career": _Card(
        Text("Novgorod", "{career}"),
        lambda place: (
            Novgorod.tr("%n step(s) reached", None, "number")
            if place.number
            else Novgorod.tr("no step reached")
        ),
        (
            Novgorod.tr("%n seal(s) a turn.", None, "each_turn"),
            lambda place: Novgorod.tr("Next step: {cost}.") if place.number < TOP else SILENT,
            lambda place: (
                Novgorod.tr("With this × you lose.")
                if place.number < _side(place).loses
                else SILENT
            ),
        ),
        "N-60",
    ),
    "privilege income": _privilege(
        Novgorod.tr("%n more ducat(s) in phase 2.", None, "income_more"), "N-65"
    ),
    "privilege speed": _privilege(Novgorod.tr("One more card on the route."), "N-41"),
    "privilege mission": _privilege(
        Novgorod.tr("A mission for %n ducat(s).", None, "cheap"), "N-83"
    ),
    "privilege seal": _privilege(
        Novgorod.tr("One more seal, if no other privilege was used."), "N-91"
    ),
    "privilege pirate": _privilege(
        OnView(
            lambda place, view: (
                Novgorod.tr("Moves the pirate at the beginning or the end of a turn.")
                if view.expert.pirate_side
                else Novgorod.tr("Only in the game with the back side of the pirate.")
            )
        ),
        "N-116",
    ),
    # the expert game
    "merchant front": _figure(
        Novgorod.tr("Merchant"),
        Novgorod.tr("Income and luxury goods of his city bring {merchant_ducats} more."),
        "N-110",
    ),
    "merchant back": _figure(
        Novgorod.tr("Merchant"),
        Novgorod.tr("A luxury good made for seals in his city brings {merchant_seals} more."),
        "N-111",
    ),
    "pirate front": _figure(
        Novgorod.tr("Pirate"),
        Novgorod.tr("A route through his city is one card shorter."),
        "N-115",
    ),
    "pirate back": _figure(
        Novgorod.tr("Pirate"),
        Novgorod.tr("Ships sail past his city; the privilege “?” moves him."),
        "N-116",
    ),
    "harbour": _Card(
        _CITY,
        Novgorod.tr("city"),
        Novgorod.tr("The pirate can be moved here."),
        "N-115",
    ),
    "special": _Card(
        Novgorod.tr("Special mission"),
        Novgorod.tr("part {part}"),
        Novgorod.tr(
            "{asked}: {part_seals} for %n ducat(s), one more for each card skipped.",
            None,
            "part_cost",
        ),
        "N-121",
    ),
}
_GAPS = Phrases(
    {},
    city=word(say.city, "name"),
    good=word(say.good_of, "name"),
    artisan=word(say.artisan, "name"),
    recipes=made(_recipes),
    mission=word(say.mission, "name"),
    mission_price=made(lambda place: str(CARDS.mission_price)),
    upper=made(lambda place: say.mission_lines(place.name)[0]),
    lower=made(lambda place: say.mission_lines(place.name)[1]),
    half=seen(_half),
    one=made(lambda place: say.seals(CARDS.line_seals)),
    both=made(lambda place: str(CARDS.both_seals)),
    bonus=word(say.bonus, "name"),
    ship_price=made(lambda place: str(CARDS.ship(place.number))),
    ducats=word(say.ducats, "number"),
    seals=word(say.seals, "number"),
    goal=made(lambda place: str(CARDS.goal)),
    career=word(say.career, "name"),
    each_turn=made(lambda place: str(_side(place).seals[place.number])),
    cost=made(lambda place: say.cost(_side(place).costs[place.number])),
    privilege=made(lambda place: titled(say.privilege(place.name))),
    income_more=made(lambda place: str(CARDS.income_more)),
    cheap=made(lambda place: str(CARDS.cheap_mission)),
    stands=made(lambda place: say.city(city_id(place.at))),
    side=word(say.side, "name"),
    merchant_ducats=made(lambda place: say.ducats(CARDS.figures.merchant_ducats)),
    merchant_seals=made(lambda place: say.seals(CARDS.figures.merchant_seals)),
    part=made(lambda place: PARTS[place.at].upper()),
    asked=made(lambda place: say.special(SPECIAL[place.name], place.at)),
    part_seals=made(lambda place: say.seals(_part(place).seals)),
    part_cost=made(lambda place: str(_part(place).cost)),
)


def _part(place: Place) -> Part:
    """The part that a special mission shows."""
    return CARDS.specials[SPECIAL[place.name]].parts[place.at]
