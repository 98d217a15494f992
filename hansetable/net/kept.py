"""A table that ended in the middle of a game, as a file from which its host goes on."""

from __future__ import annotations

from pathlib import Path

from hansetable.core import Value
from hansetable.net import certificate
from hansetable.net.form import FormError, Forms, of_text, to_text
from hansetable.net.host import Saved
from hansetable.paths import write_atomic


class Kept(Value):
    """The game of a table, and how guests find it again: the host is the one that it was.

    ``pem`` is the certificate of the host and its key.
    """

    code: str
    port: int
    pem: str
    saved: Saved


_FORM = Forms({}).of(Kept)


def keep(file: Path, kept: Kept) -> None:
    """Write a table to a file that nobody else may read; raises `OSError`."""
    write_atomic(file, to_text(_FORM.write(kept)), private=True)


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
    try:
        certificate.of_host(found.pem)
    except ValueError as problem:
        raise FormError(str(problem)) from problem
    return found
