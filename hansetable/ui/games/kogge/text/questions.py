"""The questions of Kogge, and a line of help for each: what can be done, or why not."""

from __future__ import annotations

from collections.abc import Sequence

from hansetable.core import Action, Seat, Step
from hansetable.core.state import OMNISCIENT
from hansetable.games.kogge import actions as a
from hansetable.games.kogge.bids import strength
from hansetable.games.kogge.cards import GOODS
from hansetable.games.kogge.exchange import Exchange, rate
from hansetable.games.kogge.multiset import good_names, marker_names, size
from hansetable.games.kogge.round import LAPS, PER_MARKER, AskBids, MoveGuild, PayTax, guild_path
from hansetable.games.kogge.routes import passable
from hansetable.games.kogge.setup import ChooseStart, FirstLook
from hansetable.games.kogge.state import MEMORY, NONE, OPEN, KoggeState
from hansetable.games.kogge.trade_actions import Offer
from hansetable.games.kogge.turn import FOUND, Act, free_site, lacking
from hansetable.games.kogge.voyage import Fare, Move, cost
from hansetable.ui.games.kogge.text import names, questions_encounters
from hansetable.ui.games.kogge.text.names import Kogge
from hansetable.ui.games.phrases import either, line_of, listed
from hansetable.ui.language import translate

Players = Sequence[str]


def question(step: Step, view: KoggeState, seat: Seat, players: Players) -> str:
    """Return what is asked, to follow the name of the seat and a colon."""
    return _WORDS[type(step)][0](step, view, seat, players)


def reason(step: Step, view: KoggeState, seat: Seat, players: Players) -> str:
    """Return a line of help: what is left, what can be done, what cannot and why.

    Of another seat's cargo and hand nothing is said, so the line may then be empty.
    """
    if view.viewer not in (OMNISCIENT, seat):
        return ""
    return line_of(_WORDS[type(step)][1](step, view, seat, players))


def _knows(view: KoggeState, seat: Seat) -> bool:
    """Whether the viewer knows what a seat has, and so what it can do."""
    return view.viewer in (OMNISCIENT, seat) or bool(view.rules & OPEN)


# ---- beginning -----------------------------------------------------------------------------------


def _ask_start(step: ChooseStart, view: KoggeState, seat: Seat, players: Players) -> str:
    return translate("Kogge", "choose the city to start in.")


def _help_start(step: ChooseStart, view: KoggeState, seat: Seat, players: Players) -> Sequence[str]:
    barred = view.barred[seat]
    lines = [translate("Kogge", "Everybody chooses in secret; a city has room for two.")]
    if barred != NONE:
        text = translate("Kogge", "Too many wanted {city}: choose another city.")
        lines.insert(0, text.format(city=names.place(barred)))
    else:
        text = translate("Kogge", "The guild master is in {city}.")
        lines.append(text.format(city=names.place(view.guild)))
    return lines


def _ask_first_look(step: FirstLook, view: KoggeState, seat: Seat, players: Players) -> str:
    return translate("Kogge", "swap one of the markers here, or leave them.")


def _help_first_look(
    step: FirstLook, view: KoggeState, seat: Seat, players: Players
) -> Sequence[str]:
    c = view.cog[seat]
    known = [names.place(m) for m in view.squares[2 * c : 2 * c + 2] if m != NONE]
    lines = [translate("Kogge", "Yours is laid face down; only you know it.")]
    if known:
        text = translate("Kogge", "The two routes lead to {cities}.")
        lines.insert(0, text.format(cities=listed(known)))
    return lines


# ---- bids, guild master --------------------------------------------------------------------------


def _ask_bid(step: AskBids, view: KoggeState, seat: Seat, players: Players) -> str:
    kinds = {a.Lay, a.Bid}
    if _knows(view, seat):
        kinds = {type(action) for action in step.options(view, seat)}
    if a.Pass in kinds:
        return translate("Kogge", "pass, because there is nothing that you could bid.")
    if view.bids[seat] and a.Bid not in kinds:
        return translate("Kogge", "lay one more marker.")
    if view.bids[seat] and a.Lay not in kinds:
        return translate("Kogge", "finish the bid.")
    if view.bids[seat]:
        return translate("Kogge", "lay one more marker, or finish the bid.")
    return translate("Kogge", "bid with one or more markers.")


def _help_bid(step: AskBids, view: KoggeState, seat: Seat, players: Players) -> Sequence[str]:
    laid = view.bids[seat]
    others = [view.bids[other] for other in view.order if view.bids[other] and other != seat]
    lines = []
    if laid in others:
        lines.append(translate("Kogge", "This bid was already made: lay one more."))
    elif laid:
        lines.append(_so_far(laid, others))
    elif others:
        text = translate("Kogge", "Bid so far: {bids}.")
        lines.append(text.format(bids=listed([names.markers_of(bid) for bid in others])))
    lines.append(Kogge.trUtf8("Each marker brings %n good(s) to its city.", None, PER_MARKER))
    return lines


