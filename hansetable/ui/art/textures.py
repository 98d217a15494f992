"""Cloth, wood, paper, water and land: the pictures in ``resources/textures``.

Each repeats without a seam in both directions, so it may fill a surface of any size.
"""

from functools import cache, lru_cache

from PySide6.QtGui import QImage, QPixmap

from hansetable.paths import resources
from hansetable.ui.art.palette import textures


class TextureError(RuntimeError):
    """A texture cannot be read; the message names its file."""


def surface(part: str) -> QPixmap:
    """The texture of ``cloth``, ``wood`` or ``sheet`` in the theme of the moment."""
    return texture(textures()[part])


@lru_cache(maxsize=2)
def texture(name: str) -> QPixmap:
    """A texture by its name, to be laid as tiles; raises `TextureError`.

    It takes 4 MB as it is laid and 1 MB as it is kept, so only the last two are kept as they are
    laid; from the other form each is made in 2 milliseconds.
    """
    return QPixmap.fromImage(_decoded(name))


@cache
def _decoded(name: str) -> QImage:
    file = resources() / "textures" / f"{name}.png"
    image = QImage(str(file))
    if image.isNull():
        raise TextureError(f"cannot read the texture {file}: the file is missing or damaged")
    return image
