"""What every piece of Novgorod is, what it does, and the rule that says so."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from hansetable.core import Place
from hansetable.games.novgorod.cards import ARTISAN, CARDS, MISSION, SIDES
from hansetable.games.novgorod.route import PLACEHOLDER
from hansetable.games.novgorod.scoring import TOP
from hansetable.games.novgorod.state import NovgorodState
from hansetable.ui.game_ui import CardText
from hansetable.ui.games.novgorod.text import card_status, expert_cards, names
from hansetable.ui.games.novgorod.text.names import Novgorod
from hansetable.ui.games.phrases import listed, titled
from hansetable.ui.language import translate


def card(place: Place, view: NovgorodState, players: Sequence[str]) -> CardText:
    """Return the words on a piece of the table; a hidden one tells nothing of its face."""
    text = _CARDS[place.kind](place, view)
    return text if text.now else replace(text, now=card_status.now(place, view, players))


# ---- offices and artisans ------------------------------------------------------------------------


def _office(place: Place, view: NovgorodState) -> CardText:
    good = names.good_of(place.name)
    sub = translate("Novgorod", "office, {good}").format(good=good)
    text = translate("Novgorod", "Gives {good} on the route, or its income in ducats.")
    rule = "N-50"
    if place.zone == "stack":
        rule = "N-80"
    elif place.zone == "hold":
        text = translate("Novgorod", "Its {good} waits in the hold until it is used.")
        rule = "N-66"
    elif place.mark == "used":
        text = translate("Novgorod", "Used in this turn; it returns to the hand.")
    return CardText(names.city(place.name), sub, text.format(good=good), rule)


def _base(place: Place, view: NovgorodState) -> CardText:
    sub = translate("Novgorod", "base office, {good}").format(good=names.good_of(place.name))
    text = translate("Novgorod", "For a city without an own office. Has no income.")
    rule = "N-42"
    if place.zone == "hold":
        text = translate("Novgorod", "In the hold for this route, and without a fee.")
        rule = "N-45"
    elif place.mark == "used":
        text = translate("Novgorod", "Used in this turn; its fee is still due.")
        rule = "N-78"
    return CardText(names.city(place.name), sub, text, rule)


def _placeholder(place: Place, view: NovgorodState) -> CardText:
    at = view.route[place.index] - PLACEHOLDER
    text = translate("Novgorod", "Carries the artisan of {city}, nothing else.")
    return CardText(
        translate("Novgorod", "Placeholder"),
        translate("Novgorod", "the {city} office").format(city=names.city(place.name)),
        text.format(city=names.city(CARDS.cities[at].id)),
        "N-43",
    )


def _slot(place: Place, view: NovgorodState) -> CardText:
    if view.route:
        text = translate(
            "Novgorod", "For a neighbouring city. A placeholder goes onto the last card."
        )
    else:
        text = translate("Novgorod", "For the first city, which may be any.")
    return CardText(
        translate("Novgorod", "Route"), translate("Novgorod", "the next card"), text, "N-40"
    )


def _artisan(place: Place, view: NovgorodState) -> CardText:
    if place.zone == "work":
        sub = translate("Novgorod", "artisan, at work")
    else:
        at = CARDS.cities[view.artisan_at.index(ARTISAN[place.name])].id
        sub = translate("Novgorod", "artisan in {city}").format(city=names.city(at))
    recipes = [
        f"{listed(names.goods_of(goods))}: {names.seals(seals)}"
        for goods, seals in CARDS.artisans[ARTISAN[place.name]].recipes
    ]
    return CardText(names.artisan(place.name), sub, " · ".join(recipes), "N-51")


# ---- missions and bonus cards --------------------------------------------------------------------


def _mission(place: Place, view: NovgorodState) -> CardText:
    title = translate("Novgorod", "Mission")
    if place.zone == "pile":
        price = CARDS.mission_price
        text = Novgorod.trUtf8("The top one costs %n ducat(s) and stays secret.", None, price)
        left = Novgorod.trUtf8("%n in the pile", None, place.number)
        return CardText(title, left, text, "N-80")
    if place.zone == "special":
        return expert_cards.cover(place)
    if not place.name:
        text = translate("Novgorod", "Only its owner knows what it asks for.")
        return CardText(title, translate("Novgorod", "face down"), text, "N-130")
    upper, lower = names.mission_lines(place.name)
    one = names.seals(CARDS.line_seals)
    if place.zone == "left":
        text = translate("Novgorod", "Still to do: {lower}, for {seals}.")
        done_now = view.lines >> MISSION[place.name] & 1
        seals = names.seals(CARDS.both_seals - CARDS.line_seals) if done_now else one
        text = text.format(lower=lower, seals=seals)
        return CardText(title, translate("Novgorod", "upper line done"), text, "N-57")
    if place.zone == "under":
        text = translate("Novgorod", "Completed; its goods count for variety.")
        if place.mark == "secret":
            secret = translate("Novgorod", "The others do not know it.")
            text = f"{text} {secret}"
        return CardText(title, names.mission(place.name), text, "N-58")
    text = translate("Novgorod", "{upper}, {lower}: {one} each, {both} for both in one turn.")
    text = text.format(upper=upper, lower=lower, one=one, both=CARDS.both_seals)
    if place.zone == "display":
        price = CARDS.mission_price
        sub = Novgorod.trUtf8("open, for %n ducat(s)", None, price)
        return CardText(title, sub, text, "N-80")
    return CardText(title, translate("Novgorod", "in the hand"), text, "N-56")


def _bonus(place: Place, view: NovgorodState) -> CardText:
    text, rule = {
        "offices": (translate("Novgorod", "For an office in each of the eight cities."), "N-84"),
        "route": (translate("Novgorod", "For a route with offices of five cities."), "N-47"),
        "luxury": (
            translate("Novgorod", "For a luxury good from at least two commodities."),
            "N-55",
        ),
        "missions": (translate("Novgorod", "For three completed missions."), "N-59"),
        "career": (
            translate("Novgorod", "For the career step that brings 3 seals a turn."),
            "N-62",
        ),
        "variety": (
            translate("Novgorod", "At the end, for different goods on completed missions."),
            "N-96",
        ),
    }[place.name]
    sub = translate("Novgorod", "bonus card")
    if place.mark == "gone":
        sub, rule = translate("Novgorod", "no longer in the game"), "N-95"
    elif place.mark == "low":
        sub = translate("Novgorod", "bonus card, lower number")
    return CardText(names.bonus(place.name), sub, text, rule)


# ---- what each seat has --------------------------------------------------------------------------


def _ship(place: Place, view: NovgorodState) -> CardText:
    title = translate("Novgorod", "Ship")
    sub = translate("Novgorod", "speed {speed}").format(speed=place.number)
    if place.zone == "next-ship":
        price = CARDS.ships[place.number - 3]
        text = Novgorod.trUtf8("%n ducat(s), for one more card on the route.", None, price)
        return CardText(title, sub, text, "N-80")
    text = Novgorod.trUtf8("The route may have %n card(s).", None, place.number)
    return CardText(title, sub, text, "N-41")


def _tracker(place: Place, view: NovgorodState) -> CardText:
    if place.name == "ducats":
        text = translate("Novgorod", "For offices, ships, missions and harbour fees.")
        title, sub = translate("Novgorod", "Ducats"), names.ducats(place.number)
        return CardText(title, sub, text, "N-80")
    goal = CARDS.goal
    text = Novgorod.trUtf8("Whoever has %n seal(s) brings on the last round.", None, goal)
    title, sub = translate("Novgorod", "Seals"), names.seals(place.number)
    return CardText(title, sub, text, "N-100")


def _area(place: Place, view: NovgorodState) -> CardText:
    title, text, rule = {
        "hand": (
            translate("Novgorod", "Hand"),
            translate("Novgorod", "Offices, and missions that nobody else sees."),
            "N-23",
        ),
        "hold": (
            translate("Novgorod", "Hold"),
            translate("Novgorod", "Room for one own office of the route, for a later turn."),
            "N-63",
        ),
        "left": (
            translate("Novgorod", "Open missions"),
            translate("Novgorod", "Their upper line is done, the lower one may follow."),
            "N-57",
        ),
        "under": (
            translate("Novgorod", "Completed missions"),
            translate("Novgorod", "Missions under the ship are done."),
            "N-58",
        ),
    }[place.zone]
    return CardText(title, "", text, rule)


def _career(place: Place, view: NovgorodState) -> CardText:
    key, side = place.name.split(":")
    steps, level = CARDS.careers[int(key) - 1][SIDES.index(side)], place.number
    if level:
        sub = Novgorod.trUtf8("%n step(s) reached", None, level)
    else:
        sub = translate("Novgorod", "no step reached")
    text = Novgorod.trUtf8("%n seal(s) a turn.", None, steps.seals[level])
    if level < TOP:
        cost = names.cost(steps.costs[level])
        following = translate("Novgorod", "Next step: {cost}.").format(cost=cost)
        text = f"{text} {following}"
    if level < steps.loses:
        losing = translate("Novgorod", "With this × you lose.")
        text = f"{text} {losing}"
    return CardText(names.career(key), sub, text, "N-60")


def _privilege(place: Place, view: NovgorodState) -> CardText:
    price = CARDS.mission_price - CARDS.mission_off
    text, rule = {
        "income": (
            Novgorod.trUtf8("%n more ducat(s) in phase 2.", None, CARDS.income_more),
            "N-65",
        ),
        "speed": (translate("Novgorod", "One more card on the route."), "N-41"),
        "mission": (Novgorod.trUtf8("A mission for %n ducat(s).", None, price), "N-83"),
        "seal": (
            translate("Novgorod", "One more seal, if no other privilege was used."),
            "N-91",
        ),
        "pirate": (_pirate_privilege(view), "N-116"),
    }[place.name]
    sub = {
        "": translate("Novgorod", "privilege, one a turn"),
        "used": translate("Novgorod", "privilege, one has been used"),
        "covered": translate("Novgorod", "privilege, covered"),
    }[place.mark]
    return CardText(titled(names.privilege(place.name)), sub, text, rule)


def _pirate_privilege(view: NovgorodState) -> str:
    if view.expert.pirate_side:
        return translate("Novgorod", "Moves the pirate at the beginning or the end of a turn.")
    return translate("Novgorod", "Only in the game with the back side of the pirate.")


_CARDS: dict[str, Callable[[Place, NovgorodState], CardText]] = {
    "office": _office,
    "base": _base,
    "back": _placeholder,
    "slot": _slot,
    "artisan": _artisan,
    "mission": _mission,
    "bonus": _bonus,
    "ship": _ship,
    "tracker": _tracker,
    "area": _area,
    "career": _career,
    "privilege": _privilege,
    "merchant": expert_cards.merchant,
    "pirate": expert_cards.pirate,
    "harbour": expert_cards.harbour,
    "special": expert_cards.special,
}
