"""What one can choose before a game, what was chosen, and how it is dealt."""

import json
import re
import secrets
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field

from hansetable.session.record import Header
from hansetable.session.session import Session
from hansetable.session.slot import COLOURS, OPEN, PlayerSlot
from hansetable.ui.newgame.levels import EVERYBODY, chosen_again

NAME_LENGTH = 20

_SEED = re.compile(r"[0-9]{1,18}")


@dataclass(frozen=True, slots=True)
class Setup:
    """A game that can be dealt; without a seed the cards fall at random.

    In ``practice`` everything can be taken back; whether one practises is chosen anew each time,
    so the text does not keep it.
    """

    game: str
    seats: tuple[PlayerSlot, ...]
    options: Mapping[str, str] = field(default_factory=dict)
    seed: int | None = None
    practice: bool = False

    @property
    def shared(self) -> bool:
        """Whether there are seats for guests at other computers."""
        return any(seat.player == OPEN for seat in self.seats)

    def to_json(self) -> str:
        """The set-up as one line of JSON."""
        return json.dumps(
            {
                "game": self.game,
                "seats": [asdict(seat) for seat in self.seats],
                "options": dict(self.options),
                "seed": self.seed,
            },
            ensure_ascii=False,
        )

    @classmethod
    def from_json(cls, text: str) -> "Setup | None":
        """Read what `to_json` has written; nothing if no game can be read from it.

        A seat, an option or a seed that is damaged is left out; the rest is kept.
        """
        try:
            data = json.loads(text)
        except (ValueError, RecursionError):
            return None
        if not isinstance(data, dict) or not isinstance(data.get("game"), str):
            return None
        return cls(
            data["game"], _seats(data.get("seats")), _options(data.get("options")), _seed(data)
        )


def _seats(data: object) -> tuple[PlayerSlot, ...]:
    seats: list[PlayerSlot] = []
    for entry in data if isinstance(data, list) else ():
        match entry:
            case {"name": str(name), "colour": str(colour), "player": str(player)}:
                taken = {other.colour for other in seats}
                player = chosen_again(player)
                if colour in COLOURS and colour not in taken and player in EVERYBODY:
                    seats.append(PlayerSlot(name.strip()[:NAME_LENGTH], colour, player))
    return tuple(seats)


def _options(data: object) -> dict[str, str]:
    pairs = data.items() if isinstance(data, dict) else ()
    return {name: value for name, value in pairs if isinstance(value, str)}


def _seed(data: Mapping[str, object]) -> int | None:
    seed = data.get("seed")
    good = isinstance(seed, int) and not isinstance(seed, bool) and 0 <= seed < 10**18
    return seed if good and isinstance(seed, int) else None


def read_seed(text: str) -> int | None:
    """A seed as typed: digits, or nothing for chance; raises `ValueError` for anything else."""
    typed = text.strip()
    if not typed:
        return None
    if not _SEED.fullmatch(typed):
        raise ValueError(f"{typed!r} is not a seed of 1 to 18 digits")
    return int(typed)


def new_session(setup: Setup) -> Session:
    """Deal a game as it was set up; without a seed the cards fall at random."""
    seed = setup.seed if setup.seed is not None else secrets.randbelow(10**9)
    return Session.new(setup.game, seed, setup.seats, dict(setup.options), setup.practice)


def rematch_of(header: Header) -> Session:
    """Deal a game with the same set-up, other cards, and everybody one seat further."""
    slots = (*header.slots[1:], header.slots[0])
    seed, options = secrets.randbelow(10**9), dict(header.options)
    return Session.new(header.game, seed, slots, options, header.practice)
