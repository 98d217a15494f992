"""The background of Kogge's table: chart, courses, panels, headings, numbers."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import QRectF

from hansetable.core import Seat
from hansetable.games.kogge.multiset import count, size
from hansetable.games.kogge.round import LAPS
from hansetable.games.kogge.state import KoggeState
from hansetable.games.kogge.voyage import DriveOut, Fare, Move, passable
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.palette import LETTER, LETTER_MUTED, LETTER_SOFT
from hansetable.ui.games.kogge.board import card_art, card_values, chart, layout
from hansetable.ui.games.kogge.board.opponent_area import paint_rival
from hansetable.ui.games.kogge.board.own_area import paint_own
from hansetable.ui.games.kogge.board.panel import paint_panel
from hansetable.ui.games.kogge.text import names
from hansetable.ui.games.kogge.text.names import Kogge
from hansetable.ui.games.sea_chart import paint_chart
from hansetable.ui.games.table_board import TOP, TableBoard, areas, at
from hansetable.ui.language import translate


class Background(TableBoard):
    """The part of the board that lies under the pieces."""

    def background_key(self, view: KoggeState, bottom: Seat) -> Hashable:
        """Return everything that the background shows."""
        return (
            bottom, view.viewer, view.key(view.viewer), view.goal, view.bought, tuple(view.raided),
        )  # fmt: skip

    def background(self, b: Canvas, view: KoggeState, bottom: Seat) -> None:
        """Paint the whole background."""
        for seat, area in areas(view.n, bottom, layout.OTHERS_HIGH).items():
            paint_rival(b, view, seat, area, self.names[seat], self.colours[seat])
        paint_chart(b, layout.CHART, "kogge", 0.16)
        _courses(b, view)
        self._column(b, view)
        paint_own(b, view, bottom, self.names[bottom], self.colours[bottom])
        paint_panel(b, view, bottom, self.names, self.colours)

    # ---- the right column -----------------------------------------------------------------------

    def _column(self, b: Canvas, view: KoggeState) -> None:
        x, wide = layout.COLUMN_X, layout.COLUMN_W
        b.label(x, 112 - TOP, translate("Kogge", "Pairs · one good each"), width=wide)
        for i in range(4):
            if i >= len(view.pairs) or not view.pairs[i]:
                note = translate("Kogge", "sold") if i < len(view.pairs) else ""
                card_art.pair(b, layout.pair(i), note=note)
        _master(b, view)
        b.label(x, 376 - TOP, translate("Kogge", "Bonus chips left"), width=wide)
        b.label(x, 480 - TOP, translate("Kogge", "Supply"), width=100)
        text = Kogge.trUtf8("%n marker(s) in the pool", None, size(view.pool))
        room = at(x + 80, 478, wide - 80, 18)
        b.text(room, text, 13.5, LETTER_SOFT, "r", 500, italic=True, least=11.5)
        for number in card_values.NUMBERS:
            if not count(view.pool, number):
                b.slot(layout.pool(number), 3, colour=LETTER_MUTED)


def _courses(b: Canvas, view: KoggeState) -> None:
    """The courses along routes that are known (K-41): glowing for who steers, else only printed."""
    step = view.stack[-1] if view.stack else None
    cog, driver, squares = -1, -1, []
    if isinstance(step, Move):
        cog = driver = view.turn
        squares = passable(view, cog)
    elif isinstance(step, Fare):
        cog, squares = view.turn, [step.q]
    elif isinstance(step, DriveOut):
        cog, driver = step.cog, step.driver
        squares = passable(view, cog)
    for q in squares:
        known = q < len(view.squares) and 0 <= view.squares[q] != view.cog[cog]
        if known:
            path = chart.course(view.cog[cog], view.squares[q])
            chart.paint_course(b, path, glowing=driver >= 0 and driver == view.viewer)


def _master(b: Canvas, view: KoggeState) -> None:
    """Where the guild master is, what he offers (K-61), and what is left to the end (K-32)."""
    panel = layout.MASTER
    x, y = panel.x(), panel.y()
    title = Kogge.tr("Guild master · {city}").say(city=names.place(view.guild))
    b.label(x, y - 18, title, width=panel.width())
    b.panel(panel, 6, 0.18)
    card_art.guild_master(b, QRectF(x + 10, y + 8, 28, 28))
    lines = (
        translate("Kogge", "three equal markers: raid marker"),
        translate("Kogge", "six equal goods: a bonus chip"),
        translate("Kogge", "one good for one marker, or back"),
    )
    for i, line in enumerate(lines):
        b.text(QRectF(x + 46, y + 5 + 19 * i, 184, 18), line, 14, LETTER, "l", 500, least=11)
    city = names.place(view.goal)
    if view.laps + 1 >= LAPS:
        text = Kogge.tr("end: in {city}").say(city=city)
    else:
        text = Kogge.tr("end: the second time in {city}").say(city=city)
    room = QRectF(x + 46, y + 61, 184, 16)
    b.text(room, text, 13, LETTER_SOFT, "l", 500, italic=True, least=11)
