"""What the history says of a game: who played it when and how, and how it ended."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime
from functools import cache
from heapq import nlargest
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QDate, QTime, QTimeZone
from PySide6.QtCore import QDateTime as Moment

from hansetable.errors import Message, shown
from hansetable.session.entry import DAMAGED, FINISHED, UNKNOWN, Entry
from hansetable.session.record import Header
from hansetable.session.session import Session
from hansetable.session.slot import PlayerSlot
from hansetable.session.statistics import by_player
from hansetable.ui.games import game_ui
from hansetable.ui.language import Context, current, locale, translate
from hansetable.ui.newgame.levels import player_words
from hansetable.ui.start.catalog import game_title
from hansetable.ui.start.page import Figure, Left, Record
from hansetable.ui.widgets.numbers import whole

if TYPE_CHECKING:
    from hansetable.ui.game_ui import OptionForm

FIRST_YEAR = 1970
"""Files of no known date are older."""
ON = "on"
"""The value of an option that adds something; its title alone tells that."""
SHOWN = 3
"""How many of the newest games the start page names."""


class Chronicle(Context):
    """The context of the texts with a number."""


def game_words(entry: Entry) -> str:
    """Return the title of a game; of what cannot be opened the name of its file."""
    return str(game_title(entry.header.game)) if entry.header else shown(entry.path.name)


def seats_words(entry: Entry) -> str:
    """Return who sits at the table of a game, as far as one can know."""
    return ", ".join(map(seat_words, entry.header.slots)) if entry.header else ""


def trash_words(entry: Entry) -> str:
    """Return the sentence that a game lies in the trash, by its title and who played it."""
    name = ": ".join(filter(None, (game_words(entry), seats_words(entry))))
    return translate("Chronicle", "“{name}” is in the trash now.").format(name=name)


def date_words(entry: Entry) -> str:
    """Return when a game was put away, as one writes it here."""
    if entry.moment.year < FIRST_YEAR:
        return ""
    day = QDate(*entry.moment.timetuple()[:3])
    clock = QTime(entry.moment.hour, entry.moment.minute)
    moment = Moment(day, clock, QTimeZone.utc())  # a zone of one's own would be looked up each time
    return locale().toString(moment, translate("Dates", "d MMM yyyy, HH:mm"))


def seat_words(slot: PlayerSlot, all_alike: bool = False) -> str:
    """Return who plays in a slot; the computer with its level, which may be that of all."""
    if slot.human:
        return slot.shown
    text = translate("Chronicle", "{name} ({level})")
    if all_alike:
        text = translate("Chronicle", "{name} (all {level})")
    return text.format(name=slot.shown, level=player_words(slot.player).word)


def option_words(entry: Entry) -> str:
    """Return what was chosen otherwise than usual, in short."""
    header = entry.header
    if header is None:
        return ""
    said = [translate("Chronicle", "practice")] if header.practice else []
    chosen = dict(header.options)
    for option in _options(header.game, current()):
        value = chosen.get(option.name, option.default)
        titles = {choice.value: choice.title for choice in option.choices}
        if value == ON:
            said += [option.title] if option.default != ON else []
        elif value != option.default and value in titles:
            said.append(f"{option.title}: {titles[value]}")
    return ", ".join(said)


@cache
def _options(game: str, _language: str) -> Sequence[OptionForm]:
    """Return the options of a game in the language of the moment."""
    return game_ui(game).options().options


def problem_text(problem: Message | None) -> str:
    """Return in short what is wrong with a file; the whole reason is said by the mouse."""
    gaps = problem.gaps if problem else {}
    expected = gaps.get("expected")
    if isinstance(expected, Message) and "newest" in expected.gaps:
        return translate("Chronicle", "needs a newer Hansetable")
    if "line" in gaps:
        return translate("Chronicle", "damaged in line {line}").format(line=gaps["line"])
    return translate("Chronicle", "cannot be read")


def result_words(entry: Entry) -> str:
    """Return how a game ended, the best first; or how far it has come, or what is wrong."""
    if entry.state == DAMAGED:
        return problem_text(entry.problem)
    if entry.state == UNKNOWN or entry.header is None:
        return "…"
    if entry.state != FINISHED:
        return translate("Chronicle", "not finished")
    order = sorted(range(len(entry.ranks)), key=entry.ranks.__getitem__)
    slots = entry.header.slots
    said = ", ".join(f"{slots[seat].shown} {whole(entry.scores[seat])}" for seat in order)
    nobody = translate("Chronicle", "nobody wins: {scores}")
    return said if entry.winners else nobody.format(scores=said)


def length_words(entry: Entry) -> str:
    """Return how many rounds and actions a game has."""
    if entry.state in (DAMAGED, UNKNOWN):
        return ""
    return f"{entry.rounds} · {entry.actions}"


# ---- for the start page --------------------------------------------------------------------------


def left_game(session: Session | None, path: Path) -> Left | None:
    """Return how the start page offers to continue a game; None for none or a finished one."""
    if session is None or session.state.result() is not None:
        return None
    game = game_ui(session.header.game)
    words = game.text([slot.shown for slot in session.slots])
    progress = words.progress(session.game.progress(session.state))
    name = session.slots[session.decides() or 0].shown
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
    healthy = [(entry, entry.header) for entry in entries if entry.state != DAMAGED]
    found = nlargest(SHOWN, healthy, key=lambda game: (game[0].moment, game[0].path.name))
    return [_record(entry, header) for entry, header in found if header is not None]


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
    """Return a day as one says it, the year only if it is not the present one; or nothing."""
    if moment.year < FIRST_YEAR:
        return ""
    day = QDate(moment.year, moment.month, moment.day)
    this_year = moment.year == datetime.now().year
    form = translate("Dates", "d MMMM") if this_year else translate("Dates", "d MMMM yyyy")
    return locale().toString(day, form)


def _when(file: Path) -> str:
    """Return when a file was written; now, if it is not there."""
    moment = datetime.now()
    with suppress(OSError, ValueError, OverflowError):
        moment = datetime.fromtimestamp(file.stat().st_mtime)
    return when_words(moment)


def when_words(moment: datetime) -> str:
    """Return a day and a time as one says them."""
    clock = locale().toString(QTime(moment.hour, moment.minute), "HH:mm")
    return translate("Records", "on {day} at {time}").format(day=day_words(moment), time=clock)
