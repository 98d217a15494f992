"""What is secret (R-90), and what a viewer may think of it."""

from __future__ import annotations

from random import Random

import pytest

from hansetable.ai import Greedy
from hansetable.core.state import SPECTATOR
from hansetable.games.riga import GAME
from hansetable.games.riga.cards import ALL_CITY, GOOD
from hansetable.games.riga.multiset import HIDDEN, HIDDEN_UNIT, count, size
from hansetable.games.riga.state import FACE_DOWN, UNKNOWN_UNIT, RigaState, cards_in
from hansetable.games.riga.year import begin_year
from tests.games.riga.builder import Dealt, SetTable, mask, pack
from tests.games.riga.test_table import conserved


def somewhere(s: RigaState, seed: int, most: int = 250) -> RigaState:
    """Play up to so many random actions; stop before the end of the game."""
    random = Random(seed)
    for _ in range(random.randrange(most)):
        before = s.clone()
        seat = random.choice(list(s.asked()))
        s.push(seat, random.choice(s.listed(seat)))
        if not s.stack:
            return before
    return s


def test_hands_are_secret_but_not_their_size(table: SetTable) -> None:
    """R-90"""
    view = table(goods="cloth wine", hand="visby-inn").state.seen_by(1)
    assert view.goods[0] == 2 * HIDDEN_UNIT
    assert view.hand[0] == UNKNOWN_UNIT
    assert view.cards(0) == 3


def test_piles_are_secret(table: SetTable) -> None:
    """R-90"""
    s = table().state
    view = s.seen_by(0)
    assert view.pile == [FACE_DOWN] * len(s.pile)
    assert view.goods_pile == [HIDDEN] * len(s.goods_pile)
    assert view.rng == 0


def test_discarded_buildings_are_known_to_who_has_seen_them(table: SetTable) -> None:
    """R-90"""
    t = table(seats=2, leg=3, goods="grain*6", hand="visby-inn")
    t.say("done")
    t.say("drop visby-inn")
    s = t.state
    assert s.seen_by(0).discard == mask("visby-inn")
    assert s.seen_by(1).discard == s.seen_by(SPECTATOR).discard == UNKNOWN_UNIT


def test_discarded_goods_lie_open(table: SetTable) -> None:
    """R-11, R-90"""
    t = table(goods="wine*2", hand="visby-market")
    t.say("plan visby-market")
    t.pay("wine*2")
    assert t.state.seen_by(1).goods_discard == pack("wine*2")


def test_rows_displays_and_buildings_lie_open(table: SetTable) -> None:
    """R-90"""
    t = table(riga=True, rows=("cloth glass",), above="visby-inn", built="visby-bank")
    view = t.state.seen_by(1)
    assert (view.rows, view.above, view.built) == (t.state.rows, t.state.above, t.state.built)
    assert view.unbuilt(0) == t.state.unbuilt(0)


def test_what_is_planned_lies_open(table: SetTable) -> None:
    """R-31, R-90"""
    t = table(goods="wine*2", hand="visby-market visby-inn")
    t.say("plan visby-market")
    view = t.state.seen_by(1)
    assert view.hand[0] == mask("visby-market") + UNKNOWN_UNIT


def test_an_open_hand_shows_what_all_have_seen(table: SetTable) -> None:
    """R-90"""
    t = table(hands="open", build=False, rows=("cloth glass",), goods="wine", hand="visby-inn")
    t.say("take-row 1")
    view = t.state.seen_by(1)
    assert view.goods[0] == pack("cloth glass") + HIDDEN_UNIT
    assert view.hand[0] == UNKNOWN_UNIT
    secret = table(build=False, rows=("cloth glass",), goods="wine")
    secret.say("take-row 1")
    assert secret.state.seen_by(1).goods[0] == 3 * HIDDEN_UNIT


def test_the_goods_at_the_start_were_seen_too(dealt: Dealt) -> None:
    """R-90"""
    s = dealt(3, hands="open")
    assert s.seen_by(0).goods == s.goods
    assert dealt(3).seen_by(0).goods[1] == size(s.goods[1]) * HIDDEN_UNIT


def test_of_equal_goods_the_one_that_was_seen_goes_first(table: SetTable) -> None:
    """R-90"""
    t = table(hands="open", build=False, rows=("wine",), goods="wine*2", hand="visby-market")
    t.say("take-row 1", "plan visby-market", "spend wine")
    assert t.state.shown[0] == 0
    assert t.state.seen_by(1).goods[0] == 2 * HIDDEN_UNIT


def test_a_building_taken_from_the_display_was_seen(table: SetTable) -> None:
    """R-90"""
    t = table(hands="open", build=False, above="danzig-inn", hand="visby-inn")
    t.say("take-building danzig-inn")
    assert t.state.seen_by(1).hand[0] == mask("danzig-inn") + UNKNOWN_UNIT


