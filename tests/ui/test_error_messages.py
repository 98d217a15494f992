"""What is wrong with a file is said in the language of the screen, with all its parts."""

from collections.abc import Callable, Iterator
from pathlib import Path
from runpy import run_path

import pytest
from PySide6.QtWidgets import QApplication

from hansetable import paths
from hansetable.errors import SheetError, UserError
from hansetable.games.card_file import load
from hansetable.session.record import RecordError
from hansetable.session.session import Session
from hansetable.ui.error_messages import SYSTEM, error_message
from tests.ui.table.page_fixture import speaking

ROOT = Path(__file__).parents[2]
HEAD = (
    "Hansetable record 1\ngame: novgorod\nseed: 1\nseat 1: red, human, A\nseat 2: blue, human, B\n"
)


@pytest.fixture
def german(qapp: QApplication) -> Iterator[None]:
    with speaking("de"):
        yield


def test_every_text_of_an_error_is_found_for_the_translators() -> None:
    tool = run_path(str(ROOT / "packaging" / "update_translations.py"))
    found = set(tool["error_texts"](ROOT / "hansetable"))
    assert len(found) > 60
    file = ROOT / "translations" / "hansetable_de.ts"
    known = {
        message.findtext("source")
        for message, context in tool["messages"](tool["parse"](file))
        if context == "Errors"
    }
    assert found | set(SYSTEM) <= known


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


def unreadable_sheet(folder: Path) -> UserError:
    with pytest.raises(SheetError) as caught:
        load(folder / "none.yaml")
    return caught.value


def unusable_folder(folder: Path) -> UserError:
    (folder / "file").touch()
    with pytest.MonkeyPatch.context() as patch, pytest.raises(paths.FolderError) as caught:
        patch.setenv("HANSETABLE_DATA", str(folder / "file" / "x"))
        paths.data_dir()
    return caught.value


@pytest.mark.parametrize(
    ("fail", "line"),
    [
        (unreadable_sheet, "erwartet: eine lesbare Datei; gefunden: nicht vorhanden"),
        (unusable_folder, "lässt sich nicht anlegen (das ist kein Ordner); nenne in"),
    ],
)
def test_what_the_system_says_of_files_is_translated_too(
    german: None, tmp_path: Path, fail: Callable[[Path], UserError], line: str
) -> None:
    assert line in error_message(fail(tmp_path))
