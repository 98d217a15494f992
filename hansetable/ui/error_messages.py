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


SYSTEM = (
    QT_TRANSLATE_NOOP("Faults", "Permission denied"),
    QT_TRANSLATE_NOOP("Faults", "No such file or directory"),
    QT_TRANSLATE_NOOP("Faults", "Is a directory"),
    QT_TRANSLATE_NOOP("Faults", "Not a directory"),
    QT_TRANSLATE_NOOP("Faults", "File exists"),
    QT_TRANSLATE_NOOP("Faults", "No space left on device"),
    QT_TRANSLATE_NOOP("Faults", "Read-only file system"),
)
"""What operating systems say of files; all other errors are found where they are raised."""
