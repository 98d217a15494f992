"""The table as a picture: the whole window at one moment of a record, drawn offscreen."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication

from hansetable.model.play import PlayModel
from hansetable.session.session import Session
from hansetable.session.slot import HUMAN, PlayerSlot
from hansetable.ui.art import style
from hansetable.ui.games import game_ui
from hansetable.ui.language import install
from hansetable.ui.settings.settings import Settings
from hansetable.ui.table.page import HEIGHT, WIDTH
from hansetable.ui.table.play_page import PlayPage


def render(session: Session, number: int, out: Path, language: str, scale: float) -> None:
    """Write a PNG of the table after so many actions of a session.

    The seat on turn is seen from its own side.

    Raises:
        OSError: the picture cannot be written.
    """
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = style.application()
    style.apply_theme(app)
    install(app, language)
    people = tuple(PlayerSlot(slot.name, slot.colour, HUMAN) for slot in session.slots)
    moment = Session(replace(session.header, slots=people))  # so that each is asked in words
    for seat, action in session.actions[:number]:
        moment.submit(seat, action)
    page = still(moment)
    page.resize(QSize(round(WIDTH * scale), round(HEIGHT * scale)))
    picture = photograph(page)
    page.model.stop()
    page.deleteLater()
    if not picture.save(str(out), "PNG"):
        raise OSError(f"{out}: the picture cannot be written")


def still(session: Session) -> PlayPage:
    """Return the table of a session in which nothing moves and nobody thinks."""
    model = PlayModel(session)
    model.show_only(session.decides() or 0)
    page = PlayPage(model, Settings(), game_ui(model.game.name))
    page.scene.animator.factor = 0.0
    model.laid.emit()
    model.asked.emit()
    model.choiceChanged.emit()
    return page


def photograph(page: PlayPage) -> QPixmap:
    """Return what a table page shows."""
    page.show()
    page.view.settle()
    QApplication.processEvents()
    picture = page.grab()
    page.hide()
    return picture
