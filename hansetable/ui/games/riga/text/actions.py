"""The actions of Riga in words: for menus, buttons and the list of moves."""

from __future__ import annotations

from collections.abc import Sequence

from hansetable.games.riga import actions as a
from hansetable.games.riga.bill import Bill, Deposit, buildable, funds_of
from hansetable.games.riga.cards import CARDS, COST, KIND_OF, bits
from hansetable.games.riga.multiset import good_ids
from hansetable.games.riga.payment import Payment
from hansetable.games.riga.state import RigaState
from hansetable.ui.games.phrases import OnView, Phrase, Phrases, made, seen, word, words
from hansetable.ui.games.riga.text import names as say
from hansetable.ui.games.riga.text.names import Riga


def _row(action: a.TakeRow, view: RigaState) -> Sequence[str]:
    """The goods of a row; none when it has been taken."""
    return good_ids(view.rows[action.row - 1])


def _value(action: a.Spend, view: RigaState) -> str:
    step = view.step
    values = step.values(view, view.turn) if isinstance(step, Payment) else CARDS.base
    return say.ducats(values[action.g])


def _done(action: a.Done, view: RigaState) -> Phrase:
    if isinstance(view.step, Deposit):
        return Riga.tr("Leave it at 0")
    if view.fresh or not buildable(view, view.turn):
        return Riga.tr("End the turn")
    return Riga.tr("Build nothing")


ACTIONS = Phrases(
    {
        a.NameStart: Riga.tr("{name} is the start player"),
        a.Keep: Riga.tr("Keep {building}"),
        a.KeepGood: Riga.tr("Keep {good}"),
        a.Decline: Riga.tr("Keep none"),
        a.TakeRow: OnView(
            lambda action, view: (
                Riga.tr("Take row {row}: {goods}")
                if _row(action, view)
                else Riga.tr("Take row {row}")
            )
        ),
        a.TakeBuilding: Riga.tr("Take {building}"),
        a.Use: lambda action: {
            "yard": Riga.tr("Use {building}: draw buildings"),
            "treasury": Riga.tr("Use {building}: draw goods"),
            "monastery": Riga.tr("Use {building}: swap two goods"),
        }[KIND_OF[action.b]],
        a.Lift: Riga.tr("Swap {good} of row {row}"),
        a.Swap: Riga.tr("Swap with {good} of row {row}"),
        a.Plan: OnView(
            lambda action, view: (
                Riga.tr("Build {building}, too: {cost}")
                if isinstance(view.step, Bill)
                else Riga.tr("Build {building}: {cost}")
            )
        ),
        a.Crane: Riga.tr("Crane for {building}: %n ducat(s) less", None, "saved"),
        a.Fund: Riga.tr("Use {fund}: {worth}"),
        a.Spend: Riga.tr("Pay with {good}: {value}"),
        a.Turn: lambda action: (
            Riga.tr("Counts as a knight")
            if action.side == "knight"
            else Riga.tr("Counts as a merchant")
        ),
        a.Done: OnView(_done),
        a.Drop: Riga.tr("Lay {card} aside"),
    },
    name=lambda action, names, view: names[action.player - 1],
    goods=seen(lambda action, view: say.goods(_row(action, view))),
    cost=made(lambda action: say.ducats(COST[action.b])),
    fund=word(say.name, "kind"),
    worth=seen(lambda action, view: say.ducats(funds_of(view, view.turn)[action.f])),
    value=seen(_value),
    **words(good=say.name, building=say.building, card=say.card),
)
BUTTONS = {handle: action for action in (a.DECLINE, *a.TURN, a.DONE) for handle in action.touches()}
"""The action of each button."""
PLAN = Phrases(
    {
        0: Riga.tr("Fill the exchange office"),
        1: Riga.tr("Build the {building}"),
        2: Riga.tr("Build both"),
        3: Riga.tr("Build all three"),
    },
    building=made(lambda step: say.kind(bits(step.planned)[0])),
)
"""What completing a payment does, by the number of buildings on the bill."""
