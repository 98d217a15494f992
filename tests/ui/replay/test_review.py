"""The review in the replay: the tab, the sheet, and playing on with the better action."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from hansetable import games
from hansetable.ai.review import Part
from hansetable.core import read_action, write_action
from hansetable.model.review import ReviewModel
from hansetable.session import review, review_file
from hansetable.session.session import Session
from hansetable.ui.ending.chance_chart import ChanceChart
from hansetable.ui.ending.review_page import ReviewPage
from hansetable.ui.ending.review_words import progress_words, sentences
from hansetable.ui.ending.turning_points import turn_lines, turning_points
from hansetable.ui.games import game_ui
from hansetable.ui.replay.page import ReplayPage
from hansetable.ui.settings.settings import Settings
from hansetable.ui.table.page import HEIGHT, WIDTH
from tests.ai.test_reasons import worth_of
from tests.session.test_review import NAMES, played
from tests.ui.table.page_fixture import speaking

KEY = Qt.Key


@pytest.fixture(scope="module")
def session() -> Session:
    return played("riga")


@pytest.fixture(scope="module")
def kept(session: Session, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record, beside a review in which some decisions are mistakes, however small."""
    path = tmp_path_factory.mktemp("records") / "one.hanse"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("hansetable.ai.review.STEPS", (2.0, 2.0, 2.0))  # nothing is played on
        rows = review.review(session, worth_of(session.game, 2), range(2), 10)["seats"]
    for row in rows:
        for step, one in zip((3, 1, 2), row["decisions"][3::9], strict=False):
            one.update(step=step, loss=0.1 * step, edge=-0.1 * step)
            one["best"] = one["best"][:1]
    review_file.write(review_file.beside(path), session, rows)
    return path


@pytest.fixture
def show(qtbot, own_folders, session: Session, kept: Path) -> Iterator[object]:
    pages: list[ReplayPage] = []

    def showing(whole: Session = session, record: Path | None = kept) -> ReplayPage:
        settings = Settings()
        settings.animation = "off"
        ui = game_ui(whole.game.name)
        page = ReplayPage(whole, settings, ui, record=record)
        pages.append(page)
        qtbot.addWidget(page)
        page.resize(WIDTH, HEIGHT)
        page.show()
        page.activateWindow()
        page.begin()
        QApplication.processEvents()
        return page

    yield showing
    for page in pages:
        page.model.stop()


def wrong(page: ReplayPage) -> list[int]:
    rows = page.model.review.rows.values()
    return sorted(one["number"] for row in rows for one in row["decisions"] if one["step"])


def review_of(page: ReplayPage) -> ReviewPage:
    """The review on the sheet of the end."""
    page.open_sheet()
    QApplication.processEvents()
    assert page.ending is not None and page.ending.review_page is not None
    return page.ending.review_page


def test_the_tab_lists_all_mistakes_and_leads_to_them(show) -> None:
    page = show()
    QTest.keyClick(page.view, KEY.Key_R)
    panel = page.sidebar.review
    assert panel is not None
    assert panel.isVisible()
    assert not page.model.review.running
    assert panel.list.numbers == wrong(page)
    assert panel.list.item(0).text().endswith("%)")
    panel.list.setCurrentRow(1)
    panel.list.setFocus()
    QTest.keyClick(panel.list, KEY.Key_Return)
    number = wrong(page)[1]
    seat, _ = page.model.session.actions[number]
    assert (page.model.place, page.model.viewer) == (number, seat)
    assert not panel.list.isVisible()
    name = page.model.session.slots[seat].shown
    assert f"{name} gives away" in panel.accessibleName()
    assert f"number 2 of {len(wrong(page))}" in panel.accessibleName()


def test_keys_go_from_mistake_to_mistake(show) -> None:
    page = show()
    places = []
    for _ in wrong(page):
        QTest.keyClick(page.view, KEY.Key_N)
        places.append(page.model.place)
    assert places == wrong(page)
    QTest.keyClick(page.view, KEY.Key_N)
    assert page.model.place == places[-1]
    QTest.keyClick(page.view, KEY.Key_N, Qt.KeyboardModifier.ShiftModifier)
    assert page.model.place == places[-2]


