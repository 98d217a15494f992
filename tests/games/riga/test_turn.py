"""A turn (R-30, R-31, R-36), and the functions that are used on their own."""

from __future__ import annotations

from hansetable.games.riga import events as e
from hansetable.games.riga.multiset import UNIT, size
from tests.games.riga.builder import SetTable, mask, pack

ROWS = ("cloth glass", "wine*3")


def test_one_row_or_one_building_must_be_taken(table: SetTable) -> None:
    """R-30"""
    t = table(build=False, rows=ROWS, below="visby-inn", above="danzig-bank", goods="cloth*9")
    assert t.can() == [
        "take-row 1", "take-row 2", "take-building visby-inn", "take-building danzig-bank",
    ]  # fmt: skip


def test_a_row_is_taken_whole(table: SetTable) -> None:
    """R-30"""
    t = table(build=False, rows=ROWS, goods="grain*7")
    assert t.say("take-row 2") == [e.RowTaken(0, 2, ("wine", "wine", "wine"))]
    assert t.state.goods[0] == pack("grain*7 wine*3")  # no hand limit here
    assert t.state.rows[:2] == [(0, 1), ()]
    assert t.can() == ["done"]


def test_a_building_goes_to_the_hand(table: SetTable) -> None:
    """R-30"""
    t = table(build=False, rows=ROWS, above="danzig-bank", below="visby-inn")
    t.say("take-building danzig-bank")
    assert t.hand == ("danzig-bank",)
    assert (len(t.state.below), t.state.above) == (1, [])


def test_nothing_is_taken_where_nothing_lies(table: SetTable) -> None:
    """R-30"""
    t = table(seats=2, leg=0)
    events = t.say("done")
    assert e.NothingToTake(1) in events
    assert t.can() == ["done"]


def test_up_to_three_buildings(table: SetTable) -> None:
    """R-31"""
    t = table(goods="wine*12", hand="visby-market visby-crane visby-treasury visby-inn")
    for building in ("market", "crane", "treasury"):
        assert f"plan visby-{building}" in t.can()
        t.say(f"plan visby-{building}")
        while t.can("spend"):
            t.say("spend wine")
    assert len(t.built) == 3
    assert t.can() == ["done"]


def test_riga_buildings_count_towards_the_three(table: SetTable) -> None:
    """R-31"""
    t = table(riga=True, goods="cloth*8", hand="tallinn-market tallinn-crane")
    t.say("plan riga-school")
    t.pay("cloth*2")
    t.say("turn knight", "plan tallinn-market", "plan tallinn-crane")
    assert not t.can("plan")
    t.pay("cloth*4")
    assert t.can() == ["done"]


def test_nothing_need_be_built(table: SetTable) -> None:
    """R-31"""
    t = table(goods="wine*4", hand="visby-market")
    assert t.can() == ["plan visby-market", "done"]
    t.say("done")
    assert t.me == 1


def test_functions_are_used_before_taking_or_after(table: SetTable) -> None:
    """R-36"""
    mine = "visby-treasury danzig-treasury visby-yard visby-inn"
    t = table(build=False, rows=ROWS, built=mine)
    assert t.can("use") == ["use visby-yard", "use visby-treasury", "use danzig-treasury"]
    t.say("use visby-treasury")
    t.say(t.can()[0])
    assert t.can("take-row")
    t.say("take-row 1")
    assert t.can("use") == ["use visby-yard", "use danzig-treasury"]


def test_functions_are_not_used_in_the_turn_in_which_they_are_built(table: SetTable) -> None:
    """R-36"""
    t = table(goods="wine*4", hand="visby-treasury danzig-crane")
    t.say("plan visby-treasury")
    t.pay("wine*2")
    assert t.can() == ["done"]


def test_standing_benefits_neither(table: SetTable) -> None:
    """R-36"""
    hand = "visby-manufactory tallinn-market visby-crane"
    t = table(goods="wine*3 glass*2 cloth*2", hand=hand)
    t.say("plan visby-manufactory")
    t.pay("wine*2 glass")
    t.say("plan visby-crane")
    t.say("spend wine")
    assert t.state.stack[-1].due == 3  # 8 - 5, not 8 - 6


def test_the_two_turns_in_a_row_are_two_turns(table: SetTable) -> None:
    """R-25, R-36"""
    t = table(seats=2, goods="wine*4", hand="visby-treasury", leg=0)
    t.state.start = 1
    t.begin(1)
    t.say("plan visby-treasury")
    t.pay("wine*2")
    t.say("done")
    assert (t.me, t.state.leg) == (0, 2)
    assert "use visby-treasury" in t.can()


def test_a_yard_draws_five_and_keeps_one_or_none(table: SetTable) -> None:
    """R-42"""
    five = "visby-bank visby-inn danzig-bank danzig-inn tallinn-inn"
    for answer in ("keep danzig-inn", "decline"):
        t = table(built="visby-yard visby-crane").on_top(buildings=five)
        told = t.say("use visby-yard")
        assert told[1].seen_by(1) == e.BuildingsDrawn(0, ("",) * 5)
        assert len(t.can("keep")) == 5
        t.say(answer)
        kept = mask("danzig-inn") if answer != "decline" else 0
        assert t.state.hand[0] == kept
        assert t.state.discard == mask(five) & ~kept
        assert t.state.dropped == [t.state.discard, 0, 0, 0]
        assert t.can("use") == []


def test_a_yard_draws_all_if_there_are_fewer(table: SetTable) -> None:
    """R-42"""
    t = table(built="visby-yard visby-crane")
    t.state.pile, t.state.discard = t.state.pile[:2], mask("danzig-inn")
    t.state.dropped[1] = mask("danzig-inn")
    t.say("use visby-yard")
    assert t.state.drawn[0].bit_count() == 3


def test_a_yard_without_cards_cannot_be_used(table: SetTable) -> None:
    """R-42"""
    t = table(built="visby-yard visby-crane")
    t.state.pile = []
    assert t.can("use") == []


def test_a_treasury_draws_three_and_keeps_one(table: SetTable) -> None:
    """R-50"""
    t = table(built="visby-treasury visby-crane").on_top(goods="cloth wine wine")
    told = t.say("use visby-treasury")
    assert told[1].seen_by(2) == e.GoodsDrawn(0, ("", "", ""))
    assert t.can() == ["keep-good cloth", "keep-good wine"]  # compulsory
    told = t.say("keep-good wine")
    assert told[0] == e.GoodKept(0, "wine", ("cloth", "wine"))
    assert told[0].seen_by(1) == e.GoodKept(0, "", ("cloth", "wine"))
    assert t.state.goods[0] == pack("wine")
    assert t.state.goods_discard == pack("cloth wine")


def test_a_treasury_draws_fewer_if_fewer_remain(table: SetTable) -> None:
    """R-50"""
    t = table(built="visby-treasury visby-crane")
    t.state.goods_pile = [3]
    t.say("use visby-treasury")
    assert t.state.drawn_goods == UNIT[3]
    t.say("keep-good grain")
    assert size(t.state.goods_discard) == 0
    t.give(0, built="danzig-treasury visby-crane")
    t.state.goods_pile = []
    assert t.can("use") == []
