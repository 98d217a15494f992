"""The head of the sidebar: the round and the phase."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from hansetable.ui.art.canvas import Canvas
from hansetable.ui.table.sidebar.phase_header import PhaseHeader
from tests.ui.table.model_fixture import table, table_until
from tests.ui.table.sidebar.sidebar_fixture import opened


def test_the_heading_tells_the_round_and_the_phase(qtbot: QtBot) -> None:
    sidebar = opened(qtbot, table_until("UseRoute"))
    assert sidebar.phase_header.title == "Round 1"
    assert sidebar.phase_header.phase == 2
    assert sidebar.phase_header.accessibleName() == "Round 1, Phase 2: Use"


def test_the_end_has_no_phase(qtbot: QtBot) -> None:
    sidebar = opened(qtbot, table(humans=4, actions=2000))
    assert sidebar.phase_header.title == "End of the game"
    assert sidebar.phase_header.phase == 0


@pytest.mark.parametrize("phase", [1, 2, 3, 4])
def test_the_names_of_the_phases_get_smaller_together_until_they_fit(
    qtbot: QtBot, phase: int
) -> None:
    head = PhaseHeader()
    qtbot.addWidget(head)
    head.say("Year 5", "", ("Frühling", "Sommer", "Herbst", "Winter"), phase)
    head.place(QRectF(0, 0, PhaseHeader.WIDTH, PhaseHeader.HEIGHT), 1.0)
    head.grab()
    with painting() as canvas:
        needed = sum(head._widths(canvas)) + 3 * 2
    assert needed <= PhaseHeader.WIDTH and 13 <= head._px <= 14


@contextmanager
def painting() -> Iterator[Canvas]:
    """A canvas on a picture that nobody sees."""
    image = QImage(8, 8, QImage.Format.Format_ARGB32)
    painter = QPainter(image)
    yield Canvas(painter)
    painter.end()
