"""How fast the screen is; where the machine may be busy, in time of the processor."""

from collections.abc import Iterator
from time import process_time

import pytest
from PySide6.QtWidgets import QApplication

from hansetable.games import GAMES, game
from hansetable.ui import frames

SHORT, LONG = 300, 3000


@pytest.fixture(autouse=True)
def undressed(qapp: QApplication) -> Iterator[None]:
    """Leaves no style behind."""
    yield
    qapp.setStyleSheet("")


@pytest.mark.parametrize("name", GAMES)
def test_dragging_keeps_up_with_the_screen_while_an_ai_thinks(name: str) -> None:
    times = frames.measure(game(name), SHORT, process_time)
    assert len(times) == SHORT
    assert frames.share(times, 0.99) < frames.FRAME / 2


@pytest.mark.soak
@pytest.mark.parametrize("name", GAMES)
def test_dragging_hardly_ever_misses_a_frame(name: str) -> None:
    assert frames.share(frames.measure(game(name), LONG), 0.99) < frames.FRAME


def test_the_first_page_is_soon_there(own_folders: object) -> None:
    frames.first_paint()  # paints the textures into the cache
    _, processor = frames.first_paint()
    assert processor < 1.5
