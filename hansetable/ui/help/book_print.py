"""A rulebook on paper: pages with margins and numbers, pictures in one piece, headings kept."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QBuffer, QMarginsF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QGuiApplication,
    QPagedPaintDevice,
    QPageLayout,
    QPageSize,
    QPainter,
    QPalette,
    QPdfWriter,
    QTextBlock,
    QTextBlockFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
)

from hansetable import paths
from hansetable.ui.art import fonts
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.palette import SHEET_INK, SHEET_SOFT, in_theme, resolve_color
from hansetable.ui.help.book_text import TEXT_PX, BookText, picture_in

_MARGINS = QMarginsF(18, 16, 18, 14)
"""Around the text, in millimetres."""
_WIDE = 820.0
"""The width of the text in units of the document: letters are printed about 10 points high."""
_FOOT = 30.0
"""The room for the number of the page, in the same units."""
_THEME = "light"
"""What is printed is written in dark letters, whatever the screen shows."""


def save_pdf(markdown: str, path: Path) -> int:
    """Write a rulebook as a PDF of A4 pages; return how many pages it has.

    Raises:
        OSError: the file cannot be written; then an old one is untouched.
    """
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    writer.setResolution(600)
    pages = print_book(markdown, writer)
    paths.write_atomic(path, bytes(buffer.data().data()))
    return pages


def print_book(markdown: str, device: QPagedPaintDevice) -> int:
    """Print a rulebook; return how many pages it has."""
    device.setPageMargins(_MARGINS, QPageLayout.Unit.Millimeter)
    with in_theme(_THEME), _busy():
        document = QTextDocument()
        document.setDocumentMargin(0)
        document.setUseDesignMetrics(True)
        document.setDefaultFont(fonts.font(TEXT_PX, 500))
        book = BookText(document)
        book.load(markdown)
        title = book.headings[0][1] if book.headings else ""
        if isinstance(device, QPdfWriter):
            device.setTitle(title)
        painter = QPainter(device)
        try:
            scale = painter.viewport().width() / _WIDE
            page = QSizeF(_WIDE, painter.viewport().height() / scale - _FOOT)
            document.setPageSize(page)
            _keep_together(document)
            painter.scale(scale, scale)
            for number in range(document.pageCount()):
                if number:
                    device.newPage()
                _paint_page(painter, document, number, title)
        finally:
            painter.end()
        return document.pageCount()


@contextmanager
def _busy() -> Iterator[None]:
    """Show the mouse that something takes a while."""
    QGuiApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
    try:
        yield
    finally:
        QGuiApplication.restoreOverrideCursor()


def _paint_page(painter: QPainter, document: QTextDocument, number: int, title: str) -> None:
    """Paint one page, and at its foot the title and the number."""
    page = document.pageSize()
    show = QRectF(0, number * page.height(), page.width(), page.height())
    context = QAbstractTextDocumentLayout.PaintContext()
    context.clip = show
    context.palette.setColor(QPalette.ColorRole.Text, resolve_color(SHEET_INK))
    painter.save()
    painter.translate(0, -show.y())
    painter.setClipRect(show.adjusted(0, 0, 0, -2))
    document.documentLayout().draw(painter, context)
    painter.restore()
    foot = QRectF(0, page.height() + 8, page.width(), _FOOT - 8)
    canvas = Canvas(painter)
    canvas.text(foot, title, 13, SHEET_SOFT, "l", family="cinzel")
    canvas.text(foot, str(number + 1), 15, SHEET_SOFT, "r")


def _keep_together(document: QTextDocument) -> None:
    """Let headings stand on the page of what follows, pictures and tables with their words."""
    first = document.begin()
    while first.isValid():
        last = first
        while _leads(last):
            last = last.next()
        whole = picture_in(last.previous()) is not None  # the words below a picture
        if _page(document, last, whole) > _page(document, first):
            shape = QTextBlockFormat()
            shape.setPageBreakPolicy(QTextFormat.PageBreakFlag.PageBreak_AlwaysBefore)
            QTextCursor(first).mergeBlockFormat(shape)
            document.markContentsDirty(0, document.characterCount())
        first = last.next()


def _leads(block: QTextBlock) -> bool:
    """Tell whether a paragraph stays with the next one, as before and in a table."""
    if not block.next().isValid():
        return False
    if block.blockFormat().headingLevel() or picture_in(block) is not None:
        return True
    return QTextCursor(block.next()).currentTable() is not None


def _page(document: QTextDocument, block: QTextBlock, at_its_end: bool = False) -> int:
    """Return the page of the first line of a paragraph, or of its last one."""
    top = document.documentLayout().blockBoundingRect(block).y()
    line = block.layout().lineAt(block.layout().lineCount() - 1 if at_its_end else 0)
    if line.isValid():
        top += line.y()  # more than 0 if the paragraph begins on the next page
    return int((top + 1) // document.pageSize().height())
