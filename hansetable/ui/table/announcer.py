"""What a screen reader hears of the table at once: what is pointed at, asked, told and refused."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from hansetable.core import Action, Choice, Handle
from hansetable.model.table import TableModel
from hansetable.ui.game_ui import GameText
from hansetable.ui.language import Context, translate


class Says(Context):
    """The context of the texts with a number."""


class Announcer(QObject):
    """Says texts for a widget, and knows the words for a piece."""

    def __init__(self, model: TableModel, texts: GameText, widget: QWidget) -> None:
        super().__init__(widget)
        self._model, self._texts, self._widget = model, texts, widget
        self.last = ""

    def say(self, text: str) -> None:
        """Say a text at once; ``last`` keeps it."""
        self.last = text
        if text and QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._widget, text))

    def forget(self) -> None:
        """Keep nothing of what was said: somebody else will look."""
        self.last = ""

    def piece(self, handle: Handle) -> str:
        """Return what a piece is, what it is worth, and what touching it does."""
        model = self._model
        place = model.places.get(handle)
        if place is None or model.curtain is not None:
            return ""
        card = self._texts.card(place, model.view)
        parts = (card.title, card.text, card.now, self.deed(place.says))
        return " ".join(f"{_closed(part)}" for part in parts if part)

    def deed(self, says: tuple[Handle, ...]) -> str:
        """Return what touching a thing does now; empty if it does nothing."""
        model = self._model
        if not model.mine:
            return ""
        choice = model.choice
        if not choice.touched.isdisjoint(says):
            return translate("Says", "Held. Enter lets go.")
        try:
            after = choice.touch(*says)
        except KeyError:
            return ""
        return self._possible(after)

    def _possible(self, after: Choice) -> str:
        actions: tuple[Action, ...] = after.actions
        if len(actions) == 1:
            words = self._texts.action(actions[0], self._model.view)
            return translate("Says", "Enter: {move}").format(move=words)
        return Says.trUtf8("%n move(s) with it.", None, len(actions))


def _closed(text: str) -> str:
    """Return a text that ends like a sentence."""
    return text if text.endswith((".", "!", "?", "…", ":")) else f"{text}."
