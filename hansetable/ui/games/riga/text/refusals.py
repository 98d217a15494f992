"""Why something cannot be done in Riga: a sentence for every reason of the rules."""

from hansetable.games.riga.cards import BUILDING, CARDS, CITIES, CITY_OF, COST, KIND_OF
from hansetable.ui.games.phrases import Phrase, Phrases, When, either, seat, word, words
from hansetable.ui.games.riga.text import names as say
from hansetable.ui.games.riga.text.names import Riga

_SENTENCES: dict[str, Phrase] = {
    # others decide, only to look at
    "over": Riga.tr("The game is over."),
    "turn": Riga.tr("It is the turn of {name}."),
    "name-others": Riga.tr("{name} names the start player."),
    "kept": Riga.tr("You have chosen your building; waiting for {names}."),
    "winter-done": Riga.tr("You need not lay anything aside now; waiting for {names}."),
    "other-hand": Riga.tr("These cards belong to {name}."),
    "other-display": Riga.tr("This belongs to {name}; it is only there to look at."),
    "pile-goods": Riga.tr("Goods are taken from the rows; only a treasury draws from the pile."),
    "pile-buildings": Riga.tr(
        "Buildings are taken from the display; only a builder’s yard draws from the pile."
    ),
    "discarded": Riga.tr("Discarded cards come back only with a new pile."),
    "separator": Riga.tr("The separator only shows which buildings leave in spring."),
    "cover": Riga.tr("It covers a used function, nothing more."),
    "seat": Riga.tr("A player is named only once, as the start player before the game."),
    "laid": Riga.tr("This is paid already; Undo takes it back."),
    "no-discard": Riga.tr("Cards are laid aside only in winter."),
    # preparation, taking, swapping
    "name": Riga.tr("First name the start player: touch the name of a player."),
    "keep": Riga.tr("First choose which of your two buildings you keep."),
    "take": Riga.tr("First take a row of goods or a building; after that you build."),
    "row-empty": Riga.tr("Row {row} is empty; new goods come in spring."),
    "must-row": Riga.tr("The monastery has swapped: you must take row {rows}."),
    "whole-row": Riga.tr("Take one whole row: touch one of its goods."),
    "swap": Riga.tr("First finish the swap of the monastery: two goods of two rows."),
    "no-other": Riga.tr("No other row has anything other than {good} to swap for."),
    "same-row": Riga.tr("The second good must come from a row other than row {row}."),
    "same-good": Riga.tr("Swapping {good} for {good} would change nothing."),
    "taken": Riga.tr("In this turn nothing more can be taken."),
    "to-hand": Riga.tr("Only what you take or keep goes to your hand."),
    # building and paying
    "bill": Riga.tr("A building gets on the bill by being put in its city."),
    "bill-first": Riga.tr("First choose what you build, then pay with {good}."),
    "three": Riga.tr("A turn has room for %n building(s), not for more.", None, "most"),
    "short": Riga.tr("{building} costs {cost}, and you lack %n ducat(s).", None, "missing"),
    "short-fresh": Riga.tr(
        "%n ducat(s) is/are lacking for {building}: what was built in this turn helps only later.",
        None,
        "missing",
    ),
    "short-barred": Riga.tr(
        "%n ducat(s) is/are lacking for {building}: {goods} cannot be used in {home}.",
        None,
        "missing",
    ),
    "short-together": Riga.tr(
        "%n ducat(s) is/are lacking to build {building}, too.", None, "missing"
    ),
    "city-empty": Riga.tr("You have no other building of {city} to build."),
    "one-city": Riga.tr("This bill is for {city} alone: each city is paid for separately."),
    "begun": Riga.tr(
        "You have begun to pay, nothing more can join; %n ducat(s) is/are still due.",
        None,
        "due",
    ),
    "barred": Riga.tr("{good} cannot be used in {city}; a matching market hall would help."),
    "superfluous": Riga.tr(
        "With {thing} ({value}) part of the payment would be superfluous; %n ducat(s) is/are due.",
        None,
        "due",
    ),
    "craned": Riga.tr("A crane halves the cost already: {name_of}. One crane a building."),
    "planned": Riga.tr("It is on the bill already; %n ducat(s) is/are still due.", None, "due"),
    # functions
    "lasting": Riga.tr("{kind} counts all the time; there is nothing to touch."),
    "fresh": Riga.tr("{kind} was built in this turn; it helps from your next turn on."),
    "used": Riga.tr("{kind} has been used; its function is covered for good."),
    "shows-0": Riga.tr(
        "The exchange office shows 0; at the end of a turn goods of base value {deposit} fill it."
    ),
    "nothing-to-draw": Riga.tr("There is nothing left to draw."),
    "no-swap": Riga.tr("No two rows have different goods that could be swapped."),
    "too-late": Riga.tr("The monastery is used before taking; now it is too late."),
    "pay-first": Riga.tr("First finish the payment, then use {building}."),
    "pays-bill": Riga.tr("{kind} pays as soon as a building is on the bill."),
    "halves-bill": Riga.tr("The crane halves a building that is on the bill; there is none yet."),
    "worth-nothing": When(
        lambda told: KIND_OF[BUILDING[told.building]] == "bank",
        Riga.tr("Without merchants the bank pays nothing."),
        Riga.tr("Without knights the inn pays nothing."),
    ),
    "deposit": Riga.tr(
        "Building is over: give goods of %n ducat(s) to the exchange office, or leave it.",
        None,
        "due",
    ),
    # questions that come first
    "school": Riga.tr("First say whether the school counts as a knight or as a merchant."),
    "draft": Riga.tr("First keep one of the buildings drawn, or none."),
    "choose": Riga.tr("First keep one of the goods drawn."),
    "winter": Riga.tr("It is winter: lay aside %n card(s) of your hand.", None, "number"),
    "aside": Riga.tr("This is laid aside already; Undo takes it back."),
    "not-hand": Riga.tr("Riga buildings are no hand cards; they are never laid aside."),
    # one thing put on another
    "put-in-hand": Riga.tr("Put it in your hand."),
    "put-aside": Riga.tr("In winter you put cards on the discards."),
    "put-in-city": Riga.tr("Put {kind} in your column of {city}; then you pay."),
    "other-city": Riga.tr("{kind} can only be built in {city}."),
    "use-on-hand": Riga.tr("To use {kind}, put it on your hand."),
    "use-on-rows": Riga.tr("To use the monastery, put it on the rows."),
    "crane-on-bill": Riga.tr("A crane halves a building that is on the bill: put it there."),
    "bill-on-crane": Riga.tr("Put a crane here to halve the cost of {price}."),
    "not-there": Riga.tr("That means nothing here now."),
}
REFUSALS = Phrases(
    _SENTENCES,
    name=seat(),
    names=seat("seats"),
    rows=lambda told: either([str(row) for row in told.rows]),
    kind=word(say.the_kind, "building"),
    name_of=word(say.building, "building"),
    home=lambda told: say.city(CITIES[CITY_OF[BUILDING[told.building]]]),
    price=lambda told: COST[BUILDING[told.building]],
    deposit=CARDS.deposit,
    **words(
        good=say.name, goods=say.goods, city=say.city, building=say.the_one, thing=say.the_card
    ),
)
"""What the sentences name are the fields that the reasons of the rules have."""
