import pytest
from PIL import Image, ImageChops, ImageStat
from PySide6.QtWidgets import QApplication

from hansetable.paths import resources
from hansetable.ui.art import palette, textures
from hansetable.ui.art.textures import texture

FOLDER = resources() / "textures"
NAMES = sorted(file.stem for file in FOLDER.glob("*.bmp"))


@pytest.mark.parametrize("name", NAMES)
def test_a_texture_repeats_without_a_seam(name: str) -> None:
    picture = Image.open(FOLDER / f"{name}.bmp").convert("L")
    width, height = picture.size
    assert width > 1300 and height > 700
    for turned in (picture, picture.transpose(Image.Transpose.ROTATE_90)):
        middle = turned.width // 2
        assert _step(turned, turned.width - 1, 0) < 2 * _step(turned, middle, middle + 1) + 1


def _step(picture: Image.Image, left: int, right: int) -> float:
    """How much two columns of the picture differ on average."""
    columns = [picture.crop((x, 0, x + 1, picture.height)) for x in (left, right)]
    return ImageStat.Stat(ImageChops.difference(*columns)).mean[0]


@pytest.mark.parametrize("name", NAMES)
def test_a_texture_has_a_palette_and_takes_one_byte_a_pixel(name: str) -> None:
    with Image.open(FOLDER / f"{name}.bmp") as picture:
        assert picture.mode == "P"


def test_a_texture_that_is_not_there_is_named(qapp: QApplication) -> None:
    with pytest.raises(textures.TextureError, match=r"velvet\.bmp: the file is missing"):
        texture("velvet")


@pytest.mark.parametrize("part", ["cloth", "wood", "sheet"])
def test_a_surface_has_the_colour_of_its_theme(qapp: QApplication, part: str) -> None:
    try:
        for worn in palette.THEMES:
            palette.set_theme(worn)
            mean = textures.surface(part).toImage().scaled(64, 64).scaled(1, 1).pixelColor(0, 0)
            role = palette.resolve_color(part)
            for a, b in zip(mean.getRgb(), role.getRgb(), strict=True):
                assert abs(a - b) < 16
    finally:
        palette.set_theme("felt")
