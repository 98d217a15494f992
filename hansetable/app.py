"""The command line: what was asked for is carried out, what cannot be is said in one line."""

from __future__ import annotations

import argparse
import gc
import io
import os
import re
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import NoReturn

from hansetable import commands, log
from hansetable.ai import LEVELS
from hansetable.commands import UsageError
from hansetable.errors import SheetError, quoted, visible
from hansetable.games import GAMES, UnknownGameError
from hansetable.languages import languages
from hansetable.paths import FolderError, cache_dir, config_dir, data_dir
from hansetable.session.autosave import SaveError
from hansetable.session.record import RecordError
from hansetable.version import version

BAD_INPUT = 2
"""The exit code when something that was given cannot be used."""
_MOST_PATH = 300
"""How many letters of a path are told; a longer one names no file."""
_TOLD = (RecordError, SheetError, FolderError, SaveError, UnknownGameError, UsageError)
"""What can be wrong with it; the message is one line."""


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one line instead of repeating how everything is used."""

    def error(self, message: str) -> NoReturn:
        short = re.sub(r"\S{60,}", lambda word: f"{word[0][:59]}…", " ".join(message.split()))
        self.exit(BAD_INPUT, f"{self.prog}: {visible(short)}\n")


def main(arguments: Sequence[str]) -> int:
    """Carry out a command line and return the exit code: 0, or 2 with one line on stderr."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    try:
        chosen = _parse(arguments)
        run: Callable[[argparse.Namespace], int] = chosen.run
        code = run(chosen)
        if sys.stdout is not None:  # it is closed
            sys.stdout.flush()
        return code
    except _TOLD as problem:
        return _refuse(str(problem))
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nobody reads on
        return 0
    except OSError as problem:
        place = str(problem.filename or "")
        place = place if len(place) < _MOST_PATH else quoted(place)
        said = problem.strerror or str(problem)
        return _refuse(f"{place}: {said}" if place else said)


def _refuse(message: str) -> int:
    print(f"hansetable: {visible(' '.join(message.split()))}", file=sys.stderr)
    return BAD_INPUT


def _parse(arguments: Sequence[str]) -> argparse.Namespace:
    """Return what a command line asks for; the first word may be a verb."""
    if arguments and arguments[0] in _VERBS:
        verb, rest = arguments[0], arguments[1:]
        describe, run = _VERBS[verb]
        parser = _Parser(prog=f"hansetable {verb}", description=run.__doc__)
        describe(parser)
        parser.set_defaults(run=run)
        return parser.parse_args(rest)
    verbs = _VERBS.items()
    parser = _Parser(
        prog="hansetable",
        usage="%(prog)s [FILE] [--debug] [--selftest]\n       %(prog)s VERB ... [--help]",
        description="A card table for board games of the Hanseatic League.",
        epilog="\n".join(
            [
                "verbs:",
                *(f"  {verb:10} {run.__doc__}" for verb, (_, run) in verbs),
                "\nfolders in use:",
                *(f"  {use:13} {folder}" for use, folder in _folders()),
            ]
        ),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("file", nargs="?", type=Path, metavar="FILE", help="open this record")
    parser.add_argument(
        "--debug", action="store_true", help="log everything, even what is hidden in a game"
    )
    parser.add_argument(
        "--selftest", action="store_true", help="open the window, play a short game, close it"
    )
    parser.add_argument("--version", action="version", version=f"Hansetable {version()}")
    parser.set_defaults(run=_window)
    return parser.parse_args(arguments)


def _folders() -> Iterator[tuple[str, Path | FolderError]]:
    """Yield what each folder of the user is for, and where it is or why there is none."""
    for use, folder in (("configuration", config_dir), ("games", data_dir), ("cache", cache_dir)):
        try:
            yield use, folder()
        except FolderError as problem:
            yield use, problem


def _window(chosen: argparse.Namespace) -> int:
    """Open the table."""
    if chosen.file is not None and not chosen.file.is_file():
        verbs = ", ".join(_VERBS)
        raise UsageError(f"expected a record or one of {verbs}, found {quoted(str(chosen.file))}")
    gc.disable()  # until the window is there: hardly anything of what it is made of is garbage
    log.start(chosen.debug)
    # An exception in the middle of an import of Qt would make it abort; nothing is open yet.
    signal.signal(signal.SIGINT, lambda number, _: os._exit(log.SIGNALLED + number))
    try:
        from hansetable.ui.window import program
    except ImportError as problem:  # a library of the system is missing
        log.write_crash(log.told(problem))
        return log.CRASHED
    return program.run(chosen)


def _whole(low: int, high: int) -> Callable[[str], int]:
    """Return a reader of whole numbers within the bounds."""

    def read(text: str) -> int:
        if not text.lstrip("-").isdecimal() or not low <= int(text) <= high:
            raise argparse.ArgumentTypeError(
                f"expected a whole number from {low} to {high}, found {quoted(text)}"
            )
        return int(text)

    return read


def _game(parser: _Parser) -> None:
    parser.add_argument("game", metavar="GAME", help=", ".join(GAMES))
    parser.add_argument("--json", action="store_true", help="print JSON")


def _describe_arena(parser: _Parser) -> None:
    _game(parser)
    parser.add_argument(
        "--seats",
        required=True,
        metavar="LEVEL,...",
        help=f"a level for each seat ({', '.join(LEVELS)}), and after a colon how many positions it"
        " may look at, as journeyman:150",
    )
    parser.add_argument(
        "--model", type=Path, metavar="FILE", help="weights for a level that is named model"
    )
    parser.add_argument(
        "--games",
        type=_whole(1, 10**6),
        default=100,
        metavar="N",
        help="at least so many; each deal is played from every seat",
    )
    parser.add_argument("--seed", type=_whole(0, 10**15), default=1, metavar="S")
    _option(parser)
    _executor(parser)


def _option(parser: _Parser) -> None:
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game, as in records; may be given several times",
    )


