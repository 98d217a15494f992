"""Everything that Kogge says: the one place where a window asks for words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hansetable.core import Action, Event, Handle, Place, Refusal, Seat, Step, read_action
from hansetable.core.state import OMNISCIENT
from hansetable.games.kogge.action_tables import VERBS
from hansetable.games.kogge.reasons import REASONS
from hansetable.games.kogge.state import KoggeState
from hansetable.ui.game_ui import CardText
from hansetable.ui.games.kogge.text import card_text
from hansetable.ui.games.kogge.text.actions import WORDING
from hansetable.ui.games.kogge.text.log import LOG
from hansetable.ui.games.kogge.text.names import Kogge
from hansetable.ui.games.kogge.text.questions import HELP, QUESTIONS, Asked
from hansetable.ui.games.kogge.text.refusals import REFUSALS
from hansetable.ui.games.phrases import titled
from hansetable.ui.language import translate

__all__ = ["CardText", "KoggeText"]


class KoggeText:
    """The words of Kogge in the language of the screen, which may change at any time."""

    def __init__(self, players: Sequence[str]) -> None:
        """Remember the name of each seat."""
        self.players = tuple(players)

    def event(self, event: Event) -> str:
        """Return an event as a sentence for the log; empty if another line says it."""
        return LOG.of(event, self.players)

    def question(self, step: Step, view: KoggeState, seat: Seat) -> str:
        """Return what is asked of a seat, to follow its name and a colon."""
        return QUESTIONS.say(type(step), Asked(step, view, seat), self.players, view)

    def reason(self, step: Step, view: KoggeState, seat: Seat) -> str:
        """Return a line of help for the question: what can be done, or why not.

        Of another seat's cargo and hand nothing is said, so the line may then be empty.
        """
        if view.viewer not in (OMNISCIENT, seat):
            return ""
        return HELP.line(type(step), Asked(step, view, seat), self.players, view)

    def refusal(self, refusal: Refusal, view: KoggeState) -> str:
        """Return why something cannot be done, as one sentence."""
        return REFUSALS.why(refusal, REASONS, self.players)

    def action(self, action: Action, view: KoggeState) -> str:
        """Return an action in words: for menus, buttons and the list of moves."""
        return titled(WORDING.of(action, self.players, view))

    def button(self, handle: Handle, view: KoggeState) -> str:
        """Return the text of a button.

        Raises:
            NotationError: there is no such button.
        """
        said = handle.removeprefix("button:").replace(":", " ")
        return self.action(read_action(said, VERBS), view)

    def plan(self, actions: Sequence[Action], view: KoggeState) -> str:
        """Return nothing: Kogge proposes no actions, every one is a decision."""
        return ""

    def card(self, place: Place, view: KoggeState) -> CardText:
        """Return the words on a piece: what it is, what it does, and its rule."""
        return card_text.card(place, view, self.players)

    def phase_names(self) -> list[str]:
        """Return the names of the phases of a round."""
        return [
            translate("Kogge", "Bids"),
            translate("Kogge", "Master"),
            translate("Kogge", "Move"),
            translate("Kogge", "Act"),
        ]

    def progress(self, progress: Mapping[str, int]) -> str:
        """Return the heading of the present round."""
        if not progress["round"]:
            return translate("Kogge", "Preparation")
        return Kogge.tr("Round {round}").say(round=progress["round"])

    def note(self, progress: Mapping[str, int]) -> str:
        """Return on which lap the guild master is."""
        lap = min(progress["laps"] + 1, progress["goal"])
        return Kogge.tr("lap {lap} of {laps}").say(lap=lap, laps=progress["goal"])
