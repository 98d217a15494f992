"""One game in progress as people play it: the choice, undo, hints, the curtain, the AI."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QObject, Signal

from hansetable.ai import LEVELS
from hansetable.ai.hint import Hint
from hansetable.ai.worker import HINT, Worker
from hansetable.ai.worker_error import WorkerError
from hansetable.core import Action, Choice, Seat, Step
from hansetable.core.state import SPECTATOR
from hansetable.model.ai_runner import AiRunner
from hansetable.model.back import BackModel
from hansetable.model.secrets import any_secret
from hansetable.model.showing import untold
from hansetable.session.session import TURN, Change, Session

STAND_IN = "merchant"
"""The level that plays for a guest who is away, if no other was chosen."""
WhenAway = Literal["ask", "wait", "play"]
"""What is done when a guest is away: the host is asked, waits, or lets a level play at once."""
OFF = "off"
"""Why there is no hint: nobody wants any; see also the reasons of the session."""


class PlayModel(BackModel):
    """Between the session and the screen: signals out, touches in.

    ``waits`` says that something must be read before the game goes on. An AI thinks while it is
    shown what another has done; its own action waits for the end of that. If the table
    ``lingers``, the curtain between two people falls only when it is told to `pass_on`. An AI, the
    ``stand_in_level``, plays for the guests in ``played_for`` until they are back; for all who are
    away if that is to be done ``when_away``. While one of the others is waited for, the host is
    ``patient`` or may still `stand_in`.

    Signals:
        curtainChanged: the screen must be handed over, or was.
        ended: the result.
        failed: the `WorkerError` with which the AI gave up.
        presenceChanged: somebody elsewhere has gone or come; the session knows who.
        hintChanged: a hint is looked for, was found or holds no longer; read ``hint``.
        lateChanged: the AI does not answer, for another second, or does so again; read ``late``.
    """

    curtainChanged = Signal()
    ended = Signal(object)
    failed = Signal(object)
    presenceChanged = Signal()
    hintChanged = Signal()
    lateChanged = Signal()

    def __init__(
        self, session: Session, worker: Worker | None = None, parent: QObject | None = None
    ):
        people = (seat for seat, slot in enumerate(session.slots) if slot.human)
        humans = [seat for seat in people if seat not in session.elsewhere]
        super().__init__(session, humans[0] if humans else SPECTATOR, humans, parent)
        self.use_curtain, self.only_secrets, self.hints = True, False, True
        self.lingers = False
        self.waits = self.advising = self.stuck = self._due = self._acting = False
        self.played_for: set[Seat] = set()
        self.when_away: WhenAway = "ask"
        self.stand_in_level = STAND_IN
        self._awaited: frozenset[Seat] = frozenset()
        self.hint: Hint | None = None
        self._quiet: dict[Seat, int] = {}
        self.ai_runner = AiRunner(self.game, worker, self)
        self.ai_runner.acted.connect(self._act)
        self.ai_runner.advised.connect(self._advised)
        self.ai_runner.failed.connect(self._fail)
        self.ai_runner.lateChanged.connect(self.lateChanged)
        self.showing.changed.connect(self._hold_ai)
        session.listen(self._changed)

    def begin(self) -> None:
        """Show the table as it is and let the first seat decide.

        If several people share the screen, nobody's hand is seen before the curtain was lifted.
        """
        if len(self._humans) > 1 and self._needs_curtain():
            self._look_through(SPECTATOR)
        else:
            self._look()
        self._next()

    def show_only(self, seat: Seat) -> None:
        """Show the table as one seat sees it, without letting anybody play."""
        self._humans = [seat]
        self._look_through(seat)
        self.choice = self.legal = Choice.of(self.view.options(seat))

    def stop(self) -> None:
        """Leave the game alone: no timer runs and no AI plays any more."""
        self.session.unlisten(self._changed)
        self.showing.stop()
        self.showing.split = untold  # what splits holds this model
        self.ai_runner.stop()

    # ---- what the screen asks -----------------------------------------------------------------

    @property
    def step(self) -> Step | None:
        """The question that is asked, as the viewer may know it."""
        return self.view.stack[-1] if self.view.stack else None

    @property
    def late(self) -> int:
        """For how many seconds the AI has not answered; 0 as long as that is nothing unusual."""
        return max(1, self.ai_runner.seconds) if self.ai_runner.late else 0

    @property
    def absent(self) -> Seat | None:
        """The guest of this table who is waited for and is away."""
        seat = self.decides
        away = seat in self.session.away and seat not in self.played_for
        return seat if away and self.session.whole else None

    @property
    def patient(self) -> bool:
        """Whether the host waits on for those who are away now."""
        return self.when_away == "wait" or self._awaited == self.session.away

    def hint_refusal(self) -> str:
        """Why there is no hint now: empty, ``OFF``, or ``TURN`` while others decide."""
        if not self.hints:
            return OFF
        return "" if self.mine else TURN

    # ---- what the screen says -----------------------------------------------------------------

    def bargain(self, action: Action) -> None:
        """Say what a person may say unasked: an offer to trade, or to take it back."""
        legal = self.session.state.options(self.viewer)
        free = self.curtain is None and not self.session.busy
        if free and self._allows(action) and action in legal:
            self.session.submit(self.viewer, action)

    @property
    def quieting(self) -> Action | None:
        """The answer with which a person may tell the AI to want no more like this, if any."""
        asker = self.session.actions[-1][0] if self.session.actions else self.viewer
        here = asker not in self.session.elsewhere
        if not (self.mine and here) or self.session.slots[asker].human:
            return None
        return next((action for action in self.legal.actions if action.QUIETS), None)

    def quiet(self) -> None:
        """Give this answer, and hear no more of it from the AI until the next round."""
        if (answer := self.quieting) is not None:
            self._quiet[self.viewer] = self._round()
            self.say(answer)

    def advise(self) -> None:
        """Let the AI look for a hint; it gets what the viewer sees, and nobody waits for it."""
        if not self.hint_refusal() and not self.advising and self.hint is None:
            self.advising = True
            self.ai_runner.think(HINT, self.view, self.viewer)
            self.hintChanged.emit()

    def forget_hint(self) -> None:
        """Look for no hint any more, and forget the one that was found."""
        if self.advising or self.hint is not None:
            if self.advising:
                self.ai_runner.call_off()
            self.hint, self.advising = None, False
            self.hintChanged.emit()

    def show_again(self) -> None:
        """Show everything since the viewer's last turn once more, unless nobody may see it now."""
        if self.curtain is None:
            super().show_again()

    def lift_curtain(self) -> None:
        """Show the table to the seat that the screen was handed to."""
        if self.curtain is None:
            return
        seat, self.curtain = self.curtain, None
        self._look_through(seat)
        self.curtainChanged.emit()
        self._offer()

    # ---- what the session tells ---------------------------------------------------------------

    def _changed(self, change: Change) -> None:
        self.showing.stop()
        self.passing = None
        if change.undone and self.curtain is not None:
            self.viewer = SPECTATOR  # whoever sits there now: a curtain falls again
        self.again, last = None, len(self.session.actions) - 1
        self._rewrite_log()
        self._look()
        if change.undone:
            self.undone.emit()
        else:
            self.told.emit(tuple(event.seen_by(self.viewer) for event in change.events))
        afar = (
            self.session.actions[last:] and self.session.actions[last][0] in self.session.elsewhere
        )
        if self._acting or (afar and not change.undone):
            self._show(last)
        elif not self._asks_person():
            self._breathe()
        self._next()

    def _look(self) -> None:
        """Look at the table with the viewer's eyes."""
        self.forget_hint()
        super()._look()

    def _next(self) -> None:
        """Let the seat decide that is asked: a person at this screen, or an AI."""
        self.ai_runner.call_off()
        self.stuck = False
        seat = self.session.decides()
        self._due = self._asks_person() and self.showing.beat is not None
        if self._due:
            self._offer()
            return
        if self._asks_person():
            self.showing.rest()
        if seat is None:
            self._offer()
            self.ended.emit(self.session.state.result())
        elif seat in self._humans:
            self._hand_over(seat)
        elif seat in self.session.elsewhere and seat not in self.played_for:
            self._offer()
        else:
            self._offer()
            self._think(seat)

    def _asks_person(self) -> bool:
        """Whether no AI is to play: a person decides, or the game is over."""
        seat = self.session.decides()
        return seat is None or seat in self._humans

    def _go_on(self) -> None:
        """Let a person decide that had to wait, or say that an AI is still thinking."""
        if self._due:
            self._next()
        else:
            self._offer()

    def _hand_over(self, seat: Seat) -> None:
        """Give the screen to a person; the curtain falls if there is more than one."""
        if seat != self.viewer:
            if self._needs_curtain() or self.curtain is not None:
                if self.lingers and self.viewer >= 0:
                    self.passing = seat
                    self._offer()
                else:
                    self._draw_curtain(seat)
                return
            self._look_through(seat)
        self._offer()

    def pass_on(self) -> None:
        """Let the curtain fall for the seat that the screen is to be handed to."""
        if self.passing is not None:
            seat, self.passing = self.passing, None
            self._draw_curtain(seat)

    def _draw_curtain(self, seat: Seat) -> None:
        self.curtain = seat
        self.curtainChanged.emit()
        self.asked.emit()

    def _needs_curtain(self) -> bool:
        """Whether a curtain falls between two people; with ``only_secrets`` only if one has any."""
        state = self.session.state
        secret = not self.only_secrets or any_secret(self.game, state, self._humans)
        return self.use_curtain and secret

    # ---- the AI -------------------------------------------------------------------------------

    def _think(self, seat: Seat) -> None:
        """Let an AI decide; it gets its seat's view and nothing more, and spares the people."""
        level = self.stand_in_level if seat in self.played_for else self.session.slots[seat].player
        view = self.session.state.seen_by(seat)
        quiet = [other for other, since in self._quiet.items() if since == self._round()]
        self.game.spare(view, seat, self._humans, quiet)
        self.ai_runner.think(level, view, seat)

    def _round(self) -> int:
        return self.game.progress(self.session.state).get("round", 0)

    def _hold_ai(self) -> None:
        """Let the AI keep its next action to itself while another one is shown."""
        self.ai_runner.hold(self.showing.beat is not None)

    def _act(self, action: Action) -> None:
        """Play an action of an AI, which is then shown for a while."""
        seat = self.session.decides()
        if seat is not None:
            self._acting = True
            try:
                self.session.submit(seat, action)
            finally:
                self._acting = False

    def _advised(self, hint: Hint) -> None:
        self.hint, self.advising = hint, False
        self.hintChanged.emit()

    def _fail(self, problem: WorkerError) -> None:
        """Say that the AI gave up; if it should have played, the game stands until `retry`."""
        self.forget_hint()
        self.stuck = not self._asks_person()
        self.asked.emit()
        self.failed.emit(problem)

    def retry(self) -> None:
        """Ask the AI again after it gave up, or another process of it after it hung."""
        if self.advising:
            self.forget_hint()
            self.advise()
        elif self.stuck or self.late:
            self._next()

    def be_patient(self) -> None:
        """Wait on for a guest who is away, or for a late AI."""
        if self.absent is None:
            self.ai_runner.be_patient()
        else:
            self._awaited = self.session.away
            self.asked.emit()

    def follow_presence(self) -> None:
        """Let guests who are back play again, and tell who has gone or come."""
        before, away = self.played_for, self.session.away
        self.played_for = {*away} if self.when_away == "play" else before & away
        if self.session.decides() in before ^ self.played_for:
            self._next()
        self.presenceChanged.emit()

    def stand_in(self) -> None:
        """Let an AI play for a guest who is away, or play anything for the seat of a late AI.

        That is any legal action, so that nobody sees its cards.
        """
        seat = self.session.decides()
        if self.absent is not None:
            self.played_for.add(self.absent)
            self._next()
            return
        if self.late and seat is not None and not self.advising:
            stand_in = LEVELS["random"](self.game, len(self.session.actions))
            view = self.session.state.seen_by(seat)
            self._act(stand_in.choose(view, seat, self.ai_runner.budget))

    def hurry(self, on: bool = False) -> None:
        """Show what an AI has done no longer, with ``on`` nothing until a person decides again."""
        if self.showing.beat is not None or not self._asks_person():
            self.showing.skip(on)
