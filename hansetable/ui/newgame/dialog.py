"""The sheet on which a new game is set up: seats, options and, if one likes, a seed."""

from collections.abc import Iterator
from functools import partial
from itertools import pairwise

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from hansetable.session.slot import COLOURS, HUMAN, PlayerSlot
from hansetable.ui.game_ui import ChoiceForm, GameForm, OptionForm
from hansetable.ui.language import translate
from hansetable.ui.newgame.levels import PLAYERS
from hansetable.ui.newgame.seat_row import SeatRow
from hansetable.ui.newgame.setup import Setup, read_seed
from hansetable.ui.start.catalog import game_title
from hansetable.ui.widgets.dialogs import PaperButton, PaperDialog, Rule, Segments

__all__ = [
    "ChoiceForm",
    "GameForm",
    "NewGameDialog",
    "OptionForm",
    "PlayerSlot",
    "SeatRow",
    "Setup",
]

NAMES = ("Heike", "Jorin", "Marit", "Klaas")
"""Names to begin with, as seats are added."""
_USUAL_SEATS = 3
_OPTIONS_WIDTH = 430
_OPTIONS_HEIGHT = 480
_SCROLL_BAR = 16


class NewGameDialog(PaperDialog):
    """Sets up one game; when it was accepted, `setup` says what to deal."""

    def __init__(
        self,
        sheet: GameForm,
        last: str = "",
        parent: QWidget | None = None,
        *,
        practice: bool = False,
    ) -> None:
        """Begin with the last set-up (JSON, of any game), as far as it fits this game."""
        super().__init__(parent)
        self._sheet = sheet
        self._least, self._most = sheet.seats[0], min(sheet.seats[-1], len(COLOURS))
        self.rows: list[SeatRow] = []
        self.options = {
            option.name: Segments([choice.value for choice in option.choices], self)
            for option in sheet.options
        }
        self.practice = Segments(("false", "true"), self)
        self.practice.set_value("true" if practice else "false")
        self.seed_edit = QLineEdit(self)
        self.seed_edit.setFixedSize(190, 34)
        self.add_button = PaperButton(parent=self)
        self.cancel_button = PaperButton(parent=self)
        self.start_button = PaperButton(main=True, parent=self)
        self.fault = self.label("fault")
        self._heading, self._seats_label = self.label("heading"), self.label("section")
        self._players_note, self._options_label = self.label("sentence"), self.label("section")
        self._practice_label, self._practice_note = self.label("title"), self.label("sentence")
        self._seed_label, self._seed_note = self.label("title"), self.label("sentence")
        self._lay_out()
        self._begin(Setup.from_json(last))
        self.add_button.clicked.connect(self._add)
        self.cancel_button.clicked.connect(self.reject)
        self.start_button.clicked.connect(self.accept)
        self.seed_edit.textChanged.connect(self._check)
        self.retranslate()
        self.rows[0].name_edit.setFocus()
        self.rows[0].name_edit.selectAll()

    def setup(self) -> Setup:
        """What is set up now; raises `ValueError` while the seed is no number."""
        return Setup(
            self._sheet.name,
            tuple(row.seat for row in self.rows),
            {name: segments.value for name, segments in self.options.items()},
            read_seed(self.seed_edit.text()),
            self.practice.value == "true",
        )

    # Layout

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(self.MARGIN, 22, self.MARGIN, 20)
        column.setSpacing(12)
        self.fit(column)
        column.addWidget(self._heading)
        column.addWidget(Rule(parent=self))
        middle = QHBoxLayout()
        middle.setSpacing(22)
        middle.addLayout(self._left())
        self._options_label.setVisible(bool(self._sheet.options))
        if self._sheet.options:
            middle.addWidget(Rule(standing=True, parent=self))
            middle.addLayout(self._right())
        column.addLayout(middle)
        column.addWidget(Rule(parent=self))
        foot = QHBoxLayout()
        foot.setSpacing(10)
        foot.addWidget(self.fault, 1)
        foot.addWidget(self.cancel_button)
        foot.addWidget(self.start_button)
        column.addLayout(foot)

    def _left(self) -> QVBoxLayout:
        left = QVBoxLayout()
        left.setSpacing(8)
        left.addWidget(self._seats_label)
        self._places = QVBoxLayout()
        self._places.setSpacing(8)
        left.addLayout(self._places)
        left.addWidget(self.add_button, 0, Qt.AlignmentFlag.AlignLeft)
        left.addWidget(self._players_note)
        left.addStretch(1)
        left.addSpacing(10)
        practice = QHBoxLayout()
        practice.setSpacing(12)
        practice.addWidget(self._practice_label, 1)
        practice.addWidget(self.practice)
        left.addLayout(practice)
        left.addWidget(self._practice_note)
        left.addSpacing(6)
        seed = QHBoxLayout()
        seed.setSpacing(12)
        seed.addWidget(self._seed_label)
        seed.addWidget(self.seed_edit)
        seed.addWidget(self._seed_note, 1)
        left.addLayout(seed)
        return left

    def _right(self) -> QVBoxLayout:
        right = QVBoxLayout()
        right.setSpacing(8)
        right.addWidget(self._options_label)
        inside = QWidget(self)
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        for option in self._sheet.options:
            column.addLayout(self._option(option))
            column.addSpacing(10)
        column.addStretch(1)
        inside.setFixedWidth(_OPTIONS_WIDTH)
        area = QScrollArea(self)
        area.setWidget(inside)
        area.setWidgetResizable(True)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        high = inside.heightForWidth(_OPTIONS_WIDTH)
        scrolls = high > _OPTIONS_HEIGHT
        area.setFixedWidth(_OPTIONS_WIDTH + (_SCROLL_BAR if scrolls else 0))
        area.setFixedHeight(_OPTIONS_HEIGHT if scrolls else high)
        right.addWidget(area)
        right.addStretch(1)
        return right

    def _option(self, option: OptionForm) -> QVBoxLayout:
        title, sentence = self.label("title"), self.label("sentence")
        title.setText(option.title)
        sentence.setText(option.sentence)
        segments = self.options[option.name]
        segments.say([choice.title for choice in option.choices])
        segments.set_value(option.default)
        segments.setAccessibleName(option.title)
        block = QVBoxLayout()
        block.setSpacing(2)
        line = QHBoxLayout()
        line.addWidget(title, 1)
        if title.sizeHint().width() + segments.sizeHint().width() + 12 > _OPTIONS_WIDTH:
            block.addWidget(title)
        line.addWidget(segments)
        block.addLayout(line)
        block.addWidget(sentence)
        return block

    # Seats

    def _begin(self, last: Setup | None) -> None:
        for seat in (last.seats if last else ())[: self._most]:
            self._seat(seat)
        wanted = self._least if self.rows else max(self._least, min(self._most, _USUAL_SEATS))
        while len(self.rows) < wanted:
            self._seat(self._fresh())
        if last and last.game == self._sheet.name:
            for option in self._sheet.options:
                value = last.options.get(option.name, option.default)
                if value in {choice.value for choice in option.choices}:
                    self.options[option.name].set_value(value)

    def _fresh(self) -> PlayerSlot:
        names = {row.seat.name.casefold() for row in self.rows}
        colours = {row.colour for row in self.rows}
        return PlayerSlot(
            next(name for name in NAMES if name.casefold() not in names),
            next(colour for colour in COLOURS if colour not in colours),
            PLAYERS[-1] if self.rows else HUMAN,
        )

    def _seat(self, seat: PlayerSlot) -> SeatRow:
        row = SeatRow(seat, self)
        row.edited.connect(self._check)
        row.coloured.connect(partial(self._recolour, row))
        row.removed.connect(partial(self._remove, row))
        self.rows.append(row)
        self._places.addWidget(row)
        return row

    def _add(self) -> None:
        row = self._seat(self._fresh())
        self.retranslate()
        row.name_edit.setFocus()
        row.name_edit.selectAll()

    def _remove(self, row: SeatRow) -> None:
        self.rows.remove(row)
        self._places.removeWidget(row)
        row.hide()
        row.deleteLater()
        self.retranslate()

    def _recolour(self, row: SeatRow, colour: str) -> None:
        """Give a seat the colour it wants; who had it gets the other's."""
        for other in self.rows:
            if other.colour == colour:
                other.colour = row.colour
        row.colour = colour
        self._count()

    def _count(self) -> None:
        """Bring numbers, colours and what can be added or removed up to date."""
        for number, row in enumerate(self.rows, 1):
            row.number = number
            row.show_colour({other.colour for other in self.rows if other is not row})
            row.remove_button.setEnabled(len(self.rows) > self._least)
        self.add_button.setEnabled(len(self.rows) < self._most)
        for one, after in pairwise(self._stops()):
            self.setTabOrder(one, after)

    def _stops(self) -> Iterator[QWidget]:
        """Where the tab key stops, from top to bottom."""
        for row in self.rows:
            yield from row.swatches.values()
            yield row.name_edit
            yield from row.players.parts
            yield row.remove_button
        yield self.add_button
        yield from self.practice.parts
        yield self.seed_edit
        for segments in self.options.values():
            yield from segments.parts
        yield self.cancel_button
        yield self.start_button

    # Texts

    def _check(self) -> None:
        """Say what is missing, and let the game start only when nothing is."""
        fault = self._reason()
        self.fault.setText(fault)
        self.start_button.setEnabled(not fault)
        self.start_button.setToolTip(fault)

    def _reason(self) -> str:
        names = [row.seat.name for row in self.rows]
        if "" in names:
            text = translate("NewGame", "Seat {number} has no name yet.")
            return text.format(number=names.index("") + 1)
        for place, name in enumerate(names):
            if name.casefold() in {other.casefold() for other in names[:place]}:
                return translate("NewGame", "Two seats are called “{name}”.").format(name=name)
        try:
            read_seed(self.seed_edit.text())
        except ValueError:
            return translate("NewGame", "A seed is a number of up to 18 digits, or empty.")
        return ""

    def changeEvent(self, event: QEvent) -> None:
        """Follows a change of the language; the names of the options stay as they came."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def retranslate(self) -> None:
        """Set all texts in the language spoken now."""
        self._count()
        title = translate("NewGame", "{game} – a new game").format(
            game=game_title(self._sheet.name)
        )
        self.setWindowTitle(title)
        self._heading.setText(title)
        self._seats_label.setText(translate("NewGame", "At the table"))
        self._options_label.setText(translate("NewGame", "How it is played"))
        self._players_note.setText(
            translate(
                "NewGame",
                "The computer plays as a Beginner (anything that is allowed) or Steady "
                "(what a sensible player would).",
            )
        )
        self._practice_label.setText(translate("NewGame", "Practice game"))
        self._practice_note.setText(
            translate(
                "NewGame",
                "Everything can be taken back, also drawn cards and the turns of the computer; "
                "the record tells that it was practice.",
            )
        )
        self.practice.say((translate("NewGame", "No"), translate("NewGame", "Yes")))
        self.practice.setAccessibleName(translate("NewGame", "Practice game"))
        self._seed_label.setText(translate("NewGame", "Seed"))
        self._seed_note.setText(translate("NewGame", "The same number deals the same cards."))
        self.seed_edit.setPlaceholderText(translate("NewGame", "by chance"))
        self.seed_edit.setAccessibleName(translate("NewGame", "Seed"))
        self.add_button.say(translate("NewGame", "Add a seat"))
        self.cancel_button.say(translate("NewGame", "Cancel"))
        self.start_button.say(
            translate("NewGame", "Start"), translate("NewGame", "Enter", "the key")
        )
        for row in self.rows:
            row.retranslate()
        self._check()
