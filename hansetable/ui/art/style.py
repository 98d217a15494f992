"""The style of the standard widgets, so that dialogs look of one piece with the table.

Dialogs are sheets of paper with ink text, the menu bar is oak. Lantern is for the main button (a
QPushButton whose dynamic property ``primary`` is true) and for nothing else.
"""

import logging

from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

from hansetable.paths import FolderError
from hansetable.ui.art import fonts, indicators
from hansetable.ui.art.palette import (
    BRASS,
    BUTTON,
    BUTTON_RIM,
    CREAM,
    CREAM_SOFT,
    FELT_DEEP,
    INK,
    INK_SOFT,
    LANTERN,
    OAK,
    OFF,
    OFF_RIM,
    OFF_TEXT,
    PAPER,
    TEAL,
)

_log = logging.getLogger(__name__)

TEXT_PX = 15
"""The height of running text in dialogs, in logical pixels."""

_SHEET = """
QDialog, QMessageBox, QWizard, QWizardPage, QScrollArea#paper { background: %(paper)s; }
QDialog QLabel, QMessageBox QLabel { color: %(ink)s; background: transparent; }
QLabel[heading="true"] { font-family: "%(cinzel)s"; font-size: 19px; font-weight: 600; }
QLabel[note="true"] { color: %(soft)s; font-style: italic; font-weight: 500; }

QPushButton {
    background: %(button)s; color: %(ink)s; border: 1px solid %(button_rim)s; border-radius: 6px;
    padding: 6px 16px; min-height: 20px; font-weight: 600;
}
QPushButton:hover { background: #ffffff; border-color: %(soft)s; }
QPushButton:pressed { background: #ece1c6; }
QPushButton:checked { background: %(teal)s; color: %(cream)s; }
QPushButton:focus { border: 2px solid %(teal)s; padding: 5px 15px; }
QPushButton:disabled { background: %(off)s; color: %(off_text)s; border-color: %(off_rim)s; }
QPushButton[primary="true"] { background: %(lantern)s; border-color: #8a5a08; }
QPushButton[primary="true"]:hover { background: #ffc04a; }
QPushButton[primary="true"]:pressed { background: #eda21a; }
QPushButton[primary="true"]:focus { border-color: %(ink)s; }
QPushButton[primary="true"]:disabled { background: %(off)s; border-color: %(off_rim)s; }
QPushButton[flat="true"] { background: transparent; border-color: transparent; }
QToolButton {
    background: transparent; color: %(ink)s; border: 1px solid transparent; border-radius: 6px;
    padding: 4px;
}
QToolButton:hover { background: %(button)s; border-color: %(button_rim)s; }
QToolButton:focus { border-color: %(teal)s; }

QLineEdit, QSpinBox, QComboBox, QPlainTextEdit, QTextEdit, QListView, QTreeView, QTableView {
    background: %(button)s; color: %(ink)s; border: 1px solid %(button_rim)s; border-radius: 5px;
    selection-background-color: %(teal)s; selection-color: %(cream)s;
}
QLineEdit, QSpinBox, QComboBox { padding: 4px 8px; min-height: 20px; font-weight: 500; }
QLineEdit:focus, QSpinBox:focus, QComboBox:focus, QListView:focus, QTreeView:focus,
QTableView:focus { border-color: %(teal)s; border-width: 2px; }
QLineEdit:focus, QSpinBox:focus, QComboBox:focus { padding: 3px 7px; }
QLineEdit:disabled, QSpinBox:disabled, QComboBox:disabled {
    background: %(off)s; color: %(off_text)s; border-color: %(off_rim)s;
}
QComboBox QAbstractItemView { background: %(button)s; color: %(ink)s; outline: none; }
QListView, QTreeView, QTableView { outline: none; font-weight: 500; }
QListView::item { padding: 4px 8px; border-radius: 4px; }
QListView::item:hover { background: #efe3c4; }
QListView::item:selected { background: %(teal)s; color: %(cream)s; }
QHeaderView::section {
    background: %(paper)s; color: %(soft)s; border: none; border-bottom: 1px solid %(button_rim)s;
    padding: 4px 8px; font-weight: 600;
}

QComboBox::drop-down { border: none; width: 26px; subcontrol-position: center right; }
QSpinBox::up-button, QSpinBox::down-button {
    subcontrol-origin: border; width: 28px; border: none; background: transparent;
}
QSpinBox::up-button { subcontrol-position: center right; }
QSpinBox::down-button { subcontrol-position: center left; }

QCheckBox, QRadioButton { color: %(ink)s; spacing: 8px; background: transparent; }
QCheckBox:disabled, QRadioButton:disabled { color: %(off_text)s; }
QGroupBox {
    color: %(ink)s; border: 1px solid %(off_rim)s; border-radius: 8px; margin-top: 11px;
    padding: 10px 10px 8px 10px;
}
QGroupBox::title { subcontrol-origin: margin; left: 12px; padding: 0 5px; }

QTabWidget::pane { border: none; border-top: 1px solid %(off_rim)s; }
QTabBar { background: transparent; }
QTabBar::tab {
    background: transparent; color: %(soft)s; border: none; padding: 6px 4px; margin-right: 18px;
    border-bottom: 2px solid transparent; font-weight: 600;
}
QTabBar::tab:selected { color: %(ink)s; border-bottom-color: %(ink)s; }
QTabBar::tab:hover, QTabBar::tab:focus { color: %(ink)s; }

QScrollBar:vertical { background: transparent; width: 12px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 12px; margin: 0; }
QScrollBar::handle { background: %(button_rim)s; border-radius: 4px; margin: 2px; }
QScrollBar::handle:vertical { min-height: 28px; }
QScrollBar::handle:horizontal { min-width: 28px; }
QScrollBar::handle:hover { background: %(soft)s; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }

QTextBrowser {
    background: %(paper)s; color: %(ink)s; border: none; padding: 4px 10px; font-weight: 500;
}

QMenuBar { background: %(oak)s; color: %(cream)s; padding: 0 4px; font-weight: 500; }
QMenuBar::item { background: transparent; padding: 4px 10px; }
QMenuBar::item:selected, QMenuBar::item:pressed { background: #4b3828; border-radius: 4px; }
QMenu {
    background: %(paper)s; color: %(ink)s; border: 1px solid %(oak)s; padding: 5px;
    font-weight: 500;
}
QMenu::item { padding: 5px 26px 5px 22px; border-radius: 4px; }
QMenu::item:selected { background: %(teal)s; color: %(cream)s; }
QMenu::item:disabled { color: %(off_text)s; }
QMenu::separator { height: 1px; background: %(off_rim)s; margin: 5px 8px; }
QToolTip {
    background: %(paper)s; color: %(ink)s; border: 1px solid %(button_rim)s; padding: 4px 7px;
    font-weight: 500;
}
QStatusBar { background: %(oak)s; color: %(cream_soft)s; }
QStatusBar::item { border: none; }
QProgressBar {
    background: %(off)s; border: 1px solid %(off_rim)s; border-radius: 5px; color: %(ink)s;
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
    return _SHEET % {
        "cinzel": fonts.CINZEL,
        "paper": PAPER,
        "ink": INK,
        "soft": INK_SOFT,
        "cream": CREAM,
        "cream_soft": CREAM_SOFT,
        "button": BUTTON,
        "button_rim": BUTTON_RIM,
        "off": OFF,
        "off_rim": OFF_RIM,
        "off_text": OFF_TEXT,
        "lantern": LANTERN,
        "teal": TEAL,
        "oak": OAK,
        "brass": BRASS,
    }


def palette() -> QPalette:
    """The colours of whatever the style sheet does not name; the same by day and by night."""
    role, group = QPalette.ColorRole, QPalette.ColorGroup
    result = QPalette()
    for part, colour in (
        (role.Window, PAPER),
        (role.WindowText, INK),
        (role.Base, BUTTON),
        (role.AlternateBase, PAPER),
        (role.Text, INK),
        (role.PlaceholderText, OFF_TEXT),
        (role.Button, BUTTON),
        (role.ButtonText, INK),
        (role.BrightText, CREAM),
        (role.ToolTipBase, PAPER),
        (role.ToolTipText, INK),
        (role.Highlight, TEAL),
        (role.HighlightedText, CREAM),
        (role.Link, TEAL),
        (role.LinkVisited, INK_SOFT),
        (role.Light, BUTTON),
        (role.Mid, OFF_RIM),
        (role.Dark, BUTTON_RIM),
        (role.Shadow, FELT_DEEP),
    ):
        result.setColor(part, QColor(colour))
    for part in (role.WindowText, role.Text, role.ButtonText):
        result.setColor(group.Disabled, part, QColor(OFF_TEXT))
    return result


def dress(app: QApplication) -> None:
    """Gives the whole application the look of the table: fonts, palette and style sheet."""
    fonts.load()
    app.setStyle("Fusion")
    app.setPalette(palette())
    app.setFont(fonts.font(TEXT_PX, 500))
    app.setStyleSheet(stylesheet())
