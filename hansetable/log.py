"""The log file in the cache folder, and the exceptions that nobody caught. No Qt.

What is hidden in a game is only written into the log after ``start(debug=True)``.
"""

from __future__ import annotations

import logging
import os
import re
import sys
import threading
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from logging.handlers import RotatingFileHandler
from pathlib import Path

from hansetable import paths
from hansetable.errors import visible

CRASHED, SIGNALLED = 1, 128
"""Exit codes: the program cannot go on for a mistake of its own; plus its number, a signal."""
MOST_BYTES = 500_000
"""How large the log grows before it is renamed and a new one is begun."""
OLD_FILES = 3
"""How many full logs are kept."""

_OURS = logging.getLogger("hansetable")
_CALLS = re.compile(r"^(Traceback \(most recent call last\):\n(?:  .*\n)+)", re.MULTILINE)
_FRAME = re.compile(r'^  File "(.+)", line (\d+), in (.+)$', re.MULTILINE)
_SAID = re.compile(r"\A([\w.]*).*?(\n\n(?:The above|During handling) [^\n]*:\s*)?\Z", re.DOTALL)
"""What stands after the calls: the kind of an exception, its message, and how the next came."""


class _Line(logging.Formatter):
    """Makes a line of a message; control characters that a file brought are visible in it."""

    def formatMessage(self, record: logging.LogRecord) -> str:
        record.message = visible(record.message)
        return super().formatMessage(record)

    def format(self, record: logging.LogRecord) -> str:
        """Return the line, and those of a trace below it."""
        return "\n".join(map(visible, super().format(record).split("\n")))


def start(debug: bool = False) -> None:
    """Write a log from now on; warnings are also said on stderr, one line each.

    With ``debug`` everything is written, and all of it on stderr, too. Without a usable cache
    folder there is no file: whoever cannot do without the folder says so.
    """
    root = logging.getLogger()
    whole = _Line(
        "{asctime} {levelname} {name}: {message}{trace}", style="{", defaults={"trace": ""}
    )
    line = _Line("hansetable: {message}{see}", style="{", defaults={"see": ""})
    if sys.stderr is not None:
        said = logging.StreamHandler()
        said.setLevel(logging.DEBUG if debug else logging.WARNING)
        said.setFormatter(whole if debug else line)
        root.addHandler(said)
    place = file()
    if place is not None:
        kept = RotatingFileHandler(
            place, maxBytes=MOST_BYTES, backupCount=OLD_FILES, encoding="utf-8", delay=True
        )
        kept.setFormatter(whole)
        root.addHandler(kept)
    root.setLevel(logging.INFO)
    _OURS.setLevel(logging.DEBUG if debug else logging.INFO)
    logging.raiseExceptions = debug  # a full disk is no reason to say anything on stderr


def file() -> Path | None:
    """The log file, which may not be there yet; None without a usable cache folder."""
    try:
        return paths.cache_dir() / "hansetable.log"
    except paths.FolderError:
        return None


def tells_everything() -> bool:
    """Whether the log may hold what is hidden in a game."""
    return _OURS.isEnabledFor(logging.DEBUG)


def write_crash(trace: str, times: int = 1) -> None:
    """Log the traceback of an exception that nobody caught; on stderr it is one line."""
    line = f"{message(trace)} ({times} times)" if times > 1 else message(trace)
    see = {"trace": f"\n{trace.rstrip()}", "see": f"; see {file() or 'hansetable --debug'}"}
    _OURS.error(line, extra=see)


@contextmanager
def uncaught(take: Callable[[BaseException], None]) -> Iterator[None]:
    """Give every exception that nobody catches meanwhile to ``take``, in its own thread.

    An exception that Python can only ignore, while something is thrown away, is logged.
    """
    before = sys.excepthook, threading.excepthook, sys.unraisablehook

    def in_thread(args: threading.ExceptHookArgs) -> None:
        if args.exc_value is not None and args.exc_type is not SystemExit:
            take(args.exc_value)

    def ignored(args: sys.UnraisableHookArgs) -> None:
        if args.exc_value is not None:
            trace = without_messages(told(args.exc_value))
            _OURS.warning("ignored: %s", message(trace), extra={"trace": f"\n{trace}"})

    sys.excepthook = lambda kind, error, trace: take(error)
    threading.excepthook = in_thread
    sys.unraisablehook = ignored
    try:
        yield
    finally:
        sys.excepthook, threading.excepthook, sys.unraisablehook = before


# ---- tracebacks as text ----------------------------------------------------------------------


def told(error: BaseException) -> str:
    """Return the traceback of an exception; no path in it names the home of a person."""
    text = "".join(traceback.format_exception(error))
    return without_home(text.replace(f"{paths.package().parent}{os.sep}", ""))


def without_home(text: str) -> str:
    """Return a text that may hold paths with ~ for the home of the person."""
    return text.replace(os.path.expanduser("~") + os.sep, f"~{os.sep}")


def message(trace: str) -> str:
    """Return the line of a traceback that names the exception."""
    return _CALLS.split(trace)[-1].strip().partition("\n")[0]


def frames(trace: str) -> list[tuple[str, int, str]]:
    """Return file, line and function of every call in a traceback, the innermost one first."""
    return [(file, int(line), name) for file, line, name in reversed(_FRAME.findall(trace))]


def messages(trace: str, say: Callable[[str], str]) -> str:
    """Return a traceback in which all but the calls was put in other words."""
    parts = _CALLS.split(trace)
    return "".join(say(part) if number % 2 == 0 else part for number, part in enumerate(parts))


def without_messages(trace: str) -> str:
    """Return a traceback that tells the kinds of its exceptions, but not what they say."""
    return messages(trace, lambda said: _SAID.sub(r"\1: …\2\n", said) if said else "")
