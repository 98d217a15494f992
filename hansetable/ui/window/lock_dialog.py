"""What is asked when the data folder is not ours alone: whose it is, and the ways in."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QWidget

from hansetable.errors import Message, shown
from hansetable.ui.error_messages import error_message
from hansetable.ui.history.wording import when_words
from hansetable.ui.language import Context, Text
from hansetable.ui.widgets.dialogs import ENTER, FormDialog, Rule
from hansetable.ui.widgets.layout import below, beside
from hansetable.ui.window.instance import STILL, Blocked, Instance, Trouble

WIDTH = 720
_AGAIN = 5_000
"""How often it is looked again, in milliseconds."""


class Lock(Context):
    """Context forms of this dialog."""


_TITLES: Mapping[Blocked, Text] = {
    Blocked.HERE: Text("Lock", "Hansetable is already open"),
    Blocked.ELSEWHERE: Text("Lock", "Open on another computer"),
    Blocked.UNREADABLE: Text("Lock", "Perhaps open already"),
    Blocked.IN_THE_WAY: Text("Lock", "Something is in the way"),
    Blocked.UNWRITABLE: Text("Lock", "Nothing can be saved here"),
}
_WHAT: Mapping[Blocked, Text] = {
    Blocked.HERE: Text(
        "Lock", "A window on this computer is using this folder and does not respond."
    ),
    Blocked.ELSEWHERE: Text("Lock", "“{host}” is using this folder, or did not close it properly."),
    Blocked.UNREADABLE: Text("Lock", "The lock of this folder does not say whose it is."),
    Blocked.IN_THE_WAY: Text("Lock", "There is a folder where the lock file has to be."),
    Blocked.UNWRITABLE: Text("Lock", "The lock of this folder cannot be written: {problem}."),
}
_ADVICE: Mapping[Blocked, Text] = {
    Blocked.HERE: Text("Lock", "Wait a little, or close the other window, and try again."),
    Blocked.ELSEWHERE: Text(
        "Lock",
        "Close Hansetable there if it is still open: two windows must not save into the same "
        "folder.",
    ),
    Blocked.UNREADABLE: Text(
        "Lock", "Close Hansetable wherever it is still open with this folder."
    ),
    Blocked.IN_THE_WAY: Text("Lock", "Move it away and try again."),
    Blocked.UNWRITABLE: Text("Lock", "Free some space or allow writing, and try again."),
}


class LockDialog(FormDialog):
    """Names the lock and whose it is, and waits until the folder is free or a way in is chosen.

    ``exec`` returns 1 as soon as ``instance`` may be used.
    """

    def __init__(
        self, instance: Instance, trouble: Trouble, own: Path, parent: QWidget | None = None
    ) -> None:
        """Ask about a folder; ``own`` is a folder of this computer to play in instead."""
        super().__init__(parent)
        self.instance, self.trouble, self._own = instance, trouble, own
        self.heading = self.label("heading")
        self.what, self.since = self.label("title"), self.label("sentence")
        self.place, self.advice = self.label("sentence"), self.label("text")
        self.place.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.over = self._way(
            Text("Lock", "Hansetable is no longer open elsewhere"),
            Text("Lock", "The game continues as it was saved. Nothing in the folder is lost."),
            Text("Lock", "Take over"),
            self._take_over,
        )
        self.anyway = self._way(
            Text("Lock", "Play without saving for now"),
            Text("Lock", "Nobody else is using this folder. Saving is tried again until it works."),
            Text("Lock", "Open anyway"),
            self._open_anyway,
        )
        self.here = self._way(
            Text("Lock", "Play with a folder on this computer"),
            Text("Lock", "It has games of its own; this folder stays as it is."),
            Text("Lock", "Play here"),
            self._play_here,
        )
        again = Text("Lock", "The folder is checked again every five seconds.")
        self.quit_button = self.button(Text("Lock", "Quit"), self.reject)
        self.again_button = self.button(Text("Lock", "Try again"), self.look, key=ENTER, main=True)
        self.lay_out(
            self.heading,
            Rule(),
            below(self.what, self.since, self.place, spacing=4),
            self.advice,
            self.over,
            self.anyway,
            self.here,
            Rule(),
            beside((self.label("sentence", again), 1), self.quit_button, self.again_button),
            spacing=12,
            width=WIDTH,
        )
        self._timer = QTimer(self, interval=_AGAIN)
        self._timer.timeout.connect(self.look)
        self._timer.start()
        self.retranslate()
        self.again_button.setFocus()

    def _way(self, title: Text, tale: Text, button: Text, pressed: Callable[[], object]) -> QWidget:
        """Return a row with a way in: what it is, what comes of it, its button."""
        way = QWidget(self)
        press = self.button(button, pressed)
        press.setAccessibleName(f"{title}: {button}")
        texts = below(self.label("title", title), self.label("sentence", tale), spacing=2)
        way.setLayout(beside((texts, 1), press, spacing=20))
        way.setProperty("press", press)
        return way

    def look(self) -> None:
        """Look again whether the folder is free, and show what there is now."""
        self._try(self.instance.claim)

    def _try(self, claim: Callable[[], Trouble | None]) -> None:
        trouble = claim()
        if trouble is None:
            self.accept()
            return
        self.trouble = trouble
        self.retranslate()

    def _take_over(self) -> None:
        self._try(self.instance.take_over)

    def _open_anyway(self) -> None:
        self.instance.begin()
        self.accept()

    def _play_here(self) -> None:
        with suppress(OSError):  # then its lock cannot be written either, and that is said
            self._own.mkdir(parents=True, exist_ok=True)
        self.instance = Instance(self._own)
        self._try(self.instance.claim)

    def retranslate(self) -> None:
        """Say what there is now."""
        kind = self.trouble.kind
        self.heading.setText(str(_TITLES[kind]))
        self.setWindowTitle(self.heading.text())
        problem = error_message(self.trouble.problem or Message(""))
        self.what.setText(_WHAT[kind].say(host=shown(self.trouble.host), problem=problem))
        self.place.setText(shown(str(self.trouble.path)))
        self.advice.setText(str(_ADVICE[kind]))
        foreign = kind in (Blocked.ELSEWHERE, Blocked.UNREADABLE)
        still = self.trouble.still
        self.since.setVisible(foreign)
        self.since.setText(self._since(still))
        self.over.setVisible(foreign)
        self.over.setEnabled(still >= STILL)
        self.anyway.setVisible(kind == Blocked.UNWRITABLE)
        self.here.setVisible(kind != Blocked.HERE and self.instance.folder != self._own)

    def _since(self, still: float) -> str:
        """Say when the lock was touched last, or how long it must still be left alone."""
        if still < STILL:
            return Lock.trUtf8(
                "The folder was in use a moment ago; it can be taken over in %n second(s).",
                None,
                round(STILL - still) + 1,
            )
        moment = datetime.fromtimestamp(datetime.now().timestamp() - still)
        return Text("Lock", "The last sign of life was {when}.").say(when=when_words(moment))
