"""The review of a game in words: its sums, a summary, and the mistakes."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from typing import Any

from hansetable.ai.reasons import Difference
from hansetable.ai.worth import HAND
from hansetable.core import read_action
from hansetable.session.session import Session
from hansetable.ui.game_ui import GameText
from hansetable.ui.language import Context, translate
from hansetable.ui.widgets.numbers import signed


class Review(Context):
    """The context of the texts with a number."""


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
    """Yield the summary of a seat: chances, best and dearest decision, habit, luck."""
    name, decisions = session.slots[row["seat"]].shown, row["decisions"]
    tell = partial(said, session, texts, row["seat"])
    text = translate("Review", "{name} began with a chance of {start} and ended with {end}.")
    yield text.format(name=name, start=percent(row["start"]), end=percent(row["end"]))
    best = max(decisions, key=lambda one: one["edge"], default=None)
    if best and best["edge"] >= _SMALL:
        text = translate(
            "Review", "Best decision: {action} ({when}), {number} better than anything else."
        )
        yield text.format(
            when=when(session, texts, best["number"]),
            action=tell(best["number"], best["played"]),
            number=percent(best["edge"]),
        )
    else:
        yield translate("Review", "No decision stood out for the better.")
    wrong = [one for one in decisions if one["step"]]
    if wrong:
        dearest = max(wrong, key=lambda one: float(one["loss"]))
        text = translate(
            "Review", "Costliest decision: {played} ({when}). Better by {number}: {best}."
        )
        yield text.format(
            when=when(session, texts, dearest["number"]),
            played=tell(dearest["number"], dearest["played"]),
            best=tell(dearest["number"], dearest["best"][0]),
            number=percent(dearest["loss"]),
        )
    else:
        yield translate("Review", "There is no mistake that could be proved.")
    yield from _habit(texts, wrong)
    yield _fortune(name, row)


def _fortune(name: str, row: Mapping[str, Any]) -> str:
    """Say what luck gave or took, and what the own mistakes cost if there are any."""
    luck = round(100 * row["luck"])
    if luck > 0:
        text = translate("Review", "Luck gave {name} {luck}.")
        mistakes = translate("Review", "Luck gave {name} {luck}; own mistakes cost {own}.")
    elif luck < 0:
        text = translate("Review", "Bad luck cost {name} {luck}.")
        mistakes = translate("Review", "Bad luck cost {name} {luck}, own mistakes {own}.")
    else:
        text = translate("Review", "Luck changed nothing for {name}.")
        mistakes = translate("Review", "Luck changed nothing for {name}; own mistakes cost {own}.")
    return (mistakes if round(100 * row["given"]) else text).format(
        name=name, luck=percent(abs(row["luck"])), own=percent(row["given"])
    )


def _habit(texts: GameText, wrong: list[Mapping[str, Any]]) -> Iterator[str]:
    """Say what most mistakes have in common, if there is anything."""
    count: Counter[str] = Counter()
    cost: defaultdict[str, float] = defaultdict(float)
    for one in wrong:
        for chance, about in reasons(texts, one, False)[:1]:
            count[about] += 1
            cost[about] -= chance
    often = [about for about in cost if count[about] >= _OFTEN]
    if often:
        about = max(often, key=cost.__getitem__)
        text = translate("Review", "Again and again: {about} ({count} mistakes, {number}).")
        yield text.format(count=count[about], about=about, number=percent(cost[about]))


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


def progress_words(done: float, seconds: int | None) -> str:
    """Say how far a review is, and how long the rest will take if that is known."""
    if seconds is None:
        return percent(done)
    if seconds < 60:
        left = Review.trUtf8("%n second(s) left", None, seconds)
    else:
        left = Review.trUtf8("%n minute(s) left", None, round(seconds / 60))
    return translate("Review", "{done} · {left}").format(done=percent(done), left=left)
