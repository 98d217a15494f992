"""Why something cannot be done in Kogge: a sentence for every reason of the rules."""

from hansetable.ui.games.kogge.text import names as say
from hansetable.ui.games.kogge.text.names import Kogge
from hansetable.ui.games.phrases import Phrase, Phrases, seat, words

_SENTENCES: dict[str, Phrase] = {
    # of who decides, and what is only to look at
    "over": Kogge.tr("The game is over: five development points have been reached."),
    "over-guild": Kogge.tr(
        "The game is over: the guild master has come to the end marker for the second time."
    ),
    "turn": Kogge.tr("It is not your turn; the game waits for {names}."),
    "other": Kogge.tr("That is not asked for now; what glows can be touched."),
    "offer-open": Kogge.tr("{name} must answer your offer first; until then you can withdraw it."),
    "offered": Kogge.tr("First answer {name}’s offer: accept, decline, or make a counter-offer."),
    "order": Kogge.tr("Order markers only show the order of turns; bids decide it."),
    "goal": Kogge.tr("The end marker stays here; only the guild master moves."),
    "laid-raid": Kogge.tr("This raid marker stays: {name}’s cog may never enter {city} again."),
    "own-chip": Kogge.tr("A bonus chip works by itself and is never spent."),
    "their-piece": Kogge.tr(
        "That belongs to {name}; raid markers and bonus chips are never traded."
    ),
    "trade-window": Kogge.tr("That belongs to {name}. Make an offer: press “Trade …”."),
    "trade-apart": Kogge.tr(
        "That belongs to {name}; you can only trade when you are in the same city."
    ),
    "trade-later": Kogge.tr("There is no trade between players while this question is open."),
    "offers-used": Kogge.tr(
        "{number} of your offers have been declined; you can make new ones when the next turn"
        " begins."
    ),
    "bid-lies": Kogge.tr("A marker that was laid stays until all have bid."),
    "second-raid": Kogge.tr(
        "The second raid marker is bought by an action: {number} equal markers at the guild"
        " master.",
    ),
    # of the beginning, bids, guild master and taxes
    "start-first": Kogge.tr("First choose a city to start in: touch it, or its marker."),
    "start-barred": Kogge.tr("Too many wanted {city} just now; choose another city."),
    "start-full": Kogge.tr("{city} already has two kontors; that is all it has room for."),
    "start-chosen": Kogge.tr(
        "That is somebody’s secret choice of a city; all are revealed together."
    ),
    "start-secret": Kogge.tr("You have chosen your city; the others are still choosing."),
    "look-first": Kogge.tr("First swap one of the two markers in {city}, or leave them."),
    "look-own-number": Kogge.tr("A marker with the number of {city} cannot lie in {city}."),
    "look-route": Kogge.tr("You may only swap a marker in {city}, the city where you start."),
    "must-pass": Kogge.tr("You have nothing left to bid: pass, or trade for a marker first."),
    "bid-taken": Kogge.tr("With {marker} your bid would repeat one that has been made."),
    "bid-markers": Kogge.tr("Bids are made with route markers, not with goods."),
    "onto-bids": Kogge.tr("Lay the marker with the bids."),
    "bids-first": Kogge.tr("First everybody bids with markers; cogs sail after that."),
    "guild-first": Kogge.tr("First move the guild master: to {city} or {other}."),
    "guild-passes": Kogge.tr("A raid marker lies in {city}; the guild master passes over it."),
    "guild-step": Kogge.tr("The guild master goes on by one city or two: {city} or {other}."),
    "tax-first": Kogge.tr("First pay the guild master one good of your cargo."),
    "tax-goods": Kogge.tr("The tax is paid with a good, not with a marker."),
    "tax-supply": Kogge.tr("Put the good for the tax into the supply."),
    # of sailing
    "move-first": Kogge.tr("Actions come after the movement: sail, or end the movement first."),
    "closed": Kogge.tr("Your raid marker lies in {city}; your cog may never enter it again."),
    "no-fare": Kogge.tr("The step costs {fee}, and you have nothing left to pay with."),
    "not-from-here": Kogge.tr("Your cog is in {here}; this route starts in {city}."),
    "no-route": Kogge.tr("No route that you know leads from {here} to {city}."),
    "lies-here": Kogge.tr("Your cog already lies in {city}. To stay, end the movement."),
    "own-cog": Kogge.tr("Put your cog on a route of this city, or on the city where it leads."),
    "route-first": Kogge.tr("First choose a route; then you choose how to pay for the step."),
    "free-step": Kogge.tr("This step is free; goods and markers pay for the ones after it."),
    "no-path": Kogge.tr(
        "Only the bonus chip “secret path” takes you straight to the guild master."
    ),
    "path-here": Kogge.tr("Your cog is in the guild master’s city already."),
    "no-path-fare": Kogge.tr("The secret path costs {fee}, and you do not have that much."),
    "pay-first": Kogge.tr("First pay for the step: {fee}."),
    "load-goods": Kogge.tr("Touch the goods in your kontor to load them."),
    "load-elsewhere": Kogge.tr(
        "Your kontor is in {city}; you load only where your cog is, in {here}."
    ),
    "store-empty": Kogge.tr("Your kontor in {city} is empty."),
    "their-kontor": Kogge.tr("This is {name}’s kontor; you can load only from your own."),
    "drive-first": Kogge.tr("First decide where {name}’s cog goes."),
    "drive-closed": Kogge.tr("{name}’s cog may never enter {city} again."),
    "drive-route": Kogge.tr(
        "Send {name}’s cog along one of the routes from {here}.",
    ),
    # of the actions of a turn
    "move-over": Kogge.tr(
        "The movement is over; now you can only act in the city where your cog is."
    ),
    "found-elsewhere": Kogge.tr("You can only found a kontor where your cog is: in {here}."),
    "found-done": Kogge.tr("You have already founded a kontor this turn."),
    "found-lacks": Kogge.tr("For a kontor in {city} you still lack {lacking}."),
    "found-alone": Kogge.tr("Just touch the building site; the price is then paid by itself."),
    "site-taken": Kogge.tr("{name}’s kontor stands here; a new one needs a free building site."),
    "load-over": Kogge.tr("You load from kontors while moving, and the movement is over."),
    "no-storing": Kogge.tr("Goods never go from a cog into a kontor."),
    "guild-elsewhere": Kogge.tr("The guild master is in {city}; he only deals with cogs there."),
    "guild-done": Kogge.tr("You have made your deal with the guild master for this turn."),
    "guild-how": Kogge.tr(
        "Touch what you want from him: a chip, the second raid marker, a marker or a good."
    ),
    "chip-gone": Kogge.tr("All chips of this kind have been bought."),
    "chip-lacks": Kogge.tr("A bonus chip costs {number} equal goods; you lack {missing}."),
    "chip-goods": Kogge.tr("A bonus chip is paid with {number} equal goods."),
    "raid-lacks": Kogge.tr(
        "The second raid marker costs {number} equal markers; you lack {missing}."
    ),
    "raid-markers": Kogge.tr("The second raid marker is paid with {number} equal markers."),
    "pool-lacks": Kogge.tr("For {marker} the guild master wants its colour: {good}."),
    "supply-empty": Kogge.tr("The supply has no {kind} left."),
    "supply-lacks": Kogge.tr("For {kind} the guild master wants a marker of that colour."),
    "goods-for-markers": Kogge.tr(
        "The guild master gives markers of the pool for goods, not for markers."
    ),
    "markers-for-goods": Kogge.tr(
        "The guild master gives goods of the supply for markers, not for goods."
    ),
    "pairs-done": Kogge.tr("You have already bought a pair this turn."),
    "pairs-lack": Kogge.tr("A pair costs one good, and your cog is empty."),
    "pairs-goods": Kogge.tr("A pair of markers is paid with one good."),
    "exchange-elsewhere": Kogge.tr(
        "You only exchange goods with the city where your cog is: {here}."
    ),
    "exchange-done": Kogge.tr("You have already exchanged goods this turn."),
    "not-moved": Kogge.tr(
        "Your cog is in {here}, as when your turn began; only one that has moved exchanges goods.",
    ),
    "city-empty": Kogge.tr("There are no goods left in {here}."),
    "nothing-to-give": Kogge.tr("You have no goods on board to give for them."),
    "same-kind": Kogge.tr(
        "{here} has only {kind}, and for that you get only other kinds.",
    ),
    "give-first": Kogge.tr("First give the city one of your goods, then take what you get for it."),
    "onto-city": Kogge.tr("Put the good onto {here}."),
    "route-elsewhere": Kogge.tr("You can only change the routes where your cog is: in {here}."),
    "route-done": Kogge.tr("You have already changed a route this turn."),
    "face-down": Kogge.tr("A marker that lies face down cannot be replaced."),
    "both-down": Kogge.tr("Both markers in {here} lie face down and cannot be replaced."),
    "no-marker": Kogge.tr("You have no marker to lay there."),
    "own-number": Kogge.tr(
        "No route leads from {here} to {here}; it takes a marker with another number."
    ),
    "route-marker": Kogge.tr("A route is changed by laying one of your markers on it."),
    "raid-none": Kogge.tr("You have no raid marker left."),
    "raid-elsewhere": Kogge.tr("You can only raid where your cog is: in {here}."),
    "raid-own": Kogge.tr("You cannot raid your own cog."),
    "raid-empty": Kogge.tr("{name}’s cog is empty; there is nothing to raid."),
    "raid-city": Kogge.tr(
        "To raid all goods here, kontors included, put the raid marker onto {here} itself.",
    ),
    "no-memory": Kogge.tr("You can look at hidden routes only in the variant “Memory”."),
    "memory-done": Kogge.tr("You have already looked at the routes this turn."),
    "memory-lacks": Kogge.tr("A look costs one good or marker, and you have neither."),
    "bids-over": Kogge.tr("The bids of this round are over."),
    "no-raid-now": Kogge.tr("Piles are only made when a cog is raided."),
    "no-conflict-now": Kogge.tr("Markers are only laid here in a conflict."),
    "good-where": Kogge.tr(
        "Exchange a good with the city, buy a pair with it, or give it to the guild master in his"
        " city."
    ),
    "marker-where": Kogge.tr(
        "Change a route here with a marker, or give it to the guild master in his city."
    ),
    "raid-where": Kogge.tr(
        "Put the raid marker onto the city where your cog is, or onto another cog there."
    ),
    "look-how": Kogge.tr("Pay for the look with one of your goods or markers."),
    # of exchanges, raids, conflicts and offers
    "take-first": Kogge.tr("First take goods from the city for {good}."),
    "take-same": Kogge.tr("For {kind} you get only other kinds."),
    "take-most": Kogge.tr(
        "{good} brings {number} goods at most; give another good, or finish the exchange.",
    ),
    "bill-lies": Kogge.tr("What was given or taken stays there until the exchange is finished."),
    "exchange-first": Kogge.tr("First finish the exchange of goods."),
    "part-first": Kogge.tr(
        "First lay half of your goods on the first pile; {name} then takes one of the two.",
    ),
    "part-laid": Kogge.tr("A good on the first pile stays there."),
    "part-choice": Kogge.tr("It is {name} who takes one of the piles."),
    "pile-first": Kogge.tr("First take one of the two piles."),
    "pile-whole": Kogge.tr("You take a pile as a whole, not single goods."),
    "attack-first": Kogge.tr("The actions are over: attack another cog here, or keep the peace."),
    "attack-self": Kogge.tr("You cannot attack your own cog."),
    "attack-elsewhere": Kogge.tr(
        "{name}’s cog is not in {here}; only cogs in the same city can fight."
    ),
    "attack-twice": Kogge.tr("You two have already had your conflict this turn."),
    "attack-other": Kogge.tr("You may only attack {name}, whose turn it is."),
    "fight-first": Kogge.tr("First choose markers for the conflict, and finish the choice."),
    "fight-markers": Kogge.tr("A conflict is fought with markers, not with goods."),
    "fight-onto": Kogge.tr("Lay the marker with those for the conflict."),
    "fight-lies": Kogge.tr("A marker chosen for the conflict stays chosen."),
    "fight-ready": Kogge.tr("You have chosen; now the other side chooses."),
    "wish-first": Kogge.tr(
        "First name the goods that you want, with the buttons; still to name: {number}."
    ),
    "offer-nothing": Kogge.tr("Choose what changes hands; a gift is an offer, too."),
    "offer-equal": Kogge.tr("You would both give the same; nothing would change."),
    "offer-declined": Kogge.tr("This very offer has been declined this turn."),
    "offer-apart": Kogge.tr("You and {name} are not in the same city now."),
    "offer-mine": Kogge.tr("You do not have that much to give."),
    "offer-theirs": Kogge.tr("{name} does not have that much."),
    "offer-now": Kogge.tr("There is no trade now: something else must be settled first."),
}
REFUSALS = Phrases(
    _SENTENCES,
    name=seat("name"),
    names=seat("names"),
    lacking=lambda told: say.lacking(told.view, told.missing, told.city),
    **words(
        city=say.place,
        here=say.place,
        other=say.place,
        good=say.one,
        kind=say.good,
        marker=say.marker,
        fee=say.fee,
        missing=say.items,
    ),
)
"""What the sentences name are the fields that the reasons of the rules have."""
