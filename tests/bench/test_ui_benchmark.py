"""How fast the screen is; where the machine may be busy, in time of the processor."""

import json
import subprocess
import sys
from argparse import Namespace
from collections.abc import Iterator
from time import process_time

import pytest
from PySide6.QtWidgets import QApplication

from hansetable import commands
from hansetable.bench import ui_benchmark
from hansetable.games import GAMES, game

SHORT, LONG = 300, 3000
BARE = """
import time
from PySide6.QtWidgets import QApplication, QMainWindow
app = QApplication([])
window = QMainWindow()
window.show()
app.processEvents()
print(time.process_time())
"""
"""An empty window of Qt."""
USUAL = 0.15
"""How many seconds of the processor that takes on a machine that is not busy with others."""


@pytest.fixture(autouse=True)
def undressed(qapp: QApplication) -> Iterator[None]:
    """Leaves no style behind."""
    yield
    qapp.setStyleSheet("")


def slowness() -> float:
    """Return how many times slower than usual this machine is just now; 1 if it is not."""
    told = (
        subprocess.run([sys.executable, "-c", BARE], capture_output=True, check=True, timeout=60)
        for _ in range(3)
    )
    return max(1.0, min(float(one.stdout) for one in told) / USUAL)


def keeps(seconds: float, limit: float) -> bool:
    """Tell whether a time keeps a limit; how slow the machine is counts only if it does not."""
    return seconds < limit or seconds < limit * slowness()


@pytest.mark.parametrize("name", GAMES)
def test_dragging_keeps_up_with_the_screen_while_an_ai_thinks(name: str) -> None:
    times = ui_benchmark.measure(game(name), SHORT, process_time)
    assert len(times) == SHORT
    assert keeps(ui_benchmark.share(times, 0.99), ui_benchmark.FRAME / 2)


@pytest.mark.soak
@pytest.mark.parametrize("name", GAMES)
def test_dragging_hardly_ever_misses_a_frame(name: str) -> None:
    assert ui_benchmark.share(ui_benchmark.measure(game(name), LONG), 0.99) < ui_benchmark.FRAME


@pytest.mark.soak
@pytest.mark.parametrize("name", GAMES)
def test_a_large_screen_keeps_up(name: str) -> None:
    found = ui_benchmark.measure_on(ui_benchmark.SCREENS[-1], game(name))
    limits = {"whole": 50, "dragged, p99": 16, "20 move, p99": 25}
    assert all(keeps(found[what], limit) for what, limit in limits.items()), found
    assert found["memory, MB"] < 280


def test_screens_and_starts_are_told_in_one_table(
    own_folders: object, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(ui_benchmark, "SCREENS", (ui_benchmark.Screen(1366, 768, 2),))
    monkeypatch.setattr(ui_benchmark, "RECORDS", (4,))
    monkeypatch.setattr(ui_benchmark, "MOVES", 5)
    chosen = Namespace(game="riga", seats=4, screen=True, json=False)
    assert commands.bench(chosen) == 0
    told = capsys.readouterr().out
    assert "1366x768 x 2" in told and "4 records" in told and "dragged, p99" in told
    monkeypatch.setattr(ui_benchmark, "measure_on", lambda *_: {"whole": 1.0})
    monkeypatch.setattr(ui_benchmark, "first_paint", lambda _: (2.0, 1.0))
    assert commands.bench(Namespace(**vars(chosen) | {"json": True})) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["screens"] == {"1366x768 x 2": {"whole": 1.0}}
    assert found["starts"] == {"4 records": {"seconds": 2.0, "processor": 1.0}}


def test_the_first_page_is_soon_there(own_folders: object) -> None:
    assert any(keeps(ui_benchmark.first_paint()[1], 1.5) for _ in range(3))
