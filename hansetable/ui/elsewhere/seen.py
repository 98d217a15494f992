"""What a guest sees of a game, on disk until it gets the record of the whole game."""

from __future__ import annotations

import logging
from datetime import datetime

from hansetable.net.elsewhere import SessionElsewhere
from hansetable.paths import unused, write_atomic
from hansetable.session.session import Change
from hansetable.ui.games import game_ui
from hansetable.ui.history.archive import Archive
from hansetable.ui.language import translate
from hansetable.ui.replay.told import told
from hansetable.ui.start.catalog import game_title

_LOG = logging.getLogger(__name__)


class Seen:
    """Writes the log of a game elsewhere after every change, and at the end its record instead.

    It is a text in a folder of its own. A record would have to name the deal and the actions, which
    only the host knows: a guest is told what came of them, as far as its seat may know it. Who
    comes to the same seat again goes on with the same file.
    """

    def __init__(self, session: SessionElsewhere, ticket: str, archive: Archive) -> None:
        self._session, self._archive = session, archive
        names = [slot.shown for slot in session.slots]
        self._texts, self._names = game_ui(session.game.name).text(names), ", ".join(names)
        file = archive.autosave.folder / "seen" / f"{session.game.name}.txt"
        self._path = file.with_stem(f"{file.stem} {ticket[:8]}") if ticket else unused(file)
        session.listen(self._keep)
        self._keep()

    def _keep(self, _change: Change | None = None) -> None:
        """Write all that was seen, or the record; without either the game goes on."""
        try:
            if not self._session.whole:
                self._path.parent.mkdir(parents=True, exist_ok=True)
                write_atomic(self._path, self._text())
            elif self._archive.add(self._session):
                self._path.unlink(missing_ok=True)
        except OSError as problem:
            _LOG.warning("What was seen is not kept: %s", problem)

    def _text(self) -> str:
        session = self._session
        what = translate(
            "Seen",
            "What was seen at this computer until {moment}. It is for reading: a record that can "
            "be opened has only the host, who hands it over at the end.",
        ).format(moment=f"{datetime.now():%Y-%m-%d %H:%M}")
        title = f"{game_title(session.game.name)}: {self._names}"
        return "\n".join((title, what, *told(session, self._texts)))
