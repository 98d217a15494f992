"""The log of Riga: events as sentences."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from hansetable.core import Event
from hansetable.games.riga import events as e
from hansetable.games.riga.cards import CARDS
from hansetable.ui.games.riga import words
from hansetable.ui.games.riga.words import Riga
from hansetable.ui.games.saying import listed
from hansetable.ui.language import translate


def sentence(event: Event, names: Sequence[str]) -> str:
    """Return an event as a sentence; empty if another line says it.

    Args:
        event: what happened, as the reader may know it.
        names: the name of each seat.
    """
    if isinstance(event, e.StartNamed | e.YearBegan | e.GameEnded):
        return _of_all(event, names)
    seat = getattr(event, "seat", None)
    return _TELLERS[type(event)](event, "" if seat is None else names[seat])


def _of_all(event: e.StartNamed | e.YearBegan | e.GameEnded, names: Sequence[str]) -> str:
    """What names another seat than the own, or several."""
    match event:
        case e.StartNamed() if event.seat == event.start:
            text = translate("Riga", "{name} becomes the start player by own choice.")
            return text.format(name=names[event.seat])
        case e.StartNamed():
            text = translate("Riga", "{name} names {other} as the start player.")
            return text.format(name=names[event.seat], other=names[event.start])
        case e.YearBegan():
            text = translate("Riga", "Year {year} begins; {name} is the start player.")
            return text.format(year=event.year, name=names[event.start])
        case _:
            winners = listed([names[seat] for seat in event.winners])
            text = Riga.trUtf8("The game is over: {names} win(s).", None, len(event.winners))
            return text.format(names=winners)


def _silent(event: Event, name: str) -> str:
    """What the table shows, or what the next line says."""
    return ""


# ---- drawn and kept ------------------------------------------------------------------------------


def _dealt(event: e.BuildingsDealt, name: str) -> str:
    return Riga.trUtf8("Everybody draws %n building(s).", None, event.number)


def _building_kept(event: e.BuildingKept, name: str) -> str:
    """A secret choice is told without faces."""
    number = len(event.discarded)
    if not event.building:
        text = Riga.trUtf8("{name} keeps one building and discards %n.", None, number)
        return text.format(name=name)
    kept = words.the((event.building,))
    if not number:
        return translate("Riga", "{name} keeps {building}.").format(name=name, building=kept)
    if number == 1:
        text = translate("Riga", "{name} keeps {building}; discarded: {other}.")
        return text.format(name=name, building=kept, other=words.building(event.discarded[0]))
    text = translate("Riga", "{name} keeps {building} and discards the others.")
    return text.format(name=name, building=kept)


def _nothing_kept(event: e.NothingKept, name: str) -> str:
    number = len(event.discarded)
    return Riga.trUtf8("{name} keeps none of %n building(s).", None, number).format(name=name)


def _buildings_drawn(event: e.BuildingsDrawn, name: str) -> str:
    number = len(event.buildings)
    if all(event.buildings):
        text = Riga.trUtf8("{name} draws %n building(s): {buildings}.", None, number)
        return text.format(name=name, buildings=words.named(event.buildings))
    return Riga.trUtf8("{name} draws %n building(s).", None, number).format(name=name)


def _goods_drawn(event: e.GoodsDrawn, name: str) -> str:
    number = len(event.goods)
    if all(event.goods):
        text = translate("Riga", "{name} draws {goods}.")
        return text.format(name=name, goods=words.goods(event.goods))
    return Riga.trUtf8("{name} draws %n good(s).", None, number).format(name=name)


def _good_kept(event: e.GoodKept, name: str) -> str:
    if event.good:
        text = translate("Riga", "{name} keeps {good}.")
        if event.discarded:
            text = translate("Riga", "{name} keeps {good} and discards {others}.")
    elif event.discarded:
        text = translate("Riga", "{name} keeps one good and discards {others}.")
    else:
        text = translate("Riga", "{name} keeps one good.")
    good = words.good(event.good) if event.good else ""
    return text.format(name=name, good=good, others=words.goods(event.discarded))


# ---- the year ------------------------------------------------------------------------------------


def _row_filled(event: e.RowFilled, name: str) -> str:
    text = translate("Riga", "Row {row} is filled up with {goods}.")
    return text.format(row=event.row, goods=words.goods(event.goods))


def _row_laid(event: e.RowLaid, name: str) -> str:
    text = translate("Riga", "New in row {row}: {goods}.")
    return text.format(row=event.row, goods=words.goods(event.goods))


def _buildings_left(event: e.BuildingsLeft, name: str) -> str:
    text = Riga.trUtf8("%n building(s) leave(s): {buildings}.", None, len(event.buildings))
    return text.format(buildings=words.named(event.buildings))


def _turned_up(event: e.BuildingsTurnedUp, name: str) -> str:
    text = Riga.trUtf8("%n new building(s): {buildings}.", None, len(event.buildings))
    return text.format(buildings=words.named(event.buildings))


def _turn_began(event: e.TurnBegan, name: str) -> str:
    """Only the second of two turns in a row is worth a line (R-25)."""
    if not event.again:
        return ""
    text = translate("Riga", "Autumn begins, and {name} has a second turn.")
    return text.format(name=name)


def _laid_aside(event: e.LaidAside, name: str) -> str:
    if not event.card:
        return translate("Riga", "{name} lays a card aside.").format(name=name)
    good = event.card in CARDS.names
    card = words.good(event.card) if good else words.the((event.card,))
    return translate("Riga", "{name} lays {card} aside.").format(name=name, card=card)


def _discarded(event: e.Discarded, name: str) -> str:
    cards = words.each_good(event.goods)
    if event.buildings:
        cards.append(words.buildings(event.buildings))
    return translate("Riga", "{name} discards {cards}.").format(name=name, cards=listed(cards))


def _shuffled(event: e.Shuffled, name: str) -> str:
    if event.pile == "goods":
        return translate("Riga", "The discarded goods are shuffled into a new pile.")
    return translate("Riga", "The discarded buildings are shuffled into a new pile.")


# ---- the turn ------------------------------------------------------------------------------------


def _row_taken(event: e.RowTaken, name: str) -> str:
    text = translate("Riga", "{name} takes {goods} (row {row}).")
    return text.format(name=name, row=event.row, goods=words.goods(event.goods))


def _building_taken(event: e.BuildingTaken, name: str) -> str:
    text = translate("Riga", "{name} takes {building}.")
    return text.format(name=name, building=words.the((event.building,)))


def _nothing_to_take(event: e.NothingToTake, name: str) -> str:
    return translate("Riga", "{name} takes nothing: the display is empty.").format(name=name)


def _used(event: e.FunctionUsed, name: str) -> str:
    text = translate("Riga", "{name} uses {building}.")
    return text.format(name=name, building=words.the((event.building,)))


def _swapped(event: e.Swapped, name: str) -> str:
    text = translate("Riga", "{name} swaps {good} of row {row} with {other} of row {other_row}.")
    return text.format(
        name=name,
        good=words.good(event.good),
        row=event.row,
        other=words.good(event.other_good),
        other_row=event.other_row,
    )


# ---- building ------------------------------------------------------------------------------------


def _craned(event: e.Craned, name: str) -> str:
    text = Riga.trUtf8(
        "{name} uses {crane} and pays %n ducat(s) less for {building}.", None, event.saved
    )
    crane, building = words.the((event.crane,)), words.the((event.building,))
    return text.format(name=name, crane=crane, building=building)


def _funded(event: e.Funded, name: str) -> str:
    text = translate("Riga", "{name} uses {building}: {ducats}.")
    building = words.the((event.building,))
    return text.format(name=name, building=building, ducats=words.ducats(event.ducats))


def _spent(event: e.Spent, name: str) -> str:
    text = translate("Riga", "{name} pays with {good}: {ducats}.")
    return text.format(name=name, good=words.good(event.good), ducats=words.ducats(event.ducats))


def _built(event: e.Built, name: str) -> str:
    text = Riga.trUtf8("{name} builds {buildings} for %n ducat(s).", None, event.cost)
    return _with_loss(text.format(name=name, buildings=words.the(event.buildings)), event.lost)


def _with_loss(text: str, lost: int) -> str:
    """Say what no change was given for, if there is anything."""
    if not lost:
        return text
    losing = Riga.trUtf8("%n ducat(s) is/are lost.", None, lost)
    return f"{text} {losing}"


def _school(event: e.SchoolTurned, name: str) -> str:
    if event.side == "knight":
        text = translate("Riga", "The school of {name} counts as a knight.")
    else:
        text = translate("Riga", "The school of {name} counts as a merchant.")
    return text.format(name=name)


def _covered(event: e.Covered, name: str) -> str:
    if event.marker:
        text = translate("Riga", "A neutral marker covers a function of {name}.")
    else:
        text = translate("Riga", "A card of the pile covers a function of {name}.")
    return text.format(name=name)


def _uncovered(event: e.Uncovered, name: str) -> str:
    text = translate("Riga", "From now on a building of {name} covers the function instead.")
    return text.format(name=name)


def _exchange(event: e.ExchangeFilled, name: str) -> str:
    text = translate("Riga", "{name} turns the exchange office to {side} for {goods}.")
    goods = words.goods(event.goods)
    return _with_loss(text.format(name=name, side=CARDS.exchange, goods=goods), event.lost)


_TELLERS: dict[type[Event], Callable[[Any, str], str]] = {
    e.BuildingsDealt: _dealt,
    e.BuildingKept: _building_kept,
    e.NothingKept: _nothing_kept,
    e.RowFilled: _row_filled,
    e.RowLaid: _row_laid,
    e.BuildingsLeft: _buildings_left,
    e.BuildingsTurnedUp: _turned_up,
    e.TurnBegan: _turn_began,
    e.RowTaken: _row_taken,
    e.BuildingTaken: _building_taken,
    e.NothingToTake: _nothing_to_take,
    e.FunctionUsed: _used,
    e.BuildingsDrawn: _buildings_drawn,
    e.GoodsDrawn: _goods_drawn,
    e.GoodKept: _good_kept,
    e.Swapped: _swapped,
    e.Planned: _silent,
    e.Craned: _craned,
    e.Funded: _funded,
    e.Spent: _spent,
    e.Built: _built,
    e.SchoolTurned: _school,
    e.Covered: _covered,
    e.Uncovered: _uncovered,
    e.ExchangeFilled: _exchange,
    e.LaidAside: _laid_aside,
    e.Discarded: _discarded,
    e.Shuffled: _shuffled,
}
