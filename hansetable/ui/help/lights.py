"""What a light or a line at the table means, whatever game is played: a group of the legend."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF

from hansetable.ui.art.base_canvas import rounded
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.textures import surface
from hansetable.ui.game_ui import Paint, Symbol, SymbolGroup
from hansetable.ui.language import Text

_UNITS = 116.0
_CARD = QRectF(37, 10, 42, 35)


def _on_cloth(light: Callable[[Canvas, QRectF], object], card: bool = True) -> Paint:
    """Paint a light or a line around a card on a piece of the cloth."""

    def paint(b: Canvas, r: QRectF) -> None:
        with b.kept():
            b.p.setClipPath(rounded(r, 5))
            b.p.drawTiledPixmap(r, surface("cloth"))
            with b.scaled(r, _UNITS):
                if card:
                    b.paper(_CARD, 5, 0.5)
                light(b, _CARD)

    return paint


def _light(word: Text, sentence: Text, paint: Paint) -> Symbol:
    return Symbol(paint, word.say, sentence.say)


LIGHTS: SymbolGroup = (
    Text("Legend", "What a light or a line means"),
    (
        _light(
            Text("Legend", "Yellow ring"),
            Text("Legend", "It can be touched, or take what you hold."),
            _on_cloth(lambda b, r: b.glow(r, 5)),
        ),
        _light(
            Text("Legend", "Broken yellow ring"),
            Text("Legend", "Only as a placeholder, face down."),
            _on_cloth(lambda b, r: b.glow(r, 5, halo=False, broken=True)),
        ),
        _light(
            Text("Legend", "Green tick"),
            Text("Legend", "Chosen; Esc lets it go."),
            _on_cloth(lambda b, r: b.chosen(r, 5)),
        ),
        _light(
            Text("Legend", "Pale ring"),
            Text("Legend", "Where the keyboard is."),
            _on_cloth(lambda b, r: b.focus_ring(r, 5)),
        ),
        _light(
            Text("Legend", "Dashed pale ring"),
            Text("Legend", "What a line of the log, a hint or the lesson speaks of."),
            _on_cloth(lambda b, r: b.highlight_ring(r, 5)),
        ),
        _light(
            Text("Legend", "Thin dashes"),
            Text("Legend", "An empty place."),
            _on_cloth(lambda b, r: b.slot(r, 5), card=False),
        ),
        _light(
            Text("Legend", "Arrow in a disc"),
            Text("Legend", "Takes back what was laid last."),
            _on_cloth(lambda b, r: b.disc(QRectF(r.x() - 11, r.y() - 8, 22, 22), "undo", 14)),
        ),
    ),
)
