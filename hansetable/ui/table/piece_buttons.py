"""The pieces as buttons that nobody sees: what a screen reader finds of the board, and presses."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QAccessible, QPaintEvent
from PySide6.QtWidgets import QPushButton, QWidget

from hansetable.core import Handle
from hansetable.model.play import PlayModel
from hansetable.ui.table.announcer import sentences
from hansetable.ui.table.scene.piece import PieceItem
from hansetable.ui.table.scene.view import PlayView


class _PieceButton(QPushButton):
    """Stands for one piece; mouse, keyboard and eye go through it to the table."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints nothing: the piece is painted on the table."""


class PieceButtons(QObject):
    """Keeps one button for each piece that can be touched, while a screen reader is there.

    ``words`` says what a piece is called, and then all else about it.
    """

    def __init__(
        self, view: PlayView, model: PlayModel, words: Callable[[Handle], Sequence[str]]
    ) -> None:
        super().__init__(view)
        self._view, self._model, self._words = view, model, words
        self._buttons: dict[Handle, _PieceButton] = {}
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._follow)
        for signal in (model.laid, model.asked, model.choiceChanged, model.curtainChanged):
            signal.connect(self.follow)
        view.settled.connect(self.follow)

    def follow(self) -> None:
        """Take over what can be touched, once all that happens at this moment has happened."""
        if self._model.curtain is not None:
            self._keep({})
        elif QAccessible.isActive():
            self._soon.start()

    def _follow(self) -> None:
        self._keep({piece.handle: piece for piece in self._view.table.cursor.touchable()})

    def _keep(self, touchable: Mapping[Handle, PieceItem]) -> None:
        """Have a button for each of these pieces, and for no other."""
        for handle in self._buttons.keys() - touchable.keys():
            gone = self._buttons.pop(handle)
            gone.hide()
            gone.deleteLater()
        for handle, piece in touchable.items():
            if handle not in self._buttons:
                self._buttons[handle] = button = _PieceButton(self._view.viewport())
                button.clicked.connect(lambda _, handle=handle: self.touch(handle))
            self._show(self._buttons[handle], piece)

    def _show(self, button: _PieceButton, piece: PieceItem) -> None:
        name, *others = self._words(piece.handle)
        button.setAccessibleName(name)
        button.setAccessibleDescription(sentences(others))
        button.setDown(piece.chosen)
        at = self._view.mapFromScene(piece.mapRectToScene(piece.face_rect())).boundingRect()
        button.setGeometry(at)
        button.show()

    def touch(self, handle: Handle) -> None:
        """Touch a piece as with the space bar."""
        table = self._view.table
        table.animator.stop()
        table.cursor.point_at(handle, led=True)
        table.cursor.touch()
        self.follow()
