"""The log of Kogge: events as sentences."""

from collections.abc import Mapping
from typing import Any

from hansetable.games.kogge import encounter_events as d
from hansetable.games.kogge import events as e
from hansetable.games.kogge.actions import ROUTE
from hansetable.games.kogge.turn import FOR_A_CHIP, FOR_A_RAID
from hansetable.ui.games.kogge.text import names as say
from hansetable.ui.games.kogge.text.names import Kogge
from hansetable.ui.games.phrases import (
    SILENT,
    Phrase,
    Phrases,
    Told,
    When,
    listed,
    seat,
    seats,
    titled,
    word,
    words,
)
from hansetable.ui.language import Text

_POINTS = Kogge.tr("That makes {points}.")


def _supplied(event: e.Supplied) -> Phrase:
    """Goods that come to a city, and how many of them into kontors there (K-26)."""
    if len(event.kontors) == event.number:
        return Kogge.tr(
            "{city} receives {supply}, all for the kontor(s) of {kontors}.", None, "kontors"
        )
    rest = Kogge.tr("%n of them go(es) into the kontor(s) of {kontors}.", None, "kontors")
    return (Kogge.tr("{city} receives {supply}."), rest if event.kontors else SILENT)


def _chosen(event: d.StakesExchanged) -> Phrase:
    """Only the two learn what was chosen, and that is told only if something was."""
    chosen = (*event.markers, *event.their_markers)
    if not chosen or e.UNKNOWN in chosen:
        return SILENT
    return Kogge.tr("{name} has chosen {markers}, {other} {their_markers}.")


def _trade(both: Text, present: Text, asked: Text) -> Phrase:
    """A trade, or a present if one side gives nothing."""
    return lambda event: (both if event.gives else asked) if event.gets else present


def _where(event: Told) -> str:
    """Whose kontor trades instead of a cog (K-B1)."""
    if event.side == "cogs":
        return ""
    owner = event.seat if event.side == "mine" else event.other
    return Kogge.tr(" at {name}’s kontor").say(name=event.players[owner])


