"""The questions of Novgorod, and a line of help for each: what can be done, or why not."""

from __future__ import annotations

from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any, Final

from hansetable.core import Seat, Step
from hansetable.games.novgorod import actions as a
from hansetable.games.novgorod.cards import ALL, BITS, CARDS, LUXURIES
from hansetable.games.novgorod.expert import SendPirate
from hansetable.games.novgorod.ids import city_ids, mission_id
from hansetable.games.novgorod.route import longest, next_cities, pace, room
from hansetable.games.novgorod.setup import PURSE, ChooseCareerSide, Pick, office_price
from hansetable.games.novgorod.solvency import plain_income
from hansetable.games.novgorod.special import ChooseSpecials, GatherSpecial, cost
from hansetable.games.novgorod.state import NovgorodState
from hansetable.games.novgorod.turn import FASTEST, MOST_MISSIONS, Buy, BuyCheap, LayRoute
from hansetable.games.novgorod.use import Gather, KeepOrFinish, UseRoute, mission_bits
from hansetable.ui.games.novgorod.text import names as say
from hansetable.ui.games.novgorod.text.actions import line_seals, luxury_gain
from hansetable.ui.games.novgorod.text.names import Novgorod
from hansetable.ui.games.phrases import SILENT, Phrase, Phrases, either, listed, made, word
from hansetable.ui.language import Text


def question(step: Step, view: NovgorodState, seat: Seat) -> str:
    """Return what is asked, to follow the name of the seat and a colon."""
    return _QUESTIONS.say(type(step), _asked(step, view, seat))


def reason(step: Step, view: NovgorodState, seat: Seat) -> str:
    """Return a line of help: what is left, what can be done, what cannot and why."""
    return _HELP.line(type(step), _asked(step, view, seat))


def _asked(step: Step, view: NovgorodState, seat: Seat) -> Any:
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


def _if(true: object, text: Text) -> Phrase:
    return text if true else SILENT


# ---- preparation ---------------------------------------------------------------------------------


def _ask_pick(asked: Any) -> Phrase:
    if asked.offices == 2:
        return Novgorod.tr("take a mission.")
    if asked.missions == 2:
        return Novgorod.tr("take an office.")
    return Novgorod.tr("take an office or a mission.")


def _help_pick(asked: Any) -> Phrase:
    pair = Novgorod.tr("Two offices may cost %n ducat(s) together, paid at the end.", None, "purse")
    second = Novgorod.tr("The second office may cost up to %n ducat(s).", None, "purse")
    return (
        Novgorod.tr("Still to take: {still}."),
        _if(asked.offices < 2, second if asked.offices else pair),
    )


def _still(asked: Any) -> str:
    """What is still to take."""
    left = [say.offices(2 - asked.offices)] if asked.offices < 2 else []
    return listed([*left, say.missions(2 - asked.missions)] if asked.missions < 2 else left)


def _purse(asked: Any) -> int:
    """What the offices that are still to take may cost (N-23)."""
    owned = BITS[asked.view.owned[asked.seat]]
    return PURSE - sum(office_price(asked.view, asked.seat, c) for c in owned)


def _side(asked: Any, side: int) -> str:
    """The seals a turn of a side of the career card."""
    return ", ".join(map(str, CARDS.careers[asked.view.career[asked.seat]][side].seals))


# ---- phase 1 -------------------------------------------------------------------------------------

_LAYING: Final = {a.Lay, a.Mark}


def _ask_route(asked: Any) -> Phrase:
    if not asked.view.route:
        return Novgorod.tr("lay the first office, or stay in port.")
    if not asked.kinds & _LAYING:
        return Novgorod.tr("sail.")
    if a.SAIL not in asked.options:
        return Novgorod.tr("lay the next office.")
    return Novgorod.tr("lay the next office, or sail.")


def _help_route(asked: Any) -> Phrase:
    limits = _limits(asked)
    order = (_room, _fees, limits) if asked.kinds & _LAYING else (limits or _room, _fees)
    unpaid = Novgorod.tr("You cannot sail before the fees can be paid.")
    return (_if(a.SAIL not in asked.options, unpaid), *order)


def _limits(asked: Any) -> Phrase:
    """Why a city in reach cannot be laid, or that none is left (N-44, N-46)."""
    if room(asked.view, asked.seat) <= 0:
        return SILENT
    if not next_cities(asked.view):
        return Novgorod.tr("No neighbouring city is left.")
    return _if(_dear(asked), Novgorod.tr("The fees rule out {dear}."))


def _dear(asked: Any) -> int:
    """The cities in reach whose fees could not be paid, as a mask."""
    laid = sum(1 << action.c for action in asked.options if isinstance(action, a.Lay))
    return next_cities(asked.view) & ~laid


