"""What every piece of Kogge is, what it does, and the rule that says so."""

from hansetable.games.kogge.cards import CARDS, GOOD, GOODS, MADE
from hansetable.games.kogge.multiset import size
from hansetable.games.kogge.round import LAPS, PER_MARKER
from hansetable.games.kogge.state import MEMORY
from hansetable.games.kogge.table import city_of
from hansetable.games.kogge.turn import FOR_A_RAID, kontor_cost
from hansetable.ui.games.kogge.text import card_status
from hansetable.ui.games.kogge.text import names as say
from hansetable.ui.games.kogge.text.names import Kogge
from hansetable.ui.games.phrases import Phrase, Told, When, seat, word
from hansetable.ui.games.table_text import CardTable

_FACE_DOWN = Kogge.tr("face down")
_PILE = When(lambda place: place.at == 0, Kogge.tr("First pile"), Kogge.tr("Second pile"))
_ONE_PILE = Kogge.tr("The raider takes one of the two piles.")
_ONE_GOOD = Kogge.tr("Both markers together cost one good.")
_BILL = Kogge.tr("Lies here until the exchange is finished.")
_CHIP_OF = When(
    lambda place: place.owner >= 0,
    "{name}",
    When(
        "number",
        Kogge.tr("%n left", None, "number"),
        Kogge.tr("all bought"),
    ),
)

_TITLES: dict[str, Phrase] = {
    "city": "{city}",
    "site": Kogge.tr("Building site"),
    "kontor": Kogge.tr("Kontor"),
    "route": "{route}",
    "guild": Kogge.tr("Guild master"),
    "goal": Kogge.tr("End marker"),
    "good": When("name", "{good}", Kogge.tr("Good")),
    "marker": When("name", "{marker}", Kogge.tr("Route marker")),
    "stock pool": "{marker}",
    "stock supply": "{good}",
    "pair": Kogge.tr("Pair {markers}"),
    "pile": _PILE,
    "cog": When(
        lambda place: place.owner == place.view.viewer,
        Kogge.tr("your cog"),
        Kogge.tr("{name}’s cog"),
    ),
    "raid": Kogge.tr("Raid marker"),
    "chip": "{chip}",
    "order": Kogge.tr("Order marker"),
    "choice": Kogge.tr("City to start in"),
    "area supply": Kogge.tr("Supply"),
    "area pool": Kogge.tr("Pool"),
    "area bid": Kogge.tr("Bids"),
    "area pile": Kogge.tr("First pile"),
    "area stake": Kogge.tr("Markers for the conflict"),
    "area look": Kogge.tr("Look at the routes"),
}
_SUBS: dict[str, Phrase] = {
    "city": Kogge.tr("city {at}, produces {product}"),
    "site": Kogge.tr("in {city}"),
    "kontor": Kogge.tr("{name}, in {city}"),
    "route up": Kogge.tr("to {target}"),
    "route": When("name", Kogge.tr("face down; as you know, to {target}"), _FACE_DOWN),
    "guild": Kogge.tr("in {city}"),
    "goal": Kogge.tr("in {city}"),
    "good hidden": _FACE_DOWN,
    "good city": Kogge.tr("in {city}"),
    "good store": Kogge.tr("{name}, in {city}"),
    "good pile": _PILE,
    "good cargo": Kogge.tr("{name}’s cargo"),
    "marker hidden": _FACE_DOWN,
    "marker": Kogge.tr("{target}, {colour}"),
    "stock pool": Kogge.tr("in the pool"),
    "stock supply": Kogge.tr("%n in the supply", None, "number"),
    "pile": Kogge.tr("%n good(s)", None, "piled"),
    "cog": Kogge.tr("in {city}"),
    "raid unbought": Kogge.tr("{name}, not bought yet"),
    "raid": "{name}",
    "chip": _CHIP_OF,
    "order": "{name}",
    "choice": "{name}",
    "area pool": Kogge.tr("%n marker(s)", None, "number"),
}
_TEXTS: dict[str, tuple[str, Phrase]] = {
    # cities
    "city": ("K-9", Kogge.tr("On the city: {goods}.")),
    "city raided": (
        "K-30",
        Kogge.tr("A raid marker lies here, so the guild master passes over this city."),
    ),
    "site": ("K-60", Kogge.tr("A kontor here costs {cost}.")),
    "kontor": (
        "K-26",
        Kogge.tr("When bids bring goods to the city, kontors are served first, one good each."),
    ),
    "kontor stocked": ("K-45", Kogge.tr("In it, for its owner to load while moving: {stored}.")),
    "route up": ("K-41", Kogge.tr("A cog in {city} can sail along it, whatever the distance.")),
    "route down": ("K-43", Kogge.tr("It is turned up when somebody sails along it.")),
    "route memory": ("K-D3", Kogge.tr("It is turned up for a step and then turned down again.")),
    "guild": (
        "K-61",
        Kogge.tr("Whoever has a cog in his city can make one deal with him on their turn."),
    ),
    "goal": (
        "K-32",
        Kogge.tr(
            "When the guild master comes here or passes for the second time, the game ends;"
            " times so far: {laps}."
        ),
    ),
    # goods and markers
    "good hidden": ("K-90", Kogge.tr("Only those who may know see what it is.")),
    "good city": ("K-65", Kogge.tr("To be had here by exchange, for a cog that has moved.")),
    "good store": ("K-45", Kogge.tr("In the kontor, for its owner to load while moving.")),
    "good given": ("K-65", _BILL),
    "good taken": ("K-65", _BILL),
    "good pile": ("K-67", _ONE_PILE),
    "good cargo": (
        "K-83",
        Kogge.tr(
            "Each counts %n victory point(s) if the guild master ends the game.",
            None,
            "good_points",
        ),
    ),
    "marker hidden": ("K-90", Kogge.tr("Only its owner knows which marker it is.")),
    "marker bids": (
        "K-25",
        Kogge.tr("This marker brings {brought} to {target}, while the supply lasts."),
    ),
    "marker pair": ("K-62", _ONE_GOOD),
    "marker staked": (
        "K-C2",
        Kogge.tr("Chosen for the conflict; the two swap what they have chosen."),
    ),
    "marker hand": (
        "K-3",
        Kogge.tr("For bids, for further steps, for changing a route, or for a kontor in {target}."),
    ),
    "stock pool": ("K-61", Kogge.tr("The guild master gives it for {price}.")),
    "stock supply": ("K-4", Kogge.tr("What is used up is not replaced.")),
    "pair": ("K-62", _ONE_GOOD),
    "pile": ("K-67", _ONE_PILE),
    # what players have
    "cog": ("K-80", Kogge.tr("{cargo} on board, {hand} in hand, {points}.")),
    "raid raids": (
        "K-67",
        Kogge.tr("For a raid on half of a cog’s cargo, or on all goods in a city."),
    ),
    "raid raided": ("K-68", Kogge.tr("{name}’s cog can never enter {city} again.")),
    "raid unbought": (
        "K-61",
        Kogge.tr("The guild master gives it for %n equal marker(s).", None, "for_a_raid"),
    ),
    "chip trade": (
        "K-65",
        Kogge.tr("Whoever has it takes up to three goods for one in an exchange."),
    ),
    "chip marker": (
        "K-21",
        Kogge.tr("Whoever has it draws a marker from the pool when a round begins."),
    ),
    "chip fields": ("K-46", Kogge.tr("Whoever has it pays nothing for the second step either.")),
    "chip path": (
        "K-47",
        Kogge.tr("For one good or marker more, a step can lead straight to the guild master."),
    ),
    "order": ("K-27", Kogge.tr("Number {number} in the order of turns.")),
    "choice": (
        "K-15",
        When(
            "name",
            Kogge.tr("{target}."),
            Kogge.tr("Chosen in secret; all cities are revealed together."),
        ),
    ),
    # areas
    "area supply": ("K-4", Kogge.tr("Goods that are not in play.")),
    "area pool": ("K-3", Kogge.tr("Route markers that are not in play.")),
    "area bid": (
        "K-23",
        Kogge.tr("Bids bring goods to their cities and decide the order of turns."),
    ),
    "area pile": ("K-67", Kogge.tr("The robbed player lays half of the goods here.")),
    "area stake": ("K-C2", Kogge.tr("Both choose in secret, and the better combination wins.")),
    "area look": ("K-D5", Kogge.tr("For one good or marker you see both markers of your city.")),
}
"""The rule of a piece and what it does, by its kind and what else matters."""


