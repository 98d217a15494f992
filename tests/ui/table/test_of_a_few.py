"""One of a few cards is chosen: numbers, the others, and the place where it will lie."""

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


# ---- one is held ---------------------------------------------------------------------------------


@pytest.fixture
def held(keeping):
    """The first of the two buildings is held."""
    keeping.scene.click(pieces(keeping, "drawn")[0])
    return keeping


def pieces(page, zone, kind="building"):
    places = page.model.places
    found = (h for h, p in places.items() if (p.owner, p.zone, p.kind) == (0, zone, kind))
    return [page.scene.pieces[handle] for handle in found]


def test_the_other_keeps_a_soft_glow_and_says_what_a_click_means(held):
    first, other = pieces(held, "drawn")
    assert first.chosen and (other.glow, other.seldom) == (0.6, False)
    card = held._words(held.model.places[other.handle])
    assert held.texts.action(held.model.legal.touch(*other.says).actions[0], None)[1:] in card.now


def test_a_click_on_the_other_moves_the_choice_to_it(held):
    first, other = pieces(held, "drawn")
    held.scene.click(other)
    assert other.chosen and not first.chosen and first.glow == 0.6


def test_the_keyboard_goes_on_to_the_place_and_not_to_the_other(keeping):
    keeping.scene.cursor.go("right")
    keeping.scene.cursor.touch()
    assert keeping.scene.cursor.piece is pieces(keeping, "hand", "area")[0]


def test_the_place_where_it_will_lie_is_lit_with_its_word(held):
    place = pieces(held, "hand", "area")[0]
    assert place.glow and place.geometry.word == "keep it here"
    spot = place.lit_rect().translated(place.home())
    assert spot.size().toTuple() == (88, 118) and place.geometry.rect.contains(spot)
    action = held.model.choice.actions[0]
    held.model.say(action)
    held.scene.animator.stop()
    assert pieces(held, "hand")[0].geometry.rect == spot
    assert not pieces(held, "hand", "area")[0].geometry.word
