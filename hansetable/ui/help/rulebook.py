"""The rulebook window: contents at the left, text at the right, every rule one jump away."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import QSignalBlocker, QSize, Qt
from PySide6.QtGui import QIcon, QPixmap, QTextCursor
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSplitter,
    QToolButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from hansetable import paths
from hansetable.errors import reason
from hansetable.ui import language
from hansetable.ui.art import fonts, icons
from hansetable.ui.art.growth import factor, px
from hansetable.ui.art.palette import SHEET_INK, resolve_color, theme
from hansetable.ui.art.style import set_style_sheet, style_sheet
from hansetable.ui.help.book_print import print_book, save_pdf
from hansetable.ui.help.rulebook_page import Page
from hansetable.ui.keys import BOOK, add_shortcuts
from hansetable.ui.language import Text, translate
from hansetable.ui.widgets.layout import fill
from hansetable.ui.widgets.scaled import painted
from hansetable.ui.widgets.speaking import Pressed, Speaking

_ICON = 18
_PLACE = Qt.ItemDataRole.UserRole
_EVERYWHERE = Qt.MatchFlag.MatchWildcard | Qt.MatchFlag.MatchRecursive


class RulebookWindow(Speaking, QWidget):
    """The rulebook of a game; a window of its own without a parent, else a part of another."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        fonts.load()
        self._game = self._code = self._marked = self._text = ""
        self._trail: list[str] = []
        self._at = -1
        self._hits: list[QTextCursor] = []
        self._hit = 0
        self.contents, self.page, self.search = QTreeWidget(), Page(), QLineEdit()
        self.count, self.notice = QLabel(), QLabel()
        self.back = _Arrow(180, Text("Rulebook", "Back"), partial(self.step, -1))
        self.forward = _Arrow(0, Text("Rulebook", "Forward"), partial(self.step, 1))
        self.previous = _Arrow(270, Text("Rulebook", "Previous match"), partial(self.find_next, -1))
        self.next = _Arrow(90, Text("Rulebook", "Next match"), partial(self.find_next, 1))
        self.pdf = _Button(Text("Rulebook", "Save as PDF …"), self.save_pdf)
        self.paper = _Button(Text("Rulebook", "Print …"), self.print)
        search = Text("Rulebook", "Search")
        self.says(self.search.setPlaceholderText, search)
        self.says(self.search.setAccessibleName, search)
        self.says(self.contents.setAccessibleName, Text("Rulebook", "Contents"))
        self.says(self.page.setAccessibleName, Text("Rulebook", "Rules"))
        self._worn: tuple[str, float] | None = None
        self._dress()
        self._arrange()
        self._connect()
        self.retranslate()

    def open(self, game: str, code: str) -> None:
        """Show the rulebook of a game ("novgorod") in a language ("de", "en").

        The place is kept when only the language changes. A rulebook that has not been translated
        is shown in English; a line above the text says so.
        """
        place = self.page.place
        if game != self._game:
            place, self._marked, self._trail, self._at = "", "", [], -1
        self._game, self._code = game, code
        self._text = self._read()
        self.page.load(self._text)
        for button in (self.pdf, self.paper):
            button.setEnabled(bool(self._text))
        self._fill_contents()
        self._find()
        if self.page.places:
            self.page.jump(place if place in self.page.places else self.page.place)
        self._say_title()

    def show_rule(self, rule: str) -> None:
        """Jump to a rule ("N-40") and tint its paragraph; a line says so if there is none."""
        if rule in self.page.places:
            self._go(rule)
        else:
            text = translate("Rulebook", "This rulebook has no rule {rule}.")
            self._tell(text.format(rule=rule))

    def step(self, by: int) -> None:
        """Go back (-1) or forward (1) among the places that were jumped to."""
        if 0 <= self._at + by < len(self._trail):
            self._trail[self._at] = self.page.place
            self._at += by
            self._arrive()

    def find_next(self, by: int = 1) -> None:
        """Select the next (1) or the previous (-1) occurrence; after the last comes the first."""
        if self._hits:
            self._hit = (self._hit + by) % len(self._hits)
            self.page.reveal(self._hits[self._hit])
            self._point_out(self.page.chapter(self._hits[self._hit].selectionStart()))
        self._refresh_bar()

    def save_pdf(self) -> None:
        """Ask for a name and write the book as a PDF; a line tells where it lies, or why not."""
        title = translate("Rulebook", "Save the rulebook as PDF")
        name = f"{self._title()}.pdf"
        path, _ = QFileDialog.getSaveFileName(self, title, name, "PDF (*.pdf)")
        if not path:
            return
        file = Path(path if path.lower().endswith(".pdf") else f"{path}.pdf")
        try:
            save_pdf(self._text, file)
        except OSError as error:
            text = translate("Rulebook", "The PDF cannot be written: {reason}")
            self._tell(text.format(reason=reason(error)))
        else:
            self._tell(translate("Rulebook", "Saved as {file}.").format(file=file))

    def print(self) -> None:
        """Print the book on paper."""
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        if QPrintDialog(printer, self).exec():
            print_book(self._text, printer)

    def retranslate(self) -> None:
        """Open the rulebook in the language of the moment, at the same place of the text."""
        if self._game and self._code != language.current():
            self.open(self._game, language.current())
        else:
            self._say_title()

    def _say_title(self) -> None:
        self.setWindowTitle(self._title())
        self._refresh_bar()

    def _title(self) -> str:
        game = self.page.headings[0][1] if self.page.headings else self._game
        return translate("Rulebook", "Rules – {game}").format(game=game)

    def restyle(self) -> None:
        """Apply the theme if it, or the size of everything, is another one."""
        if self._worn != (theme(), factor()):
            self._dress()

    def _dress(self) -> None:
        """Apply theme and size of the moment; text that is shown must be set again."""
        self._worn = theme(), factor()
        set_style_sheet(self, style_sheet("rulebook"))
        for button in (self.back, self.forward, self.previous, self.next):
            button.draw()
        self.contents.setIndentation(px(14))
        self.search.setMinimumWidth(px(100))
        self.search.setMaximumWidth(px(280))
        self.notice.setContentsMargins(px(24), 0, px(24), px(6))
        if self._game:
            self.open(self._game, self._code)

    def _arrange(self) -> None:
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.contents.setHeaderHidden(True)
        self.contents.setRootIsDecorated(False)
        self.contents.setItemsExpandable(False)
        self.search.setClearButtonEnabled(True)
        self.notice.hide()
        found = ((self.search, 1), self.previous, self.next, self.count)
        parts = (self.back, self.forward, *found, None, self.pdf, self.paper)
        bar = fill(QHBoxLayout(), *parts, spacing=6, edges=(16, 10, 16, 8))
        right = QWidget()
        fill(QVBoxLayout(right), bar, self.notice, (self.page, 1), spacing=0)
        split = QSplitter()
        split.addWidget(self.contents)
        split.addWidget(right)
        split.setHandleWidth(1)
        split.setChildrenCollapsible(False)
        split.setStretchFactor(1, 1)
        split.setSizes([px(240), px(760)])
        fill(QHBoxLayout(self), split)
        self.resize(px(1000), px(700))
        self.page.setFocus()

    def _connect(self) -> None:
        self.contents.currentItemChanged.connect(self._choose)
        self.page.anchorClicked.connect(lambda link: self.show_rule(link.fragment()))
        self.page.moved.connect(lambda: self._point_out(self.page.chapter()))
        self.search.textChanged.connect(self._search)
        self.search.returnPressed.connect(self.next.click)
        deeds = {
            "back": self.back.click,
            "forward": self.forward.click,
            "find": self._start_search,
            "find next": self.next.click,
            "find previous": self.previous.click,
            "save": self.save_pdf,
            "print": self.print,
            "close": self._leave,
        }
        add_shortcuts(self, BOOK, deeds)

    def _read(self) -> str:
        """The Markdown text; empty if there is none, with a line that says why."""
        self._tell("")
        try:
            folder = paths.translations() / "rulebooks"
            file = folder / f"{self._game}.{self._code}.md"
            if not file.is_file():
                file = folder / f"{self._game}.en.md"
                self._tell(translate("Rulebook", "Not translated yet; here it is in English."))
            return file.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError, paths.FolderError) as error:
            text = translate("Rulebook", "The rulebook cannot be read: {reason}")
            self._tell(text.format(reason=error))
            return ""

    def _fill_contents(self) -> None:
        with QSignalBlocker(self.contents):
            self.contents.clear()
            above: dict[int, QTreeWidgetItem] = {1: self.contents.invisibleRootItem()}
            for level, text, place in self.page.headings:
                if level > 1:
                    item = QTreeWidgetItem(above[level - 1], [text])
                    item.setData(0, _PLACE, place)
                    item.setFont(0, fonts.font(px(16), 600 if level == 2 else 500))
                    above[level] = item
            self.contents.expandAll()

    def _go(self, place: str) -> None:
        here = self.page.place
        if self._at < 0:
            self._trail, self._at = [here], 0
        self._trail[self._at] = here
        if place != here:
            self._at += 1
            self._trail[self._at :] = [place]
        self._arrive()

    def _arrive(self) -> None:
        self._marked = self._trail[self._at]
        self._tell("")
        self.page.mark(self._marked, self._hits)
        self.page.jump(self._marked)
        self._refresh_bar()

    def _choose(self, item: QTreeWidgetItem | None) -> None:
        if item is not None:
            self._go(item.data(0, _PLACE))

    def _point_out(self, chapter: str) -> None:
        """Mark a chapter in the contents, that of the search or the one that is being read."""
        found = self.contents.topLevelItem(0)
        for item in self.contents.findItems("*", _EVERYWHERE):
            found = item if item.data(0, _PLACE) == chapter else found
        if found is not None:
            with QSignalBlocker(self.contents):
                self.contents.setCurrentItem(found)

    def _search(self) -> None:
        """Find what was typed, and show its first occurrence from the top of the page on."""
        self._find()
        above = [hit for hit in self._hits if hit.selectionStart() < self.page.top()]
        self._hit = len(above) % max(1, len(self._hits))
        self.find_next(0)

    def _find(self) -> None:
        self._hits, self._hit = self.page.find_all(self.search.text()), 0
        self.page.mark(self._marked, self._hits)

    def _refresh_bar(self) -> None:
        if self._hits:
            text = translate("Rulebook", "{number} of {count}")
            text = text.format(number=self._hit + 1, count=len(self._hits))
        else:
            text = translate("Rulebook", "not found") if self.search.text() else ""
        self.count.setText(text)
        for button in (self.previous, self.next):
            button.setEnabled(bool(self._hits))
        self.back.setEnabled(self._at > 0)
        self.forward.setEnabled(self._at + 1 < len(self._trail))

    def _start_search(self) -> None:
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def _leave(self) -> None:
        """End the search; without one, close the window."""
        if self.search.text():
            self.search.clear()
            self.page.setFocus()
        elif self.isWindow():
            self.close()

    def _tell(self, text: str) -> None:
        self.notice.setText(text)
        self.notice.setVisible(bool(text))


class _Arrow(Speaking, QToolButton):
    """A button with an arrow: 0 degrees points to the right, 90 down."""

    def __init__(self, angle: float, what: Text, pressed: Pressed) -> None:
        super().__init__()
        self._angle = angle
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.says_what(what)
        self.clicked.connect(pressed)

    def draw(self) -> None:
        """Draw the arrow in the colour of the theme, and as large as everything is."""
        self.setIconSize(QSize(px(_ICON), px(_ICON)))
        picture = QPixmap(_ICON * 3, _ICON * 3)
        picture.fill(Qt.GlobalColor.transparent)
        with painted(picture, _ICON * 3) as canvas:
            canvas.p.translate(0.5, 0.5)
            canvas.p.rotate(self._angle)
            canvas.p.translate(-0.5, -0.5)
            canvas.p.fillPath(icons.path("arrow"), resolve_color(SHEET_INK))
        self.setIcon(QIcon(picture))


class _Button(Speaking, QPushButton):
    """A button with words."""

    def __init__(self, text: Text, pressed: Pressed) -> None:
        super().__init__()
        self.says(self.setText, text)
        self.clicked.connect(pressed)
