"""Where everything lies, and that it can be touched."""

from __future__ import annotations

from random import Random

import pytest

from hansetable.core import Choice, write_action
from hansetable.core.state import OMNISCIENT, SPECTATOR
from hansetable.games.riga import GAME
from hansetable.games.riga.cards import ALL_CITY, bits
from hansetable.games.riga.multiset import EVERY, pack_of
from hansetable.games.riga.state import RigaState
from tests.games.riga.builder import SetTable, census


def conserved(s: RigaState) -> None:
    """Every good and every building is in exactly one place (R-1)."""
    goods = sum(s.goods) + sum(s.aside_goods) + s.goods_discard + s.drawn_goods + s.spent()
    goods += pack_of(s.goods_pile) + sum(pack_of(row) for row in s.rows)
    assert goods == EVERY
    zones = [s.discard, *s.hand, *s.drawn, *s.aside, *(mask & ALL_CITY for mask in s.built)]
    zones += [1 << b for b in (*s.pile, *s.below, *s.above, *(c for c in s.cover if c >= 0))]
    assert sum(zones) == ALL_CITY
    assert sum(mask.bit_count() for mask in zones) == 48


def play(seats: int, seed: int, riga: bool, every: int) -> None:
    """Play a random game and count what lies on the table."""
    options = {"riga": "on" if riga else "off", "hands": ("secret", "open")[seed % 2]}
    s, random, number = GAME.deal(seats, seed, options), Random(seed), 0
    while asked := s.asked():
        conserved(s)
        if number % every == 0:
            for viewer in (OMNISCIENT, SPECTATOR, asked[0]):
                lying = census(GAME.pieces(s.seen_by(viewer)))
                assert lying == {"good": 44, "building": 48 + 4 * seats * riga}
        seat = random.choice(list(asked))
        s.push(seat, random.choice(s.listed(seat)))
        number += 1
    conserved(s)


@pytest.mark.parametrize("seed", range(12))
def test_nothing_is_lost_in_a_game(seed: int) -> None:
    """R-1"""
    play(2 + seed % 3, seed, riga=seed % 4 < 2, every=5)


@pytest.mark.soak
@pytest.mark.timeout(1200)
def test_nothing_is_lost_in_a_thousand_games() -> None:
    """R-1"""
    for seed in range(1000):
        play(2 + seed % 3, seed, riga=seed % 4 < 2, every=7)


def test_every_equal_good_is_touched_alike(table: SetTable) -> None:
    t = table(goods="cloth*3 grain", hand="danzig-market danzig-crane")
    t.say("plan danzig-market")
    places = GAME.pieces(t.state)
    says = {handle: place.says for handle, place in places.items() if "/good:" in handle}
    assert says == {
        "0/good:cloth#0": ("good:cloth",),
        "0/good:cloth#1": ("good:cloth",),
        "0/good:cloth#2": ("good:cloth",),
        "0/good:grain#0": ("good:grain",),
    }
    choice = Choice.of(t.state.listed(0)).touch("good:cloth")
    assert [write_action(action) for action in choice.said] == ["spend cloth"]


def test_what_lies_on_the_bill(table: SetTable) -> None:
    t = table(goods="cloth*2", hand="danzig-market", built="visby-kontor visby-inn")
    t.say("plan danzig-market", "spend cloth")
    places = GAME.pieces(t.state)
    assert places["building:danzig-market"].zone == "bill"
    assert places["0/bill/good:cloth#0"].zone == "bill"
    assert places["building:visby-kontor"].says == ("building:visby-kontor", "fund:kontor")
    t.say("fund kontor")
    assert t.state.used[0]


@pytest.mark.parametrize(
    ("mine", "building", "mark"),
    [
        ({"used": "visby-kontor"}, "building:visby-kontor", "used"),
        ({}, "building:visby-kontor", ""),
        ({}, "0/building:riga-exchange", "8"),
        ({"used": "riga-exchange"}, "0/building:riga-exchange", "0"),
        ({}, "0/building:riga-school", "knight"),
    ],
)
def test_covered_functions_are_seen(
    table: SetTable, mine: dict[str, str], building: str, mark: str
) -> None:
    """R-38"""
    t = table(riga=True, built="visby-kontor riga-exchange riga-school visby-inn", **mine)
    assert GAME.pieces(t.state)[building].mark == mark


def test_a_card_that_covers_lies_on_the_table(table: SetTable) -> None:
    """R-38"""
    t = table(built="visby-kontor", used="visby-kontor")
    place = GAME.pieces(t.state.seen_by(0))["0/cover"]
    assert (place.kind, place.name, place.zone) == ("building", "", "cover")


def test_a_list_of_seats(table: SetTable) -> None:
    t = table(goods="cloth", hand="visby-inn", built="visby-kontor visby-lodge visby-fortress")
    assert GAME.scoreboard(t.state)[0] == {
        "points": 13, "cards": 2, "goods": 1, "buildings": 1, "knights": 2, "merchants": 1,
        "lodges": 1, "ducats": 4,
    }  # fmt: skip
    assert GAME.progress(t.state) == {
        "round": 1, "phase": 2, "last": 0, "start": 0, "leg": 0, "years": 8,
    }  # fmt: skip
    assert bits(t.state.built[0])
