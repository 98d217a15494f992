"""What a sensible player believes."""

from __future__ import annotations

from collections import Counter

import pytest

from hansetable.ai import Greedy
from hansetable.ai.greedy import best_of, search
from hansetable.core import read_action, write_action
from hansetable.games.kogge import GAME
from hansetable.games.kogge.action_tables import VERBS
from hansetable.games.kogge.advice import NEVER
from hansetable.games.kogge.turn import ROUTE
from tests.games.kogge.builder import SetTable, Table, goods


def choice(t: Table, seat: int, budget: int = 1500) -> str:
    """What the greedy player says."""
    return write_action(Greedy(GAME, 1).choose(t.state.seen_by(seat), seat, budget))


def value_of(t: Table, seat: int = 0) -> float:
    return GAME.evaluate(t.state.seen_by(seat), seat)


def test_a_winner_is_worth_most(table: SetTable) -> None:
    """K-81"""
    t = table().found("riga", 0).found("danzig", 0).found("reval", 0).found("abo", 0)
    t.give(0, cargo="furs amber salt", hand="0").acting()
    assert choice(t, 0) == "found"


def test_kontors_goods_and_markers_are_worth_something(table: SetTable) -> None:
    """K-80, K-83"""
    poor = value_of(table().acting())
    assert value_of(table().give(0, cargo="ore").acting()) > poor
    assert value_of(table().give(0, hand="5").acting()) > poor
    assert value_of(table().found("riga", 0).acting()) > poor + 5


def test_what_a_kontor_lacks_is_worth_more(table: SetTable) -> None:
    """K-60"""
    base = table().give(0, cargo="furs amber", hand="0").acting()
    salt = table().give(0, cargo="furs amber salt", hand="0").acting()
    alone, more = table().acting(), table().give(0, cargo="salt").acting()
    assert value_of(salt) - value_of(base) > value_of(more) - value_of(alone)


def test_goods_are_exchanged_where_they_multiply(table: SetTable) -> None:
    """K-65"""
    t = table().give(0, cargo="ore*3").lay(tonsberg="salt*6").acting(came_from="abo")
    for _ in range(10):
        said = choice(t, 0)
        if said == "end" or not t.can(said):
            break
        t.say(said)
        if t.state.turn:
            break
    assert "salt salt salt salt" in t.cargo()


def test_a_cargo_is_parted_fairly(table: SetTable) -> None:
    """K-67"""
    t = table().give(1, at="tonsberg", cargo="salt*2 ore*2").acting()
    t.say("raid-cog 2")
    while t.state.asked() == (1,):
        t.say(choice(t, 1))
    assert t.state.piles == [goods("ore salt")] * 2


def test_a_good_trade_is_accepted_and_a_bad_one_declined(table: SetTable) -> None:
    """K-71"""
    t = table().give(0, cargo="ore*3 salt*2").give(1, at="tonsberg", cargo="ore*2 salt").acting()
    t.say("offer 2 cogs salt,salt ore")
    assert choice(t, 1) == "accept"
    t.say("decline", "offer 2 cogs ore salt")
    assert choice(t, 1) == "decline"


def test_offers_that_do_not_help_are_not_made(table: SetTable) -> None:
    """K-71"""
    t = table().give(0, cargo="salt*2").give(1, at="tonsberg", cargo="ore").acting()
    bad = read_action("offer 2 cogs salt,salt ore", VERBS)
    assert GAME.action_bounds(t.state.seen_by(0), 0, [bad]) == [NEVER]


def test_players_are_of_different_tastes_where_to_start() -> None:
    """K-15: whatever the worth they go by, or they would clash for ever."""
    t = Table()
    t.state = GAME.deal(4, 811, {})
    cities = set()
    for seat in range(4):
        view = t.state.seen_by(seat)
        bounds = GAME.action_bounds(view, seat, view.listed(seat))
        sensible = [a for a, b in zip(view.listed(seat), bounds, strict=True) if b != NEVER]
        assert [write_action(action) for action in sensible] == [choice(t, seat)]
        cities.update(sensible)
    assert len(cities) > 1


@pytest.fixture
def wanting(table: SetTable) -> Table:
    """One who has ore to spare and lacks furs, beside one who has the opposite."""
    t = table(seats=2).give(0, cargo="ore*4 amber", hand="3 4")
    return t.give(1, at="tonsberg", cargo="furs*4", hand="3 4").acting()


def test_an_offer_is_worth_what_can_be_hoped_for(wanting: Table) -> None:
    """K-71: so no goods are given away to be able to make one."""
    before = value_of(wanting)
    said = choice(wanting, 0)
    wanting.say(said)
    offered = value_of(wanting)
    wanting.say("accept")
    assert said.startswith("offer 2 cogs ore,ore")
    assert before < offered < value_of(wanting)


def test_nobody_is_asked_for_what_it_cannot_have(wanting: Table) -> None:
    """K-71: of two players each can count what the other has."""
    assert "offer 2 cogs ore,ore,ore amber" not in wanting.can("offer")
    wanting.give(0, cargo="ore*4 furs", hand="3 4")
    assert "offer 2 cogs ore,ore,ore amber" in wanting.can("offer")
    assert choice(wanting, 0) == "end"


