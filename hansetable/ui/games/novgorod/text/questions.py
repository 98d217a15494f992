"""The questions of Novgorod, and a line of help for each: what can be done, or why not."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from hansetable.core import Action, Seat, Step
from hansetable.games.novgorod import actions as a
from hansetable.games.novgorod.cards import ALL, BITS, CARDS
from hansetable.games.novgorod.route import longest, next_cities, pace, room
from hansetable.games.novgorod.setup import PURSE, ChooseCareerSide, Pick, office_price
from hansetable.games.novgorod.solvency import plain_income
from hansetable.games.novgorod.state import NovgorodState
from hansetable.games.novgorod.turn import FASTEST, MOST_MISSIONS, Buy, BuyCheap, LayRoute
from hansetable.games.novgorod.use import Gather, KeepOrFinish, UseRoute, mission_bits
from hansetable.ui.games.novgorod.text import expert, names
from hansetable.ui.games.novgorod.text.actions import line_seals, luxury_gain
from hansetable.ui.games.novgorod.text.names import Novgorod
from hansetable.ui.games.phrases import either, line_of, listed
from hansetable.ui.language import translate


def question(step: Step, view: NovgorodState, seat: Seat) -> str:
    """Return what is asked, to follow the name of the seat and a colon."""
    return _WORDS[type(step)][0](step, view, seat)


def reason(step: Step, view: NovgorodState, seat: Seat) -> str:
    """Return a line of help: what is left, what can be done, what cannot and why."""
    return line_of(_WORDS[type(step)][1](step, view, seat))


# ---- preparation ---------------------------------------------------------------------------------


def _ask_side(step: ChooseCareerSide, view: NovgorodState, seat: Seat) -> str:
    text = translate("Novgorod", "choose a side of {career}.")
    return text.format(career=names.career(str(view.career[seat] + 1)))


def _help_side(step: ChooseCareerSide, view: NovgorodState, seat: Seat) -> Sequence[str]:
    front, back = (", ".join(map(str, s.seals)) for s in CARDS.careers[view.career[seat]])
    text = translate("Novgorod", "Seals a turn, step by step: front {front}; back {back}.")
    return (text.format(front=front, back=back),)


def _ask_pick(step: Pick, view: NovgorodState, seat: Seat) -> str:
    if view.owned[seat].bit_count() == 2:
        return translate("Novgorod", "take a mission.")
    if view.in_progress(seat) == 2:
        return translate("Novgorod", "take an office.")
    return translate("Novgorod", "take an office or a mission.")


def _help_pick(step: Pick, view: NovgorodState, seat: Seat) -> Sequence[str]:
    owned = BITS[view.owned[seat]]
    left = [names.offices(2 - len(owned))] if len(owned) < 2 else []
    if view.in_progress(seat) < 2:
        left.append(names.missions(2 - view.in_progress(seat)))
    lines = [translate("Novgorod", "Still to take: {what}.").format(what=listed(left))]
    if not owned:
        lines.append(
            Novgorod.trUtf8(
                "Two offices may cost %n ducat(s) together, paid at the end.",
                None,
                PURSE,
            )
        )
    elif len(owned) == 1:
        rest = PURSE - office_price(view, seat, owned[0])
        lines.append(Novgorod.trUtf8("The second office may cost up to %n ducat(s).", None, rest))
    return lines


# ---- phase 1 -------------------------------------------------------------------------------------


def _ask_route(step: LayRoute, view: NovgorodState, seat: Seat) -> str:
    options = step.options(view, seat)
    if not view.route:
        return translate("Novgorod", "lay the first office, or stay in port.")
    if not _more(options):
        return translate("Novgorod", "sail.")
    if a.SAIL not in options:
        return translate("Novgorod", "lay the next office.")
    return translate("Novgorod", "lay the next office, or sail.")


def _help_route(step: LayRoute, view: NovgorodState, seat: Seat) -> Sequence[str]:
    options = step.options(view, seat)
    room, limits = _room(view, seat), _limits(options, view, seat)
    lines = []
    if a.SAIL not in options:
        lines.append(translate("Novgorod", "You cannot sail before the fees can be paid."))
    if _more(options):
        return [*lines, room, _fees(view, seat), limits]
    return [*lines, limits or room, _fees(view, seat)]


def _more(options: Sequence[Action]) -> bool:
    """Whether one more card can be laid."""
    return any(isinstance(action, a.Lay | a.Mark) for action in options)


def _limits(options: Sequence[Action], view: NovgorodState, seat: Seat) -> str:
    """Why a city in reach cannot be laid, or that none is left (N-44, N-46)."""
    if room(view, seat) <= 0:
        return ""
    near = next_cities(view)
    if not near:
        return translate("Novgorod", "No neighbouring city is left.")
    laid = {action.c for action in options if isinstance(action, a.Lay)}
    dear = sum(1 << c for c in BITS[near] if c not in laid)
    if not dear:
        return ""
    text = translate("Novgorod", "The fees rule out {cities}.")
    return text.format(cities=listed(names.cities_of(dear)))


def _room(view: NovgorodState, seat: Seat) -> str:
    """How many more cards the route may have (N-41, N-115)."""
    laid, speed = len(view.route), pace(view, seat)
    privilege = longest(view, seat) > view.speed[seat]
    if laid < speed and privilege:
        return Novgorod.trUtf8(
            "Room for %n more card(s), and one more by privilege.", None, speed - laid
        )
    if laid < speed:
        return Novgorod.trUtf8("Room for %n more card(s).", None, speed - laid)
    if laid > speed:
        return translate("Novgorod", "The last card uses the privilege speed +1.")
    if privilege:
        return translate("Novgorod", "One more card only with the privilege speed +1.")
    return translate("Novgorod", "The ship is not faster: the route is complete.")


def _fees(view: NovgorodState, seat: Seat) -> str:
    """The harbour fees so far, and what remains (N-42, N-46)."""
    if not view.fees:
        return ""
    missing = view.fees - view.money[seat]
    if missing > 0:
        text = Novgorod.trUtf8(
            "Harbour fees: {fees}; income and luxury goods must bring %n more ducat(s).",
            None,
            missing,
        )
        return text.format(fees=view.fees)
    text = translate("Novgorod", "Harbour fees so far: {fees} of your {ducats}.")
    return text.format(fees=view.fees, ducats=names.ducats(view.money[seat]))


# ---- phase 2 -------------------------------------------------------------------------------------


def _ask_use(step: UseRoute, view: NovgorodState, seat: Seat) -> str:
    options = step.options(view, seat)
    kinds = {type(action) for action in options}
    can = []
    if a.Produce in kinds:
        can.append(translate("Novgorod", "lay an artisan"))
    if a.Fulfil in kinds:
        can.append(translate("Novgorod", "fulfil a mission"))
    elif a.Special in kinds:
        can.append(translate("Novgorod", "fulfil a special mission"))
    if a.Advance in kinds:
        can.append(translate("Novgorod", "climb in your career"))
    if a.Store in kinds:
        can.append(translate("Novgorod", "store a card"))
    if a.Collect in kinds:
        can.append(translate("Novgorod", "take income"))
    if a.Privilege in kinds and (not can or a.DONE not in options):
        can.append(translate("Novgorod", "use the privilege"))
    if kinds <= {a.Privilege, a.MovePirate, a.Done} and a.DONE in options:
        can.append(translate("Novgorod", "end phase 2"))
    return translate("Novgorod", "{choices}.").format(choices=either(can))


def _help_use(step: UseRoute, view: NovgorodState, seat: Seat) -> Sequence[str]:
    options = step.options(view, seat)
    lines = []
    income = plain_income(view, view.fresh)
    short = view.fees - view.money[seat] - income
    if a.DONE not in options:
        lines.append(Novgorod.trUtf8("The harbour fees still lack %n ducat(s).", None, short))
    if a.ADVANCE in options:
        text = translate("Novgorod", "Career step {level} can be reached.")
        lines.append(text.format(level=view.level[seat] + 1))
    lines += [
        _fulfillable(options, view),
        expert.within_reach(options, view),
        _best_work(options, view),
    ]
    if not any(lines):
        lines += _nothing(view, seat, income)
    return lines


def _fulfillable(options: Sequence[Action], view: NovgorodState) -> str:
    """The mission lines that can be fulfilled."""
    lines = {
        f"{names.line_goods(action.m, action.row)} ({names.seals(line_seals(action, view))})": None
        for action in options
        if isinstance(action, a.Fulfil)
    }
    if not lines:
        return ""
    return translate("Novgorod", "Can be fulfilled: {lines}.").format(lines=", ".join(lines))


def _best_work(options: Sequence[Action], view: NovgorodState) -> str:
    """What an artisan can make for the most seals."""
    works = [action for action in options if isinstance(action, a.Produce)]
    if not works:
        return ""
    best = max(
        works,
        key=lambda work: (luxury_gain(work, view), -len(work.goods), not work.held),
    )
    text = translate("Novgorod", "{city} can make {luxury} from {goods}: {gain}.")
    return text.format(
        city=names.workplace(best, view),
        luxury=names.made(best),
        goods=names.worked(best.goods),
        gain=names.gain(*luxury_gain(best, view)),
    )


def _nothing(view: NovgorodState, seat: Seat, income: int) -> Sequence[str]:
    """Why nothing can be made, and what the end of the phase brings."""
    if not view.route:
        lines = [translate("Novgorod", "The ship has stayed in port.")]
    elif not view.fresh and view.held < 0 and not view.spots:
        lines = [translate("Novgorod", "Every card is used.")]
    else:
        lines = [translate("Novgorod", "No artisan and no mission line fits what is left.")]
    if income:
        lines.append(Novgorod.trUtf8("%n ducat(s) of income come(s) by itself.", None, income))
    if view.fees:
        lines.append(Novgorod.trUtf8("%n ducat(s) of harbour fees are due.", None, view.fees))
    return lines


def _ask_gather(step: Gather, view: NovgorodState, seat: Seat) -> str:
    if isinstance(step.purpose, a.Fulfil):
        text = translate("Novgorod", "choose what the mission gets: {goods}.")
        return text.format(goods=names.line_goods(step.purpose.m, step.purpose.row))
    text = translate("Novgorod", "choose what career step {level} gets.")
    return text.format(level=view.level[seat] + 1)


def _help_gather(step: Gather, view: NovgorodState, seat: Seat) -> Sequence[str]:
    needs, what = step.needs, []
    if isinstance(step.purpose, a.Fulfil):
        what += names.goods_of(needs.goods) if needs.count else []
        what += names.goods_of(needs.luxuries, luxuries=True) if needs.crafts else []
    else:
        what += [names.commodities(needs.count)] if needs.count else []
        what += [names.luxuries(needs.crafts)] if needs.crafts else []
    return (
        translate("Novgorod", "Still needed: {what}.").format(what=listed(what)),
        translate("Novgorod", "What goes here brings nothing else."),
    )


def _ask_keep(step: KeepOrFinish, view: NovgorodState, seat: Seat) -> str:
    text = translate("Novgorod", "leave “{mission}” open, or put it under the ship.")
    m = mission_bits(view.lines)[0]
    return text.format(mission=names.mission(CARDS.missions[m].id))


def _help_keep(step: KeepOrFinish, view: NovgorodState, seat: Seat) -> Sequence[str]:
    m = mission_bits(view.lines)[0]
    text = translate("Novgorod", "Open, its lower line ({goods}) can bring {seals} later.")
    goods, seals = names.line_goods(m, 1), names.seals(CARDS.line_seals)
    return (
        text.format(goods=goods, seals=seals),
        translate("Novgorod", "Under the ship it is done, and no longer counts as in progress."),
    )


# ---- phase 3 -------------------------------------------------------------------------------------


def _ask_buy(step: Buy, view: NovgorodState, seat: Seat) -> str:
    kinds = {type(action) for action in step.options(view, seat)}
    can = []
    if a.BuyOffice in kinds:
        can.append(translate("Novgorod", "an office"))
    if a.Upgrade in kinds:
        can.append(translate("Novgorod", "a faster ship"))
    if kinds & {a.BuyMission, a.DrawMission}:
        can.append(translate("Novgorod", "a mission"))
    if can:
        text = translate("Novgorod", "buy {choices}, or nothing.")
        return text.format(choices=either(can))
    if a.Privilege in kinds:
        return translate("Novgorod", "buy a mission with the privilege, or end the turn.")
    return translate("Novgorod", "end the turn.")


def _help_buy(step: Buy, view: NovgorodState, seat: Seat) -> Sequence[str]:
    options = step.options(view, seat)
    lines = [] if view.bought else _affordable(options, view, seat)
    if a.PRIVILEGE["mission"] in options:
        price = CARDS.mission_price - CARDS.mission_off
        lines.append(Novgorod.trUtf8("By privilege a mission costs %n ducat(s).", None, price))
    if view.bought:
        lines.append(translate("Novgorod", "One thing has been bought this turn."))
    elif view.in_progress(seat) >= MOST_MISSIONS:  # N-81
        count = view.in_progress(seat)
        lines.append(Novgorod.trUtf8("%n mission(s) in progress: no purchase.", None, count))
    return lines


def _affordable(options: Sequence[Action], view: NovgorodState, seat: Seat) -> list[str]:
    """What the ducats suffice for, and what the cheapest things would cost."""
    money = view.money[seat]
    offices = sum(isinstance(action, a.BuyOffice) for action in options)
    can = [names.offices(offices)] if offices else []
    if a.UPGRADE in options:
        can.append(translate("Novgorod", "speed {speed}").format(speed=view.speed[seat] + 1))
    if any(isinstance(action, a.BuyMission | a.DrawMission) for action in options):
        can.append(translate("Novgorod", "a mission"))
    lines = []
    if can:
        text = Novgorod.trUtf8("%n ducat(s) suffice for: {what}.", None, money)
        lines.append(text.format(what=either(can)))
    elif len(options) == 1:
        lines.append(Novgorod.trUtf8("%n ducat(s) do not suffice.", None, money))
    if view.speed[seat] == FASTEST:
        lines.append(translate("Novgorod", "No ship is faster than yours."))
    elif a.UPGRADE not in options:
        price = CARDS.ships[view.speed[seat] - 2]
        text = Novgorod.trUtf8("Speed {speed} costs %n ducat(s).", None, price)
        lines.append(text.format(speed=view.speed[seat] + 1))
    wanted = [c for c in BITS[ALL & ~view.owned[seat]] if view.supply[c]]
    if not offices and wanted:
        price = min(view.price(c) for c in wanted)
        lines.append(Novgorod.trUtf8("Offices cost from %n ducat(s).", None, price))
    return lines


def _ask_cheap(step: BuyCheap, view: NovgorodState, seat: Seat) -> str:
    price = CARDS.mission_price - CARDS.mission_off
    return Novgorod.trUtf8("choose a mission for %n ducat(s).", None, price)


def _help_cheap(step: BuyCheap, view: NovgorodState, seat: Seat) -> Sequence[str]:
    if not view.pile:
        return (translate("Novgorod", "The pile is used up; only open missions are left."),)
    return (translate("Novgorod", "An open one, or the top one of the pile, unseen by others."),)


_WORDS: dict[
    type[Step],
    tuple[Callable[[Any, Any, Seat], str], Callable[[Any, Any, Seat], Sequence[str]]],
] = {
    ChooseCareerSide: (_ask_side, _help_side),
    Pick: (_ask_pick, _help_pick),
    LayRoute: (_ask_route, _help_route),
    UseRoute: (_ask_use, _help_use),
    Gather: (_ask_gather, _help_gather),
    KeepOrFinish: (_ask_keep, _help_keep),
    Buy: (_ask_buy, _help_buy),
    BuyCheap: (_ask_cheap, _help_cheap),
    **expert.QUESTIONS,
}
