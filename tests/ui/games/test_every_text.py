"""What every game says of its events and actions is said whole, in both languages.

The examples stand in each game's own ``test_texts``: ``EVENTS`` and ``ACTIONS`` hold every kind,
``SILENT`` are the events without words, ``fit`` tells whether a text is meant for people.
"""

from __future__ import annotations

from importlib import import_module

import pytest
from PySide6.QtWidgets import QApplication

from hansetable.core import Event
from hansetable.games import GAMES
from hansetable.ui import language
from tests.ui.games.kinds import events_of

TEXTS = {game: import_module(f"tests.ui.games.{game}.test_texts") for game in GAMES}
EVENTS = [(game, event) for game, own in TEXTS.items() for event in own.EVENTS]
EXCLAIMED = ("novgorod",)
"""Games in which something may be called out."""

games = pytest.mark.parametrize("game", GAMES)


def silent(game: str, event: Event) -> bool:
    own = TEXTS[game]
    return event in own.SILENT or type(event) in own.SILENT


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


@games
def test_the_examples_hold_every_kind_of_action(game: str) -> None:
    own = TEXTS[game]
    assert {type(action) for action in own.ACTIONS} == set(own.GAME.verbs)
