"""The rulebooks as texts: complete, alike in both languages, and true to the card values."""

import re
from itertools import chain
from pathlib import Path

import pytest
import yaml

from hansetable import paths

FOLDER = paths.translations() / "rulebooks"
GAMES = sorted({file.name.split(".")[0] for file in FOLDER.glob("*.md")})
START = re.compile(r"^\*\*([A-Z]-[A-Z]?\d+)\*\* \S", re.MULTILINE)
ANY = re.compile(r"\b[A-Z]-[A-Z]?\d+\b")
RULING = re.compile(r"\*(?:Rulings?|Festlegung(?:en)?):\*")


def spread(*parts: int | tuple[int, int]) -> list[str]:
    numbers = chain.from_iterable(
        range(part[0], part[1] + 1) if isinstance(part, tuple) else [part] for part in parts
    )
    return [f"N-{number}" for number in numbers]


NOVGOROD = [
    *spread((1, 7), (10, 16), (20, 24), 30, 31, (40, 47), (50, 67), 78, (80, 85), 90, 91, 95, 96),
    *spread((100, 102), (110, 112), 115, 116, (120, 124), 130),
    *(f"N-X{number}" for number in range(1, 11)),
    "N-H1",
]


def text(game: str, code: str) -> str:
    return (FOLDER / f"{game}.{code}.md").read_text(encoding="utf-8")


def rules(game: str, code: str) -> dict[str, str]:
    """Each rule's paragraph by its id."""
    found = {}
    for paragraph in text(game, code).split("\n\n"):
        if start := START.match(paragraph):
            found[start[1]] = paragraph
    return found


def levels(game: str, code: str) -> list[int]:
    return [len(marks) for marks in re.findall(r"^(#+) ", text(game, code), re.MULTILINE)]


def tables(game: str, code: str) -> list[list[list[str]]]:
    """The tables as rows of cells, without their ruling lines."""
    found: list[list[list[str]]] = []
    for paragraph in text(game, code).split("\n\n"):
        lines = [line for line in paragraph.splitlines() if line.startswith("|")]
        if lines:
            rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
            found.append([rows[0], *rows[2:]])
    return found


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("code", ["de", "en"])
def test_every_rule_stands_once(game: str, code: str) -> None:
    ids = START.findall(text(game, code))
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_rules_in_the_same_order(game: str) -> None:
    assert START.findall(text(game, "de")) == START.findall(text(game, "en"))


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_chapters(game: str) -> None:
    assert levels(game, "de") == levels(game, "en")


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_mark_the_same_rulings(game: str) -> None:
    marked = [
        {rule for rule, words in rules(game, code).items() if RULING.search(words)}
        for code in ("de", "en")
    ]
    assert marked[0] == marked[1]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("code", ["de", "en"])
def test_every_cross_reference_leads_somewhere(game: str, code: str) -> None:
    assert set(ANY.findall(text(game, code))) <= set(START.findall(text(game, code)))


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_refer_to_the_same_rules(game: str) -> None:
    german, english = rules(game, "de"), rules(game, "en")
    for rule, words in german.items():
        assert set(ANY.findall(words)) == set(ANY.findall(english[rule])), rule


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("code", ["de", "en"])
def test_tables_are_even(game: str, code: str) -> None:
    for table in tables(game, code):
        assert len({len(row) for row in table}) == 1, table[0]


@pytest.mark.parametrize("code", ["de", "en"])
def test_novgorod_is_complete(code: str) -> None:
    assert set(START.findall(text("novgorod", code))) == set(NOVGOROD)


class Cards:
    """The card values of Novgorod, as the tables of one rulebook write them."""

    def __init__(self, code: str) -> None:
        folder: Path = paths.resources() / "novgorod"
        self.values, self.names = (
            yaml.safe_load((folder / file).read_text(encoding="utf-8"))
            for file in ("cards.yaml", "names.yaml")
        )
        self.code = code

    def group(self, name: str) -> dict[str, object]:
        return {key: value for key, value in self.values[name].items() if key != "source"}

    def name(self, key: str) -> str:
        groups = ("goods", "luxuries", "cities")
        return next(self.names[g][key][self.code] for g in groups if key in self.names[g])

    def line(self, goods: str) -> str:
        return " + ".join(self.name(good) for good in goods.split())


