"""The pirate: his front and his back (N-115, N-116)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hansetable.games.novgorod import events as e
from hansetable.games.novgorod.cards import CARDS, CITY, city_id, city_ids
from hansetable.games.novgorod.expert import SEA, pirate_price
from hansetable.games.novgorod.state import NovgorodState
from tests.games.novgorod.builder import SetTable, Table

Dealt = Callable[..., NovgorodState]


def figures(s: NovgorodState) -> tuple[str, str]:
    """The cities of merchant and pirate."""
    return city_id(s.expert.merchant), city_id(s.expert.pirate)


def pirate(t: Table) -> str:
    return city_id(t.state.expert.pirate)


# The pirate's front


def test_a_route_through_his_city_is_slower(table: SetTable) -> None:
    """N-115"""
    t = table(speed=3).figures(pirate="riga front")
    t.say("lay novgorod", "lay riga")
    assert t.can("lay") == []
    assert "sail" in t.can()


def test_his_city_is_barred_if_the_route_would_be_too_long(table: SetTable) -> None:
    """N-115"""
    t = table(speed=3).figures(pirate="riga front")
    t.say("lay visby", "lay novgorod")
    assert t.can("lay") == []
    t = table(speed=3).figures(pirate="bergen front")
    t.say("lay visby", "lay novgorod")
    assert t.can("lay") == ["lay riga"]


def test_a_placeholder_counts_for_the_slower_route(table: SetTable) -> None:
    """N-115, N-43"""
    t = table(speed=2, offices="visby").figures(pirate="riga front")
    t.say("lay riga")
    assert t.can("mark") == []


def test_the_privilege_makes_up_for_the_pirate(table: SetTable) -> None:
    """N-115, N-41"""
    t = table(used=False, speed=2, career="1 front").figures(pirate="riga front")
    t.say("lay novgorod", "lay riga")
    assert t.say("sail")[0] == e.PrivilegeUsed(0, "speed")


def test_the_speed_is_not_used_twice(table: SetTable) -> None:
    """N-115, N-31: with the privilege used for the route, its ducats are gone."""
    poor = {"used": False, "speed": 2, "money": 4, "career": "1 front"}
    t = table(**poor).figures(pirate="riga front").artisans(riga="jewelry1", novgorod="jewelry2")
    t.say("lay riga")
    assert "lay novgorod" not in t.can()
    t = table(**poor).artisans(riga="jewelry1", novgorod="jewelry2")
    t.say("lay riga")
    assert "lay novgorod" in t.can()


def moves(t: Table) -> list[str]:
    return [text.removeprefix("move-pirate ") for text in t.can("move-pirate")]


def test_he_can_be_moved_in_every_phase(table: SetTable) -> None:
    """N-115"""
    t = table(money=40).figures(pirate="riga front")
    others = [city.id for city in CARDS.cities if city.id != "riga"]
    for said in ("lay visby", "sail", "done"):
        assert moves(t) == others
        t.say(said)
    assert moves(t) == others


def test_he_can_be_moved_several_times_and_costs_each_time(table: SetTable) -> None:
    """N-115"""
    t = table(money=20).figures(pirate="riga front")
    assert t.say("move-pirate visby") == [e.PirateMoved(0, "visby", 6, False)]
    t.say("move-pirate london", "sail", "move-pirate riga")
    assert (t.money, pirate(t), moves(t)) == (2, "riga", [])


@pytest.mark.parametrize(
    ("seals", "prices"),
    [
        ((0, 0, 0, 0), (6, 6, 6, 6)),
        ((9, 5, 3, 1), (6, 3, 0, 0)),
        ((9, 9, 3, 1), (6, 6, 3, 0)),
        ((9, 5, 5, 1), (6, 3, 3, 0)),
        ((9, 5), (6, 3)),
        ((5, 5, 9), (3, 3, 6)),
    ],
)
def test_what_moving_him_costs(
    table: SetTable, seals: tuple[int, ...], prices: tuple[int, ...]
) -> None:
    """N-115"""
    t = table(seats=len(seals)).figures(pirate="riga front")
    t.state.seals = list(seals)
    assert tuple(pirate_price(t.state, seat) for seat in range(len(seals))) == prices


def test_a_poor_leader_cannot_move_him(table: SetTable) -> None:
    """N-115"""
    assert moves(table(money=5).figures(pirate="riga front")) == []


def test_he_cannot_be_moved_into_a_route_that_would_be_too_long(table: SetTable) -> None:
    """N-115"""
    t = table(speed=2, money=40).figures(pirate="riga front")
    t.say("lay visby", "lay bergen")
    assert {"visby", "bergen"} & set(moves(t)) == set()
    t.say("sail")
    assert {"visby", "bergen"} & set(moves(t)) == set()
    t.say("done")
    assert {"visby", "bergen"} < set(moves(t))


def test_he_can_be_moved_into_a_short_route(table: SetTable) -> None:
    """N-115"""
    t = table(speed=3, money=40).figures(pirate="riga front")
    t.say("lay visby", "lay bergen", "move-pirate visby")
    assert t.can("lay") == []


def test_after_speed_plus_one_the_route_is_as_long_as_can_be(table: SetTable) -> None:
    """N-115"""
    t = table(used=False, speed=2, money=40, career="1 front").figures(pirate="riga front")
    t.say("lay visby", "lay bergen")
    assert "visby" in moves(t)  # the privilege would make up for it
    t.say("lay london", "sail")
    assert {"visby", "bergen", "london"} & set(moves(t)) == set()


def test_moving_him_away_frees_the_route(table: SetTable) -> None:
    """N-115"""
    t = table(speed=2).figures(pirate="riga front")
    t.say("lay riga")
    assert t.can("lay") == []
    t.say("move-pirate london")
    assert t.can("lay") == ["lay novgorod", "lay danzig"]


def test_the_fees_must_stay_payable_when_he_is_moved(table: SetTable) -> None:
    """N-115, N-46"""
    t = table(money=8, speed=2).figures(pirate="riga front")
    t.say("lay luebeck")
    assert moves(t) == []
    t.say("sail")
    assert moves(t) == []


# The pirate's back


def test_his_city_cannot_be_visited_and_is_skipped(table: SetTable) -> None:
    """N-116"""
    t = table().figures(pirate="antwerpen back")
    assert "lay antwerpen" not in t.can()
    t.say("lay luebeck")
    assert t.can("lay") == ["lay london", "lay visby", "lay danzig"]


def test_london_follows_luebeck_past_the_pirate(table: SetTable) -> None:
    """N-X8"""
    t = table().figures(pirate="antwerpen back")
    t.sail("danzig luebeck london")
    t = table().figures(pirate="antwerpen front")
    t.say("lay danzig", "lay luebeck")
    assert "lay london" not in t.can()


@pytest.mark.parametrize(
    ("skipped", "mutual"),
    [
        ("antwerpen", {"luebeck", "london"}),
        ("riga", {"novgorod", "danzig"}),
        ("visby", {"bergen", "novgorod", "luebeck"}),
        ("luebeck", {"danzig", "antwerpen", "visby"}),
    ],
)
def test_neighbours_of_the_skipped_city_are_mutual(skipped: str, mutual: set[str]) -> None:
    """N-116"""
    sea = SEA[CITY[skipped] + 1]
    assert sea[CITY[skipped]] == 0
    assert all(skipped not in city_ids(near) for near in sea)
    for city in mutual:
        assert mutual - {city} <= set(city_ids(sea[CITY[city]]))


def test_buying_hold_and_placeholder_stay_allowed_in_his_city(table: SetTable) -> None:
    """N-116"""
    t = table(offices="riga visby", hold="visby", hand="m02", money=40)
    t.figures(pirate="riga back").artisans(danzig="jewelry2")
    t.say("lay danzig")
    assert "mark danzig riga" in t.can()
    t.say("mark danzig riga", "sail", "produce jewelry2 hold:glass", "done")
    t = table(money=40).figures(pirate="riga back").sail("")
    t.say("done")
    assert "buy-office riga" in t.can()


def test_without_the_privilege_he_stays(table: SetTable) -> None:
    """N-116"""
    t = table(used=False, career="1 front", level=3).figures(pirate="riga back")
    assert moves(t) == []


def test_the_privilege_moves_him_at_the_beginning_of_the_turn(table: SetTable) -> None:
    """N-116, N-31"""
    t = table(used=False, career="1 front", speed=2).figures(pirate="riga back")
    assert len(moves(t)) == 7
    assert t.say("move-pirate visby") == [
        e.PrivilegeUsed(0, "pirate"), e.PirateMoved(0, "visby", 0, True),
    ]  # fmt: skip
    assert (t.money, moves(t)) == (20, [])
    t.say("lay danzig", "lay riga")
    assert t.can("lay") == []  # no speed +1 in the same turn


def test_in_mid_turn_the_privilege_does_not_move_him(table: SetTable) -> None:
    """N-116"""
    t = table(used=False, career="1 front").figures(pirate="riga back")
    t.say("lay visby")
    assert moves(t) == []
    t.say("sail")
    assert moves(t) == []
    t.say("done")
    assert moves(t) == []


def test_at_the_end_it_is_asked_whether_he_moves(table: SetTable) -> None:
    """N-116"""
    t = table(used=False, career="1 front").figures(pirate="riga back").sail("")
    t.say("done", "pass")
    assert t.me == 0
    assert len(moves(t)) == 7
    assert t.can()[-1] == "leave-pirate"


def test_moving_him_at_the_end_forgoes_the_seal(table: SetTable) -> None:
    """N-116, N-91"""
    gained = []
    for said in ("move-pirate london", "leave-pirate"):
        t = table(used=False, career="2 front").figures(pirate="riga back").sail("")
        t.say("done", "pass", said)
        gained.append(t.state.seals[0])
    assert gained == [0, 1]


def test_who_has_used_a_privilege_is_not_asked(table: SetTable) -> None:
    """N-116, N-31"""
    t = table(used=True, career="1 front").figures(pirate="riga back").sail("")
    t.say("done", "pass")
    assert t.me == 1


def test_the_front_is_not_asked_for_at_the_end(table: SetTable) -> None:
    """N-115"""
    t = table(used=False, career="1 front").figures(pirate="riga front").sail("")
    t.say("done", "pass")
    assert t.me == 1


def test_the_question_mark_does_nothing_in_the_base_game(table: SetTable) -> None:
    """N-31, N-116"""
    t = table(used=False, career="1 front")
    assert moves(t) == t.can("privilege pirate") == []
