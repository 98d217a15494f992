"""Every piece of Novgorod can be painted at any size, and tells what it should and no more.

A warning of Qt fails any of these tests, see the settings of pytest.
"""

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage

from hansetable.ui.art.palette import BRASS
from hansetable.ui.games.novgorod.board import (
    card_art,
    card_large,
    career,
    expert_art,
    seat_art,
)
from hansetable.ui.games.novgorod.board.expert_art import PartFace
from tests.ui.games.painting import SIZES, Paint, Piece, painted

PROVISIONS = [(["salt"], 1), (["salt", "fish"], 2), (["salt", "fish", "grain"], 4)]
STEPS = (
    career.CareerRow("goods3", "income", 0, True),
    career.CareerRow("luxuries2", "speed", 1, True),
    career.CareerRow("ducats15", "pirate", 2, False),
    career.CareerRow("goods2luxuries2", "mission", 3, False),
)
OFFICE: Paint = lambda b, r: card_art.office(b, r, "Danzig", "amber", 6, 3)  # noqa: E731
PART = PartFace("A", 1, 2, ("amber", "cloth"), ())
TWICE = PartFace("B", 4, 5, ("salt", "jewelry"), ("jewelry",))
SIDES = [(kind, side) for kind in ("merchant", "pirate") for side in ("front", "back")]
COMMODITIES = (["amber", "cloth"], ["glass", "grain"])
LUXURIES = (["jewelry"], ["clothing"])

