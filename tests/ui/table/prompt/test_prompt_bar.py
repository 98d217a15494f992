from collections.abc import Iterator
from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hansetable.model.play import PlayModel
from hansetable.model.ways import LET_GO
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.fonts import line_width
from hansetable.ui.art.palette import SHEET_LOSS, SHEET_SOFT
from hansetable.ui.table.prompt import notice, prompt_buttons
from hansetable.ui.table.prompt.prompt_bar import PromptBar
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


def opened(qtbot: QtBot, model: PlayModel, words: Words | None = None) -> PromptBar:
    prompt_bar = PromptBar(model, words or Words())
    qtbot.addWidget(prompt_bar)
    prompt_bar.answers.pressed.connect(lambda way: model.say(way.action))
    prompt_bar.resize(1118, 52)
    prompt_bar.show()
    prompt_bar.activateWindow()
    qtbot.waitExposed(prompt_bar)
    return prompt_bar


@pytest.fixture
def prompt_bar(qtbot: QtBot) -> PromptBar:
    return opened(qtbot, table_until("UseRoute"))


def face(button: PaintedButton) -> QRectF:
    return button.face().translated(button.pos().toPointF())


def press(prompt_bar: PromptBar, keys: QKeySequence.StandardKey | str) -> None:
    combination = QKeySequence(keys)[0]
    kind, key, held = QEvent.Type.KeyPress, combination.key(), combination.keyboardModifiers()
    assert prompt_bar.take_key(QKeyEvent(kind, key, held))


def click(qtbot: QtBot, button: PaintedButton) -> None:
    qtbot.mouseClick(button, LEFT, pos=button.face().center().toPoint())


def test_it_asks_by_name(prompt_bar: PromptBar) -> None:
    decides = prompt_bar.model.decides
    assert decides is not None
    assert prompt_bar.name == f"{prompt_bar.model.session.slots[decides].name}:"
    assert prompt_bar.question == "UseRoute?"
    assert prompt_bar.second_line() == (prompt_bar.reason, SHEET_SOFT)
    assert prompt_bar.reason.endswith("because")
    assert prompt_bar.accessibleName() == f"{prompt_bar.name} UseRoute? {prompt_bar.reason}"


def test_the_buttons_are_those_of_the_choice(prompt_bar: PromptBar) -> None:
    assert "button:done" in prompt_bar.buttons
    assert prompt_bar.buttons["button:done"].text() == "Done"


def test_what_closes_the_step_is_yellow_only_if_nothing_useful_is_left(qtbot: QtBot) -> None:
    prompt_bar = opened(qtbot, table_until("UseRoute"))
    main, model = prompt_bar.buttons["button:done"], prompt_bar.model
    number = str(len(prompt_bar.buttons))
    model.useful = ()
    prompt_bar.refresh()
    assert (main.kind, main.key) == ("primary", "Enter")
    assert main.accessibleDescription() == "Key Enter"
    prompt_bar.lend_enter(True)
    assert (main.kind, main.key) == ("primary", number)
    prompt_bar.lend_enter(False)
    model.useful = model.legal.actions[:1]
    prompt_bar.refresh()
    assert (main.kind, main.key) == ("normal", number)
    assert prompt_bar.answers.main == "" and not prompt_bar.answers.press_main()
    assert prompt_bar.reason.startswith("Still useful: ")
    assert prompt_bar.undo_button.kind == "normal"
    assert face(prompt_bar.undo_button).right() < face(main).left()


def test_the_button_that_closes_the_step_stays_where_it_is(qtbot: QtBot) -> None:
    model = table_until("UseRoute")
    prompt_bar = opened(qtbot, model)
    right, texts = face(prompt_bar.buttons["button:done"]).right(), list(prompt_bar.buttons)
    piece = next(place for place in model.places.values() if model.choice.targets & {*place.says})
    assert model.touch(*piece.says)
    assert list(prompt_bar.buttons) != texts and LET_GO in prompt_bar.buttons
    assert face(prompt_bar.buttons["button:done"]).right() == right
    assert prompt_bar.height() == 52


