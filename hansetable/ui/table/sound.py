"""What is heard at the table, if it is wanted and Qt can play: something moves, your turn, the end.

The sounds are small waves, computed once into the cache of the user. QtMultimedia comes with the
extra ``sound`` and is imported only when something is to be heard.
"""

from __future__ import annotations

import logging
import math
import random
import struct
from collections.abc import Callable, Mapping
from functools import lru_cache
from importlib import import_module
from io import BytesIO
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING
from wave import open as open_wave

from PySide6.QtCore import QObject, QUrl

from hansetable.model.table import TableModel
from hansetable.paths import FolderError, cache_dir, write_atomic

if TYPE_CHECKING:
    from PySide6.QtMultimedia import QSoundEffect

_log = logging.getLogger(__name__)

RATE = 22_050
"""Samples a second."""
_EDITION = "sounds-1"
_LOUDEST = 32_767


@lru_cache(maxsize=1)
def possible() -> bool:
    """Whether this computer has what it takes to play sounds: the extra, and what Qt needs."""
    try:
        return import_module("PySide6.QtMultimedia") is not None
    except ImportError as error:
        _log.info("no sound: %s", error)
        return False


class TableSounds(QObject):
    """Listens to one table and lets it be heard; silent until it is switched on."""

    def __init__(self, model: TableModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._effects: dict[str, QSoundEffect] = {}
        self._mine = False
        self.on = False
        self.volume = 0.6
        model.told.connect(self._moved)

    def apply(self, on: bool, volume: int) -> None:
        """Switch the sound on or off, and set how loud it is, in percent."""
        self.on = on and possible()
        self.volume = volume / 100
        for effect in self._effects.values():
            effect.setVolume(self.volume)

    def play(self, kind: str) -> None:
        """Play one of the `SOUNDS`, if the sound is on."""
        if not self.on:
            return
        effect = self._effects.get(kind)
        if effect is None:
            effect = self._effects[kind] = self._load(kind)
        effect.play()

    def say_turn(self, mine: bool) -> None:
        """Play a sound when it becomes the turn of the person at the screen."""
        if mine and not self._mine:
            self.play("turn")
        self._mine = mine

    def _load(self, kind: str) -> QSoundEffect:
        from PySide6.QtMultimedia import QSoundEffect

        effect = QSoundEffect(self)
        effect.setVolume(self.volume)
        try:
            effect.setSource(QUrl.fromLocalFile(str(file(kind))))
        except (FolderError, OSError) as error:
            _log.warning("cannot keep the sound %s: %s", kind, error)
        return effect

    def _moved(self) -> None:
        self.play("move")


def file(kind: str) -> Path:
    """The wave of a sound in the cache, computed now if it is not there yet.

    Raises:
        FolderError: if there is no cache.
        OSError: if it cannot be written.
    """
    place = cache_dir() / _EDITION / f"{kind}.wav"
    if not place.exists():
        place.parent.mkdir(parents=True, exist_ok=True)
        write_atomic(place, render(kind), lasting=False)
    return place


def render(kind: str) -> bytes:
    """A sound as a wave file; always the same bytes."""
    samples = SOUNDS[kind]()
    top = max(abs(sample) for sample in samples)
    data = BytesIO()
    with open_wave(data, "wb") as wave:
        wave.setnchannels(1)
        wave.setsampwidth(2)
        wave.setframerate(RATE)
        whole = [round(sample / top * 0.7 * _LOUDEST) for sample in samples]
        wave.writeframes(struct.pack(f"<{len(whole)}h", *whole))
    return data.getvalue()


def _brush() -> list[float]:
    """A card that slides over cloth: soft noise that swells and dies away."""
    noise, low = random.Random(7), 0.0
    samples = []
    for step in range(round(RATE * 0.16)):
        low += 0.22 * (noise.uniform(-1, 1) - low)
        part = step / (RATE * 0.16)
        samples.append(low * math.sin(math.pi * part) ** 2 * (1 - part))
    return samples


def _bells(*notes: tuple[float, float]) -> list[float]:
    """Small bells: the pitch in hertz and the start in seconds of each."""
    ring = 0.7
    samples = [0.0] * round(RATE * (max(start for _, start in notes) + ring))
    for pitch, start in notes:
        first = round(RATE * start)
        for step in range(round(RATE * ring)):
            time = step / RATE
            tone = math.sin(math.tau * pitch * time) + 0.35 * math.sin(
                math.tau * pitch * 2.76 * time
            )
            attack = min(1.0, step / 60)
            samples[first + step] += tone * attack * math.exp(-6 * time)
    return samples


SOUNDS: Mapping[str, Callable[[], list[float]]] = MappingProxyType(
    {
        "move": _brush,
        "turn": lambda: _bells((659.3, 0.0), (880.0, 0.14)),
        "end": lambda: _bells((523.3, 0.0), (659.3, 0.16), (784.0, 0.32), (1046.5, 0.48)),
    }
)
"""The sounds by their kind."""
