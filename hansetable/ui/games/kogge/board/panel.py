"""The tray on the sea: bids, start cities, the order of turns, and what two settle between them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF

from hansetable.core import Seat
from hansetable.games.kogge.encounters import WISHES, ChoosePile, Fight, MakeWish, PartCargo
from hansetable.games.kogge.multiset import pieces_of, size
from hansetable.games.kogge.round import AskBids
from hansetable.games.kogge.setup import ChooseStart
from hansetable.games.kogge.state import NONE, KoggeState
from hansetable.games.kogge.trade import Terms, Trade
from hansetable.games.kogge.turn import Exchange
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.palette import LETTER, LETTER_SOFT, LIFT, PLATE, PLATE_LINE
from hansetable.ui.games.kogge.board import card_art, card_values, layout
from hansetable.ui.games.kogge.text import names
from hansetable.ui.games.kogge.text.names import Kogge
from hansetable.ui.language import translate

_ROW = 16.0
"""How high a seat is in the order of the turns."""


def paint_panel(
    b: Canvas, view: KoggeState, bottom: Seat, names: Sequence[str], colours: Sequence[str]
) -> None:
    """Paint what is laid on the sea in this position."""
    if not view.stack:
        return
    panel = _Panel(b, view, bottom, names, colours)
    match view.stack[-1]:
        case ChooseStart():
            panel.starts()
        case AskBids():
            panel.bids()
        case PartCargo(raider=raider, victim=victim) | ChoosePile(raider=raider, victim=victim):
            panel.piles(raider, victim)
        case Exchange():
            panel.exchange()
        case Fight(attacker=attacker, defender=defender, ready=ready):
            panel.fight(attacker, defender, ready)
        case MakeWish(winner=winner, loser=loser, wish=wish):
            panel.wish(winner, loser, wish)
        case Trade(terms=terms):
            panel.trade(terms)
        case _:
            panel.order()


class _Panel:
    """A panel being painted."""

    def __init__(
        self,
        b: Canvas,
        view: KoggeState,
        bottom: Seat,
        names: Sequence[str],
        colours: Sequence[str],
    ) -> None:
        self.b, self.view, self.bottom = b, view, bottom
        self.names, self.colours = names, colours

    def _ground(self, rect: QRectF, title: str, sub: str = "", alpha: float = 0.93) -> None:
        """A dark tray with a heading and a line below."""
        b = self.b
        b.rect(rect, PLATE, 8, PLATE_LINE, 1, alpha)
        head = QRectF(rect.x() + 12, rect.y() + 5, rect.width() - 24, 18)
        b.text(head, title.upper(), 13, LETTER_SOFT, "l", family="cinzel", spacing=0.8)
        if sub:
            room = QRectF(rect.x() + 12, rect.y() + 25, rect.width() - 24, 20)
            b.text(room, sub, 14, LETTER, "l", 500, least=11)

    # ---- bids and order -------------------------------------------------------------------------

    def bids(self) -> None:
        """The bids of the round, in turn order (K-23)."""
        b, view, tray = self.b, self.view, layout.TRAY
        self._ground(tray, translate("Kogge", "Bids of this round"), alpha=0.80)
        laid = [card_values.numbers_of(view.bids[seat]) for seat in view.order]
        for i, places in enumerate(layout.bids([len(markers) for markers in laid])):
            x, y = places[0].x(), tray.y() + 27
            b.text(QRectF(x, y, 14, 16), str(i + 1), 15, LETTER, "l", weight=700)
            b.token(self.colours[view.order[i]], x + 14, y + 1, 14)
            for place, number in zip(places, laid[i], strict=False):
                card_art.marker(b, place, number)
            if not laid[i]:
                b.slot(places[0], 4)
                if i < view.leg and not view.bids[view.order[i]]:
                    b.icon_in(places[0], "close", LETTER_SOFT, places[0].width() * 0.4)
            if i == view.leg:
                b.rect(QRectF(x, tray.y() + 92, places[-1].right() - x, 3), LETTER)

    def order(self) -> None:
        """The order of the turns; the running one has a bar beside it (K-27)."""
        b, view = self.b, self.view
        rect = layout.ORDER.adjusted(0, _ROW * (4 - view.n), 0, 0)
        self._ground(rect, translate("Kogge", "Order of the turns"))
        for i, seat in enumerate(view.order):
            x, y = rect.x() + 12, rect.y() + 23 + _ROW * i
            b.text(QRectF(x, y, 12, _ROW), str(i + 1), 14.5, LETTER, "l", weight=700)
            b.token(self.colours[seat], x + 14, y + 2, 12)
            room = QRectF(x + 33, y, rect.width() - 45, _ROW)
            ink = LETTER if i >= view.leg else LETTER_SOFT
            name = self.names[seat]
            b.text(room, name, 14.5, ink, "l", 500, least=11.5, middle=True)
            if i == view.leg:
                b.rect(QRectF(rect.x() + 4, y + 1, 3, _ROW - 2), LETTER)

    def starts(self) -> None:
        """Who has chosen a first city (K-15)."""
        b, view = self.b, self.view
        self._ground(layout.TRAY, translate("Kogge", "First cities, chosen in secret"))
        for seat in range(view.n):
            x, y = layout.TRAY.x() + 14 + 70 * seat, layout.TRAY.y() + 28
            b.token(self.colours[seat], x, y, 14)
            place = QRectF(x + 20, y + 4, 36, 50)
            if view.cog[seat] >= 0:
                card_art.marker(b, place, view.cog[seat])
            elif view.chosen[seat] == NONE:
                b.slot(place, 4)
            else:
                card_art.any_marker(b, place, view.chosen[seat], down=True)

    # ---- raid and exchange ----------------------------------------------------------------------

    def piles(self, raider: Seat, victim: Seat) -> None:
        """The two piles of a robbed cargo (K-67)."""
        text = Kogge.tr("{victim} splits, {raider} chooses a pile.").say(
            victim=self.names[victim], raider=self.names[raider]
        )
        self._ground(layout.PANEL, translate("Kogge", "Cargo of the raided cog"), text)

    def exchange(self) -> None:
        """What is given to a city, what is taken for it, and what is left there (K-65)."""
        city = names.place(self.view.cog[self.view.turn])
        title = Kogge.tr("Exchange in {city}").say(city=city)
        self._ground(layout.PANEL, title)
        mine = self.view.viewer == self.view.turn
        rows = (
            translate("Kogge", "You give") if mine else translate("Kogge", "gives"),
            translate("Kogge", "You get") if mine else translate("Kogge", "gets"),
            translate("Kogge", "in the city"),
        )
        for row, text in enumerate(rows):
            box = layout.bill(row)
            self.b.rect(box, LIFT, 6, alpha=0.05)
            room = QRectF(box.x() + 8, box.y(), 80, box.height())
            self.b.text(room, text, 15, LETTER, "l", 500, least=11)

    # ---- conflicts ------------------------------------------------------------------------------

    def fight(self, attacker: Seat, defender: Seat, ready: Sequence[Seat]) -> None:
        """The markers that the seat before us has chosen; nobody sees those of the other (K-C2)."""
        b, view, panel = self.b, self.view, layout.PANEL
        text = Kogge.tr("{attacker} attacks {defender}.").say(
            attacker=self.names[attacker], defender=self.names[defender]
        )
        self._ground(panel, translate("Kogge", "Conflict"), text)
        if self.bottom in (attacker, defender) and not view.stake[self.bottom]:
            room = QRectF(panel.x() + 12, panel.y() + 52, panel.width() - 24, 66)
            b.slot(room, 6, translate("Kogge", "lay markers here"), px=14)
        for i, seat in enumerate((attacker, defender)):
            done = seat in ready
            said = translate("Kogge", "ready") if done else translate("Kogge", "is choosing")
            x, y = panel.x() + 12 + 140 * i, panel.bottom() - 36
            b.token(self.colours[seat], x, y, 15)
            room = QRectF(x + 21, y - 3, 112, 21)
            text = Kogge.tr("{name}: {state}").say(name=self.names[seat], state=said)
            b.text(room, text, 14.5, LETTER if done else LETTER_SOFT, "l", 500, least=10.5)

    def wish(self, winner: Seat, loser: Seat, wish: int) -> None:
        """The goods that the winner has named so far (K-C3)."""
        text = Kogge.tr("{winner} names three goods for {loser} to give.").say(
            winner=self.names[winner], loser=self.names[loser]
        )
        self._ground(layout.TRAY, translate("Kogge", "The winner’s claim"), text)
        named = card_values.cubes_of(wish)
        for i in range(WISHES):
            place = QRectF(layout.TRAY.x() + 14 + 38 * i, layout.TRAY.y() + 58, 28, 28)
            if i < len(named):
                card_art.cube(self.b, place, named[i])
            else:
                self.b.slot(place, 4)

    # ---- trade ----------------------------------------------------------------------------------

    def trade(self, terms: Terms) -> None:
        """An offer: what each of the two gives; the others see only how much (K-70, K-71)."""
        title = Kogge.tr("{name}’s offer").say(name=self.names[terms.by])
        self._ground(layout.PANEL, title, self._side(terms))
        self._gives(terms.by, terms.goods, terms.markers, 54)
        self._gives(terms.to, terms.their_goods, terms.their_markers, 120)

    def _side(self, terms: Terms) -> str:
        """Between whom the trade would be (K-B1)."""
        one, other = self.names[terms.by], self.names[terms.to]
        if terms.side == "mine":
            line = translate("Kogge", "{one}’s kontor with {other}’s cog")
        elif terms.side == "theirs":
            line = translate("Kogge", "{one}’s cog with {other}’s kontor")
        else:
            line = translate("Kogge", "from cog to cog, {one} and {other}")
        return line.format(one=one, other=other)

    def _gives(self, seat: Seat, goods: int, markers: int, top: float) -> None:
        """What one side gives, goods first."""
        b, panel = self.b, layout.PANEL
        box = QRectF(panel.x() + 10, panel.y() + top, panel.width() - 20, 60)
        b.rect(box, LIFT, 6, alpha=0.05)
        b.token(self.colours[seat], box.x() + 8, box.y() + 8, 15)
        line = Kogge.tr("{name} gives").say(name=self.names[seat])
        b.text(QRectF(box.x() + 28, box.y() + 5, 200, 21), line, 14.5, LETTER, "l", 500)
        pieces = size(goods) + size(markers)
        if not pieces:
            room = QRectF(box.x() + 10, box.y() + 28, 200, 24)
            nothing = translate("Kogge", "nothing")
            b.text(room, nothing, 14, LETTER_SOFT, "l", 500, italic=True)
        pitch = min(26.0, (box.width() - 40) / max(1, pieces - 1))
        x, y = box.x() + 10, box.y() + 31
        for good in card_values.cubes_of(goods):
            card_art.cube(b, QRectF(x, y + 1, 21, 21), good)
            x += pitch
        for m in pieces_of(markers):
            number = m if m in card_values.NUMBERS else -1
            card_art.any_marker(b, QRectF(x, y - 3, 20, 27), number)
            x += pitch
