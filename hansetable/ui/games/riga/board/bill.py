"""A payment as the bill shows it: what is laid down, and what the table proposes to add."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from PySide6.QtCore import QRectF

from hansetable.core import Seat
from hansetable.games.riga import actions as a
from hansetable.games.riga.bill import Bill
from hansetable.games.riga.cards import COST, GOODS, HALF, bits
from hansetable.games.riga.multiset import count
from hansetable.games.riga.payment import FUND_OF, Payment
from hansetable.games.riga.proposal import proposal
from hansetable.games.riga.state import RigaState
from hansetable.ui.games.riga.board.layout import PANEL

_HEAD, _PLANNED, _COST, _LABEL, _FOOT = 40.0, 26.0, 34.0, 20.0, 62.0
_LINE = 41.0


@dataclass(frozen=True, slots=True)
class Line:
    """Equal parts of a payment: a good or a money function, laid down and proposed."""

    name: str
    is_good: bool
    laid: int
    proposed: int
    each: int

    @property
    def worth(self) -> int:
        """What the parts are worth together, proposed ones included."""
        return (self.laid + self.proposed) * self.each


@dataclass(frozen=True, slots=True)
class Account:
    """A bill, or what is given to the exchange office (then there is no city).

    ``cost`` counts the cranes, proposed ones included; ``full`` does not.
    """

    seat: Seat
    city: int | None
    planned: tuple[int, ...]
    crane_proposed: int
    built: int
    cost: int
    full: int
    lines: tuple[Line, ...]

    @property
    def total(self) -> int:
        """What is paid if the proposal is accepted."""
        return sum(line.worth for line in self.lines)

    @property
    def paid(self) -> int:
        """What is laid down."""
        return sum(line.laid * line.each for line in self.lines)

    def planned_rect(self, index: int) -> QRectF:
        """Return where a planned building stands on the bill."""
        return QRectF(
            PANEL.x() + 10, PANEL.y() + _HEAD + _PLANNED * index, PANEL.width() - 20, _PLANNED - 1
        )

    @property
    def cost_y(self) -> float:
        """Where the line of the cost begins."""
        return PANEL.y() + _HEAD + _PLANNED * len(self.planned)

    def line_rect(self, index: int) -> QRectF:
        """Return where a line of the payment stands."""
        top = self.cost_y + _COST + _LABEL
        room = PANEL.bottom() - _FOOT - top
        pitch = min(_LINE, room / max(1, len(self.lines)))
        return QRectF(PANEL.x() + 14, top + pitch * index, PANEL.width() - 28, pitch - 2)

    def card_rect(self, line: int, index: int) -> QRectF:
        """Return where a good lies on the bill."""
        room = self.line_rect(line)
        high = min(38.0, room.height() - 1)
        wide = high * 30 / 38
        found = self.lines[line]
        pitch = min(wide + 4, 100.0 / max(1, found.laid + found.proposed - 1))
        return QRectF(room.x() + 2 + pitch * index, room.y(), wide, high)

    def good_line(self, good: str) -> int:
        """Return the line of a good."""
        return next(i for i, line in enumerate(self.lines) if line.is_good and line.name == good)


def account(view: RigaState) -> Account | None:
    """Return the payment that is being made, with what is proposed to the viewer; None: none."""
    step = view.step
    if not isinstance(step, Payment):
        return None
    seat = view.turn
    said = proposal(view, seat) if view.viewer == seat else ()
    goods = Counter(action.good for action in said if isinstance(action, a.Spend))
    funds = Counter(action.kind for action in said if isinstance(action, a.Fund))
    cranes = sum(1 << action.b for action in said if isinstance(action, a.Crane))
    values, worth = step.values(view, seat), step.funds(view, seat)
    city = step.city if isinstance(step, Bill) else None
    cost = step.cost - sum(HALF[b] for b in bits(cranes))
    lines = [
        Line(good, True, count(step.spent, g), goods[good], values[g])
        for g, good in enumerate(GOODS)
    ]
    lines += [
        Line(kind, False, (step.used & FUND_OF[f]).bit_count(), funds[kind], worth[f])
        for f, kind in enumerate(a.FUNDS)
    ]
    return Account(
        seat, city, bits(step.planned), cranes, view.fresh.bit_count(), cost,
        sum(COST[b] for b in bits(step.planned)) or cost,
        tuple(line for line in lines if line.laid + line.proposed),
    )  # fmt: skip
