"""Merchant and pirate in play, and the merchant (N-110 to N-112)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hansetable.games.novgorod import events as e
from hansetable.games.novgorod.cards import CITY, city_id
from hansetable.games.novgorod.state import BASE, NovgorodState
from hansetable.games.novgorod.table import pieces
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


# On the table


def test_the_figures_lie_in_their_cities(table: SetTable) -> None:
    """N-110, N-115"""
    t = table().figures(merchant="visby back", pirate="visby front")
    places = pieces(t.state)
    merchant, pirate = places["figure:merchant"], places["figure:pirate"]
    assert (merchant.name, merchant.at) == ("back", CITY["visby"])
    assert (pirate.name, pirate.at, pirate.number) == ("front", CITY["visby"], 6)


def test_the_question_mark_takes_up_the_pirate(table: SetTable) -> None:
    """N-116"""
    t = table(used=False, career="1 front").figures(pirate="visby back")
    assert pieces(t.state)["0/privilege:pirate"].says == ("privilege:pirate", "figure:pirate")


def test_the_base_game_has_neither_figures_nor_harbours(table: SetTable) -> None:
    """N-7"""
    kinds = {place.kind for place in pieces(table().state).values()}
    assert kinds & {"merchant", "pirate", "harbour", "special"} == set()
