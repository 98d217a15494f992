"""Cloth, wood, paper, water and land: the pictures in ``resources/textures``.

Each repeats without a seam in both directions, so it may fill a surface of any size.
"""

from functools import cache

from PySide6.QtGui import QPixmap

from hansetable.paths import resources
from hansetable.ui.art.palette import textures


class TextureError(RuntimeError):
    """A texture cannot be read; the message names its file."""


def surface(part: str) -> QPixmap:
    """The texture of ``cloth``, ``wood`` or ``sheet`` in the theme of the moment."""
    return texture(textures()[part])


@cache
def texture(name: str) -> QPixmap:
    """A texture by its name, to be laid as tiles; raises `TextureError`."""
    file = resources() / "textures" / f"{name}.png"
    pixmap = QPixmap(str(file))
    if pixmap.isNull():
        raise TextureError(f"cannot read the texture {file}: the file is missing or damaged")
    return pixmap
