"""The trade window of Kogge: what one gives and gets, offered to anybody in reach (K-70, K-71)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from weakref import WeakKeyDictionary

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import (
    QComboBox,
    QGridLayout,
    QLabel,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from hansetable.core import Action, Event, Refusal, Seat
from hansetable.games.kogge.actions import ITEMS
from hansetable.games.kogge.cards import CARDS, CITIES, GOODS
from hansetable.games.kogge.encounter_events import OfferDeclined
from hansetable.games.kogge.multiset import NO_GOOD, NO_MARKER, count, size
from hansetable.games.kogge.reasons import REASONS
from hansetable.games.kogge.state import KoggeState
from hansetable.games.kogge.trade import OTHER_SIDE, Trade, partners
from hansetable.games.kogge.trade_actions import Counter, Offer, Withdraw
from hansetable.model.play import PlayModel
from hansetable.ui.art.growth import px
from hansetable.ui.art.palette import GONE_TEXT, css
from hansetable.ui.games.kogge.board import card_art, card_values
from hansetable.ui.games.kogge.text import names
from hansetable.ui.games.kogge.text.names import Kogge
from hansetable.ui.games.kogge.text.refusals import REFUSALS
from hansetable.ui.language import Text, translate
from hansetable.ui.widgets.dialogs import FormDialog, Rule
from hansetable.ui.widgets.layout import beside, fill, fix
from hansetable.ui.widgets.scaled import grown

_composed: WeakKeyDictionary[PlayModel, dict[Seat, Offer]] = WeakKeyDictionary()
"""What each seat of a game has composed last: its window opens with that."""


def refused(event: Event, seat: Seat) -> bool:
    """Tell whether an event says that an offer of a seat was declined."""
    return isinstance(event, OfferDeclined) and event.other == seat


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
    return translate("Kogge", "Counter-offer …")


def begin(model: PlayModel, parent: QWidget) -> FormDialog | None:
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


class _Sign(QWidget):
    """A good as its cube, or a route marker; pale while there is none to trade."""

    def __init__(self, item: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._item = item
        fix(self, 26, 32)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the face of the table, small."""
        with grown(self) as (canvas, _):
            if not self.isEnabled():
                canvas.p.setOpacity(0.35)
            if self._item in GOODS:
                card_art.cube(canvas, QRectF(2, 5, 21, 21), self._item)
            else:
                card_art.marker(canvas, QRectF(2, 1, 21, 29), int(self._item))


class _Line:
    """A good or marker in a scale: its sign, its name and how many change hands."""

    def __init__(self, item: str, parent: QWidget) -> None:
        self.item = item
        good = item in GOODS
        name = card_values.good_title(item) if good else names.place(int(item))
        self.sign, self.name, self.box = _Sign(item, parent), QLabel(name, parent), QSpinBox(parent)
        self.box.setAccessibleName(name if good else f"{name} {item}")
        fix(self.box, 96)
        policy = self.box.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.box.setSizePolicy(policy)

    def limit(self, most: int, ever: int) -> None:
        """Allow at most so many; a line of which there is ``ever`` none is only a pale name."""
        self.box.setMaximum(most)
        self.box.setSuffix(f" / {ever}")
        for part in (self.sign, self.box):
            part.setEnabled(ever > 0)
        self.box.setVisible(ever > 0)
        self.name.setStyleSheet("" if ever else f"color: {css(GONE_TEXT)};")


