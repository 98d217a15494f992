"""Opens every page and dialog on one screen, and prints what is cut off, outside or too small.

A program of its own, for a process has one screen and one scale. Its arguments are a language and
the stations to visit, all of them without any. Each line it prints has a station, a place in the
code or a kind of widget, what is wrong and with which words, between tabs. With a folder in
HANSETABLE_PICTURES every station is kept there as a picture.
"""

from __future__ import annotations

import inspect
import os
import re
import sys
from datetime import datetime
from math import hypot
from pathlib import Path

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QComboBox,
    QLabel,
    QMenu,
    QTabBar,
    QTabWidget,
    QToolButton,
    QWidget,
)

from hansetable import paths
from hansetable.games import GAMES
from hansetable.session.autosave import Autosave
from hansetable.session.session import Session
from hansetable.ui import language
from hansetable.ui.art import style
from hansetable.ui.art.base_canvas import BaseCanvas
from hansetable.ui.art.fonts import font, wrapped_height
from hansetable.ui.history.page import FIGURES_TAB
from hansetable.ui.settings.settings import Settings
from hansetable.ui.table.play_page import PlayPage
from hansetable.ui.widgets.buttons import PaintedButton
from hansetable.ui.window.main_window import MainWindow
from hansetable.ui.window.screen import TITLE_BAR
from tests.ui.widgets.test_every_dialog import SHEETS, settle
from tests.ui.window_fixture import read_all

RECORDS = Path(__file__).parents[2] / "records"
LATE = {"novgorod": "novgorod-four-mixed", "riga": "riga-four-greedy", "kogge": "kogge-four-greedy"}
MOMENTS = (0.55, 0.93)
"""How much of a game has been played when its table is looked at."""
LABEL, TEXT = 9.0, 10.0
"""How high capitals are at least, in pixels: those of labels, and those of running text."""
RUNNING = re.compile(
    r"/(prompt_bar|notice|telling|hint_slip|line_list|lesson|description)\."
    r"|^(Q?Label|QCheckBox) (text|sentence|error|quote)?$"
)
"""Where running text stands: modules that paint it, labels with these roles or without one."""

_write = BaseCanvas.text
_of = inspect.signature(_write).bind


