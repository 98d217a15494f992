"""Undo and redo in words and keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from hansetable.session.session import CHANCE, NOTHING, OTHERS, OVER, TURN
from hansetable.ui.table.prompt.undo import invitation, phrase, sentence, way_of

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


def test_every_reason_has_words_of_its_own() -> None:
    reasons = (NOTHING, CHANCE, OTHERS, OVER, TURN)
    assert len({phrase("undo", reason) for reason in reasons}) == len(reasons)
    assert phrase("redo", NOTHING) != phrase("undo", NOTHING)


def test_what_is_on_needs_no_reason() -> None:
    assert sentence("undo", "") == "" and sentence("redo", "") == ""


def test_the_menu_of_a_line_tells_why_it_must_stay() -> None:
    assert invitation(CHANCE) == "Undo this and everything after it (something new came to light)"
    assert "(" not in invitation("")


@pytest.mark.parametrize(
    ("key", "held", "way"),
    [
        (Qt.Key.Key_Z, CTRL, "undo"),
        (Qt.Key.Key_Z, CTRL | SHIFT, "redo"),
        (Qt.Key.Key_Y, CTRL, "redo"),
        (Qt.Key.Key_Z, Qt.KeyboardModifier.NoModifier, None),
    ],
)
def test_the_keys_of_undo_and_redo(
    qapp: object, key: Qt.Key, held: Qt.KeyboardModifier, way: str | None
) -> None:
    assert way_of(QKeyEvent(QEvent.Type.KeyPress, key, held)) == way
