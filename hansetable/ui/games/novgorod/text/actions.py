"""The actions of Novgorod in words: for menus, buttons and the list of moves."""

from __future__ import annotations

from hansetable.core import Action, Handle
from hansetable.games.novgorod import actions as a
from hansetable.games.novgorod.cards import CARDS
from hansetable.games.novgorod.expert import merchants_part, pirate_price
from hansetable.games.novgorod.route import pace
from hansetable.games.novgorod.setup import Pick
from hansetable.games.novgorod.special import ChooseSpecials, visible_part
from hansetable.games.novgorod.state import NovgorodState
from hansetable.games.novgorod.turn import FASTEST, BuyCheap
from hansetable.games.novgorod.use import UseRoute
from hansetable.ui.games.novgorod.text import names as say
from hansetable.ui.games.novgorod.text.names import Novgorod
from hansetable.ui.games.phrases import OnView, Phrase, Phrases, made, seen, word, words
from hansetable.ui.language import Text


def wording(action: Action, view: NovgorodState) -> str:
    """Return an action in words, as the seat on turn would say it."""
    return _ACTIONS.of(action, view=view)


def button(handle: Handle, view: NovgorodState) -> str:
    """Return the text of a button.

    Raises:
        KeyError: no action of this game is touched there.
    """
    short = _SHORT.get(handle)
    return short.say() if short else wording(_BUTTONS[handle], view)


def line_seals(action: a.Fulfil, view: NovgorodState) -> int:
    """Return the seals that a mission line brings now (N-57)."""
    both = action.row and view.lines >> action.m & 1
    return CARDS.both_seals - CARDS.line_seals if both else CARDS.line_seals


def luxury_gain(action: a.AtWork, view: NovgorodState) -> tuple[int, int]:
    """Return the seals and ducats that a luxury good brings now, with the merchant's (N-53)."""
    seals, ducats = merchants_part(view, action)
    return action.seals + seals, action.seals + ducats


def _during(view: NovgorodState, *steps: type) -> bool:
    return bool(view.stack) and isinstance(view.stack[-1], steps)


def _bought(taken: Text, bought: Text) -> OnView:
    """Things are taken in the introductory rounds and bought later."""
    return OnView(lambda action, view: taken if _during(view, Pick) else bought)


def _sail(action: a.Sail, view: NovgorodState) -> Phrase:
    if not view.route:
        return Novgorod.tr("Stay in port")
    if len(view.route) > pace(view, view.turn):
        return Novgorod.tr("Sail with speed +1")
    return Novgorod.tr("Sail")


def _privilege(action: a.Privilege, view: NovgorodState) -> Phrase:
    if action.kind == "income":
        return Novgorod.tr("Privilege: {privilege}, {more}")
    if action.kind != "mission":
        return Novgorod.tr("Privilege: {privilege}")
    if _during(view, UseRoute, ChooseSpecials):
        return Novgorod.tr("Privilege: special missions for %n ducat(s) less", None, "off")
    return Novgorod.tr("Privilege: a mission for %n ducat(s)", None, "cheap")


def _price(action: Action, view: NovgorodState) -> int:
    """What an action costs now; a mission less with the privilege (N-80, N-83)."""
    match action:
        case a.BuyOffice(c=c):
            return view.price(c) if view.supply[c] else 0
        case a.Upgrade():
            return CARDS.ship(_speed(view))
        case a.MovePirate():
            return pirate_price(view, view.turn)
    return CARDS.cheap_mission if _during(view, BuyCheap) else CARDS.mission_price


def _speed(view: NovgorodState) -> int:
    """The speed of the next ship."""
    return min(view.speed[view.turn] + 1, FASTEST)


def _seals(action: a.Fulfil | a.Special, view: NovgorodState) -> str:
    if isinstance(action, a.Special):
        return say.seals(visible_part(view, action.x).seals)
    return say.seals(line_seals(action, view))


def _income(action: a.Collect, view: NovgorodState) -> str:
    owned = view.owned[view.turn] >> action.c & 1
    return say.ducats(view.income(view.turn, action.c) if owned else 0)


def _step(view: NovgorodState) -> tuple[int, str]:
    """The next career step, and what it costs."""
    costs = view.career_side(view.turn).costs
    level = min(view.level[view.turn], len(costs) - 1)
    return level + 1, costs[level]