def _room(asked: Any) -> Phrase:
    """How many more cards the route may have (N-41, N-115)."""
    view, seat = asked.view, asked.seat
    laid, speed = len(view.route), pace(view, seat)
    privilege = longest(view, seat) > view.speed[seat]
    if laid < speed and privilege:
        return Novgorod.tr("Room for %n more card(s), and one more by privilege.", None, "room")
    if laid < speed:
        return Novgorod.tr("Room for %n more card(s).", None, "room")
    if laid > speed:
        return Novgorod.tr("The last card uses the privilege speed +1.")
    if privilege:
        return Novgorod.tr("One more card only with the privilege speed +1.")
    return Novgorod.tr("The ship is not faster: the route is complete.")


def _fees(asked: Any) -> Phrase:
    """The harbour fees so far, and what remains (N-42, N-46)."""
    if asked.fees and asked.short > 0:
        return Novgorod.tr(
            "Harbour fees: {fees}; income and luxury goods must bring %n more ducat(s).",
            None,
            "short",
        )
    return _if(asked.fees, Novgorod.tr("Harbour fees so far: {fees} of your {money}."))


# ---- phase 2 -------------------------------------------------------------------------------------

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


def _help_use(asked: Any) -> Phrase:
    kinds = asked.kinds
    lack = Novgorod.tr("The harbour fees still lack %n ducat(s).", None, "lack")
    told = (
        _if(a.DONE not in asked.options, lack),
        _if(a.Advance in kinds, Novgorod.tr("Career step {level} can be reached.")),
        _if(a.Fulfil in kinds, Novgorod.tr("Can be fulfilled: {lines}.")),
        _if(a.Special in kinds, Novgorod.tr("Special missions in reach: {specials}.")),
        _if(a.Produce in kinds, Novgorod.tr("{workplace} can make {luxury} from {goods}: {gain}.")),
    )
    income = Novgorod.tr("%n ducat(s) of income come(s) by itself.", None, "income")
    fees = Novgorod.tr("%n ducat(s) of harbour fees are due.", None, "fees")
    return told if any(told) else (_idle, _if(asked.income, income), _if(asked.fees, fees))


def _idle(asked: Any) -> Phrase:
    """Why nothing can be made."""
    view = asked.view
    if not view.route:
        return Novgorod.tr("The ship has stayed in port.")
    if not view.fresh and view.held < 0 and not view.spots:
        return Novgorod.tr("Every card is used.")
    return Novgorod.tr("No artisan and no mission line fits what is left.")


def _lines(asked: Any) -> str:
    """The mission lines that can be fulfilled, each once, with their seals."""
    lines = [one for one in asked.options if isinstance(one, a.Fulfil)]
    said = [(say.line_goods(one.m, one.row), line_seals(one, asked.view)) for one in lines]
    return ", ".join(f"{goods} ({say.seals(seals)})" for goods, seals in dict.fromkeys(said))


def _specials(asked: Any) -> str:
    """The special missions that can be fulfilled, with their costs."""
    view = asked.view
    cards = [action.x for action in asked.options if isinstance(action, a.Special)]
    return ", ".join(
        f"{say.shown(card, view)} ({say.ducats(cost(view, (card,), False))})" for card in cards
    )


def _best(asked: Any) -> a.AtWork:
    """What an artisan can make for the most seals."""
    return max(
        (action for action in asked.options if isinstance(action, a.Produce)),
        key=lambda work: (luxury_gain(work, asked.view), -len(work.goods), not work.held),
    )


def _needed(asked: Any) -> str:
    """What a mission line, a career step or a special mission still needs."""
    step = asked.step
    if isinstance(step, GatherSpecial):
        needs = step.due[0]
        both = (needs.luxuries | needs.luxuries >> len(LUXURIES)) & (1 << len(LUXURIES)) - 1
        return listed(say.goods_of(needs.goods) + say.goods_of(both, luxuries=True))
    needs = step.needs
    if isinstance(step.purpose, a.Fulfil):
        what = say.goods_of(needs.goods) if needs.count else []
        return listed(what + (say.goods_of(needs.luxuries, luxuries=True) if needs.crafts else []))
    what = [say.commodities(needs.count)] if needs.count else []
    return listed(what + ([say.luxuries(needs.crafts)] if needs.crafts else []))


# ---- phase 3 -------------------------------------------------------------------------------------


def _ask_buy(asked: Any) -> Phrase:
    if _things(asked):
        return Novgorod.tr("buy {things}, or nothing.")
    if a.Privilege in asked.kinds:
        return Novgorod.tr("buy a mission with the privilege, or end the turn.")
    return Novgorod.tr("end the turn.")


def _things(asked: Any) -> str:
    return _said(
        {
            Novgorod.tr("an office"): a.BuyOffice in asked.kinds,
            Novgorod.tr("a faster ship"): a.Upgrade in asked.kinds,
            Novgorod.tr("a mission"): asked.kinds & {a.BuyMission, a.DrawMission},
        }
    )


def _affordable(asked: Any) -> str:
    """What the ducats suffice for."""
    offices = sum(isinstance(action, a.BuyOffice) for action in asked.options)
    can = [say.offices(offices)] if offices else []
    if a.Upgrade in asked.kinds:
        can.append(Novgorod.tr("speed {speed}").say().format(speed=asked.speed))
    if asked.kinds & {a.BuyMission, a.DrawMission}:
        can.append(Novgorod.tr("a mission").say())
    return either(can)


