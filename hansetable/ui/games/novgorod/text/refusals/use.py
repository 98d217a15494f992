"""Why something cannot be used in phase 2."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from hansetable.games.novgorod.use import STEP_DUCATS
from hansetable.ui.games.novgorod.text import names
from hansetable.ui.games.novgorod.text.names import Novgorod
from hansetable.ui.games.novgorod.text.refusals.parts import of_city, unpaid
from hansetable.ui.games.phrases import listed
from hansetable.ui.language import translate


def _artisan(text: str, city: str, goods: Sequence[str]) -> str:
    return text.format(city=names.city(city), goods=_goods(goods))


def _goods(goods: Sequence[str]) -> str:
    return listed([names.good(good) for good in goods])


def _mission_goods(line: str, *goods: str) -> str:
    if line == "upper":
        text = translate("Novgorod", "The upper line still lacks {goods}.")
    else:
        text = translate("Novgorod", "The lower line still lacks {goods}.")
    return text.format(goods=_goods(goods))


def _mission_luxury(line: str, luxury: str) -> str:
    if line == "upper":
        text = translate(
            "Novgorod", "The upper line needs {luxury}, which no artisan can make now."
        )
    else:
        text = translate(
            "Novgorod", "The lower line needs {luxury}, which no artisan can make now."
        )
    return text.format(luxury=names.good(luxury))


def _mission_first(key: str, row: int) -> str:
    text = translate("Novgorod", "First complete the mission line: {goods}.")
    return text.format(goods=names.mission_lines(key)[row])


def _career(level: int, goods: int, luxuries: int) -> str:
    lacks = [names.commodities(goods)] if goods else []
    lacks += [names.luxuries(luxuries)] if luxuries else []
    text = translate("Novgorod", "Career step {level} still lacks {what}.")
    return text.format(level=level, what=listed(lacks))


def _career_ducats(level: int, missing: int) -> str:
    text = Novgorod.trUtf8(
        "Career step {level} costs {ducats}; you lack %n ducat(s).", None, missing
    )
    return text.format(level=level, ducats=STEP_DUCATS)


_CARDS: Final[Mapping[str, Callable[..., str]]] = {
    "not-laid": lambda city: of_city(
        translate("Novgorod", "{city} is not on the route; only laid cards are used."), city
    ),
    "card-used": lambda city: of_city(
        translate("Novgorod", "The {city} card has been used this turn."), city
    ),
    "artisan-right": lambda city, *goods: _artisan(
        translate("Novgorod", "The artisan of {city} cannot use {goods} to the right of it."),
        city,
        goods,
    ),
    "artisan-away": lambda city: of_city(
        translate("Novgorod", "The artisan works in {city}, which is not on the route."), city
    ),
    "artisan-done": lambda city: of_city(
        translate("Novgorod", "The artisan of {city} has worked this turn."), city
    ),
    "artisan-lacks": lambda city, *goods: _artisan(
        translate("Novgorod", "The artisan of {city} still lacks {goods}."), city, goods
    ),
    "fees": lambda fees, money: unpaid(
        translate(
            "Novgorod", "Then the harbour fees of {fees} could not be paid; you have {money}."
        ),
        fees,
        money,
    ),
    "fees-left": lambda fees, money: unpaid(
        translate(
            "Novgorod", "Then you would have {money} and could not pay the harbour fees of {fees}."
        ),
        fees,
        money,
    ),
    "base-idle": lambda city: of_city(
        translate(
            "Novgorod", "The base office of {city} brings no income, only goods for other things."
        ),
        city,
    ),
    "base-income": lambda city: of_city(
        translate("Novgorod", "The base office of {city} has no income."), city
    ),
    "no-income": lambda: translate("Novgorod", "No office with income is left on the route."),
    "base-store": lambda city: of_city(
        translate("Novgorod", "The base office of {city} cannot be stored."), city
    ),
    "stored": lambda city: of_city(
        translate("Novgorod", "{city} was stored this turn; it serves from the next turn on."), city
    ),
    "no-store": lambda: translate(
        "Novgorod", "No own office with an unused commodity is left on the route."
    ),
    "hold-waits": lambda good: translate(
        "Novgorod", "The hold ({good}) serves an artisan, a mission or a career step."
    ).format(good=names.good(good)),
}
_TASKS: Final[Mapping[str, Callable[..., str]]] = {
    "mission-goods": _mission_goods,
    "mission-luxury": _mission_luxury,
    "mission-first": _mission_first,
    "mission-other": lambda good: translate(
        "Novgorod", "The mission line does not need {good}."
    ).format(good=names.good(good)),
    "by-itself": lambda good: translate(
        "Novgorod", "Where there is no choice it is used by itself: {good}."
    ).format(good=names.good(good)),
    "career-top": lambda: translate("Novgorod", "You stand at the top of your career."),
    "career-ducats": _career_ducats,
    "career-lacks": _career,
    "career-together": lambda level: translate(
        "Novgorod",
        "Career step {level}: what a luxury good uses or its artisan covers does not count again.",
    ).format(level=level),
    "career-first": lambda level: translate(
        "Novgorod", "First complete career step {level}."
    ).format(level=level),
    "career-other": lambda good: translate(
        "Novgorod", "The career step does not need {good} any more."
    ).format(good=names.good(good)),
    "rest": lambda level: translate(
        "Novgorod", "What is left would not suffice for career step {level}."
    ).format(level=level),
    "keep-first": lambda key: translate(
        "Novgorod", "First decide about the mission {mission}."
    ).format(mission=names.quoted(key)),
}

SENTENCES: Final = {**_CARDS, **_TASKS}
