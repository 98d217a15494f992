"""Why something cannot be done in Kogge: a sentence for every reason of the rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from hansetable.core import Refusal
from hansetable.games.kogge.refusals import REASONS
from hansetable.ui.games.kogge import words
from hansetable.ui.games.saying import listed
from hansetable.ui.language import translate

Names = Sequence[str]
_SAID: Mapping[str, Callable[[Any], str]] = {
    "city": words.place,
    "here": words.place,
    "other": words.place,
    "good": words.one,
    "kind": words.good,
    "marker": words.marker,
    "fee": words.fee,
    "number": str,
}
"""How the things of a reason are said, by the names that the rules give them."""
_SEVERAL = ("missing", "names")


def sentence(refusal: Refusal, names: Names) -> str:
    """Return why something cannot be done, with the things of this moment in it."""
    said: dict[str, str] = {}
    for at, field in enumerate(REASONS[refusal.why][1:]):
        about = refusal.about[at:] if field in _SEVERAL else refusal.about[at]
        said[field] = _about(field, about, names)
    return sentences()[refusal.why].format(**said)


def _about(field: str, about: Any, names: Names) -> str:
    """What a sentence names in the place of a field."""
    match field:
        case "name":
            return names[about]
        case "names":
            return listed([names[seat] for seat in about])
        case "missing":
            return words.items(about)
        case _:
            return _SAID[field](about)


def sentences() -> dict[str, str]:
    """Return the sentence of every reason, by reason."""
    return {**_general(), **_opening(), **_voyages(), **_deeds(), **_meetings()}


def _general() -> dict[str, str]:
    """Of who decides, and what is only to look at."""
    return {
        "over": translate("Kogge", "The game is over: five development points have been reached."),
        "over-guild": translate(
            "Kogge", "The game is over: the guild master has come to the end marker again."
        ),
        "turn": translate("Kogge", "It is not your turn: {names} must decide."),
        "other": translate("Kogge", "That is not part of the question: look at what glows."),
        "offer-open": translate(
            "Kogge", "{name} must answer your offer first; until then you can withdraw it."
        ),
        "offered": translate(
            "Kogge", "First answer the offer of {name}: accept, decline, or name other terms."
        ),
        "order": translate(
            "Kogge", "Order markers only show the order of turns; the bids decide it."
        ),
        "goal": translate("Kogge", "The end marker stays here; only the guild master moves."),
        "laid-raid": translate(
            "Kogge", "This raid marker stays: the cog of {name} may never enter {city} again."
        ),
        "own-chip": translate("Kogge", "A bonus chip works by itself and is never spent."),
        "their-piece": translate(
            "Kogge", "That belongs to {name}; raid markers and bonus chips are never traded."
        ),
        "trade-window": translate(
            "Kogge", "That belongs to {name}. Make an offer: press “Trade …”."
        ),
        "trade-apart": translate(
            "Kogge", "That belongs to {name}, and you could only trade in one and the same city."
        ),
        "trade-later": translate(
            "Kogge", "There is no trade between players while this question is open."
        ),
        "offers-used": translate(
            "Kogge", "You have already made {number} offers; that is all for now."
        ),
        "bid-lies": translate("Kogge", "A marker that was laid stays until all have bid."),
        "second-raid": translate(
            "Kogge",
            "The second raid marker is bought by an action: {number} equal markers at the guild"
            " master.",
        ),
    }


def _opening() -> dict[str, str]:
    """Of the beginning, bids, guild master and taxes."""
    return {
        "start-first": translate(
            "Kogge", "First choose a city to start in: touch it, or its marker."
        ),
        "start-barred": translate("Kogge", "Too many wanted {city} just now; choose another city."),
        "start-full": translate(
            "Kogge", "{city} already has two kontors; that is all it has room for."
        ),
        "start-chosen": translate(
            "Kogge", "That is the secret choice of a city; all are shown together."
        ),
        "start-secret": translate(
            "Kogge", "You have chosen your city; the others are still choosing."
        ),
        "look-first": translate(
            "Kogge", "First swap one of the two markers in {city}, or leave them."
        ),
        "look-own-number": translate(
            "Kogge", "A marker with the number of {city} cannot lie in {city}."
        ),
        "look-route": translate(
            "Kogge", "You may only swap one of the markers in {city}, your first city."
        ),
        "must-pass": translate("Kogge", "All that you could lay was already bid: pass."),
        "bid-taken": translate(
            "Kogge", "With {marker} your bid would be one that was already made."
        ),
        "bid-markers": translate("Kogge", "Bids are made with route markers, not with goods."),
        "onto-bids": translate("Kogge", "Lay the marker with the bids."),
        "bids-first": translate(
            "Kogge", "First everybody bids with markers; cogs sail after that."
        ),
        "guild-first": translate("Kogge", "First move the guild master: to {city} or {other}."),
        "guild-passes": translate(
            "Kogge", "A raid marker lies in {city}; the guild master passes over it."
        ),
        "guild-step": translate(
            "Kogge", "The guild master goes on by one city or two: {city} or {other}."
        ),
        "tax-first": translate("Kogge", "First pay the guild master one good of your cargo."),
        "tax-goods": translate("Kogge", "The tax is paid with a good, not with a marker."),
        "tax-supply": translate("Kogge", "Put the good for the tax into the supply."),
    }


def _voyages() -> dict[str, str]:
    """Of sailing."""
    return {
        "move-first": translate(
            "Kogge", "Actions come after the movement: sail, or end the movement first."
        ),
        "closed": translate(
            "Kogge", "Your raid marker lies in {city}; your cog may never enter it again."
        ),
        "no-fare": translate(
            "Kogge", "The step costs {fee}, and you have nothing left to pay with."
        ),
        "not-from-here": translate("Kogge", "Your cog is in {here}; this route starts in {city}."),
        "no-route": translate("Kogge", "No route that you know leads from {here} to {city}."),
        "lies-here": translate(
            "Kogge", "Your cog already lies in {city}. To stay, end the movement."
        ),
        "own-cog": translate(
            "Kogge", "Put your cog on a route of this city, or on the city where it leads."
        ),
        "route-first": translate(
            "Kogge", "First choose a route; then you choose how to pay for the step."
        ),
        "free-step": translate(
            "Kogge", "This step is free; goods and markers pay for the ones after it."
        ),
        "no-path": translate(
            "Kogge", "Only the bonus chip “secret path” takes you straight to the guild master."
        ),
        "path-here": translate("Kogge", "You are with the guild master already."),
        "no-path-fare": translate(
            "Kogge", "The secret path costs {fee}, and you do not have that much."
        ),
        "pay-first": translate("Kogge", "First pay for the step: {fee} of your own."),
        "load-goods": translate("Kogge", "Touch the goods in your kontor to load them."),
        "load-elsewhere": translate(
            "Kogge", "Your kontor is in {city}; you load only where your cog is, in {here}."
        ),
        "store-empty": translate("Kogge", "Your kontor in {city} is empty."),
        "their-kontor": translate(
            "Kogge", "This is the kontor of {name}; you can load only from your own."
        ),
        "drive-first": translate("Kogge", "First decide where the cog of {name} goes."),
        "drive-closed": translate("Kogge", "The cog of {name} may never enter {city} again."),
        "drive-route": translate(
            "Kogge",
            "The cog of {name} goes along a route that you know from {here}, or a hidden one.",
        ),
    }


def _deeds() -> dict[str, str]:
    """Of the actions of a turn."""
    return {
        "move-over": translate(
            "Kogge", "The movement is over; what is left are the actions in your city."
        ),
        "found-elsewhere": translate(
            "Kogge", "You can only found a kontor where your cog is: in {here}."
        ),
        "found-done": translate("Kogge", "You have already founded a kontor this turn."),
        "found-lacks": translate("Kogge", "For a kontor in {city} you still lack {missing}."),
        "found-alone": translate(
            "Kogge", "Touch the building site alone; the price is then paid by itself."
        ),
        "site-taken": translate(
            "Kogge", "The kontor of {name} stands here; a kontor needs a free building site."
        ),
        "load-over": translate("Kogge", "Kontors are emptied while moving; the movement is over."),
        "no-storing": translate("Kogge", "Goods never go from a cog into a kontor."),
        "guild-elsewhere": translate(
            "Kogge", "The guild master is in {city}; he only deals with cogs there."
        ),
        "guild-done": translate(
            "Kogge", "You have made your deal with the guild master for this turn."
        ),
        "guild-how": translate(
            "Kogge", "Touch what you want of him: a chip, the second raid marker, pool or supply."
        ),
        "chip-gone": translate("Kogge", "All chips of this kind have been bought."),
        "chip-lacks": translate(
            "Kogge", "A bonus chip costs {number} equal goods; you lack {missing}."
        ),
        "chip-goods": translate("Kogge", "A bonus chip is paid with {number} equal goods."),
        "raid-lacks": translate(
            "Kogge", "The second raid marker costs {number} equal markers; you lack {missing}."
        ),
        "raid-markers": translate(
            "Kogge", "The second raid marker is paid with {number} equal markers."
        ),
        "pool-lacks": translate("Kogge", "For {marker} the guild master wants its colour: {good}."),
        "supply-empty": translate("Kogge", "The supply has no {kind} left."),
        "supply-lacks": translate(
            "Kogge", "For {kind} the guild master wants a marker of that colour."
        ),
        "goods-for-markers": translate(
            "Kogge", "The guild master gives markers of the pool for goods, not for markers."
        ),
        "markers-for-goods": translate(
            "Kogge", "The guild master gives goods of the supply for markers, not for goods."
        ),
        "pairs-done": translate("Kogge", "You have already bought a pair this turn."),
        "pairs-lack": translate("Kogge", "A pair costs one good, and your cog is empty."),
        "pairs-goods": translate("Kogge", "A pair of markers is paid with one good."),
        "exchange-elsewhere": translate(
            "Kogge", "You only exchange goods with the city where your cog is: {here}."
        ),
        "exchange-done": translate("Kogge", "You have already exchanged goods this turn."),
        "not-moved": translate(
            "Kogge",
            "Your cog is in {here}, as before its turn; only a cog that has moved exchanges goods.",
        ),
        "city-empty": translate("Kogge", "There are no goods left in {here}."),
        "nothing-to-give": translate("Kogge", "You have no goods on board to give for them."),
        "same-kind": translate(
            "Kogge",
            "{here} has nothing but that to give, and for {kind} you get other kinds only.",
        ),
        "give-first": translate(
            "Kogge", "First give the city one of your goods, then take what you get for it."
        ),
        "onto-city": translate("Kogge", "Put the good onto the city: {here}."),
        "route-elsewhere": translate(
            "Kogge", "You can only change the routes where your cog is: in {here}."
        ),
        "route-done": translate("Kogge", "You have already changed a route this turn."),
        "face-down": translate("Kogge", "A marker that lies face down cannot be replaced."),
        "both-down": translate(
            "Kogge", "Both markers in {here} lie face down and cannot be replaced."
        ),
        "no-marker": translate("Kogge", "You have no marker to lay there."),
        "own-number": translate(
            "Kogge", "No route leads from {here} to {here}: lay another number."
        ),
        "route-marker": translate(
            "Kogge", "A route is changed by laying one of your markers on it."
        ),
        "raid-none": translate("Kogge", "You have no raid marker left."),
        "raid-elsewhere": translate("Kogge", "You can only raid where your cog is: in {here}."),
        "raid-own": translate("Kogge", "You cannot raid your own cog."),
        "raid-empty": translate("Kogge", "The cog of {name} is empty; there is nothing to raid."),
        "raid-city": translate(
            "Kogge",
            "To raid all goods here, kontors included, put the raid marker onto {here} itself.",
        ),
        "no-memory": translate(
            "Kogge", "Looking at hidden routes belongs to the variant “Memory” only."
        ),
        "memory-done": translate("Kogge", "You have already looked at the routes this turn."),
        "memory-lacks": translate(
            "Kogge", "A look costs one good or marker, and you have neither."
        ),
        "bids-over": translate("Kogge", "The bids of this round are over."),
        "no-raid-now": translate("Kogge", "Piles are only made when a cog is raided."),
        "no-conflict-now": translate("Kogge", "Markers are only laid here in a conflict."),
        "good-where": translate(
            "Kogge", "A good goes to the city, for a pair, or to the guild master where he is."
        ),
        "marker-where": translate(
            "Kogge", "A marker changes a route here, or goes to the guild master where he is."
        ),
        "raid-where": translate(
            "Kogge", "Put the raid marker onto your city, or onto another cog in it."
        ),
        "look-how": translate("Kogge", "Pay for the look with one of your goods or markers."),
    }


def _meetings() -> dict[str, str]:
    """Of exchanges, raids, conflicts and offers."""
    return {
        "take-first": translate("Kogge", "First take something of the city for {good}."),
        "take-same": translate("Kogge", "You gave {kind}, so you get other kinds for it only."),
        "take-most": translate(
            "Kogge",
            "{good} brings {number} goods at most; give another one, or finish the exchange.",
        ),
        "bill-lies": translate(
            "Kogge", "What lies on the bill stays there until the exchange is finished."
        ),
        "exchange-first": translate("Kogge", "First finish the exchange of goods."),
        "part-first": translate(
            "Kogge",
            "First lay half of your goods on the first pile; {name} then takes one of the two.",
        ),
        "part-laid": translate("Kogge", "A good on the first pile stays there."),
        "part-choice": translate("Kogge", "It is {name} who takes one of the piles."),
        "pile-first": translate("Kogge", "First take one of the two piles."),
        "pile-whole": translate("Kogge", "You take a pile as a whole, not single goods."),
        "attack-first": translate(
            "Kogge", "The actions are over: attack another cog here, or keep the peace."
        ),
        "attack-self": translate("Kogge", "You cannot attack your own cog."),
        "attack-elsewhere": translate(
            "Kogge", "The cog of {name} is not in {here}; a conflict needs one city."
        ),
        "attack-twice": translate("Kogge", "You two have already had your conflict this turn."),
        "attack-other": translate("Kogge", "You may only attack {name}, whose turn it is."),
        "fight-first": translate(
            "Kogge", "First choose markers for the conflict, and finish the choice."
        ),
        "fight-markers": translate("Kogge", "A conflict is fought with markers, not with goods."),
        "fight-onto": translate("Kogge", "Lay the marker with those for the conflict."),
        "fight-lies": translate("Kogge", "A marker chosen for the conflict stays chosen."),
        "fight-ready": translate("Kogge", "You have chosen; now the other one chooses."),
        "wish-first": translate(
            "Kogge", "First name your wish by the buttons; goods still to name: {number}."
        ),
        "offer-nothing": translate("Kogge", "Choose what changes hands; a gift is an offer, too."),
        "offer-equal": translate("Kogge", "Both would give the same; nothing would change."),
        "offer-declined": translate("Kogge", "This very offer has been declined already."),
        "offer-apart": translate("Kogge", "You and {name} have no city in common now."),
        "offer-mine": translate("Kogge", "You do not have that much to give."),
        "offer-theirs": translate("Kogge", "{name} does not have that much."),
        "offer-now": translate(
            "Kogge", "There is no trade now: something else must be settled first."
        ),
    }