class Tour:
    """Goes from one station to the next, and notes what it finds there."""

    def __init__(self, window: MainWindow, stations: list[str], pictures: str) -> None:
        self.window, self._stations, self._pictures = window, stations, pictures
        self.station = ""
        self.found: dict[tuple[str, str, bool], tuple[float, str]] = {}

    def wants(self, station: str) -> bool:
        """Return whether a station is to be visited."""
        wanted = self._stations or [""]
        return any(station.startswith(one) or one.startswith(station) for one in wanted)

    def note(self, place: str, kind: str, what: str, words: str, size: float = 0) -> None:
        """Keep that something is wrong; of each place and kind only the smallest is told.

        Symbols that are explained stand for themselves.
        """
        told = "\t".join((self.station, place, f"{kind} {what}", words))
        key = place, kind, "symbols" in self.station
        self.found[key] = min(self.found.get(key, (size, told)), (size, told))

    # ---- what is painted ----------------------------------------------------------------------

    def painted(self, canvas: BaseCanvas, *how: object, **more: object) -> None:
        """Look at a text that is painted at a station."""
        _write(canvas, *how, **more)  # type: ignore[arg-type]
        if not self.station:
            return
        given = _of(canvas, *how, **more)
        given.apply_defaults()
        if "rulebook" in self.station:
            return
        rect, text, px, least = (given.arguments[k] for k in ("rect", "text", "px", "least"))
        look = [given.arguments[k] for k in ("weight", "family", "italic", "spacing")]
        frame = inspect.currentframe()
        while frame.f_code.co_filename.endswith(("size_tour.py", "canvas.py")):
            frame = frame.f_back
        place = f"{Path(frame.f_code.co_filename).stem}.{frame.f_code.co_name}"
        place = f"{Path(frame.f_code.co_filename).parts[-2]}/{place}"
        if text.endswith(" …") and "/prompt" in place:
            self.note(place, "shortened", "", text)
        if given.arguments["wrap"]:
            high = wrapped_height(text, rect.width(), px, look[0], look[2])
            if high > rect.height() + px / 3:
                self.note(place, "too long", f"{high:.0f} in {rect.height():.0f}", text)
            wide = max(
                map(QFontMetricsF(font(px, *look)).horizontalAdvance, text.split()), default=0
            )
            if wide > rect.width() + 1:
                self.note(place, "cut", f"at {rect.width():.0f}", text)
        else:
            room = rect.width() + 0.5
            while px > least and QFontMetricsF(font(px, *look)).horizontalAdvance(text) > room:
                px = max(least, px - 0.5)
            if QFontMetricsF(font(px, *look)).horizontalAdvance(text) > room:
                self.note(place, "cut", f"at {room:.0f}", text)
        shape = canvas.p.deviceTransform()
        scale = hypot(shape.m11(), shape.m12()) / self.window.devicePixelRatioF()
        self.height(place, QFontMetricsF(font(px, *look)).capHeight() * scale, text)

    def height(self, place: str, high: float, text: str) -> None:
        """Note capitals that are too low."""
        least = TEXT if RUNNING.search(place) else LABEL
        if high < least and any(map(str.isalpha, text)):
            self.note(place, "low", f"{high:.1f}", text, high)

    # ---- widgets ------------------------------------------------------------------------------

    def look(self, station: str, top: QWidget | None = None) -> None:
        """Look at a window, or at the main one."""
        self.station, top = station, top or self.window
        settle()
        picture = top.grab()
        if self._pictures:
            picture.save(f"{self._pictures}/{station.replace(' ', '-')}.png")
        area = top.screen().availableGeometry()
        if not top.isMaximized():
            area.setSize(area.size() - TITLE_BAR)
        if top.width() > area.width() or top.height() > area.height():
            self.note(type(top).__name__, "larger than the screen", f"{top.size().toTuple()}", "")
        elif not top.screen().geometry().contains(top.geometry()):
            self.note(type(top).__name__, "off the screen", f"{top.geometry().getRect()}", "")
        more = self.window.menus.findChild(QToolButton, "qt_menubar_ext_button")
        if more is not None and more.isVisible():
            self.note("Menus", "has no room", "", "")
        for widget in (top, *top.findChildren(QWidget)):
            if widget.isVisible() and widget.window() is top:
                self._look_at(widget, top)
        self.station = ""

    def _look_at(self, widget: QWidget, top: QWidget) -> None:
        """Look at one widget: where it lies, and whether it has room for its words."""
        parent, kind = widget.parentWidget(), type(widget).__name__
        told = isinstance(widget, QLabel | QAbstractButton)
        words = widget.text() if told else widget.accessibleName()
        if parent is not None and widget is not top and not _scrolled(widget):
            painted = isinstance(widget, PaintedButton)
            face = widget.face().toRect() if painted else widget.rect()
            for whole in (parent, top):
                place = QRect(widget.mapTo(whole, face.topLeft()), face.size())
                if not whole.rect().contains(place) and not place.isEmpty():
                    lies = f"{place.getRect()} of {type(whole).__name__} {whole.size().toTuple()}"
                    self.note(kind, "outside", lies, words)
        if isinstance(widget, PaintedButton) or not words:
            return
        need = _need(widget)
        if need is not None and (need[0] > widget.width() or need[1] > widget.height()):
            self.note(kind, "squeezed", f"{widget.size().toTuple()} of {need}", words)
        if need is not None and "paintEvent" not in vars(type(widget)):
            place = f"{kind} {widget.property('role') or ''}"
            self.height(place, QFontMetricsF(widget.font()).capHeight(), words)


def _scrolled(widget: QWidget) -> bool:
    """Return whether a widget lies in what is scrolled."""
    above = widget.parentWidget()
    while above is not None:
        if isinstance(above, QAbstractScrollArea):
            return True
        above = above.parentWidget()
    return False


def _need(widget: QWidget) -> tuple[int, int] | None:
    """Return the room that the words of a widget need."""
    if isinstance(widget, QLabel):
        if widget.wordWrap():
            return 0, widget.heightForWidth(widget.width())
        return widget.sizeHint().toTuple()
    if isinstance(widget, QAbstractButton | QComboBox | QTabBar):
        return widget.sizeHint().toTuple()
    return None


# ---- the stations --------------------------------------------------------------------------------


def played(name: str, part: float, people: bool = True) -> Session:
    """Return a part of a game of four, as it was, or one in which only people play."""
    text = (RECORDS / f"{name}.hanse").read_text(encoding="utf-8")
    if people:
        text = re.sub(r"(?m)^(seat \d: \w+), \w+,", r"\1, human,", text)
    whole = Session.of_text(text)
    session = Session(whole.header)
    for seat, action in whole.actions[: int(len(whole.actions) * part)]:
        session.submit(seat, action)
    return session


