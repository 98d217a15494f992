"""What Riga says about its end (R-80, R-81)."""

from __future__ import annotations

from hansetable.ui.game_ui import EndText
from hansetable.ui.games.riga.text.names import Riga


def end_text() -> EndText:
    """Return the titles and sentences of the end table, in the language of the moment."""
    return EndText(
        titles={
            "printed": Riga.tr("Buildings built").say(),
            "lodges": Riga.tr("Lodges").say(),
            "archives": Riga.tr("Archives").say(),
            "hand": Riga.tr("Left in hand").say(),
            "unbuilt": Riga.tr("Unbuilt in Riga").say(),
            "money": Riga.tr("Money value").say(),
        },
        total=Riga.tr("Points").say(),
        points=Riga.tr("%n point(s), as in: wins with", None, 1).say,
        course=Riga.tr("Points, year by year").say(),
        note=Riga.tr("Ties are decided by the money value; it gives no points.").say(),
    )
