"""The trade window: offers, counter-offers and withdrawals by real clicks (K-70, K-71)."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from hansetable import games
from hansetable.games.kogge.cards import GOODS
from hansetable.games.kogge.state import KoggeState
from hansetable.games.kogge.trade import Terms, Trade
from hansetable.games.kogge.trade_actions import Counter, Decline, Offer, Withdraw
from hansetable.model.play import PlayModel
from hansetable.session.session import Session
from hansetable.session.slot import PlayerSlot
from hansetable.ui.games import game_ui
from hansetable.ui.games.kogge.market import MarketWindow, possible
from hansetable.ui.settings.settings import Settings
from hansetable.ui.table.play_page import PlayPage
from hansetable.ui.table.prompt.prompt_buttons import MARKET, QUIET
from tests.games.kogge.builder import Table, goods
from tests.ui.keyboard_driver import Key, KeyboardDriver
from tests.ui.table.page_fixture import Idle

PEOPLE = (
    PlayerSlot("Heike", "red", "human"),
    PlayerSlot("Jorin", "blue", "human"),
    PlayerSlot("Marit", "green", "human"),
)


@pytest.fixture
def page(qtbot, own_folders, monkeypatch):
    """Heike and Jorin in one city, Marit elsewhere; it is Heike's turn to act."""
    monkeypatch.setattr(games, "GAMES", tuple(dict.fromkeys((*games.GAMES, "kogge"))))
    session = Session.new("kogge", 1, PEOPLE, {"hands": "secret"})
    table = Table(3).give(0, cargo="ore*3", hand="5 6").give(1, at="tonsberg", cargo="salt furs")
    session.state = table.give(2, at="abo", cargo="furs").acting().state
    settings = Settings()
    settings.animation, settings.curtain = "off", "never"
    page = PlayPage(PlayModel(session), settings, game_ui(session.game.name))
    qtbot.addWidget(page)
    page.resize(1366, 742)
    page.show()
    page.begin()
    yield page
    page.model.stop()


def opened(page: PlayPage) -> MarketWindow:
    """Open the trade window with a click on its button."""
    QTest.mouseClick(page.prompt_bar.buttons[MARKET], Qt.MouseButton.LeftButton)
    return next(w for w in page.findChildren(MarketWindow) if w.isVisible())


def test_an_offer_is_composed_and_made(page):
    window = opened(page)
    assert {"You give", "You get"} <= {label.text() for label in window.findChildren(QLabel)}
    assert not window.offer_button.isEnabled()
    window.give.boxes["ore"].setValue(2)
    window.get.boxes["salt"].setValue(1)
    assert window.action() == Offer(2, "cogs", ("ore", "ore"), ("salt",))
    QTest.mouseClick(window.offer_button, Qt.MouseButton.LeftButton)
    assert page.model.session.actions[-1] == (0, Offer(2, "cogs", ("ore", "ore"), ("salt",)))
    assert isinstance(page.model.step, Trade)
    assert page.model.viewer == 1


@pytest.fixture
def asked(qtbot, own_folders):
    """Heike, a person, is asked by Jorin, whom the computer plays."""
    players = (PEOPLE[0], replace(PEOPLE[1], player="greedy"))
    session = Session.new("kogge", 1, players, {"hands": "secret"})
    table = Table(2).give(0, cargo="furs amber").give(1, at="tonsberg", cargo="ore*6")
    session.state = table.acting(1).state
    page = PlayPage(PlayModel(session, Idle(session.game)), Settings(), game_ui("kogge"))
    qtbot.addWidget(page)
    page.show()
    page.begin()
    page.model.ai_runner.acted.emit(Offer(1, "cogs", ("ore", "ore"), ("furs",)))
    page.model.hurry()
    yield page
    page.model.stop()


def test_one_who_is_asked_can_have_no_more_offers_in_this_round(asked, monkeypatch):
    views: list[KoggeState] = []
    monkeypatch.setattr(
        asked.model.ai_runner, "think", lambda level, view, seat: views.append(view)
    )
    button = asked.prompt_bar.buttons[QUIET]
    assert button.text() == "No more offers this round"
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert asked.model.session.actions[-1] == (0, Decline())
    view = views[-1]
    assert not [action for action in view.options(1) if isinstance(action, Offer)]
    asked.model.session.state.round += 1
    asked.model._next()
    assert [action for action in views[-1].options(1) if isinstance(action, Offer)]


def test_a_person_who_asks_is_not_sent_away_for_the_round(page):
    page.model.bargain(Offer(2, "cogs", ("ore",), ("salt",)))
    assert isinstance(page.model.step, Trade) and QUIET not in page.prompt_bar.buttons


def test_nobody_gives_what_it_has_not(page):
    window = opened(page)
    assert not window.give.boxes["salt"].isEnabled()
    assert window.give.boxes["ore"].maximum() == 3
    assert window.give.boxes["5"].maximum() == 1
    assert window.get.boxes["furs"].maximum() == 2, "of secret cargo only the number is known"
    assert [window.partner.itemText(i) for i in range(window.partner.count())] == ["with Jorin"]


