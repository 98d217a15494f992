"""What is wrong with a file or a folder, in the language of the screen."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QT_TRANSLATE_NOOP

from hansetable.errors import Message, UserError, shown
from hansetable.ui.language import translate


def error_message(error: UserError | Message) -> str:
    """Return what an error says, with all its parts, in the language of the screen."""
    words = error.message if isinstance(error, UserError) else error
    return words.filled(partial(translate, "Errors"), shown)


SYSTEM = (
    QT_TRANSLATE_NOOP("Errors", "Permission denied"),
    QT_TRANSLATE_NOOP("Errors", "No such file or directory"),
    QT_TRANSLATE_NOOP("Errors", "Is a directory"),
    QT_TRANSLATE_NOOP("Errors", "Not a directory"),
    QT_TRANSLATE_NOOP("Errors", "File exists"),
    QT_TRANSLATE_NOOP("Errors", "No space left on device"),
    QT_TRANSLATE_NOOP("Errors", "Read-only file system"),
)
"""What operating systems say of files; all other errors are found where they are raised."""


def stuck_message(lacks: str) -> str:
    """Say that the computer players stopped, maybe for what they lack."""
    if lacks:
        return translate(
            "Window",
            "The computer cannot play at this level, as it does not know what positions are "
            "worth: {problem}. Install Hansetable again, or let a journeyman play on from "
            "the replay.",
        ).format(problem=lacks)
    return translate(
        "Window",
        "The computer has failed to play again and again. The button below the table "
        "lets it try once more; or save the record and open it later.",
    )
