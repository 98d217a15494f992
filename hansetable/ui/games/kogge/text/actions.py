"""The actions of Kogge in words: for menus, buttons and the list of moves."""

from __future__ import annotations

from collections.abc import Sequence

from hansetable.core import Action, Handle
from hansetable.games.kogge import action_tables as say
from hansetable.games.kogge import actions as a
from hansetable.games.kogge import trade_actions as b
from hansetable.games.kogge.cards import GOODS, MADE
from hansetable.games.kogge.round import guild_path
from hansetable.games.kogge.state import NONE, KoggeState
from hansetable.games.kogge.turn import FOR_A_CHIP, FOR_A_RAID
from hansetable.ui.games.kogge.text import names
from hansetable.ui.games.phrases import titled
from hansetable.ui.language import translate

Players = Sequence[str]
_BUTTONS: dict[Handle, Action] = {
    handle: action
    for action in (
        say.KEEP, say.BID, say.PASS, say.ANCHOR, say.LEAVE, say.SETTLE, say.END, say.PEACE,
        say.READY, say.ACCEPT, say.DECLINE, say.WITHDRAW, *say.WISH,
    )
    for handle in action.touches()
}  # fmt: skip
_OFFER, _COUNTER = "button:offer:", "button:counter:"


def wording(action: Action, view: KoggeState, players: Players) -> str:
    """Return an action in words, as the seat that is asked would say it.

    Args:
        action: what may be said.
        view: the position, as the speaker sees it.
        players: the name of each seat.
    """
    for said in (_beginning, _sailing, _doing, _dealing, _striking):
        if text := said(action, view, players):
            return titled(text)
    return _button(action, view, players)


def button(handle: Handle, view: KoggeState, players: Players) -> str:
    """Return the text of a button.

    Raises:
        KeyError: no action of this game is touched there.
    """
    if handle.startswith(_OFFER):
        player, side, give, get = handle.removeprefix(_OFFER).split(":")
        return _offer(b.Offer(int(player), side, _items(give), _items(get)), players)
    if handle.startswith(_COUNTER):
        give, get = handle.removeprefix(_COUNTER).split(":")
        return _counter(b.Counter(_items(give), _items(get)))
    return _button(_BUTTONS[handle], view, players)


def _items(written: str) -> tuple[str, ...]:
    return tuple(written.split(",")) if written else ()


# ---- buttons -------------------------------------------------------------------------------------


def _button(action: Action, view: KoggeState, players: Players) -> str:
    match action:
        case a.Keep():
            return translate("Kogge", "Leave the routes as they are")
        case a.Bid():
            bid = view.bids[view.turn]
            if not bid:
                return translate("Kogge", "Finish the bid")
            return translate("Kogge", "Bid {markers}").format(markers=names.markers_of(bid))
        case a.Pass():
            return translate("Kogge", "Pass")
        case a.Anchor() if view.cog[view.turn] == view.began:
            return translate("Kogge", "Stay here")
        case a.Anchor():
            return translate("Kogge", "End the movement")
        case a.Settle():
            return translate("Kogge", "Finish the exchange")
        case a.End():
            return translate("Kogge", "End the turn")
        case a.Leave():
            return translate("Kogge", "Leave the cog here")
        case _:
            return _answer(action, players)


def _answer(action: Action, players: Players) -> str:
    """A button of a conflict or of a trade."""
    match action:
        case a.Peace():
            return translate("Kogge", "Keep the peace")
        case a.Ready():
            return translate("Kogge", "Finish the choice")
        case a.Wish(good=good):
            return titled(names.one(good))
        case b.Accept():
            return translate("Kogge", "Accept")
        case b.Decline():
            return translate("Kogge", "Decline")
        case b.Withdraw():
            return translate("Kogge", "Withdraw the offer")
        case b.Offer():
            return _offer(action, players)
        case b.Counter():
            return _counter(action)
        case _:
            raise TypeError(f"no action of Kogge: {action!r}")


def _offer(action: b.Offer, players: Players) -> str:
    name = players[action.player - 1]
    match action.side:
        case "mine":
            text = translate("Kogge", "Offer {name} at your kontor: {gives} for {gets}")
        case "theirs":
            text = translate("Kogge", "Offer the kontor of {name}: {gives} for {gets}")
        case _:
            text = translate("Kogge", "Offer {name}: {gives} for {gets}")
    gives, gets = names.items(action.give), names.items(action.get)
    return text.format(name=name, gives=gives, gets=gets)


def _counter(action: b.Counter) -> str:
    text = translate("Kogge", "Other offer: {gives} for {gets}")
    return text.format(gives=names.items(action.give), gets=names.items(action.get))


# ---- beginning, bids, guild master ---------------------------------------------------------------


