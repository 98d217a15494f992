from PySide6.QtCore import QPointF, QRectF

from hansetable.ui.art import shapes


def test_outline_reads_svg_commands() -> None:
    assert shapes.outline("M10 20 L60 20 L60 90.5Z").boundingRect() == QRectF(10, 20, 50, 70.5)


def test_outline_reads_curves() -> None:
    assert shapes.outline("M0 0 C0 100 100 100 100 0Z").contains(QPointF(50, 70))
