from pathlib import Path

import pytest
from PySide6.QtGui import QFontInfo, QRawFont
from PySide6.QtWidgets import QApplication

from hansetable.paths import resources
from hansetable.ui.art import fonts

LETTERS = "äöüßÄÖÜåÅé–—’“”„‘·×−…½+&"


@pytest.mark.parametrize(
    ("weight", "family", "italic", "style"),
    [
        (500, "garamond", False, "Medium"),
        (600, "garamond", False, "SemiBold"),
        (700, "garamond", False, "Bold"),
        (700, "garamond", True, "Medium Italic"),
        (500, "cinzel", False, "SemiBold"),
    ],
)
def test_each_face_is_our_own(
    qapp: QApplication, weight: int, family: fonts.Family, italic: bool, style: str
) -> None:
    face = fonts.font(20, weight, family, italic)
    assert QFontInfo(face).family() == (fonts.CINZEL if family == "cinzel" else fonts.GARAMOND)
    assert QRawFont.fromFont(face).styleName() == style


@pytest.mark.parametrize("file", fonts.FILES)
def test_every_font_has_the_letters_of_both_languages(qapp: QApplication, file: str) -> None:
    raw = QRawFont(str(resources() / "fonts" / file), 20)
    assert [letter for letter in LETTERS if not raw.supportsCharacter(ord(letter))] == []


def test_the_licences_are_there() -> None:
    folder = resources() / "fonts"
    for name in ("OFL-EBGaramond.txt", "OFL-Cinzel.txt"):
        assert "SIL OPEN FONT LICENSE" in (folder / name).read_text(encoding="utf-8")


def test_missing_fonts_are_named(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fonts, "resources", lambda: tmp_path)
    fonts.load.cache_clear()
    with pytest.raises(fonts.FontError, match=r"EBGaramond-Medium\.ttf.*Cinzel-SemiBold\.ttf"):
        fonts.load()


def test_a_size_below_one_is_one(qapp: QApplication) -> None:
    assert fonts.font(0.2).pixelSize() == 1
