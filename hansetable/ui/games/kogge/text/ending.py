"""What Kogge says about its end (K-81 to K-83)."""

from __future__ import annotations

from hansetable.ui.game_ui import EndText
from hansetable.ui.games.kogge.board import card_values
from hansetable.ui.games.kogge.text.names import Kogge
from hansetable.ui.language import translate


def end_text() -> EndText:
    """Return the titles and sentences of the end table, in the language of the moment."""
    goods = {good: card_values.good_title(good) for good in ("salt", "amber", "furs", "ore")}
    return EndText(
        titles={
            "kontors": translate("Kogge", "Kontors"),
            "chips": translate("Kogge", "Bonus chips"),
            "raids": translate("Kogge", "Raid markers"),
            **goods,
        },
        total=translate("Kogge", "Victory points"),
        points=_with_points,
        note=translate(
            "Kogge",
            "Five development points win at once; victory points decide if the guild master ends"
            " the game.",
        ),
        aside=True,
        course=translate("Kogge", "Development points, round by round"),
    )


def _with_points(number: int) -> str:
    """Return the number of points after "wins with"; other languages bend the word there."""
    return Kogge.trUtf8("%n victory point(s), as in: wins with", None, number)
