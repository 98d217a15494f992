"""A table with people at it: player slots, the session, its record as text, the autosave. No Qt."""

from hansetable.session.autosave import Autosave, AutosaveDamagedError, SaveError
from hansetable.session.record import Header, RecordError
from hansetable.session.session import Change, Session
from hansetable.session.slot import COLOURS, HUMAN, PlayerSlot

__all__ = [
    "COLOURS",
    "HUMAN",
    "Autosave",
    "AutosaveDamagedError",
    "Change",
    "Header",
    "PlayerSlot",
    "RecordError",
    "SaveError",
    "Session",
]
