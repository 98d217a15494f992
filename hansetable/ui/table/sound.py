"""What is heard at the table, if it is wanted and Qt can play: something moves, your turn, the end.

The sounds are the waves in ``resources/sounds``. QtMultimedia comes with the extra ``sound`` and
is imported only when something is to be heard.
"""

from __future__ import annotations

import logging
from functools import lru_cache
from importlib import import_module
from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QObject, QUrl

from hansetable.model.table import TableModel
from hansetable.paths import resources

if TYPE_CHECKING:
    from PySide6.QtMultimedia import QSoundEffect

_log = logging.getLogger(__name__)

Sound = Literal["move", "turn", "end"]


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

    def play(self, kind: Sound) -> None:
        """Play a sound, if the sound is on."""
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

    def _load(self, kind: Sound) -> QSoundEffect:
        from PySide6.QtMultimedia import QSoundEffect

        effect = QSoundEffect(self)
        effect.setVolume(self.volume)
        effect.setSource(QUrl.fromLocalFile(str(resources() / "sounds" / f"{kind}.wav")))
        return effect

    def _moved(self) -> None:
        self.play("move")
