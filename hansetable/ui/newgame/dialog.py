"""The form on which a new game is set up: seats, options and, if one likes, a seed."""

from collections.abc import Iterator
from functools import partial
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QScrollArea, QVBoxLayout, QWidget

from hansetable.errors import shown
from hansetable.session.slot import COLOURS, HUMAN, OPEN, PlayerSlot, free_name
from hansetable.ui.art.growth import px
from hansetable.ui.game_ui import GameForm, OptionForm
from hansetable.ui.language import Text, translate
from hansetable.ui.newgame.level_list import LevelList
from hansetable.ui.newgame.levels import EVERYBODY, USUAL
from hansetable.ui.newgame.seat_row import SeatRow
from hansetable.ui.newgame.setup import Setup, read_seed
from hansetable.ui.start.catalog import game_title
from hansetable.ui.widgets.dialogs import ENTER, FormDialog, Rule, Segments
from hansetable.ui.widgets.layout import Part, below, beside, fill, fix

_USUAL_SEATS = 3
_OPTIONS_WIDTH = 442
_OPTIONS_HEIGHT = 480
_SCROLL_BAR = 16


class NewGameDialog(FormDialog):
    """Sets up one game; when it was accepted, `setup` says what to deal."""

    def __init__(
        self,
        form: GameForm,
        last: str = "",
        parent: QWidget | None = None,
        *,
        practice: bool = False,
    ) -> None:
        """Begin with the last set-up (JSON, of any game), as far as it fits this game."""
        super().__init__(parent)
        self._form = form
        self._least, self._most = form.seats[0], min(form.seats[-1], len(COLOURS))
        self.rows: list[SeatRow] = []
        self.options = {
            option.name: Segments(
                {choice.value: choice.title for choice in option.choices},
                self,
                name=option.title,
            )
            for option in form.options
        }
        self._practice_title = Text("NewGame", "Practice game")
        self.practice = Segments(
            {"false": Text("NewGame", "No"), "true": Text("NewGame", "Yes")},
            self,
            name=self._practice_title,
        )
        self.practice.set_value("true" if practice else "false")
        self._seed_title = Text("NewGame", "Seed")
        self.seed_edit = QLineEdit(self)
        fix(self.seed_edit, 190, 34)
        self.says(self.seed_edit.setPlaceholderText, Text("NewGame", "at random"))
        self.says(self.seed_edit.setAccessibleName, self._seed_title)
        self.add_button = self.button(Text("NewGame", "Add a seat"), self._add)
        self.cancel_button = self.button(Text("NewGame", "Cancel"), self.reject)
        self.start_button = self.button(Text("NewGame", "Start"), self.accept, key=ENTER, main=True)
        self.error = self.label("error")
        title = Text("NewGame", "{game} – new game").filled(game=game_title(form.name))
        options = (Rule(standing=True, parent=self), self._right()) if form.options else ()
        self.lay_out(
            self.titled(title),
            Rule(parent=self),
            beside(self._left(), *options, spacing=22),
            Rule(parent=self),
            beside((self.error, 1), self.cancel_button, self.start_button, spacing=10),
            edges=(self.MARGIN, 22, self.MARGIN, 20),
            spacing=12,
        )
        self._begin(Setup.from_json(last))
        self.seed_edit.textChanged.connect(self._check)
        self.retranslate()
        self.rows[0].name_edit.setFocus()
        self.rows[0].name_edit.selectAll()

    def setup(self) -> Setup:
        """What is set up now; raises `ValueError` while the seed is no number."""
        return Setup(
            self._form.name,
            tuple(row.seat for row in self.rows),
            {name: segments.value for name, segments in self.options.items()},
            read_seed(self.seed_edit.text()),
            self.practice.isEnabled() and self.practice.value == "true",
        )

    # Layout

    def _left(self) -> QVBoxLayout:
        self._places = below(spacing=8)
        self.levels = LevelList(self._form.name, self)
        practice = Text(
            "NewGame",
            "Everything can be undone, even what was drawn and the computer’s turns; the record "
            "says that it was a practice game.",
        )
        seed = Text("NewGame", "Same number, same luck.")
        return below(
            self.label("section", Text("NewGame", "At the table")),
            self._places,
            (self.add_button, 0, Qt.AlignmentFlag.AlignLeft),
            self.levels,
            None,
            10,
            beside((self.label("title", self._practice_title), 1), self.practice, spacing=12),
            self.label("sentence", practice),
            6,
            beside(
                self.label("title", self._seed_title),
                self.seed_edit,
                (self.label("sentence", seed), 1),
                spacing=12,
            ),
            spacing=8,
        )

    def _right(self) -> QVBoxLayout:
        inside = QWidget(self)
        parts: list[Part] = []
        for option in self._form.options:
            parts += (self._option(option), 10)
        fill(QVBoxLayout(inside), *parts, None, spacing=2)
        inside.setFixedWidth(px(_OPTIONS_WIDTH))
        area = QScrollArea(self)
        area.setWidget(inside)
        area.setWidgetResizable(True)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        high = inside.heightForWidth(px(_OPTIONS_WIDTH))
        scrolls = high > px(_OPTIONS_HEIGHT)
        area.setFixedWidth(px(_OPTIONS_WIDTH + (_SCROLL_BAR if scrolls else 0)))
        area.setFixedHeight(px(_OPTIONS_HEIGHT) if scrolls else high)
        title = self.label("section", Text("NewGame", "Options"))
        return below(title, area, None, spacing=8)

    def _option(self, option: OptionForm) -> QVBoxLayout:
        title = self.label("title", option.title)
        segments = self.options[option.name]
        segments.set_value(option.default)
        block = below(spacing=2)
        line = beside((title, 1))
        if title.sizeHint().width() + segments.sizeHint().width() + 12 > _OPTIONS_WIDTH:
            block.addWidget(title)
        line.addWidget(segments)
        block.addLayout(line)
        block.addWidget(self.label("sentence", option.sentence))
        return block

    # Seats

    def _begin(self, last: Setup | None) -> None:
        for seat in (last.seats if last else ())[: self._most]:
            self._seat(seat)
        wanted = self._least if self.rows else max(self._least, min(self._most, _USUAL_SEATS))
        while len(self.rows) < wanted:
            self._seat(self._fresh())
        if last and last.game == self._form.name:
            for option in self._form.options:
                value = last.options.get(option.name, option.default)
                if value in {choice.value for choice in option.choices}:
                    self.options[option.name].set_value(value)

    def _fresh(self) -> PlayerSlot:
        colours = {row.colour for row in self.rows}
        return PlayerSlot(
            free_name([row.seat.name for row in self.rows]),
            next(colour for colour in COLOURS if colour not in colours),
            USUAL if self.rows else HUMAN,
        )

    def _seat(self, seat: PlayerSlot) -> SeatRow:
        row = SeatRow(seat, self, EVERYBODY)
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
            row.count(number)
            row.show_colour({other.colour for other in self.rows if other is not row})
            row.remove_button.setEnabled(len(self.rows) > self._least)
        self.add_button.setEnabled(len(self.rows) < self._most)
        self.levels.count(len(self.rows))
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
        """Say what is missing, and let the game start only when nothing is.

        With guests nobody practises: what others have seen is not taken back.
        """
        error = self._reason()
        shared = any(row.players.value == OPEN for row in self.rows)
        text = Text("NewGame", "Open the table") if shared else Text("NewGame", "Start")
        self.start_button.setText(str(text))
        self.practice.setEnabled(not shared)
        self.error.setText(error)
        self.start_button.setEnabled(not error)
        self.start_button.setToolTip(error)

    def _reason(self) -> str:
        names = [row.seat.name for row in self.rows if row.players.value != OPEN]
        nameless = [
            row.number for row in self.rows if row.name_edit.isEnabled() and not row.seat.name
        ]
        if nameless:
            text = translate("NewGame", "Seat {number} has no name yet.")
            return text.format(number=nameless[0])
        for place, name in enumerate(names):
            if name.casefold() in {other.casefold() for other in names[:place]}:
                return translate("NewGame", "Two seats are called “{name}”.").format(
                    name=shown(name)
                )
        try:
            read_seed(self.seed_edit.text())
        except ValueError:
            return translate("NewGame", "The seed is a number of up to 18 digits, or stays empty.")
        return ""

    def retranslate(self) -> None:
        """Count the seats, and say what is missing."""
        self._count()
        self._check()
