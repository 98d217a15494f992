"""How the small faces of Novgorod are painted from their values, by the kind of face."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QRectF

from hansetable.games.novgorod.cards import CARDS
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.palette import BRASS, VEIL, WAX
from hansetable.ui.games.novgorod.board import card_art, card_values, career, expert_art, seat_art
from hansetable.ui.games.novgorod.board.background import paint_slot
from hansetable.ui.language import translate


def _stacked_base(b: Canvas, r: QRectF, good: str, fee: int, left: int, title: str) -> None:
    if left:
        card_art.base_under(b, r, good, fee, left)
        inner = QRectF(r.x() + 3, r.y() - 4, 64, 82)
        card_art.stack(b, inner, left - 1)
    else:
        card_art.base(b, QRectF(r.x() + 3, r.y() - 4, 64, 90), title, good, fee)


def _artisan(b: Canvas, r: QRectF, artisan: str) -> None:
    card_art.artisan(b, r, *card_values.artisan(artisan))


def _mission(b: Canvas, r: QRectF, mission: str, upper_done: bool) -> None:
    upper, lower = card_values.mission(mission)
    card_art.mission(b, r, upper, lower, upper_done=upper_done)


def _mission_back(b: Canvas, r: QRectF, count: int | None = None) -> None:
    card_art.mission_back(b, r, count)


def _bonus(b: Canvas, r: QRectF, bonus: str, title: str, value: int, mark: str) -> None:
    index = next(i for i, key in enumerate(card_art.BONUS_ICONS) if key == bonus)
    low = CARDS.bonus[index][1]
    after = ""
    if bonus == "variety":
        seat_art.bonus(
            b, r, card_art.BONUS_ICONS[bonus], title, "?", translate("Novgorod", "at the end")
        )
        return
    if not mark:
        after = translate("Novgorod", "then {seals}").format(seals=low)
    elif mark == "low":
        after = translate("Novgorod", "last round for it")
    seat_art.bonus(b, r, card_art.BONUS_ICONS[bonus], title, value, after, gone=mark == "gone")


def _career(b: Canvas, r: QRectF, name: str, side: str, title: str, level: int) -> None:
    rows, top = card_values.career(name, side)
    career.career(b, r, title, rows, level, top)


def _privilege(b: Canvas, r: QRectF, kind: str, mark: str) -> None:
    if mark == "covered":
        career.level_chip(b, r)
        return
    career.privilege(b, r, kind)
    if mark == "used":
        b.rect(r, VEIL, 4, alpha=0.55)


def _tracker(b: Canvas, r: QRectF, name: str, value: int) -> None:
    if name == "ducats":
        seat_art.tracker(b, r, translate("Novgorod", "Ducats"), "ducat", value, "", BRASS)
    else:
        goal = translate("Novgorod", "of {goal}").format(goal=CARDS.goal)
        seat_art.tracker(b, r, translate("Novgorod", "Seals"), "seal", value, goal, WAX)


def _ship(b: Canvas, r: QRectF, speed: int) -> None:
    seat_art.ship(b, r, speed, translate("Novgorod", "Ship"))


def _next_ship(b: Canvas, r: QRectF, speed: int) -> None:
    b.paper(r, 6, tint="#7fa39b", amount=0.34)
    b.icon("speed", r.x() + 8, r.center().y() - 9, 18, "#2e2418")
    b.text(QRectF(r.x() + 28, r.y(), 18, r.height()), str(speed), 21, weight=700)
    words = translate("Novgorod", "for")
    b.text(QRectF(r.x() + 48, r.y(), 34, r.height()), words, 15, "#6a5a44", weight=500, italic=True)
    b.coin(r.right() - 20, r.center().y(), 26, CARDS.ship(speed))


def _slot(b: Canvas, r: QRectF, extra: bool = False) -> None:
    paint_slot(b, r, extra, translate("Novgorod", "next city"))


PAINTERS: Mapping[str, Callable[..., None]] = {
    "office": card_art.office,
    "turned": card_art.turned,
    "base-under": _stacked_base,
    "base": card_art.base,
    "office-back": card_art.office_back,
    "artisan": _artisan,
    "mission": _mission,
    "mission-back": _mission_back,
    "bonus": _bonus,
    "career": _career,
    "privilege": _privilege,
    "tracker": _tracker,
    "ship": _ship,
    "next-ship": _next_ship,
    "slot": _slot,
    "figure": expert_art.figure,
    "special": expert_art.special,
}
