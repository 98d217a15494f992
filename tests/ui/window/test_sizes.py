"""On every screen all pages and dialogs are whole, and their letters large enough to be read."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from itertools import product
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
READ = (1366, 768, 1.0)
"""The screen on which the height of letters is measured: its size in dots, and its scale."""
SCREENS = (
    (1024, 600, 1.0), (1280, 720, 1.0), (1280, 720, 1.5), READ,
    (1920, 1080, 1.0), (2560, 1440, 1.0), (3840, 2160, 2.0),
)  # fmt: skip
SAMPLE = (
    ((1024, 600, 1.0), "de"),
    (READ, "en", "pages", "tables novgorod", "tables kogge", "replays riga", "books novgorod"),
)
"""What is looked at every time: a screen, a language, and stations, or all."""

ALLOWED = {
    # What is printed on a face is a picture of a card; the enlarged card, the page of cards and
    # the page of symbols say the same in larger letters.
    r"\tboard/(card_art|seat_art|expert_art|career|others|seat_chart|year_strip|city_plate)\.": 6.0,
    r"\tboard/card_large\.|\tgames/card_frame\.": 6.5,
    r"^sheet symbols [^\t]*\tboard/": 0.0,
    # A line that becomes smaller where a language needs more room for the same thing.
    r"\tboard/(background|panel|seat_table)\.|\tgames/seat_parts\.": 7.5,
    r"\tsidebar/phase_header\._draw_chip\t": 8.4,
    # Many ways on leave little room in the bar; the whole text is shown where the mouse rests.
    r"\tprompt/prompt_bar\.draw\t|\twidgets/buttons\.draw\t": 7.7,
}
"""How low capitals may be in a place where that has its reason, in pixels."""
CUT = (
    r"\thistory/table\.paint\tcut",  # the options of a game; the mouse shows them all
    r"\t_DeedsButton\tsqueezed",  # its words are told in several lines
)
"""What may be cut off."""


def tour(tmp_path: Path, screen: tuple[int, int, float], *how: str) -> list[str]:
    """Return what is wrong on a screen in a language at some stations."""
    wide, high, scale = screen
    file = tmp_path / "screen.json"
    file.write_text(json.dumps({"screens": [{
        "name": "one", "x": 0, "y": 0, "width": wide, "height": high,
        "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1,
    }]}))  # fmt: skip
    env = {**os.environ, "QT_QPA_PLATFORM": f"offscreen:configfile={file}"}
    for name in ("DATA", "CONFIG", "CACHE"):
        env[f"HANSETABLE_{name}"] = str(tmp_path / name)
    env["QT_SCALE_FACTOR"] = str(scale)
    command = [sys.executable, "-m", "tests.ui.window.size_tour", *how]
    done = subprocess.run(
        command, cwd=ROOT, env=env, capture_output=True, text=True, timeout=600, check=False
    )
    assert done.returncode == 0, done.stderr
    return [line for line in done.stdout.splitlines() if _wrong(line, screen == READ)]


def _wrong(line: str, read: bool) -> bool:
    """Return whether what the tour has found is to be mended."""
    low = re.search(r"\tlow ([\d.]+)\t", line)
    if low is None:
        return bool(line) and not any(re.search(place, line) for place in CUT)
    least = [least for place, least in ALLOWED.items() if re.search(place, line)]
    return read and float(low[1]) < min(least, default=100.0)


@pytest.mark.timeout(300)
@pytest.mark.parametrize("sample", SAMPLE, ids=lambda sample: sample[0])
def test_a_sample_is_whole_and_can_be_read(tmp_path: Path, sample: tuple) -> None:
    screen, *how = sample
    assert tour(tmp_path, screen, *how) == []


@pytest.mark.soak
@pytest.mark.timeout(600)
@pytest.mark.parametrize(("screen", "code"), list(product(SCREENS, ("en", "de"))), ids=str)
def test_everything_is_whole_and_can_be_read(
    tmp_path: Path, screen: tuple[int, int, float], code: str
) -> None:
    assert tour(tmp_path, screen, code) == []
