"""The colours of the table: one name for each, and the few questions one asks of a colour."""

from collections.abc import Mapping
from types import MappingProxyType

from PySide6.QtGui import QColor

FELT = "#1b3e3e"
FELT_DEEP = "#122b2c"
OAK = "#322319"
PAPER = "#f4ead3"
SAND = "#dece9f"
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
BUTTON_RIM = "#8c7a58"
OFF = "#d9cdaf"
"""The face of a button that cannot be pressed now."""
OFF_RIM = "#b9ab8a"
OFF_TEXT = "#8f8468"

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

_LEGIBLE = 4.2


def contrast(one: str | QColor, other: str | QColor) -> float:
    """The contrast of two colours as WCAG defines it, from 1 (equal) to 21 (black on white)."""
    bright, dark = sorted((_luminance(QColor(one)), _luminance(QColor(other))), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


def on_band(colour: str | QColor) -> str:
    """The text colour for a coloured band: cream, or ink where cream would be hard to read."""
    return BAND_CREAM if contrast(BAND_CREAM, colour) >= _LEGIBLE else INK


def alpha(colour: str | QColor, a: float) -> QColor:
    """The colour with an opacity from 0 (nothing) to 1 (solid)."""
    result = QColor(colour)
    result.setAlphaF(a)
    return result


def _luminance(colour: QColor) -> float:
    """The relative luminance, 0 for black and 1 for white."""
    parts = [
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4
        for part in (colour.redF(), colour.greenF(), colour.blueF())
    ]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
