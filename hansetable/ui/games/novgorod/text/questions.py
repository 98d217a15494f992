"""The questions of Novgorod."""

from __future__ import annotations

from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any, Final

from hansetable.core import Seat, Step
from hansetable.games.novgorod import actions as a
from hansetable.games.novgorod.cards import CARDS
from hansetable.games.novgorod.expert import SendPirate
from hansetable.games.novgorod.ids import mission_id
from hansetable.games.novgorod.setup import ChooseCareerSide, Pick
from hansetable.games.novgorod.solvency import plain_income
from hansetable.games.novgorod.special import ChooseSpecials, GatherSpecial
from hansetable.games.novgorod.state import NovgorodState
from hansetable.games.novgorod.turn import Buy, BuyCheap, LayRoute
from hansetable.games.novgorod.use import Gather, KeepOrFinish, UseRoute, mission_bits
from hansetable.ui.games.novgorod.text import names as say
from hansetable.ui.games.novgorod.text.names import Novgorod
from hansetable.ui.games.phrases import Phrase, Phrases, either, made
from hansetable.ui.language import Text


def question(step: Step, view: NovgorodState, seat: Seat) -> str:
    """Return what is asked, to follow the name of the seat and a colon."""
    return _QUESTIONS.say(type(step), asked_of(step, view, seat))


def asked_of(step: Step, view: NovgorodState, seat: Seat) -> Any:
    """Return a question to a seat with what its texts name; level and speed are the next ones."""
    options = step.options(view, seat)
    return SimpleNamespace(
        step=step,
        view=view,
        seat=seat,
        options=options,
        kinds={type(action) for action in options},
        money=view.money[seat],
        fees=view.fees,
        short=view.fees - view.money[seat],
        income=plain_income(view, view.fresh),
        level=view.level[seat] + 1,
        speed=view.speed[seat] + 1,
        missions=view.in_progress(seat),
        offices=view.owned[seat].bit_count(),
    )


def _said(texts: Mapping[Text, object]) -> str:
    """Return the texts of what is true as a choice."""
    return either([text.say() for text, true in texts.items() if true])


def _ask_pick(asked: Any) -> Phrase:
    if asked.offices == 2:
        return Novgorod.tr("take a mission.")
    if asked.missions == 2:
        return Novgorod.tr("take an office.")
    return Novgorod.tr("take an office or a mission.")


LAYING: Final = {a.Lay, a.Mark}


def _ask_route(asked: Any) -> Phrase:
    if not asked.view.route:
        return Novgorod.tr("lay the first office, or stay in port.")
    if not asked.kinds & LAYING:
        return Novgorod.tr("sail.")
    if a.SAIL not in asked.options:
        return Novgorod.tr("lay the next office.")
    return Novgorod.tr("lay the next office, or sail.")


_PAYING: Final = {a.Produce, a.Fulfil, a.Special, a.Advance, a.Store, a.Collect}


def _uses(asked: Any) -> str:
    kinds, ends = asked.kinds, a.DONE in asked.options
    return _said(
        {
            Novgorod.tr("lay an artisan"): a.Produce in kinds,
            Novgorod.tr("fulfil a mission"): a.Fulfil in kinds,
            Novgorod.tr("fulfil a special mission"): a.Special in kinds and a.Fulfil not in kinds,
            Novgorod.tr("climb in your career"): a.Advance in kinds,
            Novgorod.tr("store a card"): a.Store in kinds,
            Novgorod.tr("take income"): a.Collect in kinds,
            Novgorod.tr("use the privilege"): a.Privilege in kinds
            and not (ends and kinds & _PAYING),
            Novgorod.tr("end phase 2"): ends and kinds <= {a.Privilege, a.MovePirate, a.Done},
        }
    )


def _ask_gather(asked: Any) -> Phrase:
    if isinstance(asked.step.purpose, a.Fulfil):
        return Novgorod.tr("choose what the mission gets: {line}.")
    return Novgorod.tr("choose what career step {level} gets.")


def _ask_buy(asked: Any) -> Phrase:
    if _things(asked):
        return Novgorod.tr("buy {things}, or nothing.")
    if a.Privilege in asked.kinds:
        return Novgorod.tr("buy a mission with the privilege, or end the turn.")
    return Novgorod.tr("end the turn.")


def _things(asked: Any) -> str:
    kinds = asked.kinds
    return _said(
        {
            Novgorod.tr("an office"): a.BuyOffice in kinds,
            Novgorod.tr("a faster ship"): a.Upgrade in kinds,
            Novgorod.tr("a mission"): kinds & {a.BuyMission, a.DrawMission},
        }
    )


_QUESTIONS = Phrases(
    {
        ChooseCareerSide: Novgorod.tr("choose a side of {career}."),
        Pick: _ask_pick,
        LayRoute: _ask_route,
        UseRoute: Novgorod.tr("{choices}."),
        Gather: _ask_gather,
        KeepOrFinish: Novgorod.tr("leave “{mission}” open, or put it under the ship."),
        Buy: _ask_buy,
        BuyCheap: Novgorod.tr("choose a mission for %n ducat(s).", None, 1, "cheap"),
        ChooseSpecials: lambda asked: (
            Novgorod.tr("choose another special mission, or begin.")
            if asked.step.cards
            else Novgorod.tr("choose a special mission.")
        ),
        GatherSpecial: Novgorod.tr("use goods for the special mission “{special}”."),
        SendPirate: Novgorod.tr("move the pirate, or leave him."),
    },
    career=made(lambda asked: say.career(str(asked.view.career[asked.seat] + 1))),
    choices=made(_uses),
    line=made(lambda asked: say.line_goods(asked.step.purpose.m, asked.step.purpose.row)),
    mission=made(lambda asked: say.mission(mission_id(mission_bits(asked.view.lines)[0]))),
    things=made(_things),
    cheap=made(lambda asked: str(CARDS.cheap_mission)),
    special=made(lambda asked: say.shown(asked.step.card, asked.view)),
)
