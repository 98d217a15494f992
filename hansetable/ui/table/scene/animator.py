"""One clock for all motion on the table."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QElapsedTimer, QObject, QPointF, QTimer, Signal

from hansetable.ui.table.scene.piece import PieceItem

MOVE = 260
"""How long a card moves at normal speed, in milliseconds."""
NEXT = 40
"""How much later each further card starts."""
BACK = 200
FACTORS = {"off": 0.0, "fast": 0.5, "normal": 1.0, "slow": 1.8}
FRAME = 15


class Animator(QObject):
    """Moves pieces to where they belong.

    Signals:
        finished: nothing moves any more.
    """

    finished = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.factor = FACTORS["normal"]
        self._clock = QElapsedTimer()
        self._moves: dict[PieceItem, tuple[QPointF, float, float, QEasingCurve]] = {}
        self._timer = QTimer(self, interval=FRAME)
        self._timer.timeout.connect(self._frame)

    @property
    def running(self) -> bool:
        """Whether anything moves."""
        return bool(self._moves)

    def send_home(self, pieces: list[PieceItem], refused: bool = False) -> None:
        """Move pieces to their places, one after another; ``refused``: back where it came from."""
        self.stop()
        curve = QEasingCurve(QEasingCurve.Type.OutBack if refused else QEasingCurve.Type.OutCubic)
        if refused:
            curve.setOvershoot(1.2)
        length = (BACK if refused else MOVE) * self.factor
        for order, piece in enumerate(pieces):
            if length <= 0:
                self._arrive(piece)
                continue
            start = min(order, 12) * NEXT * self.factor
            piece.moving = True
            piece.update_layer()
            self._moves[piece] = (piece.pos(), start, length, curve)
        if self._moves:
            self._clock.start()
            self._timer.start()

    def forget(self, piece: PieceItem) -> None:
        """Stop moving a piece that leaves the table."""
        self._moves.pop(piece, None)

    def stop(self) -> None:
        """End all motion: everything is at its place."""
        for piece in list(self._moves):
            self._arrive(piece)
        if self._timer.isActive():
            self._timer.stop()
            self.finished.emit()

    def _arrive(self, piece: PieceItem) -> None:
        self._moves.pop(piece, None)
        piece.setPos(piece.home())
        piece.moving = False
        piece.update_layer()

    def _frame(self) -> None:
        now = self._clock.elapsed()
        for piece, (origin, start, length, curve) in list(self._moves.items()):
            part = (now - start) / length
            if part >= 1:
                self._arrive(piece)
            elif part > 0:
                way = piece.home() - origin
                piece.setPos(origin + way * curve.valueForProgress(part))
        if not self._moves:
            self._timer.stop()
            self.finished.emit()
