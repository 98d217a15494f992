"""Taking back at a table with several people: it needs the consent of those whom it concerns."""

from __future__ import annotations

from hansetable.core import Seat
from hansetable.net.packets import Question
from hansetable.session.session import Session

REFUSED = "refused"
"""Why nothing is taken back: the ``missing`` of the question have said no."""
GONE_ON = "gone on"
"""The same: somebody has acted meanwhile, the last of them the ``missing`` of the question."""
NO_QUESTION = Question(None, (), "")


def gone_on(session: Session, known: int) -> Question:
    """Return what is told to who wanted something taken back when so many actions were known."""
    return Question(None, tuple(seat for seat, _ in session.actions[known:][-1:]), GONE_ON)


class Consent:
    """Who wants the own last action and all after it taken back, and who must still agree."""

    def __init__(self) -> None:
        self.question = NO_QUESTION
        self._number = self._refused = -1
        self._against: tuple[Seat, ...] = ()

    def ask(self, session: Session, seat: Seat) -> None:
        """Ask for a seat, unless somebody else is asking; see ``question`` for what came of it.

        After a no one must not ask again until something has been said.
        """
        if self.question.asker is not None:
            return
        own = (number for number, (who, _) in enumerate(session.actions) if who == seat)
        self._number = max(own, default=-1)
        why = session.take_back_refusal(self._number, seat, agreed=True)
        if why:
            self.question = Question(None, (), why)
            return
        if self._refused == len(session.actions):
            self.question = Question(None, self._against, REFUSED)
            return
        others = {who for who, _ in session.actions[self._number :]} - {seat}
        people = sorted(who for who in others if session.slots[who].human)
        self.question = Question(seat, tuple(people), "")

    def answer(self, session: Session, seat: Seat, yes: bool) -> None:
        """Take the answer of a seat; of one that was not asked it means nothing."""
        question = self.question
        if question.asker is None or seat not in question.missing:
            return
        if yes:
            missing = tuple(other for other in question.missing if other != seat)
            self.question = Question(question.asker, missing, "")
        else:
            self._refused, self._against = len(session.actions), (seat,)
            self.question = Question(None, self._against, REFUSED)

    def drop(self, session: Session) -> None:
        """Ask no more: somebody has acted instead of answering, or it was taken back."""
        undone = len(session.actions) <= self._number
        known = len(session.actions) - 1
        self.question = NO_QUESTION if undone else gone_on(session, known)

    def carry_out(self, session: Session) -> None:
        """Take back what was asked for if all agree; the session tells its listeners.

        Nobody can play it again alone.
        """
        asker = self.question.asker
        if asker is not None and not self.question.missing:
            session.take_back_to(self._number, asker, agreed=True)
            session.undone.clear()
