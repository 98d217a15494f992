"""What buildings do (R-40 to R-52) and the Riga buildings (R-60 to R-64)."""

from __future__ import annotations

import pytest

from hansetable.games.riga import events as e
from hansetable.games.riga.bill import funds_of, values_in
from hansetable.games.riga.cards import CITY
from hansetable.games.riga.scoring import points
from hansetable.games.riga.year import limit
from tests.games.riga.builder import SetTable, mask, pack

KNIGHTS = "visby-fortress danzig-fortress visby-treasury"
MERCHANTS = "visby-guildhall danzig-market"


def test_a_bank_pays_two_ducats_for_each_merchant(table: SetTable) -> None:
    """R-41"""
    t = table(hand="danzig-treasury", goods="wine", built=f"visby-bank {MERCHANTS}")
    told = t.say("plan danzig-treasury", "fund bank")
    assert told == [e.Funded(0, "visby-bank", 6)]
    t.say("spend wine")
    assert t.state.used[0] == mask("visby-bank")
    assert t.state.merchants(0) == 3  # they are not used up


def test_an_inn_pays_two_ducats_for_each_knight(table: SetTable) -> None:
    """R-51"""
    t = table(hand="danzig-lodge", goods="wine", built=f"visby-inn {KNIGHTS}")
    assert t.say("plan danzig-lodge", "fund inn") == [e.Funded(0, "visby-inn", 10)]


@pytest.mark.parametrize(
    ("built", "knights", "merchants"),
    [
        ("visby-fortress", 2, 0),
        ("visby-guildhall", 0, 2),
        ("visby-manufactory", 1, 0),
        ("danzig-market", 0, 1),
        ("visby-treasury", 1, 0),
    ],
)
def test_knights_and_merchants(table: SetTable, built: str, knights: int, merchants: int) -> None:
    """R-43, R-44, R-48, R-49, R-50"""
    s = table(built=built).state
    assert (s.knights(0), s.merchants(0)) == (knights, merchants)


def test_a_kontor_pays_four_ducats_once_and_has_a_merchant(table: SetTable) -> None:
    """R-45"""
    t = table(hand="visby-market danzig-market", goods="wine*2", built="visby-kontor visby-inn")
    assert t.state.merchants(0) == 1
    assert t.say("plan visby-market", "fund kontor") == [e.Funded(0, "visby-kontor", 4)]
    t.say("spend wine")
    assert (t.state.merchants(0), t.can("fund")) == (2, [])


def test_a_crane_halves_the_cost_of_one_building_rounded_up(table: SetTable) -> None:
    """R-46"""
    t = table(hand="danzig-treasury", goods="cloth", built="visby-crane visby-inn")
    t.say("plan danzig-treasury", "crane danzig-treasury")
    assert t.state.stack[-1].cost == 5  # of 9
    assert not t.can("crane")
    t.say("spend cloth")
    assert t.state.used[0] == mask("visby-crane")


def test_there_is_one_crane_a_building_and_each_building_may_have_one(table: SetTable) -> None:
    """R-46"""
    mine = "visby-crane danzig-crane tallinn-crane visby-inn"
    t = table(hand="danzig-treasury danzig-bank", goods="cloth*2", built=mine)
    t.say("plan danzig-treasury", "plan danzig-bank", "crane danzig-treasury", "crane danzig-bank")
    assert t.state.stack[-1].cost == 10  # 9 and 10, each halved and rounded up before adding
    assert not t.can("crane")


def test_riga_buildings_can_be_halved(table: SetTable) -> None:
    """R-46"""
    t = table(riga=True, goods="glass", built="visby-crane visby-inn")
    t.say("plan riga-school", "crane riga-school", "spend glass")
    assert "riga-school" in t.built


def test_lodges_score_together(table: SetTable) -> None:
    """R-47"""
    t = table(built="visby-lodge danzig-lodge")
    assert points(t.state, 0)["lodges"] == 12
    t.give(0, built="visby-lodge danzig-lodge tallinn-lodge stockholm-lodge")
    assert points(t.state, 0)["lodges"] == 26


@pytest.mark.parametrize(
    ("own", "values"),
    [
        ("", {"visby": (0, 4, 5, 2), "stockholm": (7, 4, 0, 2), "riga": (5, 4, 3, 2)}),
        (
            "visby-manufactory",
            {"visby": (0, 4, 6, 2), "stockholm": (7, 4, 0, 2), "riga": (5, 4, 4, 2)},
        ),
        (
            "stockholm-market",
            {"visby": (0, 4, 5, 2), "stockholm": (7, 4, 3, 2), "riga": (5, 4, 3, 2)},
        ),
        ("visby-manufactory stockholm-market", {"visby": (0, 4, 6, 2), "stockholm": (7, 4, 4, 2)}),
    ],
)
def test_manufactory_and_market_hall(
    table: SetTable, own: str, values: dict[str, tuple[int, ...]]
) -> None:
    """R-48, R-49"""
    t = table(built=own)
    for city, expected in values.items():
        assert values_in(t.state, 0, CITY[city]) == expected


def test_bank_and_inn_do_not_count_what_was_built_in_this_turn(table: SetTable) -> None:
    """R-52"""
    t = table(goods="wine*3", hand="visby-market", built="visby-bank danzig-kontor")
    t.say("plan visby-market")
    t.pay("wine*2")
    assert t.state.merchants(0) == 2
    assert funds_of(t.state, 0)[0] == 2


# Riga buildings

ROWS = ("cloth glass", "wine*3 grain", "glass*3")


