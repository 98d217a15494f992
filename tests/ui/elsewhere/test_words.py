"""What comes over the wire in English or by its id is told in the language of the screen."""

from __future__ import annotations

import ast
import random
from collections.abc import Iterator

import pytest

from hansetable import paths
from hansetable.model.play import PlayModel
from hansetable.ui.elsewhere.join_dialog import no_seat
from tests.net.test_elsewhere import laid
from tests.ui.table.page_fixture import speaking

pytestmark = [pytest.mark.timeout(200), pytest.mark.usefixtures("qapp")]
FAULTS = ("join first", "a guest does not say ")
"""Refusals that no guest of ours is ever told."""


def refusals() -> Iterator[str]:
    """How everything begins that a guest may be refused with."""
    for file in sorted((paths.package() / "net").glob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "why":
                said: list[ast.expr] = [node.value]
            elif isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] in (
                "Refused", "_refuse", "RefusedError", "NoTableError",
            ):  # fmt: skip
                said = node.args
            else:
                continue
            for text in said:
                parts = text.values if isinstance(text, ast.JoinedStr) else [text]
                if isinstance(parts[0], ast.Constant) and isinstance(parts[0].value, str):
                    yield parts[0].value
                elif isinstance(text, ast.BoolOp):
                    yield from (
                        part.value for part in text.values if isinstance(part, ast.Constant)
                    )


@pytest.mark.parametrize("why", [*sorted({*refusals()} - {*FAULTS}), "no table answers"])
def test_every_refusal_is_told_in_words_of_the_screen(why: str) -> None:
    with speaking("en"):
        english, unknown = no_seat(why), no_seat("x")
    with speaking("de"):
        german = no_seat(why)
    assert english != unknown and german not in (english, no_seat("x"))


def test_the_refusals_are_found() -> None:
    found = {*refusals()}
    assert {*FAULTS} < found
    assert {"the host said no", "no seat is free", "there is no other game"} < found
    assert {"expected a table of version ", "this table speaks version "} < found
    assert all("\n" not in no_seat(why) for why in FAULTS)


def test_a_plan_of_several_actions_is_said_one_after_the_other() -> None:
    host, here, way = laid("riga")
    there, chance = way.session, random.Random(2)
    assert there is not None
    model = PlayModel(there)
    model.begin()
    while len(model.plan) < 2:
        seat = here.state.asked()[0]
        action = chance.choice(here.state.listed(seat))
        (there if seat == 1 else here).submit(seat, action)
        way.take()
    plan, said = model.plan, len(here.actions)
    model.play_plan()
    assert there.busy and len(here.actions) == said + 1
    for _ in plan:
        way.take()
    assert [action for _, action in here.actions[said:]] == list(plan)
    model.stop()
    assert host.session is here
