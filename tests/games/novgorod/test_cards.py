"""The components (N-1 to N-6): what is known about them from the rulebook."""

from __future__ import annotations

from itertools import pairwise

import pytest

from hansetable.games.novgorod.cards import (
    ALL,
    ARTISAN,
    BITS,
    BONUSES,
    CARDS,
    CITY,
    GOOD,
    LUXURIES,
    city_id,
    city_ids,
    mission_id,
    stacks,
)
from hansetable.games.novgorod.state import VISIBLE

RING = ["london", "bergen", "visby", "novgorod", "riga", "danzig", "luebeck", "antwerpen"]


def neighbours(city: str) -> set[str]:
    return set(city_ids(CARDS.neighbours[CITY[city]]))


def test_eight_cities_lie_in_a_ring() -> None:
    """N-1"""
    lanes = {(a, b) for a in RING for b in neighbours(a)}
    ring = {(RING[i], RING[(i + step) % 8]) for i in range(8) for step in (1, -1)}
    assert lanes == ring | {("visby", "luebeck"), ("luebeck", "visby")}


def test_each_city_has_its_commodity_and_four_offices() -> None:
    """N-1"""
    goods = ["wool", "fish", "glass", "furs", "grain", "amber", "salt", "cloth"]
    assert [city.good for city in CARDS.cities] == goods
    assert {len(city.offices) for city in CARDS.cities} == {4}


def test_eight_artisans_make_three_luxury_goods() -> None:
    """N-2"""
    makes = [LUXURIES[artisan.luxury] for artisan in CARDS.artisans]
    assert sorted(makes) == ["clothing"] * 3 + ["jewelry"] * 2 + ["provisions"] * 3


def test_four_career_cards_have_two_sides_of_four_steps() -> None:
    """N-3"""
    assert [len(card) for card in CARDS.careers] == [2] * 4
    sides = [side for card in CARDS.careers for side in card]
    assert {(len(side.costs), len(side.privileges), len(side.seals)) for side in sides} == {
        (4, 4, 5)
    }


def test_six_bonus_cards() -> None:
    """N-4"""
    assert BONUSES == ("offices", "route", "luxury", "missions", "career", "variety")
    assert len(CARDS.bonus) == 6


def test_half_of_the_missions_ask_for_luxury_goods() -> None:
    """N-5"""
    assert [mission.luxury for mission in CARDS.missions].count(True) == 12
    assert len({mission.id for mission in CARDS.missions}) == 24


def test_a_line_asks_for_two_commodities_or_one_luxury_good() -> None:
    """N-5"""
    for mission in CARDS.missions:
        assert [line.bit_count() for line in mission.lines] == [1 if mission.luxury else 2] * 2


def test_ships_cost_five_ten_and_fifteen() -> None:
    """N-6"""
    assert CARDS.ships == (5, 10, 15)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_cheapest_office_is_never_taken_out(seats: int) -> None:
    """N-11"""
    assert all(stack[-1] == 3 and len(stack) == seats for stack in stacks(CARDS, seats))


def test_reached_steps_cover_their_privileges() -> None:
    """N-61"""
    for card in VISIBLE:
        for side in card:
            assert side[4] == 0
            assert all(later & ~earlier == 0 for earlier, later in pairwise(side))


def test_ids_and_indices_belong_together() -> None:
    assert [city_id(CITY[city]) for city in RING] == RING
    assert city_ids(1 << CITY["riga"] | 1 << CITY["bergen"]) == ("bergen", "riga")
    assert [mission_id(0), mission_id(-1)] == ["m01", ""]
    assert GOOD["jewelry"] == 8
    assert ARTISAN["jewelry2"] == 7
    assert BITS[ALL] == tuple(range(8))
