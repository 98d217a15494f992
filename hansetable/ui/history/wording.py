"""What the history says of a game: who played it when and how, and how it ended."""

from __future__ import annotations

from PySide6.QtCore import QDateTime as Moment

from hansetable.errors import Message
from hansetable.session.history import DAMAGED, FINISHED, UNKNOWN, Entry
from hansetable.session.slot import PlayerSlot
from hansetable.ui.games import game_ui
from hansetable.ui.language import Context, locale, translate
from hansetable.ui.newgame.levels import player_words
from hansetable.ui.start.catalog import game_title
from hansetable.ui.widgets.numbers import whole

ON = "on"
"""The value of an option that adds something; its title alone tells that."""


class Chronicle(Context):
    """The context of the texts with a number."""


def game_words(entry: Entry) -> str:
    """Return the title of a game; of what cannot be opened the name of its file."""
    return str(game_title(entry.header.game)) if entry.header else entry.path.name


def seats_words(entry: Entry) -> str:
    """Return who sits at the table of a game, as far as one can know."""
    return ", ".join(map(seat_words, entry.header.slots)) if entry.header else ""


def trash_words(entry: Entry) -> str:
    """Return the sentence that a game lies in the trash, by its title and who played it."""
    name = ": ".join(filter(None, (game_words(entry), seats_words(entry))))
    return translate("Chronicle", "“{name}” lies in the trash.").format(name=name)


def date_words(entry: Entry) -> str:
    """Return when a game was put away, as one writes it here."""
    if entry.moment.year < 1970:
        return ""
    moment = Moment(*entry.moment.timetuple()[:6])
    return locale().toString(moment, translate("Dates", "d MMM yyyy, HH:mm"))


def seat_words(slot: PlayerSlot) -> str:
    """Return who plays in a slot; the computer with its level."""
    if slot.human:
        return slot.name
    text = translate("Chronicle", "{name} ({level})")
    return text.format(name=slot.name, level=player_words(slot.player).word)


def option_words(entry: Entry) -> str:
    """Return what was chosen otherwise than usual, in short."""
    header = entry.header
    if header is None:
        return ""
    said = [translate("Chronicle", "practice")] if header.practice else []
    for option in game_ui(header.game).options().options:
        value = dict(header.options).get(option.name, option.default)
        titles = {choice.value: choice.title for choice in option.choices}
        if value == ON:
            said += [option.title] if option.default != ON else []
        elif value != option.default and value in titles:
            said.append(f"{option.title}: {titles[value]}")
    return ", ".join(said)


def problem_text(problem: Message | None) -> str:
    """Return in short what is wrong with a file; the whole reason is said by the mouse."""
    gaps = problem.gaps if problem else {}
    expected = gaps.get("expected")
    if isinstance(expected, Message) and "newest" in expected.gaps:
        return translate("Chronicle", "made by a newer Hansetable")
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
    won = entry.winners
    order = sorted(range(len(entry.scores)), key=lambda s: (s not in won, -entry.scores[s], s))
    slots = entry.header.slots
    said = ", ".join(f"{slots[seat].name} {whole(entry.scores[seat])}" for seat in order)
    return said if won else translate("Chronicle", "nobody wins: {scores}").format(scores=said)


def length_words(entry: Entry) -> str:
    """Return how many rounds and actions a game has."""
    if entry.state in (DAMAGED, UNKNOWN):
        return ""
    return f"{entry.rounds} · {entry.actions}"
