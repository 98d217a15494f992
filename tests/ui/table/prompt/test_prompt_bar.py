from collections.abc import Iterator
from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hansetable.core import Choice
from hansetable.games.novgorod.actions import Lay, Sail
from hansetable.model.table import TableModel
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.fonts import wrapped_height
from hansetable.ui.art.palette import SHEET_LOSS, SHEET_SOFT
from hansetable.ui.table.prompt import notice
from hansetable.ui.table.prompt.prompt_bar import QuestionBar
from hansetable.ui.table.prompt.prompt_buttons import buttons_of
from hansetable.ui.widgets.buttons import PaintedButton
from tests.ui.table.model_fixture import German, Words, table, table_until

LEFT = Qt.MouseButton.LeftButton


class Wordy(Words):
    """Says everything at great length, as German does."""

    def question(self, step: object, view: object, seat: int) -> str:
        return "lege einen Handwerker an, erfülle einen Auftrag, steige auf oder nimm Einkünfte."

    def reason(self, step: object, view: object, seat: int) -> str:
        return "Im Schifffahrtsverzeichnis der Hansestadt steht eine recht lange Begründung " * 3

    def button(self, handle: str, view: object) -> str:
        return "Nutzungsphase jetzt unwiderruflich beenden"


def opened(qtbot: QtBot, model: TableModel, words: Words | None = None) -> QuestionBar:
    bar = QuestionBar(model, words or Words())
    qtbot.addWidget(bar)
    bar.pressed.connect(model.touch)
    bar.undo.connect(model.undo)
    bar.redo.connect(model.redo)
    bar.resize(1118, 52)
    bar.show()
    bar.activateWindow()
    qtbot.waitExposed(bar)
    return bar


@pytest.fixture
def bar(qtbot: QtBot) -> QuestionBar:
    return opened(qtbot, table_until("UseRoute"))


def face(button: PaintedButton) -> QRectF:
    return button.face().translated(button.pos().toPointF())


def click(qtbot: QtBot, button: PaintedButton) -> None:
    qtbot.mouseClick(button, LEFT, pos=button.face().center().toPoint())


def test_it_asks_by_name(bar: QuestionBar) -> None:
    decides = bar.model.decides
    assert decides is not None
    assert bar.name == f"{bar.model.session.slots[decides].name}:"
    assert bar.question == "UseRoute?"
    assert bar.second_line() == ("because", SHEET_SOFT)
    assert bar.accessibleName() == f"{bar.name} UseRoute? because"


def test_the_buttons_are_those_of_the_choice(bar: QuestionBar) -> None:
    assert list(bar.buttons) == ["button:done"]
    assert bar.buttons["button:done"].text() == "Done"


def test_the_last_button_is_the_main_one(qtbot: QtBot) -> None:
    choice = Choice.of((Sail(), Lay("visby")))
    assert buttons_of(choice) == ["button:sail"]
    bar = opened(qtbot, table_until("UseRoute"))
    main = bar.buttons["button:done"]
    assert (main.kind, main.key) == ("primary", "Enter")
    assert main.accessibleDescription() == "Key Enter"
    bar.lend_enter(True)
    assert (main.kind, main.key) == ("primary", str(len(bar.buttons)))
    assert bar.undo_button.kind == "normal"
    assert face(bar.undo_button).right() < face(main).left()


def test_a_click_on_a_button_tells_its_handle(qtbot: QtBot, bar: QuestionBar) -> None:
    with qtbot.waitSignal(bar.pressed, timeout=1000) as told:
        click(qtbot, bar.buttons["button:done"])
    assert told.args == ["button:done"]


def test_the_main_button_can_be_pressed_without_the_mouse(qtbot: QtBot, bar: QuestionBar) -> None:
    with qtbot.waitSignal(bar.pressed, timeout=1000) as told:
        assert bar.press_main()
    assert told.args == ["button:done"]


def test_without_buttons_there_is_no_main_one(qtbot: QtBot) -> None:
    bar = opened(qtbot, table(humans=4))
    assert bar.buttons == {}
    with qtbot.assertNotEmitted(bar.pressed):
        assert not bar.press_main()


# ---- undo ----------------------------------------------------------------------------------------


def test_at_first_there_is_nothing_to_take_back(qtbot: QtBot) -> None:
    bar = opened(qtbot, table(humans=4))
    assert not bar.undo_button.isEnabled()
    assert bar.undo_button.toolTip() == "No undo: nothing to take back."
    assert bar.undo_button.accessibleDescription() == bar.undo_button.toolTip()


