"""What is secret (K-90, K-43, K-66), and what a viewer may think of it."""

from __future__ import annotations

from collections import Counter
from random import Random
from time import process_time

import pytest

from hansetable.core.state import SPECTATOR
from hansetable.games.kogge import GAME
from hansetable.games.kogge.actions import Choose
from hansetable.games.kogge.multiset import (
    GOOD_DOWN,
    MARKER_DOWN,
    count,
    markers_in,
    pack_of,
    pieces_of,
    size,
)
from hansetable.games.kogge.state import KoggeState
from tests.games.kogge.builder import SetTable, chosen, conserved
from tests.golden import facts


def somewhere(seed: int, most: int = 150, **options: str) -> KoggeState:
    """Play up to so many random actions; stop before the end of the game."""
    random = Random(seed)
    s = GAME.deal(random.choice((2, 3, 4)), seed, options or chosen(random))
    for _ in range(random.randrange(most)):
        before = s.clone()
        seat = random.choice(list(s.asked()))
        s.push(seat, random.choice(s.listed(seat)))
        if not s.stack:
            return before
    return s


def test_cargo_and_markers_are_secret_but_not_their_number(table: SetTable) -> None:
    """K-90"""
    s = table().give(0, cargo="ore salt", hand="5 6 7").give(1, cargo="furs").state
    view = s.seen_by(1)
    assert view.cargo[0] == 2 * GOOD_DOWN
    assert view.hand[0] == 3 * MARKER_DOWN
    assert view.cargo[1] == s.cargo[1]
    assert s.seen_by(SPECTATOR).cargo[1] == GOOD_DOWN


def test_an_option_opens_cargo_and_markers(table: SetTable) -> None:
    """K-90"""
    s = table(hands="open").give(0, cargo="ore salt", hand="5").state
    assert s.seen_by(1).cargo == s.cargo
    assert s.seen_by(SPECTATOR).hand == s.hand


def test_goods_in_cities_and_kontors_chips_and_raids_are_open(table: SetTable) -> None:
    """K-90"""
    t = table().lay(abo="salt").found("abo", 0, "furs").raided("riga", 2).give(1, chips="path")
    view = t.state.seen_by(3)
    assert view.goods == t.state.goods
    assert view.stores == t.state.stores
    assert view.raided == t.state.raided
    assert view.chips == t.state.chips


def test_the_pool_shows_which_numbers_are_there_only(table: SetTable) -> None:
    """K-61, K-90: one may look for a marker that one buys, but not count."""
    s = table().state
    view = s.seen_by(0)
    assert size(view.pool) == size(s.pool)
    assert all(count(view.pool, m) == 1 for m in range(9))


def test_who_laid_a_marker_knows_it(table: SetTable) -> None:
    """K-66, K-90"""
    t = table().give(0, hand="5").acting()
    t.say("change tonsberg:1 5")
    assert [t.state.seen_by(viewer).squares[0] for viewer in (0, 1, SPECTATOR)] == [5, -1, -1]


@pytest.mark.parametrize("seed", range(60))
def test_permuting_what_is_hidden_changes_no_view(seed: int) -> None:
    """K-90: the same view, options, table and events, whatever the hidden pieces are."""
    s = somewhere(seed)
    for viewer in (*range(s.n), SPECTATOR):
        view = s.seen_by(viewer)
        for other_seed in (1, 2):
            other = view.imagine(other_seed)
            assert conserved(other)
            assert facts(other.seen_by(viewer)) == facts(view)
            assert other.seen_by(viewer).key(viewer) == s.key(viewer)
            assert GAME.pieces(other.seen_by(viewer)) == GAME.pieces(view)
            if viewer >= 0:
                assert list(other.listed(viewer)) == list(s.listed(viewer))


@pytest.mark.parametrize("seed", range(20))
def test_the_view_of_a_view_is_the_view(seed: int) -> None:
    """K-90"""
    s = somewhere(seed)
    for viewer in range(s.n):
        view = s.seen_by(viewer)
        assert facts(view.seen_by(viewer)) == facts(view)


def test_equal_views_get_equal_advice() -> None:
    """K-90"""
    for seed in range(20):
        s = somewhere(seed)
        seat = s.asked()[0]
        view = s.seen_by(seat)
        other = view.imagine(5).seen_by(seat)
        assert GAME.evaluate(view, seat) == GAME.evaluate(other, seat)
        listed = s.listed(seat)
        one, two = (GAME.action_bounds(known, seat, listed) for known in (view, other))
        assert [bound.worth for bound in one] == [bound.worth for bound in two]


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_goods_on_a_bill_have_left_the_hold_for_every_viewer(table: SetTable, viewer: int) -> None:
    """K-90, K-65: what lies on the bill is open, what stays aboard is only counted."""
    t = table().give(0, cargo="salt*3 furs").lay(tonsberg="ore*6").acting(came_from="abo")
    t.say("give salt")
    places = GAME.pieces(t.state.seen_by(viewer)).values()
    aboard = [p for p in places if p.zone == "cargo" and p.owner == 0]
    given = [p for p in places if p.zone == "given" and p.owner == 0]
    assert (len(aboard), [p.name for p in given]) == (3, ["salt"])


