"""The dialogs that the menus open; the window loads them when the first one is wanted."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QDialog

from hansetable.games import GAMES
from hansetable.ui.help.about import About
from hansetable.ui.help.keys_page import KeysPage
from hansetable.ui.help.symbols_page import SymbolsPage
from hansetable.ui.settings.folders import Folders

if TYPE_CHECKING:
    from hansetable.ui.window.main_window import MainWindow
    from hansetable.ui.window.menus import Menus


def _keys(window: MainWindow) -> KeysPage:
    """Return the page of the keys; those of the menus are on it."""
    menus: Menus = window.menus
    return KeysPage(menus, window)


def _symbols(window: MainWindow) -> SymbolsPage:
    """Return the legend of the game on the table, or of the first game."""
    page = SymbolsPage(GAMES[0] if window.page is None else window.page.model.game.name, window)
    page.rule.connect(window.show_rules)
    return page


DIALOGS: Mapping[str, Callable[[MainWindow], QDialog]] = {
    "folders": Folders,
    "keys": _keys,
    "symbols": _symbols,
    "about": About,
}
"""What makes each of them, by the id of its entry."""
