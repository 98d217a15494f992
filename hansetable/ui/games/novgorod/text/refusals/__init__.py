"""Why something cannot be done, as one sentence for each reason of the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from hansetable.core import Refusal
from hansetable.games.novgorod.cards import SPECIAL
from hansetable.games.novgorod.state import NovgorodState
from hansetable.ui.games.novgorod.text import expert as expert_text
from hansetable.ui.games.novgorod.text.refusals import anytime, buy, expert, route, use

SENTENCES: Final[Mapping[str, Callable[..., str]]] = {
    **anytime.SENTENCES,
    **anytime.OF_SEATS,
    **anytime.OF_PLACES,
    **route.SENTENCES,
    **use.SENTENCES,
    **buy.SENTENCES,
    **expert.SENTENCES,
    **expert.OF_SPECIALS,
}
"""A sentence for each reason; it takes what the reason is about, in its order."""


def sentence(refusal: Refusal, view: NovgorodState, players: Sequence[str]) -> str:
    """Return the sentence of a refusal; ``players`` are those of the seats."""
    why, about = refusal.why, refusal.about
    if why in anytime.OF_SEATS:
        return SENTENCES[why](players[int(about[0])])
    if why in anytime.OF_PLACES:
        return SENTENCES[why](*(anytime.place(str(handle), view) for handle in about))
    if why in expert.OF_SPECIALS:
        card = SPECIAL[str(about[0])]
        return SENTENCES[why](expert_text.special(card, dict(view.expert.column)[card]))
    return SENTENCES[why](*about)
