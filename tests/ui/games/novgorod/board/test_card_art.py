"""Every piece of Novgorod can be painted at any size, and tells what it should and no more.

A warning of Qt fails any of these tests, see the settings of pytest.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Any
from unittest.mock import patch

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage

from hansetable.core import Place
from hansetable.games.novgorod.cards import CARDS, COSTS, PRIVILEGES
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.game_ui import CardText
from hansetable.ui.games.novgorod.board import (
    card_art,
    card_large,
    career,
    expert_art,
    seat_art,
)
from hansetable.ui.games.novgorod.text import names
from tests.ui.games.painting import Paint, Piece, painted

Full = Callable[[Canvas], object]
OFFICE: Paint = lambda b, r: card_art.office(b, r, "danzig", 0)  # noqa: E731
SIDES = [(kind, side) for kind in ("merchant", "pirate") for side in ("front", "back")]
COMMODITIES, LUXURIES = (
    next(card.id for card in CARDS.missions if card.luxury == luxury) for luxury in (False, True)
)
WORDS = CardText("Kaufmann", "in Visby, Vorderseite", "Bringt mehr als ein Kontor.", "N-1")


def full(kind: str, name: str = "", number: int = 0, mark: str = "", at: int = -1) -> Full:
    """The full face of a piece."""
    place = Place("display", kind, name, number=number, mark=mark, at=at)
    return lambda b: card_large.paint(b, place, WORDS)


SMALL: dict[str, Piece] = {
    "office": (84, 118, OFFICE),
    "mini office": (33, 46, OFFICE),
    "base": (84, 118, lambda b, r: card_art.base(b, r, "antwerpen")),
    "base under": (74, 94, lambda b, r: card_art.base_under(b, r, "visby", 2)),
    "base absent": (74, 94, lambda b, r: card_art.base_under(b, r, "bergen", 2, "on route")),
    "stack": (64, 82, lambda b, r: card_art.stack(b, r, 3)),
    "office back": (84, 118, card_art.office_back),
    "away": (60, 82, lambda b, r: card_art.away(b, r, "bei der Arbeit")),
    **{
        f"artisan {card.id}": (60, 82, lambda b, r, name=card.id: card_art.artisan(b, r, name))
        for card in CARDS.artisans
    },
    "mission": (62, 84, lambda b, r: card_art.mission(b, r, COMMODITIES)),
    "luxury mission": (62, 84, lambda b, r: card_art.mission(b, r, LUXURIES)),
    "done mission": (33, 50, lambda b, r: card_art.mission(b, r, LUXURIES, lines_done=1)),
    "mission back": (62, 84, card_art.mission_back),
    "mission pile": (62, 84, lambda b, r: card_art.mission_back(b, r, 11)),
    "career": (140, 150, lambda b, r: career.career(b, r, "1", "front", 1)),
    "small career": (84, 118, lambda b, r: career.career(b, r, "1", "back", 2)),
    "bonus": (98, 92, lambda b, r: seat_art.bonus(b, r, "luxury", 3, "")),
    "gone bonus": (98, 92, lambda b, r: seat_art.bonus(b, r, "career", 5, "gone")),
    "ship": (204, 122, lambda b, r: seat_art.ship(b, r, 4)),
    "tracker": (80, 116, lambda b, r: seat_art.tracker(b, r, "ducats", 123)),
    "level chip": (39, 25, lambda b, r: career.privilege(b, r, "income", "covered")),
    "turned": (84, 118, lambda b, r: card_art.turned(b, r, "danzig")),
    **{
        f"privilege {kind}": (36, 22, lambda b, r, kind=kind: career.privilege(b, r, kind))
        for kind in PRIVILEGES
    },
    **{
        f"{side} of {kind}": (28, 28, lambda b, r, f=(kind, side): expert_art.figure(b, r, *f))
        for kind, side in SIDES
    },
    "special": (70, 66, lambda b, r: expert_art.special(b, r, 0, 0, 1, False)),
    "dearer special": (70, 66, lambda b, r: expert_art.special(b, r, 2, 1, 7, False)),
    "chosen special": (70, 66, lambda b, r: expert_art.special(b, r, 0, 0, 1, True)),
    **{f"cost {kind}": (60, 22, lambda b, r, kind=kind: career.cost(b, r, kind)) for kind in COSTS},
}
FULL: dict[str, Full] = {
    "office": full("office", "novgorod"),
    "base": full("base", "visby"),
    **{f"artisan {card.id}": full("artisan", card.id) for card in CARDS.artisans},
    "mission": full("mission", COMMODITIES),
    "done": full("mission", LUXURIES, mark="upper"),
    "career": full("career", "1", 1, "front"),
    "bonus": full("bonus", "luxury", 3),
    "variety": full("bonus", "variety", 9, "low"),
    "ship": full("ship", number=4),
    **{f"{side} of {kind}": full(kind, side, 3) for kind, side in SIDES},
    "special": full("special", "s1", at=0),
    "last ship": full("ship", number=5),
}
BACKS: dict[str, Piece] = {
    "office": (62, 84, card_art.office_back),
    "mission": (62, 84, card_art.mission_back),
}
COVERED = (OFFICE, SMALL["mission"][2], SMALL["luxury mission"][2])
TITLE = "zusätzliche Einkünfte aus Antwerpen"


def long(paint: Paint) -> Paint:
    """A painter with names that are far too long."""

    def painted(b: Canvas, r: QRectF) -> None:
        with patch.object(names, "good", lambda key: TITLE):
            paint(b, r)

    return painted


LONG: dict[str, Piece] = {
    name: (84, 118, long(SMALL[name][2])) for name in ("office", "base", "turned")
}

pytestmark = pytest.mark.usefixtures("qapp")


def test_every_state_looks_different() -> None:
    looks = [
        painted(84, 118, OFFICE),
        painted(84, 118, SMALL["turned"][2]),
        painted(84, 118, card_art.office_back),
    ]
    assert not any(one == other for index, one in enumerate(looks) for other in looks[index + 1 :])


def test_a_done_line_is_marked() -> None:
    looks = [
        painted(66, 92, lambda b, r, done=done: card_art.mission(b, r, COMMODITIES, done))
        for done in (False, True)
    ]
    assert len({bytes(look.constBits()) for look in looks}) == 2


def grey(name: str) -> bytes:
    width, height, paint = SMALL[name]
    image = painted(width, height, paint).convertToFormat(QImage.Format.Format_Grayscale8)
    return bytes(image.constBits())


def test_figures_and_their_sides_are_told_apart_without_colour() -> None:
    assert len({grey(f"{side} of {kind}") for kind, side in SIDES}) == len(SIDES)


def test_a_special_mission_shows_what_is_skipped_and_whether_it_is_chosen() -> None:
    looks = [
        painted(70, 66, lambda b, r, s=said: expert_art.special(b, r, 0, 0, *s))
        for said in ((1, False), (2, False), (3, False), (1, True))
    ]
    assert not any(one == other for index, one in enumerate(looks) for other in looks[index + 1 :])


def test_a_luxury_good_from_two_or_more_is_marked() -> None:
    looks = [
        painted(70, 66, lambda b, r, t=twice: expert_art.good(b, r.topLeft(), 58, "jewelry", t))
        for twice in (True, False)
    ]
    assert looks[0] != looks[1]


@pytest.mark.parametrize("level", range(5))
@pytest.mark.parametrize("step", range(4))
def test_the_aid_card_covers_the_reached_steps(level: int, step: int) -> None:
    card = CARDS.careers[0][0]

    def other(values: tuple[Any, ...], value: object) -> tuple[Any, ...]:
        return (*values[:step], value, *values[step + 1 :])

    changed = replace(card, privileges=other(card.privileges, "seal"), seals=other(card.seals, 7))
    one, two = (
        painted(140, 150, lambda b, r, c=c: career.career_card(b, r, "Career", c, level))
        for c in (card, changed)
    )
    assert (one == two) == (step < level)


def test_the_aid_card_lies_on_the_lowest_steps() -> None:
    card = QRectF(10, 20, 140, 150)
    assert career.aid_rect(card, 0).isNull()
    assert career.aid_rect(card, 1).top() == career.step_rect(card, 0).top()
    assert career.aid_rect(card, 4).top() == career.step_rect(card, 4).bottom()


def test_the_hold_lies_in_the_ship() -> None:
    assert QRectF(0, 0, 204, 122).contains(seat_art.HOLD)
