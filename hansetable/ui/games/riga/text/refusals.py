"""Why something cannot be done in Riga: a sentence for every reason of the rules."""

from hansetable.games.riga.bill import Bill
from hansetable.games.riga.cards import BUILDING, CARDS, COST, KIND_OF
from hansetable.ui.games.phrases import Phrase, Phrases, When, either, seat, word, words
from hansetable.ui.games.riga.text import names as say
from hansetable.ui.games.riga.text.names import Riga

_SENTENCES: dict[str, Phrase] = {
    # others decide, only to look at
    "over": Riga.tr("The game is over."),
    "turn": Riga.tr("It is {name}’s turn."),
    "name-others": Riga.tr("{name} names the start player."),
    "kept": Riga.tr("You have chosen your building; now wait for {names}."),
    "winter-done": Riga.tr("You need not lay anything aside now; wait for {names}."),
    "other-hand": Riga.tr("These cards belong to {name}."),
    "other-display": Riga.tr("This belongs to {name}; you can only look at it."),
    "pile-goods": Riga.tr("Goods are taken from the rows; only a treasury draws from the pile."),
    "pile-buildings": Riga.tr(
        "Buildings are taken from the display; only a builder’s yard draws from the pile."
    ),
    "discarded": Riga.tr("Discarded cards return only when a new pile is shuffled."),
    "separator": Riga.tr("The separator only shows which buildings leave in spring."),
    "cover": Riga.tr("It covers a used function, nothing more."),
    "seat": Riga.tr("The start player is named only once, before the first year."),
    "laid": Riga.tr("This is paid already; Undo takes it back."),
    "no-discard": Riga.tr("You cannot simply discard cards; only in winter some are laid aside."),
    # preparation, taking, swapping
    "name": Riga.tr("First name the start player: choose the name of a player."),
    "keep": Riga.tr("First choose which of your two buildings you keep."),
    "take": Riga.tr("First take a row of goods or a building; after that you may build."),
    "row-empty": Riga.tr("Row {row} is empty; rows are laid only in spring."),
    "must-row": Riga.tr("The monastery has swapped two goods: you must take row {rows}."),
    "whole-row": Riga.tr("You take a whole row: choose any of its goods."),
    "swap": Riga.tr("First finish the swap: two goods from two different rows."),
    "no-other": Riga.tr("The other rows hold nothing but {good}; there is nothing to swap."),
    "same-row": Riga.tr("The second good must come from another row than row {row}."),
    "same-good": Riga.tr("Swapping {good} for {good} would change nothing."),
    "taken": Riga.tr("You can take nothing more in this turn."),
    "to-hand": Riga.tr("Only what you take or keep goes into your hand."),
    # building and paying
    "bill": Riga.tr("To put a building on the bill, put it in its city."),
    "bill-first": Riga.tr("First choose what you build, then pay with {good}."),
    "three": Riga.tr("You can build %n building(s) in a turn, not more.", None, "most"),
    "short": Riga.tr("{building} costs {cost}, and you lack %n ducat(s).", None, "missing"),
    "short-fresh": Riga.tr(
        "You lack %n ducat(s) for {building}; what you built in this turn helps only later.",
        None,
        "missing",
    ),
    "short-barred": Riga.tr(
        "You lack %n ducat(s) for {building}; {goods} cannot be used there.",
        None,
        "missing",
    ),
    "short-together": Riga.tr("You lack %n ducat(s) to build {building}, too.", None, "missing"),
    "city-empty": When(
        lambda told: isinstance(getattr(told.view, "step", None), Bill),
        Riga.tr("You have no other building for {city}."),
        Riga.tr("You have no building for {city}."),
    ),
    "one-city": Riga.tr("This bill is for {city} alone: each city is paid for separately."),
    "begun": Riga.tr(
        "You have begun to pay, so nothing more can join; %n ducat(s) is/are still due.",
        None,
        "due",
    ),
    "barred": Riga.tr("{good} cannot be used in {city} without the market hall for {good}."),
    "superfluous": Riga.tr(
        "With {thing} ({value}) part of the payment would be superfluous; %n ducat(s) is/are due.",
        None,
        "due",
    ),
    "craned": Riga.tr(
        "A crane halves the cost of {building} already; a second one is not allowed."
    ),
    "planned": Riga.tr("It is on the bill already; %n ducat(s) is/are still due.", None, "due"),
    # functions
    "lasting": Riga.tr("{kind} counts all the time; you need not use it."),
    "fresh": Riga.tr("{kind} was built in this turn; it helps only in a later one."),
    "used": Riga.tr("{kind} has been used; its function stays covered."),
    "shows-0": Riga.tr(
        "The exchange office shows 0; goods worth at least {deposit} fill it at the end of a turn."
    ),
    "nothing-to-draw": Riga.tr("There is nothing left to draw."),
    "no-swap": Riga.tr("No two rows have different goods to swap."),
    "too-late": Riga.tr("The monastery is used before you take something; now it is too late."),
    "pay-first": Riga.tr("First finish the payment, then use {building}."),
    "pays-bill": Riga.tr("{kind} pays as soon as a building is on the bill."),
    "halves-bill": Riga.tr(
        "The crane halves the cost of a building on the bill; there is none yet."
    ),
    "worth-nothing": When(
        lambda told: KIND_OF[BUILDING[told.building]] == "bank",
        Riga.tr("The bank pays for merchants that you had before this turn; you had none."),
        Riga.tr("The inn pays for knights that you had before this turn; you had none."),
    ),
    "deposit": Riga.tr(
        "Building is over; goods worth %n ducat(s) or more fill the exchange office now.",
        None,
        "due",
    ),
    # questions that come first
    "school": Riga.tr("First say whether the school counts as a knight or as a merchant."),
    "draft": Riga.tr("First keep one of the buildings drawn, or none."),
    "choose": Riga.tr("First keep one of the goods drawn."),
    "winter": Riga.tr("It is winter: lay aside %n card(s) from your hand.", None, "number"),
    "aside": Riga.tr("This is laid aside already; Undo takes it back."),
    "not-hand": Riga.tr("Riga buildings are not part of your hand; they are never laid aside."),
    # one thing put on another
    "put-in-hand": Riga.tr("Put it in your hand."),
    "put-aside": Riga.tr("In winter, put the cards on the discards."),
    "put-in-city": Riga.tr("Put {kind} in your column for {city}; then you pay."),
    "other-city": Riga.tr("{kind} can only be built in {city}."),
    "use-on-hand": Riga.tr("To use {kind}, put it on your hand."),
    "use-on-rows": Riga.tr("To use the monastery, put it on the rows."),
    "crane-on-bill": Riga.tr("A crane halves the cost of a building on the bill: put it there."),
    "bill-on-crane": Riga.tr("Put a crane here to halve the cost of {price}."),
    "not-there": Riga.tr("That does nothing here now."),
}
REFUSALS = Phrases(
    _SENTENCES,
    name=seat(),
    names=seat("seats"),
    rows=lambda told: either([str(row) for row in told.rows]),
    kind=word(say.the_kind, "building"),
    price=lambda told: COST[BUILDING[told.building]],
    deposit=CARDS.deposit,
    **words(
        good=say.name, goods=say.goods, city=say.city, building=say.the_one, thing=say.the_card
    ),
)
"""What the sentences name are the fields that the reasons of the rules have."""
