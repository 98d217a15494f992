import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from hansetable.ui.widgets.dialogs import FormButton, FormDialog, IconButton, Segments

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def segments(qtbot: QtBot) -> Segments:
    hints = ("no", "the front", "the back")
    segments = Segments({"off": "Off", "front": "Front", "back": "Back"}, hints=hints)
    qtbot.addWidget(segments)
    segments.show()
    qtbot.waitExposed(segments)
    return segments


def test_the_first_choice_holds_at_first(segments: Segments) -> None:
    assert segments.value == "off"


def test_a_click_chooses_and_tells(qtbot: QtBot, segments: Segments) -> None:
    with qtbot.waitSignal(segments.chosen) as told:
        qtbot.mouseClick(segments.part("back"), LEFT)
    assert told.args == ["back"]
    assert segments.value == "back"
    assert [part.isChecked() for part in segments.parts] == [False, False, True]


def test_the_program_chooses_without_telling(qtbot: QtBot, segments: Segments) -> None:
    with qtbot.assertNotEmitted(segments.chosen):
        segments.set_value("front")
    assert segments.value == "front"


def test_an_unknown_value_is_refused(segments: Segments) -> None:
    with pytest.raises(KeyError):
        segments.set_value("top")


@pytest.mark.parametrize(
    ("start", "key", "end"),
    [
        ("off", Qt.Key.Key_Right, "front"),
        ("front", Qt.Key.Key_Down, "back"),
        ("back", Qt.Key.Key_Left, "front"),
        ("front", Qt.Key.Key_Up, "off"),
        ("back", Qt.Key.Key_Right, "back"),
        ("off", Qt.Key.Key_Left, "off"),
        ("off", Qt.Key.Key_A, "off"),
    ],
)
def test_arrow_keys_go_from_one_to_the_next(
    qtbot: QtBot, segments: Segments, start: str, key: Qt.Key, end: str
) -> None:
    segments.set_value(start)
    segments.part(start).setFocus()
    qtbot.keyClick(segments.part(start), key)
    assert segments.value == end


def test_only_the_choice_that_holds_is_a_stop_of_the_tab_key(segments: Segments) -> None:
    segments.set_value("front")
    stops = [bool(part.focusPolicy() & Qt.FocusPolicy.TabFocus) for part in segments.parts]
    assert stops == [False, True, False]


def test_words_have_room(qtbot: QtBot, segments: Segments) -> None:
    words = ("Ganz und gar ohne", "Vorderseite", "Rückseite")
    wide = Segments(dict(zip(("off", "front", "back"), words, strict=True)))
    qtbot.addWidget(wide)
    assert wide.sizeHint().width() > segments.sizeHint().width()


def test_hints_are_tooltips(segments: Segments) -> None:
    assert [part.toolTip() for part in segments.parts] == ["no", "the front", "the back"]


@pytest.mark.parametrize("main", [False, True])
def test_a_button_has_room_for_its_words_and_key(qtbot: QtBot, main: bool) -> None:
    bare = FormButton("Weiterspielen und vieles mehr", main=main)
    button = FormButton("Weiterspielen und vieles mehr", key="Enter", main=main)
    for one in (bare, button):
        qtbot.addWidget(one)
    assert button.sizeHint().width() > bare.sizeHint().width()


def test_an_icon_says_its_name(qtbot: QtBot) -> None:
    button = IconButton("close", "Remove this seat")
    qtbot.addWidget(button)
    assert button.toolTip() == button.accessibleName() == "Remove this seat"


def test_everything_can_be_painted(qtbot: QtBot) -> None:
    dialog = FormDialog()
    qtbot.addWidget(dialog)
    dialog.resize(400, 300)
    Segments({"a": "A", "b": "B"}, dialog)
    button = FormButton("Start", key="Enter", main=True, parent=dialog)
    IconButton("close", "Close", dialog).setEnabled(False)
    dialog.show()
    button.setFocus()
    assert dialog.grab().toImage().pixelColor(200, 200).lightness() > 200
