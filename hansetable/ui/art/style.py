"""The style of the standard widgets, so that dialogs look of one piece with the table.

Dialogs are sheets, the menu bar is wood, both as the theme wants them. Lantern is for the
main button (a QPushButton whose dynamic property ``primary`` is true) and for nothing else.
"""

import logging
import sys

from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QWidget

from hansetable.paths import FolderError
from hansetable.ui.art import fonts, indicators
from hansetable.ui.art.palette import (
    BRASS,
    CREAM,
    FACE,
    FACE_DOWN,
    FACE_HOT,
    FACE_RIM,
    FELT_DEEP,
    GONE,
    GONE_RIM,
    GONE_TEXT,
    INK,
    LANTERN,
    LETTER,
    LETTER_SOFT,
    PICKED,
    PICKED_TEXT,
    SHEET,
    SHEET_HOT,
    SHEET_INK,
    SHEET_LINK,
    SHEET_SOFT,
    WOOD,
    WOOD_LIT,
    css,
    resolve_color,
    set_theme,
)

_log = logging.getLogger(__name__)

TEXT_PX = 15
"""The height of running text in dialogs, in logical pixels."""

_SHEET = """
QDialog, QMessageBox, QWizard, QWizardPage, QScrollArea#paper { background: %(sheet)s; }
QDialog QLabel, QMessageBox QLabel { color: %(ink)s; background: transparent; }
QLabel[heading="true"] { font-family: "%(cinzel)s"; font-size: 19px; font-weight: 600; }
QLabel[note="true"] { color: %(soft)s; font-style: italic; font-weight: 500; }

QPushButton {
    background: %(face)s; color: %(ink)s; border: 1px solid %(face_rim)s; border-radius: 6px;
    padding: 6px 16px; min-height: 20px; font-weight: 600;
}
QPushButton:hover { background: %(face_hot)s; border-color: %(soft)s; }
QPushButton:pressed { background: %(face_down)s; }
QPushButton:checked { background: %(picked)s; color: %(picked_text)s; }
QPushButton:focus { border: 2px solid %(link)s; padding: 5px 15px; }
QPushButton:disabled { background: %(gone)s; color: %(gone_text)s; border-color: %(gone_rim)s; }
QPushButton[primary="true"] { background: %(lantern)s; color: %(print)s; border-color: #8a5a08; }
QPushButton[primary="true"]:hover { background: #ffc04a; }
QPushButton[primary="true"]:pressed { background: #eda21a; }
QPushButton[primary="true"]:focus { border-color: %(print)s; }
QPushButton[primary="true"]:disabled {
    background: %(gone)s; color: %(gone_text)s; border-color: %(gone_rim)s;
}
QPushButton[flat="true"] { background: transparent; border-color: transparent; }
QToolButton {
    background: transparent; color: %(ink)s; border: 1px solid transparent; border-radius: 6px;
    padding: 4px;
}
QToolButton:hover { background: %(face)s; border-color: %(face_rim)s; }
QToolButton:focus { border-color: %(link)s; }

QLineEdit, QSpinBox, QComboBox, QPlainTextEdit, QTextEdit, QListView, QTreeView, QTableView {
    background: %(face)s; color: %(ink)s; border: 1px solid %(face_rim)s; border-radius: 5px;
    selection-background-color: %(picked)s; selection-color: %(picked_text)s;
}
QLineEdit, QSpinBox, QComboBox { padding: 4px 8px; min-height: 20px; font-weight: 500; }
QLineEdit:focus, QSpinBox:focus, QComboBox:focus, QListView:focus, QTreeView:focus,
QTableView:focus { border-color: %(link)s; border-width: 2px; }
QLineEdit:focus, QSpinBox:focus, QComboBox:focus { padding: 3px 7px; }
QLineEdit:disabled, QSpinBox:disabled, QComboBox:disabled {
    background: %(gone)s; color: %(gone_text)s; border-color: %(gone_rim)s;
}
QComboBox QAbstractItemView { background: %(face)s; color: %(ink)s; outline: none; }
QListView, QTreeView, QTableView { outline: none; font-weight: 500; }
QListView::item { padding: 4px 8px; border-radius: 4px; }
QListView::item:hover { background: %(sheet_hot)s; }
QListView::item:selected { background: %(picked)s; color: %(picked_text)s; }
QHeaderView::section {
    background: %(sheet)s; color: %(soft)s; border: none; border-bottom: 1px solid %(face_rim)s;
    padding: 4px 8px; font-weight: 600;
}

QComboBox::drop-down { border: none; width: 26px; subcontrol-position: center right; }
QSpinBox::up-button, QSpinBox::down-button {
    subcontrol-origin: border; width: 28px; border: none; background: transparent;
}
QSpinBox::up-button { subcontrol-position: center right; }
QSpinBox::down-button { subcontrol-position: center left; }

QCheckBox, QRadioButton { color: %(ink)s; spacing: 8px; background: transparent; }
QCheckBox:disabled, QRadioButton:disabled { color: %(gone_text)s; }
QGroupBox {
    color: %(ink)s; border: 1px solid %(gone_rim)s; border-radius: 8px; margin-top: 11px;
    padding: 10px 10px 8px 10px;
}
QGroupBox::title { subcontrol-origin: margin; left: 12px; padding: 0 5px; }

QTabWidget::pane { border: none; border-top: 1px solid %(gone_rim)s; }
QTabBar { background: transparent; }
QTabBar::tab {
    background: transparent; color: %(soft)s; border: none; padding: 6px 4px; margin-right: 18px;
    border-bottom: 2px solid transparent; font-weight: 600;
}
QTabBar::tab:selected { color: %(ink)s; border-bottom-color: %(ink)s; }
QTabBar::tab:hover, QTabBar::tab:focus { color: %(ink)s; }

QScrollBar:vertical { background: transparent; width: 12px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 12px; margin: 0; }
QScrollBar::handle { background: %(face_rim)s; border-radius: 4px; margin: 2px; }
QScrollBar::handle:vertical { min-height: 28px; }
QScrollBar::handle:horizontal { min-width: 28px; }
QScrollBar::handle:hover { background: %(soft)s; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }

QTextBrowser {
    background: %(sheet)s; color: %(ink)s; border: none; padding: 4px 10px; font-weight: 500;
}

QMenuBar { background: %(wood)s; color: %(letter)s; padding: 0 4px; font-weight: 500; }
QMenuBar::item { background: transparent; padding: 4px 10px; }
QMenuBar::item:selected, QMenuBar::item:pressed { background: %(wood_lit)s; border-radius: 4px; }
QMenu {
    background: %(sheet)s; color: %(ink)s; border: 1px solid %(face_rim)s; padding: 5px;
    font-weight: 500;
}
QMenu::item { padding: 5px 26px 5px 22px; border-radius: 4px; }
QMenu::item:selected { background: %(picked)s; color: %(picked_text)s; }
QMenu::item:disabled { color: %(gone_text)s; }
QMenu::separator { height: 1px; background: %(gone_rim)s; margin: 5px 8px; }
QToolTip {
    background: %(sheet)s; color: %(ink)s; border: 1px solid %(face_rim)s; padding: 4px 7px;
    font-weight: 500;
}
QStatusBar { background: %(wood)s; color: %(letter_soft)s; }
QStatusBar::item { border: none; }
QProgressBar {
    background: %(gone)s; border: 1px solid %(gone_rim)s; border-radius: 5px; color: %(ink)s;
    text-align: center;
}
QProgressBar::chunk { background: %(brass)s; border-radius: 4px; }
"""

