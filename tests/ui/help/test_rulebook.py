import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt, QUrl
from PySide6.QtGui import QGuiApplication, QRawFont, QTextCursor
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hansetable import paths
from hansetable.ui import language
from hansetable.ui.help.rulebook import RulebookWindow
from hansetable.ui.help.rulebook_page import RULE


@pytest.fixture
def book(qtbot: QtBot) -> Iterator[RulebookWindow]:
    window = RulebookWindow()
    qtbot.addWidget(window)
    window.resize(1000, 700)
    window.open("novgorod", "en")
    with qtbot.waitExposed(window):
        window.show()
    yield window


def at_top(book: RulebookWindow) -> str:
    """The text of the paragraph at the top of the page."""
    middle = book.page.viewport().width() // 2
    return book.page.cursorForPosition(QPoint(middle, 14)).block().text()


def chapter(book: RulebookWindow) -> str:
    return book.contents.currentItem().text(0)


def place_of(book: RulebookWindow, heading: str) -> str:
    return next(place for _, text, place in book.page.headings if text == heading)


def test_the_contents_show_every_chapter(book: RulebookWindow) -> None:
    flags = Qt.MatchFlag.MatchWildcard | Qt.MatchFlag.MatchRecursive
    shown = [item.text(0) for item in book.contents.findItems("*", flags)]
    assert sorted(shown) == sorted(text for level, text, _ in book.page.headings if level > 1)
    assert {"Your turn", "Phase 2: use the route", "Missions", "About"} <= set(shown)


@pytest.mark.parametrize("code", ["de", "en"])
def test_every_rule_can_be_shown(book: RulebookWindow, code: str) -> None:
    book.open("novgorod", code)
    ids = [place for place in book.page.places if RULE.fullmatch(place)]
    assert len(ids) == 83
    end = book.page.verticalScrollBar().maximum()
    for rule in ids:
        book.show_rule(rule)
        assert book.page.verticalScrollBar().value() == end or at_top(book).startswith(f"{rule} ")


def test_a_shown_rule_is_tinted_and_its_chapter_pointed_out(book: RulebookWindow) -> None:
    book.show_rule("N-43")
    tints = book.page.extraSelections()
    assert [tint.cursor.selectedText().split()[0] for tint in tints] == ["N-43"]
    assert chapter(book) == "Phase 1: lay out a route"


def test_an_unknown_rule_is_named_and_nothing_moves(book: RulebookWindow) -> None:
    book.show_rule("N-43")
    book.show_rule("N-99")
    assert "N-99" in book.notice.text()
    assert book.notice.isVisible()
    assert at_top(book).startswith("N-43 ")
    book.show_rule("N-44")
    assert not book.notice.isVisible()


def test_a_rule_can_be_shown_before_the_window(qtbot: QtBot) -> None:
    window = RulebookWindow()
    qtbot.addWidget(window)
    window.open("novgorod", "de")
    window.show_rule("N-78")
    window.resize(1000, 700)
    with qtbot.waitExposed(window):
        window.show()
    assert at_top(window).startswith("N-78 ")


def test_the_place_stays_when_the_window_changes(book: RulebookWindow, qtbot: QtBot) -> None:
    book.show_rule("N-63")
    for size in ((700, 500), (1500, 900)):
        book.resize(*size)
        qtbot.wait(10)
        assert at_top(book).startswith("N-63 ")


def test_a_cross_reference_jumps(book: RulebookWindow) -> None:
    book.show_rule("N-42")
    block = book.page.document().findBlock(book.page.places["N-46"])
    cursor = QTextCursor(block)
    cursor.setPosition(block.position() + block.text().index("N-78") + 2)
    assert cursor.charFormat().anchorHref() == "#N-78"
    book.page.setTextCursor(cursor)
    book.page.anchorClicked.emit(QUrl(cursor.charFormat().anchorHref()))
    assert at_top(book).startswith("N-78 ")


def test_every_place_is_an_anchor_of_the_document(book: RulebookWindow) -> None:
    for place, position in book.page.places.items():
        cursor = QTextCursor(book.page.document())
        cursor.setPosition(position + 1)
        assert cursor.charFormat().anchorNames() == [place]


def test_back_and_forward_follow_the_jumps(book: RulebookWindow) -> None:
    assert not book.back.isEnabled()
    for rule in ("N-20", "N-51", "N-80"):
        book.show_rule(rule)
    book.back.click()
    assert at_top(book).startswith("N-51 ")
    book.back.click()
    assert at_top(book).startswith("N-20 ")
    book.forward.click()
    assert at_top(book).startswith("N-51 ")
    book.show_rule("N-45")
    assert not book.forward.isEnabled()
    book.back.click()
    assert at_top(book).startswith("N-51 ")


def test_back_returns_to_where_one_had_read_on(book: RulebookWindow) -> None:
    book.show_rule("N-20")
    bar = book.page.verticalScrollBar()
    bar.setValue(bar.value() + 600)
    place = book.page.place
    assert place != "N-20"
    book.show_rule("N-80")
    book.back.click()
    assert book.page.place == place


