"""What the user has chosen for all games: language, pace and the like."""

from pathlib import Path

from PySide6.QtCore import QByteArray, QEvent, QSettings, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from hansetable import paths
from hansetable.ui import language
from hansetable.ui.art.palette import SURROUNDINGS
from hansetable.ui.language import translate
from hansetable.ui.paper import PaperButton, PaperDialog, Rule, Segments

LANGUAGES = ("system", *language.CODES)
ANIMATIONS = ("off", "fast", "normal", "slow")
PACES = ("fast", "normal", "slow")
THINKING = ("quick", "normal", "long")
ZOOM = range(50, 301)
"""Percent of the size that fits the window."""


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
    def curtain(self) -> bool:
        """Whether a curtain hides the hands between the turns of two people at one screen."""
        return self._word("curtain", ("true", "false"), "true") == "true"

    @curtain.setter
    def curtain(self, value: bool) -> None:
        self._put("curtain", "true" if value else "false")

    @property
    def practice(self) -> bool:
        """Whether a new game is a practice game, in which everything can be taken back."""
        return self._word("practice", ("true", "false"), "false") == "true"

    @practice.setter
    def practice(self, value: bool) -> None:
        self._put("practice", "true" if value else "false")

    @property
    def zoom(self) -> int:
        """The size of the table in percent of what fits the window, within `ZOOM`."""
        text = str(self._store.value("zoom", ""))
        return int(text) if text.isascii() and text.isdigit() and int(text) in ZOOM else 100

    @zoom.setter
    def zoom(self, value: int) -> None:
        self._put("zoom", str(min(max(value, ZOOM.start), ZOOM.stop - 1)))

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


class SettingsDialog(PaperDialog):
    """The settings on one sheet; every choice holds at once.

    Signals:
        changed(str): the setting of this name (language, animation, pace,
            surroundings, curtain) was changed.
    """

    changed = Signal(str)

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        """Show these settings; they are written as soon as something is chosen."""
        super().__init__(parent)
        self._settings = settings
        self.languages = Segments(LANGUAGES, self)
        self.animations = Segments(ANIMATIONS, self)
        self.paces = Segments(PACES, self)
        self.cloths = Segments(tuple(SURROUNDINGS), self)
        self.curtains = Segments(("true", "false"), self)
        self.close_button = PaperButton(main=True, parent=self)
        self._heading = self.label("heading")
        self._titles: list[QLabel] = []
        self._sentences: list[QLabel] = []
        self._lay_out()
        self._show_values()
        self._connect()
        self.retranslate()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(self.MARGIN, 24, self.MARGIN, 22)
        column.setSpacing(14)
        column.setSizeConstraint(QVBoxLayout.SizeConstraint.SetFixedSize)
        column.addWidget(self._heading)
        column.addWidget(Rule(parent=self))
        grid = QGridLayout()
        grid.setHorizontalSpacing(28)
        grid.setVerticalSpacing(2)
        rows = self._rows()
        for row, segments in enumerate(rows):
            title, sentence = self.label("title"), self.label("sentence")
            self._titles.append(title)
            self._sentences.append(sentence)
            grid.addWidget(title, 3 * row, 0)
            grid.addWidget(segments, 3 * row, 1, Qt.AlignmentFlag.AlignRight)
            grid.addWidget(sentence, 3 * row + 1, 0, 1, 2)
            grid.setRowMinimumHeight(3 * row + 2, 12)
        grid.setColumnMinimumWidth(0, 200)
        grid.setColumnStretch(0, 1)
        column.addLayout(grid)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(self.close_button)
        column.addLayout(foot)

    def _rows(self) -> tuple[Segments, ...]:
        return (self.languages, self.animations, self.paces, self.cloths, self.curtains)

    def _show_values(self) -> None:
        self.languages.set_value(self._settings.language)
        self.animations.set_value(self._settings.animation)
        self.paces.set_value(self._settings.pace)
        self.cloths.set_value(self._settings.surroundings)
        self.curtains.set_value("true" if self._settings.curtain else "false")

    def _connect(self) -> None:
        self.languages.chosen.connect(self._language)
        self.animations.chosen.connect(self._animation)
        self.paces.chosen.connect(self._pace)
        self.cloths.chosen.connect(self._cloth)
        self.curtains.chosen.connect(self._curtain)
        self.close_button.clicked.connect(self.accept)

    def _language(self, value: str) -> None:
        self._settings.language = value
        self.changed.emit("language")

    def _animation(self, value: str) -> None:
        self._settings.animation = value
        self.changed.emit("animation")

    def _pace(self, value: str) -> None:
        self._settings.pace = value
        self.changed.emit("pace")

    def _cloth(self, value: str) -> None:
        self._settings.surroundings = value
        self.changed.emit("surroundings")

    def _curtain(self, value: str) -> None:
        self._settings.curtain = value == "true"
        self.changed.emit("curtain")

    def changeEvent(self, event: QEvent) -> None:
        """Follows a change of the language, also one that was made here."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def retranslate(self) -> None:
        """Set all texts in the language spoken now."""
        self.setWindowTitle(translate("Settings", "Settings"))
        self._heading.setText(translate("Settings", "Settings"))
        for label, text in zip(self._titles, _titles(), strict=True):
            label.setText(text)
        for label, text in zip(self._sentences, _sentences(), strict=True):
            label.setText(text)
        for segments, title in zip(self._rows(), _titles(), strict=True):
            segments.setAccessibleName(title)
        self.languages.say((translate("Settings", "As the computer"), "Deutsch", "English"))
        self.animations.say(
            (
                translate("Settings", "Off"),
                translate("Settings", "Fast"),
                translate("Settings", "Normal"),
                translate("Settings", "Slow"),
            )
        )
        self.paces.say(
            (
                translate("Settings", "Fast"),
                translate("Settings", "Normal"),
                translate("Settings", "Slow"),
            )
        )
        self.cloths.say(
            (
                translate("Settings", "Felt"),
                translate("Settings", "Light"),
                translate("Settings", "Dark"),
            )
        )
        self.curtains.say((translate("Settings", "On"), translate("Settings", "Off")))
        self.close_button.say(
            translate("Settings", "Close"), translate("Settings", "Enter", "the key")
        )


def _titles() -> tuple[str, ...]:
    return (
        translate("Settings", "Language"),
        translate("Settings", "Moving pieces"),
        translate("Settings", "Turns of the computer"),
        translate("Settings", "Colours of the table"),
        translate("Settings", "Curtain"),
    )


def _sentences() -> tuple[str, ...]:
    return (
        translate("Settings", "Texts change at once, also in a running game."),
        translate("Settings", "How fast cards and figures move; a click always ends the motion."),
        translate("Settings", "How long each move of the computer stays to be looked at."),
        translate(
            "Settings",
            "Light is for bright rooms, dark for the night; cards look the same on each.",
        ),
        translate(
            "Settings", "Hides the hands between the turns when several people share this screen."
        ),
    )
