"""The grammar of a game: state and steps, actions, events, views. Knows no game, no Qt, no file."""

from hansetable.core.action import BUTTON, Action, Handle
from hansetable.core.choice import Choice
from hansetable.core.event import Event, OfSeat, seat_of
from hansetable.core.fields import per_seat
from hansetable.core.game import Bound, Game, OptionInfo, Place, Result
from hansetable.core.notation import NotationError, read_action, write_action
from hansetable.core.refusal import Reasons, Refusal
from hansetable.core.state import IllegalActionError, Options, State
from hansetable.core.step import Automatic, Seat, Step
from hansetable.core.value import Value, derived, index, one_of

__all__ = [
    "BUTTON",
    "Action",
    "Automatic",
    "Bound",
    "Choice",
    "Event",
    "Game",
    "Handle",
    "IllegalActionError",
    "NotationError",
    "OfSeat",
    "OptionInfo",
    "Options",
    "Place",
    "Reasons",
    "Refusal",
    "Result",
    "Seat",
    "State",
    "Step",
    "Value",
    "derived",
    "index",
    "one_of",
    "per_seat",
    "read_action",
    "seat_of",
    "write_action",
]
