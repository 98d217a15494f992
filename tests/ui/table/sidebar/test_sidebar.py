"""The sidebar as a whole: tabs, curtain, language, size."""

from collections.abc import Iterator
from itertools import pairwise

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hansetable.ui.table.sidebar.sidebar import CARD, LOG, MOVES, PlaySidebar
from tests.ui.table.model_fixture import German, table
from tests.ui.table.sidebar.sidebar_fixture import LEFT, lines, moves, opened


def test_a_click_on_a_tab_opens_its_page(qtbot: QtBot, sidebar: PlaySidebar) -> None:
    for tab, page in ((MOVES, sidebar.moves), (CARD, sidebar.card), (LOG, sidebar.log)):
        qtbot.mouseClick(sidebar.tabs, LEFT, pos=sidebar.tabs.tabRect(tab).center())
        assert page.isVisible()
        assert sum(other.isVisible() for other in (sidebar.log, sidebar.moves, sidebar.card)) == 1


def test_the_curtain_hides_log_moves_and_card(qtbot: QtBot) -> None:
    model = table(humans=4, actions=60, curtain=True)
    if model.curtain is not None:
        model.lift_curtain()
    sidebar = opened(qtbot, model)
    sidebar.card.show_card(None, "A secret.", "N-1")
    while model.curtain is None:
        model.say(model.choice.actions[-1])
    assert lines(sidebar) == moves(sidebar) == []
    assert sidebar.card.words == ""
    model.lift_curtain()
    assert lines(sidebar)
    assert moves(sidebar)


@pytest.fixture
def german() -> Iterator[None]:
    app = QApplication.instance()
    assert app is not None
    translator = German(
        {"Log": "Verlauf", "Actions": "Spielzüge", "Card": "Karte", "your turn": "am Zug"}
    )
    app.installTranslator(translator)
    yield
    app.removeTranslator(translator)


def test_the_language_changes_at_once(qtbot: QtBot, sidebar: PlaySidebar, german: None) -> None:
    qtbot.waitUntil(lambda: sidebar.tabs.tabText(LOG) == "Verlauf")
    decides = sidebar.model.decides
    assert decides is not None
    assert sidebar.plates[decides].state == "am Zug"
    right = sidebar.tabs.tabRect(CARD).right()
    assert right < sidebar.tabs.width()


@pytest.mark.parametrize("scale", [0.75, 1.0, 1.4, 2.0])
def test_everything_has_its_place_at_every_scale(qtbot: QtBot, scale: float) -> None:
    sidebar = opened(qtbot, table(humans=4, actions=60), scale)
    assert sidebar.width() == round(248 * scale)
    parts = [sidebar.phase_header, *sidebar.plates, sidebar.tabs, sidebar.log]
    for above, below in pairwise(parts):
        assert above.geometry().bottom() < below.geometry().top()
    assert sidebar.rect().contains(sidebar.log.geometry())
    assert not sidebar.grab().isNull()