def _so_far(laid: int, others: Sequence[int]) -> str:
    """How good a bid is that is being laid."""
    better = sum(strength(bid) > strength(laid) for bid in others)
    if better:
        text = translate("Kogge", "Your bid: {markers}; better ones so far: {number}.")
    elif others:
        text = translate("Kogge", "Your bid: {markers}, the best so far.")
    else:
        text = translate("Kogge", "Your bid: {markers}.")
    return text.format(markers=names.markers_of(laid), number=better)


def _ask_guild(step: MoveGuild, view: KoggeState, seat: Seat, players: Players) -> str:
    return translate("Kogge", "move the guild master on by one city or by two.")


def _help_guild(step: MoveGuild, view: KoggeState, seat: Seat, players: Players) -> Sequence[str]:
    paths = [guild_path(view, cities) for cities in (1, 2)]
    text = translate("Kogge", "He can go to {cities}.")
    lines = [text.format(cities=either([names.place(path[-1]) for path in paths]))]
    ending = [names.place(path[-1]) for path in paths if _ends(view, path)]
    if len(ending) == len(paths):
        lines.insert(0, translate("Kogge", "Either way the game ends."))
    elif ending:
        text = translate("Kogge", "If he goes to {city}, the game ends.")
        lines.insert(0, text.format(city=ending[0]))
    lines.append(Kogge.trUtf8("He brings %n good(s) there.", None, PER_MARKER))
    return lines


def _ends(view: KoggeState, path: Sequence[int]) -> bool:
    """Whether the game is over when the guild master goes there (K-32)."""
    return view.laps + path.count(view.goal) >= LAPS


def _ask_tax(step: PayTax, view: KoggeState, seat: Seat, players: Players) -> str:
    return translate("Kogge", "pay one good as a tax.")


def _help_tax(step: PayTax, view: KoggeState, seat: Seat, players: Players) -> Sequence[str]:
    text = translate("Kogge", "The guild master is in {city}, where your cog lies.")
    return (
        text.format(city=names.place(view.guild)),
        translate("Kogge", "The good goes back to the supply."),
    )


# ---- movement ------------------------------------------------------------------------------------


def _ask_move(step: Move, view: KoggeState, seat: Seat, players: Players) -> str:
    kinds = {a.Sail, a.Anchor}
    if _knows(view, seat):
        kinds = {type(action) for action in step.options(view, seat)}
    if not kinds & {a.Sail, a.Path}:
        return translate("Kogge", "end the movement.")
    if view.steps:
        return translate("Kogge", "sail on, or end the movement.")
    return translate("Kogge", "sail along a route, or stay.")


def _help_move(step: Move, view: KoggeState, seat: Seat, players: Players) -> Sequence[str]:
    options = step.options(view, seat)
    due, here = cost(view, seat), view.cog[seat]
    ways = [action.q for action in options if isinstance(action, a.Sail)]
    lines = []
    if not ways:
        lines.append(_why_no_step(view, seat))
    elif due:
        lines.append(translate("Kogge", "The step costs one good or marker."))
    else:
        lines.append(translate("Kogge", "The step is free."))
    if stored := size(view.store(seat, here)):
        lines.append(Kogge.trUtf8("%n good(s) in your kontor can be loaded.", None, stored))
    if any(view.down >> q & 1 for q in ways) and not view.rules & MEMORY:
        lines.append(translate("Kogge", "A hidden marker is paid for, then turned up."))
    if any(isinstance(action, a.Path) for action in options):
        text = translate("Kogge", "The secret path leads to {city} for {fee}.")
        lines.append(text.format(city=names.place(view.guild), fee=names.fee(due + 1)))
    if here == view.began:
        lines.append(translate("Kogge", "A cog that stays cannot exchange goods."))
    return lines


def _why_no_step(view: KoggeState, seat: Seat) -> str:
    """Why a cog can sail no further."""
    if not passable(view, seat):
        return translate("Kogge", "Both routes lead to cities that your raids have closed to you.")
    return translate("Kogge", "You have nothing left to pay for a step.")


def _ask_fare(step: Fare, view: KoggeState, seat: Seat, players: Players) -> str:
    if step.q == a.SECRET_PATH:
        text = translate("Kogge", "pay {fee} for the secret path.")
        return text.format(fee=names.fee(step.due))
    text = translate("Kogge", "pay {fee} to sail {way}.")
    return text.format(fee=names.fee(step.due), way=names.way(view, step.q))


