"""A game with people and silent players at it, and the words that the tests read."""

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from unittest.mock import patch

from PySide6.QtCore import QTranslator

from hansetable.ai import LEVELS, Player, greedy
from hansetable.core import Action, Event, Game, Handle, Place, Seat, State, Step, write_action
from hansetable.model.play import PlayModel
from hansetable.session.session import Session
from hansetable.session.slot import PlayerSlot
from hansetable.ui.game_ui import CardText

NAMES = ("Heike", "Jorin", "Marit", "Klaas")
COLUMNS = (
    ("seals", "seal", "Seals"),
    ("ducats", "ducat", "Ducats"),
    ("cards", "cards", "Cards"),
    ("speed", "speed", "Speed"),
)
MOST = 3000
_thought: dict[Hashable, tuple[Player, list[Action]]] = {}
"""What is said in games from their beginning, and who goes on thinking there."""


class Silent:
    """Stands for the worker process: its players never come to an end."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def ask(self, *question: object) -> None:
        """Takes a question and forgets it."""

    def poll(self) -> Sequence[object]:
        """Has no answer."""
        return ()


class Words:
    """Says the ids and numbers of the game, so that tests can read them back."""

    def event(self, event: Event) -> str:
        return "" if type(event).__name__ == "TurnBegan" else repr(event).replace(",", ", ")

    def summary(self, events: Iterable[Event]) -> str:
        return "; ".join(sorted({type(event).__name__ for event in events}))

    def question(self, step: Step, view: State, seat: Seat) -> str:
        return f"{type(step).__name__}?"

    def reason(self, step: Step, view: State, seat: Seat) -> str:
        return "because"

    def action(self, action: Action, view: State) -> str:
        return write_action(action)

    def button(self, handle: Handle, view: State) -> str:
        return handle.removeprefix("button:").title()

    def way(self, actions: Sequence[Action], view: State) -> str:
        return write_action(actions[0]) if len(actions) == 1 else ""

    def meaning(self, actions: Sequence[Action], view: State) -> str:
        return ", ".join(map(write_action, actions))

    def legend(self, actions: Sequence[Action]) -> str:
        return ""

    def slip(self, action: Action) -> str:
        return ""

    def left(self, action: Action, view: State) -> str:
        return write_action(action)

    def chosen(self, place: Place, actions: Sequence[Action], view: State) -> str:
        return f"{self.card(place, view).title}, {len(actions)}?"

    def card(self, place: Place, view: State) -> CardText:
        return CardText(f"{place.kind} {place.name}", "", "", "")

    def phase_names(self) -> Sequence[str]:
        return ("Route", "Use", "Buy", "Seals")

    def note(self, progress: Mapping[str, int]) -> str:
        return f"round {progress['round']}"

    def progress(self, progress: Mapping[str, int]) -> str:
        return f"Round {progress['round']}"


class German(QTranslator):
    """Answers every text of the given ones with its German, and leaves the others alone."""

    def __init__(self, texts: Mapping[str, str]) -> None:
        super().__init__()
        self._texts = texts

    def isEmpty(self) -> bool:
        return False

    def translate(self, context: str, source: str, note: str = "", n: int = -1) -> str | None:
        return self._texts.get(source)


def table(humans: int = 1, actions: int = 0, seats: int = 4, curtain: bool = False) -> PlayModel:
    """Return the model of a game after so many sensible actions, begun and looked at."""
    colours = ("red", "blue", "green", "black")
    slots = tuple(
        PlayerSlot(NAMES[i], colours[i], "human" if i < humans else "greedy") for i in range(seats)
    )
    session = Session.new("novgorod", 7, slots, {})
    advance(session, lambda s: len(s.actions) == actions or s.decides() is None)
    model = PlayModel(session, Silent(session.game))
    model.use_curtain = curtain
    model.begin()
    return model


def table_until(wanted: str, humans: int = 4) -> PlayModel:
    """Return the model at the first question of this class for which there is a button."""
    model = table(humans)

    def there(session: Session) -> bool:
        buttons = any(handle.startswith("button:") for handle in model.choice.targets)
        return type(model.step).__name__ == wanted and buttons and len(model.choice.actions) > 1

    advance(model.session, there)
    return model


def advance(session: Session, until: Callable[[Session], bool]) -> Session:
    """Let every seat play the plan that it thinks of first, until the wanted moment.

    A game from its beginning is thought through once, and then played as before. A plan is the
    best end that the search comes to, however long that takes.
    """
    fresh = LEVELS["greedy"](session.game, 3), list[Action]()
    header = session.header
    dealt = header.game, header.seed, header.options, len(session.slots)
    player, known = fresh if session.actions else _thought.setdefault(dealt, fresh)
    for number in range(MOST):
        if until(session):
            return session
        seat = session.decides()
        assert seat is not None, "the game ended before the wanted moment"
        if number == len(known):
            with patch.object(greedy, "PATIENCE", 10**6):
                known.append(player.choose(session.state.seen_by(seat), seat, 1))
        session.submit(seat, known[number])
    raise AssertionError("the wanted moment did not come")
