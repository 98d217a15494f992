"""The files of the packages agree with the program."""

from __future__ import annotations

import configparser
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from hansetable import __version__, app
from hansetable.games import GAMES
from hansetable.session.record import SUFFIX
from hansetable.session.session import Session

ROOT = Path(__file__).resolve().parent.parent
LINUX = ROOT / "packaging" / "linux"
METAINFO = ElementTree.parse(LINUX / "io.github.hansetable.Hansetable.metainfo.xml").getroot()
LANG = "{http://www.w3.org/XML/1998/namespace}lang"


@pytest.mark.parametrize("page", ["hansetable.6", "de/hansetable.6"])
def test_the_man_page_names_every_verb_and_option(page: str, capsys) -> None:
    text = (LINUX / page).read_text(encoding="utf-8").replace("\\-", "-")
    for verb in ("", *app._VERBS):
        with pytest.raises(SystemExit):
            app._parse([*filter(None, [verb]), "--help"])
        options = set(re.findall(r"--[a-z]+", capsys.readouterr().out)) - {"--help"}
        assert verb in text and {option for option in options if option not in text} == set()


def test_the_desktop_file_opens_records() -> None:
    desktop = configparser.ConfigParser(interpolation=None)
    desktop.read(LINUX / "hansetable.desktop", encoding="utf-8")
    entry = desktop["Desktop Entry"]
    assert entry["Exec"] == "hansetable %f" and "Version" not in entry
    kinds = ElementTree.parse(LINUX / "hansetable-mime.xml").getroot()
    kind = kinds[0].get("type")
    assert entry["MimeType"] == f"{kind};"
    pattern = next(node.get("pattern") for node in kinds.iter() if node.tag.endswith("glob"))
    assert pattern == f"*{SUFFIX}"


def test_every_text_of_the_metainfo_is_in_both_languages() -> None:
    texts = [node for node in METAINFO.iter() if node.tag in ("summary", "p", "li", "caption")]
    german = [node for node in texts if node.get(LANG) == "de"]
    assert len(german) * 2 == len(texts) > 10


def test_the_metainfo_knows_the_version_and_the_pictures_that_there_are() -> None:
    assert next(METAINFO.iter("release")).get("version") == __version__
    pictures = [str(node.text).rpartition("/")[2] for node in METAINFO.iter("image")]
    assert pictures and all((ROOT / "docs" / picture).is_file() for picture in pictures)


def test_there_is_a_sample_record_of_every_game() -> None:
    found = {}
    for file in sorted((ROOT / "resources" / "records").glob(f"*{SUFFIX}")):
        session = Session.of_text(file.read_text(encoding="utf-8"))
        found[session.header.game] = session.state.result()
    assert set(found) == set(GAMES) and None not in found.values()
