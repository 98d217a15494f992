"""The colours of the table: one name for each, and the few questions one asks of a colour.

What is printed on cards and charts always looks the same, but a little darker at night. Its
surroundings (cloth, wood, and the
sheets of dialogs) wear one of the `THEMES`: a colour there is a *role*, such as `LETTER`,
which `resolve_color` looks up at the moment of painting.
"""

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from types import MappingProxyType

from PySide6.QtGui import QColor

from hansetable.paths import resources

FELT = "#1b3e3e"
FELT_DEEP = "#122b2c"
PAPER = "#f4ead3"
SEA = "#84aaa5"
LID = "#24484a"
TEAL = "#33555a"
CAREER = "#40507a"

INK = "#2e2418"
INK_SOFT = "#6a5a44"
CREAM = "#f4ead3"
CREAM_DIM = "#d5c9ac"
"""Between cream and cream soft: what is read second."""
CREAM_SOFT = "#c9bd9f"
CREAM_MUTED = "#a99c80"

LANTERN = "#ffb224"
"""Only what can be touched now, and the one main button."""
LANTERN_RIM = "#5a3c06"
"""The dark rim that lantern needs on paper and on the sea."""
BRASS = "#c79a3e"
WAX = "#a8322d"
GAIN = "#3d6a2d"

BAND_CREAM = "#fff8e8"
"""The lighter cream that stands on coloured bands."""
BUTTON = "#fffaf0"
"""The face of an ordinary button."""

GOODS: Mapping[str, str] = MappingProxyType(
    {
        "wool": "#6f7a3f",
        "fish": "#2f7183",
        "glass": "#37795a",
        "furs": "#7b4c2c",
        "grain": "#bb8f22",
        "amber": "#b9590f",
        "salt": "#62707d",
        "cloth": "#8f3550",
        "wine": "#6f2746",
        "ore": "#59626b",
        "jewelry": "#5e4690",
        "clothing": "#a1417a",
        "provisions": "#8a5a24",
    }
)
"""The colour of each good and luxury, by its id."""

SEATS: Mapping[str, tuple[str, str]] = MappingProxyType(
    {
        "red": ("#b5342b", "seat_circle"),
        "blue": ("#2c66a6", "seat_diamond"),
        "green": ("#4d9440", "seat_triangle"),
        "black": ("#26221e", "seat_square"),
    }
)
"""The colour and the shape (an icon name) of each seat: colour never stands alone."""

LETTER, LETTER_DIM = "letter", "letter_dim"
LETTER_SOFT, LETTER_MUTED = "letter_soft", "letter_muted"
"""What is written on cloth and wood: first, second, beside, and of what is off."""
REVERSED, REVERSED_SOFT = "reversed", "reversed_soft"
"""What is written on a chip that is filled with the colour of letters."""
LETTER_GAIN, LETTER_LOSS = "letter_gain", "letter_loss"
"""Numbers on cloth that add and that take away."""
CLOTH, WOOD, WOOD_LIT = "cloth", "wood", "wood_lit"
LIT = "lit"
"""A word on cloth that lantern light falls on."""
LIFT = "lift"
"""Laid thinly over cloth or wood it lifts a row out of it."""
INSET, INSET_LINE = "inset", "inset_line"
"""Laid thinly over the cloth it makes a panel; the line around it."""
PLATE, PLATE_LINE = "plate", "plate_line"
"""A panel that floats over a chart."""
SHADE = "shade"
"""Laid over paper and land, so that they do not glare in the dark."""
VEIL = "veil"
"""Laid over a card that cannot be touched now."""
GHOST, GHOST_RIM = "ghost", "ghost_rim"
"""The face of a button that stands on cloth."""
LAMP, DUSK = "lamp", "dusk"
"""The light in the middle of the cloth, and the dark at its rim."""
SHEET, SHEET_INK, SHEET_SOFT = "sheet", "sheet_ink", "sheet_soft"
SHEET_GAIN, SHEET_LOSS, SHEET_LINK = "sheet_gain", "sheet_loss", "sheet_link"
"""The sheet of a dialog or of the bar, and what is written on it."""
SHEET_HOT = "sheet_hot"
"""A line of a list under the mouse."""
MARKED = "marked"
"""The head of a table on a sheet."""
FACE, FACE_RIM, FACE_HOT = "face", "face_rim", "face_hot"
"""A button or field on a sheet, also under the mouse."""
GONE, GONE_RIM, GONE_TEXT = "gone", "gone_rim", "gone_text"
"""What cannot be pressed now."""
PICKED, PICKED_TEXT = "picked", "picked_text"
"""What holds among several choices."""

THEMES = ("felt", "light", "dark")
"""The themes in ``resources/themes.json``: green felt, a bright room, night."""

_LEGIBLE = 4.2
_VISIBLE = 1.8


class _Current:
    """Remembers the theme."""

    name = "felt"


def set_theme(name: str) -> None:
    """Set another theme; who keeps painted pictures must be told by the style.

    Raises:
        KeyError: for a name that is not among the `THEMES`.
    """
    _themes()[name]
    _Current.name = name


def theme() -> str:
    """The name of the theme."""
    return _Current.name


@contextmanager
def in_theme(name: str) -> Iterator[None]:
    """Paint something in another theme, such as what is printed."""
    kept = theme()
    set_theme(name)
    try:
        yield
    finally:
        set_theme(kept)


@cache
def _themes() -> Mapping[str, Mapping[str, Mapping[str, str]]]:
    """The colour of every role and the texture of every surface, by the name of the theme."""
    file = resources() / "themes.json"
    found: Mapping[str, Mapping[str, Mapping[str, str]]] = json.loads(file.read_text("utf-8"))
    return found


def colours() -> Mapping[str, str]:
    """The colour of every role in the theme."""
    return _themes()[_Current.name]["colours"]


def textures() -> Mapping[str, str]:
    """Which texture cloth, wood and sheets have in the theme."""
    return _themes()[_Current.name]["textures"]


def resolve_color(colour: str | QColor) -> QColor:
    """The colour to paint with: of a role what the theme makes of it, else itself."""
    if isinstance(colour, QColor):
        return colour
    return QColor(colours().get(colour, colour))


def css(colour: str) -> str:
    """The same as text, for a style sheet."""
    return resolve_color(colour).name()


def contrast(one: str | QColor, other: str | QColor) -> float:
    """The contrast of two colours as WCAG defines it, from 1 (equal) to 21 (black on white)."""
    bright, dark = sorted(
        (_luminance(resolve_color(one)), _luminance(resolve_color(other))), reverse=True
    )
    return (bright + 0.05) / (dark + 0.05)


def on_band(colour: str | QColor) -> str:
    """The text colour for a coloured band: cream, or ink where cream would be hard to read."""
    return BAND_CREAM if contrast(BAND_CREAM, colour) >= _LEGIBLE else INK


def on_sheet(colour: str) -> str:
    """The colour for a line on a sheet: itself, or soft letters where it would not be seen."""
    return colour if contrast(colour, SHEET) >= _VISIBLE else SHEET_SOFT


def alpha(colour: str | QColor, a: float) -> QColor:
    """The colour with an opacity from 0 (nothing) to 1 (solid)."""
    result = QColor(resolve_color(colour))
    result.setAlphaF(a)
    return result


def _luminance(colour: QColor) -> float:
    """The relative luminance, 0 for black and 1 for white."""
    parts = [
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4
        for part in (colour.redF(), colour.greenF(), colour.blueF())
    ]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
