"""What a piece is worth at this moment, for whom looks at it."""

from __future__ import annotations

import re
from typing import Any

import pytest

from hansetable.core.state import SPECTATOR
from hansetable.games.riga import GAME
from hansetable.ui.games.riga.text.game_text import RigaText
from tests.games.riga.builder import Table

TEXTS = RigaText(("Heike", "Jorin", "Marit", "Klaas"))
Case = tuple[dict[str, Any], str, str, str]
"""What the first seat has, what is said, the piece, what it is worth now."""
MARKET = {"goods": "cloth*2", "hand": "danzig-market"}

CASES: list[Case] = [
    ({"goods": "wine*2"}, "", "0/good:wine#0", "You have 2 of it in hand."),
    (
        {"goods": "wine", "built": "visby-manufactory"}, "", "0/good:wine#0",
        "Worth to you: Visby 6, Tallinn 4, Stockholm –, Danzig 4. You have 1 of it in hand.",
    ),
    (
        MARKET, "plan danzig-market", "0/good:cloth#0",
        "On this bill it is worth 5 ducats. You have 2 of it in hand.",
    ),
    (
        {"goods": "cloth*2 grain", "hand": "danzig-market"}, "plan danzig-market",
        "0/good:grain#0", "It cannot be used for this bill. You have 1 of it in hand.",
    ),
    (MARKET, "plan danzig-market", "0/bill", "8 ducats still to be paid."),
    (
        {"rows": ("wine*3",)}, "", "row:1",
        "Worth to you: Visby 15, Tallinn 9, Stockholm –, Danzig 9."
        " With it you hold 3 cards; in winter you may keep 6.",
    ),
    (
        {"above": "visby-inn", "goods": "wine*2"}, "", "building:visby-inn",
        "You can afford it: 2 wine; 1 ducat is lost. Building it brings you 4 points.",
    ),
    (
        {"above": "visby-inn", "goods": "wine"}, "", "building:visby-inn",
        "You lack 4 ducats for it. Building it brings you 4 points.",
    ),
    (
        {"hand": "danzig-market", "goods": "glass", "built": "visby-crane"}, "",
        "building:danzig-market",
        "You can afford it: crane for the market hall and glass; 2 ducats are lost."
        " Building it brings you 5 points.",
    ),
    (
        {"hand": "visby-lodge", "built": "danzig-lodge"}, "", "building:visby-lodge",
        "You lack 12 ducats for it. Building it brings you 6 points.",
    ),
    (
        {"built": "visby-archive visby-fortress visby-guildhall"}, "", "building:visby-archive",
        "2 knights and 2 merchants: that makes 4 points.",
    ),
    (
        {"built": "visby-lodge danzig-lodge"}, "", "building:visby-lodge",
        "2 lodges: 12 points together.",
    ),
    (
        {"built": "visby-fortress"}, "", "building:visby-fortress",
        "In all: 2 knights and 0 merchants.",
    ),
    (
        {"built": "visby-bank visby-guildhall"}, "", "building:visby-bank",
        "It is good for 4 ducats. In all: 0 knights and 2 merchants.",
    ),
    ({"built": "visby-crane"}, "", "building:visby-crane", "Its function has not been used yet."),
    (
        {"built": "visby-crane", **MARKET}, "plan danzig-market", "building:visby-crane",
        "It can save 4 ducats on this bill.",
    ),
    (
        {"built": "visby-crane", **MARKET}, "plan danzig-market; crane danzig-market",
        "building:visby-crane", "It is part of the payment.",
    ),
    (
        {"built": "visby-crane visby-lodge", "used": "visby-crane"}, "", "building:visby-crane",
        "Its function has been used and is covered.",
    ),
    (
        {"goods": "cloth*2", "hand": "danzig-crane"}, "plan danzig-crane; spend cloth; spend cloth",
        "building:danzig-crane", "It helps only in a later turn.",
    ),
    (
        {"riga": True, "built": "riga-exchange"}, "", "0/building:riga-exchange",
        "It is good for 8 ducats.",
    ),
    (
        {"riga": True, "built": "riga-storehouse"}, "", "0/building:riga-storehouse",
        "In winter 8 cards may be kept.",
    ),
    (
        {"goods": "cloth*2", "built": "visby-kontor", "hand": "danzig-market danzig-fortress"}, "",
        "0/city:danzig",
        "Your goods are worth 10 ducats here. Functions add 4 ducats."
        " You can afford 1 of 2 buildings.",
    ),
    (MARKET, "", "0/hand", "Base value of your goods: 10. 1 building: −2 if the game ended now."),
    (
        {"built": "visby-lodge visby-fortress"}, "", "0/seat",
        "Points so far: buildings 5, lodges 6, archives 0.",
    ),
]  # fmt: skip


pytestmark = pytest.mark.usefixtures("english")


def laid(mine: dict[str, Any], before: str = "") -> Table:
    """A table on which the first seat has something and builds."""
    mine = dict(mine)
    t = Table(4, mine.pop("riga", False), "secret")
    t.lay(*mine.pop("rows", ()), above=mine.pop("above", ""))
    t.give(0, **mine).begin()
    t.say(*filter(None, before.split("; ")))
    return t


def now(t: Table, viewer: int, handle: str) -> str:
    view = t.state.seen_by(viewer)
    return TEXTS.card(GAME.pieces(view)[handle], view).now


@pytest.mark.parametrize(("mine", "before", "handle", "text"), CASES)
def test_a_piece_says_what_it_is_worth_now(
    mine: dict[str, Any], before: str, handle: str, text: str
) -> None:
    assert now(laid(mine, before), 0, handle) == text


def test_it_is_said_to_whom_looks_also_out_of_turn() -> None:
    t = laid({"above": "visby-inn", "goods": "wine*2"})
    t.give(1, goods="wine glass")
    assert now(t, 1, "building:visby-inn").startswith("You can afford it: glass and wine.")
    t.give(1, goods="wine")
    assert now(t, 1, "building:visby-inn").startswith("You lack 4 ducats")


@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_nothing_is_told_of_the_hand_of_another(viewer: int) -> None:
    poor, rich = laid({}), laid({"goods": "wine*9", "hand": "visby-inn visby-bank"})
    for handle in ("0/hand", "0/city:visby", "0/seat", "0/bill"):
        assert now(poor, viewer, handle) == now(rich, viewer, handle)


def test_an_onlooker_sees_what_is_printed() -> None:
    t = laid({"rows": ("wine*3",), "above": "visby-inn"})
    assert now(t, SPECTATOR, "row:1") == "Worth: Visby 15, Tallinn 9, Stockholm –, Danzig 9."
    assert not now(t, SPECTATOR, "building:visby-inn")


def test_german_says_it_of_grain_and_wine_and_lodge_alike(code: str) -> None:
    """Das Korn, der Wein and die Loge differ in gender; so sentences of all goods have none."""
    t = Table(2, riga=False, hands="secret").give(
        0, goods="cloth glass wine grain", hand="danzig-lodge danzig-market"
    )
    t.begin().say("plan danzig-market")
    said = [now(t, 0, f"0/good:{good}#0") for good in ("cloth", "glass", "wine", "grain")]
    said.append(now(t, 0, "building:danzig-lodge"))
    if code == "de":
        assert said[0].startswith("Auf dieser Rechnung 5 Dukaten wert.")
        assert said[3].startswith("Für diese Rechnung nicht zu gebrauchen.")
        assert not re.search(r"\b(sie|es|er)\b", " ".join(said), re.IGNORECASE)
