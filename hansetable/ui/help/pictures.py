"""The pictures of a rulebook: cards and parts of the table, painted as they lie in a game.

``resources/rulebooks/<game>/pictures.yaml`` has each picture by its name, as a list of panels. A
panel shows a part of the table ``at`` so many actions of a record in that folder (``show``, in
units of the board) or the full face of a piece (``card``), as a ``seat`` sees it, larger by a
``scale`` in percent. ``marks`` are numbered, ``rings`` laid around pieces, ``words`` written beside
a card with a line to what they name. Several parts of a table have letters.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import count
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt

from hansetable import paths
from hansetable.core import Handle, Place
from hansetable.games.card_file import Sheet, load
from hansetable.languages import languages
from hansetable.session.session import Session
from hansetable.ui.art.base_canvas import rounded
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.palette import LETTER, REVERSED
from hansetable.ui.art.textures import surface
from hansetable.ui.game_ui import Board, ItemGeometry
from hansetable.ui.games import card_frame, game_ui
from hansetable.ui.language import current

WIDTH = 700.0
"""How wide a picture is at most, in logical pixels."""
_GAP = 12.0
_CARD = QSizeF(344, 261)
"""A card with the words at both of its sides."""
_FACE = QRectF(86, 10, 172, 241)
_RADIUS = 8.0
_DISC = 24.0
_PX = 15.0
Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Word:
    """What a part of a card is called, by language; in units of the full face.

    The words stand at the height of ``beside``, and their line leads to ``at``.
    """

    at: Point
    beside: float
    words: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Panel:
    """One part of a picture; see the head of this file."""

    record: str
    at: int
    seat: int
    size: QSizeF
    scale: float
    show: QRectF
    card: Handle
    marks: tuple[Handle | Point, ...]
    rings: tuple[Handle, ...]
    words: tuple[Word, ...]


@dataclass(frozen=True, slots=True)
class Moment:
    """The table of a game after so many actions, as one seat sees it."""

    board: Board
    view: object
    places: Mapping[Handle, Place]
    seat: int

    @property
    def geometry(self) -> Mapping[Handle, ItemGeometry]:
        """Where every piece lies that is to be seen."""
        return self.board.item_geometry(self.view, self.places, self.seat)


class Picture:
    """One picture: its panels, laid in rows, and its size in logical pixels."""

    def __init__(self, panels: tuple[Panel, ...], moment: Callable[[Panel], Moment]) -> None:
        self.panels = panels
        self._moment = moment

    @property
    def letters(self) -> str:
        """The letters of the panels, if they are several parts of tables."""
        several = len(self.panels) > 1 and not self.panels[0].card
        return "abcdef"[: len(self.panels)] if several else ""

    @cached_property
    def places(self) -> list[QRectF]:
        """Where each panel lies, from left to right and in as many rows as it takes."""
        rim = _DISC / 2 if self.letters else 0.0
        rows: list[list[QSizeF]] = [[]]
        for panel in self.panels:
            size = panel.size * min(panel.scale, (WIDTH - rim) / panel.size.width())
            if rows[-1] and _wide([*rows[-1], size]) > WIDTH - rim:
                rows.append([])
            rows[-1].append(size)
        found, top = [], rim
        for row in rows:
            high, left = max(size.height() for size in row), 0.0
            for size in row:
                found.append(QRectF(QPointF(left, top + (high - size.height()) / 2), size))
                left += size.width() + _GAP
            top += high + _GAP
        return found

    @property
    def size(self) -> QSizeF:
        """The size of the whole picture, as wide as the column of the text."""
        return QSizeF(WIDTH, max(place.bottom() for place in self.places))

    def moments(self) -> list[Moment]:
        """Return the table that each panel shows.

        Raises:
            UserError: a record does not fit, such as with own card values.
        """
        return [self._moment(panel) for panel in self.panels]

    def paint(self, canvas: Canvas) -> None:
        """Paint the picture, its corner at (0, 0); raises as `moments`."""
        numbers = count(1)
        for panel, place, moment in zip(self.panels, self.places, self.moments(), strict=True):
            with canvas.scaled(place, panel.size.width()):
                if panel.card:
                    _card(canvas, panel, moment)
                else:
                    _table(canvas, panel, moment, numbers)
        for letter, place in zip(self.letters, self.places, strict=False):
            _disc(canvas, place.topRight() + QPointF(-2, 2), _DISC, letter)


def pictures(game: str) -> Mapping[str, Picture]:
    """Return the pictures of the rulebook of a game by name.

    Raises:
        SheetError: their file is damaged; the message names the place.
    """
    folder = paths.resources() / "rulebooks" / game
    sheet = load(folder / "pictures.yaml")
    moment = _Moments(game, folder)
    found = {}
    for name in sheet.names():
        found[f"{game}:{name}"] = Picture(tuple(map(_panel, sheet.at(name).items())), moment)
    return found


# ---- the table -----------------------------------------------------------------------------------


class _Moments:
    """The tables of the records; called with a panel it returns its table."""

    def __init__(self, game: str, folder: Path) -> None:
        self._game, self._folder = game, folder
        self._sessions: dict[str, Session] = {}

    def __call__(self, panel: Panel) -> Moment:
        session = self._sessions.get(panel.record)
        if session is None:
            record = (self._folder / f"{panel.record}.hanse").read_text("utf-8")
            session = self._sessions[panel.record] = Session.of_text(record)
        moment = Session(session.header)
        for seat, action in session.actions[: panel.at]:
            moment.submit(seat, action)
        names = [slot.name for slot in session.slots]
        colours = [slot.colour for slot in session.slots]
        ui = game_ui(self._game)
        board = ui.board(ui.text(names), names, colours)
        view = moment.state.seen_by(panel.seat)
        return Moment(board, view, moment.game.pieces(view), panel.seat)


def _table(canvas: Canvas, panel: Panel, moment: Moment, numbers: count[int]) -> None:
    """Paint a part of a table on its cloth, with its marks."""
    board, show = moment.board, panel.show
    geometry = moment.geometry
    with canvas.kept():
        _clip(canvas, panel)
        canvas.p.translate(-show.topLeft())
        canvas.p.drawTiledPixmap(show, surface("cloth"), show.topLeft())
        board.background(canvas, moment.view, moment.seat)
        for item in sorted(geometry.values(), key=lambda item: item.z):
            if item.face is not None and item.rect.intersects(show):
                with canvas.kept():
                    canvas.p.translate(item.rect.center())
                    canvas.p.rotate(item.angle)
                    face = item.rect.translated(-item.rect.center())
                    board.paint(canvas, face, item.face)
        for ring in panel.rings:
            canvas.highlight_ring(geometry[ring].rect)
        size = _DISC / panel.scale
        for mark in panel.marks:
            at = QPointF(*mark) if isinstance(mark, tuple) else geometry[mark].rect.topLeft()
            at += QPointF(-size * 0.25, size * 0.15)
            _disc(canvas, _inside(at, show, size / 2 + 2), size, str(next(numbers)))


def _clip(canvas: Canvas, panel: Panel) -> None:
    """Let only the panel be painted on, with its round corners."""
    outline = rounded(QRectF(QPointF(), panel.size), _RADIUS / panel.scale)
    canvas.p.setClipPath(outline, Qt.ClipOperation.IntersectClip)


def _inside(at: QPointF, room: QRectF, rim: float) -> QPointF:
    """Return the point of a room, without its rim, that is nearest to a point."""
    x = max(room.left() + rim, min(room.right() - rim, at.x()))
    return QPointF(x, max(room.top() + rim, min(room.bottom() - rim, at.y())))


def _disc(canvas: Canvas, at: QPointF, size: float, text: str) -> None:
    """Paint a disc with a number or a letter."""
    disc = QRectF(at.x() - size / 2, at.y() - size / 2, size, size)
    canvas.rect(disc, LETTER, size / 2, REVERSED, size / 14)
    canvas.text(disc, text, size * 0.7, REVERSED, weight=700)


# ---- cards ---------------------------------------------------------------------------------------


def _card(canvas: Canvas, panel: Panel, moment: Moment) -> None:
    """Paint the full face of a piece on cloth, and beside it what its parts are."""
    whole = QRectF(QPointF(), panel.size)
    with canvas.kept():
        _clip(canvas, panel)
        canvas.p.drawTiledPixmap(whole, surface("cloth"))
    moment.board.paint_large(canvas, _FACE, moment.places[panel.card], moment.view)
    unit = _FACE.width() / card_frame.WIDTH
    for word in panel.words:
        at = _FACE.topLeft() + QPointF(*word.at) * unit
        level = _FACE.top() + word.beside * unit
        left = word.at[0] < card_frame.WIDTH / 2
        edge = _FACE.left() - 5 if left else _FACE.right() + 5
        room = (
            QRectF(4, 0, edge - 7, 80)
            if left
            else QRectF(edge + 3, 0, whole.right() - edge - 7, 80)
        )
        room.moveCenter(QPointF(room.center().x(), level))
        for colour, width in ((REVERSED, 3.2), (LETTER, 1.4)):
            canvas.line(edge, level, at.x(), at.y(), colour, width)
            canvas.rect(QRectF(at.x() - 3, at.y() - 3, 6, 6), colour, 3, REVERSED, 1)
        text = word.words[current()]
        canvas.text(room, text, _PX, LETTER, "r" if left else "l", wrap=True)


# ---- reading -------------------------------------------------------------------------------------


def _panel(sheet: Sheet) -> Panel:
    """Read one panel; what it does not name stays as usual."""
    known = ("record", "at", "seat", "show", "scale", "card", "marks", "rings", "words")
    for name in sheet.names():
        if name not in known:
            raise sheet.at(name).error("one of {ids}", ids=", ".join(known))
    card = sheet.at("card")
    show = QRectF() if card.value else QRectF(*_numbers(sheet.at("show"), 4))
    percent = sheet.at("scale")
    return Panel(
        record=sheet.at("record").text(),
        at=sheet.at("at").optional(10_000),
        seat=sheet.at("seat").optional(3),
        size=_CARD if card.value else show.size(),
        scale=1.0 if percent.value is None else percent.integer(20, 200) / 100,
        show=show,
        card=card.text() if card.value else "",
        marks=tuple(_mark(one) for one in _list(sheet.at("marks"))),
        rings=tuple(one.text() for one in _list(sheet.at("rings"))),
        words=tuple(_word(one) for one in _list(sheet.at("words"))),
    )


def _list(sheet: Sheet) -> Iterator[Sheet]:
    """Return the values of a list, none if it is missing."""
    return iter(()) if sheet.value is None else sheet.items()


def _numbers(sheet: Sheet, length: int) -> tuple[int, ...]:
    return tuple(one.integer(0, 2000) for one in sheet.items(length))


def _mark(sheet: Sheet) -> Handle | Point:
    """Read what is marked: a piece or a point of the board."""
    if isinstance(sheet.value, str):
        return sheet.text()
    x, y = _numbers(sheet, 2)
    return x, y


def _word(sheet: Sheet) -> Word:
    bent = ["beside"] if "beside" in sheet.names() else []
    sheet.names(("at", *bent, *languages()))
    x, y = _numbers(sheet.at("at"), 2)
    level = sheet.at("beside").integer(0, card_frame.HEIGHT) if bent else y
    return Word((x, y), level, {code: sheet.at(code).text() for code in languages()})


def _wide(row: Sequence[QSizeF]) -> float:
    """Return how wide a row of panels is."""
    return sum(size.width() for size in row) + _GAP * (len(row) - 1)
