"""What merchant, pirate and special missions are, what they do, and what they are worth now."""

from __future__ import annotations

from collections.abc import Sequence

from hansetable.core import Place
from hansetable.games.novgorod import GAME
from hansetable.games.novgorod.cards import CARDS, GOODS, PARTS
from hansetable.games.novgorod.expert import pirate_price
from hansetable.games.novgorod.special import cost
from hansetable.games.novgorod.state import NovgorodState
from hansetable.ui.game_ui import CardText
from hansetable.ui.games.novgorod.board import card_values
from hansetable.ui.games.novgorod.text import expert, names
from hansetable.ui.games.novgorod.text.names import Novgorod
from hansetable.ui.language import translate

USE = 2
"""The phase at whose end the merchant moves (N-112)."""


def side(name: str) -> str:
    """Return the name of a side of a figure."""
    if name == "front":
        return translate("Novgorod", "front side")
    return translate("Novgorod", "back side")


# ---- what it is ----------------------------------------------------------------------------------


def merchant(place: Place, view: NovgorodState) -> CardText:
    """Return the words on the merchant (N-110 to N-112)."""
    figures = CARDS.figures
    city = names.city(CARDS.cities[place.index].id)
    if place.name == "front":
        text = translate("Novgorod", "Income and luxury goods of his city bring {ducats} more.")
        text, rule = text.format(ducats=names.ducats(figures.merchant_ducats)), "N-110"
    else:
        text = translate(
            "Novgorod", "A luxury good made for seals in his city brings {seals} more."
        )
        text, rule = text.format(seals=names.seals(figures.merchant_seals)), "N-111"
    sub = translate("Novgorod", "in {city}, {side}").format(city=city, side=side(place.name))
    return CardText(translate("Novgorod", "Merchant"), sub, text, rule)


def pirate(place: Place, view: NovgorodState) -> CardText:
    """Return the words on the pirate (N-115, N-116)."""
    city = names.city(CARDS.cities[place.index].id)
    if place.name == "front":
        text = translate("Novgorod", "A route through his city is one card shorter.")
        rule = "N-115"
    else:
        text = translate("Novgorod", "Ships sail past his city; the privilege “?” moves him.")
        rule = "N-116"
    sub = translate("Novgorod", "in {city}, {side}").format(city=city, side=side(place.name))
    return CardText(translate("Novgorod", "Pirate"), sub, text, rule)


def harbour(place: Place, view: NovgorodState) -> CardText:
    """Return the words on a city that the pirate can be moved to."""
    text = translate("Novgorod", "The pirate can be moved here.")
    rule = "N-116" if view.expert.pirate_side else "N-115"
    return CardText(names.city(place.name), translate("Novgorod", "city"), text, rule)


def special(place: Place, view: NovgorodState) -> CardText:
    """Return the words on a special mission (N-120 to N-124)."""
    card, part = card_values.special_part(place.name)
    found = CARDS.specials[card].parts[part]
    text = Novgorod.trUtf8(
        "{goods}: {seals} for %n ducat(s), one more for each card skipped.", None, found.cost
    )
    asked = expert.special(card, part)
    return CardText(
        translate("Novgorod", "Special mission"),
        translate("Novgorod", "part {part}").format(part=PARTS[part].upper()),
        text.format(goods=asked, seals=names.seals(found.seals)),
        "N-121",
    )


def cover(place: Place) -> CardText:
    """Return the words on the mission that covers the column."""
    text = translate("Novgorod", "It covers the last special mission; nobody looks at it.")
    return CardText(
        translate("Novgorod", "Mission"), translate("Novgorod", "face down"), text, "N-120"
    )


# ---- what it is worth now ------------------------------------------------------------------------


def merchant_now(place: Place, view: NovgorodState, players: Sequence[str]) -> str:
    """Return where the merchant goes on to next (N-112)."""
    if not view.round or not view.stack:
        return ""
    seat = view.turn
    if GAME.progress(view)["phase"] > USE:
        seat = (seat + 1) % view.n
        if view.last and seat == view.start:
            return ""
    city = CARDS.cities[(place.index + view.speed[seat]) % GOODS].id
    text = translate("Novgorod", "After phase 2 of {name} he goes on to {city}.")
    return text.format(name=players[seat], city=names.city(city))


def pirate_now(place: Place, view: NovgorodState, players: Sequence[str]) -> str:
    """Return what moving the pirate costs each seat (N-115)."""
    if place.name == "back":
        return ""
    prices = [pirate_price(view, seat) for seat in range(view.n)]
    if len(set(prices)) == 1:
        return Novgorod.trUtf8("Moving him costs everybody %n ducat(s).", None, prices[0])
    each = ", ".join(f"{name} {price}" for name, price in zip(players, prices, strict=False))
    return translate("Novgorod", "Ducats for moving him: {each}.").format(each=each)


def special_now(place: Place, view: NovgorodState, players: Sequence[str]) -> str:
    """Return what a special mission costs now, and what it turns to (N-121, N-123)."""
    card, part = card_values.special_part(place.name)
    printed = CARDS.specials[card].parts[part].cost
    price = cost(view, (card,), False)
    text = Novgorod.trUtf8("Alone it costs %n ducat(s) now", None, price)
    if price > printed:
        skipped = translate("Novgorod", ", {skipped} of them for cards above it")
        text += skipped.format(skipped=price - printed)
    turned = translate("Novgorod", "Then it shows “{mission}”.")
    mission = expert.special(card, (part + 1) % len(PARTS))
    return f"{text}. {turned.format(mission=mission)}"
