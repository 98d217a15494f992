"""A game that is played elsewhere, as the session of a guest: it knows what its seat may know."""

from __future__ import annotations

from hansetable.core import Action, IllegalActionError, Seat, State
from hansetable.net.guest import Guest
from hansetable.session.session import AFAR, Session


class Unseen(Action):
    """An action of which only its events are known."""

    VERB = "unseen"


class SessionElsewhere(Session):
    """A game as a guest follows it; at the end it becomes the whole game.

    What is said goes to the host and counts when the host has told it; till then the session is
    ``busy``.
    """

    def __init__(self, guest: Guest) -> None:
        """Begin with what a guest was told first."""
        super().__init__(Session.new(guest.game, 0, guest.slots, dict(guest.options)).header)
        self.whole = False
        self.elsewhere = frozenset(range(len(guest.slots))) - {guest.seat}
        self._guest = guest
        self.follow()

    @property
    def busy(self) -> bool:  # type: ignore[override]
        """Whether an answer is on its way."""
        return self._guest.busy

    def follow(self) -> None:
        """Take over what the guest was told last, and tell the listeners."""
        guest = self._guest
        self.away = frozenset(guest.away)
        if guest.record is not None:
            self._end(guest.record)
        elif guest.view is not None and guest.view.result() is None:
            self._look(guest.view)

    def _look(self, view: State) -> None:
        known, told = self._guest.seen - len(self._guest.told), self._guest.told
        undone = known < len(self.actions)
        gone = [event for events in self.journal[known:] for event in events]
        del self._before[known:], self.actions[known:], self.journal[known:]
        for seat, events in told:
            self._before.append(self.state)
            self.actions.append((seat, Unseen()))
            self.journal.append(events)
        self.state = view
        if told or undone:
            self._tell(tuple(e for _, events in told for e in events) or tuple(gone), undone)

    def _end(self, record: tuple[str, ...]) -> None:
        """Become the game that the record tells."""
        if self.whole:
            return
        seen, whole = len(self.actions), Session.of_lines(record)
        self.header, self.state = whole.header, whole.state
        self.actions, self.journal, self._before = whole.actions, whole.journal, whole._before
        self.whole = True
        self._tell(tuple(event for events in self.journal[seen:] for event in events))

    def submit(self, seat: Seat, action: Action) -> None:
        """Say an action to the host, if the seat may say it now and has not just said one.

        Raises:
            IllegalActionError: it may not.
        """
        if seat in self.elsewhere or self.state.refuses(seat, action) is not None:
            raise IllegalActionError(f"seat {seat + 1} may not say {action!r} now")
        if not self.busy:
            self._guest.say(action)

    def take_back_refusal(
        self, number: int, asker: Seat | None = None, agreed: bool = False
    ) -> str:
        """Return why an action and all after it cannot be taken back, without consent never."""
        return super().take_back_refusal(number, asker, agreed) or ("" if agreed else AFAR)

    def _imagined(self) -> State:
        """Return a state to try something on: one that the seat holds for possible."""
        return self.state.imagine(1)
