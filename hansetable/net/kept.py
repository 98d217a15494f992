"""A table that ended in the middle of a game, as a file from which its host goes on."""

from __future__ import annotations

from pathlib import Path

from hansetable.core import Value
from hansetable.net.form import FormError, Forms, of_text, to_text
from hansetable.net.host import Saved
from hansetable.paths import write_atomic


class Kept(Value):
    """The game of a table, and where guests look for it."""

    code: str
    port: int
    saved: Saved


_FORM = Forms({}).of(Kept)


def keep(file: Path, kept: Kept) -> None:
    """Write a table to a file; raises `OSError`."""
    write_atomic(file, to_text(_FORM.write(kept)))


def kept_in(file: Path) -> Kept | None:
    """Return the table that a file holds; None if there is no file.

    Raises:
        FormError: it holds none.
    """
    if not file.is_file():
        return None
    found: Kept = _FORM.read(of_text(file.read_bytes()))
    if not 0 <= found.port < 1 << 16:
        raise FormError(f"expected a port, found {found.port}")
    return found
