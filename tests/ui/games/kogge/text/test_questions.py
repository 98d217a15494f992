"""The questions of Kogge, and the help that says why."""

from __future__ import annotations

from dataclasses import replace

from hansetable.core.state import OMNISCIENT
from hansetable.games.kogge import trade_actions as b
from hansetable.games.kogge.cards import CITY, GOOD, TRADE
from hansetable.games.kogge.multiset import UNIT
from hansetable.games.kogge.round import AskBids, MoveGuild
from hansetable.games.kogge.state import KoggeState
from hansetable.games.kogge.turn import Exchange
from hansetable.games.kogge.voyage import MOVE
from hansetable.ui.games.kogge.text.game_text import KoggeText
from tests.ui.games.kogge.text.text_fixture import NAMES, VARIANTS, fit, positions, table


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