def _beginning(action: Action, view: KoggeState, players: Players) -> str:
    match action:
        case a.Choose(marker=m):
            return translate("Kogge", "Start in {city}").format(city=names.place(m))
        case a.Lay(marker=m):
            return translate("Kogge", "Lay {marker}").format(marker=names.marker(m))
        case a.Steer(cities=cities):
            text = translate("Kogge", "Move the guild master to {city}")
            return text.format(city=names.place(guild_path(view, cities)[-1]))
        case a.Tax(good=good):
            return translate("Kogge", "Pay {good} as a tax").format(good=names.one(good))
        case _:
            return ""


# ---- movement ------------------------------------------------------------------------------------


def _sailing(action: Action, view: KoggeState, players: Players) -> str:
    match action:
        case a.Sail(q=q):
            return translate("Kogge", "Sail {way}").format(way=names.way(view, q))
        case a.Path():
            text = translate("Kogge", "Take the secret path to {city}")
            return text.format(city=names.place(view.guild))
        case a.Pay(item=item):
            return translate("Kogge", "Pay {item}").format(item=names.item(item))
        case a.Load(good=good):
            return translate("Kogge", "Load {good}").format(good=names.one(good))
        case a.Drive(q=q):
            return translate("Kogge", "Send the cog {way}").format(way=names.way(view, q))
        case _:
            return ""


# ---- actions -------------------------------------------------------------------------------------


def _doing(action: Action, view: KoggeState, players: Players) -> str:
    match action:
        case a.Found():
            text = translate("Kogge", "Found a kontor in {city}")
            return text.format(city=names.place(view.cog[view.turn]))
        case a.BuyPair(pair=pair, good=good):
            markers = view.pairs[pair - 1] if pair <= len(view.pairs) else 0
            text = translate("Kogge", "Buy pair {number} ({markers}) for {good}")
            return text.format(number=pair, markers=names.markers_of(markers), good=names.one(good))
        case a.Give(good=good):
            return translate("Kogge", "Give {good}").format(good=names.one(good))
        case a.Take(good=good):
            return translate("Kogge", "Take {good}").format(good=names.one(good))
        case a.Change():
            return _change(action, view)
        case a.Look(item=item):
            text = translate("Kogge", "Pay {item} and look at both routes")
            return text.format(item=names.item(item))
        case _:
            return ""


def _change(action: a.Change, view: KoggeState) -> str:
    taken = view.squares[action.q]
    right, left = translate("Kogge", "Right route"), translate("Kogge", "Left route")
    side = right if action.q % 2 else left
    if taken == NONE:
        text = translate("Kogge", "{side}: lay {marker}, take the hidden one")
        return text.format(side=side, marker=names.marker(action.marker))
    text = translate("Kogge", "{side}: lay {marker}, take {other}")
    marker, other = names.marker(action.marker), names.marker(taken)
    return text.format(side=side, marker=marker, other=other)


def _dealing(action: Action, view: KoggeState, players: Players) -> str:
    """A deal with the guild master (K-61)."""
    match action:
        case a.BuyRaid(marker=m):
            text = translate("Kogge", "Buy the second raid marker for {markers}")
            return text.format(markers=names.equal(m, FOR_A_RAID))
        case a.BuyChip(chip=chip, good=good):
            text = translate("Kogge", "Buy the bonus chip {chip} for {goods}")
            goods = names.goods([good] * FOR_A_CHIP)
            return text.format(chip=names.quoted(chip), goods=goods)
        case a.TakeMarker(marker=m):
            given, taken = names.one(GOODS[MADE[m]]), names.marker(m)
        case a.TakeGood(marker=m):
            given, taken = names.marker(m), names.one(GOODS[MADE[m]])
        case _:
            return ""
    text = translate("Kogge", "Give the guild master {given} for {taken}")
    return text.format(given=given, taken=taken)


# ---- raids and conflicts -------------------------------------------------------------------------


def _striking(action: Action, view: KoggeState, players: Players) -> str:
    match action:
        case a.RaidCity():
            city = names.place(view.cog[view.turn])
            return translate("Kogge", "Raid {city}").format(city=city)
        case a.RaidCog(player=player):
            text = translate("Kogge", "Raid the cog of {name}")
            return text.format(name=players[player - 1])
        case a.Part(good=good):
            text = translate("Kogge", "Lay {good} on the first pile")
            return text.format(good=names.one(good))
        case a.TakePile(pile=pile):
            text = translate("Kogge", "Take {pile}: {goods}")
            goods = names.pack(view.piles[pile - 1])
            return text.format(pile=names.pile(pile), goods=goods)
        case a.Attack(player=player):
            return translate("Kogge", "Attack {name}").format(name=players[player - 1])
        case a.Stake(marker=m):
            return translate("Kogge", "Choose {marker}").format(marker=names.marker(m))
        case _:
            return ""
