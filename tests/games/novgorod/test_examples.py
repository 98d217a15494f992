"""The examples of the rulebook (N-X1, N-X2 and N-X10 stand where their rules are tested)."""

from __future__ import annotations

from hansetable.games.novgorod import events as e
from hansetable.games.novgorod.cards import CITY
from tests.games.novgorod.builder import SetTable, missions


def test_one_salt_makes_provisions_in_novgorod(table: SetTable) -> None:
    """N-X3"""
    t = table(used=False, speed=2, career="1 front", offices="luebeck visby novgorod", money=10)
    t.artisans(novgorod="provisions1").sail("luebeck visby novgorod")
    assert t.say("produce provisions1 salt")[0] == e.Produced(
        0, "provisions1", "provisions", ("salt",), 1
    )
    assert (t.seals, t.money) == (1, 11)
    assert t.can("collect") == ["collect visby"]  # the furs are covered, the glass is left


def test_one_fur_makes_clothing(table: SetTable) -> None:
    """N-X4"""
    t = table().artisans(riga="clothing1").sail("novgorod riga")
    t.say("produce clothing1 furs")
    assert t.seals == 1


def test_salt_fish_and_grain_make_provisions(table: SetTable) -> None:
    """N-X4"""
    t = table(speed=5, offices="riga", hold="riga").artisans(luebeck="provisions1")
    t.sail("bergen visby luebeck")
    t.say("produce provisions1 fish,hold:grain,salt")
    assert t.seals == 4


def test_amber_and_salt_fulfil_a_lower_line(table: SetTable) -> None:
    """N-X5"""
    t = table(hand="m06").sail("danzig luebeck")
    t.say("fulfil m06 lower")
    assert (t.seals, t.state.under[0]) == (2, missions("m06"))


def test_jewelry_from_luebeck_today_clothing_later(table: SetTable) -> None:
    """N-X6"""
    t = table(hand="m13").artisans(luebeck="jewelry1", riga="clothing1").sail("danzig luebeck")
    t.say("fulfil m13 upper", "done", "keep m13")
    assert (t.seals, t.state.left[0]) == (2, missions("m13"))
    t.say("pass")
    for _ in range(3):
        t.end_turn()
    t.sail("novgorod riga")
    t.say("fulfil m13 lower")
    assert (t.seals, t.state.left[0], t.state.under[0]) == (4, 0, missions("m13"))


def test_four_cities_and_furs_in_the_hold(table: SetTable) -> None:
    """N-X7"""
    t = table(offices="visby bergen london antwerpen novgorod", hold="novgorod", hand="m13")
    t.artisans(bergen="jewelry2", london="clothing1").sail("visby bergen london antwerpen")
    t.say("fulfil m13 upper")
    assert t.say("fulfil m13 lower")[0] == e.Crafted(0, "clothing1", "clothing", ("hold:furs",))
    assert t.seals == 5
    assert t.can() == ["store antwerpen", "collect antwerpen", "done"]
    t.say("store antwerpen", "done")
    assert t.state.hold[0] == CITY["antwerpen"]


def test_the_cloth_of_antwerpen_does_not_serve_london(table: SetTable) -> None:
    """N-X7"""
    t = table(offices="novgorod", hold="novgorod").artisans(london="clothing1")
    t.sail("visby bergen london antwerpen")
    assert t.can("produce clothing1") == ["produce clothing1 hold:furs"]


def test_london_does_not_follow_danzig(table: SetTable) -> None:
    """N-X8"""
    t = table()
    t.say("lay danzig")
    assert "lay london" not in t.can()
