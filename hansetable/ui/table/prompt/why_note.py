"""The note that says why an AI has played something: what else there was, and what differs."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

from hansetable.ai.reasons import Prospect, Reasons
from hansetable.model.table import TableModel
from hansetable.model.why import WhyModel
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.fonts import wrapped_height
from hansetable.ui.art.palette import (
    BRASS,
    SHEET_GAIN,
    SHEET_HOT,
    SHEET_INK,
    SHEET_LINK,
    SHEET_LOSS,
    SHEET_SOFT,
)
from hansetable.ui.game_ui import GameText
from hansetable.ui.language import Context, Text, translate
from hansetable.ui.widgets.buttons import TableButton
from hansetable.ui.widgets.numbers import signed
from hansetable.ui.widgets.scaled import Scaled
from hansetable.ui.widgets.speaking import Speaking

_WIDE, _TOP, _AWAY = 436.0, 122.0, 12.0
"""How wide it is, and how far from the top and the right edge of the table."""
_RIM = 5.0
"""Room around the paper for its shadow."""
_PAD = 20.0
_MOST = 3
"""How many differences are named; none that is less than one in a hundred."""
_BAR, _PERCENT = 62.0, 48.0
"""How wide a bar of chances is, and the number behind it."""
_PX = 16.0
_MARGIN = 30.0
"""Where the words of a way begin, behind the tick."""
_NUMBER = 46.0
"""Where the words of a difference begin, behind its number."""


class Why(Context):
    """The context of the texts with a number."""


@dataclass(frozen=True, slots=True)
class _Row:
    """One thing on the note: what it is, its words, and what belongs to them; how high it is."""

    kind: str
    text: str
    number: float = 0.0
    played: bool = False
    high: float = 24.0


class WhyNote(Speaking, Scaled):
    """Shows the reasons of a `WhyModel` as long as it has any; it listens by itself.

    Escape or a click beside it puts it away.
    """

    def __init__(self, why: WhyModel, model: TableModel, texts: GameText, parent: QWidget) -> None:
        super().__init__(parent)
        self._why, self._model, self._texts = why, model, texts
        self._rows: tuple[_Row, ...] = ()
        self.close_button = TableButton(self, "normal", "close", pressed=why.forget)
        self.close_button.says_what(Text("Why", "Close"))
        self.hide()
        why.changed.connect(self.refresh)

    @property
    def lines(self) -> tuple[str, ...]:
        """What stands on it, as sentences for screen readers."""
        return tuple(_spoken(row) for row in self._rows)

    def refresh(self) -> None:
        """Show what is known now, or go away."""
        shown = self._why.number is not None
        self._rows = tuple(self._say()) if shown else ()
        self.setAccessibleName(" ".join(self.lines))
        app = QApplication.instance()
        if shown == self.isHidden() and app is not None:
            (app.installEventFilter if shown else app.removeEventFilter)(self)
        self.setVisible(shown)
        if shown:
            self.lay()
            self.raise_()
        self.update()

    def retranslate(self) -> None:
        """Say the reasons again."""
        self.refresh()

    def lay(self) -> None:
        """Lie at the right end of the table, below the seats."""
        parent = self.parentWidget()
        if not self._rows or parent is None:
            return
        room = parent.width() / self.scale
        high = sum(row.high for row in self._rows) + 2 * _RIM + 24
        wide = min(_WIDE, room - 2 * _AWAY) + 2 * _RIM
        self.place(QRectF(self.right - _AWAY - wide, _TOP, wide, high), self.scale)

    right = 0.0
    """Where the table ends, in unscaled pixels."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Goes away on Escape, which then means nothing else, and on a click beside it."""
        if event.type() == QEvent.Type.ShortcutOverride or event.type() == QEvent.Type.KeyPress:
            if event.key() == Qt.Key.Key_Escape and self.isVisible():  # type: ignore[attr-defined]
                event.accept()
                if event.type() == QEvent.Type.KeyPress:
                    self._why.forget()
                return True
        elif isinstance(event, QMouseEvent) and event.type() == QEvent.Type.MouseButtonPress:
            spot = self.mapFromGlobal(event.globalPosition()).toPoint()
            if watched.isWidgetType() and not self.rect().contains(spot):
                self._why.forget()
        return False

    # ---- what it says -------------------------------------------------------------------------

    def _say(self) -> Iterator[_Row]:
        why, session = self._why, self._model.session
        assert why.number is not None
        seat, _ = session.actions[why.number]
        name = session.slots[seat].shown
        yield _Row("title", translate("Why", "Why did {name} do that?").format(name=name), high=34)
        if why.secret:
            text = translate("Why", "That is told at the end: {name}’s cards are still secret.")
            yield _wrapped(_Row("note", text.format(name=name)))
            return
        found = why.reasons
        if found is None:
            yield _wrapped(_Row("note", translate("Why", "One moment …")))
            return
        text = Why.trUtf8("%n way(s) to end this turn were compared.", None, found.compared)
        yield _wrapped(_Row("note", text))
        ways = sorted([found.played, *found.others], key=lambda way: -way.chance)
        for way in ways:
            said = self._in_words(found, way)
            row = _Row("way", said, way.chance, way is found.played)
            yield _wrapped(row)
        if found.others:
            yield from self._differences(found)
        else:
            yield _wrapped(_Row("note", translate("Why", "All of them go through this.")))
        text = translate("Why", "Chances of winning from what {name} could know.")
        yield _wrapped(_Row("note", text.format(name=name)))

    def _differences(self, found: Reasons) -> Iterator[_Row]:
        title, best = translate("Why", "What made the difference"), found.others[0]
        if best.at is not None:
            text = translate("Why", "What made the difference to “{action}”")
            title = text.format(action=self._in_words(found, best))
        said = self._texts.differences(found.differences)
        large = [line for line in said if round(100 * line[0])][:_MOST]
        if not large:
            yield _wrapped(_Row("note", translate("Why", "The first two are about equally good.")))
            return
        yield _wrapped(_Row("head", title))
        for chance, about in large:
            yield _wrapped(_Row("difference", about, chance))

    def _in_words(self, found: Reasons, way: Prospect) -> str:
        """What tells a way from what was played, said in the position where it is said."""
        if way.at is None:
            return translate("Why", "Leave that out")
        assert self._why.number is not None
        now = self._model.session.at(self._why.number).seen_by(found.seat)
        for action in way.line[: way.at]:
            now.push(found.seat, action)
        return self._texts.action(way.line[way.at], now)

    # ---- how it looks -------------------------------------------------------------------------

    def _arrange(self) -> None:
        area = self.area().adjusted(_RIM, _RIM, -_RIM, -_RIM)
        wide = self.close_button.wide()
        place = QRectF(area.right() - wide - 10, area.y() + 10, wide, 26)
        self.close_button.place(place, self.scale, QPointF(0, 0))

    def draw(self, canvas: Canvas, area: QRectF) -> None:
        """Paints the paper and its rows."""
        sheet = area.adjusted(_RIM, _RIM, -_RIM, -_RIM)
        canvas.sheet(sheet, 8, 1.8)
        canvas.rect(QRectF(sheet.x() + 3, sheet.y(), sheet.width() - 6, 2), BRASS, alpha=0.9)
        canvas.p.translate(sheet.topLeft())
        room, top = sheet.width() - 2 * _PAD, 12.0
        for row in self._rows:
            self._draw_row(canvas, row, QRectF(_PAD, top, room, row.high))
            top += row.high

    def _draw_row(self, canvas: Canvas, row: _Row, at: QRectF) -> None:
        words = at.adjusted(0, 1, 0, 0)
        if row.kind == "title":
            assert self._why.number is not None
            seat, _ = self._model.session.actions[self._why.number]
            canvas.token(self._model.session.slots[seat].colour, at.x(), at.y() + 3, 18)
            title = at.adjusted(28, -4, -46, -6)
            canvas.text(title, row.text, 20, SHEET_INK, "l", 600, "cinzel", least=14)
        elif row.kind == "note":
            canvas.text(words, row.text, 15, SHEET_SOFT, "lt", 500, italic=True, wrap=True)
        elif row.kind == "head":
            canvas.line(at.x(), at.y() + 4, at.right(), at.y() + 4, SHEET_SOFT, 1, alpha=0.4)
            canvas.text(words.adjusted(0, 9, 0, 0), row.text, _PX, SHEET_LINK, "lt", wrap=True)
        elif row.kind == "way":
            self._draw_way(canvas, row, at)
        else:
            ink = SHEET_GAIN if row.number > 0 else SHEET_LOSS
            number = QRectF(at.x(), at.y() + 1, _NUMBER - 8, 20)
            canvas.text(number, _points(row.number), _PX, ink, "r", 700)
            about = words.adjusted(_NUMBER, 0, 0, 0)
            canvas.text(about, row.text, _PX, SHEET_INK, "lt", 500, wrap=True)

    def _draw_way(self, canvas: Canvas, row: _Row, at: QRectF) -> None:
        if row.played:
            canvas.rect(at.adjusted(-8, 0, 8, -2), SHEET_HOT, 5)
            canvas.icon("check", at.x() + 3, at.y() + 6, 14, SHEET_GAIN)
        words = at.adjusted(_MARGIN, 2, -_BAR - _PERCENT - 10, 0)
        weight = 700 if row.played else 500
        canvas.text(words, row.text, _PX, SHEET_INK, "lt", weight, wrap=True)
        bar = QRectF(at.right() - _BAR - _PERCENT, at.y() + 10, _BAR, 6)
        canvas.rect(bar, SHEET_SOFT, 3, alpha=0.25)
        filled = QRectF(bar.x(), bar.y(), _BAR * row.number, bar.height())
        canvas.rect(filled, SHEET_LINK if row.played else SHEET_SOFT, 3)
        number = QRectF(at.x(), at.y() + 2, at.width(), 20)
        canvas.text(number, _percent(row.number), _PX, SHEET_INK, "r", 700)


def _wrapped(row: _Row) -> _Row:
    """Return a row as high as its words are."""
    room = _WIDE - 2 * _PAD
    if row.kind == "way":
        high = wrapped_height(row.text, room - _MARGIN - _BAR - _PERCENT - 10, _PX, 700) + 7
    elif row.kind == "difference":
        high = wrapped_height(row.text, room - _NUMBER, _PX) + 3
    elif row.kind == "head":
        high = wrapped_height(row.text, room, _PX, 600) + 14
    else:
        high = wrapped_height(row.text, room, 15, italic=True) + 7
    return replace(row, high=high)


def _percent(chance: float) -> str:
    return translate("Why", "{number} %").format(number=round(100 * chance))


def _points(chance: float) -> str:
    return translate("Why", "{number} %").format(number=signed(round(100 * chance)))


def _spoken(row: _Row) -> str:
    """Return the words of a row with its number."""
    if row.kind == "way":
        played = translate("Why", "{action} ({chance}, played).")
        text = played if row.played else translate("Why", "{action} ({chance}).")
        return text.format(action=row.text, chance=_percent(row.number))
    if row.kind == "difference":
        return f"{_points(row.number)} {row.text}."
    return row.text
