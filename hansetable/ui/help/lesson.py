"""The note of a lesson: a sheet of paper on the table that never covers what it speaks of."""

from __future__ import annotations

from operator import itemgetter

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSizeF, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication

from hansetable.model.lesson import LessonModel
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.fonts import wrapped_height
from hansetable.ui.art.palette import SHEET_INK, SHEET_LINK, SHEET_SOFT, alpha
from hansetable.ui.language import Text, current, translate
from hansetable.ui.table.play_page import PlayPage
from hansetable.ui.table.scene.cloth import Cloth
from hansetable.ui.widgets.buttons import TableButton
from hansetable.ui.widgets.scaled import Scaled
from hansetable.ui.widgets.speaking import Speaking

_BETWEEN = 8.0
"""From one button to the next."""
_EDGE, _GAP = 18.0, 14.0
_HEAD, _FOOT = 40.0, 58.0
_PX = 16.5
_WIDTHS = (356.0, 320.0, 420.0, 500.0)
"""How wide a note may be, the best width first."""
_RIM = 6.0
"""Room around the sheet for its shadow."""


class LessonNote(Speaking, Scaled):
    """Shows the note of the moment over a table page; it listens to the model by itself.

    Signals:
        rule(str): the learner wants to read this rule.
        playOn(): the lesson is over, the learner wants to play on alone.
        leave(): the learner has seen enough.
    """

    rule = Signal(str)
    playOn = Signal()
    leave = Signal()

    def __init__(self, page: PlayPage, model: LessonModel) -> None:
        super().__init__(page)
        self._page, self._model = page, model
        self.leave_button = TableButton(
            self,
            text=Text("Lesson", "Leave"),
            pressed=self.leave,
            tip=Text("Lesson", "Leave the lesson; nothing is lost."),
        )
        self.rule_button = TableButton(
            self, pressed=self._open_rule, tip=Text("Lesson", "Read the rule.")
        )
        self.go_button = TableButton(self, "primary", pressed=self._go)
        self._listing = False
        self._number = 1
        self._find_place = QTimer(self, singleShot=True, interval=0)
        self._find_place.timeout.connect(self._move)
        model.noted.connect(self.retranslate)
        model.laid.connect(self._find_place.start)
        model.choiceChanged.connect(self._find_place.start)
        page.installEventFilter(self)
        self.retranslate()

    # ---- what it shows ------------------------------------------------------------------------

    @property
    def words(self) -> str:
        """What the note says in the language of the moment."""
        note = self._model.note
        if note is not None:
            return note.words[current()]
        if self._over():
            return translate("Lesson", "That was the lesson. Play on by yourself!")
        return translate("Lesson", "Now it is somebody else’s turn.")

    @property
    def number(self) -> str:
        """Which of the notes was shown last, and of how many."""
        notes, note = self._model.lesson.notes, self._model.note
        if note is not None:
            self._number = notes.index(note) + 1
        return translate("Lesson", "{number} of {all}").format(number=self._number, all=len(notes))

    def retranslate(self) -> None:
        """Show the note of the moment, and mark what it speaks of."""
        model = self._model
        note = model.note
        self._page.scene.highlighter.highlight(() if note is None else note.points)
        self.rule_button.setVisible(note is not None)
        if note is not None:
            self.rule_button.setText(translate("Dock", "Rule {rule}").format(rule=note.rule))
        self.go_button.setVisible(model.waits or model.mine or self._over())
        self.go_button.kind = "primary" if model.waits or self._over() else "normal"
        self._say_go()
        self.setAccessibleName(f"{self.words} ({self.number})")
        self.go_button.setAccessibleDescription(self.words)
        self._move()
        self._find_place.start()
        self.show()
        self.raise_()
        self._hand_keys()

    def _hand_keys(self) -> None:
        """Give the keyboard to what must be read, and then back to where it was."""
        page = self._page
        held = self.isAncestorOf(QApplication.focusWidget() or page)
        if self.go_button.kind == "primary":
            if not held:
                self._listing = page.sidebar.moves.hasFocus()
            self.go_button.setFocus(Qt.FocusReason.OtherFocusReason)
        elif held:
            moves = page.sidebar.moves
            (moves if self._listing and moves.isVisible() else page.view).setFocus()

    # ---- Qt -----------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stays in its corner when the page changes its size."""
        if watched is self._page and event.type() == QEvent.Type.Resize:
            self._find_place.start()
        return super().eventFilter(watched, event)

    def draw(self, canvas: Canvas, area: QRectF) -> None:
        """Paints the sheet, its heading, how far the lesson is, and the words."""
        sheet = area.adjusted(_RIM, _RIM, -_RIM, -_RIM)
        canvas.sheet(sheet, 10, 1.0)
        line = sheet.adjusted(4.5, 4.5, -4.5, -4.5)
        canvas.rect(line, None, 7, alpha(SHEET_INK, 0.18))
        head = QRectF(sheet.x() + _EDGE, sheet.y() + 10, sheet.width() - 2 * _EDGE, 24)
        canvas.text(head, translate("Lesson", "Lesson"), 15, SHEET_LINK, "l", family="cinzel")
        canvas.text(head, self.number, 16, SHEET_SOFT, "r", 500, italic=True)
        words = QRectF(head.x(), sheet.y() + _HEAD, head.width(), sheet.height() - _HEAD - _FOOT)
        canvas.text(words, self.words, _PX, SHEET_INK, "lt", 500, wrap=True)

    # ---- inside -------------------------------------------------------------------------------

    def _over(self) -> bool:
        return self._model.number == len(self._model.lesson.script) and not self._model.waits

    def _say_go(self) -> None:
        """Says what the main button does now."""
        model = self._model
        if self._over():
            self.go_button.setText(translate("Lesson", "Play on"))
        elif model.waits:
            self.go_button.setText(translate("Lesson", "Next"))
        else:
            self.go_button.setText(translate("Lesson", "Show me"))
        main = self.go_button.kind == "primary"
        self.go_button.key = translate("Question", "Enter") if main else None

    def _go(self) -> None:
        if self._over():
            self.playOn.emit()
        elif self._model.waits:
            self._model.read_on()
        else:
            self._model.show_me()

    def _open_rule(self) -> None:
        if self._model.note is not None:
            self.rule.emit(self._model.note.rule)

    def _size(self, wide: float) -> QSizeF:
        """How large the sheet is at a width, in unscaled pixels."""
        words = wrapped_height(self.words, wide - 2 * _EDGE, _PX)
        return QSizeF(wide, _HEAD + words + _FOOT)

    def _move(self) -> None:
        """Takes the place that hides least, and above all nothing that is spoken of or glows."""
        view, scale = self._page.view, self._page.prompt_bar.scale
        cloth, unit = Cloth(view), view.transform().m11() / scale
        sizes = [self._size(wide) for wide in _WIDTHS]
        places = [(cloth.least(size / unit), size) for size in sizes]
        found = [(cloth.hides(spot), spot, size) for spot, size in places if spot is not None]
        if not found:
            return
        _, spot, size = min(found, key=itemgetter(0))
        corner = (view.mapFromScene(spot.topLeft()) + view.pos()).toPointF() / scale
        self.place(QRectF(corner, size).adjusted(-_RIM, -_RIM, _RIM, _RIM), scale)
        self._place_buttons()

    def _place_buttons(self) -> None:
        """Puts the buttons into one row, a little narrower if they need more room than there is."""
        area = self.area()
        top = area.bottom() - _RIM - _FOOT + 14
        right = area.right() - _RIM - _EDGE
        buttons = [self.go_button, self.rule_button, self.leave_button]
        wanted = {b: b.wide(least=64) for b in buttons if not b.isHidden()}
        room = area.width() - 2 * (_RIM + _EDGE) - _BETWEEN * (len(wanted) - 1)
        narrow = min(1.0, room / sum(wanted.values()))
        for button, wide in wanted.items():
            place = QRectF(right - wide * narrow, top, wide * narrow, 32)
            button.place(place, self.scale, QPointF(0, 0))
            right = place.x() - _BETWEEN
