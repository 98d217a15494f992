"""Everything that Riga says: the one place where a window asks for words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hansetable.core import Action, Event, Handle, Place, Refusal, Seat, Step
from hansetable.games.riga.refusals.reasons import REASONS
from hansetable.games.riga.state import RigaState
from hansetable.ui.game_ui import CardText
from hansetable.ui.games.riga.text import actions as action_text
from hansetable.ui.games.riga.text import card_text, names, questions
from hansetable.ui.games.riga.text.log import LOG
from hansetable.ui.games.riga.text.refusals import REFUSALS
from hansetable.ui.language import translate

__all__ = ["CardText", "RigaText"]


class RigaText:
    """The words of Riga in the language of the screen, which may change at any time."""

    def __init__(self, players: Sequence[str]) -> None:
        """Remember the name of each seat."""
        self.players = tuple(players)

    def event(self, event: Event) -> str:
        """Return an event as a sentence for the log; empty if another line says it."""
        return LOG.of(event, self.players)

    def question(self, step: Step, view: RigaState, seat: Seat) -> str:
        """Return what is asked of a seat, to follow its name and a colon."""
        return questions.question(step, view, seat)

    def reason(self, step: Step, view: RigaState, seat: Seat) -> str:
        """Return a line of help for the question: what can be done, or why not."""
        return questions.reason(step, view, seat)

    def refusal(self, refusal: Refusal, view: RigaState) -> str:
        """Return why something cannot be done, as one sentence."""
        return REFUSALS.why(refusal, REASONS, self.players)

    def action(self, action: Action, view: RigaState) -> str:
        """Return an action in words: for menus, buttons and the list of moves."""
        return action_text.wording(action, view, self.players)

    def button(self, handle: Handle, view: RigaState) -> str:
        """Return the text of a button.

        Raises:
            KeyError: there is no such button.
        """
        return action_text.button(handle, view)

    def plan(self, actions: Sequence[Action], view: RigaState) -> str:
        """Return what stands on the button that plays the proposed actions."""
        return action_text.plan(view) if actions else ""

    def card(self, place: Place, view: RigaState) -> CardText:
        """Return the words on a piece: what it is, what it does, and its rule."""
        return card_text.card(place, view, self.players)

    def phase_names(self) -> list[str]:
        """Return the names of the four seasons."""
        return [
            translate("Riga", "Spring"),
            translate("Riga", "Summer"),
            translate("Riga", "Autumn"),
            translate("Riga", "Winter"),
        ]

    def progress(self, progress: Mapping[str, int]) -> str:
        """Return the heading of the present year."""
        if progress["last"]:
            return translate("Riga", "Last year")
        if not progress["round"]:
            return translate("Riga", "Preparation")
        return translate("Riga", "Year {year}").format(year=progress["round"])

    def note(self, progress: Mapping[str, int]) -> str:
        """Return which year the last one is."""
        return translate("Riga", "year {year}").format(year=progress["round"])

    def good(self, key: str) -> str:
        """Return the name of a good."""
        return names.good(key)

    def city(self, key: str) -> str:
        """Return the name of a city."""
        return names.city(key)

    def kind(self, key: str) -> str:
        """Return the name of a kind of building."""
        return names.kind(key)

    def building(self, key: str) -> str:
        """Return a building with its city, by its id."""
        return names.building(key)
