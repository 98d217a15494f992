"""Bring the translations up to date with the source code: ``nox -s translate``.

Qt's own tool extracts the texts; what is new has to be translated in both files afterwards, which
a test holds. A text of which only the gaps were renamed keeps its translation. English has a file
for its plural forms only.
"""

import ast
import json
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import PySide6

ROOT = Path(__file__).resolve().parents[1]
SOURCE = "hansetable_en"
"""The file of the language that the texts are written in."""
GAP = re.compile(r"\{(\w+)\}")
ERRORS = ("Message", "error", "_one_of", "_refused", "__init__")
"""Calls whose first text is part of an error, beside those of the errors themselves."""


def update(folder: Path) -> list[str]:
    """Update the ``.ts`` files of a folder; return the texts that have no translation.

    Raises:
        subprocess.CalledProcessError: Qt's tool refuses the sources or a file.
    """
    missing = []
    texts = (json.dumps(text, ensure_ascii=False) for text in error_texts(ROOT / "hansetable"))
    with tempfile.TemporaryDirectory() as drafts:
        errors = Path(drafts) / "errors.py"
        marked = "\n".join(f'QT_TRANSLATE_NOOP("Errors", {text})' for text in texts)
        errors.write_text(marked, encoding="utf-8")
        sources = [*sorted((ROOT / "hansetable").rglob("*.py")), errors]
        for file in sorted(folder.glob("*.ts")):
            missing += update_file(file, sources)
    return missing


def update_file(file: Path, sources: Sequence[Path]) -> list[str]:
    """Update one ``.ts`` file, as `update` does."""
    before = {key(message, context): message for message, context in messages(parse(file))}
    options = ["-silent", "-tr-function-alias", "translate+=Text", "-no-obsolete"]
    options += ["-locations", "none", *(["-pluralonly"] if file.stem == SOURCE else [])]
    tool = Path(PySide6.__file__).parent / "lupdate"
    subprocess.run([tool, *options, *sources, "-ts", file], check=True)
    missing = []
    tree = parse(file)
    for context in tree.iter("context"):
        for message in context.findall("message"):
            if GAP.fullmatch(message.findtext("source", "")):
                context.remove(message)  # a gap alone says nothing itself
    for message, name in messages(tree):
        target = message.find("translation")
        assert target is not None
        if target.get("type") == "unfinished":
            old = before.get(key(message, name))
            if old is None or not carry_over(old, message, target):
                missing.append(f"{file.name}: {name}: {message.findtext('source')}")
    write(tree, file)
    return missing


def error_texts(package: Path) -> Iterator[str]:
    """Yield every text of an error; those of Qt's rooms are a `Message`, or translated there."""
    for file in sorted(package.rglob("*.py")):
        screen = {"ui", "model"} & set(file.relative_to(package).parts)
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            called = ast.unparse(node.func).split(".")[-1] if isinstance(node, ast.Call) else ""
            ours = called == "Message" if screen else called in ERRORS or called.endswith("Error")
            if not ours:
                continue
            given = (arg.value for arg in node.args[:2] if isinstance(arg, ast.Constant))
            texts = [text for text in given if isinstance(text, str)]
            if texts and re.search("[A-Za-z]", GAP.sub("", texts[0])):
                yield texts[0]


def parse(file: Path) -> Element:
    """Read a ``.ts`` file."""
    return ElementTree.parse(file).getroot()


def messages(tree: Element) -> Iterator[tuple[Element, str]]:
    """Yield every message with the name of its context."""
    for context in tree.iter("context"):
        for message in context.iter("message"):
            yield message, context.findtext("name", "")


def key(message: Element, context: str) -> tuple[str, str]:
    """Return what stays of a message when gaps are renamed."""
    return context, GAP.sub("{}", message.findtext("source", ""))


def carry_over(old: Element, new: Element, target: Element) -> bool:
    """Take over a translation, with the new names of its gaps; False if there is none."""
    found = old.find("translation")
    if found is None or found.get("type") or old.get("numerus") != new.get("numerus"):
        return False
    names = dict(
        zip(
            GAP.findall(old.findtext("source", "")),
            GAP.findall(new.findtext("source", "")),
            strict=True,
        )
    )
    for form in found.iter():
        form.text = GAP.sub(lambda gap: f"{{{names.get(gap[1], gap[1])}}}", form.text or "")
    target[:] = list(found)
    target.text = found.text
    del target.attrib["type"]
    return True


def write(tree: Element, file: Path) -> None:
    """Write a file in the form in which it lies in the repository."""
    ElementTree.indent(tree, "    ")
    text = ElementTree.tostring(tree, encoding="unicode").replace(" />", "/>")
    head = '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n'
    file.write_text(f"{head}{text}\n", encoding="utf-8")


if __name__ == "__main__":
    missing = update(ROOT / "translations")
    print(*missing, sep="\n")
    sys.exit(f"{len(missing)} texts wait for their translation" if missing else 0)
