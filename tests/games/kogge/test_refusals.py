"""Why something cannot be touched: a position for every reason, and its rule."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hansetable.core import Choice, Refusal, read_action
from hansetable.core.state import SPECTATOR
from hansetable.games.kogge import GAME
from hansetable.games.kogge.action_tables import VERBS
from hansetable.games.kogge.encounters import ChoosePile, Fight, MakeWish, PartCargo, Quarrel
from hansetable.games.kogge.multiset import UNIT
from hansetable.games.kogge.reasons import REASONS
from hansetable.games.kogge.round import PayTax
from hansetable.games.kogge.setup import CHOOSE_START, FIRST_LOOK
from hansetable.games.kogge.state import NONE
from hansetable.games.kogge.trade import OFFERS, Terms
from hansetable.games.kogge.voyage import DriveOut
from tests.games.kogge.builder import Table, goods


def why(t: Table, handle: str, held: str = "", seat: int | None = None) -> Refusal:
    """Why a thing cannot be touched by the first seat that is asked, after another one."""
    s = t.state
    who = (s.asked() or (0,))[0] if seat is None else seat
    view = s.seen_by(who)
    places = GAME.pieces(view)
    choice = Choice.of(view.options(who))
    if held:
        choice = choice.touch(*places[held].says)
    assert choice.targets.isdisjoint(places[handle].says), "it can be touched"
    return GAME.refusal(view, who, places[handle], [places[held]] if held else ())


def starting(barred: int = NONE) -> Table:
    t = Table(3).give(0, hand="0 1 2 3 4 5 6 7 8")
    t.state.cog, t.state.round = [NONE] * 3, 0
    t.state.barred[0] = barred
    t.state.stack = [CHOOSE_START]
    return t


def crowded() -> Table:
    t = starting().found("riga", 1).found("riga", 2)
    t.state.steps = 99
    return t


def first_look() -> Table:
    t = Table(3, memory="on").give(0, hand="0 4")
    t.state.turn, t.state.stack = 0, [FIRST_LOOK]
    return t


def bidding(mine: str = "5", *theirs: str) -> Table:
    t = Table(3).give(0, cargo="ore", hand=mine)
    for seat, laid in enumerate(theirs, 1):
        t.state.bids[seat] = sum(UNIT[int(m)] for m in laid.split())
    return t.bidding()


def taxing() -> Table:
    t = Table(3, taxes="on").give(0, at="kopenhagen", cargo="ore furs", hand="3")
    t.state.stack = [PayTax(0)]
    return t


def moving(cargo: str = "", hand: str = "", chips: str = "") -> Table:
    return Table(3).give(0, cargo=cargo, hand=hand, chips=chips).moving()


def sailed(cargo: str = "", hand: str = "") -> Table:
    """A cog that has taken its free step from Kopenhagen to Tönsberg."""
    t = Table(3).give(0, at="kopenhagen", cargo=cargo, hand=hand).moving()
    t.say("sail kopenhagen:1")
    return t


def landlocked() -> Table:
    """Both routes from Tönsberg lead where the cog may not enter."""
    return moving().raided("stockholm", 0).raided("abo", 0)


def acting(cargo: str = "", hand: str = "", came: str = "riga", **options: str) -> Table:
    return Table(3, **options).give(0, cargo=cargo, hand=hand).acting(came_from=came)


def at_guild(cargo: str = "", hand: str = "") -> Table:
    t = Table(3).give(0, at="kopenhagen", cargo=cargo, hand=hand).pairs("3 3", "4 4")
    return t.acting(came_from="riga")


def done(t: Table, *said: str) -> Table:
    t.say(*said)
    return t


def exchanging(*said: str, cargo: str = "ore*2 furs", city: str = "ore furs") -> Table:
    t = Table(3).give(0, cargo=cargo).lay(tonsberg=city).acting(came_from="riga")
    return done(t, "give ore", *said)


def driving(optional: bool = False) -> Table:
    t = Table(3).raided("abo", 1)
    t.state.turn, t.state.stack = 0, [DriveOut(0, 1, optional)]
    return t


def robbed() -> Table:
    t = Table(3)
    t.state.piles = [goods("ore"), goods("furs*3")]
    t.state.turn, t.state.stack = 1, [PartCargo(1, 0)]
    return t.refill()


def parted() -> Table:
    t = robbed()
    t.state.stack = [ChoosePile(1, 0)]
    return t


def quarrel(turn: int = 0) -> Table:
    t = Table(4, conflicts="on").give(1, at="tonsberg").give(2, at="tonsberg")
    t.state.turn, t.state.stack = turn, [Quarrel((0,))]
    return t


def fought() -> Table:
    t = quarrel()
    t.state.fought = 1 << 1
    return t


def fighting(ready: tuple[int, ...] = ()) -> Table:
    t = Table(3, conflicts="on").give(0, cargo="ore", hand="3 4").give(1, at="tonsberg")
    t.state.stack = [Fight(0, 1, ready)]
    return t


def wishing() -> Table:
    t = Table(3, conflicts="on")
    t.state.stack = [MakeWish(0, 1, UNIT[0])]
    return t


def offered() -> Table:
    t = Table(3).give(0, cargo="ore").give(1, at="tonsberg", cargo="furs").acting()
    return done(t, "offer 2 cogs ore furs")


def over(by_points: bool) -> Table:
    t = Table(3)
    for city in ("riga", "reval", "abo", "danzig", "lubeck")[: 5 if by_points else 1]:
        t.found(city, 0)
    return t


def together(cargo: str = "ore", theirs: str = "", raids: int = 1) -> Table:
    t = Table(3).give(0, cargo=cargo, hand="4").give(1, at="tonsberg", cargo=theirs)
    t.state.raids[0] = raids
    return t.acting(came_from="riga")


def worn_out() -> Table:
    t = together(theirs="ore")
    t.state.offers[0] = OFFERS
    return t


def sold_out() -> Table:
    t = at_guild("ore*6")
    t.state.chips[1] = 2
    return t


def emptied() -> Table:
    t = at_guild(hand="7 3")
    t.state.stock -= goods("salt*10")
    return t


def stayed() -> Table:
    return Table(3).give(0, cargo="ore").lay(tonsberg="furs").acting()


def founding() -> Table:
    return acting("furs amber salt", "0 4")


def founded() -> Table:
    """A turn in which a kontor was founded beside an empty building site."""
    return done(founding(), "found")


def stocked() -> Table:
    """A kontor of one's own, and something to exchange."""
    return acting("ore").lay(tonsberg="furs").found("tonsberg", 0)


