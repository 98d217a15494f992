"""Everything that Riga says: the one place where a window asks for words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hansetable.core import Action, Event, Handle, Place, Refusal, Seat, Step
from hansetable.core.state import OMNISCIENT
from hansetable.games.riga.payment import Payment
from hansetable.games.riga.reasons import REASONS
from hansetable.games.riga.state import RigaState
from hansetable.ui.game_ui import CardText
from hansetable.ui.games.riga.text import card_text
from hansetable.ui.games.riga.text.actions import ACTIONS, BUTTONS, PLAN
from hansetable.ui.games.riga.text.log import LOG
from hansetable.ui.games.riga.text.names import SEASONS, Riga
from hansetable.ui.games.riga.text.questions import HELP, QUESTIONS, Asked
from hansetable.ui.games.riga.text.refusals import REFUSALS


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
        return QUESTIONS.say(type(step), Asked(step, view, seat))

    def reason(self, step: Step, view: RigaState, seat: Seat) -> str:
        """Return a line of help; of the hand of another seat nothing is said."""
        if view.viewer not in (OMNISCIENT, seat):
            return ""
        return HELP.line(type(step), Asked(step, view, seat))

    def refusal(self, refusal: Refusal, view: RigaState) -> str:
        """Return why something cannot be done, as one sentence."""
        return REFUSALS.why(refusal, REASONS, self.players)

    def action(self, action: Action, view: RigaState) -> str:
        """Return an action in words: for menus, buttons and the list of moves."""
        return ACTIONS.of(action, self.players, view)

    def button(self, handle: Handle, view: RigaState) -> str:
        """Return the text of a button.

        Raises:
            KeyError: there is no such button.
        """
        return self.action(BUTTONS[handle], view)

    def plan(self, actions: Sequence[Action], view: RigaState) -> str:
        """Return what stands on the button that plays the proposed actions."""
        step = view.step
        if not actions or not isinstance(step, Payment):
            return ""
        return PLAN.say(step.planned.bit_count(), step)

    def card(self, place: Place, view: RigaState) -> CardText:
        """Return the words on a piece: what it is, what it does, and its rule."""
        return card_text.card(place, view, self.players)

    def phase_names(self) -> list[str]:
        """Return the names of the four seasons."""
        return [season.say() for season in SEASONS]

    def progress(self, progress: Mapping[str, int]) -> str:
        """Return the heading of the present year."""
        if progress["last"]:
            return Riga.tr("Last year").say()
        if not progress["round"]:
            return Riga.tr("Preparation").say()
        return Riga.tr("Year {year}").say(year=progress["round"])

    def note(self, progress: Mapping[str, int]) -> str:
        """Return which year the last one is."""
        return Riga.tr("year {year}").say(year=progress["round"])
