"""What every piece of Novgorod is, what it does, and the rule that says so."""

from hansetable.games.novgorod.cards import (
    ARTISAN,
    BONUSES,
    CARDS,
    MISSION,
    PARTS,
    SIDES,
    SPECIAL,
    Career,
    Part,
    city_id,
)
from hansetable.games.novgorod.scoring import TOP
from hansetable.ui.games.novgorod.text import card_status
from hansetable.ui.games.novgorod.text import names as say
from hansetable.ui.games.novgorod.text.names import Novgorod
from hansetable.ui.games.phrases import SILENT, Phrase, Told, When, listed, word
from hansetable.ui.games.table_text import CardTable

_OFFICE = Novgorod.tr("Good for one thing on the route: {good}, income, the artisan or the hold.")
MOVES_PIRATE = Novgorod.tr("Moves the pirate at the beginning or the end of a turn.")
_COMPLETED = When(
    lambda place: BONUSES.index("variety") in place.view.bonus,
    Novgorod.tr("Completed; its goods count for the bonus “{variety}”."),
    Novgorod.tr("Completed."),
)
_LINES = Novgorod.tr("Above {upper}, below {lower}: {one} each, {both} for both in one turn.")

_TITLES: dict[str, Phrase] = {
    "office": "{city}",
    "base": "{city}",
    "back": Novgorod.tr("Placeholder"),
    "slot": Novgorod.tr("Route"),
    "artisan": "{artisan}",
    "mission": Novgorod.tr("Mission"),
    "bonus": "{bonus}",
    "ship": Novgorod.tr("Ship"),
    "tracker ducats": Novgorod.tr("Ducats"),
    "tracker seals": Novgorod.tr("Seals"),
    "area hand": Novgorod.tr("Hand"),
    "area hold": Novgorod.tr("Hold"),
    "career": "{career}",
    "privilege": "{privilege}",
    "merchant": Novgorod.tr("Merchant"),
    "pirate": Novgorod.tr("Pirate"),
    "harbour": "{city}",
    "special": Novgorod.tr("Special mission"),
}
_NAMES: dict[str, Phrase] = {
    "mission": Novgorod.tr("Mission “{mission}”"),
    "special": Novgorod.tr("Special mission “{asked}”"),
    "mission pile": SILENT,
    "mission special": SILENT,
    "mission hidden": SILENT,
}
_FIGURE = Novgorod.tr("in {stands}, {side}")
_SUBS: dict[str, Phrase] = {
    "office": Novgorod.tr("office, {good}"),
    "base": Novgorod.tr("base office, {good}"),
    "back": Novgorod.tr("the {city} office"),
    "slot": Novgorod.tr("the next card"),
    "artisan": Novgorod.tr("artisan in {stands}"),
    "artisan work": Novgorod.tr("artisan, at work"),
    "mission": Novgorod.tr("in the hand"),
    "mission pile": Novgorod.tr("%n in the pile", None, "number"),
    "mission special": Novgorod.tr("face down"),
    "mission hidden": Novgorod.tr("face down"),
    "mission left": Novgorod.tr("upper line done"),
    "mission under": "{mission}",
    "mission secret": "{mission}",
    "mission display": Novgorod.tr("open, for %n ducat(s)", None, "mission_price"),
    "bonus": When("mark", Novgorod.tr("bonus card, lower number"), Novgorod.tr("bonus card")),
    "bonus gone": Novgorod.tr("no longer in the game"),
    "ship": Novgorod.tr("speed {number}"),
    "tracker ducats": "{ducats}",
    "tracker seals": "{seals}",
    "career": When(
        "number",
        Novgorod.tr("%n step(s) reached", None, "number"),
        Novgorod.tr("no step reached"),
    ),
    "privilege": Novgorod.tr("privilege, one a turn"),
    "privilege covered": Novgorod.tr("privilege, covered"),
    "privilege used": Novgorod.tr("privilege, one has been used"),
    "merchant": _FIGURE,
    "pirate": _FIGURE,
    "harbour": Novgorod.tr("city"),
    "special": Novgorod.tr("part {part}"),
}
_TEXTS: dict[str, tuple[str, Phrase]] = {
    # offices and artisans
    "office": ("N-50", _OFFICE),
    "office stack": ("N-80", _OFFICE),
    "office hold": ("N-66", Novgorod.tr("Keeps {good} at hand for a later turn.")),
    "office used": ("N-50", Novgorod.tr("Used in this turn; it returns to the hand.")),
    "base": (
        "N-42",
        Novgorod.tr("For whoever has no office here, for a harbour fee. Has no income."),
    ),
    "base hold": ("N-45", Novgorod.tr("In the hold for this route, and without a fee.")),
    "base used": ("N-78", Novgorod.tr("Used in this turn; its fee is still due.")),
    "back": ("N-43", Novgorod.tr("Carries the artisan of {stands}, nothing else.")),
    "slot": (
        "N-40",
        When(
            lambda place: place.view.route,
            Novgorod.tr("For a neighbouring city. A placeholder goes onto the last card."),
            Novgorod.tr("For the first city, which may be any."),
        ),
    ),
    "artisan": ("N-51", "{recipes}"),
    # missions and bonus cards
    "mission": ("N-56", _LINES),
    "mission pile": (
        "N-80",
        Novgorod.tr("The top one costs %n ducat(s) and stays secret.", None, "mission_price"),
    ),
    "mission special": (
        "N-120",
        Novgorod.tr("It covers the last special mission; nobody may look at it."),
    ),
    "mission hidden": ("N-130", Novgorod.tr("Only its owner knows what it asks for.")),
    "mission left": ("N-57", Novgorod.tr("Still to do: {lower}, for {half}.")),
    "mission under": ("N-58", _COMPLETED),
    "mission secret": ("N-58", (_COMPLETED, Novgorod.tr("The others do not know it."))),
    "mission display": ("N-80", _LINES),
    "bonus gone": ("N-95", lambda place: _TEXTS[f"bonus {place.name}"][1]),
    "bonus offices": ("N-84", Novgorod.tr("For an office in each of the eight cities.")),
    "bonus route": ("N-47", Novgorod.tr("For a route with offices of five cities.")),
    "bonus luxury": ("N-55", Novgorod.tr("For a luxury good from at least two commodities.")),
    "bonus missions": ("N-59", Novgorod.tr("For three completed missions.")),
    "bonus career": ("N-62", Novgorod.tr("For the career step that brings 3 seals a turn.")),
    "bonus variety": (
        "N-96",
        Novgorod.tr("At the end, for different goods on completed missions, both lines of each."),
    ),
    # what each seat has
    "ship": ("N-41", Novgorod.tr("The route may have %n card(s).", None, "number")),
    "ship next-ship": (
        "N-80",
        Novgorod.tr("Costs %n ducat(s); allows one more card on the route.", None, "ship_price"),
    ),
    "tracker ducats": ("N-80", Novgorod.tr("For offices, ships, missions and harbour fees.")),
    "tracker seals": (
        "N-100",
        Novgorod.tr("Whoever has %n seal(s) or more brings on the last round.", None, "goal"),
    ),
    "area hand": (
        "N-23",
        Novgorod.tr("Offices and missions; the others know only what was taken openly."),
    ),
    "area hold": ("N-63", Novgorod.tr("Room for one own office of the route, for a later turn.")),
    "career": (
        "N-60",
        (
            Novgorod.tr("%n seal(s) a turn.", None, "each_turn"),
            When(lambda place: place.number < TOP, Novgorod.tr("Next step: {cost}.")),
            When(
                lambda place: place.number < _side(place).loses,
                Novgorod.tr("Whoever still shows an × at the end loses."),
            ),
        ),
    ),
    "privilege income": (
        "N-65",
        Novgorod.tr("%n more ducat(s) in phase 2.", None, "income_more"),
    ),
    "privilege speed": ("N-41", Novgorod.tr("One more card on the route.")),
    "privilege mission": ("N-83", Novgorod.tr("A mission for %n ducat(s).", None, "cheap")),
    "privilege seal": (
        "N-91",
        Novgorod.tr("One more seal when the turn ends, if no other privilege was used."),
    ),
    "privilege pirate": (
        "N-116",
        When(
            lambda place: place.view.expert.pirate_side,
            MOVES_PIRATE,
            Novgorod.tr("Of no use in this game: it needs the back side of the pirate."),
        ),
    ),
    # the expert game
    "merchant front": (
        "N-110",
        Novgorod.tr(
            "An income, and a luxury good that is scored, bring {merchant_ducats} more in his city."
        ),
    ),
    "merchant back": (
        "N-111",
        Novgorod.tr("A luxury good that is scored in his city brings {merchant_seals} more."),
    ),
    "pirate front": ("N-115", Novgorod.tr("A route through his city may have one card less.")),
    "pirate back": (
        "N-116",
        Novgorod.tr("Ships sail past his city; the privilege “{moving}” moves him."),
    ),
    "harbour": ("N-115", Novgorod.tr("The pirate can be moved here.")),
    "harbour back": ("N-116", Novgorod.tr("The pirate can be moved here.")),
    "special": (
        "N-121",
        Novgorod.tr(
            "{asked}: {part_seals} for %n ducat(s), one more for each one skipped above.",
            None,
            "part_cost",
        ),
    ),
}
"""The rule of a piece and what it does."""


