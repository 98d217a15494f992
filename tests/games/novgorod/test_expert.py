"""Merchant and pirate (N-110 to N-116)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hansetable.games.novgorod import events as e
from hansetable.games.novgorod.cards import CARDS, CITY
from hansetable.games.novgorod.expert import SEA, pirate_price
from hansetable.games.novgorod.ids import city_id, city_ids
from hansetable.games.novgorod.state import BASE, NovgorodState
from tests.games.novgorod.builder import SetTable, Table

Dealt = Callable[..., NovgorodState]


def figures(s: NovgorodState) -> tuple[str, str]:
    """The cities of merchant and pirate."""
    return city_id(s.expert.merchant), city_id(s.expert.pirate)


def pirate(t: Table) -> str:
    return city_id(t.state.expert.pirate)


# Setup


def test_without_options_there_are_no_figures(dealt: Dealt) -> None:
    """N-7"""
    assert dealt(4).expert is BASE


def test_the_figures_begin_in_novgorod_and_antwerpen(dealt: Dealt) -> None:
    """N-7, N-110"""
    s = dealt(3, merchant="front", pirate="back")
    assert figures(s) == ("novgorod", "antwerpen")
    assert (s.expert.merchant_side, s.expert.pirate_side) == (0, 1)


@pytest.mark.parametrize("option", ["merchant", "pirate"])
def test_each_figure_can_be_played_alone(dealt: Dealt, option: str) -> None:
    """N-7"""
    s = dealt(2, **{option: "front"})
    assert (s.expert.merchant >= 0, s.expert.pirate >= 0) == (
        option == "merchant", option == "pirate",
    )  # fmt: skip


def test_random_starts_and_sides_differ_by_the_seed(dealt: Dealt) -> None:
    """N-110, N-115"""
    games = [
        dealt(2, seed, merchant="random", pirate="random", starts="random").expert
        for seed in range(60)
    ]
    assert {game.merchant for game in games} == {game.pirate for game in games} == set(range(8))
    assert {(game.merchant_side, game.pirate_side) for game in games} == {
        (0, 0), (0, 1), (1, 0), (1, 1),
    }  # fmt: skip


def test_the_expert_game_leaves_the_rest_of_the_deal_as_it_is(dealt: Dealt) -> None:
    """N-7"""
    base, expert = dealt(4), dealt(4, merchant="random", pirate="random", starts="random")
    assert (base.hand, base.display, base.artisan_at, base.career, base.pile) == (
        expert.hand, expert.display, expert.artisan_at, expert.career, expert.pile,
    )  # fmt: skip


# The merchant's front


def merchant_front(table: SetTable, **mine: object) -> Table:
    """The merchant's front lies in Danzig, where a jewelry artisan works."""
    t = table(offices="danzig riga", **mine).figures(merchant="danzig front")
    return t.artisans(danzig="jewelry1")


def test_income_in_his_city_brings_three_ducats_more(table: SetTable) -> None:
    """N-110"""
    t = merchant_front(table).sail("riga danzig")
    assert t.say("collect danzig") == [
        e.Collected(0, ("danzig",), 2), e.MerchantGave(0, "danzig", 3, 0),
    ]  # fmt: skip
    assert t.money == 20 + 2 + 3


def test_income_elsewhere_brings_nothing_more(table: SetTable) -> None:
    """N-110"""
    t = merchant_front(table).sail("riga danzig")
    t.say("collect riga")
    assert t.money == 22


def test_income_that_comes_by_itself_counts_as_well(table: SetTable) -> None:
    """N-110, N-64"""
    t = merchant_front(table).sail("riga danzig")
    told = t.say("done")
    assert told[:2] == [
        e.Collected(0, ("riga", "danzig"), 4), e.MerchantGave(0, "danzig", 3, 0),
    ]  # fmt: skip
    assert t.money == 20 + 4 + 3


def test_a_base_office_has_no_income_there_either(table: SetTable) -> None:
    """N-110, N-64"""
    t = table().figures(merchant="danzig front").sail("danzig")
    t.say("done")
    assert t.money == 20 - 2


def test_a_luxury_made_for_seals_there_brings_three_ducats_more(table: SetTable) -> None:
    """N-110"""
    t = merchant_front(table).sail("riga danzig")
    told = t.say("produce jewelry1 amber")
    assert told[1] == e.MerchantGave(0, "danzig", 3, 0)
    assert (t.seals, t.money) == (1, 20 + 1 + 3)


