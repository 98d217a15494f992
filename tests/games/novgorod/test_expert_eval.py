"""What a sensible player does with merchant, pirate and special missions."""

from __future__ import annotations

import pytest

from hansetable.ai import DEFAULT_BUDGET, LEVELS
from hansetable.core import write_action
from hansetable.games.novgorod import GAME
from hansetable.games.novgorod.advice import NEVER
from hansetable.games.novgorod.cards import CITY
from tests.games.novgorod.builder import SetTable, Table


def chosen(t: Table) -> str:
    """What the greedy player says."""
    action = LEVELS["greedy"](GAME, 1).choose(t.state.seen_by(t.me), t.me, DEFAULT_BUDGET)
    return write_action(action)


def thinkable(t: Table, start: str) -> list[str]:
    """What is worth a thought among all that begins so."""
    view = t.state.seen_by(t.me)
    listed = view.listed(t.me)
    bounds = zip(map(write_action, listed), GAME.action_bounds(view, t.me, listed), strict=True)
    return [action for action, bound in bounds if bound > NEVER and action.startswith(start)]


def test_the_greedy_fulfil_a_special_mission_that_pays(table: SetTable) -> None:
    """N-121"""
    t = table(offices="visby danzig luebeck", hold="visby", level=4).column("s1a s2a s3b s4c")
    t.state.round = 11
    t.artisans(luebeck="jewelry1").sail("danzig luebeck")
    assert chosen(t) == "special s3"


def test_they_lay_out_a_route_for_it(table: SetTable) -> None:
    """N-121"""
    t = table(offices="bergen visby novgorod", speed=3, level=4).column("s1a s2d s3d s4d")
    t.artisans(bergen="jewelry1", visby="jewelry1", novgorod="jewelry1")
    t.state.round = 11
    for _ in range(9):
        if t.state.expert.served:
            break
        t.say(chosen(t))
    assert t.shown() == "s2d s3d s4d s1b"


def test_who_can_move_the_pirate_for_nothing_does_so(table: SetTable) -> None:
    """N-115"""
    t = table(offices="riga danzig novgorod", money=0).figures(pirate="riga front")
    t.state.seals = [0, 5, 6, 7]
    assert len(thinkable(t, "move-pirate")) == 1
    assert chosen(t).startswith("move-pirate")


def test_he_is_left_where_he_is_in_nobodys_way(table: SetTable) -> None:
    """N-115"""
    t = table(offices="riga danzig").figures(pirate="london front")
    assert thinkable(t, "move-pirate") == []


@pytest.mark.parametrize("city", ["riga", "danzig"])
def test_the_pirate_in_an_own_city_is_worth_less(table: SetTable, city: str) -> None:
    """N-115"""
    t = table(offices="riga danzig").figures(pirate=f"{city} front")
    here = GAME.evaluate(t.state, 0)
    t.state.expert = t.state.expert._replace(pirate=CITY["london"])
    assert here < GAME.evaluate(t.state, 0)


def test_one_seal_for_sure_is_better_than_a_pirate_far_away(table: SetTable) -> None:
    """N-91, N-116"""
    said = {}
    for career in ("1 front", "2 front"):  # the second one has the privilege +1 seal
        t = table(used=False, offices="riga danzig", career=career).figures(pirate="london back")
        t.state.owned[1] = 1 << CITY["visby"]
        t.say("sail", "done", "pass")
        said[career] = chosen(t).partition(" ")[0]
    assert said == {"1 front": "move-pirate", "2 front": "leave-pirate"}