def hidden(routes: str) -> Table:
    return acting(hand="3").routes(tonsberg=routes)


def changed() -> Table:
    return done(acting(hand="3 4"), "change tonsberg:1 3")


def sated() -> Table:
    """An exchange in which a good has brought all that it can."""
    return exchanging("take furs", "take furs", city="furs*3")


def declined() -> Table:
    t = together(theirs="furs")
    t.state.declined = (Terms(0, 1, "cogs", goods("ore"), 0, goods("furs"), 0),)
    return t


def memory(cargo: str = "ore") -> Table:
    return Table(3, memory="on").give(0, cargo=cargo).acting(came_from="riga")


def path(cargo: str = "", at: str = "riga") -> Table:
    return Table(3).give(0, at=at, cargo=cargo, chips="path").moving()


CASES: list[tuple[str, Callable[[], Table], str, str]] = [
    # who decides, and what is only to look at
    ("K-80 over", lambda: over(True), "city:abo", ""),
    ("K-32 over-guild", lambda: over(False), "city:abo", ""),
    ("K-71 offered 0", offered, "city:abo", ""),
    ("K-40 move-first", moving, "supply", ""),
    ("K-27 order", moving, "0/order", ""),
    ("K-32 goal", moving, "goal", ""),
    ("K-68 laid-raid 1 4", lambda: moving().raided("riga", 1), "1/raided:riga:1", ""),
    ("K-6 own-chip", lambda: moving(chips="trade"), "0/chip:trade#0", ""),
    ("K-70 their-piece 1", moving, "1/raid#0", ""),
    ("K-70 trade-window 1", lambda: together(theirs="ore"), "1/good:hidden#0", ""),
    ("K-70 trade-apart 1", lambda: moving().give(1, "abo", "ore"), "1/good:hidden#0", ""),
    ("K-70 trade-later", lambda: wishing().give(2, "abo", "ore"), "2/good:hidden#0", ""),
    ("K-71 offers-used 6", worn_out, "1/good:hidden#0", ""),
    ("K-28 bid-lies", lambda: bidding("5", "3"), "1/bid/marker:3#0", ""),
    ("K-61 second-raid 3", moving, "0/raid:second", ""),
    # the beginning, bids, guild master, taxes
    ("K-15 start-first", starting, "guild", ""),
    ("K-15 start-barred 4", lambda: starting(4), "city:riga", ""),
    ("K-15 start-barred 4", lambda: starting(4), "0/marker:4#0", ""),
    ("K-15 start-full 4", crowded, "city:riga", ""),
    ("K-D2 look-first 0", first_look, "guild", ""),
    ("K-D2 look-own-number 0", first_look, "0/marker:0#0", ""),
    ("K-D2 look-route 0", first_look, "route:abo:1", "0/marker:4#0"),
    ("K-24 must-pass", lambda: bidding("5", "5"), "0/marker:5#0", ""),
    ("K-24 must-pass", lambda: bidding("5", "5"), "bid", ""),
    ("K-23 bid-taken 3", lambda: done(bidding("5 3", "5 3"), "lay 5"), "0/marker:3#0", ""),
    ("K-23 bid-markers", bidding, "0/good:ore#0", ""),
    ("K-23 onto-bids", bidding, "city:abo", "0/marker:5#0"),
    ("K-20 bids-first", bidding, "cog:1", ""),
    ("K-30 guild-first 0 1", lambda: Table(3).steering(), "guild", ""),
    ("K-30 guild-step 0 1", lambda: Table(3).steering(), "city:riga", ""),
    ("K-30 guild-passes 0", lambda: Table(3).raided("tonsberg", 1).steering(), "city:tonsberg", ""),
    ("K-A1 tax-first", taxing, "city:abo", ""),
    ("K-A1 tax-goods", taxing, "0/marker:3#0", ""),
    ("K-A1 tax-supply", taxing, "city:abo", "0/good:ore#0"),
    # movement
    ("K-44 closed 1", lambda: moving().raided("stockholm", 0), "city:stockholm", ""),
    ("K-44 closed 1", lambda: moving().raided("stockholm", 0), "route:tonsberg:1", ""),
    ("K-42 no-fare 1", sailed, "route:tonsberg:1", ""),
    ("K-42 no-fare 1", sailed, "city:stockholm", ""),
    ("K-41 not-from-here 0 2", moving, "route:abo:1", ""),
    ("K-41 no-route 0 4", moving, "city:riga", ""),
    ("K-40 lies-here 0", moving, "city:tonsberg", ""),
    ("K-42 no-fare 1", sailed, "cog:1", ""),
    ("K-44 closed 1", landlocked, "cog:1", ""),
    ("K-41 own-cog", moving, "supply", "cog:1"),
    ("K-41 own-cog", moving, "cog:1", "cog:1"),
    ("K-41 own-cog", lambda: moving().raided("stockholm", 1), "1/raided:stockholm:1", "cog:1"),
    ("K-41 own-cog", moving, "cog:2", "cog:1"),
    ("K-41 no-route 0 4", moving, "city:riga", "cog:1"),
    ("K-41 no-route 0 4", moving, "site:riga:1", "cog:1"),
    ("K-41 no-route 0 4", lambda: moving().raided("riga", 1), "1/raided:riga:1", "cog:1"),
    ("K-41 no-route 0 4", lambda: moving().give(1, "riga"), "cog:2", "cog:1"),
    ("K-41 no-route 0 8", moving, "guild", "cog:1"),
    ("K-41 no-route 0 8", moving, "goal", "cog:1"),
    ("K-41 not-from-here 0 2", moving, "route:abo:1", "cog:1"),
    ("K-40 lies-here 0", moving, "city:tonsberg", "cog:1"),
    ("K-44 closed 1", lambda: moving().raided("stockholm", 0), "city:stockholm", "cog:1"),
    ("K-47 no-path-fare 1", path, "guild", "cog:1"),
    ("K-42 free-step", lambda: moving("ore"), "0/good:ore#0", ""),
    ("K-42 route-first", lambda: sailed("ore"), "0/good:ore#0", ""),
    ("K-47 no-path", moving, "guild", ""),
    ("K-47 path-here", lambda: path("ore", "kopenhagen"), "guild", ""),
    ("K-44 closed 8", lambda: path("ore").raided("kopenhagen", 0), "guild", ""),
    ("K-47 no-path-fare 1", path, "guild", ""),
    ("K-42 pay-first 1", lambda: done(sailed("ore"), "sail tonsberg:1"), "city:abo", ""),
    ("K-45 load-goods", lambda: moving().found("tonsberg", 0, "ore"), "site:tonsberg:1", ""),
    ("K-45 load-elsewhere 2 0", lambda: moving().found("abo", 0), "site:abo:1", ""),
    ("K-45 store-empty 0", lambda: moving().found("tonsberg", 0), "site:tonsberg:1", ""),
    ("K-45 their-kontor 1", lambda: moving().found("tonsberg", 1), "site:tonsberg:1", ""),
    ("K-68 drive-first 1", driving, "guild", ""),
    ("K-44 drive-closed 1 2", driving, "route:stockholm:1", ""),
    ("K-68 drive-route 1 1", driving, "city:riga", ""),
    ("K-C4 drive-route 1 1", lambda: driving(optional=True), "route:riga:1", ""),
    ("K-68 drive-first 1", driving, "cog:1", ""),
    ("K-68 drive-first 1", driving, "supply", "cog:2"),
    ("K-68 drive-route 1 1", driving, "site:riga:1", "cog:2"),
    ("K-44 drive-closed 1 2", driving, "city:abo", "cog:2"),
    # kontors, guild master, pairs
    ("K-40 move-over", acting, "city:riga", ""),
    ("K-60 found-elsewhere 0", acting, "site:riga:1", ""),
    ("K-60 found-done", founded, "site:tonsberg:2", ""),
    ("K-60 found-lacks 0 furs salt 0", lambda: acting("amber"), "site:tonsberg:1", ""),
    ("K-60 found-alone", founding, "site:tonsberg:1", "0/marker:4#0"),
    ("K-60 site-taken 1", lambda: acting().found("tonsberg", 1), "site:tonsberg:1", ""),
    ("K-45 load-over", lambda: acting().found("tonsberg", 0), "site:tonsberg:1", ""),
    ("K-45 no-storing", stocked, "site:tonsberg:1", "0/good:ore#0"),
    ("K-61 guild-elsewhere 8", acting, "pool:3", ""),
    ("K-61 guild-done", lambda: done(at_guild(hand="4 5"), "take-good 4"), "supply:amber", ""),
    ("K-61 guild-how", at_guild, "guild", ""),
    ("K-61 chip-gone", sold_out, "chip:trade", ""),
    ("K-61 chip-lacks 6 ore ore", lambda: at_guild("ore*4 furs"), "chip:trade", ""),
    ("K-61 chip-lacks 6 furs furs", lambda: at_guild("ore*6 furs*4"), "chip:path", "0/good:furs#0"),
    ("K-61 chip-goods 6", lambda: at_guild(hand="4"), "chip:path", "0/marker:4#0"),
    ("K-61 raid-lacks 3 4", lambda: at_guild(hand="4*2 5"), "0/raid:second", ""),
    ("K-61 raid-markers 3", lambda: at_guild("ore"), "0/raid:second", "0/good:ore#0"),
    ("K-61 pool-lacks 4 furs", lambda: at_guild("ore"), "pool:4", "0/good:ore#0"),
    ("K-61 supply-empty salt", emptied, "supply:salt", ""),
    ("K-61 supply-lacks amber", lambda: at_guild(hand="4"), "supply:amber", "0/marker:4#0"),
    ("K-61 goods-for-markers", lambda: at_guild(hand="4"), "pool:4", "0/marker:4#0"),
    ("K-61 markers-for-goods", lambda: at_guild("ore"), "supply:ore", "0/good:ore#0"),
    ("K-62 pairs-done", lambda: done(at_guild("ore*2"), "buy-pair 1 ore"), "pair:2", ""),
    ("K-62 pairs-lack", at_guild, "pair:1", ""),
    ("K-62 pairs-goods", lambda: at_guild(hand="4"), "pair:1", "0/marker:4#0"),
    # goods, routes, raids
    ("K-65 exchange-elsewhere 0", lambda: acting().lay(riga="furs"), "riga/good:furs#0", ""),
    ("K-65 exchange-done", lambda: exchanging("take furs", "settle"), "tonsberg/good:ore#0", ""),
    ("K-48 not-moved 0", stayed, "0/good:ore#0", ""),
    ("K-65 city-empty 0", lambda: acting("ore"), "0/good:ore#0", ""),
    ("K-65 nothing-to-give", lambda: acting().lay(tonsberg="ore"), "tonsberg/good:ore#0", ""),
    ("K-65 same-kind 0 ore", lambda: acting("ore").lay(tonsberg="ore"), "0/good:ore#0", ""),
    ("K-65 give-first", lambda: acting("ore").lay(tonsberg="furs"), "tonsberg/good:furs#0", ""),
    ("K-45 load-over", stocked, "site:tonsberg:1", "city:tonsberg"),
    ("K-65 onto-city 0", stocked, "tonsberg/good:furs#0", "0/good:ore#0"),
    ("K-66 route-elsewhere 0", lambda: acting(hand="3"), "route:abo:1", ""),
    ("K-66 route-done", changed, "0/marker:4#0", ""),
    ("K-66 face-down", lambda: hidden("1? 2"), "route:tonsberg:1", ""),
    ("K-66 both-down 0", lambda: hidden("1? 2?"), "0/marker:3#0", ""),
    ("K-66 no-marker", acting, "route:tonsberg:1", ""),
    ("K-66 own-number 0", lambda: acting(hand="0"), "0/marker:0#0", ""),
    ("K-66 own-number 0", lambda: acting(hand="0"), "route:tonsberg:1", ""),
    ("K-66 route-marker", lambda: acting(hand="3"), "city:tonsberg", "0/marker:3#0"),
    ("K-67 raid-none", lambda: together(theirs="ore", raids=0), "cog:2", ""),
    ("K-67 raid-elsewhere 0", acting, "cog:2", ""),
    ("K-67 raid-own", acting, "cog:1", "0/raid#0"),
    ("K-69 raid-empty 1", together, "cog:2", "0/raid#0"),
    ("K-67 raid-city 0", acting, "site:tonsberg:1", "0/raid#0"),
    ("K-67 raid-where", acting, "0/raid#0", "0/raid#0"),
    ("K-60 good-where", stocked, "0/good:ore#0", "0/good:ore#0"),
    ("K-60 marker-where", lambda: acting(hand="3"), "supply", "0/marker:3#0"),
    ("K-66 no-memory", acting, "look", ""),
    ("K-D5 memory-done", lambda: done(memory("ore*2"), "look ore"), "look", ""),
    ("K-D5 memory-lacks", lambda: memory(""), "look", ""),
    ("K-D5 look-how", memory, "supply", "look"),
    ("K-20 bids-over", acting, "bid", ""),
    ("K-67 no-raid-now", acting, "pile", ""),
    ("K-C1 no-conflict-now", acting, "stake", ""),
    # exchange, raids, conflicts
    ("K-65 take-first ore", exchanging, "0/good:ore#0", ""),
    ("K-65 take-same ore", exchanging, "tonsberg/good:ore#0", ""),
    ("K-65 take-most 2 ore", sated, "tonsberg/good:furs#0", ""),
    ("K-65 bill-lies", exchanging, "0/given/good:ore#0", ""),
    ("K-65 exchange-first", exchanging, "guild", ""),
    ("K-67 part-first 1", robbed, "guild", ""),
    ("K-67 part-laid", robbed, "pile:1/good:ore#0", ""),
    ("K-67 part-choice 1", robbed, "pile:1", ""),
    ("K-67 pile-first", parted, "guild", ""),
    ("K-67 pile-whole", parted, "pile:1/good:ore#0", ""),
    ("K-C1 attack-first", quarrel, "guild", ""),
    ("K-C1 attack-self", quarrel, "cog:1", ""),
    ("K-C1 attack-elsewhere 3 0", quarrel, "cog:4", ""),
    ("K-C5 attack-other 1", lambda: quarrel(1), "cog:3", ""),
    ("K-C5 attack-twice 1", fought, "cog:2", ""),
    ("K-C2 fight-first", fighting, "guild", ""),
    ("K-C2 fight-markers", fighting, "0/good:ore#0", ""),
    ("K-C2 fight-onto", fighting, "guild", "0/marker:3#0"),
    ("K-C2 fight-lies", lambda: done(fighting(), "stake 3"), "0/stake/marker:3#0", ""),
    ("K-C3 wish-first 2", wishing, "guild", ""),
]


