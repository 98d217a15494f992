"""Special missions (N-120 to N-124)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hansetable.core import Place, State
from hansetable.games.novgorod import events as e
from hansetable.games.novgorod.cards import CARDS, PARTS, SPECIAL
from hansetable.games.novgorod.scoring import end_game
from hansetable.games.novgorod.special import cost
from hansetable.games.novgorod.state import NovgorodState
from hansetable.games.novgorod.table import pieces, scoreboard
from tests.games.novgorod.builder import EXAMPLE, SetTable, Table, example, missions, two_specials

Dealt = Callable[..., NovgorodState]


def costs(t: Table, *sets: str, cheap: bool = False) -> list[int]:
    """What sets of special missions cost together."""
    return [cost(t.state, [SPECIAL[card] for card in cards.split()], cheap) for cards in sets]


# Cards and setup


def test_four_special_missions_have_four_parts() -> None:
    """N-7"""
    assert [special.id for special in CARDS.specials] == ["s1", "s2", "s3", "s4"]
    for special in CARDS.specials:
        assert [(part.cost, part.seals) for part in special.parts] == [
            (1, 2), (4, 5), (3, 4), (5, 6),
        ]  # fmt: skip


def test_the_column_shows_a_a_b_c(dealt: Dealt) -> None:
    """N-120"""
    for seed in range(8):
        column = dealt(3, seed, special="on").expert.column
        assert [PARTS[part] for _, part in column] == ["a", "a", "b", "c"]
        assert sorted(card for card, _ in column) == [0, 1, 2, 3]


def test_the_column_is_shuffled(dealt: Dealt) -> None:
    """N-120"""
    assert len({dealt(3, seed, special="on").expert.column for seed in range(40)}) > 12


def test_a_mission_of_the_pile_covers_the_column(dealt: Dealt) -> None:
    """N-120"""
    base, s = dealt(3), dealt(3, special="on")
    assert s.expert.cover == base.pile[-1]
    assert s.pile == base.pile[:-1]
    assert (s.hand, s.display, s.career) == (base.hand, base.display, base.career)


# Costs


def test_costs_of_the_example(table: SetTable) -> None:
    """N-X9"""
    assert costs(table().column(EXAMPLE), "s1", "s2", "s3", "s4") == [1, 2, 6, 6]


@pytest.mark.parametrize(
    ("cards", "ducats"),
    [("s1 s2", 2), ("s1 s3", 1 + 5), ("s3 s4", 6 + 5), ("s1 s4", 1 + 5), ("s1 s2 s3 s4", 9)],
)
def test_cards_of_the_set_are_not_skipped(table: SetTable, cards: str, ducats: int) -> None:
    """N-121"""
    assert costs(table().column(EXAMPLE), cards) == [ducats]


def test_the_privilege_takes_three_ducats_off_but_not_below_zero(table: SetTable) -> None:
    """N-121"""
    t = table().column(EXAMPLE)
    assert costs(t, "s1", "s2", "s3", "s1 s2 s3 s4", cheap=True) == [0, 0, 3, 6]


# Fulfilling one


def test_amber_and_glass_for_the_third_special_mission(table: SetTable) -> None:
    """N-X9, N-121, N-122"""
    t = example(table)
    top = t.state.pile[-1]
    told = t.say("special s3")
    assert told == [
        e.SpecialsBegun(0, ("s3",), 6),
        e.Crafted(0, "jewelry1", "jewelry", ("hold:glass", "amber")),
        e.SpecialFulfilled(0, "s3", "b", 5, CARDS.missions[top].id),
        e.SpecialTurned("s3", "c"),
    ]
    assert (t.seals, t.money, t.shown()) == (5, 14, "s1a s2a s4c s3c")


def test_the_top_one_costs_a_ducat_for_two_seals(table: SetTable) -> None:
    """N-X9"""
    t = table().column(EXAMPLE).sail("bergen visby novgorod")
    assert t.say("special s1")[0] == e.SpecialsBegun(0, ("s1",), 1)
    assert (t.seals, t.money) == (2, 19)


def test_the_bottom_one_costs_six_for_four_seals(table: SetTable) -> None:
    """N-X9"""
    t = table().column(EXAMPLE).artisans(luebeck="jewelry1").sail("danzig luebeck antwerpen")
    t.say("special s4")
    assert (t.seals, t.money, t.shown()) == (4, 14, "s1a s2a s3b s4d")


def test_two_boxes_need_two_commodities(table: SetTable) -> None:
    """N-121"""
    t = table().column(EXAMPLE).artisans(luebeck="jewelry1").sail("danzig luebeck")
    assert t.can("special") == []


def test_a_luxury_from_two_also_serves_where_one_is_enough(table: SetTable) -> None:
    """N-121"""
    t = table(hold="visby", offices="visby").column(EXAMPLE).artisans(luebeck="jewelry1")
    t.sail("danzig luebeck antwerpen").say("special s4")
    assert t.can("craft") == ["craft jewelry1 amber", "craft jewelry1 hold:glass,amber"]


def test_goods_are_used_and_earn_nothing_else(table: SetTable) -> None:
    """N-53, N-121"""
    t = example(table)
    t.say("special s3")
    assert t.can("collect") == t.can("produce") == []
    assert t.state.hold[0] == -1


def test_a_stored_commodity_serves_special_missions(table: SetTable) -> None:
    """N-66"""
    t = table(offices="novgorod", hold="novgorod").column(EXAMPLE).sail("bergen")
    t.say("special s1")
    assert (t.seals, t.state.hold[0]) == (2, -1)


def test_the_bonus_for_a_luxury_from_two_counts_here_too(table: SetTable) -> None:
    """N-55"""
    t = example(table, bonus="luxury route")
    t.say("special s3")
    assert t.seals == 5 + CARDS.bonus[2][0]


def test_too_dear_is_not_offered(table: SetTable) -> None:
    """N-121"""
    assert example(table, money=5).can("special") == []


def test_the_fees_stay_payable(table: SetTable) -> None:
    """N-121, N-46"""
    t = table(money=8).column(EXAMPLE).sail("bergen visby novgorod")
    assert t.can("special") == []
    t = table(money=9).column(EXAMPLE).sail("bergen visby novgorod")
    assert t.can("special") == ["special s1"]


def test_only_in_phase_two_specials(table: SetTable) -> None:
    """N-121"""
    t = table(offices="bergen novgorod").column(EXAMPLE)
    for said in ("lay bergen", "lay visby", "lay novgorod"):
        assert t.can("special") == []
        t.say(said)
    t.say("sail", "done")
    assert t.can("special") == []


def test_once_a_turn(table: SetTable) -> None:
    """N-121"""
    t = table(speed=5, offices="bergen visby novgorod riga").column("s1a s3a s2b s4c")
    t.sail("bergen visby novgorod riga").say("special s1", "begin")
    assert t.can("special") == []
    t.end_round().sail("visby novgorod riga")
    assert t.can("special") == ["special s3"]


# What comes of it


def test_the_top_mission_of_the_pile_goes_under_the_ship(table: SetTable) -> None:
    """N-122"""
    t = example(table)
    top = t.state.pile[-1]
    t.say("special s3")
    assert t.state.under[0] == 1 << top
    assert t.state.seen[0] >> top & 1
    assert not t.state.seen[1] >> top & 1
    assert scoreboard(t.state)[0]["done"] == 1


def test_it_counts_for_three_missions(table: SetTable) -> None:
    """N-122, N-59"""
    t = example(table, bonus="missions route", under="m01 m02")
    t.say("special s3")
    assert t.seals == 5 + CARDS.bonus[3][0]


def test_it_counts_for_the_variety_of_goods(table: SetTable) -> None:
    """N-122, N-96"""
    t = example(table, bonus="variety route", under="m01")
    t.state.pile[-1] = next(m for m in t.state.pile if 1 << m == missions("m13"))
    t.say("special s3")
    end_game(t.state)
    assert t.state.final is not None
    assert t.state.final.points[0]["variety"] == CARDS.variety[6]


def test_without_a_pile_it_counts_without_a_card(table: SetTable) -> None:
    """N-85, N-122"""
    t = example(table, bonus="missions route", under="m01 m02")
    t.state.pile = []
    told = t.say("special s3")
    assert isinstance(told[-3], e.SpecialFulfilled)
    assert told[-3].mission == ""
    assert (t.state.completed(0), t.state.under[0].bit_count()) == (3, 2)
    assert t.seals == 5 + CARDS.bonus[3][0]


@pytest.mark.parametrize(
    ("part", "then", "artisans"),
    [
        ("a", "b", {}),
        ("b", "c", {"luebeck": "jewelry1"}),
        ("c", "d", {"danzig": "provisions3"}),
        ("d", "a", {"danzig": "clothing1", "luebeck": "provisions1"}),
    ],
)
def test_the_card_turns_to_its_next_part(
    table: SetTable, part: str, then: str, artisans: dict[str, str]
) -> None:
    """N-123"""
    t = table(speed=5, money=40, offices="visby", hold="visby").column(f"s3{part} s1d s2d s4d")
    t.artisans(riga="jewelry2", novgorod="clothing3", visby="clothing2", bergen="provisions2")
    t.artisans(**artisans).sail("novgorod riga danzig luebeck").say("special s3")
    assert t.shown() == f"s1d s2d s4d s3{then}"


def test_special_missions_are_not_missions_in_progress(table: SetTable) -> None:
    """N-81"""
    t = example(table, hand="m01 m02 m03")
    t.say("special s3")
    assert t.state.in_progress(0) == 3


# Secrets and undo


def test_only_the_owner_knows_the_mission_under_his_ship(table: SetTable) -> None:
    """N-122, N-130"""
    t = example(table)
    told = t.say("special s3")
    event = told[-2]
    assert isinstance(event, e.SpecialFulfilled)
    assert event.mission
    assert event.seen_by(0) == event
    assert event.seen_by(1) == e.SpecialFulfilled(0, "s3", "b", 5, "")
    mine, theirs = t.state.seen_by(0), t.state.seen_by(1)
    assert (mine.under[0].bit_count(), mine.expert.hidden[0]) == (1, 0)
    assert (theirs.under[0], theirs.expert.hidden[0], theirs.completed(0)) == (0, 1, 1)


def test_nobody_knows_the_card_that_covers_the_column(dealt: Dealt) -> None:
    """N-130"""
    s = dealt(3, special="on")
    other = s.clone()
    other.expert = s.expert._replace(cover=s.pile[0])
    other.pile[0] = s.expert.cover
    for viewer in (0, 1, 2, -2):
        assert s.seen_by(viewer).key(viewer) == other.seen_by(viewer).key(viewer)


def test_in_a_view_the_mission_stays_unknown(table: SetTable) -> None:
    """N-130"""
    t = example(table)
    view = t.state.seen_by(0)
    view.push(0, next(a for a in view.listed(0) if type(a).__name__ == "Special"))
    assert (view.under[0], view.expert.hidden[0], view.completed(0)) == (0, 1, 1)


def test_drawing_it_cannot_be_undone_but_choosing_can(table: SetTable) -> None:
    """N-122"""
    t = two_specials(table)
    assert not changes(t.state, "special s1", t)
    assert changes(t.state, "begin", t)


def changes(state: State, text: str, t: Table) -> bool:
    """Tell whether saying something changes what is known, so that it cannot be taken back."""
    before = state.rng, state.seen[:]
    t.say(text)
    return (state.rng, state.seen) != before


# On the table


def on_table(t: Table, viewer: int = 0) -> dict[str, Place]:
    """The places of special missions, their cover and the missions under the ship of seat 0."""
    places = pieces(t.state.seen_by(viewer))
    return {
        key: place
        for key, place in places.items()
        if place.zone == "special" or (place.zone == "under" and place.kind == "mission")
    }


def test_each_card_of_the_column_says_what_it_costs_now(table: SetTable) -> None:
    """N-X9, N-121"""
    places = on_table(table().column(EXAMPLE))
    assert [(p.name, p.at, p.number) for p in places.values() if p.kind == "special"] == [
        ("s1", 0, 1), ("s2", 0, 2), ("s3", 1, 6), ("s4", 2, 6),
    ]  # fmt: skip
    assert places["cover"].name == ""


def test_with_a_card_chosen_the_others_say_what_they_would_add(table: SetTable) -> None:
    """N-121"""
    t = two_specials(table)
    t.say("special s3")
    places = on_table(t)
    assert places["special:s3"].mark == "chosen"
    assert [places[f"special:{card}"].number for card in ("s1", "s3")] == [0, 3]


def test_the_mission_under_the_ship_is_a_secret_of_its_owner(table: SetTable) -> None:
    """N-122, N-130"""
    t = example(table, under="m01")
    t.say("special s3")
    mine, theirs = on_table(t), on_table(t, 2)
    assert [(p.name != "", p.mark) for p in mine.values() if p.zone == "under"] == [
        (True, ""), (True, "secret"),
    ]  # fmt: skip
    assert [(p.name, p.mark) for p in theirs.values() if p.zone == "under"] == [
        ("m01", ""), ("", ""),
    ]  # fmt: skip
