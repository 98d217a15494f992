"""The contract of a game with the screen: its texts, its board, its options, its end.

``hansetable.core.game`` says what a game brings to the rules. The table is drawn and spoken by
what stands here and knows no game.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtWidgets import QDialog, QWidget

from hansetable.ai.reasons import Difference
from hansetable.core import Action, Event, Handle, Place, Refusal, Seat, Step
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.language import Text

if TYPE_CHECKING:
    from hansetable.model.play import PlayModel

# ---- texts ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CardText:
    """The words on a piece: its title, a line below, what it does, the id of its rule.

    ``now`` tells what it is worth or allows at this moment to whom looks at it; it may be empty.
    ``name`` is what it is called where the title does not tell it from others; mostly empty.
    """

    title: str
    sub: str
    text: str
    rule: str
    now: str = ""
    name: str = ""


@dataclass(frozen=True, slots=True)
class LossText:
    """What is asked before something is given up for good, and what stands on both buttons.

    ``price`` says in a line what is lost, ``insists`` is the button that gives it up, ``careful``
    the one that keeps it.
    """

    question: str
    price: str
    insists: str
    careful: str


class GameText(Protocol):
    """What a game says, in the language of the moment."""

    def event(self, event: Event) -> str:
        """Return a sentence for the log; empty if the event needs none."""

    def telling(self, event: Event) -> str:
        """Return the sentence for the bar while an event is shown: that of the log, or another."""

    def summary(self, events: Iterable[Event]) -> str:
        """Return what a seat did, in a few words; empty if nothing of it is worth them."""

    def question(self, step: Step, view: Any, seat: Seat) -> str:
        """Return what a step asks."""

    def reason(self, step: Step, view: Any, seat: Seat) -> str:
        """Return what else is worth knowing about it."""

    def action(self, action: Action, view: Any) -> str:
        """Return an action in words."""

    def button(self, handle: Handle, view: Any) -> str:
        """Return what stands on the button of a handle."""

    def way(self, actions: Sequence[Action], view: Any) -> str:
        """Return in a few words the deed that all of these are; empty if there are several."""

    def meaning(self, actions: Sequence[Action], view: Any) -> str:
        """Return in a sentence what a click on a thing means that can say these actions."""

    def legend(self, actions: Sequence[Action]) -> str:
        """Return what the forms of the glow mean while these actions are possible; mostly empty."""

    def slip(self, action: Action) -> str:
        """Return in a word or two what the ring of a thing means that says an action."""

    def chosen(self, place: Place, actions: Sequence[Action], view: Any) -> str:
        """Return what is asked of a held thing: which of the actions is meant."""

    def left(self, action: Action, view: Any) -> str:
        """Return what is still useful to do, for one who could close the step instead."""

    def loss(self, action: Action, view: Any) -> LossText:
        """Return what is asked before an action that gives something up for good."""

    def refusal(self, refusal: Refusal, view: Any) -> str:
        """Return why something cannot be done, as one sentence."""

    def card(self, place: Place, view: Any) -> CardText:
        """Return what there is to say of a piece."""

    def differences(self, found: Iterable[Difference]) -> Sequence[tuple[float, str]]:
        """Return what speaks for a way to play or against it, by how much in chances of winning."""

    def plan(self, actions: Sequence[Action], view: Any) -> str:
        """Return what stands on the button that plays the proposed actions."""

    def phase_names(self) -> Sequence[str]:
        """Return the names of the phases of a turn, in their order."""

    def progress(self, progress: Mapping[str, int]) -> str:
        """Return the part of the game in two words, such as “Round 6”."""

    def note(self, progress: Mapping[str, int]) -> str:
        """Return which part of the game the last one is, such as “round 12”."""


@dataclass(frozen=True, slots=True)
class EndText:
    """What a game says about its end, in the language of the moment.

    ``titles`` are the categories of points in the order of their columns, ``total`` is the title
    of the score, ``points`` says a score with its unit, ``loses`` is the note on a seat that
    cannot win, ``nobody`` the sentence when no seat wins, ``note`` tells how ties are broken,
    ``course`` is the title of the chart if it counts something else than points by round;
    ``aside`` tells that it counts something else than what the score is made of.
    """

    titles: Mapping[str, str]
    total: str
    points: Callable[[int], str] = field(default=str)
    loses: str = ""
    nobody: str = ""
    note: str = ""
    course: str = ""
    aside: bool = False


# ---- the new-game dialog -------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ChoiceForm:
    """One value of an option, and what it is called on the screen."""

    value: str
    title: str


@dataclass(frozen=True, slots=True)
class OptionForm:
    """One option of a game: what it is called, what it means in one sentence, and its choices."""

    name: str
    title: str
    sentence: str
    choices: Sequence[ChoiceForm]
    default: str


@dataclass(frozen=True, slots=True)
class GameForm:
    """A game as the new-game dialog knows it; all texts are translated already.

    ``name`` is its id, and ``seats`` are the numbers of players that it can be played by.
    """

    name: str
    seats: range
    options: Sequence[OptionForm] = ()


# ---- the board -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Face:
    """A picture by name and values; equal faces of one size are painted once."""

    kind: str
    values: tuple[Hashable, ...] = ()


@dataclass(frozen=True, slots=True)
class ItemGeometry:
    """Where a piece lies on the table, in units of the board, and what is seen of it.

    A place without a face is a place where pieces can be put. ``lift`` tells whether the piece
    can be picked up, ``angle`` is in degrees, ``z`` a layer of the art guide. In a large place
    only the ``spot`` glows where something will lie, if there is one, with a ``word`` in it.
    """

    rect: QRectF
    face: Face | None
    z: float = 40.0
    angle: float = 0.0
    lift: bool = True
    spot: QRectF | None = None
    word: str = ""


@dataclass(frozen=True, slots=True)
class SeatTable:
    """The whole public table of a seat at full size: `SEAT_TABLE` large, in units of the board.

    ``paint`` paints all of it; ``spots`` tells where the pieces lie on it that can be looked at;
    ``told`` is the room for what the seat did in its last turn, if there is one.
    """

    paint: Callable[[Canvas], None]
    spots: Mapping[Handle, QRectF]
    told: QRectF = field(default_factory=QRectF)


Paint = Callable[[Canvas, QRectF], object]
"""Paints something into a rectangle."""


@dataclass(frozen=True, slots=True)
class Worded:
    """A face with a word at every symbol, and its size in units of the board."""

    size: QSizeF
    paint: Paint


SEAT_TABLE = QSizeF(1099, 592)


class Board(Protocol):
    """The geometry and art of one game."""

    @property
    def size(self) -> QSizeF:
        """The size of the board at 100 %."""

    @property
    def columns(self) -> Sequence[tuple[str, str, str]]:
        """What the list of seats shows: key of the scoreboard, icon, tooltip."""

    @property
    def goal(self) -> int:
        """How much of the first of these numbers wins at once; 0 if nothing does."""

    def item_geometry(
        self, view: Any, places: Mapping[Handle, Place], bottom: Seat
    ) -> Mapping[Handle, ItemGeometry]:
        """Return where every piece lies that is to be seen; ``bottom`` is the seat before us."""

    def seat_area(self, seats: int, seat: Seat, bottom: Seat) -> QRectF:
        """Return where the numbers of a seat stand."""

    def background_key(self, view: Any, bottom: Seat) -> Hashable:
        """Return a value that changes when the background must be painted again."""

    def background(self, canvas: Canvas, view: Any, bottom: Seat) -> None:
        """Paint what lies under the pieces."""

    def seat_at(self, at: QPointF, view: Any, bottom: Seat) -> Seat | None:
        """Return the other seat whose area is at a point, or None."""

    def seat_table(self, view: Any, places: Mapping[Handle, Place], seat: Seat) -> SeatTable:
        """Return all that the viewer may see of what a seat has."""

    def paint(self, canvas: Canvas, rect: QRectF, face: Face) -> None:
        """Paint a small face."""

    def paint_large(self, canvas: Canvas, rect: QRectF, place: Place, view: Any) -> bool:
        """Paint the full face of a piece; False if it has none."""

    def worded(self, place: Place, view: Any) -> Worded | None:
        """Return a larger face for those pieces whose full face has no room for all words."""


# ---- the legend ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Symbol:
    """A symbol of the cards or the table: how it looks, what it is called and means, its rule.

    ``paint`` paints it in the middle of a rectangle of the size `SYMBOL`. The word, of the language
    of the moment, also stands beside it on an enlarged card.
    """

    paint: Paint
    word: Callable[[], str]
    sentence: Callable[[], str]
    rule: str = ""


SYMBOL = QSizeF(76, 36)
SymbolGroup = tuple[Text, Sequence[Symbol]]
"""Symbols under one heading."""


# ---- everything ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Market:
    """How people trade in a game where that is possible at any time, also out of turn.

    ``possible`` and ``label`` take a view and a seat, ``begin`` the model and the parent widget;
    ``refused`` tells whether an event says that what a seat wanted was declined.
    """

    possible: Callable[[Any, Seat], bool]
    label: Callable[[Any, Seat], str]
    begin: Callable[[PlayModel, QWidget], QDialog | None]
    refused: Callable[[Event, Seat], bool]


@dataclass(frozen=True, slots=True)
class GameUi:
    """What one game brings to the screen.

    ``text`` takes the names of the seats, ``board`` the text, the names and the colours of the
    seats; ``options`` and ``ending`` return what they say in the language of the moment;
    ``symbols`` is the legend of the game.
    """

    text: Callable[[Sequence[str]], GameText]
    board: Callable[[Any, Sequence[str], Sequence[str]], Board]
    options: Callable[[], GameForm]
    ending: Callable[[], EndText]
    symbols: Sequence[SymbolGroup]
    market: Market | None = None