def written(refusal: Refusal) -> str:
    """A refusal as the table of cases has it."""
    return " ".join(map(str, (refusal.rule, refusal.why, *refusal.about)))


@pytest.mark.parametrize(("reason", "build", "handle", "held"), CASES)
def test_the_reason(reason: str, build: Callable[[], Table], handle: str, held: str) -> None:
    """Every reason in a position of its own."""
    assert written(why(build(), handle, held)) == reason


WAITING: list[tuple[str, Callable[[], Table], int]] = [
    ("K-41 turn 0", moving, 1),
    ("K-41 turn 0", moving, SPECTATOR),
    ("K-71 offer-open 1", offered, 0),
    ("K-71 turn 1", offered, 2),
    ("K-C2 fight-ready", lambda: fighting((0,)), 0),
    ("K-15 start-secret", lambda: done(starting(), "choose 4"), 0),
]


@pytest.mark.parametrize(("reason", "build", "seat"), WAITING)
def test_who_is_not_asked_hears_who_is(reason: str, build: Callable[[], Table], seat: int) -> None:
    assert written(why(build(), "guild", seat=seat)) == reason


ACTIONS_REFUSED: list[tuple[str, Callable[[], Table], str]] = [
    ("K-70 offer-nothing", together, "offer 2 cogs - -"),
    ("K-70 offer-equal", lambda: together(theirs="ore"), "offer 2 cogs ore ore"),
    ("K-71 offer-declined", declined, "offer 2 cogs ore furs"),
    ("K-70 offer-apart 2", together, "offer 3 cogs ore -"),
    ("K-71 offer-mine", together, "offer 2 cogs salt -"),
    ("K-71 offer-theirs 1", lambda: together(theirs="furs"), "offer 2 cogs - furs,furs"),
    ("K-71 offers-used 6", worn_out, "offer 2 cogs ore -"),
    ("K-70 offer-now", lambda: done(together(theirs="ore"), "raid-cog 2"), "offer 2 cogs ore -"),
    ("K-42 no-fare 1", sailed, "sail tonsberg:1"),
    ("K-47 no-path", moving, "path"),
    ("K-60 found-lacks 0 furs amber salt 0", acting, "found"),
    ("K-61 guild-elsewhere 8", acting, "take-good 3"),
    ("K-62 pairs-lack", acting, "buy-pair 1 ore"),
    ("K-65 city-empty 0", acting, "give ore"),
    ("K-66 no-marker", acting, "change tonsberg:1 3"),
    ("K-66 no-memory", acting, "look ore"),
]


@pytest.mark.parametrize(("reason", "build", "text"), ACTIONS_REFUSED)
def test_the_rules_refuse_an_action_for_the_reason_that_a_touch_tells(
    reason: str, build: Callable[[], Table], text: str
) -> None:
    """K-70, K-71"""
    action = read_action(text, VERBS)
    refusal = build().state.seen_by(0).refuses(0, action)
    assert refusal is not None
    assert written(refusal) == reason


def test_every_reason_has_its_position() -> None:
    shown = {line.split()[1] for line, *_ in (*CASES, *WAITING, *ACTIONS_REFUSED)}
    assert set(REASONS) - shown <= {"start-chosen", "other"}
    assert shown <= set(REASONS)


def test_an_offer_that_can_be_made_is_not_refused() -> None:
    t = together(theirs="furs")
    assert t.state.seen_by(0).refuses(0, read_action("offer 2 cogs ore furs", VERBS)) is None
