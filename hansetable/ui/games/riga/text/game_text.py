"""Everything that Riga says: the one place where a window asks for words."""

from collections.abc import Mapping, Sequence

from hansetable.core import Action, Place
from hansetable.games.riga import actions as a
from hansetable.games.riga.payment import Payment
from hansetable.games.riga.reasons import REASONS
from hansetable.games.riga.state import RigaState
from hansetable.ui.game_ui import EndText
from hansetable.ui.games.phrases import Told
from hansetable.ui.games.riga.text.actions import ACTIONS, PLAN
from hansetable.ui.games.riga.text.card_text import CARD_TEXTS
from hansetable.ui.games.riga.text.features import FEATURES
from hansetable.ui.games.riga.text.held import ASKS, LOSSES, WAYS
from hansetable.ui.games.riga.text.log import BESIDE, BRIEF, LOG
from hansetable.ui.games.riga.text.names import SEASONS, Riga
from hansetable.ui.games.riga.text.questions import HELP, QUESTIONS
from hansetable.ui.games.riga.text.refusals import REFUSALS
from hansetable.ui.games.table_text import OptionTexts, TableText, buttons

OPTIONS: OptionTexts = {
    "riga": (
        Riga.tr("Riga buildings"),
        Riga.tr("Four more buildings for each player; better left out in a first game."),
        {"off": Riga.tr("Without"), "on": Riga.tr("With")},
    ),
    "hands": (
        Riga.tr("Hands"),
        Riga.tr("Open hands show what everybody saw a player take."),
        {"secret": Riga.tr("Secret"), "open": Riga.tr("Open")},
    ),
}


class RigaText(TableText):
    """The words of Riga."""

    log, actions, questions, help = LOG, ACTIONS, QUESTIONS, HELP
    beside_log, brief = BESIDE, BRIEF
    ways, asks, losses = WAYS, ASKS, LOSSES
    refusals, reasons, cards = REFUSALS, REASONS, CARD_TEXTS
    features = FEATURES
    buttons = buttons(a.DECLINE, *a.TURN, a.DONE)

    def chosen(self, place: Place, actions: Sequence[Action], view: RigaState) -> str:
        """Return what is asked of a held thing; a player is named once."""
        if isinstance(actions[0], a.NameStart):
            return self.asks.of(Told(actions[0], self.players, view))
        return super().chosen(place, actions, view)

    def plan(self, actions: Sequence[Action], view: RigaState) -> str:
        """Return what stands on the button that plays the proposed actions."""
        step = view.step
        if not actions or not isinstance(step, Payment):
            return ""
        return PLAN.say(step.planned.bit_count(), step)

    def phase_names(self) -> list[str]:
        """Return the names of the four seasons."""
        return [season.say() for season in SEASONS]

    def progress(self, progress: Mapping[str, int]) -> str:
        """Return the heading of the present year."""
        if progress["last"]:
            return Riga.tr("The last year").say()
        if not progress["round"]:
            return Riga.tr("Setup").say()
        return Riga.tr("Year {year}").say(year=progress["round"])

    def note(self, progress: Mapping[str, int]) -> str:
        """Return which year the last one is."""
        return Riga.tr("year {year}").say(year=progress["round"])


def end_text() -> EndText:
    """Return what Riga says about its end (R-80, R-81), in the language of the moment."""
    return EndText(
        titles={
            "printed": Riga.tr("Buildings").say(),
            "lodges": Riga.tr("Lodges").say(),
            "archives": Riga.tr("Archives").say(),
            "hand": Riga.tr("Left in hand").say(),
            "unbuilt": Riga.tr("Riga buildings not built").say(),
            "money": Riga.tr("Money value").say(),
        },
        total=Riga.tr("Points").say(),
        points=Riga.tr("%n point(s), as in: wins with", None, 1).say,
        course=Riga.tr("Points, year by year").say(),
        note=Riga.tr("The money value only decides a tie; it brings no points.").say(),
    )
