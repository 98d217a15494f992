"""Merchant, pirate and special missions in words: log, actions, questions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from hansetable.core import Action, Event, Seat, Step
from hansetable.games.novgorod import actions as a
from hansetable.games.novgorod import events as e
from hansetable.games.novgorod.cards import BITS, CARDS, LUXURIES, PARTS, SPECIAL
from hansetable.games.novgorod.expert import SendPirate, pirate_price
from hansetable.games.novgorod.refusals.expert import TWO_OR_MORE
from hansetable.games.novgorod.special import ChooseSpecials, GatherSpecial, cost, visible_part
from hansetable.games.novgorod.state import NovgorodState
from hansetable.ui.games.novgorod.text import names
from hansetable.ui.games.novgorod.text.names import Novgorod
from hansetable.ui.games.phrases import listed
from hansetable.ui.language import translate


def special(card: int, part: int) -> str:
    """Return what a part of a special mission asks for."""
    asked = CARDS.specials[card].parts[part]
    parts = [names.good(CARDS.good_ids()[g]) for g in BITS[asked.goods]]
    for i, luxury in enumerate(LUXURIES):
        if asked.luxuries >> i & 1:
            parts.append(names.good(luxury))
        if asked.luxuries >> i + len(LUXURIES) & 1:
            parts.append(wanted(luxury + TWO_OR_MORE))
    return " + ".join(parts)


def wanted(good: str) -> str:
    """Return the name of a good that a special mission asks for."""
    if not good.endswith(TWO_OR_MORE):
        return names.good(good)
    text = translate("Novgorod", "{luxury} (from two or more)")
    return text.format(luxury=names.good(good.removesuffix(TWO_OR_MORE)))


# ---- log -----------------------------------------------------------------------------------------


def _gave(event: e.MerchantGave, name: str) -> str:
    gain = names.seals(event.seals) if event.seals else names.ducats(event.ducats)
    text = translate("Novgorod", "The merchant in {city} gives {name} {gain} more.")
    return text.format(city=names.city(event.city), name=name, gain=gain)


def _merchant_moved(event: e.MerchantMoved, name: str) -> str:
    text = translate("Novgorod", "The merchant goes on to {city}.")
    return text.format(city=names.city(event.city))


def _pirate_moved(event: e.PirateMoved, name: str) -> str:
    if event.ducats:
        text = Novgorod.trUtf8(
            "{name} moves the pirate to {city} for %n ducat(s).", None, event.ducats
        )
    else:
        text = translate("Novgorod", "{name} moves the pirate to {city}.")
    return text.format(name=name, city=names.city(event.city))


def _begun(event: e.SpecialsBegun, name: str) -> str:
    if len(event.cards) == 1:
        text = Novgorod.trUtf8("{name} pays %n ducat(s) for a special mission.", None, event.ducats)
        return text.format(name=name)
    text = Novgorod.trUtf8(
        "{name} pays %n ducat(s) for {number} special missions.", None, event.ducats
    )
    return text.format(name=name, number=len(event.cards))


def _fulfilled(event: e.SpecialFulfilled, name: str) -> str:
    text = translate("Novgorod", "{name} fulfils the special mission “{mission}”: {seals}.")
    mission = special(SPECIAL[event.card], PARTS.index(event.part))
    return text.format(name=name, mission=mission, seals=names.seals(event.seals))


def _turned(event: e.SpecialTurned, name: str) -> str:
    text = translate("Novgorod", "It moves to the bottom and shows “{mission}” from now on.")
    return text.format(mission=special(SPECIAL[event.card], PARTS.index(event.part)))


TELLERS: Final[dict[type[Event], Callable[[Any, str], str]]] = {
    e.MerchantGave: _gave,
    e.MerchantMoved: _merchant_moved,
    e.PirateMoved: _pirate_moved,
    e.SpecialsBegun: _begun,
    e.SpecialFulfilled: _fulfilled,
    e.SpecialTurned: _turned,
}


# ---- actions -------------------------------------------------------------------------------------


def wording(action: Action, view: NovgorodState) -> str:
    """Return an action of the expert game in words."""
    match action:
        case a.MovePirate():
            price = pirate_price(view, view.turn)
            if price:
                text = Novgorod.trUtf8("Move the pirate to {city} for %n ducat(s)", None, price)
            else:
                text = translate("Novgorod", "Move the pirate to {city}")
            return text.format(city=names.city(action.city))
        case a.Special(x=card):
            if not view.expert.column:
                return translate("Novgorod", "Fulfil a special mission")
            text = translate("Novgorod", "Fulfil the special mission “{mission}”: {seals}")
            mission = special(card, dict(view.expert.column)[card])
            seals = names.seals(visible_part(view, card).seals)
            return text.format(mission=mission, seals=seals)
        case a.LeavePirate():
            return translate("Novgorod", "Leave the pirate")
        case _:
            return translate("Novgorod", "Begin")


def within_reach(options: Sequence[Action], view: NovgorodState) -> str:
    """Return which special missions can be fulfilled, as a sentence; empty if none can."""
    cards = [action.x for action in options if isinstance(action, a.Special)]
    if not cards:
        return ""
    column = dict(view.expert.column)
    told = [
        f"{special(card, column[card])} ({names.ducats(cost(view, (card,), False))})"
        for card in cards
    ]
    text = translate("Novgorod", "Special missions in reach: {missions}.")
    return text.format(missions=", ".join(told))


# ---- questions -----------------------------------------------------------------------------------


def _ask_choose(step: ChooseSpecials, view: NovgorodState, seat: Seat) -> str:
    if not step.cards:
        return translate("Novgorod", "choose a special mission.")
    return translate("Novgorod", "choose another special mission, or begin.")


def _help_choose(step: ChooseSpecials, view: NovgorodState, seat: Seat) -> Sequence[str]:
    ducats = cost(view, step.cards, step.cheap)
    if not step.cards:
        return (translate("Novgorod", "The privilege makes all of them together cheaper, once."),)
    return (Novgorod.trUtf8("The choice costs %n ducat(s) so far.", None, ducats),)


def _ask_gather(step: GatherSpecial, view: NovgorodState, seat: Seat) -> str:
    text = translate("Novgorod", "use goods for the special mission “{mission}”.")
    return text.format(mission=special(step.card, dict(view.expert.column)[step.card]))


def _help_gather(step: GatherSpecial, view: NovgorodState, seat: Seat) -> Sequence[str]:
    needs = step.due[0]
    missing = [names.good(CARDS.good_ids()[g]) for g in BITS[needs.goods]]
    for i, luxury in enumerate(LUXURIES):
        if (needs.luxuries | needs.luxuries >> len(LUXURIES)) >> i & 1:
            missing.append(names.good(luxury))
    return (translate("Novgorod", "Still needed: {goods}.").format(goods=listed(missing)),)


def _ask_send(step: SendPirate, view: NovgorodState, seat: Seat) -> str:
    return translate("Novgorod", "move the pirate, or leave him.")


def _help_send(step: SendPirate, view: NovgorodState, seat: Seat) -> Sequence[str]:
    return (translate("Novgorod", "That uses the privilege “?” of this turn."),)


QUESTIONS: Final[
    dict[
        type[Step],
        tuple[Callable[[Any, Any, Seat], str], Callable[[Any, Any, Seat], Sequence[str]]],
    ]
] = {
    ChooseSpecials: (_ask_choose, _help_choose),
    GatherSpecial: (_ask_gather, _help_gather),
    SendPirate: (_ask_send, _help_send),
}