def test_income_and_luxury_bring_three_each(table: SetTable) -> None:
    """N-110"""
    t = table(offices="danzig riga novgorod", hold="riga").figures(merchant="danzig front")
    t.artisans(danzig="provisions3").sail("danzig danzig+novgorod")
    t.say("produce provisions3 hold:grain", "collect danzig")
    assert t.money == 20 + (1 + 3) + (2 + 3)


def test_what_serves_a_mission_brings_nothing_more(table: SetTable) -> None:
    """N-112"""
    t = merchant_front(table, hand="m13").sail("riga danzig")
    t.say("fulfil m13 upper")
    assert t.money == 20
    assert (t.seals, t.can("collect")) == (2, ["collect riga"])


def test_what_serves_a_career_step_brings_nothing_more(table: SetTable) -> None:
    """N-112"""
    t = table(offices="danzig riga novgorod", speed=3).figures(merchant="danzig front")
    t.sail("novgorod riga danzig").say("advance", "done")
    assert (t.state.level[0], t.money) == (1, 20)


def test_fees_may_be_paid_with_what_the_merchant_gives(table: SetTable) -> None:
    """N-110, N-46"""
    poor = {"offices": "danzig", "money": 0, "speed": 2}
    t = table(**poor).artisans(danzig="provisions1", luebeck="clothing1")
    t.say("lay danzig")
    assert "lay luebeck" not in t.can()  # a fee of 3, an income of 2
    t = table(**poor).figures(merchant="danzig front").artisans(danzig="provisions1")
    t.sail("danzig luebeck").say("done")
    assert t.money == 2 + 3 - 3


def test_fees_may_be_paid_with_a_luxury_in_his_city(table: SetTable) -> None:
    """N-110, N-46"""
    t = table(money=0, speed=2).figures(merchant="danzig front").artisans(danzig="jewelry1")
    t.say("lay danzig")
    assert "sail" in t.can()
    t.say("sail")
    assert t.can() == ["produce jewelry1 amber"]
    t.say("produce jewelry1 amber", "done")
    assert t.money == 1 + 3 - 2


# The merchant's back


def test_a_luxury_made_for_seals_there_brings_a_seal_more(table: SetTable) -> None:
    """N-111"""
    t = table(offices="danzig").figures(merchant="danzig back").artisans(danzig="jewelry1")
    t.sail("danzig")
    assert t.say("produce jewelry1 amber")[1] == e.MerchantGave(0, "danzig", 0, 1)
    assert (t.seals, t.money) == (2, 21)


def test_how_many_commodities_it_takes_does_not_matter(table: SetTable) -> None:
    """N-111"""
    t = table(hold="visby", offices="visby danzig").figures(merchant="danzig back")
    t.artisans(danzig="jewelry1").sail("danzig").say("produce jewelry1 hold:glass,amber")
    assert (t.seals, t.money) == (3, 22)


def test_the_back_adds_nothing_to_income_and_missions(table: SetTable) -> None:
    """N-111, N-112"""
    t = table(offices="danzig riga", hand="m13").figures(merchant="riga back")
    t.artisans(danzig="jewelry1").sail("riga danzig").say("fulfil m13 upper", "done", "keep m13")
    assert (t.seals, t.money) == (2, 22)
    t = table(hand="m13").figures(merchant="danzig back").artisans(danzig="jewelry1")
    t.sail("danzig").say("fulfil m13 upper")
    assert t.seals == 2


# His way


@pytest.mark.parametrize(("speed", "city"), [(2, "luebeck"), (3, "antwerpen"), (4, "london")])
def test_he_moves_clockwise_by_the_speed_of_the_ship(
    table: SetTable, speed: int, city: str
) -> None:
    """N-112"""
    t = table(speed=speed).figures(merchant="riga front").sail("")
    assert t.say("done") == [e.MerchantMoved(0, city)]


def test_privilege_and_pirate_do_not_change_his_way(table: SetTable) -> None:
    """N-112"""
    t = table(used=False, speed=2, career="1 front").figures(
        merchant="riga front", pirate="luebeck front"
    )
    t.sail("danzig luebeck").say("done")
    assert city_id(t.state.expert.merchant) == "luebeck"


def test_he_counts_the_city_of_the_pirate(table: SetTable) -> None:
    """N-116"""
    t = table(speed=2).figures(merchant="riga front", pirate="danzig back").sail("")
    t.say("done")
    assert city_id(t.state.expert.merchant) == "luebeck"


def test_he_moves_after_the_fees(table: SetTable) -> None:
    """N-78, N-112"""
    t = table(hand="m13").figures(merchant="danzig front").artisans(danzig="jewelry1")
    t.sail("danzig").say("fulfil m13 upper", "done")
    assert [type(event) for event in t.say("keep m13")] == [e.Kept, e.FeesPaid, e.MerchantMoved]


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
