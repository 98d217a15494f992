"""A window joins a table elsewhere by its code and plays a whole game there with the mouse."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hansetable import games, paths
from hansetable.ai import LEVELS
from hansetable.core import Action
from hansetable.session.session import Session
from hansetable.ui.elsewhere.join_dialog import JoinDialog
from hansetable.ui.table.play_page import PlayPage
from hansetable.ui.window.main_window import MainWindow
from tests.ui.elsewhere.conftest import Box
from tests.ui.mouse_driver import LEFT, MouseDriver, is_listed_only
from tests.ui.window_fixture import messages, records, when_asked

pytestmark = pytest.mark.timeout(300)
OWN = 25
"""So many actions are said with the mouse."""


def join(
    window: MainWindow,
    code: str,
    port: int,
    name: str = "Jorin",
    host: str = "127.0.0.1",
    wait: Callable[[JoinDialog], object] = lambda dialog: None,
) -> PlayPage:
    """Join a table by typing on the sheet, and do something while it waits."""

    def type_it(dialog: JoinDialog) -> None:
        for edit, text in (
            (dialog.code_edit, f"{code[:5]}-{code[5:]}".lower()),
            (dialog.place_edit, f"{host}:{port}"),
            (dialog.name_edit, name),
        ):
            edit.clear()
            QTest.keyClicks(edit, text)
        assert dialog.sit_button.isEnabled(), dialog.status.text()
        QTest.mouseClick(dialog.sit_button, LEFT)
        wait(dialog)

    met = when_asked(JoinDialog, type_it)
    QTest.mouseClick(window.start.join_button, LEFT)
    assert met
    page = window.page
    assert isinstance(page, PlayPage)
    return page


def say(page: PlayPage, action: Action, drag: bool, busy: bool = True) -> None:
    """Say an action with the mouse; a guest is then ``busy`` until the host has played it."""
    mouse = MouseDriver(page)
    if is_listed_only(page, action):
        mouse.pick(action)
    else:
        mouse.touch(action, drag)
    if busy:
        assert page.model.session.busy, f"{action} was not said"
        assert not page.model.mine


def lead_on(page: PlayPage) -> None:
    """Answer as a player of the program would, to come to the end sooner."""
    model = page.model
    if model.mine:
        player = LEVELS["greedy"](model.game, model.viewer)
        model.session.submit(model.viewer, player.choose(model.view, model.viewer, 200))


def play(qtbot: QtBot, page: PlayPage, seed: int = 1, most: int = 10_000, busy: bool = True) -> int:
    """Play until the end, or so many own actions; return how many they were.

    ``busy``: what is said has to go to a host first.
    """
    chance, said, model = random.Random(seed), 0, page.model
    while said < most and model.session.state.result() is None:
        qtbot.waitUntil(lambda: model.mine or model.session.state.result() is not None)
        if model.session.state.result() is not None:
            break
        options = list(model.view.options(model.viewer))
        dull = [one for one in options if type(one).__name__ in ("Offer", "Look", "RaidCity")]
        action = chance.choice([one for one in options if one not in dull] or options)
        before = len(model.session.actions)
        say(page, action, drag=said % 3 != 0, busy=busy)
        qtbot.waitUntil(
            lambda: not model.session.busy and (busy or len(model.session.actions) > before),  # noqa: B023
        )
        said += 1
    return said


@pytest.mark.parametrize("game", games.GAMES)
def test_a_window_plays_at_a_table_elsewhere(
    qtbot: QtBot, window: MainWindow, box: Callable[[str, str], Box], game: str
) -> None:
    table = box(game, "open,random")
    page = join(window, table.code, table.listener.port)
    page.model.pace = 0.0
    assert play(qtbot, page, most=6) == 6
    here, there = page.model.session, table.host.session
    assert there is not None and not here.whole
    assert not page.why.able
    assert {type(action).__name__ for _, action in here.actions} == {"Unseen"}
    window.show_start()
    qtbot.waitUntil(lambda: there.away == {0})


@pytest.mark.soak
@pytest.mark.timeout(900)
@pytest.mark.parametrize("game", games.GAMES)
def test_a_window_plays_a_whole_game_at_a_table_elsewhere(
    qtbot: QtBot, window: MainWindow, box: Callable[[str, str], Box], game: str
) -> None:
    table = box(game, "open,greedy")
    page = join(window, table.code, table.listener.port)
    model = page.model
    model.pace = 0.0
    assert model.session.slots[0].name == "Jorin"
    assert not window.menus.entries["save"].isEnabled()
    assert play(qtbot, page, most=OWN) == OWN
    while model.session.state.result() is None:
        lead_on(page)
        QApplication.processEvents()
    table.thread.join(20)
    assert model.session.text() == table.ended[0].text()
    assert page.ending is not None and page.ending.isVisible()
    kept = Session.of_text(records()[0].read_text(encoding="utf-8"))
    assert kept.actions == table.ended[0].actions
    assert not (paths.data_dir() / "autosave.hanse").exists()
    assert messages() == []
