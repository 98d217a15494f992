"""The sheet on which the settings are chosen; every choice holds at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from types import MappingProxyType

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QTabWidget, QVBoxLayout, QWidget

from hansetable.languages import languages
from hansetable.ui.art.palette import THEMES
from hansetable.ui.language import translate
from hansetable.ui.settings.settings import (
    ANIMATIONS,
    CURTAINS,
    LANGUAGES,
    PACES,
    THINKING,
    Settings,
)
from hansetable.ui.table import sound
from hansetable.ui.widgets.dialogs import PaperButton, PaperDialog, Rule, Segments

PAGES: tuple[tuple[str, ...], ...] = (
    ("surroundings", "zoom", "text", "face"),
    ("animation", "pace", "thinking"),
    ("curtain", "practice", "hints", "recalls"),
    ("language", "sound", "volume"),
)
"""The names of the settings on each page."""

_FLAG = ("false", "true")
VALUES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "surroundings": tuple(THEMES),
        "zoom": ("100", "125", "150", "200", "300"),
        "text": ("90", "100", "115", "130", "150"),
        "face": ("100", "125", "150", "175", "200"),
        "animation": ANIMATIONS,
        "pace": PACES,
        "thinking": THINKING,
        "curtain": CURTAINS,
        "practice": _FLAG,
        "hints": _FLAG,
        "recalls": _FLAG,
        "language": LANGUAGES,
        "sound": _FLAG,
        "volume": ("20", "40", "60", "80", "100"),
    }
)
"""What can be chosen, in the order of the parts of a row."""


@dataclass(frozen=True, slots=True)
class _Words:
    """The name of a setting, a sentence on it, and the words on its choices."""

    title: str
    sentence: str
    choices: Sequence[str]


class SettingsDialog(PaperDialog):
    """The settings on one sheet of several pages.

    Signals:
        changed(str): the setting of this name was changed; an empty name means all of them.
    """

    changed = Signal(str)

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        """Show these settings; they are written as soon as something is chosen."""
        super().__init__(parent)
        self._settings = settings
        self.rows = {name: Segments(VALUES[name], self) for page in PAGES for name in page}
        self.pages = QTabWidget(self)
        self.reset_button = PaperButton(parent=self)
        self.close_button = PaperButton(main=True, parent=self)
        self._heading = self.label("heading")
        self._marks = self.label("sentence")
        self._titles: dict[str, QLabel] = {}
        self._sentences: dict[str, QLabel] = {}
        self._lay_out()
        self.show_values()
        self._connect()
        self.retranslate()

    def show_values(self) -> None:
        """Show what holds; of a number between two choices the nearer one is marked."""
        for name, row in self.rows.items():
            row.set_value(_nearest(VALUES[name], getattr(self._settings, name)))
        heard = sound.possible()
        for name in ("sound", "volume"):
            self.rows[name].setEnabled(heard)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(self.MARGIN, 24, self.MARGIN, 22)
        column.setSpacing(14)
        self.fit(column)
        column.addWidget(self._heading)
        for names in PAGES:
            self.pages.addTab(self._page(names), "")
        column.addWidget(self.pages)
        column.addWidget(Rule(parent=self))
        foot = QHBoxLayout()
        foot.addWidget(self.reset_button)
        foot.addStretch(1)
        foot.addWidget(self.close_button)
        column.addLayout(foot)

    def _page(self, names: Sequence[str]) -> QWidget:
        """A page of rows, each with a title, its choices and a sentence below."""
        page = QWidget(self)
        grid = QGridLayout(page)
        grid.setContentsMargins(0, 16, 0, 4)
        grid.setHorizontalSpacing(28)
        grid.setVerticalSpacing(2)
        for row, name in enumerate(names):
            title, sentence = self.label("title"), self.label("sentence")
            self._titles[name], self._sentences[name] = title, sentence
            grid.addWidget(title, 3 * row, 0)
            grid.addWidget(self.rows[name], 3 * row, 1, Qt.AlignmentFlag.AlignRight)
            grid.addWidget(sentence, 3 * row + 1, 0, 1, 2)
            grid.setRowMinimumHeight(3 * row + 2, 12)
        if "surroundings" in names:
            grid.addWidget(self._marks, 3 * len(names), 0, 1, 2)
        grid.setColumnMinimumWidth(0, 220)
        grid.setColumnStretch(0, 1)
        grid.setRowStretch(3 * len(names) + 1, 1)
        return page

    def _connect(self) -> None:
        for name, row in self.rows.items():
            row.chosen.connect(partial(self._choose, name))
        self.reset_button.clicked.connect(self._reset)
        self.close_button.clicked.connect(self.accept)

    def _choose(self, name: str, value: str) -> None:
        """Write a choice as the kind of value that the store keeps under its name."""
        kind = type(getattr(self._settings, name))
        typed = value == "true" if kind is bool else kind(value)
        setattr(self._settings, name, typed)
        self.changed.emit(name)

    def _reset(self) -> None:
        self._settings.reset()
        self.show_values()
        self.changed.emit("")

    def changeEvent(self, event: QEvent) -> None:
        """Follows a change of the language, also one that was made here."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def retranslate(self) -> None:
        """Set all texts in the language spoken now."""
        self.setWindowTitle(translate("Settings", "Settings"))
        self._heading.setText(translate("Settings", "Settings"))
        titles = (
            translate("Settings", "Look"),
            translate("Settings", "Pace"),
            translate("Settings", "At the table"),
            translate("Settings", "Language and sound"),
        )
        for place, title in enumerate(titles):
            self.pages.setTabText(place, title)
        for name, words in {**_look(), **_play(), **_heard()}.items():
            self._titles[name].setText(words.title)
            self._sentences[name].setText(words.sentence)
            self.rows[name].setAccessibleName(words.title)
            self.rows[name].setAccessibleDescription(words.sentence)
            self.rows[name].say(words.choices)
        self._marks.setText(
            translate(
                "Settings",
                "Every player and every good has a shape or a letter of its own beside its colour, "
                "always.",
            )
        )
        self.reset_button.say(translate("Settings", "All as at first"))
        self.close_button.say(
            translate("Settings", "Close"), translate("Settings", "Enter", "the key")
        )


