"""The view of the table: fits the board into the window, zooms, and paints the felt around it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from hansetable.ui.art.style import set_style_sheet, style_sheet
from hansetable.ui.table.scene.pictures import Picture, stamp
from hansetable.ui.table.scene.play_scene import PlayScene
from hansetable.ui.table.scene.scene import TableScene
from hansetable.ui.widgets.speaking import Speaking

STEP = 1.15
LEAST, MOST = 1.0, 4.0
SETTLE = 120
"""How long after the last zoom the faces are painted anew, in milliseconds."""

_BY_TAB = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
_STAYS = (Qt.FocusReason.PopupFocusReason, Qt.FocusReason.ActiveWindowFocusReason)


class TableView(Speaking, QGraphicsView):
    """Shows a scene; at zoom 1 the whole board fits the window.

    Signals:
        zoomed(float): the person has chosen another zoom.
        settled(): the board lies otherwise in the window than before.
    """

    zoomed = Signal(float)
    settled = Signal()

    def __init__(self, scene: TableScene, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.table = scene
        self.zoom = 1.0
        self._fitted = QSize()
        self.setScene(scene)
        scene.setParent(self)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMouseTracking(True)
        hint = QPainter.RenderHint
        self.setRenderHints(hint.Antialiasing | hint.SmoothPixmapTransform | hint.TextAntialiasing)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.AnchorUnderMouse)
        self.restyle()
        self._settle = QTimer(self, singleShot=True, interval=SETTLE)
        self._settle.timeout.connect(self.settle)

    def restyle(self) -> None:
        """Give the scroll bars the colours of the theme."""
        set_style_sheet(self, _sheet())

    def fit_scale(self) -> float:
        """Return how many pixels a board unit has when the whole board fits."""
        rect, size = self.sceneRect(), self.size()
        return max(0.1, min(size.width() / rect.width(), size.height() / rect.height()))

    def set_zoom(self, zoom: float) -> None:
        """Zoom to a multiple of the fitting size, from 1 to 4; what is larger can be scrolled."""
        self.zoom = max(LEAST, min(MOST, zoom))
        bars = Qt.ScrollBarPolicy
        bar = bars.ScrollBarAsNeeded if self.zoom > LEAST else bars.ScrollBarAlwaysOff
        self.setHorizontalScrollBarPolicy(bar)
        self.setVerticalScrollBarPolicy(bar)
        scale = self.fit_scale() * self.zoom
        self.resetTransform()
        self.scale(scale, scale)
        self._settle.start()

    def choose_zoom(self, zoom: float) -> None:
        """Zoom because the person wants it, which is remembered."""
        self.set_zoom(zoom)
        self.zoomed.emit(self.zoom)

    def zoom_by(self, steps: int) -> None:
        """Come closer by so many steps, or step back; 0 shows the whole board."""
        self.choose_zoom(self.zoom * STEP**steps if steps else 1.0)

    def settle(self) -> None:
        """Paint the faces for the zoom and screen of this moment, without waiting."""
        self._settle.stop()
        self.table.set_density(self.transform().m11() * self.devicePixelRatioF())
        self.settled.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit everything into the new size; scroll bars that come and go change nothing."""
        super().resizeEvent(event)
        if self._fitted == self.size():
            return
        self._fitted = self.size()
        self.set_zoom(self.zoom)
        if self.table.density == 1.0:
            self.settle()

    def event(self, event: QEvent) -> bool:
        """Paint the faces anew when the window comes to a screen of another density."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._settle.start()
        return super().event(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom with Ctrl, else scroll."""
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.choose_zoom(self.zoom * STEP ** (event.angleDelta().y() / 120))
            event.accept()
        else:
            super().wheelEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Look at nothing any more."""
        super().leaveEvent(event)
        self.table.hover(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave every key to the page: nothing scrolls by itself."""
        event.ignore()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Paint the cloth and what lies on it under the pieces."""
        ratio = self.viewport().devicePixelRatioF()
        pixmap, at = self.table.background.pixmap(
            self.viewport().size(), ratio, self.viewportTransform()
        )
        painter.save()
        painter.resetTransform()
        area = QRectF(QPointF(at) / ratio, pixmap.size().toSizeF() / ratio)
        stamp(painter, area, (Picture.whole(pixmap),))
        painter.restore()


class PlayView(TableView):
    """Shows a scene that is played on, also with the keyboard."""

    table: PlayScene

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Go from piece to piece with the Tab key, and to the next widget after the last one."""
        return self.table.cursor.turn(forward) or super().focusNextPrevChild(forward)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show what the keyboard points at; who comes by Tab begins at the first or last piece."""
        super().focusInEvent(event)
        cursor = self.table.cursor
        cursor.show(True)
        if event.reason() in _BY_TAB and cursor.piece is None:
            cursor.turn(event.reason() == Qt.FocusReason.TabFocusReason)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Point at nothing while the keys go elsewhere, but not below a menu."""
        super().focusOutEvent(event)
        if event.reason() not in _STAYS:
            self.table.cursor.show(False)


def _sheet() -> str:
    """Scroll bars of wood, for a table that is larger than its window."""
    return style_sheet("table")
