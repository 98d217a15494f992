"""Small pictures that a style sheet can only take from files: ticks, dots and arrows.

They are drawn once for each surroundings into the cache of the user, for screens of single, double
and triple density.
"""

from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF
from PySide6.QtGui import QColor, QImage, QImageWriter, QPainter

from hansetable.paths import cache_dir, write_atomic
from hansetable.ui.art.base_canvas import BaseCanvas
from hansetable.ui.art.palette import (
    FACE,
    FACE_RIM,
    GONE,
    GONE_RIM,
    GONE_TEXT,
    SHEET_INK,
    SHEET_SOFT,
    resolve_color,
    theme,
)
from hansetable.ui.art.shapes import outline

SIZE = 18
"""The side of every picture, in logical pixels."""

_EDITION = "indicators-2"
_DENSITIES = (1, 2, 3)


def files() -> Mapping[str, Path]:
    """The picture files by name, drawn now if they are not in the cache yet.

    Raises:
        FolderError: if there is no cache.
        OSError: if it cannot be written.
    """
    folder = cache_dir() / _EDITION / theme()
    folder.mkdir(parents=True, exist_ok=True)
    for name, draw in _PICTURES.items():
        for density in _DENSITIES:
            suffix = "" if density == 1 else f"@{density}x"
            file = folder / f"{name}{suffix}.png"
            if not file.exists() or not file.stat().st_size:
                write_atomic(file, _png(draw, density), lasting=False)
    return {name: folder / f"{name}.png" for name in _PICTURES}


def _png(draw: Callable[[BaseCanvas], None], density: int) -> bytes:
    image = QImage(SIZE * density, SIZE * density, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(0, 0, 0, 0))
    painter = QPainter(image)
    painter.scale(density, density)
    draw(BaseCanvas(painter))
    painter.end()
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    return bytes(data.data())


def _square(face: str, rim: str, mark: str | None) -> Callable[[BaseCanvas], None]:
    def draw(canvas: BaseCanvas) -> None:
        canvas.rect(QRectF(1, 1, 16, 16), face, 4, rim, 1.4)
        if mark:
            canvas.icon("check", 3, 3, 12, mark)

    return draw


def _disc(face: str, rim: str, mark: str | None) -> Callable[[BaseCanvas], None]:
    def draw(canvas: BaseCanvas) -> None:
        canvas.rect(QRectF(1, 1, 16, 16), face, 8, rim, 1.4)
        if mark:
            canvas.rect(QRectF(5, 5, 8, 8), mark, 4)

    return draw


def _wedge(colour: str) -> Callable[[BaseCanvas], None]:
    def draw(canvas: BaseCanvas) -> None:
        canvas.p.fillPath(outline("M4 7 L14 7 L9 12Z"), resolve_color(colour))

    return draw


def _sign(icon: str, colour: str) -> Callable[[BaseCanvas], None]:
    def draw(canvas: BaseCanvas) -> None:
        canvas.icon(icon, 2, 2, 14, colour)

    return draw


_PICTURES: Mapping[str, Callable[[BaseCanvas], None]] = MappingProxyType(
    {
        "box": _square(FACE, FACE_RIM, None),
        "box-on": _square(FACE, SHEET_INK, SHEET_INK),
        "box-off": _square(GONE, GONE_RIM, None),
        "box-on-off": _square(GONE, GONE_RIM, GONE_TEXT),
        "disc": _disc(FACE, FACE_RIM, None),
        "disc-on": _disc(FACE, SHEET_INK, SHEET_INK),
        "disc-off": _disc(GONE, GONE_RIM, None),
        "disc-on-off": _disc(GONE, GONE_RIM, GONE_TEXT),
        "down": _wedge(SHEET_SOFT),
        "down-off": _wedge(GONE_TEXT),
        "plus": _sign("plus", SHEET_SOFT),
        "plus-off": _sign("plus", GONE_TEXT),
        "minus": _sign("minus", SHEET_SOFT),
        "minus-off": _sign("minus", GONE_TEXT),
    }
)
