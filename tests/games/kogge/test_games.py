"""Random games: they end, nothing is lost, somebody is always asked (K-8, K-32)."""

from __future__ import annotations

from random import Random

import pytest

from hansetable.core import NotationError, read_action, write_action
from hansetable.games.kogge import GAME
from hansetable.games.kogge.action_tables import VERBS
from hansetable.games.kogge.cards import GOODS
from hansetable.games.kogge.multiset import goods_in, size
from hansetable.games.kogge.state import CONFLICTS, KoggeState
from hansetable.games.kogge.trade import OFFERS
from hansetable.games.kogge.trade_actions import SIDES, Decline, Offer, Withdraw
from tests.games.kogge.builder import chosen, conserved

MOST_ROUNDS = 18
"""The guild master goes on by one city a round at least, and the board has nine (K-30, K-32)."""
MOST_ACTIONS = 4000
ALL_ON = {
    "taxes": "on", "stores": "on", "conflicts": "on", "memory": "on", "recall": "on",
}  # fmt: skip


def play(seed: int, options: dict[str, str], check: bool = True) -> KoggeState:
    """Play a game in which everybody says anything that is listed."""
    random = Random(seed)
    s = GAME.deal(random.choice((2, 3, 4)), seed, options)
    number = 0
    while s.asked():
        seat = random.choice(list(s.asked()))
        listed = s.listed(seat)
        assert listed
        assert len(set(listed)) == len(listed)
        s.push(seat, random.choice(listed))
        if check:
            assert conserved(s)
        number += 1
        assert number < MOST_ACTIONS
    assert s.result() is not None
    assert s.round <= MOST_ROUNDS
    return s


@pytest.mark.parametrize("seed", range(30))
def test_nothing_is_lost_in_random_games_with_random_variants(seed: int) -> None:
    """K-8, and K-32 ends every game."""
    play(seed, chosen(Random(seed)))


@pytest.mark.soak
def test_nothing_is_lost_in_a_thousand_games() -> None:
    """K-8"""
    for seed in range(1000):
        play(seed, chosen(Random(seed)))


@pytest.mark.parametrize("name", ["taxes", "stores", "conflicts", "memory"])
@pytest.mark.parametrize("seed", range(4))
def test_each_variant_alone(name: str, seed: int) -> None:
    """K-8, K-A1, K-B1, K-C1, K-D1"""
    play(seed, {name: "on"})


@pytest.mark.parametrize("seed", range(4))
def test_all_variants_together(seed: int) -> None:
    """K-8"""
    assert play(seed, ALL_ON).rules & CONFLICTS


@pytest.mark.parametrize("seed", range(10))
def test_who_is_not_asked_may_only_trade(seed: int) -> None:
    """K-70: every action of a game, said by those who are not asked."""
    random = Random(seed)
    s = GAME.deal(4, seed, chosen(random))
    while s.asked():
        seat = random.choice(list(s.asked()))
        action = random.choice(s.listed(seat))
        for other in set(range(4)) - set(s.asked()):
            assert isinstance(action, Offer) or action not in s.options(other)
            assert all(isinstance(said, Withdraw) for said in s.listed(other))
        s.push(seat, action)


@pytest.mark.parametrize("seed", range(10))
def test_a_view_allows_the_offers_that_the_truth_allows(seed: int) -> None:
    """K-70, K-90: so an offer tells nothing of what is secret."""
    random = Random(seed)
    s = GAME.deal(3, seed, {**chosen(random), "conflicts": "off"})
    allowed = 0
    while s.asked():
        for seat in range(3):
            view = s.seen_by(seat)
            for give, get in ((("ore",), ("salt",)), (("ore",), ("furs", "5")), (("4",), ())):
                for side in SIDES:
                    offer = Offer(random.randrange(3) + 1, side, give, get)
                    allowed += offer in s.options(seat)
                    assert (offer in view.options(seat)) == (offer in s.options(seat))
        seat = random.choice(list(s.asked()))
        s.push(seat, random.choice(s.listed(seat)))
    assert allowed


def test_endless_offers_still_end() -> None:
    """K-71: everybody offers whatever it can, asked or not, and nothing is accepted."""
    random = Random(4)
    s = GAME.deal(4, 4, {})
    offers = number = 0
    while s.asked():
        number += 1
        assert number < 20 * MOST_ACTIONS
        for seat in range(s.n):
            give = goods_in(s.cargo[seat])
            for other in range(s.n):
                get = goods_in(s.cargo[other])
                if give and get:
                    bid = (GOODS[give[0]],), (GOODS[get[-1]],)
                    offer = Offer(other + 1, "cogs", *bid)
                    if offer in s.options(seat):
                        s.play(seat, offer)
                        offers += 1
                        s.play(other, Decline())
        if not s.asked():
            break
        seat = s.asked()[0]
        s.push(seat, random.choice(s.listed(seat)))
        assert conserved(s)
    assert offers > 20
    assert offers <= OFFERS * 4 * (s.n + 1) * MOST_ROUNDS


def test_actions_are_written_and_read() -> None:
    """Every kind of action, listed or not, comes back as it was."""
    texts = [
        "choose 3", "keep", "lay 0", "bid", "pass", "steer 2", "tax ore", "sail abo:1", "path",
        "pay 5", "pay furs", "load salt", "anchor", "drive riga:2", "leave", "found", "buy-raid 4",
        "buy-chip path ore", "take-marker 8", "take-good 8", "buy-pair 4 amber", "give ore",
        "take salt", "settle", "change reval:1 5", "raid-city", "raid-cog 2", "part ore",
        "take-pile 1", "look 8", "end", "attack 3", "peace", "stake 8", "ready", "wish furs",
        "offer 2 cogs ore,ore,5 salt", "offer 1 theirs - 8", "counter salt,8 -", "accept",
        "decline", "withdraw",
    ]  # fmt: skip
    for text in texts:
        assert write_action(read_action(text, VERBS)) == text
    assert len({type(read_action(text, VERBS)) for text in texts}) == len(VERBS)


@pytest.mark.parametrize(
    "text",
    [
        "choose 9", "sail abo:3", "pay 9", "buy-pair 5 ore", "offer 5 cogs ore salt",
        "offer 2 ships ore salt", "offer 2 cogs salt,ore -", "counter gold -", "take-pile 3",
        f"offer 2 cogs {','.join(['ore'] * 128)} salt", f"counter - {','.join(['8'] * 127)}",
    ],
)  # fmt: skip
def test_what_is_no_action_is_refused(text: str) -> None:
    """Numbers and ids out of bounds; items are written in their order, so each offer once.

    A pack does not hold 127 equal pieces: 128 ore would be one of the furs.
    """
    with pytest.raises(NotationError):
        read_action(text, VERBS)


def test_the_chapter_tells_where_the_game_is() -> None:
    """K-20"""
    random = Random(1)
    s = GAME.deal(3, 1, {})
    seen = set()
    while s.asked():
        seen.add(GAME.progress(s)["phase"])
        assert list(GAME.coming(s))[:1] or not s.round
        seat = s.asked()[0]
        s.push(seat, random.choice(s.listed(seat)))
    assert seen == {0, 1, 2, 3, 4}
    assert GAME.progress(s)["phase"] == 0
    assert [row["kontors"] for row in GAME.scoreboard(s)] == [s.kontors(seat) for seat in range(3)]
    assert [row["goods"] for row in GAME.scoreboard(s)] == [size(cargo) for cargo in s.cargo]
