"""Why not? Everything that cannot be touched answers with a rule and a sentence, in every game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import islice

import pytest
from PySide6.QtWidgets import QApplication

from hansetable import games
from hansetable.core import Choice, Refusal, State
from hansetable.core.state import SPECTATOR
from hansetable.session.session import Session
from hansetable.ui import language
from hansetable.ui.games import game_ui
from tests.golden import RECORDS, positions
from tests.test_rulebooks import START, text

POSITIONS = pytest.mark.parametrize("most", [90, pytest.param(200, marks=pytest.mark.soak)])
APART = 5
"""After a first touch one thing of so many is tried, others after each touch."""
NAMES = ("Heike", "Jorin", "Marit", "Klaas")
UNFIT = re.compile(r"[{}]|%n|\(s\)|\(ies\)|  |\bNone\b")


@cache
def rulebook(game: str) -> frozenset[str]:
    """The ids of the rules of a game."""
    return frozenset(START.findall(text(game, "en")))


def played(name: str, each: int) -> Iterator[tuple[State, int]]:
    """Positions out of the finished games, as many of each."""
    for file in RECORDS:
        if file.stem.startswith(name):
            session = Session.of_text(file.read_text(encoding="utf-8"))
            apart = len(session.actions) // each
            for number, (seat, _) in list(enumerate(session.actions))[::apart]:
                yield session.at(number), seat


def sample(name: str, most: int = 90) -> Iterator[tuple[State, int]]:
    """Positions out of random games with every number of players, and of games played well."""
    game = games.game(name)
    each = most // (3 * len(game.seats)) + 1
    for seats in game.seats:
        for chosen in (0, -1):
            options = {option.name: option.values[chosen] for option in game.options}
            lot = ((state, seat) for state, seat, _ in positions(name, seats, 7, **options))
            for state, seat in islice(lot, 0, each * 5, 5):
                yield state.clone(), seat
    yield from played(name, each)


def refused(name: str, view: State, seat: int) -> Iterator[Refusal]:
    """Every refusal of a position at once, and some of them after each possible first touch."""
    game = games.game(name)
    things = list(game.pieces(view).values())
    choice = Choice.of(view.listed(seat))
    begun = [thing for thing in things if not choice.targets.isdisjoint(thing.says)]
    for number, held in enumerate([None, *begun]):
        targets = choice.touch(*held.says).targets if held else choice.targets
        for thing in things[number % APART :: APART] if number else things:
            if targets.isdisjoint(thing.says):
                yield game.refusal(view, seat, thing, [held] if held else ())


@POSITIONS
@pytest.mark.parametrize("name", games.GAMES)
def test_whatever_cannot_be_touched_says_why(name: str, most: int, qapp: QApplication) -> None:
    found: dict[Refusal, State] = {}
    number = 0
    for state, seat in sample(name, most):
        number += 1
        view = state.seen_by(seat)
        for refusal in refused(name, view, seat):
            found.setdefault(refusal, view)
    assert number >= most
    assert {refusal.rule for refusal in found} <= rulebook(name)
    for code in language.CODES:
        language.install(qapp, code)
        try:
            for refusal, view in found.items():
                words = game_ui(name).text(NAMES[: len(view.seen)])
                sentence = words.refusal(refusal, view)
                assert sentence.endswith((".", "!")), refusal
                assert not UNFIT.search(sentence), sentence
        finally:
            language.install(qapp, "en")


GENERIC = {"novgorod": {"useless", "apart"}, "riga": {"not-there"}, "kogge": {"other"}}
"""Reasons that tell nothing of the thing: what is left if no rule is known to forbid it."""


@pytest.mark.parametrize("name", games.GAMES)
def test_a_thing_has_a_reason_of_its_own(name: str) -> None:
    for state, seat in islice(sample(name), 0, None, 4):
        view = state.seen_by(seat)
        targets = Choice.of(view.listed(seat)).targets
        for thing in games.game(name).pieces(view).values():
            if targets.isdisjoint(thing.says):
                found = games.game(name).refusal(view, seat, thing)
                assert found.why not in GENERIC[name], (found, thing)


@pytest.mark.parametrize("name", games.GAMES)
def test_who_is_not_asked_is_told_so(name: str) -> None:
    for state, _ in islice(sample(name), 0, None, 20):
        words = game_ui(name).text(NAMES[: len(state.seen)])
        for viewer in (*range(len(state.seen)), SPECTATOR):
            if viewer in state.asked():
                continue
            view = state.seen_by(viewer)
            for thing in games.game(name).pieces(view).values():
                refusal = games.game(name).refusal(view, viewer, thing)
                assert refusal.rule in rulebook(name), thing
                assert words.refusal(refusal, view)
