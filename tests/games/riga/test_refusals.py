"""Why not: each rule that limits a gesture is named where it does so."""

from __future__ import annotations

from typing import Any

import pytest

from hansetable.core import Choice, Refusal
from hansetable.games.riga import GAME
from hansetable.games.riga.bill import buildable, lacking
from hansetable.games.riga.reasons import REASONS
from hansetable.games.riga.state import RigaState
from hansetable.games.riga.year import END_WINTER, WINTER
from tests.games.riga.builder import Dealt, SetTable
from tests.golden import positions

Case = tuple[dict[str, Any], str, str, str]
"""What lies on the table, what is said, the thing (and the one it is put on), the refusal."""
ROWS = ("wine*3", "cloth grain*2")
TAKE: dict[str, Any] = {"rows": ROWS, "build": False}
MONKS: dict[str, Any] = {**TAKE, "riga": True, "built": "riga-monastery visby-inn"}
EXCHANGE = {"riga": True, "built": "riga-exchange visby-lodge", "used": "riga-exchange"}
DANZIG = {"goods": "cloth*2", "hand": "danzig-market danzig-crane visby-lodge"}
SWAP = "use riga-monastery"

TAKING: list[Case] = [
    (TAKE, "", "row:3", "R-21 row-empty 3"),
    (TAKE, "", "rows", "R-30 whole-row"),
    ({**TAKE, "goods": "wine"}, "", "0/good:wine#0", "R-30 take"),
    ({**TAKE, "hand": "visby-inn"}, "", "building:visby-inn", "R-30 take"),
    (TAKE, "", "0/city:visby", "R-30 take"),
    (TAKE, "", "pile:goods", "R-50 pile-goods"),
    (TAKE, "", "pile:buildings", "R-42 pile-buildings"),
    (TAKE, "", "separator", "R-23 separator"),
    (TAKE, "", "1/seat", "R-13 seat"),
    (TAKE, "", "1/city:visby", "R-35 other-display 1"),
    (TAKE, "", "discards", "R-39 no-discard"),
    (TAKE, "", "row:1 > 0/city:visby", "R-30 put-in-hand"),
    ({"above": "visby-inn", "build": False}, "", "building:visby-inn > 1/seat", "R-30 put-in-hand"),
    ({**TAKE, "built": "visby-crane"}, "", "building:visby-crane", "R-46 halves-bill visby-crane"),
    (
        {**TAKE, "built": "visby-treasury"}, "", "building:visby-treasury > row:1",
        "R-36 use-on-hand visby-treasury",
    ),
]  # fmt: skip
SWAPPING: list[Case] = [
    (
        {**MONKS, "rows": (*ROWS, "glass*3")}, f"{SWAP}; lift 1 wine; swap 2 cloth", "row:3",
        "R-60 must-row 1 2",
    ),
    ({**MONKS, "rows": ("wine*3", "wine*3")}, "", "0/building:riga-monastery", "R-60 no-swap"),
    (MONKS, "", "0/building:riga-monastery > 0/hand", "R-60 use-on-rows riga-monastery"),
    ({**MONKS, "build": True}, "", "0/building:riga-monastery", "R-60 too-late"),
    (MONKS, SWAP, "0/hand", "R-60 swap"),
    ({**MONKS, "rows": ("wine*2", "wine cloth")}, SWAP, "row:2/good#1", "R-60 no-other wine"),
    (MONKS, f"{SWAP}; lift 2 grain", "row:2/good#0", "R-60 same-row 2"),
    (
        {**MONKS, "rows": ("wine grain", "cloth grain")}, f"{SWAP}; lift 2 grain", "row:1/good#1",
        "R-60 same-good grain",
    ),
]  # fmt: skip
BUILDING: list[Case] = [
    ({"rows": ROWS}, "", "row:1", "R-30 taken"),
    ({"above": "visby-inn"}, "", "building:visby-inn", "R-30 taken"),
    ({}, "", "0/hand", "R-30 to-hand"),
    ({}, "", "0/bill", "R-31 bill"),
    ({}, "", "0/city:visby", "R-31 city-empty visby"),
    ({"goods": "wine"}, "", "0/good:wine#0", "R-32 bill-first wine"),
    (
        {"goods": "wine", "hand": "visby-inn"}, "", "building:visby-inn",
        "R-32 short visby-inn 9 4",
    ),
    ({"goods": "wine", "hand": "visby-inn"}, "", "0/city:visby", "R-32 short visby-inn 9 4"),
    (
        {"goods": "cloth wine", "hand": "visby-inn"}, "", "building:visby-inn",
        "R-33 short-barred visby-inn 4 cloth",
    ),
    (
        {"goods": "cloth*2 wine", "hand": "danzig-kontor visby-inn"},
        "plan danzig-kontor; spend cloth; spend cloth", "building:visby-inn",
        "R-36 short-fresh visby-inn 4",
    ),
    (
        {"goods": "cloth*6 wine*2", "hand": "danzig-market danzig-crane danzig-inn visby-inn"},
        "plan danzig-market; plan danzig-crane; plan danzig-inn"
        "; spend cloth; spend cloth; spend cloth; spend cloth; spend cloth; spend wine",
        "building:visby-inn", "R-31 three 3",
    ),
    (
        {"goods": "cloth*2", "hand": "danzig-market"}, "", "building:danzig-market > 0/city:visby",
        "R-31 other-city danzig-market danzig",
    ),
    (
        {"goods": "cloth*2", "hand": "danzig-market"}, "", "building:danzig-market > 0/hand",
        "R-31 put-in-city danzig-market danzig",
    ),
    (
        {"goods": "cloth*2", "hand": "danzig-market"}, "", "0/city:danzig > 0/good:cloth#0",
        "R-32 bill-first cloth",
    ),
]  # fmt: skip
FUNCTIONS: list[Case] = [
    ({"built": "visby-crane"}, "", "building:visby-crane", "R-46 halves-bill visby-crane"),
    ({"built": "visby-kontor"}, "", "building:visby-kontor", "R-37 pays-bill visby-kontor"),
    (
        {"built": "visby-kontor visby-inn", "used": "visby-kontor"}, "", "building:visby-kontor",
        "R-38 used visby-kontor",
    ),
    ({"built": "visby-kontor", "used": "visby-kontor"}, "", "0/cover", "R-38 cover"),
    (EXCHANGE, "", "0/building:riga-exchange", "R-63 shows-0"),
    (
        {"goods": "cloth*2", "hand": "danzig-kontor"},
        "plan danzig-kontor; spend cloth; spend cloth", "building:danzig-kontor",
        "R-36 fresh danzig-kontor",
    ),
    (
        {"goods": "cloth*3", "hand": "danzig-fortress"},
        "plan danzig-fortress; spend cloth; spend cloth; spend cloth", "building:danzig-fortress",
        "R-36 fresh danzig-fortress",
    ),
    (
        {"goods": "cloth*4 grain", "hand": "danzig-market danzig-treasury"},
        "plan danzig-market; spend cloth; spend cloth; plan danzig-treasury", "0/good:grain#0",
        "R-36 fresh danzig-market",
    ),
    ({"built": "visby-archive"}, "", "building:visby-archive", "R-40 lasting visby-archive"),
    ({"built": "visby-fortress"}, "", "building:visby-fortress", "R-43 lasting visby-fortress"),
    ({"built": "visby-guildhall"}, "", "building:visby-guildhall", "R-44 lasting visby-guildhall"),
    ({"built": "visby-lodge"}, "", "building:visby-lodge", "R-47 lasting visby-lodge"),
    (
        {"built": "visby-manufactory"}, "", "building:visby-manufactory",
        "R-48 lasting visby-manufactory",
    ),
    ({"built": "visby-market"}, "", "building:visby-market", "R-49 lasting visby-market"),
    (
        {"riga": True, "built": "riga-school"}, "", "0/building:riga-school",
        "R-61 lasting riga-school",
    ),
    (
        {"riga": True, "built": "riga-storehouse"}, "", "0/building:riga-storehouse",
        "R-62 lasting riga-storehouse",
    ),
    ({**EXCHANGE, "goods": "cloth wine grain"}, "done", "0/hand", "R-63 deposit 6"),
    (
        {**EXCHANGE, "goods": "cloth grain*3"}, "done; spend grain; spend grain", "0/good:cloth#0",
        "R-63 superfluous cloth 5 2",
    ),
    (
        {"riga": True, "goods": "cloth*2"}, "plan riga-school; spend cloth; spend cloth", "0/hand",
        "R-61 school",
    ),
    ({"built": "visby-yard"}, "use visby-yard", "0/city:visby", "R-42 draft"),
    ({"built": "visby-treasury"}, "use visby-treasury", "0/city:visby", "R-50 choose"),
]  # fmt: skip
PAYING: list[Case] = [
    (
        {"goods": "cloth*2 grain", "hand": "danzig-market"}, "plan danzig-market",
        "0/good:grain#0", "R-33 barred grain danzig",
    ),
    (DANZIG, "plan danzig-market", "building:danzig-market", "R-32 planned danzig-market 8"),
    (
        {"goods": "glass wine*2 cloth", "hand": "danzig-market"},
        "plan danzig-market; spend wine", "0/good:wine#0",
        "R-39 superfluous wine 3 5",
    ),
    (
        {"goods": "wine*2", "hand": "danzig-market", "built": "visby-kontor visby-crane"},
        "plan danzig-market; spend wine; fund kontor", "building:visby-crane",
        "R-39 superfluous visby-crane 4 1",
    ),
    (
        {"goods": "cloth*2", "hand": "danzig-market", "built": "visby-bank"},
        "plan danzig-market", "building:visby-bank", "R-41 worth-nothing visby-bank",
    ),
    (
        {"goods": "cloth*2", "hand": "danzig-market", "built": "visby-inn"},
        "plan danzig-market", "building:visby-inn", "R-51 worth-nothing visby-inn",
    ),
    (DANZIG, "plan danzig-market", "building:visby-lodge", "R-34 one-city danzig"),
    (DANZIG, "plan danzig-market", "0/city:visby", "R-34 one-city danzig"),
    (
        DANZIG, "plan danzig-market", "building:danzig-crane",
        "R-34 short-together danzig-crane 7",
    ),
    (DANZIG, "plan danzig-market", "0/city:danzig", "R-34 short-together danzig-crane 7"),
    (
        {"goods": "cloth*2", "hand": "danzig-market"}, "plan danzig-market", "0/city:danzig",
        "R-31 city-empty danzig",
    ),
    (DANZIG, "plan danzig-market; spend cloth", "building:danzig-crane", "R-34 begun 3"),
    (DANZIG, "plan danzig-market; spend cloth", "0/bill/good:cloth#0", "R-32 laid"),
    (
        {"goods": "glass*2", "hand": "danzig-market", "built": "visby-kontor visby-yard"},
        "plan danzig-market", "building:visby-yard", "R-32 pay-first visby-yard",
    ),
    (
        {"goods": "wine*2", "hand": "danzig-market", "built": "visby-crane tallinn-crane"},
        "plan danzig-market; crane danzig-market", "building:danzig-market",
        "R-46 craned danzig-market",
    ),
    (
        {"goods": "wine*2", "hand": "danzig-market", "built": "visby-crane tallinn-crane"},
        "plan danzig-market; crane danzig-market", "building:tallinn-crane",
        "R-46 craned danzig-market",
    ),
    (
        {"goods": "wine*3", "hand": "danzig-market", "built": "visby-crane"},
        "plan danzig-market", "building:danzig-market > 0/hand", "R-46 bill-on-crane danzig-market",
    ),
    (
        {"goods": "wine*3", "hand": "danzig-market", "built": "visby-crane"},
        "plan danzig-market", "building:visby-crane > 0/hand", "R-46 crane-on-bill",
    ),
]  # fmt: skip


