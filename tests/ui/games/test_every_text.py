"""What every game says is said whole, in both languages.

The examples stand in each game's own ``test_texts``: ``EVENTS`` and ``ACTIONS`` hold every kind,
``SILENT`` are the events without words, ``fit`` tells whether a text is meant for people.
``views`` are positions as the seat sees them that is asked; they hold every kind of step and,
even if only some are looked at, every kind of piece.
"""

from __future__ import annotations

import re
from functools import cache
from importlib import import_module

import pytest
from PySide6.QtWidgets import QApplication

from hansetable.ai.reasons import Difference
from hansetable.ai.worth import features_of
from hansetable.core import Event, Place, State
from hansetable.games import GAMES
from hansetable.games import game as games_of
from hansetable.ui import language
from hansetable.ui.games import game_ui
from tests.ui.games.event_kinds import events_of

TEXTS = {game: import_module(f"tests.ui.games.{game}.text.test_game_text") for game in GAMES}
EVENTS = [(game, event) for game, own in TEXTS.items() for event in own.EVENTS]
EXCLAIMED = ("novgorod",)
"""Games in which something may be called out."""
TWINS = ("novgorod",)
"""Games with pieces that are alike, so that two actions may be said alike."""

games = pytest.mark.parametrize("game", GAMES)


def silent(game: str, event: Event) -> bool:
    own = TEXTS[game]
    return event in own.SILENT or type(event) in own.SILENT


@cache
def pieces(game: str, each: int = 7) -> list[tuple[State, Place]]:
    """Every piece of every seventh position, or of fewer."""
    own = TEXTS[game]
    views = own.views()[::each]
    return [(view, place) for view in views for place in own.GAME.pieces(view).values()]


# ---- events --------------------------------------------------------------------------------------


@games
def test_the_examples_hold_every_event(game: str) -> None:
    own = TEXTS[game]
    assert {type(event) for event in own.EVENTS} == events_of(*own.KINDS_FROM)


@pytest.mark.parametrize(("game", "event"), EVENTS, ids=repr)
def test_every_event_is_a_sentence(code: str, game: str, event: Event) -> None:
    own = TEXTS[game]
    text = own.said(event)
    if silent(game, event):
        assert text == ""
    else:
        assert own.fit(text), text
        assert text.endswith((".", "!") if game in EXCLAIMED else ".")
        assert text[0] == text[0].upper()


@games
def test_no_event_is_left_in_english(code: str, game: str, qapp: QApplication) -> None:
    own = TEXTS[game]
    told = [event for event in own.EVENTS if not silent(game, event)]
    lines = [own.said(event) for event in told]
    language.install(qapp, "en")
    english = [own.said(event) for event in told]
    same = [line for line, other in zip(lines, english, strict=True) if line == other]
    assert same == ([] if code == "de" else english)


# ---- questions and actions -----------------------------------------------------------------------


@games
def test_the_positions_hold_every_kind_of_step(game: str) -> None:
    own = TEXTS[game]
    assert {type(view.stack[-1]) for view in own.views()} == set(own.STEPS)


@games
def test_every_question_and_its_help(code: str, game: str) -> None:
    own = TEXTS[game]
    texts = game_ui(game).text(own.NAMES)
    for view in own.views():
        step, seat = view.stack[-1], view.viewer
        question, reason = texts.question(step, view, seat), texts.reason(step, view, seat)
        assert seat in view.asked()
        assert own.fit(question), (step, question)
        assert question.endswith(".")
        assert own.fit(reason), (step, question, reason)
        assert len(question) < 120 and len(reason) < 160, (question, reason)
        assert re.fullmatch(own.RULE, step.rule)


@games
def test_every_action_in_words(code: str, game: str) -> None:
    own = TEXTS[game]
    texts = game_ui(game).text(own.NAMES)
    for view in own.views():
        lines = [texts.action(action, view) for action in view.listed(view.viewer)]
        assert [line for line in lines if not own.fit(line)] == []
        different = len(set(lines))
        assert different == len(lines) or (game in TWINS and different > 1), lines


@games
def test_the_examples_hold_every_kind_of_action(game: str) -> None:
    own = TEXTS[game]
    assert {type(action) for action in own.ACTIONS} == set(own.GAME.verbs)


@games
def test_every_kind_of_action_in_words(code: str, game: str) -> None:
    own = TEXTS[game]
    texts, view = game_ui(game).text(own.NAMES), own.anywhere()
    for action in own.ACTIONS:
        text = texts.action(action, view)
        assert own.fit(text), (action, text)
        assert text[0] == text[0].upper()


# ---- pieces --------------------------------------------------------------------------------------


@games
def test_the_positions_hold_every_kind_of_piece(game: str) -> None:
    assert {place.kind for _, place in pieces(game)} == TEXTS[game].PIECES


@pytest.mark.parametrize("each", [42, pytest.param(7, marks=pytest.mark.soak)])
@games
def test_every_piece_in_words(code: str, game: str, each: int) -> None:
    own = TEXTS[game]
    texts = game_ui(game).text(own.NAMES)
    cards = {texts.card(place, view): place for view, place in pieces(game, each)}
    for card, place in cards.items():
        assert own.fit(card.title) and own.fit(card.text), (place, card)
        assert not card.sub or own.fit(card.sub), (place, card)
        assert len(card.text) < 100, card
        assert re.fullmatch(own.RULE, card.rule)


# ---- reasons -------------------------------------------------------------------------------------


@games
def test_every_feature_has_words(code: str, game: str) -> None:
    own = game_ui(game).text(["Heike", "Jorin", "Marit", "Klaas"])
    found = games_of(game)
    for seats in found.seats:
        names = features_of(found, found.deal(seats, 0, {}).seen_by(0), 0, 0.0)
        for name in names:
            for here, there in ((4, 3), (0.5, 1.5), (True, False), (False, True)):
                ((chance, text),) = own.differences([Difference(name, 0.02, here, there)])
                assert chance == 0.02 and "_" not in text and "{" not in text and len(text) < 70


def test_features_that_are_said_alike_are_one(english: None) -> None:
    own = game_ui("novgorod").text(["Heike", "Jorin"])
    found = [
        Difference("offices", -0.01, 3, 4),
        Difference("ten_ducats", 0.02, 6, 4),
        Difference("money_worth", 0.01, 2.5, 1.5),
        Difference("ducats", -0.005, 6, 4),
        Difference("speed_4", 0.01, True, False),
        Difference("speed_3", -0.03, False, True),
    ]
    said = [(round(chance, 3), text) for chance, text in own.differences(found)]
    assert said == [
        (0.025, "ducats: 6 instead of 4"),
        (-0.02, "the speed of the ship"),
        (-0.01, "offices: 3 instead of 4"),
    ]
