"""Preparation (N-10 to N-16) and the introductory rounds (N-20 to N-24)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hansetable.core import read_action, write_action
from hansetable.games.novgorod import events as e
from hansetable.games.novgorod.actions import VERBS
from hansetable.games.novgorod.cards import BONUSES, CARDS, CITY
from hansetable.games.novgorod.state import ALL_MISSIONS, NovgorodState

Dealt = Callable[..., NovgorodState]


def say(s: NovgorodState, text: str) -> list[e.Event]:
    return s.play(s.turn, read_action(text, VERBS))


def can(s: NovgorodState, start: str = "") -> list[str]:
    return [t for t in map(write_action, s.listed(s.turn)) if t.startswith(start)]


def introduce(s: NovgorodState, missions_first: bool = False) -> list[int]:
    """Pick until the first turn begins; return the seats in the order of their picks."""
    seats = []
    while s.round == 0:
        seats.append(s.turn)
        texts = can(s)
        missions = [text for text in texts if "mission" in text]
        say(s, missions[-1] if missions and missions_first else texts[0])
    return seats


def test_each_city_gets_one_artisan(dealt: Dealt) -> None:
    """N-10"""
    assert sorted(dealt(4).artisan_at) == list(range(8))


def test_the_artisans_lie_elsewhere_in_another_game(dealt: Dealt) -> None:
    """N-10"""
    assert len({dealt(4, seed).artisan_at for seed in range(20)}) > 10


@pytest.mark.parametrize(("seats", "prices"), [(4, [5, 6, 6, 7]), (3, [5, 6, 7]), (2, [5, 6])])
def test_offices_of_a_city_by_players_the_cheapest_on_top(
    dealt: Dealt, seats: int, prices: list[int]
) -> None:
    """N-11, N-X1"""
    s = dealt(seats)
    found = []
    while s.supply[CITY["danzig"]]:
        found.append(s.price(CITY["danzig"]))
        s.supply[CITY["danzig"]] -= 1
    assert found == prices


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_mission_in_hand_and_two_more_than_players_lie_open(dealt: Dealt, seats: int) -> None:
    """N-12"""
    s = dealt(seats)
    assert [hand.bit_count() for hand in s.hand] == [1] * seats
    assert len(s.display) == 2 + seats
    assert len(s.pile) == 24 - seats - len(s.display)


def test_everybody_begins_alike(dealt: Dealt) -> None:
    """N-13"""
    s = dealt(3)
    assert (s.money, s.seals, s.speed) == ([27] * 3, [0] * 3, [2] * 3)


@pytest.mark.parametrize(
    ("seats", "seed", "careers", "start", "seals"),
    [
        (2, 0, [0, 1], 0, [9, 1]),
        (2, 1, [0, 2], 0, [9, 4]),
        (3, 1, [0, 2, 3], 0, [9, 5, 0]),
        (4, 0, [0, 1, 2, 3], 0, [9, 2, 5, 0]),
    ],
)
def test_by_our_own_rule_weak_careers_begin_with_seals(
    dealt: Dealt, seats: int, seed: int, careers: list[int], start: int, seals: list[int]
) -> None:
    """N-H1"""
    s = dealt(seats, seed, ahead="on")
    assert (s.career, s.start, s.seals) == (careers, start, seals)
    assert dealt(seats, seed).seals == [0] * seats


def test_by_our_own_rule_the_back_of_a_career_begins_without_seals(dealt: Dealt) -> None:
    """N-H1"""
    s = dealt(3, 1, ahead="on", careers="choose")
    before = s.seals.copy()
    for side in ("back", "front", "back"):
        say(s, f"choose-side {side}")
    least = [int(seat != (s.start - 1) % 3) for seat in range(3)]
    assert s.seals == [least[0], before[1], least[2]]


def test_the_bonus_cards_of_the_first_game(dealt: Dealt) -> None:
    """N-14"""
    assert [BONUSES[b] for b in dealt(4).bonus] == ["offices", "route"]


def test_the_bonus_cards_of_later_games_are_two_different_ones(dealt: Dealt) -> None:
    """N-14"""
    pairs = {dealt(4, seed, bonus="random").bonus for seed in range(200)}
    assert len(pairs) == 15
    assert all(len(set(pair)) == 2 for pair in pairs)


def test_in_the_first_game_everybody_has_the_front_side(dealt: Dealt) -> None:
    """N-15"""
    s = dealt(4)
    assert s.side == [0] * 4
    assert sorted(s.career) == [0, 1, 2, 3]


def test_sides_are_chosen_in_seat_order_before_the_introductory_rounds(dealt: Dealt) -> None:
    """N-15"""
    s = dealt(3, careers="choose")
    for seat, side in enumerate(("back", "front", "back")):
        assert s.asked() == (seat,)
        assert can(s) == ["choose-side front", "choose-side back"]
        assert say(s, f"choose-side {side}") == [
            e.SideChosen(seat, CARDS.careers[s.career[seat]][0].id, side)
        ]
    assert s.side == [1, 0, 1]
    assert can(s, "buy-office")


@pytest.mark.parametrize("seed", range(5))
def test_the_lowest_career_number_starts(dealt: Dealt, seed: int) -> None:
    """N-16"""
    s = dealt(3, seed)
    assert s.career[s.start] == min(s.career)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_picking_goes_round_from_the_right_neighbour_counter_clockwise(
    dealt: Dealt, seats: int
) -> None:
    """N-20"""
    s = dealt(seats, 3)
    lap = [(s.start - 1 - i) % seats for i in range(seats)]
    assert introduce(s) == lap * 3


@pytest.mark.parametrize("missions_first", [False, True])
def test_picking_ends_with_two_offices_and_two_missions_each(
    dealt: Dealt, missions_first: bool
) -> None:
    """N-20"""
    s = dealt(4)
    introduce(s, missions_first)
    assert [owned.bit_count() for owned in s.owned] == [2] * 4
    assert [hand.bit_count() for hand in s.hand] == [2] * 4


def test_only_one_mission_is_picked(dealt: Dealt) -> None:
    """N-20"""
    s = dealt(2)
    first = s.turn
    say(s, "draw-mission")
    say(s, can(s)[0])
    assert s.turn == first
    assert can(s) == can(s, "buy-office")


def test_a_second_office_of_the_same_city_is_not_offered(dealt: Dealt) -> None:
    """N-21"""
    s = dealt(2)
    say(s, "buy-office danzig")
    assert "buy-office danzig" in can(s)
    say(s, "buy-office danzig")
    assert "buy-office danzig" not in can(s)


def test_the_top_office_is_taken(dealt: Dealt) -> None:
    """N-21"""
    s = dealt(4)
    seat = s.turn
    assert say(s, "buy-office visby") == [e.OfficeTaken(seat, "visby")]
    assert s.office[seat * 8 + CITY["visby"]] == 3
    assert s.price(CITY["visby"]) == 7


def test_open_missions_are_not_refilled_while_picking(dealt: Dealt) -> None:
    """N-22"""
    s = dealt(4)
    say(s, can(s, "buy-mission")[0])
    assert len(s.display) == 5


def test_the_top_of_the_pile_can_be_taken_in_secret(dealt: Dealt) -> None:
    """N-22"""
    s = dealt(4)
    seat, top = s.turn, s.pile[-1]
    (event,) = say(s, "draw-mission")
    assert s.hand[seat] >> top & 1
    assert event.seen_by((seat + 1) % 4) == e.MissionDrawn(seat, "", 0)


def test_everybody_pays_at_the_end(dealt: Dealt) -> None:
    """N-23"""
    s = dealt(2)
    for text in ("visby", "visby", "danzig", "danzig"):
        say(s, f"buy-office {text}")
    first = s.turn
    assert s.money == [27, 27]
    say(s, "draw-mission")
    say(s, "draw-mission")
    assert s.money[first] == 27 - 6 - 5 - 12
    assert s.money[1 - first] == 27 - 7 - 6 - 12


def test_offices_for_seven_and_four_leave_four_ducats(dealt: Dealt) -> None:
    """N-23, N-X2"""
    s = dealt(2)
    for text in ("buy-office visby", "buy-office visby", "draw-mission", "buy-office london"):
        say(s, text)
    while s.round == 0:
        events = say(s, can(s)[-1])
    seat = next(seat for seat in (0, 1) if s.owned[seat] >> CITY["london"] & 1)
    assert e.IntroductionPaid(seat, 23, 4) in events


def test_two_offices_that_cost_more_than_fifteen_are_not_offered(dealt: Dealt) -> None:
    """N-23"""
    s = dealt(4)
    s.supply[CITY["visby"]] = s.supply[CITY["luebeck"]] = 1
    me = s.turn
    say(s, "buy-office visby")
    while s.turn != me:
        say(s, "draw-mission")
    assert "buy-office luebeck" not in can(s)
    assert "buy-office novgorod" in can(s)


def test_a_first_office_is_not_offered_if_no_second_is_sure_to_be_affordable(
    dealt: Dealt, monkeypatch: pytest.MonkeyPatch
) -> None:
    """N-23"""
    monkeypatch.setattr("hansetable.games.novgorod.setup.PURSE", 10)
    s = dealt(4)
    assert "buy-office london" in can(s)  # 4, and 6 for the dearest of Bergen or Riga
    assert "buy-office danzig" not in can(s)  # 5 + 6


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_open_missions_are_filled_up_to_four(dealt: Dealt, seats: int) -> None:
    """N-24"""
    s = dealt(seats)
    while s.round == 0:
        say(s, (can(s, "buy-mission") or can(s))[0])
    assert len(s.display) == 4


def test_more_than_four_open_missions_stay(dealt: Dealt) -> None:
    """N-24"""
    s = dealt(4)
    introduce(s, missions_first=True)  # all of them from the pile
    assert len(s.display) == 6


def test_no_mission_is_lost(dealt: Dealt) -> None:
    """N-22"""
    s = dealt(4)
    introduce(s)
    everywhere = sum(s.hand) + sum(1 << m for m in (*s.display, *s.pile))
    assert everywhere == ALL_MISSIONS


def test_unknown_options_are_as_for_a_first_game(dealt: Dealt) -> None:
    """N-14"""
    assert dealt(4, 7).key(0) == dealt(4, 7, bonus="first", careers="first").key(0)
