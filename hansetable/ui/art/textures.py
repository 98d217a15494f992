"""Cloth, wood, paper, water and land: the pictures in ``resources/textures``.

Each repeats without a seam in both directions, so it may fill a surface of any size.
"""

from functools import lru_cache

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

    It takes 4 MB and is made of its file in a millisecond, so only the last one is kept.
    """
    file = resources() / "textures" / f"{name}.bmp"
    image = QImage(str(file))
    if image.isNull():
        raise TextureError(f"cannot read the texture {file}: the file is missing or damaged")
    return QPixmap.fromImage(image)
