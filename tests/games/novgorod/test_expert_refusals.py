"""Why not? One position for each reason of the expert game, and what it names."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from hansetable.core import Choice, Handle, Refusal
from hansetable.games.novgorod import GAME
from hansetable.games.novgorod.refusals import REASONS
from hansetable.ui.games.novgorod.text.refusals import REFUSALS
from tests.games.novgorod.builder import SetTable
from tests.games.novgorod.test_refusals import Case, Mine, asked, check


def expert(
    rule: str,
    why: str,
    thing: Handle,
    about: tuple[str | int, ...] = (),
    pirate: str = "riga front",
    mine: Mine | None = None,
    say: str = "",
    used: bool = False,
) -> Case:
    """A case with merchant, pirate and special missions in play."""
    return Case(rule, why, thing, about, mine or {}, say, used=used, pirate=pirate)


QUESTION = "0/privilege:pirate"
BACK: Mine = {"career": "1 front"}
TWO = "lay antwerpen, lay luebeck, lay danzig, sail"
CASES = (
    expert("N-112", "merchant", "figure:merchant"),
    expert("N-115", "pirate-here", "city:riga", ("riga",)),
    expert("N-115", "pirate-dear", "figure:pirate", (6, 5), mine={"money": 5}),
    expert("N-115", "pirate-dear", "city:visby", (6, 5), mine={"money": 5}),
    expert("N-115", "pirate-long", "city:london", ("london",), mine={"speed": 2}, used=True,
           say="lay london, lay bergen"),
    expert("N-46", "fees-left", "city:visby", (3, 2), mine={"money": 8}, used=True,
           say="lay luebeck, sail"),
    expert("N-46", "fees-left", "city:luebeck", (3, 2), mine={"money": 8}, used=True,
           say="lay luebeck, sail"),
    expert("N-115", "pirate-wait", "figure:pirate", say=TWO + ", special s4"),
    expert("N-115", "pirate-slow", "stack:riga", ("riga",), mine={"speed": 2}, used=True,
           say="lay danzig"),
    expert("N-115", "pirate-full", "0/route", ("riga",), mine={"speed": 2}, used=True,
           say="lay riga"),
    expert("N-115", "pirate-full", "stack:novgorod", ("riga",), mine={"speed": 2}, used=True,
           say="lay riga"),
    expert("N-115", "pirate-full", "base:riga", ("riga",), used=True, say="lay riga",
           mine={"speed": 2, "offices": "visby"}),
    expert("N-115", "pirate-here", "city:riga", ("riga",), "riga back", BACK),
    expert("N-115", "pirate-here", "city:riga", ("riga",), "riga back", BACK, "sail, done, pass"),
    expert("N-116", "pirate-when", "city:riga", (), "riga back", BACK, "sail"),
    expert("N-116", "pirate-when", "figure:pirate", (), "riga back", BACK, "lay visby"),
    expert("N-116", "pirate-when", QUESTION, (), "riga back", BACK, "lay visby"),
    expert("N-116", "pirate-privilege", "city:visby", (), "riga back", BACK, used=True),
    expert("N-116", "pirate-first", "pile", (), "riga back", BACK, "sail, done, pass"),
    expert("N-116", "pirate-skipped", "stack:riga", ("riga",), "riga back", BACK, "lay danzig"),
    expert("N-120", "cover", "cover"),
    expert("N-30", "later", "special:s1", (1,)),
    expert("N-30", "past", "special:s1", (1,), say="sail, done"),
    expert("N-121", "special-lacks", "special:s2", ("wool",), say=TWO),
    expert("N-121", "special-lacks", "special:s3", ("jewelry:2",), say=TWO),
    expert("N-41", "privilege-speed", "0/privilege:speed", (4,), say="lay riga",
           mine={"speed": 4}),
    expert("N-116", "privilege-back", "0/privilege:pirate"),
    expert("N-121", "special-dear", "special:s4", (4, 3, False), used=True,
           mine={"money": 3, "offices": "antwerpen luebeck danzig"}, say=TWO),
    expert("N-121", "special-dear", "special:s3", (3, 2, True), mine={"money": 2},
           say="sail"),
    expert("N-121", "special-way", "special:s4", (4, 3, 1),
           mine={"money": 3, "offices": "antwerpen luebeck danzig"}, say=TWO),
    expert("N-115", "pirate-slow", "0/route", ("riga",), mine={"speed": 3}, used=True,
           say="lay visby, lay novgorod"),
    expert("N-121", "special-once", "special:s4", say=TWO + ", special s4, begin"),
    expert("N-121", "special-set", "special:s1", say=TWO + ", special s4"),
    expert("N-121", "special-chosen", "special:s4", say=TWO + ", special s4"),
    expert("N-46", "fees-left", "special:s4", (8, 4), used=True, mine={"money": 8}, say=TWO),
    expert("N-121", "special-cheap", "0/privilege:mission", say="lay visby, sail"),
    expert("N-56", "mission-first", "special:s4", ("m01", 0), say=TWO + ", fulfil m01 upper",
           mine={"hand": "m01", "offices": "luebeck antwerpen", "hold": "antwerpen"}),
    expert("N-121", "special-choose", "pile", say=TWO + ", special s4"),
)  # fmt: skip


@pytest.mark.parametrize("case", CASES, ids=str)
def test_reasons_of_the_expert_game(table: SetTable, case: Case) -> None:
    t = table(used=case.used, **case.mine)
    t.figures(merchant="visby front", pirate=case.pirate).column("s1a s2a s3b s4a")
    check(t.artisans(luebeck="jewelry1", danzig="clothing2"), case)


def test_what_was_begun_comes_first(table: SetTable) -> None:
    """N-121"""
    t = table(speed=5).column("s3c s1a s2a s4a")
    t.artisans(luebeck="provisions1", danzig="provisions3").sail("novgorod riga danzig luebeck")
    t.say("special s3")
    assert asked(t.state, "pile") == Refusal("N-121", "special-first", ("s3",))


def test_a_luxury_from_one_commodity_where_two_are_asked(table: SetTable) -> None:
    """N-121: the artisan could make jewelry, but from amber alone"""
    t = table().column("s3b s1a s2a s4a").artisans(danzig="jewelry1").sail("danzig")
    found = asked(t.state, "special:s3")
    assert found == Refusal("N-121", "special-lacks", ("jewelry:2",))
    assert REFUSALS.why(found, REASONS, (), t.state).endswith("jewelry (from two or more).")


def test_goods_that_do_not_suffice_for_all_at_once(table: SetTable) -> None:
    """N-121: the artisan who makes the clothing covers the glass (N-54)"""
    t = table().column("s2c s1a s3b s4a").artisans(visby="clothing1").sail("novgorod visby")
    assert asked(t.state, "special:s2") == Refusal("N-121", "special-together")


@pytest.mark.parametrize(
    ("thing", "expected"),
    [
        ("city:riga", Refusal("N-115", "pirate-here", ("riga",))),
        ("base:riga", Refusal("N-115", "pirate-here", ("riga",))),
        ("0/ship", Refusal("N-115", "pirate-goes")),
        ("figure:merchant", Refusal("N-115", "pirate-goes")),
        ("city:london", Refusal("N-115", "pirate-long", ("london",))),
    ],
)
def test_where_the_pirate_cannot_be_put(table: SetTable, thing: str, expected: Refusal) -> None:
    """N-115"""
    t = table(used=True, speed=2).figures(merchant="visby front", pirate="riga front")
    t.say("lay london", "lay bergen")
    assert asked(t.state, thing, "figure:pirate") == expected


def test_why_not_is_not_asked_of_ones_own_card_at_anothers_place(table: SetTable) -> None:
    """N-30"""
    t = table(used=True, offices="riga", money=0).sail("riga")
    assert asked(t.state, "1/hold", "0/office:riga").why not in ("fees", "stored", "no-store")


OF_FEES = ("fee", "fees", "fees-left", "route-fees", "placeholder-fees")
OF_OTHERS = ("full", "pirate-full", "pirate-long", "special-lacks", "special-together")
EXPERT = {"merchant": "random", "pirate": "random", "starts": "random", "special": "on"}


def refused(seed: int) -> Iterator[tuple[Refusal, bool]]:
    """Every refusal of a random game, and whether ducats enough would have made a difference."""
    random = Random(seed)
    s = GAME.deal(2 + seed % 3, seed, EXPERT)
    while s.stack:
        me, listed = s.turn, s.listed(s.turn)
        if s.round and random.random() < 0.2:
            rich = s.clone()
            rich.money[me], rich.lookahead = 500, None
            can, could = (Choice.of(options).targets for options in (listed, rich.listed(me)))
            view = s.seen_by(me)
            for place in GAME.pieces(view).values():
                if can.isdisjoint(place.says):
                    found = GAME.refusal(view, me, place)
                    own = {f"office:{place.name}"} if place.zone in ("base", "stack") else set()
                    yield found, not could.isdisjoint({*place.says, *own})
        s.push(me, random.choice(listed))


@pytest.mark.parametrize("seed", range(3))
def test_fees_are_the_reason_if_ducats_would_help_and_only_then(seed: int) -> None:
    """N-46"""
    for refusal, ducats_would_help in refused(seed):
        if refusal.why in (*OF_FEES, *OF_OTHERS):
            assert ducats_would_help == (refusal.why in OF_FEES), refusal
