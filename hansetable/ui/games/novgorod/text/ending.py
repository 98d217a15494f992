"""What Novgorod says about its end (N-100 to N-102)."""

from __future__ import annotations

from hansetable.ui.game_ui import EndText
from hansetable.ui.games.novgorod.text.names import Novgorod
from hansetable.ui.language import translate


def end_text() -> EndText:
    """Return the titles and sentences of the end table, in the language of the moment."""
    return EndText(
        titles={
            "seals": translate("Novgorod", "Seals in play"),
            "variety": translate("Novgorod", "Variety"),
            "ducats": translate("Novgorod", "Ducats"),
            "steps": translate("Novgorod", "Career steps"),
            "offices": translate("Novgorod", "Offices"),
        },
        total=translate("Novgorod", "Seals"),
        points=_with_seals,
        loses=translate("Novgorod", "still shows an ×: loses"),
        nobody=translate("Novgorod", "Everybody still shows an ×: nobody wins."),
        note=translate(
            "Novgorod",
            "Ties are decided by ducats, career steps, offices, and by who played later.",
        ),
    )


def _with_seals(number: int) -> str:
    """Return the number of seals after "wins with"; other languages bend the word there."""
    return Novgorod.trUtf8("%n seal(s), as in: wins with", None, number)
