"""The review of a game that was recorded: what it was like for each seat, as plain data."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict
from typing import Any

from hansetable.ai.review import Decision, Moment, Part, Reviewer
from hansetable.ai.worth import Worth
from hansetable.core import Seat, write_action
from hansetable.session.review_file import rate
from hansetable.session.session import Session


def moments(session: Session, seat: Seat) -> list[Moment]:
    """Return what a seat saw of a game, from the deal on."""
    found = []
    for number, (actor, action) in enumerate(session.actions):
        told = session.journal[number]
        secret = actor != seat and any(event != event.seen_by(seat) for event in told)
        found.append(Moment(session.at(number).seen_by(seat), actor, None if secret else action))
    return [*found, Moment(session.at(len(session.actions)).seen_by(seat), None, None)]


def parts(session: Session, worth: Worth, seat: Seat, budget: int = 0) -> Iterator[float | Part]:
    """Yield the chance of a seat at the beginning, and then what each action changed."""
    reviewer = Reviewer(session.game, worth, seat, moments(session, seat), budget)
    yield reviewer.start
    for number in range(len(session.actions)):
        yield reviewer.part(number)


def summed(found: Sequence[float | Part]) -> dict[str, Any]:
    """Return what `parts` yielded so far as JSON has it; start, luck and skill add up to the end.

    ``course`` is the chance at each moment, ``given`` what was given away by own mistakes,
    ``rate`` the same a decision while the game was open.
    """
    start = found[0]
    assert isinstance(start, float)
    after = [part for part in found if isinstance(part, Part)]
    decisions = [part.decision for part in after if part.decision]
    written = [_written(decision) for decision in decisions]
    return {
        "start": start,
        "luck": sum(part.luck for part in after),
        "skill": sum(part.skill for part in after),
        "end": after[-1].chance if after else start,
        "given": sum(decision.loss for decision in decisions if decision.step),
        "course": [start, *(part.chance for part in after)],
        "rate": rate(written),
        "decisions": written,
    }


def _written(decision: Decision) -> dict[str, Any]:
    return {
        **asdict(decision),
        "loss": decision.loss,
        "played": write_action(decision.played),
        "best": [write_action(action) for action in decision.best],
        "differences": [asdict(one) for one in decision.differences],
    }


def review(
    session: Session, worth: Worth, seats: Sequence[Seat], budget: int = 0
) -> dict[str, Any]:
    """Return the whole review of some seats."""
    return {
        "game": session.header.game,
        "seats": [
            {"seat": seat, "name": session.slots[seat].name}
            | summed([*parts(session, worth, seat, budget)])
            for seat in seats
        ],
    }