class _Scale(QWidget):
    """One side of a trade: how many of each good and marker change hands."""

    def __init__(self, head: str, parent: FormDialog) -> None:
        super().__init__(parent)
        self.note = parent.label("sentence")
        self._lines = [_Line(item, self) for item in ITEMS]
        self._most: dict[str, int] = dict.fromkeys(ITEMS, 0)
        self._known, self._total = True, {True: 0, False: 0}
        self.boxes = {line.item: line.box for line in self._lines}
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(px(8))
        grid.setVerticalSpacing(px(2))
        grid.setColumnMinimumWidth(3, px(10))
        grid.addWidget(_label(parent, "title", head), 0, 0, 1, 7)
        grid.addWidget(self.note, 1, 0, 1, 7)
        grid.addWidget(_label(parent, "section", translate("Kogge", "Goods")), 2, 0, 1, 3)
        grid.addWidget(_label(parent, "section", translate("Kogge", "Route markers")), 2, 4, 1, 3)
        for place, line in enumerate(self._lines):
            row, column = (place, 0) if line.item in GOODS else (place - len(GOODS), 4)
            for step, part in enumerate((line.sign, line.name, line.box)):
                grid.addWidget(part, row + 3, column + step)

    def limit(self, goods: int, markers: int, most: Mapping[str, int]) -> None:
        """Allow so many of each; of what is secret only the number is known."""
        self._most, self._known = dict(most), not secret(goods, markers)
        self._total = {True: size(goods), False: size(markers)}
        self.bound()
        if self._known:
            text = translate("Kogge", "Available: {goods}, {markers}")
        else:
            text = translate("Kogge", "{goods}, {markers}; you cannot see which")
        self.note.setText(
            text.format(
                goods=names.number_of_goods(size(goods)),
                markers=names.number_of_markers(size(markers)),
            )
        )

    def bound(self) -> None:
        """Of secret goods, or markers, allow no more in all than there are."""
        for line in self._lines:
            most = self._most[line.item]
            if not self._known:
                good = line.item in GOODS
                chosen = sum(o.box.value() for o in self._lines if (o.item in GOODS) == good)
                most = min(most, line.box.value() + self._total[good] - chosen)
            line.limit(max(0, most), self._most[line.item])

    def fill(self, items: Sequence[str]) -> None:
        """Choose these things."""
        for line in self._lines:
            line.box.setValue(items.count(line.item))

    def items(self) -> tuple[str, ...]:
        """Return what was chosen, in the order of the rules."""
        return tuple(item for item in ITEMS for _ in range(self.boxes[item].value()))


