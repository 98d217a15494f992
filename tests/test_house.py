"""The house rules that no single module can hold by itself."""

import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from runpy import run_path
from xml.etree import ElementTree

import pytest
import yaml

import hansetable

ROOT = Path(hansetable.__file__).resolve().parents[1]
PACKAGE = ROOT / "hansetable"
SOURCES = sorted(PACKAGE.rglob("*.py"))
QT_CORE_ONLY = ("hansetable.model",)
STANDARD_LIBRARY_ONLY = ("hansetable.core", "hansetable.errors")
LONGEST = 400
"""How many lines a module may have."""
TRANSLATORS = ("translate", "language.translate", "QCoreApplication.translate")
MARKERS = (".trUtf8", ".tr")
LANGUAGE = PACKAGE / "ui" / "language.py"
"""Where texts of every context are asked for, by a name that is no plain string."""


def module(file: Path) -> str:
    parts = list(file.relative_to(ROOT).with_suffix("").parts)
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@cache
def imports(file: Path) -> list[str]:
    """Every module that a file imports, also inside functions."""
    return list(_imports(file))


def _imports(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level and node.module:
            yield node.module
            yield from (f"{node.module}.{name.name}" for name in node.names)


def inside(name: str, rooms: tuple[str, ...]) -> bool:
    return any(name == room or name.startswith(f"{room}.") for room in rooms)


# Rooms


def test_the_import_contracts_hold() -> None:
    pytest.importorskip("importlinter", reason="comes with the extra “dev”")
    code = "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports())"
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_model_uses_nothing_of_qt_but_its_core() -> None:
    wrong = [
        f"{module(file)}: {name}"
        for file in SOURCES
        if inside(module(file), QT_CORE_ONLY)
        for name in imports(file)
        if inside(name, ("PySide6",)) and not inside(name, ("PySide6.QtCore",))
    ]
    assert wrong == []


def test_the_core_uses_the_standard_library_only() -> None:
    wrong = [
        f"{module(file)}: {name}"
        for file in SOURCES
        if inside(module(file), STANDARD_LIBRARY_ONLY)
        for name in imports(file)
        if not inside(name, STANDARD_LIBRARY_ONLY)
        and name.partition(".")[0] not in sys.stdlib_module_names
    ]
    assert wrong == []


def test_a_game_is_known_to_itself_its_screen_and_the_registry_only() -> None:
    games = [folder.name for folder in (PACKAGE / "games").iterdir() if folder.is_dir()]
    wrong = [
        f"{module(file)}: {name}"
        for file in SOURCES
        for game in games
        for name in imports(file)
        if inside(name, (f"hansetable.games.{game}",))
        and not inside(module(file), (f"hansetable.games.{game}", f"hansetable.ui.games.{game}"))
        and module(file) != "hansetable.games"
    ]
    assert wrong == []


def test_only_paths_knows_where_things_are() -> None:
    wrong = [
        module(file)
        for file in SOURCES
        if module(file) != "hansetable.paths"
        and re.search(r"_MEIPASS|platformdirs|Path\(__file__\)", file.read_text(encoding="utf-8"))
    ]
    assert wrong == []


def test_no_module_is_a_drawer_for_odds_and_ends() -> None:
    drawers = {"utils", "util", "helpers", "helper", "manager", "common", "misc"}
    assert [module(file) for file in SOURCES if file.stem in drawers] == []


def test_no_module_is_longer_than_one_reads_in_one_go() -> None:
    lines = {module(file): file.read_text(encoding="utf-8").count("\n") for file in SOURCES}
    assert {name: number for name, number in lines.items() if number > LONGEST} == {}


@pytest.mark.parametrize("folder", sorted({file.parent for file in SOURCES}), ids=module)
def test_every_folder_of_code_is_a_package_with_a_word_about_it(folder: Path) -> None:
    init = folder / "__init__.py"
    assert init.is_file()
    assert ast.get_docstring(ast.parse(init.read_text(encoding="utf-8")))


# Texts


def translated() -> Iterator[tuple[Path, ast.Call]]:
    for file in SOURCES:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            called = ast.unparse(node.func) if isinstance(node, ast.Call) else ""
            if called in TRANSLATORS or called.endswith(MARKERS):
                yield file, node


def test_translated_texts_are_plain_strings() -> None:
    """Anything else is silently left out by Qt's extraction."""
    wrong = [
        f"{file.relative_to(ROOT)}:{call.lineno}"
        for file, call in translated()
        if file != LANGUAGE
        for argument in call.args[: 1 if ast.unparse(call.func).endswith(MARKERS) else 2]
        if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str))
    ]
    assert wrong == []


def test_translate_is_never_called_by_another_name() -> None:
    wrong = [
        f"{file.relative_to(ROOT)}:{number}"
        for file in SOURCES
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if re.search(r"(?<!\w\.)(?<!def )\btr\(|self\.tr\(|translate as |= translate$", line)
    ]
    assert wrong == []


