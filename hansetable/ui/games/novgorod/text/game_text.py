"""Everything that Novgorod says: the one place where a window asks for words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hansetable.core import Action, Event, Handle, Place, Refusal, Seat, Step
from hansetable.games.novgorod.refusals import REASONS
from hansetable.games.novgorod.state import NovgorodState
from hansetable.ui.game_ui import CardText
from hansetable.ui.games.novgorod.text import actions as action_text
from hansetable.ui.games.novgorod.text import card_text, names, questions
from hansetable.ui.games.novgorod.text.log import LOG
from hansetable.ui.games.novgorod.text.refusals import REFUSALS
from hansetable.ui.language import translate


class NovgorodText:
    """The words of Novgorod in the language of the screen, which may change at any time."""

    def __init__(self, players: Sequence[str]) -> None:
        """Remember the name of each seat."""
        self.players = tuple(players)

    def event(self, event: Event) -> str:
        """Return an event as a sentence for the log; empty if another line says it."""
        return LOG.of(event, self.players)

    def question(self, step: Step, view: NovgorodState, seat: Seat) -> str:
        """Return what is asked of a seat, to follow its name and a colon."""
        return questions.question(step, view, seat)

    def reason(self, step: Step, view: NovgorodState, seat: Seat) -> str:
        """Return a line of help for the question: what can be done, or why not."""
        return questions.reason(step, view, seat)

    def refusal(self, refusal: Refusal, view: NovgorodState) -> str:
        """Return why something cannot be done, as one sentence."""
        return REFUSALS.why(refusal, REASONS, self.players, view)

    def action(self, action: Action, view: NovgorodState) -> str:
        """Return an action in words: for menus, buttons and the list of moves."""
        return action_text.wording(action, view)

    def button(self, handle: Handle, view: NovgorodState) -> str:
        """Return the text of a button.

        Raises:
            KeyError: there is no such button.
        """
        return action_text.button(handle, view)

    def plan(self, actions: Sequence[Action], view: NovgorodState) -> str:
        """Return what stands on the button that plays the proposed actions."""
        return ", ".join(action_text.wording(action, view) for action in actions)

    def card(self, place: Place, view: NovgorodState) -> CardText:
        """Return the words on a piece: what it is, what it does, and its rule."""
        return card_text.card(place, view, self.players)

    def phase_names(self) -> list[str]:
        """Return the names of the four phases of a turn."""
        return names.phases()

    def progress(self, progress: Mapping[str, int]) -> str:
        """Return the heading of the present round."""
        if progress["last"]:
            return translate("Novgorod", "Last round")
        if not progress["round"]:
            return translate("Novgorod", "First picks")
        return translate("Novgorod", "Round {round}").format(round=progress["round"])

    def note(self, progress: Mapping[str, int]) -> str:
        """Return which round the last one is."""
        return translate("Novgorod", "round {round}").format(round=progress["round"])
