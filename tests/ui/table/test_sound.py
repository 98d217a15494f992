import wave
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from hansetable.model.play import PlayModel
from hansetable.paths import resources
from hansetable.ui.table import sound
from hansetable.ui.table.sound import TableSounds
from tests.ui.table.page_fixture import Idle, game

WAVES = resources() / "sounds"


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


def test_it_is_heard_that_something_moves_and_whose_turn_it_is(
    model: PlayModel, monkeypatch: pytest.MonkeyPatch
) -> None:
    ear = RecordingSounds(model)
    called: list[QWidget] = []
    window = QWidget()
    monkeypatch.setattr(QApplication, "alert", called.append)
    model.asked.connect(lambda: ear.call(model.mine, window))
    model.begin()
    assert ear.heard == ["turn"] and called == [window]
    model.say(model.choice.actions[0])
    assert "move" in ear.heard


def test_the_turn_is_called_once(model: PlayModel, monkeypatch: pytest.MonkeyPatch) -> None:
    called: list[QWidget] = []
    ear, window = RecordingSounds(model), QWidget()
    monkeypatch.setattr(QApplication, "alert", called.append)
    for mine in (False, True, True, False, True):
        ear.call(mine, window)
    assert ear.heard == ["turn"] * 2 and called == [window] * 2


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch, own_folders: Path) -> list[Path]:
    """The files that are played here."""
    files: list[Path] = []
    monkeypatch.setattr(sound, "player", lambda: files.append)
    return files


def test_it_is_as_loud_as_the_settings_want(model: PlayModel, played: list[Path]) -> None:
    sounds = TableSounds(model)
    sounds.apply(True, 20)
    sounds.play("turn")
    with wave.open(str(played[0])) as soft, wave.open(str(WAVES / "turn.wav")) as whole:
        assert soft.getparams() == whole.getparams()
        frames = [memoryview(w.readframes(w.getnframes())).cast("h") for w in (soft, whole)]
    loud = [max(map(abs, samples)) for samples in frames]
    assert abs(loud[0] - loud[1] * 0.2) < 2
    sounds.apply(True, 100)
    sounds.play("end")
    assert played[1].name == "end-100.wav" and played[1].is_file()


def test_it_is_silent_while_it_is_off(model: PlayModel, played: list[Path]) -> None:
    sounds = TableSounds(model)
    sounds.play("turn")
    sounds.apply(False, 60)
    model.begin()
    sounds.play("turn")
    assert not played


def test_many_at_once_are_heard_as_one(model: PlayModel, played: list[Path]) -> None:
    sounds = TableSounds(model)
    sounds.apply(True, 60)
    for _ in range(20):
        sounds.play("move")
    assert len(played) == 1


def test_what_cannot_be_played_is_silent(
    model: PlayModel, played: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(kind: str, volume: int) -> Path:
        raise OSError("disk full")

    sounds = TableSounds(model)
    sounds.apply(True, 60)
    monkeypatch.setattr(sound, "quieter", refuse)
    sounds.play("turn")
    assert not played


def test_the_first_program_that_is_there_plays(
    monkeypatch: pytest.MonkeyPatch, own_folders: Path, qtbot: QtBot
) -> None:
    heard = own_folders / "heard"
    program = own_folders / "aplay"
    program.write_text(f'#!/bin/sh\necho "$@" > {heard}\n')
    program.chmod(0o755)
    assert sound.player() is None, "nobody hears a program without a screen"
    monkeypatch.setattr(sound.QGuiApplication, "platformName", lambda: "xcb")
    monkeypatch.setenv("PATH", "/nowhere")
    assert sound.player() is None
    monkeypatch.setenv("PATH", f"/nowhere:{own_folders}:/bin:/usr/bin")
    monkeypatch.setattr(sound, "PLAYERS", [p for p in sound.PLAYERS if p[0] == "aplay"])
    play = sound.player()
    assert play is not None
    play(WAVES / "move.wav")
    qtbot.waitUntil(lambda: heard.exists() and bool(heard.read_text()))
    assert heard.read_text().split() == ["-q", str(WAVES / "move.wav")]
