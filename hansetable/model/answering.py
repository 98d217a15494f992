"""What the person at the screen can answer: touches, half-said answers, and what is asked first."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from hansetable.core import BUTTON, Action, Choice, Handle, Refusal, Seat
from hansetable.model.drop_rules import dropped_actions
from hansetable.model.followed import FollowedModel
from hansetable.session.session import Session


class AnsweringModel(FollowedModel):
    """A game in which a person answers by touching things.

    ``legal`` is the choice with nothing touched yet, ``plan`` what the table proposes, ``useful``
    what is worth doing before the step is closed, ``weighed`` the answer that gives something up
    for good, as long as it is asked whether it is meant.

    Signals:
        asked: another question, or somebody else decides.
        choiceChanged: something was touched or forgotten.
    """

    asked = Signal()
    choiceChanged = Signal()

    def __init__(self, session: Session, viewer: Seat, parent: QObject | None = None) -> None:
        self.choice = self.legal = Choice()
        self.plan: tuple[Action, ...] = ()
        self.useful: tuple[Action, ...] = ()
        self.weighed: Action | None = None
        self._rest: tuple[Action, ...] = ()
        super().__init__(session, viewer, parent)

    @property
    def mine(self) -> bool:
        """Whether the person at the screen decides now."""
        free = self.showing.beat is None and not self.session.busy
        return free and self.decides == self.viewer

    def is_final(self, action: Action) -> bool:
        """Whether an answer of the person at the screen could not be taken back."""
        return self.session.is_final(self.viewer, action)

    def gives_up(self, action: Action) -> str:
        """Return the name of what an answer gives up for good; empty if it is nothing."""
        return self.game.gives_up(self.view, self.viewer, action)

    # ---- what the screen says -----------------------------------------------------------------

    def touch(self, *handles: Handle) -> bool:
        """Touch a thing by its names; an answer that is fully said is given at once.

        Returns whether the touch meant anything. Several answers that are said alike stay in
        ``choice.said`` for a menu. One that is said by the first touch and could not be taken back
        stays there, too, until a second touch: none both chooses and gives up. A button says its
        answer in words and so at once.
        """
        if not self.mine:
            return False
        try:
            choice = self.choice.touch(*handles)
        except KeyError:
            return False
        if (said := choice.alone) is not None:
            button = any(handle.startswith(BUTTON) for handle in handles)
            if button or self.choice.touched or not self.is_final(said):
                self.say(said)
                return True
        self.choice, self.weighed = choice, None
        self.choiceChanged.emit()
        return True

    def why(self, handle: Handle, touched: frozenset[Handle] = frozenset()) -> Refusal:
        """Return why touching the piece with this key would mean nothing after ``touched``."""
        held = [place for place in self.places.values() if place.says and touched >= {*place.says}]
        return self.game.refusal(self.view, self.viewer, self.places[handle], held)

    def completes(self, *handles: Handle) -> bool:
        """Whether touching this thing next would say a whole answer, or several alike."""
        try:
            return bool(self.choice.touch(*handles).said)
        except KeyError:
            return False

    def dropped_actions(self, held: Handle, *target: Handle) -> list[Action]:
        """The whole answers of a target that take in a held thing; see `dropped_actions`."""
        if not self.mine:
            return []
        return dropped_actions(self.game, self.view, self.viewer, self._legal(), held, target)

    def release(self) -> None:
        """Forget what was touched, and what was asked whether it is meant."""
        self.choice, self.weighed = (self._legal() if self.mine else Choice()), None
        self.choiceChanged.emit()

    def say(self, action: Action) -> None:
        """Give an answer for the person at the screen; first it may be asked if it is meant."""
        if not (self.mine and self._allows(action)):
            return
        if self.gives_up(action):
            self.choice, self.weighed = self.legal, action
            self.choiceChanged.emit()
        else:
            self._submit(action)

    def _submit(self, action: Action) -> None:
        """Give an answer; nothing is held while it is on its way to a table elsewhere."""
        self.session.submit(self.viewer, action)
        if self.session.busy:
            self.choice, self.weighed = Choice(), None

    def insist(self) -> None:
        """Give the answer that was asked about: it is meant."""
        if self.mine and self.weighed is not None:
            self._submit(self.weighed)

    def play_plan(self) -> None:
        """Play what the table proposes, one action after the other."""
        self._play(self.plan)

    def _play(self, plan: tuple[Action, ...]) -> None:
        """Play some actions; at a table elsewhere each one waits for the one before it."""
        for number, action in enumerate(plan, 1):
            if self.mine and action in self.view.options(self.viewer):
                self.session.submit(self.viewer, action)
                if self.session.busy:
                    self._rest = plan[number:]
                    return

    # ---- what is offered ----------------------------------------------------------------------

    def _look(self) -> None:
        """Look at the table with the viewer's eyes; nothing is held any more."""
        self.choice = self.legal = Choice()
        self.plan, self.useful, self.weighed = (), (), None
        super()._look()

    def _offer(self) -> None:
        """Offer the legal actions to the person at the screen, if it decides."""
        self.choice = self.legal = self._legal() if self.mine else Choice()
        self.plan = self._planned() if self.mine else ()
        closes = any(action.CLOSES for action in self.legal.actions)
        self.useful = tuple(self.game.useful(self.view, self.viewer)) if closes else ()
        self.asked.emit()
        self.choiceChanged.emit()
        if self._rest and not self.session.busy:
            rest, self._rest = self._rest, ()
            self._play(rest)

    def _allows(self, action: Action) -> bool:
        """Whether the person may say this now; what was in an open menu may be taken back."""
        return self.view.refuses(self.viewer, action) is None

    def _legal(self) -> Choice:
        """Return the choice that the person at the screen has."""
        return Choice.of(self.view.options(self.viewer))

    def _planned(self) -> tuple[Action, ...]:
        """Return what the table proposes to play at once."""
        return tuple(self.game.plan(self.view, self.viewer))
