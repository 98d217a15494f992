"""Why something means nothing at any time, or does not go on another thing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from hansetable.core import Handle
from hansetable.games.novgorod.cards import ARTISAN, CARDS
from hansetable.games.novgorod.state import NovgorodState
from hansetable.ui.games.novgorod.text import names
from hansetable.ui.games.phrases import either
from hansetable.ui.language import translate


def _turn(name: str) -> str:
    return translate("Novgorod", "It is not your turn: {name} decides.").format(name=name)


def _other(name: str) -> str:
    return translate("Novgorod", "That belongs to {name}.").format(name=name)


def _secret(name: str) -> str:
    return translate("Novgorod", "Only {name} knows this mission.").format(name=name)


OF_SEATS: Final[Mapping[str, Callable[..., str]]] = {
    "turn": _turn,
    "other": _other,
    "secret": _secret,
}
"""Their sentences take the name of a seat."""


def _goes(*places: str) -> str:
    text = translate("Novgorod", "This goes only here: {places}.")
    return text.format(places=either(places))


def place(handle: Handle, view: NovgorodState) -> str:
    """Return the name of what something can be put on."""
    kind, _, name = handle.partition(":")
    match kind:
        case "mark" | "office" | "base" | "stack":
            text = translate("Novgorod", "the {city} card")
            return text.format(city=names.city(name))
        case "spot" | "artisan":
            city = CARDS.cities[view.artisan_at.index(ARTISAN[name])].id
            if kind == "artisan":
                return translate("Novgorod", "the artisan of {city}").format(city=names.city(city))
            return translate("Novgorod", "the {city} card").format(city=names.city(city))
        case "city":
            return names.city(name)
    return {
        "figure": translate("Novgorod", "the pirate"),
        "special": translate("Novgorod", "the special mission"),
        "route": translate("Novgorod", "the route"),
        "hand": translate("Novgorod", "your hand"),
        "hold": translate("Novgorod", "the hold"),
        "purse": translate("Novgorod", "your ducats"),
        "ship": translate("Novgorod", "your ship"),
        "next-ship": translate("Novgorod", "the faster ship"),
        "pile": translate("Novgorod", "the pile of missions"),
        "mission": translate("Novgorod", "the mission"),
    }[kind]


OF_PLACES: Final[Mapping[str, Callable[..., str]]] = {"goes": _goes}
"""Their sentences take the names of places."""


def _later(phase: int) -> str:
    text = translate("Novgorod", "That comes in phase {number}, “{phase}”.")
    return text.format(number=phase + 1, phase=names.phases()[phase])


def _past(phase: int) -> str:
    text = translate("Novgorod", "That belongs to phase {number}, “{phase}”, which is over.")
    return text.format(number=phase + 1, phase=names.phases()[phase])


def _bonus(key: str) -> str:
    text = translate("Novgorod", "The seals for “{bonus}” come by themselves.")
    return text.format(bonus=names.bonus(key))


SENTENCES: Final[Mapping[str, Callable[..., str]]] = {
    "over": lambda: translate("Novgorod", "The game is over."),
    "bonus": _bonus,
    "seals": lambda seat: translate("Novgorod", "Seals are counted by themselves."),
    "completed": lambda key: translate("Novgorod", "The mission {mission} is completed.").format(
        mission=names.quoted(key)
    ),
    "later": _later,
    "past": _past,
    "useless": lambda: translate("Novgorod", "That has no use now."),
    "apart": lambda: translate("Novgorod", "These two do not go together."),
    "artisan-city": lambda at, here: translate(
        "Novgorod", "The artisan of {city} works only there, not in {other}."
    ).format(city=names.city(at), other=names.city(here)),
}
