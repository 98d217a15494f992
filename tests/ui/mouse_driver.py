"""Drives the mouse: says actions on the table by real clicks and drags."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from hansetable.core import Action, Handle
from hansetable.model.ways import INSIST
from hansetable.ui.table.play_page import PlayPage
from hansetable.ui.table.scene.piece import PieceItem
from hansetable.ui.table.sidebar.sidebar import MOVES

LEFT = Qt.MouseButton.LeftButton


class MouseDriver:
    """The mouse of one person at a table page."""

    def __init__(self, page: PlayPage) -> None:
        self.page = page

    @property
    def port(self):
        """The widget that gets the mouse events."""
        return self.page.view.viewport()

    def piece(self, handle: Handle) -> PieceItem:
        """Return the uppermost glowing piece that says a handle."""
        pieces = [p for p in self.page.scene.pieces.values() if handle in p.says]
        assert pieces, f"nothing on the table says {handle}"
        return max(pieces, key=lambda p: (p.glow > 0, p.geometry.face is not None, p.geometry.lift))

    def point(self, handle: Handle) -> QPoint:
        """Return a point of the view where a click reaches what says the handle."""
        piece = self.piece(handle)
        rect = piece.face_rect()
        for part in ((0.5, 0.5), (0.5, 0.1), (0.5, 0.93), (0.08, 0.5), (0.93, 0.5), (0.1, 0.95)):
            local = QPointF(rect.x() + rect.width() * part[0], rect.y() + rect.height() * part[1])
            scene = piece.mapToScene(local)
            found = self.page.scene.piece_at(scene)
            if found is not None and handle in found.says:
                return self.page.view.mapFromScene(scene)
        raise AssertionError(f"no point of the table reaches {handle}")

    def click(self, handle: Handle) -> None:
        """Click what says a handle."""
        QTest.mouseClick(self.port, LEFT, Qt.KeyboardModifier.NoModifier, self.point(handle))

    def move(self, at: QPoint, held: Qt.MouseButton = Qt.MouseButton.NoButton) -> None:
        """Move to a point of the view, whatever other window is on the screen."""
        where, none = at.toPointF(), Qt.KeyboardModifier.NoModifier
        event = QMouseEvent(
            QEvent.Type.MouseMove,
            where,
            self.port.mapToGlobal(where),
            Qt.MouseButton.NoButton,
            held,
            none,
        )
        QApplication.sendEvent(self.port, event)

    def drag(self, source: Handle, target: Handle) -> None:
        """Drag one thing onto another."""
        start = self.point(source)
        QTest.mousePress(self.port, LEFT, Qt.KeyboardModifier.NoModifier, start)
        self.move(start + QPoint(12, 9), LEFT)
        QApplication.processEvents()
        end = self.point(target)
        self.move((start + end) / 2, LEFT)
        self.move(end, LEFT)
        QTest.mouseRelease(self.port, LEFT, Qt.KeyboardModifier.NoModifier, end)

    def say(self, action: Action, drag: bool) -> None:
        """Say an action, which is played at once."""
        page = self.page
        before = len(page.model.session.actions)
        self.touch(action, drag)
        assert len(page.model.session.actions) == before + 1, f"{action} was not said"
        assert page.model.session.actions[-1][1] == action

    def touch(self, action: Action, drag: bool) -> None:
        """Touch what an action touches, and choose it in the menu if one opens."""
        page = self.page
        handles = sorted(action.touches(), key=self._order)
        if handles[0].startswith("button:"):
            QTest.mouseClick(page.prompt_bar.buttons[handles[0]], LEFT)
        elif drag and action.DRAGS:
            self.drag(min(action.DRAGS), *handles)
        elif drag and len(handles) == 2:
            self.drag(*handles)
        else:
            for handle in handles:
                self.click(handle)
        if page.menu is not None:
            words = page.texts.action(action, page.model.view)
            entry = next(a for a in page.menu.actions() if a.text() == words)
            QTest.mouseClick(page.menu, LEFT, pos=page.menu.actionGeometry(entry).center())
            QApplication.processEvents()  # no hand clicks again before the menu has closed
        if page.model.choice.alone == action:
            self.click(handles[0])
        self._insist(action)

    def pick(self, action: Action) -> None:
        """Double-click an action in the list of moves."""
        page, moves = self.page, self.page.sidebar.moves
        page.sidebar.show_tab(MOVES)
        QApplication.processEvents()
        row = moves.model().index(moves.listed.index(action), 0)
        moves.scrollTo(row)
        at = moves.visualRect(row).center()
        QTest.mouseClick(moves.viewport(), LEFT, pos=at)
        QTest.mouseDClick(moves.viewport(), LEFT, pos=at)
        self._insist(action)

    def _insist(self, action: Action) -> None:
        """Say that an action is meant, if that is asked."""
        if self.page.model.weighed == action:
            QTest.mouseClick(self.page.prompt_bar.buttons[INSIST], LEFT)

    def _order(self, handle: Handle) -> tuple[bool, str]:
        """Pieces first, then the places that they are put on."""
        piece = None if handle.startswith("button:") else self.piece(handle)
        return (piece is None or piece.geometry.face is None or not piece.geometry.lift, handle)


def is_listed_only(page: PlayPage, action: Action) -> bool:
    """Tell whether an action has neither a piece nor a button of its own, as offers have not."""
    return all(
        h.startswith("button:") and h not in page.prompt_bar.buttons for h in action.touches()
    )


def hold(page: PlayPage, handle: Handle, at: QPoint) -> None:
    """Press on a thing and drag it to a point of the view, and keep the button pressed."""
    mouse = MouseDriver(page)
    start = mouse.point(handle)
    QTest.mousePress(mouse.port, LEFT, Qt.KeyboardModifier.NoModifier, start)
    mouse.move(start + QPoint(12, 9), LEFT)
    mouse.move(at, LEFT)
    QApplication.processEvents()


def let_go(page: PlayPage, at: QPoint) -> None:
    """Release the button there."""
    QTest.mouseRelease(page.view.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, at)
