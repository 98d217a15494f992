"""Reads the records on disk in small steps beside the window, which so never waits for them."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter

from PySide6.QtCore import QObject, QTimer, Signal

from hansetable.session.history import History

_BREATH, _PAUSE = 50, 1
"""Milliseconds before the first step, in which the page is painted, and between two steps."""
_STEP, _FIRST = 0.006, 0.03
"""Seconds that a step takes, and the first one where a list is opened."""
_TELL = 0.5
"""Seconds after which a page may show what is known better now."""
_SAVE = 30.0
"""Seconds after which what was found is written."""


class Reader(QObject):
    """Goes through a history as long as a page shows it.

    Signals:
        changed: more is known, or all.
    """

    changed = Signal()

    def __init__(self, history: History, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._history = history
        self._steps: Iterator[None] = iter(())
        self._told = self._saved = 0.0
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._step)

    @property
    def busy(self) -> bool:
        """Whether there is something left to read."""
        return self._timer.isActive()

    def begin(self, at_once: bool = False) -> None:
        """Look at the folder anew; at once for a first moment if it is opened as a list."""
        self._steps = self._history.steps()
        self._told = 0.0
        self._saved = perf_counter()
        self._timer.start(_BREATH)
        if at_once:
            self._step(_FIRST)

    def stop(self) -> None:
        """Read no further, and write what was found."""
        self._timer.stop()
        self._history.index.save()

    def _step(self, seconds: float = _STEP) -> None:
        self._timer.setInterval(_PAUSE)
        begun = perf_counter()
        for _ in self._steps:
            if perf_counter() > begun + seconds:
                break
        else:
            self.stop()
        now = perf_counter()
        if now > self._saved + _SAVE:
            self._saved = now
            self._history.index.save()
        if now > self._told + _TELL or not self.busy:
            self.changed.emit()
            self._told = perf_counter()
