"""The questions of Kogge, and a line of help for each: what can be done, or why not."""

from collections.abc import Sequence

from hansetable.core.state import OMNISCIENT
from hansetable.games.kogge import actions as a
from hansetable.games.kogge import turn
from hansetable.games.kogge.cards import GOODS
from hansetable.games.kogge.encounters import (
    WISHES,
    ChoosePile,
    Fight,
    MakeWish,
    PartCargo,
    Quarrel,
    opponents,
)
from hansetable.games.kogge.multiset import size, strength
from hansetable.games.kogge.round import LAPS, PER_MARKER, AskBids, MoveGuild, PayTax, guild_path
from hansetable.games.kogge.setup import ChooseStart, FirstLook
from hansetable.games.kogge.state import MEMORY, NONE, OPEN
from hansetable.games.kogge.trade import Trade
from hansetable.games.kogge.trade_actions import Offer
from hansetable.games.kogge.turn import Act, Exchange, free_site, rate
from hansetable.games.kogge.voyage import DriveOut, Fare, Move, cost, passable
from hansetable.ui.games.kogge.text import names as say
from hansetable.ui.games.kogge.text.names import Kogge
from hansetable.ui.games.phrases import (
    SILENT,
    Asked,
    Gap,
    Phrase,
    Phrases,
    When,
    can,
    either,
    listed,
    seats,
    whichever,
    words,
)


def _knows(q: Asked) -> bool:
    """Tell whether the viewer knows what the seat has, and so what it can do."""
    return q.view.viewer in (OMNISCIENT, q.seat) or bool(q.view.rules & OPEN)


def _ends(q: Asked) -> bool:
    """Tell whether there is but one answer, and the viewer knows it."""
    return _knows(q) and len(q.options) == 1


def _here(q: Asked) -> int:
    """The city where the seat's cog lies."""
    return int(q.view.cog[q.seat])


def _others(q: Asked) -> list[int]:
    """The bids of the others, in the order of turns."""
    bids = q.view.bids
    return [bids[other] for other in q.view.order if bids[other] and other != q.seat]


def _endings(q: Asked) -> list[int]:
    """Where the guild master can go so that the game ends (K-32)."""
    view, paths = q.view, [guild_path(q.view, cities) for cities in (1, 2)]
    return [path[-1] for path in paths if view.laps + path.count(view.goal) >= LAPS]


# ---- questions -----------------------------------------------------------------------------------


def _ask_bid(q: Asked) -> Phrase:
    lays, bids = (q.can(a.Lay), q.can(a.Bid)) if _knows(q) else (True, True)
    if _knows(q) and q.can(a.Pass):
        return Kogge.tr("pass, or trade for a marker first; you have nothing left to bid.")
    if not q.view.bids[q.seat]:
        return Kogge.tr("bid with one or more markers.")
    if not bids:
        return Kogge.tr("lay one more marker.")
    if not lays:
        return Kogge.tr("finish the bid.")
    return Kogge.tr("lay one more marker, or finish the bid.")


def _ask_move(q: Asked) -> Phrase:
    if _knows(q) and not q.can(a.Sail, a.Path):
        return Kogge.tr("end the movement.")
    if q.view.steps:
        return Kogge.tr("sail on, or end the movement.")
    return Kogge.tr("sail along a route, or stay.")


# ---- help ----------------------------------------------------------------------------------------


def _unmoved(q: Asked) -> bool:
    return bool(_here(q) == q.view.began)


def _bids(q: Asked) -> Phrase:
    """What has been bid, or how good a bid is that is being laid."""
    laid, others = q.view.bids[q.seat], _others(q)
    if laid in others:
        return Kogge.tr("This bid has already been made: lay another marker.")
    if not laid:
        return Kogge.tr("Bids so far: {bids}.") if others else SILENT
    if any(strength(bid) > strength(laid) for bid in others):
        return Kogge.tr("Your bid: {laid}; better bids so far: {better}.")
    if others:
        return Kogge.tr("Your bid: {laid}, the best so far.")
    return Kogge.tr("Your bid: {laid}.")


def _guild_ends(q: Asked) -> Phrase:
    if len(_endings(q)) == 2:
        return Kogge.tr("Either way the game ends.")
    return Kogge.tr("If he goes to {ending}, the game ends.") if _endings(q) else SILENT


def _step(q: Asked) -> Phrase:
    """What a step costs, or why a cog can sail no further."""
    if q.can(a.Sail):
        if cost(q.view, q.seat):
            return Kogge.tr("The step costs one good or marker.")
        return Kogge.tr("The step is free.")
    if not passable(q.view, q.seat):
        return Kogge.tr("Both routes lead to cities that your raids have closed to you.")
    return Kogge.tr("You have nothing left to pay for a step.")


