"""The slip of paper that gives a hint: what to do, what it gains, what else.

It lies where the cloth is free, or over the card page of the sidebar; the table stays as it is.
It comes when the hint is there; that one is looked for is said in the prompt bar.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, QTimer
from PySide6.QtWidgets import QWidget

from hansetable.ai.hint import Advice
from hansetable.core import Action, Seat
from hansetable.model.play import PlayModel
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.fonts import line_width, sentences_within, wrapped_height
from hansetable.ui.art.palette import BRASS, SHEET_INK, SHEET_LINK, SHEET_SOFT
from hansetable.ui.game_ui import Board, GameText
from hansetable.ui.language import Context, Text, translate
from hansetable.ui.table.scene.cloth import Cloth
from hansetable.ui.table.scene.view import TableView
from hansetable.ui.table.sidebar.sidebar import CARD, PlaySidebar
from hansetable.ui.widgets.buttons import TableButton
from hansetable.ui.widgets.numbers import decimal, signed
from hansetable.ui.widgets.scaled import Scaled
from hansetable.ui.widgets.speaking import Speaking

_NEXT = 3
"""How many of the next actions are named."""
_WIDTHS = (656.0, 580.0, 500.0, 430.0, 370.0, 320.0, 280.0)
"""How wide it may be, the best width first."""
_SHORT = 330.0
"""From this width on, lines may be cut where there is no room for all of their words."""
_RIM = 5.0
"""Room around the paper for its shadow."""
_LEFT, _RIGHT, _TOP, _BOTTOM = 46.0, 14.0, 9.0, 9.0
_BUTTON, _GAP = 28.0, 8.0
_BESIDE = 420.0
"""From this width on, the buttons stand beside the advice and not below everything."""
_FIRST, _ROW = 25.0, 20.0
"""How high a line of the advice is, and one of those below it."""
_FIRST_PX, _PX = 18.0, 16.0


class Hint(Context):
    """The context of the texts with a number."""


class HintSlip(Speaking, Scaled):
    """Shows the model's hint while it holds, or that none comes; it listens to the model by itself.

    ``docked`` tells that it lies over the card page, for there is no room on the cloth.
    """

    def __init__(
        self,
        model: PlayModel,
        texts: GameText,
        board: Board,
        view: TableView,
        sidebar: PlaySidebar,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._model, self._texts, self._board = model, texts, board
        self._view, self._sidebar = view, sidebar
        self.lines: tuple[str, ...] = ()
        self.docked = self._cut = False
        self._spot: QRectF | None = None
        self.play_button = TableButton(self, pressed=self.play)
        self.close_button = TableButton(self, "normal", "close", pressed=model.forget_hint)
        self.close_button.says_what(Text("Hint", "Close"))
        for button in (self.play_button, self.close_button):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        for signal in (model.hintChanged, model.lateChanged):
            signal.connect(self.refresh)
        self._look = QTimer(self, singleShot=True, interval=0)
        self._look.timeout.connect(self._make_way)
        model.choiceChanged.connect(self._look.start)
        for bar in (view.horizontalScrollBar(), view.verticalScrollBar()):
            bar.valueChanged.connect(self.find_place)
        sidebar.tabs.currentChanged.connect(self._show)
        self.retranslate()

    def refresh(self) -> None:
        """Show the hint, or nothing; the mouse and screen readers get also long lines whole."""
        late = self._late()
        self.play_button.setText(
            translate("Hint", "Ask again") if late else translate("Hint", "Play it")
        )
        self.play_button.key = None if late else "H"
        self.lines = self._say()
        self.setAccessibleName(" ".join(self.lines))
        self.setToolTip("\n".join(self.lines))
        self.find_place()
        self._look.start()
        self.update()

    def play(self) -> None:
        """Play the advised action, or look again for a hint that does not come."""
        if self._model.hint is not None:
            self._model.say(self._model.hint.best.action)
        else:
            self._model.retry()

    def take_keyboard(self) -> None:
        """Let Enter play the hint; the card page is opened again if it lies there."""
        if self.docked:
            self._sidebar.show_tab(CARD)
        self.play_button.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def retranslate(self) -> None:
        """Say the hint again."""
        self.refresh()

    def draw(self, canvas: Canvas, area: QRectF) -> None:
        """Paints the paper, the lantern and the lines: the advice larger than its reasons."""
        sheet = area.adjusted(_RIM, _RIM, -_RIM, -_RIM)
        canvas.sheet(sheet, 8, 1.8)
        canvas.rect(QRectF(sheet.x() + 3, sheet.y(), sheet.width() - 6, 2), BRASS, alpha=0.9)
        canvas.p.translate(sheet.topLeft())
        canvas.icon("hint", 12, 12, 24, SHEET_LINK)
        rows = self._rows(sheet.width(), self._cut)
        for number, (line, row) in enumerate(zip(self.lines, rows, strict=True)):
            px, one = (_PX, _ROW) if number else (_FIRST_PX, _FIRST)
            ink, weight = (SHEET_SOFT, 500) if number else (SHEET_INK, 600)
            if row.height() > one:
                canvas.text(row, line, px, ink, "l", weight, wrap=True)
            else:
                words = sentences_within(line, row.width(), px - 2)
                canvas.text(row, words, px, ink, "l", weight, least=px - 2)

    # ---- where it lies ------------------------------------------------------------------------

    def find_place(self) -> None:
        """Lie where the cloth is free, else over the card page, which is opened for it."""
        self._spot = None
        if not self.lines:
            self._dock(False)
            return
        cloth = Cloth(self._view)
        for cut, wide in [(False, wide) for wide in _WIDTHS] + [(True, wide) for wide in _WIDTHS]:
            size = QSizeF(wide, self._high(wide, cut))
            unit = self._view.transform().m11() / self.scale
            spot = cloth.free(size / unit) if wide > _SHORT or not cut else None
            if spot is not None:
                self._spot, self._cut = spot, cut
                corner = self._view.mapFromScene(spot.topLeft()) + self._view.pos()
                self._lay(QRectF(corner.toPointF() / self.scale, size))
                self._dock(False)
                return
        self._cut = False
        page = QRectF(self._sidebar.card.geometry().translated(self._sidebar.pos()))
        room = QRectF(page.topLeft() / self.scale, page.size() / self.scale)
        room.setHeight(min(room.height(), self._high(room.width(), cut=False)))
        self._lay(room)
        self._dock(True)

    def _make_way(self) -> None:
        """Go elsewhere if something below it can be touched now that could not be before."""
        if self._spot is not None and not Cloth(self._view).is_free(self._spot):
            self.find_place()

    def _lay(self, sheet: QRectF) -> None:
        """Lie on a rectangle of the page, in unscaled pixels."""
        self.place(sheet.adjusted(-_RIM, -_RIM, _RIM, _RIM), self.scale)

    def _dock(self, docked: bool) -> None:
        self.docked = docked
        self._sidebar.lend_card(docked)
        self._show()

    def _show(self) -> None:
        """Be seen while there is a hint; over the card page as long as that is open."""
        here = not self.docked or self._sidebar.lends_card
        shown = bool(self.lines) and here and not self._sidebar.isHidden()
        self.setVisible(shown)
        if shown:
            self.raise_()

    def _arrange(self) -> None:
        area = self.area().adjusted(_RIM, _RIM, -_RIM, -_RIM)
        high = area.height()
        top = area.y() + (10 if area.width() >= _BESIDE else high - _BUTTON - _BOTTOM)
        right = area.right() - _RIGHT
        for button, least in ((self.close_button, 0.0), (self.play_button, 72.0)):
            wide = button.wide(least)
            place = QRectF(right - wide, top, wide, _BUTTON)
            button.place(place, self.scale, QPointF(0, 0))
            right -= wide + _GAP

    def _high(self, wide: float, cut: bool) -> float:
        """How high the paper must be at a width, both in unscaled pixels."""
        below = 0.0 if wide >= _BESIDE else _BUTTON + _GAP
        return self._rows(wide, cut)[-1].bottom() + below + _BOTTOM

    def _rows(self, wide: float, cut: bool) -> list[QRectF]:
        """Where each line stands on a paper of a width; ``cut`` if those below get one row."""
        buttons = self.close_button.wide() + self.play_button.wide() + 2 * _GAP
        rows: list[QRectF] = []
        top = _TOP
        for number, line in enumerate(self.lines):
            px, high, weight = (_PX, _ROW, 500) if number else (_FIRST_PX, _FIRST, 600)
            room = wide - _LEFT - _RIGHT - (buttons if not number and wide >= _BESIDE else 0)
            if not (cut and number) and line_width(line, px - 1, weight) > room:
                high = wrapped_height(line, room, px, weight) + 1
            rows.append(QRectF(_LEFT, top, room, high))
            top += high
        return rows

    # ---- what it says -------------------------------------------------------------------------

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
            lines.append(translate("Hint", "Then: {actions}").format(actions=" ".join(then)))
        if hint.others:
            lines.append(self._alternatives(hint.others, hint.learned))
        return tuple(lines)

    def _in_words(self, seat: Seat, actions: Sequence[Action]) -> Iterator[str]:
        """Yield actions that follow each other as sentences, each of the position before it."""
        now = self._model.view.clone()
        for action in actions:
            yield _sentence(self._texts.action(action, now))
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

    def _alternatives(self, others: Sequence[Advice], learned: bool) -> str:
        parts = []
        for advice in others:
            words = self._texts.action(advice.action, self._model.view)
            loss = translate("Hint", "just as good")
            if learned and advice.loss >= 0.005:
                loss = translate("Hint", "{percent} % less chance of winning")
                loss = loss.format(percent=round(100 * advice.loss))
            elif not learned and advice.loss >= 0.05:
                loss = translate("Hint", "worth {number} less").format(number=decimal(advice.loss))
            pattern = translate("Hint", "{action} ({worth})")
            parts.append(_sentence(pattern.format(action=words, worth=loss)))
        return translate("Hint", "Or: {actions}").format(actions=" ".join(parts))


def _sentence(words: str) -> str:
    """Return the words of an action with a full stop: they begin with a capital letter, too."""
    return f"{words}."