@pytest.fixture(params=["de", "en"])
def cards(request: pytest.FixtureRequest) -> Cards:
    return Cards(request.param)


def test_the_cities_of_novgorod_are_those_of_the_cards(cards: Cards) -> None:
    expected = [
        [
            cards.name(city),
            cards.name(values["good"]),
            " · ".join(f"{price} ({income})" for price, income in values["offices"]),
            str(values["fee"]),
        ]
        for city, values in cards.group("cities").items()
    ]
    assert expected in [table[1:] for table in tables("novgorod", cards.code)]


def test_the_artisans_of_novgorod_are_those_of_the_cards(cards: Cards) -> None:
    expected = [
        " · ".join(f"{cards.line(goods)} {seals}" for goods, seals in values["from"].items())
        for values in cards.group("artisans").values()
    ]
    assert expected in [[row[1] for row in table[1:]] for table in tables("novgorod", cards.code)]


def test_the_missions_of_novgorod_are_those_of_the_cards(cards: Cards) -> None:
    expected = [
        [cards.line(line) for line in lines]
        for lines in cards.group("missions").values()
        if lines[0] not in cards.names["luxuries"]
    ]
    shown = [
        [pair for row in table[1:] for pair in (row[:2], row[2:])]
        for table in tables("novgorod", cards.code)
    ]
    assert expected in shown


def test_the_careers_of_novgorod_are_those_of_the_cards(cards: Cards) -> None:
    german = cards.code == "de"
    words = {
        "goods3": "3 Waren" if german else "3 commodities",
        "luxuries2": "2 Luxusgüter" if german else "2 luxury goods",
        "ducats15": "15 Dukaten" if german else "15 ducats",
        "goods2luxuries2": "2 + 2",
        "income": "zusätzliche Einnahmen" if german else "additional income",
        "speed": "Geschwindigkeit +1" if german else "speed +1",
        "mission": "Auftrag −3" if german else "mission −3",
        "seal": "+1 Siegel" if german else "+1 seal",
        "pirate": "?",
    }
    expected = [
        [": ".join(words[word] for word in step.split()) for step in side["steps"]]
        for career in cards.group("careers").values()
        for side in (career["front"], career["back"])
    ]
    shown = [
        [[cell.replace("\N{NO-BREAK SPACE}", " ") for cell in row[1:]] for row in table[1:]]
        for table in tables("novgorod", cards.code)
    ]
    assert expected in shown


def test_the_special_missions_of_novgorod_are_those_of_the_cards(cards: Cards) -> None:
    boxes = "zwei Kisten" if cards.code == "de" else "two boxes"

    def asked(words: str) -> str:
        names = [
            f"{cards.name(word[:-1])}, {boxes}" if word.endswith("2") else cards.name(word)
            for word in words.split()
        ]
        return " + ".join(names)

    specials = cards.group("specials")
    costs = specials.pop("parts")
    assert isinstance(costs, dict)
    expected = [[asked(part) for part in parts] for parts in specials.values()]
    assert expected in [[row[1:] for row in table[1:]] for table in tables("novgorod", cards.code)]
    book = text("novgorod", cards.code).replace("\N{NO-BREAK SPACE}", " ")
    for ducats, seals in costs.values():
        assert re.search(rf"\b{ducats} (für|for) {seals}\b", book)


def test_the_bonus_values_of_novgorod_are_those_of_the_cards(cards: Cards) -> None:
    expected = [[str(first), str(then)] for first, then in cards.group("bonus").values()]
    assert expected in [
        [row[1:] for row in table[1:-1]] for table in tables("novgorod", cards.code)
    ]


def bare(cell: str) -> str:
    """A number of the book of Riga without the mark of its source."""
    return re.sub(r"°| \((?:Anleitung|book)\)", "", cell)


