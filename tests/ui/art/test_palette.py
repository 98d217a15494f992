from collections.abc import Iterator

import pytest
from PySide6.QtGui import QColor

from hansetable.ui.art import icons, palette

ROLES = {
    value
    for name, value in vars(palette).items()
    if name.isupper() and isinstance(value, str) and not value.startswith("#")
}


@pytest.fixture(autouse=True)
def felt() -> Iterator[None]:
    """Every test begins on felt and leaves it lying."""
    palette.set_theme("felt")
    yield
    palette.set_theme("felt")


@pytest.mark.parametrize(
    ("ink", "ground", "least"),
    [
        (palette.INK, palette.PAPER, 12),
        (palette.INK_SOFT, palette.PAPER, 5),
        (palette.CREAM, palette.FELT, 9),
        (palette.CREAM_SOFT, palette.FELT, 6),
        (palette.INK, palette.LANTERN, 8),
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
    assert all(icons.path(good) for good in palette.GOODS)


def test_every_seat_has_a_shape_of_its_own() -> None:
    shapes = [shape for _, shape in palette.SEATS.values()]
    assert len(set(shapes)) == len(shapes)
    assert all(icons.path(shape) for shape in shapes)


def test_alpha_keeps_the_colour() -> None:
    faint = palette.alpha(palette.WAX, 0.5)
    assert faint.name() == palette.WAX
    assert faint.alphaF() == pytest.approx(0.5, abs=0.01)


# The theme


@pytest.mark.parametrize("worn", palette.THEMES)
def test_a_theme_has_every_role_and_every_texture(worn: str) -> None:
    felt = set(palette.colours()), set(palette.textures())
    palette.set_theme(worn)
    assert felt[0] >= ROLES
    assert felt == (set(palette.colours()), set(palette.textures()))
    assert all(QColor(colour).isValid() for colour in palette.colours().values())


def test_no_other_theme_lies_in_the_file() -> None:
    assert tuple(palette._themes()) == palette.THEMES


@pytest.mark.parametrize("worn", palette.THEMES)
@pytest.mark.parametrize(
    ("ink", "ground"),
    [
        *(
            (ink, ground)
            for ink in (
                palette.LETTER,
                palette.LETTER_DIM,
                palette.LETTER_SOFT,
                palette.LETTER_MUTED,
                palette.LETTER_GAIN,
                palette.LETTER_LOSS,
                palette.LIT,
            )
            for ground in (palette.CLOTH, palette.PLATE)
        ),
        (palette.LETTER, palette.WOOD),
        (palette.LETTER, palette.WOOD_LIT),
        (palette.LETTER_DIM, palette.WOOD),
        (palette.LETTER_SOFT, palette.WOOD),
        (palette.LETTER_MUTED, palette.WOOD),
        (palette.REVERSED_SOFT, palette.LETTER),
        (palette.GONE_TEXT, palette.GONE),
        (palette.GONE_TEXT, palette.SHEET),
        (palette.SHEET_SOFT, palette.SHEET_HOT),
        (palette.SHEET_SOFT, palette.MARKED),
        (palette.REVERSED, palette.LETTER),
        (palette.SHEET_INK, palette.SHEET),
        (palette.SHEET_INK, palette.SHEET_HOT),
        (palette.SHEET_INK, palette.MARKED),
        (palette.SHEET_INK, palette.FACE),
        (palette.SHEET_INK, palette.FACE_HOT),
        (palette.SHEET_SOFT, palette.SHEET),
        (palette.SHEET_SOFT, palette.FACE),
        (palette.SHEET_GAIN, palette.SHEET),
        (palette.SHEET_LOSS, palette.SHEET),
        (palette.SHEET_LINK, palette.SHEET),
        (palette.PICKED_TEXT, palette.PICKED),
        (palette.INK, palette.LANTERN),
    ],
)
def test_text_can_be_read_in_every_surroundings(worn: str, ink: str, ground: str) -> None:
    palette.set_theme(worn)
    assert palette.contrast(ink, ground) >= 4.5


@pytest.mark.parametrize("worn", palette.THEMES)
@pytest.mark.parametrize(
    ("ground", "layer", "most"),
    [(palette.CLOTH, palette.INSET, 0.28), (palette.WOOD, palette.LIFT, 0.11)],
)
@pytest.mark.parametrize("ink", [palette.LETTER, palette.LETTER_SOFT, palette.LETTER_MUTED])
def test_text_can_be_read_on_panels_and_rows(
    worn: str, ground: str, layer: str, most: float, ink: str
) -> None:
    palette.set_theme(worn)
    low, high = palette.resolve_color(ground), palette.resolve_color(layer)
    mixed = QColor.fromRgbF(
        *(
            a * (1 - most) + b * most
            for a, b in zip(low.getRgbF()[:3], high.getRgbF()[:3], strict=True)
        )
    )
    assert palette.contrast(ink, mixed) >= 4.5


@pytest.mark.parametrize("worn", palette.THEMES)
def test_every_seat_has_a_line_that_is_seen_on_a_sheet(worn: str) -> None:
    palette.set_theme(worn)
    for colour, _ in palette.SEATS.values():
        assert palette.contrast(palette.on_sheet(colour), palette.SHEET) >= 1.8


def test_print_never_changes_with_the_surroundings() -> None:
    before = palette.resolve_color(palette.PAPER)
    palette.set_theme("dark")
    assert palette.resolve_color(palette.PAPER) == before
    assert palette.resolve_color(palette.SHEET) != before


def test_unknown_surroundings_are_an_error() -> None:
    with pytest.raises(KeyError):
        palette.set_theme("velvet")
    assert palette.theme() == "felt"