def test_a_mistake_and_what_was_better_are_marked_on_the_table(show) -> None:
    page, seen = show(), 0
    for number in wrong(page):
        QTest.keyClick(page.view, KEY.Key_N)
        one = page.sidebar.review.mistake
        assert one is not None and one["number"] == number
        for mark in page.marks.marks:
            written = one["best"][0] if mark.better else one["played"]
            says = read_action(written, games.game("riga").verbs).touches()
            meant = [p for p in page.scene.pieces.values() if not says.isdisjoint(p.says)]
            there = [piece.lit_rect().translated(piece.home()) for piece in meant]
            assert all(rect in there for rect in mark.pieces)
            assert page.scene.sceneRect().contains(mark.chip)
            seen += 1
    assert seen
    page.sidebar.review.turn_button.click()
    assert not page.marks.marks
    page.sidebar.review.turn_button.click()
    assert page.marks.marks
    page.sidebar.show_tab(0)
    assert not page.marks.marks


def test_while_the_review_is_open_each_seat_shows_its_chance(show) -> None:
    page = show()
    before = [plate.accessibleName() for plate in page.sidebar.plates]
    page.open_review()
    for place in (0, 5, page.model.replay.length):
        page.go(place)
        for seat, row in page.model.review.rows.items():
            chance = round(100 * row["course"][place])
            assert f"{chance} %" in page.sidebar.plates[seat].accessibleName()
    page.go(0)
    page.sidebar.show_tab(0)
    assert [plate.accessibleName() for plate in page.sidebar.plates] == before


def test_playing_on_begins_with_the_better_action(show) -> None:
    page = show()
    wanted = []
    page.playOn.connect(lambda place, action: wanted.append((place, action)))
    page.open_review()
    panel = page.sidebar.review
    panel.go(wrong(page)[0])
    panel.deed_button.click()
    place, action = wanted[0]
    assert place == wrong(page)[0]
    seat, one = panel.decision
    assert write_action(action) == one["best"][0]
    assert action in page.model.session.at(place).listed(seat)
    page.replay_bar.on_button.click()
    assert wanted[1] == (place, None)


def test_what_was_better_can_be_shown_on_the_table(show) -> None:
    page = show()
    for number in wrong(page):
        page.sidebar.review.go(number)
        QTest.keyClick(page.view, KEY.Key_B)
        says = page._better().touches()
        marked = [piece for piece in page.scene.pieces.values() if piece.highlighted]
        assert all(not says.isdisjoint(piece.says) for piece in marked)
    page.go(page.model.replay.length)
    assert page._better() is None


def test_the_numbers_of_turning_points_lie_side_by_side(qtbot, session: Session) -> None:
    chart = ChanceChart(session.slots, 100, [(0, 1), (50, 2)])
    qtbot.addWidget(chart)
    chart.resize(980, 160)
    chart.show_courses({0: [0.5] * 101, 1: [0.4] * 51}, [50, 51, 52])
    discs = chart._discs(chart._plot(chart.rect().toRectF()))
    assert [chart.moment_at(disc) for _, disc in discs] == [50, 51, 52]
    assert chart.grab().width() == 980


def test_a_turning_point_is_a_whole_turn_with_what_others_answered() -> None:
    kogge = played("kogge", 120)
    turns = [kogge.at(number).turn for number in range(len(kogge.actions) + 1)]
    course = [0.5 + 0.4 * (turn == 0) for turn in turns]
    for number, (seat, _) in enumerate(kogge.actions):
        if seat == turns[number] == 0:
            course[number] = 0.1 + 0.001 * number  # whatever it is in the turn
    row = {"course": course, "decisions": []}
    texts = game_ui("kogge").text([slot.shown for slot in kogge.slots])
    points = turning_points(kogge, {0: row})
    assert points
    for point, line in zip(points, turn_lines(kogge, texts, points), strict=True):
        assert point.seat == 0 and all(turns[key] == 0 for key in point.keys)
        first, last = min(point.keys), max(point.keys)
        assert {*turns[first : last + 1]} == {0}
        assert all(kogge.actions[key][0] == 0 for key in point.keys)
        assert 1 <= len(line.said) <= 2 and all(text.endswith(".") for text in line.said)


