"""Cloth, wood, paper, water and land: the pictures in ``resources/textures``.

Each repeats without a seam in both directions, so it may fill a surface of any size.
"""

from functools import lru_cache

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage, QPixmap

from hansetable.paths import resources
from hansetable.ui.art.palette import textures


class TextureError(RuntimeError):
    """A texture cannot be read; the message names its file."""


def surface(part: str) -> QPixmap:
    """The texture of ``cloth``, ``wood`` or ``sheet`` in the theme of the moment."""
    return texture(textures()[part])


@lru_cache(maxsize=1)
def texture(name: str) -> QPixmap:
    """A texture by its name, to be laid as tiles; raises `TextureError`.

    It keeps the palette of its file, so it takes 1 MB and not 4, and is made of it in less than a
    millisecond: only the last one is kept.
    """
    file = resources() / "textures" / f"{name}.bmp"
    image = QImage(str(file))
    if image.isNull():
        raise TextureError(f"cannot read the texture {file}: the file is missing or damaged")
    return QPixmap.fromImage(image, Qt.ImageConversionFlag.NoFormatConversion)


def opaque(size: QSize) -> QPixmap:
    """A black pixmap that has no transparency and so three bytes a pixel, for large pictures."""
    image = QImage(size, QImage.Format.Format_RGB888)
    image.fill(0)
    return QPixmap.fromImage(image, Qt.ImageConversionFlag.NoFormatConversion)
