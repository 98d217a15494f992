"""The log of Novgorod: events as sentences."""

from collections.abc import Mapping
from typing import Any

from hansetable.games.novgorod import events as e
from hansetable.games.novgorod.cards import CARDS, PARTS, SPECIAL
from hansetable.ui.games.novgorod.text import names as say
from hansetable.ui.games.novgorod.text.names import Novgorod
from hansetable.ui.games.phrases import SILENT, Phrase, Phrases, When, listed, seat, word, words


def _sailed(event: e.Sailed) -> Phrase:
    if not event.cities:
        return Novgorod.tr("{name} stays in port.")
    if len(event.cities) == 1:
        return Novgorod.tr("{name} sails to {route}.")
    return Novgorod.tr("{name} sails {route}.")


LOG = Phrases(
    {
        # preparation
        e.SideChosen: When(
            lambda event: event.side == "front",
            Novgorod.tr("{name} plays the front side of career card {career}."),
            Novgorod.tr("{name} plays the back side of career card {career}."),
        ),
        e.OfficeTaken: Novgorod.tr("{name} takes the {city} office."),
        e.MissionTaken: Novgorod.tr("{name} takes the mission “{mission}”."),
        e.MissionDrawn: When(  # a hidden mission is told without its lines (N-130)
            "mission",
            When(
                "price",
                Novgorod.tr("{name} draws the mission “{mission}” for %n ducat(s).", None, "price"),
                Novgorod.tr("{name} draws the mission “{mission}” from the pile."),
            ),
            When(
                "price",
                Novgorod.tr("{name} draws a mission from the pile for %n ducat(s).", None, "price"),
                Novgorod.tr("{name} draws a mission from the pile."),
            ),
        ),
        e.IntroductionPaid: Novgorod.tr(
            "{name} pays %n ducat(s) for two offices and two missions; {left} left.", None, "ducats"
        ),
        e.MissionsTurnedUp: Novgorod.tr("%n new mission(s): {missions}.", None, "missions"),
        # phase 1
        e.TurnBegan: SILENT,
        e.Laid: SILENT,
        e.Marked: Novgorod.tr("{name} lays the {card} office as a placeholder for {city}."),
        e.Sailed: _sailed,
        # phase 2
        e.Produced: Novgorod.tr("{name} makes {luxury} from {goods}: {gain}."),
        e.Crafted: Novgorod.tr("{name} makes {luxury} from {goods}."),
        e.Used: When(
            "held",
            Novgorod.tr("{name} uses {good} from the hold."),
            Novgorod.tr("{name} uses {good}."),
        ),
        e.Fulfilled: When(
            lambda event: event.line == "upper",
            Novgorod.tr("{name} fulfils the upper line of a mission with {upper}: {seals}."),
            Novgorod.tr("{name} completes a mission with {lower}: {seals}."),
        ),
        e.Advanced: When(
            "ducats",
            Novgorod.tr("{name} reaches career step {level} for %n ducat(s).", None, "ducats"),
            Novgorod.tr("{name} reaches career step {level}."),
        ),
        e.Stored: When(
            lambda event: event.given_up in ("", event.city),
            Novgorod.tr("{name} stores {stored}."),
            Novgorod.tr("{name} stores {stored} and gives up {other}."),
        ),
        e.Collected: Novgorod.tr("{name} takes income in {cities}: {ducats}."),
        e.PrivilegeUsed: When(
            lambda event: event.kind == "income",
            Novgorod.tr("{name} uses the privilege “{privilege}”: {more}."),
            Novgorod.tr("{name} uses the privilege “{privilege}”."),
        ),
        e.FeesPaid: Novgorod.tr(
            "{name} pays the harbour fee(s) in {cities}: {ducats}.", None, "cities"
        ),
        e.Kept: Novgorod.tr("{name} leaves a mission open; still to do: {lower}."),
        e.Finished: Novgorod.tr("{name} puts a half-done mission under the ship."),
        # phases 3 and 4
        e.OfficeBought: Novgorod.tr(
            "{name} buys the {city} office for %n ducat(s).", None, "price"
        ),
        e.Upgraded: Novgorod.tr(
            "{name} improves the ship to speed {speed} for %n ducat(s).", None, "price"
        ),
        e.MissionBought: Novgorod.tr(
            "{name} buys the mission “{mission}” for %n ducat(s).", None, "price"
        ),
        e.SealsGained: When(
            "privilege",
            Novgorod.tr("{name} takes %n seal(s) for the privilege.", None, "seals"),
            Novgorod.tr("{name} takes %n seal(s) for the career.", None, "seals"),
        ),
        # bonus cards and the end
        e.BonusGained: Novgorod.tr("{name} earns the bonus “{bonus}”: {seals}."),
        e.BonusLowered: Novgorod.tr(
            "The bonus “{bonus}” brings %n seal(s) from now on.", None, "seals"
        ),
        e.BonusLeft: Novgorod.tr("The bonus card “{bonus}” leaves the game."),
        e.LastRoundBegan: Novgorod.tr("The last round begins."),
        e.GameEnded: When(
            "winners",
            Novgorod.tr("The game is over: {winners} win(s).", None, "winners"),
            Novgorod.tr("The game is over: everybody still shows an ×, nobody wins."),
        ),
        # the expert game
        e.MerchantGave: Novgorod.tr("The merchant in {city} gives {name} {gift} more."),
        e.MerchantMoved: Novgorod.tr("The merchant goes on to {city}."),
        e.PirateMoved: When(
            "ducats",
            Novgorod.tr("{name} moves the pirate to {city} for %n ducat(s).", None, "ducats"),
            Novgorod.tr("{name} moves the pirate to {city}."),
        ),
        e.SpecialsBegun: When(
            lambda event: len(event.cards) == 1,
            Novgorod.tr("{name} pays %n ducat(s) for a special mission.", None, "ducats"),
            Novgorod.tr("{name} pays %n ducat(s) for {number} special missions.", None, "ducats"),
        ),
        e.SpecialFulfilled: Novgorod.tr("{name} fulfils the special mission “{special}”: {seals}."),
        e.SpecialTurned: Novgorod.tr(
            "The special mission moves to the bottom and shows “{special}” from now on."
        ),
    },
    name=seat(),
    winners=seat("winners"),
    missions=lambda event: listed([say.quoted(key) for key in event.missions]),
    upper=lambda event: say.mission_lines(event.mission)[0],
    lower=lambda event: say.mission_lines(event.mission)[1],
    route=word(say.route, "cities"),
    gain=lambda event: say.gain(event.seals, event.seals),
    gift=lambda event: say.seals(event.seals) if event.seals else say.ducats(event.ducats),
    more=lambda event: say.ducats(CARDS.income_more),
    stored=word(say.good_of, "city"),
    other=word(say.good_of, "given_up"),
    privilege=word(say.privilege, "kind"),
    number=lambda event: len(event.cards),
    special=lambda event: say.special(SPECIAL[event.card], PARTS.index(event.part)),
    **words(
        city=say.city,
        cities=say.cities,
        card=say.city,
        mission=say.mission,
        bonus=say.bonus,
        luxury=say.good,
        good=say.good,
        goods=say.worked,
        seals=say.seals,
        ducats=say.ducats,
    ),
)

BESIDE: Mapping[Any, Phrase] = {
    e.Laid: When(
        "base",
        Novgorod.tr("{name} lays the base office of {city}."),
        Novgorod.tr("{name} lays the {city} office."),
    )
}

BRIEF: Mapping[Any, Phrase] = {
    e.Sailed: When("cities", "{route}", Novgorod.tr("stays in port")),
    e.Produced: "{luxury}",
    e.Fulfilled: When(
        lambda event: event.line == "upper",
        Novgorod.tr("half a mission"),
        Novgorod.tr("a mission"),
    ),
    e.Advanced: Novgorod.tr("career step {level}"),
    e.OfficeBought: Novgorod.tr("{city} office"),
    e.Upgraded: Novgorod.tr("speed {speed}"),
    e.MissionBought: Novgorod.tr("a new mission"),
    e.BonusGained: Novgorod.tr("bonus “{bonus}”"),
    e.PirateMoved: Novgorod.tr("pirate to {city}"),
    e.SpecialFulfilled: Novgorod.tr("a special mission"),
}
