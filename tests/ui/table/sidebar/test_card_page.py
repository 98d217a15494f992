"""The page of a card: the face in full size, and the way to its rule."""

from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from hansetable.ui.art.canvas import Canvas
from hansetable.ui.table.sidebar.sidebar import CARD, PlaySidebar
from tests.ui.table.sidebar.sidebar_fixture import LEFT


def test_a_card_is_painted_in_full_size(qtbot: QtBot, sidebar: PlaySidebar) -> None:
    rects: list[QRectF] = []

    def paint(canvas: Canvas, rect: QRectF) -> None:
        rects.append(rect)
        canvas.rect(rect, "#ff0000")

    sidebar.show_tab(CARD)
    sidebar.card.show_card(paint, "An office.", "N-42")
    picture = sidebar.grab().toImage()
    assert rects[0] == QRectF(0, 0, 240, 336)
    middle = sidebar.card.geometry().center()
    assert picture.pixelColor(middle.x(), sidebar.card.y() + 60).name() == "#ff0000"
    assert sidebar.card.accessibleName() == "An office."


def test_the_rule_of_a_card_can_be_opened(qtbot: QtBot, sidebar: PlaySidebar) -> None:
    sidebar.show_tab(CARD)
    sidebar.card.show_card(None, "An office.", "N-42")
    link = sidebar.card.link
    assert link.isVisible()
    with qtbot.waitSignal(sidebar.card.rule) as told:
        qtbot.mouseClick(link, LEFT, pos=link.face().center().toPoint())
    assert told.args == ["N-42"]
    sidebar.card.show_card(None, "A ship.")
    assert not link.isVisible()
