"""The line of help for each question of Novgorod: what can be done, or why not."""

from __future__ import annotations

from typing import Any

from hansetable.core import Seat, Step
from hansetable.games.novgorod import actions as a
from hansetable.games.novgorod.cards import ALL, BITS, CARDS, LUXURIES
from hansetable.games.novgorod.expert import SendPirate
from hansetable.games.novgorod.ids import city_ids
from hansetable.games.novgorod.route import longest, next_cities, pace, room
from hansetable.games.novgorod.setup import PURSE, ChooseCareerSide, Pick, office_price
from hansetable.games.novgorod.special import ChooseSpecials, GatherSpecial, cost
from hansetable.games.novgorod.state import NovgorodState
from hansetable.games.novgorod.turn import FASTEST, MOST_MISSIONS, Buy, BuyCheap, LayRoute
from hansetable.games.novgorod.use import Gather, KeepOrFinish, UseRoute, mission_bits
from hansetable.ui.games.novgorod.text import names as say
from hansetable.ui.games.novgorod.text.actions import line_seals, luxury_gain
from hansetable.ui.games.novgorod.text.names import Novgorod
from hansetable.ui.games.novgorod.text.questions import LAYING, asked_of
from hansetable.ui.games.phrases import SILENT, Phrase, Phrases, either, listed, made, words


def reason(step: Step, view: NovgorodState, seat: Seat) -> str:
    """Return a line of help: what is left, what can be done, what cannot and why."""
    return _HELP.line(type(step), asked_of(step, view, seat))


def _help_pair(asked: Any) -> Phrase:
    if not asked.offices:
        return Novgorod.tr(
            "Two offices may cost %n ducat(s) together, paid at the end.", None, 1, "purse"
        )
    if asked.offices == 1:
        return Novgorod.tr("The second office may cost up to %n ducat(s).", None, 1, "rest")
    return SILENT


def _side(asked: Any, side: int) -> str:
    """The seals a turn of a side of the career card."""
    return ", ".join(map(str, CARDS.careers[asked.view.career[asked.seat]][side].seals))


def _still(asked: Any) -> str:
    """What is still to take."""
    left = [say.offices(2 - asked.offices)] if asked.offices < 2 else []
    return listed([*left, say.missions(2 - asked.missions)] if asked.missions < 2 else left)


def _rest(asked: Any) -> int:
    """What a second office may cost (N-23)."""
    owned = BITS[asked.view.owned[asked.seat]]
    return PURSE - office_price(asked.view, asked.seat, owned[0])


def _help_route(asked: Any) -> Phrase:
    if asked.kinds & LAYING:
        return (_unpaid, _room, _fees, _limits)
    return (_unpaid, _limits(asked) or _room, _fees)


def _unpaid(asked: Any) -> Phrase:
    if a.SAIL in asked.options:
        return SILENT
    return Novgorod.tr("You cannot sail before the fees can be paid.")


def _limits(asked: Any) -> Phrase:
    """Why a city in reach cannot be laid, or that none is left (N-44, N-46)."""
    if room(asked.view, asked.seat) <= 0:
        return SILENT
    if not next_cities(asked.view):
        return Novgorod.tr("No neighbouring city is left.")
    return Novgorod.tr("The fees rule out {dear}.") if _dear(asked) else SILENT


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
        return Novgorod.tr("Room for %n more card(s), and one more by privilege.", None, 1, "room")
    if laid < speed:
        return Novgorod.tr("Room for %n more card(s).", None, 1, "room")
    if laid > speed:
        return Novgorod.tr("The last card uses the privilege speed +1.")
    if privilege:
        return Novgorod.tr("One more card only with the privilege speed +1.")
    return Novgorod.tr("The ship is not faster: the route is complete.")


def _fees(asked: Any) -> Phrase:
    """The harbour fees so far, and what remains (N-42, N-46)."""
    if not asked.fees:
        return SILENT
    if asked.short > 0:
        return Novgorod.tr(
            "Harbour fees: {fees}; income and luxury goods must bring %n more ducat(s).",
            None,
            1,
            "short",
        )
    return Novgorod.tr("Harbour fees so far: {fees} of your {money}.")


def _help_use(asked: Any) -> Phrase:
    kinds = asked.kinds
    told: tuple[Phrase, ...] = (
        SILENT
        if a.DONE in asked.options
        else Novgorod.tr("The harbour fees still lack %n ducat(s).", None, 1, "lack"),
        Novgorod.tr("Career step {level} can be reached.") if a.Advance in kinds else SILENT,
        Novgorod.tr("Can be fulfilled: {lines}.") if a.Fulfil in kinds else SILENT,
        Novgorod.tr("Special missions in reach: {specials}.") if a.Special in kinds else SILENT,
        Novgorod.tr("{workplace} can make {luxury} from {goods}: {gain}.")
        if a.Produce in kinds
        else SILENT,
    )
    return told if any(told) else (_idle, _due)


