"""What is shown while something is being got ready that takes a moment."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QPaintEvent
from PySide6.QtWidgets import QWidget

from hansetable.ui.art.palette import LETTER_SOFT
from hansetable.ui.language import Text
from hansetable.ui.start.picture import paint_cloth
from hansetable.ui.widgets.scaled import grown
from hansetable.ui.widgets.speaking import Speaking


@contextmanager
def busy() -> Iterator[None]:
    """Show at the mouse that something is being done, until it is."""
    QGuiApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
    try:
        yield
    finally:
        QGuiApplication.restoreOverrideCursor()


class WaitingPage(Speaking, QWidget):
    """A bare table with one sentence, until the record is open that the program is started with."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.says(self.setAccessibleName, Text("Window", "Opening the record …"))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cloth and the sentence."""
        with grown(self) as (canvas, whole):
            paint_cloth(canvas.p, whole)
            canvas.text(whole, self.accessibleName(), 19, LETTER_SOFT, italic=True)
