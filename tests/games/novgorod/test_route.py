"""Phase 1: the route (N-30, N-31, N-40 to N-47)."""

from __future__ import annotations

import pytest

from hansetable.core import IllegalActionError
from hansetable.games.novgorod import events as e
from hansetable.games.novgorod.cards import CARDS, CITY
from hansetable.games.novgorod.table import pieces
from tests.games.novgorod.builder import SetTable

ALL_CITIES = "london bergen visby novgorod riga danzig luebeck antwerpen"


def cities(texts: list[str]) -> list[str]:
    return [text.split()[1] for text in texts]


def test_turns_go_clockwise_and_a_round_is_one_turn_each(table: SetTable) -> None:
    """N-30"""
    t = table(seats=3)
    turns = []
    for _ in range(7):
        turns.append((t.state.round, t.me))
        t.end_turn()
    assert turns == [(1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (2, 2), (3, 0)]


def test_a_turn_has_its_phases_in_order(table: SetTable) -> None:
    """N-30"""
    t = table(offices="danzig", money=0)
    asked = []
    for text in ("lay danzig", "sail", "done", "pass"):
        asked.append(type(t.state.stack[-1]).__name__)
        t.say(text)
    assert asked == ["LayRoute", "LayRoute", "UseRoute", "Buy"]
    assert t.me == 1


def test_a_second_privilege_in_the_same_turn_is_not_offered(table: SetTable) -> None:
    """N-31"""
    t = table(used=False, speed=2, career="1 front")  # income, speed, ?, mission
    t.sail("riga danzig luebeck")
    assert "privilege income" not in t.can()


def test_a_privilege_can_be_used_again_in_the_next_turn(table: SetTable) -> None:
    """N-31"""
    t = table(used=False, career="1 front")
    t.say("sail", "privilege income", "done", "pass")
    for _ in range(3):
        t.end_turn()
    t.say("sail")
    assert "privilege income" in t.can()


def test_a_privilege_stays_used_when_its_step_is_covered(table: SetTable) -> None:
    """N-31"""
    t = table(used=False, speed=2, career="2 front", level=1, offices="riga danzig luebeck")
    t.sail("riga danzig luebeck")
    t.say("advance")  # covers the privilege that sailed the third card
    assert len(t.state.route) == 3
    assert t.state.privilege


def test_any_city_may_be_the_first(table: SetTable) -> None:
    """N-40"""
    t = table()
    assert cities(t.can("lay")) == ALL_CITIES.split()


@pytest.mark.parametrize(
    ("last", "expected"),
    [
        ("london", "bergen antwerpen"),
        ("bergen", "london visby"),
        ("visby", "bergen novgorod luebeck"),
        ("novgorod", "visby riga"),
        ("riga", "novgorod danzig"),
        ("danzig", "riga luebeck"),
        ("luebeck", "visby danzig antwerpen"),
        ("antwerpen", "london luebeck"),
    ],
)
def test_the_next_city_is_a_neighbour(table: SetTable, last: str, expected: str) -> None:
    """N-40, N-X8"""
    t = table()
    t.say(f"lay {last}")
    assert cities(t.can("lay")) == expected.split()


@pytest.mark.parametrize("speed", [2, 3, 4, 5])
def test_a_route_has_at_most_as_many_cards_as_the_speed(table: SetTable, speed: int) -> None:
    """N-41"""
    t = table(speed=speed)
    for city in ALL_CITIES.split()[:speed]:
        t.say(f"lay {city}")
    assert t.can() == ["sail"]


def test_the_privilege_adds_one_card(table: SetTable) -> None:
    """N-41"""
    t = table(used=False, speed=2, career="1 front")
    for city in ("riga", "danzig", "luebeck"):
        t.say(f"lay {city}")
    assert t.can() == ["sail"]
    assert e.PrivilegeUsed(0, "speed") in t.say("sail")


def test_a_covered_speed_privilege_adds_none(table: SetTable) -> None:
    """N-41"""
    t = table(used=False, speed=2, career="1 front", level=2)
    for city in ("riga", "danzig"):
        t.say(f"lay {city}")
    assert t.can() == ["sail"]


def test_a_short_route_does_not_use_the_privilege(table: SetTable) -> None:
    """N-41"""
    t = table(used=False, speed=2, career="1 front").sail("riga danzig")
    assert not t.state.privilege


def test_a_route_may_be_empty_and_phase_two_still_happens(table: SetTable) -> None:
    """N-41"""
    t = table(used=False, money=15, career="2 front")
    t.say("sail")
    assert set(t.can()) == {"advance", "privilege income", "done"}


def test_a_city_without_own_office_costs_its_fee(table: SetTable) -> None:
    """N-42"""
    t = table(money=10, offices="riga").sail("riga danzig luebeck")
    t.say("done")
    assert t.money == 10 + 2 - 2 - 3


def test_laying_tells_whether_it_is_the_base_office(table: SetTable) -> None:
    """N-42"""
    t = table(offices="riga")
    assert t.say("lay riga") == [e.Laid(0, "riga", False)]
    assert t.say("lay danzig") == [e.Laid(0, "danzig", True)]


def test_a_placeholder_counts_for_the_speed(table: SetTable) -> None:
    """N-43"""
    t = table(speed=2, offices="riga danzig")
    t.say("lay danzig", "mark danzig riga")
    assert t.can() == ["sail"]


def test_a_base_office_can_have_a_placeholder_for_one_fee(table: SetTable) -> None:
    """N-43"""
    t = table(money=10, offices="riga").sail("danzig danzig+riga")
    t.say("done")
    assert t.money == 10 - 2


@pytest.mark.parametrize("hold", ["visby", "london"])
def test_a_placeholder_comes_from_the_hand(table: SetTable, hold: str) -> None:
    """N-43: it is neither the stored office nor one that lies in the route."""
    t = table(offices=f"riga danzig luebeck {hold}", hold=hold)
    t.say("lay riga", "lay danzig")
    assert t.can("mark") == ["mark danzig luebeck"]


def test_a_city_has_at_most_one_placeholder(table: SetTable) -> None:
    """N-43"""
    t = table(offices="riga danzig visby luebeck")
    t.say("lay danzig", "mark danzig visby")
    assert t.can("mark") == []


def test_only_the_last_city_gets_a_placeholder(table: SetTable) -> None:
    """N-43"""
    t = table(offices="riga danzig visby luebeck")
    t.say("lay danzig", "lay luebeck")
    assert {text.split()[1] for text in t.can("mark")} == {"luebeck"}


def test_the_route_goes_on_from_the_placeholders_city(table: SetTable) -> None:
    """N-43"""
    t = table(offices="riga danzig visby luebeck")
    t.say("lay danzig", "mark danzig visby")
    assert cities(t.can("lay")) == ["riga", "luebeck"]


def test_the_city_of_a_placeholder_card_cannot_be_visited(table: SetTable) -> None:
    """N-43"""
    t = table(offices="riga danzig")
    t.say("lay danzig", "mark danzig riga")
    assert cities(t.can("lay")) == ["luebeck"]


def test_two_cities_can_have_placeholders(table: SetTable) -> None:
    """N-43"""
    t = table(speed=5, offices="visby riga danzig novgorod antwerpen")
    t.say("lay danzig", "mark danzig visby", "lay luebeck")
    assert t.can("mark") == [f"mark luebeck {card}" for card in ("novgorod", "riga", "antwerpen")]
    t.say("mark luebeck riga")
    assert cities(t.can("lay")) == ["antwerpen"]  # neither danzig nor visby
    t.say("sail")
    assert t.state.spots == 1 << CITY["danzig"] | 1 << CITY["luebeck"]


@pytest.mark.parametrize(("one", "other"), [("riga", "visby"), ("visby", "riga")])
def test_placeholders_stay_where_they_were_laid(table: SetTable, one: str, other: str) -> None:
    """N-43: they lie in the order of laying, whichever city comes first in the ring."""
    t = table(speed=5, offices="visby riga danzig luebeck")
    t.say("lay danzig", f"mark danzig {one}")
    first = pieces(t.state)[f"0/office:{one}"]
    t.say("lay luebeck", f"mark luebeck {other}")
    found = pieces(t.state)
    assert found[f"0/office:{one}"] == first
    assert (first.index, found[f"0/office:{other}"].index) == (1, 3)
    t.say("sail")
    assert [pieces(t.state)[f"0/office:{k}"].index for k in (one, other)] == [1, 3]


def test_without_an_office_in_hand_there_is_no_placeholder(table: SetTable) -> None:
    """N-43"""
    t = table(offices="danzig riga", hold="riga")
    t.say("lay danzig")
    assert t.can("mark") == []


def test_each_city_at_most_once(table: SetTable) -> None:
    """N-44"""
    t = table(speed=5)
    t.say("lay visby", "lay luebeck")
    assert cities(t.can("lay")) == ["danzig", "antwerpen"]


def test_the_stored_commodity_does_not_count_for_the_speed(table: SetTable) -> None:
    """N-45"""
    t = table(speed=2, offices="riga danzig luebeck", hold="luebeck", hand="m03")
    t.sail("riga danzig")
    assert t.state.fresh.bit_count() == 2
    assert t.state.held == CITY["luebeck"]


def test_the_city_of_the_stored_office_is_visited_with_it(table: SetTable) -> None:
    """N-45: no fee, and the card in the route earns its income."""
    t = table(money=0, offices="danzig", hold="danzig").sail("danzig")
    t.say("done")
    assert t.money == 2


def test_both_commodities_count_when_the_city_of_the_hold_is_visited(table: SetTable) -> None:
    """N-45"""
    t = table(offices="danzig luebeck", hold="danzig", hand="m06 m03")  # amber salt, grain amber
    t.sail("riga danzig luebeck")
    t.say("fulfil m06 lower", "use hold:amber")
    t.say("fulfil m03 lower")
    assert t.seals == 4


def test_the_unused_commodity_is_lost_after_its_city_was_visited(table: SetTable) -> None:
    """N-45"""
    t = table(offices="danzig", hold="danzig").sail("danzig")
    t.say("done")
    assert t.state.hold[0] == -1


def test_the_stored_commodity_stays_when_its_city_is_not_visited(table: SetTable) -> None:
    """N-45"""
    t = table(offices="danzig", hold="danzig").sail("luebeck")
    t.say("done")
    assert t.state.hold[0] == CITY["danzig"]


def test_storing_sends_the_base_office_in_the_hold_back_at_once(table: SetTable) -> None:
    """N-45"""
    t = table(offices="danzig riga", hold="danzig").sail("riga danzig")
    t.say("store riga")
    assert (t.state.held, t.state.hold[0]) == (-1, CITY["riga"])


def test_the_office_of_the_city_visited_can_be_stored_again(table: SetTable) -> None:
    """N-45"""
    t = table(offices="danzig", hold="danzig").sail("danzig")
    t.say("store danzig", "done")
    assert t.state.hold[0] == CITY["danzig"]


@pytest.mark.parametrize(
    ("money", "offices", "payable"),
    [
        (1, "", False),
        (2, "", True),
        (0, "danzig", True),
    ],
)
def test_the_fees_must_be_payable(table: SetTable, money: int, offices: str, payable: bool) -> None:
    """N-46"""
    t = table(money=money, offices=offices, speed=2)
    assert ("lay danzig" in t.can()) is payable


def test_income_on_the_route_counts_for_the_fees(table: SetTable) -> None:
    """N-46"""
    t = table(money=0, offices="riga", speed=2)  # income 2
    assert "lay danzig" in t.can()  # 2, and riga may follow
    assert "lay luebeck" not in t.can()  # 3
    t.say("lay danzig")
    assert t.can() == ["lay riga"]


def test_a_luxury_good_counts_for_the_fees(table: SetTable) -> None:
    """N-46"""
    t = table(money=1, speed=2).artisans(danzig="jewelry1")
    assert "lay danzig" in t.can()
    t.artisans(danzig="jewelry2")
    t.state.lookahead = None
    assert "lay danzig" not in t.can()


def test_the_stored_commodity_counts_for_the_fees(table: SetTable) -> None:
    """N-46"""
    t = table(money=1, speed=1, offices="visby", hold="visby").artisans(danzig="jewelry2")
    assert "lay danzig" in t.can()


def test_additional_income_counts_for_the_fees(table: SetTable) -> None:
    """N-46"""
    t = table(money=0, used=False, speed=1, career="2 front")  # income, speed
    assert "lay danzig" in t.can()


def test_sailing_one_card_longer_gives_additional_income_up(table: SetTable) -> None:
    """N-46"""
    t = table(money=2, used=False, speed=1, career="2 front")
    t.say("lay danzig")
    assert t.can("lay") == []


def test_sailing_is_not_offered_before_the_fees_can_be_paid(table: SetTable) -> None:
    """N-46"""
    t = table(money=0, offices="riga", speed=2)
    t.say("lay danzig")
    assert "sail" not in t.can()
    t.say("lay riga")
    assert t.can() == ["sail"]


def test_what_the_fees_need_cannot_be_used_for_a_mission(table: SetTable) -> None:
    """N-46"""
    t = table(money=1, offices="riga danzig", hand="m03").sail("riga danzig luebeck")
    assert "fulfil m03 lower" not in t.can()  # grain and amber bring the three ducats
    assert "store riga" in t.can()
    t.say("store riga")
    assert "collect danzig" in t.can()


def test_done_is_not_offered_before_the_fees_are_sure(table: SetTable) -> None:
    """N-46"""
    t = table(money=1, speed=2).artisans(danzig="jewelry1").sail("danzig")
    assert t.can() == ["produce jewelry1 amber"]


def test_the_illegal_is_refused_and_changes_nothing(table: SetTable) -> None:
    """N-40"""
    t = table()
    before = t.state.key(0)
    with pytest.raises(IllegalActionError, match="seat 1"):
        t.say("upgrade")
    assert t.state.key(0) == before


def test_five_cities_bring_the_bonus_at_sailing(table: SetTable) -> None:
    """N-47: base offices count."""
    t = table(speed=5, offices="london", bonus="route luxury")
    t.sail("london bergen visby novgorod riga")
    assert t.seals == CARDS.bonus[1][0]


def test_a_placeholder_is_no_fifth_city(table: SetTable) -> None:
    """N-47"""
    t = table(speed=5, offices="danzig", bonus="route luxury")
    t.sail("london bergen visby novgorod novgorod+danzig")
    assert t.seals == 0


def test_the_next_place_of_the_route_tells_when_it_is_full(table: SetTable) -> None:
    """N-41, N-115"""
    t = table(speed=2).figures(pirate="riga front")
    assert pieces(t.state)["0/route"].mark == ""
    t.say("lay riga")
    assert pieces(t.state)["0/route"].mark == "full"
