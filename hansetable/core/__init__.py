"""The grammar of a game: state and steps, actions, events, views. Knows no game, no Qt, no file."""

from hansetable.core.action import Action, Handle
from hansetable.core.choice import Choice
from hansetable.core.event import Event
from hansetable.core.game import Game, OptionInfo, Place, Result
from hansetable.core.notation import NotationError, read_action, write_action
from hansetable.core.refusal import Reasons, Refusal
from hansetable.core.state import IllegalActionError, Options, State
from hansetable.core.step import Seat, Step

__all__ = [
    "Action",
    "Choice",
    "Event",
    "Game",
    "Handle",
    "IllegalActionError",
    "NotationError",
    "OptionInfo",
    "Options",
    "Place",
    "Reasons",
    "Refusal",
    "Result",
    "Seat",
    "State",
    "Step",
    "read_action",
    "write_action",
]