LOG = Phrases(
    {
        # beginning
        e.StartChosen: When(
            lambda event: event.marker == e.UNKNOWN,
            Kogge.tr("{name} has chosen a city to start in."),
            Kogge.tr("{name} chooses to start in {target}."),
        ),
        e.StartsShown: SILENT,
        e.Settled: Kogge.tr("{name} begins in {city} with a kontor and the cog."),
        e.Clashed: Kogge.tr(
            "Too many want to start in {city}: {seats} choose(s) again.", None, "seats"
        ),
        e.OrderSet: Kogge.tr("They play in this order: {order}."),
        e.RoutesLooked: Kogge.tr("{name} looks at both routes from {city}."),
        e.RoutesKept: Kogge.tr("{name} leaves both routes as they are."),
        # bids, supply, guild master
        e.RoundBegan: Kogge.tr("Round {round} begins."),
        e.MarkerDrawn: When(
            lambda event: event.marker == e.UNKNOWN,
            Kogge.tr("{name} draws a marker, thanks to the bonus chip."),
            Kogge.tr("{name} draws {marker}, thanks to the bonus chip."),
        ),
        e.PairsLaid: When(
            "pairs",
            Kogge.tr("Pairs of markers for sale: {pairs}."),
            Kogge.tr("The pool has too few markers for a pair."),
        ),
        e.MarkerLaid: SILENT,
        e.BidMade: Kogge.tr("{name} bids {markers}."),
        e.BidPassed: Kogge.tr("{name} has nothing to bid and passes."),
        e.Supplied: _supplied,
        e.GuildMoved: Kogge.tr("{name} moves the guild master to {city}."),
        e.Taxed: Kogge.tr("{name} pays a tax of {good}."),
        e.Confiscated: Kogge.tr("The guild master seizes {goods} in {city}."),
        # movement
        e.TurnBegan: SILENT,
        e.RouteNamed: When(
            "route",
            Kogge.tr("{name} chooses {route}."),
            Kogge.tr("{name} chooses the secret path."),
        ),
        e.Paid: Kogge.tr("{name} pays {item}."),
        e.RouteTurned: Kogge.tr("{this_route} is turned up: it leads to {target}."),
        e.Sailed: When(
            "route",
            Kogge.tr("{name} sails to {city}."),
            Kogge.tr("{name} takes the secret path to {city}."),
        ),
        e.Blocked: Kogge.tr(
            "The route leads to {city}, where {name}’s cog cannot go, so it stays."
        ),
        e.Loaded: Kogge.tr("{name} loads {good}."),
        e.Anchored: SILENT,
        e.NoWayOut: Kogge.tr("{name}’s cog cannot be sent away by any route, so it stays."),
        e.TurnEnded: Kogge.tr("{name} ends the turn."),
        # actions
        e.Founded: (Kogge.tr("{name} founds a kontor in {city}."), _POINTS),
        e.RaidBought: Kogge.tr("{name} buys the second raid marker for {price}."),
        e.ChipBought: (Kogge.tr("{name} buys the bonus chip {chip} for {cost}."), _POINTS),
        e.MarkerTaken: Kogge.tr("{name} gives the guild master {good} for {marker}."),
        e.GoodTaken: Kogge.tr("{name} gives the guild master {marker} for {good}."),
        e.PairBought: Kogge.tr("{name} buys the pair {markers} for {good}."),
        e.Exchanged: Kogge.tr("{name} exchanges {given} for {taken} in {city}."),
        e.RouteChanged: (
            When(
                lambda event: event.laid == e.UNKNOWN,
                Kogge.tr("{name} lays a marker face down on {route}"),
                Kogge.tr("{name} lays {laid} face down on {route}"),
            ),
            When(
                lambda event: event.taken == e.UNKNOWN,
                Kogge.tr("and takes the hidden one."),
                Kogge.tr("and takes {other_marker}."),
            ),
        ),
        e.CityRaided: When(
            "goods",
            Kogge.tr("{name} raids {city} and takes {goods}."),
            Kogge.tr("{name} raids {city}, but there is nothing to take."),
        ),
        # raids on cogs, conflicts, trade
        d.CogRaided: Kogge.tr("{name} raids {victim}’s cog in {city}."),
        d.GoodParted: When(
            "good",
            Kogge.tr("{name} lays {good} on the first pile."),
            Kogge.tr("{name} lays a good on the first pile."),
        ),
        d.PileTaken: Kogge.tr("{name} takes {pile}: {goods}."),
        d.Driven: Kogge.tr("{name} sends {cog}’s cog {along}."),
        d.ConflictBegan: Kogge.tr("{name} attacks {other}."),
        d.PeaceKept: Kogge.tr("{name} keeps the peace."),
        d.StakeChosen: When(
            lambda event: e.UNKNOWN in event.markers,
            Kogge.tr("{name} is ready for the conflict."),
            When(
                "markers",
                Kogge.tr("{name} chooses {markers} for the conflict."),
                Kogge.tr("{name} chooses no marker for the conflict."),
            ),
        ),
        d.StakesExchanged: (
            _chosen,
            When(
                lambda event: event.winner < 0,
                Kogge.tr("Nobody wins the conflict between {name} and {other}."),
                Kogge.tr("{winner} wins the conflict with {beaten}."),
            ),
        ),
        d.Wished: When(
            lambda event: all(event.wish),
            Kogge.tr("{name} names {wish}, and {loser} hands over {handed}."),
            Kogge.tr("{name} names three goods, and {loser} hands over {handed}."),
        ),
        d.OfferMade: _trade(
            Kogge.tr("{name} offers {other} {gives} for {gets}{where}."),
            Kogge.tr("{name} offers {other} a present: {gives}{where}."),
            Kogge.tr("{name} asks {other} for a present: {gets}{where}."),
        ),
        d.OfferCountered: Kogge.tr("{name} makes {other} a counter-offer: {gives} for {gets}."),
        d.Traded: _trade(
            Kogge.tr("{name} trades with {other}: {gives} for {gets}{where}."),
            Kogge.tr("{name} gives {other} a present: {gives}{where}."),
            Kogge.tr("{other} gives {name} a present: {gets}{where}."),
        ),
        d.OfferDeclined: Kogge.tr("{name} declines {other}’s offer."),
        d.OfferWithdrawn: Kogge.tr("{name} withdraws the offer."),
        # end
        e.GameEnded: When(
            lambda event: event.reason == "points",
            Kogge.tr("Five development points: {winners} win(s).", None, "winners"),
            Kogge.tr("The guild master ends the game: {winners} win(s).", None, "winners"),
        ),
    },
    name=seat(),
    **seats("seats", "order", "winners", "winner", "loser", "victim", "cog", "other"),
    beaten=lambda event: event.players[event.seat + event.other - event.winner],
    kontors=lambda event: listed([event.players[s] for s in dict.fromkeys(event.kontors)]),
    target=word(say.place, "marker"),
    route=lambda event: say.route(ROUTE[event.route]),
    this_route=lambda event: titled(say.route(ROUTE[event.route])),
    along=lambda event: say.along(ROUTE[event.route]),
    supply=lambda event: say.goods([event.good] * event.number),
    price=lambda event: say.equal(event.marker, FOR_A_RAID),
    cost=lambda event: say.goods([event.good] * FOR_A_CHIP),
    other_marker=word(say.marker, "taken"),
    pairs=lambda event: listed([say.sum_of(pair) for pair in event.pairs]),
    where=_where,
    **words(
        city=say.city,
        good=say.one,
        goods=say.goods,
        given=say.goods,
        taken=say.goods,
        wish=say.goods,
        handed=say.goods,
        item=say.item,
        gives=say.items,
        gets=say.items,
        marker=say.marker,
        laid=say.marker,
        markers=say.sum_of,
        their_markers=say.sum_of,
        chip=say.quoted,
        pile=say.pile,
        points=say.development,
    ),
)

BESIDE: Mapping[Any, Phrase] = {
    e.MarkerLaid: Kogge.tr("{name} lays {marker} for the bid."),
    e.Anchored: Kogge.tr("{name} anchors."),
}

BRIEF: Mapping[Any, Phrase] = {
    e.BidMade: Kogge.tr("bid {markers}"),
    e.GuildMoved: Kogge.tr("guild master to {city}"),
    e.Sailed: "{city}",
    e.Founded: Kogge.tr("kontor in {city}"),
    e.ChipBought: Kogge.tr("bonus chip {chip}"),
    e.PairBought: Kogge.tr("pair {markers}"),
    e.Exchanged: Kogge.tr("{given} for {taken}"),
    e.RouteChanged: Kogge.tr("a route changed"),
    e.CityRaided: Kogge.tr("raid in {city}"),
    d.CogRaided: Kogge.tr("raid on {victim}"),
    d.ConflictBegan: Kogge.tr("conflict with {other}"),
    d.Traded: Kogge.tr("trade with {other}"),
}
