"""Windows fit the screen: first ones, remembered ones, on small and on scaled screens."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QRect

from hansetable.ui.window.screen import fitted

AREA = QRect(0, 24, 1280, 696)
"""A small screen with a bar at the top."""


@pytest.mark.parametrize(
    ("rect", "expected"),
    [
        (QRect(100, 100, 900, 560), QRect(100, 100, 900, 560)),  # it fits: nothing happens
        (QRect(900, 500, 900, 560), QRect(376, 156, 900, 560)),  # over the lower right corner
        (QRect(-50, 0, 900, 560), QRect(4, 56, 900, 560)),  # its title is outside
        (QRect(0, 0, 1366, 768), QRect(4, 56, 1272, 660)),  # too large
        (QRect(3000, 100, 900, 560), QRect(376, 100, 900, 560)),  # on a screen that is gone
    ],
)
def test_a_window_comes_into_the_free_area(rect: QRect, expected: QRect) -> None:
    assert fitted(rect, AREA) == expected


OPEN = """
import sys
from PySide6.QtCore import QRect
from hansetable import paths
from hansetable.session.autosave import Autosave
from hansetable.ui import language
from hansetable.ui.art import growth, style
from hansetable.ui.settings.settings import Settings
from hansetable.ui.window.main_window import MainWindow
from hansetable.ui.window.screen import factor_at_start, fit_screen, open_screen

app = open_screen()
settings = Settings()
first = factor_at_start(settings.geometry, settings.text)
growth.set_factor(first)
style.apply_theme(app)
language.install(app, "de")
window = MainWindow(settings, Autosave(paths.data_dir()))
fit_screen(window)
window.grow()
window.show()
app.processEvents()
window.grow()
assert growth.factor() == first, "the style is applied once"
area = window.screen().availableGeometry()
assert area.contains(window.geometry()), (area, window.geometry())
print(int(window.isMaximized()), *window.geometry().getRect())
if len(sys.argv) > 1:
    window.showNormal()
    window.setGeometry(QRect(*map(int, sys.argv[1:])))
settings.geometry = window.saveGeometry()
"""


def opened(tmp_path: Path, size: tuple[int, int], factor: float, *then: int) -> list[int]:
    """Open the window on a screen of so many dots; return whether it is maximised, and where.

    ``then`` is the rectangle that is remembered for the next start.
    """
    screen = tmp_path / "screen.json"
    screen.write_text(json.dumps({"screens": [{
        "name": "one", "x": 0, "y": 0, "width": size[0], "height": size[1],
        "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1,
    }]}))  # fmt: skip
    env = {**os.environ, "QT_QPA_PLATFORM": f"offscreen:configfile={screen}"}
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"):
        env[name] = str(tmp_path)
    env["QT_SCALE_FACTOR"] = str(factor)
    command = [sys.executable, "-c", OPEN, *map(str, then)]
    done = subprocess.run(command, env=env, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0 and not done.stderr, done.stderr
    return [int(number) for number in done.stdout.split()]


@pytest.mark.parametrize(
    ("size", "factor"),
    [((1024, 600), 1), ((1280, 720), 1), ((1280, 720), 1.5), ((1366, 768), 1)],
)
def test_small_screens_start_maximised(
    tmp_path: Path, size: tuple[int, int], factor: float
) -> None:
    assert opened(tmp_path, size, factor)[0] == 1


def test_on_a_larger_screen_the_first_window_is_in_the_middle(tmp_path: Path) -> None:
    assert opened(tmp_path, (1920, 1080), 1) == [0, 277, 156, 1366, 768]


def test_a_remembered_large_window_has_its_style_at_once(tmp_path: Path) -> None:
    opened(tmp_path, (2560, 1440), 1, 100, 100, 2200, 1250)
    assert opened(tmp_path, (2560, 1440), 1) == [0, 100, 100, 2200, 1250]


def test_a_remembered_window_comes_into_a_smaller_screen(tmp_path: Path) -> None:
    opened(tmp_path, (1920, 1080), 1, 640, 300, 1200, 700)
    assert opened(tmp_path, (1920, 1080), 1) == [0, 640, 300, 1200, 700]
    maximised, left, top, wide, high = opened(tmp_path, (1600, 900), 1)
    assert not maximised and (wide, high) == (1200, 700) and left + wide <= 1600
    assert top + high <= 900
