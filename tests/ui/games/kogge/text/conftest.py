"""What tests of the words of Kogge share: its texts for four players."""

from __future__ import annotations

import pytest

from hansetable.ui.games.kogge.text.game_text import KoggeText
from tests.ui.games.kogge.text.text_fixture import NAMES


@pytest.fixture
def texts() -> KoggeText:
    return KoggeText(NAMES)
