"""The strip above the bar of a host's table: who asks to come in while a game is played."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt

from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.palette import SHEET_INK
from hansetable.ui.elsewhere.host_table import HostTable
from hansetable.ui.language import Text, translate
from hansetable.ui.table.play_page import PlayPage
from hansetable.ui.widgets.buttons import GAP, TableButton, place_from_right
from hansetable.ui.widgets.scaled import STRIP, Strip

_LEFT, _RIGHT = 50.0, 14.0


class Door(Strip):
    """Asks the host about the first who asks; without anybody it has no height.

    That is somebody who has lost the seat with the program, or who wants to look on.
    """

    def __init__(self, page: PlayPage, table: HostTable) -> None:
        super().__init__(page)
        self._page, self._table = page, table
        self.words = ""
        self.admit_button = TableButton(self, "primary", pressed=self._admit)
        self.no_button = TableButton(self, pressed=self._refuse)
        for button in (self.admit_button, self.no_button):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.says(self.admit_button.setText, Text("Waiting", "Let in"))
        self.says(self.no_button.setText, Text("Waiting", "Not now"))
        table.changed.connect(self.retranslate)
        page.add_strip(self)
        self.retranslate()

    def high(self, wide: float) -> float:
        """How high the strip wants to be: nothing when nobody asks."""
        return STRIP if self.words else 0.0

    def retranslate(self) -> None:
        """Say who asks now."""
        before, asking = self.words, self._table.host.asking
        text = translate("Waiting", "{name} asks to come in and has the right code.")
        self.words = text.format(name=asking[0][1]) if asking else ""
        self.setAccessibleName(self.words)
        self.setVisible(bool(self.words))
        if self.words != before:
            self._page.arrange()
            if self.words:
                self._page.announcer.say(self.words)

    def draw(self, canvas: Canvas, area: QRectF) -> None:
        """Paint the paper and the words."""
        super().draw(canvas, area)
        canvas.icon("link", 16, 16, 22, SHEET_INK)
        right = self.no_button.geometry().left() / self.scale - GAP
        room = QRectF(_LEFT, 2, right - _LEFT, STRIP - 4)
        canvas.text(room, self.words, 17, SHEET_INK, "l", 500, wrap=True)

    def _admit(self) -> None:
        for link, _ in self._table.host.asking[:1]:
            self._table.host.admit(link)
        self._table.follow()

    def _refuse(self) -> None:
        for link, _ in self._table.host.asking[:1]:
            self._table.host.refuse(link)
        self._table.follow()

    def _arrange(self) -> None:
        buttons = self.admit_button, self.no_button
        place_from_right(buttons, self.area().width() - _RIGHT, 9, self.scale)
