"""The screen: one line that says why there is none, and windows that fit it."""

from __future__ import annotations

import os
import sys

from PySide6.QtCore import (
    QByteArray,
    QMessageLogContext,
    QPoint,
    QRect,
    QSize,
    Qt,
    QtMsgType,
    qInstallMessageHandler,
)
from PySide6.QtWidgets import QApplication, QWidget

from hansetable.ui.art import growth, style

NO_SCREEN = 2
"""The exit code where there is no screen."""
TITLE_BAR = QSize(8, 36)
"""About how much a frame adds to a window; the real one is known only after it was shown."""


def open_screen() -> QApplication:
    """Return the application; where Qt finds no screen the process ends with one line."""
    said: list[str] = []

    def take(kind: QtMsgType, _place: QMessageLogContext, text: str) -> None:
        said.append(" ".join(text.split()))
        if kind == QtMsgType.QtFatalMsg:  # Qt aborts as soon as this returns
            print(f"hansetable: no screen: {said[0]}", file=sys.stderr, flush=True)
            os._exit(NO_SCREEN)

    before = qInstallMessageHandler(take)
    app = style.application()
    qInstallMessageHandler(before)
    for text in said:
        print(text, file=sys.stderr)
    return app


def fit_screen(window: QWidget) -> None:
    """Bring a window that was not shown yet into the free area of its screen.

    It is moved and made smaller if needed; one that has no place yet comes to the middle. One that
    asks for the whole area or more is maximised, so that small screens are used to the last line.
    """
    area = window.screen().availableGeometry()
    window.setMinimumSize(window.minimumSize().boundedTo(area.size() - TITLE_BAR))
    wide, high = (window.size() + TITLE_BAR).toTuple()
    if wide > area.width() or high > area.height():
        window.setWindowState(window.windowState() | Qt.WindowState.WindowMaximized)
    rect = window.geometry()
    if not window.testAttribute(Qt.WidgetAttribute.WA_Moved):
        rect.moveCenter(area.center())
    window.setGeometry(fitted(rect, area))


def size_shown(window: QWidget) -> tuple[int, int]:
    """Return the size of a window, or about the one that it gets when it is shown maximised."""
    large = Qt.WindowState.WindowMaximized | Qt.WindowState.WindowFullScreen
    if window.isVisible() or not window.windowState() & large:
        return window.width(), window.height()
    area = window.screen().availableSize() - QSize(0, TITLE_BAR.height())
    return area.width(), area.height()


def factor_at_start(geometry: QByteArray, percent: int) -> float:
    """Return the factor (see `growth`) of a window that opens where the last one was left."""
    shell = QWidget()
    shell.resize(*growth.WINDOW)
    shell.restoreGeometry(geometry)
    fit_screen(shell)
    return fitting_factor(shell, percent)


def fitting_factor(window: QWidget, percent: int) -> float:
    """Return the factor of menus and dialogs for a window as large as it is shown."""
    return growth.wished(size_shown(window), window.screen().availableSize().toTuple(), percent)


def fitted(rect: QRect, area: QRect) -> QRect:
    """Return a window's inner rectangle, moved and made smaller so that its frame fits an area."""
    side, bar = TITLE_BAR.width() // 2, TITLE_BAR.height() - TITLE_BAR.width() // 2
    room = area.adjusted(side, bar, -side, -side)
    size = rect.size().boundedTo(room.size())
    left = min(max(rect.left(), room.left()), room.right() + 1 - size.width())
    top = min(max(rect.top(), room.top()), room.bottom() + 1 - size.height())
    return QRect(QPoint(left, top), size)
