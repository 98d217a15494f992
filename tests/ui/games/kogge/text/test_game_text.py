"""Kogge in words: everything is said, in both languages, without ids and braces."""

from __future__ import annotations

from functools import cache

import pytest

from hansetable.core import Action, Event, Step
from hansetable.games.kogge import GAME
from hansetable.games.kogge import action_tables as say
from hansetable.games.kogge import encounter_events as d
from hansetable.games.kogge import events as e
from hansetable.games.kogge import trade_actions as b
from hansetable.games.kogge.encounters import ChoosePile, Fight, MakeWish, PartCargo, Quarrel
from hansetable.games.kogge.round import AskBids, MoveGuild, PayTax
from hansetable.games.kogge.setup import ChooseStart, FirstLook
from hansetable.games.kogge.state import KoggeState
from hansetable.games.kogge.trade import Trade
from hansetable.games.kogge.turn import Act, Exchange
from hansetable.games.kogge.voyage import DriveOut, Fare, Move
from hansetable.ui.games.kogge.text.game_text import KoggeText
from tests.ui.games.kogge.text.text_fixture import NAMES, VARIANTS, fit, positions, table

KINDS_FROM = (e, d)
"""Where the events of the game are defined."""
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


def test_every_zone_is_met() -> None:
    found = [place for view in views()[::7] for place in GAME.pieces(view).values()]
    assert {place.zone for place in found} >= {
        *("city", "store", "cargo", "given", "taken", "pile", "hand", "bids", "staked", "pair"),
        *("raided", "raids", "chips", "supply", "pool", "bid", "stake", "look"),
    }


def test_chapters(code: str, texts: KoggeText) -> None:
    state = GAME.deal(3, 1, {})
    assert fit(texts.progress(GAME.progress(state)))
    later = {"round": 6, "phase": 2, "leg": 1, "laps": 1, "goal": 2, "start": 0}
    assert texts.progress(later) == {"en": "Round 6", "de": "Runde 6"}[code]
    assert texts.note(later) == {"en": "lap 2 of 2", "de": "Umlauf 2 von 2"}[code]
    assert texts.note({**later, "laps": 2}) == texts.note(later)


def test_who_has_only_the_citys_own_number_is_not_told_to_lay_another(english: None) -> None:
    """K-66"""
    state = table(hand="5")
    places = GAME.pieces(state)
    refusal = GAME.refusal(state, 0, places["0/marker:5#0"])
    assert KoggeText(NAMES).refusal(refusal, state) == (
        "No route leads from Danzig to Danzig; it takes a marker with another number."
    )
