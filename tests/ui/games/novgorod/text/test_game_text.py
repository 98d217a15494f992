"""Novgorod in words: everything is said, in both languages, without ids and braces."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache

import pytest

from hansetable.core import Action, Event, Place, Step
from hansetable.core.state import OMNISCIENT
from hansetable.games.novgorod import GAME
from hansetable.games.novgorod import actions as a
from hansetable.games.novgorod import events as e
from hansetable.games.novgorod.cards import BONUSES, CARDS, COSTS, PARTS, PRIVILEGES
from hansetable.games.novgorod.expert import SendPirate
from hansetable.games.novgorod.setup import ChooseCareerSide, Pick, deal
from hansetable.games.novgorod.special import ChooseSpecials, GatherSpecial
from hansetable.games.novgorod.state import NovgorodState
from hansetable.games.novgorod.table import pieces
from hansetable.games.novgorod.turn import Buy, BuyCheap, LayRoute
from hansetable.games.novgorod.use import Gather, KeepOrFinish, UseRoute
from hansetable.ui.games.novgorod.text import names
from hansetable.ui.games.novgorod.text.game_text import NovgorodText
from tests.games.novgorod.builder import Table

KINDS_FROM = (e,)
"""Where the events of the game are defined."""
Texts = NovgorodText
NAMES = ("Heike", "Jorin", "Marit", "Klaas")
STEPS: tuple[type[Step], ...] = (
    *(ChooseCareerSide, Pick, LayRoute, UseRoute, Gather, KeepOrFinish, Buy, BuyCheap),
    *(ChooseSpecials, GatherSpecial, SendPirate),
)
SILENT = (e.TurnBegan, e.Laid)
"""What the table shows and no line of the log says."""
EVENTS: tuple[Event, ...] = (
    e.SideChosen(0, "2", "front"),
    e.SideChosen(0, "2", "back"),
    e.OfficeTaken(1, "luebeck"),
    e.MissionTaken(1, "m01"),
    e.MissionDrawn(1, "m01", 0),
    e.MissionDrawn(1, "m01", 6),
    e.MissionDrawn(1, "", 0),
    e.MissionDrawn(1, "", 6),
    e.IntroductionPaid(2, 23, 4),
    e.MissionsTurnedUp(("m02",)),
    e.MissionsTurnedUp(("m02", "m13")),
    e.TurnBegan(0, 1),
    e.Laid(0, "riga", True),
    e.Marked(0, "riga", "visby"),
    e.Sailed(1, ()),
    e.Sailed(1, ("riga",)),
    e.Sailed(1, ("riga", "novgorod", "visby")),
    e.Produced(1, "provisions1", "provisions", ("salt", "hold:fish"), 2),
    e.Crafted(1, "jewelry1", "jewelry", ("amber",)),
    e.Used(1, "salt", True),
    e.Used(1, "salt", False),
    e.Fulfilled(2, "m01", "upper", 2),
    e.Fulfilled(2, "m01", "lower", 3),
    e.Advanced(2, 1, 0),
    e.Advanced(2, 2, 15),
    e.Stored(2, "antwerpen", ""),
    e.Stored(2, "antwerpen", "novgorod"),
    e.Collected(0, ("riga", "danzig"), 5),
    *(e.PrivilegeUsed(0, kind) for kind in PRIVILEGES),
    e.FeesPaid(0, ("riga",), 2),
    e.FeesPaid(0, ("riga", "visby"), 5),
    e.Kept(0, "m13"),
    e.Finished(0, "m13"),
    e.OfficeBought(3, "danzig", 6),
    e.Upgraded(3, 4, 10),
    e.MissionBought(3, "m24", 6),
    e.MerchantGave(0, "riga", 3, 0),
    e.MerchantGave(0, "riga", 0, 1),
    e.MerchantMoved(0, "luebeck"),
    e.PirateMoved(1, "luebeck", 6, False),
    e.PirateMoved(1, "luebeck", 0, True),
    e.SpecialsBegun(1, ("s1",), 1),
    e.SpecialsBegun(1, ("s1", "s4"), 6),
    *(e.SpecialFulfilled(1, "s3", part, 2, "") for part in PARTS),
    e.SpecialTurned("s4", "b"),
    e.SealsGained(0, 2, False),
    e.SealsGained(0, 1, True),
    *(e.BonusGained(0, bonus, 5) for bonus in BONUSES),
    e.BonusLowered("route", 3),
    e.BonusLeft("route"),
    e.LastRoundBegan(9),
    e.GameEnded(()),
    e.GameEnded((1,)),
    e.GameEnded((1, 2)),
)
ACTIONS: tuple[Action, ...] = (
    a.CHOOSE_SIDE[0], a.BUY_OFFICE[0], a.BUY_MISSION[0], a.DRAW_MISSION, a.UPGRADE, a.LAY[0],
    a.MARK[0][1], a.SAIL, a.PRODUCE[0][0][2], a.CRAFT[0][0][2], a.USE[0], a.USE_HELD[0],
    a.FULFIL[0][0], a.FULFIL[0][1], a.ADVANCE, a.STORE[0], a.COLLECT[0], *a.PRIVILEGE.values(),
    a.KEEP[0], a.FINISH[0], a.MOVE_PIRATE[0], a.LEAVE_PIRATE, a.SPECIALS[0], a.BEGIN, a.DONE,
    a.PASS,
)  # fmt: skip
PIECES = {
    *("area", "artisan", "back", "base", "bonus", "career", "harbour", "merchant", "mission"),
    *("office", "pirate", "privilege", "ship", "slot", "special", "tracker"),
}
"""Every kind of piece on the table."""
TRACKED = ("seals", "career")
CITIES = CARDS.cities
RULE = r"N-\d+"
"""How the rules of the game are numbered."""
IDS = (
    *(f"{thing.id}\\b" for thing in (*CARDS.missions, *CARDS.artisans)),
    *(f"\\b{city.id}\\b" for city in CARDS.cities),
    *COSTS,
    "hold:",
    "button:",
)
UNFIT = re.compile("|".join((*IDS, "%n", r"\(s\)", r"\(ies\)", "[{}]", "  ", r"\.\.", "None")))


@pytest.fixture
def texts() -> NovgorodText:
    return NovgorodText(NAMES)


def fit(text: str) -> bool:
    """Whether a text says something, and nothing that is meant for the computer."""
    return bool(text) and text == text.strip() and not UNFIT.search(text)


def positions(seed: int, **options: str) -> Iterator[NovgorodState]:
    """Every position of a game in which anything is played."""
    chance = random.Random(seed)
    state = deal(2 + seed % 3, seed, options)
    for _ in range(500):
        if not state.stack:
            return
        yield state
        listed = state.listed(state.turn)
        eager = [action for action in listed if not isinstance(action, a.Done | a.Collect | a.Pass)]
        state.push(state.turn, chance.choice(eager or listed))


@cache
def views() -> list[NovgorodState]:
    """Positions that hold every kind of step."""
    found = []
    for seed, choice in enumerate(("first", "choose", "choose", "choose"), 1):
        bonus = "first" if choice == "first" else "random"
        for state in positions(seed, bonus=bonus, careers=choice):
            found.append(state.seen_by(state.turn))
    return found + expert_games()


def anywhere() -> NovgorodState:
    """A position in which every action can be said."""
    return Table(4, "offices route").state


def expert_games() -> list[NovgorodState]:
    """Positions with merchant, pirate and special missions, that hold their kinds of step."""
    found = []
    for side in ("front", "back"):
        for state in positions(5, merchant=side, pirate=side, special="on", careers="choose"):
            found.append(state.seen_by(state.turn))
    t = Table(4, "offices route").column("s4a s1b s3c s2b").figures(pirate="london back")
    t.give(0, hand="m01", career="2 back").artisans(visby="jewelry2", danzig="clothing1")
    t.give(0, speed=5, offices="novgorod", hold="novgorod").sail("antwerpen luebeck danzig")
    for text in ("special s4", "begin"):
        if text in t.can():
            t.say(text)
            found.append(t.state.seen_by(0))
    found.append(gathering())
    t.say("done", "pass")
    found.append(t.state.seen_by(0))
    return found


def gathering() -> NovgorodState:
    """A position in which goods for a special mission are gathered."""
    t = Table(4, "offices route").column("s3c s1a s2a s4a")
    t.give(0, speed=5).artisans(luebeck="provisions1", danzig="provisions3")
    t.state.privilege = True
    t.sail("novgorod riga danzig luebeck").say("special s3")
    return t.state.seen_by(0)


def said(event: Event) -> str:
    return NovgorodText(NAMES).event(event)


def test_a_hidden_mission_is_not_told() -> None:
    drawn = e.MissionDrawn(1, "m01", 6)
    assert said(drawn) != said(drawn.seen_by(0))
    for word in names.mission_lines("m01"):
        assert word in said(drawn)
        assert word not in said(drawn.seen_by(0))


@pytest.mark.parametrize(
    ("event", "sentences"),
    [
        (
            e.Produced(1, "provisions1", "provisions", ("salt", "fish"), 2),
            {
                "en": "Jorin makes provisions from salt and fish: 2 seals, 2 ducats.",
                "de": "Jorin macht Proviant aus Salz und Fisch: 2 Siegel, 2 Dukaten.",
            },
        ),
        (
            e.Produced(0, "jewelry1", "jewelry", ("hold:amber",), 1),
            {
                "en": "Heike makes jewelry from amber (hold): 1 seal, 1 ducat.",
                "de": "Heike macht Schmuck aus Bernstein (Laderaum): 1 Siegel, 1 Dukat.",
            },
        ),
        (
            e.Sailed(1, ("riga", "novgorod", "visby")),
            {
                "en": "Jorin sails Riga – Novgorod – Visby.",
                "de": "Jorin segelt Riga – Nowgorod – Visby.",
            },
        ),
        (
            e.OfficeBought(3, "danzig", 1),
            {
                "en": "Klaas buys the Danzig office for 1 ducat.",
                "de": "Klaas kauft das Kontor in Danzig für 1 Dukaten.",
            },
        ),
        (
            e.OfficeBought(3, "danzig", 6),
            {
                "en": "Klaas buys the Danzig office for 6 ducats.",
                "de": "Klaas kauft das Kontor in Danzig für 6 Dukaten.",
            },
        ),
        (
            e.FeesPaid(2, ("visby",), 3),
            {
                "en": "Marit pays the harbour fee in Visby: 3 ducats.",
                "de": "Marit zahlt die Hafengebühr in Visby: 3 Dukaten.",
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


def test_a_hidden_card_says_nothing_of_its_face(texts: NovgorodText) -> None:
    state = deal(2, 1, {})
    hidden = texts.card(Place("hand", "mission", owner=1), state.seen_by(0))
    for mission in CARDS.missions:
        for goods in names.mission_lines(mission.id):
            assert goods not in hidden.text + hidden.sub + hidden.title


def test_buttons(code: str, texts: NovgorodText) -> None:
    view = Table(4, "offices route").state
    for name in ("front", "back", "sail", "done", "pass"):
        assert fit(texts.button(f"button:{name}", view))
    with pytest.raises(KeyError):
        texts.button("button:nothing", view)


def test_names(code: str, texts: NovgorodText) -> None:
    listed_names = [
        *map(names.good, CARDS.good_ids()),
        *(names.city(city.id) for city in CARDS.cities),
        *(names.artisan(artisan.id) for artisan in CARDS.artisans),
        *(names.mission(mission.id) for mission in CARDS.missions),
        *map(names.career, "1234"),
        *map(names.bonus, BONUSES),
        *map(names.privilege, PRIVILEGES),
        *texts.phase_names(),
    ]
    assert [name for name in listed_names if not fit(name)] == []
    assert names.city("novgorod") == {"en": "Novgorod", "de": "Nowgorod"}[code]
    assert names.good("salt") == {"en": "salt", "de": "Salz"}[code]


def test_chapters(code: str, texts: NovgorodText) -> None:
    state = deal(2, 1, {})
    assert fit(texts.progress(GAME.progress(state)))
    later = {"round": 6, "phase": 2, "last": 0, "start": 0}
    assert texts.progress(later) == {"en": "Round 6", "de": "Runde 6"}[code]
    assert fit(texts.progress({**later, "last": 1}))


# ---- help that says why -------------------------------------------------------------------------


def reason(table: Table) -> str:
    view = table.state.seen_by(OMNISCIENT)
    return NovgorodText(NAMES).reason(view.stack[-1], view, view.turn)


def table(**mine: object) -> Table:
    new = Table(4, "offices route")
    for seat in range(4):
        new.give(seat)
    new.give(0, **mine)  # type: ignore[arg-type]
    new.state.privilege = True
    return new


def test_what_ends_the_phase(english: None) -> None:
    """N-78"""
    t = table(money=3)
    t.sail("riga")
    question = NovgorodText(NAMES).question(t.state.stack[-1], t.state, 0)
    assert question == "end phase 2."
    assert reason(t).endswith("2 ducats of harbour fees are due.")


def test_three_missions_in_progress_are_the_reason(english: None) -> None:
    """N-81"""
    t = table(hand="m01 m02", left="m13", money=9)
    t.say("sail", "done")
    assert "With 3 missions in progress you cannot buy another." in reason(t)


def test_the_fees_and_what_remains(english: None) -> None:
    """N-42, N-46"""
    t = table(money=7)
    t.say("lay visby")
    assert reason(t) == "Room for 3 more cards. Harbour fees so far: 3; you have 7 ducats."


def test_the_pirate_takes_one_card_of_room(english: None) -> None:
    """N-115"""
    t = table(money=30).figures(pirate="riga front")
    t.say("lay riga")
    assert reason(t).startswith("Room for 2 more cards.")


def test_a_route_that_the_pirate_makes_full_is_not_ruled_out_by_fees(english: None) -> None:
    """N-115"""
    t = table(money=30, speed=2).figures(pirate="riga front")
    t.say("lay riga")
    assert reason(t).startswith("Your ship is no faster, so the route is complete.")
    assert "could not pay" not in reason(t)


@pytest.mark.parametrize(
    ("pirate", "text"), [("riga front", "Sail with speed +1"), ("london front", "Sail")]
)
def test_the_button_tells_that_the_pirate_costs_the_privilege(
    english: None, pirate: str, text: str
) -> None:
    """N-115, N-41"""
    t = table(speed=2, career="1 front").figures(pirate=pirate)
    t.state.privilege = False
    t.say("lay novgorod", "lay riga")
    assert NovgorodText(NAMES).button("button:sail", t.state) == text


def test_what_the_fees_rule_out(english: None) -> None:
    """N-46"""
    t = table(money=5, speed=4)
    t.say("lay visby")
    assert "With Lübeck you could not pay the fees." in reason(t)


def test_the_pirate_and_no_visit_leaves_no_neighbour(english: None) -> None:
    """N-115, N-40"""
    t = table(money=30, speed=3).figures(pirate="riga front")
    t.say("lay visby", "lay novgorod")
    assert reason(t).startswith("For the city of the pirate your ship is too slow.")
    t = table(money=30, speed=5)
    t.say("lay luebeck", "lay danzig", "lay riga", "lay novgorod")
    assert "can be added" not in reason(t)
    t.say("lay visby")
    assert "no faster" in reason(t)


def test_ducats_are_not_too_few_where_nothing_is_left(english: None) -> None:
    """N-80"""
    t = table(money=50, speed=5, hand="m01 m02 m03", offices=" ".join(city.id for city in CITIES))
    t.say("sail", "done")
    assert reason(t).startswith("Nothing is left that you could buy. No ship is faster than yours.")
    t = table(money=2, speed=5)
    t.say("sail", "done")
    assert reason(t).startswith("With 2 ducats you can buy nothing.")


@pytest.mark.parametrize(("money", "text"), [(2, "End the turn"), (10, "Buy nothing")])
def test_nothing_is_left_unbought_where_nothing_is_for_sale(
    english: None, money: int, text: str
) -> None:
    """N-80"""
    t = table(money=money)
    t.say("sail", "done")
    assert NovgorodText(NAMES).button("button:pass", t.state) == text


def test_what_can_be_bought(english: None) -> None:
    """N-80: one thing of these, not all"""
    t = table(money=6, speed=2)
    t.say("sail", "done")
    bought = "With 6 ducats you can buy one of 8 offices, a ship of speed 3 or a mission."
    assert reason(t) == bought


def test_a_mission_line_asks_by_the_rule_of_missions(english: None) -> None:
    """N-56, N-60"""
    mine = {"offices": "riga danzig", "hand": "m03", "hold": "riga", "speed": 5}
    for said, rule in (("fulfil m03 lower", "N-56"), ("advance", "N-60")):
        t = table(**mine, career="1 front")
        t.say("lay danzig", "lay riga", "lay novgorod", "sail", said)
        assert t.state.stack[-1].rule == rule


def test_the_hand_is_not_unseen(english: None) -> None:
    """N-130: what was taken openly is known"""
    view = table(hand="m01").state.seen_by(0)
    hand = NovgorodText(NAMES).card(pieces(view)["0/hand"], view)
    assert hand.text == "Offices and missions; the others know only what was taken openly."


def test_the_goal_is_thirty_seals_or_more(english: None) -> None:
    """N-100, N-101"""
    view = table(level=1).state.seen_by(0)
    seals, career = (NovgorodText(NAMES).card(pieces(view)[f"0/{k}"], view) for k in TRACKED)
    assert seals.text == "Whoever has 30 seals or more brings on the last round."
    assert career.text.endswith("Whoever still shows an × at the end loses.")


def test_no_sentence_has_two_colons(code: str, texts: NovgorodText) -> None:
    """A question follows a name and a colon, so that it has none of its own."""
    for view in views()[::29]:
        step, seat = view.stack[-1], view.turn
        assert ":" not in texts.question(step, view, seat)
        said = [texts.reason(step, view, seat)]
        for place in pieces(view).values():
            card = texts.card(place, view)
            said += [card.text, card.now]
        for sentence in re.split(r"(?<=[.!]) ", " ".join(said)):
            assert sentence.count(":") < 2 or "·" in sentence, sentence


def test_what_an_artisan_can_make(english: None) -> None:
    """N-53"""
    t = table(offices="visby bergen").artisans(bergen="jewelry2")
    t.sail("visby bergen")
    assert reason(t) == "The artisan of Bergen can make jewelry from glass: 1 seal, 1 ducat."


def test_what_a_mission_would_bring(english: None) -> None:
    """N-57: the lower line brings more after the upper one."""
    t = table(offices="danzig luebeck riga novgorod antwerpen", hand="m01", speed=5, money=30)
    t.sail("riga danzig luebeck antwerpen")
    assert "Can be fulfilled: amber and cloth (2 seals), grain and salt (2 seals)." in reason(t)
    t.say("fulfil m01 upper")
    assert "Can be fulfilled: grain and salt (3 seals)." in reason(t)