def test_a_button_that_means_something_else_is_deaf_for_a_moment(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(prompt_buttons, "CALM", 0.3)
    model = table_until("UseRoute")
    prompt_bar = opened(qtbot, model)
    pressed: list[object] = []
    prompt_bar.answers.pressed.connect(pressed.append)
    done = prompt_bar.buttons["button:done"]
    number = len(prompt_bar.buttons)
    click(qtbot, done)
    assert prompt_bar.answers.press_number(number) and not pressed
    qtbot.wait(320)
    prompt_bar.refresh()  # nothing has changed
    click(qtbot, done)
    assert [way.handle for way in pressed] == ["button:done"]


def test_a_click_on_a_button_tells_its_handle(qtbot: QtBot, prompt_bar: PromptBar) -> None:
    with qtbot.waitSignal(prompt_bar.answers.pressed) as told:
        click(qtbot, prompt_bar.buttons["button:done"])
    assert told.args[0].handle == "button:done"


def test_the_main_button_can_be_pressed_without_the_mouse(
    qtbot: QtBot, prompt_bar: PromptBar
) -> None:
    prompt_bar.model.useful = ()
    prompt_bar.refresh()
    with qtbot.waitSignal(prompt_bar.answers.pressed) as told:
        assert prompt_bar.answers.press_main()
    assert told.args[0].handle == "button:done"


def test_without_buttons_there_is_no_main_one(qtbot: QtBot) -> None:
    prompt_bar = opened(qtbot, table(humans=4))
    assert prompt_bar.buttons == {}
    with qtbot.assertNotEmitted(prompt_bar.answers.pressed):
        assert not prompt_bar.answers.press_main()


# ---- undo ----------------------------------------------------------------------------------------


def test_at_first_there_is_nothing_to_take_back(qtbot: QtBot) -> None:
    prompt_bar = opened(qtbot, table(humans=4))
    assert not prompt_bar.undo_button.isEnabled()
    assert prompt_bar.undo_button.toolTip() == "Cannot undo: nothing to undo."
    assert prompt_bar.undo_button.accessibleDescription() == prompt_bar.undo_button.toolTip()


def test_the_mouse_over_undo_says_why_not(qtbot: QtBot) -> None:
    prompt_bar = opened(qtbot, table(humans=4))
    prompt_bar.resize(700, 52)  # the screen of the tests is narrow
    qtbot.mouseMove(prompt_bar, prompt_bar.rect().center())
    qtbot.mouseMove(prompt_bar.undo_button, prompt_bar.undo_button.rect().center())
    qtbot.waitUntil(lambda: prompt_bar.second_line()[0] == "Cannot undo: nothing to undo.")
    qtbot.mouseMove(prompt_bar, prompt_bar.rect().center())
    qtbot.waitUntil(lambda: prompt_bar.second_line()[0] == "because")


def test_a_turn_that_is_over_cannot_be_taken_back(qtbot: QtBot) -> None:
    model = table(humans=4)
    first = model.decides
    while model.decides == first:
        model.say(model.choice.actions[0])
    prompt_bar = opened(qtbot, model)
    assert prompt_bar.undo_button.toolTip() == "Cannot undo: somebody else decided last."


def test_undo_by_click_and_by_key(qtbot: QtBot) -> None:
    model = table_until("LayRoute")
    prompt_bar = opened(qtbot, model)
    count = len(model.session.actions)
    model.say(model.choice.actions[0])
    assert prompt_bar.undo_button.isEnabled()
    click(qtbot, prompt_bar.undo_button)
    assert len(model.session.actions) == count
    model.say(model.choice.actions[0])
    press(prompt_bar, QKeySequence.StandardKey.Undo)
    assert len(model.session.actions) == count


def test_the_key_of_a_refused_undo_says_why(qtbot: QtBot) -> None:
    prompt_bar = opened(qtbot, table(humans=4))
    with qtbot.assertNotEmitted(prompt_bar.undo_button.clicked):
        press(prompt_bar, QKeySequence.StandardKey.Undo)
    assert prompt_bar.second_line() == ("Cannot undo: nothing to undo.", SHEET_LOSS)


def undone(qtbot: QtBot) -> tuple[PromptBar, int]:
    """A bar at which one action was played and taken back, and how many there were with it."""
    model = table_until("LayRoute")
    prompt_bar = opened(qtbot, model)
    model.say(model.choice.actions[0])
    count = len(model.session.actions)
    model.undo()
    return prompt_bar, count


def test_redo_by_click(qtbot: QtBot) -> None:
    prompt_bar, count = undone(qtbot)
    click(qtbot, prompt_bar.redo_button)
    assert len(prompt_bar.model.session.actions) == count


@pytest.mark.parametrize("keys", ["Ctrl+Shift+Z", "Ctrl+Y"])
def test_redo_by_key(qtbot: QtBot, keys: str) -> None:
    prompt_bar, count = undone(qtbot)
    press(prompt_bar, keys)
    assert len(prompt_bar.model.session.actions) == count


def test_the_key_of_a_refused_redo_says_why(qtbot: QtBot, prompt_bar: PromptBar) -> None:
    press(prompt_bar, "Ctrl+Y")
    assert prompt_bar.second_line() == ("Cannot redo: nothing was undone.", SHEET_LOSS)
    assert prompt_bar.redo_button.accessibleName() == "Redo"
    assert prompt_bar.redo_button.toolTip() == "Cannot redo: nothing was undone."


# ---- notices -------------------------------------------------------------------------------------


def test_a_notice_takes_the_second_line_until_the_next_action(prompt_bar: PromptBar) -> None:
    prompt_bar.notice.say("That city is no neighbour.")
    assert prompt_bar.second_line() == ("That city is no neighbour.", SHEET_LOSS)
    assert "no neighbour" in prompt_bar.accessibleName()
    prompt_bar.model.say(prompt_bar.model.choice.actions[0])
    assert prompt_bar.second_line()[0] == "because"


def test_a_notice_survives_a_touch(qtbot: QtBot) -> None:
    model = table_until("LayRoute")
    prompt_bar = opened(qtbot, model)
    prompt_bar.notice.say("That city is no neighbour.")
    model.release()
    assert prompt_bar.second_line()[0] == "That city is no neighbour."


def test_a_notice_goes_by_itself(
    qtbot: QtBot, prompt_bar: PromptBar, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notice, "NOTICE_SECONDS", 0.02)
    prompt_bar.notice.say("That city is no neighbour.", "N-40")
    qtbot.waitUntil(lambda: not prompt_bar.notice.text)
    assert not prompt_bar.notice.link.isVisible()


def test_a_notice_leads_to_its_rule(qtbot: QtBot, prompt_bar: PromptBar) -> None:
    prompt_bar.notice.say("That city is no neighbour.", "N-40")
    assert prompt_bar.notice.link.text() == "Rule N-40"
    with qtbot.waitSignal(prompt_bar.notice.opened) as told:
        click(qtbot, prompt_bar.notice.link)
    assert told.args == ["N-40"]


def test_the_link_stays_before_the_buttons(prompt_bar: PromptBar) -> None:
    prompt_bar.notice.say("Das geht hier jetzt nicht, weil der Hafen zu teuer ist. " * 5, "N-40")
    assert prompt_bar.notice.link.geometry().right() < prompt_bar.undo_button.geometry().left()


@pytest.mark.parametrize("times", [1, 3, 4, 5])
def test_a_long_notice_takes_both_lines_and_stays_whole(qtbot: QtBot, times: int) -> None:
    prompt_bar = opened(qtbot, table(humans=4))
    prompt_bar.notice.say(
        "Mit Antwerpen wären die Hafengebühren nicht zu bezahlen. " * times, "N-46"
    )
    paper, room = prompt_bar.notice, prompt_bar._words_room()
    assert paper.replaces(room) == (times > 1)
    assert prompt_bar.notice.link.geometry().right() < prompt_bar.undo_button.geometry().left()
    assert paper._high(paper._px, paper._room.width()) <= max(paper._room.height(), 22)
    prompt_bar.grab()


# ---- others decide -------------------------------------------------------------------------------


def test_an_ai_is_thinking(qtbot: QtBot) -> None:
    model = table(humans=1)
    while model.mine:
        model.say(model.choice.actions[0])
    prompt_bar = opened(qtbot, model)
    assert model.decides is not None
    assert prompt_bar.question == f"{model.session.slots[model.decides].name} is thinking …"
    assert prompt_bar.name == ""
    assert prompt_bar.buttons == {}


def test_the_curtain_hides_every_word_of_the_game(qtbot: QtBot) -> None:
    model = table(humans=4, curtain=True)
    prompt_bar = opened(qtbot, model)
    assert model.curtain is not None
    assert prompt_bar.accessibleName() == prompt_bar.question == prompt_bar.name == ""
    assert prompt_bar.buttons == {}
    assert not prompt_bar.undo_button.isVisible()
    model.lift_curtain()
    assert prompt_bar.question
    assert prompt_bar.undo_button.isVisible()


def test_the_end_is_said(qtbot: QtBot) -> None:
    prompt_bar = opened(qtbot, table(humans=4, actions=2000))
    assert prompt_bar.question == "The game is over."
    assert prompt_bar.buttons == {}


# ---- language and size ---------------------------------------------------------------------------


@pytest.mark.parametrize("scale", [0.7, 1.0, 2.0])
def test_long_german_stays_in_one_row(qtbot: QtBot, scale: float) -> None:
    prompt_bar = opened(qtbot, table_until("UseRoute"), Wordy())
    prompt_bar.place(QRectF(0, 0, 1118, prompt_bar.high(1118)), scale)
    assert prompt_bar.height() == round(52 * scale)
    row = [prompt_bar.undo_button, prompt_bar.redo_button, *prompt_bar.buttons.values()]
    for left, right in pairwise(row):
        assert face(left).right() < face(right).left()
    assert prompt_bar.rect().contains(row[-1].geometry())
    assert row[0].geometry().left() > prompt_bar.width() * 0.38
    assert not prompt_bar.grab().isNull()


class Written(dict[str, tuple[QRectF, float, bool]]):
    """Where each text of a bar is written, how large, and whether in several lines."""

    def __init__(self, prompt_bar: PromptBar, monkeypatch: pytest.MonkeyPatch) -> None:
        super().__init__()
        text = Canvas.text

        def noted(canvas: Canvas, rect: QRectF, words: str, px: float, *rest: object, **kw: object):
            self[words] = (rect, px, bool(kw.get("wrap")))
            text(canvas, rect, words, px, *rest, **kw)

        with monkeypatch.context() as patch:
            patch.setattr(Canvas, "text", noted)
            prompt_bar.grab()


@pytest.mark.parametrize("times", [1, 2, 4])
def test_the_question_keeps_its_place_however_much_there_is_to_say(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, times: int
) -> None:
    """Below it stand the first sentences that fit in a line, and the mouse says all."""
    sentence = "3 Dukaten reichen nicht, Kontore kosten ab 4 Dukaten."
    reason = " ".join([sentence] * times)
    monkeypatch.setattr(Words, "reason", lambda *_: reason)
    prompt_bar = opened(qtbot, table(humans=4))
    prompt_bar.resize(700, 52)
    written = Written(prompt_bar, monkeypatch)
    rect, px, wrapped = written[sentence]
    above, size, _ = written[prompt_bar.question]
    assert (size, above.top(), rect.top(), wrapped) == (19, 5, 28, False)
    assert line_width(sentence, px, 500, italic=True) <= rect.width()
    assert reason in prompt_bar.toolTip()


@pytest.fixture
def german() -> Iterator[None]:
    app = QApplication.instance()
    assert app is not None
    texts = {"Cannot undo: {reason}.": "Kein Zurück: {reason}.", "nothing to undo": "nichts da"}
    translator = German({"Undo": "Zurücknehmen", **texts})
    app.installTranslator(translator)
    yield
    app.removeTranslator(translator)


def test_the_language_changes_at_once(qtbot: QtBot, german: None) -> None:
    prompt_bar = opened(qtbot, table(humans=4))
    qtbot.waitUntil(lambda: prompt_bar.undo_button.text() == "Zurücknehmen")
    assert prompt_bar.undo_button.toolTip() == "Kein Zurück: nichts da."
