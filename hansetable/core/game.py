"""What the registry holds, and the data that a table is drawn from."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from hansetable.core.action import Action, Handle
from hansetable.core.refusal import Refusal
from hansetable.core.step import Seat
from hansetable.core.value import Value

COMMON = -1
"""The owner of pieces that belong to nobody."""


class Place(Value):
    """Where one piece lies, as data.

    ``kind`` and ``name`` say which face to draw; a hidden piece has an empty name, so its face is
    not here at all. ``says`` are the handles that touching it can mean for the seat on turn.
    ``at`` tells which one of several zones of that name it is: a city, a row, a building site.
    ``number`` is a count or value printed on or under the piece, ``mark`` a state such as "used".
    """

    zone: str
    kind: str
    name: str = ""
    owner: Seat = COMMON
    index: int = 0
    number: int = 0
    mark: str = ""
    says: tuple[Handle, ...] = ()
    at: int = -1


class OptionInfo(Value):
    """One thing that can be chosen before a game: its name and its values, the default first.

    ``house`` tells that it is a rule of this project, not of the box.
    """

    name: str
    values: tuple[str, ...]
    house: bool = False


class Result(Value):
    """The end of a game.

    ``scores`` has one number a seat, ``ranks`` one rank a seat (1 is best, equal ranks share),
    ``winners`` may be empty or several; ``points`` breaks each seat's score down by category.
    """

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    points: tuple[Mapping[str, int], ...]

    @property
    def order(self) -> Sequence[Seat]:
        """The seats, the best first; of equal ones in their order at the table."""
        return sorted(range(len(self.ranks)), key=self.ranks.__getitem__)

    def share(self, seat: Seat) -> float:
        """Return the part of the victory that a seat has: a shared one counts in parts."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


def ranked(strengths: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """Return the rank of each seat by what decides, one after the other; who is level shares it."""
    return tuple(1 + sum(other > own for other in strengths) for own in strengths)


class Bound(NamedTuple):
    """The worth that an action may lead to at best; minus infinity: it is never sensible.

    ``after`` is the position that the action leads to, if that had to be found out.
    """

    worth: float
    after: Any = None


class Effort(NamedTuple):
    """How much a turn is worth searching.

    ``positions`` are enough; an end that promises ``slack`` less than the best one by
    `Game.evaluate` may still be the better one.
    """

    positions: int
    slack: float


class Game(Protocol):
    """One game, as everybody outside its own folder knows it."""

    @property
    def name(self) -> str:
        """The id, as in records and on the command line."""

    @property
    def seats(self) -> range:
        """The numbers of players that it can be played by."""

    @property
    def verbs(self) -> tuple[type[Action], ...]:
        """Every kind of action, for reading and writing."""

    @property
    def options(self) -> Sequence[OptionInfo]:
        """What can be chosen before a game."""

    @property
    def score(self) -> str:
        """The number of `scoreboard` that the game is about, such as ``seals``."""

    @property
    def values(self) -> str:
        """A short mark of the card values in use, so that a record can tell whether they fit."""

    def deal(self, seats: int, seed: int, options: Mapping[str, str]) -> Any:
        """Return the state at the first question."""

    def pieces(self, view: Any) -> Mapping[Handle, Place]:
        """Return every piece and where it lies; a law holds that nothing lies twice."""

    def refusal(self, view: Any, seat: Seat, place: Place, held: Sequence[Place] = ()) -> Refusal:
        """Return why touching a piece means nothing to ``seat`` now, also when others decide.

        ``held`` is what its half-said answer has touched before: why the two do not belong
        together, as when one is put on the other.
        """

    def scoreboard(self, view: Any) -> Sequence[Mapping[str, int]]:
        """Return the numbers that a list of seats shows, one mapping a seat."""

    def progress(self, view: Any) -> Mapping[str, int]:
        """Return the round and phase, as numbers by name."""

    def plan(self, view: Any, seat: Seat) -> Sequence[Action]:
        """Return actions that the table proposes to play at once, as one wish; mostly none."""

    def useful(self, view: Any, seat: Seat) -> Sequence[Action]:
        """Return what is worth doing before the step is closed, the best first; mostly little."""

    def gives_up(self, view: Any, seat: Seat, action: Action) -> str:
        """Return the name of what an action gives up for good, so that it is asked about first.

        It is empty for nearly all: what can be taken back, or was chosen in so many words.
        """

    def spare(
        self, view: Any, seat: Seat, people: Collection[Seat], quiet: Collection[Seat]
    ) -> None:
        """Let a computer player's view hold nothing with which it would only bother ``people``.

        ``quiet`` are those of them who want to hear no more of it in this round.
        """

    def evaluate(self, view: Any, seat: Seat) -> float:
        """Return what a sensible player believes the position to be worth to ``seat``.

        The view is that of the seat, or a state in which nothing is hidden.
        """

    def action_bounds(self, view: Any, seat: Seat, actions: Sequence[Action]) -> Sequence[Bound]:
        """Return what each action of one question may lead to at best."""

    def requests(self, view: Any, seat: Seat) -> Sequence[Action]:
        """Return what asks another seat for its consent, unless there is no hope; mostly none."""

    def answers(self, view: Any, seat: Seat) -> Sequence[Action]:
        """Return how a seat can be answered that has asked for consent: yes, no; else nothing."""

    @property
    def effort(self) -> Effort:
        """How much a turn is worth searching for ends that a learned worth is to rank."""

    @property
    def styles(self) -> Mapping[str, Mapping[str, float]]:
        """One-sided ways to play: what each adds to `evaluate`, by feature."""

    def features(self, view: Any, seat: Seat) -> Mapping[str, float]:
        """Return the numbers that a learned worth is made of beside `evaluate`, by name.

        They are at most 120. The names and their order depend on nothing but the number of seats.
        The view is one where ``seat`` is not asked any more, and the game goes on.
        """

    def clock(self, view: Any, seat: Seat) -> float:
        """Return about which part of the game is left, from 1 to 0.

        It is 0 when ``seat`` has no turn left, so that `evaluate` knows exactly.
        """
