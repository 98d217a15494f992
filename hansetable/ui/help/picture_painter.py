"""Pictures inside a document: painted when they come into sight, as wide as there is room."""

import logging
from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF, QTimer, Signal
from PySide6.QtGui import (
    QPaintEngine,
    QPainter,
    QPixmap,
    QPyTextObject,
    QTextDocument,
    QTextFormat,
    QTextImageFormat,
)

from hansetable.errors import UserError
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.palette import SHEET_INK, SHEET_SOFT, alpha
from hansetable.ui.help.pictures import Picture, pictures
from hansetable.ui.language import translate
from hansetable.ui.table.scene.pictures import painted

_KEPT = 8
"""How many painted pictures are kept."""
_PRINTED = 2.5
"""How many dots a printed picture has for each pixel: 300 an inch on A4."""
_LOG = logging.getLogger(__name__)


class PicturePainter(QPyTextObject):
    """Paints the images of a document; each is named like ``novgorod:office``.

    On a screen they are painted after the text, one after the other, and kept for a while. They
    are larger by ``scale`` if there is room.

    Signals:
        ready: another picture can be shown.
    """

    ready = Signal()

    def __init__(self, document: QTextDocument) -> None:
        super().__init__(document)
        self.scale = 1.0
        self._books: dict[str, Mapping[str, Picture]] = {}
        self._kept: dict[tuple[str, float], QPixmap] = {}
        self._wanted: dict[tuple[str, float], Picture] = {}
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self._paint_wanted)
        image = QTextFormat.ObjectTypes.ImageObject.value
        document.documentLayout().registerHandler(image, self)

    def clear(self) -> None:
        """Forget what was painted, for another language or theme."""
        self._later.stop()
        self._kept.clear()
        self._wanted.clear()

    def intrinsicSize(self, document: QTextDocument, position: int, form: QTextFormat) -> QSizeF:
        """Return how large a picture is in the column of the text; nothing if it is unknown."""
        picture = self._picture(form)
        if picture is None:
            return QSizeF(0, 0)
        frame = document.rootFrame().frameFormat()
        room = document.textWidth() - frame.leftMargin() - frame.rightMargin()
        return picture.size * min(self.scale, max(1.0, room - 2) / picture.size.width())

    def drawObject(
        self,
        painter: QPainter,
        rect: QRectF | QRect,
        document: QTextDocument,
        position: int,
        form: QTextFormat,
    ) -> None:
        """Paint a picture."""
        picture = self._picture(form)
        if picture is None:
            return
        room = QRectF(rect)
        if painter.paintEngine().type() == QPaintEngine.Type.Raster:
            density = room.width() / picture.size.width() * painter.device().devicePixelRatioF()
            key = (_name(form), density)
            pixmap = self._kept.get(key)
            if pixmap is None:
                self._wanted[key] = picture
                self._later.start()
                return
        else:
            pixmap = painted(picture.size, _PRINTED, partial(_paint, picture))
        painter.drawPixmap(room, pixmap, QRectF(pixmap.rect()))

    def _paint_wanted(self) -> None:
        """Paint one of the pictures in sight; whoever shows it asks for the others again."""
        key, picture = next(iter(self._wanted.items()))
        self._wanted.clear()
        self._kept[key] = painted(picture.size, key[1], partial(_paint, picture))
        if len(self._kept) > _KEPT:
            del self._kept[next(iter(self._kept))]
        self.ready.emit()

    def _picture(self, form: QTextFormat) -> Picture | None:
        name = _name(form)
        game = name.partition(":")[0]
        if game not in self._books:
            try:
                self._books[game] = pictures(game)
            except (UserError, ImportError, OSError) as error:
                _LOG.warning("the pictures of the rulebook cannot be read: %s", error)
                self._books[game] = {}
        return self._books[game].get(name)


def _name(form: QTextFormat) -> str:
    image: QTextImageFormat = form.toImageFormat()
    return image.name()


def _paint(picture: Picture, canvas: Canvas) -> None:
    """Paint a picture; if its game cannot be played with own card values, a line says so."""
    try:
        picture.paint(canvas)
    except UserError as error:
        _LOG.info("a picture of the rulebook cannot be drawn: %s", error)
        room = QRectF(QPointF(), picture.size).adjusted(1, 1, -1, -1)
        canvas.rect(room, None, 8, alpha(SHEET_INK, 0.3))
        words = translate("Rulebook", "This picture shows only the card values of the program.")
        canvas.text(room, words, 16, SHEET_SOFT, weight=500, italic=True)
