"""Zoom and fit: by keys, by wheel, by the size of the window; the faces are painted anew."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap, QWheelEvent
from PySide6.QtWidgets import QApplication

from hansetable.games import GAMES
from hansetable.session.session import Session
from hansetable.ui.table.page import HEIGHT, WIDTH
from hansetable.ui.table.scene.background import AHEAD, Background
from hansetable.ui.table.scene.pictures import MARGIN
from hansetable.ui.table.scene.view import MOST, STEP
from tests.ui.table.page_fixture import game, table

RECORDS = Path(__file__).parents[3] / "records"


@pytest.fixture
def page(qtbot, own_folders):
    with table(qtbot, game(("human", "greedy"))) as page:
        page.view.settle()
        yield page


def wheel(view, steps: int, keys: Qt.KeyboardModifier) -> None:
    at = QPointF(view.viewport().rect().center())
    event = QWheelEvent(
        at,
        view.viewport().mapToGlobal(at),
        QPoint(),
        QPoint(0, 120 * steps),
        Qt.MouseButton.NoButton,
        keys,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(view.viewport(), event)


def test_the_whole_board_fits(page) -> None:
    view = page.view
    shown = view.mapFromScene(view.sceneRect()).boundingRect()
    assert view.viewport().rect().adjusted(-1, -1, 1, 1).contains(shown)
    assert view.zoom == 1.0


def test_ctrl_and_wheel_zoom(page) -> None:
    view, fit = page.view, page.view.transform().m11()
    wheel(view, 2, Qt.KeyboardModifier.ControlModifier)
    assert view.transform().m11() == pytest.approx(fit * STEP**2)
    wheel(view, -1, Qt.KeyboardModifier.ControlModifier)
    assert view.transform().m11() == pytest.approx(fit * STEP)


def test_the_wheel_alone_does_not_zoom(page) -> None:
    wheel(page.view, 2, Qt.KeyboardModifier.NoModifier)
    assert page.view.zoom == 1.0


def test_zoom_has_limits(page) -> None:
    page.view.zoom_by(-1)
    assert page.view.zoom == 1.0
    for _ in range(30):
        page.view.zoom_by(1)
    assert page.view.zoom == MOST
    page.view.zoom_by(0)
    assert page.view.zoom == 1.0


def test_a_larger_window_shows_a_larger_board(page) -> None:
    fit = page.view.transform().m11()
    page.resize(1366 * 3 // 2, 742 * 3 // 2)
    QApplication.processEvents()
    assert page.view.transform().m11() == pytest.approx(fit * 1.5, rel=0.01)
    assert page.view.zoom == 1.0
    page.resize(911, 495)
    assert page.view.transform().m11() == pytest.approx(fit * 2 / 3, rel=0.01)


def test_the_zoom_stays_when_the_window_grows(page) -> None:
    page.view.set_zoom(2.0)
    page.resize(1366 * 3 // 2, 742 * 3 // 2)
    assert page.view.zoom == 2.0
    assert page.view.transform().m11() == pytest.approx(page.view.fit_scale() * 2)


def test_faces_are_painted_anew_when_zooming_has_ended(qtbot, page) -> None:
    scene, view = page.scene, page.view
    page.grab()
    before = scene.density
    view.zoom_by(1)
    view.zoom_by(1)
    page.grab()
    assert scene.density == before, "not while one zooms"
    qtbot.waitUntil(lambda: scene.density > before)
    assert scene.density == pytest.approx(view.transform().m11() * view.devicePixelRatioF())
    page.grab()
    piece = scene.pieces["0/ship"]
    size = piece.geometry.rect.size()
    (kept,) = scene.pictures.get(piece.geometry.face, size, fail)
    assert kept.size.width() == pytest.approx((size.width() + 2 * MARGIN) * scene.density, abs=1)


def test_faces_are_painted_anew_on_another_screen(qtbot, page) -> None:
    page.scene.set_density(2.5)
    QApplication.sendEvent(page.view, QEvent(QEvent.Type.DevicePixelRatioChange))
    wanted = page.view.transform().m11() * page.view.devicePixelRatioF()
    qtbot.waitUntil(lambda: page.scene.density == pytest.approx(wanted))


def fail(*_: object) -> None:
    raise AssertionError("the face was not painted yet")


def test_a_zoomed_table_can_be_played(page) -> None:
    """The mouse reaches a piece where it is seen, also when the view is zoomed and scrolled."""
    page.view.set_zoom(2.0)
    page.view.centerOn(page.scene.pieces["0/ship"])
    at = page.view.mapFromScene(page.scene.pieces["0/ship"].pos())
    assert page.view.viewport().rect().contains(at)
    assert page.scene.piece_at(page.view.mapToScene(at)).handle in ("0/ship", "0/hold")


def test_a_table_that_is_larger_than_its_window_can_be_scrolled(page) -> None:
    view = page.view
    assert not view.verticalScrollBar().isVisible()
    view.set_zoom(2.0)
    QApplication.processEvents()
    assert view.verticalScrollBar().isVisible()
    assert view.horizontalScrollBar().isVisible()
    view.zoom_by(0)
    QApplication.processEvents()
    assert not view.verticalScrollBar().isVisible()
    assert not view.horizontalScrollBar().isVisible()


def test_what_does_not_move_is_not_painted_anew(page) -> None:
    page.grab()
    kept = page.scene.background._pixmap.cacheKey()
    piece = next(p for p in page.scene.pieces.values() if p.geometry.face is not None)
    piece.moveBy(5, 5)
    page.grab()
    assert page.scene.background._pixmap.cacheKey() == kept
    page.view.zoom_by(1)
    page.grab()
    assert page.scene.background._pixmap.cacheKey() != kept


def test_however_close_the_background_takes_no_more_memory(page) -> None:
    page.view.set_zoom(MOST)
    page.view.settle()
    page.grab()
    size = page.view.viewport().size() * page.devicePixelRatioF()
    beyond = QSize(2 * AHEAD, 2 * AHEAD)
    assert page.scene.background._pixmap.size() == size + beyond


def test_a_scrolled_background_is_the_one_that_is_painted_there(page) -> None:
    view, background = page.view, page.scene.background
    view.set_zoom(2)
    view.settle()
    for x, y in ((0, 0), (40, 0), (17, 90), (300, 5), (0, 60)):
        view.horizontalScrollBar().setValue(x)
        view.verticalScrollBar().setValue(y)
        page.grab()
    scrolled = _seen(page)
    background._pixmap = QPixmap()
    page.grab()
    assert scrolled == _seen(page)


@pytest.mark.parametrize("name", GAMES)
def test_a_changed_background_is_the_one_that_is_painted_anew(
    qtbot, own_folders, name: str
) -> None:
    file = next(RECORDS.glob(f"{name}-*-greedy.hanse"))
    record = Session.of_text(file.read_text(encoding="utf-8"))
    with table(qtbot, Session(record.header)) as page:
        board, place = page.scene.board, page.view.viewportTransform()
    moment = Session(record.header)
    shown = SimpleNamespace(view=moment.state.seen_by(0), bottom=0)
    background = Background(shown, board)  # type: ignore[arg-type]
    size, changed = QSize(WIDTH, HEIGHT), 0
    for number, (seat, action) in enumerate(record.actions[:60]):
        moment.submit(seat, action)
        if number % 3:
            continue
        shown.view = moment.state.seen_by(0)
        changed += background.refresh()
        kept = background.pixmap(size, 2, place)[0].toImage()
        anew = Background(shown, board)  # type: ignore[arg-type]
        anew.refresh()
        painter = QPainter(kept)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Difference)
        painter.drawPixmap(0, 0, anew.pixmap(size, 2, place)[0])
        painter.end()
        bits = bytes(kept.constBits())
        most = max(max(bits[colour::4]) for colour in range(3))
        assert most <= 3, "no more than what is rounded otherwise where a part is painted"
        assert background.scores == anew.scores
    assert changed > 10


def _seen(page) -> QImage:
    """Return what is seen of the background, without what is painted beyond the view."""
    background = page.scene.background
    size = page.view.viewport().size() * page.devicePixelRatioF()
    return background._pixmap.copy(QRect(-background._kept.topLeft(), size)).toImage()


def test_a_small_step_of_scrolling_paints_nothing_anew(page) -> None:
    page.view.set_zoom(2)
    page.view.settle()
    page.grab()
    kept = page.scene.background._pixmap.cacheKey()
    bar = page.view.verticalScrollBar()
    bar.setValue(bar.value() + AHEAD // 2)
    page.grab()
    assert page.scene.background._pixmap.cacheKey() == kept
    bar.setValue(bar.value() + AHEAD)
    page.grab()
    assert page.scene.background._pixmap.cacheKey() != kept
