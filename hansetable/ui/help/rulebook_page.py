"""The page of a rulebook, to be read on the screen."""

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QPoint, Signal
from PySide6.QtGui import QResizeEvent, QTextCursor, QTextFormat
from PySide6.QtWidgets import QTextBrowser, QTextEdit

from hansetable.ui.art.growth import factor, px
from hansetable.ui.art.palette import BRASS, alpha
from hansetable.ui.help.book_text import AIR, RULE, BookText, span

_COLUMN = 700


class Page(QTextBrowser):
    """The text of one rulebook; each heading and each rule in it is a place to jump to.

    Signals:
        moved: another place has come to the top of the page.
    """

    moved = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.book = BookText(self.document())
        self.book.painter.ready.connect(self.viewport().update)
        self.place = ""
        """The place at the top."""
        self.setOpenLinks(False)
        self.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.verticalScrollBar().valueChanged.connect(self._follow)

    def load(self, markdown: str) -> None:
        """Show another text, from its beginning."""
        self.place = ""
        self.setExtraSelections([])
        self.book.scale = factor()
        self.book.load(markdown)
        self._set_margins()
        self.moveCursor(QTextCursor.MoveOperation.Start)
        self.place = next(iter(self.places), "")

    @property
    def places(self) -> dict[str, int]:
        """The position of every place in the text, in the order of the text."""
        return self.book.places

    @property
    def headings(self) -> list[tuple[int, str, str]]:
        """Level, text and place of each heading."""
        return self.book.headings

    def jump(self, place: str) -> None:
        """Bring a place to the top of the page, as far as the end of the text allows."""
        self.setTextCursor(span(self.document().findBlock(self.places[place]), 0, 0))
        self._scroll_to(place)

    def chapter(self, at: int | None = None) -> str:
        """The place of the heading that a position belongs to; empty without a text.

        The position of the place at the top is meant if none is given.
        """
        above = [place for _, _, place in self.headings]
        here = self.places.get(self.place, 0) if at is None else at
        return next((place for place in reversed(above) if self.places[place] <= here), "")

    def find_all(self, text: str) -> list[QTextCursor]:
        """Every occurrence of a text, upper and lower case alike."""
        hits: list[QTextCursor] = []
        hit = self.document().find(text, 0) if text else QTextCursor()
        while not hit.isNull():
            hits.append(hit)
            hit = self.document().find(text, hit)
        return hits

    def mark(self, place: str, hits: Sequence[QTextCursor]) -> None:
        """Tint the paragraph of a place, if it is a rule, and what was found."""
        tints = [_tint(hit, 0.45) for hit in hits]
        if RULE.fullmatch(place) and place in self.places:
            block = self.document().findBlock(self.places[place])
            tint = _tint(span(block, 0, len(block.text())), 0.25)
            tint.format.setProperty(QTextFormat.Property.FullWidthSelection, True)
            tints.insert(0, tint)
        self.setExtraSelections(tints)

    def reveal(self, hit: QTextCursor) -> None:
        """Select an occurrence; if it is not well in sight, bring it into the upper half."""
        y, height = self.cursorRect(hit).top(), self.viewport().height()
        bar = self.verticalScrollBar()
        at = bar.value()
        self.setTextCursor(hit)
        bar.setValue(at if height // 8 < y < height * 3 // 4 else at + y - height // 3)

    def top(self) -> int:
        """The position in the text of the topmost line."""
        middle = self.viewport().width() // 2
        return self.cursorForPosition(QPoint(middle, px(AIR + 6))).position()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the lines short enough to read, and the same place at the top."""
        place = self.place
        super().resizeEvent(event)
        self._set_margins()
        if place:
            self._scroll_to(place)

    def _scroll_to(self, place: str) -> None:
        self._lay_out()
        block = self.document().findBlock(self.places[place])
        top = self.document().documentLayout().blockBoundingRect(block).top()
        self.verticalScrollBar().setValue(0 if block.position() == 0 else round(top) - px(AIR))
        self.place = place
        self.moved.emit()

    def _lay_out(self) -> None:
        """Lay out the whole text now; Qt does it bit by bit and may forget a wider beginning."""
        width = self.document().documentLayout().documentSize().width()
        self.horizontalScrollBar().setMaximum(max(0, ceil(width) - self.viewport().width()))

    def _set_margins(self) -> None:
        side = max(px(24), (self.viewport().width() - px(_COLUMN)) // 2)
        frame = self.document().rootFrame()
        shape = frame.frameFormat()
        if shape.leftMargin() != side:
            shape.setLeftMargin(side)
            shape.setRightMargin(side)
            shape.setBottomMargin(px(40))
            frame.setFrameFormat(shape)

    def _follow(self) -> None:
        top, bar = self.top(), self.verticalScrollBar()
        if bar.value() == bar.maximum() and self.places.get(self.place, 0) > top:
            return  # jumped to a place so near the end that it cannot reach the top
        passed = [place for place, position in self.places.items() if position <= top]
        if passed and passed[-1] != self.place:
            self.place = passed[-1]
            self.moved.emit()


def _tint(cursor: QTextCursor, strength: float) -> QTextEdit.ExtraSelection:
    selection = QTextEdit.ExtraSelection()
    selection.cursor = cursor
    selection.format.setBackground(alpha(BRASS, strength))
    return selection
