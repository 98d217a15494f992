"""What tests of a game in progress share: models that are stopped in the end."""

from __future__ import annotations

import pytest

from hansetable.model.play import PlayModel
from tests.ui.table.page_fixture import Idle


@pytest.fixture
def seat(qapp):
    """Makes models and stops them in the end."""
    models = []

    def sit(session, worker=None, curtain=True):
        model = PlayModel(session, worker or Idle(session.game))
        model.use_curtain = curtain
        models.append(model)
        return model

    yield sit
    for model in models:
        model.stop()
