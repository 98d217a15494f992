"""What a screen reader hears of the table at once: what is pointed at, asked, told and refused."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from hansetable.core import Event
from hansetable.model.table import TableModel
from hansetable.ui.game_ui import GameText
from hansetable.ui.language import Context, translate


class Says(Context):
    """The context of the texts with a number."""


def sentences(parts: Iterable[str]) -> str:
    """Return texts as one, in which each ends like a sentence."""
    ends = (".", "!", "?", "…", ":")
    return " ".join(part if part.endswith(ends) else f"{part}." for part in parts)


class Announcer(QObject):
    """Says for the view of a table what happens there; ``last`` is what was said last."""

    def __init__(self, model: TableModel, texts: GameText, view: QWidget) -> None:
        super().__init__(view)
        self._texts, self._view = texts, view
        self.last = ""
        model.told.connect(self._tell)
        self.describe("")

    def say(self, text: str) -> None:
        """Say a text at once."""
        self.last = text
        if text and QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._view, text))

    def describe(self, said: str) -> None:
        """Call the view what is pointed at; if that is nothing, what it is in general."""
        general = translate("Says", "The table. The arrow keys lead from piece to piece.")
        self._view.setAccessibleName(said or general)

    def _tell(self, events: Sequence[Event]) -> None:
        self.say(" ".join(filter(None, map(self._texts.event, events))))
