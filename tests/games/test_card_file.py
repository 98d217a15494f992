"""Card values from YAML: own values, and errors that a person can act on."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from hansetable import paths
from hansetable.errors import SheetError
from hansetable.games import card_file
from hansetable.games.card_file import Sheet, borrow, in_use, read
from hansetable.games.card_file import load as load_file
from hansetable.games.novgorod.cards import load

Yaml = object


@pytest.fixture
def own(own_folders: Path) -> Path:
    """Where the user's own card values lie; the file is not there yet."""
    file = paths.config_dir() / "novgorod" / "cards.yaml"
    file.parent.mkdir(parents=True)
    return file


def problem(own: Path, text: str) -> str:
    """The one line that says what is wrong with own card values, after the name of the file."""
    own.write_text(text, encoding="utf-8")
    with pytest.raises(SheetError) as caught:
        load()
    line = str(caught.value)
    assert "\n" not in line
    assert line.startswith(f"{own}: ")
    return line.removeprefix(f"{own}: ")


def test_the_values_that_come_with_the_program_have_no_mark(own_folders: Path) -> None:
    assert load().values == ""


def test_own_values_override(own: Path) -> None:
    own.write_text("money: {start: 30}\ncities: {riga: {fee: 1}}\n", encoding="utf-8")
    cards = load()
    assert cards.start_money == 30
    assert cards.mission_price == 6
    assert [city.fee for city in cards.cities] == [2, 2, 3, 3, 1, 2, 3, 3]


def test_own_values_have_a_mark_of_what_they_say(own: Path) -> None:
    marks = []
    for text in ("money: {start: 30}", "# richer\nmoney:\n  start: 30", "money: {start: 31}"):
        own.write_text(text, encoding="utf-8")
        marks.append(load().values)
    assert marks[0] == marks[1] != marks[2]
    assert len(marks[0]) == 12


def test_an_empty_own_file_changes_nothing(own: Path) -> None:
    own.write_text("# nothing yet\n", encoding="utf-8")
    assert load().start_money == 27


def test_own_values_may_name_their_source(own: Path) -> None:
    own.write_text(
        "source: my box\nmoney: {source: {default: my box}, start: 28}\n", encoding="utf-8"
    )
    assert load().start_money == 28


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("mony: {start: 30}", "mony: expected one of the keys cities, "),
        ("money: {begin: 30}", "money.begin: expected one of the keys "),
        ("money: 30", "money: expected a mapping, found 30"),
        ("money: {start: much}", "money.start: expected a whole number from 0 to 99, found 'much'"),
        ("money: {start: 100}", "money.start: expected a whole number from 0 to 99, found 100"),
        ("money: {start: true}", "money.start: expected a whole number from 0 to 99, found 'true'"),
        (
            "money: {start: null}",
            "money.start: expected a whole number from 0 to 99, found nothing",
        ),
        ("money: {start: 2.5}", "money.start: expected a whole number from 0 to 99, found '2.5'"),
        (
            "money: {start: 20}",
            "money.start: expected enough ducats for two offices and two missions with "
            "2 players, found 20",
        ),
        ("missions: {m01: [amber]}", "missions.m01: expected a list of 2, found ["),
        (
            "missions: {m01: [amber salt, gold]}",
            "missions.m01.1: expected 2 different words of wool, ",
        ),
        ("missions: {m01: [jewelry, salt]}", "missions.m01.1: expected 1 word of"),
        (
            "cities: {riga: {offices: [[4, 2], [5, 2], [5, 2], [6, 3]]}}",
            "cities.riga.offices: expected offices in descending price, found [[4, 2], ",
        ),
        ("cities: {riga: {offices: [[6, 3]]}}", "cities.riga.offices: expected a list of 4"),
        ("cities: {riga: {good: salt}}", "cities: expected a different commodity in each city"),
        ("cities: {riga: {good: gold}}", "cities.riga.good: expected one of wool, fish, "),
        ("cities: {riga: {also: paris}}", "cities.riga.also: expected one of "),
        (
            "cities: {riga: {de: Riga}}",
            "cities.riga.de: expected card values only (names belong in names.yaml), found ",
        ),
        (
            "goods: {wool: {en: wool}}",
            "goods.wool.en: expected card values only (names belong in names.yaml), found ",
        ),
        (
            "artisans: {jewelry1: {makes: gold}}",
            "artisans.jewelry1.makes: expected one of jewelry,",
        ),
        (
            "artisans: {jewelry1: {from: {amber: -1}}}",
            "artisans.jewelry1.from.amber: expected a whole number from 0 to 20, found -1",
        ),
        (
            "careers: {'1': {back: {steps: [goods3 seal, goods3, goods3 seal, goods3 seal]}}}",
            "careers.1.back.steps.1: expected a cost (",
        ),
        ("bonus: {route: [5]}", "bonus.route: expected a list of 2, found [5]"),
        ("variety: {points: {4: many}}", "variety.points.4: expected a whole number from 0 to 50"),
        ("expert: {merchant: {start: paris}}", "expert.merchant.start: expected one of london, "),
        (
            "expert: {pirate: {second: 7}}",
            "expert.pirate.second: expected a whole number from 0 to 6, found 7",
        ),
        ("specials: {s5: [furs]}", "specials.s5: expected one of the keys source, parts, s1,"),
        ("specials: {s1: [furs]}", "specials.s1: expected a list of 4, found ["),
        (
            "specials: {s1: [gold, clothing2, amber, jewelry]}",
            "specials.s1.0: expected 1 to 3 different words of wool, ",
        ),
        (
            "specials: {s1: [jewelry jewelry2, clothing2, amber, jewelry]}",
            "specials.s1.0: expected different luxury goods, found ",
        ),
        ("specials: {parts: {a: [0, 2]}}", "specials.parts.a.0: expected a whole number from 1"),
        ("- 1\n- 2\n", "the whole file: expected a mapping, found [1, 2]"),
    ],
)
def test_one_line_says_where_what_was_expected_and_found(own: Path, text: str, line: str) -> None:
    assert problem(own, text).startswith(line)


