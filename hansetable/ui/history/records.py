"""The game that was left and the records on disk, in words for the start page."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QDate, QTime

from hansetable.session.history import DAMAGED, FINISHED, UNKNOWN, Entry, look_into
from hansetable.session.record import Header
from hansetable.session.session import Session
from hansetable.session.statistics import by_player
from hansetable.ui.games import game_ui
from hansetable.ui.history.wording import result_words
from hansetable.ui.language import locale, translate
from hansetable.ui.start.catalog import game_title
from hansetable.ui.start.page import Figure, Left, Record
from hansetable.ui.widgets.numbers import whole

SHOWN = 3


def left_game(session: Session | None, path: Path) -> Left | None:
    """Return how the start page offers to continue a game; None for none or a finished one."""
    if session is None or session.state.result() is not None:
        return None
    game = game_ui(session.header.game)
    words = game.text([slot.name for slot in session.slots])
    progress = words.progress(session.game.progress(session.state))
    name = session.slots[session.decides() or 0].name
    title = translate("Records", "{game} · {chapter}: {name} is to play").format(
        game=game_title(session.header.game), chapter=progress, name=name
    )
    players = translate("Records", "{count} players").format(count=len(session.slots))
    detail = translate("Records", "{players}; left {when}").format(
        players=players, when=_when(path)
    )
    return Left(title, detail, tuple(slot.colour for slot in session.slots))


def newest(entries: Sequence[Entry]) -> Sequence[Record]:
    """Return the newest of these games; what cannot be opened is passed over."""
    found: list[Record] = []
    for entry in entries:
        known = look_into(entry) if entry.state == UNKNOWN else entry
        if known.header is not None and known.state != DAMAGED:
            found.append(_record(known, known.header))
        if len(found) == SHOWN:
            break
    return found


def figures(entries: Sequence[Entry]) -> Sequence[Figure]:
    """Return a few numbers of the finished games in which people played; none without any."""
    tallies = by_player(entries)
    finished = [e for e in entries if e.state == FINISHED]
    played = [(e, e.header) for e in finished if e.header and any(c.human for c in e.header.slots)]
    if not tallies:
        return ()
    won = sum(any(header.slots[seat].human for seat in e.winners) for e, header in played)
    games = {game: tally.best for (game, _), tally in sorted(tallies, key=lambda t: t[1].best)}
    counts = Counter(header.game for _, header in played)
    favourite = max(games, key=lambda game: (counts[game], game))
    title = game_title(favourite)
    return (
        Figure(translate("Records", "games played"), str(len(played))),
        Figure(translate("Records", "won"), str(won)),
        Figure(
            translate("Records", "best score in {game}").format(game=title),
            whole(games[favourite]),
        ),
    )


def _record(entry: Entry, header: Header) -> Record:
    title = translate("Records", "{game}, {players}").format(
        game=game_title(header.game),
        players=translate("Records", "{count} players").format(count=len(header.slots)),
    )
    day = day_words(entry.moment)
    return Record(str(entry.path), title, result_words(entry), day, header.game)


def day_words(moment: datetime) -> str:
    """Return a day as one says it; the year only if it is not the present one."""
    day = QDate(moment.year, moment.month, moment.day)
    this_year = moment.year == datetime.now().year
    form = translate("Dates", "d MMMM") if this_year else translate("Dates", "d MMMM yyyy")
    return locale().toString(day, form)


def _when(file: Path) -> str:
    """Return when a file was written; now, if it is not there."""
    moment = datetime.now()
    with suppress(OSError):
        moment = datetime.fromtimestamp(file.stat().st_mtime)
    clock = locale().toString(QTime(moment.hour, moment.minute), "HH:mm")
    return translate("Records", "on {day} at {time}").format(day=day_words(moment), time=clock)