def _executor(parser: _Parser) -> None:
    parser.add_argument(
        "--jobs",
        type=_whole(1, 256),
        default=1,
        metavar="J",
        help="how many processes run at the same time",
    )
    parser.add_argument(
        "--cluster", default="", metavar="ADDRESS", help="or the scheduler of a Dask cluster"
    )


def _describe_train(parser: _Parser) -> None:
    parser.add_argument("game", metavar="GAME", help=", ".join(GAMES))
    parser.add_argument("--seats", type=_whole(2, 4), default=2, metavar="N")
    parser.add_argument("--games", type=_whole(2, 10**6), default=1000, metavar="G")
    parser.add_argument("--seed", type=_whole(0, 10**9), default=1, metavar="S")
    _executor(parser)
    parser.add_argument(
        "--rounds",
        type=_whole(1, 100),
        default=2,
        metavar="R",
        help="after the first one it is played by what the ones before have taught",
    )
    parser.add_argument(
        "--gate",
        type=_whole(0, 10**6),
        default=400,
        metavar="N",
        help="how many games show at the end what it is good for",
    )
    parser.add_argument(
        "--rival", type=Path, metavar="FILE", help="the last version, to be played against, too"
    )
    parser.add_argument(
        "--hidden",
        type=_whole(0, 1000),
        default=0,
        metavar="H",
        help="how many hidden units learn beside the linear worth",
    )
    parser.add_argument(
        "--win-only", action="store_true", help="it does not matter by how much somebody wins"
    )
    parser.add_argument("--out", type=Path, required=True, metavar="FILE", help="for the weights")


def _describe_replay(parser: _Parser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument(
        "--lang", choices=tuple(languages()), default="en", help="the language of the output"
    )
    parser.add_argument("--quiet", action="store_true", help="print only the result")


def _describe_serve(parser: _Parser) -> None:
    parser.add_argument("game", metavar="GAME", help=", ".join(GAMES))
    parser.add_argument(
        "--seats",
        required=True,
        metavar="WHO,...",
        help="for each seat open, which waits for a guest, or a level",
    )
    parser.add_argument(
        "--port", type=_whole(0, 65535), metavar="P", help="0 for any that is free; mostly 13560"
    )
    parser.add_argument("--code", default="", metavar="C", help="ten letters instead of new ones")
    parser.add_argument("--seed", type=_whole(0, 10**15), metavar="S")
    _option(parser)
    parser.add_argument(
        "--away", choices=tuple(LEVELS), help="plays for guests who are away, or do not come"
    )
    parser.add_argument(
        "--after", type=_whole(0, 10**6), default=60, metavar="S", help="seconds until then; 60"
    )
    parser.add_argument(
        "--name", default="", help="shows the table under this name in the local network"
    )
    parser.add_argument("--watched", action="store_true", help="lets onlookers come in")
    parser.add_argument("--once", action="store_true", help="end after one game")
    parser.add_argument("--out", type=Path, metavar="FILE", help="for the record of the last game")


def _describe_join(parser: _Parser) -> None:
    parser.add_argument("code", metavar="CODE[@HOST[:PORT]]", help="as the host tells it")
    parser.add_argument(
        "--as", dest="level", choices=tuple(LEVELS), required=True, help="who plays"
    )
    parser.add_argument(
        "--games", type=_whole(1, 10**6), default=1, metavar="N", help="how many are played; 1"
    )
    parser.add_argument("--out", type=Path, metavar="FILE", help="for the record of the last one")


def _describe_review(parser: _Parser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument(
        "--budget",
        type=_whole(1, commands.MOST_POSITIONS),
        default=0,
        metavar="N",
        help="how many positions a decision is worth",
    )
    parser.add_argument("--seat", type=_whole(1, 4), metavar="S", help="only this seat")
    parser.add_argument("--lang", choices=tuple(languages()), default="en")
    parser.add_argument("--json", action="store_true", help="print JSON")


def _describe_bench(parser: _Parser) -> None:
    _game(parser)
    parser.add_argument("--seats", type=int, default=4, metavar="N")
    parser.add_argument("--screen", action="store_true", help="measure frames and start-up instead")


def _describe_picture(parser: _Parser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument("--at", type=_whole(0, 10**6), metavar="N", help="after the N-th action")
    parser.add_argument("--lang", choices=tuple(languages()), default="en")
    parser.add_argument("--scale", type=float, default=1.0, metavar="S")
    parser.add_argument("--out", type=Path, required=True, metavar="PNG")


def _serve(chosen: argparse.Namespace) -> int:
    """Host a table without a screen, for guests at other computers."""
    from hansetable import table_commands  # TLS, which the window shall not wait for

    return table_commands.serve(chosen)


def _join(chosen: argparse.Namespace) -> int:
    """Seat a player of the program at a table elsewhere, for one game or more."""
    from hansetable import table_commands

    return table_commands.join(chosen)


_VERBS: dict[str, tuple[Callable[[_Parser], None], Callable[[argparse.Namespace], int]]] = {
    "arena": (_describe_arena, commands.arena),
    "train": (_describe_train, commands.train),
    "serve": (_describe_serve, _serve),
    "join": (_describe_join, _join),
    "replay": (_describe_replay, commands.replay),
    "review": (_describe_review, commands.review),
    "bench": (_describe_bench, commands.bench),
    "picture": (_describe_picture, commands.picture),
}
