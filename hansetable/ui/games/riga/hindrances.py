"""What hinders a card of Riga from being built, paid with or used: a sentence for every reason."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hansetable.games.riga.cards import BUILDING, CARDS, CITIES, CITY_OF, GOOD, KIND_OF
from hansetable.ui.games.riga import words
from hansetable.ui.games.riga.words import Riga
from hansetable.ui.language import translate

Names = Sequence[str]


def the_kind(building: str) -> str:
    """Return a building without its city, as an object of a verb."""
    return words.the_kind(KIND_OF[BUILDING[building]])


# ---- building and paying -------------------------------------------------------------------------


def _bill(names: Names) -> str:
    return translate("Riga", "A building gets on the bill by being put in its city.")


def _bill_first(names: Names, good: str) -> str:
    text = translate("Riga", "First choose what you build, then pay with {good}.")
    return text.format(good=words.good(good))


def _three(names: Names, most: int) -> str:
    return Riga.trUtf8("A turn has room for %n building(s), not for more.", None, most)


def _short(names: Names, building: str, cost: int, missing: int) -> str:
    text = Riga.trUtf8("{building} costs {cost}, and you lack %n ducat(s).", None, missing)
    return text.format(building=words.the((building,)), cost=cost)


def _short_fresh(names: Names, building: str, missing: int) -> str:
    text = Riga.trUtf8(
        "%n ducat(s) is/are lacking for {building}: what was built in this turn helps only later.",
        None,
        missing,
    )
    return text.format(building=words.the((building,)))


def _short_barred(names: Names, building: str, missing: int, *goods: str) -> str:
    b = BUILDING[building]
    text = Riga.trUtf8(
        "%n ducat(s) is/are lacking for {building}: {goods} cannot be used in {city}.",
        None,
        missing,
    )
    return text.format(
        building=words.the((building,)),
        goods=words.goods(goods),
        city=words.city(CITIES[CITY_OF[b]]),
    )


def _short_together(names: Names, building: str, missing: int) -> str:
    text = Riga.trUtf8("%n ducat(s) is/are lacking to build {building}, too.", None, missing)
    return text.format(building=words.the((building,)))


def _city_empty(names: Names, city: str) -> str:
    text = translate("Riga", "You have no other building of {city} to build.")
    return text.format(city=words.city(city))


def _one_city(names: Names, city: str) -> str:
    text = translate("Riga", "This bill is for {city} alone: each city is paid for separately.")
    return text.format(city=words.city(city))


def _begun(names: Names, due: int) -> str:
    return Riga.trUtf8(
        "You have begun to pay, nothing more can join; %n ducat(s) is/are still due.", None, due
    )


def _barred(names: Names, good: str, city: str) -> str:
    text = translate("Riga", "{good} cannot be used in {city}; a matching market hall would help.")
    return text.format(good=words.good(good), city=words.city(city))


def _superfluous(names: Names, thing: str, value: int, due: int) -> str:
    text = Riga.trUtf8(
        "With {thing} ({value}) part of the payment would be superfluous; %n ducat(s) is/are due.",
        None,
        due,
    )
    what = words.good(thing) if thing in GOOD else words.the((thing,))
    return text.format(thing=what, value=value)


def _craned(names: Names, building: str) -> str:
    text = translate("Riga", "A crane halves the cost already: {building}. One crane a building.")
    return text.format(building=words.building(building))


def _planned(names: Names, building: str, due: int) -> str:
    return Riga.trUtf8("It is on the bill already; %n ducat(s) is/are still due.", None, due)


# ---- functions -----------------------------------------------------------------------------------


def _lasting(names: Names, building: str) -> str:
    text = translate("Riga", "{building} counts all the time; there is nothing to touch.")
    return text.format(building=the_kind(building))


def _fresh(names: Names, building: str) -> str:
    text = translate("Riga", "{building} was built in this turn; it helps from your next turn on.")
    return text.format(building=the_kind(building))


def _used(names: Names, building: str) -> str:
    text = translate("Riga", "{building} has been used; its function is covered for good.")
    return text.format(building=the_kind(building))


def _shows_0(names: Names) -> str:
    text = translate(
        "Riga",
        "The exchange office shows 0; at the end of a turn goods of base value {goods} fill it.",
    )
    return text.format(goods=CARDS.deposit)


def _nothing_to_draw(names: Names, building: str) -> str:
    return translate("Riga", "There is nothing left to draw.")


def _no_swap(names: Names) -> str:
    return translate("Riga", "No two rows have different goods that could be swapped.")


def _too_late(names: Names) -> str:
    return translate("Riga", "The monastery is used before taking; now it is too late.")


def _pay_first(names: Names, building: str) -> str:
    text = translate("Riga", "First finish the payment, then use {building}.")
    return text.format(building=words.the((building,)))


def _pays_bill(names: Names, building: str) -> str:
    text = translate("Riga", "{building} pays as soon as a building is on the bill.")
    return text.format(building=the_kind(building))


def _halves_bill(names: Names, building: str) -> str:
    return translate("Riga", "The crane halves a building that is on the bill; there is none yet.")


def _worth_nothing(names: Names, building: str) -> str:
    if KIND_OF[BUILDING[building]] == "bank":
        return translate("Riga", "Without merchants the bank pays nothing.")
    return translate("Riga", "Without knights the inn pays nothing.")


def _deposit(names: Names, due: int) -> str:
    return Riga.trUtf8(
        "Building is over: give goods of %n ducat(s) to the exchange office, or leave it.",
        None,
        due,
    )


HINDRANCES: dict[str, Callable[..., str]] = {
    "bill": _bill,
    "bill-first": _bill_first,
    "three": _three,
    "short": _short,
    "short-fresh": _short_fresh,
    "short-barred": _short_barred,
    "short-together": _short_together,
    "city-empty": _city_empty,
    "one-city": _one_city,
    "begun": _begun,
    "barred": _barred,
    "superfluous": _superfluous,
    "craned": _craned,
    "planned": _planned,
    "lasting": _lasting,
    "fresh": _fresh,
    "used": _used,
    "shows-0": _shows_0,
    "nothing-to-draw": _nothing_to_draw,
    "no-swap": _no_swap,
    "too-late": _too_late,
    "pay-first": _pay_first,
    "pays-bill": _pays_bill,
    "halves-bill": _halves_bill,
    "worth-nothing": _worth_nothing,
    "deposit": _deposit,
}
"""The sentences about buildings, payments and functions."""
