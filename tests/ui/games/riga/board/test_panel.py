"""What there is to pay with: the functions that wait to be used lie in two columns."""

from PySide6.QtCore import QRectF

from hansetable.games.riga.actions import FUNDS
from hansetable.games.riga.cards import OF
from hansetable.games.riga.payment import CRANES
from hansetable.ui.games.riga.board import panel

ROOM = QRectF(20, 40, 276, 150)


class Notes:
    """Notes where icons and texts are painted."""

    def __init__(self) -> None:
        self.icons: list[tuple[float, float]] = []
        self.texts: list[QRectF] = []

    def label(self, *_: object, **__: object) -> None:
        """The heading."""

    def icon(self, kind: str, x: float, y: float, *_: object) -> None:
        self.icons.append((x, y))

    def text(self, room: QRectF, *_: object, **__: object) -> None:
        self.texts.append(room)

    def width(self, words: str, *_: object) -> float:
        return 8.0 * len(words)

    def coin(self, *_: object) -> None:
        """What it gives."""


def test_the_functions_that_wait_lie_in_rows_of_two(qapp: object) -> None:
    notes = Notes()
    everything = CRANES | OF["yard"] | OF["treasury"] | OF["monastery"]
    panel._functions(notes, ROOM, everything, [0] * len(FUNDS))
    assert len(notes.icons) >= 4
    left, top = notes.icons[0]
    for i, place in enumerate(notes.icons):
        assert place == (left + 138 * (i % 2), top + 28 * (i // 2))
    assert all(ROOM.contains(text) for text in notes.texts)