def said(text: str) -> Refusal:
    """A refusal out of its rule, its reason and what it is about."""
    rule, why, *about = text.split()
    return Refusal(rule, why, tuple(int(word) if word.isdigit() else word for word in about))


def refused(s: RigaState, seat: int, what: str) -> Refusal:
    """Why a seat cannot touch a thing, or cannot put it on another one (``thing > other``)."""
    view = s.seen_by(seat)
    places = GAME.pieces(view)
    *begun, last = what.split(" > ")
    choice = Choice.of(view.options(seat)) if seat in view.asked() else Choice()
    for handle in begun:
        choice = choice.touch(*places[handle].says)
    with pytest.raises(KeyError):
        choice.touch(*places[last].says)
    return GAME.refusal(view, seat, places[last], [places[handle] for handle in begun])


@pytest.mark.parametrize(
    ("mine", "before", "what", "why"), [*TAKING, *SWAPPING, *BUILDING, *FUNCTIONS, *PAYING]
)
def test_the_rule_that_stands_in_the_way_is_named(
    table: SetTable, mine: dict[str, Any], before: str, what: str, why: str
) -> None:
    t = table(**mine)
    t.say(*filter(None, before.split("; ")))
    assert refused(t.state, 0, what) == said(why)


def test_nothing_is_left_to_draw(table: SetTable) -> None:
    """R-11"""
    t = table(built="visby-yard")
    t.state.pile = []
    assert refused(t.state, 0, "building:visby-yard") == said("R-11 nothing-to-draw visby-yard")


