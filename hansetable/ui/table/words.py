"""What the frame of the table needs a game to say, beside what the table itself needs."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from hansetable.core import Action, Handle, Place, Refusal
from hansetable.ui.table.board import TableText


class CardWords(Protocol):
    """What there is to say of one piece."""

    @property
    def title(self) -> str:
        """Return what it is called."""

    @property
    def text(self) -> str:
        """Return what it does."""

    @property
    def now(self) -> str:
        """Return what it is worth or allows at this moment; empty if there is nothing to say."""

    @property
    def rule(self) -> str:
        """Return the id of the rule that governs it; may be empty."""


class GameText(TableText, Protocol):
    """The words of a game for the sidebar and the prompt bar, in the language of the moment."""

    def button(self, handle: Handle, view: Any) -> str:
        """Return what stands on the button of a handle."""

    def refusal(self, refusal: Refusal, view: Any) -> str:
        """Return why something cannot be done, as one sentence."""

    def card(self, place: Place, view: Any) -> CardWords:
        """Return what there is to say of a piece."""

    def plan(self, actions: Sequence[Action], view: Any) -> str:
        """Return what stands on the button that plays the proposed actions."""

    def phase_names(self) -> Sequence[str]:
        """Return the names of the phases of a turn, in their order."""

    def progress(self, progress: Mapping[str, int]) -> str:
        """Return the part of the game in two words, such as “Round 6”."""

    def note(self, progress: Mapping[str, int]) -> str:
        """Return which part of the game the last one is, such as “round 12”."""
