"""Why something cannot be bought."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from hansetable.ui.games.novgorod.text import names
from hansetable.ui.games.novgorod.text.names import Novgorod
from hansetable.ui.games.novgorod.text.refusals.parts import of_city
from hansetable.ui.language import translate


def _office_dear(city: str, price: int, money: int) -> str:
    text = Novgorod.trUtf8(
        "The {city} office costs {price}; you lack %n ducat(s).", None, price - money
    )
    return text.format(city=names.city(city), price=price)


def _ship_dear(speed: int, price: int, money: int) -> str:
    text = Novgorod.trUtf8(
        "Speed {speed} costs {price}; you lack %n ducat(s).", None, price - money
    )
    return text.format(speed=speed, price=price)


def _mission_dear(price: int, money: int) -> str:
    text = Novgorod.trUtf8("A mission costs {price}; you lack %n ducat(s).", None, price - money)
    return text.format(price=price)


def _cheap_dear(price: int, money: int) -> str:
    text = Novgorod.trUtf8(
        "With the privilege a mission costs {price}; you lack %n ducat(s).", None, price - money
    )
    return text.format(price=price)


SENTENCES: Final[Mapping[str, Callable[..., str]]] = {
    "base-stays": lambda city: of_city(
        translate("Novgorod", "The base office of {city} belongs to everybody and stays here."),
        city,
    ),
    "sold-out": lambda city: of_city(
        translate("Novgorod", "No office of {city} is left."), city
    ),
    "owned": lambda city: of_city(
        translate("Novgorod", "You have an office of {city} already."), city
    ),
    "bought": lambda: translate("Novgorod", "Only one thing can be bought in a turn."),
    "office-dear": _office_dear,
    "ship-dear": _ship_dear,
    "fastest": lambda speed: translate(
        "Novgorod", "No ship is faster than yours: speed {speed}."
    ).format(speed=speed),
    "mission-dear": _mission_dear,
    "poor": lambda money: Novgorod.trUtf8("%n ducat(s) do not suffice.", None, money),
    "three-missions": lambda: translate(
        "Novgorod", "Three missions are in progress; no more can be bought."
    ),
    "cheap-first": lambda: translate("Novgorod", "First take the mission of the privilege."),
    "cheap-dear": _cheap_dear,
    "cheap-way": lambda: translate(
        "Novgorod", "Now you get a mission only by the privilege “{privilege}”: touch that first."
    ).format(privilege=names.privilege("mission")),
    "no-missions": lambda: translate("Novgorod", "No mission is left to buy."),
}  # fmt: skip
