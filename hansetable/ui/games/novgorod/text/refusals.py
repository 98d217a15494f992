"""Why something cannot be done in Novgorod: a sentence for every reason of the rules."""

from hansetable.games.novgorod.cards import ARTISAN, CITY, SPECIAL
from hansetable.games.novgorod.state import NovgorodState
from hansetable.games.novgorod.use import STEP_DUCATS
from hansetable.ui.games.novgorod.text import names as say
from hansetable.ui.games.novgorod.text.names import Novgorod
from hansetable.ui.games.phrases import Phrase, Phrases, When, either, seat, words

_PLACES = {
    "special": Novgorod.tr("the special mission"),
    "route": Novgorod.tr("the route"),
    "hand": Novgorod.tr("your hand"),
    "hold": Novgorod.tr("the hold"),
    "purse": Novgorod.tr("your ducats"),
    "ship": Novgorod.tr("your ship"),
    "next-ship": Novgorod.tr("the faster ship"),
    "pile": Novgorod.tr("the pile of missions"),
    "mission": Novgorod.tr("the mission"),
    "pirate": Novgorod.tr("the pirate"),
}


def _place(key: str, view: NovgorodState) -> str:
    """What something can be put on: a card by its city, an artisan, or a place."""
    if key in CITY:
        return Novgorod.tr("the {city} card").say(city=say.city(key))
    if key in ARTISAN:
        city = say.workplace(ARTISAN[key], view)
        return Novgorod.tr("the artisan of {city}").say(city=city)
    return _PLACES[key].say()


