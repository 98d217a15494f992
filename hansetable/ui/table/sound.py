"""What is heard at the table: something moves, your turn, the end; and the notice in the task bar.

The sounds are the waves in ``resources/sounds``. They are played by what every desktop brings:
Windows itself, or a small program that plays a file. QtMultimedia would be 420 MB more on the disk.
"""

from __future__ import annotations

import logging
import shutil
import sys
import wave
from array import array
from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Literal

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

from hansetable.model.table import TableModel
from hansetable.paths import cache_dir, resources

_log = logging.getLogger(__name__)

Sound = Literal["move", "turn", "end"]

PLAYERS = (("pw-play",), ("paplay",), ("aplay", "-q"), ("afplay",))
"""Programs that play a file, of PipeWire, PulseAudio, ALSA and macOS, with what to tell them."""
APART = 0.25
"""How many seconds lie at least between two sounds of a kind: many actions may be skipped."""
_LIBRARIES = "LD_LIBRARY_PATH"
"""Where programs look for libraries; a bundle changes it and keeps the value of before."""


def player() -> Callable[[Path], object] | None:
    """Return what plays a file here without waiting for its end; None where nothing can."""
    if QGuiApplication.platformName() in ("offscreen", "minimal"):
        return None
    if sys.platform == "win32":
        import winsound

        how = winsound.SND_FILENAME | winsound.SND_ASYNC | winsound.SND_NODEFAULT
        return lambda file: winsound.PlaySound(str(file), how)
    for program, *words in PLAYERS:
        if found := shutil.which(program):
            return partial(_run, found, words)
    return None


def _run(program: str, words: list[str], file: Path) -> None:
    process, environment = QProcess(), QProcessEnvironment.systemEnvironment()
    before = environment.value(f"{_LIBRARIES}_ORIG")
    if before:
        environment.insert(_LIBRARIES, before)
    elif getattr(sys, "frozen", False):
        environment.remove(_LIBRARIES)
    process.setProcessEnvironment(environment)
    process.setStandardOutputFile(QProcess.nullDevice())
    process.setStandardErrorFile(QProcess.nullDevice())
    process.setProgram(program)
    process.setArguments([*words, str(file)])
    process.startDetached()


def quieter(kind: Sound, volume: int) -> Path:
    """Return the file of a sound at a volume in percent; it is written into the cache once.

    Raises:
        OSError: it cannot be written.
    """
    file = cache_dir() / "sounds" / f"{kind}-{volume}.wav"
    if not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        with wave.open(str(resources() / "sounds" / f"{kind}.wav")) as whole:
            samples = array("h", whole.readframes(whole.getnframes()))
            if sys.byteorder == "big":
                samples.byteswap()
            soft = array("h", (sample * volume // 100 for sample in samples))
            if sys.byteorder == "big":
                soft.byteswap()
            with wave.open(str(file), "wb") as out:
                out.setparams(whole.getparams())
                out.writeframes(soft.tobytes())
    return file


class TableSounds(QObject):
    """Listens to one table and lets it be heard; silent until it is switched on."""

    def __init__(self, model: TableModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._player: Callable[[Path], object] | None = None
        self._last: dict[Sound, float] = {}
        self._mine = False
        self.volume = 0
        model.told.connect(self._moved)

    def apply(self, on: bool, volume: int) -> None:
        """Switch the sound on or off, and set how loud it is, in percent."""
        self._player, self.volume = player() if on else None, volume

    def play(self, kind: Sound) -> None:
        """Play a sound, if the sound is on."""
        now = monotonic()
        if self._player is None or now - self._last.get(kind, 0.0) < APART:
            return
        self._last[kind] = now
        try:
            self._player(quieter(kind, self.volume))
        except (OSError, RuntimeError) as problem:
            _log.info("no sound: %s", problem)
            self._player = None

    def call(self, mine: bool, window: QWidget) -> None:
        """Tell the person at the screen that it is their turn, also in another window."""
        if mine and not self._mine:
            self.play("turn")
            QApplication.alert(window)  # does nothing while the window is active
        self._mine = mine

    def _moved(self) -> None:
        self.play("move")
