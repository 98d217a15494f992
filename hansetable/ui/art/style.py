"""The style of the standard widgets, so that dialogs look of one piece with the table.

Dialogs are sheets, the menu bar is wood, both as the theme wants them. Lantern is for the
main button (a QPushButton whose dynamic property ``primary`` is true) and for nothing else.
"""

import logging
import re
import sys
from pathlib import Path
from string import Template
from tempfile import TemporaryDirectory
from zlib import crc32

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter, QPalette
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication, QWidget

from hansetable.paths import FolderError, cache_dir, resources
from hansetable.ui.art import fonts, growth
from hansetable.ui.art.palette import (
    BRASS,
    CREAM,
    FACE,
    FACE_RIM,
    FELT_DEEP,
    GONE_RIM,
    GONE_TEXT,
    INK,
    LANTERN,
    PICKED,
    PICKED_TEXT,
    SHEET,
    SHEET_INK,
    SHEET_LINK,
    SHEET_SOFT,
    colours,
    resolve_color,
    set_theme,
)

_log = logging.getLogger(__name__)

TEXT_PX = 16
"""The height of running text in dialogs, in pixels of the code; see `growth`."""

_PRINT = {
    "brass": BRASS,
    "ink": INK,
    "lantern": LANTERN,
    "cinzel": fonts.CINZEL,
    "garamond": fonts.GARAMOND,
}
"""What a style sheet may name beside the roles of the theme."""
_DENSITIES = (1, 2, 3)
_PIXELS = re.compile(r"\b(\d+)px")


def style_sheet(name: str, **gaps: object) -> str:
    """A file of ``resources/styles`` in the theme of the moment, with further gaps filled.

    Its pixels grow with the window; those that fill a gap are taken as they are.
    """
    sheet = (resources() / "styles" / f"{name}.qss").read_text("utf-8")
    return _filled(_PIXELS.sub(lambda found: f"{growth.px(int(found[1]))}px", sheet), **gaps)


def _filled(text: str, **gaps: object) -> str:
    """A text in which ``$sheet_ink`` stands for the colour of that role."""
    return Template(text).substitute({**colours(), **_PRINT, **gaps})


def stylesheet() -> str:
    """The style sheet of the application; the fonts must have been loaded.

    Without a cache that can be written the marks of Qt stand in for our ticks and arrows.
    """
    sheet = style_sheet("application")
    try:
        return sheet + style_sheet("indicators", **indicators())
    except (FolderError, OSError) as error:
        _log.warning("cannot keep the pictures of the style: %s", error)
        return sheet


def indicators() -> dict[str, str]:
    """Ticks, dots and arrows as PNG files, for a style sheet takes them only from files.

    They are drawn into the cache of the user after ``resources/indicators``, for screens of single,
    double and triple density; once for each theme and size.

    Raises:
        FolderError: if there is no cache.
        OSError: if it cannot be written.
    """
    sources = sorted((resources() / "indicators").glob("*.svg"))
    drawings = {source.stem: _filled(source.read_text("utf-8")).encode() for source in sources}
    look = f"{crc32(b''.join(drawings.values())):08x}-{growth.factor():g}"
    folder = cache_dir() / f"indicators-{look}"
    if not folder.is_dir():
        with TemporaryDirectory(dir=folder.parent) as place:
            draft = Path(place, "draft")
            draft.mkdir()
            for name, drawing in drawings.items():
                for density in _DENSITIES:
                    suffix = "" if density == 1 else f"@{density}x"
                    _draw(drawing, density, draft / f"{name}{suffix}.png")
            try:
                draft.rename(folder)
            except OSError:
                if not folder.is_dir():  # else another Hansetable was first
                    raise
    return {name: (folder / f"{name}.png").as_posix() for name in drawings}


def _draw(drawing: bytes, density: int, file: Path) -> None:
    """Write an SVG drawing as a picture for screens of this density; raises `OSError`."""
    renderer = QSvgRenderer(drawing)
    size = renderer.defaultSize() * (density * growth.factor())
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    if not image.save(str(file)):
        raise OSError(f"cannot write {file}")


def palette() -> QPalette:
    """The colours of whatever the style sheet does not name, in the theme of the moment."""
    role, group = QPalette.ColorRole, QPalette.ColorGroup
    result = QPalette()
    for part, colour in (
        (role.Window, SHEET),
        (role.WindowText, SHEET_INK),
        (role.Base, FACE),
        (role.AlternateBase, SHEET),
        (role.Text, SHEET_INK),
        (role.PlaceholderText, GONE_TEXT),
        (role.Button, FACE),
        (role.ButtonText, SHEET_INK),
        (role.BrightText, CREAM),
        (role.ToolTipBase, SHEET),
        (role.ToolTipText, SHEET_INK),
        (role.Highlight, PICKED),
        (role.HighlightedText, PICKED_TEXT),
        (role.Link, SHEET_LINK),
        (role.LinkVisited, SHEET_SOFT),
        (role.Light, FACE),
        (role.Mid, GONE_RIM),
        (role.Dark, FACE_RIM),
        (role.Shadow, FELT_DEEP),
    ):
        result.setColor(part, resolve_color(colour))
    for part in (role.WindowText, role.Text, role.ButtonText):
        result.setColor(group.Disabled, part, resolve_color(GONE_TEXT))
    return result


def application() -> QApplication:
    """Return the application; it is made if there is none yet."""
    found = QApplication.instance()
    return found if isinstance(found, QApplication) else QApplication(sys.argv[:1])


def apply_theme(app: QApplication, theme: str = "felt") -> None:
    """Gives the whole application the look of the table: fonts, palette and style sheet.

    It may be called again with another theme; whoever keeps pictures or a sheet of its own
    makes them anew on `QEvent.Type.StyleChange`.
    """
    set_theme(theme)
    fonts.load()
    app.setStyle("Fusion")
    app.setPalette(palette())
    app.setFont(fonts.font(growth.px(TEXT_PX), 500))
    app.setStyleSheet(stylesheet())


def set_style_sheet(widget: QWidget, sheet: str) -> None:
    """Gives a widget a style sheet of its own, unless it has this very sheet already."""
    if widget.styleSheet() != sheet:
        widget.setStyleSheet(sheet)