def test_an_offer_is_answered_by_other_terms(page):
    page.model.bargain(Offer(2, "cogs", ("ore",), ("salt",)))
    window = opened(page)
    window.give.boxes["salt"].setValue(0)
    window.give.boxes["furs"].setValue(1)
    window.get.boxes["ore"].setValue(2)
    assert window.action() == Counter(("furs",), ("ore", "ore"))
    QTest.mouseClick(window.offer_button, Qt.MouseButton.LeftButton)
    assert page.model.session.actions[-1][0] == 1
    assert page.model.viewer == 0


def test_other_terms_begin_with_the_offer_as_the_other_side_sees_it(page):
    page.model.bargain(Offer(2, "cogs", ("ore", "5"), ("salt",)))
    window = opened(page)
    assert window.action() == Counter(("salt",), ("ore", "5"))


def test_of_a_secret_cargo_no_more_is_asked_for_than_its_number(page):
    get = opened(page).get
    assert {get.boxes[good].maximum() for good in GOODS} == {2}, "no limit tells the kinds"
    get.boxes["furs"].setValue(2)
    assert get.boxes["salt"].maximum() == 0
    assert get.boxes["salt"].isVisible()
    assert get.boxes["5"].maximum() == 0, "there are no markers at all"
    assert get.note.text().endswith("; you cannot see which")


def test_it_opens_with_what_was_composed_last(page):
    window = opened(page)
    window.give.boxes["ore"].setValue(2)
    window.get.boxes["salt"].setValue(1)
    QTest.mouseClick(window.cancel_button, Qt.MouseButton.LeftButton)
    again = opened(page)
    assert again is not window and again.action() == window.action()


def test_a_refusal_is_said_in_the_bar_and_in_the_window(page):
    offer = Offer(2, "cogs", ("ore",), ("salt",))
    window = opened(page)
    window.give.fill(offer.give)
    window.get.fill(offer.get)
    QTest.mouseClick(window.offer_button, Qt.MouseButton.LeftButton)
    page.model.say(Decline())
    assert page.model.viewer == 0
    assert page.prompt_bar.notice.text == "Jorin declines Heike’s offer."
    window = opened(page)
    assert window.action() == offer and "declined" in window.reason.text()


@pytest.mark.parametrize(
    ("give", "get", "said"),
    [
        ((), (), "Choose what changes hands; a gift is an offer, too. (Rule K-70)"),
        (("ore",), ("furs",), "This very offer has been declined this turn. (Rule K-71)"),
        (("ore",), (), "You give 1 ore and get nothing."),
    ],
)
def test_the_window_says_the_one_cause_or_the_offer(page, give, get, said):
    declined = Terms(0, 1, "cogs", goods("ore"), 0, goods("furs"), 0)
    page.model.session.state.declined = (declined,)
    page.model.view = page.model.session.state.seen_by(0)
    window = opened(page)
    window.give.fill(give)
    window.get.fill(get)
    assert window.reason.text() == said


def test_an_unasked_seat_may_offer_and_withdraw(page):
    page.model.viewer = 1
    page.model.view = page.model.session.state.seen_by(1)
    assert possible(page.model.view, 1)
    page.model.bargain(Offer(1, "cogs", ("salt",), ("ore",)))
    assert page.model.viewer == 0
    page.model.viewer = 1
    page.model.bargain(Withdraw())
    assert not isinstance(page.model.session.state.stack[-1], Trade)


def test_who_is_alone_sees_no_trade(page):
    assert not possible(page.model.session.state.seen_by(2), 2)


def test_a_trade_by_keyboard_alone(page):
    keys = KeyboardDriver(page)
    keys.button(MARKET)
    window = keys.dialog()
    assert isinstance(window, MarketWindow)
    for box, number in ((window.give.boxes["ore"], 2), (window.get.boxes["salt"], 1)):
        for _ in range(60):
            if box.hasFocus():
                break
            keys.press(Key.Key_Tab)
        for _ in range(number):
            keys.press(Key.Key_Up)
    keys.press(Key.Key_Return)
    assert page.model.session.actions[-1] == (0, Offer(2, "cogs", ("ore", "ore"), ("salt",)))
    assert page.view.hasFocus(), "the table has the keys again"
    accept = next(h for h in page.prompt_bar.buttons if h.startswith("button:accept"))
    keys.button(accept)
    assert type(page.model.session.actions[-1][1]).__name__ == "Accept"


def test_the_trade_window_is_left_with_escape(page):
    keys = KeyboardDriver(page)
    keys.button(MARKET)
    assert keys.dialog() is not None
    keys.press(Key.Key_Escape)
    assert page.view.hasFocus() and not page.model.session.actions