_SENTENCES: dict[str, Phrase] = {
    # at any time
    "over": Novgorod.tr("The game is over."),
    "turn": Novgorod.tr("It is not your turn: {name} decides."),
    "other": Novgorod.tr("That belongs to {name}."),
    "secret": Novgorod.tr("Only {name} knows this mission."),
    "bonus": Novgorod.tr("The seals for “{bonus}” come by themselves."),
    "seals": Novgorod.tr("Seals are counted by themselves."),
    "completed": Novgorod.tr("The mission {mission} is completed."),
    "later": Novgorod.tr("That comes in phase {phase_number}, “{phase}”."),
    "past": Novgorod.tr("That belongs to phase {phase_number}, “{phase}”, which is over."),
    "useless": Novgorod.tr("That has no use now."),
    # a piece put on another
    "goes": Novgorod.tr("This goes only here: {places}."),
    "apart": Novgorod.tr("These two do not go together."),
    "artisan-city": Novgorod.tr("The artisan of {city} works only there, not in {here}."),
    # preparation
    "side-first": Novgorod.tr("First choose a side of your career card."),
    "pick-first": Novgorod.tr("First everybody takes two offices and one mission."),
    "two-offices": Novgorod.tr("You have your two offices already."),
    "two-missions": Novgorod.tr("You have taken your mission already."),
    "same-city": Novgorod.tr("You have an office of {city}; take one of another city."),
    "pair-dear": When(
        "taken",
        Novgorod.tr(
            "The {city} office costs {price}; you can spend %n ducat(s) on the second one.",
            None,
            "most",
        ),
        Novgorod.tr(
            "The {city} office costs {price}; two may cost %n ducat(s) together.", None, "most"
        ),
    ),
    "base-stays": Novgorod.tr("The base office of {city} belongs to everybody and stays here."),
    "sold-out": Novgorod.tr("No office of {city} is left."),
    # phase 1
    "no-neighbour": Novgorod.tr("{city} is no neighbour of {last}."),
    "only-placeholder": Novgorod.tr(
        "{city} is no neighbour of {last}; as a placeholder its office goes onto the card of "
        "{last}."
    ),
    "no-city": Novgorod.tr("No neighbour of {city} can be added to this route."),
    "full": Novgorod.tr("Your route may have %n card(s) at most.", None, "most"),
    "own-office": Novgorod.tr("You have an office of your own in {city}: lay that one."),
    "placeholder": Novgorod.tr(
        "The {city} office is a placeholder; {city} cannot be visited this turn."
    ),
    "one-placeholder": Novgorod.tr("{city} has its placeholder already."),
    "no-placeholder": Novgorod.tr("No office in your hand is left as a placeholder for {city}."),
    "placeholder-own": Novgorod.tr(
        "A placeholder must be an office of your own; you have none in {city}."
    ),
    "placeholder-hold": Novgorod.tr(
        "The {city} office is in the hold; a placeholder comes from the hand."
    ),
    "placeholder-fees": Novgorod.tr(
        "With {city} as a placeholder the harbour fees of {fees} could not be paid; you have "
        "{money}."
    ),
    "visited": Novgorod.tr("{city} is on the route already; each city is visited only once."),
    "fee": Novgorod.tr(
        "With {city} the harbour fees of {fees} could not be paid; you have {money}."
    ),
    "route-fees": Novgorod.tr("The harbour fees of {fees} could not be paid; you have {money}."),
    # privileges
    "privilege-used": Novgorod.tr("You have already used the privilege of this turn."),
    "privilege-covered": Novgorod.tr("The privilege “{privilege}” is covered by your career."),
    "privilege-speed": Novgorod.tr(
        "Card number {number} of the route uses this privilege by itself."
    ),
    "privilege-seal": Novgorod.tr(
        "Its seal comes by itself at the end of the turn, if you use no other privilege."
    ),
    "privilege-pirate": Novgorod.tr("The pirate is not in this game."),
    "privilege-back": Novgorod.tr(
        "The privilege “{moving}” is of use only in games with the back side of the pirate."
    ),
    # phase 2: cards and artisans
    "not-laid": Novgorod.tr("{city} is not on the route; only cards on the route can be used."),
    "card-used": Novgorod.tr("The {city} card has been used this turn."),
    "artisan-right": Novgorod.tr(
        "The artisan of {city} cannot reach what lies further right: {goods}."
    ),
    "artisan-away": Novgorod.tr("The artisan works in {city}, which is not on the route."),
    "artisan-done": Novgorod.tr("The artisan of {city} has worked this turn."),
    "artisan-lacks": Novgorod.tr("The artisan of {city} still lacks {goods}."),
    "fees": Novgorod.tr("Then the harbour fees of {fees} could not be paid; you have {money}."),
    "fees-left": Novgorod.tr(
        "Then you would have {money} and could not pay the harbour fees of {fees}."
    ),
    "base-idle": Novgorod.tr(
        "The base office of {city} has no income; its commodity serves artisans, missions and your "
        "career."
    ),
    "base-income": Novgorod.tr("The base office of {city} has no income."),
    "no-income": Novgorod.tr("No office with income is left on the route."),
    "base-store": Novgorod.tr("The base office of {city} cannot be stored."),
    "stored": Novgorod.tr(
        "You stored the {city} office this turn; it serves from the next turn on, and no other can "
        "be stored now."
    ),
    "no-store": Novgorod.tr("No own office with an unused commodity is left on the route."),
    "hold-waits": Novgorod.tr(
        "What lies in the hold ({good}) serves an artisan, a mission or your career."
    ),
    # phase 2: missions and career
    "mission-goods": When(
        lambda told: told.line == "upper",
        Novgorod.tr("The upper line still lacks {goods}."),
        Novgorod.tr("The lower line still lacks {goods}."),
    ),
    "mission-luxury": When(
        lambda told: told.line == "upper",
        Novgorod.tr("The upper line needs {luxury}, which no artisan can make now."),
        Novgorod.tr("The lower line needs {luxury}, which no artisan can make now."),
    ),
    "mission-first": Novgorod.tr("First complete the mission line “{line}”."),
    "mission-other": Novgorod.tr("The mission line does not need {good}."),
    "by-itself": Novgorod.tr("Used by itself, as there is no choice: {good}."),
    "career-top": Novgorod.tr("You stand at the top of your career."),
    "career-ducats": Novgorod.tr(
        "Career step {level} costs {ducats}; you lack %n ducat(s).", None, "missing"
    ),
    "career-lacks": Novgorod.tr("Career step {level} still lacks {what}."),
    "career-together": Novgorod.tr(
        "Career step {level}: what a luxury good uses or its artisan covers does not count again."
    ),
    "career-first": Novgorod.tr("First complete career step {level}."),
    "career-other": Novgorod.tr("The career step does not need {good} any more."),
    "rest": Novgorod.tr("What is left would not suffice for career step {level}."),
    "keep-first": Novgorod.tr("First decide what becomes of the mission {mission}."),
    # phase 3
    "owned": Novgorod.tr("You have an office of {city} already."),
    "bought": Novgorod.tr("You can buy only one thing in a turn."),
    "office-dear": Novgorod.tr(
        "The {city} office costs {price}; you lack %n ducat(s).", None, "lack"
    ),
    "ship-dear": Novgorod.tr("Speed {speed} costs {price}; you lack %n ducat(s).", None, "lack"),
    "fastest": Novgorod.tr("No ship is faster than yours: speed {speed}."),
    "mission-dear": Novgorod.tr("A mission costs {price}; you lack %n ducat(s).", None, "lack"),
    "poor": Novgorod.tr("With %n ducat(s) you can buy nothing.", None, "has"),
    "three-missions": Novgorod.tr("You have three missions in progress and cannot buy another."),
    "cheap-first": Novgorod.tr("First choose the mission that the privilege brings you."),
    "cheap-dear": Novgorod.tr(
        "With the privilege a mission costs {price}; you lack %n ducat(s).", None, "lack"
    ),
    "cheap-way": Novgorod.tr(
        "Now you get a mission only with the privilege “{cheaper}”; touch the privilege first."
    ),
    "no-missions": Novgorod.tr("No mission is left to buy."),
    # the expert game
    "merchant": Novgorod.tr("The merchant goes on by himself at the end of phase 2."),
    "pirate-here": Novgorod.tr("The pirate is in {city} already."),
    "pirate-goes": Novgorod.tr("The pirate can only be moved to a city."),
    "pirate-dear": Novgorod.tr(
        "Moving the pirate costs you %n ducat(s); you have {has}.", None, "price"
    ),
    "pirate-long": Novgorod.tr("With the pirate in {city} your route would be too long."),
    "pirate-wait": Novgorod.tr("Finish what you have begun before you move the pirate."),
    "pirate-slow": Novgorod.tr(
        "With the pirate in {city} a route may have one card less; yours would be too long."
    ),
    "pirate-full": Novgorod.tr(
        "With the pirate in {city} a route may have one card less; yours is full."
    ),
    "pirate-when": Novgorod.tr(
        "The privilege “{moving}” can be used only at the beginning or the end of a turn."
    ),
    "pirate-privilege": Novgorod.tr("Only an unused privilege “{moving}” moves him."),
    "pirate-first": Novgorod.tr("First decide whether you move the pirate."),
    "pirate-skipped": Novgorod.tr("The pirate bars {city}, and ships sail past it."),
    "cover": Novgorod.tr("Nobody may look at the mission that covers the column."),
    "special-once": Novgorod.tr("You may fulfil special missions once in a turn, all together."),
    "special-dear": When(
        "cheap",
        Novgorod.tr(
            "Even with the privilege this special mission costs %n ducat(s); you have {has}.",
            None,
            "price",
        ),
        Novgorod.tr("This special mission costs %n ducat(s); you have {has}.", None, "price"),
    ),
    "special-way": Novgorod.tr(
        "This special mission costs %n ducat(s); you have {has}. With the privilege “{cheaper}” it "
        "costs {less}; touch the privilege first.",
        None,
        "price",
    ),
    "special-lacks": Novgorod.tr("The special mission still lacks {goods}."),
    "special-together": Novgorod.tr(
        "Your route does not bring everything at once that the special mission shows."
    ),
    "special-set": Novgorod.tr(
        "This special mission cannot be fulfilled together with the others."
    ),
    "special-chosen": Novgorod.tr("This special mission is chosen already."),
    "special-cheap": Novgorod.tr(
        "No special mission is in reach with this privilege; in phase 3 it makes a mission cheaper."
    ),
    "special-choose": Novgorod.tr("First choose the special missions that you want to fulfil."),
    "special-first": Novgorod.tr("First use what the special mission shows: {special}."),
}
REFUSALS = Phrases(
    _SENTENCES,
    name=seat(),
    phase_number=lambda told: told.phase + 1,
    places=lambda told: either([_place(key, told.view) for key in told.places]),
    lack=lambda told: told.price - told.has,
    line=lambda told: say.mission_lines(told.mission)[told.row],
    ducats=STEP_DUCATS,
    what=lambda told: say.different(told.commodities, told.luxuries),
    cheaper=lambda told: say.privilege("mission"),
    moving=lambda told: say.privilege("pirate"),
    special=lambda told: say.shown(SPECIAL[told.special], told.view),
    **words(
        bonus=say.bonus,
        mission=say.quoted,
        phase=lambda number: say.PHASES[number].say(),
        privilege=say.privilege,
        city=say.city,
        last=say.city,
        here=say.city,
        good=say.good,
        luxury=say.good,
        goods=say.goods,
        fees=say.ducats,
        money=say.ducats,
    ),
)
"""What the sentences name are the fields that the reasons of the rules have."""
