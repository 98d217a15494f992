"""What the user has chosen for all games: language, pace and the like, and where it is kept."""

from __future__ import annotations

import logging
import re
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QByteArray, QSettings

from hansetable import paths
from hansetable.errors import Message, listed, reason
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
"""Percent of the usual size of letters beside and below the table, in menus and dialogs."""
FACE = range(100, 201)
"""Percent of the usual size of a piece that is looked at closely."""
VOLUME = range(0, 101)
CHOSEN = (
    "language", "animation", "pace", "thinking", "surroundings", "curtain", "pass_on",
    "practice", "hints", "recalls", "zoom", "text", "face", "sound", "volume",
)  # fmt: skip
"""What is chosen on the sheet; the rest is remembered by itself."""

_MOST_BYTES = 100_000
"""How large the file may be; ours has about one thousand bytes."""
_STREAMED = re.compile(rb"@(Variant|DateTime)\(")
"""Values of Qt's own kinds, of which a damaged one does harm; we write none."""
_FOREIGN = Message("this is not a file of settings")
_LOG = logging.getLogger(__name__)


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
        found = self.found(settings.store)
        return self._default if found is None else found

    def found(self, store: QSettings) -> _Value | None:
        """Return what stands in a file; None for nothing, or for what is not understood."""
        kept = store.value(self._name)
        found = self._read(kept) if isinstance(kept, str) else kept
        return found if isinstance(found, type(self._default)) else None

    def __set__(self, settings: Settings, value: _Value) -> None:
        kept = self._written(value)
        if kept is None:
            raise ValueError(f"{self._name} cannot be {value!r}")
        settings.store.setValue(self._name, kept)
        settings.write()


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
    """The settings file; whatever in it is missing or damaged counts as its default.

    ``problem`` says what was not understood; the file was then kept aside under another name.
    """

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
    pass_on = _flag(True)
    """Whether the curtain waits until the person passes on, or only for the own card."""
    practice = _flag(False)
    """Whether a new game is a practice game, in which everything can be taken back."""
    hints = _flag(True)
    """Whether one can ask for a hint."""
    zoom = _number(ZOOM, 100)
    """The size of the table in percent of what fits the window."""
    text = _number(TEXT, 100)
    """The size of letters beside and below the table, in menus and dialogs, in percent."""
    face = _number(FACE, 100)
    """The size of a piece that is looked at closely in percent."""
    sound = _flag(True)
    """Whether the table is heard."""
    volume = _number(VOLUME, 40)
    """How loud it is, in percent."""

    last_setup = _Setting("", str)
    """The set-up of the last new game as JSON, empty if there was none."""
    last_seat = _Setting("", str)
    """The last table elsewhere: its code, address, and the own name, with @ between them."""
    slips = _number(range(4), 3)
    """In how many more steps slips say what the rings mean."""
    welcomed = _flag(False)
    """Whether the welcome of the first start has been shown."""
    geometry = _Setting(QByteArray(), lambda _: None, QByteArray)
    """Place and size of the main window, for Qt's restoreGeometry(); empty if unknown."""

    def __init__(self, file: Path | None = None) -> None:
        """Open a file, usually ``settings.ini`` in the user's folder; raises `FolderError`."""
        place = paths.config_dir() / "settings.ini" if file is None else file
        self.problem: Message | None = None
        self._refused = False
        wrong = _look_at(place)
        self.store = _store(place if wrong is None else place.with_name("no.ini"))
        wrong = wrong or self._not_understood()
        if wrong is not None:
            self._begin_anew(place, wrong)

    def _not_understood(self) -> Message | None:
        """Say which values do not fit, or that the file is no list of them."""
        odd = [name for name in self._known() if self.store.contains(name)]
        odd = [name for name in odd if self._known()[name].found(self.store) is None]
        if odd:
            return Message("not understood: {names}", names=listed(odd))
        if self.store.status() == QSettings.Status.FormatError:
            return _FOREIGN
        return None

    @staticmethod
    def _known() -> dict[str, _Setting[Any]]:
        return {name: one for name, one in vars(Settings).items() if isinstance(one, _Setting)}

    def _begin_anew(self, place: Path, wrong: Message) -> None:
        """Keep the file aside, and write a new one of what was understood in it."""
        aside = paths.aside(place)
        known = self._known().items()
        understood = {
            name: self.store.value(name) for name, one in known if one.found(self.store) is not None
        }
        try:
            place.rename(aside)
        except OSError as problem:
            self.problem = Message(
                "{file}: {reason}; the default settings hold, and changes are not kept ({why}).",
                file=place,
                reason=wrong,
                why=reason(problem),
            )
            place = aside
        else:
            self.problem = Message(
                "{file}: {reason}; what was not understood has its default again, and the old "
                "file was kept as {aside}.",
                file=place,
                reason=wrong,
                aside=aside.name,
            )
        _LOG.warning("%s", self.problem)
        self.store = _store(place)
        for name, value in understood.items():
            self.store.setValue(name, value)
        self.write()

    @property
    def spoken(self) -> str:
        """The language that this means now, "de" or "en"."""
        return language.system() if self.language == "system" else self.language

    def reset(self) -> None:
        """Forget what was chosen; the language, the set-up and the place of the window are kept."""
        for key in CHOSEN:
            if key != "language":
                self.store.remove(key)
        self.write()

    def write(self) -> None:
        """Write what was set; that it cannot be written is logged once."""
        self.store.sync()
        refused = self.store.status() == QSettings.Status.AccessError
        if refused and not self._refused:
            _LOG.warning("Cannot write the settings: %s", self.store.fileName())
        self._refused = refused


def _store(place: Path) -> QSettings:
    return QSettings(str(place), QSettings.Format.IniFormat)


def _look_at(place: Path) -> Message | None:
    """Return why Qt should not read a file; None if it may, or if there is none."""
    try:
        known = place.stat()
        if not stat.S_ISREG(known.st_mode):
            return Message("expected a file, found a folder or a device")
        if known.st_size > _MOST_BYTES:
            return Message("it is too large")
        content = place.read_bytes()
        content.decode("utf-8")
    except FileNotFoundError:
        return None
    except UnicodeDecodeError:
        return Message("it is not UTF-8 text")
    except OSError as problem:
        return reason(problem)
    odd = b"\0" in content or _STREAMED.search(content)
    return _FOREIGN if odd else None
