import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from hansetable.games import GAMES
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.start import picture

GROUND = QColor("#123456")


@pytest.mark.parametrize("game", GAMES)
def test_a_scene_fills_its_card_and_nothing_else(qapp: QApplication, game: str) -> None:
    image = QImage(260, 180, QImage.Format.Format_RGB32)
    image.fill(GROUND)
    painter = QPainter(image)
    picture._paint_scene(Canvas(painter), game, QRectF(30, 30, 200, 114))
    assert not painter.hasClipping()
    painter.end()
    for x, y in ((32, 100), (227, 100), (130, 32), (32, 142), (227, 142)):
        assert image.pixelColor(x, y) != GROUND
    for x in range(260):
        assert all(image.pixelColor(x, y) == GROUND for y in (10, 28, 146, 170))
    for y in range(180):
        assert all(image.pixelColor(x, y) == GROUND for x in (10, 28, 232, 250))
    assert image.pixelColor(30, 30) == GROUND, "the upper corners are round"
