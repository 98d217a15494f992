"""What is wrong with a file or a folder, in the language of the screen."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QT_TRANSLATE_NOOP

from hansetable.errors import Fault, Message
from hansetable.ui.language import translate


def error_message(fault: Fault | Message) -> str:
    """Return what a fault says, with all its parts, in the language of the screen."""
    words = fault.message if isinstance(fault, Fault) else fault
    return words.filled(partial(translate, "Faults"))


SENTENCES = (
    QT_TRANSLATE_NOOP("Faults", "{file}: expected a record, found no UTF-8 text"),
    QT_TRANSLATE_NOOP("Faults", "expected {expected}, found {found}"),
    QT_TRANSLATE_NOOP("Faults", "nothing"),
    QT_TRANSLATE_NOOP("Faults", "one of {ids}"),
    QT_TRANSLATE_NOOP("Faults", "a whole number for {name}"),
    QT_TRANSLATE_NOOP("Faults", "ids of this game"),
    QT_TRANSLATE_NOOP("Faults", "{count} cities"),
    QT_TRANSLATE_NOOP("Faults", "a different commodity in each city"),
    QT_TRANSLATE_NOOP("Faults", "{count} artisans"),
    QT_TRANSLATE_NOOP("Faults", "24 missions"),
    QT_TRANSLATE_NOOP("Faults", "different luxury goods"),
    QT_TRANSLATE_NOOP("Faults", "offices in descending price"),
    QT_TRANSLATE_NOOP("Faults", "kinds from 0 to {high} as keys"),
    QT_TRANSLATE_NOOP(
        "Faults", "enough ducats for two offices and two missions with {seats} players"
    ),
    QT_TRANSLATE_NOOP("Faults", "a cost ({costs}) and a privilege ({privileges})"),
    QT_TRANSLATE_NOOP("Faults", "at most 62 cards of goods"),
    QT_TRANSLATE_NOOP("Faults", "{file}: {where}: expected {expected}, found {found}"),
    QT_TRANSLATE_NOOP("Faults", "a mapping"),
    QT_TRANSLATE_NOOP("Faults", "exactly the keys {ids}"),
    QT_TRANSLATE_NOOP("Faults", "a list of {length}"),
    QT_TRANSLATE_NOOP("Faults", "a whole number from {low} to {high}"),
    QT_TRANSLATE_NOOP("Faults", "a text"),
    QT_TRANSLATE_NOOP("Faults", "{low} to {high} different words of {ids}"),
    QT_TRANSLATE_NOOP("Faults", "{file}: expected a readable file, found: {found}"),
    QT_TRANSLATE_NOOP("Faults", "{file}: {where}: expected YAML, found: {found}"),
    QT_TRANSLATE_NOOP("Faults", "one of the keys {ids}"),
    QT_TRANSLATE_NOOP("Faults", "a list"),
    QT_TRANSLATE_NOOP("Faults", "1 word of {ids}"),
    QT_TRANSLATE_NOOP("Faults", "{count} different words of {ids}"),
    QT_TRANSLATE_NOOP("Faults", "not UTF-8 text"),
    QT_TRANSLATE_NOOP("Faults", "the whole file"),
    QT_TRANSLATE_NOOP("Faults", "line {line}"),
    QT_TRANSLATE_NOOP("Faults", "something else"),
    QT_TRANSLATE_NOOP(
        "Faults", "The folder “{name}” of Hansetable is missing; it was expected: {home}"
    ),
    QT_TRANSLATE_NOOP(
        "Faults", "Cannot write into the folder {folder}; set {variable} to another folder."
    ),
    QT_TRANSLATE_NOOP(
        "Faults", "Cannot make the folder {folder} ({reason}); set {variable} to another folder."
    ),
    QT_TRANSLATE_NOOP(
        "Faults", "The saved game cannot be continued ({reason}); it was kept as {path}."
    ),
    QT_TRANSLATE_NOOP("Faults", "Cannot save the game"),
    QT_TRANSLATE_NOOP("Faults", "Cannot read the saved game"),
    QT_TRANSLATE_NOOP("Faults", "Cannot rename the damaged game"),
    QT_TRANSLATE_NOOP("Faults", "Cannot save the record"),
    QT_TRANSLATE_NOOP("Faults", "Cannot remove the saved game"),
    QT_TRANSLATE_NOOP("Faults", "{file}: record: {problem}"),
    QT_TRANSLATE_NOOP("Faults", "{file}: notes: expected rising numbers, found {found}"),
    QT_TRANSLATE_NOOP("Faults", "“Hansetable record {version}”"),
    QT_TRANSLATE_NOOP("Faults", "line {line}: expected {expected}, found {found}"),
    QT_TRANSLATE_NOOP("Faults", "an answer ({ids})"),
    QT_TRANSLATE_NOOP("Faults", "a game ({ids})"),
    QT_TRANSLATE_NOOP("Faults", "it is not UTF-8 text"),
    QT_TRANSLATE_NOOP("Faults", "a record of version 1 to {newest}"),
    QT_TRANSLATE_NOOP("Faults", "a whole number of up to 18 digits as seed"),
    QT_TRANSLATE_NOOP("Faults", "“{entry}: …” in the header"),
    QT_TRANSLATE_NOOP("Faults", "none"),
    QT_TRANSLATE_NOOP("Faults", "the card values that come with the program"),
    QT_TRANSLATE_NOOP("Faults", "the own card values {mark}, as installed here"),
    QT_TRANSLATE_NOOP("Faults", "{low} to {high} seats"),
    QT_TRANSLATE_NOOP("Faults", "a free colour ({ids})"),
    QT_TRANSLATE_NOOP("Faults", "a player ({ids})"),
    QT_TRANSLATE_NOOP("Faults", "version {number}"),
    QT_TRANSLATE_NOOP("Faults", "a seat and an action"),
    QT_TRANSLATE_NOOP("Faults", "a seat from 1 to {seats}"),
    QT_TRANSLATE_NOOP("Faults", "line {line}: {problem}"),
    QT_TRANSLATE_NOOP("Faults", "an entry of the header or an action"),
    QT_TRANSLATE_NOOP("Faults", "“{entry}” only once"),
    QT_TRANSLATE_NOOP("Faults", "an option ({ids})"),
    QT_TRANSLATE_NOOP("Faults", "“colour, player, name”"),
    QT_TRANSLATE_NOOP("Faults", "a legal action of seat {seats}, like “{example}”"),
    QT_TRANSLATE_NOOP("Faults", "nothing after the end of the game"),
    QT_TRANSLATE_NOOP("Faults", "{some} or {other}"),
    QT_TRANSLATE_NOOP("Faults", "a legal action of seat {seats}"),
    QT_TRANSLATE_NOOP("Faults", "Permission denied"),
    QT_TRANSLATE_NOOP("Faults", "No such file or directory"),
    QT_TRANSLATE_NOOP("Faults", "Is a directory"),
    QT_TRANSLATE_NOOP("Faults", "Not a directory"),
    QT_TRANSLATE_NOOP("Faults", "File exists"),
    QT_TRANSLATE_NOOP("Faults", "No space left on device"),
    QT_TRANSLATE_NOOP("Faults", "Read-only file system"),
)
"""All that the rooms without a screen say of faults, and what operating systems say of files."""