class MarketWindow(FormDialog):
    """Compose an offer or a counter-offer; what cannot be offered cannot be pressed."""

    def __init__(self, model: PlayModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self.setWindowTitle(translate("Kogge", "Trade"))
        self.reason = self.label("sentence")
        self.partner = QComboBox(self)
        self.give = _Scale(translate("Kogge", "You give"), self)
        self.get = _Scale(translate("Kogge", "You get"), self)
        self.offer_button = self.button(Text("Kogge", "Offer"), self._offer, main=True)
        self.cancel_button = self.button(Text("Kogge", "Cancel"), self.reject)
        top, self._seat = self._view().stack[-1], model.viewer
        self._answered = top if isinstance(top, Trade) else None
        """The offer that is answered by another one, if there is one."""
        self._partners = [] if self._answered else partners(self._view(), self._seat)
        sides = {
            "cogs": translate("Kogge", "with {name}"),
            "mine": translate("Kogge", "your kontor, with {name}"),
            "theirs": translate("Kogge", "with {name}’s kontor"),
        }
        for other, side in self._partners:
            self.partner.addItem(sides[side].format(name=self._name(other)))
        self._lay_out()
        self.partner.currentIndexChanged.connect(self._limit)
        for box in (*self.give.boxes.values(), *self.get.boxes.values()):
            box.valueChanged.connect(self._check)
        model.laid.connect(self.reject)
        model.curtainChanged.connect(self.reject)
        if (answered := self._answered) is not None:
            self._begin_with(answered.terms.gets(), answered.terms.gives())
        elif (last := _composed.get(model, {}).get(self._seat)) is not None:
            if (last.player - 1, last.side) in self._partners:
                self.partner.setCurrentIndex(self._partners.index((last.player - 1, last.side)))
            self._begin_with(last.give, last.get)
        else:
            self._limit()

    def _lay_out(self) -> None:
        answered = self._answered
        heading = translate("Kogge", "A trade")
        if answered is not None:
            heading = Kogge.tr("Counter-offer to {name}").say(name=self._name(answered.terms.by))
        fill(
            QVBoxLayout(self),
            _label(self, "heading", heading),
            (self.partner, 0, Qt.AlignmentFlag.AlignLeft),
            Rule(parent=self),
            beside(self.give, Rule(standing=True, parent=self), self.get, spacing=20),
            Rule(parent=self),
            beside((self.reason, 1), self.cancel_button, self.offer_button),
            spacing=10,
            edges=(self.MARGIN, 22, self.MARGIN, 18),
        )
        self.partner.setMinimumWidth(px(280))
        self.partner.setVisible(bool(self._partners))

    def _view(self) -> KoggeState:
        assert isinstance(self._model.view, KoggeState)
        return self._model.view

    def _name(self, seat: Seat) -> str:
        return self._model.session.slots[seat].shown

    def _begin_with(self, give: Sequence[str], get: Sequence[str]) -> None:
        """Let these things be chosen, as far as there are so many of them."""
        self._limit()
        self.give.fill(give)
        self.get.fill(get)

    def done(self, result: int) -> None:
        """Remember what was composed, and close."""
        if isinstance(offer := self.action(), Offer):
            _composed.setdefault(self._model, {})[self._seat] = offer
        super().done(result)

    def _limit(self) -> None:
        """Allow what each side has; of what is secret only the number is known."""
        view, seat = self._view(), self._seat
        other, side = self._who()
        city = view.cog[other] if side == "mine" else view.cog[seat]
        mine = view.store(seat, city) if side == "mine" else view.cargo[seat]
        theirs = view.store(other, city) if side == "theirs" else view.cargo[other]
        self.give.limit(mine, view.hand[seat], _most(mine, view.hand[seat]))
        self.get.limit(theirs, view.hand[other], _most(theirs, view.hand[other]))
        self._check()

    def _who(self) -> tuple[Seat, str]:
        if self._answered is not None:
            terms = self._answered.terms
            return terms.by, OTHER_SIDE[terms.side]
        return self._partners[max(0, self.partner.currentIndex())]

    def action(self) -> Action:
        """Return the offer that the numbers say."""
        give, get = self.give.items(), self.get.items()
        if self._answered is not None:
            return Counter(give, get)
        other, side = self._who()
        return Offer(other + 1, side, give, get)

    def _check(self) -> None:
        view = self._view()
        for scale in (self.give, self.get):
            scale.bound()
        refused = view.refuses(self._seat, self.action())
        self.offer_button.setEnabled(refused is None)
        self.reason.setText(self._sentence(refused))

    def _sentence(self, refused: Refusal | None) -> str:
        """The offer in words, or why it cannot be made."""
        if refused is not None:
            text = REFUSALS.why(refused, REASONS, [c.shown for c in self._model.session.slots])
            rule = translate("Question", "Rule {rule}").format(rule=refused.rule)
            return f"{text} ({rule})"
        give, get = self.give.items(), self.get.items()
        return Kogge.tr("You give {give} and get {get}.").say(
            give=names.items(give), get=names.items(get)
        )

    def _offer(self) -> None:
        action = self.action()
        self.accept()
        self._model.bargain(action)


def _label(paper: FormDialog, kind: str, words: str) -> QLabel:
    label = paper.label(kind)
    label.setText(words)
    return label


def secret(goods: int, markers: int) -> bool:
    """Tell whether the viewer does not know the kinds of what somebody has."""
    return bool(count(goods, NO_GOOD) or count(markers, NO_MARKER))


def _most(goods: int, markers: int) -> dict[str, int]:
    """Return how many of each good and marker may be named of two packs.

    Of what is secret it is the number of all for each kind, so that no limit tells more.
    """
    hidden, down = count(goods, NO_GOOD), count(markers, NO_MARKER)
    most = {good: count(goods, g) + hidden for g, good in enumerate(GOODS)}
    most |= {str(m): count(markers, m) + min(down, CARDS.markers[m]) for m in range(len(CITIES))}
    return most
