"""All at a table that several computers share, as the screen of one of them deals with them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from hansetable.core import Seat
from hansetable.net.packets import Question, Talked
from hansetable.ui.language import Text


class Circle(QObject):
    """What the others ask and say; the table of a guest and that of a host are one each.

    Signals:
        changed: something is asked or said, or somebody has come or gone.
    """

    changed = Signal()

    @property
    def seat(self) -> Seat:
        """The seat at this computer."""
        raise NotImplementedError

    @property
    def question(self) -> Question:
        """Who wants something taken back, and who must still agree."""
        raise NotImplementedError

    @property
    def after(self) -> str:
        """What is said of another game when this one is over; else nothing."""
        return ""

    @property
    def offers(self) -> bool:
        """Whether one can say now that another game is wanted; see `rematch`."""
        return False

    @property
    def heard(self) -> Sequence[Talked]:
        """What was said at the table last."""
        raise NotImplementedError

    @property
    def loss(self) -> Text | None:
        """What it means for oneself and the others to leave the table now; None for nothing."""
        return None

    def talk(self, text: str) -> None:
        """Say something to all at the table."""
        raise NotImplementedError

    def take_back(self) -> None:
        """Ask for the own last action, and all after it, to be taken back."""
        raise NotImplementedError

    def rematch(self) -> None:
        """Say that another game with the same people is wanted."""
        raise NotImplementedError

    def answer(self, yes: bool) -> None:
        """Agree, or not, that something is taken back."""
        raise NotImplementedError
