"""Why merchant, pirate and special missions cannot be touched."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from hansetable.ui.games.novgorod.text import expert, names
from hansetable.ui.games.novgorod.text.names import Novgorod
from hansetable.ui.games.phrases import listed
from hansetable.ui.language import translate


def _merchant() -> str:
    return translate("Novgorod", "The merchant goes on by himself at the end of phase 2.")


def _here(city: str) -> str:
    return translate("Novgorod", "The pirate is in {city} already.").format(city=names.city(city))


def _goes() -> str:
    return translate("Novgorod", "The pirate goes to a city of the chart.")


def _pirate_dear(price: int, money: int) -> str:
    text = Novgorod.trUtf8(
        "Moving the pirate costs you %n ducat(s); you have {money}.", None, price
    )
    return text.format(money=money)


def _long(city: str) -> str:
    text = translate("Novgorod", "With the pirate in {city} your route would be too long.")
    return text.format(city=names.city(city))


def _wait() -> str:
    return translate("Novgorod", "Finish what you have begun before you move the pirate.")


def _slow(city: str) -> str:
    text = translate(
        "Novgorod", "The pirate in {city} takes one card of speed: your route would be too long."
    )
    return text.format(city=names.city(city))


def _full(city: str) -> str:
    text = translate("Novgorod", "The pirate in {city} takes one card of speed: the route is full.")
    return text.format(city=names.city(city))


def _when() -> str:
    return translate(
        "Novgorod", "The privilege “?” moves the pirate only at the beginning or the end of a turn."
    )


def _privilege() -> str:
    return translate("Novgorod", "Only an unused privilege “?” moves the pirate.")


def _pirate_first() -> str:
    return translate("Novgorod", "First decide whether you move the pirate.")


def _skipped(city: str) -> str:
    text = translate("Novgorod", "The pirate bars {city}: ships sail past it.")
    return text.format(city=names.city(city))


def _cover() -> str:
    return translate("Novgorod", "Nobody may look at the mission that covers the column.")


def _once() -> str:
    return translate("Novgorod", "Special missions are fulfilled once a turn, all together.")


def _special_dear(price: int, money: int) -> str:
    text = Novgorod.trUtf8("This special mission costs %n ducat(s); you have {money}.", None, price)
    return text.format(money=money)


def _lacks(*goods: str) -> str:
    text = translate("Novgorod", "The special mission still lacks {goods}.")
    return text.format(goods=listed([expert.wanted(good) for good in goods]))


def _together() -> str:
    return translate("Novgorod", "Your route does not bring all of the special mission at once.")


def _set() -> str:
    return translate(
        "Novgorod", "This special mission cannot be fulfilled together with the others."
    )


def _chosen() -> str:
    return translate("Novgorod", "This special mission is chosen already.")


def _cheap() -> str:
    return translate(
        "Novgorod",
        "No special mission can be fulfilled with it now; in phase 3 it makes a mission cheaper.",
    )


def _choose() -> str:
    return translate("Novgorod", "First choose the special missions, or begin.")


def _first(mission: str) -> str:
    text = translate("Novgorod", "First use what the special mission shows: {mission}.")
    return text.format(mission=mission)


OF_SPECIALS: Final[Mapping[str, Callable[..., str]]] = {"special-first": _first}
"""Their sentences take what a special mission asks for."""


SENTENCES: Final[Mapping[str, Callable[..., str]]] = {
    "merchant": _merchant,
    "pirate-here": _here,
    "pirate-goes": _goes,
    "pirate-dear": _pirate_dear,
    "pirate-long": _long,
    "pirate-wait": _wait,
    "pirate-slow": _slow,
    "pirate-full": _full,
    "pirate-when": _when,
    "pirate-privilege": _privilege,
    "pirate-first": _pirate_first,
    "pirate-skipped": _skipped,
    "cover": _cover,
    "special-once": _once,
    "special-dear": _special_dear,
    "special-lacks": _lacks,
    "special-together": _together,
    "special-set": _set,
    "special-chosen": _chosen,
    "special-cheap": _cheap,
    "special-choose": _choose,
}
