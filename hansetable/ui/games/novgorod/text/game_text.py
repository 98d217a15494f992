"""Everything that Novgorod says: the one place where a window asks for words."""

from collections.abc import Mapping

from hansetable.core import Handle
from hansetable.games.novgorod import actions as a
from hansetable.games.novgorod.refusals import REASONS
from hansetable.games.novgorod.state import NovgorodState
from hansetable.ui.game_ui import EndText
from hansetable.ui.games.novgorod.text import names
from hansetable.ui.games.novgorod.text.actions import ACTIONS, SHORT
from hansetable.ui.games.novgorod.text.card_text import CARD_TEXTS
from hansetable.ui.games.novgorod.text.features import FEATURES
from hansetable.ui.games.novgorod.text.held import ASKS, LEGENDS, LOSSES, MEANINGS, SLIPS, WAYS
from hansetable.ui.games.novgorod.text.log import BESIDE, BRIEF, LOG
from hansetable.ui.games.novgorod.text.names import Novgorod
from hansetable.ui.games.novgorod.text.questions import HELP, QUESTIONS
from hansetable.ui.games.novgorod.text.refusals import REFUSALS
from hansetable.ui.games.table_text import OptionTexts, TableText, buttons

_SIDES = {
    "off": Novgorod.tr("Without"),
    "front": Novgorod.tr("Front"),
    "back": Novgorod.tr("Back"),
    "random": Novgorod.tr("At random"),
}
OPTIONS: OptionTexts = {
    "bonus": (
        Novgorod.tr("Bonus cards"),
        Novgorod.tr("A first game has “8 offices” and “five-city route”."),
        {"first": Novgorod.tr("First game"), "random": Novgorod.tr("Two at random")},
    ),
    "careers": (
        Novgorod.tr("Career cards"),
        Novgorod.tr("A first game is played with the front sides."),
        {"first": Novgorod.tr("Front sides"), "choose": Novgorod.tr("Everybody chooses")},
    ),
    "merchant": (
        Novgorod.tr("Expert game: merchant"),
        Novgorod.tr("His city brings more: ducats (front) or a seal (back)."),
        _SIDES,
    ),
    "pirate": (
        Novgorod.tr("Expert game: pirate"),
        Novgorod.tr("His city slows ships down (front) or is sailed past (back)."),
        _SIDES,
    ),
    "starts": (
        Novgorod.tr("Start cities"),
        Novgorod.tr("Where merchant and pirate stand at first, if they take part."),
        {
            "fixed": Novgorod.tr("Novgorod (merchant), Antwerpen (pirate)"),
            "random": Novgorod.tr("At random"),
        },
    ),
    "special": (
        Novgorod.tr("Expert game: special missions"),
        Novgorod.tr("A column of four missions that everybody may fulfil, for ducats."),
        {"off": Novgorod.tr("Without"), "on": Novgorod.tr("With")},
    ),
    "ahead": (
        Novgorod.tr("House rule: weak careers"),
        Novgorod.tr("Not in the box: who gets a weak career card begins with a few seals."),
        {"off": Novgorod.tr("Without"), "on": Novgorod.tr("With")},
    ),
}


class NovgorodText(TableText):
    """The words of Novgorod."""

    log, actions, questions, help = LOG, ACTIONS, QUESTIONS, HELP
    beside_log, brief = BESIDE, BRIEF
    ways, asks, losses = WAYS, ASKS, LOSSES
    meanings, legends, slips = MEANINGS, LEGENDS, SLIPS
    refusals, reasons, cards = REFUSALS, REASONS, CARD_TEXTS
    features = FEATURES
    buttons = buttons(*a.CHOOSE_SIDE, a.SAIL, a.DONE, a.PASS, a.LEAVE_PIRATE, a.BEGIN)
    help_is_private = False

    def button(self, handle: Handle, view: NovgorodState) -> str:
        """Return the text of a button."""
        return SHORT[handle].say() if handle in SHORT else super().button(handle, view)

    def phase_names(self) -> list[str]:
        """Return the names of the four phases of a turn."""
        return [phase.say() for phase in names.PHASES]

    def progress(self, progress: Mapping[str, int]) -> str:
        """Return the heading of the present round."""
        if progress["last"]:
            return Novgorod.tr("Last round").say()
        if not progress["round"]:
            return Novgorod.tr("Introduction").say()
        return Novgorod.tr("Round {round}").say(round=progress["round"])

    def note(self, progress: Mapping[str, int]) -> str:
        """Return which round the last one is."""
        return Novgorod.tr("round {round}").say(round=progress["round"])


def end_text() -> EndText:
    """Return what Novgorod says about its end (N-100 to N-102), in the language of the moment."""
    return EndText(
        titles={
            "seals": Novgorod.tr("Seals before the end").say(),
            "variety": Novgorod.tr("Variety").say(),
            "ducats": Novgorod.tr("Ducats").say(),
            "steps": Novgorod.tr("Career steps").say(),
            "offices": Novgorod.tr("Offices").say(),
        },
        total=Novgorod.tr("Seals").say(),
        points=Novgorod.tr("%n seal(s), as in: wins with", None, 1).say,
        loses=Novgorod.tr("still shows an × and loses").say(),
        nobody=Novgorod.tr("Everybody still shows an ×: nobody wins.").say(),
        note=Novgorod.tr(
            "Ties are decided by ducats, career steps, offices, and by who played later."
        ).say(),
    )
