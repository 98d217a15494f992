import wave
from collections.abc import Iterator
from typing import get_args

import pytest
from pytestqt.qtbot import QtBot

from hansetable.model.play import PlayModel
from hansetable.paths import resources
from hansetable.ui.table import sound
from hansetable.ui.table.sound import TableSounds
from tests.ui.table.page_fixture import Idle, game


@pytest.fixture
def model(qtbot: QtBot) -> Iterator[PlayModel]:
    session = game()
    model = PlayModel(session, Idle(session.game))
    model.use_curtain = False
    yield model
    model.stop()


class RecordingSounds(TableSounds):
    """Remembers what would be heard."""

    def __init__(self, model: PlayModel) -> None:
        super().__init__(model)
        self.heard: list[str] = []

    def play(self, kind: str) -> None:
        """Writes it down."""
        self.heard.append(kind)


@pytest.mark.parametrize("kind", get_args(sound.Sound))
def test_a_sound_is_a_short_wave_that_is_not_too_loud(kind: str) -> None:
    with wave.open(str(resources() / "sounds" / f"{kind}.wav")) as data:
        assert data.getnframes() / data.getframerate() < 1.5
        frames = data.readframes(data.getnframes())
    samples = memoryview(frames).cast("h")
    assert 10_000 < max(abs(sample) for sample in samples) < 30_000
    assert abs(samples[0]) < 500
    assert abs(samples[-1]) < 1500


def test_it_is_heard_that_something_moves_and_whose_turn_it_is(model: PlayModel) -> None:
    ear = RecordingSounds(model)
    model.asked.connect(lambda: ear.say_turn(model.mine))
    model.begin()
    assert ear.heard == ["turn"]
    model.say(model.choice.actions[0])
    assert "move" in ear.heard


def test_nothing_is_loaded_while_it_is_off(model: PlayModel) -> None:
    sounds = TableSounds(model)
    sounds.apply(False, 60)
    model.begin()
    assert not sounds._effects


def test_it_stays_off_where_qt_cannot_play(
    model: PlayModel, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sound, "possible", lambda: False)
    sounds = TableSounds(model)
    sounds.apply(True, 60)
    assert not sounds.on
