import os
import sys
from pathlib import Path

import pytest

from hansetable import paths

FOLDERS = [
    (paths.config_dir, "HANSETABLE_CONFIG"),
    (paths.data_dir, "HANSETABLE_DATA"),
    (paths.cache_dir, "HANSETABLE_CACHE"),
]


def test_a_checkout_has_its_files_in_the_repository_root() -> None:
    root = Path(paths.__file__).resolve().parents[1]
    assert paths.resources() == root / "resources"
    assert paths.translations() == root / "translations"


def test_a_wheel_has_its_files_in_the_package(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    inside = tmp_path / "hansetable" / "_resources"
    inside.mkdir(parents=True)
    monkeypatch.setattr(paths, "__file__", str(tmp_path / "hansetable" / "paths.py"))
    assert paths.resources() == inside


def test_a_frozen_application_has_its_files_where_it_was_unpacked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "resources").mkdir()
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert paths.resources() == tmp_path / "resources"


def test_a_missing_folder_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    with pytest.raises(paths.FolderError, match="resources") as caught:
        paths.resources()
    assert str(tmp_path / "resources") in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(("folder", "variable"), FOLDERS)
def test_a_folder_of_the_user_is_made_where_the_variable_says(
    folder, variable: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(variable, str(tmp_path / "deep" / "er"))
    assert folder() == tmp_path / "deep" / "er"
    assert folder().is_dir()


@pytest.mark.parametrize(("folder", "variable"), FOLDERS)
def test_an_empty_variable_means_the_usual_folder(
    folder, variable: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(variable, "")
    monkeypatch.setenv("HOME", str(tmp_path))
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"):
        monkeypatch.delenv(name, raising=False)
    if sys.platform == "linux":
        assert tmp_path in folder().parents
    assert folder().name == "hansetable"


@pytest.mark.parametrize(("folder", "variable"), FOLDERS)
def test_a_folder_that_cannot_be_made_is_one_clear_line(
    folder, variable: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv(variable, str(tmp_path / "file" / "folder"))
    with pytest.raises(paths.FolderError) as caught:
        folder()
    assert str(tmp_path / "file") in str(caught.value)
    assert variable in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_folder_that_cannot_be_written_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HANSETABLE_DATA", str(tmp_path))
    monkeypatch.setattr(os, "access", lambda *_: False)
    with pytest.raises(paths.FolderError, match="Cannot write"):
        paths.data_dir()


@pytest.mark.parametrize("content", ["Grüße\nzwei", b"\x00\xff\r\n"])
def test_what_is_written_is_read_back(tmp_path: Path, content: str | bytes) -> None:
    file = tmp_path / "a.txt"
    file.write_text("old")
    paths.write_atomic(file, content)
    assert file.read_bytes() == (content if isinstance(content, bytes) else content.encode())
    assert [entry.name for entry in tmp_path.iterdir()] == ["a.txt"]


@pytest.mark.skipif(os.name != "posix", reason="modes are of POSIX")
@pytest.mark.parametrize("old", [False, True])
def test_what_is_private_is_for_its_owner_only(tmp_path: Path, old: bool) -> None:
    file = tmp_path / "a.table"
    if old:
        file.write_text("old")
        file.chmod(0o644)
    paths.write_atomic(file, "new", private=True)
    assert file.read_text() == "new" and file.stat().st_mode & 0o777 == 0o600


def test_a_failed_writing_leaves_the_old_file_and_no_rest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "a.txt"
    file.write_text("old")

    def broken(*_: object) -> None:
        raise OSError("disk full")

    monkeypatch.setattr(os, "replace", broken)
    with pytest.raises(OSError, match="disk full"):
        paths.write_atomic(file, "new")
    assert file.read_text() == "old"
    assert [entry.name for entry in tmp_path.iterdir()] == ["a.txt"]


def test_what_is_written_survives_a_power_cut(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    waited: list[int] = []
    monkeypatch.setattr(os, "fsync", waited.append)
    paths.write_atomic(tmp_path / "game", "new")
    assert waited


@pytest.mark.parametrize(("folder", "variable"), FOLDERS)
@pytest.mark.parametrize("home", ["~nosuchuser/deep", ""])
def test_a_home_that_nobody_knows_is_one_clear_line(
    folder, variable: str, home: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(variable, home)
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(os.path, "expanduser", lambda path: path)  # as without HOME and a user
    with pytest.raises(paths.FolderError, match=f"home folder '~.* exist; set {variable} to"):
        folder()


def test_no_home_is_needed_where_the_variables_name_the_folders(
    own_folders: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Path, "home", lambda: pytest.fail("nobody asks for it"))
    assert [folder().parent for folder, _ in FOLDERS] == [own_folders] * 3
