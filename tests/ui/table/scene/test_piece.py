"""Pieces: kept pictures, glow, and no reference that is lost while painting."""

from __future__ import annotations

import sys

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

from hansetable.ui.art.canvas import Canvas
from hansetable.ui.table import layers
from hansetable.ui.table.scene import pictures
from hansetable.ui.table.scene.pictures import Picture, Pictures
from tests.ui.mouse_driver import MouseDriver
from tests.ui.table.page_fixture import game, options, table

REPAINTS = 500


@pytest.fixture
def page(qtbot, own_folders):
    with table(qtbot, game()) as page:
        page.view.settle()
        yield page


def test_500_repaints_lose_no_reference_to_none(page) -> None:
    picture = QImage(page.view.size(), QImage.Format.Format_ARGB32_Premultiplied)

    def repaint() -> None:
        painter = QPainter(picture)
        page.scene.render(painter)
        painter.end()

    repaint()
    before = sys.getrefcount(None)
    for _ in range(REPAINTS):
        repaint()
    assert sys.getrefcount(None) - before > -REPAINTS / 10


def test_a_face_is_painted_once(page) -> None:
    page.grab()
    kept = len(page.scene.pictures._kept)
    pieces = [p for p in page.scene.pieces.values() if p.geometry.face is not None]
    assert kept > 20
    assert len({(p.geometry.face, p.geometry.rect.width()) for p in pieces}) <= kept
    page.scene.update()
    page.grab()
    assert len(page.scene.pictures._kept) == kept


def test_the_pictures_forget_the_longest_unused(qapp, monkeypatch) -> None:
    monkeypatch.setattr(pictures, "MOST", 3 * 4)  # an empty picture is one pixel of four bytes
    store, painted = Pictures(), []
    for key in ("a", "b", "c", "a", "d", "a", "b"):
        store.get(key, QSizeF(10, 10), lambda canvas, rect, key=key: painted.append(key))
    assert painted == ["a", "b", "c", "d", "b"]


def test_a_picture_has_the_pixels_of_its_density(qapp) -> None:
    rects: list[QRectF] = []
    store = Pictures()
    for density in (1.0, 2.0):
        store.density = density
        (found,) = store.get("a", QSizeF(40, 60), lambda canvas, rect: rects.append(rect))
        wide = (40 + 2 * pictures.MARGIN) * density
        assert found.size.width() == wide
    assert rects[0] == rects[1]


def test_a_picture_is_laid_down_pixel_by_pixel_where_it_has_the_right_size(qapp) -> None:
    pixmap = QPixmap(3, 3)
    pixmap.fill(Qt.GlobalColor.red)
    whole = Picture.whole(pixmap)
    screen = QImage(20, 20, QImage.Format.Format_RGB32)
    screen.fill(Qt.GlobalColor.black)
    painter = QPainter(screen)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.scale(2, 2)
    before = painter.worldTransform()
    pictures.stamp(painter, QRectF(2.1, 2.2, 1.5, 1.5), (whole,))
    assert painter.worldTransform() == before
    pictures.stamp(painter, QRectF(6, 6, 3, 3), (whole,))
    painter.end()
    red = QColor(Qt.GlobalColor.red)
    found = {(x, y) for x in range(20) for y in range(20) if screen.pixelColor(x, y) == red}
    stretched = {(x, y) for x in range(12, 18) for y in range(12, 18)}
    assert found == {(x, y) for x in (4, 5, 6) for y in (4, 5, 6)} | stretched


@pytest.mark.parametrize("stretched", [False, True])
def test_a_picture_without_its_transparent_edge_looks_the_same(qapp, stretched: bool) -> None:
    def paint(canvas: Canvas) -> None:
        canvas.rect(QRectF(7, 4, 9, 17), "#a03010", 3)

    pixmap = pictures.painted(QSizeF(30, 40), 1.0, paint)
    cut = Picture.trimmed(pixmap)
    assert (cut.corner, cut.pixmap.size()) == (QPoint(6, 3), QSize(11, 19))
    looks = []
    for picture in (cut, Picture.whole(pixmap)):
        looks.append(QImage(90, 90, QImage.Format.Format_RGB32))
        looks[-1].fill(Qt.GlobalColor.white)
        painter = QPainter(looks[-1])
        pictures.stamp(painter, QRectF(5, 6, 30 * (1 + stretched), 40 * (1 + stretched)), [picture])
        painter.end()
    assert looks[0] == looks[1]


@pytest.mark.parametrize("size", [QSizeF(130.3, 90.6), QSizeF(90, 20)])
def test_a_hollow_picture_is_kept_in_parts_and_looks_the_same(qapp, size: QSizeF) -> None:
    store = Pictures()
    store.density = 2.3
    looks, kept = [], []
    for hollow in (False, True):
        found = store.get("ring", size, Canvas.glow, hollow)
        kept.append(sum(part.pixmap.width() * part.pixmap.height() for part in found))
        looks.append(QImage(found[0].size, QImage.Format.Format_RGB32))
        looks[-1].fill(Qt.GlobalColor.white)
        painter = QPainter(looks[-1])
        pictures.stamp(painter, QRectF(QPointF(), found[0].size.toSizeF()), found)
        painter.end()
    assert looks[0] == looks[1]
    assert kept[1] <= kept[0]
    assert size.height() < 50 or kept[1] < kept[0] * 0.7


def test_a_lit_piece_rises_under_the_mouse(page) -> None:
    action = options(page.model.session, "BuyOffice")[0]
    mouse = MouseDriver(page)
    piece = mouse.piece(f"stack:{action.city}")
    mouse.move(mouse.point(f"stack:{action.city}"))
    assert piece.hovered and piece.zValue() == layers.RAISED
    page.scene.hover(None)
    assert not piece.hovered and piece.zValue() == piece.geometry.z


def test_what_is_painted_stays_within_the_bounding_rectangle(page) -> None:
    for piece in page.scene.pieces.values():
        assert piece.boundingRect().contains(piece.face_rect())
        assert piece.sceneBoundingRect().intersects(page.scene.sceneRect())