def test_rules_hold_no_text_for_people_but_errors() -> None:
    """What cards are called lies in ``names.yaml``, which only the screen reads."""
    errors = set(
        run_path(str(ROOT / "packaging" / "update_translations.py"))["error_texts"](PACKAGE)
    )
    wrong = []
    for file in (PACKAGE / "games").glob("*/**/*.py"):
        nodes = list(ast.walk(ast.parse(file.read_text(encoding="utf-8"))))
        told = {node.value for node in nodes if isinstance(node, ast.Expr)}
        wrong += [
            f"{module(file)}: {node.value}"
            for node in nodes
            if isinstance(node, ast.Constant) and node not in told and node.value not in errors
            if re.search(r"[a-z]{2} [a-z]{2}|[^\0-\x7f]|names\.yaml", str(node.value))
        ]
    for file in (ROOT / "resources").glob("*/cards.yaml"):
        values = yaml.safe_load(file.read_text(encoding="utf-8"))
        wrong += [f"{file}: {text}" for text in texts_in(values) if re.search("[^a-z0-9_ ]", text)]
    assert wrong == []


def texts_in(values: object) -> Iterator[str]:
    """Every text and key of card values but those about sources."""
    if isinstance(values, dict):
        for key, value in values.items():
            if key != "source":
                yield from (str(key), *texts_in(value))
    elif isinstance(values, list):
        for value in values:
            yield from texts_in(value)
    elif isinstance(values, str):
        yield values


@pytest.fixture(scope="module")
def extracted(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The shipped translations, brought up to date with the source code by Qt's own tool."""
    folder = tmp_path_factory.mktemp("translations")
    for file in (ROOT / "translations").glob("*.ts"):
        (folder / file.name).write_bytes(file.read_bytes())
    run_path(str(ROOT / "packaging" / "update_translations.py"))["update"](folder)
    return folder


def messages(file: Path) -> Iterator[tuple[str, list[str], bool]]:
    """Source, translations (several of a plural) and whether it is finished."""
    for message in ElementTree.parse(file).iter("message"):
        target = message.find("translation")
        assert target is not None
        forms = [form.text or "" for form in target.iter("numerusform")]
        texts = forms or [target.text or ""]
        yield message.findtext("source", ""), texts, target.get("type") is None and all(texts)


@pytest.mark.parametrize("code", ["de", "en"])
def test_every_text_is_translated(code: str, extracted: Path) -> None:
    file = extracted / f"hansetable_{code}.ts"
    missing = [source for source, _, finished in messages(file) if not finished]
    assert missing == [], "translate them in translations/ after: nox -s translate"
    shipped = (ROOT / "translations" / file.name).read_text(encoding="utf-8")
    assert file.read_text(encoding="utf-8") == shipped, "nox -s translate brings it up to date"


@pytest.mark.parametrize("code", ["de", "en"])
def test_translations_have_the_placeholders_of_their_source(code: str, extracted: Path) -> None:
    def fields(text: str) -> list[str]:
        return sorted(re.findall(r"\{\w*\}", text))

    wrong = [
        source
        for source, texts, finished in messages(extracted / f"hansetable_{code}.ts")
        for text in texts
        if finished and fields(text) != fields(source)
    ]
    assert wrong == []


# Papers


def test_the_package_begins_with_its_five_sentences() -> None:
    assert hansetable.__doc__
    assert re.findall(r"^(\d)\. ", hansetable.__doc__, re.MULTILINE) == list("12345")


def test_the_changelog_knows_this_version_or_what_comes() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert re.search(rf"^## \[(Unreleased|{re.escape(hansetable.__version__)})\]", text, re.M)


@pytest.mark.parametrize("mark", ["start", "test"])
def test_the_readme_has_one_command_for_each_mark(mark: str) -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    commands = re.findall(rf"^<!-- {mark} -->\n```sh\n(.+)\n```$", text, re.MULTILINE)
    assert len(commands) == 1


def test_what_the_readme_links_is_there() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    links = re.findall(r"\]\((?!https?:)([^)#]+)\)", text)
    assert [link for link in links if not (ROOT / link).exists()] == []


def test_qt_stays_below_the_version_that_loses_references() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert "PySide6-Essentials>=6.8.3,<6.12" in project["dependencies"]


# Colours

PRINTERS = ("hansetable.ui.art", "hansetable.ui.games")
"""Where things are printed; everything else of the screen is painted in the theme."""
PRINTED = ("PAPER", "INK", "INK_SOFT", "CREAM", "CREAM_DIM", "CREAM_SOFT", "CREAM_MUTED", "BUTTON")
STUFFS = ("felt", "oak", "paper")


def test_surroundings_are_painted_in_roles() -> None:
    """Cloth, wood and sheets may be light or dark: use LETTER…, SHEET_INK… and `surface`."""
    wrong = []
    for file in SOURCES:
        if not inside(module(file), ("hansetable.ui",)) or inside(module(file), PRINTERS):
            continue
        text = file.read_text(encoding="utf-8")
        wrong += [f"{module(file)}: {name}" for name in imports(file) if _printed(name)]
        wrong += [
            f"{module(file)}: {found}"
            for found in re.findall(r"palette\.([A-Z_]+)", text)
            if found in PRINTED
        ]
        wrong += [
            f"{module(file)}: texture({stuff})" for stuff in STUFFS if f'texture("{stuff}")' in text
        ]
    assert not wrong


def _printed(name: str) -> bool:
    room, _, last = name.rpartition(".")
    return room == "hansetable.ui.art.palette" and last in PRINTED
