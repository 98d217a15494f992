"""The figures of the history: what finished games tell together, with small bars."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPaintEvent, QPolygonF
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from hansetable.session.entry import FINISHED, UNKNOWN, Entry
from hansetable.session.losses import Losses, by_review
from hansetable.session.statistics import Kind, Tally, by_player, by_table
from hansetable.ui.art import palette
from hansetable.ui.art.growth import px
from hansetable.ui.history.wording import Chronicle
from hansetable.ui.language import Text, translate
from hansetable.ui.newgame.levels import player_words
from hansetable.ui.start.catalog import game_title
from hansetable.ui.widgets.dialogs import label
from hansetable.ui.widgets.layout import beside, fill, fix
from hansetable.ui.widgets.numbers import decimal, whole
from hansetable.ui.widgets.scaled import grown

_TITLES = (
    Text("Chronicle", "Games"),
    Text("Chronicle", "Won"),
    Text("Chronicle", "Average"),
    Text("Chronicle", "Best"),
    Text("Chronicle", "Margin"),
    Text("Chronicle", "Rounds"),
    Text("Chronicle", "Actions"),
)
_WIDTHS = (320, 150, 150, 110, 90, 120, 100, 110)
"""How wide the columns are where there is room for all."""
_LEAST = (150, 92, 124, 66, 54, 66, 60, 56)
"""How wide they are in the smallest window."""
_GAP = 8


class StatisticsPage(QScrollArea):
    """Every kind of table and every person with its games, wins, scores and lengths."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._entries: Sequence[Entry] = ()
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)

    def show_entries(self, entries: Sequence[Entry]) -> None:
        """Show what these games tell together."""
        self._entries = entries
        self.retranslate()

    def retranslate(self) -> None:
        """Write everything anew."""
        page = QWidget()
        column = fill(QVBoxLayout(page), spacing=6, edges=(0, 4, 12, 4))
        tables = by_table(self._entries)
        if waiting := sum(entry.state == UNKNOWN for entry in self._entries):
            more = Chronicle.trUtf8("%n game(s) are still being read.", None, waiting)
            column.addWidget(label("column", more))
        elif not any(entry.state == FINISHED for entry in self._entries):
            empty = translate(
                "Chronicle", "No finished games yet. Their statistics will appear here."
            )
            column.addWidget(label("column", empty))
        for game in dict.fromkeys(kind[0] for kind, _ in tables):
            rows = [(table_words(kind), tally) for kind, tally in tables if kind[0] == game]
            column.addWidget(label("game", str(game_title(game))))
            column.addLayout(_grid(translate("Chronicle", "At the table"), rows))
            column.addSpacing(px(10))
        people = sorted(by_player(self._entries), key=lambda row: row[0][1].casefold())
        players = [
            (translate("Chronicle", "{name}, {game}").format(name=n, game=game_title(game)), tally)
            for (game, n), tally in people
        ]
        if players:
            column.addWidget(label("game", translate("Chronicle", "People")))
            column.addLayout(_grid(translate("Chronicle", "Who"), players))
        if losses := by_review(self._entries):
            column.addSpacing(px(10))
            title = translate("Chronicle", "Given away by mistakes, a decision")
            column.addWidget(label("game", title))
            column.addLayout(_losses(losses))
            note = translate(
                "Chronicle",
                "Only decisions made while the game was open are counted: chances from 5 to 95 %. "
                "They are judged by what the Merchant believes, so a player like the Merchant "
                "seems faultless.",
            )
            column.addWidget(label("sentence", note))
        column.addStretch(1)
        self.setWidget(page)
        page.setAutoFillBackground(False)


def table_words(kind: Kind) -> str:
    """Return a kind of table in words, such as “1 person, 2 × steady”."""
    _, count, levels = kind
    said = [Chronicle.trUtf8("%n person(s)", None, count)] if count else []
    for level, same in Counter(levels).items():
        word = str(player_words(level).word)
        said.append(word if same == 1 else f"{same} × {word}")
    return ", ".join(said)


def _table() -> tuple[QHBoxLayout, QGridLayout]:
    """Return a line with a table that is not wider than it need be, and the grid of that."""
    table = QWidget()
    table.setMaximumWidth(px(sum(_WIDTHS) + _GAP * (len(_WIDTHS) - 1)))
    grid = QGridLayout(table)
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setHorizontalSpacing(px(_GAP))
    grid.setVerticalSpacing(px(3))
    line = beside((table, 1))
    line.addStretch()
    return line, grid


