"""Cloth, wood and sheets change while everything is open; what is printed stays."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from hansetable.ui.art import palette, style
from hansetable.ui.settings.dialog import SettingsDialog
from hansetable.ui.window.main_window import MainWindow
from tests.ui.table.page_fixture import game
from tests.ui.window_fixture import open_window


@pytest.fixture
def window(qtbot: QtBot, own_folders: object) -> Iterator[MainWindow]:
    app = QApplication.instance()
    style.apply_theme(app)
    window = open_window()
    qtbot.addWidget(window)
    yield window
    window.close()
    app.setStyleSheet("")
    palette.set_theme("felt")


def change(window: MainWindow, worn: str) -> None:
    """Choose a theme in the settings, as a person does."""
    dialog = SettingsDialog(window.settings, window)
    dialog.changed.connect(window.apply_settings)
    dialog.rows["surroundings"].part(worn).click()
    dialog.close()
    dialog.deleteLater()
    QApplication.processEvents()


def mean(widget: QWidget) -> float:
    """How bright a widget is on average, from 0 to 1."""
    small = widget.grab().toImage().scaled(24, 24).convertToFormat(QImage.Format.Format_Grayscale8)
    return sum(small.pixelColor(x, y).lightnessF() for x in range(24) for y in range(24)) / 576


def test_the_start_page_changes_at_once(window: MainWindow) -> None:
    felt = mean(window.start)
    change(window, "light")
    light = mean(window.start)
    change(window, "dark")
    assert mean(window.start) < felt < light


def test_table_dock_and_bar_change_at_once(window: MainWindow) -> None:
    window.play(game())
    window.page.view.settle()
    parts = (window.page.view, window.page.sidebar, window.menuBar())
    felt = [mean(part) for part in parts]
    change(window, "light")
    light = [mean(part) for part in parts]
    change(window, "dark")
    dark = [mean(part) for part in parts]
    for night, usual, day in zip(dark, felt, light, strict=True):
        assert night < usual < day
    assert mean(window.page.prompt_bar) < 0.4


def test_cards_stay_as_they_are(window: MainWindow) -> None:
    window.play(game())
    window.page.view.settle()
    faces = [
        piece for piece in window.page.scene.pieces.values() if piece.geometry.face is not None
    ]
    piece = next(piece for piece in faces if piece.geometry.face.kind == "office")

    def look() -> QColor:
        centre = window.page.view.mapFromScene(piece.home())
        return window.page.view.grab().toImage().pixelColor(centre)

    before = look()
    change(window, "dark")
    assert look() == before


def test_the_lines_of_the_dock_change_their_ink(window: MainWindow) -> None:
    window.play(game())
    sheet = window.page.sidebar.log.styleSheet()
    change(window, "light")
    assert window.page.sidebar.log.styleSheet() != sheet
    assert palette.css(palette.LETTER) in window.page.sidebar.tabs.styleSheet()


def test_the_rulebook_changes_at_the_same_place(window: MainWindow) -> None:
    window.show_rules("novgorod", "N-43")
    book = window.rulebook
    QApplication.processEvents()
    place = book.page.place
    before = mean(book)
    change(window, "dark")
    assert book.page.place == place
    assert mean(book) < before / 2


def test_an_open_sheet_changes_too(qtbot: QtBot, window: MainWindow) -> None:
    dialog = SettingsDialog(window.settings, window)
    qtbot.addWidget(dialog)
    dialog.changed.connect(window.apply_settings)
    dialog.show()
    QApplication.processEvents()
    before = mean(dialog)
    dialog.rows["surroundings"].part("dark").click()
    QApplication.processEvents()
    assert mean(dialog) < before / 2


def test_they_are_there_after_a_restart(window: MainWindow) -> None:
    change(window, "light")
    assert type(window.settings)().surroundings == "light"
