"""A lesson as the screen knows it: its record goes on when the notes were read."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from hansetable.core import Action, Choice, Handle, Refusal, Seat
from hansetable.model.play import PlayModel
from hansetable.session.lesson import Lesson, Note
from hansetable.session.session import Session

ELSEWHERE = Refusal("", "elsewhere")
"""The refusal of what the rules would allow, but the lesson does not show now."""
UNREAD = Refusal("", "unread")
"""The refusal of what is allowed as soon as the note was read that must be read first."""
NOTES = "notes"
"""Why there is no hint in a lesson: its notes give them."""


class LessonModel(PlayModel):
    """The learner plays the record's actions, and the other seats play theirs by themselves.

    Signals:
        noted: another note is to be read, or none; read ``note`` and ``waits``.
    """

    noted = Signal()

    def __init__(self, lesson: Lesson, parent: QObject | None = None) -> None:
        self.lesson = lesson
        self.note: Note | None = None
        self._unread: list[Note] = []
        super().__init__(Session(lesson.header), parent=parent)

    @property
    def number(self) -> int:
        """How many actions of the lesson were played."""
        return len(self.session.actions)

    @property
    def mine(self) -> bool:
        """Whether the learner decides now and has nothing left to read before."""
        return super().mine and not self.waits and self._next_seat() == self.viewer

    @property
    def may_practise(self) -> bool:
        """Whether everything could be taken back: a lesson goes as its record does."""
        return False

    def hint_refusal(self) -> str:
        """Why there is no hint: the notes advise enough."""
        return NOTES

    def read_on(self) -> None:
        """The note was read that had to be read before the game goes on."""
        if self.waits:
            self._read()

    def show_me(self) -> None:
        """Let the learner's action happen by itself."""
        if self.mine:
            self.say(self.lesson.script[self.number][1])

    def gives_up(self, action: Action) -> str:
        """Nothing is asked about: the lesson has its reasons."""
        return ""

    def why(self, handle: Handle, touched: frozenset[Handle] = frozenset()) -> Refusal:
        """Return why touching a thing would mean nothing, or why the lesson has none of it now."""
        legal = Choice.of(self.view.options(self.viewer))
        if touched:
            legal = legal.touch(*touched)
        if not legal.targets.isdisjoint(self.places[handle].says):
            return UNREAD if self.waits else ELSEWHERE
        return super().why(handle, touched)

    def _allows(self, action: Action) -> bool:
        """Whether it is the learner's turn and the action is the one that the lesson shows."""
        return self.mine and action == self.lesson.script[self.number][1]

    def _legal(self) -> Choice:
        """Offer the one action that the lesson shows."""
        return Choice.of([self.lesson.script[self.number][1]])

    def _planned(self) -> tuple[Action, ...]:
        """Offer the game's plan if the lesson goes the same way."""
        plan = super()._planned()
        shown = self.lesson.script[self.number : self.number + len(plan)]
        return plan if plan == tuple(action for _, action in shown) else ()

    def _next(self) -> None:
        """Show the notes that belong here, then let happen what the record tells."""
        self.ai_runner.call_off()
        self._due = self.showing.beat is not None
        if self._due:
            self._offer()
            return
        self._unread = [note for note in self.lesson.notes if note.at == self.number]
        self._read()

    def _read(self) -> None:
        """Show the next note; the last one before the learner's own action stays meanwhile."""
        seat = self._next_seat()
        self.note = self._unread.pop(0) if self._unread else None
        stays = not self._unread and seat in (None, self.viewer)
        self.waits = self.note is not None and not stays
        self.noted.emit()
        self._offer()
        if self.waits or seat in (None, self.viewer):
            self.showing.rest()
            return
        self.ai_runner.act(self.lesson.script[self.number][1])

    def _next_seat(self) -> Seat | None:
        """Return whose action comes next; None after the last one."""
        script = self.lesson.script
        return script[self.number][0] if self.number < len(script) else None
