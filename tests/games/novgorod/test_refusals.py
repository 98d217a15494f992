"""Why not? One position for each reason of Novgorod, and what it names."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path

import pytest

from hansetable.core import Handle, Place, Refusal, read_action
from hansetable.games.novgorod import GAME
from hansetable.games.novgorod.actions import VERBS
from hansetable.games.novgorod.cards import CITY
from hansetable.games.novgorod.refusals import REASONS
from hansetable.games.novgorod.state import NovgorodState
from hansetable.games.novgorod.table import pieces
from hansetable.ui.games.novgorod.text.refusals import REFUSALS
from tests.games.novgorod.builder import SetTable, Table

Mine = dict[str, object]


@dataclass(frozen=True)
class Case:
    """What seat 0 has and says, what it touches then, and the reason why that means nothing."""

    rule: str
    why: str
    thing: Handle
    about: tuple[str | int, ...] = ()
    mine: Mine = field(default_factory=dict)
    say: str = ""
    held: Handle = ""
    used: bool = True
    pirate: str = ""

    def __str__(self) -> str:
        return f"{self.why} {self.thing}"


def place(view: NovgorodState, key: Handle) -> Place:
    return pieces(view)[key]


def asked(s: NovgorodState, key: Handle, held: Handle = "", seat: int = 0) -> Refusal:
    view = s.seen_by(seat)
    return GAME.refusal(view, seat, place(view, key), [place(view, held)] if held else ())


RICH: Mine = {"money": 60}
USING: Mine = {"offices": "riga danzig luebeck", "speed": 4, "hand": "m03 m13"}
ROUTE = "lay riga, lay danzig, lay luebeck, sail"
CASES = (
    # at any time
    Case("N-30", "other", "1/ship", (1,)),
    Case("N-95", "bonus", "bonus:offices", ("offices",)),
    Case("N-90", "seals", "0/seals", (0,)),
    Case("N-58", "completed", "mission:m01", ("m01",), {"under": "m01"}),
    Case("N-30", "later", "artisan:jewelry1", (1,)),
    Case("N-30", "later", "pile", (2,)),
    Case("N-30", "later", "stack:visby", (2,), say="sail"),
    Case("N-30", "past", "base:visby", (0,), say="sail"),
    Case("N-30", "past", "0/career", (1,), say="sail, done"),
    Case("N-30", "useless", "0/ship", (), RICH, "sail, done"),
    # one thing on another
    Case("N-40", "goes", "0/ship", ("route",), {"offices": "visby"}, held="0/office:visby"),
    Case("N-80", "goes", "0/ship", ("hand",), RICH, "sail, done", "stack:visby"),
    Case("N-80", "apart", "0/next-ship", (), RICH, "sail, done", "0/hand"),
    Case("N-52", "artisan-city", "0/office:riga", ("luebeck", "riga"), USING, ROUTE,
         "artisan:jewelry1"),
    Case("N-52", "artisan-city", "artisan:provisions1", ("london", "riga"), USING, ROUTE,
         "0/office:riga"),
    # phase 1
    Case("N-40", "no-neighbour", "stack:london", ("london", "danzig"), say="lay danzig"),
    Case("N-43", "only-placeholder", "0/route", ("london", "danzig"), {"offices": "london"},
         "lay danzig", "0/office:london"),
    Case("N-40", "no-city", "0/route", ("riga",), {"money": 60, "speed": 6},
         "lay novgorod, lay visby, lay luebeck, lay danzig, lay riga"),
    Case("N-41", "full", "stack:novgorod", (2,), {"speed": 2}, "lay danzig, lay riga"),
    Case("N-41", "full", "0/route", (2,), {"speed": 2}, "lay danzig, lay riga"),
    Case("N-41", "full", "0/office:riga", (1,), {"speed": 1, "offices": "riga"}, "lay riga"),
    Case("N-42", "own-office", "base:riga", ("riga",), {"offices": "riga"}),
    Case("N-42", "own-office", "stack:riga", ("riga",), {"offices": "riga"}),
    Case("N-44", "visited", "base:riga", ("riga",), {"offices": "riga"}, "lay riga"),
    Case("N-43", "placeholder", "base:riga", ("riga",), {"offices": "riga"},
         "lay danzig, mark danzig riga"),
    Case("N-41", "full", "base:riga", (2,), {"offices": "riga", "speed": 2},
         "lay visby, lay novgorod"),
    Case("N-43", "placeholder", "0/office:visby", ("visby",), {"offices": "visby"},
         "lay danzig, mark danzig visby"),
    Case("N-43", "one-placeholder", "base:danzig", ("danzig",), {"offices": "visby riga"},
         "lay danzig, mark danzig visby", "0/office:riga"),
    Case("N-43", "no-placeholder", "base:danzig", ("danzig",), {"offices": "riga", "hold": "riga"},
         "lay danzig"),
    Case("N-43", "placeholder-own", "stack:riga", ("riga",), {"offices": "visby"},
         "lay danzig", "base:danzig"),
    Case("N-43", "placeholder-hold", "0/office:riga", ("riga",),
         {"offices": "visby riga", "hold": "riga"}, "lay danzig", "base:danzig"),
    Case("N-46", "placeholder-fees", "base:danzig", ("riga", 2, 0),
         {"offices": "riga novgorod visby", "speed": 2, "money": 0}, "lay danzig",
         "0/office:riga"),
    Case("N-44", "visited", "base:danzig", ("danzig",), {"offices": "visby"},
         "lay danzig, lay riga"),
    Case("N-46", "fee", "stack:visby", ("visby", 3, 0), {"money": 0, "speed": 1}),
    Case("N-46", "route-fees", "base:danzig", (2, 1),
         {"money": 1, "offices": "riga", "speed": 2}, "lay danzig"),
    # privileges
    Case("N-31", "privilege-used", "0/privilege:mission"),
    Case("N-61", "privilege-covered", "0/privilege:income", ("income",), {"level": 1}),
    # phase 2
    Case("N-50", "not-laid", "0/office:visby", ("visby",), {"offices": "visby"}, "sail"),
    Case("N-50", "card-used", "0/office:riga", ("riga",), USING, f"{ROUTE}, collect riga"),
    Case("N-51", "artisan-right", "artisan:clothing3", ("danzig", "wool"),
         {"offices": "danzig", "speed": 5, "money": 60},
         "lay danzig, lay luebeck, lay antwerpen, lay london, sail"),
    Case("N-52", "artisan-away", "artisan:provisions1", ("london",), USING, ROUTE),
    Case("N-52", "artisan-done", "artisan:jewelry1", ("luebeck",), USING,
         f"{ROUTE}, produce jewelry1 amber"),
    Case("N-53", "artisan-lacks", "artisan:clothing2", ("riga", "cloth"), USING, ROUTE),
    Case("N-46", "fees", "0/hold", (2, 0),
         {"money": 0, "offices": "riga", "speed": 2, "hand": "m05"},
         "lay riga, lay danzig, sail"),
    Case("N-64", "base-idle", "base:danzig", ("danzig",), {}, "lay danzig, sail"),
    Case("N-64", "base-income", "0/money", ("novgorod",), {}, "lay novgorod, sail",
         "base:novgorod"),
    Case("N-64", "no-income", "0/money", (), {}, "lay riga, sail"),
    Case("N-63", "base-store", "0/hold", ("luebeck",), {"offices": "danzig"},
         "lay danzig, lay luebeck, sail", "base:luebeck"),
    Case("N-63", "no-store", "0/hold", (), {}, "lay riga, sail"),
    Case("N-63", "stored", "0/hold", ("riga",), USING, f"{ROUTE}, store riga"),
    Case("N-63", "stored", "0/office:riga", ("riga",), USING, f"{ROUTE}, store riga"),
    Case("N-66", "hold-waits", "0/office:visby", ("glass",),
         {"offices": "visby", "hold": "visby"}, "sail"),
    Case("N-56", "mission-goods", "mission:m02", ("upper", "furs"), {**USING, "hand": "m02"},
         ROUTE),
    Case("N-56", "mission-goods", "mission:m03", ("lower", "grain"),
         {"left": "m03", "offices": "danzig"}, "lay danzig, sail"),
    Case("N-56", "mission-luxury", "mission:m13", ("upper", "jewelry"),
         {"hand": "m13", "offices": "danzig"}, "lay danzig, sail"),
    Case("N-56", "mission-first", "0/ship", ("m03", 1),
         {**USING, "hold": "riga"}, f"{ROUTE}, fulfil m03 lower"),
    Case("N-56", "mission-other", "0/office:luebeck", ("salt",),
         {**USING, "hold": "riga"}, f"{ROUTE}, fulfil m03 lower"),
    Case("N-56", "by-itself", "base:danzig", ("amber",),
         {"hand": "m03", "hold": "riga", "offices": "riga"},
         "lay riga, lay danzig, sail, fulfil m03 lower"),
    Case("N-60", "career-top", "0/career", (), {"level": 4}, "sail"),
    Case("N-60", "career-ducats", "0/career", (1, 5), {"money": 10, "career": "2 front"}, "sail"),
    Case("N-60", "career-lacks", "0/career", (1, 2, 0), {"offices": "riga"}, "lay riga, sail"),
    Case("N-60", "career-together", "0/career", (4,),
         {"level": 3}, "lay novgorod, lay riga, lay danzig, lay luebeck, sail"),
    Case("N-60", "rest", "base:danzig", (4,), {"level": 3, "speed": 5},
         "lay novgorod, lay riga, lay danzig, lay luebeck, lay antwerpen, sail, advance"),
    Case("N-60", "career-first", "0/ship", (1,),
         {"offices": "riga danzig luebeck antwerpen", "money": 60},
         "lay riga, lay danzig, lay luebeck, lay antwerpen, sail, advance"),
    Case("N-60", "career-other", "artisan:jewelry1", ("jewelry",),
         {"offices": "riga danzig luebeck antwerpen", "money": 60},
         "lay riga, lay danzig, lay luebeck, lay antwerpen, sail, advance"),
    Case("N-67", "keep-first", "0/career", ("m03",), {"hand": "m03", "offices": "novgorod"},
         "lay luebeck, lay visby, lay novgorod, sail, fulfil m03 upper, done"),
    # phase 3
    Case("N-80", "owned", "stack:riga", ("riga",), {"offices": "riga"}, "sail, done"),
    Case("N-80", "bought", "stack:riga", (), RICH, "sail, done, upgrade"),
    Case("N-80", "bought", "0/hand", (), RICH, "sail, done, upgrade"),
    Case("N-80", "office-dear", "stack:visby", ("visby", 6, 2), {"money": 2}, "sail, done"),
    Case("N-80", "ship-dear", "0/next-ship", (3, 5, 2), {"money": 2, "speed": 2}, "sail, done"),
    Case("N-80", "fastest", "0/ship", (5,), {"money": 60, "speed": 5}, "sail, done"),
    Case("N-80", "mission-dear", "pile", (6, 2), {"money": 2}, "sail, done"),
    Case("N-80", "poor", "0/hand", (1,), {"money": 1}, "sail, done"),
    Case("N-81", "three-missions", "pile", (), {"hand": "m01 m02 m03"}, "sail, done"),
    Case("N-42", "base-stays", "base:visby", ("visby",), RICH, "sail, done"),
)  # fmt: skip
FREE = (
    Case("N-41", "privilege-speed", "0/privilege:speed", (5,)),
    Case("N-116", "privilege-pirate", "0/privilege:pirate"),
    Case("N-91", "privilege-seal", "0/privilege:seal", (), {"career": "2 front"}),
    Case("N-30", "later", "0/privilege:income", (1,)),
    Case("N-30", "past", "0/privilege:speed", (0,), say="sail"),
    Case("N-83", "cheap-dear", "0/privilege:mission", (3, 2), {"money": 2}, "sail, done"),
    Case("N-83", "cheap-way", "pile", (), {"money": 4}, "sail, done"),
    Case("N-83", "cheap-way", "0/hand", (), {"money": 3, "speed": 5}, "sail, done"),
    Case("N-83", "cheap-way", "pile", (), RICH, "sail, done, upgrade"),
    Case("N-83", "cheap-first", "stack:visby", (), RICH, "sail, done, privilege mission"),
    Case("N-81", "three-missions", "0/privilege:mission", (), {"hand": "m01 m02 m03"},
         "sail, done"),
)  # fmt: skip
"""Cases in which the privilege of the turn has not been used."""


def check(t: Table, case: Case) -> None:
    t.say(*filter(None, case.say.split(", ")))
    assert asked(t.state, case.thing, case.held) == Refusal(case.rule, case.why, case.about)


@pytest.mark.parametrize("case", [*CASES, *(replace(case, used=False) for case in FREE)], ids=str)
def test_a_reason_and_its_rule(table: SetTable, case: Case) -> None:
    check(table(used=case.used, **case.mine), case)


def test_a_placeholder_speaks_for_its_artisan(table: SetTable) -> None:
    """N-43, N-53: nothing is said of fees that can be paid"""
    t = table(offices="riga danzig").artisans(riga="jewelry1").sail("riga riga+danzig")
    assert asked(t.state, "0/office:danzig") == Refusal("N-53", "artisan-lacks", ("riga", "amber"))


def test_a_turned_card_is_used_though_its_artisan_is_free(table: SetTable) -> None:
    """N-50, N-43"""
    t = table(offices="riga danzig").artisans(riga="provisions3").sail("riga riga+danzig")
    t.say("collect riga")
    assert asked(t.state, "0/office:riga") == Refusal("N-50", "card-used", ("riga",))


def test_who_owns_all_offices_and_has_three_missions_is_not_poor(table: SetTable) -> None:
    """N-81"""
    t = table(hand="m01 m02 m03", offices=" ".join(CITY)).sail("")
    t.say("done")
    assert asked(t.state, "0/hand") == Refusal("N-81", "three-missions")


def test_who_owns_all_offices_is_told_of_missions(table: SetTable) -> None:
    """N-80, N-85: 50 ducats are not too few where nothing is left to buy"""
    for money, found in (
        (5, Refusal("N-80", "mission-dear", (6, 5))),
        (50, Refusal("N-85", "no-missions")),
    ):
        t = table(offices=" ".join(CITY), money=money).sail("")
        if money == 50:
            t.state.display, t.state.pile = [], []
        t.say("done")
        assert asked(t.state, "0/hand") == found


def test_a_lower_line_does_not_go_with_the_hold(table: SetTable) -> None:
    """N-50: it could be fulfilled by itself"""
    t = table(offices="riga danzig", hand="m03").sail("riga danzig")
    assert asked(t.state, "mission:m03", "0/hold") == Refusal("N-50", "apart")


# Positions that a turn does not reach


def test_it_is_the_turn_of_another(table: SetTable) -> None:
    t = table()
    assert asked(t.state, "2/ship", seat=2) == Refusal("N-30", "turn", (0,))


def test_the_game_is_over(table: SetTable) -> None:
    s = table().state
    s.stack.clear()
    assert asked(s, "0/ship") == Refusal("N-100", "over")


def test_a_mission_of_others_is_secret(table: SetTable) -> None:
    t = table()
    t.give(1, hand="m05")
    assert asked(t.state.seen_by(0), "1/hidden:0") == Refusal("N-130", "secret", (1,))


def test_a_mission_that_another_has_begun_is_his(table: SetTable) -> None:
    t = table()
    t.give(1, left="m05")
    assert asked(t.state, "mission:m05") == Refusal("N-30", "other", (1,))


def test_an_office_that_is_sold_out(table: SetTable) -> None:
    t = table(money=60)
    t.state.supply[CITY["visby"]] = 0
    t.say("sail", "done")
    assert asked(t.state, "base:visby") == Refusal("N-80", "sold-out", ("visby",))


def test_no_mission_is_left(table: SetTable) -> None:
    t = table(used=False)
    t.state.display, t.state.pile = [], []
    t.say("sail", "done")
    assert asked(t.state, "0/privilege:mission") == Refusal("N-85", "no-missions")


def test_a_side_comes_first(dealt: Callable[..., NovgorodState]) -> None:
    s = dealt(3, careers="choose")
    assert asked(s, "stack:riga", seat=s.turn) == Refusal("N-15", "side-first")


def picked(s: NovgorodState, *texts: str) -> NovgorodState:
    """Let the seat on turn pick these at once, as if the others waited."""
    seat = s.turn
    for text in texts:
        s.turn = seat
        s.play(seat, read_action(text, VERBS))
    s.turn = seat
    return s


@pytest.mark.parametrize(
    ("taken", "thing", "expected"),
    [
        ((), "0/ship", Refusal("N-20", "pick-first")),
        ((), "base:riga", Refusal("N-42", "base-stays", ("riga",))),
        (("draw-mission",), "pile", Refusal("N-20", "two-missions")),
        (("buy-office riga",), "stack:riga", Refusal("N-21", "same-city", ("riga",))),
        (("buy-office riga", "buy-office danzig"), "stack:visby", Refusal("N-20", "two-offices")),
    ],
)
def test_the_first_picks(
    dealt: Callable[..., NovgorodState], taken: tuple[str, ...], thing: str, expected: Refusal
) -> None:
    s = picked(dealt(2), *taken)
    key = thing.replace("0/", f"{s.turn}/")
    assert asked(s, key, seat=s.turn) == expected


def test_a_pair_of_offices_that_is_too_dear(dealt: Callable[..., NovgorodState]) -> None:
    s = dealt(4)
    s.supply[CITY["visby"]] = s.supply[CITY["luebeck"]] = 1
    picked(s, "buy-office visby")
    expected = Refusal("N-23", "pair-dear", ("luebeck", 8, 7, 1))
    assert asked(s, "stack:luebeck", seat=s.turn) == expected


def test_every_reason_has_its_position() -> None:
    files = sorted(Path(__file__).parent.glob("test_*refusals.py"))
    text = "".join(file.read_text(encoding="utf-8") for file in files)
    assert [why for why in REASONS if f'"{why}"' not in text] == []


def test_every_reason_has_its_sentence_and_no_sentence_is_without_reason() -> None:
    assert set(REFUSALS.table) == set(REASONS)
