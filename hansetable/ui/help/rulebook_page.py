"""The page of a rulebook: Markdown, set in the type of the table, with places to jump to.

A paragraph that begins with an id in bold, ``**N-40**``, is the rule of this id; ids elsewhere in
the text become links. An italic *Ruling:* (*Festlegung:*) begins a decision of this project, which
reaches to the end of its paragraph.
"""

import re
from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QPoint, Signal
from PySide6.QtGui import (
    QResizeEvent,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextFormat,
    QTextFrameFormat,
    QTextTable,
)
from PySide6.QtWidgets import QTextBrowser, QTextEdit

from hansetable.ui.art import fonts
from hansetable.ui.art.palette import (
    BRASS,
    MARKED,
    SHEET_INK,
    SHEET_LINK,
    SHEET_LOSS,
    alpha,
    resolve_color,
)

RULE = re.compile(r"\b[A-Z]-[A-Z]?\d+\b")
"""The id of a rule."""

_RULING = re.compile(r"\b(?:Rulings?|Festlegung(?:en)?):")
_HEADING_PX = {1: 34, 2: 25, 3: 20, 4: 17}
_SPACE_ABOVE = {1: 10, 2: 34, 3: 22, 4: 16}
_COLUMN = 700
_TABLE_PX = 16
_CODE_PX = 14
_AIR = 10


class Page(QTextBrowser):
    """The text of one rulebook; each heading and each rule in it is a place to jump to.

    Signals:
        moved: another place has come to the top of the page.
    """

    moved = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.places: dict[str, int] = {}
        """The position of every place in the text, in the order of the text."""
        self.headings: list[tuple[int, str, str]] = []
        """Level, text and place of each heading."""
        self.place = ""
        """The place at the top."""
        self.setOpenLinks(False)
        self.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.verticalScrollBar().valueChanged.connect(self._follow)

    def load(self, markdown: str) -> None:
        """Show another text, from its beginning."""
        self.places, self.headings, self.place = {}, [], ""
        self.setExtraSelections([])
        self.setMarkdown(markdown)
        edit = QTextCursor(self.document())
        edit.beginEditBlock()
        self._set_margins()
        for frame in self.document().rootFrame().childFrames():
            if isinstance(frame, QTextTable):
                _set_table(frame)
        block = self.document().begin()
        while block.isValid():
            if level := block.blockFormat().headingLevel():
                self._set_heading(block, level)
            else:
                self._set_paragraph(block)
            block = block.next()
        edit.endEditBlock()
        self.moveCursor(QTextCursor.MoveOperation.Start)
        self.place = next(iter(self.places), "")

    def jump(self, place: str) -> None:
        """Bring a place to the top of the page, as far as the end of the text allows."""
        self.setTextCursor(_span(self.document().findBlock(self.places[place]), 0, 0))
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
            tint = _tint(_span(block, 0, len(block.text())), 0.25)
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
        return self.cursorForPosition(QPoint(middle, _AIR + 6)).position()

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
        self.verticalScrollBar().setValue(0 if block.position() == 0 else round(top) - _AIR)
        self.place = place
        self.moved.emit()

    def _lay_out(self) -> None:
        """Lay out the whole text now; Qt does it bit by bit and may forget a wider beginning."""
        width = self.document().documentLayout().documentSize().width()
        self.horizontalScrollBar().setMaximum(max(0, ceil(width) - self.viewport().width()))

    def _set_margins(self) -> None:
        side = max(24, (self.viewport().width() - _COLUMN) // 2)
        frame = self.document().rootFrame()
        shape = frame.frameFormat()
        if shape.leftMargin() != side:
            shape.setLeftMargin(side)
            shape.setRightMargin(side)
            shape.setBottomMargin(40)
            frame.setFrameFormat(shape)

    def _follow(self) -> None:
        top, bar = self.top(), self.verticalScrollBar()
        if bar.value() == bar.maximum() and self.places.get(self.place, 0) > top:
            return  # jumped to a place so near the end that it cannot reach the top
        passed = [place for place, position in self.places.items() if position <= top]
        if passed and passed[-1] != self.place:
            self.place = passed[-1]
            self.moved.emit()

    def _set_heading(self, block: QTextBlock, level: int) -> None:
        place = f"h{len(self.headings)}"
        self.headings.append((level, block.text(), place))
        self.places[place] = block.position()
        look = QTextCharFormat()
        look.setFont(fonts.font(_HEADING_PX[level], 600, "cinzel" if level < 4 else "garamond"))
        look.setForeground(resolve_color(SHEET_INK if level < 3 else SHEET_LINK))
        look.setAnchor(True)
        look.setAnchorNames([place])
        cursor = _span(block, 0, len(block.text()))
        cursor.setCharFormat(look)
        shape = QTextBlockFormat()
        shape.setTopMargin(_SPACE_ABOVE[level])
        shape.setBottomMargin(8)
        cursor.mergeBlockFormat(shape)

    def _set_paragraph(self, block: QTextBlock) -> None:
        text = block.text()
        if not block.textList() and QTextCursor(block).currentTable() is None:
            shape = QTextBlockFormat()
            shape.setBottomMargin(_AIR)
            QTextCursor(block).mergeBlockFormat(shape)
        for part in block.textFormats():
            if part.format.fontFixedPitch():
                look = QTextCharFormat()
                look.setProperty(QTextFormat.Property.FontPixelSize, _CODE_PX)
                _span(block, part.start, part.start + part.length).mergeCharFormat(look)
        if ruling := _RULING.search(text):
            look = QTextCharFormat()
            look.setFontItalic(True)
            _span(block, ruling.start(), len(text)).mergeCharFormat(look)
        for found in RULE.finditer(text):
            look = QTextCharFormat()
            look.setAnchor(True)
            if found.start() == 0:
                self.places[found[0]] = block.position()
                look.setAnchorNames([found[0]])
                look.setForeground(resolve_color(SHEET_LOSS))
                look.setFontWeight(700)
            else:
                look.setAnchorHref(f"#{found[0]}")
                look.setForeground(resolve_color(SHEET_LINK))
                look.setFontUnderline(True)
            _span(block, found.start(), found.end()).mergeCharFormat(look)


def _span(block: QTextBlock, start: int, end: int) -> QTextCursor:
    cursor = QTextCursor(block)
    cursor.setPosition(block.position() + start)
    cursor.setPosition(block.position() + end, QTextCursor.MoveMode.KeepAnchor)
    return cursor


def _tint(cursor: QTextCursor, strength: float) -> QTextEdit.ExtraSelection:
    selection = QTextEdit.ExtraSelection()
    selection.cursor = cursor
    selection.format.setBackground(alpha(BRASS, strength))
    return selection


def _set_table(table: QTextTable) -> None:
    shape = table.format()
    shape.setBorder(1)
    shape.setBorderCollapse(True)
    shape.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
    shape.setBorderBrush(alpha(SHEET_INK, 0.22))
    shape.setCellPadding(5)
    shape.setCellSpacing(0)
    shape.setTopMargin(6)
    shape.setBottomMargin(14)
    table.setFormat(shape)
    for row in range(table.rows()):
        for column in range(table.columns()):
            cell = table.cellAt(row, column)
            look = QTextCharFormat()
            look.setProperty(QTextFormat.Property.FontPixelSize, _TABLE_PX)
            text = cell.firstCursorPosition()
            text.setPosition(cell.lastPosition(), QTextCursor.MoveMode.KeepAnchor)
            text.mergeCharFormat(look)
            if row == 0:
                ground = cell.format()
                ground.setBackground(resolve_color(MARKED))
                cell.setFormat(ground)
