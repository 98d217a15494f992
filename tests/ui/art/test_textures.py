from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat
from PySide6.QtWidgets import QApplication

from hansetable.ui.art import palette, textures
from hansetable.ui.art.textures import RECIPES, paint, texture


@pytest.fixture
def cache(qapp: QApplication, own_folders: Path) -> Iterator[Path]:
    texture.cache_clear()
    yield own_folders / "cache"
    texture.cache_clear()


def test_a_texture_is_painted_once_and_then_kept(
    cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = texture("land").toImage()
    assert len(list(cache.rglob("land.png"))) == 1
    texture.cache_clear()
    monkeypatch.setattr(textures, "paint", None)
    assert texture("land").toImage() == first


@pytest.mark.parametrize("broken", [b"", b"not a picture"])
def test_an_unreadable_file_is_painted_again(cache: Path, broken: bytes) -> None:
    texture("oak")
    (file,) = cache.rglob("oak.png")
    file.write_bytes(broken)
    texture.cache_clear()
    assert texture("oak").size().toTuple() == RECIPES["oak"].size
    assert len(file.read_bytes()) > 1000


def test_a_cache_that_cannot_be_written_is_no_error(
    cache: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    cache.parent.mkdir(exist_ok=True)
    cache.write_text("a file where the folder should be")
    assert not texture("sea").isNull()
    assert "cannot keep the texture sea" in caplog.text


@pytest.mark.parametrize("name", RECIPES)
def test_a_texture_has_its_colour_and_repeats_without_a_seam(name: str) -> None:
    recipe = RECIPES[name]
    picture = Image.open(BytesIO(paint(recipe)))
    assert picture.size == recipe.size
    mean = ImageStat.Stat(picture).mean
    assert all(abs(a - b) < 5 for a, b in zip(mean, recipe.colour, strict=True))
    width, height = picture.size
    seam = _step(picture, width - 1, 0, height)
    inside = _step(picture, width // 2, width // 2 + 1, height)
    assert seam < 2 * inside + 1


def _step(picture: Image.Image, left: int, right: int, height: int) -> float:
    """How much two columns of the picture differ on average."""
    columns = [picture.convert("L").crop((x, 0, x + 1, height)) for x in (left, right)]
    return ImageStat.Stat(ImageChops.difference(*columns)).mean[0]


def test_the_same_seed_paints_the_same_picture() -> None:
    assert paint(RECIPES["land"]) == paint(RECIPES["land"])


def test_an_unknown_texture_is_an_error(qapp: QApplication) -> None:
    with pytest.raises(KeyError):
        texture("velvet")


def test_the_surroundings_choose_cloth_and_wood(cache: Path) -> None:
    try:
        for worn, cloth in (("light", "linen"), ("dark", "night"), ("felt", "felt")):
            palette.set_theme(worn)
            assert textures.surface("cloth").toImage() == texture(cloth).toImage()
    finally:
        palette.set_theme("felt")