def test_the_sheet_leads_to_its_turning_points(show) -> None:
    page = show()
    sheet = review_of(page)
    assert 1 <= len(sheet.points) <= 4
    point = sheet.points[0]
    at = sheet.chart._plot(sheet.chart.rect().toRectF())
    x = at.x() + at.width() * point.line.place / page.model.replay.length
    assert sheet.chart.moment_at(QPointF(x, at.y() - 8)) == point.line.place
    point.click()
    assert not sheet.isVisible()
    assert page.model.place == point.line.place
    assert page.sidebar.review.isVisible()


def test_the_sheet_sums_each_seat_up_in_sentences(show) -> None:
    page = show()
    sheet = review_of(page)
    for seat in range(2):
        sheet.choice.part(str(seat)).click()
        row = page.model.review.rows[seat]
        told = [*sentences(page.model.session, page.texts, row)]
        assert len(told) in (4, 5) and told[0].startswith(NAMES[seat])
        assert sheet.told.text().replace("\N{NO-BREAK SPACE}", " ") == " ".join(told)
    with speaking("de"):
        assert (
            "Beste Entscheidung" in sheet.told.text() or "Keine Entscheidung" in sheet.told.text()
        )
    assert sheet.state.text().startswith("Luck")


def test_a_review_is_made_and_can_be_broken_off(
    qtbot, show, session: Session, tmp_path: Path
) -> None:
    page = show(session, tmp_path / "other.hanse")
    model: ReviewModel = page.model.review
    model.budget = 1_000
    page.sidebar.open_review()
    panel = page.sidebar.review
    assert panel.deed_button.isVisible()
    panel.deed_button.click()
    assert model.running
    sheet = review_of(page)
    assert sheet.bar.isVisible()
    qtbot.waitUntil(lambda: model.done > 0)
    sheet.stop_button.click()
    assert not model.running
    assert sheet.begin_button.isVisible()
    sheet.begin_button.click()
    assert model.running
    page.model.stop()
    assert not model.running


def test_half_of_a_review_can_be_looked_at_while_the_rest_is_made(
    show, session: Session, kept: Path, tmp_path: Path
) -> None:
    whole = {row["seat"]: row for row in review_file.read(review_file.beside(kept), session)}
    page, half = show(session, tmp_path / "other.hanse"), len(session.actions) // 2
    model = page.model.review
    model.budget = 5
    model._found[0] = [0.5] + [Part(0.5, 0.0, 0.0)] * half
    early = [one for one in whole[0]["decisions"] if one["number"] < half]
    model.rows[0] = whole[0] | {"course": whole[0]["course"][: half + 1], "decisions": early}
    sheet = review_of(page)
    assert model.running and sheet.bar.isVisible() and 0 < model.done < 0.5
    assert [len(course) for course in sheet.chart._courses.values()] == [half + 1]
    assert sheet.points and all(button.line.place < half for button in sheet.points)
    sheet.choice.part("0").click()
    assert sheet.told.text().startswith(NAMES[0])
    sheet.choice.part("1").click()
    assert sheet.told.text() == "This seat has not been reviewed yet."
    number = next(one["number"] for one in early if one["step"])
    sheet.moment.emit(number)
    assert page.model.place == number and page.sidebar.review.mistake is not None
    assert model.running


def test_there_is_no_review_of_a_game_that_runs(show) -> None:
    page = show(played("riga", 20), None)
    assert page.sidebar.tabs.count() == 2
    QTest.keyClick(page.view, KEY.Key_R)
    QTest.keyClick(page.view, KEY.Key_N)
    assert page.model.place == 0
    assert not page.model.review.running


def test_how_far_it_is_is_said_in_words(qapp) -> None:
    assert progress_words(0.42, None) == "42 %"
    assert progress_words(0.42, 59) == "42 % · 59 seconds left"
    assert progress_words(0.42, 61) == "42 % · 1 minute left"
