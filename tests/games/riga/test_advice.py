"""What a sensible player believes, and that it plays well."""

from __future__ import annotations

import pytest

from hansetable.ai import DEFAULT_BUDGET, LEVELS
from hansetable.core import Result, write_action
from hansetable.games.riga import GAME
from hansetable.games.riga.advice import NEVER, function_worth
from tests.games.riga.builder import SetTable


def game(levels: tuple[str, ...], seed: int, **options: str) -> Result:
    """Play a game, each level shown its own view only."""
    s = GAME.deal(len(levels), seed, options)
    players = [LEVELS[level](GAME, seed) for level in levels]
    while asked := s.asked():
        seat = asked[0]
        s.play(seat, players[seat].choose(s.seen_by(seat), seat, DEFAULT_BUDGET // 3))
    result = s.result()
    assert result is not None
    return result


@pytest.mark.parametrize(("seats", "riga"), [(2, "off"), (3, "on"), (4, "off")])
def test_the_greedy_player_beats_random_ones(seats: int, riga: str) -> None:
    result = game(("greedy", *["random"] * (seats - 1)), 1, riga=riga)
    assert result.winners == (0,)
    assert result.scores[0] > 30
    assert result.points[0]["hand"] == 0  # no building is left in hand


def chosen(table_state: object, budget: int = DEFAULT_BUDGET) -> str:
    """What the greedy player says."""
    view = table_state.seen_by(0)  # type: ignore[attr-defined]
    return write_action(LEVELS["greedy"](GAME, 1).choose(view, 0, budget))


def test_it_takes_the_better_row(table: SetTable) -> None:
    t = table(build=False, rows=("grain*5", "cloth*2 glass"), goods="cloth")
    assert chosen(t.state) == "take-row 2"


def test_it_builds_what_it_can_pay_exactly(table: SetTable) -> None:
    t = table(goods="wine glass*2 grain", hand="visby-inn", leg=7)
    assert chosen(t.state) == "plan visby-inn"
    t.say("plan visby-inn")
    assert sorted(map(write_action, GAME.plan(t.state, 0))) == ["spend glass", "spend wine"]


def test_it_saves_the_good_that_another_building_needs(table: SetTable) -> None:
    t = table(goods="wine*2 cloth glass*2", hand="danzig-market stockholm-archive")
    t.say("plan danzig-market")
    assert "spend cloth" not in map(write_action, GAME.plan(t.state, 0))


def test_it_takes_no_building_that_it_cannot_build_in_its_last_turn(table: SetTable) -> None:
    t = table(seats=2, leg=3, build=False, rows=("grain*5",), above="tallinn-fortress")
    t.state.year = 8
    assert chosen(t.state) == "take-row 1"


def test_an_exchange_office_at_0_is_worth_what_it_can_still_bring(table: SetTable) -> None:
    """R-63"""
    built = "visby-inn riga-exchange"
    at_0, at_8 = (table(riga=True, built=built, used=used) for used in ("riga-exchange", ""))
    assert GAME.evaluate(at_0.state, 0) < GAME.evaluate(at_8.state, 0)
    last, late, early = (function_worth("exchange", turns, 0, 0) for turns in (1, 2, 12))
    assert 0 == last < late < early  # what is given to it now pays in a later turn only


def test_an_exchange_office_is_filled_with_what_winter_would_take(table: SetTable) -> None:
    """R-26, R-63"""
    t = table(
        seats=2, riga=True, leg=3, goods="grain*6 cloth", hand="visby-bank",
        built="visby-inn riga-exchange", used="riga-exchange",
    )  # fmt: skip
    t.say("done")
    assert chosen(t.state) == "spend grain"


def test_in_winter_only_the_card_that_is_missed_least_is_thought_of(table: SetTable) -> None:
    t = table(seats=2, leg=3, goods="cloth*6 grain")
    t.say("done")
    listed = t.state.listed(0)
    found = GAME.action_bounds(t.state, 0, listed)
    bounds = dict(zip(map(write_action, listed), found, strict=True))
    assert bounds["drop cloth"] == NEVER
    assert bounds["drop grain"] > NEVER


def test_equal_views_get_equal_answers(table: SetTable) -> None:
    one = table(goods="cloth*2", hand="danzig-market").give(1, goods="wine glass")
    two = table(goods="cloth*2", hand="danzig-market").give(1, goods="grain*2")
    assert chosen(one.state) == chosen(two.state)
