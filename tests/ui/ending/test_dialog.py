from collections.abc import Iterator, Sequence
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from hansetable.core import Result
from hansetable.session.slot import PlayerSlot
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.palette import SEATS, WAX
from hansetable.ui.ending.decisive_turns import TurnLine, _fitting
from hansetable.ui.ending.dialog import Ending, winner_line
from hansetable.ui.ending.score_chart import ScoreChart
from hansetable.ui.game_ui import EndText
from tests.ui.table.model_fixture import German

LEFT = Qt.MouseButton.LeftButton
CHAIRS = (
    PlayerSlot("Heike", "red", "human"),
    PlayerSlot("Jorin", "blue", "greedy"),
    PlayerSlot("Marit", "green", "greedy"),
    PlayerSlot("Klaas", "black", "greedy"),
)
HISTORY = ((0, 0, 0, 0), (3, 2, 5, 1), (9, 8, 7, 12), (20, 18, 11, 25), (41, 33, 30, 38))


def points(total: int, loses: int = 0) -> dict[str, int]:
    return {"seals": total - 2, "variety": 2, "ducats": 7, "loses": loses}


RESULT = Result(
    winners=(0,),
    scores=(41, 33, 30, 38),
    ranks=(1, 3, 4, 2),
    points=(points(41), points(33), points(30, loses=1), points(38)),
)


def words() -> EndText:
    return EndText(
        titles={"seals": "in play", "variety": "variety", "ducats": "ducats"},
        total="seals",
        points="{} seals".format,
        loses="still shows an X: cannot win",
        nobody="Everybody still shows an X: nobody wins.",
        note="With equal seals, more ducats win.",
    )


def opened(qtbot: QtBot, result: Result = RESULT, chairs: Sequence[PlayerSlot] = CHAIRS) -> Ending:
    ending = Ending(result, chairs, words, HISTORY)
    qtbot.addWidget(ending)
    ending.open()
    ending.activateWindow()
    qtbot.waitUntil(ending.isActiveWindow)
    return ending


@pytest.fixture
def ending(qtbot: QtBot) -> Ending:
    return opened(qtbot)


def table(ending: Ending) -> list[list[str]]:
    rows: list[list[str]] = []
    for row in range(ending.scores.rowCount()):
        cells = []
        for column in range(ending.scores.columnCount()):
            item = ending.scores.itemAtPosition(row, column)
            widget = item.widget() if item is not None else None
            if isinstance(widget, QLabel):
                cells.append(widget.text())
            elif widget is not None and widget.findChildren(QLabel):
                cells.append("; ".join(label.text() for label in widget.findChildren(QLabel)))
        rows.append(cells)
    return rows


@pytest.mark.parametrize(
    ("winners", "line"),
    [
        ((0,), "Heike wins with 41 seals."),
        ((0, 1), "Heike and Jorin share the victory with 41 seals."),
        ((0, 1, 3), "Heike, Jorin and Klaas share the victory with 41 seals."),
        ((), "Everybody still shows an X: nobody wins."),
    ],
)
def test_the_heading_tells_who_wins(winners: tuple[int, ...], line: str) -> None:
    result = Result(winners, RESULT.scores, RESULT.ranks, RESULT.points)
    assert winner_line(result, CHAIRS, words()) == line


def test_the_table_goes_by_rank(ending: Ending) -> None:
    assert table(ending) == [
        ["in play", "variety", "ducats", "seals"],
        ["1.", "Heike", "39", "2", "7", "41"],
        ["2.", "Klaas", "36", "2", "7", "38"],
        ["3.", "Jorin", "31", "2", "7", "33"],
        ["4.", "Marit; still shows an X: cannot win", "28", "2", "7", "30"],
    ]


def test_equal_ranks_are_shown_as_equal(qtbot: QtBot) -> None:
    result = Result((0, 3), RESULT.scores, (1, 3, 4, 1), RESULT.points)
    assert [row[:2] for row in table(opened(qtbot, result))[1:3]] == [
        ["1.", "Heike"],
        ["1.", "Klaas"],
    ]


def test_where_nobody_wins_nobody_is_first(qtbot: QtBot) -> None:
    """N-102"""
    result = Result((), RESULT.scores, RESULT.ranks, RESULT.points)
    assert {row[0] for row in table(opened(qtbot, result))[1:]} == {"–"}


