"""The sheet on which a host waits: the code for the guests, and who is there."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import cast

from PySide6.QtCore import QRectF, QTimer
from PySide6.QtGui import QGuiApplication, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from hansetable.core import Seat
from hansetable.model.play import WhenAway
from hansetable.net.company import Link
from hansetable.net.join_code import LENGTH
from hansetable.session.slot import OPEN, PlayerSlot
from hansetable.ui.art import palette
from hansetable.ui.elsewhere.host_table import HostTable
from hansetable.ui.language import Context, Text, translate
from hansetable.ui.newgame.levels import PLAYERS, ai_words, player_words
from hansetable.ui.start.catalog import game_title
from hansetable.ui.widgets.dialogs import ENTER, FormButton, FormDialog, Rule, Segments
from hansetable.ui.widgets.layout import below, beside, fill, fix
from hansetable.ui.widgets.scaled import grown
from hansetable.ui.widgets.speaking import Speaking

_WIDTH, _COLUMN, _HIGH = 1020, 460, 104
_LINE = 54
_LOOK = 1000
"""Milliseconds between two looks at how many wrong codes there were."""


_AWAY = {
    "ask": Text("Waiting", "Ask me"),
    "wait": Text("Waiting", "Wait"),
    "play": Text("Waiting", "Computer plays"),
}
_AWAY_HINTS = (
    Text("Waiting", "When it is their turn you are asked whether the computer plays."),
    Text("Waiting", "The table waits until they are back; the computer can still play."),
    Text("Waiting", "The computer plays for them at once, until they are back."),
)


_GIVE = {
    "apprentice": Text("Waiting", "Give it to the Apprentice"),
    "journeyman": Text("Waiting", "Give it to the Journeyman"),
    "merchant": Text("Waiting", "Give it to the Merchant"),
    "alderman": Text("Waiting", "Give it to the Alderman"),
}


class Waiting(Context):
    """The context of the texts with a number."""


def written(code: str) -> str:
    """Return a code as people write it, in two groups."""
    return f"{code[: LENGTH // 2]}-{code[LENGTH // 2 :]}"


class CodePlate(Speaking, QWidget):
    """The code of a table, to be read across the room."""

    def __init__(self, code: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._code = written(code)
        self.says(self.setAccessibleName, Text("Waiting", "Code: {code}").filled(code=self._code))
        fix(self, _COLUMN, _HIGH)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the letters on a plate with a rim of brass."""
        with grown(self) as (canvas, whole):
            face = whole.adjusted(1, 1, -1, -1)
            canvas.rect(face, palette.FACE, 8, palette.BRASS, 1.8)
            canvas.rect(face.adjusted(4, 4, -4, -4), None, 5, palette.FACE_RIM)
            room, ink = face.adjusted(14, 0, -14, 0), palette.SHEET_INK
            canvas.text(room, self._code, 46, ink, family="cinzel", spacing=5)


class SeatLine(Speaking, QWidget):
    """One seat of the table: who sits there, or who asks for it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.slot: PlayerSlot | None = None
        self.name = self.told = ""
        self.here = self.linked = False
        self.link: Link | None = None
        self.no_button = FormButton(Text("Waiting", "Not now"), parent=self)
        self.admit_button = FormButton(Text("Waiting", "Let in"), parent=self)
        self.give_button = FormButton(parent=self)
        self._buttons = (self.no_button, self.admit_button, self.give_button)
        fill(QHBoxLayout(self), None, *self._buttons, spacing=6, edges=(0, 0, 10, 0))
        fix(self, _COLUMN, _LINE)

    def show_seat(self, slot: PlayerSlot, told: str, linked: bool = False, give: str = "") -> None:
        """Show who sits here, and what is told of it; ``give`` says who else could."""
        self.slot, self.name, self.told, self.here, self.linked = (
            slot, slot.shown, told, True, linked,
        )  # fmt: skip
        self._ask(None, give)

    def show_free(self, slot: PlayerSlot, asking: tuple[Link, str] | None, give: str) -> None:
        """Show that nobody sits here, or who asks to sit here; ``give`` says who else could."""
        self.slot, self.here, self.linked = slot, False, False
        self.name = translate("Waiting", "A free seat")
        self.told = translate("Waiting", "waits for a guest")
        if asking is not None:
            self.name = translate("Waiting", "{name} asks to come in").format(name=asking[1])
            self.told = translate("Waiting", "has the right code")
        self._ask(asking and asking[0], give)

    def _ask(self, link: Link | None, give: str) -> None:
        self.link = link
        for button in (self.no_button, self.admit_button):
            button.setVisible(link is not None)
        self.give_button.setText(give)
        self.give_button.setVisible(bool(give) and link is None)
        self.setAccessibleName(f"{self.name}: {self.told}")
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the sign of the seat, the name, and what is told."""
        if self.slot is None:
            return
        with grown(self) as (canvas, whole):
            face = whole.adjusted(1, 2, -1, -2)
            if self.here:
                canvas.rect(face, palette.FACE, 7, palette.FACE_RIM, 1.2)
            else:
                canvas.rect(face, palette.GONE, 7, palette.GONE_RIM, 1.2)
            if self.link is not None:
                canvas.rect(face, palette.LANTERN, 7, palette.FACE_RIM, 1.2, alpha=0.25)
            free = not self.here and self.link is None
            canvas.p.setOpacity(0.45 if free else 1)
            canvas.token(self.slot.colour, 15, face.center().y() - 11, 22, palette.SHEET_INK)
            canvas.p.setOpacity(1)
            grown_by = self.width() / whole.width()
            ends = [button.x() / grown_by for button in self._buttons if not button.isHidden()]
            right = min([whole.width() - (56 if self.linked else 12), *ends])
            room = QRectF(50, face.top() + 2, right - 54, 26)
            canvas.text(room, self.name, 17, palette.SHEET_INK, "l", 600, italic=free, least=12)
            canvas.text(
                room.translated(0, 21), self.told, 14.5, palette.SHEET_SOFT, "l", 500,
                italic=True, least=11.5,
            )  # fmt: skip
            if self.linked:
                at = QRectF(whole.width() - 48, face.top(), 32, face.height())
                canvas.icon_in(at, "link", palette.SHEET_GAIN, 26)


