"""The actions of Novgorod in words: for menus, buttons and the list of moves."""

from __future__ import annotations

from hansetable.core import Action, Handle, Step
from hansetable.games.novgorod import actions as a
from hansetable.games.novgorod.cards import CARDS
from hansetable.games.novgorod.expert import merchants_part
from hansetable.games.novgorod.route import pace
from hansetable.games.novgorod.setup import Pick
from hansetable.games.novgorod.special import ChooseSpecials
from hansetable.games.novgorod.state import NovgorodState
from hansetable.games.novgorod.turn import BuyCheap
from hansetable.games.novgorod.use import UseRoute
from hansetable.ui.games.novgorod.text import expert, names
from hansetable.ui.games.novgorod.text.names import Novgorod
from hansetable.ui.language import translate


def wording(action: Action, view: NovgorodState) -> str:
    """Return an action in words, as the seat on turn would say it."""
    match action:
        case a.ChooseSide() | a.Sail() | a.Done() | a.Pass():
            return _button(action, view)
        case a.BuyOffice() | a.BuyMission() | a.DrawMission() | a.Upgrade():
            return _purchase(action, view)
        case a.Lay() | a.Mark():
            return _laying(action, view)
        case a.AtWork() | a.Use() | a.Store() | a.Collect() | a.Privilege():
            return _use(action, view)
        case a.Fulfil() | a.Advance() | a.Keep() | a.Finish():
            return _task(action, view)
        case a.MovePirate() | a.Special() | a.LeavePirate() | a.Begin():
            return expert.wording(action, view)
        case _:
            raise TypeError(f"no action of Novgorod: {action!r}")


def button(handle: Handle, view: NovgorodState) -> str:
    """Return the text of a button.

    Raises:
        KeyError: no action of this game is touched there.
    """
    for action in (*a.CHOOSE_SIDE, a.SAIL, a.KEEP[0], a.FINISH[0], a.DONE, a.PASS):
        if handle in action.touches():
            return _button(action, view)
    for extra in (a.LEAVE_PIRATE, a.BEGIN):
        if handle in extra.touches():
            return expert.wording(extra, view)
    raise KeyError(handle)


def line_seals(action: a.Fulfil, view: NovgorodState) -> int:
    """Return the seals that a mission line brings now (N-57)."""
    both = action.row and view.lines >> action.m & 1
    return CARDS.both_seals - CARDS.line_seals if both else CARDS.line_seals


def luxury_gain(action: a.AtWork, view: NovgorodState) -> tuple[int, int]:
    """Return the seals and ducats that a luxury good brings now, with the merchant's (N-53)."""
    seals, ducats = merchants_part(view, action)
    return action.seals + seals, action.seals + ducats


def mission_price(view: NovgorodState) -> int:
    """Return what a mission costs now: with the privilege less (N-80, N-83)."""
    cheap = bool(view.stack) and isinstance(view.stack[-1], BuyCheap)
    return CARDS.mission_price - (CARDS.mission_off if cheap else 0)


def _button(action: Action, view: NovgorodState) -> str:
    match action:
        case a.ChooseSide(side="front"):
            return translate("Novgorod", "Play the front side")
        case a.ChooseSide():
            return translate("Novgorod", "Play the back side")
        case a.Sail() if not view.route:
            return translate("Novgorod", "Stay in port")
        case a.Sail() if len(view.route) > pace(view, view.turn):
            return translate("Novgorod", "Sail with speed +1")
        case a.Sail():
            return translate("Novgorod", "Sail")
        case a.Done():
            return translate("Novgorod", "End phase 2")
        case a.Keep():
            return translate("Novgorod", "Leave it open")
        case a.Finish():
            return translate("Novgorod", "Under the ship")
        case _ if view.bought:
            return translate("Novgorod", "End the turn")
        case _:
            return translate("Novgorod", "Buy nothing")


def _purchase(action: Action, view: NovgorodState) -> str:
    """Things are taken in the introductory rounds and bought later."""
    free = bool(view.stack) and isinstance(view.stack[-1], Pick)
    match action:
        case a.BuyOffice(c=c):
            price = view.price(c) if view.supply[c] else 0
            if free:
                text = Novgorod.trUtf8("Take the {city} office for %n ducat(s)", None, price)
            else:
                text = Novgorod.trUtf8("Buy the {city} office for %n ducat(s)", None, price)
            return text.format(city=names.city(action.city))
        case a.BuyMission() if free:
            text = translate("Novgorod", "Take the mission “{mission}”")
            return text.format(mission=names.mission(action.mission))
        case a.BuyMission():
            price = mission_price(view)
            text = Novgorod.trUtf8("Buy the mission “{mission}” for %n ducat(s)", None, price)
            return text.format(mission=names.mission(action.mission))
        case a.DrawMission() if free:
            return translate("Novgorod", "Take the top mission of the pile")
        case a.DrawMission():
            price = mission_price(view)
            return Novgorod.trUtf8("Buy the top mission of the pile for %n ducat(s)", None, price)
        case _:
            speed = min(view.speed[view.turn], len(CARDS.ships) + 1)
            price = CARDS.ships[speed - 2]
            text = Novgorod.trUtf8("Improve the ship to speed {speed} for %n ducat(s)", None, price)
            return text.format(speed=speed + 1)


