"""The trade window of Kogge: what one gives and gets, offered to anybody in reach (K-70, K-71)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from hansetable.core import Action, Seat
from hansetable.games.kogge.actions import ITEMS
from hansetable.games.kogge.bargains import Counter, Offer, Withdraw
from hansetable.games.kogge.cards import GOODS
from hansetable.games.kogge.packs import NO_GOOD, NO_MARKER, count, size
from hansetable.games.kogge.state import KoggeState
from hansetable.games.kogge.trade import Trade, allows, partners
from hansetable.model.table import TableModel
from hansetable.ui.games.kogge import words
from hansetable.ui.games.saying import titled
from hansetable.ui.language import translate
from hansetable.ui.paper import PaperButton, PaperDialog, Rule


def possible(view: KoggeState, seat: Seat) -> bool:
    """Tell whether a seat can offer, counter or withdraw now, asked or not."""
    if not view.stack or seat < 0:
        return False
    top = view.stack[-1]
    if isinstance(top, Trade):
        return seat in (top.terms.to, top.terms.by)
    return bool(partners(view, seat))


def label(view: KoggeState, seat: Seat) -> str:
    """Return what stands on the button that opens the window."""
    top = view.stack[-1]
    if not isinstance(top, Trade):
        return translate("Kogge", "Trade …")
    if seat == top.terms.by:
        return translate("Kogge", "Withdraw")
    return translate("Kogge", "Other terms …")


def begin(model: TableModel, parent: QWidget) -> PaperDialog | None:
    """Open the window, or withdraw the own offer, for the person at the screen."""
    view, seat = model.view, model.viewer
    assert isinstance(view, KoggeState)
    top = view.stack[-1]
    if isinstance(top, Trade) and seat == top.terms.by:
        model.bargain(Withdraw())
        return None
    window = MarketWindow(model, parent)
    window.open()
    return window


class _Scale(QWidget):
    """A column of numbers: how many of each good and marker change hands."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.head = QLabel(self)
        self.head.setProperty("role", "section")
        self.boxes: dict[str, QSpinBox] = {}
        self._labels: dict[str, QLabel] = {}
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(2)
        grid.addWidget(self.head, 0, 0, 1, 4)
        for place, item in enumerate(ITEMS):
            label, box = QLabel(self), QSpinBox(self)
            box.setFixedWidth(92)
            row, column = (place, 0) if item in GOODS else (place - len(GOODS), 2)
            grid.addWidget(label, row + 1, column)
            grid.addWidget(box, row + 1, column + 1, Qt.AlignmentFlag.AlignLeft)
            self.boxes[item], self._labels[item] = box, label

    def say(self, head: str) -> None:
        """Set the texts."""
        self.head.setText(head)
        for item, shown in self._labels.items():
            name = titled(words.good(item)) if item in GOODS else _marker(item)
            shown.setText(name)
            self.boxes[item].setAccessibleName(name)

    def limit(self, most: Mapping[str, int]) -> None:
        """Allow at most so many of each."""
        for item, box in self.boxes.items():
            box.setMaximum(most[item])
            box.setEnabled(most[item] > 0)

    def items(self) -> tuple[str, ...]:
        """Return what was chosen, in the order of the rules."""
        return tuple(item for item in ITEMS for _ in range(self.boxes[item].value()))


def _marker(item: str) -> str:
    """Return a marker by its number and its city."""
    return f"{item} {words.place(int(item))}"


