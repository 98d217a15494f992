"""The one place that knows where files lie.

Shipped files are found in three homes: in a checkout they lie in the repository root, in a wheel
inside the package (``_resources`` and ``_translations``), in a frozen application where its
launcher unpacked them. Files of the user go to the folders that the operating system provides for
them, or to those named by ``HANSETABLE_CONFIG``, ``HANSETABLE_DATA`` and ``HANSETABLE_CACHE``.
"""

import errno
import os
import secrets
import stat
import sys
from collections.abc import Callable
from contextlib import suppress
from itertools import chain, count
from pathlib import Path

import platformdirs

from hansetable.errors import UserError, quoted, reason

APP = "hansetable"


class FolderError(UserError):
    """A folder that the program needs is missing or cannot be written; one line says which."""


def package() -> Path:
    """The folder of the program's own code."""
    return Path(__file__).resolve().parent


def resources() -> Path:
    """The folder of card values, fonts and pictures; raises `FolderError` if it is missing."""
    return _shipped("resources")


def translations() -> Path:
    """The folder of languages and rulebooks; raises `FolderError` if it is missing."""
    return _shipped("translations")


def config_dir() -> Path:
    """The user's folder for settings and own card values; raises `FolderError`."""
    return _own("HANSETABLE_CONFIG", platformdirs.user_config_path)


def data_dir() -> Path:
    """The user's folder for records of games; raises `FolderError`."""
    return _own("HANSETABLE_DATA", platformdirs.user_data_path)


def other_data_dir() -> Path:
    """A folder for games on this computer, whatever folder is named; it may not be there yet."""
    return Path(platformdirs.user_data_path(APP, appauthor=False)) / "own"


def cache_dir() -> Path:
    """The folder for what can be made again at any time; raises `FolderError`."""
    return _own("HANSETABLE_CACHE", platformdirs.user_cache_path)


def write_atomic(path: Path, content: str | bytes, private: bool = False) -> None:
    """Write a file so that at any moment either the old or the whole new one is there.

    Text is written as UTF-8, its line ends as they are. A link stays one, the file that it leads to
    is written; a file keeps its mode, but a private one is for its owner only. Raises `OSError`,
    and then the old file is untouched.
    """
    path = Path(os.path.realpath(path))
    old = path.stat().st_mode if path.exists() else None
    if old is not None and not stat.S_ISREG(old):
        raise OSError(errno.EINVAL, "expected a file, found a folder or a device", str(path))
    data = content.encode("utf-8") if isinstance(content, str) else content
    draft = path.with_name(f".{path.name}.{secrets.token_hex(4)}.tmp")
    try:
        with draft.open("xb") as file:
            if private:
                draft.chmod(0o600)
            elif old is not None:
                draft.chmod(stat.S_IMODE(old))
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(draft, path)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise
    _settle(path.parent)


def unused(path: Path) -> Path:
    """Return a path where no file is yet: this one, else the first with a number at its name."""
    others = (path.with_name(f"{path.stem} {number}{path.suffix}") for number in count(2))
    return next(free for free in chain([path], others) if not free.exists())


def aside(path: Path) -> Path:
    """Return the path beside a damaged file under which it can be kept."""
    names = (path.with_name(f"{path.stem}-damaged-{number}{path.suffix}") for number in count(1))
    return next(free for free in names if not free.exists())


def _settle(folder: Path) -> None:
    """Make a renaming survive a power cut, where the system lets a folder be synchronised."""
    if os.name != "posix":
        return
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _shipped(name: str) -> Path:
    code = package()
    unpacked = getattr(sys, "_MEIPASS", None)
    homes = [Path(unpacked) / name] if unpacked else [code / f"_{name}", code.parent / name]
    for home in homes:
        if home.is_dir():
            return home
    raise FolderError(
        "The folder “{name}” of Hansetable is missing; it was expected: {home}",
        name=name,
        home=homes[-1],
    )


def _own(variable: str, usual: Callable[..., Path]) -> Path:
    """Return a folder of the user; the usual one is only asked for if no other is named."""
    chosen = os.environ.get(variable, "").strip()
    try:
        folder = Path(chosen).expanduser() if chosen else usual(APP, appauthor=False)
    except RuntimeError as error:
        raise FolderError(
            "The home folder {home} does not exist; set {variable} to a folder.",
            home=quoted(Path(chosen or "~").parts[0]),
            variable=variable,
        ) from error
    folder = folder.absolute()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise FolderError(
            "Cannot make the folder {folder} ({reason}); set {variable} to another folder.",
            folder=folder,
            reason=reason(error),
            variable=variable,
        ) from error
    if not os.access(folder, os.R_OK | os.W_OK | os.X_OK):
        raise FolderError(
            "Cannot write into the folder {folder}; set {variable} to another folder.",
            folder=folder,
            variable=variable,
        )
    return folder
