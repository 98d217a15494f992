"""What the things of a game are called in each language, read from its ``names.yaml``."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from hansetable.errors import shown
from hansetable.games.card_file import Sheet, read
from hansetable.languages import languages
from hansetable.ui.language import current

_LONGEST = 40
"""How many letters a name may have."""


class CardNames:
    """The names of a game, with the user's own over them, by groups of ids.

    ``groups`` has the ids of the rules. Every id has an English name, which also stands for one
    that is missing in another language.

    Raises:
        hansetable.errors.SheetError: a name is missing or does not fit.
    """

    def __init__(self, game: str, **groups: Iterable[str]) -> None:
        sheet, _ = read(game, "names.yaml")
        sheet.names(tuple(groups))
        self._names: dict[str, dict[str, Mapping[str, str]]] = {}
        for group, ids in groups.items():
            known = sheet.at(group).names(tuple(ids))
            self._names[group] = {key: _by_language(sheet.at(group).at(key)) for key in known}

    def of(self, *groups: str) -> Callable[[str], str]:
        """Return what says the names of some groups, which have no id in common."""
        names = {key: name for group in groups for key, name in self._names[group].items()}

        def name(key: str) -> str:
            return names[key].get(current()) or names[key]["en"]

        return name


def _by_language(sheet: Sheet) -> Mapping[str, str]:
    """Return one name by the codes of the languages that have it."""
    codes = [code for code in languages() if code in ("en", *sheet.names())]
    return {code: shown(sheet.at(code).label(_LONGEST)) for code in codes}
