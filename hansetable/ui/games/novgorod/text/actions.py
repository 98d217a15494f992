"""The actions of Novgorod in words: for menus, buttons and the list of moves."""

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
from hansetable.ui.games.phrases import Phrase, Phrases, Told, When, word, words
from hansetable.ui.language import Text


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


def _bought(taken: Text, bought: Text) -> Phrase:
    """Things are taken in the introductory rounds and bought later."""
    return When(lambda action: _during(action.view, Pick), taken, bought)


def _nothing_to_buy(action: Told) -> bool:
    """Whether phase 3 offers nothing, or something was bought in it already."""
    view: NovgorodState = action.view
    offered = (a.BuyOffice, a.BuyMission, a.DrawMission, a.Upgrade, a.Privilege)
    return view.bought or not any(isinstance(one, offered) for one in view.listed(view.turn))


def _sail(action: Told) -> Phrase:
    view = action.view
    if not view.route:
        return Novgorod.tr("Stay in port")
    if len(view.route) > pace(view, view.turn):
        return Novgorod.tr("Sail with speed +1")
    return Novgorod.tr("Sail")


def _privilege(action: Told) -> Phrase:
    if action.kind == "income":
        return Novgorod.tr("Use the privilege “{privilege}” ({more})")
    if action.kind != "mission":
        return Novgorod.tr("Use the privilege “{privilege}”")
    if _during(action.view, UseRoute, ChooseSpecials):
        return Novgorod.tr(
            "Fulfil special missions for %n ducat(s) less with the privilege", None, "off"
        )
    return Novgorod.tr("Buy a mission for %n ducat(s) with the privilege", None, "cheap")


def _price(action: Told) -> int:
    """What an action costs now; a mission less with the privilege (N-80, N-83)."""
    view: NovgorodState = action.view
    match action.itself:
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


def _seals(action: Told) -> str:
    special = isinstance(action.itself, a.Special)
    return say.seals(
        visible_part(action.view, action.x).seals
        if special
        else line_seals(action.itself, action.view)
    )


def _income(action: Told) -> str:
    view = action.view
    owned = view.owned[view.turn] >> action.c & 1
    return say.ducats(view.income(view.turn, action.c) if owned else 0)


def _step(view: NovgorodState) -> tuple[int, str]:
    """The next career step, and what it costs."""
    costs = view.career_side(view.turn).costs
    level = min(view.level[view.turn], len(costs) - 1)
    return level + 1, costs[level]


ACTIONS = Phrases(
    {
        # preparation and purchases
        a.ChooseSide: When(
            lambda action: action.side == "front",
            Novgorod.tr("Play the front side"),
            Novgorod.tr("Play the back side"),
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
        a.Pass: When(
            _nothing_to_buy,
            Novgorod.tr("End the turn"),
            Novgorod.tr("Buy nothing"),
        ),
        # the route
        a.Lay: When(
            lambda action: action.view.owned[action.view.turn] >> action.c & 1,
            Novgorod.tr("Lay {city}"),
            Novgorod.tr("Lay the base office of {city} for a fee of %n ducat(s)", None, "fee"),
        ),
        a.Mark: Novgorod.tr("Lay the {card} office as a placeholder for {city}"),
        a.Sail: _sail,
        # its use
        a.Produce: Novgorod.tr("Make {luxury} in {workplace} from {goods} ({gain})"),
        a.Craft: Novgorod.tr("Make {luxury} in {workplace} from {goods}"),
        a.Use: When(
            "held",
            Novgorod.tr("Use {good} from the hold"),
            Novgorod.tr("Use {good} from {origin}"),
        ),
        a.Store: When(
            lambda action: action.view.hold[action.view.turn] in (-1, action.c),
            Novgorod.tr("Store {stored}"),
            Novgorod.tr("Store {stored} and give up {other}"),
        ),
        a.Collect: Novgorod.tr("Take the income of {city} ({income})"),
        a.Privilege: _privilege,
        a.Fulfil: When(
            "row",
            Novgorod.tr("Fulfil the lower line with {line} ({seals})"),
            Novgorod.tr("Fulfil the upper line with {line} ({seals})"),
        ),
        a.Advance: Novgorod.tr("Reach career step {level} for {cost}"),
        a.Keep: Novgorod.tr("Leave the mission “{mission}” open"),
        a.Finish: Novgorod.tr("Put the mission “{mission}” under the ship"),
        a.Done: Novgorod.tr("End phase 2"),
        # the expert game
        a.MovePirate: When(
            lambda action: pirate_price(action.view, action.view.turn),
            Novgorod.tr("Move the pirate to {city} for %n ducat(s)", None, "price"),
            Novgorod.tr("Move the pirate to {city}"),
        ),
        a.LeavePirate: Novgorod.tr("Leave the pirate where he is"),
        a.Special: When(
            lambda action: action.view.expert.column,
            Novgorod.tr("Fulfil the special mission “{special}” ({seals})"),
            Novgorod.tr("Fulfil a special mission"),
        ),
        a.Begin: Novgorod.tr("Pay and fulfil"),
    },
    price=_price,
    speed=lambda action: _speed(action.view),
    fee=lambda action: CARDS.cities[action.c].fee,
    off=CARDS.mission_off,
    cheap=CARDS.cheap_mission,
    more=lambda action: say.ducats(CARDS.income_more),
    luxury=say.made,
    workplace=lambda action: say.workplace(action.a, action.view),
    gain=lambda action: say.gain(*luxury_gain(action, action.view)),
    good=lambda action: say.good(CARDS.cities[action.g].good),
    origin=lambda action: say.city(CARDS.cities[action.g].id),
    stored=word(say.good_of, "city"),
    other=lambda action: say.good(CARDS.cities[action.view.hold[action.view.turn]].good),
    income=_income,
    privilege=word(say.privilege, "kind"),
    line=lambda action: say.line_goods(action.m, action.row),
    seals=_seals,
    level=lambda action: _step(action.view)[0],
    cost=lambda action: say.cost(_step(action.view)[1]),
    special=lambda action: say.shown(action.x, action.view),
    **words(city=say.city, card=say.city, mission=say.mission, goods=say.worked),
)
SHORT = {
    "button:keep": Novgorod.tr("Leave it open"),
    "button:finish": Novgorod.tr("Under the ship"),
}
"""Buttons that say less than the action, because the question names the mission."""