_ACTIONS = Phrases(
    {
        # preparation and purchases
        a.ChooseSide: lambda action: (
            Novgorod.tr("Play the front side")
            if action.side == "front"
            else Novgorod.tr("Play the back side")
        ),
        a.BuyOffice: _bought(
            Novgorod.tr("Take the {city} office for %n ducat(s)", None, "price"),
            Novgorod.tr("Buy the {city} office for %n ducat(s)", None, "price"),
        ),
        a.BuyMission: _bought(
            Novgorod.tr("Take the mission “{mission}”"),
            Novgorod.tr("Buy the mission “{mission}” for %n ducat(s)", None, "price"),
        ),
        a.DrawMission: _bought(
            Novgorod.tr("Take the top mission of the pile"),
            Novgorod.tr("Buy the top mission of the pile for %n ducat(s)", None, "price"),
        ),
        a.Upgrade: Novgorod.tr("Improve the ship to speed {speed} for %n ducat(s)", None, "price"),
        a.Pass: OnView(
            lambda action, view: (
                Novgorod.tr("End the turn") if view.bought else Novgorod.tr("Buy nothing")
            )
        ),
        # the route
        a.Lay: OnView(
            lambda action, view: (
                Novgorod.tr("Lay {city}")
                if view.owned[view.turn] >> action.c & 1
                else Novgorod.tr("Lay the base office of {city}: a fee of %n ducat(s)", None, "fee")
            )
        ),
        a.Mark: Novgorod.tr("Lay the {card} office as a placeholder for {city}"),
        a.Sail: OnView(_sail),
        # its use
        a.Produce: Novgorod.tr("Make {luxury} in {workplace} from {goods}: {gain}"),
        a.Craft: Novgorod.tr("Make {luxury} in {workplace} from {goods}"),
        a.Use: lambda action: (
            Novgorod.tr("Use {good} from the hold")
            if action.held
            else Novgorod.tr("Use {good} from {origin}")
        ),
        a.Store: OnView(
            lambda action, view: (
                Novgorod.tr("Store {stored}")
                if view.hold[view.turn] in (-1, action.c)
                else Novgorod.tr("Store {stored} and give up {other}")
            )
        ),
        a.Collect: Novgorod.tr("Take the income of {city}: {income}"),
        a.Privilege: OnView(_privilege),
        a.Fulfil: lambda action: (
            Novgorod.tr("Fulfil the lower line with {line}: {seals}")
            if action.row
            else Novgorod.tr("Fulfil the upper line with {line}: {seals}")
        ),
        a.Advance: Novgorod.tr("Reach career step {level}: {cost}"),
        a.Keep: Novgorod.tr("Leave the mission “{mission}” open"),
        a.Finish: Novgorod.tr("Put the mission “{mission}” under the ship"),
        a.Done: Novgorod.tr("End phase 2"),
        # the expert game
        a.MovePirate: OnView(
            lambda action, view: (
                Novgorod.tr("Move the pirate to {city} for %n ducat(s)", None, "price")
                if pirate_price(view, view.turn)
                else Novgorod.tr("Move the pirate to {city}")
            )
        ),
        a.LeavePirate: Novgorod.tr("Leave the pirate"),
        a.Special: OnView(
            lambda action, view: (
                Novgorod.tr("Fulfil the special mission “{special}”: {seals}")
                if view.expert.column
                else Novgorod.tr("Fulfil a special mission")
            )
        ),
        a.Begin: Novgorod.tr("Begin"),
    },
    price=seen(lambda action, view: str(_price(action, view))),
    speed=seen(lambda action, view: str(_speed(view))),
    fee=made(lambda action: str(CARDS.cities[action.c].fee)),
    off=made(lambda action: str(CARDS.mission_off)),
    cheap=made(lambda action: str(CARDS.cheap_mission)),
    more=made(lambda action: say.ducats(CARDS.income_more)),
    luxury=made(say.made),
    workplace=seen(say.workplace),
    gain=seen(lambda action, view: say.gain(*luxury_gain(action, view))),
    good=made(lambda action: say.good(CARDS.cities[action.g].good)),
    origin=made(lambda action: say.city(CARDS.cities[action.g].id)),
    stored=word(say.good_of, "city"),
    other=seen(lambda action, view: say.good(CARDS.cities[view.hold[view.turn]].good)),
    income=seen(_income),
    privilege=word(say.privilege, "kind"),
    line=made(lambda action: say.line_goods(action.m, action.row)),
    seals=seen(_seals),
    level=seen(lambda action, view: str(_step(view)[0])),
    cost=seen(lambda action, view: say.cost(_step(view)[1])),
    special=seen(lambda action, view: say.shown(action.x, view)),
    **words(city=say.city, card=say.city, mission=say.mission, goods=say.worked),
)
_BUTTONS: dict[Handle, Action] = {
    handle: action
    for action in (*a.CHOOSE_SIDE, a.SAIL, a.DONE, a.PASS, a.LEAVE_PIRATE, a.BEGIN)
    for handle in action.touches()
}
_SHORT = {
    "button:keep": Novgorod.tr("Leave it open"),
    "button:finish": Novgorod.tr("Under the ship"),
}
"""Buttons that say less than the action, because the question names the mission."""