def _grid(title: str, rows: Sequence[tuple[str, Tally]]) -> QHBoxLayout:
    """Return the numbers of several groups below each other; the columns give way together."""
    line, grid = _table()
    titles = (title, *map(str, _TITLES))
    for column, (text, wide, least) in enumerate(zip(titles, _WIDTHS, _LEAST, strict=True)):
        grid.addWidget(label("column", text), 0, column)
        grid.setColumnMinimumWidth(column, px(least))
        grid.setColumnStretch(column, wide)
    most = max(tally.games for _, tally in rows)
    for row, (name, tally) in enumerate(rows, 1):
        who = label("title", name)
        who.setWordWrap(True)
        grid.addWidget(who, row, 0)
        grid.addWidget(_Bar(tally.games, most, str(tally.games)), row, 1)
        if tally.people:
            share = translate("Chronicle", "{won} of {games}")
            won = share.format(won=tally.won, games=tally.games)
            grid.addWidget(_Bar(tally.won, tally.games, won), row, 2)
        margin = decimal(tally.margin)
        numbers = (
            decimal(tally.average),
            whole(tally.best),
            f"+{margin}" if tally.margin > 0 and margin != "0" else margin,
            decimal(tally.rounds),
            decimal(tally.actions),
        )
        for column, number in enumerate(numbers, 3):
            grid.addWidget(label("number", number), row, column)
    return line


def _losses(rows: Sequence[tuple[tuple[str, Kind], Losses]]) -> QHBoxLayout:
    """Return what people gave away: how much, whether it became less, and its course."""
    line, grid = _table()
    titles = (
        translate("Chronicle", "Who"),
        translate("Chronicle", "Reviewed games"),
        translate("Chronicle", "Of the chance to win"),
        translate("Chronicle", "Later half of the games"),
        translate("Chronicle", "Game by game"),
    )
    for place, (text, wide) in enumerate(zip(titles, (328, 130, 180, 190, 320), strict=True)):
        grid.addWidget(label("column", text), 0, place)
        grid.setColumnStretch(place, wide)
    for row, ((name, kind), losses) in enumerate(rows, 1):
        who = translate("Chronicle", "{name}, {game}: {table}").format(
            name=name, game=game_title(kind[0]), table=table_words(kind)
        )
        told = label("title", who)
        told.setWordWrap(True)
        later = "–" if losses.later is None else _percent(*losses.later, sign=True)
        numbers = (str(len(losses.course)), _percent(losses.average, losses.noise), later)
        grid.addWidget(told, row, 0)
        for place, number in enumerate(numbers, 1):
            grid.addWidget(label("number", number), row, place)
        grid.addWidget(_Course(losses.course, numbers[1]), row, 4)
    return line


def _percent(chance: float, noise: float | None, sign: bool = False) -> str:
    """Write a part of the chance to win, with half of its interval if that is known."""
    number = decimal(100 * chance)
    if sign and chance > 0 and number != "0":
        number = f"+{number}"
    if noise is None:
        return translate("Chronicle", "{number} %").format(number=number)
    text = translate("Chronicle", "{number} ± {noise} %")
    return text.format(number=number, noise=decimal(100 * noise))


class _Course(QWidget):
    """A number game by game, from 0 at the foot to the largest of them, with a line at the mean."""

    def __init__(self, course: Sequence[float], words: str) -> None:
        super().__init__()
        self._course = course
        fix(self, high=34)
        self.setMinimumWidth(px(90))
        self.setAccessibleName(words)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the line, a point a game, and the mean."""
        with grown(self) as (canvas, whole):
            plot = whole.adjusted(6, 5, -6, -5)
            most = max(*self._course, 0.001) if len(self._course) > 1 else 1.0
            step = plot.width() / max(1, len(self._course) - 1)
            points = [
                QPointF(plot.x() + step * place, plot.bottom() - plot.height() * loss / most)
                for place, loss in enumerate(self._course)
            ]
            mean = plot.bottom() - plot.height() * sum(self._course) / len(self._course) / most
            canvas.line(
                plot.x(),
                plot.bottom(),
                plot.right(),
                plot.bottom(),
                palette.SHEET_INK,
                1,
                alpha=0.3,
            )
            if len(points) > 1:
                canvas.line(plot.x(), mean, plot.right(), mean, palette.SHEET_SOFT, 1, alpha=0.5)
                canvas.p.setPen(palette.resolve_color(palette.SHEET_LINK))
                canvas.p.drawPolyline(QPolygonF(points))
                for point in points:
                    dot = QRectF(point.x() - 2.5, point.y() - 2.5, 5, 5)
                    canvas.rect(dot, palette.SHEET_LINK, 2.5)


class _Bar(QWidget):
    """A number with a bar as long as its part of the whole."""

    def __init__(self, part: int, whole: int, words: str) -> None:
        super().__init__()
        self._part, self._whole, self._words = part, max(1, whole), words
        fix(self, high=24)
        self.setAccessibleName(words)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the bar and the number behind it."""
        with grown(self) as (canvas, whole):
            wide = 62.0
            canvas.rect(QRectF(0, 8, wide, 9), palette.SHEET_INK, 3, alpha=0.14)
            if self._part:
                canvas.rect(QRectF(0, 8, wide * self._part / self._whole, 9), palette.SHEET_LINK, 3)
            room = QRectF(wide + 8, 0, whole.width() - wide - 8, 24)
            canvas.text(room, self._words, 15, palette.SHEET_INK, "l", 600, least=14)
