"""The pictures of the rulebooks: named, alike in both languages, drawn, and printed whole."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QImage, QTextBlock, QTextDocument
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from hansetable import paths
from hansetable.games import GAMES
from hansetable.session.record import RecordError
from hansetable.ui.art import palette
from hansetable.ui.help import book_print, picture_painter
from hansetable.ui.help.book_text import BookText, picture_in
from hansetable.ui.help.pictures import WIDTH, Picture, pictures
from hansetable.ui.help.rulebook import RulebookWindow
from hansetable.ui.language import CODES, install
from hansetable.ui.table.scene.pictures import painted

FOLDER = paths.translations() / "rulebooks"
LINE = re.compile(r"^!\[(.*)\]\((.*)\)$", re.MULTILINE)
BOOKS = sorted({file.name.split(".")[0] for file in (paths.resources() / "rulebooks").iterdir()})


def text(game: str, code: str) -> str:
    return (FOLDER / f"{game}.{code}.md").read_text(encoding="utf-8")


def captions(game: str, code: str) -> dict[str, str]:
    """What each picture of a book shows, by its name."""
    return {name: told for told, name in LINE.findall(text(game, code))}


def labels(picture: Picture) -> set[str]:
    """The numbers and letters that are painted into a picture."""
    marks = sum(len(panel.marks) for panel in picture.panels)
    return {*picture.letters, *(str(number) for number in range(1, marks + 1))}


def blocks(document: QTextDocument) -> Iterator[QTextBlock]:
    block = document.begin()
    while block.isValid():
        yield block
        block = block.next()


def test_every_game_has_pictures() -> None:
    assert set(BOOKS) == set(GAMES)


@pytest.mark.parametrize("game", BOOKS)
@pytest.mark.parametrize("code", CODES)
def test_every_picture_of_a_book_is_known_and_told_in_words(game: str, code: str) -> None:
    known = pictures(game)
    named = captions(game, code)
    assert text(game, code).count("![") == len(named), "a picture has a line of its own, once"
    for name, told in named.items():
        assert name in known, f"{game}.{code}.md: there is no picture {name}"
        assert len(told.split()) > 2, f"{game}.{code}.md: {name} is not told in words"
        assert set(re.findall(r"\[(\w+)\]", told)) == labels(known[name]), name
    assert set(named) == set(known)
    assert len(named) >= 10


@pytest.mark.parametrize("game", BOOKS)
def test_both_languages_have_the_same_pictures_at_the_same_rules(game: str) -> None:
    def places(code: str) -> list[str]:
        return re.findall(r"^!\[.*\]\((.*)\)$|^\*\*([A-Z]-\w+)\*\*", text(game, code), re.MULTILINE)

    assert places("de") == places("en")


@pytest.mark.parametrize("game", BOOKS)
@pytest.mark.parametrize("code", CODES)
def test_every_picture_draws_something(game: str, code: str, qapp: QApplication) -> None:
    install(qapp, code)
    for name, picture in pictures(game).items():
        image = painted(picture.size, 1.0, picture.paint).toImage()
        colours = {
            image.pixel(x, y)
            for x in range(0, image.width(), 5)
            for y in range(0, image.height(), 5)
        }
        assert len(colours) > 200, name
        assert picture.size.width() == WIDTH
        assert picture.size.height() <= 520, name


@pytest.mark.parametrize("game", BOOKS)
def test_what_is_marked_is_seen(game: str) -> None:
    for name, picture in pictures(game).items():
        for panel, moment in zip(picture.panels, picture.moments(), strict=True):
            geometry = moment.geometry
            for handle in (*panel.marks, *panel.rings):
                if isinstance(handle, str):
                    assert handle in geometry, f"{name}: {handle} is not shown"
                    assert panel.show.intersects(geometry[handle].rect), f"{name}: {handle}"
            for word in panel.words:
                assert QRectF(0, 0, 240, 336).contains(*word.at), f"{name}: {word}"


@pytest.mark.parametrize("game", BOOKS)
@pytest.mark.parametrize("code", CODES)
def test_a_book_is_printed_on_8_to_16_pages_and_no_picture_is_cut(
    game: str, code: str, qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(qapp, code)
    seen: list[int] = []

    def look(document: QTextDocument) -> None:
        keep(document)
        high = document.pageSize().height()
        for block in blocks(document):
            if picture_in(block) is not None:
                top = document.documentLayout().blockBoundingRect(block).y()
                line = block.layout().lineAt(0)
                first, last = top + line.y() + 1, top + line.y() + line.height() - 1
                assert first // high == last // high, block.next().text()
                seen.append(int(first // high))
            if block.blockFormat().headingLevel():
                assert book_print._page(document, block) == book_print._page(document, block.next())

    keep = book_print._keep_together
    monkeypatch.setattr(book_print, "_keep_together", look)
    monkeypatch.setattr(picture_painter, "_PRINTED", 0.2)
    theme = palette.theme()
    file = tmp_path / "book.pdf"
    pages = book_print.save_pdf(text(game, code), file)
    assert 8 <= pages <= 16
    assert len(re.findall(rb"/Type /Page\b", file.read_bytes())) == pages
    assert len(seen) == len(captions(game, code))
    assert palette.theme() == theme


def test_the_pictures_are_painted_only_in_sight(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[Picture] = []
    paint = Picture.paint
    monkeypatch.setattr(
        Picture, "paint", lambda picture, b: (drawn.append(picture), paint(picture, b))
    )
    book = RulebookWindow()
    qtbot.addWidget(book)
    book.resize(1000, 600)
    book.open("novgorod", "en")
    with qtbot.waitExposed(book):
        book.show()
    QApplication.processEvents()
    assert not drawn
    for _ in range(2):
        book.show_rule("N-43")
        qtbot.waitUntil(lambda: bool(drawn))
        qtbot.wait(100)
    assert len(set(drawn)) == len(drawn) <= 2


def test_a_picture_is_as_wide_as_the_page_allows(qtbot: QtBot) -> None:
    book = RulebookWindow()
    qtbot.addWidget(book)
    book.open("novgorod", "en")
    for width in (1024, 820):
        book.resize(width, 600)
        with qtbot.waitExposed(book):
            book.show()
        book.show_rule("N-43")
        assert book.page.horizontalScrollBar().maximum() == 0


def test_what_a_picture_shows_is_found(qtbot: QtBot) -> None:
    book = RulebookWindow()
    qtbot.addWidget(book)
    book.open("novgorod", "en")
    (hit,) = book.page.find_all("Her 4 ducats become 5")
    assert not hit.block().text().startswith("![")


def test_own_card_values_leave_a_line_instead_of_a_picture(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    def moments(picture: Picture) -> list[object]:
        raise RecordError("other values")

    monkeypatch.setattr(Picture, "moments", moments)
    picture = pictures("novgorod")["novgorod:table"]
    image = painted(QSizeF(WIDTH, 432), 1.0, lambda b: picture_painter._paint(picture, b)).toImage()
    assert image != QImage(image.size(), image.format())


def test_an_unknown_picture_leaves_its_words(qapp: QApplication) -> None:
    document = QTextDocument()
    BookText(document).load("![A picture of nothing](novgorod:nothing)")
    assert "A picture of nothing" in document.toPlainText()


def test_the_book_is_saved_where_it_was_asked_for(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    book = RulebookWindow()
    qtbot.addWidget(book)
    book.open("riga", "en")
    answers = iter([str(tmp_path / "rules"), str(tmp_path / "no" / "rules.pdf"), ""])
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (next(answers), ""))
    book.save_pdf()
    assert str(tmp_path / "rules.pdf") in book.notice.text()
    assert (tmp_path / "rules.pdf").read_bytes().startswith(b"%PDF")
    book.save_pdf()
    assert book.notice.text() == "The PDF cannot be written: No such file or directory"
    book.save_pdf()
    assert [file.name for file in tmp_path.iterdir()] == ["rules.pdf"]


def test_a_printer_prints_the_book(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFileName(str(tmp_path / "paper.pdf"))
    monkeypatch.setattr(picture_painter, "_PRINTED", 0.2)
    assert 8 <= book_print.print_book(text("novgorod", "en"), printer) <= 17  # on the usual paper
    assert (tmp_path / "paper.pdf").read_bytes().startswith(b"%PDF")