@pytest.mark.parametrize("code", ["de", "en"])
def test_the_values_of_riga_are_those_of_the_cards(code: str) -> None:
    folder = paths.resources() / "riga"
    values, names = (
        yaml.safe_load((folder / file).read_text(encoding="utf-8"))
        for file in ("cards.yaml", "names.yaml")
    )
    shown = [[[bare(cell) for cell in row] for row in table[1:]] for table in tables("riga", code)]
    goods = [
        [
            names["goods"][good][code],
            *(str(values["goods"][good][key]) for key in ("cards", "value")),
            *(str(values["cities"][city][good]) for city in list(values["cities"])[1:]),
        ]
        for good in list(values["goods"])[1:]
    ]
    assert [[cell.replace("barred", "–") for cell in row] for row in goods] in shown
    buildings = [
        [names["buildings"][kind][code]]
        + [
            f"{cost} / {points or '–'}"
            for cost, points in zip(one["cost"], one["points"], strict=True)
        ]
        for kind, one in values["buildings"].items()
        if kind != "source"
    ]
    assert buildings in shown


@pytest.mark.parametrize(("code", "mark"), [("de", "Hauswert"), ("en", "house value")])
def test_the_house_values_in_the_rules_of_riga_are_marked(code: str, mark: str) -> None:
    """Those that a rule names before the chapter that lists them; the others are the book's."""
    book = text("riga", code)
    assert mark in book[: book.index("\n## ")]
    found = rules("riga", code)
    assert "6°" in found["R-47"] and "12°" in found["R-47"] and "26°" in found["R-47"]
    assert "19°" not in found["R-47"]
    assert "9°" in found["R-X2"] and "7°" in found["R-X2"]


@pytest.mark.parametrize("game", GAMES)
def test_a_book_names_where_the_folder_for_own_values_is_shown(game: str) -> None:
    title = "Where your data is kept"
    german = (paths.translations() / "hansetable_de.ts").read_text(encoding="utf-8")
    german = german.replace("&amp;", "")
    said = re.search(f"<source>{title}</source>\\s*<translation>(.*?)</translation>", german)
    assert said
    assert f"*{said[1]}*" in text(game, "de")
    assert f"*{title}*" in text(game, "en")
    assert all("`hansetable --help`" in text(game, code) for code in ("de", "en"))
    assert all("*configuration*" in text(game, code) for code in ("de", "en"))


@pytest.mark.parametrize("code", ["de", "en"])
def test_the_values_of_kogge_are_those_of_the_cards(code: str) -> None:
    """K-9, K-83"""
    folder = paths.resources() / "kogge"
    values, names = (
        yaml.safe_load((folder / file).read_text(encoding="utf-8"))
        for file in ("cards.yaml", "names.yaml")
    )
    shown = tables("kogge", code)
    cities = [
        [f"{number}", names["cities"][city][code], names["goods"][one["goods"]][code], markers]
        for number, (city, one) in enumerate(list(values["cities"].items())[1:])
        for markers in [str(one["markers"])]
    ]
    assert cities in [table[1:] for table in shown]
    points = [str(values["points"][what]) for what in ("kontor", "chip", "raid")]
    points += [str(values["goods"][good]["points"]) for good in ("salt", "amber", "furs", "ore")]
    assert points in [[row[1] for row in table[1:]] for table in shown]


@pytest.mark.parametrize(
    ("code", "rule", "said"),
    [
        ("de", "K-31", "Wo der Gildemeister stehen bleibt, kommen zwei Waren"),
        ("en", "K-31", "Where the guild master stops, two goods"),
        ("de", "K-43", "den Schritt zurücknehmen kannst du nicht"),
        ("en", "K-43", "you cannot take the step back"),
        ("de", "K-44", "darf deine Kogge nie wieder anlaufen"),
        ("en", "K-44", "Your cog may never enter a city where your own raid marker lies"),
    ],
)
def test_a_rule_of_kogge_is_told_so_that_it_means_one_thing(
    code: str, rule: str, said: str
) -> None:
    """Who comes to a city, and that a step is for good, not that the cog is caught there."""
    assert said in rules("kogge", code)[rule]
