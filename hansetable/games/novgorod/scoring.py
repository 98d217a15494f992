"""Bonus cards, the end of a round and of the game, ties."""

from __future__ import annotations

from hansetable.core import Result, Seat
from hansetable.core.game import ranked
from hansetable.games.novgorod import events as e
from hansetable.games.novgorod.cards import BONUSES, CARDS, GOODS
from hansetable.games.novgorod.state import NovgorodState

OFFICES, ROUTE, LUXURY, MISSIONS, CAREER, VARIETY = range(len(BONUSES))
TOP = 4
"""The number of steps of a career card."""


def award(s: NovgorodState, bonus: int) -> None:
    """Give the player on turn a bonus whose condition is met for the first time (N-95)."""
    for i, card in enumerate(s.bonus):
        bit = 1 << s.turn
        if card != bonus or s.bonus_got[i] & bit or s.bonus_stage[i] > 1:
            continue
        seals = CARDS.bonus[bonus][s.bonus_stage[i]]
        s.bonus_got[i] |= bit
        s.bonus_now[i] |= bit
        s.seals[s.turn] += seals
        s.tell(e.BonusGained, s.turn, BONUSES[bonus], seals)


def award_missions(s: NovgorodState) -> None:
    """Give the bonus for three missions completed (N-59, N-122)."""
    if s.completed(s.turn) >= 3:
        award(s, MISSIONS)


def end_round(s: NovgorodState) -> bool:
    """Lower or remove bonus cards (N-95) and tell whether the game is over (N-100)."""
    for i, got in enumerate(s.bonus_now):
        if not got:
            continue
        gone = s.bonus_stage[i] == 1 or got.bit_count() > 1
        s.bonus_stage[i] = 2 if gone else 1
        s.bonus_now[i] = 0
        bonus = s.bonus[i]
        if gone:
            s.tell(e.BonusLeft, BONUSES[bonus])
        else:
            s.tell(e.BonusLowered, BONUSES[bonus], CARDS.bonus[bonus][1])
    if s.last:
        return True
    if max(s.seals) >= CARDS.goal or max(s.level) == TOP:  # N-100
        s.last = True
        s.tell(e.LastRoundBegan, s.round + 1)
    return False


def loses(s: NovgorodState, seat: Seat) -> bool:
    """Tell whether a seat still shows an X (N-101)."""
    return s.level[seat] < s.career_side(seat).loses


def variety(s: NovgorodState, seat: Seat) -> int:
    """Return the seals for different goods on the missions under the ship (N-96)."""
    kinds = 0
    for m, mission in enumerate(CARDS.missions):
        if s.under[seat] >> m & 1:
            kinds |= (mission.lines[0] | mission.lines[1]) << (GOODS if mission.luxury else 0)
    return CARDS.variety[kinds.bit_count()]


def end_game(s: NovgorodState) -> None:
    """Score variety, rank the players and end the game."""
    extra = [0] * s.n
    if VARIETY in s.bonus:
        for seat in range(s.n):
            extra[seat] = variety(s, seat)
            s.seals[seat] += extra[seat]
            if extra[seat]:
                s.tell(e.BonusGained, seat, BONUSES[VARIETY], extra[seat])
    s.final = ranking(s, extra)
    s.stack.clear()
    s.tell(e.GameEnded, s.final.winners)


def ranking(s: NovgorodState, extra: list[int]) -> Result:
    """Rank by seals, then ducats, career step, offices, later place in the round (N-102)."""
    points = tuple(
        {
            "seals": s.seals[seat] - extra[seat],
            "variety": extra[seat],
            "ducats": s.money[seat],
            "steps": s.level[seat],
            "offices": s.owned[seat].bit_count(),
            "loses": int(loses(s, seat)),
        }
        for seat in range(s.n)
    )
    ranks = ranked(
        [
            (
                -of["loses"], s.seals[seat], of["ducats"], of["steps"], of["offices"],
                (seat - s.start) % s.n,
            )
            for seat, of in enumerate(points)
        ]
    )  # fmt: skip
    first = ranks.index(1)
    return Result(() if loses(s, first) else (first,), tuple(s.seals), ranks, points)
