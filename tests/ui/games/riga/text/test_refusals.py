"""Why not, in words: every reason of Riga has its sentence, in both languages."""

from __future__ import annotations

import re

import pytest

from hansetable.core import Refusal
from hansetable.games.riga import GAME
from hansetable.games.riga.reasons import REASONS
from hansetable.games.riga.setup import deal
from hansetable.ui.games.riga.text.game_text import RigaText
from hansetable.ui.games.riga.text.refusals import REFUSALS
from tests.games.riga.builder import Table

NAMES = ("Heike", "Jorin", "Marit", "Klaas")
EXAMPLES: dict[str, str | int] = {
    "seat": 1, "seats": 2, "row": 3, "rows": 4, "good": "wine", "goods": "grain", "most": 3,
    "building": "danzig-yard", "cost": 12, "missing": 2, "city": "visby", "due": 4,
    "thing": "visby-crane", "value": 3, "number": 2,
}  # fmt: skip
"""What a sentence is about, by the names of the fields of `REASONS`."""
UNFIT = re.compile(r"[{}]|%n|\(s\)|is/are|\w-\w|  |None")


def about(why: str) -> tuple[str | int, ...]:
    """Something that a sentence can be about."""
    return tuple(EXAMPLES[field.removeprefix("*")] for field in REASONS[why][1:])


def test_every_reason_has_its_sentence_and_every_sentence_its_reason() -> None:
    assert sorted(REFUSALS.table) == sorted(REASONS)


@pytest.mark.parametrize("why", REASONS)
def test_a_reason_is_one_sentence(code: str, why: str) -> None:
    text = REFUSALS.why(REASONS.refusal(why, *about(why)), REASONS, NAMES)
    assert re.fullmatch(r"[A-ZÄÖÜ0-9].*[.?]", text), text
    assert not UNFIT.search(text.replace("Riga-Gebäude", "")), text
    assert len(text) < 110, text


@pytest.mark.parametrize(
    ("refusal", "english", "german"),
    [
        (
            Refusal("R-32", "short", ("visby-inn", 9, 4)),
            "The inn in Visby costs 9, and you lack 4 ducats.",
            "Für das Wirtshaus in Visby brauchst du 9 Dukaten; dir fehlen 4.",
        ),
        (
            Refusal("R-33", "short-barred", ("visby-inn", 1, "cloth")),
            "You lack 1 ducat for the inn in Visby; cloth cannot be used there.",
            "Für das Wirtshaus in Visby fehlt dir 1 Dukat; Tuch gilt dort nichts.",
        ),
        (
            Refusal("R-46", "craned", ("visby-lodge",)),
            "A crane halves the cost of the lodge in Visby already; a second one is not allowed.",
            "Für die Loge in Visby ist schon ein Kran im Einsatz; ein zweiter ist nicht erlaubt.",
        ),
        (
            Refusal("R-63", "shows-0"),
            "The exchange office shows 0; goods worth at least 6 fill it at the end of a turn.",
            "Die Wechselstube zeigt 0;"
            " Waren für mindestens 6 Dukaten füllen sie am Ende eines Zuges.",
        ),
        (
            Refusal("R-60", "must-row", (1, 4)),
            "The monastery has swapped two goods: you must take row 1 or 4.",
            "Das Kloster hat zwei Waren getauscht: Du musst Reihe 1 oder 4 nehmen.",
        ),
        (
            Refusal("R-31", "other-city", ("tallinn-yard", "tallinn")),
            "The builder’s yard can only be built in Tallinn.",
            "Den Bauhof kannst du nur in Tallinn bauen.",
        ),
        (
            Refusal("R-39", "superfluous", ("wine", 3, 1)),
            "With wine (3) part of the payment would be superfluous; 1 ducat is due.",
            "Nimmst du Wein (3) dazu, wäre ein Teil der Zahlung überflüssig; offen ist 1 Dukat.",
        ),
    ],
)
def test_the_concrete_things_are_named(
    code: str, refusal: Refusal, english: str, german: str
) -> None:
    view = deal(4, 1, {"riga": "on", "hands": "secret"})
    assert RigaText(NAMES).refusal(refusal, view) == {"en": english, "de": german}[code]


@pytest.mark.parametrize(
    ("hand", "planned", "english", "german"),
    [
        ("", "", "You have no building for Visby.", "Du hast kein Gebäude für Visby."),
        (
            "visby-inn",
            "visby-inn",
            "You have no other building for Visby.",
            "Du hast kein weiteres Gebäude für Visby.",
        ),
    ],
)
def test_another_building_is_spoken_of_only_beside_one(
    code: str, hand: str, planned: str, english: str, german: str
) -> None:
    t = Table(2, riga=False, hands="secret").give(0, hand=hand, goods="wine*3").begin()
    if planned:
        t.say(f"plan {planned}")
    place = GAME.pieces(t.state)["0/city:visby"]
    refusal = GAME.refusal(t.state, 0, place, [])
    assert refusal.why == "city-empty"
    assert RigaText(NAMES).refusal(refusal, t.state) == {"en": english, "de": german}[code]
