"""What others do, shown one beat after the other, each for as long as its words need."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from hansetable.core import Seat


class Beat(NamedTuple):
    """What is told at one time: some lines of the log, for so many milliseconds."""

    lines: range
    ms: int


def untold(lines: range) -> Iterable[Beat]:
    """Tell nothing: there is no screen, or none any more."""
    return ()


class Showing(QObject):
    """Takes the time that people need to follow the others.

    ``split`` returns the beats of some lines of the log; without a screen there are none.
    ``beat`` is the one that is shown, ``fresh`` if it is the first of an action, ``seat`` whose
    action it belongs to. While ``paused``, it stays; while ``rushing``, nothing is shown.

    Signals:
        changed: another beat is shown or none, or a pause has begun or ended.
        finished: everything has been shown.
    """

    changed = Signal()
    finished = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.split: Callable[[range], Iterable[Beat]] = untold
        self.beat: Beat | None = None
        self.seat: Seat | None = None
        self.paused = self.rushing = self.fresh = False
        self._next: list[Beat] = []
        self._part = 1.0
        self._timer = QTimer(self, singleShot=True, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self.step)

    @property
    def part(self) -> float:
        """How much of the time of the beat is left, from 1 to 0."""
        if self.beat is None or not self._timer.isActive():
            return self._part
        return self._timer.remainingTime() / max(1, self.beat.ms)

    @property
    def more(self) -> bool:
        """Whether another beat follows."""
        return bool(self._next)

    def begin(self, lines: range, seat: Seat | None) -> None:
        """Show what an action of a seat has told; nothing if there is nothing to tell."""
        self.show_beats(self.split(lines), seat)

    def show_beats(self, beats: Iterable[Beat], seat: Seat | None = None) -> None:
        """Show these beats instead of what was shown."""
        self.stop()
        if not self.rushing:
            self._next = list(beats)
        self.fresh = True
        if self._next:
            self.seat = seat
            self.step()

    def step(self) -> None:
        """Go on to the next beat, or come to the end."""
        self._timer.stop()
        self._part = 1.0
        self.fresh = self.fresh and self.beat is None
        self.beat = self._next.pop(0) if self._next else None
        if self.beat is None:
            self.seat = None
        elif not self.paused:
            self._timer.start(self.beat.ms)
        self.changed.emit()
        if self.beat is None:
            self.finished.emit()

    def skip(self, rest: bool = False) -> None:
        """Show the beat no longer; with ``rest`` nothing more until somebody is to play."""
        if rest:
            self.rushing, self.paused = True, False
            self._next.clear()
        if self.beat is not None:
            self.step()

    def pause(self, on: bool) -> None:
        """Let the beat that is shown stay, or go on."""
        if on == self.paused:
            return
        self._part = self.part
        self.paused = on
        if on:
            self._timer.stop()
        elif self.beat is not None:
            self._timer.start(round(self._part * self.beat.ms))
        self.changed.emit()

    def rest(self) -> None:
        """Somebody at the screen is to play: what comes later is shown as usual."""
        self.paused = self.rushing = False

    def stop(self) -> None:
        """Show nothing any more, and go on with nothing."""
        shown = self.beat is not None
        self._timer.stop()
        self.beat = self.seat = None
        self._next = []
        if shown:
            self.changed.emit()
