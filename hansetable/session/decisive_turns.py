"""The turns that decided a game: where the winner gained or lost most against the next."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby, pairwise

from hansetable.core import Result, Seat
from hansetable.session.session import Session


@dataclass(frozen=True, slots=True)
class Turn:
    """What one seat played in one go.

    ``start`` is the moment before it, in actions; ``keys`` are the numbers of the one or two
    actions in it that brought most; ``swing`` is by how many points the lead of the winner grew
    or shrank.
    """

    seat: Seat
    start: int
    keys: tuple[int, ...]
    swing: int


def rivals(result: Result) -> tuple[Seat, Seat]:
    """Return the seats between whom a game was decided: the best and the next one."""
    ranks, scores = result.ranks, result.scores
    order = sorted(range(len(ranks)), key=lambda s: (ranks[s], -scores[s], s))
    best = next((seat for seat in order if seat in result.winners), order[0])
    return best, next(seat for seat in order if seat != best)


def scores(session: Session) -> Sequence[Sequence[int]]:
    """Return the scores of all seats before each action, and after the last one."""
    game, moments = session.game, range(len(session.actions) + 1)
    return [[row[game.score] for row in game.scoreboard(session.at(n))] for n in moments]


def history(session: Session) -> Sequence[Sequence[int]]:
    """Return the scores at the end of each round, those of the beginning first."""
    rows: list[Sequence[int]] = []
    now = 0
    last = len(session.actions)
    for place, row in enumerate(scores(session)):
        then, now = now, session.game.progress(session.at(place))["round"]
        if not place or (now != then > 0) or place == last:
            rows.append(row)
    return rows


def decisive(session: Session, count: int = 3) -> Sequence[Turn]:
    """Return the turns of the largest swing in a finished game, in the order of the game.

    Of equal ones the later counts more. Scores that change for everybody at the end of the game
    are no one's turn.
    """
    result = session.state.result()
    if result is None:
        return ()
    best, other = rivals(result)
    rows = scores(session)
    last = session.actions[-1][0]
    before, after = rows[-2:]
    if any(after[s] != before[s] for s in range(len(after)) if s != last):
        rows = rows[:-1]
    leads = [row[best] - row[other] for row in rows]
    turns = [turn for turn in _turns(session, leads) if turn.swing]
    largest = sorted(turns, key=lambda turn: (-abs(turn.swing), -turn.start))[:count]
    return sorted(largest, key=lambda turn: turn.start)


def _turns(session: Session, leads: Sequence[int]) -> Iterator[Turn]:
    """Tell the turns apart; ``leads`` is the lead of the winner before each action."""
    gains = [after - before for before, after in pairwise(leads)]
    for seat, group in groupby(range(len(gains)), key=lambda n: session.actions[n][0]):
        numbers = tuple(group)
        swing = sum(gains[n] for n in numbers)
        sign = 1 if swing > 0 else -1
        most = sorted(numbers, key=lambda n: (-sign * gains[n], -n))[:2]
        keys = tuple(sorted(n for n in most if sign * gains[n] > 0)) or numbers[-1:]
        yield Turn(seat, numbers[0], keys, swing)
