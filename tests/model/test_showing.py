"""What is shown of the others, one beat after the other; the timer is pushed by hand."""

import pytest

from hansetable.model.showing import Beat, Showing

TWO = [Beat(range(1), 900), Beat(range(1, 3), 2700)]


class Ears:
    """Counts what is told."""

    def __init__(self, showing: Showing) -> None:
        self.changed = self.finished = 0
        showing.changed.connect(self._change)
        showing.finished.connect(self._finish)

    def _change(self) -> None:
        self.changed += 1

    def _finish(self) -> None:
        self.finished += 1


@pytest.fixture
def showing(qapp: object) -> Showing:
    showing = Showing()
    showing.split = lambda lines: TWO if lines else []
    return showing


def ring(showing: Showing) -> None:
    """Let the time of the beat be over."""
    assert showing._timer.isActive()
    showing._timer.timeout.emit()


def test_each_beat_has_its_time_and_then_it_is_over(showing: Showing) -> None:
    ears = Ears(showing)
    showing.begin(range(3), 1)
    assert (showing.beat, showing._timer.interval(), showing.more) == (TWO[0], 900, True)
    assert showing.seat == 1 and 0.9 < showing.part <= 1
    ring(showing)
    assert (showing.beat, showing._timer.interval(), showing.more) == (TWO[1], 2700, False)
    assert not ears.finished
    ring(showing)
    assert showing.beat is None and not showing._timer.isActive() and ears.finished == 1


def test_what_tells_nothing_is_not_shown(showing: Showing) -> None:
    ears = Ears(showing)
    showing.begin(range(0), 1)
    assert showing.beat is None and showing.seat is None and not ears.changed and not ears.finished


def test_a_skip_goes_on_to_the_next_beat_or_to_the_end(showing: Showing) -> None:
    ears = Ears(showing)
    showing.begin(range(3), 1)
    showing.skip()
    assert showing.beat == TWO[1] and not showing.rushing
    showing.begin(range(3), 1)
    showing.skip(rest=True)
    assert showing.beat is None and showing.rushing and ears.finished == 1
    showing.begin(range(3), 2)
    assert showing.beat is None
    showing.rest()
    showing.begin(range(3), 2)
    assert showing.beat == TWO[0]


def test_a_pause_keeps_what_is_left_of_the_time(showing: Showing) -> None:
    ears = Ears(showing)
    showing.begin(range(3), 1)
    before = ears.changed
    showing.pause(True)
    assert not showing._timer.isActive() and ears.changed == before + 1
    showing._part = 0.5
    assert showing.part == 0.5
    showing.pause(False)
    assert showing._timer.isActive() and showing._timer.interval() == 450


def test_while_pausing_the_next_one_is_shown_and_stays(showing: Showing) -> None:
    showing.begin(range(3), 1)
    showing.pause(True)
    showing.skip()
    assert showing.beat == TWO[1] and not showing._timer.isActive() and showing.part == 1
    showing.skip()
    showing.begin(range(3), 2)
    assert showing.beat == TWO[0] and showing.paused and not showing._timer.isActive()
    showing.pause(False)
    assert showing._timer.interval() == 900


def test_what_is_stopped_goes_on_with_nothing(showing: Showing) -> None:
    ears = Ears(showing)
    showing.begin(range(3), 1)
    showing.stop()
    assert showing.beat is None and showing.seat is None and not showing.more
    assert not ears.finished and not showing._timer.isActive()
    changed = ears.changed
    showing.stop()
    assert ears.changed == changed
