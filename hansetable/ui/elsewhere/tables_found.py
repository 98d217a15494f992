"""The tables that are found in the local network, as a list on a sheet of paper."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

from PySide6.QtCore import (
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from hansetable import __version__
from hansetable.net.nearby import Nearby, NearbyTable
from hansetable.net.packets import VERSION
from hansetable.ui.art import growth, palette
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.growth import px
from hansetable.ui.art.style import set_style_sheet
from hansetable.ui.language import Context, translate
from hansetable.ui.start.catalog import GAME_ICONS, game_title
from hansetable.ui.widgets.layout import fix
from hansetable.ui.widgets.scaled import painted
from hansetable.ui.widgets.speaking import Speaking

_HIGH, _SHOWN = 52, 3
"""How high a table is, with the gap below it, and how many are seen at once."""
_RIGHT, _PALE = 130, 0.65
"""How much room there is for the word at the right, and how pale a table is that does not fit."""


class Found(Context):
    """The context of the texts with a number."""


class Neighbours(QObject):
    """Looks for tables in a thread of its own, so that the window never waits for a network.

    Signals:
        changed: read ``tables``.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._nearby: Nearby | None = None
        self._worker = ThreadPoolExecutor(1)
        self._worker.submit(self._open)

    @property
    def tables(self) -> tuple[NearbyTable, ...]:
        """The tables of now."""
        nearby = self._nearby
        return nearby.tables if nearby else ()

    def stop(self) -> None:
        """Look no longer."""
        self._worker.submit(self._close)

    def _open(self) -> None:
        self._nearby = Nearby(self._heard)

    def _close(self) -> None:
        nearby, self._nearby = self._nearby, None
        if nearby:
            nearby.close()

    def _heard(self) -> None:
        with suppress(RuntimeError):  # the sheet has gone meanwhile
            self.changed.emit()


class TableList(Speaking, QListWidget):
    """One line a table: whose it is, the game, and whether there is room.

    A table of another version of the program is pale and cannot be chosen.

    Signals:
        picked(str, bool): the address of the table that somebody chose, and whether a seat is free.
    """

    picked = Signal(str, bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tables: tuple[NearbyTable, ...] = ()
        set_style_sheet(self, "QListView { background: transparent; border: none; padding: 0; }")
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.viewport().setAutoFillBackground(False)
        self.setItemDelegate(_Line(self))
        fix(self, 0, _HIGH * _SHOWN)
        self.itemClicked.connect(self._pick)
        self.currentItemChanged.connect(self._move)

    def show_tables(self, tables: tuple[NearbyTable, ...], chosen: str) -> None:
        """Show these tables, of which the one at an address is chosen, if any is."""
        if tables != self._tables:
            self._tables = tables
            self.clear()
            for table in tables:
                item = QListWidgetItem(_told(table))
                if not table.fits:
                    item.setFlags(Qt.ItemFlag.NoItemFlags)
                self.addItem(item)
        self.choose(chosen)

    def choose(self, address: str) -> None:
        """Mark the table at an address, or none."""
        known = [address_of(table) if table.fits else "" for table in self._tables]
        self.setCurrentRow(known.index(address) if address and address in known else -1)

    def table(self, row: int) -> NearbyTable:
        """Return the table of a line."""
        return self._tables[row]

    def retranslate(self) -> None:
        """Say everything in the language of the moment."""
        self.setAccessibleName(translate("Found", "Tables in your network"))
        for row, table in enumerate(self._tables):
            self.item(row).setText(_told(table))
        self.viewport().update()

    def _pick(self, item: QListWidgetItem | None) -> None:
        table = None if item is None else self._tables[self.row(item)]
        if table is not None and table.fits:
            self.picked.emit(address_of(table), table.free > 0)

    def _move(self, item: QListWidgetItem | None) -> None:
        """Take the table that the keyboard has come to."""
        if self.hasFocus():
            self._pick(item)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Choose the first table, if none is chosen, as soon as the keyboard comes here."""
        super().focusInEvent(event)
        if self.currentRow() < 0 and self._tables and self._tables[0].fits:
            self.setCurrentRow(0)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the tables, or say that there is none."""
        super().paintEvent(event)
        if not self.count():
            with painted(self.viewport(), growth.factor()) as canvas:
                scale = growth.factor()
                whole = QRectF(0, 0, self.viewport().width() / scale, _HIGH * _SHOWN - 6)
                canvas.rect(whole.adjusted(1, 1, -1, -1), None, 6, palette.FACE_RIM, 1)
                text = translate(
                    "Found",
                    "No table has been found so far; it is looked for. "
                    "One with an address can be joined without being listed here.",
                )
                words = whole.adjusted(30, 0, -30, 0)
                canvas.text(words, text, 15, palette.SHEET_SOFT, italic=True, wrap=True)


class _Line(QStyledItemDelegate):
    """Paints one table."""

    def __init__(self, shown: TableList) -> None:
        super().__init__(shown)
        self._list = shown

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """Return the size of a line."""
        return QSize(0, px(_HIGH))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Paint whose table it is, the game, and whether there is room."""
        table, scale = self._list.table(index.row()), growth.factor()
        painter.save()
        painter.translate(option.rect.topLeft())
        painter.scale(scale, scale)
        canvas = Canvas(painter)
        if not table.fits:
            painter.setOpacity(_PALE)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        face = QRectF(1, 1, option.rect.width() / scale - 2, _HIGH - 8)
        canvas.rect(face, palette.PICKED if chosen else palette.FACE, 6, palette.FACE_RIM, 1.2)
        ink = palette.PICKED_TEXT if chosen else palette.SHEET_INK
        soft = palette.PICKED_TEXT if chosen else palette.SHEET_SOFT
        canvas.icon(GAME_ICONS[table.game], 16, 12, 21, soft)
        words = face.adjusted(50, 3, -_RIGHT, -22)
        canvas.text(words, table.name, 16, ink, "l", 600, least=12)
        below = face.adjusted(50, 21, -_RIGHT, -3)
        canvas.text(below, _played(table), 13.5, soft, "l", 500, italic=True, least=11)
        canvas.text(face.adjusted(0, 0, -16, 0), room(table), 15, ink, "r", 600)
        if chosen and self._list.hasFocus():
            canvas.rect(face.adjusted(3, 3, -3, -3), None, 4, palette.PICKED_TEXT, 1.4)
        painter.restore()


def address_of(table: NearbyTable) -> str:
    """Return where a table is, as one would type it."""
    return f"{table.host}:{table.port}"


def room(table: NearbyTable) -> str:
    """Say whether there is room at a table for this program."""
    if not table.fits:
        new = table.version > VERSION
        return translate("Found", "too new") if new else translate("Found", "too old")
    if table.free:
        return Found.trUtf8("%n free seat(s)", None, table.free)
    return translate("Found", "look on") if table.watched else translate("Found", "no free seat")


def _played(table: NearbyTable) -> str:
    """Say which game is played there, and by which program if it is another one."""
    game = str(game_title(table.game))
    if table.fits:
        return game
    text = translate("Found", "{game} · has Hansetable {other}, yours is {own}")
    if table.version > VERSION:
        text = translate("Found", "{game} · needs Hansetable {other}, yours is {own}")
    return text.format(game=game, other=table.program, own=__version__)


def _told(table: NearbyTable) -> str:
    """Say what a line tells, for screen readers."""
    return f"{table.name}, {_played(table)}, {room(table)}"
