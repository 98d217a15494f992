"""Own card values: hostile files are one line; what a real box may say can be said and played."""

import os
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import pytest

from hansetable import paths
from hansetable.errors import SheetError
from hansetable.games.kogge.cards import load as kogge
from hansetable.games.novgorod.cards import load as novgorod
from hansetable.games.riga.cards import load as riga

ROOT = Path(__file__).parents[2]
BOMB = ", ".join(
    ["&a0 [lol, lol]", *(f"&a{i} [{', '.join([f'*a{i - 1}'] * 9)}]" for i in range(1, 12))]
)


def write(game: str, text: str | bytes) -> Path:
    """Write own card values of a game."""
    file = paths.config_dir() / game / "cards.yaml"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    return file


def refused(file: Path, game: str = "kogge") -> str:
    """The line with which own values are refused, without the file; it took little."""
    tracemalloc.start()
    begin = time.process_time()
    with pytest.raises(SheetError) as caught:
        import_module(f"hansetable.games.{game}.cards").load()
    assert time.process_time() - begin < 1
    assert tracemalloc.get_traced_memory()[1] < 100e6
    tracemalloc.stop()
    line = str(caught.value)
    assert line.startswith(f"{file}: ")
    assert line.isprintable()
    assert len(line) < len(str(file)) + 250
    return line.removeprefix(f"{file}: ")


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("source: my box, 2024\npoints: 2024-13-45", "points: expected a mapping, found '2024-13-"),
        ("points: {kontor: 2024-01-02}", "points.kontor: expected a whole number from 0 to 99, "),
        ("points: {kontor: .inf}", "points.kontor: expected a whole number from 0 to 99, found "),
        ("points: {kontor: 1_0}", "points.kontor: expected a whole number from 0 to 99, found '1_"),
        ("points: {kontor: 0x10}", "points.kontor: expected a whole number from 0 to 99, found "),
        ("points: {kontor: 010}", "points.kontor: expected a whole number from 0 to 99, found '01"),
        (f"points: {{kontor: {'9' * 4301}}}", "points.kontor: expected a whole number from 0 to "),
        ("no: 1", "no: expected one of the keys goods, cities, points, found 1"),
        ("2026-01-01: 1", "2026-01-01: expected one of the keys goods, cities, points, found 1"),
        ("points:\n  <<: {chip: 1}", "points.<<: expected one of the keys source, kontor, "),
        ("goods:\n  source: &a [*a]", "line 2: expected values without & and *, found 'a'"),
        (f"source: [{BOMB}]", "line 1: expected values without & and *, found 'a0'"),
        ("points: *a", "line 1: expected values without & and *, found 'a'"),
        ("points: {? &a b : 1}", "line 1: expected a text as key, found something else"),
        ("points: {? [a, b] : 1}", "line 1: expected a text as key, found something else"),
        ("points:\n  chip: 1\n  'chip': 2", "line 3: expected each key once, found 'chip'"),
        ("source: {1: a, '1': b}", "line 1: expected each key once, found '1'"),
        ("points: !!python/object/apply:os.system [ls]", "line 1: expected values without !, fou"),
        ("source: !!binary aGk=", "line 1: expected values without !, found 'tag:yaml.org,2002:b"),
        ("source: !mine a", "line 1: expected values without !, found '!mine'"),
        ("source: " + "[" * 900, "line 1: expected at most 10 levels, found 11"),
        ("source: " + "[" * 20_000, "line 1: expected "),
        ("source:\n" + "".join(f"{' ' * i}a:\n" for i in range(1, 300)), "line 11: expected at mo"),
        ("- " * 20_000, "line 1: expected at most 10 levels, found 11"),
        (f"{'k' * 61}: 1", "line 1: expected a text of at most 60 letters, found 'kkk"),
        ('"a\\nb": 1', "line 1: expected a text of at most 60 letters, found 'a\\nb'"),
        ("points: \u202e1", "points: expected a mapping, found '\\u202e1'"),
        ("points:\n  chip: \0", "line 2: expected printable text, found '\\x00'"),
        ("points: \x1b[2J", "line 1: expected printable text, found '\\x1b'"),
        ("points:\n\tchip: 1", "line 2: expected YAML, found: found character "),
        ("points: {\nchip: 1", "line 2: expected YAML, found: "),
        ("--- {}\n--- {}\n", "line 2: expected one document, found another one"),
        ("%YAML 3.0\n--- 1", "line 1: expected YAML, found: "),
        (b"points: \xff", "expected a readable file, found: not UTF-8 text"),
        ("\ufeffpoints: 1".encode("utf-16"), "expected a readable file, found: not UTF-8 text"),
        ("# x\n" * 12_501, "expected a readable file, found: more than 50000 bytes"),
        ("points: [" + "1, " * 15_000 + "]", "points: expected a mapping, found [1, 1, 1, "),
    ],
)
def test_a_hostile_file_is_one_line_soon_and_with_little_memory(
    own_folders: Path, text: str | bytes, line: str
) -> None:
    assert refused(write("kogge", text)).startswith(line)