def pages(tour: Tour) -> None:
    """The start page and what it leads to."""
    window = tour.window
    tour.look("start empty")
    for name in LATE.values():
        window.autosave.put_away(played(name, 1, people=False), name, datetime.now())
    window.archive.begin(played(LATE["kogge"], 0.5))
    window.show_start()
    read_all(window)
    tour.look("start")
    window.show_history()
    read_all(window)
    tour.look("chronicle")
    window.show_history(FIGURES_TAB)
    tour.look("statistics")
    window.show_start()


def tables(tour: Tour, game: str) -> None:
    """The table late in a game of four, and what can be opened there."""
    window = tour.window
    for part in MOMENTS:
        session = played(LATE[game], part)
        window.play(session)
        page = window.page
        assert isinstance(page, PlayPage)
        name = f"{game} {part}"
        tour.look(name)
        for piece in page.scene.pieces.values():
            face = piece.mapRectToScene(piece.face_rect())
            if piece.isVisible() and not page.scene.sceneRect().contains(face):
                tour.note(f"{game} {piece.handle}", "outside", str(face.getRect()), "")
        for tab in range(page.sidebar.tabs.count()):
            page.sidebar.tabs.setCurrentIndex(tab)
            if part == MOMENTS[-1]:
                page._inspect(next(iter(page.scene.pieces)))
            tour.look(f"{name} tab {tab}")
        page.sidebar.tabs.setCurrentIndex(0)
        for seat in page.leaf.others:
            page.leaf.open(seat)
            tour.look(f"{name} seat {seat}")
        page.leaf.put_away()
    window.show_start()


def replays(tour: Tour, game: str) -> None:
    """A replay late in a game, and its end."""
    session = played(LATE[game], 1)
    page = tour.window.table_controller.replay(session, int(len(session.actions) * MOMENTS[-1]))
    tour.look(f"replay {game}")
    page._end()
    assert page.ending is not None
    tour.look(f"end {game}", page.ending)
    page.ending.close()
    tour.window.show_start()


def lessons(tour: Tour, game: str) -> None:
    """The first note of a lesson."""
    tour.window.table_controller.lesson(game)
    settle()
    tour.look(f"lesson {game}")
    tour.window.show_start()


def books(tour: Tour, game: str) -> None:
    """A rulebook."""
    tour.window.show_rules(game)
    book = tour.window.rulebook
    assert book is not None
    QTest.qWait(50)
    tour.look(f"rulebook {game}", book)
    book.close()


def menus(tour: Tour) -> None:
    """Every menu."""
    for menu in tour.window.menus.findChildren(QMenu):
        if menu.parentWidget() is tour.window.menus:
            menu.popup(tour.window.mapToGlobal(QPoint(0, 30)))
            tour.look(f"menu {menu.title()}", menu)
            menu.close()


def sheets(tour: Tour) -> None:
    """Every dialog with all its tabs."""
    for name, make in SHEETS.items():
        if not tour.wants(f"sheets {name}"):
            continue
        sheet = make(tour.window)
        for other in tour.window.findChildren(MainWindow):
            other._settle.stop()  # the sheet of a crash has a window of its own
        sheet.show()
        tabs = sheet.findChild(QTabWidget)
        for tab in range(tabs.count() if tabs else 1):
            if tabs:
                tabs.setCurrentIndex(tab)
            tour.look(f"sheet {name} {tab}", sheet)
        sheet.close()
        sheet.deleteLater()


def main(code: str, *stations: str) -> None:
    """Visit the stations in a language."""
    app = style.application()
    style.apply_theme(app)
    language.install(app, code)
    settings = Settings()
    settings.animation, settings.curtain = "off", "never"
    window = MainWindow(settings, Autosave(paths.data_dir()))
    window.showMaximized()
    window.setGeometry(window.screen().availableGeometry())
    window.grow()
    app.processEvents()
    tour = Tour(window, list(stations), os.environ.get("HANSETABLE_PICTURES", ""))
    BaseCanvas.text = lambda *how, **more: tour.painted(*how, **more)  # type: ignore
    for visit in (pages, menus, sheets):
        if tour.wants(visit.__name__):
            visit(tour)
    for visit in (tables, replays, lessons, books):
        for game in GAMES:
            if tour.wants(f"{visit.__name__} {game}"):
                visit(tour, game)
    print(*(told for _, told in tour.found.values()), sep="\n", flush=True)
    window.close_unasked()
    os._exit(0)


if __name__ == "__main__":
    main(*sys.argv[1:])