def test_choosing_a_chapter_jumps_to_it(book: RulebookWindow, qtbot: QtBot) -> None:
    book.contents.setFocus()
    for _ in range(4):
        qtbot.keyClick(book.contents, Qt.Key.Key_Down)
    assert chapter(book) == "Your turn"
    assert at_top(book) == "Your turn"


def test_the_last_chapter_is_pointed_out_though_it_cannot_reach_the_top(
    book: RulebookWindow, qtbot: QtBot
) -> None:
    book.contents.setCurrentItem(book.contents.topLevelItem(book.contents.topLevelItemCount() - 1))
    assert chapter(book) == "About"
    book.resize(1000, 720)
    qtbot.wait(10)
    assert chapter(book) == "About"


def test_reading_on_points_out_the_next_chapter(book: RulebookWindow) -> None:
    book.show_rule("N-47")
    bar = book.page.verticalScrollBar()
    read = []
    for _ in range(12):
        bar.setValue(bar.value() + 20)
        read.append(chapter(book))
    assert list(dict.fromkeys(read)) == [
        "Phase 1: lay out a route",
        "Phase 2: use the route",
        "Luxury goods",
    ]


def test_search_counts_and_wraps(book: RulebookWindow) -> None:
    book.search.setText("pirate")
    total = int(book.count.text().split(" of ")[1])
    whole = book.page.toPlainText().lower()
    assert total == whole.count("pirate") > 3
    seen = set()
    for _ in range(total):
        assert book.page.textCursor().selectedText().lower() == "pirate"
        seen.add(book.page.textCursor().selectionStart())
        book.find_next()
    assert len(seen) == total
    assert book.page.textCursor().selectionStart() in seen
    book.find_next(-1)
    book.find_next(1)
    assert book.count.text() == f"1 of {total}"


def test_search_wraps_backwards(book: RulebookWindow) -> None:
    book.search.setText("pirate")
    total = int(book.count.text().split(" of ")[1])
    book.find_next(-1)
    assert book.count.text() == f"{total} of {total}"


def test_search_begins_at_the_top_of_the_page(book: RulebookWindow) -> None:
    book.show_rule("N-80")
    book.search.setText("harbour fee")
    assert book.count.text().startswith("1 of ")  # there is none further down
    book.show_rule("N-80")
    book.search.setText("mission")
    assert book.page.textCursor().selectionStart() >= book.page.places["N-80"]
    assert not book.count.text().startswith("1 of ")


def test_a_match_comes_into_sight(book: RulebookWindow) -> None:
    book.search.setText("unofficial implementation")
    y = book.page.cursorRect().center().y()
    assert 0 < y < book.page.viewport().height()


def test_the_chapter_of_a_match_is_pointed_out_though_another_is_at_the_top(
    book: RulebookWindow,
) -> None:
    book.search.setText("ducat")
    further = 0
    for _ in range(int(book.count.text().split(" of ")[1])):
        hit = book.page.textCursor().selectionStart()
        above = [t for _, t, p in book.page.headings if book.page.places[p] <= hit]
        assert chapter(book) == above[-1]
        further += book.page.chapter() != book.page.chapter(hit)
        book.find_next()
    assert further
    bar = book.page.verticalScrollBar()
    bar.setValue(bar.value() + book.page.viewport().height())
    assert place_of(book, chapter(book)) == book.page.chapter()


def test_a_match_stays_selected_when_the_window_changes(book: RulebookWindow, qtbot: QtBot) -> None:
    book.search.setText("counter-clockwise")
    book.search.setText("keep to yourself")
    book.resize(900, 600)
    qtbot.wait(10)
    assert book.page.textCursor().selectedText() == "keep to yourself"
    assert 0 < book.page.cursorRect().center().y() < book.page.viewport().height()


def test_a_search_without_a_match_says_so(book: RulebookWindow) -> None:
    book.search.setText("zeppelin")
    assert book.count.text() == "not found"
    assert not book.next.isEnabled()
    book.find_next()
    book.search.clear()
    assert book.count.text() == ""


def test_the_keys_of_search(book: RulebookWindow, qtbot: QtBot) -> None:
    book.activateWindow()
    book.page.setFocus()
    control = Qt.KeyboardModifier.ControlModifier
    qtbot.keyClick(book.page, Qt.Key.Key_F, control)
    assert book.search.hasFocus()
    qtbot.keyClicks(book.search, "privilege")
    assert book.count.text().startswith("1 of ")
    qtbot.keyClick(book.search, Qt.Key.Key_F3)
    assert book.count.text().startswith("2 of ")
    qtbot.keyClick(book.search, Qt.Key.Key_F3, Qt.KeyboardModifier.ShiftModifier)
    assert book.count.text().startswith("1 of ")
    qtbot.keyClick(book.search, Qt.Key.Key_Return)
    assert book.count.text().startswith("2 of ")
    qtbot.keyClick(book.search, Qt.Key.Key_Escape)
    assert book.search.text() == ""
    assert book.page.hasFocus()
    assert book.isVisible()
    qtbot.keyClick(book.page, Qt.Key.Key_Escape)
    assert not book.isVisible()