def _nearest(choices: Sequence[str], value: object) -> str:
    """The choice that says a value, of a number the one that comes nearest."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return min(choices, key=lambda choice: abs(int(choice) - value))
    return str(value)


def _percent(name: str) -> Sequence[str]:
    one = translate("Settings", "{number} %")
    return [one.format(number=number) for number in VALUES[name]]


def _off_on() -> Sequence[str]:
    return (translate("Settings", "Off"), translate("Settings", "On"))


def _look() -> Mapping[str, _Words]:
    return {
        "surroundings": _Words(
            translate("Settings", "Colours of the table"),
            translate(
                "Settings",
                "Light is for bright rooms, dark for the night; cards look the same on each.",
            ),
            (
                translate("Settings", "Felt"),
                translate("Settings", "Light"),
                translate("Settings", "Dark"),
            ),
        ),
        "zoom": _Words(
            translate("Settings", "Size of the table"),
            translate(
                "Settings",
                "At 100 % the whole table fits. Also Ctrl with +, − and 0, or the wheel.",
            ),
            _percent("zoom"),
        ),
        "text": _Words(
            translate("Settings", "Size of bar and dock"),
            translate(
                "Settings",
                "Larger letters beside and below the table; the table gives way a little.",
            ),
            _percent("text"),
        ),
        "face": _Words(
            translate("Settings", "Size of a card looked at"),
            translate(
                "Settings", "How large the full card is shown when the mouse rests on a small one."
            ),
            _percent("face"),
        ),
    }


def _play() -> Mapping[str, _Words]:
    fast, normal = translate("Settings", "Fast"), translate("Settings", "Normal")
    slow = translate("Settings", "Slow")
    return {
        "animation": _Words(
            translate("Settings", "Moving pieces"),
            translate(
                "Settings", "How fast cards and figures move; a click always ends the motion."
            ),
            (translate("Settings", "Off"), fast, normal, slow),
        ),
        "pace": _Words(
            translate("Settings", "Turns of the computer"),
            translate("Settings", "How long each move of the computer stays to be looked at."),
            (fast, normal, slow),
        ),
        "thinking": _Words(
            translate("Settings", "Thinking of the computer"),
            translate("Settings", "How much it looks at before it decides; longer is stronger."),
            (
                translate("Settings", "Quick"),
                normal,
                translate("Settings", "Long"),
            ),
        ),
        "curtain": _Words(
            translate("Settings", "Curtain"),
            translate(
                "Settings",
                "Hides the hands between the turns when several people share this screen.",
            ),
            (
                translate("Settings", "Always"),
                translate("Settings", "If something is secret"),
                translate("Settings", "Never"),
            ),
        ),
        "practice": _Words(
            translate("Settings", "Taking back in new games"),
            translate(
                "Settings",
                "By the rules: only what showed nothing new. Practice: everything, and anybody’s.",
            ),
            (translate("Settings", "By the rules"), translate("Settings", "Practice")),
        ),
        "hints": _Words(
            translate("Settings", "Hints"),
            translate("Settings", "A button that asks the computer for advice, with its reasons."),
            _off_on(),
        ),
        "recalls": _Words(
            translate("Settings", "Since your turn"),
            translate("Settings", "Below the log, what the others did since you played."),
            _off_on(),
        ),
    }


def _heard() -> Mapping[str, _Words]:
    heard = translate("Settings", "When something moves, when it is your turn, and at the end.")
    if not sound.possible():
        heard = translate(
            "Settings",
            "Not possible here: it needs pip install hansetable[sound] and a sound system.",
        )
    return {
        "language": _Words(
            translate("Settings", "Language"),
            translate("Settings", "Texts change at once, also in a running game."),
            (translate("Settings", "As the computer"), *languages().values()),
        ),
        "sound": _Words(translate("Settings", "Sound"), heard, _off_on()),
        "volume": _Words(translate("Settings", "Volume"), "", _percent("volume")),
    }