class WaitingDialog(FormDialog):
    """Shows a table that waits; accepted when the game begins.

    After a game it waits for the rematch until all guests stay. The host need not wait so long: the
    seats of the others go to the computer, or are free for other guests.
    """

    def __init__(self, table: HostTable, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.table = table
        self.code_button = self.button(Text("Waiting", "Copy the code"), self._copy)
        self.place_button = self.button(
            Text("Waiting", "Copy code and address"), partial(self._copy, place=True)
        )
        no_yes = {"no": Text("NewGame", "No"), "yes": Text("Waiting", "Allowed")}
        onlookers = Text("Waiting", "Onlookers")
        self.watched = Segments(no_yes, self, name=onlookers)
        self.watched.set_value("yes" if table.host.watched else "no")
        self.watched.chosen.connect(self._set_watched)
        self.lines = [SeatLine(self) for _ in table.host.slots]
        for seat, line in enumerate(self.lines):
            line.give_button.clicked.connect(partial(self._give, seat))
            line.no_button.clicked.connect(partial(self._answer, line, False))
            line.admit_button.clicked.connect(partial(self._answer, line, True))
        self.wrong = self.label("sentence")
        levels = {level: player_words(level).title for level in PLAYERS[1:]}
        played = Text("Waiting", "The computer plays as")
        self.levels = Segments(levels, self, name=played)
        self.levels.set_value(table.level)
        away = Text("Waiting", "When a guest is away")
        self.away = Segments(_AWAY, self, name=away, hints=_AWAY_HINTS)
        self.away.set_value(table.when_away)
        for choice in (self.levels, self.away):
            choice.chosen.connect(self._set_away)
        self.levels.chosen.connect(self.retranslate)
        self._set_away()
        self.close_button = self.button(Text("Waiting", "Close the table"), self.reject)
        self.status = self.label("sentence")
        self.offer_button = self.button(Text("Waiting", "Offer the free seats"), table.go_on)
        self.fill_button = self.button(
            Text("Waiting", "Begin, the computer fills up"), self._fill, key=ENTER, main=True
        )
        title = Text("Waiting", "{game} – the table is laid")
        title_label = self.titled(title.filled(game=game_title(table.host.game)))
        how = Text(
            "Waiting",
            "Tell it to everybody who shall play: they choose “Join a table” on their start page. "
            "It holds for this table only.",
        )
        where = Text(
            "Waiting",
            "In your own network the table is found by itself; its address is {place}. The port "
            "is open as long as the table waits or a game is played.",
        )
        self.lay_out(
            title_label,
            Rule(parent=self),
            beside(
                below(
                    self.label("section", Text("Waiting", "The code for your guests")),
                    CodePlate(table.code, self),
                    self.label("sentence", how),
                    beside(self.code_button, self.place_button, None, spacing=8),
                    self.label("sentence", where.filled(place=table.place)),
                    8,
                    beside((self.label("title", onlookers), 1), self.watched),
                    None,
                    spacing=10,
                ),
                Rule(standing=True, parent=self),
                self._who(away),
                spacing=22,
            ),
            Rule(parent=self),
            beside(
                self.close_button, (self.status, 1), self.offer_button, self.fill_button, spacing=10
            ),
            edges=(self.MARGIN, 22, self.MARGIN, 20),
            spacing=12,
            width=_WIDTH,
        )
        table.changed.connect(self._go_on)
        table.changed.connect(self.retranslate)
        QTimer.singleShot(0, self, self._go_on)
        table.begun.connect(self.accept)
        look = QTimer(self, interval=_LOOK)
        look.timeout.connect(self._count_wrong)
        look.start()
        self.retranslate()

    def _who(self, away: Text) -> QVBoxLayout:
        """Return the seats, and what happens to those that stay empty, or whose guest is away."""
        back = Text("Waiting", "A guest that drops out comes back with the same code.")
        return below(
            self.label("section", Text("Waiting", "Who is there")),
            below(*self.lines, spacing=6),
            self.wrong,
            8,
            beside(
                (self.label("title", Text("Waiting", "The computer")), 1), self.levels, spacing=12
            ),
            beside((self.label("title", away), 1), self.away, spacing=12),
            self.label("sentence", back),
            None,
            spacing=8,
        )

    # ---- what it shows ------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Show who is there and who asks."""
        host = self.table.host
        asking = iter(host.asking)
        for seat, (line, slot) in enumerate(zip(self.lines, host.slots, strict=True)):
            if seat in host.missing and not host.over:
                line.show_free(slot, next(asking, None), self._other(seat))
            else:
                told, there = self._told(seat, slot), seat in self._there
                line.show_seat(slot, told, there, self._other(seat))
        free = len(host.elsewhere) - len(self._there)
        self.fill_button.setEnabled(bool(self._there))
        self.offer_button.setVisible(host.over)
        if host.over:
            text = Waiting.trUtf8("%n guest(s) have not said yet that they stay.", None, free)
        else:
            text = Waiting.trUtf8("%n seat(s) are still free.", None, free)
        self.status.setText(text)
        self._count_wrong()

    @property
    def _there(self) -> Sequence[Seat]:
        """The guests who play, as soon as all of them are there."""
        host = self.table.host
        if host.over:
            return host.staying
        return [seat for seat in host.elsewhere if seat not in host.missing]

    def _told(self, seat: Seat, slot: PlayerSlot) -> str:
        host = self.table.host
        if host.over and seat in host.missing:
            return translate("Waiting", "away")
        if host.over and seat in host.elsewhere:
            stays = translate("Waiting", "stays for a rematch")
            return stays if seat in host.staying else translate("Waiting", "has not answered yet")
        if seat in host.elsewhere:
            return translate("Waiting", "at another computer")
        return translate("Waiting", "at this computer") if slot.human else ai_words(slot.player)

    def _other(self, seat: Seat) -> str:
        """Who else could be given a seat before the game, as it stands on a button."""
        host = self.table.host
        if host.over:
            return ""
        if seat in host.missing:
            return str(_GIVE[self.levels.value]) if len(host.elsewhere) > 1 else ""
        return "" if host.slots[seat].human else translate("Waiting", "Keep it for a guest")

    def _count_wrong(self) -> None:
        wrong = self.table.wrong
        text = Waiting.trUtf8(
            "%n wrong code(s) so far; further tries are slowed down.", None, wrong
        )
        self.wrong.setText(text)
        self.wrong.setVisible(bool(wrong))

    def _go_on(self) -> None:
        """Begin the rematch as soon as all guests stay for it."""
        host = self.table.host
        if host.over and len(host.staying) == len(host.elsewhere):
            self.table.go_on()

    # ---- what is pressed ----------------------------------------------------------------------

    def _copy(self, *, place: bool = False) -> None:
        code = written(self.table.code)
        QGuiApplication.clipboard().setText(f"{code}@{self.table.place}" if place else code)

    def _set_watched(self, value: str) -> None:
        self.table.host.watched = value == "yes"
        self.table.follow()

    def _set_away(self) -> None:
        self.table.when_away = cast(WhenAway, self.away.value)
        self.table.level = self.levels.value

    def _give(self, seat: Seat) -> None:
        """Let the computer play in a seat, or keep it for a guest again."""
        host = self.table.host
        host.give(seat, self.levels.value if seat in host.missing else OPEN)
        self.table.follow()

    def _answer(self, line: SeatLine, admit: bool) -> None:
        """Let somebody in, or not."""
        if line.link is not None:
            (self.table.host.admit if admit else self.table.host.refuse)(line.link)
            self.table.follow()

    def _fill(self) -> None:
        """Begin with who is there, or after a game with who stays."""
        if self.table.host.over:
            self.table.go_on()
        self.table.host.fill(self.levels.value)
        self.table.follow()
