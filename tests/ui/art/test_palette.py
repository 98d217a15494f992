import pytest

from hansetable.ui.art import icons, palette


@pytest.mark.parametrize(
    ("ink", "ground", "least"),
    [
        (palette.INK, palette.PAPER, 12),
        (palette.INK_SOFT, palette.PAPER, 5),
        (palette.CREAM, palette.FELT, 9),
        (palette.CREAM_SOFT, palette.FELT, 6),
        (palette.INK, palette.LANTERN, 8),
        (palette.CREAM, palette.OAK, 9),
    ],
)
def test_text_can_be_read_on_its_ground(ink: str, ground: str, least: float) -> None:
    assert palette.contrast(ink, ground) >= least


@pytest.mark.parametrize("colour", palette.GOODS.values(), ids=palette.GOODS)
def test_text_on_every_band_can_be_read(colour: str) -> None:
    assert palette.contrast(palette.on_band(colour), colour) >= 4.2


def test_a_light_band_takes_ink() -> None:
    assert palette.on_band("#d3a526") == palette.INK


def test_every_good_has_an_icon() -> None:
    assert set(palette.GOODS) <= set(icons.NAMES)


def test_every_seat_has_a_shape_of_its_own() -> None:
    shapes = [shape for _, shape in palette.SEATS.values()]
    assert len(set(shapes)) == len(shapes)
    assert set(shapes) <= set(icons.NAMES)


def test_alpha_keeps_the_colour() -> None:
    faint = palette.alpha(palette.WAX, 0.5)
    assert faint.name() == palette.WAX
    assert faint.alphaF() == pytest.approx(0.5, abs=0.01)