def _details(place: Told) -> tuple[str, ...]:
    """What matters of a piece beside its kind."""
    if place.kind == "mission" and not place.name and place.zone not in ("pile", "special"):
        return ("hidden",)
    if place.kind == "harbour":
        return ("back",) if place.view.expert.pirate_side else ()
    return place.mark, place.zone, place.name


def _side(place: Told) -> Career:
    """The side of a career card."""
    return CARDS.careers[int(place.name) - 1][SIDES.index(place.mark)]


def _half(place: Told) -> str:
    """What the lower line of a mission brings whose upper line is done (N-57)."""
    done_now = place.view.lines >> MISSION[place.name] & 1
    return say.seals(CARDS.both_seals - CARDS.line_seals if done_now else CARDS.line_seals)


def _recipes(place: Told) -> str:
    recipes = CARDS.artisans[ARTISAN[place.name]].recipes
    return " · ".join(
        f"{listed(say.goods_of(goods))}: {say.seals(seals)}" for goods, seals in recipes
    )


def _part(place: Told) -> Part:
    """The part that a special mission shows."""
    return CARDS.specials[SPECIAL[place.name]].parts[int(place.at)]


CARD_TEXTS = CardTable(
    _TITLES,
    _SUBS,
    _TEXTS,
    card_status.now,
    _details,
    _NAMES,
    city=word(say.city, "name"),
    good=word(say.good_of, "name"),
    artisan=word(say.artisan, "name"),
    recipes=_recipes,
    mission=word(say.mission, "name"),
    mission_price=CARDS.mission_price,
    upper=lambda place: say.mission_lines(place.name)[0],
    lower=lambda place: say.mission_lines(place.name)[1],
    half=_half,
    one=lambda place: say.seals(CARDS.line_seals),
    both=CARDS.both_seals,
    bonus=word(say.bonus, "name"),
    variety=lambda place: say.bonus("variety"),
    moving=lambda place: say.privilege("pirate"),
    ship_price=lambda place: CARDS.ship(place.number),
    ducats=word(say.ducats, "number"),
    seals=word(say.seals, "number"),
    goal=CARDS.goal,
    career=word(say.career, "name"),
    each_turn=lambda place: _side(place).seals[place.number],
    cost=lambda place: say.cost(_side(place).costs[place.number]),
    privilege=word(say.privilege, "name"),
    income_more=CARDS.income_more,
    cheap=CARDS.cheap_mission,
    stands=lambda place: say.city(city_id(place.at)),
    side=word(say.side, "name"),
    merchant_ducats=lambda place: say.ducats(CARDS.figures.merchant_ducats),
    merchant_seals=lambda place: say.seals(CARDS.figures.merchant_seals),
    part=lambda place: PARTS[place.at].upper(),
    asked=lambda place: say.special(SPECIAL[place.name], place.at),
    part_seals=lambda place: say.seals(_part(place).seals),
    part_cost=lambda place: _part(place).cost,
)
