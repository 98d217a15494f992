"""Which languages the program speaks: the one list, so that a further language is data only.

``translations/languages.json`` has the name of each, in itself, by its code. A language brings
``hansetable_<code>.ts``, rulebooks, and its words in lessons and in the ``names.yaml``
of each game; see CONTRIBUTING.md.
"""

import json
from collections.abc import Mapping
from functools import cache

from hansetable import paths


@cache
def languages() -> Mapping[str, str]:
    """The name of each language by its code; raises `FolderError` if the shipped files are gone."""
    text = (paths.translations() / "languages.json").read_text(encoding="utf-8")
    found: dict[str, str] = json.loads(text)
    return found