def _laying(action: a.Lay | a.Mark, view: NovgorodState) -> str:
    city = names.city(action.city)
    if isinstance(action, a.Mark):
        text = translate("Novgorod", "Lay the {card} office as a placeholder for {city}")
        return text.format(card=names.city(action.card), city=city)
    if view.owned[view.turn] >> action.c & 1:
        return translate("Novgorod", "Lay {city}").format(city=city)
    fee = CARDS.cities[action.c].fee
    text = Novgorod.trUtf8("Lay the base office of {city}: a fee of %n ducat(s)", None, fee)
    return text.format(city=city)


def _use(action: Action, view: NovgorodState) -> str:
    match action:
        case a.AtWork():
            city = names.workplace(action, view)
            luxury, goods = names.made(action), names.worked(action.goods)
            if isinstance(action, a.Craft):
                text = translate("Novgorod", "Make {luxury} in {city} from {goods}")
                return text.format(luxury=luxury, city=city, goods=goods)
            text = translate("Novgorod", "Make {luxury} in {city} from {goods}: {gain}")
            gain = names.gain(*luxury_gain(action, view))
            return text.format(luxury=luxury, city=city, goods=goods, gain=gain)
        case a.Use(held=True):
            text = translate("Novgorod", "Use {good} from the hold")
            return text.format(good=names.good(CARDS.good_ids()[action.g]))
        case a.Use():
            text = translate("Novgorod", "Use {good} from {city}")
            city = names.city(CARDS.cities[action.g].id)
            return text.format(good=names.good(action.good), city=city)
        case a.Store():
            return _storing(action, view)
        case a.Collect(c=c):
            owned = view.owned[view.turn] >> c & 1
            ducats = names.ducats(view.income(view.turn, c) if owned else 0)
            text = translate("Novgorod", "Take the income of {city}: {ducats}")
            return text.format(city=names.city(action.city), ducats=ducats)
        case _:
            assert isinstance(action, a.Privilege)
            return _privilege(action, view.stack[-1] if view.stack else None)


def _storing(action: a.Store, view: NovgorodState) -> str:
    good = names.good_of(action.city)
    hold = view.hold[view.turn]
    if hold in (-1, action.c):
        return translate("Novgorod", "Store {good}").format(good=good)
    text = translate("Novgorod", "Store {good} and give up {other}")
    return text.format(good=good, other=names.good(CARDS.cities[hold].good))


def _privilege(action: a.Privilege, step: Step | None) -> str:
    name = names.privilege(action.kind)
    if action.kind == "income":
        text = translate("Novgorod", "Privilege: {privilege}, {ducats}")
        return text.format(privilege=name, ducats=names.ducats(CARDS.income_more))
    if action.kind == "mission" and isinstance(step, UseRoute | ChooseSpecials):
        text = Novgorod.trUtf8(
            "Privilege: special missions for %n ducat(s) less", None, CARDS.mission_off
        )
        return text
    if action.kind == "mission":
        price = CARDS.mission_price - CARDS.mission_off
        return Novgorod.trUtf8("Privilege: a mission for %n ducat(s)", None, price)
    return translate("Novgorod", "Privilege: {privilege}").format(privilege=name)


def _task(action: Action, view: NovgorodState) -> str:
    match action:
        case a.Fulfil(m=m, row=row):
            goods, seals = names.line_goods(m, row), names.seals(line_seals(action, view))
            if row == 0:
                text = translate("Novgorod", "Fulfil the upper line with {goods}: {seals}")
            else:
                text = translate("Novgorod", "Fulfil the lower line with {goods}: {seals}")
            return text.format(goods=goods, seals=seals)
        case a.Keep():
            text = translate("Novgorod", "Leave the mission “{mission}” open")
            return text.format(mission=names.mission(action.mission))
        case a.Finish():
            text = translate("Novgorod", "Put the mission “{mission}” under the ship")
            return text.format(mission=names.mission(action.mission))
        case _:
            seat = view.turn
            costs = CARDS.careers[view.career[seat]][view.side[seat]].costs
            level = min(view.level[seat], len(costs) - 1)
            text = translate("Novgorod", "Reach career step {level}: {cost}")
            return text.format(level=level + 1, cost=names.cost(costs[level]))
