import ast
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QPointF, QRectF

from hansetable import paths
from hansetable.ui.art import icons
from hansetable.ui.start.catalog import GAME_ICONS

FILES = {file.stem: file for file in sorted((paths.resources() / "icons").glob("*.svg"))}
TREES = [
    ast.parse(file.read_text(encoding="utf-8")) for file in sorted(paths.package().rglob("*.py"))
]
WORDS = {node.value for tree in TREES for node in ast.walk(tree) if isinstance(node, ast.Constant)}


def asked_for() -> set[str]:
    """The icons that the code names where it draws; tables of icons have tests of their own."""
    names: list[ast.expr] = []
    for node in (node for tree in TREES for node in ast.walk(tree)):
        match node:
            case ast.Call(func=ast.Attribute(attr="icon"), args=[name, *_]):
                names.append(name)
            case ast.Call(func=ast.Attribute(attr="icon_in"), args=[_, name, *_]):
                names.append(name)
            case ast.Call(func=ast.Attribute(attr="_button"), args=[_, _, name]):
                names.append(name)
            case ast.keyword(arg="icon", value=name):
                names.append(name)
            case ast.Assign(targets=[ast.Attribute(attr="icon_name")], value=name):
                names.append(name)
    parts = (part for name in names for part in ast.walk(name))
    return {part.value for part in parts if isinstance(part, ast.Constant) and part.value}


@pytest.mark.parametrize("name", FILES)
def test_a_file_is_a_picture_of_100_by_100(name: str) -> None:
    root = ElementTree.parse(FILES[name]).getroot()
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert root.get("viewBox") == "0 0 100 100"


@pytest.mark.parametrize("name", FILES)
def test_an_icon_fills_the_unit_square_and_stays_in_it(name: str) -> None:
    box = icons.path(name).boundingRect()
    assert QRectF(-0.001, -0.001, 1.002, 1.002).contains(box)
    assert max(box.width(), box.height()) > 0.7


def test_no_two_icons_are_alike() -> None:
    outlines = [icons.path(name).toFillPolygon().toList() for name in FILES]
    assert all(one not in outlines[:place] for place, one in enumerate(outlines))


def test_every_icon_that_is_asked_for_has_a_file() -> None:
    assert {"cog", "earlier", "pause"} <= asked_for()
    assert asked_for() | set(GAME_ICONS.values()) <= set(FILES)


def test_every_file_is_asked_for() -> None:
    assert set(FILES) <= WORDS


def test_an_icon_is_read_once() -> None:
    assert icons.path("fish") is icons.path("fish")


# How a file is read


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The file of an icon “unicorn” that is not there yet."""
    monkeypatch.setattr(icons, "resources", lambda: tmp_path)
    (tmp_path / "icons").mkdir()
    yield tmp_path / "icons" / "unicorn.svg"
    icons.path.cache_clear()


HEAD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'


@pytest.mark.parametrize(
    "shape",
    [
        '<rect width="60" height="60"/>',
        '<polygon points="0,0 60,0 60,60 0,60"/>',
        '<path d="M0 30 h60" stroke="black" stroke-width="60" fill="none"/>',
        '<line x2="60" y1="30" y2="30" stroke="black" stroke-width="60"/>',
        '<g transform="translate(60 0) scale(-3 3)"><rect width="20" height="20"/></g>',
    ],
)
def test_black_shapes_and_lines_count_and_white_ones_are_cut_out(own: Path, shape: str) -> None:
    hole = '<circle cx="30" cy="30" r="10" fill="white"/>'
    own.write_text(f"{HEAD}{shape}{hole}</svg>", encoding="utf-8")
    icon = icons.path("unicorn")
    assert icon.boundingRect() == QRectF(0, 0, 0.6, 0.6)
    assert icon.contains(QPointF(0.3, 0.15))
    assert not icon.contains(QPointF(0.3, 0.3))


@pytest.mark.qt_log_ignore("Cannot (open|read) file", extend=True)
@pytest.mark.parametrize("content", [None, "", "no picture", f"{HEAD}<rect", f"{HEAD}</svg>"])
def test_a_missing_or_damaged_file_is_named(own: Path, content: str | None) -> None:
    if content is not None:
        own.write_text(content, encoding="utf-8")
    with pytest.raises(icons.IconError, match=r"unicorn\.svg: the file is missing, damaged"):
        icons.path("unicorn")