def test_what_was_taken_openly_is_remembered(table: SetTable) -> None:
    """R-90: an attentive player knows that it must still be in hand."""
    t = table(build=False, rows=("cloth glass",), above="danzig-bank", hand="visby-inn")
    t.say("take-row 1")
    t.begin(build=False).say("take-building danzig-bank")
    view = t.state.seen_by(1)
    assert view.hand[0] == 2 * UNKNOWN_UNIT
    for seed in range(20):
        world = view.imagine(seed)
        assert world.hand[0] & mask("danzig-bank")
        assert all(count(world.goods[0], GOOD[good]) for good in ("cloth", "glass"))


def test_what_may_have_been_laid_aside_is_remembered_no_more(table: SetTable) -> None:
    """R-26, R-90: nobody else sees which building it was."""
    hand = "visby-inn visby-bank"
    views = []
    for dropped in hand.split():
        t = table(seats=2, leg=3, goods="grain*5 wine", hand=hand)
        t.state.known[0], t.state.shown[0] = mask("visby-bank"), pack("grain*5 wine")
        t.say("done", "drop grain", f"drop {dropped}")
        views.append(t.state.seen_by(1))
    assert views[0].key(1) == views[1].key(1)
    assert views[0].known[0] == 0
    assert views[0].shown[0] == pack("grain*4 wine")


@pytest.mark.parametrize("seats", [2, 4])
def test_in_imagined_worlds_every_hand_holds_what_was_taken_openly(seats: int) -> None:
    """R-90"""
    s, player, held, openly = GAME.deal(seats, 3, {}), Greedy(GAME, 1), 0, 0
    while s.asked():
        seat = s.asked()[0]
        view = s.seen_by(seat)
        world = view.imagine(s.year)
        for other in range(seats):
            known, hand = s.known[other], s.hand[other]
            held, openly = held + cards_in(hand), openly + known.bit_count()
            assert known & ~(hand | s.aside[other]) == 0
            assert known & ~(world.hand[other] | world.aside[other]) == 0
        s.push(seat, player.choose(view, seat, 20))
    assert openly > 0.7 * held


def test_turning_up_cards_is_seen(table: SetTable) -> None:
    """Undo must be able to tell that something was turned up."""
    t = table(seats=2)
    before = t.state.seen[:]
    t.state.stack = []
    begin_year(t.state)
    assert all(now != then for now, then in zip(t.state.seen, before, strict=True))
    t = table(built="visby-treasury visby-inn")
    before = t.state.seen[:]
    t.say("use visby-treasury")
    assert t.state.seen[0] != before[0]
    assert t.state.seen[1:] == before[1:]


def test_taking_and_paying_can_be_taken_back(table: SetTable) -> None:
    """Nothing is turned up by it, so undo is possible."""
    t = table(build=False, rows=("wine*3",), hand="visby-market")
    before = (t.state.rng, t.state.seen[:])
    t.say("take-row 1", "plan visby-market", "spend wine", "spend wine")
    assert (t.state.rng, t.state.seen) == before


CASES = [(2 + seed % 3, seed, ("off", "on")[seed % 2], ("secret", "open")[seed // 2 % 2])
         for seed in range(40)]  # fmt: skip


@pytest.mark.parametrize(("seats", "seed", "riga", "hands"), CASES)
def test_views_and_what_is_imagined(
    dealt: Dealt, seats: int, seed: int, riga: str, hands: str
) -> None:
    """R-90"""
    s = somewhere(dealt(seats, seed, riga=riga, hands=hands), seed)
    for viewer in (*range(s.n), SPECTATOR):
        view = s.seen_by(viewer)
        assert view.seen_by(viewer).key(viewer) == view.key(viewer)
        assert list(view.asked()) == list(s.asked())
        imagined = view.imagine(seed)
        assert imagined.seen_by(viewer).key(viewer) == view.key(viewer)
        conserved(imagined)
    for seat in s.asked():
        assert list(s.seen_by(seat).listed(seat)) == list(s.listed(seat))


def test_what_others_hide_changes_no_view(table: SetTable) -> None:
    """R-90"""
    one = table(goods="cloth").give(1, goods="wine glass", hand="visby-inn")
    two = table(goods="cloth").give(1, goods="grain*2", hand="danzig-bank")
    assert one.state.seen_by(0).key(0) == two.state.seen_by(0).key(0)
    assert one.state.seen_by(1).key(1) != two.state.seen_by(1).key(1)


def test_a_view_ends_where_nobody_can_know_more(dealt: Dealt) -> None:
    """What spring brings, and what a function draws, is not in a view."""
    s = dealt(2)
    view = s.seen_by(s.turn)
    view.push(s.turn, view.listed(s.turn)[0])
    assert view.asked() == ()


def test_a_yard_and_a_treasury_bring_an_unknown_card_in_a_view(table: SetTable) -> None:
    """R-42, R-50"""
    view = table(built="visby-yard visby-treasury visby-inn").state.seen_by(0)
    for use in view.listed(0)[:2]:
        view.push(0, use)
    assert view.goods[0] == HIDDEN_UNIT
    assert view.hand[0] == UNKNOWN_UNIT
    assert cards_in(view.hand[0]) == 1
    assert view.hand[0] & ALL_CITY == 0
