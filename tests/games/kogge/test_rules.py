"""Every rule has a test that names it."""

from __future__ import annotations

import re
from pathlib import Path

RULES = [
    *(f"K-{n}" for n in range(1, 17)), *(f"K-{n}" for n in range(20, 29)),
    *(f"K-{n}" for n in range(30, 33)), *(f"K-{n}" for n in range(40, 49)),
    *(f"K-{n}" for n in (60, 61, 62, 65, 66, 67, 68, 69, 70, 71, 80, 81, 82, 83, 90)),
    *(f"K-A{n}" for n in (1, 2)), *(f"K-B{n}" for n in (1, 2, 3)),
    *(f"K-C{n}" for n in range(1, 6)), *(f"K-D{n}" for n in range(1, 7)),
    *(f"K-X{n}" for n in range(1, 9)),
]  # fmt: skip


def test_every_rule_is_tested() -> None:
    texts = [
        file.read_text(encoding="utf-8")
        for file in Path(__file__).parent.glob("test_*.py")
        if file.name != Path(__file__).name
    ]
    docstrings = re.findall(r'"""(.*?)"""', "\n".join(texts), re.DOTALL)
    named = set(re.findall(r"K-[A-DX]?\d+", "\n".join(docstrings)))
    assert [rule for rule in RULES if rule not in named] == []
    assert named - set(RULES) == set()
