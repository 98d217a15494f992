"""An onlooker sees what all at the table see, has nothing to click, and is told so."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from hansetable.core.state import SPECTATOR
from hansetable.ui.elsewhere.join_dialog import JoinDialog
from hansetable.ui.elsewhere.talk import TalkPage
from hansetable.ui.table.play_page import PlayPage
from hansetable.ui.window.main_window import MainWindow
from tests.ui.elsewhere.conftest import Box
from tests.ui.mouse_driver import LEFT
from tests.ui.table.page_fixture import speaking
from tests.ui.window_fixture import when_asked

pytestmark = pytest.mark.timeout(200)


def look_on(window: MainWindow, table: Box) -> PlayPage:
    """Come to a table as an onlooker by typing on the sheet."""

    def type_it(dialog: JoinDialog) -> None:
        dialog.code_edit.setText(table.code)
        dialog.place_edit.setText(f"127.0.0.1:{table.listener.port}")
        dialog.name_edit.setText("Wiebke")
        dialog.watch_box.setChecked(True)
        QTest.mouseClick(dialog.sit_button, LEFT)

    assert when_asked(JoinDialog, type_it) == []
    QTest.mouseClick(window.start.join_button, LEFT)
    page = window.page
    assert isinstance(page, PlayPage)
    return page


def test_an_onlooker_follows_the_game(window: MainWindow, box: Callable[..., Box]) -> None:
    table = box("riga", "open,open", watched=True)
    heike, jorin = table.other("Heike"), table.other("Jorin")
    table.until(lambda: heike.guest.view and jorin.guest.view)
    page = look_on(window, table)
    model, session = page.model, table.host.session
    assert session is not None
    model.pace = 0.0
    for _ in range(6):
        said = len(session.actions)
        teller = (heike, jorin)[session.state.asked()[0]]
        teller.say(session)
        table.until(lambda said=said: len(model.session.actions) > said)
        table.until(lambda teller=teller: not teller.guest.busy)
    assert model.viewer == SPECTATOR and not model.mine
    assert model.view.key(0) == session.state.seen_by(SPECTATOR).key(0)
    cards = [place for place in model.places.values() if place.zone == "hand" and place.name]
    assert not cards and not page.prompt_bar.buttons
    QTest.mouseClick(page.view.viewport(), LEFT, Qt.KeyboardModifier.NoModifier)
    assert (
        not page.prompt_bar.undo_button.isEnabled() and not page.prompt_bar.hint_button.isEnabled()
    )
    assert page.findChildren(TalkPage)[0].edit.isHidden()
    assert page.prompt_bar.reason == "You look on: you see what all at the table see."
    with speaking("de"):
        assert page.prompt_bar.reason == "Du schaust zu: Du siehst, was alle am Tisch sehen."
