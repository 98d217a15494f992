"""The actions of Kogge in words: for menus, buttons and the list of moves."""

from hansetable.games.kogge import actions as a
from hansetable.games.kogge import trade_actions as b
from hansetable.games.kogge.round import guild_path
from hansetable.games.kogge.state import NONE
from hansetable.games.kogge.turn import FOR_A_CHIP, FOR_A_RAID
from hansetable.ui.games.kogge.text import names as say
from hansetable.ui.games.kogge.text.names import Kogge
from hansetable.ui.games.phrases import Phrases, Told, When, words

_SIDES = (Kogge.tr("Left route"), Kogge.tr("Right route"))
_OFFERS = {
    "cogs": Kogge.tr("Offer to {name}: {give} for {get}"),
    "mine": Kogge.tr("Offer from your kontor to {name}: {give} for {get}"),
    "theirs": Kogge.tr("Offer to {name}’s kontor: {give} for {get}"),
}


def pair(action: Told) -> str:
    """Return the markers of the pair that is bought."""
    pairs = action.view.pairs
    return say.markers_of(pairs[action.pair - 1] if action.pair <= len(pairs) else 0)


ACTIONS = Phrases(
    {
        # beginning, bids, guild master
        a.Choose: Kogge.tr("Start in {city}"),
        a.Keep: Kogge.tr("Leave the routes as they are"),
        a.Lay: Kogge.tr("Lay {marker}"),
        a.Bid: When(
            lambda action: action.view.bids[action.view.turn],
            Kogge.tr("Bid {bid}"),
            Kogge.tr("Finish the bid"),
        ),
        a.Pass: Kogge.tr("Pass"),
        a.Steer: Kogge.tr("Move the guild master to {stop}"),
        a.Tax: Kogge.tr("Pay {good} as a tax"),
        # movement
        a.Sail: Kogge.tr("Sail {way}"),
        a.Path: Kogge.tr("Take the secret path to {guild}"),
        a.Pay: Kogge.tr("Pay {item}"),
        a.Load: Kogge.tr("Load {good}"),
        a.Anchor: When(
            lambda action: action.view.cog[action.view.turn] == action.view.began,
            Kogge.tr("Stay here"),
            Kogge.tr("End the movement"),
        ),
        a.Drive: Kogge.tr("Send the cog {way}"),
        a.Leave: Kogge.tr("Leave the cog here"),
        # actions
        a.Found: Kogge.tr("Found a kontor in {here}"),
        a.BuyRaid: Kogge.tr("Buy the second raid marker for {price}"),
        a.BuyChip: Kogge.tr("Buy the bonus chip {chip} for {cost}"),
        a.TakeMarker: Kogge.tr("Give the guild master {made} for {marker}"),
        a.TakeGood: Kogge.tr("Give the guild master {marker} for {made}"),
        a.BuyPair: Kogge.tr("Buy pair {pair} ({markers}) for {good}"),
        a.Give: Kogge.tr("Give {good}"),
        a.Take: Kogge.tr("Take {good}"),
        a.Settle: Kogge.tr("Finish the exchange"),
        a.Change: When(
            lambda action: action.view.squares[action.q] == NONE,
            Kogge.tr("{side}: lay {marker}, take the hidden one"),
            Kogge.tr("{side}: lay {marker}, take {other}"),
        ),
        a.Look: Kogge.tr("Pay {item} and look at both routes"),
        a.End: Kogge.tr("End the turn"),
        # raids, conflicts, trade
        a.RaidCity: Kogge.tr("Raid {here}"),
        a.RaidCog: Kogge.tr("Raid {name}’s cog"),
        a.Part: Kogge.tr("Lay {good} on the first pile"),
        a.TakePile: Kogge.tr("Take {pile}: {goods}"),
        a.Attack: Kogge.tr("Attack {name}"),
        a.Peace: Kogge.tr("Keep the peace"),
        a.Stake: Kogge.tr("Choose {marker}"),
        a.Ready: Kogge.tr("Finish the choice"),
        a.Wish: Kogge.tr("Claim {good}"),
        b.Offer: lambda action: _OFFERS[action.side],
        b.Counter: Kogge.tr("Counter-offer: {give} for {get}"),
        b.Accept: Kogge.tr("Accept"),
        b.Decline: Kogge.tr("Decline"),
        b.Withdraw: Kogge.tr("Withdraw the offer"),
    },
    name=lambda action: action.players[action.player - 1],
    city=lambda action: say.place(action.marker),
    bid=lambda action: say.markers_of(action.view.bids[action.view.turn]),
    stop=lambda action: say.place(guild_path(action.view, action.cities)[-1]),
    way=lambda action: say.way(action.view, action.q),
    guild=lambda action: say.place(action.view.guild),
    here=lambda action: say.place(action.view.cog[action.view.turn]),
    price=lambda action: say.equal(action.marker, FOR_A_RAID),
    cost=lambda action: say.goods([action.good] * FOR_A_CHIP),
    markers=pair,
    side=lambda action: _SIDES[action.q % 2].say(),
    other=lambda action: say.marker(action.view.squares[action.q]),
    goods=lambda action: say.pack(action.view.piles[action.pile - 1]),
    **words(
        marker=say.marker,
        made=say.one,
        good=say.one,
        item=say.item,
        chip=say.quoted,
        pile=say.pile,
        give=say.items,
        get=say.items,
    ),
)
"""Every action, as the seat that is asked would say it."""