def _hidden(q: Asked) -> Phrase:
    if q.view.rules & MEMORY or not any(q.view.down >> sail.q & 1 for sail in q.can(a.Sail)):
        return SILENT
    return Kogge.tr(
        "A hidden marker is turned up only when you have chosen it, and then it counts."
    )


def _no_kontor(q: Asked) -> Phrase:
    """What a kontor lacks here; nothing if it can be founded, or was."""
    if q.view.done & turn.FOUND or q.can(a.Found):
        return SILENT
    if free_site(q.view, _here(q)) < 0:
        return Kogge.tr("Both building sites are taken.")
    return Kogge.tr("For a kontor here you still lack {lacking}.")


def _terms(q: Asked) -> Phrase:
    if not q.holds(q.view):
        return Kogge.tr("You do not have all of that.")
    if q.terms.side == "theirs":
        return Kogge.tr("It is your kontor that trades: goods come out of it and go into it.")
    return Kogge.tr("It is {by}’s kontor that trades.") if q.terms.side == "mine" else SILENT


# ---- what fills the gaps -------------------------------------------------------------------------


def _places(markers: Sequence[int]) -> str:
    """The cities of the markers that are known."""
    return listed([say.place(m) for m in markers if m != NONE])


_GAPS: dict[str, Gap] = {
    **seats("raider", "victim", "cog", "loser"),
    "by": lambda q: q.players[q.terms.by],
    "opponent": lambda q: q.players[q.defender if q.seat == q.attacker else q.attacker],
    "opponents": lambda q: either([q.players[s] for s in opponents(q.view, q.seat)]),
    "here": lambda q: say.place(_here(q)),
    "per_marker": PER_MARKER,
    "stored": lambda q: size(q.view.store(q.seat, _here(q))),
    "more": lambda q: rate(q.view, q.seat) - q.brought if q.can(a.Take) else 0,
    "to_part": lambda q: (size(q.view.piles[1]) - size(q.view.piles[0])) // 2,
    "to_wish": lambda q: WISHES - size(q.wish),
    "guild": lambda q: say.place(q.view.guild),
    "barred": lambda q: _places([q.view.barred[q.seat]]),
    "routes": lambda q: _places(q.view.squares[2 * _here(q) : 2 * _here(q) + 2]),
    "bids": lambda q: listed([say.markers_of(bid) for bid in _others(q)]),
    "laid": lambda q: say.markers_of(q.view.bids[q.seat]),
    "better": lambda q: sum(strength(bid) > strength(q.view.bids[q.seat]) for bid in _others(q)),
    "stops": lambda q: either([say.place(guild_path(q.view, cities)[-1]) for cities in (1, 2)]),
    "ending": lambda q: say.place(_endings(q)[0]),
    "path_fee": lambda q: say.fee(cost(q.view, q.seat) + 1),
    "way": lambda q: say.way(q.view, q.q),
    "goods": lambda q: say.number_of_goods(size(q.view.cargo[q.seat])),
    "markers": lambda q: say.number_of_markers(size(q.view.hand[q.seat])),
    "lacking": lambda q: say.lacking(q.view, turn.lacking(q.view, q.seat, _here(q)), _here(q)),
    "actions": whichever(
        {
            can(*turn.DEEDS[turn.FOUND]): Kogge.tr("found a kontor"),
            can(*turn.DEEDS[turn.GUILD]): Kogge.tr("deal with the guild master"),
            can(*turn.DEEDS[turn.BUY]): Kogge.tr("buy markers"),
            can(*turn.DEEDS[turn.EXCHANGE]): Kogge.tr("exchange goods"),
            can(*turn.DEEDS[turn.ROUTE]): Kogge.tr("change a route"),
            can(*turn.DEEDS[turn.LOOK]): Kogge.tr("look at the routes"),
            can(Offer): Kogge.tr("trade"),
            can(*turn.DEEDS[turn.RAID]): Kogge.tr("raid"),
        }
    ),
    "good": lambda q: say.one(GOODS[q.g]),
    **words(due=say.fee, given=say.pack, taken=say.pack, wish=say.pack),
    "first": lambda q: say.pack(q.view.piles[0]),
    "second": lambda q: say.pack(q.view.piles[1]),
    "ways": lambda q: either([say.way(q.view, action.q) for action in q.can(a.Drive)]),
    "stake": lambda q: say.markers_of(q.view.stake[q.seat]),
    "gives": lambda q: say.items(q.terms.gives()),
    "gets": lambda q: say.items(q.terms.gets()),
}
_PURSE = Kogge.tr("You have {goods} and {markers}.")
_PILES = Kogge.tr("First pile: {first}; second pile: {second}.")

