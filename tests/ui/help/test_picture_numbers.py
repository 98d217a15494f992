"""The numbers in the words below the pictures are those of the positions that are shown."""

import re
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from hansetable import paths
from hansetable.games.kogge.cards import CITY as HARBOURS
from hansetable.games.kogge.multiset import good_names, pieces_of
from hansetable.games.novgorod import special
from hansetable.games.novgorod.cards import CARDS as NOVGOROD
from hansetable.games.novgorod.solvency import plain_income
from hansetable.games.riga.cards import CARDS, CITIES, COST, GOOD, HALF
from hansetable.games.riga.scoring import points
from hansetable.ui.help.pictures import pictures
from hansetable.ui.language import CODES

State = Any
"""A position; each game has zones of its own."""
FURS, AMBER, SALT, ORE = ("furs",), ("amber",), ("salt",), ("ore",)
BUILDINGS = {building.id: b for b, building in enumerate(CARDS.buildings)}


def cost(building: str) -> int:
    return COST[BUILDINGS[building]]


def worth(city: str, good: str) -> int:
    return CARDS.values[CITIES.index(city)][GOOD[good]]


def row(state: State, index: int) -> int:
    return sum(CARDS.base[good] for good in state.rows[index])


def won(states: Sequence[State], seat: int, zone: str = "seals") -> int:
    before, after = states[0], states[-1]
    return int(getattr(after, zone)[seat] - getattr(before, zone)[seat])


def markers(pack: int) -> list[int]:
    return [int(marker) for marker in pieces_of(pack)]


def of_route(s: Sequence[State]) -> list[int]:
    income = plain_income(s[0], s[0].fresh)
    return [s[0].fees, income // 2, s[0].money[2], s[0].money[2] + income - s[0].fees]


def of_special(s: Sequence[State]) -> list[int]:
    card = s[0].expert.column[1][0]
    part = special.visible_part(s[0], card)
    together = special.cost(s[0], [card], cheap=False)
    return [part.cost, together - part.cost, together, part.seals]


def of_bill(s: Sequence[State]) -> list[int]:
    first, second = s[0].stack[-1], s[1].stack[-1]
    wine = worth("visby", "wine")
    assert first.cost == worth("tallinn", "cloth") + worth("tallinn", "grain") + CARDS.kontor
    assert second.cost == 4 * wine
    goods = [worth("tallinn", "cloth"), worth("tallinn", "grain"), CARDS.kontor]
    parts = [cost("visby-archive"), cost("visby-fortress")]
    return [first.cost, *goods, *parts, second.cost, wine]


def of_crane(s: Sequence[State]) -> list[int]:
    storehouse = BUILDINGS["riga-storehouse"]
    half = COST[storehouse] - HALF[storehouse]
    assert s[0].stack[-1].cost == half == CARDS.bank * 2
    return [COST[storehouse], half, half]


def of_change(s: Sequence[State]) -> list[int]:
    hall, cloth = s[0].stack[-1].cost, worth("stockholm", "cloth")
    return [hall, cloth, cloth - hall]


def of_bids(s: Sequence[State]) -> list[int]:
    heike, jorin, marit = (markers(pack) for pack in s[0].bids)
    assert s[1].order == [0, 1, 2]
    assert [good_names(s[i].goods[HARBOURS["reval"]]) for i in (0, 1)] == [5 * FURS, 9 * FURS]
    assert good_names(sum(s[1].stores)) == 2 * AMBER
    return [*heike, *jorin, *marit, heike[0], *jorin, *jorin, *marit]


def of_exchange(s: Sequence[State]) -> list[int]:
    return [CARDS.deposit, CARDS.base[GOOD["cloth"]], CARDS.exchange, cost("riga-school")]


def of_conflict(s: Sequence[State]) -> list[int]:
    return [*markers(s[0].stake[2]), *markers(s[1].stake[1])]


NUMBERS: dict[str, Callable[[Sequence[State]], list[int]]] = {
    "novgorod:route": of_route,
    "novgorod:artisan": lambda s: [won(s, 1), won(s, 1, "money")],
    "novgorod:mission": lambda s: [NOVGOROD.line_seals],
    "novgorod:lower-line": lambda s: [NOVGOROD.line_seals],
    "novgorod:both-lines": lambda s: [won(s, 1)],
    "novgorod:career": lambda s: [s[-1].career_side(2).seals[s[-1].level[2]]],
    "novgorod:pirate": lambda s: [s[0].speed[0]],
    "novgorod:special": of_special,
    "riga:rows": lambda s: [min(row(s[0], i) for i in range(4))],
    "riga:separator": lambda s: [s[0].year],
    "riga:change": of_change,
    "riga:bill": of_bill,
    "riga:crane": of_crane,
    "riga:monastery": lambda s: [row(s[1], 0), row(s[1], 2)],
    "riga:exchange": of_exchange,
    "riga:points": lambda s: [points(s[0], 1)["lodges"], sum(points(s[0], 1).values())],
    "kogge:bids": of_bids,
    "kogge:voyage": lambda s: [HARBOURS["stralsund"]],
    "kogge:kontor": lambda s: [HARBOURS["riga"]],
    "kogge:change": lambda s: [s[i].squares[2 * HARBOURS["stralsund"] + 1] for i in (0, 1)],
    "kogge:conflict": of_conflict,
}
"""The numbers that are named below each picture, in the order of the words."""


def test_the_words_below_a_picture_name_its_goods() -> None:
    def shown(name: str) -> list[State]:
        return [moment.view for moment in pictures("kogge")[f"kogge:{name}"].moments()]

    before, after, paid = shown("chips") + shown("kontor")[1:2]
    assert good_names(before.cargo[2] - after.cargo[2]) == 6 * SALT
    assert good_names(paid.cargo[1]) == ORE + AMBER + SALT
    city, _ = shown("exchange")
    assert good_names(city.goods[HARBOURS["stralsund"]]) == 5 * AMBER
    piles, _ = shown("raid")
    assert ORE * 2 in [good_names(pile) for pile in piles.piles]


@pytest.mark.parametrize("game", ["novgorod", "riga", "kogge"])
@pytest.mark.parametrize("code", CODES)
def test_the_words_below_a_picture_name_its_numbers(game: str, code: str) -> None:
    book = (paths.translations() / "rulebooks" / f"{game}.{code}.md").read_text("utf-8")
    known = pictures(game)
    for told, name in re.findall(r"^!\[(.*)\]\((.*)\)$", book, re.MULTILINE):
        found = list(map(int, re.findall(r"\d+", re.sub(r"\[\w+\]", "", told))))
        states = [moment.view for moment in known[name].moments()]
        assert found == (NUMBERS[name](states) if name in NUMBERS else []), name
