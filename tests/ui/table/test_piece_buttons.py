"""The buttons that stand for the pieces: there with a screen reader only, and only what is open."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from hansetable.ui.table.play_page import PlayPage
from tests.ui.table.page_fixture import advance, can, game, options, speaking, table


@pytest.fixture
def listening() -> Iterator[None]:
    """A screen reader is there."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


def buttons(page: PlayPage, at_once: bool = False) -> list[QPushButton]:
    """Return the buttons on the board, usually once all has been done."""
    if not at_once:
        QApplication.processEvents()
    return [b for b in page.view.viewport().findChildren(QPushButton) if b.isVisibleTo(page)]


def test_without_a_screen_reader_there_are_none(qtbot: QtBot) -> None:
    with table(qtbot, game()) as page:
        assert page.scene.cursor.touchable() and not buttons(page)


def test_each_lies_on_its_piece_and_touches_it(qtbot: QtBot, listening: None) -> None:
    with table(qtbot, game()) as page:
        for zoom in (1, 2):
            page.view.set_zoom(zoom)
            page.view.settle()
            able, there = page.scene.cursor.touchable(), buttons(page)
            assert len(there) == len(able) > 0
            for piece in able:
                at = page.view.mapFromScene(piece.home())
                assert any(button.geometry().contains(at) for button in there)
        name = there[0].accessibleName()
        there[0].click()
        assert page.model.choice.touched
        down = [button for button in buttons(page) if button.isDown()]
        assert name in [button.accessibleName() for button in down]


@pytest.mark.parametrize("code", ["en", "de"])
def test_missions_have_names_that_tell_them_apart(qtbot: QtBot, listening: None, code: str) -> None:
    session = advance(game(), can("BuyMission"))
    with speaking(code), table(qtbot, session) as page:
        missions = {one.m for one in options(session, "BuyMission")}
        title = "Mission “" if code == "en" else "Auftrag „"
        names = [b.accessibleName() for b in buttons(page) if b.accessibleName().startswith(title)]
        assert len(set(names)) == len(names) >= len(missions) > 2
        assert all(len(name) > 20 for name in names)


def test_below_the_curtain_there_are_none(qtbot: QtBot, listening: None) -> None:
    with table(qtbot, game(), lifted=False) as page:
        assert page.model.curtain is not None and not buttons(page)
        page.curtain.button.click()
        assert buttons(page)
        page.model.curtain = page.model.decides
        page.model.curtainChanged.emit()
        assert not buttons(page, at_once=True)