@pytest.mark.parametrize(
    "text", ["{names: book, 2026: measured}", "no", "[a, {b: 2.5}]", "2024-13-45"]
)
def test_a_source_may_say_anything_that_is_plain(own_folders: Path, text: str) -> None:
    write("kogge", f"cities: {{source: {text}}}")
    assert kogge().mark == ""


@pytest.mark.skipif(os.name == "nt", reason="no pipes and devices in folders")
@pytest.mark.parametrize(
    ("make", "found"),
    [
        (os.mkfifo, "a device"),
        (lambda file: file.symlink_to("/dev/zero"), "a device"),
        (lambda file: file.symlink_to("gone.yaml"), "No such file or directory"),
        (lambda file: file.symlink_to(file), "Too many levels of symbolic links"),
        (Path.mkdir, "Is a directory"),
    ],
)
def test_what_is_no_file_is_named(
    own_folders: Path, make: Callable[[Path], None], found: str
) -> None:
    file = write("kogge", "")
    file.unlink()
    make(file)
    assert refused(file) == f"expected a readable file, found: {found}"


@pytest.mark.parametrize(
    ("game", "text", "line"),
    [
        (
            "novgorod",
            "careers: {1: {back: {loses: 5}}}",
            "careers.1.back.loses: expected a career whose highest level can win, found 5",
        ),
        (
            "novgorod",
            "artisans: {"
            + ", ".join(
                f"{key}: {{makes: clothing}}"
                for key in ("provisions1", "provisions2", "provisions3", "jewelry1", "jewelry2")
            )
            + "}",
            "artisans: expected two luxury goods that take 5 commodities at most, found ",
        ),
        (
            "novgorod",
            "cities: {"
            + ", ".join(
                f"{key}: {{offices: [[5, 0], [5, 0], [5, 0], [4, ~]]}}"
                for key in (
                    "london",
                    "bergen",
                    "visby",
                    "novgorod",
                    "riga",
                    "danzig",
                    "luebeck",
                    "antwerpen",
                )
            )
            + "}",
            "cities: expected an office with an income, found ",
        ),
        (
            "novgorod",
            "artisans: {jewelry1: {from: {amber: ~, amber glass: ~}}}",
            "artisans.jewelry1.from: expected 1 to 6 different combinations of commodities, ",
        ),
        (
            "novgorod",
            "artisans: {jewelry1: {from: {amber fish: 1, fish amber: 2}}}",
            "artisans.jewelry1.from: expected 1 to 6 different combinations of commodities, ",
        ),
        ("novgorod", "money: {mission: 2}", "money.mission_privilege: expected a whole number fr"),
        ("novgorod", "seals: {both: 1}", "seals.both: expected a whole number from 2 to 20, fou"),
        ("novgorod", "cities: {riga: {also: riga}}", "cities.riga.also: expected one of london, "),
        (
            "riga",
            "cities: {visby: {cloth: ~, glass: barred, wine: ~, grain: ~}}",
            "cities.visby: expected a good that is not barred, found ",
        ),
        (
            "riga",
            "goods: {cloth: {value: 1, cards: 4}, glass: {value: 1, cards: 4}, "
            "wine: {value: 1, cards: 4}, grain: {value: 1, cards: 4}}",
            "goods: expected cards of a value of 24 in all, found ",
        ),
        ("kogge", "cities: {lubeck: {goods: ore}, kopenhagen: {goods: ore}}", "cities: expected a"),
        ("kogge", "goods: {ore: {count: 16}}", "goods.ore.count: expected 17 goods to begin with"),
        (
            "kogge",
            "cities: {tonsberg: {markers: 6}, stockholm: {markers: 6}, abo: {markers: 6}, "
            "reval: {markers: 6}, riga: {markers: 6}, danzig: {markers: 6}, stralsund: "
            "{markers: 6}, lubeck: {markers: 6}, kopenhagen: {markers: 6}}",
            "cities: expected 57 route markers in all, found ",
        ),
        (
            "kogge",
            "points: {kontor: 0, chip: 0, raid: 0}\ngoods: {ore: {points: 0}, furs: {points: 0}, "
            "amber: {points: 0}, salt: {points: 0}}",
            "points: expected something that brings victory points, found ",
        ),
    ],
)
def test_values_with_which_nobody_can_begin_or_win_are_refused(
    own_folders: Path, game: str, text: str, line: str
) -> None:
    assert refused(write(game, text), game).startswith(line)


