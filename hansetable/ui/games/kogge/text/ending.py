"""What Kogge says about its end (K-81 to K-83)."""

from __future__ import annotations

from hansetable.ui.game_ui import EndText
from hansetable.ui.games.kogge.board import card_values
from hansetable.ui.games.kogge.text.names import Kogge

_POINTS = Kogge.tr("%n victory point(s), as in: wins with", None, 1)
"""What is said after "wins with"; other languages bend the word there."""


def end_text() -> EndText:
    """Return the titles and sentences of the end table, in the language of the moment."""
    goods = {good: card_values.good_title(good) for good in ("salt", "amber", "furs", "ore")}
    return EndText(
        titles={
            "kontors": Kogge.tr("Kontors").say(),
            "chips": Kogge.tr("Bonus chips").say(),
            "raids": Kogge.tr("Raid markers").say(),
            **goods,
        },
        total=Kogge.tr("Victory points").say(),
        points=lambda number: _POINTS.say(number),
        note=Kogge.tr(
            "Five development points win at once; victory points decide if the guild master ends"
            " the game."
        ).say(),
        aside=True,
        course=Kogge.tr("Development points, round by round").say(),
    )
