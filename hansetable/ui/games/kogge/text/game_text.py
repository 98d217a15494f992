"""Everything that Kogge says: the one place where a window asks for words."""

from collections.abc import Mapping, Sequence

from hansetable.core import Action
from hansetable.games.kogge import action_tables as t
from hansetable.games.kogge import actions as a
from hansetable.games.kogge.reasons import REASONS
from hansetable.games.kogge.state import KoggeState
from hansetable.ui.game_ui import EndText
from hansetable.ui.games.kogge.text import names as say
from hansetable.ui.games.kogge.text.actions import ACTIONS
from hansetable.ui.games.kogge.text.card_text import CARD_TEXTS
from hansetable.ui.games.kogge.text.features import FEATURES
from hansetable.ui.games.kogge.text.held import ASKS, LOSSES, WAYS
from hansetable.ui.games.kogge.text.log import BESIDE, BRIEF, LOG
from hansetable.ui.games.kogge.text.names import Kogge
from hansetable.ui.games.kogge.text.questions import HELP, QUESTIONS
from hansetable.ui.games.kogge.text.refusals import REFUSALS
from hansetable.ui.games.phrases import titled
from hansetable.ui.games.table_text import OptionTexts, TableText, buttons

_WITH = {"off": Kogge.tr("Without"), "on": Kogge.tr("With")}
OPTIONS: OptionTexts = {
    "hands": (
        Kogge.tr("Cargo and markers"),
        Kogge.tr("Secret: others see how many, not which. Conflicts need it."),
        {"secret": Kogge.tr("Secret"), "open": Kogge.tr("Open")},
    ),
    "taxes": (
        Kogge.tr("Taxes"),
        Kogge.tr(
            "The guild master takes a good from each cog in his city, and all goods that the city"
            " does not produce."
        ),
        _WITH,
    ),
    "stores": (
        Kogge.tr("Trade with kontors"),
        Kogge.tr("A cog may also trade with another player’s kontor in its city."),
        _WITH,
    ),
    "conflicts": (
        Kogge.tr("Conflicts"),
        Kogge.tr("Cogs in one city may fight with markers for goods."),
        _WITH,
    ),
    "memory": (
        Kogge.tr("Memory"),
        Kogge.tr("All routes lie face down, and again after each use."),
        _WITH,
    ),
    "recall": (
        Kogge.tr("Routes once seen"),
        Kogge.tr("A face-down route that you have seen stays visible to you."),
        {"on": Kogge.tr("Shown"), "off": Kogge.tr("Hidden")},
    ),
}
"""K-90, K-A1 to K-D6."""


class KoggeText(TableText):
    """The words of Kogge."""

    log, actions, questions, help = LOG, ACTIONS, QUESTIONS, HELP
    beside_log, brief = BESIDE, BRIEF
    ways, asks, losses = WAYS, ASKS, LOSSES
    refusals, reasons, cards = REFUSALS, REASONS, CARD_TEXTS
    features = FEATURES
    buttons = buttons(
        *(t.KEEP, t.BID, t.PASS, t.ANCHOR, t.LEAVE, t.SETTLE, t.END, t.PEACE, t.READY),
        *(*t.WISH, t.ACCEPT, t.DECLINE, t.WITHDRAW),
    )

    def plan(self, actions: Sequence[Action], view: KoggeState) -> str:
        """Return nothing: Kogge proposes no actions, every one is a decision."""
        return ""

    def left(self, action: Action, view: KoggeState) -> str:
        """Return what is still useful to do; a good that is given begins an exchange."""
        if isinstance(action, a.Give):
            return Kogge.tr("Exchange goods of the city for {good}").say(good=say.one(action.good))
        return super().left(action, view)

    def phase_names(self) -> list[str]:
        """Return the names of the phases of a round."""
        phases = (Kogge.tr("Bids"), Kogge.tr("Master"), Kogge.tr("Move"), Kogge.tr("Act"))
        return [phase.say() for phase in phases]

    def progress(self, progress: Mapping[str, int]) -> str:
        """Return the heading of the present round."""
        if not progress["round"]:
            return Kogge.tr("Preparation").say()
        return Kogge.tr("Round {round}").say(round=progress["round"])

    def note(self, progress: Mapping[str, int]) -> str:
        """Return on which lap the guild master is."""
        lap = min(progress["laps"] + 1, progress["goal"])
        return Kogge.tr("lap {lap} of {laps}").say(lap=lap, laps=progress["goal"])


def end_text() -> EndText:
    """Return what Kogge says about its end (K-81 to K-83), in the language of the moment."""
    return EndText(
        titles={
            "kontors": Kogge.tr("Kontors").say(),
            "chips": Kogge.tr("Bonus chips").say(),
            "raids": Kogge.tr("Raid markers").say(),
            **{good: titled(say.good(good)) for good in ("salt", "amber", "furs", "ore")},
        },
        total=Kogge.tr("Victory points").say(),
        points=Kogge.tr("%n victory point(s), as in: wins with", None, 1).say,
        note=Kogge.tr(
            "Five development points win at once; victory points decide only if the guild master"
            " ends the game."
        ).say(),
        aside=True,
        course=Kogge.tr("Development points, round by round").say(),
    )