def test_a_file_that_is_no_yaml_is_named_with_its_line(own: Path) -> None:
    assert problem(own, "money:\n  start: [1\n").startswith("line 3: expected YAML, found: ")


def test_a_file_that_is_no_text_is_named(own: Path) -> None:
    own.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(SheetError, match="expected a readable file, found: not UTF-8 text"):
        load()


def test_a_folder_in_place_of_the_file_is_named(own: Path) -> None:
    own.mkdir()
    with pytest.raises(SheetError, match="expected a readable file, found: Is a directory"):
        load()


def test_a_long_value_is_cut(own: Path) -> None:
    line = problem(own, f"money: {{start: {'x' * 500}}}")
    assert line.endswith("…'")
    assert len(line) < 160


@pytest.mark.parametrize(
    ("value", "key", "found"),
    [({"a": 1}, "a", 1), ({"a": 1}, "b", None), ([5, 6], 1, 6), ([5], 1, None), (7, "a", None)],
)
def test_a_sheet_of_what_lies_under_a_key(value: Yaml, key: str | int, found: Yaml) -> None:
    below = Sheet(Path("x.yaml"), ("top",), value).at(key)
    assert (below.path, below.value) == (("top", str(key)), found)


def test_keys_leave_the_source_out() -> None:
    assert Sheet(Path("x.yaml"), (), {"source": "book", "b": 1, "a": 2}).names() == ["b", "a"]


@pytest.mark.parametrize(("value", "odd"), [({"a": 1}, "b"), ({"a": 1, "b": 1, "c": 1}, "c")])
def test_exactly_the_expected_keys(value: Yaml, odd: str) -> None:
    with pytest.raises(SheetError, match=f"^x.yaml: {odd}: expected exactly the keys a, b"):
        Sheet(Path("x.yaml"), (), value).names(("a", "b"))


@pytest.mark.parametrize("value", ["salt salt", "gold", "", 3, "salt fish furs"])
def test_words_are_different_ids(value: Yaml) -> None:
    with pytest.raises(SheetError, match="expected 1 to 2 different words of salt, fish, furs"):
        Sheet(Path("x.yaml"), (), value).words(["salt", "fish", "furs"], range(1, 3))


def test_every_group_of_the_shipped_values_names_its_source(own_folders: Path) -> None:
    base, _ = read("novgorod")
    assert isinstance(base.value, dict)
    assert [key for key, group in base.value.items() if "source" not in group] == []


def test_the_shipped_files_say_the_same_to_every_reader_of_yaml() -> None:
    """Nothing in them is understood otherwise than YAML means it, but for keys that are numbers."""
    for file in paths.resources().glob("**/*.yaml"):
        plain = yaml.load(file.read_text(encoding="utf-8"), yaml.BaseLoader)
        assert as_text(load_file(file).value) == plain, file


def as_text(value: Yaml) -> Yaml:
    """A value with all that stands in it as text, as YAML's simplest reader gives it."""
    if isinstance(value, dict):
        return {key: as_text(below) for key, below in value.items()}
    if isinstance(value, list):
        return [as_text(below) for below in value]
    return "~" if value is None else str(value)


@pytest.fixture
def lent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(card_file, "_LENT", {})
    return tmp_path


def test_values_that_are_borrowed_count_instead_of_the_own_ones(own: Path, lent: Path) -> None:
    own.write_text("money: {start: 30}\ncities: {riga: {fee: 1}}\n", encoding="utf-8")
    mine = load()
    text = in_use("novgorod")
    borrow("novgorod", "", lent)
    assert load().values == ""
    own.unlink()
    borrow("novgorod", text, lent)
    assert load() == mine and mine.values


@pytest.mark.parametrize(
    "text",
    [
        "[1]", '{"money": {"start": 1000000}}', '{"nobody": 1}', "\ud800", "{" * 50,
        "x" * 60_000, "a: &b 1", "!!python/object/apply:os.system [ls]", "money: \x00",
    ],
)  # fmt: skip
def test_damaged_values_that_are_borrowed_are_refused(
    own_folders: Path, lent: Path, text: str
) -> None:
    borrow("novgorod", text, lent)
    with pytest.raises(SheetError) as caught:
        load()
    assert "\n" not in str(caught.value) and len(str(caught.value)) < 400
