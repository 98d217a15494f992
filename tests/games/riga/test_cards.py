"""The cards of the box (R-1, R-2) and their values."""

from __future__ import annotations

from pathlib import Path

import pytest

from hansetable.errors import SheetError
from hansetable.games.riga import cards
from hansetable.games.riga.cards import (
    ALL_CITY,
    BUILDING,
    CARDS,
    CITIES,
    COST,
    IN,
    KINDS,
    OF,
    POINTS,
    RIGA_KINDS,
    VALUES,
    bits,
)
from hansetable.games.riga.multiset import EVERY, count, size


def test_44_goods_of_four_kinds() -> None:
    """R-1"""
    assert [count(EVERY, g) for g in range(4)] == [8, 10, 12, 14]
    assert size(EVERY) == 44


def test_the_same_twelve_buildings_in_each_of_four_cities() -> None:
    """R-1"""
    assert ALL_CITY.bit_count() == 48
    for c, city in enumerate(CITIES[:4]):
        assert [CARDS.buildings[b].kind for b in bits(IN[c])] == list(KINDS)
        assert all(CARDS.buildings[b].id.startswith(city) for b in bits(IN[c]))


def test_four_riga_buildings() -> None:
    """R-1"""
    assert [CARDS.buildings[b].kind for b in bits(IN[4])] == list(RIGA_KINDS)


@pytest.mark.parametrize(
    ("city", "values"),
    [
        ("visby", (0, 4, 5, 2)),
        ("tallinn", (5, 0, 3, 4)),
        ("stockholm", (7, 4, 0, 2)),
        ("danzig", (5, 6, 3, 0)),
        ("riga", (5, 4, 3, 2)),
    ],
)
def test_what_goods_are_worth(city: str, values: tuple[int, ...]) -> None:
    """R-2"""
    assert CARDS.values[CITIES.index(city)] == values
    assert VALUES[0][0][CITIES.index(city)] == values


def test_each_good_is_barred_in_one_city_and_worth_more_in_one() -> None:
    """R-2"""
    for g, base in enumerate(CARDS.base):
        at = [CARDS.values[c][g] for c in range(4)]
        assert at.count(0) == 1
        assert sorted(at)[-1] == base + 2


@pytest.mark.parametrize(
    ("building", "cost", "points"),
    [
        ("danzig-market", 8, 5),
        ("visby-archive", 9, 0),
        ("visby-treasury", 7, 4),
        ("stockholm-manufactory", 10, 5),
        ("tallinn-fortress", 15, 6),
        ("riga-monastery", 8, 1),
        ("riga-exchange", 10, 2),
    ],
)
def test_costs_and_points(building: str, cost: int, points: int) -> None:
    """R-32, R-80"""
    assert (COST[BUILDING[building]], POINTS[BUILDING[building]]) == (cost, points)


def test_the_four_of_a_kind_are_neighbouring_bits() -> None:
    assert OF["archive"] == 0b1111
    assert OF["inn"] == 0b1111 << 44
    assert OF["exchange"] == 1 << 51


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("goods: {cloth: {value: 0}}", "goods.cloth.value"),
        ("goods: {cloth: {cards: 30}, glass: {cards: 30}}", "goods"),
        ("cities: {visby: {cloth: dear}}", "cities.visby.cloth"),
        ("buildings: {inn: {cost: [1, 2, 3]}}", "buildings.inn.cost"),
        ("riga: {school: {points: many}}", "riga.school.points"),
        ("pictures: {visby: {market: gold}}", "pictures.visby.market"),
        ("points: {lodges: [1]}", "points.lodges"),
        ("money: {kontor: 0}", "money.kontor"),
    ],
)
def test_own_values_that_do_not_fit_are_named(own_folders: Path, text: str, place: str) -> None:
    file = own_folders / "config" / "riga" / "cards.yaml"
    file.parent.mkdir(parents=True)
    file.write_text(text, encoding="utf-8")
    with pytest.raises(SheetError, match=place):
        cards.load()


def test_own_values_have_a_mark(own_folders: Path) -> None:
    file = own_folders / "config" / "riga" / "cards.yaml"
    file.parent.mkdir(parents=True)
    file.write_text("goods: {cloth: {value: 6}}", encoding="utf-8")
    own = cards.load()
    assert own.base == (6, 4, 3, 2)
    assert own.mark
    assert not CARDS.mark
