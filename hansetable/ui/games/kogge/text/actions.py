"""The actions of Kogge in words: for menus, buttons and the list of moves."""

from __future__ import annotations

from hansetable.games.kogge import actions as a
from hansetable.games.kogge import trade_actions as b
from hansetable.games.kogge.round import guild_path
from hansetable.games.kogge.state import NONE, KoggeState
from hansetable.games.kogge.turn import FOR_A_CHIP, FOR_A_RAID
from hansetable.ui.games.kogge.text import names as say
from hansetable.ui.games.kogge.text.names import Kogge
from hansetable.ui.games.phrases import OnView, Phrase, Phrases, made, seen, words
from hansetable.ui.language import Text

_SIDES = (Kogge.tr("Left route"), Kogge.tr("Right route"))
_OFFERS = {
    "cogs": Kogge.tr("Offer {name}: {give} for {get}"),
    "mine": Kogge.tr("Offer {name} at your kontor: {give} for {get}"),
    "theirs": Kogge.tr("Offer the kontor of {name}: {give} for {get}"),
}


def _change(action: a.Change, view: KoggeState) -> Phrase:
    if view.squares[action.q] == NONE:
        return Kogge.tr("{side}: lay {marker}, take the hidden one")
    return Kogge.tr("{side}: lay {marker}, take {other}")


def _pair(action: a.BuyPair, view: KoggeState) -> str:
    return say.markers_of(view.pairs[action.pair - 1] if action.pair <= len(view.pairs) else 0)


WORDING = Phrases(
    {
        # beginning, bids, guild master
        a.Choose: Kogge.tr("Start in {city}"),
        a.Keep: Kogge.tr("Leave the routes as they are"),
        a.Lay: Kogge.tr("Lay {marker}"),
        a.Bid: OnView(
            lambda action, view: (
                Kogge.tr("Bid {bid}") if view.bids[view.turn] else Kogge.tr("Finish the bid")
            )
        ),
        a.Pass: Kogge.tr("Pass"),
        a.Steer: Kogge.tr("Move the guild master to {stop}"),
        a.Tax: Kogge.tr("Pay {good} as a tax"),
        # movement
        a.Sail: Kogge.tr("Sail {way}"),
        a.Path: Kogge.tr("Take the secret path to {guild}"),
        a.Pay: Kogge.tr("Pay {item}"),
        a.Load: Kogge.tr("Load {good}"),
        a.Anchor: OnView(
            lambda action, view: (
                Kogge.tr("Stay here")
                if view.cog[view.turn] == view.began
                else Kogge.tr("End the movement")
            )
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
        a.Change: OnView(_change),
        a.Look: Kogge.tr("Pay {item} and look at both routes"),
        a.End: Kogge.tr("End the turn"),
        # raids, conflicts, trade
        a.RaidCity: Kogge.tr("Raid {here}"),
        a.RaidCog: Kogge.tr("Raid the cog of {name}"),
        a.Part: Kogge.tr("Lay {good} on the first pile"),
        a.TakePile: Kogge.tr("Take {pile}: {goods}"),
        a.Attack: Kogge.tr("Attack {name}"),
        a.Peace: Kogge.tr("Keep the peace"),
        a.Stake: Kogge.tr("Choose {marker}"),
        a.Ready: Kogge.tr("Finish the choice"),
        a.Wish: Text("Kogge", "{good}"),
        b.Offer: lambda action: _OFFERS[action.side],
        b.Counter: Kogge.tr("Other offer: {give} for {get}"),
        b.Accept: Kogge.tr("Accept"),
        b.Decline: Kogge.tr("Decline"),
        b.Withdraw: Kogge.tr("Withdraw the offer"),
    },
    name=lambda action, names, view: names[action.player - 1],
    city=made(lambda action: say.place(action.marker)),
    bid=seen(lambda action, view: say.markers_of(view.bids[view.turn])),
    stop=seen(lambda action, view: say.place(guild_path(view, action.cities)[-1])),
    way=seen(lambda action, view: say.way(view, action.q)),
    guild=seen(lambda action, view: say.place(view.guild)),
    here=seen(lambda action, view: say.place(view.cog[view.turn])),
    price=made(lambda action: say.equal(action.marker, FOR_A_RAID)),
    cost=made(lambda action: say.goods([action.good] * FOR_A_CHIP)),
    markers=seen(_pair),
    side=made(lambda action: _SIDES[action.q % 2].say()),
    other=seen(lambda action, view: say.marker(view.squares[action.q])),
    goods=seen(lambda action, view: say.pack(view.piles[action.pile - 1])),
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
