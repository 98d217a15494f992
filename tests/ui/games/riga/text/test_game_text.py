"""Riga in words: everything is said, in both languages, without ids and braces."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache

import pytest

from hansetable.core import Action, Event, Place, Step
from hansetable.core.state import OMNISCIENT
from hansetable.games.riga import GAME
from hansetable.games.riga import actions as a
from hansetable.games.riga import events as e
from hansetable.games.riga.bill import Bill, ChooseSchool, Deposit, open_bill
from hansetable.games.riga.cards import BUILDING, CARDS, CITIES, GOOD, GOODS, KIND_OF, KINDS
from hansetable.games.riga.setup import KeepOne, Name
from hansetable.games.riga.state import RigaState
from hansetable.games.riga.turn import Build, ChooseGood, Draft, SwapFirst, SwapSecond, Take
from hansetable.games.riga.year import WINTER, Winter
from hansetable.ui.games.riga.text import names
from hansetable.ui.games.riga.text.game_text import RigaText
from tests.games.riga.builder import Table

KINDS_FROM = (e,)
"""Where the events of the game are defined."""
NAMES = ("Heike", "Jorin", "Marit", "Klaas")
STEPS: tuple[type[Step], ...] = (
    *(Name, KeepOne, Take, SwapFirst, SwapSecond, Build, Bill, ChooseSchool, Deposit, Draft),
    *(ChooseGood, Winter),
)
SILENT = (e.Planned, e.TurnBegan(1, 3, False, False))
"""What the table shows and no line of the log says."""
EVENTS: tuple[Event, ...] = (
    e.StartNamed(0, 0),
    e.StartNamed(0, 2),
    e.BuildingsDealt(2),
    e.BuildingKept(1, "visby-bank", ("danzig-inn",)),
    e.BuildingKept(1, "visby-bank", ("danzig-inn",)).seen_by(0),
    e.BuildingKept(1, "visby-bank", ("danzig-inn", "danzig-crane", "danzig-bank")),
    e.BuildingKept(1, "visby-bank", ("danzig-inn", "danzig-crane", "danzig-bank")).seen_by(0),
    e.BuildingKept(1, "visby-bank", ()),
    e.NothingKept(1, ("danzig-inn",)),
    e.NothingKept(1, ("danzig-inn", "visby-bank")).seen_by(0),
    e.YearBegan(3, 2),
    e.RowFilled(2, ("wine",)),
    e.RowLaid(2, ("wine", "grain", "wine")),
    e.BuildingsLeft(("visby-bank",)),
    e.BuildingsLeft(("visby-bank", "visby-yard")),
    e.BuildingsTurnedUp(("visby-bank",)),
    e.BuildingsTurnedUp(("visby-bank", "danzig-guildhall")),
    e.TurnBegan(1, 3, False, False),
    e.TurnBegan(1, 3, True, True),
    e.RowTaken(1, 2, ("cloth", "wine", "wine")),
    e.BuildingTaken(1, "tallinn-yard"),
    e.NothingToTake(1),
    e.FunctionUsed(1, "tallinn-yard"),
    e.FunctionUsed(1, "riga-monastery"),
    e.BuildingsDrawn(1, ("visby-bank", "visby-inn")),
    e.BuildingsDrawn(1, ("visby-bank", "visby-inn")).seen_by(0),
    e.GoodsDrawn(1, ("wine", "grain", "wine")),
    e.GoodsDrawn(1, ("wine", "grain", "wine")).seen_by(0),
    e.GoodKept(1, "wine", ("grain", "wine")),
    e.GoodKept(1, "wine", ("grain", "wine")).seen_by(0),
    e.GoodKept(1, "wine", ()),
    e.GoodKept(1, "wine", ()).seen_by(0),
    e.Swapped(1, 2, "wine", 4, "cloth"),
    e.Planned(1, "visby-bank", 9),
    e.Craned(1, "visby-bank", "danzig-crane", 4),
    e.Funded(1, "visby-bank", 4),
    e.Funded(1, "riga-exchange", 8),
    e.Spent(1, "cloth", 5),
    e.Built(1, ("visby-archive",), 9, 0),
    e.Built(1, ("visby-archive", "visby-treasury"), 16, 2),
    e.Built(1, ("riga-school", "riga-storehouse"), 16, 1),
    e.SchoolTurned(1, "knight"),
    e.SchoolTurned(1, "merchant"),
    e.Covered(1, False),
    e.Covered(1, True),
    e.Uncovered(1),
    e.ExchangeFilled(1, ("wine", "wine"), 0),
    e.ExchangeFilled(1, ("cloth", "grain"), 1),
    e.LaidAside(1, "cloth"),
    e.LaidAside(1, "visby-bank"),
    e.LaidAside(1, "visby-bank").seen_by(0),
    e.Discarded(1, ("cloth", "wine"), 0),
    e.Discarded(1, (), 1),
    e.Discarded(1, ("cloth",), 2),
    e.Shuffled("goods"),
    e.Shuffled("buildings"),
    e.GameEnded((1,)),
    e.GameEnded((1, 2)),
)
ACTIONS: tuple[Action, ...] = (
    a.NAME_START[1], a.KEEP[3], a.DECLINE, a.TAKE_ROW[2], a.TAKE_BUILDING[5], *a.USE.values(),
    a.KEEP_GOOD[1], a.LIFT[1][2], a.SWAP[3][0], a.PLAN[9], a.PLAN[49], a.CRANE[4], *a.FUND,
    *a.SPEND, *a.TURN, a.DONE, a.DROP_GOOD[3], a.DROP_BUILDING[20],
)  # fmt: skip
PIECES = {"good", "building", "row", "separator", "area", "city"}
"""Every kind of piece on the table."""
RULE = r"R-\d+"
"""How the rules of the game are numbered."""
IDS = (*(f"\\b{city}\\b" for city in CITIES), "guildhall", r"building:\w", r"\w-\w")
UNFIT = re.compile("|".join((*IDS, "%n", r"\(s\)", "is/are", "[{}]", "  ", r"\.\.", "None")))


@pytest.fixture
def texts() -> RigaText:
    return RigaText(NAMES)


def fit(text: str) -> bool:
    """Whether a text says something, and nothing that is meant for the computer."""
    return bool(text) and text == text.strip() and not UNFIT.search(text)


def positions(seed: int, riga: str) -> Iterator[RigaState]:
    """Every position of a game in which everything is built that can be."""
    chance = random.Random(seed)
    state = GAME.deal(2 + seed % 3, seed, {"riga": riga, "hands": "open" if seed % 2 else "secret"})
    while state.stack:
        yield state
        seat = state.asked()[0]
        listed = state.listed(seat)
        eager = [action for action in listed if not isinstance(action, a.Done | a.Decline)]
        state.push(seat, chance.choice(eager or listed))


@cache
def views() -> list[RigaState]:
    """Positions that hold every kind of step, as the seat sees them that is asked."""
    found = []
    for seed, riga in enumerate(("on", "off", "on", "on"), 1):
        for state in positions(seed, riga):
            found.append(state.seen_by(state.asked()[0]))
    return found


def anywhere() -> RigaState:
    """A position in which every action can be said."""
    return table()


def said(event: Event) -> str:
    return RigaText(NAMES).event(event)


# ---- events --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "event", [event for event in EVENTS if event != event.seen_by(0)], ids=repr
)
def test_what_is_secret_is_not_told(english: None, event: Event) -> None:
    """R-90: no kind of building and no good that others may not know."""
    hidden = said(event.seen_by(0))
    public = getattr(event, "discarded", ()) if isinstance(event, e.GoodKept) else ()
    for kind in KINDS:
        assert names.name(kind) not in hidden
    for good in set(GOODS) - set(public):
        assert names.name(good) not in hidden
    assert fit(hidden)


@pytest.mark.parametrize(
    ("event", "sentences"),
    [
        (
            e.Built(1, ("visby-archive", "visby-treasury"), 16, 1),
            {
                "en": "Jorin builds the archive and the treasury in Visby for 16 ducats. "
                "1 ducat is lost.",
                "de": "Jorin baut das Archiv und die Schatzkammer in Visby für 16 Dukaten. "
                "1 Dukat verfällt.",
            },
        ),
        (
            e.Built(0, ("riga-storehouse",), 8, 2),
            {
                "en": "Heike builds the storehouse for 8 ducats. 2 ducats are lost.",
                "de": "Heike baut den Speicher für 8 Dukaten. 2 Dukaten verfallen.",
            },
        ),
        (
            e.RowTaken(0, 3, ("wine", "grain", "wine")),
            {
                "en": "Heike takes 2 wine and grain (row 3).",
                "de": "Heike nimmt 2 Wein und Korn (Reihe 3).",
            },
        ),
        (
            e.Craned(2, "danzig-market", "visby-crane", 4),
            {
                "en": "Marit uses the crane in Visby and pays 4 ducats less for the market hall "
                "in Danzig.",
                "de": "Marit nutzt den Kran in Visby und zahlt 4 Dukaten weniger für die "
                "Markthalle in Danzig.",
            },
        ),
        (
            e.Discarded(3, ("wine", "grain", "grain"), 2),
            {
                "en": "Klaas discards wine, 2 grain and 2 buildings.",
                "de": "Klaas legt Wein, 2 Korn und 2 Gebäude ab.",
            },
        ),
        (
            e.Discarded(3, ("cloth",), 1),
            {
                "en": "Klaas discards cloth and 1 building.",
                "de": "Klaas legt Tuch und 1 Gebäude ab.",
            },
        ),
        (
            e.GameEnded((0, 1)),
            {
                "en": "The game is over: Heike and Jorin win.",
                "de": "Die Partie ist zu Ende: Heike und Jorin gewinnen.",
            },
        ),
    ],
    ids=str,
)
def test_sentences_and_their_plurals(code: str, event: Event, sentences: dict[str, str]) -> None:
    assert said(event) == sentences[code]


# ---- questions -----------------------------------------------------------------------------------


def test_of_others_only_the_question_is_told(english: None, texts: RigaText) -> None:
    for state in positions(2, "on"):
        seat = state.asked()[0]
        view = state.seen_by((seat + 1) % state.n)
        assert fit(texts.question(view.stack[-1], view, seat))
        assert texts.reason(view.stack[-1], view, seat) == ""


# ---- actions -------------------------------------------------------------------------------------


def test_buttons(code: str, texts: RigaText) -> None:
    view = table()
    for name in ("decline", "knight", "merchant", "done"):
        assert fit(texts.button(f"button:{name}", view))
    with pytest.raises(KeyError):
        texts.button("button:nothing", view)


def test_the_button_of_the_proposed_payment(code: str, texts: RigaText) -> None:
    hand = "visby-archive visby-treasury visby-inn"
    view = table(hand=hand, goods="wine wine wine wine wine wine")
    found = []
    for number in (1, 2, 3):
        planned = sum(1 << BUILDING[building] for building in hand.split()[:number])
        view.stack[-1] = open_bill(planned)
        found.append(texts.plan(GAME.plan(view, 0), view))
    assert (
        found
        == {
            "en": ["Build the archive", "Build both", "Build all three"],
            "de": ["Archiv bauen", "Beide bauen", "Alle drei bauen"],
        }[code]
    )
    assert texts.plan((), view) == ""


# ---- pieces and names ----------------------------------------------------------------------------


def test_the_neutral_marker_in_words(code: str, texts: RigaText) -> None:
    place = Place("cover", "marker", owner=0, mark="back")
    assert fit(texts.card(place, table()).text)


def test_a_hidden_card_says_nothing_of_its_face(english: None, texts: RigaText) -> None:
    view = table(hand="visby-bank", goods="cloth").seen_by(1)
    hidden = [place for place in GAME.pieces(view).values() if place.owner == 0 and not place.name]
    backs = [texts.card(place, view) for place in hidden if place.kind in ("good", "building")]
    assert {card.title for card in backs} == {"Good", "Building"}


def test_names(code: str, texts: RigaText) -> None:
    buildings = {KIND_OF[b]: building.id for b, building in enumerate(CARDS.buildings)}
    listed_names = [
        *map(names.name, GOODS),
        *map(names.city, CITIES),
        *map(names.name, buildings),
        *map(names.building, buildings.values()),
        *(names.the((building,)) for building in buildings.values()),
        *texts.phase_names(),
    ]
    assert [name for name in listed_names if not fit(name)] == []
    assert names.name("market") == {"en": "market hall", "de": "Markthalle"}[code]
    assert (
        names.the(("danzig-inn", "visby-yard"))
        == {
            "en": "the inn in Danzig and the builder’s yard in Visby",
            "de": "das Wirtshaus in Danzig und den Bauhof in Visby",
        }[code]
    )


def test_chapters(code: str, texts: RigaText) -> None:
    state = GAME.deal(3, 1, {})
    assert fit(texts.progress(GAME.progress(state)))
    later = {"round": 6, "phase": 2, "last": 0, "start": 0, "leg": 1, "years": 9}
    assert texts.progress(later) == {"en": "Year 6", "de": "Jahr 6"}[code]
    assert fit(texts.progress({**later, "last": 1}))


# ---- help that says why --------------------------------------------------------------------------


def table(**mine: str) -> RigaState:
    """Return a game in which the first player has this and may build."""
    return Table(4, riga=False, hands="secret").give(0, **mine).begin().state


def reason(state: RigaState) -> str:
    view = state.seen_by(OMNISCIENT)
    return RigaText(NAMES).reason(view.stack[-1], view, 0)


def question(state: RigaState) -> str:
    return RigaText(NAMES).question(state.stack[-1], state, 0)


def test_what_can_be_afforded(english: None) -> None:
    """R-31"""
    state = table(hand="danzig-market visby-inn", goods="cloth cloth")
    assert question(state) == "build up to 3 buildings, or none."
    assert reason(state).startswith("You can afford the market hall in Danzig (8).")


def test_what_the_nearest_building_lacks(english: None) -> None:
    """R-33: cloth is barred in Visby."""
    state = table(hand="visby-market", goods="cloth cloth wine")
    assert question(state) == "end the turn."
    assert reason(state).startswith("You lack 1 ducat for the market hall in Visby.")


def test_what_is_lost(english: None) -> None:
    """R-32, R-X1"""
    state = table(hand="danzig-market", goods="cloth cloth")
    state.push(0, a.PLAN[BUILDING["danzig-market"]])
    assert question(state) == "pay 8 ducats for the market hall in Danzig."
    assert reason(state) == "Suggested: 2 cloth; 2 ducats are lost."
    state.push(0, a.SPEND[GOOD["cloth"]])
    assert question(state) == "pay 3 more ducats for the market hall in Danzig."
    assert reason(state) == "5 of 8 ducats paid. Suggested: cloth; 2 ducats are lost."


def test_two_on_one_bill(english: None) -> None:
    """R-34, R-X2"""
    state = table(hand="visby-archive visby-treasury", goods="wine wine grain glass")
    state.push(0, a.PLAN[BUILDING["visby-archive"]])
    assert "You can add another building in Visby to this bill." in reason(state)
    state.push(0, a.PLAN[BUILDING["visby-treasury"]])
    assert question(state) == "pay 16 ducats for the archive and the treasury in Visby."
    assert reason(state) == "Suggested: glass, 2 wine and grain; nothing is lost."


def test_crane_and_inn_are_suggested(english: None) -> None:
    """R-X6"""
    state = table(hand="danzig-market", built="visby-crane visby-inn visby-fortress")
    state.push(0, a.PLAN[BUILDING["danzig-market"]])
    assert reason(state) == "Suggested: crane for the market hall and inn (4); nothing is lost."
    assert question(state) == "pay 8 ducats for the market hall in Danzig, or only 4 with a crane."
    state.push(0, a.FUND[1])
    assert question(state) == "pay 4 more ducats for the market hall in Danzig, or use the crane."


def test_what_winter_leaves(english: None) -> None:
    """R-26"""
    state = table(hand="visby-archive", goods="wine wine grain glass grain grain grain")
    state.stack[:] = [WINTER]
    assert question(state) == "lay aside 2 cards."
    assert reason(state).startswith("8 cards in hand; in winter you may keep 6.")
    state.year = state.years()
    assert reason(state).endswith("Each building that stays in your hand now costs 2 points.")


def test_the_double_turn(english: None) -> None:
    """R-25"""
    state = table()
    state.stack[-1] = Take()
    state.leg = 3
    assert reason(state).startswith("You have two turns in a row.")
    state.leg = 4
    assert reason(state).startswith("This is the second of your two turns in a row.")
    state.leg = 5
    assert "row" not in reason(state)


def test_buildings_to_build_or_use_have_their_articles(code: str) -> None:
    state = table(hand="danzig-kontor tallinn-bank", goods="cloth*2")
    assert reason(state).startswith(
        {
            "en": "You can afford the bank in Tallinn (10) and the kontor in Danzig (10).",
            "de": "Bauen kannst du die Bank in Tallinn (10) und das Kontor in Danzig (10).",
        }[code]
    )
    state = table(built="visby-yard danzig-treasury")
    assert {
        "en": "You can use the builder’s yard in Visby and the treasury in Danzig.",
        "de": "Nutzen kannst du den Bauhof in Visby und die Schatzkammer in Danzig.",
    }[code] in reason(state)


def test_no_later_turn_is_promised_in_the_last_one(english: None) -> None:
    """R-36: what is built helps in a later turn, if there is one."""
    state = table(goods="cloth", built="visby-crane")
    state.fresh = state.built[0]
    assert "helps only in a later turn" in reason(state)
    state.year, state.leg = state.years(), 2 * state.n - 1
    assert "later" not in reason(state)
