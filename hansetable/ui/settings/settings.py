"""What the user has chosen for all games: language, pace and the like; the store room.

The sheet on which it is chosen is in ``settingsdialog``.
"""

from __future__ import annotations

from pathlib import Path
from typing import Generic, TypeVar

from PySide6.QtCore import QByteArray, QSettings

from hansetable import paths
from hansetable.ui import language
from hansetable.ui.art.palette import THEMES

LANGUAGES = ("system", *language.CODES)
ANIMATIONS = ("off", "fast", "normal", "slow")
PACES = ("fast", "normal", "slow")
THINKING = ("quick", "normal", "long")
CURTAINS = ("always", "hidden", "never")
ZOOM = range(100, 401)
"""Percent of the size at which the whole table fits the window."""
TEXT = range(90, 151)
"""Percent of the usual size of prompt bar and sidebar."""
FACE = range(100, 201)
"""Percent of the usual size of a piece that is looked at closely."""
VOLUME = range(0, 101)
CHOSEN = (
    "language", "animation", "pace", "thinking", "surroundings", "curtain", "practice", "hints",
    "recalls", "zoom", "text", "face", "sound", "volume",
)  # fmt: skip
"""What is chosen on the sheet; the rest is remembered by itself."""


_Value = TypeVar("_Value")


class _Setting(Generic[_Value]):
    """One setting of the file, named like its attribute; what cannot be read is its default."""

    def __init__(self, default: _Value) -> None:
        self._default = default

    def __set_name__(self, owner: type[Settings], name: str) -> None:
        self._name = name

    def __get__(self, settings: Settings, owner: type[Settings]) -> _Value:
        found = self._read(settings.store.value(self._name))
        return self._default if found is None else found

    def __set__(self, settings: Settings, value: _Value) -> None:
        settings.store.setValue(self._name, self._written(value))
        settings.store.sync()

    def _read(self, kept: object) -> _Value | None:
        """Return a value of the same type as it is; None for anything else."""
        return kept if isinstance(kept, type(self._default)) else None

    def _written(self, value: _Value) -> object:
        """Return what is written into the file."""
        return value


class _Word(_Setting[str]):
    """One of a few words; setting another one raises `ValueError`."""

    def __init__(self, known: tuple[str, ...], default: str) -> None:
        super().__init__(default)
        self._known = known

    def _read(self, kept: object) -> str | None:
        return kept if isinstance(kept, str) and kept in self._known else None

    def _written(self, value: str) -> str:
        if value not in self._known:
            wanted = ", ".join(self._known)
            raise ValueError(f"{self._name} is {value!r}, expected one of {wanted}")
        return value


class _Flag(_Setting[bool]):
    """Yes or no."""

    def _read(self, kept: object) -> bool | None:
        return {"true": True, "false": False}.get(kept) if isinstance(kept, str) else None

    def _written(self, value: bool) -> str:
        return "true" if value else "false"


class _Number(_Setting[int]):
    """A whole number within bounds; setting one beyond them means the nearest."""

    def __init__(self, bounds: range, default: int) -> None:
        super().__init__(default)
        self._bounds = bounds

    def _read(self, kept: object) -> int | None:
        text = str(kept)
        plain = text.isascii() and text.isdigit() and len(text) < 5
        return int(text) if plain and int(text) in self._bounds else None

    def _written(self, value: int) -> str:
        return str(min(max(value, self._bounds.start), self._bounds.stop - 1))


class Settings:
    """The settings file; whatever in it is missing or damaged counts as its default."""

    language = _Word(LANGUAGES, "system")
    """The language of the screen; "system" follows the computer."""
    animation = _Word(ANIMATIONS, "normal")
    """How fast pieces move."""
    pace = _Word(PACES, "normal")
    """How long the moves of the computer stay to be looked at."""
    thinking = _Word(THINKING, "normal")
    """How much the computer looks at before it decides."""
    recalls = _Flag(True)
    """Whether a person who is asked again is told what happened since the own turn."""
    surroundings = _Word(tuple(THEMES), "felt")
    """The colours of cloth, wood and sheets."""
    curtain = _Word(CURTAINS, "hidden")
    """When a curtain falls between two people at one screen."""
    practice = _Flag(False)
    """Whether a new game is a practice game, in which everything can be taken back."""
    hints = _Flag(True)
    """Whether one can ask for a hint."""
    zoom = _Number(ZOOM, 100)
    """The size of the table in percent of what fits the window."""
    text = _Number(TEXT, 100)
    """The size of prompt bar and sidebar in percent."""
    face = _Number(FACE, 100)
    """The size of a piece that is looked at closely in percent."""
    sound = _Flag(False)
    """Whether the table is heard."""
    volume = _Number(VOLUME, 60)
    """How loud it is, in percent."""

    last_setup = _Setting("")
    """The set-up of the last new game as JSON, empty if there was none."""
    welcomed = _Flag(False)
    """Whether the welcome of the first start has been shown."""
    geometry = _Setting(QByteArray())
    """Place and size of the main window, for Qt's restoreGeometry(); empty if unknown."""

    def __init__(self, file: Path | None = None) -> None:
        """Open a file, usually ``settings.ini`` in the user's folder; raises `FolderError`."""
        place = paths.config_dir() / "settings.ini" if file is None else file
        self.store = QSettings(str(place), QSettings.Format.IniFormat)

    @property
    def spoken(self) -> str:
        """The language that this means now, "de" or "en"."""
        return language.system() if self.language == "system" else self.language

    def reset(self) -> None:
        """Forget what was chosen; the language, the set-up and the place of the window are kept."""
        for key in CHOSEN:
            if key != "language":
                self.store.remove(key)
        self.store.sync()