class MarketWindow(PaperDialog):
    """Compose an offer or a counter-offer; what cannot be offered cannot be pressed."""

    def __init__(self, model: TableModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self.heading = self.label("heading")
        self.reason = self.label("sentence")
        self.partner = QComboBox(self)
        self.give, self.get = _Scale(self), _Scale(self)
        self.offer_button = PaperButton(main=True, parent=self)
        self.cancel_button = PaperButton(parent=self)
        self._partners = [] if self._answers() else partners(self._view(), model.viewer)
        self._lay_out()
        self.offer_button.clicked.connect(self._offer)
        self.cancel_button.clicked.connect(self.reject)
        self.partner.currentIndexChanged.connect(self._limit)
        for box in (*self.give.boxes.values(), *self.get.boxes.values()):
            box.valueChanged.connect(self._check)
        model.laid.connect(self.reject)
        model.curtainChanged.connect(self.reject)
        self._say()
        self._limit()

    def _lay_out(self) -> None:
        columns = QHBoxLayout()
        columns.addWidget(self.give)
        columns.addWidget(Rule(standing=True, parent=self))
        columns.addWidget(self.get)
        columns.setSpacing(18)
        buttons = QHBoxLayout()
        buttons.addWidget(self.reason, 1)
        buttons.addWidget(self.cancel_button)
        buttons.addWidget(self.offer_button)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(self.MARGIN, 22, self.MARGIN, 18)
        whole.addWidget(self.heading)
        whole.addWidget(self.partner)
        whole.addLayout(columns)
        whole.addLayout(buttons)
        self.partner.setVisible(bool(self._partners))

    def _view(self) -> KoggeState:
        assert isinstance(self._model.view, KoggeState)
        return self._model.view

    def _answers(self) -> Trade | None:
        """The offer that is answered by another one, if there is one."""
        top = self._view().stack[-1]
        return top if isinstance(top, Trade) else None

    def _say(self) -> None:
        chairs = self._model.session.chairs
        sides = {
            "cogs": translate("Kogge", "with {name}"),
            "mine": translate("Kogge", "my kontor, with {name}"),
            "theirs": translate("Kogge", "with the kontor of {name}"),
        }
        self.setWindowTitle(translate("Kogge", "Trade"))
        self.heading.setText(translate("Kogge", "A trade"))
        for other, side in self._partners:
            self.partner.addItem(sides[side].format(name=chairs[other].name))
        self.give.say(translate("Kogge", "I give"))
        self.get.say(translate("Kogge", "I get"))
        self.offer_button.say(translate("Kogge", "Offer"))
        self.cancel_button.say(translate("Kogge", "Cancel"))

    def _limit(self) -> None:
        """Allow what each side has; of what is secret only the number is known."""
        view, seat = self._view(), self._model.viewer
        answered = self._answers()
        other, side = self._who(answered)
        city = view.cog[other] if side == "mine" else view.cog[seat]
        mine = view.store(seat, city) if side == "mine" else view.cargo[seat]
        theirs = view.store(other, city) if side == "theirs" else view.cargo[other]
        self.give.limit(dict(_most(mine, view.hand[seat])))
        self.get.limit(dict(_most(theirs, view.hand[other])))
        self._check()

    def _who(self, answered: Trade | None) -> tuple[Seat, str]:
        if answered is not None:
            turned = {"cogs": "cogs", "mine": "theirs", "theirs": "mine"}
            return answered.terms.by, turned[answered.terms.side]
        return self._partners[max(0, self.partner.currentIndex())]

    def action(self) -> Action:
        """Return the offer that the numbers say."""
        give, get = self.give.items(), self.get.items()
        if self._answers() is not None:
            return Counter(give, get)
        other, side = self._who(None)
        return Offer(other + 1, side, give, get)

    def _check(self) -> None:
        view = self._view()
        legal = allows(view, self._model.viewer, self.action())
        self.offer_button.setEnabled(legal)
        nothing = not self.give.items() and not self.get.items()
        words_for = (
            translate("Kogge", "Choose what changes hands; a gift is an offer, too.")
            if nothing
            else ""
            if legal
            else translate("Kogge", "That cannot be offered: it is equal, declined, or too much.")
        )
        self.reason.setText(words_for)

    def _offer(self) -> None:
        action = self.action()
        self.accept()
        self._model.bargain(action)


def _most(goods: int, markers: int) -> Iterator[tuple[str, int]]:
    """How many of each good and marker two packs can hold, as far as the viewer knows."""
    for place, item in enumerate(ITEMS):
        pack, unknown = (goods, NO_GOOD) if item in GOODS else (markers, NO_MARKER)
        kind = place if item in GOODS else place - len(GOODS)
        yield item, min(size(pack), count(pack, kind) + count(pack, unknown))