def test_any_combination_of_an_artisan_can_be_said(own_folders: Path) -> None:
    """Also in another order of words, of other goods, and less than the shipped file has."""
    write(
        "novgorod",
        "artisans: {provisions1: {from: {fish salt: 3, salt: ~, wool cloth furs amber: 7}}}",
    )
    artisan = novgorod().artisans[0]
    goods = [city.good for city in novgorod().cities]
    assert [
        ({goods[g] for g in range(8) if mask >> g & 1}, seals) for mask, seals in artisan.recipes
    ] == [
        ({"salt", "fish"}, 3),
        ({"salt", "fish", "grain"}, 4),
        ({"wool", "cloth", "furs", "amber"}, 7),
    ]


def test_any_stage_of_the_variety_card_can_be_said(own_folders: Path) -> None:
    write("novgorod", "variety: {points: {1: 1, 3: 2, 11: ~}}")
    assert novgorod().variety == (0, 1, 0, 2, 2, 3, 4, 5, 6, 7, 8, 0)


def test_sea_lanes_may_be_others(own_folders: Path) -> None:
    write("novgorod", "cities: {visby: {also: ~}, riga: {also: bergen}}")
    masks = novgorod().neighbours
    assert [mask.bit_count() for mask in masks] == [2, 3, 2, 2, 3, 2, 2, 2]


def test_prices_and_points_may_be_absent(own_folders: Path) -> None:
    write("riga", "cities: {visby: {wine: ~}}\nbuildings: {inn: {points: [~, 4, 4, 4]}}")
    assert riga().values[0] == (0, 4, 0, 2)
    assert [one.points for one in riga().buildings if one.kind == "inn"] == [0, 4, 4, 4]
    write("novgorod", "cities: {riga: {fee: ~}}\nbonus: {route: [9, ~]}")
    assert (novgorod().cities[4].fee, novgorod().bonus[1]) == (0, (9, 0))


BOXES = {
    "novgorod": """
artisans:
  provisions1: {from: {salt furs cloth amber: 6, fish salt: 3, salt: ~}}
  jewelry2: {makes: clothing, from: {glass: 0, amber glass: ~, wool fish furs grain salt cloth: 12}}
variety: {points: {1: 1, 3: 2, 11: ~}}
cities:
  riga: {good: salt, also: bergen, fee: ~}
  luebeck: {good: grain}
  visby: {also: ~}
  danzig: {offices: [[9, 5], [9, 0], [3, ~], [0, 0]]}
careers: {1: {front: {loses: 4, seals: [~, 0, 1, 1, 1]}, back: {loses: 0}}}
missions: {m01: [jewelry, jewelry]}
bonus: {route: [9, ~]}
money: {mission: 0, mission_privilege: 0, ships: {3: 0, 4: 20, 5: 1}}
specials: {parts: {d: [9, 0]}, s1: [furs fish salt, clothing2, provisions, jewelry]}
""",
    "riga": """
cities: {visby: {cloth: 5, glass: ~, wine: barred}, danzig: {cloth: ~, glass: ~, wine: ~, grain: 3}}
buildings: {inn: {points: [~, 1, ~, 3]}, archive: {points: [2, 3, 2, 3], cost: [30, 1, 9, 9]}}
pictures: {visby: {manufactory: cloth, market: glass}}
points: {lodges: [~, 1, 2, 90], set: 0}
goods: {grain: {value: 1, cards: 18}}
""",
    "kogge": """
cities: {tonsberg: {goods: salt, markers: 6}, kopenhagen: {goods: ore}, riga: {markers: 14}}
points: {kontor: 0, chip: 0}
goods: {salt: {count: 12, points: 9}}
""",
}


@pytest.mark.parametrize("game", BOXES)
def test_a_game_of_another_box_can_be_played(own_folders: Path, game: str) -> None:
    """By random players and one that thinks; its screen is loaded, too."""
    write(game, BOXES[game])
    code = (
        "import sys; from hansetable import app; from hansetable.ui.games import game_ui;"
        "sys.exit(app.main(sys.argv[1:]) or not game_ui(sys.argv[2]))"
    )
    arena = ["arena", game, "--seats", "greedy,random,random", "--games", "1", "--json"]
    done = subprocess.run(
        [sys.executable, "-c", code, *arena], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def mutations(count: int) -> None:
    """No traceback, nothing slower than two seconds, nothing above 200 MB."""
    code = [sys.executable, "-m", "tests.games.card_mutations", "13", str(count)]
    done = subprocess.run(code, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    wrong, slowest, megabytes = map(float, done.stdout.split())
    assert 0.5 < wrong < 1
    assert slowest < 2
    assert megabytes < 200


@pytest.mark.skipif(os.name == "nt", reason="measures memory as Unix does")
def test_mutated_values_are_refused_or_read(own_folders: Path) -> None:
    mutations(150)


@pytest.mark.soak
def test_many_mutated_values_are_refused_or_read(own_folders: Path) -> None:
    mutations(3000)