def _details(place: Told) -> tuple[str, ...]:
    """What matters of a piece beside its kind."""
    match place.kind:
        case "kontor":
            return ("stocked",) if place.view.stores[place.at] else ()
        case "route":
            memory = place.mark == "down" and place.view.rules & MEMORY
            return ("memory" if memory else place.mark,)
        case "good" | "marker":
            return (place.zone if place.name else "hidden",)
    return place.mark, place.zone, place.name


def _number(place: Told) -> int:
    return int(place.name)


CARD_TEXTS = CardTable(
    _TITLES,
    _SUBS,
    _TEXTS,
    card_status.now,
    _details,
    name=seat("owner"),
    city=lambda place: say.place(city_of(place)),
    product=lambda place: say.good(GOODS[MADE[place.at]]),
    goods=lambda place: say.pack(place.view.goods[place.at]),
    cost=lambda place: say.items(kontor_cost(place.view, city_of(place))),
    stored=lambda place: say.pack(place.view.stores[place.at]),
    route=lambda place: say.route(place.at),
    laps=lambda place: min(place.number, LAPS),
    good=word(say.good, "name"),
    good_points=lambda place: CARDS.points[GOOD[place.name]],
    marker=lambda place: say.marker(_number(place)),
    target=lambda place: say.place(_number(place)),
    colour=lambda place: say.good(GOODS[MADE[_number(place)]]),
    brought=lambda place: say.goods([GOODS[MADE[_number(place)]]] * PER_MARKER),
    price=lambda place: say.one(GOODS[MADE[_number(place)]]),
    markers=lambda place: say.markers_of(place.view.pairs[place.index]),
    piled=lambda place: size(place.view.piles[place.at]),
    cargo=lambda place: say.number_of_goods(size(place.view.cargo[place.owner])),
    hand=lambda place: say.number_of_markers(
        size(place.view.hand[place.owner] + place.view.stake[place.owner])
    ),
    points=lambda place: say.development(place.view.points(place.owner)),
    for_a_raid=FOR_A_RAID,
    chip=word(say.chip, "name"),
)
