"""Numbers on the cards: they stand where a digit key means the card, and nowhere else."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from hansetable.session.session import Session
from tests.ui.table.page_fixture import advance, options, slots, table


@pytest.fixture
def keeping(qtbot, own_folders):
    """A person keeps one of two buildings of Riga."""
    session = Session.new("riga", 3, slots(("human", "greedy", "greedy")), {})
    advance(session, lambda s: s.decides() == 0 and bool(options(s, "Keep")))
    with table(qtbot, session) as page:
        yield page


def numbers(page):
    """The numbers on the table, by the title of their card."""
    pieces = [piece for piece in page.scene.pieces.values() if piece.number]
    card = page.texts.card
    return {card(page.model.places[p.handle], page.model.view).title: p.number for p in pieces}


def press(page, key):
    return page.take_key(
        QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, chr(key.value))
    )


def test_a_card_carries_the_number_of_its_button_and_the_key_takes_it(keeping):
    buttons = keeping.prompt_bar.buttons.values()
    assert numbers(keeping) == {button.text(): button.key for button in buttons}
    assert sorted(numbers(keeping).values()) == ["1", "2"]
    second = next(p for p in keeping.scene.pieces.values() if p.number == "2")
    assert press(keeping, Qt.Key.Key_2)
    assert second.chosen


def test_where_the_bar_has_no_room_for_the_buttons_no_card_has_a_number(keeping):
    bar = keeping.prompt_bar
    bar.answers.offer(10)
    assert not numbers(keeping)
    assert not bar.answers.press_number(1)
