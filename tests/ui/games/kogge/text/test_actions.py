"""Actions that are alike are told apart, also on their buttons."""

from __future__ import annotations

from hansetable.games.kogge import action_tables as say
from hansetable.games.kogge.cards import CITY
from hansetable.ui.games.kogge.text.game_text import KoggeText
from tests.ui.games.kogge.text.text_fixture import table


def test_ways_with_the_same_end_are_told_apart(code: str, texts: KoggeText) -> None:
    state = table()
    q = 2 * state.cog[0]
    state.squares[q] = state.squares[q + 1] = CITY["lubeck"]
    lines = [texts.action(say.SAIL[q], state), texts.action(say.SAIL[q + 1], state)]
    assert (
        lines
        == {
            "en": ["Sail to Lübeck by the left route", "Sail to Lübeck by the right route"],
            "de": [
                "Nach Lübeck auf der linken Route segeln",
                "Nach Lübeck auf der rechten Route segeln",
            ],
        }[code]
    )
    state.down |= 1 << q
    state.known[0] |= 1 << q
    known, unknown = state.seen_by(0), state.seen_by(1)
    assert "Lübeck" in texts.action(say.SAIL[q], known)
    assert "Lübeck" not in texts.action(say.SAIL[q], unknown)


def test_to_stay_and_to_leave_behind_are_one_word_in_german(code: str, texts: KoggeText) -> None:
    state = table()
    said = [texts.button(button, state) for button in ("button:anchor", "button:leave")]
    assert (
        said
        == {
            "en": ["Stay here", "Leave the cog here"],
            "de": ["Hierbleiben", "Kogge hierlassen"],
        }[code]
    )
