"""The strip above the prompt bar that gives a hint: what to do, what it gains, what else.

It comes when the hint is there; that one is looked for is said in the prompt bar.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtWidgets import QWidget

from hansetable.ai.hint import Advice
from hansetable.core import Action, Seat
from hansetable.model.play import PlayModel
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.fonts import line_width, wrapped_height
from hansetable.ui.art.palette import SHEET_INK, SHEET_LINK, SHEET_SOFT
from hansetable.ui.game_ui import Board, GameText
from hansetable.ui.language import Context, Text, translate
from hansetable.ui.widgets.buttons import TableButton
from hansetable.ui.widgets.numbers import decimal, signed
from hansetable.ui.widgets.scaled import Strip

_NEXT = 3
"""How many of the next actions are named."""
_LEFT, _TOP, _BOTTOM = 50.0, 6.0, 9.0
_BUTTONS = 176.0
_FIRST, _ROW = 25.0, 20.0
"""How high the advice is, and each line below it; a long one takes as many as it needs."""
_PX = 15.0


class Hint(Context):
    """The context of the texts with a number."""


class HintStrip(Strip):
    """Shows the model's hint while it holds, or that none comes; it listens to the model by itself.

    Signals:
        resized(): the strip has come, has other words, or has gone.
    """

    resized = Signal()

    def __init__(
        self, model: PlayModel, texts: GameText, board: Board, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._model, self._texts, self._board = model, texts, board
        self.lines: tuple[str, ...] = ()
        self.play_button = TableButton(self, pressed=self.play)
        self.close_button = TableButton(self, "normal", "close", pressed=model.forget_hint)
        self.close_button.says_what(Text("Hint", "Close"))
        for button in (self.play_button, self.close_button):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        for signal in (model.hintChanged, model.lateChanged):
            signal.connect(self.refresh)
        self.retranslate()

    def refresh(self) -> None:
        """Show the hint, or nothing; the mouse and screen readers get also long lines whole."""
        before = self.lines
        self.play_button.setText(
            translate("Hint", "Ask again") if self._late() else translate("Hint", "Play it")
        )
        self.lines = self._say()
        self.setAccessibleName(" ".join(self.lines))
        self.setToolTip("\n".join(self.lines))
        self.setVisible(bool(self.lines))
        if self.lines or before:
            self.resized.emit()
        self.update()

    def play(self) -> None:
        """Play the advised action, or look again for a hint that does not come."""
        if self._model.hint is not None:
            self._model.say(self._model.hint.best.action)
        else:
            self._model.retry()

    def high(self, wide: float) -> float:
        """How high the strip wants to be at a width, both in unscaled pixels; 0 without a hint."""
        rows = self._rows(wide)
        return rows[-1].bottom() + _BOTTOM if rows else 0.0

    def retranslate(self) -> None:
        """Say the hint again."""
        self.refresh()

    def draw(self, canvas: Canvas, area: QRectF) -> None:
        """Paints the paper, the lantern and the lines: the advice larger than its reasons."""
        super().draw(canvas, area)
        canvas.icon("hint", 14, 12, 26, SHEET_LINK)
        rows = self._rows(area.width())
        for number, (line, row) in enumerate(zip(self.lines, rows, strict=True)):
            if number == 0:
                canvas.text(row, line, 18, SHEET_INK, "l", 600, least=14)
            elif row.height() > _ROW:
                canvas.text(row, line, _PX, SHEET_SOFT, "l", 500, wrap=True)
            else:
                canvas.text(row, line, _PX, SHEET_SOFT, "l", 500, least=13)

    # ---- inside -------------------------------------------------------------------------------

    def _arrange(self) -> None:
        right, top = self.area().width() - 14, (self.area().height() - 34) / 2
        self.close_button.place(QRectF(right - 36, top, 36, 34), self.scale, QPointF(0, 0))
        self.play_button.place(QRectF(right - 164, top, 120, 34), self.scale, QPointF(0, 0))

    def _rows(self, wide: float) -> list[QRectF]:
        """Where each line stands in a strip of a width."""
        room = wide - _LEFT - _BUTTONS - 10
        rows: list[QRectF] = []
        top = _TOP
        for number, line in enumerate(self.lines):
            high = _FIRST if number == 0 else _ROW
            if number and line_width(line, _PX, 500) * 0.9 > room:
                high = wrapped_height(line, room, _PX) + 1
            rows.append(QRectF(_LEFT, top, room, high))
            top += high
        return rows

    def _late(self) -> int:
        """For how many seconds a hint has been looked for in vain."""
        return self._model.late if self._model.advising else 0

    def _say(self) -> tuple[str, ...]:
        hint = self._model.hint
        if late := self._late():
            return (
                Hint.trUtf8("The computer has not answered for %n second(s).", None, late),
                translate(
                    "Hint", "A hint usually takes one second. You can go on playing meanwhile."
                ),
            )
        if hint is None:
            return ()
        first, *then = self._in_words(hint.seat, hint.best.line[: _NEXT + 1])
        lines = [translate("Hint", "Hint: {action}").format(action=first), self._gains(hint.best)]
        if then:
            more = " …" if len(hint.best.line) > _NEXT + 1 else ""
            named = "; ".join(_bare(words) for words in then) + more
            lines.append(translate("Hint", "Then: {actions}").format(actions=named))
        if hint.others:
            lines.append(self._alternatives(hint.others))
        return tuple(lines)

    def _in_words(self, seat: Seat, actions: Sequence[Action]) -> Iterator[str]:
        """Yield actions that follow each other in words, each said of the position before it."""
        now = self._model.view.clone()
        for action in actions:
            yield self._texts.action(action, now)
            now.push(seat, action)

    def _gains(self, advice: Advice) -> str:
        """What the way to the end of the turn gains, in the numbers of the list of seats."""
        names = {key: title for key, _, title in self._board.columns}
        gains = ", ".join(
            f"{names[key]} {signed(number)}" for key, number in advice.gains if key in names
        )
        if advice.unsure:
            then = translate("Hint", "What follows depends on what turns up.")
            if not gains:
                return then
            return " ".join((translate("Hint", "Until then: {gains}.").format(gains=gains), then))
        if not gains:
            return translate("Hint", "No other action promises more.")
        return translate("Hint", "By the end of your turn: {gains}.").format(gains=gains)

    def _alternatives(self, others: Sequence[Advice]) -> str:
        parts = []
        for advice in others:
            words = self._texts.action(advice.action, self._model.view)
            loss = translate("Hint", "just as good")
            if advice.loss >= 0.05:
                loss = translate("Hint", "worth {number} less").format(number=decimal(advice.loss))
            pattern = translate("Hint", "{action} ({worth})")
            parts.append(pattern.format(action=_bare(words), worth=loss))
        return translate("Hint", "Or: {actions}").format(actions="; ".join(parts))


def _bare(words: str) -> str:
    """Return a sentence without its full stop, to stand among others."""
    return words.removesuffix(".")
