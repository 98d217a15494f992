"""The sea charts are painted from their pictures, at any size and each time the same."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPixmap

from hansetable.ui.art.canvas import Canvas
from hansetable.ui.games import sea_chart
from tests.ui.games.painting import SIZES, all_differ, inside, is_blank, painted

CHARTS = {"novgorod": (812, 310), "kogge": (852, 446)}

pytestmark = [pytest.mark.usefixtures("qapp"), pytest.mark.parametrize("game", CHARTS)]


def chart_of(game: str, size: float, *lanes: sea_chart.Lane) -> QImage:
    wide, high = CHARTS[game]
    return painted(
        wide * size, high * size, lambda b, r: sea_chart.paint_chart(b, r, game, 0.2, lanes)
    )


@pytest.mark.parametrize("size", SIZES)
def test_a_chart_can_be_painted_at_any_size(game: str, size: float) -> None:
    assert not is_blank(inside(chart_of(game, size)))


def test_a_chart_has_land_and_water(game: str) -> None:
    image = inside(chart_of(game, 1))
    water, land = image.pixelColor(460, 240), image.pixelColor(20, 290)
    assert water.blue() > water.red() and land.red() > land.blue()


def test_a_chart_seen_closely_takes_no_more_memory(game: str, monkeypatch) -> None:
    pixels: list[int] = []
    paint = sea_chart._painted

    def painted_once(*how: object) -> QPixmap:
        picture: QPixmap = paint(*how)  # type: ignore[arg-type]
        pixels.append(picture.width() * picture.height())
        return picture

    def closely(b: Canvas, rect: QRectF) -> None:
        b.p.scale(4, 4)
        sea_chart.paint_chart(b, QRectF(rect.topLeft() / 4, rect.size() / 4), game, 0.2)

    monkeypatch.setattr(sea_chart, "_painted", painted_once)
    wide, high = CHARTS[game]
    assert not is_blank(inside(painted(wide * 4, high * 4, closely)))
    assert pixels[0] * 4 < 10.5 * 2**20


def test_a_chart_is_always_the_same(game: str) -> None:
    first = chart_of(game, 1)
    sea_chart._painted.cache_clear()
    assert chart_of(game, 1) == first


def test_a_chart_shows_its_lanes_and_their_colours(game: str) -> None:
    ways = [((150.0, 80.0), (400.0, 200.0), colour) for colour in ("#2d5558", "#a03020")]
    looks = [chart_of(game, 1), *(chart_of(game, 1, lane) for lane in ways)]
    assert all_differ(looks)
