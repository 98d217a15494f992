"""The sheet on which the settings are chosen; every choice holds at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from types import MappingProxyType

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QTabWidget, QWidget

from hansetable.languages import languages
from hansetable.ui.art.growth import px
from hansetable.ui.art.palette import THEMES
from hansetable.ui.language import Text
from hansetable.ui.settings.settings import ANIMATIONS, CURTAINS, PACES, THINKING, Settings
from hansetable.ui.table import sound
from hansetable.ui.widgets.dialogs import ENTER, FormDialog, Rule, Segments
from hansetable.ui.widgets.layout import beside


@dataclass(frozen=True, slots=True)
class _Row:
    """A setting: its name, a sentence on it, and its values with the words on them."""

    title: Text
    sentence: Text | str
    choices: Mapping[str, Text | str]


def _row(title: Text, sentence: Text, values: Sequence[str], *words: Text) -> _Row:
    return _Row(title, sentence, dict(zip(values, words, strict=True)))


def _percent(title: Text, sentence: Text | str, *numbers: int) -> _Row:
    one = Text("Settings", "{number} %")
    return _Row(title, sentence, {str(n): one.filled(number=n) for n in numbers})


def _flag(title: Text, sentence: Text, *words: Text) -> _Row:
    return _row(title, sentence, ("false", "true"), *(words or (_OFF, Text("Settings", "On"))))


_OFF = Text("Settings", "Off")
_FAST, _NORMAL = Text("Settings", "Fast"), Text("Settings", "Normal")
_SLOW = Text("Settings", "Slow")

PAGES: Sequence[Mapping[str, _Row]] = (
    {
        "surroundings": _row(
            Text("Settings", "Colours of the table"),
            Text(
                "Settings",
                "Light is for bright rooms, dark for the night; the cards look the same on all "
                "of them.",
            ),
            tuple(THEMES),
            Text("Settings", "Felt"),
            Text("Settings", "Light"),
            Text("Settings", "Dark"),
        ),
        "zoom": _percent(
            Text("Settings", "Size of the table"),
            Text(
                "Settings",
                "At 100 % the whole table fits. Also Ctrl with +, − or 0, or with the mouse wheel.",
            ),
            *(100, 125, 150, 200, 300),
        ),
        "text": _percent(
            Text("Settings", "Size of text"),
            Text(
                "Settings",
                "Beside and below the table, in menus and dialogs; the table becomes a little "
                "smaller.",
            ),
            *(90, 100, 115, 130, 150),
        ),
        "face": _percent(
            Text("Settings", "Size of an enlarged card"),
            Text("Settings", "How large a card is shown when you point at it."),
            *(100, 125, 150, 175, 200),
        ),
    },
    {
        "animation": _row(
            Text("Settings", "Moving pieces"),
            Text("Settings", "How fast pieces move; a click always ends the motion."),
            ANIMATIONS,
            *(_OFF, _FAST, _NORMAL, _SLOW),
        ),
        "pace": _row(
            Text("Settings", "Turns of the computer"),
            Text("Settings", "How long each action of the computer is shown."),
            PACES,
            *(_FAST, _NORMAL, _SLOW),
        ),
        "thinking": _row(
            Text("Settings", "Thinking time of the computer"),
            Text("Settings", "The longer it thinks, the better it plays."),
            THINKING,
            *(Text("Settings", "Quick"), _NORMAL, Text("Settings", "Long")),
        ),
    },
    {
        "curtain": _row(
            Text("Settings", "Curtain"),
            Text(
                "Settings",
                "Hides the hands between the turns when several people share this screen.",
            ),
            CURTAINS,
            Text("Settings", "Always"),
            Text("Settings", "If something is secret"),
            Text("Settings", "Never"),
        ),
        "pass_on": _flag(
            Text("Settings", "Handing over the screen"),
            Text(
                "Settings",
                "By a button, or as soon as your last card has arrived.",
            ),
            Text("Settings", "By itself"),
            Text("Settings", "By “Pass on”"),
        ),
        "practice": _flag(
            Text("Settings", "Undo in new games"),
            Text(
                "Settings",
                "Strict: only what revealed nothing new. Practice: everything, also what others "
                "did.",
            ),
            Text("Settings", "Strict"),
            Text("Settings", "Practice"),
        ),
        "hints": _flag(
            Text("Settings", "Hints"),
            Text("Settings", "A button that asks the computer for advice and shows its reasons."),
        ),
        "recalls": _flag(
            Text("Settings", "Since your last turn"),
            Text("Settings", "Shows below the log what the others have done since then."),
        ),
    },
    {
        "language": _Row(
            Text("Settings", "Language"),
            Text("Settings", "Texts change at once, also during a game."),
            {"system": Text("Settings", "Same as the system"), **languages()},
        ),
        "sound": _flag(
            Text("Settings", "Sound"),
            Text(
                "Settings",
                "When something moves, when it is your turn, and at the end of the game.",
            ),
        ),
        "volume": _percent(Text("Settings", "Volume"), "", *(20, 40, 60, 80, 100)),
    },
)
"""The settings of each page."""

_TITLES = (
    Text("Settings", "Appearance"),
    Text("Settings", "Pace"),
    Text("Settings", "At the table"),
    Text("Settings", "Language and sound"),
)
_SILENT = Text(
    "Settings", "Not available here: there is no program that plays sounds, such as pw-play."
)
VALUES: Mapping[str, Sequence[str]] = MappingProxyType(
    {name: tuple(setting.choices) for page in PAGES for name, setting in page.items()}
)
"""What can be chosen, in the order of the parts of a row."""


class SettingsDialog(FormDialog):
    """The settings on one sheet of several pages.

    Signals:
        changed(str): the setting of this name was changed; an empty name means all of them.
    """

    changed = Signal(str)

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        """Show these settings; they are written as soon as something is chosen."""
        super().__init__(parent)
        self._settings = settings
        self.rows = {
            name: Segments(setting.choices, self, name=setting.title)
            for page in PAGES
            for name, setting in page.items()
        }
        self.pages = QTabWidget(self)
        self.reset_button = self.button(Text("Settings", "Restore defaults"), self._reset)
        self.close_button = self.button(
            Text("Settings", "Close"), self.accept, key=ENTER, main=True
        )
        for place, page in enumerate(PAGES):
            self.pages.addTab(self._page(page), "")
            self.says(partial(self.pages.setTabText, place), _TITLES[place])
        self.lay_out(
            self.titled(Text("Settings", "Settings")),
            self.pages,
            Rule(parent=self),
            beside(self.reset_button, None, self.close_button),
            edges=(self.MARGIN, 24, self.MARGIN, 22),
            spacing=14,
        )
        self.show_values()
        for name, segments in self.rows.items():
            segments.chosen.connect(partial(self._choose, name))

    def show_values(self) -> None:
        """Show what holds; of a number between two choices the nearer one is marked."""
        for name, segments in self.rows.items():
            segments.set_value(_nearest(VALUES[name], getattr(self._settings, name)))
        heard = sound.player() is not None
        for name in ("sound", "volume"):
            self.rows[name].setEnabled(heard)

    def _page(self, settings: Mapping[str, _Row]) -> QWidget:
        """A page of rows, each with a title, its choices and a sentence below."""
        page = QWidget(self)
        grid = QGridLayout(page)
        grid.setContentsMargins(0, px(16), 0, px(4))
        grid.setHorizontalSpacing(px(28))
        grid.setVerticalSpacing(px(2))
        for number, (name, setting) in enumerate(settings.items()):
            segments, sentence = self.rows[name], setting.sentence
            if name == "sound" and sound.player() is None:
                sentence = _SILENT
            segments.says(segments.setAccessibleDescription, sentence)
            grid.addWidget(self.label("title", setting.title), 3 * number, 0)
            grid.addWidget(segments, 3 * number, 1, Qt.AlignmentFlag.AlignRight)
            grid.addWidget(self.label("sentence", sentence), 3 * number + 1, 0, 1, 2)
            grid.setRowMinimumHeight(3 * number + 2, px(12))
        if "surroundings" in settings:
            marks = Text(
                "Settings",
                "Besides its colour, every player and every good always has a shape or a letter "
                "of its own.",
            )
            grid.addWidget(self.label("sentence", marks), 3 * len(settings), 0, 1, 2)
        grid.setColumnMinimumWidth(0, px(220))
        grid.setColumnStretch(0, 1)
        grid.setRowStretch(3 * len(settings) + 1, 1)
        return page

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


def _nearest(choices: Sequence[str], value: object) -> str:
    """The choice that says a value, of a number the one that comes nearest."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return min(choices, key=lambda choice: abs(int(choice) - value))
    return str(value)
