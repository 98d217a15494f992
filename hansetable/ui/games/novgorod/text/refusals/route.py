"""Why something cannot be taken at first, or laid on the route."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from hansetable.ui.games.novgorod.text import names
from hansetable.ui.games.novgorod.text.names import Novgorod
from hansetable.ui.games.novgorod.text.refusals.parts import of_city, unpaid
from hansetable.ui.language import translate


def _pair(city: str, price: int, most: int, taken: int) -> str:
    if taken:
        text = Novgorod.trUtf8(
            "The {city} office costs {price}; you can spend %n ducat(s) for the second one.",
            None,
            most,
        )
    else:
        text = Novgorod.trUtf8(
            "The {city} office costs {price}; two may cost %n ducat(s) together.", None, most
        )
    return text.format(city=names.city(city), price=price)


_PREPARATION: Final[Mapping[str, Callable[..., str]]] = {
    "side-first": lambda: translate("Novgorod", "First choose a side of your career card."),
    "pick-first": lambda: translate(
        "Novgorod", "First everybody takes two offices and one mission."
    ),
    "two-offices": lambda: translate("Novgorod", "You have your two offices already."),
    "two-missions": lambda: translate("Novgorod", "You have taken your mission already."),
    "same-city": lambda city: of_city(
        translate("Novgorod", "You have an office of {city}; take one of another city."), city
    ),
    "pair-dear": _pair,
}


def _no_neighbour(city: str, last: str) -> str:
    return _apart(translate("Novgorod", "{city} is no neighbour of {last}."), city, last)


def _only_placeholder(city: str, last: str) -> str:
    text = translate(
        "Novgorod",
        "{city} is no neighbour of {last}; as a placeholder the office goes onto the card of "
        "{last}.",
    )
    return _apart(text, city, last)


def _apart(text: str, city: str, last: str) -> str:
    return text.format(city=names.city(city), last=names.city(last))


_ROUTE: Final[Mapping[str, Callable[..., str]]] = {
    "no-neighbour": _no_neighbour,
    "only-placeholder": _only_placeholder,
    "no-city": lambda last: of_city(
        translate("Novgorod", "No neighbour of {city} is left for this route."), last
    ),
    "full": lambda most: Novgorod.trUtf8("Your route may have %n card(s) at most.", None, most),
    "own-office": lambda city: of_city(
        translate("Novgorod", "You have an office of your own in {city}: lay that one."), city
    ),
    "placeholder": lambda city: of_city(
        translate("Novgorod", "The {city} office is a placeholder; the city is out this turn."),
        city,
    ),
    "one-placeholder": lambda city: of_city(
        translate("Novgorod", "{city} has its placeholder already."), city
    ),
    "no-placeholder": lambda city: of_city(
        translate("Novgorod", "No office in your hand is left as a placeholder for {city}."), city
    ),
    "placeholder-own": lambda city: of_city(
        translate("Novgorod", "A placeholder must be your own office; you have none of {city}."),
        city,
    ),
    "placeholder-hold": lambda city: of_city(
        translate("Novgorod", "The {city} office is in the hold; a placeholder is not."), city
    ),
    "placeholder-fees": lambda city, fees, money: unpaid(
        translate(
            "Novgorod",
            "Without {city} the harbour fees of {fees} could not be paid; you have {money}.",
        ),
        fees,
        money,
        city,
    ),
    "visited": lambda city: of_city(
        translate("Novgorod", "{city} is on the route already; each city is visited once."), city
    ),
    "fee": lambda city, fees, money: unpaid(
        translate(
            "Novgorod",
            "With {city} the harbour fees of {fees} could not be paid; you have {money}.",
        ),
        fees,
        money,
        city,
    ),
    "route-fees": lambda fees, money: unpaid(
        translate(
            "Novgorod", "The harbour fees of {fees} could not be paid; you have {money}."
        ),
        fees,
        money,
    ),
}  # fmt: skip
_PRIVILEGES: Final[Mapping[str, Callable[..., str]]] = {
    "privilege-used": lambda: translate("Novgorod", "You have used a privilege this turn."),
    "privilege-covered": lambda kind: translate(
        "Novgorod", "The privilege “{privilege}” is covered by your career."
    ).format(privilege=names.privilege(kind)),
    "privilege-speed": lambda card: translate(
        "Novgorod", "Card number {number} of the route uses this privilege by itself."
    ).format(number=card),
    "privilege-seal": lambda: translate("Novgorod", "It comes by itself at the end of the turn."),
    "privilege-pirate": lambda: translate("Novgorod", "The pirate is not in this game."),
    "privilege-back": lambda: translate(
        "Novgorod", "The privilege “?” moves the pirate only in games with his back side."
    ),
}

SENTENCES: Final = {**_PREPARATION, **_ROUTE, **_PRIVILEGES}