SMALL: dict[str, Piece] = {
    "office": (84, 118, OFFICE),
    "mini office": (33, 46, OFFICE),
    "base": (84, 118, lambda b, r: card_art.base(b, r, "Antwerpen", "cloth", 3)),
    "base under": (74, 94, lambda b, r: card_art.base_under(b, r, "glass", 3, 2)),
    "base absent": (74, 94, lambda b, r: card_art.base_under(b, r, "fish", 2, 2, "on route")),
    "stack": (64, 82, lambda b, r: card_art.stack(b, r, 3)),
    "office back": (84, 118, card_art.office_back),
    "artisan": (60, 82, lambda b, r: card_art.artisan(b, r, "provisions", PROVISIONS)),
    "away": (60, 82, lambda b, r: card_art.away(b, r, "bei der Arbeit")),
    "mission": (62, 84, lambda b, r: card_art.mission(b, r, *COMMODITIES)),
    "luxury mission": (62, 84, lambda b, r: card_art.mission(b, r, *LUXURIES)),
    "done mission": (33, 50, lambda b, r: card_art.mission(b, r, *LUXURIES, upper_done=True)),
    "mission back": (62, 84, card_art.mission_back),
    "mission pile": (62, 84, lambda b, r: card_art.mission_back(b, r, 11)),
    "career": (140, 150, lambda b, r: career.career(b, r, "Karriere 1", STEPS, 1, 4)),
    "small career": (84, 118, lambda b, r: career.career(b, r, "Career 1", STEPS, 2, 4)),
    "bonus": (98, 92, lambda b, r: seat_art.bonus(b, r, "jewelry", "Luxushändler", 3, "danach 2")),
    "gone bonus": (98, 92, lambda b, r: seat_art.bonus(b, r, "star", "Career", 5, "", gone=True)),
    "ship": (204, 122, lambda b, r: seat_art.ship(b, r, 4, "Schiff")),
    "tracker": (80, 116, lambda b, r: seat_art.tracker(b, r, "Ducats", "ducat", 123, "", BRASS)),
    "level chip": (39, 25, career.level_chip),
    "turned": (84, 118, lambda b, r: card_art.turned(b, r, "Danzig", "amber")),
    **{
        f"privilege {kind}": (36, 22, lambda b, r, kind=kind: career.privilege(b, r, kind))
        for kind in ("income", "speed", "mission", "seal", "pirate")
    },
    **{
        f"{side} of {kind}": (28, 28, lambda b, r, f=(kind, side): expert_art.figure(b, r, *f))
        for kind, side in SIDES
    },
    "special": (70, 66, lambda b, r: expert_art.special(b, r, PART, 0, False)),
    "dearer special": (70, 66, lambda b, r: expert_art.special(b, r, TWICE, 3, False)),
    "chosen special": (70, 66, lambda b, r: expert_art.special(b, r, PART, 0, True)),
    **{
        f"cost {kind}": (60, 22, lambda b, r, kind=kind: career.cost(b, r, kind))
        for kind in ("goods3", "luxuries2", "ducats15", "goods2luxuries2")
    },
}
FULL: dict[str, Paint] = {
    "office": lambda b, r: card_large.office(
        b, r, "Nowgorod", "Kontor, Pelze", "Gibt Pelze oder Einkünfte.", "furs", 7, 3
    ),
    "base": lambda b, r: card_large.base(
        b, r, "Visby", "base office, glass", "No income.", "glass", 3
    ),
    "artisan": lambda b, r: card_large.artisan(
        b, r, "Proviant", "artisan", "provisions", PROVISIONS
    ),
    "mission": lambda b, r: card_large.mission(
        b, r, *COMMODITIES, "amber and cloth", "glass and grain"
    ),
    "done": lambda b, r: card_large.mission(
        b, r, *LUXURIES, "jewelry", "clothing", upper_done=True
    ),
    "career": lambda b, r: card_large.career(
        b, r, "Career 1", STEPS, 1, 4, "Aid: one step", "1 seal"
    ),
    "bonus": lambda b, r: card_large.bonus(
        b, r, "jewelry", "Luxushändler", "bonus card", "A luxury.", 3, 2, ("first", "then")
    ),
    "variety": lambda b, r: card_large.bonus(
        b, r, "cards", "Variety", "bonus card", "Kinds.", 9, None, ("at most", "")
    ),
    "ship": lambda b, r: card_large.ship(b, r, "Ship", "one card more", 4, "next", 5, 15),
    **{
        f"{side} of {kind}": lambda b, r, kind=kind, side=side: expert_art.figure_full(
            b, r, kind, side, ("Kaufmann", "in Visby, Vorderseite", "Brings more."), "3 Dukaten"
        )
        for kind, side in SIDES
    },
    "special": lambda b, r: expert_art.special_full(
        b, r, (PART, "amber + cloth"), (TWICE, "Salz + Schmuck (aus zwei oder mehr)")
    ),
    "last ship": lambda b, r: card_large.ship(b, r, "Ship", "none is faster", 5, "", None, None),
}
BACKS: dict[str, Piece] = {
    "office": (62, 84, card_art.office_back),
    "mission": (62, 84, card_art.mission_back),
}
COVERED = (OFFICE, SMALL["mission"][2], SMALL["luxury mission"][2])
TITLE = "zusätzliche Einkünfte aus Antwerpen"
LONG: dict[str, Piece] = {
    "office": (84, 118, lambda b, r: card_art.office(b, r, TITLE, "cloth", 7, 3)),
    "base": (84, 118, lambda b, r: card_art.base(b, r, TITLE, "cloth", 3)),
    "turned": (84, 118, lambda b, r: card_art.turned(b, r, TITLE, "cloth")),
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
        painted(66, 92, lambda b, r, done=done: card_art.mission(b, r, *COMMODITIES, done))
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
        painted(70, 66, lambda b, r, s=said: expert_art.special(b, r, PART, *s))
        for said in ((0, False), (1, False), (2, False), (0, True))
    ]
    assert not any(one == other for index, one in enumerate(looks) for other in looks[index + 1 :])


def test_a_luxury_good_from_two_or_more_is_marked() -> None:
    looks = [
        painted(70, 66, lambda b, r, p=part: expert_art.special(b, r, p, 0, False))
        for part in (TWICE, replace(TWICE, twice=()))
    ]
    assert looks[0] != looks[1]


@pytest.mark.parametrize("level", range(5))
@pytest.mark.parametrize("step", range(4))
def test_the_aid_card_covers_the_reached_steps(level: int, step: int) -> None:
    other = replace(STEPS[step], privilege="seal", cost="ducats15", seals=7)
    changed = [*STEPS[:step], other, *STEPS[step + 1 :]]
    one, two = (
        painted(140, 150, lambda b, r, s=steps: career.career(b, r, "Career", s, level, 4))
        for steps in (STEPS, changed)
    )
    assert (one == two) == (step < level)


def test_the_aid_card_lies_on_the_lowest_steps() -> None:
    card = QRectF(10, 20, 140, 150)
    assert career.aid_rect(card, 0).isNull()
    assert career.aid_rect(card, 1).top() == career.step_rect(card, 0).top()
    assert career.aid_rect(card, 4).top() == career.step_rect(card, 4).bottom()


def test_the_hold_lies_in_the_ship() -> None:
    for size in SIZES:
        card = QRectF(5, 7, 204 * size, 122 * size)
        assert card.contains(seat_art.hold_rect(card))