def test_a_category_that_a_seat_lacks_is_a_dash(qtbot: QtBot) -> None:
    result = Result((0,), RESULT.scores, RESULT.ranks, ({}, *RESULT.points[1:]))
    assert table(opened(qtbot, result))[1] == ["1.", "Heike", "–", "–", "–", "41"]


def test_who_cannot_win_has_a_red_cross(ending: Ending) -> None:
    box = ending.scores.itemAtPosition(4, 2).widget()
    assert has_colour(box.grab().toImage(), WAX)
    box = ending.scores.itemAtPosition(1, 2).widget()
    assert not has_colour(box.grab().toImage(), WAX)


def test_the_note_tells_how_ties_are_broken(ending: Ending) -> None:
    assert ending.note.text() == "With equal seals, more ducats win."


# ---- buttons -------------------------------------------------------------------------------------


def test_the_table_can_be_looked_at(qtbot: QtBot, ending: Ending) -> None:
    qtbot.mouseClick(ending.look_button, LEFT)
    assert not ending.isVisible()


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Escape])
def test_enter_and_escape_look_at_the_table(qtbot: QtBot, ending: Ending, key: Qt.Key) -> None:
    qtbot.keyClick(ending, key)
    assert not ending.isVisible()


def test_a_new_game_leaves_the_sheet(qtbot: QtBot, ending: Ending) -> None:
    with qtbot.waitSignal(ending.newGame):
        qtbot.mouseClick(ending.new_button, LEFT)
    assert not ending.isVisible()


def test_the_start_page_leaves_the_sheet(qtbot: QtBot, ending: Ending) -> None:
    with qtbot.waitSignal(ending.startPage):
        qtbot.mouseClick(ending.start_button, LEFT)
    assert not ending.isVisible()


def test_saving_the_record_keeps_the_sheet(qtbot: QtBot, ending: Ending) -> None:
    with qtbot.waitSignal(ending.saveRecord):
        qtbot.mouseClick(ending.save_button, LEFT)
    assert ending.isVisible()


def test_a_rematch_leaves_the_sheet(qtbot: QtBot, ending: Ending) -> None:
    with qtbot.waitSignal(ending.rematch):
        qtbot.mouseClick(ending.rematch_button, LEFT)
    assert not ending.isVisible()


def test_the_replay_begins_at_the_beginning(qtbot: QtBot, ending: Ending) -> None:
    with qtbot.waitSignal(ending.replay) as heard:
        qtbot.mouseClick(ending.replay_button, LEFT)
    assert heard.args == [0]


def test_a_heading_of_two_lines_pushes_nothing_over_the_buttons(qtbot: QtBot) -> None:
    result = Result((0, 1, 2, 3), RESULT.scores, (1, 1, 1, 1), RESULT.points)
    chairs = [replace(one, name=f"{one.name} von der Reeperbahn") for one in CHAIRS]
    ending = opened(qtbot, result, chairs)
    assert ending.heading.height() >= ending.heading.heightForWidth(ending.heading.width()) > 40
    assert ending.course.geometry().bottom() < ending.look_button.geometry().top()


# ---- decisive turns ------------------------------------------------------------------------------

TURNS = (
    TurnLine(31, "red", "Round 3", ("Heike builds a bank.",), "Heike +9", True),
    TurnLine(80, "black", "Round 7", ("Klaas builds an archive.",), "Heike −6", False),
)


def test_a_decisive_turn_leads_to_the_replay(qtbot: QtBot) -> None:
    sheet = Ending(RESULT, CHAIRS, words, HISTORY, lambda: TURNS)
    qtbot.addWidget(sheet)
    sheet.open()
    names = [button.accessibleName() for button in sheet.turn_lines]
    assert names == [
        "Round 3: Heike builds a bank. Heike +9",
        "Round 7: Klaas builds an archive. Heike −6",
    ]
    assert "Heike’s lead over Klaas" in sheet.turns_title.text()
    with qtbot.waitSignal(sheet.replay) as heard:
        qtbot.mouseClick(sheet.turn_lines[1], LEFT)
    assert heard.args == [80] and not sheet.isVisible()


