import pytest
from PySide6.QtCore import QRectF

from hansetable.ui.art import icons


@pytest.mark.parametrize("name", icons.NAMES)
def test_an_icon_fills_the_unit_square_and_stays_in_it(name: str) -> None:
    box = icons.path(name).boundingRect()
    assert QRectF(-0.001, -0.001, 1.002, 1.002).contains(box)
    assert max(box.width(), box.height()) > 0.7


def test_no_two_icons_are_alike() -> None:
    outlines = [icons.path(name).toFillPolygon().toList() for name in icons.NAMES]
    assert all(one not in outlines[:place] for place, one in enumerate(outlines))


def test_an_unknown_icon_is_an_error() -> None:
    with pytest.raises(KeyError):
        icons.path("unicorn")


def test_an_icon_is_drawn_once() -> None:
    assert icons.path("fish") is icons.path("fish")