QUESTIONS = Phrases(
    {
        ChooseStart: Kogge.tr("choose the city to start in."),
        FirstLook: Kogge.tr("swap one of the markers here, or leave them."),
        AskBids: _ask_bid,
        MoveGuild: Kogge.tr("move the guild master on by one city or by two."),
        PayTax: Kogge.tr("pay one good as a tax."),
        Move: _ask_move,
        Fare: When(
            lambda q: q.q == a.SECRET_PATH,
            Kogge.tr("pay {due} for the secret path."),
            Kogge.tr("pay {due} to sail {way}."),
        ),
        Act: When(
            _ends,
            Kogge.tr("end the turn."),
            Kogge.tr("choose an action in {here}, or end the turn."),
        ),
        Exchange: When(
            "brought",
            When(
                _ends,
                Kogge.tr("finish the exchange."),
                Kogge.tr("take or give more goods, or finish the exchange."),
            ),
            Kogge.tr("take goods from the city for {good}."),
        ),
        PartCargo: Kogge.tr("lay %n good(s) on the first pile.", None, "to_part"),
        ChoosePile: Kogge.tr("take one of the two piles."),
        DriveOut: When(
            "optional",
            Kogge.tr("send {cog}’s cog away, or leave it here."),
            Kogge.tr("send {cog}’s cog away."),
        ),
        Quarrel: Kogge.tr("attack {opponents}, or keep the peace."),
        Fight: Kogge.tr("choose markers for the conflict with {opponent}."),
        MakeWish: Kogge.tr("name %n good(s) that you claim from {loser}’s cog.", None, "to_wish"),
        Trade: Kogge.tr("accept or decline {by}’s offer."),
    },
    **_GAPS,
)
"""What is asked, to follow the name of the seat and a colon."""

HELP = Phrases(
    {
        ChooseStart: (
            When("barred", Kogge.tr("Too many wanted {barred}: choose another city.")),
            Kogge.tr("Everybody chooses in secret; at most two can start in a city."),
            When("barred", SILENT, Kogge.tr("The guild master is in {guild}.")),
        ),
        FirstLook: (
            When("routes", Kogge.tr("The two routes lead to {routes}.")),
            Kogge.tr("Your marker is laid face down, and only you know it."),
        ),
        AskBids: (
            _bids,
            Kogge.tr("The best bid plays first and moves the guild master."),
            Kogge.tr(
                "Each marker brings its city %n good(s), while the supply lasts.",
                None,
                "per_marker",
            ),
        ),
        MoveGuild: (
            _guild_ends,
            Kogge.tr("He can go to {stops}."),
            Kogge.tr("He brings %n good(s) there, while the supply lasts.", None, "per_marker"),
        ),
        PayTax: (
            Kogge.tr("The guild master is in {guild}, where your cog lies."),
            Kogge.tr("The good goes back to the supply."),
        ),
        Move: (
            _step,
            When(
                "stored",
                Kogge.tr("%n good(s) in your kontor can be loaded.", None, "stored"),
            ),
            _hidden,
            When(
                lambda q: q.can(a.Path),
                Kogge.tr("The secret path leads to {guild} for {path_fee}."),
            ),
            When(_unmoved, Kogge.tr("A cog that stays cannot exchange goods.")),
        ),
        Fare: (_PURSE, Kogge.tr("Goods go to the supply, markers to the pool.")),
        Act: (
            _no_kontor,
            When("actions", Kogge.tr("Possible: {actions}.")),
            When(_unmoved, Kogge.tr("A cog that has not moved cannot exchange goods.")),
            _PURSE,
        ),
        Exchange: (
            When("brought", Kogge.tr("{given} for {taken} so far.")),
            When(
                "more",
                Kogge.tr("Up to %n good(s) for {good}, of other kinds.", None, "more"),
            ),
        ),
        PartCargo: (
            Kogge.tr("{raider} will take one of your two piles; you keep the other."),
            _PILES,
        ),
        ChoosePile: (_PILES, Kogge.tr("{victim} keeps the other one.")),
        DriveOut: (
            When("optional", SILENT, Kogge.tr("After a raid the cog must leave the city.")),
            Kogge.tr("Possible: {ways}."),
            Kogge.tr("The step is free, and nothing is loaded."),
        ),
        Quarrel: (
            Kogge.tr("Both choose markers in secret and swap them."),
            Kogge.tr("The better combination wins goods from the other cog."),
        ),
        Fight: (
            When(
                lambda q: q.view.stake[q.seat],
                Kogge.tr("Chosen so far: {stake}."),
                Kogge.tr("If you choose none, any marker beats you."),
            ),
            Kogge.tr("The markers are compared like bids, and then swapped."),
        ),
        MakeWish: (
            When("wish", Kogge.tr("Named so far: {wish}.")),
            Kogge.tr("You get those of them that the cog has."),
        ),
        Trade: (Kogge.tr("{by} gives {gives} and wants {gets}."), _terms),
    },
    **_GAPS,
)
"""What is left, what can be done, what cannot and why, to fit in a line."""
