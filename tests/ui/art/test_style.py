from pathlib import Path

import pytest
from PySide6.QtGui import QImage, QPalette
from PySide6.QtWidgets import QApplication, QDialog, QPushButton, QVBoxLayout
from pytestqt.qtbot import QtBot

from hansetable.ui.art import fonts, palette, style


@pytest.fixture
def themed(qapp: QApplication) -> QApplication:
    fonts.load()
    return qapp


def test_qt_understands_the_style_sheet(themed: QApplication, qtbot: QtBot) -> None:
    dialog = QDialog()
    qtbot.addWidget(dialog)
    layout = QVBoxLayout(dialog)
    main, other = QPushButton("Start"), QPushButton("Cancel")
    main.setProperty("primary", True)
    layout.addWidget(main)
    layout.addWidget(other)
    dialog.setStyleSheet(style.stylesheet())
    dialog.setPalette(style.palette())
    dialog.resize(300, 160)
    picture = dialog.grab().toImage()
    assert picture.pixelColor(2, 2).name() == palette.PAPER
    assert picture.pixelColor(main.geometry().center().x(), main.y() + 4).name() == palette.LANTERN
    assert picture.pixelColor(other.geometry().center().x(), other.y() + 4).name() == palette.BUTTON


def test_the_palette_is_ink_on_paper() -> None:
    colours = style.palette()
    assert colours.color(QPalette.ColorRole.Window).name() == palette.PAPER
    assert colours.color(QPalette.ColorRole.WindowText).name() == palette.INK


def test_indicators_are_there_for_each_density(themed: QApplication, own_folders: Path) -> None:
    for file in map(Path, style.indicators().values()):
        assert file.is_relative_to(own_folders / "cache")
        for density, suffix in ((1, ""), (2, "@2x"), (3, "@3x")):
            picture = QImage(str(file.with_name(f"{file.stem}{suffix}.png")))
            assert picture.width() == 18 * density
            assert picture.pixelColor(picture.rect().center()).alpha() > 100


def test_indicators_are_drawn_once(
    themed: QApplication, own_folders: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = style.indicators()
    monkeypatch.setattr(style, "_draw", None)
    assert style.indicators() == first


def test_without_a_cache_the_style_has_no_indicators(
    themed: QApplication, own_folders: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (own_folders / "cache").write_text("a file where the folder should be")
    assert "indicator" not in style.stylesheet()
    assert "cannot keep the pictures" in caplog.text
