"""The actions of Riga in words: for menus, buttons and the list of moves."""

from __future__ import annotations

from collections.abc import Sequence

from hansetable.core import Action, Handle
from hansetable.games.riga import actions as a
from hansetable.games.riga.bill import Bill, Deposit, buildable, funds_of, values_in
from hansetable.games.riga.cards import CARDS, COST, HALF, KIND_OF, OF, bits
from hansetable.games.riga.ids import good_ids
from hansetable.games.riga.state import RigaState
from hansetable.ui.games.riga.text import names
from hansetable.ui.games.riga.text.names import Riga
from hansetable.ui.language import translate

_BOTH = 2


def wording(action: Action, view: RigaState, players: Sequence[str]) -> str:
    """Return an action in words, as the seat on turn would say it.

    Args:
        action: what may be said.
        view: the position, as the speaker sees it.
        players: the name of each seat.
    """
    match action:
        case a.Decline() | a.Turn() | a.Done():
            return _button(action, view)
        case a.NameStart(player=player):
            text = translate("Riga", "{name} is the start player")
            return text.format(name=players[player - 1])
        case a.TakeRow() | a.TakeBuilding() | a.Use() | a.Lift() | a.Swap():
            return _taking(action, view)
        case a.Keep() | a.KeepGood() | a.Drop():
            return _choosing(action)
        case a.Plan() | a.Crane() | a.Fund() | a.Spend():
            return _paying(action, view)
        case _:
            raise TypeError(f"no action of Riga: {action!r}")


def button(handle: Handle, view: RigaState) -> str:
    """Return the text of a button.

    Raises:
        KeyError: no action of this game is touched there.
    """
    for action in (a.DECLINE, *a.TURN, a.DONE):
        if handle in action.touches():
            return _button(action, view)
    raise KeyError(handle)


def plan(view: RigaState) -> str:
    """Return in short what completing the payment does."""
    step = view.stack[-1] if view.stack else None
    if not isinstance(step, Bill):
        return translate("Riga", "Fill the exchange office")
    planned = bits(step.planned)
    if len(planned) == 1:
        text = translate("Riga", "Build the {building}")
        return text.format(building=names.kind(KIND_OF[planned[0]]))
    if len(planned) == _BOTH:
        return translate("Riga", "Build both")
    return translate("Riga", "Build all three")


def _button(action: Action, view: RigaState) -> str:
    match action:
        case a.Decline():
            return translate("Riga", "Keep none")
        case a.Turn(side="knight"):
            return translate("Riga", "Counts as a knight")
        case a.Turn():
            return translate("Riga", "Counts as a merchant")
        case _ if view.stack and isinstance(view.stack[-1], Deposit):
            return translate("Riga", "Leave it at 0")
        case _ if view.fresh or not buildable(view, view.turn):
            return translate("Riga", "End the turn")
        case _:
            return translate("Riga", "Build nothing")


def _taking(action: Action, view: RigaState) -> str:
    match action:
        case a.TakeRow(row=row):
            goods = good_ids(view.rows[row - 1]) if row <= len(view.rows) else ()
            if not goods or not all(goods):
                return translate("Riga", "Take row {row}").format(row=row)
            text = translate("Riga", "Take row {row}: {goods}")
            return text.format(row=row, goods=names.goods(goods))
        case a.TakeBuilding(building=building):
            text = translate("Riga", "Take {building}")
            return text.format(building=names.building(building))
        case a.Lift(row=row, good=good):
            text = translate("Riga", "Swap {good} of row {row}")
            return text.format(good=names.good(good), row=row)
        case a.Swap(row=row, good=good):
            text = translate("Riga", "Swap with {good} of row {row}")
            return text.format(good=names.good(good), row=row)
        case a.Use(b=b, building=building):
            if OF["yard"] >> b & 1:
                text = translate("Riga", "Use {building}: draw buildings")
            elif OF["treasury"] >> b & 1:
                text = translate("Riga", "Use {building}: draw goods")
            else:
                text = translate("Riga", "Use {building}: swap two goods")
            return text.format(building=names.building(building))
        case _:
            raise TypeError(action)


def _choosing(action: a.Keep | a.KeepGood | a.Drop) -> str:
    match action:
        case a.Keep(building=building):
            text = translate("Riga", "Keep {card}")
            return text.format(card=names.building(building))
        case a.KeepGood(good=good):
            return translate("Riga", "Keep {card}").format(card=names.good(good))
        case _:
            name = names.good if action.b < 0 else names.building
            return translate("Riga", "Lay {card} aside").format(card=name(action.card))


def _paying(action: Action, view: RigaState) -> str:
    step = view.stack[-1] if view.stack else None
    match action:
        case a.Plan(b=b, building=building):
            if isinstance(step, Bill):
                text = translate("Riga", "Build {building}, too: {ducats}")
            else:
                text = translate("Riga", "Build {building}: {ducats}")
            ducats = names.ducats(COST[b])
            return text.format(building=names.building(building), ducats=ducats)
        case a.Crane(b=b, building=building):
            text = Riga.trUtf8("Crane for {building}: %n ducat(s) less", None, HALF[b])
            return text.format(building=names.building(building))
        case a.Fund(kind=kind, f=f):
            text = translate("Riga", "Use {building}: {ducats}")
            ducats = names.ducats(funds_of(view, view.turn)[f])
            return text.format(building=names.kind(kind), ducats=ducats)
        case a.Spend(good=good, g=g):
            if isinstance(step, Bill):
                value = values_in(view, view.turn, step.city)[g]
            else:
                value = CARDS.base[g]
            text = translate("Riga", "Pay with {good}: {ducats}")
            return text.format(good=names.good(good), ducats=names.ducats(value))
        case _:
            raise TypeError(action)
