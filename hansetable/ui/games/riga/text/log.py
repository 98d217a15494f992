"""The log of Riga: events as sentences."""

from collections.abc import Mapping
from typing import Any

from hansetable.games.riga import events as e
from hansetable.games.riga.cards import CARDS
from hansetable.ui.games.phrases import SILENT, Phrase, Phrases, When, listed, seat, word, words
from hansetable.ui.games.riga.text import names as say
from hansetable.ui.games.riga.text.names import Riga


def _building_kept(event: e.BuildingKept) -> Phrase:
    """A secret choice is told without faces (R-14, R-42)."""
    if not event.building:
        return Riga.tr("{name} keeps one building and discards %n other(s).", None, "discarded")
    if not event.discarded:
        return Riga.tr("{name} keeps {building}.")
    if len(event.discarded) == 1:
        return Riga.tr("{name} keeps {building} and discards {other}.")
    return Riga.tr("{name} keeps {building} and discards the others.")


def _good_kept(event: e.GoodKept) -> Phrase:
    if not event.good:
        if not event.discarded:
            return Riga.tr("{name} keeps one good.")
        return Riga.tr("{name} keeps one good and discards {others}.")
    if not event.discarded:
        return Riga.tr("{name} keeps {good}.")
    return Riga.tr("{name} keeps {good} and discards {others}.")


def _lost(event: e.Built | e.ExchangeFilled) -> Phrase:
    """What no change was given for (R-39)."""
    return Riga.tr("%n ducat(s) is/are lost.", None, "lost") if event.lost else SILENT


def _cards(event: e.Discarded) -> str:
    cards = say.each_good(event.goods)
    return listed([*cards, say.buildings(event.buildings)] if event.buildings else cards)


LOG = Phrases(
    {
        # drawn and kept
        e.StartNamed: When(
            lambda event: event.seat == event.start,
            Riga.tr("{name} chooses to be the start player."),
            Riga.tr("{name} names {starter} as the start player."),
        ),
        e.BuildingsDealt: Riga.tr("Everybody draws %n building(s).", None, "number"),
        e.BuildingKept: _building_kept,
        e.NothingKept: Riga.tr("{name} keeps none of %n building(s).", None, "discarded"),
        e.BuildingsDrawn: When(
            lambda event: all(event.buildings),
            Riga.tr("{name} draws %n building(s): {buildings}.", None, "buildings"),
            Riga.tr("{name} draws %n building(s).", None, "buildings"),
        ),
        e.GoodsDrawn: When(
            lambda event: all(event.goods),
            Riga.tr("{name} draws {goods}."),
            Riga.tr("{name} draws %n good(s).", None, "goods"),
        ),
        e.GoodKept: _good_kept,
        # the year
        e.YearBegan: Riga.tr("Year {year} begins; {starter} is the start player."),
        e.RowFilled: Riga.tr("Row {row} is filled up with {goods}."),
        e.RowLaid: Riga.tr("New in row {row}: {goods}."),
        e.BuildingsLeft: Riga.tr(
            "%n building(s) leave(s) the display: {buildings}.", None, "buildings"
        ),
        e.BuildingsTurnedUp: Riga.tr("%n new building(s): {buildings}.", None, "buildings"),
        e.TurnBegan: lambda event: (  # only the second of two turns in a row is worth a line
            Riga.tr("Autumn begins, and {name} has a second turn at once.")
            if event.again
            else SILENT
        ),
        e.LaidAside: When(
            "card",
            Riga.tr("{name} lays {card} aside."),
            Riga.tr("{name} lays a card aside."),
        ),
        e.Discarded: Riga.tr("{name} discards {cards}."),
        e.Shuffled: When(
            lambda event: event.pile == "goods",
            Riga.tr("The discarded goods are shuffled into a new pile."),
            Riga.tr("The discarded buildings are shuffled into a new pile."),
        ),
        e.GameEnded: Riga.tr("The game is over: {winners} win(s).", None, "winners"),
        # the turn
        e.RowTaken: Riga.tr("{name} takes {goods} (row {row})."),
        e.BuildingTaken: Riga.tr("{name} takes {building}."),
        e.NothingToTake: Riga.tr("{name} takes nothing: the display is empty."),
        e.FunctionUsed: Riga.tr("{name} uses {building}."),
        e.Swapped: Riga.tr(
            "{name} swaps {good} from row {row} for {other_good} from row {other_row}."
        ),
        # building
        e.Planned: SILENT,
        e.Craned: Riga.tr(
            "{name} uses {crane} and pays %n ducat(s) less for {building}.", None, "saved"
        ),
        e.Funded: Riga.tr("{name} uses {building}: {ducats}."),
        e.Spent: Riga.tr("{name} pays with {good}: {ducats}."),
        e.Built: (Riga.tr("{name} builds {built} for %n ducat(s).", None, "cost"), _lost),
        e.SchoolTurned: When(
            lambda event: event.side == "knight",
            Riga.tr("{name}’s school counts as a knight."),
            Riga.tr("{name}’s school counts as a merchant."),
        ),
        e.Covered: When(
            "marker",
            Riga.tr("A neutral marker covers one of {name}’s functions."),
            Riga.tr("A card from the pile covers one of {name}’s functions."),
        ),
        e.Uncovered: Riga.tr("Now one of {name}’s buildings covers the function instead."),
        e.ExchangeFilled: (
            Riga.tr("{name} turns the exchange office to {side} for {goods}."),
            _lost,
        ),
    },
    name=seat(),
    starter=seat("start"),
    winners=seat("winners"),
    built=word(say.the, "buildings"),
    other=lambda event: say.the_one(event.discarded[0]),
    others=word(say.goods, "discarded"),
    cards=_cards,
    side=CARDS.exchange,
    **words(
        good=say.name,
        other_good=say.name,
        goods=say.goods,
        building=say.the_one,
        crane=say.the_one,
        buildings=say.named,
        card=say.the_card,
        ducats=say.ducats,
    ),
)

BESIDE: Mapping[Any, Phrase] = {e.Planned: Riga.tr("{name} wants to build {building}.")}

BRIEF: Mapping[Any, Phrase] = {
    e.RowTaken: Riga.tr("takes {goods}"),
    e.BuildingTaken: Riga.tr("takes {building}"),
    e.Built: Riga.tr("builds {built}"),
    e.Discarded: Riga.tr("discards {cards}"),
}
