"""Pieces: kept pictures, glow, and no reference that is lost while painting."""

from __future__ import annotations

import sys

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QImage, QPainter

from hansetable.ui.table.scene import layers, pictures
from hansetable.ui.table.scene.pictures import Pictures
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
    monkeypatch.setattr(pictures, "MOST", 3)
    store, painted = Pictures(), []
    for key in ("a", "b", "c", "a", "d", "a", "b"):
        store.get(key, QSizeF(10, 10), lambda canvas, rect, key=key: painted.append(key))
    assert painted == ["a", "b", "c", "d", "b"]


def test_a_picture_has_the_pixels_of_its_density(qapp) -> None:
    rects: list[QRectF] = []
    store = Pictures()
    for density in (1.0, 2.0):
        store.density = density
        found = store.get("a", QSizeF(40, 60), lambda canvas, rect: rects.append(rect))
        wide = (40 + 2 * pictures.MARGIN) * density
        assert found.width() == wide and found.devicePixelRatio() == density
    assert rects[0] == rects[1]


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
