"""What is asked in Riga of a held thing, in a few words, and before something is given up."""

from hansetable.games.riga import actions as a
from hansetable.ui.games.phrases import Phrases, When, word
from hansetable.ui.games.riga.text import names as say
from hansetable.ui.games.riga.text.names import Riga

WAYS = Phrases(
    {
        a.Keep: Riga.tr("Keep the {building}"),
        a.KeepGood: Riga.tr("Keep the {good}"),
        a.TakeRow: Riga.tr("Take the row"),
        a.TakeBuilding: Riga.tr("Take the {building}"),
        a.Use: Riga.tr("Use the {building}"),
        a.Plan: Riga.tr("Build the {building}"),
        a.Crane: Riga.tr("Use a crane for the {building}"),
    },
    building=lambda action: say.kind(action.b),
    good=word(say.name, "good"),
)
"""The deed on a button, shorter than the action."""

ASKS = Phrases(
    {
        a.NameStart: When(
            lambda action: action.player - 1 == action.view.viewer,
            Riga.tr("begin yourself?"),
            Riga.tr("let {name} begin?"),
        ),
        a.Keep: Riga.tr("Keep it?"),
        a.KeepGood: Riga.tr("Keep it?"),
        a.TakeRow: Riga.tr("Take it?"),
        a.TakeBuilding: Riga.tr("Take it?"),
        a.Use: Riga.tr("Use it?"),
        a.Plan: Riga.tr("Build it?"),
        a.Crane: Riga.tr("Use a crane for it?"),
        a.Swap: Riga.tr("Swap it?"),
        a.Drop: Riga.tr("Lay it aside?"),
        frozenset((a.Keep,)): Riga.tr("Which building?"),
        frozenset((a.KeepGood,)): Riga.tr("Which good?"),
        frozenset((a.TakeRow, a.TakeBuilding)): Riga.tr("What do you take?"),
        frozenset((a.TakeRow,)): Riga.tr("Which row?"),
        frozenset((a.TakeBuilding,)): Riga.tr("Which building?"),
        frozenset((a.Plan,)): Riga.tr("Which building?"),
        frozenset((a.Crane,)): Riga.tr("For which building?"),
        frozenset((a.Drop,)): Riga.tr("Which card?"),
    },
    name=lambda action: action.players[action.player - 1],
)
"""What is asked of a held thing."""

LOSSES = Phrases(
    {
        a.Decline: (
            Riga.tr("keep none of the buildings drawn?"),
            Riga.tr("For good: all of them are discarded."),
            Riga.tr("Keep none"),
            Riga.tr("Choose one"),
        ),
    },
)
"""What is asked before something is given up for good."""
