"""How fast the screen is; where the machine may be busy, in time of the processor."""

from collections.abc import Iterator
from time import process_time

import pytest
from PySide6.QtWidgets import QApplication

from hansetable.games import GAMES, game
from hansetable.ui import frames

SHORT, LONG = 300, 3000
COUNTED, USUAL = 2_000_000, 0.15
"""How far a machine of usual speed counts in so many seconds of its processor."""


@pytest.fixture(autouse=True)
def undressed(qapp: QApplication) -> Iterator[None]:
    """Leaves no style behind."""
    yield
    qapp.setStyleSheet("")


def slowness() -> float:
    """Return how many times slower than usual this machine is just now; 1 if it is not."""

    def count() -> float:
        begun, sum_of_all = process_time(), 0
        for number in range(COUNTED):
            sum_of_all += number
        return process_time() - begun

    return max(1.0, min(count() for _ in range(3)) / USUAL)


@pytest.mark.parametrize("name", GAMES)
def test_dragging_keeps_up_with_the_screen_while_an_ai_thinks(name: str) -> None:
    times = frames.measure(game(name), SHORT, process_time)
    assert len(times) == SHORT
    assert frames.share(times, 0.99) < frames.FRAME / 2 * slowness()


@pytest.mark.soak
@pytest.mark.parametrize("name", GAMES)
def test_dragging_hardly_ever_misses_a_frame(name: str) -> None:
    assert frames.share(frames.measure(game(name), LONG), 0.99) < frames.FRAME


def test_the_first_page_is_soon_there(own_folders: object) -> None:
    frames.first_paint()  # paints the textures into the cache
    _, processor = frames.first_paint()
    assert processor < 1.5 * slowness()
