"""Full faces of the pieces of Novgorod, for a close look."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from hansetable.core import Place, State
from hansetable.games.novgorod.cards import CARDS, SPECIAL
from hansetable.games.novgorod.state import NovgorodState
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.games.novgorod.board import card_art, card_large, card_values, expert_art
from hansetable.ui.games.novgorod.text import names as say
from hansetable.ui.games.novgorod.text.game_text import NovgorodText
from hansetable.ui.games.novgorod.text.names import Novgorod
from hansetable.ui.language import translate


class Inspector:
    """Paints full faces with their words."""

    def __init__(self, texts: NovgorodText) -> None:
        self._texts = texts

    def paint(self, b: Canvas, r: QRectF, place: Place, view: State) -> bool:
        """Paint the full face of a piece; False if it has none."""
        assert isinstance(view, NovgorodState)
        words = self._texts.card(place, view)
        match place.kind:
            case "office":
                city = card_values.CITY[place.name]
                price, income = city.offices[place.number]
                card_large.office(
                    b, r, words.title, words.sub, words.text, city.good, price, income
                )
            case "base":
                city = card_values.CITY[place.name]
                card_large.base(b, r, words.title, words.sub, words.text, city.good, city.fee)
            case "artisan":
                card_large.artisan(b, r, words.title, words.sub, *card_values.artisan(place.name))
            case "mission" if place.name:
                self._mission(b, r, place)
            case "career":
                self._career(b, r, place, words.title)
            case "bonus" if place.mark != "gone":
                index = list(card_art.BONUS_ICONS).index(place.name)
                then = CARDS.bonus[index][1] if not place.mark else None
                heads = (translate("Novgorod", "now"), translate("Novgorod", "then"))
                icon = card_art.BONUS_ICONS[place.name]
                said = words.title, words.sub, words.text
                card_large.bonus(b, r, icon, *said, place.number, then, heads)
            case "ship":
                speed = place.number
                more = (speed + 1, CARDS.ship(speed + 1)) if speed < 5 else (None, None)
                title = words.title
                card_large.ship(
                    b, r, title, words.text, speed, translate("Novgorod", "next"), *more
                )
            case "merchant" | "pirate":
                said = words.title, words.sub, words.text
                foot = self._figure(place, view)
                expert_art.figure_full(b, r, place.kind, place.name, said, foot)
            case "special":
                self._special(b, r, place)
            case _:
                return False
        return True

    def _figure(self, place: Place, view: NovgorodState) -> str:
        """What a figure brings or costs (N-110 to N-116)."""
        figures = CARDS.figures
        match place.kind, place.name:
            case "merchant", "front":
                return f"+ {say.ducats(figures.merchant_ducats)}"
            case "merchant", _:
                return f"+ {say.seals(figures.merchant_seals)}"
            case _, "front":
                return Novgorod.trUtf8("moving him: %n ducat(s)", None, place.number)
        return translate("Novgorod", "moving him: privilege “?”")

    def _special(self, b: Canvas, r: QRectF, place: Place) -> None:
        card, part = SPECIAL[place.name], place.at
        other = part ^ 1
        shown, turned = (
            (card_values.special(card, number), say.special(card, number))
            for number in (part, other)
        )
        expert_art.special_full(b, r, shown, turned)

    def _mission(self, b: Canvas, r: QRectF, place: Place) -> None:
        upper, lower = card_values.mission(place.name)
        joined = translate("Novgorod", " and ")
        said = [joined.join(say.good(good) for good in line) for line in (upper, lower)]
        card_large.mission(b, r, upper, lower, said[0], said[1], upper_done=place.mark == "upper")

    def _career(self, b: Canvas, r: QRectF, place: Place, title: str) -> None:
        rows, top = card_values.career(place.name, place.mark)
        head = Novgorod.trUtf8("Aid: pushed up %n step(s)", None, place.number)
        seals = rows[place.number].seals if place.number < 4 else top
        note = Novgorod.trUtf8("the free row shows %n seal(s) a turn", None, seals)
        card_large.career(b, r, title, rows, place.number, top, head, note)
