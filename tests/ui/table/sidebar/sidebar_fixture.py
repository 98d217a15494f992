"""The sidebar of a table by itself: opened, read and clicked."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hansetable.model.play import PlayModel
from hansetable.session.session import Session
from hansetable.ui.table.sidebar.sidebar import WIDTH, PlaySidebar
from hansetable.ui.widgets.buttons import PaintedButton
from tests.ui.table.model_fixture import COLUMNS, Silent, Words, table, table_until

LEFT = Qt.MouseButton.LeftButton


def opened(qtbot: QtBot, model: PlayModel, scale: float = 1.0) -> PlaySidebar:
    sidebar = PlaySidebar(model, Words(), COLUMNS)
    qtbot.addWidget(sidebar)
    sidebar.place(QRectF(0, 0, WIDTH, 742), scale)
    sidebar.show()
    sidebar.activateWindow()
    qtbot.waitExposed(sidebar)
    return sidebar


def lines(sidebar: PlaySidebar) -> list[str]:
    model = sidebar.log.model()
    return [str(model.index(row, 0).data()) for row in range(model.rowCount())]


def moves(sidebar: PlaySidebar) -> list[str]:
    model = sidebar.moves.model()
    return [str(model.index(row, 0).data()) for row in range(model.rowCount())]


def click(qtbot: QtBot, button: PaintedButton) -> None:
    qtbot.mouseClick(button, LEFT, pos=button.face().center().toPoint())


def click_line(qtbot: QtBot, sidebar: PlaySidebar, row: int) -> None:
    rect = sidebar.log.visualRect(sidebar.log.model().index(row, 0))
    qtbot.mouseClick(sidebar.log.viewport(), LEFT, pos=rect.center())


def laid_twice(qtbot: QtBot) -> tuple[PlaySidebar, int, int]:
    """A sidebar after two actions that can be taken back: row and the number of the first."""
    model = table_until("LayRoute")
    sidebar = opened(qtbot, model)
    row, number = sidebar.log.model().rowCount(), len(model.session.actions)
    for _ in range(2):
        model.say(next(a for a in model.choice.actions if type(a).__name__ == "Lay"))
    QApplication.processEvents()
    return sidebar, row, number


def back(qtbot: QtBot) -> PlaySidebar:
    """A sidebar at the moment in which the only person decides again after others did."""
    session = Session(table(humans=1).session.header)
    played = False
    while session.decides() != 0 or not played or session.actions[-1][0] == 0:
        seat = session.decides() or 0
        session.submit(seat, session.state.listed(seat)[0])
        played = played or (seat == 0 and len(session.actions) > 30)
    model = PlayModel(session, Silent(session.game))
    sidebar = opened(qtbot, model)
    model.begin()
    QApplication.processEvents()
    return sidebar
