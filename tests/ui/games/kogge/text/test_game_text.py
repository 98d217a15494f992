"""Kogge in words: everything is said, in both languages, without ids and braces."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest

from hansetable.core import Action, Event, Step
from hansetable.core.state import OMNISCIENT
from hansetable.games.kogge import GAME
from hansetable.games.kogge import action_tables as say
from hansetable.games.kogge import encounter_events as d
from hansetable.games.kogge import events as e
from hansetable.games.kogge import trade_actions as b
from hansetable.games.kogge.cards import CHIPS, CITIES, CITY, FIELDS, GOOD, GOODS, PATH, TRADE
from hansetable.games.kogge.encounters import ChoosePile, Fight, MakeWish, PartCargo, Quarrel
from hansetable.games.kogge.multiset import UNIT, pack_of
from hansetable.games.kogge.round import AskBids, MoveGuild, PayTax
from hansetable.games.kogge.setup import ChooseStart, FirstLook
from hansetable.games.kogge.state import KoggeState
from hansetable.games.kogge.trade import Trade
from hansetable.games.kogge.turn import ACT, Act, Exchange
from hansetable.games.kogge.voyage import MOVE, DriveOut, Fare, Move
from hansetable.ui.games.kogge.text import names
from hansetable.ui.games.kogge.text.game_text import KoggeText

KINDS_FROM = (e, d)
"""Where the events of the game are defined."""
NAMES = ("Heike", "Jorin", "Marit", "Klaas")
STEPS: tuple[type[Step], ...] = (
    *(ChooseStart, FirstLook, AskBids, MoveGuild, PayTax, Move, Fare, Act, Exchange, PartCargo),
    *(ChoosePile, DriveOut, Quarrel, Fight, MakeWish, Trade),
)
SILENT = (e.StartsShown, e.MarkerLaid, e.TurnBegan, e.Anchored)
"""What the table shows and no line of the log says."""
OPEN: tuple[Event, ...] = (
    e.StartsShown((0, 4, -1)),
    e.Settled(1, "riga"),
    e.Clashed("riga", (0, 1, 2)),
    e.Clashed("riga", (0,)),
    e.OrderSet((2, 0, 1)),
    e.RoutesLooked(1, "abo"),
    e.RoutesKept(1),
    e.RoundBegan(3),
    e.MarkerDrawn(1, 5, True),
    e.PairsLaid(((0, 5), (1, 1), (2, 8))),
    e.PairsLaid(()),
    e.MarkerLaid(1, 5),
    e.BidMade(1, (2, 2)),
    e.BidPassed(1),
    e.Supplied("riga", "furs", 4, ()),
    e.Supplied("riga", "furs", 4, (1,)),
    e.Supplied("riga", "furs", 4, (1, 1)),
    e.Supplied("riga", "furs", 4, (1, 2)),
    e.Supplied("riga", "furs", 2, (1, 2)),
    e.Supplied("riga", "furs", 1, (1,)),
    e.GuildMoved(1, "danzig", 1),
    e.Taxed(1, "salt"),
    e.Confiscated("abo", ("furs", "furs", "salt")),
    e.TurnBegan(1),
    e.RouteNamed(1, "abo:2", 1),
    e.RouteNamed(1, "", 2),
    e.Paid(1, "furs"),
    e.Paid(1, "8"),
    e.RouteTurned("abo:1", 4),
    e.Sailed(1, "tonsberg", "abo:1"),
    e.Sailed(1, "tonsberg", ""),
    e.Blocked(1, "lubeck"),
    e.Loaded(1, "amber"),
    e.Anchored(1),
    e.Founded(1, "kopenhagen", 1),
    e.Founded(1, "kopenhagen", 4),
    e.RaidBought(1, 5),
    e.ChipBought(1, "trade", "ore", 3),
    e.MarkerTaken(1, "ore", 2),
    e.GoodTaken(1, 2, "ore"),
    e.PairBought(1, "furs", (3, 5)),
    e.Exchanged(1, "reval", ("salt", "salt"), ("ore", "ore", "furs", "ore")),
    e.CityRaided(1, "reval", ()),
    e.CityRaided(1, "reval", ("ore", "furs", "furs")),
    e.NoWayOut(1),
    e.TurnEnded(1),
    e.GameEnded("points", (1,)),
    e.GameEnded("guild", (1,)),
    e.GameEnded("guild", (1, 2)),
    d.CogRaided(1, "reval", 2),
    d.Driven(1, 2, "abo:2"),
    d.ConflictBegan(1, 2),
    d.PeaceKept(1),
    d.OfferDeclined(1, 2),
    d.OfferWithdrawn(1),
    d.StakesExchanged(1, 2, (), (), -1),
)
SECRET: tuple[tuple[Event, Event], ...] = (
    (e.StartChosen(1, 5), e.StartChosen(1, 8)),
    (e.MarkerDrawn(1, 5, False), e.MarkerDrawn(1, 3, False)),
    (e.RouteChanged(1, "abo:1", 5, 7, False), e.RouteChanged(1, "abo:1", 8, 7, False)),
    (e.RouteChanged(1, "abo:1", 5, 7, True), e.RouteChanged(1, "abo:1", 8, 3, True)),
    (d.GoodParted(1, 2, "ore", False), d.GoodParted(1, 2, "salt", False)),
    (d.PileTaken(1, 2, 2, ("ore", "salt"), False), d.PileTaken(1, 2, 2, ("furs",) * 2, False)),
    (d.StakeChosen(1, (5,)), d.StakeChosen(1, (4, 8))),
    (d.StakeChosen(1, ()), d.StakeChosen(1, (4, 4, 4))),
    (d.StakesExchanged(1, 2, (4, 8), (5, 5), 2), d.StakesExchanged(1, 2, (3, 3), (6, 6), 2)),
    (d.StakesExchanged(1, 2, (4,), (4,), -1), d.StakesExchanged(1, 2, (3,), (3,), -1)),
    (
        d.Wished(1, 2, ("furs", "amber", "amber"), ("amber", "amber")),
        d.Wished(1, 2, ("salt", "salt", "salt"), ("salt", "salt")),
    ),
    (
        d.Wished(1, 2, ("furs", "amber", "amber"), ()),
        d.Wished(1, 2, ("salt", "salt", "salt"), ()),
    ),
    *(
        (kind(1, 2, side, gives, gets, False), kind(1, 2, side, other, others, False))
        for kind in (d.OfferMade, d.OfferCountered, d.Traded)
        for side in b.SIDES
        for gives, other, gets, others in (
            (("ore", "ore"), ("furs", "5"), ("4", "8"), ("salt", "3")),
            (("ore", "5"), ("7", "8"), (), ()),
            ((), (), ("amber",), ("2",)),
        )
    ),
)
"""Events that are the same to all but those who may know."""
EVENTS = (*OPEN, *(event for pair in SECRET for event in (pair[0], pair[0].seen_by(0))))
ACTIONS: tuple[Action, ...] = (
    *say.CHOOSE, say.KEEP, *say.LAY, say.BID, say.PASS, *say.STEER, *say.TAX, *say.SAIL, say.PATH,
    *say.PAY, *say.LOAD, say.ANCHOR, *say.DRIVE, say.LEAVE, say.FOUND, *say.BUY_RAID,
    *(chip for chips in say.BUY_CHIP for chip in chips), *say.TAKE_MARKER, *say.TAKE_GOOD,
    *(pair for pairs in say.BUY_PAIR for pair in pairs), *say.GIVE, *say.TAKE, say.SETTLE,
    *say.CHANGE[3], say.RAID_CITY, *say.RAID_COG, *say.PART, *say.TAKE_PILE, *say.LOOK, say.END,
    *say.ATTACK, say.PEACE, *say.STAKE, say.READY, *say.WISH, say.ACCEPT, say.DECLINE,
    say.WITHDRAW, *(b.Offer(2, side, ("ore", "ore", "4"), ("salt",)) for side in b.SIDES),
    b.Offer(2, "cogs", (), ("3", "5")), b.Counter(("ore",), ("salt", "0")),
)  # fmt: skip
PIECES = {
    *("city", "site", "kontor", "route", "guild", "goal", "good", "marker", "stock", "pair"),
    *("pile", "cog", "raid", "chip", "order", "choice", "area"),
}
"""Every kind of piece on the table."""
RULE = r"K-[A-D]?\d+"
"""How the rules of the game are numbered."""
IDS = (*(f"\\b{city}\\b" for city in CITIES), r"[a-z]:\w", r"-\d")
UNFIT = re.compile("|".join((*IDS, "%n", r"\(\w+\)\W|es/|is/", "[{}]", "  ", r"\.\.", "None")))
VARIANTS = ("taxes", "stores", "conflicts", "memory")


@pytest.fixture
def texts() -> KoggeText:
    return KoggeText(NAMES)


def fit(text: str) -> bool:
    """Whether a text says something, and nothing that is meant for the computer."""
    return bool(text) and text == text.strip() and not UNFIT.search(text)


def positions(seed: int, options: dict[str, str], most: int = 900) -> Iterator[KoggeState]:
    """Positions of a game in which anything is said that can be."""
    chance = random.Random(seed + 200)
    state = GAME.deal(2 + seed % 3, seed, options)
    for _ in range(most):
        if not state.stack:
            return
        yield state
        seat = chance.choice(state.asked())
        found = state.listed(seat)
        kinds = sorted({type(action) for action in found}, key=lambda kind: kind.__name__)
        kind = chance.choice(kinds)
        state.push(seat, chance.choice([action for action in found if type(action) is kind]))


@cache
def views() -> list[KoggeState]:
    """Positions that hold every kind of step, as the seats see them that are asked."""
    found = []
    for seed, variants in enumerate((VARIANTS, VARIANTS, (), VARIANTS[:3]), 4):
        options = {name: "on" for name in variants}
        options["hands"] = "open" if seed == 6 else "secret"
        options["recall"] = "off" if seed == 5 else "on"
        for state in positions(seed, options):
            found += [state.seen_by(seat) for seat in state.asked()]
    return found


def anywhere() -> KoggeState:
    """A position in which every action can be said."""
    return table()


def said(event: Event) -> str:
    return KoggeText(NAMES).event(event)


# ---- events --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("event", "other"), SECRET, ids=repr)
def test_what_is_secret_is_not_told(code: str, event: Event, other: Event) -> None:
    """K-90: others read the same, whatever it was."""
    assert said(event.seen_by(0)) == said(other.seen_by(0))
    assert said(event.seen_by(1)) == said(event) != said(event.seen_by(0))
    assert said(event) != said(other)


def test_nobody_counts_the_markers_of_a_conflict(english: None) -> None:
    """K-C2"""
    one, none = d.StakeChosen(1, (5,)), d.StakeChosen(1, ())
    assert said(one) == "Jorin chooses 5 for the conflict."
    assert said(one.seen_by(2)) == said(none.seen_by(2)) == "Jorin is ready for the conflict."
    one = d.StakesExchanged(1, 2, (), (), -1).seen_by(0)
    other = d.StakesExchanged(1, 2, (4,), (4,), -1).seen_by(0)
    assert said(one) == said(other) == "Nobody wins the conflict between Jorin and Marit."


@pytest.mark.parametrize(
    ("event", "sentences"),
    [
        (
            e.Supplied("riga", "furs", 4, (1, 2)),
            {
                "en": "Riga receives 4 furs. 2 of them go into the kontors of Jorin and Marit.",
                "de": "Riga erhält 4 Felle. 2 davon gehen in die Kontore von Jorin und Marit.",
            },
        ),
        (
            e.Supplied("reval", "furs", 1, (2,)),
            {
                "en": "Reval receives 1 fur for Marit’s kontor.",
                "de": "Reval erhält 1 Fell für das Kontor von Marit.",
            },
        ),
        (
            e.RouteChanged(1, "reval:1", 5, 7, False),
            {
                "en": "Jorin lays marker 5 face down on the left route from Reval and takes "
                "marker 7.",
                "de": "Jorin legt verdeckt Marker 5 auf die linke Route von Reval und nimmt "
                "Marker 7.",
            },
        ),
        (
            e.Founded(0, "lubeck", 1),
            {
                "en": "Heike founds a kontor in Lübeck. That makes 1 development point.",
                "de": "Heike gründet ein Kontor in Lübeck. Das macht 1 Entwicklungspunkt.",
            },
        ),
        (
            d.StakesExchanged(0, 1, (4, 8), (5, 5), 1),
            {
                "en": "Heike has chosen 8+4, Jorin 5+5. Jorin wins the conflict with Heike.",
                "de": "Heike hat 8+4 ausgesucht, Jorin 5+5. Jorin gewinnt den Konflikt mit Heike.",
            },
        ),
        (
            d.Traded(0, 2, "theirs", ("ore", "ore", "3", "5"), ("salt",), False),
            {
                "en": "Heike trades with Marit: 2 ore and the markers 3 and 5 for 1 salt "
                "at Marit’s kontor.",
                "de": "Heike handelt mit Marit: 2 Erz und die Marker 3 und 5 für 1 Salz "
                "beim Kontor von Marit.",
            },
        ),
        (
            d.Traded(0, 2, "cogs", ("ore", "ore", "3"), ("salt",), False).seen_by(1),
            {
                "en": "Heike trades with Marit: 3 pieces for 1 piece.",
                "de": "Heike handelt mit Marit: 3 Stück für 1 Stück.",
            },
        ),
        (
            e.GameEnded("guild", (0, 1)),
            {
                "en": "The guild master ends the game: Heike and Jorin win.",
                "de": "Der Gildemeister beendet die Partie: Heike und Jorin gewinnen.",
            },
        ),
    ],
    ids=str,
)
def test_sentences_and_their_plurals(code: str, event: Event, sentences: dict[str, str]) -> None:
    assert said(event) == sentences[code]


# ---- questions -----------------------------------------------------------------------------------


def test_of_others_only_the_question_is_told(english: None, texts: KoggeText) -> None:
    """K-90: and it is the same, whatever they have."""
    for state in positions(2, {name: "on" for name in VARIANTS}):
        for seat in state.asked():
            view = state.seen_by((seat + 1) % state.n)
            if view.viewer in state.asked():
                continue
            step = view.stack[-1]
            question = texts.question(step, view, seat)
            assert fit(question)
            assert texts.reason(step, view, seat) == ""
            view.cargo[seat], view.hand[seat] = 0, 0
            assert texts.question(step, view, seat) == question


# ---- actions -------------------------------------------------------------------------------------


def test_every_button(code: str, texts: KoggeText) -> None:
    """What a button says is what its action says."""
    assert all(fit(texts.button(handle, table())) for handle in texts.buttons)
    for view in views()[::3]:
        for action in view.listed(view.viewer):
            handles = [h for h in action.touches() if h in texts.buttons]
            assert [texts.button(handle, view) for handle in handles] in (
                [],
                [texts.action(action, view)],
            )
    with pytest.raises(KeyError):
        texts.button("button:nothing", table())


def test_nothing_is_proposed(texts: KoggeText) -> None:
    assert texts.plan((), table()) == ""


def test_ways_with_the_same_end_are_told_apart(code: str, texts: KoggeText) -> None:
    state = table()
    q = 2 * state.cog[0]
    state.squares[q] = state.squares[q + 1] = CITY["lubeck"]
    lines = [texts.action(say.SAIL[q], state), texts.action(say.SAIL[q + 1], state)]
    assert (
        lines
        == {
            "en": ["Sail to Lübeck by the left route", "Sail to Lübeck by the right route"],
            "de": [
                "Nach Lübeck auf der linken Route segeln",
                "Nach Lübeck auf der rechten Route segeln",
            ],
        }[code]
    )
    state.down |= 1 << q
    state.known[0] |= 1 << q
    known, unknown = state.seen_by(0), state.seen_by(1)
    assert "Lübeck" in texts.action(say.SAIL[q], known)
    assert "Lübeck" not in texts.action(say.SAIL[q], unknown)


# ---- pieces and names ----------------------------------------------------------------------------


def test_every_zone_is_met() -> None:
    found = [place for view in views()[::7] for place in GAME.pieces(view).values()]
    assert {place.zone for place in found} >= {
        *("city", "store", "cargo", "given", "taken", "pile", "hand", "bids", "staked", "pair"),
        *("raided", "raids", "chips", "supply", "pool", "bid", "stake", "look"),
    }


def test_a_hidden_piece_says_nothing_of_its_face(english: None, texts: KoggeText) -> None:
    state = table()
    state.stack[:] = [Fight(0, 1, ())]
    state.stake[0] = UNIT[5]
    view = state.seen_by(2)
    hidden = [place for place in GAME.pieces(view).values() if place.owner == 0 and not place.name]
    cards = [texts.card(place, view) for place in hidden if place.kind in ("good", "marker")]
    assert {card.title for card in cards} == {"Good", "Route marker"}


def test_every_bonus_chip_in_words(code: str, texts: KoggeText) -> None:
    state = table()
    for kind in (TRADE, FIELDS, PATH):
        state.chips[0] += 1 << 2 * kind
    own = [p for p in GAME.pieces(state).values() if p.kind == "chip" and p.owner == 0]
    assert [texts.card(place, state).sub for place in own] == ["Heike"] * 3
    state.chips[1] = 1 << 2 * TRADE
    assert texts.card(GAME.pieces(state)["chip:trade"], state).sub in ("all bought", "alle gekauft")
    assert texts.card(GAME.pieces(state)["chip:path"], state).sub in ("1 left", "noch 1")


def test_names(code: str, texts: KoggeText) -> None:
    listed_names = [
        *map(names.good, GOODS),
        *map(names.city, CITIES),
        *map(names.chip, CHIPS),
        *texts.phase_names(),
    ]
    assert [name for name in listed_names if not fit(name)] == []
    assert names.city("kopenhagen") == {"en": "Copenhagen", "de": "Kopenhagen"}[code]
    assert (
        names.goods(("furs", "ore", "furs"))
        == {"en": "1 ore and 2 furs", "de": "1 Erz und 2 Felle"}[code]
    )
    assert names.one("furs") == {"en": "1 fur", "de": "1 Fell"}[code]


def test_chapters(code: str, texts: KoggeText) -> None:
    state = GAME.deal(3, 1, {})
    assert fit(texts.progress(GAME.progress(state)))
    later = {"round": 6, "phase": 2, "leg": 1, "laps": 1, "goal": 2, "start": 0}
    assert texts.progress(later) == {"en": "Round 6", "de": "Runde 6"}[code]
    assert texts.note(later) == {"en": "lap 2 of 2", "de": "Umlauf 2 von 2"}[code]
    assert texts.note({**later, "laps": 2}) == texts.note(later)


# ---- help that says why --------------------------------------------------------------------------


def table(cargo: str = "ore ore furs", hand: str = "012345678", **options: str) -> KoggeState:
    """Return a game for four in which the first player is in Danzig and may act."""
    state = GAME.deal(4, 1, options)
    for seat in range(4):
        state.push(seat, say.CHOOSE[(5, 4, 3, 2)[seat]])
    while not isinstance(state.stack[-1], AskBids):
        state.push(state.asked()[0], state.listed(state.asked()[0])[0])
    state.cargo[0] = pack_of(GOOD[good] for good in cargo.split())
    state.hand[0] = pack_of(map(int, hand))
    state.order, state.turn, state.began = [0, 1, 2, 3], 0, state.cog[0]
    state.steps = state.done = 0
    state.stack[:] = [ACT]
    return state


def reason(state: KoggeState) -> str:
    view = state.seen_by(OMNISCIENT)
    return KoggeText(NAMES).reason(view.stack[-1], view, 0)


def question(state: KoggeState) -> str:
    return KoggeText(NAMES).question(state.stack[-1], state, 0)


def test_what_a_kontor_lacks(english: None) -> None:
    """K-60, K-X4"""
    state = table(hand="0123456")
    assert question(state) == "choose an action in Danzig, or end the turn."
    lacking = "For a kontor here you still lack 1 salt and a second marker 5."
    assert reason(state).startswith(lacking)
    state = table(cargo="ore furs salt", hand="55")
    assert reason(state).startswith("Possible: found a kontor, ")
    state.hand[0] = 0
    assert reason(state).startswith("For a kontor here you still lack markers 5+5.")
    state.sites[2 * CITY["danzig"] + 1] = 2
    assert reason(state).startswith("Both building sites are taken.")


def test_what_a_step_costs(english: None) -> None:
    """K-42, K-45"""
    state = table()
    state.stack[-1] = MOVE
    assert question(state) == "sail along a route, or stay."
    assert reason(state).startswith("The step is free.")
    assert KoggeText(NAMES).button("button:anchor", state) == "Stay here"
    state.steps, state.cog[0] = 1, CITY["riga"]
    assert question(state) == "sail on, or end the movement."
    assert reason(state).startswith("The step costs one good or marker.")
    assert KoggeText(NAMES).button("button:anchor", state) == "End the movement"
    state.cargo[0] = state.hand[0] = 0
    assert question(state) == "end the movement."
    assert reason(state).startswith("You have nothing left to pay for a step.")


def test_a_raid_closes_the_routes(english: None) -> None:
    """K-44"""
    state = table()
    state.stack[-1] = MOVE
    q = 2 * state.cog[0]
    state.squares[q] = state.squares[q + 1] = CITY["lubeck"]
    state.raided[CITY["lubeck"]] = 1
    assert reason(state).startswith("Both routes lead to cities that your raids have closed")


def test_what_a_good_brings(english: None) -> None:
    """K-65"""
    state = table(cargo="salt salt furs")
    state.stack.append(Exchange(UNIT[GOOD["salt"]], 0, GOOD["salt"], 0))
    assert question(state) == "take goods from the city for 1 salt."
    assert reason(state) == "Up to 2 goods of other kinds for 1 salt."
    state.chips[0] = 1 << 2 * TRADE
    assert reason(state) == "Up to 3 goods of other kinds for 1 salt."
    top = state.stack[-1]
    assert isinstance(top, Exchange)
    state.stack[-1] = replace(top, taken=2 * UNIT[GOOD["amber"]], brought=2)
    assert reason(state) == "1 salt for 2 amber so far. 1 more good of another kind for 1 salt."
    state.goods[state.cog[0]] = 2 * UNIT[GOOD["amber"]]
    assert reason(state) == "1 salt for 2 amber so far."
    assert question(state) == "finish the exchange."


def test_the_end_of_the_game_is_announced(english: None) -> None:
    """K-32"""
    state = table()
    state.stack[:] = [MoveGuild()]
    state.guild, state.goal, state.laps = CITY["riga"], CITY["danzig"], 0
    assert reason(state) == (
        "He can go to Danzig or Stralsund. He brings 2 goods there, while the supply lasts."
    )
    state.laps = 1
    assert reason(state).startswith("Either way the game ends.")
    state.goal = CITY["stralsund"]
    assert reason(state).startswith("If he goes to Stralsund, the game ends.")


def test_how_good_a_bid_is(english: None) -> None:
    """K-27"""
    state = table()
    state.stack[:] = [AskBids()]
    state.bids[0] = UNIT[4]
    assert reason(state).startswith("Your bid: 4. ")
    state.bids[:] = [0, 2 * UNIT[2], UNIT[4], 0]
    assert reason(state).startswith("Bids so far: 2+2 and 4.")
    state.bids[0] = UNIT[7]
    assert question(state) == "lay one more marker, or finish the bid."
    hand, state.hand[0] = state.hand[0], 0
    assert question(state) == "finish the bid."
    state.hand[0], state.bids[0] = UNIT[1], UNIT[4]
    assert question(state) == "lay one more marker."
    state.hand[0], state.bids[0] = hand, UNIT[7]
    assert reason(state).startswith("Your bid: 7; better bids so far: 1.")
    assert KoggeText(NAMES).button("button:bid", state) == "Bid 7"
    state.bids[0] = 3 * UNIT[0]
    assert reason(state).startswith("Your bid: 0+0+0, the best so far.")
    state.bids[0] = UNIT[4]
    assert reason(state).startswith("This bid has already been made: lay another marker.")


def test_an_offer_is_read_from_the_other_side(english: None) -> None:
    """K-71"""
    state = table()
    state.cog[1] = state.cog[0]
    state.cargo[1] = UNIT[GOOD["salt"]]
    state.push(1, b.Offer(1, "cogs", ("salt",), ("ore", "ore")))
    assert question(state) == "accept or decline Jorin’s offer."
    assert reason(state) == "Jorin gives 1 salt and wants 2 ore."
    state.cargo[0] = 0
    assert reason(state) == "Jorin gives 1 salt and wants 2 ore. You do not have all of that."


def test_a_hidden_marker_of_the_free_step_costs_nothing(english: None) -> None:
    """K-42, K-43: it is chosen first and then turned up, paid for or not."""
    state = table()
    state.stack[-1] = MOVE
    state.down |= 1 << 2 * state.cog[0]
    assert reason(state) == (
        "The step is free. A hidden marker is turned up only when you have chosen it, and then it "
        "counts."
    )


def test_the_path_to_the_guild_master_costs_more_than_the_step(code: str, texts: KoggeText) -> None:
    """K-47"""
    state = table()
    text = texts.card(GAME.pieces(state)["chip:path"], state).text
    assert (
        text
        == {
            "en": "For one good or marker more, a step can lead straight to the guild master.",
            "de": "Für eine Ware oder einen Marker mehr führt ein Schritt geradewegs zum "
            "Gildemeister.",
        }[code]
    )


def test_who_has_only_the_citys_own_number_is_not_told_to_lay_another(english: None) -> None:
    """K-66"""
    state = table(hand="5")
    places = GAME.pieces(state)
    refusal = GAME.refusal(state, 0, places["0/marker:5#0"])
    assert KoggeText(NAMES).refusal(refusal, state) == (
        "No route leads from Danzig to Danzig; it takes a marker with another number."
    )


def test_to_stay_and_to_leave_behind_are_one_word_in_german(code: str, texts: KoggeText) -> None:
    state = table()
    said = [texts.button(button, state) for button in ("button:anchor", "button:leave")]
    assert (
        said
        == {
            "en": ["Stay here", "Leave the cog here"],
            "de": ["Hierbleiben", "Kogge hierlassen"],
        }[code]
    )
