"""Undo and redo at one table: by the rules, and against the AI also as practice."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from hansetable.core import Seat
from hansetable.model.answering import AnsweringModel
from hansetable.session.session import AFAR, CHANCE, NOTHING, OTHERS, OVER, TURN, Session


class BackModel(AnsweringModel):
    """Says what can be taken back and played again, and does it.

    Who plays alone against the AI can take back everything: it is asked once whether the game
    shall become one of practice. ``passing`` is the seat that the screen is to be handed to next,
    ``curtain`` the one that it was handed to; until that one is there, who has just played can
    still take back. If the model ``asks``, as at a table that other computers share, the own last
    action is taken back when all agree.

    Signals:
        practiceWanted: this can only be taken back in a practice game; the number of the action.
        consentWanted: the own last action is to be taken back, for which others must be asked.
    """

    practiceWanted = Signal(int)
    consentWanted = Signal()
    asks = False

    def __init__(
        self,
        session: Session,
        viewer: Seat,
        humans: Sequence[Seat],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(session, viewer, parent)
        self._humans = humans
        self.passing: Seat | None = None
        self.curtain: Seat | None = None

    @property
    def mine(self) -> bool:
        """Whether the person at the screen decides now."""
        return super().mine and self.curtain is None

    @property
    def may_practise(self) -> bool:
        """Whether nobody minds if the game becomes one of practice."""
        alone = list(self._humans) == [self.viewer] and not self.session.elsewhere
        return alone and not self.session.practice

    def undo_refusal(self) -> str:
        """Why nothing can be taken back now: empty, or one of the reasons of the session."""
        return self._refusal(self._last)

    def take_back_refusal(self, line: int) -> str:
        """Why a line of the log and all after it cannot be taken back; empty when they can."""
        return self._refusal(self._numbers[line])

    def redo_refusal(self) -> str:
        """Why nothing can be played again now: empty, or one of the reasons of the session."""
        if not self.session.undone:
            return NOTHING
        return TURN if self.curtain is not None else ""

    def undo(self) -> None:
        """Take the last action back, in practice down to one's own; if that is allowed."""
        self._take_back(self._last)

    def take_back_to(self, line: int) -> None:
        """Take back what a line of the log tells and all after it, if that is allowed."""
        self._take_back(self._numbers[line])

    def practise(self, number: int) -> None:
        """Let the game be one of practice from now on, and take an action back."""
        if self.may_practise:
            self.session.practise()
            self._take_back(number)

    def redo(self) -> None:
        """Play again what was taken back, in practice with what others did after it."""
        if self.redo_refusal():
            return
        count = 1
        if self.session.practice:
            later = [seat for seat, _ in reversed(self.session.undone)][1:]
            count += later.index(self.viewer) if self.viewer in later else len(later)
        self.session.redo(count)

    # ---- inside -------------------------------------------------------------------------------

    def _take_back(self, number: int) -> None:
        if self._refusal(number):
            return
        if self.asks:
            self.consentWanted.emit()
        elif self._by_rules(number):
            self.practiceWanted.emit(number)
        else:
            self.session.take_back_to(self._meant(number), self._asker)

    def _refusal(self, number: int) -> str:
        """Why an action and all after it cannot be taken back, not even as practice."""
        refusal = self._by_rules(number)
        if self.may_practise and refusal in (CHANCE, OTHERS, TURN):
            return "" if self._own(number) >= 0 else NOTHING
        return refusal

    def _by_rules(self, number: int) -> str:
        """Why they cannot be taken back in this game as it is."""
        if self.session.decides() is None:
            return OVER
        if self.asks:
            return self._by_consent(number)
        may = self._asker is not None or self.mine or self.session.practice
        if self.viewer < 0 or not may:
            return TURN
        return self.session.take_back_refusal(self._meant(number), self._asker)

    def _by_consent(self, number: int) -> str:
        """Why others cannot be asked about them: only the own last action can be taken back so."""
        if self.viewer < 0 or self.session.busy or self.session.lost:
            return TURN
        refusal = self.session.take_back_refusal(number, self.viewer, agreed=True)
        return refusal or ("" if number == self._last else AFAR)

    @property
    def _last(self) -> int:
        """The action that is taken back if nothing else is said."""
        last = len(self.session.actions) - 1
        return self._own(last) if self.asks else last

    @property
    def _asker(self) -> Seat | None:
        """Who takes back without deciding now: who has just played, and hands over the screen."""
        return None if self.passing is None and self.curtain is None else self.viewer

    def _meant(self, number: int) -> int:
        """The action that is taken back to; in practice the viewer's own last one till then."""
        return self._own(number) if self.session.practice else number

    def _own(self, number: int) -> int:
        """The viewer's last decision up to an action; -1 if there is none.

        What an AI does is not taken back alone: it would only do it again.
        """
        while number >= 0 and self.session.actions[number][0] != self.viewer:
            number -= 1
        return number