def _help_buy(asked: Any) -> Phrase:
    kinds, bought = asked.kinds, asked.view.bought
    enough = Novgorod.tr("%n ducat(s) suffice for: {affordable}.", None, "money")
    poor = Novgorod.tr("%n ducat(s) do not suffice.", None, "money")
    fastest = Novgorod.tr("No ship is faster than yours.")
    ship = Novgorod.tr("Speed {speed} costs %n ducat(s).", None, "ship")
    least = Novgorod.tr("Offices cost from %n ducat(s).", None, "least")
    cheap = Novgorod.tr("By privilege a mission costs %n ducat(s).", None, "cheap")
    full = Novgorod.tr("%n mission(s) in progress: no purchase.", None, "missions")
    prices = (
        enough if _affordable(asked) else _if(len(asked.options) == 1, poor),
        fastest if asked.speed > FASTEST else _if(a.Upgrade not in kinds, ship),
        _if(a.BuyOffice not in kinds and _prices(asked), least),
    )
    return (
        SILENT if bought else prices,
        _if(a.Privilege in kinds, cheap),
        _if(bought, Novgorod.tr("One thing has been bought this turn.")),
        _if(not bought and asked.missions >= MOST_MISSIONS, full),  # N-81
    )


def _prices(asked: Any) -> list[int]:
    """The prices of the offices that could be bought."""
    view = asked.view
    return [view.price(c) for c in BITS[ALL & ~view.owned[asked.seat]] if view.supply[c]]


# ---- the tables ----------------------------------------------------------------------------------

_QUESTIONS = Phrases(
    {
        ChooseCareerSide: Novgorod.tr("choose a side of {career}."),
        Pick: _ask_pick,
        LayRoute: _ask_route,
        UseRoute: Novgorod.tr("{choices}."),
        Gather: lambda asked: (
            Novgorod.tr("choose what the mission gets: {line}.")
            if isinstance(asked.step.purpose, a.Fulfil)
            else Novgorod.tr("choose what career step {level} gets.")
        ),
        KeepOrFinish: Novgorod.tr("leave “{mission}” open, or put it under the ship."),
        Buy: _ask_buy,
        BuyCheap: Novgorod.tr("choose a mission for %n ducat(s).", None, "cheap"),
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
_HELP = Phrases(
    {
        ChooseCareerSide: Novgorod.tr("Seals a turn, step by step: front {front}; back {back}."),
        Pick: _help_pick,
        LayRoute: _help_route,
        UseRoute: _help_use,
        Gather: (
            Novgorod.tr("Still needed: {needed}."),
            Novgorod.tr("What goes here brings nothing else."),
        ),
        KeepOrFinish: (
            Novgorod.tr("Open, its lower line ({lower}) can bring {seals} later."),
            Novgorod.tr("Under the ship it is done, and no longer counts as in progress."),
        ),
        Buy: _help_buy,
        BuyCheap: lambda asked: (
            Novgorod.tr("An open one, or the top one of the pile, unseen by others.")
            if asked.view.pile
            else Novgorod.tr("The pile is used up; only open missions are left.")
        ),
        ChooseSpecials: lambda asked: (
            Novgorod.tr("The choice costs %n ducat(s) so far.", None, "cost")
            if asked.step.cards
            else Novgorod.tr("The privilege makes all of them together cheaper, once.")
        ),
        GatherSpecial: Novgorod.tr("Still needed: {needed}."),
        SendPirate: Novgorod.tr("That uses the privilege “?” of this turn."),
    },
    front=made(lambda asked: _side(asked, 0)),
    back=made(lambda asked: _side(asked, 1)),
    still=made(_still),
    purse=made(lambda asked: str(_purse(asked))),
    dear=made(lambda asked: say.cities(city_ids(_dear(asked)))),
    room=made(lambda asked: str(pace(asked.view, asked.seat) - len(asked.view.route))),
    money=word(say.ducats, "money"),
    lack=made(lambda asked: str(asked.short - asked.income)),
    lines=made(_lines),
    specials=made(_specials),
    workplace=made(lambda asked: say.workplace(_best(asked), asked.view)),
    luxury=made(lambda asked: say.made(_best(asked))),
    goods=made(lambda asked: say.worked(_best(asked).goods)),
    gain=made(lambda asked: say.gain(*luxury_gain(_best(asked), asked.view))),
    needed=made(_needed),
    lower=made(lambda asked: say.line_goods(mission_bits(asked.view.lines)[0], 1)),
    seals=made(lambda asked: say.seals(CARDS.line_seals)),
    affordable=made(_affordable),
    ship=made(lambda asked: str(CARDS.ship(asked.speed))),
    least=made(lambda asked: str(min(_prices(asked)))),
    cheap=made(lambda asked: str(CARDS.cheap_mission)),
    cost=made(lambda asked: str(cost(asked.view, asked.step.cards, asked.step.cheap))),
)