def test_the_mouse_over_undo_says_why_not(qtbot: QtBot) -> None:
    bar = opened(qtbot, table(humans=4))
    bar.resize(700, 52)  # the screen of the tests is narrow
    qtbot.mouseMove(bar, bar.rect().center())
    qtbot.mouseMove(bar.undo_button, bar.undo_button.rect().center())
    qtbot.waitUntil(lambda: bar.second_line()[0] == "No undo: nothing to take back.")
    qtbot.mouseMove(bar, bar.rect().center())
    qtbot.waitUntil(lambda: bar.second_line()[0] == "because")


def test_a_turn_that_is_over_cannot_be_taken_back(qtbot: QtBot) -> None:
    model = table(humans=4)
    first = model.decides
    while model.decides == first:
        model.say(model.choice.actions[0])
    bar = opened(qtbot, model)
    assert bar.undo_button.toolTip() == "No undo: somebody else decided last."


def test_undo_by_click_and_by_key(qtbot: QtBot) -> None:
    model = table_until("LayRoute")
    bar = opened(qtbot, model)
    count = len(model.session.actions)
    model.say(model.choice.actions[0])
    assert bar.undo_button.isEnabled()
    click(qtbot, bar.undo_button)
    assert len(model.session.actions) == count
    model.say(model.choice.actions[0])
    qtbot.keySequence(bar, QKeySequence(QKeySequence.StandardKey.Undo))
    assert len(model.session.actions) == count


def test_the_key_of_a_refused_undo_says_why(qtbot: QtBot) -> None:
    bar = opened(qtbot, table(humans=4))
    with qtbot.assertNotEmitted(bar.undo):
        qtbot.keySequence(bar, QKeySequence(QKeySequence.StandardKey.Undo))
    assert bar.second_line() == ("No undo: nothing to take back.", SHEET_LOSS)


def undone(qtbot: QtBot) -> tuple[QuestionBar, int]:
    """A bar at which one action was played and taken back, and how many there were with it."""
    model = table_until("LayRoute")
    bar = opened(qtbot, model)
    model.say(model.choice.actions[0])
    count = len(model.session.actions)
    model.undo()
    return bar, count


def test_redo_by_click(qtbot: QtBot) -> None:
    bar, count = undone(qtbot)
    click(qtbot, bar.redo_button)
    assert len(bar.model.session.actions) == count


@pytest.mark.parametrize("keys", ["Ctrl+Shift+Z", "Ctrl+Y"])
def test_redo_by_key(qtbot: QtBot, keys: str) -> None:
    bar, count = undone(qtbot)
    qtbot.keySequence(bar, QKeySequence(keys))
    assert len(bar.model.session.actions) == count


def test_the_key_of_a_refused_redo_says_why(qtbot: QtBot, bar: QuestionBar) -> None:
    qtbot.keySequence(bar, QKeySequence("Ctrl+Y"))
    assert bar.second_line() == ("No redo: nothing was taken back.", SHEET_LOSS)
    assert bar.redo_button.accessibleName() == "Redo"
    assert bar.redo_button.toolTip() == "No redo: nothing was taken back."


# ---- notices -------------------------------------------------------------------------------------


def test_a_notice_takes_the_second_line_until_the_next_action(bar: QuestionBar) -> None:
    bar.show_notice("That city is no neighbour.")
    assert bar.second_line() == ("That city is no neighbour.", SHEET_LOSS)
    assert "no neighbour" in bar.accessibleName()
    bar.model.say(bar.model.choice.actions[0])
    assert bar.second_line()[0] == "because"


def test_a_notice_survives_a_touch(qtbot: QtBot) -> None:
    model = table_until("LayRoute")
    bar = opened(qtbot, model)
    bar.show_notice("That city is no neighbour.")
    model.release()
    assert bar.second_line()[0] == "That city is no neighbour."


def test_a_notice_goes_by_itself(
    qtbot: QtBot, bar: QuestionBar, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notice, "NOTICE_SECONDS", 0.02)
    bar.show_notice("That city is no neighbour.", "N-40")
    qtbot.waitUntil(lambda: not bar.notice, timeout=2000)
    assert not bar.link.isVisible()


def test_a_notice_leads_to_its_rule(qtbot: QtBot, bar: QuestionBar) -> None:
    bar.show_notice("That city is no neighbour.", "N-40")
    assert bar.link.text() == "Rule N-40"
    with qtbot.waitSignal(bar.rule, timeout=1000) as told:
        click(qtbot, bar.link)
    assert told.args == ["N-40"]


def test_the_link_stays_before_the_buttons(bar: QuestionBar) -> None:
    bar.show_notice("Das geht hier jetzt nicht, weil der Hafen zu teuer ist. " * 5, "N-40")
    assert bar.link.geometry().right() < bar.undo_button.geometry().left()


