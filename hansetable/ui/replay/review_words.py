"""The review of a game in words: its sums, five sentences, and the mistakes."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from hansetable.ai.reasons import Difference
from hansetable.ai.worth import HAND
from hansetable.core import read_action
from hansetable.session.session import Session
from hansetable.ui.game_ui import GameText
from hansetable.ui.language import translate
from hansetable.ui.widgets.numbers import signed

_OFTEN = 3
"""From how many mistakes on something is a habit."""
_REASONS = 2
"""How many reasons for a mistake are told at most."""
_SMALL = 0.005
"""A reason that adds less to the chance is none."""


def told(session: Session, texts: GameText, row: Mapping[str, Any]) -> Iterator[str]:
    """Yield what there is to say to a seat, line by line."""
    yield session.slots[row["seat"]].name
    for sentence in sentences(session, texts, row):
        yield f"  {sentence}"
    for one in row["decisions"]:
        if one["step"]:
            yield f"  {mistake(session, texts, row['seat'], one)}"
            for chance, about in reasons(texts, one)[:_REASONS]:
                yield f"      {percent(chance, True)} {about}"
    yield ""


def sentences(session: Session, texts: GameText, row: Mapping[str, Any]) -> Iterator[str]:
    """Yield the summary of a seat: chances, best and dearest turn, habit, luck."""
    text = translate("Review", "Your chance was {start} at the beginning and {end} at the end.")
    yield text.format(start=percent(row["start"]), end=percent(row["end"]))
    decisions = row["decisions"]
    best = max(decisions, key=lambda one: one["edge"], default=None)
    if best and best["edge"] > 0:
        text = translate(
            "Review", "Your best decision, {when}: {action} ({number} better than the next)."
        )
        yield text.format(
            when=when(session, texts, best["number"]),
            action=said(session, texts, row["seat"], best["number"], best["played"]),
            number=percent(best["edge"]),
        )
    else:
        yield translate("Review", "No decision stood out for the better.")
    wrong = [one for one in decisions if one["step"]]
    if wrong:
        dearest = max(wrong, key=lambda one: float(one["loss"]))
        text = translate("Review", "Your costliest decision, {mistake}")
        yield text.format(mistake=mistake(session, texts, row["seat"], dearest))
    else:
        yield translate("Review", "There is no mistake that could be proved.")
    yield _habit(texts, row, wrong)
    text = translate(
        "Review",
        "Luck: {luck}; what everybody decided: {skill}. Your own mistakes add up to {own}.",
    )
    yield text.format(
        luck=percent(row["luck"], True),
        skill=percent(row["skill"], True),
        own=percent(row["given"]),
    )


def _habit(texts: GameText, row: Mapping[str, Any], wrong: list[Mapping[str, Any]]) -> str:
    """Say what most mistakes have in common, if there is anything."""
    count: Counter[str] = Counter()
    cost: defaultdict[str, float] = defaultdict(float)
    for one in wrong:
        for chance, about in reasons(texts, one, False)[:1]:
            count[about] += 1
            cost[about] -= chance
    often = [about for about in cost if count[about] >= _OFTEN]
    if not often:
        return translate("Review", "No habit cost you much.")
    about = max(often, key=cost.__getitem__)
    text = translate(
        "Review", "What cost you again and again: {about} ({count} mistakes, {number})."
    )
    return text.format(count=count[about], about=about, number=percent(cost[about]))


def mistake(session: Session, texts: GameText, seat: int, one: Mapping[str, Any]) -> str:
    """Say what was played, what would have been better, and what that cost."""
    text = translate("Review", "{when}: {played}; better: {best} ({number}).")
    number = one["number"]
    return text.format(
        when=when(session, texts, number),
        played=said(session, texts, seat, number, one["played"]),
        best=said(session, texts, seat, number, one["best"][0]),
        number=percent(-one["loss"], True),
    )


def mistakes(rows: Iterable[Mapping[str, Any]]) -> list[tuple[int, Mapping[str, Any]]]:
    """Return all decisions that lost something, each with its seat, in the order of the game."""
    found = [(row["seat"], one) for row in rows for one in row["decisions"] if one["step"]]
    return sorted(found, key=lambda pair: pair[1]["number"])


def reasons(
    texts: GameText, one: Mapping[str, Any], counted: bool = True
) -> list[tuple[float, str]]:
    """Return what was worse than after the better action, the dearest first.

    ``counted`` says also how many. The rule of thumb is no reason where there is another one.
    """
    found = [Difference(**said) for said in one["differences"] if said["chance"] < -_SMALL]
    found = [said for said in found if said.feature != HAND] or found
    if counted:
        return sorted(texts.differences(found))
    named = getattr(texts, "features", {})
    return sorted(
        (said.chance, str(named[said.feature])) for said in found if said.feature in named
    )


def percent(chance: float, sign: bool = False) -> str:
    """Write a chance, or how much it changed with its sign, in hundredths."""
    number = round(100 * chance)
    return translate("Why", "{number} %").format(number=signed(number) if sign else number)


def when(session: Session, texts: GameText, number: int) -> str:
    """Say in which part of the game an action was played."""
    return texts.progress(session.game.progress(session.at(number)))


def said(session: Session, texts: GameText, seat: int, number: int, written: str) -> str:
    """Say an action as it is offered."""
    view = session.at(number).seen_by(seat)
    return texts.action(read_action(written, session.game.verbs), view)
