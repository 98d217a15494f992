"""The game that was left and the records on disk, in words for the start page."""

from __future__ import annotations

import time
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QDate, QLocale, QTime

from hansetable.session.record import SUFFIX, RecordError
from hansetable.session.session import Session
from hansetable.ui.games.registry import furniture
from hansetable.ui.language import current, translate
from hansetable.ui.start import Left, Record

SHOWN = 3


def left_game(session: Session | None, path: Path) -> Left | None:
    """Return how the start page offers to continue a game; None for none or a finished one."""
    if session is None or session.state.result() is not None:
        return None
    game = furniture(session.header.game)
    words = game.words([chair.name for chair in session.chairs])
    chapter = words.chapter(session.game.chapter(session.state))
    name = session.chairs[session.decides() or 0].name
    title = translate("Records", "{game} · {chapter}: {name} is to play").format(
        game=game.sheet().title, chapter=chapter, name=name
    )
    players = translate("Records", "{count} players").format(count=len(session.chairs))
    detail = translate("Records", "{players}; left {when}").format(
        players=players, when=_when(path)
    )
    return Left(title, detail, tuple(chair.colour for chair in session.chairs))


def newest(folder: Path) -> Sequence[Record]:
    """Return the newest finished games; what is no record is passed over."""
    files = sorted((folder / "records").glob(f"*{SUFFIX}"), key=_modified, reverse=True)
    found: list[Record] = []
    for file in files:
        try:
            session = Session.of_text(file.read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError, RecordError):
            continue
        found.append(_record(file, session))
        if len(found) == SHOWN:
            break
    return found


def _record(file: Path, session: Session) -> Record:
    title = translate("Records", "{game}, {players}").format(
        game=furniture(session.header.game).sheet().title,
        players=translate("Records", "{count} players").format(count=len(session.chairs)),
    )
    result = session.state.result()
    names = [chair.name for chair in session.chairs]
    if result is None:
        said = translate("Records", "not finished")
    else:
        order = sorted(range(len(names)), key=lambda seat: result.ranks[seat])
        said = ", ".join(f"{names[seat]} {result.scores[seat]}" for seat in order)
    return Record(str(file), title, said, _date(file), session.header.game)


def _modified(file: Path) -> float:
    try:
        return file.stat().st_mtime
    except OSError:
        return 0.0


def _date(file: Path) -> str:
    day = datetime.fromtimestamp(_modified(file) or time.time()).date()
    return _locale().toString(
        QDate(day.year, day.month, day.day), "d. MMMM" if current() == "de" else "d MMMM"
    )


def _when(file: Path) -> str:
    moment = datetime.fromtimestamp(_modified(file) or time.time())
    clock = _locale().toString(QTime(moment.hour, moment.minute), "HH:mm")
    return translate("Records", "on {day} at {time}").format(day=_date(file), time=clock)


def _locale() -> QLocale:
    return QLocale(QLocale.Language.German if current() == "de" else QLocale.Language.English)