def test_an_offer_that_was_not_wanted_is_never_made_again(wanting: Table) -> None:
    """K-71: not in a later turn either, nor one that is no better."""
    said = choice(wanting, 0)
    wanting.say(said, "decline")
    again = read_action(said, VERBS)
    for _ in range(3):
        wanting.acting()
        view = wanting.state.seen_by(0)
        assert again in view.options(0)
        assert GAME.action_bounds(view, 0, view.listed(0))[view.listed(0).index(again)] == NEVER


def test_what_was_not_wanted_is_known_to_those_two_only(table: SetTable) -> None:
    """K-90"""
    t = table().give(0, cargo="ore*3").give(1, at="tonsberg", cargo="furs").acting()
    t.say("offer 2 cogs ore,ore furs", "counter furs ore,ore,ore", "decline", "end")
    assert len(t.state.unwanted) == 2
    assert t.state.seen_by(0).unwanted == t.state.seen_by(1).unwanted == t.state.unwanted
    assert t.state.seen_by(2).unwanted == ()


def test_who_proposes_a_deal_accepts_it_from_the_other(wanting: Table) -> None:
    """K-71"""
    _, _, _, give, get = choice(wanting, 0).split()
    wanting.say(f"offer 1 cogs {get} {give}", seat=1)
    assert choice(wanting, 0) == "accept"


def test_a_marker_that_a_kontor_lacks_is_asked_for(table: SetTable) -> None:
    """K-60, K-70: two that can be spared are offered for it."""
    t = table(seats=2, hands="open").give(0, cargo="furs amber salt", hand="3*3")
    t.give(1, at="tonsberg", cargo="ore*3", hand="0*3 1*2 2*3").acting()
    t.state.done = ROUTE
    assert choice(t, 0) == "offer 2 cogs 3,3 0"
    t.say("offer 2 cogs 3,3 0")
    assert choice(t, 1) == "accept"


def test_a_counter_offer_asks_for_one_more(table: SetTable) -> None:
    """K-71"""
    t = table(seats=2).give(0, cargo="ore*4 amber", hand="3 4")
    t.give(1, at="tonsberg", cargo="furs*2 amber", hand="3 4").acting()
    t.say("offer 2 cogs ore furs")
    assert choice(t, 1) == "counter furs ore,ore"


def test_nobody_helps_one_who_lacks_one_point(wanting: Table) -> None:
    """K-81"""
    wanting.say("offer 2 cogs ore,ore,ore,ore furs")
    assert choice(wanting, 1) == "accept"
    for city in ("riga", "danzig", "reval", "abo"):
        wanting.found(city, 0)
    assert choice(wanting, 1) == "decline"


def test_the_fifth_point_is_worth_a_way(table: SetTable) -> None:
    """K-81: what the last kontor lacks is worth much more than what the second one lacks."""

    def gain(*cities: str) -> float:
        tables = [table(), table()]
        for t, cargo in zip(tables, ("furs amber", "furs amber salt"), strict=True):
            for city in cities:
                t.found(city, 0)
            t.give(0, cargo=cargo, hand="0").acting()
        return value_of(tables[1]) - value_of(tables[0])

    assert gain("riga", "danzig", "reval", "abo") > gain("riga") + 10


def test_wishes_are_for_what_the_loser_may_have(table: SetTable) -> None:
    """K-C3"""
    t = table(conflicts="on").give(0, hand="8").give(1, at="tonsberg", cargo="amber*3")
    t.lay(kopenhagen="salt*10", reval="furs*18", abo="ore*25", danzig="amber*10").acting()
    t.say("end", "attack 2", "stake 8", "ready")
    t.say("ready", seat=1)
    assert choice(t, 0) == "wish amber"


def test_a_kontor_that_can_be_loaded_is_not_left(table: SetTable) -> None:
    """K-45"""
    t = table().found("tonsberg", 0, "salt").moving()
    anchor = read_action("anchor", VERBS)
    assert GAME.action_bounds(t.state.seen_by(0), 0, [anchor]) == [NEVER]


def test_of_what_is_alike_the_best_is_thought_about(table: SetTable) -> None:
    """K-62, K-66: so that a search comes to its end instead of trying all in all orders."""
    t = table().give(0, cargo="ore*2 furs amber salt", hand="0 1 2 3 4").pairs("0 8", "0 0", "1 2")
    view = t.acting(came_from="abo").state.seen_by(0)
    listed = view.listed(0)
    bounds = GAME.action_bounds(view, 0, listed)
    sensible = [a for a, bound in zip(listed, bounds, strict=True) if bound != NEVER]
    kinds = Counter(type(action).__name__ for action in sensible)
    assert kinds["BuyPair"] == 1 and kinds["Change"] <= 1 and kinds["Found"] == 1


def test_a_turn_is_searched_to_its_end(table: SetTable) -> None:
    """A budget ten times as large finds nothing better: what is tried is what can matter."""
    t = table().give(0, cargo="ore*2 furs amber", hand="0 1 2 3").pairs("0 8", "0 0", "1 2")
    view = t.lay(abo="salt*2 ore", riga="amber").moving().state.seen_by(0)
    few, many = (best_of(search(GAME, view, 0, budget).ends) for budget in (150, 1500))
    assert few.worth == many.worth
