"""The sheet on which one joins a table elsewhere, and waits there until all have come."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QCheckBox, QLineEdit, QSizePolicy, QWidget

from hansetable.net.join_code import ALPHABET, LENGTH, read_code
from hansetable.net.wire import PORT
from hansetable.ui.art import palette
from hansetable.ui.art.growth import px
from hansetable.ui.elsewhere.guest_table import GuestTable
from hansetable.ui.elsewhere.tables_found import Neighbours, TableList
from hansetable.ui.language import Context, Text, translate
from hansetable.ui.newgame.setup import NAME_LENGTH
from hansetable.ui.settings.settings import Settings
from hansetable.ui.start.catalog import game_title
from hansetable.ui.widgets.dialogs import ENTER, FormDialog, Rule
from hansetable.ui.widgets.layout import below, beside, fix
from hansetable.ui.widgets.scaled import grown
from hansetable.ui.widgets.speaking import Speaking

_WIDTH = 720
_LABEL = 96
_CELL, _HIGH, _GAP, _MIDDLE = 38, 46, 5, 23
"""How wide and high the cells of a code are, the gaps between them, and the one in the middle."""
_REASONS = {
    "no table answers": Text("Join", "No table answers there."),
    "this is not the code of this table": Text("Join", "This is not the code of that table."),
    "this is not the table that the code belongs to": Text(
        "Join", "This is not the table that the code belongs to."
    ),
    "expected a table of version": Text("Join", "That table has another version of Hansetable."),
    "this table speaks version": Text("Join", "That table has another version of Hansetable."),
    "the host said no": Text("Join", "The host does not let you in."),
    "too many want to come in": Text("Join", "Too many want to come in there; try again later."),
    "no seat is free": Text("Join", "No seat is free at that table."),
    "there is no room for onlookers": Text("Join", "That table has no room for onlookers."),
    "the table is closed": Text("Join", "The host has closed the table."),
    "there is no other game": Text("Join", "The host lays no other game; the table is closed."),
    "the guest has come again": Text("Join", "Somebody has come in your place."),
    "this game is not known here": Text("Join", "That game is not known here."),
    "the table plays with other card values": Text(
        "Join", "That table plays with other card values."
    ),
    "the card values of the table cannot be read here": Text(
        "Join", "The card values of that table cannot be read here."
    ),
}
"""How the reasons why there is no seat begin, and how they are told."""
_UNKNOWN = Text(
    "Join", "What that table says is not understood here; its Hansetable may be another version."
)


class Join(Context):
    """The context of the texts with a number."""


def no_seat(why: str) -> str:
    """Say why there is no seat."""
    return str(next((_REASONS[begin] for begin in _REASONS if why.startswith(begin)), _UNKNOWN))


class CodeField(Speaking, QLineEdit):
    """Ten letters in two groups; what no code has is left out.

    Signals:
        placed(str): the address that was pasted behind the code.
    """

    placed = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.textEdited.connect(self._tidy)
        self.textChanged.connect(self.retranslate)

    def _tidy(self, text: str) -> None:
        """Keep the letters of a code; what stands behind an @ is an address."""
        code, _, place = text.partition("@")
        self.setText("".join(letter for letter in code.upper() if letter in ALPHABET)[:LENGTH])
        if place:
            self.placed.emit(place.strip())

    def sizeHint(self) -> QSize:
        """Room for the cells."""
        return QSize(px(LENGTH * _CELL + (LENGTH - 2) * _GAP + _MIDDLE), px(_HIGH))

    minimumSizeHint = sizeHint

    def retranslate(self) -> None:
        """Tell screen readers how much is there."""
        text = translate("Join", "Code, {some} of {all} letters")
        self.setAccessibleName(text.format(some=len(self.text()), all=LENGTH))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a cell for each letter."""
        with grown(self) as (canvas, _):
            for place in range(LENGTH):
                left = place * (_CELL + _GAP) + (_MIDDLE - _GAP) * (place >= LENGTH // 2)
                cell = QRectF(left + 1, 1, _CELL - 2, _HIGH - 2)
                here = self.hasFocus() and place == min(self.cursorPosition(), LENGTH - 1)
                rim = palette.SHEET_LINK if here else palette.FACE_RIM
                canvas.rect(cell, palette.FACE, 6, rim, 2 if here else 1.2)
                letter = self.text()[place : place + 1]
                canvas.text(cell, letter, 27, palette.SHEET_INK, weight=600, family="cinzel")
            half = LENGTH // 2 * (_CELL + _GAP) - _GAP
            canvas.line(half + 6, _HIGH / 2, half + _MIDDLE - 6, _HIGH / 2, palette.SHEET_INK, 1.6)


class JoinDialog(FormDialog):
    """Asks for the code of a table and sits down there; accepted when the game begins.

    ``table`` is the seat, or None; whoever accepts it must stop it.
    """

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self.table: GuestTable | None = None
        self._problem = ""
        self.tables = TableList(self)
        self.neighbours = Neighbours(self)
        self.code_edit = CodeField(self)
        self.name_edit, self.place_edit = QLineEdit(self), QLineEdit(self)
        self.name_edit.setMaxLength(NAME_LENGTH)
        fix(self.name_edit, 210, 34)
        fix(self.place_edit, 283, 34)
        name, place = Text("Join", "Your name"), Text("Join", "Address:port")
        self.says(self.name_edit.setAccessibleName, name)
        self.says(self.place_edit.setAccessibleName, place)
        self.says(self.place_edit.setPlaceholderText, place)
        self.watch_box = QCheckBox(self)
        self.says(self.watch_box.setText, Text("Join", "Only look on"))
        self.status, self.error = self.label("sentence"), self.label("error")
        self.cancel_button = self.button(Text("NewGame", "Cancel"), self.reject)
        self.sit_button = self.button(Text("Join", "Sit down"), self._sit, key=ENTER, main=True)
        how = Text(
            "Join",
            "Choose the table and type the ten letters that its host tells you; no account and no "
            "internet is needed.",
        )
        labels = [self.label("title", text) for text in (Text("Join", "Code"), name)]
        for label in labels:
            fix(label, _LABEL)
        self.lay_out(
            self.titled(Text("Join", "Join a table")),
            Rule(parent=self),
            self.label("sentence", how),
            self.label("section", Text("Join", "Tables in your network")),
            self.tables,
            beside(labels[0], self.code_edit, None, spacing=8),
            beside(labels[1], self.name_edit, 10, self.place_edit, None, spacing=8),
            beside(_LABEL + 8, self.watch_box, None, spacing=0),
            Rule(parent=self),
            beside(
                (below(self.error, self.status), 1), self.cancel_button, self.sit_button, spacing=10
            ),
            edges=(self.MARGIN, 20, self.MARGIN, 18),
            spacing=10,
            width=_WIDTH,
        )
        last = settings.last_seat.split("@")
        for edit, text in zip(
            (self.code_edit, self.place_edit, self.name_edit), last, strict=False
        ):
            edit.setText(text)
        self.code_edit.placed.connect(self.place_edit.setText)
        self.tables.picked.connect(self._pick)
        self.neighbours.changed.connect(self._list, Qt.ConnectionType.QueuedConnection)
        self.watch_box.toggled.connect(self._edited)
        self.finished.connect(self.neighbours.stop)
        for edit in (self.code_edit, self.name_edit, self.place_edit):
            edit.textChanged.connect(self._edited)
        self.retranslate()
        self.code_edit.setFocus()
        self.code_edit.selectAll()

    def _edited(self) -> None:
        self._problem = ""
        self.tables.choose(self.place_edit.text().strip())
        self.retranslate()

    def _list(self) -> None:
        self.tables.show_tables(self.neighbours.tables, self.place_edit.text().strip())

    def _pick(self, address: str, free: bool) -> None:
        """Take the address of a table of the list; a full one can only be looked at."""
        self.place_edit.setText(address)
        self.watch_box.setChecked(not free)

    def _address(self) -> tuple[str, int] | None:
        """Return the host and the port that were typed, or None."""
        host, _, port = self.place_edit.text().strip().partition(":")
        good = port.isdecimal() and 0 < int(port) < 1 << 16
        return (host, int(port) if port else PORT) if host and (good or not port) else None

    def _missing(self) -> str:
        """Return what is still to be typed."""
        if left := LENGTH - len(self.code_edit.text()):
            return Join.trUtf8("%n letter(s) are still missing.", None, left)
        if not self.name_edit.text().strip():
            return translate("Join", "Your name is still missing.")
        if self._address() is None:
            return translate("Join", "The address is like 192.168.1.20:13560.")
        return ""

    def retranslate(self) -> None:
        """Say what is missing, why there is no seat, or for whom the table waits."""
        missing = self._missing()
        self.sit_button.setEnabled(not missing and self.table is None)
        sit, look = translate("Join", "Sit down"), translate("Join", "Look on")
        self.sit_button.setText(look if self.watch_box.isChecked() else sit)
        for part in (
            self.tables, self.code_edit, self.name_edit, self.place_edit, self.watch_box
        ):  # fmt: skip
            part.setEnabled(self.table is None)
        self.status.setText(missing if self.table is None else self._waiting())
        self.error.setText(self._problem)
        self.error.setVisible(bool(self._problem))
        self.status.setVisible(not self._problem)

    def _waiting(self) -> str:
        assert self.table is not None
        guest = self.table.guest
        if not guest.slots:
            return translate("Join", "The table is asked; its host has to let you in.")
        there = ", ".join(slot.shown for slot in guest.slots if slot.name)
        text = Join.trUtf8(
            "{game}: {names}. It begins by itself when all are there; %n seat(s) are still free.",
            None,
            self._free(),
        )
        return text.format(game=game_title(guest.game), names=there)

    def _free(self) -> int:
        assert self.table is not None
        return sum(not slot.name for slot in self.table.guest.slots)

    def _sit(self) -> None:
        place = self._address()
        if self._missing() or place is None or self.table is not None:
            return
        name = self.name_edit.text().strip()
        code = read_code(self.code_edit.text())
        self._settings.last_seat = "@".join((code, self.place_edit.text().strip(), name))
        self.table = table = GuestTable(code, *place, name, self.watch_box.isChecked())
        table.changed.connect(self.retranslate)
        table.begun.connect(self.accept)
        table.failed.connect(self._fail)
        self.retranslate()

    def _fail(self, why: str) -> None:
        self.table, self._problem = None, no_seat(why)
        self.retranslate()
        self.code_edit.setFocus(Qt.FocusReason.OtherFocusReason)

    def reject(self) -> None:
        """Leave the table, if one sits there already."""
        if self.table is not None:
            self.table.stop()
            self.table = None
        super().reject()
