"""The questions of Kogge between two players: raids, conflicts, trade."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from hansetable.core import Seat, Step
from hansetable.games.kogge import actions as a
from hansetable.games.kogge.conflict import WISHES, Fight, MakeWish, Quarrel, opponents
from hansetable.games.kogge.multiset import size
from hansetable.games.kogge.raid import ChoosePile, PartCargo
from hansetable.games.kogge.routes import DriveOut
from hansetable.games.kogge.state import KoggeState
from hansetable.games.kogge.trade import Trade
from hansetable.ui.games.kogge.text import names
from hansetable.ui.games.kogge.text.names import Kogge
from hansetable.ui.games.phrases import either
from hansetable.ui.language import translate

Players = Sequence[str]
Asked = tuple[
    Callable[[Any, Any, Seat, Players], str], Callable[[Any, Any, Seat, Players], Sequence[str]]
]
"""The question of a step, and its lines of help."""

# ---- raids ---------------------------------------------------------------------------------------


def _ask_part(step: PartCargo, view: KoggeState, seat: Seat, players: Players) -> str:
    left = (size(view.piles[1]) - size(view.piles[0])) // 2
    return Kogge.trUtf8("lay %n more good(s) on the first pile.", None, left)


def _help_part(step: PartCargo, view: KoggeState, seat: Seat, players: Players) -> Sequence[str]:
    text = translate("Kogge", "{name} will take one of your two piles; the other is left to you.")
    piles = translate("Kogge", "First: {first}; second: {second}.")
    first, second = map(names.pack, view.piles)
    return (text.format(name=players[step.raider]), piles.format(first=first, second=second))


def _ask_pile(step: ChoosePile, view: KoggeState, seat: Seat, players: Players) -> str:
    return translate("Kogge", "take one of the two piles.")


def _help_pile(step: ChoosePile, view: KoggeState, seat: Seat, players: Players) -> Sequence[str]:
    piles = translate("Kogge", "First: {first}; second: {second}.")
    first, second = map(names.pack, view.piles)
    text = translate("Kogge", "The other one is left to {name}.")
    return (piles.format(first=first, second=second), text.format(name=players[step.victim]))


def _ask_drive(step: DriveOut, view: KoggeState, seat: Seat, players: Players) -> str:
    if step.optional:
        text = translate("Kogge", "send the cog of {name} along a route, or leave it.")
    else:
        text = translate("Kogge", "send the cog of {name} along a route.")
    return text.format(name=players[step.cog])


def _help_drive(step: DriveOut, view: KoggeState, seat: Seat, players: Players) -> Sequence[str]:
    ways = [action.q for action in step.options(view, seat) if isinstance(action, a.Drive)]
    text = translate("Kogge", "Possible: {ways}.")
    return (
        text.format(ways=either([names.way(view, q) for q in ways])),
        translate("Kogge", "The step is free, and nothing is loaded."),
    )


# ---- conflicts, trade ----------------------------------------------------------------------------


def _ask_quarrel(step: Quarrel, view: KoggeState, seat: Seat, players: Players) -> str:
    others = either([players[other] for other in opponents(view, seat)])
    return translate("Kogge", "attack {names}, or keep the peace.").format(names=others)


def _help_quarrel(step: Quarrel, view: KoggeState, seat: Seat, players: Players) -> Sequence[str]:
    return (
        translate("Kogge", "Both choose markers in secret and swap them."),
        translate("Kogge", "The better combination wins goods of the other cog."),
    )


def _ask_fight(step: Fight, view: KoggeState, seat: Seat, players: Players) -> str:
    other = step.defender if seat == step.attacker else step.attacker
    text = translate("Kogge", "choose markers for the conflict with {name}.")
    return text.format(name=players[other])


def _help_fight(step: Fight, view: KoggeState, seat: Seat, players: Players) -> Sequence[str]:
    if stake := view.stake[seat]:
        text = translate("Kogge", "Chosen so far: {markers}.")
        first = text.format(markers=names.markers_of(stake))
    else:
        first = translate("Kogge", "If you choose none, any marker beats you.")
    return (first, translate("Kogge", "They are compared like bids, and then swapped."))


def _ask_wish(step: MakeWish, view: KoggeState, seat: Seat, players: Players) -> str:
    text = Kogge.trUtf8(
        "wish for %n more good(s) of the cog of {name}.", None, WISHES - size(step.wish)
    )
    return text.format(name=players[step.loser])


def _help_wish(step: MakeWish, view: KoggeState, seat: Seat, players: Players) -> Sequence[str]:
    lines = [translate("Kogge", "You get what the cog has of your wish.")]
    if step.wish:
        text = translate("Kogge", "Wish so far: {goods}.")
        lines.insert(0, text.format(goods=names.pack(step.wish)))
    return lines


def _ask_trade(step: Trade, view: KoggeState, seat: Seat, players: Players) -> str:
    text = translate("Kogge", "accept or decline the offer of {name}.")
    return text.format(name=players[step.terms.by])


def _help_trade(step: Trade, view: KoggeState, seat: Seat, players: Players) -> Sequence[str]:
    terms = step.terms
    text = translate("Kogge", "{name} gives {gives} and wants {gets}.")
    gives, gets = names.items(terms.gives()), names.items(terms.gets())
    lines = [text.format(name=players[terms.by], gives=gives, gets=gets)]
    if not step.holds(view):
        lines.append(translate("Kogge", "You do not have that."))
    elif terms.side == "theirs":
        lines.append(translate("Kogge", "Goods go into your kontor and come out of it."))
    elif terms.side == "mine":
        text = translate("Kogge", "It is the kontor of {name} that trades.")
        lines.append(text.format(name=players[terms.by]))
    return lines


QUESTIONS: dict[type[Step], Asked] = {
    PartCargo: (_ask_part, _help_part),
    ChoosePile: (_ask_pile, _help_pile),
    DriveOut: (_ask_drive, _help_drive),
    Quarrel: (_ask_quarrel, _help_quarrel),
    Fight: (_ask_fight, _help_fight),
    MakeWish: (_ask_wish, _help_wish),
    Trade: (_ask_trade, _help_trade),
}
