"""What Riga says about its end (R-80, R-81)."""

from __future__ import annotations

from hansetable.ui.game_ui import EndText
from hansetable.ui.games.riga.text.names import Riga
from hansetable.ui.language import translate


def end_text() -> EndText:
    """Return the titles and sentences of the end table, in the language of the moment."""
    return EndText(
        titles={
            "printed": translate("Riga", "Buildings built"),
            "lodges": translate("Riga", "Lodges"),
            "archives": translate("Riga", "Archives"),
            "hand": translate("Riga", "Left in hand"),
            "unbuilt": translate("Riga", "Unbuilt in Riga"),
            "money": translate("Riga", "Money value"),
        },
        total=translate("Riga", "Points"),
        points=_with_points,
        course=translate("Riga", "Points, year by year"),
        note=translate("Riga", "Ties are decided by the money value; it gives no points."),
    )


def _with_points(number: int) -> str:
    """Return the number of points after "wins with"; other languages bend the word there."""
    return Riga.trUtf8("%n point(s), as in: wins with", None, number)
