"""The log file: where it lies, what goes into it, and how long it grows."""

import logging
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from hansetable import log


@pytest.fixture(autouse=True)
def quiet_again(own_folders: Path) -> Iterator[None]:
    """Folders of its own; afterwards nothing is logged any more."""
    root, ours = logging.getLogger(), logging.getLogger("hansetable")
    before = root.handlers[:], root.level, ours.level, logging.raiseExceptions
    yield
    for handler in root.handlers:
        if handler not in before[0]:
            handler.close()
    root.handlers[:], root.level, ours.level, logging.raiseExceptions = before
    root.manager._clear_cache()


def failed(error: Exception) -> str:
    try:
        raise error
    except Exception as caught:
        return log.told(caught)


def test_the_log_of_every_module_lies_in_the_cache(own_folders: Path, capsys) -> None:
    log.start()
    logging.getLogger("hansetable.some.room").info("a door was opened")
    logging.getLogger("hansetable.some.room").debug("by Heike")
    logging.getLogger("another.library").warning("a window is broken")
    text = (own_folders / "cache" / "hansetable.log").read_text(encoding="utf-8")
    assert "INFO hansetable.some.room: a door was opened" in text
    assert "another.library" in text and "Heike" not in text
    assert capsys.readouterr().err == "hansetable: a window is broken\n"


def test_what_a_file_brought_is_visible_in_the_log(own_folders: Path, capsys) -> None:
    log.start()
    logging.getLogger("hansetable").warning("no %s", "\x1b[31m\n\u202eb")
    log.write_crash("Traceback (most recent call last):\nKeyError: \x1b[31m\n")
    err = capsys.readouterr().err
    assert err.startswith("hansetable: no \\x1b[31m\\n\\u202eb\n") and "\x1b" not in err
    text = (own_folders / "cache" / "hansetable.log").read_text(encoding="utf-8")
    assert "\x1b" not in text and "\nKeyError: \\x1b[31m\n" in text


def test_debugging_tells_more_and_also_on_stderr(own_folders: Path, capsys) -> None:
    log.start(debug=True)
    logging.getLogger("hansetable.some.room").debug("by Heike")
    assert "by Heike" in (own_folders / "cache" / "hansetable.log").read_text(encoding="utf-8")
    assert "DEBUG hansetable.some.room: by Heike" in capsys.readouterr().err


def test_a_crash_is_one_line_on_stderr_and_a_traceback_in_the_file(capsys) -> None:
    log.start()
    log.write_crash(failed(ValueError("on purpose\nand more")))
    file = log.file()
    assert file is not None and "Traceback" in file.read_text(encoding="utf-8")
    assert capsys.readouterr().err == f"hansetable: ValueError: on purpose; see {file}\n"


def test_a_full_log_is_kept_and_a_new_one_begun(own_folders: Path, monkeypatch) -> None:
    monkeypatch.setattr(log, "MOST_BYTES", 2000)
    log.start()
    for number in range(200):
        logging.getLogger("hansetable.room").info("line %d", number)
    files = sorted((own_folders / "cache").glob("hansetable.log*"))
    assert [file.name for file in files] == [
        "hansetable.log", *(f"hansetable.log.{n}" for n in range(1, log.OLD_FILES + 1))
    ]  # fmt: skip
    assert all(file.stat().st_size <= 2000 for file in files)
    assert "line 199\n" in files[0].read_text(encoding="utf-8")


def test_without_a_folder_there_is_no_file_and_no_trouble(monkeypatch, own_folders, capsys) -> None:
    (own_folders / "file").touch()
    monkeypatch.setenv("HANSETABLE_CACHE", str(own_folders / "file" / "x"))
    log.start()
    log.write_crash(failed(KeyError("x")))
    assert capsys.readouterr().err == "hansetable: KeyError: 'x'; see hansetable --debug\n"


def test_a_full_disk_says_nothing(monkeypatch, capsys) -> None:
    def refuse(handler: logging.FileHandler) -> None:
        raise OSError(28, "No space left on device", handler.baseFilename)

    log.start()
    monkeypatch.setattr(logging.FileHandler, "_open", refuse)
    logging.getLogger("hansetable.room").info("a door was opened")
    assert capsys.readouterr().err == ""


# ---- exceptions ----------------------------------------------------------------------------------


@pytest.mark.filterwarnings("ignore")
def test_what_nobody_caught_in_a_thread_is_taken_but_no_exit() -> None:
    taken: list[BaseException] = []

    def run(error: BaseException) -> None:
        def fail() -> None:
            raise error

        thread = threading.Thread(target=fail)
        thread.start()
        thread.join()

    with log.uncaught(taken.append):
        run(ValueError("on purpose"))
        run(SystemExit(3))
    assert [str(error) for error in taken] == ["on purpose"]


def test_what_cannot_be_raised_is_logged_without_its_message(own_folders: Path) -> None:
    class Thing:
        def __del__(self) -> None:
            raise ValueError("card m07")

    log.start()
    with log.uncaught(pytest.fail):
        Thing()
    text = (own_folders / "cache" / "hansetable.log").read_text(encoding="utf-8")
    assert "WARNING hansetable: ignored: ValueError: …" in text and "in __del__" in text
    assert "m07" not in text.replace('raise ValueError("card m07")', "")


def chained() -> str:
    try:
        try:
            {}["m07"]
        except KeyError as first:
            raise ValueError("no m07\n  File m08\nm09") from first
    except ValueError as second:
        return log.told(second)


def test_a_traceback_can_be_told_without_what_it_says() -> None:
    trace = chained()
    assert log.message(trace) == "ValueError: no m07"
    (file, line, name), *rest = log.frames(trace)
    assert file == "tests/test_log.py" and line > 100 and name == "chained" and len(rest) >= 1
    shown = log.without_messages(trace)
    assert "KeyError: …\n" in shown and "ValueError: …\n" in shown
    assert "The above exception was the direct cause" in shown
    assert log.frames(shown) == log.frames(trace)
    assert "'m07'" not in shown and "m08\n" not in shown and "m09\n" not in shown


def test_a_path_does_not_name_the_person(monkeypatch) -> None:
    monkeypatch.setenv("HOME", str(Path(log.__file__).parents[2]))
    monkeypatch.setenv("USERPROFILE", str(Path(log.__file__).parents[2]))
    assert log.without_home(str(Path(log.__file__))).startswith("~")
