"""Drives the keyboard: says actions on the table by real keys to the window, and nothing else."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog

from hansetable.core import Action, Handle
from hansetable.model.ways import INSIST, LET_GO
from hansetable.ui.table.play_page import PlayPage
from hansetable.ui.table.scene.keyboard_cursor import WAYS, ahead

Key = Qt.Key
SHIFT = Qt.KeyboardModifier.ShiftModifier
NONE = Qt.KeyboardModifier.NoModifier
ARROWS = {"left": Key.Key_Left, "right": Key.Key_Right, "up": Key.Key_Up, "down": Key.Key_Down}
MOST = 400


class KeyboardDriver:
    """The keyboard of one person at a table page."""

    def __init__(self, page: PlayPage) -> None:
        self.page = page
        page.activateWindow()
        page.view.setFocus()
        QApplication.processEvents()

    @property
    def cursor(self):
        return self.page.scene.cursor

    def dialog(self) -> QDialog | None:
        """Return the dialog that is open over the table."""
        return next((w for w in self.page.findChildren(QDialog) if w.isVisible()), None)

    def press(self, key: Key, held: Qt.KeyboardModifier = NONE) -> None:
        """Press a key; Qt decides who gets it."""
        before = self.dialog()
        QTest.keyClick((before or self.page.window()).windowHandle(), key, held)
        if self.dialog() is not before:
            (self.dialog() or self.page).activateWindow()  # there is no window manager
            QApplication.processEvents()

    def write(self, text: str) -> None:
        """Press the keys of a text."""
        for sign in text:
            self.press(Key(ord(sign.upper())), NONE)

    # ---- pieces ---------------------------------------------------------------------------------

    def walk(self, handle: Handle) -> bool:
        """Lead the ring to a piece with the arrow keys; False if they do not lead there."""
        route = self.route(handle)
        if route is None:
            return False
        for way in route:
            self.press(ARROWS[way])
        return self.cursor.handle == handle

    def route(self, handle: Handle) -> list[str] | None:
        """Return the arrow keys that lead to a piece, as few as possible."""
        points = self.cursor.points(self.cursor.touchable())
        start = self.cursor.handle
        if not start:
            return None
        came: dict[Handle, tuple[Handle, str]] = {start: ("", "")}
        queue = deque([start])
        while queue:
            here = queue.popleft()
            if here == handle:
                route = []
                while came[here][0]:
                    here, way = came[here]
                    route.append(way)
                return route[::-1]
            at = self.page.scene.pieces[here].home()
            for way, vector in WAYS.items():
                others = {h: p for h, p in points.items() if h != here}
                there = ahead(at, vector, others)
                if there is not None and there not in came:
                    came[there] = (here, way)
                    queue.append(there)
        return None

    def tab_to(self, handle: Handle) -> None:
        """Lead the ring to a piece with the Tab key, through everything else if need be."""
        for _ in range(MOST):
            if self.cursor.handle == handle and self.page.view.hasFocus():
                return
            self.press(Key.Key_Tab)
        raise AssertionError(f"the Tab key does not lead to {handle}")

    def touch(self, handle: Handle) -> None:
        """Lead the ring to what says a handle, and touch it with the space bar."""
        found = [p for p in self.cursor.touchable() if handle in p.says and not p.chosen]
        assert found, f"the keyboard can touch nothing that says {handle}"
        target = found[0].handle
        if not self.page.view.hasFocus():
            self.page.view.setFocus()
        if self.cursor.piece is None:
            self.press(Key.Key_Left)
        if not self.walk(target):
            self.tab_to(target)
        self.press(Key.Key_Space)

    # ---- buttons, menus, lists ------------------------------------------------------------------

    def button(self, handle: Handle) -> None:
        """Press a button of the bar by its number, or the main button by Enter."""
        handles = [handle for handle in self.page.prompt_bar.buttons if handle != LET_GO]
        place = handles.index(handle)
        shown = self.page.prompt_bar.buttons[handle].key
        if shown == "Enter":
            self.press(Key.Key_Return)
        else:
            assert shown in (str(place + 1), None)  # where the bar is full it is not shown
            self.press(Key(Key.Key_1.value + place))

    def choose(self, words: str) -> None:
        """Choose an entry of the menu that has opened."""
        menu = self.page.menu
        assert menu is not None
        for _ in range(MOST):
            entry = menu.activeAction()
            if entry is not None and entry.text() == words:
                self.press(Key.Key_Return)
                return
            self.press(Key.Key_Down)
        raise AssertionError(f"the menu has no {words}")

    def open_list(self) -> None:
        """Give the keys to the list of moves."""
        sidebar = self.page.sidebar
        for key in (Key.Key_F6, Key.Key_Right):
            for _ in range(MOST):
                if sidebar.tabs.hasFocus() if key == Key.Key_F6 else sidebar.moves.isVisible():
                    break
                self.press(key)
        self.press(Key.Key_F6)
        assert sidebar.moves.hasFocus()

    def list_move(self, action: Action) -> None:
        """Play an action in the list of moves, and come back to the board."""
        self.open_list()
        self.pick(action)
        if self.page.model.curtain is None:
            self.press(Key.Key_F6)
            assert self.page.view.hasFocus()

    def pick(self, action: Action) -> None:
        """Play an action in the list of moves, which has the keys, and insist if it is asked."""
        moves = self.page.sidebar.moves
        for _ in range(MOST):
            if moves.chosen_action() == action:
                break
            self.press(Key.Key_Down)
        self.press(Key.Key_Return)
        if self.page.model.weighed == action:
            self.button(INSIST)

    def say(self, action: Action) -> None:
        """Say an action with keys only."""
        page = self.page
        before = len(page.model.session.actions)
        for handle in self.order(action):
            if handle in page.prompt_bar.buttons:
                self.button(handle)
            else:
                self.touch(handle)
        if page.menu is not None:
            self.choose(page.texts.action(action, page.model.view))
        if page.model.choice.alone == action:
            self.press(Key.Key_Return)
        if page.model.weighed == action:
            self.button(INSIST)
        assert len(page.model.session.actions) > before, f"{action} was not said"
        assert page.model.session.actions[before][1] == action

    def order(self, action: Action) -> Sequence[Handle]:
        """Pieces first, then the places that they are put on, then buttons."""
        pieces = self.page.scene.pieces.values()

        def rank(handle: Handle) -> tuple[int, str]:
            if handle.startswith("button:"):
                return (2, handle)
            faced = any(handle in p.says and p.geometry.face is not None and p.glow for p in pieces)
            return (0 if faced else 1, handle)

        return sorted(action.touches(), key=rank)