def test_a_monastery_swaps_two_goods_between_two_rows(table: SetTable) -> None:
    """R-60"""
    t = table(riga=True, build=False, rows=ROWS, built="riga-monastery", above="visby-inn")
    t.say("use riga-monastery", "lift 2 grain")
    assert t.can() == ["swap 1 cloth", "swap 1 glass", "swap 3 glass"]
    assert t.say("swap 1 cloth") == [e.Swapped(0, 2, "grain", 1, "cloth")]
    assert t.state.rows[:2] == [(3, 1), (2, 2, 2, 0)]
    assert t.can() == ["take-row 1", "take-row 2"]  # one of them must be taken
    t.say("take-row 2")
    assert t.state.goods[0] == pack("wine*3 cloth")
    assert t.can("use") == []  # once


def test_a_monastery_only_works_before_taking(table: SetTable) -> None:
    """R-36, R-60"""
    t = table(riga=True, build=False, rows=ROWS, built="riga-monastery")
    assert "use riga-monastery" in t.can()
    t.say("take-row 1")
    assert t.can("use") == []


def test_the_goods_swapped_differ_in_kind(table: SetTable) -> None:
    """R-60"""
    rows = ("glass*3", "glass*2 cloth")
    t = table(riga=True, build=False, rows=rows, built="riga-monastery")
    t.say("use riga-monastery")
    assert t.can() == ["lift 1 glass", "lift 2 cloth"]
    t = table(riga=True, build=False, rows=("glass*3", "glass*3"), built="riga-monastery")
    assert t.can("use") == []


@pytest.mark.parametrize(("side", "marks"), [("knight", (1, 0)), ("merchant", (0, 1))])
def test_a_school_is_turned_when_built(table: SetTable, side: str, marks: tuple[int, int]) -> None:
    """R-61"""
    t = table(riga=True, goods="cloth*2")
    t.say("plan riga-school")
    t.pay("cloth*2")
    assert t.can() == ["turn knight", "turn merchant"]
    t.say(f"turn {side}")
    assert (t.state.knights(0), t.state.merchants(0)) == marks
    assert t.can() == ["done"]


def test_a_storehouse_raises_the_hand_limit_at_once(table: SetTable) -> None:
    """R-62"""
    t = table(seats=2, riga=True, leg=3, goods="cloth*2 grain*8")
    assert limit(t.state, 0) == 6
    t.say("plan riga-storehouse")
    t.pay("cloth*2")
    assert limit(t.state, 0) == 8
    t.say("done")
    assert t.state.year == 2  # eight cards are kept


def test_an_exchange_office_shows_nothing_when_built(table: SetTable) -> None:
    """R-63"""
    t = table(riga=True, goods="cloth*5")
    t.say("plan riga-exchange")
    t.pay("cloth*2")
    t.say("done")
    assert t.me == 1  # not in the turn in which it was built


def test_goods_of_six_turn_the_exchange_office_to_eight(table: SetTable) -> None:
    """R-63"""
    mine = "riga-exchange visby-inn"
    t = table(riga=True, goods="cloth glass grain*2", built=mine, used="riga-exchange")
    t.say("done")
    assert t.can() == ["spend cloth", "spend glass", "spend grain", "done"]
    t.say("spend glass")
    assert t.can() == ["spend cloth", "spend grain"]  # 5 + 4 is less than 5 + 4 + 2 and enough
    assert t.say("spend grain")[1] == e.ExchangeFilled(0, ("glass", "grain"), 0)
    assert t.state.used[0] == 0
    assert t.state.goods_discard == pack("glass grain")
    assert t.me == 1


def test_the_exchange_office_may_be_left_alone(table: SetTable) -> None:
    """R-63"""
    t = table(riga=True, goods="cloth*2", built="riga-exchange visby-inn", used="riga-exchange")
    t.say("done", "done")
    assert t.me == 1
    assert t.state.used[0] == mask("riga-exchange")


def test_manufactories_do_not_count_for_the_exchange_office(table: SetTable) -> None:
    """R-63"""
    mine = "riga-exchange visby-manufactory"
    t = table(riga=True, goods="wine grain", built=mine, used="riga-exchange")
    t.say("done")
    assert t.me == 1  # 3 + 2 is too little


def test_eight_ducats_in_a_later_turn_and_eight_again_at_its_end(table: SetTable) -> None:
    """R-63"""
    t = table(riga=True, goods="cloth*2", hand="visby-crane", built="riga-exchange visby-inn")
    assert t.say("plan visby-crane", "fund exchange")[0] == e.Funded(0, "riga-exchange", 8)
    assert t.state.used[0] == mask("riga-exchange")
    t.say("done", "spend cloth", "spend cloth")
    assert t.state.used[0] == 0


def test_each_half_of_a_double_turn_has_its_own_end(table: SetTable) -> None:
    """R-63"""
    mine = {"built": "riga-exchange visby-inn", "used": "riga-exchange"}
    t = table(seats=2, riga=True, goods="cloth*4", hand="visby-crane", **mine)
    t.state.start = 1
    t.begin(1)
    t.say("done", "spend cloth", "spend cloth")
    assert (t.me, t.state.leg) == (0, 2)
    t.say("plan visby-crane", "fund exchange", "done", "spend cloth", "spend cloth")
    assert t.state.used[0] == 0
    assert t.state.leg == 3


def test_riga_buildings_are_paid_at_base_values(table: SetTable) -> None:
    """R-64"""
    t = table(riga=True, goods="cloth glass wine grain")
    t.say("plan riga-exchange")
    assert len(t.can("spend")) == 4
    told = t.pay("cloth wine grain")
    assert e.Built(0, ("riga-exchange",), 10, 0) in told


def test_riga_buildings_are_never_discarded(table: SetTable) -> None:
    """R-64"""
    t = table(seats=2, riga=True, leg=3, goods="grain*9")
    t.say("done")
    assert t.can() == ["drop grain"]
