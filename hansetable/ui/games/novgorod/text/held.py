"""What is asked in Novgorod of a held thing, in a few words, and before something is given up."""

from hansetable.games.novgorod import actions as a
from hansetable.games.novgorod.cards import CARDS
from hansetable.ui.games.novgorod.text import names as say
from hansetable.ui.games.novgorod.text.names import Novgorod
from hansetable.ui.games.phrases import Phrases, When, word, words

WAYS = Phrases(
    {
        a.Lay: Novgorod.tr("Lay {city}"),
        a.Mark: Novgorod.tr("Lay {card} as a placeholder"),
        a.BuyOffice: Novgorod.tr("Take the {city} office"),
        a.BuyMission: Novgorod.tr("Take the mission"),
        a.DrawMission: Novgorod.tr("Take the top mission"),
        a.Upgrade: Novgorod.tr("Improve the ship"),
        a.Fulfil: When(
            "row",
            Novgorod.tr("Fulfil the lower line"),
            Novgorod.tr("Fulfil the upper line"),
        ),
        a.Store: Novgorod.tr("Store {stored}"),
        a.Collect: Novgorod.tr("Take the income of {city}"),
        a.MovePirate: Novgorod.tr("Move the pirate to {city}"),
        a.Produce: Novgorod.tr("Make {luxury} from {goods}"),
        a.Craft: Novgorod.tr("Make {luxury} from {goods}"),
        frozenset((a.Lay, a.Mark)): Novgorod.tr("Lay {laid}"),
        frozenset((a.MovePirate,)): Novgorod.tr("Move the pirate"),
        frozenset((a.Produce,)): Novgorod.tr("Make {luxury}"),
        frozenset((a.Craft,)): Novgorod.tr("Make {luxury}"),
    },
    luxury=say.made,
    stored=word(say.good_of, "city"),
    laid=lambda action: say.city(getattr(action, "card", action.city)),
    **words(city=say.city, card=say.city, goods=say.worked),
)
"""The deed on a button, shorter than the action."""

ASKS = Phrases(
    {
        a.BuyOffice: Novgorod.tr("Take it?"),
        a.BuyMission: Novgorod.tr("Take it?"),
        a.DrawMission: Novgorod.tr("Take it?"),
        a.Upgrade: Novgorod.tr("Improve the ship?"),
        a.Lay: Novgorod.tr("Lay it next?"),
        a.Mark: Novgorod.tr("As a placeholder?"),
        a.Produce: Novgorod.tr("Make {luxury}?"),
        a.Craft: Novgorod.tr("Make {luxury}?"),
        a.Store: Novgorod.tr("Store it?"),
        a.Collect: Novgorod.tr("Take its income now?"),
        a.MovePirate: Novgorod.tr("Move the pirate?"),
        frozenset((a.BuyOffice,)): Novgorod.tr("Which office?"),
        frozenset((a.BuyMission,)): Novgorod.tr("Which mission?"),
        frozenset((a.BuyMission, a.DrawMission)): Novgorod.tr("Which mission?"),
        frozenset((a.BuyOffice, a.BuyMission, a.DrawMission)): Novgorod.tr("Which card?"),
        frozenset((a.Lay,)): Novgorod.tr("Which office?"),
        frozenset((a.Lay, a.Mark)): Novgorod.tr("Next, or as a placeholder?"),
        frozenset((a.Mark,)): Novgorod.tr("Which placeholder?"),
        frozenset((a.Produce,)): Novgorod.tr("From which goods?"),
        frozenset((a.Craft,)): Novgorod.tr("From which goods?"),
        frozenset((a.Store,)): Novgorod.tr("Which card?"),
        frozenset((a.Collect,)): Novgorod.tr("Which office?"),
        frozenset((a.Store, a.Collect)): Novgorod.tr("Store it, or take its income?"),
        frozenset((a.MovePirate,)): Novgorod.tr("Where to?"),
    },
    luxury=say.made,
)
"""What is asked of a held thing."""

MEANINGS = Phrases(
    {
        a.Lay: Novgorod.tr("Lay {city} here: the ship sails on to it."),
        a.Mark: Novgorod.tr(
            "Placeholder for {city}: {card} lies face down, so that {city} gives its good and its"
            " artisan; {card} is out this turn."
        ),
    },
    **words(city=say.city, card=say.city),
)
"""What a click means."""

LEGENDS = {
    frozenset((a.Lay, a.Mark)): Novgorod.tr("Next place: whole ring. Placeholder: broken ring."),
    frozenset((a.Mark,)): Novgorod.tr("The broken ring: it lies face down as a placeholder."),
}
"""What the forms of the glow mean."""

SLIPS = {a.Lay: Novgorod.tr("next place"), a.Mark: Novgorod.tr("placeholder")}
"""What a ring means."""

LOSSES = Phrases(
    {
        a.Fulfil: (
            Novgorod.tr("this completes the mission with one line: {seals} instead of {both}."),
            Novgorod.tr("For good: the upper line ({upper}) goes with it."),
            Novgorod.tr("Take {seals}"),
            Novgorod.tr("Wait for both"),
        ),
    },
    seals=lambda action: say.seals(CARDS.line_seals),
    both=CARDS.both_seals,
    upper=lambda action: say.line_goods(action.m, 0),
)
"""What is asked before something is given up for good."""
