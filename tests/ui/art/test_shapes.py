import pytest
from PySide6.QtCore import QPointF, QRectF

from hansetable.ui.art import shapes


@pytest.mark.parametrize(
    ("commands", "box"),
    [
        ("M10 20 L60 20 L60 90Z", QRectF(10, 20, 50, 70)),
        ("M10 20 60 20 60 90Z", QRectF(10, 20, 50, 70)),
        ("M0 0 H30 V40Z", QRectF(0, 0, 30, 40)),
        ("M-5 -5 L.5 0 L0 5Z", QRectF(-5, -5, 5.5, 10)),
    ],
)
def test_outline_reads_svg_commands(commands: str, box: QRectF) -> None:
    assert shapes.outline(commands).boundingRect() == box


def test_outline_reads_curves() -> None:
    assert shapes.outline("M0 0 Q50 100 100 0Z").contains(QPointF(50, 40))
    assert shapes.outline("M0 0 C0 100 100 100 100 0Z").contains(QPointF(50, 70))


def test_cut_leaves_a_hole() -> None:
    ring = shapes.cut(shapes.ellipse(50, 50, 40), shapes.ellipse(50, 50, 20))
    assert ring.contains(QPointF(80, 50))
    assert not ring.contains(QPointF(50, 50))


def test_mirrored_exchanges_left_and_right() -> None:
    assert shapes.mirrored(shapes.box(0, 0, 20, 10)).boundingRect() == QRectF(80, 0, 20, 10)
