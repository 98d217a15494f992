"""The text of a rulebook: Markdown as a document, with places to jump to and pictures.

A paragraph that begins with an id in bold, ``**N-40**``, is the rule of this id; ids elsewhere in
the text become links. An italic *Ruling:* (*Festlegung:*) begins a decision of this project, which
reaches to the end of its paragraph. A picture, ``![what it shows](novgorod:office)``, stands in a
paragraph of its own; what it shows is written below it, also for those who cannot see it. In these
words ``[1]`` stands before what the number or letter 1 marks in the picture.
"""

import re

from PySide6.QtGui import (
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFrameFormat,
    QTextImageFormat,
    QTextTable,
)

from hansetable.ui.art import fonts
from hansetable.ui.art.palette import (
    MARKED,
    SHEET_INK,
    SHEET_LINK,
    SHEET_LOSS,
    SHEET_SOFT,
    alpha,
    resolve_color,
)
from hansetable.ui.help.picture_painter import PicturePainter

RULE = re.compile(r"\b[A-Z]-[A-Z]?\d+\b")
"""The id of a rule."""
TEXT_PX = 17

_RULING = re.compile(r"\b(?:Rulings?|Festlegung(?:en)?):")
_NUMBER = re.compile(r"\[(\w+)\]")
_HEADING_PX = {1: 34, 2: 25, 3: 20, 4: 17}
_SPACE_ABOVE = {1: 10, 2: 34, 3: 22, 4: 16}
_TABLE_PX = 16
_CODE_PX = 14
_CAPTION_PX = 15
AIR = 10
"""The room below a paragraph."""


class BookText:
    """Fills a document with a rulebook.

    ``places`` has the position of every place in the text, in the order of the text, and
    ``headings`` level, text and place of each heading. Everything is larger by ``scale`` from the
    next `load` on.
    """

    def __init__(self, document: QTextDocument) -> None:
        self.document = document
        self.scale = 1.0
        self.places: dict[str, int] = {}
        self.headings: list[tuple[int, str, str]] = []
        self.painter = PicturePainter(document)

    def load(self, markdown: str) -> None:
        """Show another text."""
        self.places, self.headings = {}, []
        self.painter.clear()
        self.painter.scale = self.scale
        self.document.setMarkdown(markdown)
        edit = QTextCursor(self.document)
        edit.beginEditBlock()
        for frame in self.document.rootFrame().childFrames():
            if isinstance(frame, QTextTable):
                _set_table(frame, self.scale)
        block = self.document.begin()
        while block.isValid():
            if level := block.blockFormat().headingLevel():
                self._set_heading(block, level)
            elif (image := picture_in(block)) is not None:
                block = _set_picture(block, image, self.scale)
            else:
                self._set_paragraph(block)
            block = block.next()
        edit.endEditBlock()

    def _set_heading(self, block: QTextBlock, level: int) -> None:
        place = f"h{len(self.headings)}"
        self.headings.append((level, block.text(), place))
        self.places[place] = block.position()
        look = QTextCharFormat()
        high = _HEADING_PX[level] * self.scale
        look.setFont(fonts.font(high, 600, "cinzel" if level < 4 else "garamond"))
        look.setForeground(resolve_color(SHEET_INK if level < 3 else SHEET_LINK))
        look.setAnchor(True)
        look.setAnchorNames([place])
        cursor = span(block, 0, len(block.text()))
        cursor.setCharFormat(look)
        shape = QTextBlockFormat()
        shape.setTopMargin(_SPACE_ABOVE[level] * self.scale)
        shape.setBottomMargin(8 * self.scale)
        cursor.mergeBlockFormat(shape)

    def _set_paragraph(self, block: QTextBlock) -> None:
        text = block.text()
        if not block.textList() and QTextCursor(block).currentTable() is None:
            shape = QTextBlockFormat()
            shape.setBottomMargin(AIR * self.scale)
            QTextCursor(block).mergeBlockFormat(shape)
        for part in block.textFormats():
            if part.format.fontFixedPitch():
                look = QTextCharFormat()
                look.setProperty(QTextFormat.Property.FontPixelSize, round(_CODE_PX * self.scale))
                span(block, part.start, part.start + part.length).mergeCharFormat(look)
        if ruling := _RULING.search(text):
            look = QTextCharFormat()
            look.setFontItalic(True)
            span(block, ruling.start(), len(text)).mergeCharFormat(look)
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
            span(block, found.start(), found.end()).mergeCharFormat(look)


def picture_in(block: QTextBlock) -> QTextImageFormat | None:
    """Return the picture that a paragraph consists of, if it does."""
    if block.text() != "\N{OBJECT REPLACEMENT CHARACTER}":
        return None
    (part,) = block.textFormats()
    return QTextImageFormat(part.format.toImageFormat())


def _set_picture(block: QTextBlock, image: QTextImageFormat, scale: float) -> QTextBlock:
    """Set a picture and write below it what it shows; return the paragraph of these words."""
    shape = QTextBlockFormat()
    shape.setTopMargin(4 * scale)
    shape.setBottomMargin(4 * scale)
    cursor = QTextCursor(block)
    cursor.mergeBlockFormat(shape)
    cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock)
    shape.setTopMargin(0)
    shape.setBottomMargin(20 * scale)
    words, number = QTextCharFormat(), QTextCharFormat()
    words.setFont(fonts.font(_CAPTION_PX * scale, 500, italic=True))
    words.setForeground(resolve_color(SHEET_SOFT))
    number.setFont(fonts.font(_CAPTION_PX * scale, 700))
    number.setForeground(resolve_color(SHEET_INK))
    cursor.insertBlock(shape, words)
    told = str(image.property(QTextFormat.Property.ImageAltText))
    for i, part in enumerate(_NUMBER.split(told)):
        cursor.insertText(part, number if i % 2 else words)
    return cursor.block()


def span(block: QTextBlock, start: int, end: int) -> QTextCursor:
    """Return a cursor that selects a part of a paragraph."""
    cursor = QTextCursor(block)
    cursor.setPosition(block.position() + start)
    cursor.setPosition(block.position() + end, QTextCursor.MoveMode.KeepAnchor)
    return cursor


def _set_table(table: QTextTable, scale: float) -> None:
    shape = table.format()
    shape.setBorder(1)
    shape.setBorderCollapse(True)
    shape.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
    shape.setBorderBrush(alpha(SHEET_INK, 0.22))
    shape.setCellPadding(5 * scale)
    shape.setCellSpacing(0)
    shape.setTopMargin(6 * scale)
    shape.setBottomMargin(14 * scale)
    table.setFormat(shape)
    for row in range(table.rows()):
        for column in range(table.columns()):
            cell = table.cellAt(row, column)
            look = QTextCharFormat()
            look.setProperty(QTextFormat.Property.FontPixelSize, round(_TABLE_PX * scale))
            text = cell.firstCursorPosition()
            text.setPosition(cell.lastPosition(), QTextCursor.MoveMode.KeepAnchor)
            text.mergeCharFormat(look)
            if row == 0:
                ground = cell.format()
                ground.setBackground(resolve_color(MARKED))
                cell.setFormat(ground)