@pytest.mark.parametrize("times", [1, 3, 4, 5])
def test_a_long_notice_takes_both_lines_and_stays_whole(bar: QuestionBar, times: int) -> None:
    bar.show_notice("Mit Antwerpen wären die Hafengebühren nicht zu bezahlen. " * times, "N-46")
    paper, room = bar._notice, bar._words_room()
    assert paper.replaces(room) == (times > 1)
    assert bar.link.geometry().right() < bar.undo_button.geometry().left()
    assert paper._high(paper._px, paper._room.width()) <= max(paper._room.height(), 22)
    bar.grab()


# ---- others decide -------------------------------------------------------------------------------


def test_an_ai_is_thinking(qtbot: QtBot) -> None:
    model = table(humans=1)
    while model.mine:
        model.say(model.choice.actions[0])
    bar = opened(qtbot, model)
    assert model.decides is not None
    assert bar.question == f"{model.session.slots[model.decides].name} is thinking …"
    assert bar.name == ""
    assert bar.buttons == {}


def test_the_curtain_hides_every_word_of_the_game(qtbot: QtBot) -> None:
    model = table(humans=4, curtain=True)
    bar = opened(qtbot, model)
    assert model.curtain is not None
    assert bar.accessibleName() == bar.question == bar.name == ""
    assert bar.buttons == {}
    assert not bar.undo_button.isVisible()
    model.lift_curtain()
    assert bar.question
    assert bar.undo_button.isVisible()


def test_the_end_is_said(qtbot: QtBot) -> None:
    bar = opened(qtbot, table(humans=4, actions=2000))
    assert bar.question == "The game is over."
    assert bar.buttons == {}


# ---- language and size ---------------------------------------------------------------------------


@pytest.mark.parametrize("scale", [0.7, 1.0, 2.0])
def test_long_german_stays_in_one_row(qtbot: QtBot, scale: float) -> None:
    bar = opened(qtbot, table_until("UseRoute"), Wordy())
    bar.set_scale(scale)
    bar.resize(round(1118 * scale), round(52 * scale))
    assert bar.height() == round(52 * scale)
    row = [bar.undo_button, bar.redo_button, *bar.buttons.values()]
    for left, right in pairwise(row):
        assert face(left).right() < face(right).left()
    assert bar.rect().contains(row[-1].geometry())
    assert row[0].geometry().left() > bar.width() * 0.4
    assert not bar.grab().isNull()


class Written(dict[str, tuple[QRectF, float, bool]]):
    """Where each text of a bar is written, how large, and whether in several lines."""

    def __init__(self, bar: QuestionBar, monkeypatch: pytest.MonkeyPatch) -> None:
        super().__init__()
        text = Canvas.text

        def noted(canvas: Canvas, rect: QRectF, words: str, px: float, *rest: object, **kw: object):
            self[words] = (rect, px, bool(kw.get("wrap")))
            text(canvas, rect, words, px, *rest, **kw)

        with monkeypatch.context() as patch:
            patch.setattr(Canvas, "text", noted)
            bar.grab()


@pytest.mark.parametrize(("times", "lines"), [(1, 1), (2, 2), (4, 2)])
def test_a_second_line_that_is_too_long_takes_two_small_ones(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, times: int, lines: int
) -> None:
    """What is longer is cut at the end of the second, and the mouse says all."""
    reason = " ".join(["3 Dukaten reichen nicht, Kontore kosten ab 4 Dukaten."] * times)
    monkeypatch.setattr(Words, "reason", lambda *_: reason)
    bar = opened(qtbot, table_until("UseRoute"))
    bar.resize(700, 52)
    written = Written(bar, monkeypatch)
    words, (rect, px, wrapped) = next(t for t in written.items() if t[0][:50] == reason[:50])
    above, size, _ = written[bar.question]
    assert wrapped == (lines == 2) and above.bottom() <= rect.top() + 1
    assert rect.bottom() <= bar.height() and size >= 15
    if wrapped:
        assert wrapped_height(words, rect.width(), px, italic=True) <= rect.height()
    assert words == reason if times < 4 else words.endswith(" …")
    assert reason in bar.toolTip()


@pytest.fixture
def german() -> Iterator[None]:
    app = QApplication.instance()
    assert app is not None
    texts = {"No undo: {reason}.": "Kein Zurück: {reason}.", "nothing to take back": "nichts da"}
    translator = German({"Undo": "Zurücknehmen", **texts})
    app.installTranslator(translator)
    yield
    app.removeTranslator(translator)


def test_the_language_changes_at_once(qtbot: QtBot, german: None) -> None:
    bar = opened(qtbot, table(humans=4))
    qtbot.waitUntil(lambda: bar.undo_button.text() == "Zurücknehmen")
    assert bar.undo_button.toolTip() == "Kein Zurück: nichts da."
