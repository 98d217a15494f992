"""The table as a PNG."""

from __future__ import annotations

import pytest
from PIL import Image, ImageChops
from PySide6.QtWidgets import QApplication

from hansetable.session.session import Session
from hansetable.ui import language
from hansetable.ui.table.page import HEIGHT, WIDTH
from hansetable.ui.window.picture import render
from tests.ui.table.page_fixture import advance, game


@pytest.fixture
def session(qtbot, own_folders) -> Session:
    yield advance(game(("human", "greedy", "greedy")), lambda s: len(s.actions) >= 60)
    language.install(QApplication.instance(), "en")


def test_a_picture_has_the_size_of_its_scale(session, tmp_path) -> None:
    shots = []
    for code, scale in (("en", 0.5), ("de", 0.5), ("en", 2)):
        out = tmp_path / f"{code}.png"
        render(session, 50, out, code, scale)
        with Image.open(out) as picture:
            assert picture.format == "PNG"
            assert picture.size == (WIDTH * scale, HEIGHT * scale)
            shots.append(picture.convert("RGB"))
    assert ImageChops.difference(*shots[:2]).getbbox() is not None


def test_a_picture_shows_the_moment_that_was_asked_for(session, tmp_path) -> None:
    said = session.text()
    shots = []
    for number in (0, 59, 60, 60):
        out = tmp_path / f"{number}.png"
        render(session, number, out, "en", 0.5)
        shots.append(out.read_bytes())
    assert shots[0] != shots[1] != shots[2] and shots[2] == shots[3]
    assert session.text() == said, "the session itself is left alone"


def test_the_end_can_be_painted(qtbot, own_folders, tmp_path) -> None:
    session = advance(game(("greedy", "human")), lambda s: s.decides() is None)
    render(session, len(session.actions), tmp_path / "end.png", "en", 0.5)
    assert (tmp_path / "end.png").stat().st_size > 10_000


def test_a_folder_that_is_not_there_is_an_error(session, tmp_path) -> None:
    with pytest.raises(OSError, match=r"nowhere"):
        render(session, 5, tmp_path / "nowhere" / "x.png", "en", 0.5)
