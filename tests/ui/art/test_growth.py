"""The one factor by which menus and dialogs grow with the window."""

from __future__ import annotations

import pytest

from hansetable.ui.art.growth import wished


@pytest.mark.parametrize(
    ("window", "screen", "percent", "expected"),
    [
        ((1366, 768), (1920, 1080), 100, 1.0),
        ((1366, 700), (1366, 728), 100, 1.0),  # maximised between the bars of a desktop
        ((2560, 1400), (2560, 1440), 100, 1.8),  # the table is larger by 1.87
        ((2000, 700), (2560, 1440), 100, 1.0),  # the table has no room to grow
        ((1366, 768), (1920, 1080), 130, 1.3),
        ((1366, 768), (1366, 768), 150, 1.05),  # no dialog is larger than the screen
        ((1024, 600), (1024, 600), 100, 0.75),
        ((853, 480), (853, 480), 100, 0.65),  # 1280 × 720 at a scale of 1.5
        ((720, 420), (1920, 1080), 100, 0.75),  # the pages of a small window shrink
        ((400, 300), (400, 300), 100, 0.6),
    ],
)
def test_how_large_letters_are(
    window: tuple[int, int], screen: tuple[int, int], percent: int, expected: float
) -> None:
    assert wished(window, screen, percent) == pytest.approx(expected)
