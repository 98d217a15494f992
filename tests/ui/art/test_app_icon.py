"""The sign of the program in every size."""

from __future__ import annotations

import pytest

from hansetable.ui.art.app_icon import SIZES, app_icon, app_pixmap, record_pixmap


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("paint", [app_pixmap, record_pixmap])
def test_a_sign_fills_its_size_and_is_clear_at_the_corners(qapp, paint, size: int) -> None:
    image = paint(size).toImage()
    assert (image.width(), image.height()) == (size, size)
    assert image.pixelColor(0, 0).alpha() < 40
    middle = {image.pixelColor(x, size // 2).name() for x in range(size)}
    assert len(middle) >= 3


def test_the_window_has_the_sign_in_all_sizes(qapp) -> None:
    assert {size.width() for size in app_icon().availableSizes()} == set(SIZES)