def seen_more(before: KoggeState, after: KoggeState, seat: int) -> bool:
    """Whether it counts as seen, so that it cannot be taken back."""
    return before.rng != after.rng or before.seen[seat] != after.seen[seat]


def test_start_cities_that_were_shown_are_not_taken_back() -> None:
    """K-15: who chose last and clashes would choose again with what the others chose in mind."""
    s = GAME.deal(3, 1, {})
    for seat in (2, 1):
        s.play(seat, Choose(4))
    before = s.clone()
    s.play(0, Choose(4))
    assert s.asked()[0] == 0
    assert seen_more(before, s, 0)


def test_a_bid_that_makes_another_pass_is_not_taken_back(table: SetTable) -> None:
    """K-24, K-90: who passes with a marker in hand shows that it is the one that was laid."""
    t = table(seats=2).give(0, hand="2 3").give(1, hand="2").bidding()
    t.say("lay 2")
    before = t.state.clone()
    t.say("bid")
    assert t.state.asked() == (0,)
    assert t.state.order == [0, 1]
    assert seen_more(before, t.state, 0)


def test_a_raid_on_a_cog_is_not_taken_back(table: SetTable) -> None:
    """K-67, K-90: a cargo of one needs no parting, and the raider sees it at once."""
    t = table().give(1, at="tonsberg", cargo="salt").acting()
    before = t.state.clone()
    t.say("raid-cog 2")
    assert t.state.asked() == (0,)
    assert sum(t.state.seen_by(0).piles) < GOOD_DOWN
    assert seen_more(before, t.state, 0)


@pytest.mark.parametrize("seed", range(25))
def test_what_can_be_taken_back_could_be_foreseen(seed: int) -> None:
    """K-90: an action that shows its seat nothing new leads to where its view leads.

    The pool of a view shows one marker of each number only, so it cannot be foreseen.
    """
    random = Random(seed)
    options = chosen(random) | {"recall": "on"}
    s = GAME.deal(random.choice((2, 3, 4)), seed, options)
    for _ in range(250):
        if not s.asked():
            return
        seat = random.choice(list(s.asked()))
        action = random.choice(list(s.listed(seat)))
        before, view = s.clone(), s.seen_by(seat)
        s.push(seat, action)
        if s.asked() and s.asked()[0] == seat and not seen_more(before, s, seat):
            view.push(seat, action)
            there = s.seen_by(seat)
            view.pool = there.pool = 0
            assert view.key(seat) == there.key(seat)


def rejected(view: KoggeState, number: int) -> list[list[int]]:
    """Hands that a view of seat 0 may stand for: dealt anew till the pool looks the same."""
    random = Random(number)
    one, two = (size(pack) for pack in view.hand[1:])
    world = view.imagine(1)
    unseen = world.pool + sum(world.hand[1:])
    lacking = set(range(9)) - {*markers_in(view.pool)}
    found = []
    for _ in range(number):
        dealt = random.sample(pieces_of(unseen), one + two)
        pool = Counter(pieces_of(unseen)) - Counter(dealt)
        if lacking.isdisjoint(pool) and len(pool) + len(lacking) == 9:
            found.append([pack_of(dealt[:one]), pack_of(dealt[one:])])
    return found


@pytest.mark.parametrize(("own", "others"), [("8*2 7*3", "7"), ("8 6*5", "8")])
def test_rare_markers_are_imagined_as_often_as_they_are_held(
    table: SetTable, own: str, others: str
) -> None:
    """K-90: of all worlds that look like this, each is as likely; the pool may lack a number."""
    t = table(seats=3).give(0, hand=own).give(1, hand=f"{others} 0*6 5*5 3*3")
    view = t.give(2, hand=f"{others} 1*6 2*5 4*3").state.seen_by(0)
    exact = rejected(view, 8000)
    imagined = [view.imagine(rng).hand[1:] for rng in range(3000)]
    for m in range(9):
        held, thought = (
            sum(count(one, m) + count(two, m) for one, two in worlds) / len(worlds)
            for worlds in (exact, imagined)
        )
        assert thought == pytest.approx(held, abs=0.04 + 0.02 * held), m


def test_to_imagine_takes_little_time() -> None:
    """So that thousands of worlds can be thought of: 40 µs each where nobody else computes."""
    views = [s.seen_by(s.turn) for seed in range(40) if (s := somewhere(seed)).n == 4]
    begun = process_time()
    for rng in range(50):
        for view in views:
            view.imagine(rng)
    assert (process_time() - begun) / 50 / len(views) < 200e-6
