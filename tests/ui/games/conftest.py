"""The languages of the program, each as it is shipped."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from hansetable.ui import language
from tests.ui.table.page_fixture import speaking


@pytest.fixture(params=["en", "de"])
def code(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    """Both languages, one after the other."""
    wanted: str = request.param
    with speaking(wanted):
        assert language.current() == wanted
        yield wanted


@pytest.fixture
def english(qapp: QApplication) -> None:
    """English, with its plurals."""
    language.install(qapp, "en")
    assert language.current() == "en"
