"""Why something cannot be done in Riga: one sentence for every reason of the rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hansetable.core import Refusal
from hansetable.games.riga.cards import BUILDING, COST
from hansetable.ui.games.riga import words
from hansetable.ui.games.riga.hindrances import HINDRANCES, Names, the_kind
from hansetable.ui.games.riga.words import Riga
from hansetable.ui.games.saying import either, listed, titled
from hansetable.ui.language import translate


def sentence(refusal: Refusal, names: Sequence[str]) -> str:
    """Return a refusal as one sentence; ``names`` are those of the seats."""
    return titled(SENTENCES[refusal.why](names, *refusal.about))


# ---- others decide, only to look at --------------------------------------------------------------


def _over(names: Names) -> str:
    return translate("Riga", "The game is over.")


def _turn(names: Names, seat: int) -> str:
    return translate("Riga", "It is the turn of {name}.").format(name=names[seat])


def _name_others(names: Names, seat: int) -> str:
    return translate("Riga", "{name} names the start player.").format(name=names[seat])


def _kept(names: Names, *seats: int) -> str:
    text = translate("Riga", "You have chosen your building; waiting for {names}.")
    return text.format(names=listed([names[seat] for seat in seats]))


def _winter_done(names: Names, *seats: int) -> str:
    text = translate("Riga", "You need not lay anything aside now; waiting for {names}.")
    return text.format(names=listed([names[seat] for seat in seats]))


def _other_hand(names: Names, seat: int) -> str:
    return translate("Riga", "These cards belong to {name}.").format(name=names[seat])


def _other_display(names: Names, seat: int) -> str:
    text = translate("Riga", "This belongs to {name}; it is only there to look at.")
    return text.format(name=names[seat])


def _pile_goods(names: Names) -> str:
    return translate("Riga", "Goods are taken from the rows; only a treasury draws from the pile.")


def _pile_buildings(names: Names) -> str:
    return translate(
        "Riga", "Buildings are taken from the display; only a builder’s yard draws from the pile."
    )


def _discarded(names: Names) -> str:
    return translate("Riga", "Discarded cards come back only with a new pile.")


def _separator(names: Names) -> str:
    return translate("Riga", "The separator only shows which buildings leave in spring.")


def _cover(names: Names) -> str:
    return translate("Riga", "It covers a used function, nothing more.")


def _seat(names: Names) -> str:
    return translate("Riga", "A player is named only once, as the start player before the game.")


def _laid(names: Names) -> str:
    return translate("Riga", "This is paid already; Undo takes it back.")


def _no_discard(names: Names) -> str:
    return translate("Riga", "Cards are laid aside only in winter.")


# ---- preparation, taking, swapping ---------------------------------------------------------------


def _name(names: Names) -> str:
    return translate("Riga", "First name the start player: touch the name of a player.")


def _keep(names: Names) -> str:
    return translate("Riga", "First choose which of your two buildings you keep.")


def _take(names: Names) -> str:
    return translate("Riga", "First take a row of goods or a building; after that you build.")


def _row_empty(names: Names, row: int) -> str:
    text = translate("Riga", "Row {row} is empty; new goods come in spring.")
    return text.format(row=row)


def _must_row(names: Names, *rows: int) -> str:
    text = translate("Riga", "The monastery has swapped: you must take row {rows}.")
    return text.format(rows=either([str(row) for row in rows]))


def _whole_row(names: Names) -> str:
    return translate("Riga", "Take one whole row: touch one of its goods.")


def _swap(names: Names) -> str:
    return translate("Riga", "First finish the swap of the monastery: two goods of two rows.")


def _no_other(names: Names, good: str) -> str:
    text = translate("Riga", "No other row has anything other than {good} to swap for.")
    return text.format(good=words.good(good))


def _same_row(names: Names, row: int) -> str:
    text = translate("Riga", "The second good must come from a row other than row {row}.")
    return text.format(row=row)


def _same_good(names: Names, good: str) -> str:
    text = translate("Riga", "Swapping {good} for {good} would change nothing.")
    return text.format(good=words.good(good))


def _taken(names: Names) -> str:
    return translate("Riga", "In this turn nothing more can be taken.")


def _to_hand(names: Names) -> str:
    return translate("Riga", "Only what you take or keep goes to your hand.")


# ---- questions that come first -------------------------------------------------------------------


def _school(names: Names) -> str:
    return translate("Riga", "First say whether the school counts as a knight or as a merchant.")


def _draft(names: Names) -> str:
    return translate("Riga", "First keep one of the buildings drawn, or none.")


def _choose(names: Names) -> str:
    return translate("Riga", "First keep one of the goods drawn.")


def _winter(names: Names, number: int) -> str:
    return Riga.trUtf8("It is winter: lay aside %n card(s) of your hand.", None, number)


def _aside(names: Names) -> str:
    return translate("Riga", "This is laid aside already; Undo takes it back.")


def _not_hand(names: Names) -> str:
    return translate("Riga", "Riga buildings are no hand cards; they are never laid aside.")


# ---- one thing put on another --------------------------------------------------------------------


def _put_in_hand(names: Names) -> str:
    return translate("Riga", "Put it in your hand.")


def _put_aside(names: Names) -> str:
    return translate("Riga", "In winter you put cards on the discards.")


def _put_in_city(names: Names, building: str, city: str) -> str:
    text = translate("Riga", "Put {building} in your column of {city}; then you pay.")
    return text.format(building=the_kind(building), city=words.city(city))


def _other_city(names: Names, building: str, city: str) -> str:
    text = translate("Riga", "{building} can only be built in {city}.")
    return text.format(building=the_kind(building), city=words.city(city))


def _use_on_hand(names: Names, building: str) -> str:
    text = translate("Riga", "To use {building}, put it on your hand.")
    return text.format(building=the_kind(building))


def _use_on_rows(names: Names, building: str) -> str:
    return translate("Riga", "To use the monastery, put it on the rows.")


def _crane_on_bill(names: Names) -> str:
    return translate("Riga", "A crane halves a building that is on the bill: put it there.")


def _bill_on_crane(names: Names, building: str) -> str:
    text = translate("Riga", "Put a crane here to halve the cost of {cost}.")
    return text.format(cost=COST[BUILDING[building]])


def _not_there(names: Names) -> str:
    return translate("Riga", "That means nothing here now.")


SENTENCES: dict[str, Callable[..., str]] = {
    "over": _over,
    "turn": _turn,
    "name-others": _name_others,
    "kept": _kept,
    "winter-done": _winter_done,
    "other-hand": _other_hand,
    "other-display": _other_display,
    "pile-goods": _pile_goods,
    "pile-buildings": _pile_buildings,
    "discarded": _discarded,
    "separator": _separator,
    "cover": _cover,
    "seat": _seat,
    "laid": _laid,
    "no-discard": _no_discard,
    "name": _name,
    "keep": _keep,
    "take": _take,
    "row-empty": _row_empty,
    "must-row": _must_row,
    "whole-row": _whole_row,
    "swap": _swap,
    "no-other": _no_other,
    "same-row": _same_row,
    "same-good": _same_good,
    "taken": _taken,
    "to-hand": _to_hand,
    "school": _school,
    "draft": _draft,
    "choose": _choose,
    "winter": _winter,
    "aside": _aside,
    "not-hand": _not_hand,
    "put-in-hand": _put_in_hand,
    "put-aside": _put_aside,
    "put-in-city": _put_in_city,
    "other-city": _other_city,
    "use-on-hand": _use_on_hand,
    "use-on-rows": _use_on_rows,
    "crane-on-bill": _crane_on_bill,
    "bill-on-crane": _bill_on_crane,
    "not-there": _not_there,
    **HINDRANCES,
}
"""The sentence of every reason, to be called with the names and with what it is about."""