def test_discarded_cards_are_gone(table: SetTable) -> None:
    """R-11"""
    t = table(goods="cloth*2", hand="danzig-market")
    t.say("plan danzig-market", "spend cloth", "spend cloth")
    assert refused(t.state, 0, "discards:goods") == said("R-11 discarded")


def test_in_winter_hand_cards_are_laid_aside(table: SetTable) -> None:
    """R-26"""
    t = table(goods="wine*8", riga=True)
    t.state.stack = [END_WINTER, WINTER]
    assert refused(t.state, 0, "0/city:visby") == said("R-26 winter 2")
    assert refused(t.state, 0, "0/building:riga-school") == said("R-15 not-hand")
    assert refused(t.state, 0, "0/good:wine#0 > 0/city:visby") == said("R-26 put-aside")
    t.say("drop wine")
    assert refused(t.state, 0, "0/aside/good:wine#0") == said("R-26 aside")
    assert refused(t.state, 1, "1/hand") == said("R-26 winter-done 0")


def test_others_decide(table: SetTable) -> None:
    """R-24, R-25"""
    assert refused(table().state, 1, "rows") == said("R-24 turn 0")
    autumn = table(leg=7).state
    assert refused(autumn, 1, "rows") == said("R-25 turn 0")
    assert refused(autumn, -1, "rows") == said("R-25 turn 0")


