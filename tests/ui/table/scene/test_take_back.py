"""The disc on what was laid last."""

from __future__ import annotations

from PySide6.QtTest import QTest

from tests.ui.table.page_fixture import advance, asks, game, options, table
from tests.ui.table.scene.scene_fixture import LEFT, NONE, said


def test_a_disc_on_the_card_that_was_laid_last_takes_it_back(qtbot, own_folders) -> None:
    session = advance(game(), lambda s: asks("LayRoute")(s) and len(options(s, "Lay")) > 1)
    with table(qtbot, session) as page:
        disc, before = page.scene.take_back, len(said(page))
        page.model.say(options(session, "Lay")[0])
        assert disc.isVisible() and disc.toolTip() and len(said(page)) == before + 1
        at = page.view.mapFromScene(disc.pos())
        QTest.mouseClick(page.view.viewport(), LEFT, NONE, at)
        assert len(said(page)) == before and not disc.isVisible()
