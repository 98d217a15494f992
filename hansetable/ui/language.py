"""The language of the screen, exchangeable while the program runs.

The translations are Qt's ``.ts`` files. Qt itself reads only compiled ``.qm`` files: one that lies
beside its ``.ts`` is used as it is (a wheel ships them), else it is compiled once into the cache.
English has a translator too, for its plurals.
"""

import hashlib
import logging
import secrets
import subprocess
from dataclasses import dataclass, replace
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from hansetable import lrelease, paths
from hansetable.languages import languages

CODES = tuple(languages())
"""The codes of the languages that the program speaks."""

translate = QCoreApplication.translate

_LOG = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Text:
    """A text that is translated when it is said, in the English of the source.

    Qt's extraction is told to read ``Text("context", "source")`` like a call of `translate`.
    ``comment`` tells translators what it means, and apart from others of the same words; ``by``
    names the field that ``%n`` counts: a number, or something that has a length. ``gaps`` are the
    names of gaps and what fills them; a text without any is said with its gaps open.
    """

    context: str
    source: str
    comment: str = ""
    by: str = ""
    gaps: tuple[tuple[str, object], ...] = ()

    def filled(self, **gaps: object) -> "Text":
        """Return the text with what is to be said in its gaps."""
        return replace(self, gaps=tuple(gaps.items()))

    def __str__(self) -> str:
        return self.say()

    def say(self, number: int = -1, /, **gaps: object) -> str:
        """Return the text in the language of the moment, in the plural form of a number."""
        text = translate(self.context, self.source, self.comment or None, number)
        filled = {**dict(self.gaps), **gaps}
        return text.format(**filled) if filled else text


class Context:
    """A context of the translations; a subclass is called like the context that it stands for.

    Qt's extraction takes the name before the dot as the context. It finds plural forms in Python
    only in calls of these two names with a third argument: a ``translate`` with a number is
    extracted without them, or not at all.
    """

    @classmethod
    def tr(cls, text: str, comment: None = None, by: str | int = "") -> Text:
        """Mark a text to be said later.

        A text with ``%n`` is followed by ``None, "field"``, or by ``None, 1`` if the number is
        given when it is said.
        """
        return Text(cls.__name__, text, by=by if isinstance(by, str) else "")

    @classmethod
    def trUtf8(cls, text: str, comment: None, number: int) -> str:
        """Return a text in the right plural form, with the number in the place of %n."""
        return translate(cls.__name__, text, comment, number)


class Languages:
    """The translators that are installed now."""

    def __init__(self) -> None:
        """Start with the texts of the source code, which are English."""
        self.code = "en"
        self._installed: list[QTranslator] = []

    def install(self, app: QCoreApplication, code: str) -> None:
        """Speak another language from now on; every widget gets a LanguageChange event.

        An unknown code or a translation that cannot be loaded leaves English, with one warning.
        """
        own = self._own(code)
        translators = [] if own is None else [*_of_qt(code), own]
        for old in self._installed:
            app.removeTranslator(old)
        self._installed = translators
        self.code = code if own is not None else "en"
        for new in translators:
            app.installTranslator(new)

    def _own(self, code: str) -> QTranslator | None:
        translator = QTranslator()
        try:
            if code not in CODES:
                raise ValueError(f"unknown language {code!r}, known are {', '.join(CODES)}")
            file = compiled(code)
            if not translator.load(str(file)):
                raise ValueError(f"Qt cannot read {file}")
        except (OSError, ValueError, paths.FolderError, subprocess.SubprocessError) as error:
            _LOG.warning("Texts stay English: %s", error)
            return None
        return translator


_LANGUAGES = Languages()
install = _LANGUAGES.install


def current() -> str:
    """The code of the language spoken now."""
    return _LANGUAGES.code


def locale() -> QLocale:
    """How dates and numbers are written in the language spoken now."""
    return QLocale(current())


def system() -> str:
    """The code of the language that this computer prefers, if the program speaks it, else "en"."""
    code = QLocale.languageToCode(QLocale.system().language())
    return code if code in CODES else "en"


def compiled(code: str) -> Path:
    """The ``.qm`` file of a language, compiled into the cache if none is shipped.

    Raises `OSError`, `ValueError`, `FolderError` or `SubprocessError` with the reason.
    """
    source = paths.translations() / f"hansetable_{code}.ts"
    shipped = source.with_suffix(".qm")
    if shipped.is_file():
        edited = source.stat().st_mtime if source.is_file() else 0.0
        if shipped.stat().st_mtime >= edited:
            return shipped
    digest = hashlib.sha256(source.read_bytes()).hexdigest()[:16]
    target = paths.cache_dir() / "translations" / f"hansetable_{code}_{digest}.qm"
    if not target.is_file():
        target.parent.mkdir(exist_ok=True)
        _compile(source, target)
    return target


def _compile(source: Path, target: Path) -> None:
    """Compile a translation; the result appears at its place whole or not at all."""
    draft = target.with_name(f"{target.stem}.{secrets.token_hex(4)}.draft.qm")
    try:
        lrelease.release(source, draft)
        paths.write_atomic(target, draft.read_bytes())
    finally:
        draft.unlink(missing_ok=True)


def _of_qt(code: str) -> list[QTranslator]:
    """Qt's own words (OK, Cancel, Open ...), as far as this build of Qt brings them."""
    translator = QTranslator()
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    return [translator] if translator.load(f"qtbase_{code}", folder) else []