def _help_fare(step: Fare, view: KoggeState, seat: Seat, players: Players) -> Sequence[str]:
    return (_purse(view, seat), translate("Kogge", "Goods go to the supply, markers to the pool."))


def _purse(view: KoggeState, seat: Seat) -> str:
    """What a seat could pay with."""
    text = translate("Kogge", "You have {goods} and {markers}.")
    goods = names.number_of_goods(size(view.cargo[seat]))
    return text.format(goods=goods, markers=names.number_of_markers(size(view.hand[seat])))


# ---- actions -------------------------------------------------------------------------------------


def _ask_act(step: Act, view: KoggeState, seat: Seat, players: Players) -> str:
    if _knows(view, seat) and len(step.options(view, seat)) == 1:
        return translate("Kogge", "end the turn.")
    return translate("Kogge", "choose an action in {city}, or end the turn.").format(
        city=names.place(view.cog[seat])
    )


def _help_act(step: Act, view: KoggeState, seat: Seat, players: Players) -> Sequence[str]:
    options = step.options(view, seat)
    lines = [_why_no_kontor(view, seat, options)]
    if possible := _possible(options):
        lines.append(translate("Kogge", "Possible: {actions}.").format(actions=either(possible)))
    if view.cog[seat] == view.began:
        lines.append(translate("Kogge", "A cog that has not moved cannot exchange goods."))
    lines.append(_purse(view, seat))
    return lines


def _why_no_kontor(view: KoggeState, seat: Seat, options: Sequence[Action]) -> str:
    """What a kontor lacks here; nothing if it can be founded, or was."""
    c = view.cog[seat]
    if view.done & FOUND or any(isinstance(action, a.Found) for action in options):
        return ""
    if free_site(view, c) < 0:
        return translate("Kogge", "Both building sites are taken.")
    goods, markers = lacking(view, seat, c)
    what = names.items((*good_names(goods), *marker_names(markers)))
    return translate("Kogge", "A kontor here still lacks {what}.").format(what=what)


def _possible(options: Sequence[Action]) -> list[str]:
    """The kinds of actions that can be taken."""
    kinds = {type(action) for action in options}
    deals = (a.BuyRaid, a.BuyChip, a.TakeMarker, a.TakeGood)
    said = (
        ((a.Found,), translate("Kogge", "found a kontor")),
        (deals, translate("Kogge", "deal with the guild master")),
        ((a.BuyPair,), translate("Kogge", "buy markers")),
        ((a.Give,), translate("Kogge", "exchange goods")),
        ((a.Change,), translate("Kogge", "change a route")),
        ((a.Look,), translate("Kogge", "look")),
        ((Offer,), translate("Kogge", "trade")),
        ((a.RaidCity, a.RaidCog), translate("Kogge", "raid")),
    )
    return [text for wanted, text in said if kinds.intersection(wanted)]


def _ask_exchange(step: Exchange, view: KoggeState, seat: Seat, players: Players) -> str:
    if step.brought and _knows(view, seat) and len(step.options(view, seat)) == 1:
        return translate("Kogge", "finish the exchange.")
    if step.brought:
        return translate("Kogge", "take or give more goods, or finish the exchange.")
    text = translate("Kogge", "take goods of the city for {good}.")
    return text.format(good=names.one(GOODS[step.g]))


def _help_exchange(step: Exchange, view: KoggeState, seat: Seat, players: Players) -> Sequence[str]:
    takes = any(isinstance(action, a.Take) for action in step.options(view, seat))
    left = rate(view, seat) - step.brought if takes else 0
    lines = []
    if step.brought:
        text = translate("Kogge", "{given} for {taken} so far.")
        lines.append(text.format(given=names.pack(step.given), taken=names.pack(step.taken)))
    if left:
        text = Kogge.trUtf8("Up to %n good(s) for {good}, of other kinds.", None, left)
        lines.append(text.format(good=names.one(GOODS[step.g])))
    return lines


_WORDS: dict[type[Step], questions_encounters.Asked] = {
    ChooseStart: (_ask_start, _help_start),
    FirstLook: (_ask_first_look, _help_first_look),
    AskBids: (_ask_bid, _help_bid),
    MoveGuild: (_ask_guild, _help_guild),
    PayTax: (_ask_tax, _help_tax),
    Move: (_ask_move, _help_move),
    Fare: (_ask_fare, _help_fare),
    Act: (_ask_act, _help_act),
    Exchange: (_ask_exchange, _help_exchange),
    **questions_encounters.QUESTIONS,
}
