"""The colours of the table: one name for each, and the few questions one asks of a colour.

What is printed on cards and charts always looks the same. Its surroundings (cloth, wood, and the
sheets of dialogs) wear one of the `THEMES`: a colour there is a *role*, such as `LETTER`,
which `resolve_color` looks up at the moment of painting.
"""

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

LETTER, LETTER_DIM = "letter", "letter dim"
LETTER_SOFT, LETTER_MUTED = "letter soft", "letter muted"
"""What is written on cloth and wood: first, second, beside, and of what is off."""
REVERSED, REVERSED_SOFT = "reversed", "reversed soft"
"""What is written on a chip that is filled with the colour of letters."""
LETTER_GAIN, LETTER_LOSS = "letter gain", "letter loss"
"""Numbers on cloth that add and that take away."""
CLOTH, WOOD, WOOD_LIT = "cloth", "wood", "wood lit"
LIT = "lit"
"""A word on cloth that lantern light falls on."""
LIFT = "lift"
"""Laid thinly over cloth or wood it lifts a row out of it."""
INSET, INSET_LINE = "inset", "inset line"
"""Laid thinly over the cloth it makes a panel; the line around it."""
PLATE, PLATE_LINE = "plate", "plate line"
"""A panel that floats over a chart."""
VEIL = "veil"
"""Laid over a card that cannot be touched now."""
GHOST, GHOST_RIM = "ghost", "ghost rim"
"""The face of a button that stands on cloth."""
LAMP, DUSK = "lamp", "dusk"
"""The light in the middle of the cloth, and the dark at its rim."""
SHEET, SHEET_INK, SHEET_SOFT = "sheet", "sheet ink", "sheet soft"
SHEET_GAIN, SHEET_LOSS, SHEET_LINK = "sheet gain", "sheet loss", "sheet link"
"""The sheet of a dialog or of the bar, and what is written on it."""
SHEET_HOT = "sheet hot"
"""A line of a list under the mouse."""
MARKED = "marked"
"""The head of a table on a sheet."""
FACE, FACE_RIM, FACE_HOT, FACE_DOWN = "face", "face rim", "face hot", "face down"
"""A button or field on a sheet, also under the mouse and pressed."""
GONE, GONE_RIM, GONE_TEXT = "gone", "gone rim", "gone text"
"""What cannot be pressed now."""
PICKED, PICKED_TEXT = "picked", "picked text"
"""What holds among several choices."""

_FELT: Mapping[str, str] = MappingProxyType(
    {
        CLOTH: FELT,
        WOOD: OAK,
        WOOD_LIT: "#4b3828",
        LETTER: CREAM,
        LETTER_DIM: CREAM_DIM,
        LETTER_SOFT: CREAM_SOFT,
        LETTER_MUTED: CREAM_MUTED,
        REVERSED: INK,
        REVERSED_SOFT: INK_SOFT,
        LETTER_GAIN: "#b9d39a",
        LETTER_LOSS: "#f0a58c",
        LIT: LANTERN,
        LIFT: "#ffffff",
        INSET: "#061616",
        INSET_LINE: "#16fff4d6",
        PLATE: "#12302f",
        PLATE_LINE: "#5af4ead3",
        VEIL: "#17302f",
        GHOST: "#12ffffff",
        GHOST_RIM: "#46fff4d6",
        LAMP: "#12fffff0",
        DUSK: "#78000a0a",
        SHEET: PAPER,
        SHEET_INK: INK,
        SHEET_SOFT: INK_SOFT,
        SHEET_GAIN: GAIN,
        SHEET_LOSS: WAX,
        SHEET_LINK: TEAL,
        SHEET_HOT: "#efe3c4",
        MARKED: SAND,
        FACE: BUTTON,
        FACE_RIM: BUTTON_RIM,
        FACE_HOT: "#ffffff",
        FACE_DOWN: "#ece1c6",
        GONE: OFF,
        GONE_RIM: OFF_RIM,
        GONE_TEXT: OFF_TEXT,
        PICKED: TEAL,
        PICKED_TEXT: CREAM,
    }
)
_LIGHT: Mapping[str, str] = MappingProxyType(
    {
        **_FELT,
        CLOTH: "#cdd5cb",
        WOOD: "#e3d5b8",
        WOOD_LIT: "#cfbd97",
        LETTER: "#1d2926",
        LETTER_DIM: "#2c3835",
        LETTER_SOFT: "#3f4944",
        LETTER_MUTED: "#525b54",
        REVERSED: CREAM,
        REVERSED_SOFT: CREAM_SOFT,
        LETTER_GAIN: "#28561c",
        LETTER_LOSS: "#94241f",
        LIT: "#6b4300",
        LIFT: "#4a3613",
        INSET: "#fdfdf6",
        INSET_LINE: "#3a2c3a36",
        PLATE: "#e4e8df",
        PLATE_LINE: "#6a2c3a36",
        VEIL: "#bcc5bb",
        GHOST: "#50ffffff",
        GHOST_RIM: "#8a4a4633",
        LAMP: "#30ffffff",
        DUSK: "#283a4438",
    }
)
_DARK: Mapping[str, str] = MappingProxyType(
    {
        **_FELT,
        CLOTH: "#141819",
        WOOD: "#1a1614",
        WOOD_LIT: "#3a322b",
        LETTER_SOFT: "#c4b99d",
        LETTER_MUTED: "#a0957c",
        INSET: "#5c6a6a",
        INSET_LINE: "#1efff4d6",
        PLATE: "#171c1d",
        VEIL: "#101415",
        LAMP: "#0afffff0",
        DUSK: "#5a000000",
        SHEET: "#28231e",
        SHEET_INK: "#efe4cb",
        SHEET_SOFT: "#c3b596",
        SHEET_GAIN: "#b9d39a",
        SHEET_LOSS: "#f0a58c",
        SHEET_LINK: "#93c6c2",
        SHEET_HOT: "#3b342c",
        MARKED: "#3d362c",
        FACE: "#3a332b",
        FACE_RIM: "#84765e",
        FACE_HOT: "#4a4137",
        FACE_DOWN: "#2f2923",
        GONE: "#2c2722",
        GONE_RIM: "#4d453a",
        GONE_TEXT: "#96896e",
        PICKED: "#3d6b70",
        PICKED_TEXT: "#fff8e8",
    }
)
THEMES: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {"felt": _FELT, "light": _LIGHT, "dark": _DARK}
)
"""The colour of every role by the name of the theme: green felt, a bright room, night."""

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
    THEMES[name]
    _Current.name = name


def theme() -> str:
    """The name of the theme."""
    return _Current.name


def resolve_color(colour: str | QColor) -> QColor:
    """The colour to paint with: of a role what the theme makes of it, else itself."""
    if isinstance(colour, QColor):
        return colour
    return QColor(THEMES[_Current.name].get(colour, colour))


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
