"""What is asked in Kogge of a held thing, in a few words, and before something is given up."""

from hansetable.games.kogge import actions as a
from hansetable.games.kogge.closing import useful
from hansetable.games.kogge.turn import FOR_A_CHIP, FOR_A_RAID
from hansetable.ui.games.kogge.text import names as say
from hansetable.ui.games.kogge.text.actions import ACTIONS, pair
from hansetable.ui.games.kogge.text.names import Kogge
from hansetable.ui.games.phrases import Phrases, Told, When, words

WAYS = Phrases(
    {
        a.BuyRaid: Kogge.tr("Buy the raid marker for {sum}"),
        a.BuyChip: Kogge.tr("Buy {chip} for {cost}"),
        a.TakeMarker: Kogge.tr("Give {made} for {marker}"),
        a.TakeGood: Kogge.tr("Give {marker} for {made}"),
        a.BuyPair: Kogge.tr("Buy {markers} for {good}"),
        a.Give: Kogge.tr("Give {good} to the city"),
        a.Change: When(
            lambda action: action.q % 2,
            Kogge.tr("Lay {marker} on the right"),
            Kogge.tr("Lay {marker} on the left"),
        ),
        a.Look: Kogge.tr("Look at the routes for {item}"),
        frozenset((a.BuyRaid,)): Kogge.tr("Buy the raid marker"),
        frozenset((a.BuyChip,)): Kogge.tr("Buy {chip}"),
        frozenset((a.BuyPair,)): Kogge.tr("Buy {markers}"),
        frozenset((a.Change,)): When(
            lambda action: action.q % 2,
            Kogge.tr("Change the right route"),
            Kogge.tr("Change the left route"),
        ),
        frozenset((a.RaidCity, a.RaidCog)): Kogge.tr("Use the raid marker"),
        frozenset((a.RaidCog,)): Kogge.tr("Use the raid marker"),
        frozenset((a.Look,)): Kogge.tr("Look at the routes"),
    },
    sum=lambda action: say.sum_of([action.marker] * FOR_A_RAID),
    cost=lambda action: say.goods([action.good] * FOR_A_CHIP),
    markers=pair,
    **words(good=say.one, marker=say.marker, made=say.one, item=say.item, chip=say.quoted),
)
"""The deed on a button, shorter than the action."""

ASKS = Phrases(
    {
        a.Choose: Kogge.tr("Start there?"),
        a.Lay: Kogge.tr("Lay it?"),
        a.Tax: Kogge.tr("Pay it as a tax?"),
        a.Steer: Kogge.tr("Move the guild master there?"),
        a.Sail: Kogge.tr("Sail there?"),
        a.Path: Kogge.tr("Take the secret path?"),
        a.Pay: Kogge.tr("Pay it?"),
        a.Drive: Kogge.tr("Send the cog there?"),
        a.Give: Kogge.tr("Give it to the city?"),
        a.Part: Kogge.tr("Lay it on the first pile?"),
        a.TakePile: Kogge.tr("Take it?"),
        a.Stake: Kogge.tr("Choose it?"),
        a.Attack: Kogge.tr("Attack?"),
        frozenset((a.Lay,)): Kogge.tr("Which marker?"),
        frozenset((a.Tax,)): Kogge.tr("Which good?"),
        frozenset((a.Sail,)): Kogge.tr("Where to?"),
        frozenset((a.Sail, a.Path)): Kogge.tr("Where to?"),
        frozenset((a.Drive,)): Kogge.tr("Where to?"),
        frozenset((a.BuyRaid,)): Kogge.tr("For which markers?"),
        frozenset((a.BuyChip,)): Kogge.tr("For which goods?"),
        frozenset((a.BuyPair,)): Kogge.tr("For which good?"),
        frozenset((a.Give,)): Kogge.tr("Which good?"),
        frozenset((a.Change,)): Kogge.tr("Which marker?"),
        frozenset((a.RaidCity, a.RaidCog)): Kogge.tr("What do you raid?"),
        frozenset((a.RaidCog,)): Kogge.tr("Which cog?"),
        frozenset((a.Look,)): Kogge.tr("For what?"),
        frozenset((a.Part,)): Kogge.tr("Which good?"),
        frozenset((a.Stake,)): Kogge.tr("Which marker?"),
    },
)
"""What is asked of a held thing."""


def _left(action: Told) -> str:
    """What could still be done in the turn, the best thing alone."""
    view = action.view
    rest = [
        left for left in useful(view, view.turn) if not isinstance(left, a.RaidCity | a.RaidCog)
    ]
    return ACTIONS.of(Told(rest[0], action.players, view)) if rest else ""


_RAID = (
    Kogge.tr("the raid ends your turn."),
    Kogge.tr("No longer possible after that: {left}."),
    Kogge.tr("Raid now"),
    Kogge.tr("Not yet"),
)
LOSSES = Phrases(
    {
        a.RaidCity: _RAID,
        a.RaidCog: _RAID,
    },
    left=_left,
)
"""What is asked before something is given up for good."""
