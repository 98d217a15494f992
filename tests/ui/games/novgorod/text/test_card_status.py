"""What a piece of Novgorod is worth or allows at this moment, to the viewer."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hansetable.core import Handle
from hansetable.core.state import SPECTATOR
from hansetable.games.novgorod.cards import CITY
from hansetable.games.novgorod.setup import deal
from hansetable.games.novgorod.state import NovgorodState
from hansetable.games.novgorod.table import pieces
from hansetable.ui.games.novgorod.text.game_text import NovgorodText
from tests.games.novgorod.builder import Table

NAMES = ("Heike", "Jorin", "Marit", "Klaas")
Mine = dict[str, object]


def now(state: NovgorodState, handle: Handle, seat: int = 0) -> str:
    view = state.seen_by(seat)
    return NovgorodText(NAMES).card(pieces(view)[handle], view).now


pytestmark = pytest.mark.usefixtures("english")


@pytest.fixture
def table() -> Callable[..., Table]:
    def set_table(say: str = "", bonus: str = "offices route", **mine: object) -> Table:
        t = Table(2, bonus)
        t.give(1)
        t.give(0, **mine)  # type: ignore[arg-type]
        t.state.privilege = True
        t.say(*filter(None, say.split(", ")))
        return t

    return set_table


ON_THE_WAY: Mine = {"offices": "riga danzig luebeck", "hand": "m03"}
ROUTE = "lay riga, lay danzig, lay luebeck"


@pytest.mark.parametrize(
    ("handle", "say", "mine", "expected"),
    [
        (
            "artisan:jewelry1",
            ROUTE,
            ON_THE_WAY,
            "Suppose you sail now. Possible: Make jewelry in Lübeck from amber (1 seal, 1 ducat).",
        ),
        (
            "artisan:jewelry1",
            f"{ROUTE}, sail",
            ON_THE_WAY,
            "Possible: Make jewelry in Lübeck from amber (1 seal, 1 ducat).",
        ),
        (
            "artisan:clothing2",
            f"{ROUTE}, sail",
            ON_THE_WAY,
            "The artisan of Riga still lacks cloth.",
        ),
        ("artisan:provisions1", ROUTE, ON_THE_WAY, ""),
        (
            "mission:m03",
            f"{ROUTE}, sail",
            ON_THE_WAY,
            "Possible: Fulfil the lower line with grain and amber (2 seals).",
        ),
        (
            "mission:m03",
            "lay luebeck, sail",
            ON_THE_WAY,
            "The upper line still lacks furs.",
        ),
        ("0/career", "sail", {"career": "1 front"}, "Career step 1 still lacks 3 different"),
        ("0/office:riga", f"{ROUTE}, sail", ON_THE_WAY, "Possible: Store grain; Take the income"),
        ("0/office:riga", "", ON_THE_WAY, "Possible: Lay Riga."),
        ("base:london", "lay danzig", {}, "London is no neighbour of Danzig."),
        ("stack:visby", "lay danzig", {"money": 5}, "Visby is no neighbour of Danzig."),
        ("stack:visby", "sail", {"money": 5}, "You lack 1 ducat for it."),
        ("stack:visby", "sail", {"money": 6}, "Your 6 ducats suffice for it."),
        ("stack:visby", "sail, done", {"money": 6}, "Possible: Buy the Visby office for 6 ducats."),
        ("pile", "", {"money": 2}, "You have 0 missions in progress. You lack 4 ducats for it."),
        ("0/next-ship", "", {"speed": 3, "money": 2}, "You lack 8 ducats for it."),
        ("0/ship", "lay danzig", {"speed": 3}, "Room for 2 more cards."),
        (
            "0/money",
            "lay danzig, lay riga, sail",
            {"offices": "riga"},
            "Harbour fees due: 2; the inc",
        ),
        ("0/seals", "", {"seals": 23}, "7 seals to the last round."),
        ("0/seals", "", {"seals": 31}, "The next round will be the last."),
        ("0/privilege:mission", "", {}, "You have already used the privilege of this turn."),
        ("bonus:offices", "", {"offices": "riga visby"}, "Offices: Heike 2, Jorin 0."),
        ("bonus:route", "", {}, "Nobody has gained it yet."),
        ("0/hold", "", {}, ""),
        ("1/ship", "", {}, ""),
    ],
)
def test_what_is_so_now(
    table: Callable[..., Table], handle: str, say: str, mine: Mine, expected: str
) -> None:
    told = now(table(say, **mine).state, handle)
    assert told.startswith(expected) if expected else not told


def test_many_moves_are_not_all_told(table: Callable[..., Table]) -> None:
    t = table("lay danzig", offices="riga visby london bergen novgorod")
    assert now(t.state, "base:danzig").endswith("; and 2 more.")


def test_the_best_luxury_good_is_told_first(table: Callable[..., Table]) -> None:
    t = table("lay visby, lay luebeck, lay danzig, lay riga")
    t.state.artisan_at = (0, 1, 2, 3, 7, 5, 6, 4)  # jewelry of glass or amber in Riga
    t.say("sail")
    assert now(t.state, "artisan:jewelry2").startswith(
        "Possible: Make jewelry in Riga from glass and amber (2 seals"
    )


def test_a_bonus_tells_who_has_it(table: Callable[..., Table]) -> None:
    t = table()
    t.state.bonus_got[1] = 0b10
    assert now(t.state, "bonus:route") == "Gained by Jorin."


@pytest.mark.parametrize(
    ("bonus", "expected"),
    [
        ("missions", "Completed missions: Heike 2, Jorin 0."),
        ("career", "Career steps: Heike 1, Jorin 0."),
        ("variety", "Seals if the game ended now: Heike "),
    ],
)
def test_a_bonus_tells_how_far_everybody_is(
    table: Callable[..., Table], bonus: str, expected: str
) -> None:
    t = table(bonus=f"route {bonus}", under="m01 m13", level=1)
    assert now(t.state, f"bonus:{bonus}").startswith(expected)


def test_who_is_not_asked_learns_what_he_could_pay(table: Callable[..., Table]) -> None:
    t = table()
    t.give(1, money=2)
    assert now(t.state, "stack:visby", seat=1) == "You lack 4 ducats for it."


def test_an_onlooker_has_no_ducats(table: Callable[..., Table]) -> None:
    assert now(table().state, "stack:visby", seat=SPECTATOR) == ""
    assert now(table().state, "pile", seat=SPECTATOR) == ""


def test_nothing_is_for_sale_in_the_preparation() -> None:
    s = deal(2, 1, {})
    assert now(s, "0/next-ship", seat=0) == ""
    assert now(s, "stack:riga", seat=s.turn) == "Possible: Take the Riga office for 4 ducats."


def test_looking_changes_nothing(table: Callable[..., Table]) -> None:
    view = table(ROUTE, **ON_THE_WAY).state.seen_by(0)
    before = view.key(0)
    for place in pieces(view).values():
        NovgorodText(NAMES).card(place, view)
    assert view.key(0) == before
    assert view.route == [CITY[city] for city in ("riga", "danzig", "luebeck")]
