"""What is shown while a game is not saved: a red sign in the bar, and the question when closing."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from hansetable.errors import Message, shown
from hansetable.ui.art import palette
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.fonts import line_width
from hansetable.ui.art.growth import px
from hansetable.ui.error_messages import error_message
from hansetable.ui.history.archive import Archive
from hansetable.ui.language import Context, Text, translate
from hansetable.ui.widgets.dialogs import ENTER, FormDialog, Rule
from hansetable.ui.widgets.layout import below, beside
from hansetable.ui.widgets.scaled import Drawing, grown
from hansetable.ui.widgets.speaking import Speaking

WIDTH = 746
ANYWAY, ELSEWHERE = 1, 2
"""How the question ends if the window is to close, or first save elsewhere; 0: it stays."""


class Unsaved(Context):
    """Context forms of the sign and the question."""


class UnsavedSign(Speaking, QPushButton):
    """Says how much is not saved, as long as that is so; a press asks what can be done."""

    def __init__(self, archive: Archive, bar: QWidget) -> None:
        """Stand at the right end of a bar."""
        super().__init__(bar)
        self._archive, self._bar = archive, bar
        self.setStyleSheet("QPushButton { min-width: 0; min-height: 0; padding: 0; }")
        bar.installEventFilter(self)
        archive.savedChanged.connect(self.retranslate)
        self.hide()

    def retranslate(self) -> None:
        """Say how much is not saved, or go."""
        number = self._archive.unsaved
        text = Unsaved.trUtf8("Not saved: %n action(s)", None, number)
        if not number:
            text = translate("Unsaved", "Not saved: the game that ended")
        self.setText(text)
        problem = self._archive.problem
        self.setToolTip(error_message(problem) if problem else "")
        self.setVisible(problem is not None)
        self._stand()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay at the end of the bar."""
        if event.type() == QEvent.Type.Resize:
            self._stand()
        return super().eventFilter(watched, event)

    def _stand(self) -> None:
        wide = px(line_width(self.text(), 15) + 46)
        self.setGeometry(self._bar.width() - wide - px(8), 1, wide, self._bar.height() - 3)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint white words on wax."""
        with grown(self) as (canvas, whole):
            face = whole.adjusted(1, 1, -1, -1)
            canvas.rect(face, palette.SHEET_LOSS, 5)
            canvas.icon("close", face.x() + 10, face.center().y() - 5, 10, palette.SHEET)
            canvas.text(face.adjusted(28, 0, -8, 0), self.text(), 15, palette.SHEET, "l")
            if self.hasFocus():
                canvas.focus_ring(face, 5)


class UnsavedDialog(FormDialog):
    """Says what is not saved and why; goes by itself as soon as it is.

    ``exec`` returns `ANYWAY`, also when all is saved, `ELSEWHERE`, or 0.
    """

    def __init__(self, archive: Archive, parent: QWidget, closing: bool) -> None:
        """Ask about the game that was left; ``closing`` if the window is to close."""
        super().__init__(parent)
        self._archive = archive
        title = Text("Unsaved", "Not saved")
        if closing:
            title = Text("Unsaved", "Close without saving?")
        self.what, self.safe = self.label("title"), self.label("sentence")
        self.why, self.place = self.label("title"), self.label("sentence")
        for said in (self.why, self.place):
            said.setWordWrap(True)
        again = Text(
            "Unsaved",
            "Hansetable tries again every ten seconds. As soon as saving works, the red sign in "
            "the menu bar disappears by itself.",
        )
        self.anyway_button = self.button(Text("Unsaved", "Close anyway"), lambda: self.done(ANYWAY))
        self.anyway_button.setVisible(closing)
        self.elsewhere_button = self.button(
            Text("Unsaved", "Save elsewhere …"), lambda: self.done(ELSEWHERE)
        )
        self.stay_button = self.button(Text("Unsaved", "Cancel"), self.reject)
        self.again_button = self.button(
            Text("Unsaved", "Try again"), archive.try_again, key=ENTER, main=True
        )
        self.lay_out(
            self.titled(title),
            Rule(),
            self._row(self.what, self.safe),
            self._row(self.why, self.place),
            self.label("sentence", again),
            Rule(),
            beside(
                self.anyway_button,
                None,
                self.elsewhere_button,
                self.stay_button,
                self.again_button,
                spacing=10,
            ),
            spacing=12,
            edges=(self.MARGIN, 22, self.MARGIN, 18),
            width=WIDTH,
        )
        archive.savedChanged.connect(self._follow)
        self.retranslate()
        self.again_button.setFocus()

    def _row(self, title: QLabel, sentence: QLabel) -> QWidget:
        """Return a fact with its sign of wax."""
        row = QWidget(self)
        sign = Drawing(20, 20, _draw_cross, row)
        row.setLayout(
            beside(
                (sign, 0, Qt.AlignmentFlag.AlignTop),
                (below(title, sentence, spacing=2), 1),
                spacing=12,
            )
        )
        return row

    def _follow(self) -> None:
        if self._archive.problem is None:
            self.done(ANYWAY)
        else:
            self.retranslate()

    def retranslate(self) -> None:
        """Say what is not saved and why."""
        left, problem = self._archive.left, self._archive.problem
        if left is None or problem is None:
            return
        number = self._archive.unsaved
        what = Unsaved.trUtf8("The last %n action(s) of this game are not saved.", None, number)
        if not number:
            what = translate("Unsaved", "The record of the game that ended is not saved.")
        self.what.setText(what)
        safe = max(0, len(left.actions) - number)
        text = Unsaved.trUtf8("%n earlier action(s) are safe.", None, safe)
        self.safe.setText(text if safe else "")
        reason = problem.message.gaps["reason"]
        why = error_message(reason) if isinstance(reason, Message) else str(reason)
        self.why.setText(translate("Unsaved", "Saving fails: {reason}.").format(reason=why))
        self.place.setText(shown(str(problem.message.gaps["path"])))


def _draw_cross(canvas: Canvas) -> None:
    """Draw a disc of wax with a cross."""
    canvas.rect(QRectF(0, 0, 20, 20), palette.SHEET_LOSS, 10)
    canvas.icon("close", 5, 5, 10, palette.SHEET)
