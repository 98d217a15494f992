"""What is said at a table that computers share: a page of the sidebar, and a line to write."""

from __future__ import annotations

from itertools import takewhile

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import QLineEdit

from hansetable.net.company import LONGEST_TALK
from hansetable.net.packets import Talked
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.palette import BRASS, LETTER, LETTER_MUTED, WOOD
from hansetable.ui.art.style import set_style_sheet, style_sheet
from hansetable.ui.elsewhere.circle import Circle
from hansetable.ui.language import Context, Text, translate
from hansetable.ui.table.play_page import PlayPage
from hansetable.ui.table.sidebar.line_list import LineList
from hansetable.ui.widgets.scaled import Scaled, painted
from hansetable.ui.widgets.speaking import Speaking

_HIGH, _GAP = 30.0, 8.0
_SIGN = 22.0, 17.0
"""The size of what stands on the tab."""
_MOST = 99


class Talk(Context):
    """The context of the texts with a number."""


class TalkPage(Speaking, Scaled):
    """Behind a tab with a bubble, or with the number of what has not been read yet."""

    def __init__(self, page: PlayPage, circle: Circle) -> None:
        super().__init__(page.sidebar)
        self._page, self._circle = page, circle
        self._slots = page.model.session.slots
        self._last: Talked | None = None
        self.unread = 0
        self.lines = LineList(20, 6, self)
        self.edit = QLineEdit(self)
        self.edit.setMaxLength(LONGEST_TALK)
        self.edit.setVisible(circle.seat >= 0)
        self.edit.returnPressed.connect(self._say)
        self.says(self.edit.setPlaceholderText, Text("Talk", "Write to the table"))
        self.says(self.edit.setAccessibleName, Text("Talk", "Write to the table"))
        self.says(self.lines.setAccessibleName, Text("Talk", "Messages"))
        self._tabs = page.sidebar.tabs
        self._tab = self._tabs.count()
        page.sidebar.add_page(self)
        self._tabs.currentChanged.connect(self._show_unread)
        self._tabs.tabBarClicked.connect(self._take_up)
        circle.changed.connect(self._follow)
        self._follow()
        self.unread = 0
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language of the moment."""
        self.lines.empty = translate("Talk", "Nothing has been said yet.")
        self._show_unread()

    def restyle(self) -> None:
        """Follow a change of the theme."""
        self._show_unread()
        self._arrange()

    def draw(self, canvas: Canvas, area: QRectF) -> None:
        """Paints nothing: the oak of the sidebar is below."""

    # ---- inside -------------------------------------------------------------------------------

    def _follow(self) -> None:
        """Add what was said since the last time."""
        last = self._last
        fresh = list(takewhile(lambda said: said is not last, reversed(self._circle.heard)))
        for said in reversed(fresh):
            slot = self._slots[said.seat]
            line = translate("Talk", "{name}: {text}").format(name=slot.shown, text=said.text)
            self.lines.add_line(line, slot.colour)
            if said.seat != self._circle.seat:
                self.unread += 1
                self._page.announcer.say(line)
            self._last = said
        if fresh:
            self.lines.scrollToBottom()
            self._show_unread()

    def _show_unread(self) -> None:
        """Tell on the tab how much has not been read; what is seen has been."""
        if self._tabs.currentIndex() == self._tab:
            self.unread = 0
        title = translate("Talk", "Messages")
        if self.unread:
            title = Talk.trUtf8("Messages, %n unread", None, self.unread)
        self._tabs.setTabToolTip(self._tab, title)
        self._tabs.setAccessibleTabName(self._tab, title)
        self._tabs.setTabIcon(self._tab, self._sign())

    def _sign(self) -> QIcon:
        """Return the bubble, or the number of what is unread, as sharp as the screen is."""
        size, sharp = QSizeF(*_SIGN) * self.scale, self.devicePixelRatioF()
        self._tabs.setIconSize(size.toSize())
        picture = QPixmap((size * sharp).toSize())
        picture.setDevicePixelRatio(sharp)
        picture.fill(Qt.GlobalColor.transparent)
        with painted(picture, self.scale) as canvas:
            if self.unread:
                face = QRectF(0, 1, *_SIGN).adjusted(0, 0, 0, -1)
                canvas.rect(face, BRASS, 7)
                canvas.text(face, str(min(self.unread, _MOST)), 13, WOOD, weight=700)
            else:
                chosen = self._tabs.currentIndex() == self._tab
                canvas.icon("talk", 0, 2, _SIGN[1] - 2, LETTER if chosen else LETTER_MUTED)
        return QIcon(picture)

    def _take_up(self, tab: int) -> None:
        """Let one write at once when the tab was clicked."""
        if tab == self._tab and not self.edit.isHidden():
            self._tabs.setCurrentIndex(tab)
            self.edit.setFocus(Qt.FocusReason.MouseFocusReason)

    def _say(self) -> None:
        if self.edit.text().strip():
            self._circle.talk(self.edit.text())
        self.edit.clear()

    def _arrange(self) -> None:
        area, scale = self.area(), self.scale
        foot = 0.0 if self.edit.isHidden() else _HIGH
        self.lines.place(area.adjusted(0, 0, 0, -foot - _GAP), scale)
        at = QRectF(3, area.height() - foot, area.width() - 12, foot)
        self.edit.setGeometry(QRectF(at.topLeft() * scale, at.size() * scale).toRect())
        px, pad, round_ = (round(length * scale) for length in (15, 7, 6))
        set_style_sheet(self.edit, style_sheet("talk", px=px, pad=pad, round=round_))
        self._show_unread()
