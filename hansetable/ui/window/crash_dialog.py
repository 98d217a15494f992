"""The sheet that tells of an exception: what is saved, what can be reported, and how to go on."""

from __future__ import annotations

from datetime import datetime
from html import escape
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QFontMetricsF, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QCheckBox

from hansetable import log
from hansetable.errors import UserError, shown
from hansetable.ui.art import palette
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.fonts import font
from hansetable.ui.error_messages import error_message
from hansetable.ui.history.record_files import save_as
from hansetable.ui.history.wording import day_words
from hansetable.ui.language import Context, Text, translate
from hansetable.ui.start.catalog import game_title
from hansetable.ui.widgets.dialogs import ENTER, FormButton, FormDialog, Rule
from hansetable.ui.widgets.layout import beside, grid
from hansetable.ui.widgets.scaled import Drawing

if TYPE_CHECKING:
    from hansetable.ui.window.crash import Crash, Crashes

WIDTH = 680
_QUOTE_WIDTH, _QUOTE_PX = 588, 16
_CALLS = 2
"""How many of the last calls are quoted."""
_COUNTING = 250
"""How long the dialog waits until it counts again, in milliseconds."""


class Crashed(Context):
    """Context forms of this dialog."""


class CrashDialog(FormDialog):
    """Tells of a crash, and of all that follow while it is open.

    It quotes the last calls and nothing that is hidden in the game: it may lie over a curtain.
    Only what is copied holds everything.
    """

    def __init__(self, keeper: Crashes, crash: Crash, ends: bool = False) -> None:
        """Tell of a first crash; ``ends`` if the program cannot go on after it."""
        super().__init__(keeper.window)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setModal(True)
        self.crashes = [crash]
        self._keeper, self._window, self._ends = keeper, keeper.window, ends
        self._left = None if self._window is None else self._window.archive.left
        self._proven: tuple[datetime, int] | None = None
        self._unsaved = self._place = ""
        self.sign = Drawing(20, 20, self._draw_sign, self)
        self.saved, self.proof = self.label("title"), self.label("sentence")
        self.what, self.quote = self.label("text"), self.label("quote")
        self.quote.setTextFormat(Qt.TextFormat.RichText)
        self.lines, self.note = self.label("sentence"), self.label("sentence")
        self.lines.setWordWrap(False)
        self.note.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.plain = QCheckBox(self)
        self.says(self.plain.setText, Text("Crash", "Leave out the record and the names"))
        self.plain.toggled.connect(self.retranslate)
        self.copy_button = self.button(Text("Crash", "Copy report"), self.copy)
        self.leave_button = FormButton(pressed=self._leave, parent=self)
        go = Text("Crash", "Quit") if ends else Text("Crash", "Continue")
        self.go_button = self.button(go, self.accept, key=ENTER, main=True)
        self._count = QTimer(self, singleShot=True, interval=_COUNTING)
        self._count.timeout.connect(self.retranslate)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Copy), self, self.copy)
        self._prove()
        game = grid(12, 0, 1)
        game.addWidget(self.sign, 0, 0)
        game.addWidget(self.saved, 0, 1)
        game.addWidget(self.proof, 1, 1)
        self.lay_out(
            self.titled(Text("Crash", "Something went wrong")),
            Rule(parent=self),
            game,
            self.what,
            beside((self.label("section", Text("Crash", "The report")), 1), self.lines),
            self.quote,
            self.note,
            self.plain,
            Rule(parent=self),
            beside(self.copy_button, None, self.leave_button, self.go_button, spacing=10),
            spacing=10,
            edges=(self.MARGIN, 22, self.MARGIN, 14),
            width=WIDTH,
        )
        self.retranslate()
        self.go_button.setFocus()

    @property
    def report(self) -> str:
        """What is copied now."""
        return self._keeper.report(self.crashes, self.plain.isChecked())

    def add(self, crash: Crash) -> None:
        """Another exception came, or one of these once more."""
        if crash not in self.crashes:
            self.crashes.append(crash)
        if not self._count.isActive():
            self._count.start()

    def copy(self) -> None:
        """Put the report onto the clipboard."""
        QApplication.clipboard().setText(self.report)
        self.copy_button.setText(translate("Crash", "Copied"))

    def _leave(self) -> None:
        """Leave the table; a game that is not saved is saved elsewhere first."""
        assert self._window is not None
        if not self._unsaved:
            self.accept()
            self._window.show_start()
            return
        assert self._left is not None
        self._place = save_as(self._window.archive, self._left, self._window)
        if self._place:
            self._unsaved = ""
            self.retranslate()

    def _prove(self) -> None:
        """Find out when the game was written, and with how many actions, or why it was not."""
        if self._left is None or self._window is None:
            return
        try:
            number = len(self._left.actions)
            self._proven = self._window.autosave.prove(self._left), number
        except UserError as problem:
            self._unsaved = error_message(problem)
        except Exception as problem:  # the game itself may be what failed
            self._unsaved = type(problem).__name__

    # ---- the texts ----------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Say what has happened, what is saved and what can be done now."""
        self._say_saved()
        self.what.setText(self._what())
        self._quote()
        note = translate(
            "Crash", "It is not sent anywhere. Paste it wherever you report the fault."
        )
        if self._keeper.session is not None and not self.plain.isChecked():
            note = translate(
                "Crash",
                "It also contains the record of this game, with all names and everything that is "
                "hidden. It is not sent anywhere. Paste it wherever you report the fault.",
            )
        self.note.setText(note)
        high = self.note.heightForWidth(WIDTH - 2 * self.MARGIN)
        self.note.setMinimumHeight(max(high, self.note.minimumHeight()))
        at_table = self._window is not None and self._window.page is not None and not self._ends
        self.plain.setVisible(self._keeper.session is not None)
        self.leave_button.setVisible(at_table or bool(self._unsaved))
        leave = translate("Crash", "Leave the table")
        if self._unsaved:
            leave = translate("Crash", "Save elsewhere …")
        self.leave_button.setText(leave)
        self.copy_button.setText(translate("Crash", "Copy report"))

    def _say_saved(self) -> None:
        """Say whether the game is saved; only what was proven is claimed."""
        for widget in (self.sign, self.saved, self.proof):
            widget.setVisible(self._left is not None)
        if self._left is None:
            return
        saved = translate("Crash", "Your game of {game} is saved, up to the last action.")
        if self._unsaved:
            saved = translate("Crash", "Your game of {game} is not saved.")
        self.saved.setText(saved.format(game=game_title(self._left.game.name)))
        self.sign.update()
        proof = self._unsaved or shown(self._place)
        if self._proven is not None:
            moment, number = self._proven
            proof = Crashed.trUtf8(
                "{moment}, after %n action(s). Nothing is lost, whatever you do now.", None, number
            ).format(moment=f"{day_words(moment)}, {moment:%H:%M:%S}")
        self.proof.setText(proof)

    def _draw_sign(self, canvas: Canvas) -> None:
        """Draw a disc with a tick, or one of wax with a cross."""
        disc = palette.SHEET_LOSS if self._unsaved else palette.SHEET_GAIN
        canvas.rect(QRectF(0, 0, 20, 20), disc, 10)
        canvas.icon("close" if self._unsaved else "check", 5, 5, 10, palette.SHEET)

    def _what(self) -> str:
        """Say where the mistake was made, what helps, and how often it happened."""
        first = self.crashes[0]
        page = None if self._window is None else self._window.page
        parts = [_where(first.trace, self._window is not None)]
        if page is not None and page.model.stuck:
            parts.append(
                translate(
                    "Crash",
                    "You can continue; the button below the table lets the computer try again.",
                )
            )
        elif self._unsaved:
            parts.append(translate("Crash", "Save the game elsewhere before you leave the table."))
        elif page is not None and not self._ends:
            parts.append(
                translate(
                    "Crash",
                    "You can continue; if the table looks wrong, leave it and press Continue on "
                    "the start page.",
                )
            )
        times = sum(crash.times for crash in self.crashes)
        if times > 1:
            parts.append(Crashed.trUtf8("It happened %n time(s).", None, times))
        return " ".join(parts)

    def _quote(self) -> None:
        """Quote the name of the exception, the last calls and the program."""
        report = self.report.splitlines()
        trace = self.crashes[0].trace
        calls = [
            f"{file}, line {line}, in {name}" for file, line, name in log.frames(trace)[:_CALLS]
        ]
        shown = [log.message(self._keeper.veiled(trace)), *calls, report[0]]
        title, *rest = (_cut(line, 500 if place else 700) for place, line in enumerate(shown))
        ink = palette.css(palette.SHEET_INK)
        text = "<br>".join([f'<b style="color: {ink}">{title}</b>', *rest])
        self.quote.setText(f'<p style="line-height: 104%">{text}</p>')
        lines = translate("Crash", "{shown} of {lines} lines")
        self.lines.setText(lines.format(shown=len(shown), lines=len(report)))


def _cut(line: str, weight: int) -> str:
    """Return a line for the quotation, without its end if that has no room."""
    metrics = QFontMetricsF(font(_QUOTE_PX, weight))
    return escape(metrics.elidedText(shown(line), Qt.TextElideMode.ElideRight, _QUOTE_WIDTH))


def _where(trace: str, started: bool) -> str:
    """Say in which part of its work the program made the mistake, by the innermost call of ours."""
    files = [file.replace("\\", "/") for file, _, _ in log.frames(trace)]
    if not started:
        return translate("Crash", "A fault occurred in Hansetable while it was starting.")
    if "hansetable/ai/worker.py" in files:
        return translate("Crash", "A fault occurred in Hansetable while the computer was thinking.")
    rooms = [file.split("/")[1:3] for file in files if file.startswith("hansetable/")]
    match rooms[0] if rooms else []:
        case ["core" | "games" | "session" | "model", *_]:
            return translate(
                "Crash", "A fault occurred in Hansetable while a rule was being applied."
            )
        case ["ui", "table" | "games" | "art"]:
            return translate(
                "Crash", "A fault occurred in Hansetable while the table was being drawn."
            )
    return translate("Crash", "A fault occurred in Hansetable.")
