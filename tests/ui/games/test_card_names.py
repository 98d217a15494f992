"""Names of goods, cities and buildings: in every language, and a user's own over them."""

from collections.abc import Callable
from pathlib import Path

import pytest
import yaml

from hansetable import languages, paths
from hansetable.errors import SheetError
from hansetable.games import GAMES
from hansetable.ui.games import card_names
from hansetable.ui.games.card_names import CardNames
from hansetable.ui.games.novgorod.text import names as novgorod
from hansetable.ui.games.riga.text import names as riga
from tests.ui.table.page_fixture import speaking

KOGGE = {
    "goods": ("ore", "furs", "amber", "salt"),
    "cities": (
        "tonsberg", "stockholm", "abo", "reval", "riga", "danzig", "stralsund", "lubeck",
        "kopenhagen",
    ),
}  # fmt: skip


@pytest.fixture
def own(own_folders: Path) -> Path:
    """Where the user's own names lie; the file is not there yet."""
    file = paths.config_dir() / "kogge" / "names.yaml"
    file.parent.mkdir(parents=True)
    return file


@pytest.mark.parametrize("game", GAMES)
def test_everything_has_a_name_in_each_language_and_each_group_a_source(game: str) -> None:
    text = (paths.resources() / game / "names.yaml").read_text(encoding="utf-8")
    for group in yaml.safe_load(text).values():
        assert group.pop("source")
        assert {tuple(name) for name in group.values()} == {tuple(languages.languages())}


@pytest.mark.parametrize(
    ("say", "key", "german", "english"),
    [
        (riga.name, "yard", "Bauhof", "builder’s yard"),
        (riga.name, "exchange", "Wechselstube", "exchange office"),
        (riga.name, "grain", "Korn", "grain"),
        (riga.city, "riga", "Riga", "Riga"),
        (novgorod.city, "novgorod", "Nowgorod", "Novgorod"),
        (novgorod.good, "jewelry", "Schmuck", "jewelry"),
    ],
)
def test_names_are_those_of_the_box(
    qapp: object, say: Callable[[str], str], key: str, german: str, english: str
) -> None:
    said = []
    for code in ("de", "en"):
        with speaking(code):
            said.append(say(key))
    assert said == [german, english]


def test_own_names_lie_over_those_of_the_program(qapp: object, own: Path) -> None:
    own.write_text("cities: {source: my map, abo: {de: Turku}}", encoding="utf-8")
    city = CardNames("kogge", **KOGGE).of("cities")
    with speaking("de"):
        assert [city("abo"), city("reval")] == ["Turku", "Reval"]
    with speaking("en"):
        assert city("abo") == "Åbo"


def test_a_name_that_a_further_language_lacks_is_english(
    qapp: object, own_folders: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(card_names, "languages", lambda: {"fr": "Français", "en": "English"})
    monkeypatch.setattr(card_names, "current", lambda: "fr")
    assert CardNames("kogge", **KOGGE).of("goods")("salt") == "salt"


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("cities: {abo: {de: ''}}", "cities.abo.de: expected a text, found "),
        ("cities: {abo: {en: null}}", "cities.abo.en: expected a text, found nothing"),
        ("cities: {abo: {xx: Turku}}", "cities.abo.xx: expected one of the keys de, en"),
        ("cities: {paris: {de: Paris}}", "cities.paris: expected one of the keys "),
        ("towns: {}", "towns: expected one of the keys goods, cities"),
        ("cities: {abo: Turku}", "cities.abo: expected a mapping, found "),
        (
            f"cities: {{abo: {{de: {'å' * 41}}}}}",
            "cities.abo.de: expected a text of at most 40 letters, found ",
        ),
        (
            'cities: {abo: {de: "Tur\\nku"}}',
            "cities.abo.de: expected a text of at most 40 letters, found ",
        ),
    ],
)
def test_wrong_names_are_one_line_with_file_and_place(own: Path, text: str, line: str) -> None:
    own.write_text(text, encoding="utf-8")
    with pytest.raises(SheetError) as caught:
        CardNames("kogge", **KOGGE)
    assert str(caught.value).startswith(f"{own}: {line}")
    assert "\n" not in str(caught.value)


def test_every_id_of_the_rules_needs_a_name(own_folders: Path) -> None:
    with pytest.raises(SheetError, match="tin: expected exactly the keys "):
        CardNames("kogge", goods=(*KOGGE["goods"], "tin"), cities=KOGGE["cities"])
