"""What the user has chosen for all games: language, pace and the like; the store room.

The sheet on which it is chosen is in ``settingsdialog``.
"""

from pathlib import Path

from PySide6.QtCore import QByteArray, QSettings

from hansetable import paths
from hansetable.ui import language
from hansetable.ui.art.palette import SURROUNDINGS

LANGUAGES = ("system", *language.CODES)
ANIMATIONS = ("off", "fast", "normal", "slow")
PACES = ("fast", "normal", "slow")
THINKING = ("quick", "normal", "long")
CURTAINS = ("always", "hidden", "never")
ZOOM = range(100, 401)
"""Percent of the size at which the whole table fits the window."""
TEXT = range(90, 151)
"""Percent of the usual size of bar and dock."""
FACE = range(100, 201)
"""Percent of the usual size of a piece that is looked at closely."""
VOLUME = range(0, 101)
CHOSEN = (
    "language", "animation", "pace", "thinking", "surroundings", "curtain", "practice", "hints",
    "recalls", "zoom", "text", "face", "sound", "volume",
)  # fmt: skip
"""What is chosen on the sheet; the rest is remembered by itself."""


class Settings:
    """The settings file; whatever in it is missing or damaged counts as its default."""

    def __init__(self, file: Path | None = None) -> None:
        """Open a file, usually ``settings.ini`` in the user's folder; raises `FolderError`."""
        place = paths.config_dir() / "settings.ini" if file is None else file
        self._store = QSettings(str(place), QSettings.Format.IniFormat)

    @property
    def language(self) -> str:
        """One of `LANGUAGES`; "system" follows the computer."""
        return self._word("language", LANGUAGES, "system")

    @language.setter
    def language(self, value: str) -> None:
        self._choose("language", LANGUAGES, value)

    @property
    def spoken(self) -> str:
        """The language that this means now, "de" or "en"."""
        return language.system() if self.language == "system" else self.language

    @property
    def animation(self) -> str:
        """One of `ANIMATIONS`: how fast pieces move."""
        return self._word("animation", ANIMATIONS, "normal")

    @animation.setter
    def animation(self, value: str) -> None:
        self._choose("animation", ANIMATIONS, value)

    @property
    def pace(self) -> str:
        """One of `PACES`: how long the moves of the computer stay to be looked at."""
        return self._word("pace", PACES, "normal")

    @pace.setter
    def pace(self, value: str) -> None:
        self._choose("pace", PACES, value)

    @property
    def thinking(self) -> str:
        """One of `THINKING`: how much the computer looks at before it decides."""
        return self._word("thinking", THINKING, "normal")

    @thinking.setter
    def thinking(self, value: str) -> None:
        self._choose("thinking", THINKING, value)

    @property
    def recalls(self) -> bool:
        """Whether a person who is asked again is told what happened since the own turn."""
        return self._word("recalls", ("true", "false"), "true") == "true"

    @recalls.setter
    def recalls(self, value: bool) -> None:
        self._put("recalls", "true" if value else "false")

    @property
    def surroundings(self) -> str:
        """One of the `palette.SURROUNDINGS`: the colours of cloth, wood and sheets."""
        return self._word("surroundings", tuple(SURROUNDINGS), "felt")

    @surroundings.setter
    def surroundings(self, value: str) -> None:
        self._choose("surroundings", tuple(SURROUNDINGS), value)

    @property
    def curtain(self) -> str:
        """One of `CURTAINS`: when a curtain falls between two people at one screen."""
        return self._word("curtain", CURTAINS, "hidden")

    @curtain.setter
    def curtain(self, value: str) -> None:
        self._choose("curtain", CURTAINS, value)

    @property
    def practice(self) -> bool:
        """Whether a new game is a practice game, in which everything can be taken back."""
        return self._flag("practice")

    @practice.setter
    def practice(self, value: bool) -> None:
        self._put("practice", "true" if value else "false")

    @property
    def hints(self) -> bool:
        """Whether one can ask for a hint."""
        return self._flag("hints", "true")

    @hints.setter
    def hints(self, value: bool) -> None:
        self._put("hints", "true" if value else "false")

    @property
    def zoom(self) -> int:
        """The size of the table in percent of what fits the window, within `ZOOM`."""
        return self._number("zoom", ZOOM, 100)

    @zoom.setter
    def zoom(self, value: int) -> None:
        self._count("zoom", ZOOM, value)

    @property
    def text(self) -> int:
        """The size of bar and dock in percent, within `TEXT`."""
        return self._number("text", TEXT, 100)

    @text.setter
    def text(self, value: int) -> None:
        self._count("text", TEXT, value)

    @property
    def face(self) -> int:
        """The size of a piece that is looked at closely in percent, within `FACE`."""
        return self._number("face", FACE, 100)

    @face.setter
    def face(self, value: int) -> None:
        self._count("face", FACE, value)

    @property
    def sound(self) -> bool:
        """Whether the table is heard."""
        return self._flag("sound")

    @sound.setter
    def sound(self, value: bool) -> None:
        self._put("sound", "true" if value else "false")

    @property
    def volume(self) -> int:
        """How loud it is, in percent."""
        return self._number("volume", VOLUME, 60)

    @volume.setter
    def volume(self, value: int) -> None:
        self._count("volume", VOLUME, value)

    def reset(self) -> None:
        """Forget everything that was chosen; set-up and place of the window are kept."""
        for key in CHOSEN:
            self._store.remove(key)
        self._store.sync()

    @property
    def last_setup(self) -> str:
        """The set-up of the last new game as JSON, empty if there was none."""
        value = self._store.value("last_setup", "")
        return value if isinstance(value, str) else ""

    @last_setup.setter
    def last_setup(self, value: str) -> None:
        self._put("last_setup", value)

    @property
    def welcomed(self) -> bool:
        """Whether the welcome of the first start has been shown."""
        return self._word("welcomed", ("true", "false"), "false") == "true"

    @welcomed.setter
    def welcomed(self, value: bool) -> None:
        self._put("welcomed", "true" if value else "false")

    @property
    def geometry(self) -> QByteArray:
        """Place and size of the main window, for Qt's restoreGeometry(); empty if unknown."""
        return self._bytes("geometry")

    @geometry.setter
    def geometry(self, value: QByteArray) -> None:
        self._put("geometry", value)

    @property
    def window_state(self) -> QByteArray:
        """The docks of the main window, for Qt's restoreState(); empty if unknown."""
        return self._bytes("window_state")

    @window_state.setter
    def window_state(self, value: QByteArray) -> None:
        self._put("window_state", value)

    def _word(self, key: str, known: tuple[str, ...], default: str) -> str:
        value = self._store.value(key, default)
        return value if isinstance(value, str) and value in known else default

    def _flag(self, key: str, default: str = "false") -> bool:
        return self._word(key, ("true", "false"), default) == "true"

    def _number(self, key: str, bounds: range, default: int) -> int:
        text = str(self._store.value(key, ""))
        plain = text.isascii() and text.isdigit() and len(text) < 5
        return int(text) if plain and int(text) in bounds else default

    def _count(self, key: str, bounds: range, value: int) -> None:
        self._put(key, str(min(max(value, bounds.start), bounds.stop - 1)))

    def _bytes(self, key: str) -> QByteArray:
        value = self._store.value(key, QByteArray())
        return value if isinstance(value, QByteArray) else QByteArray()

    def _choose(self, key: str, known: tuple[str, ...], value: str) -> None:
        if value not in known:
            raise ValueError(f"{key} is {value!r}, expected one of {', '.join(known)}")
        self._put(key, value)

    def _put(self, key: str, value: str | QByteArray) -> None:
        self._store.setValue(key, value)
        self._store.sync()
