"""What is wrong with a file is said in the language of the screen, with all its parts."""

import ast
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

import hansetable
from hansetable import paths
from hansetable.errors import Fault
from hansetable.games.card_file import SheetError, load
from hansetable.session.record import RecordError
from hansetable.session.session import Session
from hansetable.ui.error_messages import SENTENCES, error_message
from tests.ui.table.page_fixture import speaking

PACKAGE = Path(hansetable.__file__).parent
SAID = ("Message", "error", "_one_of", "_refused", "__init__")
"""Calls whose first text is part of a fault, beside those of the faults themselves."""
HEAD = (
    "Hansetable record 1\ngame: novgorod\nseed: 1\nseat 1: red, human, A\nseat 2: blue, human, B\n"
)


@pytest.fixture
def german(qapp: QApplication) -> Iterator[None]:
    with speaking("de"):
        yield


def letters(text: str) -> bool:
    return bool(re.search("[A-Za-z]", re.sub(r"\{[^}]*\}", "", text)))


def texts() -> Iterator[str]:
    """Every text of a fault in the rooms without a screen that has letters beside its gaps."""
    for file in PACKAGE.rglob("*.py"):
        if {"ui", "model"} & set(file.relative_to(PACKAGE).parts):
            continue
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            called = ast.unparse(node.func).split(".")[-1] if isinstance(node, ast.Call) else ""
            if not (called in SAID or called.endswith("Error")):
                continue
            given = (arg.value for arg in node.args[:2] if isinstance(arg, ast.Constant))
            yield from [text for text in given if isinstance(text, str) and letters(text)][:1]


def test_every_text_of_a_fault_can_be_translated() -> None:
    found = set(texts())
    assert len(found) > 60
    assert found <= set(SENTENCES)
    system = [text for text in SENTENCES if text not in found]
    assert not any("{" in text for text in system) and len(system) < 10


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("Dear Heike", "Zeile 1: erwartet: „Hansetable record 1“; gefunden: 'Dear Heike'"),
        (
            "Hansetable record 9\n",
            "Zeile 1: erwartet: eine Aufzeichnung der Version 1 bis 2; gefunden: Version 9",
        ),
        (
            HEAD.replace("game: novgorod", "game: chess"),
            "Zeile 2: erwartet: ein Spiel (novgorod, riga, kogge); gefunden: 'chess'",
        ),
        (HEAD.replace("seed: 1\n", ""), "Zeile 4: erwartet: „seed: …“ im Kopf; gefunden: nichts"),
        (HEAD + "\n3 done\n", "Zeile 7: erwartet: ein Platz von 1 bis 2; gefunden: '3'"),
        (HEAD + "\n1 produce x\n", "Zeile 7: erwartet: 'produce <artisan> <goods>'; gefunden: '"),
        (HEAD + "\n2 done\n", "Zeile 7: erwartet: eine erlaubte Aktion von Platz 2, etwa „"),
    ],
)
def test_a_record_that_cannot_be_read_is_said_in_german(german: None, text: str, line: str) -> None:
    with pytest.raises(RecordError) as caught:
        Session.of_text(text)
    assert error_message(caught.value).startswith(line)
    assert str(caught.value).startswith("line ")


def unreadable_sheet(folder: Path) -> Fault:
    with pytest.raises(SheetError) as caught:
        load(folder / "none.yaml")
    return caught.value


def unusable_folder(folder: Path) -> Fault:
    (folder / "file").touch()
    with pytest.MonkeyPatch.context() as patch, pytest.raises(paths.FolderError) as caught:
        patch.setenv("HANSETABLE_DATA", str(folder / "file" / "x"))
        paths.data_dir()
    return caught.value


@pytest.mark.parametrize(
    ("fail", "line"),
    [
        (unreadable_sheet, "erwartet: eine lesbare Datei; gefunden: nicht vorhanden"),
        (unusable_folder, "lässt sich nicht anlegen (das ist kein Ordner); HANSETABLE_DATA kann"),
    ],
)
def test_what_the_system_says_of_files_is_translated_too(
    german: None, tmp_path: Path, fail: Callable[[Path], Fault], line: str
) -> None:
    assert line in error_message(fail(tmp_path))
