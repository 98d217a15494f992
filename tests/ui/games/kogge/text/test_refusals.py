"""A sentence for every reason why something cannot be done, in both languages."""

from __future__ import annotations

import re

import pytest

from hansetable.core import Refusal
from hansetable.games.kogge import GAME
from hansetable.games.kogge.reasons import REASONS
from hansetable.games.kogge.state import NOBODY
from hansetable.ui.games.kogge.text.game_text import KoggeText
from hansetable.ui.games.kogge.text.refusals import REFUSALS

NAMES = ("Heike", "Jorin", "Marit", "Klaas")
LONGEST = 110
"""What fits in the line below the question, beside the link to the rule."""
ABOUT: dict[str, tuple[str | int, ...]] = {
    "city": (8,), "here": (7,), "other": (6,), "name": (1,), "names": (1, 2), "good": ("amber",),
    "kind": ("amber",), "marker": (5,), "number": (3,), "fee": (2,),
    "missing": ("ore", "furs", "8", "8"),
}  # fmt: skip


def said(why: str) -> str:
    rule, *fields = REASONS[why]
    about = tuple(value for field in fields for value in ABOUT[field.removeprefix("*")])
    return KoggeText(NAMES).refusal(Refusal(rule, why, about), None)


pytestmark = pytest.mark.usefixtures("code")


def test_every_reason_has_its_sentence_and_no_sentence_is_idle():
    assert set(REFUSALS.table) == set(REASONS)


@pytest.mark.parametrize("why", REASONS)
def test_a_sentence_is_whole(why):
    text = said(why)
    assert text.endswith(".")
    assert not re.search(r"[{}%_]|\b(None|abo|lubeck|stralsund|furs\b(?=\d))", text), text
    assert len(text) <= LONGEST, text


@pytest.mark.parametrize(
    ("owner", "en", "de"),
    [(NOBODY, "marker 4", "Marker 4"), (1, "a second marker 4", "ein zweiter Marker 4")],
)
def test_a_sentence_names_what_is_missing(code, owner, en, de):
    state = GAME.deal(2, 1, {})
    state.sites[8] = owner
    text = KoggeText(NAMES).refusal(Refusal("K-60", "found-lacks", (4, "ore", "salt", "4")), state)
    told = {
        "en": f"For a kontor in Riga you still lack 1 ore, 1 salt and {en}.",
        "de": f"Für ein Kontor in Riga fehlt dir noch: 1 Erz, 1 Salz und {de}.",
    }
    assert text == told[code]


def test_a_sentence_names_who_must_decide(code):
    text = KoggeText(NAMES).refusal(Refusal("K-15", "turn", (1, 2)), None)
    told = {
        "en": "It is not your turn; the game waits for Jorin and Marit.",
        "de": "Du bist nicht am Zug; gewartet wird auf Jorin und Marit.",
    }
    assert text == told[code]
