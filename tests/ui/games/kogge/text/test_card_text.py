"""What the close look says about a piece of Kogge."""

from __future__ import annotations

from hansetable.games.kogge import GAME
from hansetable.games.kogge.cards import FIELDS, PATH, TRADE
from hansetable.games.kogge.encounters import Fight
from hansetable.games.kogge.multiset import UNIT
from hansetable.ui.games.kogge.text.game_text import KoggeText
from tests.ui.games.kogge.text.text_fixture import table


def test_a_hidden_piece_says_nothing_of_its_face(english: None, texts: KoggeText) -> None:
    state = table()
    state.stack[:] = [Fight(0, 1, ())]
    state.stake[0] = UNIT[5]
    view = state.seen_by(2)
    hidden = [place for place in GAME.pieces(view).values() if place.owner == 0 and not place.name]
    cards = [texts.card(place, view) for place in hidden if place.kind in ("good", "marker")]
    assert {card.title for card in cards} == {"Good", "Route marker"}


def test_every_bonus_chip_in_words(code: str, texts: KoggeText) -> None:
    state = table()
    for kind in (TRADE, FIELDS, PATH):
        state.chips[0] += 1 << 2 * kind
    own = [p for p in GAME.pieces(state).values() if p.kind == "chip" and p.owner == 0]
    assert [texts.card(place, state).sub for place in own] == ["Heike"] * 3
    state.chips[1] = 1 << 2 * TRADE
    assert texts.card(GAME.pieces(state)["chip:trade"], state).sub in ("all bought", "alle gekauft")
    assert texts.card(GAME.pieces(state)["chip:path"], state).sub in ("1 left", "noch 1")


def test_the_path_to_the_guild_master_costs_more_than_the_step(code: str, texts: KoggeText) -> None:
    """K-47"""
    state = table()
    text = texts.card(GAME.pieces(state)["chip:path"], state).text
    assert (
        text
        == {
            "en": "For one good or marker more, a step can lead straight to the guild master.",
            "de": "Für eine Ware oder einen Marker mehr führt ein Schritt geradewegs zum "
            "Gildemeister.",
        }[code]
    )
