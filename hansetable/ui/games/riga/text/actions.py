"""The actions of Riga in words: for menus, buttons and the list of moves."""

from hansetable.games.riga import actions as a
from hansetable.games.riga.bill import Bill, Deposit, buildable, funds_of
from hansetable.games.riga.cards import BUILDING, CARDS, COST, KIND_OF, bits
from hansetable.games.riga.multiset import good_ids
from hansetable.games.riga.payment import Payment
from hansetable.ui.games.phrases import Phrase, Phrases, Told, When, word, words
from hansetable.ui.games.riga.text import names as say
from hansetable.ui.games.riga.text.names import Riga


def _row(action: Told) -> str:
    """The goods of a row; none when it has been taken."""
    return say.goods(good_ids(action.view.rows[action.row - 1]))


def _value(action: Told) -> str:
    view = action.view
    paying = isinstance(view.step, Payment)
    return say.ducats((view.step.values(view, view.turn) if paying else CARDS.base)[action.g])


def _done(action: Told) -> Phrase:
    view = action.view
    if isinstance(view.step, Deposit):
        return Riga.tr("Leave it at 0")
    if view.fresh or not buildable(view, view.turn):
        return Riga.tr("End the turn")
    return Riga.tr("Build nothing")


ACTIONS = Phrases(
    {
        a.NameStart: When(
            lambda action: action.player - 1 == action.view.viewer,
            Riga.tr("Begin yourself"),
            Riga.tr("Let {name} begin"),
        ),
        a.Keep: Riga.tr("Keep the {building}"),
        a.KeepGood: Riga.tr("Keep {good}"),
        a.Decline: Riga.tr("Keep none"),
        a.TakeRow: When(_row, Riga.tr("Take row {row}: {goods}"), Riga.tr("Take row {row}")),
        a.TakeBuilding: Riga.tr("Take the {building}"),
        a.Use: lambda action: {
            "yard": Riga.tr("Use the {building}: draw buildings"),
            "treasury": Riga.tr("Use the {building}: draw goods"),
            "monastery": Riga.tr("Use the {building}: swap two goods"),
        }[KIND_OF[action.b]],
        a.Lift: Riga.tr("Swap {good} from row {row}"),
        a.Swap: Riga.tr("Swap it for {good} from row {row}"),
        a.Plan: When(
            lambda action: isinstance(action.view.step, Bill),
            Riga.tr("Build the {building}, too: {cost}"),
            Riga.tr("Build the {building}: {cost}"),
        ),
        a.Crane: Riga.tr("Use a crane for the {building}: %n ducat(s) less", None, "saved"),
        a.Fund: Riga.tr("Use the {fund}: {worth}"),
        a.Spend: Riga.tr("Pay with {good}: {value}"),
        a.Turn: When(
            lambda action: action.side == "knight",
            Riga.tr("Let it count as a knight"),
            Riga.tr("Let it count as a merchant"),
        ),
        a.Done: _done,
        a.Drop: When(
            lambda action: action.card in BUILDING,
            Riga.tr("Lay the {card} aside"),
            Riga.tr("Lay {card} aside"),
        ),
    },
    name=lambda action: action.players[action.player - 1],
    goods=_row,
    cost=lambda action: say.ducats(COST[action.b]),
    fund=word(say.name, "kind"),
    worth=lambda action: say.ducats(funds_of(action.view, action.view.turn)[action.f]),
    value=_value,
    **words(good=say.name, building=say.building, card=say.card),
)
PLAN = Phrases(
    {
        0: Riga.tr("Fill the exchange office"),
        1: Riga.tr("Build the {building}"),
        2: Riga.tr("Build both"),
        3: Riga.tr("Build all three"),
    },
    building=lambda step: say.kind(bits(step.planned)[0]),
)
"""What completing a payment does, by the number of buildings on the bill."""