def _lines(asked: Any) -> str:
    """The mission lines that can be fulfilled, with their seals."""
    fulfilled = (action for action in asked.options if isinstance(action, a.Fulfil))
    lines = {
        f"{say.line_goods(one.m, one.row)} ({say.seals(line_seals(one, asked.view))})": None
        for one in fulfilled
    }
    return ", ".join(lines)


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


def _idle(asked: Any) -> Phrase:
    """Why nothing can be made."""
    view = asked.view
    if not view.route:
        return Novgorod.tr("The ship has stayed in port.")
    if not view.fresh and view.held < 0 and not view.spots:
        return Novgorod.tr("Every card is used.")
    return Novgorod.tr("No artisan and no mission line fits what is left.")


def _due(asked: Any) -> Phrase:
    """What the end of the phase brings and costs."""
    income = Novgorod.tr("%n ducat(s) of income come(s) by itself.", None, 1, "income")
    fees = Novgorod.tr("%n ducat(s) of harbour fees are due.", None, 1, "fees")
    return (income if asked.income else SILENT, fees if asked.fees else SILENT)


def _needed(asked: Any) -> str:
    """What a mission line, a career step or a special mission still needs."""
    step = asked.step
    if isinstance(step, GatherSpecial):
        needs = step.due[0]
        both = (needs.luxuries | needs.luxuries >> len(LUXURIES)) & (1 << len(LUXURIES)) - 1
        return listed(say.goods_of(needs.goods) + say.goods_of(both, luxuries=True))
    assert isinstance(step, Gather)
    needs, what = step.needs, []
    if isinstance(step.purpose, a.Fulfil):
        what += say.goods_of(needs.goods) if needs.count else []
        what += say.goods_of(needs.luxuries, luxuries=True) if needs.crafts else []
    else:
        what += [say.commodities(needs.count)] if needs.count else []
        what += [say.luxuries(needs.crafts)] if needs.crafts else []
    return listed(what)


def _affordable(asked: Any) -> str:
    """What the ducats suffice for."""
    kinds = asked.kinds
    can = []
    if a.BuyOffice in kinds:
        can.append(say.offices(sum(isinstance(one, a.BuyOffice) for one in asked.options)))
    if a.Upgrade in kinds:
        can.append(Novgorod.tr("speed {speed}").say().format(speed=asked.speed))
    if kinds & {a.BuyMission, a.DrawMission}:
        can.append(Novgorod.tr("a mission").say())
    return either(can)


def _help_buy(asked: Any) -> Phrase:
    cheap = Novgorod.tr("By privilege a mission costs %n ducat(s).", None, 1, "cheap")
    return (
        SILENT if asked.view.bought else (_suffice, _next_ship, _cheapest),
        cheap if a.PRIVILEGE["mission"] in asked.options else SILENT,
        _nothing_more,
    )


def _suffice(asked: Any) -> Phrase:
    if _affordable(asked):
        return Novgorod.tr("%n ducat(s) suffice for: {affordable}.", None, 1, "money")
    if len(asked.options) == 1:
        return Novgorod.tr("%n ducat(s) do not suffice.", None, 1, "money")
    return SILENT


def _next_ship(asked: Any) -> Phrase:
    if asked.speed > FASTEST:
        return Novgorod.tr("No ship is faster than yours.")
    if a.UPGRADE in asked.options:
        return SILENT
    return Novgorod.tr("Speed {speed} costs %n ducat(s).", None, 1, "ship")


def _cheapest(asked: Any) -> Phrase:
    if a.BuyOffice in asked.kinds or not _prices(asked):
        return SILENT
    return Novgorod.tr("Offices cost from %n ducat(s).", None, 1, "least")


def _prices(asked: Any) -> list[int]:
    """The prices of the offices that could be bought."""
    view = asked.view
    return [view.price(c) for c in BITS[ALL & ~view.owned[asked.seat]] if view.supply[c]]


def _nothing_more(asked: Any) -> Phrase:
    if asked.view.bought:
        return Novgorod.tr("One thing has been bought this turn.")
    if asked.missions >= MOST_MISSIONS:  # N-81
        return Novgorod.tr("%n mission(s) in progress: no purchase.", None, 1, "missions")
    return SILENT


_HELP = Phrases(
    {
        ChooseCareerSide: Novgorod.tr("Seals a turn, step by step: front {front}; back {back}."),
        Pick: (Novgorod.tr("Still to take: {still}."), _help_pair),
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
            Novgorod.tr("The choice costs %n ducat(s) so far.", None, 1, "cost")
            if asked.step.cards
            else Novgorod.tr("The privilege makes all of them together cheaper, once.")
        ),
        GatherSpecial: Novgorod.tr("Still needed: {needed}."),
        SendPirate: Novgorod.tr("That uses the privilege “?” of this turn."),
    },
    front=made(lambda asked: _side(asked, 0)),
    back=made(lambda asked: _side(asked, 1)),
    still=made(_still),
    purse=made(lambda asked: str(PURSE)),
    rest=made(lambda asked: str(_rest(asked))),
    dear=made(lambda asked: say.cities(city_ids(_dear(asked)))),
    room=made(lambda asked: str(pace(asked.view, asked.seat) - len(asked.view.route))),
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
    **words(money=say.ducats),
)
