"""The keyboard at one table: what each key does, where the focus goes, what is said aloud."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from hansetable.core import Handle
from hansetable.model.ways import LET_GO
from hansetable.ui import keys
from hansetable.ui.art.style import application
from hansetable.ui.game_ui import GameText
from hansetable.ui.language import translate
from hansetable.ui.table.announcer import Announcer, Says, sentences
from hansetable.ui.table.prompt.prompt_bar import USEFUL, PromptBar
from hansetable.ui.table.scene.view import PlayView
from hansetable.ui.table.sidebar.sidebar import PlaySidebar


class Keyboard(QObject):
    """Does what the keys say, with the view, the bar and the sidebar of a table.

    Signals:
        rule(str): the person wants to read this rule.
    """

    rule = Signal(str)

    def __init__(
        self,
        texts: GameText,
        announcer: Announcer,
        view: PlayView,
        prompt_bar: PromptBar,
        sidebar: PlaySidebar,
    ) -> None:
        super().__init__(view)
        self._model, self._texts, self._announcer = prompt_bar.model, texts, announcer
        self._view, self._prompt_bar, self._sidebar = view, prompt_bar, sidebar
        self._cursor = view.table.cursor
        self._cursor.moved.connect(self._pointed)
        application().focusChanged.connect(self._lend)
        prompt_bar.notice.said.connect(announcer.say)
        prompt_bar.model.asked.connect(self._ask)
        prompt_bar.model.choiceChanged.connect(self._ask_of_held)
        prompt_bar.model.curtainChanged.connect(self._turn_over)

    # ---- keys -----------------------------------------------------------------------------------

    def take(self, event: QKeyEvent) -> bool:
        """Do what a key means at the table; returns whether it means anything."""
        name = keys.meaning(event)
        if self._model.showing.beat is not None and self._follow(name, event.isAutoRepeat()):
            return True
        match name:
            case "enter" | "touch" | "button" if event.isAutoRepeat():
                return True
            case "enter":
                return self._enter()
            case "touch":
                return self._view.hasFocus() and self._touch()
            case "let go":
                return self._view.table.let_go() or self._cursor.hide()
            case "button":
                return self._prompt_bar.answers.press_number(keys.digit(event))
            case "rule":
                return self._read()
            case "next part" | "previous part":
                return self._walk(1 if name == "next part" else -1)
            case "again":
                self._model.show_again()
                return True
            case "pause" | "play hint":
                return False
            case "":
                return self._prompt_bar.take_key(event)
        return self._view.hasFocus() and self._lead(name)

    def _follow(self, name: str, repeated: bool) -> bool:
        """Skip what is shown of the others, or pause; nothing is touched meanwhile."""
        showing = self._model.showing
        if name == "pause" and not repeated:
            showing.pause(not showing.paused)
        elif name in ("enter", "touch") or (name == "right" and showing.paused):
            if not repeated:
                self._model.hurry()
        else:
            return name in ("button", "again", "pause")
        return True

    def _lead(self, name: str) -> bool:
        """Follow an arrow key, also over what can only be read."""
        way = name.removeprefix("read ")
        if way in ("next", "previous"):
            return False
        self._cursor.go(way, everywhere=name != way)
        return True

    def _enter(self) -> bool:
        """Press the main button; without one touch what is pointed at, or show what is left."""
        if self._sidebar.isAncestorOf(QApplication.focusWidget() or self._view):
            return False
        if self._prompt_bar.answers.press_main():
            return True
        return (self._view.hasFocus() and self._touch()) or self._show_left()

    def _show_left(self) -> bool:
        """Ring what is useful, and lead to the first piece of it, or of what can be touched."""
        model = self._model
        if not model.mine:
            return False
        useful = () if model.choice.touched else model.useful[:USEFUL]
        says = frozenset().union(*(action.touches() for action in useful))
        self._view.table.highlighter.highlight_handles(says)
        self._view.setFocus(Qt.FocusReason.OtherFocusReason)
        return self._cursor.lead(frozenset(action.begins for action in useful)) or self._ring_bar()

    def _ring_bar(self) -> bool:
        """Lead to the first answer of the bar, where nothing on the table can be touched."""
        buttons = list(self._prompt_bar.buttons.values())
        if buttons:
            buttons[0].setFocus(Qt.FocusReason.TabFocusReason)
        return bool(buttons)

    def _touch(self) -> bool:
        self._view.table.animator.stop()
        return self._cursor.touch()

    def _read(self) -> bool:
        """Open the rule of the notice, of the piece that is pointed at, or of the question."""
        model = self._model
        place = model.places.get(self._cursor.handle)
        if self._prompt_bar.notice.rule:
            rule = self._prompt_bar.notice.rule
        elif place is not None:
            rule = self._texts.card(place, model.view).rule
        else:
            rule = model.step.rule if model.step is not None else ""
        if rule:
            self.rule.emit(rule)
        return bool(rule)

    # ---- where the focus is ---------------------------------------------------------------------

    def parts(self) -> Sequence[QWidget]:
        """Return what takes the keyboard in each part of the table: board, notes, bar, sidebar."""
        buttons = list(self._prompt_bar.buttons.values()) or [self._prompt_bar.undo_button]
        chosen = self._prompt_bar.buttons.get(self._prompt_bar.answers.main, buttons[-1])
        main = [button for button in (chosen,) if button.isEnabled()]
        lists = [page for page in (self._sidebar.log, self._sidebar.moves) if page.isVisible()]
        return [self._view, *self._notes(), *main, self._sidebar.tabs, *lists]

    def _notes(self) -> Iterator[QWidget]:
        """The first button of each note or strip that lies on the page just now."""
        page = self._view.parentWidget()
        assert page is not None
        for note in page.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
            if note in (self._view, self._prompt_bar, self._sidebar) or not note.isVisible():
                continue
            buttons = (b for b in note.findChildren(QAbstractButton) if b.isVisible())
            yield from islice((b for b in buttons if b.isEnabled()), 1)

    def _walk(self, step: int) -> bool:
        """Give the keyboard to the next part of the table."""
        parts = self.parts()
        holder = QApplication.focusWidget()
        here = next((i for i, part in enumerate(parts) if part is holder), None)
        if here is None and holder is not None:
            here = next((i for i, part in enumerate(parts) if part.isAncestorOf(holder)), 0)
        there = parts[((here or 0) + step) % len(parts)]
        there.setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def _lend(self) -> None:
        """Let Enter be the main button's key only where it presses it."""
        holder = QApplication.focusWidget()
        main = self._prompt_bar.buttons.get(self._prompt_bar.answers.main)
        other = isinstance(holder, QAbstractButton) and holder is not main
        listed = holder is not None and self._sidebar.isAncestorOf(holder)
        self._prompt_bar.lend_enter(other or listed)

    # ---- what is said ---------------------------------------------------------------------------

    def _pointed(self, led: bool) -> None:
        """Name the piece that is pointed at, and let it be seen."""
        self._lend()
        said = self.describe()
        if said and self._view.hasFocus():
            self._announcer.say(said)
        piece = self._cursor.piece
        if piece is not None and led:
            self._view.ensureVisible(piece, 12, 12)

    def describe(self) -> str:
        """Call the view what is pointed at, in the language of the moment; return that."""
        said = sentences(self.words(self._cursor.handle))
        self._announcer.describe(said)
        return said

    def words(self, handle: Handle) -> Sequence[str]:
        """Return what a piece is called, what it is worth, and what touching it does."""
        model = self._model
        place = model.places.get(handle)
        if place is None or model.curtain is not None:
            return ()
        card = self._texts.card(place, model.view)
        parts = (card.name or card.title, card.text, card.now, self._deed(place.says))
        return [part for part in parts if part]

    def _deed(self, says: tuple[Handle, ...]) -> str:
        """Return what touching a thing does now; empty if it does nothing."""
        model = self._model
        if not model.mine:
            return ""
        if not model.choice.touched.isdisjoint(says):
            return translate("Says", "Picked up. Escape lets go.")
        try:
            actions = model.choice.touch(*says).actions
        except KeyError:
            return ""
        if len(actions) == 1:
            words = self._texts.action(actions[0], model.view)
            return translate("Says", "Space: {move}").format(move=words)
        return Says.trUtf8("%n action(s) with it.", None, len(actions))

    def _ask(self) -> None:
        self.describe()
        if self._model.mine:
            self._announcer.say(self._prompt_bar.accessibleName())

    def _ask_of_held(self) -> None:
        """Say what is asked now that something is held or weighed; the list lends its keys."""
        listed = self._sidebar.isAncestorOf(QApplication.focusWidget() or self._view)
        if self._model.weighed is not None and listed:
            self._prompt_bar.buttons[LET_GO].setFocus(Qt.FocusReason.TabFocusReason)
        if self._model.choice.touched or self._model.weighed is not None:
            self._announcer.say(self._prompt_bar.accessibleName())

    def _turn_over(self) -> None:
        if self._model.curtain is not None:
            self._announcer.last = ""  # somebody else will look
        self.describe()
