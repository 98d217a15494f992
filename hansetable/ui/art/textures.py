"""Cloth, wood, paper, water and land: painted from a seed, kept in the cache of the user.

Cards and charts always have the same paper, land and sea; what `surface` gives follows the
surroundings that are worn.

Every texture repeats without a seam in both directions, so it may fill a surface of any size.
"""

import logging
import math
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from io import BytesIO
from pathlib import Path
from types import MappingProxyType

from PIL import Image, ImageChops, ImageFilter
from PySide6.QtGui import QPixmap

from hansetable.paths import FolderError, cache_dir, write_atomic
from hansetable.ui.art.palette import theme

_log = logging.getLogger(__name__)

_EDITION = "textures-1"
"""The folder in the cache; another number whenever a texture is to look different."""


@dataclass(frozen=True, slots=True)
class Grain:
    """A layer of noise: its seed, strength (0 to 1), size of a fleck and blur in pixels."""

    seed: int
    strength: float
    wide: int = 1
    high: int = 1
    blur: float = 0


@dataclass(frozen=True, slots=True)
class Recipe:
    """How to paint a texture: its size, its colour, and the noise that lies over it."""

    size: tuple[int, int]
    colour: tuple[int, int, int]
    grains: Sequence[Grain]


RECIPES: Mapping[str, Recipe] = MappingProxyType(
    {
        "paper": Recipe(
            (1400, 800),
            (244, 234, 211),
            (Grain(1, 0.05, 90, 90, 30), Grain(2, 0.030), Grain(3, 0.035, 6, 2, 0.6)),
        ),
        "felt": Recipe(
            (1366, 768),
            (27, 62, 62),
            (
                Grain(4, 0.10, 180, 180, 40),
                Grain(5, 0.055, 1, 1, 0.6),
                Grain(6, 0.03, 2, 2, 0.5),
            ),
        ),
        "oak": Recipe(
            (1366, 768),
            (50, 35, 25),
            (
                Grain(7, 0.05, 500, 9, 2),
                Grain(8, 0.03, 220, 2, 0.6),
                Grain(9, 0.05, 60, 60, 25),
            ),
        ),
        "sea": Recipe(
            (1366, 768),
            (132, 170, 165),
            (Grain(10, 0.10, 120, 60, 22), Grain(11, 0.022), Grain(12, 0.05, 18, 3, 1)),
        ),
        "land": Recipe(
            (1366, 768),
            (222, 206, 163),
            (Grain(13, 0.12, 70, 70, 18), Grain(14, 0.03), Grain(15, 0.05, 5, 3, 0.7)),
        ),
        "linen": Recipe(
            (1366, 768),
            (205, 213, 203),
            (
                Grain(16, 0.05, 180, 180, 40),
                Grain(17, 0.045, 2, 1, 0.5),
                Grain(18, 0.045, 1, 2, 0.5),
            ),
        ),
        "birch": Recipe(
            (1366, 768),
            (227, 213, 184),
            (Grain(19, 0.05, 500, 9, 2), Grain(20, 0.03, 220, 2, 0.6), Grain(21, 0.04, 60, 60, 25)),
        ),
        "night": Recipe(
            (1366, 768),
            (20, 24, 25),
            (Grain(22, 0.03, 180, 180, 40), Grain(23, 0.03, 1, 1, 0.6), Grain(24, 0.02, 2, 2, 0.5)),
        ),
        "ebony": Recipe(
            (1366, 768),
            (26, 22, 20),
            (Grain(25, 0.03, 500, 9, 2), Grain(26, 0.02, 220, 2, 0.6), Grain(27, 0.03, 60, 60, 25)),
        ),
        "slate": Recipe(
            (1400, 800),
            (40, 35, 30),
            (Grain(28, 0.03, 90, 90, 30), Grain(29, 0.02), Grain(30, 0.02, 6, 2, 0.6)),
        ),
    }
)

_SURFACES: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {
        "felt": {"cloth": "felt", "wood": "oak", "sheet": "paper"},
        "light": {"cloth": "linen", "wood": "birch", "sheet": "paper"},
        "dark": {"cloth": "night", "wood": "ebony", "sheet": "slate"},
    }
)
"""Which texture each part of the theme has."""


def surface(part: str) -> QPixmap:
    """The texture of ``cloth``, ``wood`` or ``sheet`` in the theme of the moment."""
    return texture(_SURFACES[theme()][part])


@lru_cache(maxsize=len(RECIPES))
def texture(name: str) -> QPixmap:
    """A texture by its name among the `RECIPES`, to be laid as tiles.

    It comes from the cache of the user, or is painted (and put there) if the cache has none
    that can be read. A cache that cannot be written is no error: one paints again next time.

    Raises:
        KeyError: for any other name.
    """
    recipe = RECIPES[name]
    pixmap = QPixmap()
    if not pixmap.loadFromData(_kept(name)) or pixmap.size().toTuple() != recipe.size:
        fresh = paint(recipe)
        _keep(name, fresh)
        pixmap.loadFromData(fresh)
    return pixmap


def _file(name: str) -> Path:
    return cache_dir() / _EDITION / f"{name}.png"


def _kept(name: str) -> bytes:
    """What the cache holds under this name, or nothing."""
    try:
        return _file(name).read_bytes()
    except (FolderError, OSError):
        return b""


def _keep(name: str, data: bytes) -> None:
    """Puts a texture into the cache if that is possible."""
    try:
        file = _file(name)
        file.parent.mkdir(exist_ok=True)
        write_atomic(file, data, lasting=False)
    except (FolderError, OSError) as error:
        _log.warning("cannot keep the texture %s: %s", name, error)


def paint(recipe: Recipe) -> bytes:
    """The texture as a PNG file; the same recipe gives the same picture."""
    picture = Image.new("RGB", recipe.size, recipe.colour)
    for grain in recipe.grains:
        noise = _noise(recipe.size, grain)
        strength = grain.strength
        levels = [int(128 + (level - 128) * strength) for level in range(256)]
        layer = noise.point(levels)
        picture = ImageChops.add(picture, Image.merge("RGB", (layer,) * 3), 1, -128)
    file = BytesIO()
    picture.save(file, "PNG", compress_level=1)  # the first start waits for it
    return file.getvalue()


def _noise(size: tuple[int, int], grain: Grain) -> Image.Image:
    """Grey noise of this size whose left edge continues its right one, and top and bottom too."""
    width, height = size
    columns, rows = max(1, width // grain.wide), max(1, height // grain.high)
    cells = Image.frombytes(
        "L", (columns, rows), random.Random(grain.seed).randbytes(columns * rows)
    )
    margin = math.ceil(3 * grain.blur) + 2
    across, down = columns / width, rows / height
    more_x, more_y = math.ceil(margin * across) + 2, math.ceil(margin * down) + 2
    wrapped = Image.new("L", (columns + 2 * more_x, rows + 2 * more_y))
    for x in range(more_x % columns - columns, wrapped.width, columns):
        for y in range(more_y % rows - rows, wrapped.height, rows):
            wrapped.paste(cells, (x, y))
    noise = wrapped.resize(
        (width + 2 * margin, height + 2 * margin),
        Image.Resampling.BICUBIC,
        box=(
            more_x - margin * across,
            more_y - margin * down,
            more_x + columns + margin * across,
            more_y + rows + margin * down,
        ),
    )
    if grain.blur:
        noise = noise.filter(ImageFilter.GaussianBlur(grain.blur))
    return noise.crop((margin, margin, margin + width, margin + height))