def test_cards_of_others_are_not_touched(table: SetTable) -> None:
    """R-90"""
    t = table(hands="open")
    t.give(1, goods="wine")
    assert refused(t.state, 0, "1/good:hidden#0") == said("R-90 other-hand 1")


def test_before_the_game(dealt: Dealt) -> None:
    """R-13, R-14"""
    s = dealt(3)
    namer = s.asked()[0]
    other = (namer + 1) % 3
    assert refused(s, namer, "rows") == said("R-13 name")
    assert refused(s, other, "rows") == said(f"R-13 name-others {namer}")
    s.play(namer, s.listed(namer)[namer])
    assert refused(s, namer, "rows") == said("R-14 keep")
    drawn = next(h for h in GAME.pieces(s.seen_by(namer)) if h.startswith("building:"))
    assert refused(s, namer, f"{drawn} > {namer}/city:visby") == said("R-14 put-in-hand")
    s.play(namer, s.listed(namer)[0])
    waiting = " ".join(map(str, s.asked()))
    assert refused(s, namer, "rows") == said(f"R-14 kept {waiting}")


def test_after_the_game(dealt: Dealt) -> None:
    """R-80"""
    s = dealt(2)
    s.stack = []
    assert refused(s, 0, "rows") == said("R-80 over")


def test_every_reason_has_its_example() -> None:
    texts = (why for *_, why in (*TAKING, *SWAPPING, *BUILDING, *FUNCTIONS, *PAYING))
    found = {said(text).why for text in texts}
    assert set(REASONS) - found == {
        "over", "turn", "name-others", "kept", "winter-done", "other-hand", "discarded", "name",
        "keep", "nothing-to-draw", "winter", "aside", "not-hand", "put-aside", "not-there",
    }  # fmt: skip


@pytest.mark.parametrize("seed", range(3))
def test_what_is_lacking_decides_what_can_be_built(seed: int) -> None:
    """R-31"""
    for state, seat, _ in positions("riga", 2 + seed, seed, riga="on"):
        assert isinstance(state, RigaState)
        wanted = state.hand[seat] | state.unbuilt(seat)
        can = buildable(state, seat)
        for b in range(52):
            if wanted >> b & 1 and state.fresh.bit_count() < 3 and state.turn == seat:
                assert (lacking(state, seat, b) <= 0) == (b in can)