def test_a_long_turn_ends_with_a_whole_sentence(qtbot: QtBot) -> None:
    said = ("Heike makes provisions from fish and salt.", "Heike takes 3 seals for the career.")
    long = TurnLine(31, "red", "Round 3", said * 3, "Heike +9", True)
    image = QImage(10, 10, QImage.Format.Format_ARGB32)
    painter = QPainter(image)
    canvas = Canvas(painter)
    assert _fitting(canvas, long.said, 5000) == long.text
    assert _fitting(canvas, long.said, 600) == f"{' '.join(said)} …"
    assert _fitting(canvas, long.said, 60) == f"{said[0]} …"
    painter.end()


def test_without_decisive_turns_there_is_no_word_of_them(ending: Ending) -> None:
    assert not ending.turn_lines and not ending.turns_title.isVisible()


def test_lines_of_equal_scores_are_all_seen(qtbot: QtBot) -> None:
    chart = ScoreChart(CHAIRS, ((5, 5, 5, 5), (9, 9, 9, 9), (14, 14, 14, 14)))
    qtbot.addWidget(chart)
    chart.resize(700, 200)
    image = chart.grab().toImage()
    plot = image.copy(0, 0, 500, 200)
    for colour, _ in (SEATS[slot.colour] for slot in CHAIRS):
        assert count(plot, colour) > 40


# ---- chart ---------------------------------------------------------------------------------------


def has_colour(image: QImage, colour: str) -> bool:
    return count(image, colour) > 0


def count(image: QImage, colour: str) -> int:
    wanted = QColor(colour).rgb()
    pixels = ((x, y) for x in range(image.width()) for y in range(image.height()))
    return sum(image.pixel(x, y) == wanted for x, y in pixels)


def test_every_seat_has_its_points(ending: Ending) -> None:
    image = ending.course.grab().toImage()
    for colour, _ in (SEATS[slot.colour] for slot in CHAIRS):
        assert count(image, colour) > 60


def test_the_chart_tells_its_numbers(ending: Ending) -> None:
    assert ending.course.accessibleName().startswith("Heike: 0, 3, 9, 20, 41; Jorin: 0, 2")


@pytest.mark.parametrize("last", [(3, -10, -16, -8), (-1, -2, -3, -4), (0, 0, 0, -2)])
def test_scores_below_zero_stay_on_the_chart(qtbot: QtBot, last: tuple[int, ...]) -> None:
    chart = ScoreChart(CHAIRS, ((0, 0, 0, 0), last))
    qtbot.addWidget(chart)
    chart.retranslate()
    assert chart.accessibleName().endswith(f"Klaas: 0, −{-last[3]}")
    chart.resize(764, 176)
    ends = chart.grab().toImage().copy(600, 0, 60, 176)
    for colour, _ in (SEATS[slot.colour] for slot in CHAIRS):
        assert count(ends, colour) > 20


@pytest.mark.parametrize(
    "history",
    [
        (),
        ((0, 0, 0, 0),),
        ((0, 0, 0, 0), (0, 0, 0, 0)),
        tuple((n, n, n, 4 * n) for n in range(60)),
    ],
)
def test_any_history_can_be_painted(qtbot: QtBot, history: tuple[tuple[int, ...], ...]) -> None:
    sheet = Ending(RESULT, CHAIRS, words, history)
    qtbot.addWidget(sheet)
    chart = sheet.findChild(ScoreChart)
    chart.resize(500, 200)
    assert not chart.grab().isNull()


# ---- language and size ---------------------------------------------------------------------------


@pytest.fixture
def german() -> Iterator[None]:
    app = QApplication.instance()
    assert app is not None
    translator = German(
        {
            "{name} wins with {points}.": "{name} gewinnt die Partie am Ende mit {points}.",
            "Look at the table": "Den Spieltisch noch ansehen",
            "New game": "Ein neues Spiel beginnen",
            "Save record …": "Spielmitschrift speichern …",
            "Start page": "Zurück zur Startseite",
        }
    )
    app.installTranslator(translator)
    yield
    app.removeTranslator(translator)


def test_the_language_changes_at_once(qtbot: QtBot, ending: Ending, german: None) -> None:
    long = "Heike gewinnt die Partie am Ende mit 41 seals."
    qtbot.waitUntil(lambda: ending.heading.text() == long)
    assert table(ending)[1][1] == "Heike"
    QApplication.processEvents()
    size = ending.sizeHint().expandedTo(ending.minimumSize())
    assert size.width() <= 1366
    assert size.height() <= 742
    for button in (ending.look_button, ending.new_button, ending.save_button, ending.start_button):
        assert button.width() >= button.sizeHint().width()
