"""What the user has chosen for all games: language, pace and the like; the store room.

The sheet on which it is chosen is in ``settingsdialog``.
"""

from __future__ import annotations

from collections.abc import Callable
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
    """One setting of the file, named like its attribute; what cannot be read is its default.

    ``read`` returns the value that a text of the file means, ``written`` what is written for a
    value; both return None for what does not fit.
    """

    def __init__(
        self,
        default: _Value,
        read: Callable[[str], _Value | None],
        written: Callable[[_Value], object] = str,
    ) -> None:
        self._default, self._read, self._written = default, read, written

    def __set_name__(self, owner: type[Settings], name: str) -> None:
        self._name = name

    def __get__(self, settings: Settings, owner: type[Settings]) -> _Value:
        kept = settings.store.value(self._name)
        found = self._read(kept) if isinstance(kept, str) else kept
        return found if isinstance(found, type(self._default)) else self._default

    def __set__(self, settings: Settings, value: _Value) -> None:
        kept = self._written(value)
        if kept is None:
            raise ValueError(f"{self._name} cannot be {value!r}")
        settings.store.setValue(self._name, kept)
        settings.store.sync()


def _word(known: tuple[str, ...], default: str) -> _Setting[str]:
    """One of a few words; setting another one raises `ValueError`."""

    def one(value: str) -> str | None:
        return value if value in known else None

    return _Setting(default, one, one)


def _flag(default: bool) -> _Setting[bool]:
    """Yes or no."""
    return _Setting(default, {"true": True, "false": False}.get, lambda on: str(on).lower())


def _number(bounds: range, default: int) -> _Setting[int]:
    """A whole number within bounds; setting one beyond them means the nearest."""

    def read(kept: str) -> int | None:
        plain = kept.isascii() and kept.isdigit() and len(kept) < 5
        return int(kept) if plain and int(kept) in bounds else None

    return _Setting(default, read, lambda value: str(min(max(value, bounds[0]), bounds[-1])))


class Settings:
    """The settings file; whatever in it is missing or damaged counts as its default."""

    language = _word(LANGUAGES, "system")
    """The language of the screen; "system" follows the computer."""
    animation = _word(ANIMATIONS, "normal")
    """How fast pieces move."""
    pace = _word(PACES, "normal")
    """How long the moves of the computer stay to be looked at."""
    thinking = _word(THINKING, "normal")
    """How much the computer looks at before it decides."""
    recalls = _flag(True)
    """Whether a person who is asked again is told what happened since the own turn."""
    surroundings = _word(tuple(THEMES), "felt")
    """The colours of cloth, wood and sheets."""
    curtain = _word(CURTAINS, "hidden")
    """When a curtain falls between two people at one screen."""
    practice = _flag(False)
    """Whether a new game is a practice game, in which everything can be taken back."""
    hints = _flag(True)
    """Whether one can ask for a hint."""
    zoom = _number(ZOOM, 100)
    """The size of the table in percent of what fits the window."""
    text = _number(TEXT, 100)
    """The size of prompt bar and sidebar in percent."""
    face = _number(FACE, 100)
    """The size of a piece that is looked at closely in percent."""
    sound = _flag(False)
    """Whether the table is heard."""
    volume = _number(VOLUME, 60)
    """How loud it is, in percent."""

    last_setup = _Setting("", str)
    """The set-up of the last new game as JSON, empty if there was none."""
    welcomed = _flag(False)
    """Whether the welcome of the first start has been shown."""
    geometry = _Setting(QByteArray(), lambda _: None, QByteArray)
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
