"""The two typefaces that come with the program: EB Garamond for text, Cinzel for headings."""

import re
from functools import lru_cache
from typing import Literal

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF

from hansetable.paths import resources

Family = Literal["garamond", "cinzel"]

FILES = (
    "EBGaramond-Medium.ttf",
    "EBGaramond-SemiBold.ttf",
    "EBGaramond-Bold.ttf",
    "EBGaramond-MediumItalic.ttf",
    "Cinzel-SemiBold.ttf",
)
GARAMOND = "EB Garamond"
CINZEL = "Cinzel"
SENTENCE_ENDS = re.compile(r"(?<=[.!?]) ")
"""What stands between the sentences of a text."""


class FontError(RuntimeError):
    """The fonts of the program cannot be loaded; the message names every file that is missing."""


@lru_cache(maxsize=1)
def load() -> None:
    """Registers the fonts with Qt, once; needs a running QGuiApplication.

    Raises:
        FontError: if a font file is missing or unreadable.
    """
    folder = resources() / "fonts"
    bad = [name for name in FILES if QFontDatabase.addApplicationFont(str(folder / name)) == -1]
    if bad:
        raise FontError(
            f"cannot load {', '.join(bad)} from {folder}: "
            "the installation is damaged, please install Hansetable again"
        )


@lru_cache(maxsize=512)
def _made(px: int, weight: int, family: Family, italic: bool, spacing: float) -> QFont:
    load()
    made = QFont(CINZEL if family == "cinzel" else GARAMOND)
    made.setPixelSize(px)
    if family == "cinzel":
        weight = 600
    elif italic:
        weight = 500
    made.setWeight(QFont.Weight(weight))
    made.setItalic(italic and family == "garamond")
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    if spacing:
        made.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, spacing)
    return made


def font(
    px: float,
    weight: int = 600,
    family: Family = "garamond",
    italic: bool = False,
    spacing: float = 0,
) -> QFont:
    """A font of the table.

    Args:
        px: the height in logical pixels; rounded, at least 1.
        weight: 500, 600 or 700; italics are always 500 and Cinzel is always 600.
        family: ``garamond`` or ``cinzel``.
        italic: slanted, EB Garamond only.
        spacing: further pixels between letters.
    """
    return QFont(_made(max(1, round(px)), weight, family, italic, float(spacing)))


def line_width(
    text: str,
    px: float,
    weight: int = 600,
    family: Family = "garamond",
    italic: bool = False,
    spacing: float = 0,
) -> float:
    """How wide a text is in one line."""
    return QFontMetricsF(font(px, weight, family, italic, spacing)).horizontalAdvance(text)


def sentences_within(text: str, wide: float, px: float, italic: bool = False) -> str:
    """Return the first sentences of a text that fit in a line, at least one."""
    sentences = SENTENCE_ENDS.split(text)
    while len(sentences) > 1 and line_width(" ".join(sentences), px, 500, italic=italic) > wide:
        sentences.pop()
    return " ".join(sentences)


def wrapped_height(
    text: str, width: float, px: float, weight: int = 500, italic: bool = False
) -> float:
    """How high a text is when it is wrapped at a width."""
    metrics = QFontMetricsF(font(px, weight, italic=italic))
    box = QRectF(0, 0, width, 10_000)
    return metrics.boundingRect(box, Qt.TextFlag.TextWordWrap.value, text).height()


def shortened(text: str, width: float, height: float, px: float, italic: bool = False) -> str:
    """Return as many words of a text as fit into a room, with “…” for those that are missing."""
    words, kept = text.split(" "), text
    while len(words) > 1 and wrapped_height(kept, width, px, italic=italic) > height:
        words.pop()
        kept = " ".join([*words, "…"])
    return kept
