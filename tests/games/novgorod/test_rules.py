"""Every rule has a test that names it."""

from __future__ import annotations

import re
from pathlib import Path

from tests.test_rulebooks import NOVGOROD


def test_every_rule_is_tested() -> None:
    texts = [
        file.read_text(encoding="utf-8")
        for file in Path(__file__).parent.glob("test_*.py")
        if file.name != Path(__file__).name
    ]
    docstrings = re.findall(r'"""(.*?)"""', "\n".join(texts), re.DOTALL)
    named = set(re.findall(r"N-[A-Z]?\d+", "\n".join(docstrings)))
    assert [rule for rule in NOVGOROD if rule not in named] == []
    assert named - set(NOVGOROD) == set()
