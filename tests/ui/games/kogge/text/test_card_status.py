"""What a piece is worth or allows at this moment, for the viewer."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hansetable.core.state import SPECTATOR
from hansetable.games.kogge import GAME
from hansetable.games.kogge.encounters import ChoosePile
from hansetable.games.kogge.multiset import UNIT
from hansetable.model.play import PlayModel
from hansetable.session.session import Session
from hansetable.session.slot import PlayerSlot
from hansetable.ui import language
from hansetable.ui.games import game_ui
from hansetable.ui.games.kogge.text.game_text import KoggeText
from hansetable.ui.settings.settings import Settings
from hansetable.ui.table.play_page import PlayPage
from tests.games.kogge.builder import Table, goods
from tests.golden import positions
from tests.ui.games.kogge.text.text_fixture import fit

NAMES = ("Heike", "Jorin", "Marit", "Klaas")


pytestmark = pytest.mark.usefixtures("english")


def now(table: Table, handle: str, viewer: int = 0) -> str:
    view = table.state.seen_by(viewer)
    return KoggeText(NAMES).card(GAME.pieces(view)[handle], view).now


def acting(cargo: str = "", hand: str = "") -> Table:
    return Table(3, hands="secret").give(0, cargo=cargo, hand=hand).acting()


def bidding(mine: str, other: int = 3) -> Table:
    t = Table(3).give(0, hand=mine)
    t.state.bids[1] = UNIT[other]
    return t.bidding()


def piled() -> Table:
    t = Table(3)
    t.state.piles = [goods("ore"), goods("salt furs")]
    t.state.stack = [ChoosePile(0, 1)]
    return t


CASES: list[tuple[str, Callable[[], Table], str]] = [
    ("city:tonsberg", acting, "Your cog lies here. For a kontor you lack 1 fur, 1 amber, 1 salt and"
     " marker 0."),
    ("city:reval", lambda: acting("ore amber salt", "3"), "Your cog is 2 steps away. You have all"
     " that a kontor here costs."),
    ("city:abo", lambda: acting().raided("abo", 0).found("abo", 1).found("abo", 1),
     "Your cog may never come here again. Both building sites are taken."),
    ("site:abo:2", lambda: acting("furs amber salt", "2").found("abo", 1),
     "For a kontor you lack a second marker 2."),
    ("site:abo:1", lambda: acting().found("abo", 1, "ore*2 salt"),
     "The kontor counts 10 victory points at the end. Its goods count 9 more."),
    ("route:riga:1", acting, "No cog lies in this city."),
    ("route:abo:1", lambda: acting().give(1, at="abo").raided("reval", 2),
     "Open to Jorin. Closed to Marit."),
    ("cog:1", lambda: acting("salt ore", "3"), "On board: 1 ore and 1 salt. From here it can sail"
     " to Stockholm or to Åbo. 18 victory points so far."),
    ("cog:2", lambda: acting().give(1, cargo="salt").found("abo", 1),
     "From here it can sail to Åbo or to Reval. At least 20 victory points so far."),
    ("guild", lambda: acting("ore*4 furs", "2*2 5"), "He still makes 9 to 18 moves; the"
     " last one ends the game. Of one kind you have 4 ore at most; a bonus chip costs 6 equal"
     " goods. You have 2+2; the second raid marker costs 3 equal markers."),
    ("0/good:furs#0", lambda: acting("furs*2"),
     "You have 2 of them; victory points for them at the end: 6."),
    ("riga/good:furs#0", lambda: acting().lay(riga="furs*3"),
     "3 of them here; victory points for each at the end: 3."),
    ("0/marker:4#0", lambda: acting(hand="4*2").found("riga", 1),
     "You have 2 of them; a kontor in Riga costs 2 of them and three goods."),
    ("pool:4", lambda: acting(hand="4").found("riga", 1).found("riga", 1),
     "You have 1 of them; there is no building site left in Riga."),
    ("0/marker:2#0", lambda: bidding("2"), "With it you bid 2; better bids so far: 1."),
    ("0/marker:3#0", lambda: bidding("3 4"), "The bid 3 has already been made."),
    ("bid", lambda: bidding("3"), "Best bid so far: Jorin with 3."),
    ("pile:2", piled, "10 victory points: 1 fur and 1 salt."),
    ("0/raid#0", lambda: acting().lay(tonsberg="ore*2").give(1, at="tonsberg", cargo="salt*3"),
     "A raid on Tønsberg would bring 2 ore. A raid on Jorin’s cog would bring 2 goods at most."),
    ("0/raid:second", lambda: acting(hand="5*2"),
     "You have 5+5; the second raid marker costs 3 equal markers."),
    ("0/raid:second", lambda: acting(hand="5 6"),
     "No two of your markers are equal; the second raid marker costs 3 equal ones."),
    ("chip:path", lambda: acting("amber*2"),
     "Of one kind you have 2 amber at most; a bonus chip costs 6 equal goods."),
    ("2/order", lambda: acting().moving(1), "Still to come: Jorin and Marit."),
]  # fmt: skip


@pytest.mark.parametrize(("handle", "build", "said"), CASES)
def test_what_a_piece_is_worth_now(handle: str, build: Callable[[], Table], said: str) -> None:
    assert now(build(), handle) == said


def test_a_hidden_cargo_says_no_more_than_its_number() -> None:
    one, other = (acting().give(1, cargo=cargo, hand="4") for cargo in ("salt*2", "ore*2"))
    assert now(one, "cog:2") == now(other, "cog:2")


@pytest.mark.parametrize("code", ["de", "en"])
@pytest.mark.parametrize("seats", GAME.seats)
def test_everything_is_said_whole(seats: int, code: str, qapp: QApplication) -> None:
    language.install(qapp, code)
    texts = KoggeText(NAMES[:seats])
    options = {option.name: option.values[-1] for option in GAME.options}
    said = set()
    for number, (state, seat, _) in enumerate(positions("kogge", seats, 2, **options)):
        for viewer in (seat, SPECTATOR) if not number % 29 else ():
            view = state.seen_by(viewer)
            said.update(texts.card(place, view).now for place in GAME.pieces(view).values())
    language.install(qapp, "en")
    assert len(said) > 30
    assert all(fit(text) for text in said if text)


def test_a_city_says_it_to_who_looks_closely(qtbot: QtBot, own_folders: None) -> None:
    people = (PlayerSlot("Heike", "red", "human"), PlayerSlot("Jorin", "blue", "human"))
    session = Session.new("kogge", 1, people, {})
    session.state = Table(2).acting().state
    settings = Settings()
    settings.animation, settings.curtain = "off", "never"
    page = PlayPage(PlayModel(session), settings, game_ui(session.game.name))
    qtbot.addWidget(page)
    page.begin()
    page.scene.inspected.emit("city:abo")
    card = page.texts.card(page.model.places["city:abo"], page.model.view)
    assert card.now and card.now in [part.text for part in page.inspector.words]
    page.scene.inspected.emit("bid")
    assert not page.inspector.isVisible()
    page.model.stop()