def test_the_keys_of_the_trail(book: RulebookWindow, qtbot: QtBot) -> None:
    book.activateWindow()
    book.page.setFocus()
    book.show_rule("N-20")
    book.show_rule("N-50")
    qtbot.keyClick(book.page, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert at_top(book).startswith("N-20 ")
    qtbot.keyClick(book.page, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    assert at_top(book).startswith("N-50 ")


def test_another_language_keeps_the_place(book: RulebookWindow) -> None:
    book.show_rule("N-61")
    book.open("novgorod", "de")
    assert at_top(book).startswith("N-61 Die erreichte Stufe")
    assert chapter(book) == "Karriere"
    assert [tint.cursor.selectedText()[:4] for tint in book.page.extraSelections()] == ["N-61"]


def test_the_language_of_the_program_is_followed(
    book: RulebookWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    book.show_rule("N-61")
    monkeypatch.setattr(language, "current", lambda: "de")
    QApplication.sendEvent(book, QEvent(QEvent.Type.LanguageChange))
    assert at_top(book).startswith("N-61 Die erreichte Stufe")


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder of rulebooks."""
    monkeypatch.setattr(paths, "translations", lambda: tmp_path)
    folder = tmp_path / "rulebooks"
    folder.mkdir()
    return folder


def test_english_stands_in_for_a_missing_translation(book: RulebookWindow, shelf: Path) -> None:
    (shelf / "novgorod.en.md").write_text("# Novgorod\n\n**N-1** Eight cities.", encoding="utf-8")
    book.open("novgorod", "de")
    assert "Eight cities" in book.page.toPlainText()
    assert "English" in book.notice.text()
    assert book.notice.isVisible()
    (shelf / "novgorod.de.md").write_text("# Novgorod\n\n**N-1** Acht Städte.", encoding="utf-8")
    book.open("novgorod", "de")
    assert not book.notice.isVisible()


@pytest.mark.usefixtures("shelf")
def test_a_missing_rulebook_is_one_line(
    book: RulebookWindow, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        book.open("riga", "de")
    assert book.page.toPlainText() == ""
    assert "riga.en.md" in book.notice.text()
    assert "\n" not in book.notice.text()
    book.show_rule("R-1")
    assert "R-1" in book.notice.text()


def test_a_damaged_rulebook_is_one_line(book: RulebookWindow, shelf: Path) -> None:
    (shelf / "novgorod.de.md").write_bytes(b"\xff\xfe broken")
    book.open("novgorod", "de")
    assert "cannot be read" in book.notice.text()


def test_another_game_starts_at_its_beginning(book: RulebookWindow, shelf: Path) -> None:
    book.show_rule("N-61")
    (shelf / "riga.de.md").write_text("# Riga\n\n**R-1** Text.\n\n## Ende", encoding="utf-8")
    book.open("riga", "de")
    assert book.windowTitle() == "Rules – Riga"
    assert at_top(book) == "Riga"
    assert not book.back.isEnabled()
    assert book.page.extraSelections() == []


@pytest.mark.parametrize("code", ["de", "en"])
def test_the_font_has_every_letter(qapp: QGuiApplication, code: str) -> None:
    file = paths.resources() / "fonts" / "EBGaramond-Medium.ttf"
    font = QRawFont(str(file), 17)
    text = (paths.translations() / "rulebooks" / f"novgorod.{code}.md").read_text("utf-8")
    assert [
        letter for letter in sorted(set(text) - {"\n"}) if not font.supportsCharacter(ord(letter))
    ] == []


@pytest.mark.parametrize("code", ["de", "en"])
def test_lines_never_leave_the_page(book: RulebookWindow, code: str) -> None:
    book.open("novgorod", code)
    assert book.page.horizontalScrollBar().maximum() == 0
    for width in (820, 1400):
        book.resize(width, 600)
        QApplication.processEvents()
        assert book.page.horizontalScrollBar().maximum() == 0, width


@pytest.mark.parametrize("code", ["de", "en"])
def test_the_picture_is_not_blank(book: RulebookWindow, code: str) -> None:
    book.open("novgorod", code)
    book.show_rule("N-45")
    image = book.page.viewport().grab().toImage()
    colours = {image.pixelColor(x, y).name() for x in range(0, 700, 3) for y in range(0, 500, 3)}
    assert len(colours) > 20
    assert image.pixelColor(2, 2).name() == "#f4ead3"


def test_a_table_that_is_too_wide_can_be_scrolled(book: RulebookWindow) -> None:
    book.page.setMaximumWidth(300)
    QApplication.processEvents()
    assert book.page.horizontalScrollBar().maximum() > 0


def test_everything_has_a_name_and_can_be_reached_by_key(book: RulebookWindow) -> None:
    for widget in (
        book.contents,
        book.page,
        book.search,
        book.back,
        book.forward,
        book.previous,
        book.next,
    ):
        assert widget.accessibleName()
        assert widget.focusPolicy() & Qt.FocusPolicy.TabFocus
