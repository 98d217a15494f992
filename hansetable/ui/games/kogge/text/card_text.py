"""What every piece of Kogge is, what it does, and the rule that says so."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from hansetable.core import Place
from hansetable.games.kogge.cards import CARDS, CITY, GOOD, GOODS, MADE
from hansetable.games.kogge.multiset import size
from hansetable.games.kogge.round import LAPS, PER_MARKER
from hansetable.games.kogge.state import MEMORY, KoggeState
from hansetable.games.kogge.turn import FOR_A_RAID, markers_due
from hansetable.ui.game_ui import CardText
from hansetable.ui.games.kogge.text import card_status, names
from hansetable.ui.games.kogge.text.names import Kogge
from hansetable.ui.games.phrases import titled
from hansetable.ui.language import translate

Players = Sequence[str]


def card(place: Place, view: KoggeState, players: Players) -> CardText:
    """Return the words on a piece of the table; a hidden one tells nothing of its face."""
    return replace(
        _CARDS[place.kind](place, view, players), now=card_status.now(place, view, players)
    )


def _in(c: int) -> str:
    """In which city something is."""
    return translate("Kogge", "in {city}").format(city=names.place(c))


def _of_owner(place: Place, c: int, players: Players) -> str:
    """Whose a piece in a city is."""
    text = translate("Kogge", "{name}, in {city}")
    return text.format(name=players[place.owner], city=names.place(c))


# ---- cities --------------------------------------------------------------------------------------


def _city(place: Place, view: KoggeState, players: Players) -> CardText:
    c = place.number
    sub = translate("Kogge", "city {number}, produces {good}")
    sub = sub.format(number=c, good=names.good(GOODS[MADE[c]]))
    if view.raided[c]:
        text = translate("Kogge", "A raid marker lies here, so the guild master passes it over.")
        return CardText(names.place(c), sub, text, "K-30")
    text = translate("Kogge", "On the city: {goods}.").format(goods=names.pack(view.goods[c]))
    return CardText(names.place(c), sub, text, "K-9")


def _site(place: Place, view: KoggeState, players: Players) -> CardText:
    c = place.index // 2
    text = translate("Kogge", "A kontor here costs {cost}.")
    text = text.format(cost=names.kontor_cost(c, markers_due(view, c)))
    return CardText(translate("Kogge", "Building site"), _in(c), text, "K-60")


def _kontor(place: Place, view: KoggeState, players: Players) -> CardText:
    if stored := view.stores[place.index]:
        text = translate("Kogge", "In it: {goods}. Its owner can load them while moving.")
        text = text.format(goods=names.pack(stored))
        rule = "K-45"
    else:
        text = translate("Kogge", "When bids bring goods to the city, it gets one of them first.")
        rule = "K-26"
    sub = _of_owner(place, place.index // 2, players)
    return CardText(translate("Kogge", "Kontor"), sub, text, rule)


def _route(place: Place, view: KoggeState, players: Players) -> CardText:
    c = place.index // 2
    title = titled(names.route(place.index))
    to = names.place(int(place.name)) if place.name else ""
    if place.mark == "up":
        sub = translate("Kogge", "to {city}").format(city=to)
        text = translate("Kogge", "A cog in {city} can sail along it, whatever the distance.")
        return CardText(title, sub, text.format(city=names.place(c)), "K-41")
    if to:
        sub = translate("Kogge", "face down; you know: to {city}").format(city=to)
    else:
        sub = translate("Kogge", "face down")
    if view.rules & MEMORY:
        text = translate("Kogge", "It is turned up for a step and then turned down again.")
        return CardText(title, sub, text, "K-D3")
    text = translate("Kogge", "It is turned up when somebody sails along it.")
    return CardText(title, sub, text, "K-43")


def _guild(place: Place, view: KoggeState, players: Players) -> CardText:
    text = translate("Kogge", "Makes one deal a turn with each cog in his city.")
    return CardText(translate("Kogge", "Guild master"), _in(view.guild), text, "K-61")


def _goal(place: Place, view: KoggeState, players: Players) -> CardText:
    text = translate(
        "Kogge", "When the guild master comes here for the second time, the game ends; so far: {n}."
    )
    text = text.format(n=min(place.number, LAPS))
    return CardText(translate("Kogge", "End marker"), _in(view.goal), text, "K-32")


# ---- goods and markers ---------------------------------------------------------------------------


def _good(place: Place, view: KoggeState, players: Players) -> CardText:
    zone, _, where = place.zone.partition(":")
    if not place.name:
        text = translate("Kogge", "Only those who may know see what it is.")
        return CardText(translate("Kogge", "Good"), translate("Kogge", "face down"), text, "K-90")
    title = titled(names.good(place.name))
    match zone:
        case "city":
            text = translate("Kogge", "A cog that has moved here can exchange goods for it.")
            return CardText(title, _in(CITY[where]), text, "K-65")
        case "store":
            c = CITY[where.partition(":")[0]]
            text = translate("Kogge", "Lies in the kontor until its owner loads it.")
            return CardText(title, _of_owner(place, c, players), text, "K-45")
        case "given" | "taken":
            text = translate("Kogge", "Lies on the bill until the exchange is finished.")
            return CardText(title, "", text, "K-65")
        case "pile":
            text = translate("Kogge", "The raider takes one of the two piles.")
            return CardText(title, _pile_name(int(where)), text, "K-67")
        case _:
            text = Kogge.trUtf8(
                "Worth %n victory point(s) if the guild master ends the game.",
                None,
                CARDS.points[GOOD[place.name]],
            )
            sub = translate("Kogge", "cargo of {name}").format(name=players[place.owner])
            return CardText(title, sub, text, "K-83")


def _marker(place: Place, view: KoggeState, players: Players) -> CardText:
    if not place.name:
        text = translate("Kogge", "Only its owner knows which marker it is.")
        title = translate("Kogge", "Route marker")
        return CardText(title, translate("Kogge", "face down"), text, "K-90")
    m = int(place.name)
    zone = place.zone.partition(":")[0]
    if zone == "bids":
        text = translate("Kogge", "The bid brings {goods} to {city}, as far as there are any.")
        goods = names.goods([GOODS[MADE[m]]] * PER_MARKER)
        text, rule = text.format(goods=goods, city=names.place(m)), "K-25"
    elif zone == "pair":
        text, rule = translate("Kogge", "Both markers together cost one good."), "K-62"
    elif zone == "staked":
        text = translate("Kogge", "Chosen for the conflict; the two swap what they have chosen.")
        rule = "K-C2"
    else:
        text = translate("Kogge", "To bid, to pay, to change a route, or for a kontor in {city}.")
        text, rule = text.format(city=names.place(m)), "K-3"
    return CardText(titled(names.marker(m)), _named(m), text, rule)


def _named(m: int) -> str:
    """What a marker shows."""
    text = translate("Kogge", "{city}, {good}")
    return text.format(city=names.place(m), good=names.good(GOODS[MADE[m]]))


def _stock(place: Place, view: KoggeState, players: Players) -> CardText:
    if place.zone == "pool":
        m = int(place.name)
        text = translate("Kogge", "The guild master gives it for {good}.")
        text = text.format(good=names.one(GOODS[MADE[m]]))
        return CardText(titled(names.marker(m)), translate("Kogge", "in the pool"), text, "K-61")
    sub = Kogge.trUtf8("%n in the supply", None, place.number)
    text = translate("Kogge", "When they are used up, no more of them come.")
    return CardText(titled(names.good(place.name)), sub, text, "K-4")


def _pair(place: Place, view: KoggeState, players: Players) -> CardText:
    title = translate("Kogge", "Pair {markers}")
    title = title.format(markers=names.markers_of(view.pairs[place.index]))
    text = translate("Kogge", "Both markers together cost one good.")
    return CardText(title, "", text, "K-62")


def _pile(place: Place, view: KoggeState, players: Players) -> CardText:
    held = names.number_of_goods(size(view.piles[place.index]))
    text = translate("Kogge", "The raider takes one of the two piles.")
    return CardText(_pile_name(place.index + 1), held, text, "K-67")


def _pile_name(number: int) -> str:
    """Which of the two piles of a robbed cargo it is."""
    first, second = translate("Kogge", "First pile"), translate("Kogge", "Second pile")
    return first if number == 1 else second


# ---- what players have ---------------------------------------------------------------------------


def _cog(place: Place, view: KoggeState, players: Players) -> CardText:
    seat = place.owner
    title = translate("Kogge", "Cog of {name}").format(name=players[seat])
    text = translate("Kogge", "{goods} on board, {markers} in hand, {points}.")
    text = text.format(
        goods=names.number_of_goods(size(view.cargo[seat])),
        markers=names.number_of_markers(size(view.hand[seat] + view.stake[seat])),
        points=names.development(view.points(seat)),
    )
    return CardText(title, _in(view.cog[seat]), text, "K-80")


def _raid(place: Place, view: KoggeState, players: Players) -> CardText:
    title, name = translate("Kogge", "Raid marker"), players[place.owner]
    if place.zone != "raids":
        city = names.city(place.zone.partition(":")[2])
        text = translate("Kogge", "The cog of {name} can never enter {city} again.")
        return CardText(title, name, text.format(name=name, city=city), "K-68")
    if place.mark == "unbought":
        sub = translate("Kogge", "{name}, not bought yet").format(name=name)
        text = Kogge.trUtf8("Costs %n equal marker(s) at the guild master.", None, FOR_A_RAID)
        return CardText(title, sub, text, "K-61")
    text = translate("Kogge", "For a raid on half of a cog’s cargo, or on all goods in a city.")
    return CardText(title, name, text, "K-67")


def _chip(place: Place, view: KoggeState, players: Players) -> CardText:
    text, rule = {
        "trade": (
            translate("Kogge", "In an exchange, each of your goods brings up to three."),
            "K-65",
        ),
        "marker": (
            translate("Kogge", "You draw a marker from the pool when a round begins."),
            "K-21",
        ),
        "fields": (translate("Kogge", "Your second step is free as well."), "K-46"),
        "path": (
            translate("Kogge", "For one good or marker you can sail straight to the guild master."),
            "K-47",
        ),
    }[place.name]
    if place.owner >= 0:
        sub = players[place.owner]
    elif place.number:
        sub = Kogge.trUtf8("%n left", None, place.number)
    else:
        sub = translate("Kogge", "all bought")
    return CardText(titled(names.chip(place.name)), sub, text, rule)


def _order(place: Place, view: KoggeState, players: Players) -> CardText:
    text = translate("Kogge", "Number {number} in the order of turns.")
    text = text.format(number=place.number)
    return CardText(translate("Kogge", "Order marker"), players[place.owner], text, "K-27")


def _choice(place: Place, view: KoggeState, players: Players) -> CardText:
    title, name = translate("Kogge", "City to start in"), players[place.owner]
    if place.name:
        return CardText(title, name, f"{names.place(int(place.name))}.", "K-15")
    text = translate("Kogge", "Chosen in secret; all cities are shown together.")
    return CardText(title, name, text, "K-15")


# ---- areas ---------------------------------------------------------------------------------------


def _area(place: Place, view: KoggeState, players: Players) -> CardText:
    title, text, rule = {
        "supply": (
            translate("Kogge", "Supply"),
            translate("Kogge", "Goods that are not in play."),
            "K-4",
        ),
        "pool": (
            translate("Kogge", "Pool"),
            translate("Kogge", "Route markers that are not in play."),
            "K-3",
        ),
        "bid": (
            translate("Kogge", "Bids"),
            translate("Kogge", "Bids bring goods to their cities and decide the order of turns."),
            "K-23",
        ),
        "pile": (
            translate("Kogge", "First pile"),
            translate("Kogge", "The robbed player lays half of the goods here."),
            "K-67",
        ),
        "stake": (
            translate("Kogge", "Markers for the conflict"),
            translate("Kogge", "Both choose in secret, and the better combination wins."),
            "K-C2",
        ),
        "look": (
            translate("Kogge", "Look at the routes"),
            translate("Kogge", "For one good or marker you see both markers of your city."),
            "K-D5",
        ),
    }[place.zone]
    sub = names.number_of_markers(place.number) if place.zone == "pool" else ""
    return CardText(title, sub, text, rule)


_CARDS: dict[str, Callable[[Place, KoggeState, Players], CardText]] = {
    "city": _city,
    "site": _site,
    "kontor": _kontor,
    "route": _route,
    "guild": _guild,
    "goal": _goal,
    "good": _good,
    "marker": _marker,
    "stock": _stock,
    "pair": _pair,
    "pile": _pile,
    "cog": _cog,
    "raid": _raid,
    "chip": _chip,
    "order": _order,
    "choice": _choice,
    "area": _area,
}