_INDICATORS = """
QCheckBox::indicator, QRadioButton::indicator, QListView::indicator { width: 18px; height: 18px; }
QCheckBox::indicator, QListView::indicator { image: url("%(box)s"); }
QCheckBox::indicator:checked, QListView::indicator:checked { image: url("%(box-on)s"); }
QCheckBox::indicator:disabled { image: url("%(box-off)s"); }
QCheckBox::indicator:checked:disabled { image: url("%(box-on-off)s"); }
QRadioButton::indicator { image: url("%(disc)s"); }
QRadioButton::indicator:checked { image: url("%(disc-on)s"); }
QRadioButton::indicator:disabled { image: url("%(disc-off)s"); }
QRadioButton::indicator:checked:disabled { image: url("%(disc-on-off)s"); }
QMenu::indicator { width: 14px; height: 14px; left: 5px; }
QMenu::indicator:checked { image: url("%(disc-on)s"); }
QComboBox::down-arrow { image: url("%(down)s"); width: 14px; height: 14px; }
QComboBox::down-arrow:disabled { image: url("%(down-off)s"); }
QSpinBox::up-arrow, QSpinBox::down-arrow { width: 14px; height: 14px; }
QSpinBox::up-arrow { image: url("%(plus)s"); }
QSpinBox::up-arrow:disabled, QSpinBox::up-arrow:off { image: url("%(plus-off)s"); }
QSpinBox::down-arrow { image: url("%(minus)s"); }
QSpinBox::down-arrow:disabled, QSpinBox::down-arrow:off { image: url("%(minus-off)s"); }
"""


def stylesheet() -> str:
    """The style sheet of the application; the fonts must have been loaded.

    Without a cache that can be written the marks of Qt stand in for our ticks and arrows.
    """
    try:
        pictures = indicators.files()
    except (FolderError, OSError) as error:
        _log.warning("cannot keep the pictures of the style: %s", error)
        return _sheet()
    return _sheet() + _INDICATORS % {name: file.as_posix() for name, file in pictures.items()}


def _sheet() -> str:
    return _SHEET % {"cinzel": fonts.CINZEL, **{name: css(role) for name, role in _COLOURS.items()}}


_COLOURS = {
    "brass": BRASS,
    "face": FACE,
    "face_down": FACE_DOWN,
    "face_hot": FACE_HOT,
    "face_rim": FACE_RIM,
    "gone": GONE,
    "gone_rim": GONE_RIM,
    "gone_text": GONE_TEXT,
    "ink": SHEET_INK,
    "lantern": LANTERN,
    "letter": LETTER,
    "letter_soft": LETTER_SOFT,
    "link": SHEET_LINK,
    "picked": PICKED,
    "picked_text": PICKED_TEXT,
    "print": INK,
    "sheet": SHEET,
    "sheet_hot": SHEET_HOT,
    "soft": SHEET_SOFT,
    "wood": WOOD,
    "wood_lit": WOOD_LIT,
}
"""What the names in the style sheet stand for."""


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
    app.setFont(fonts.font(TEXT_PX, 500))
    app.setStyleSheet(stylesheet())


def set_style_sheet(widget: QWidget, sheet: str) -> None:
    """Gives a widget a style sheet of its own, unless it has this very sheet already."""
    if widget.styleSheet() != sheet:
        widget.setStyleSheet(sheet)
