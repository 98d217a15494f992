"""Bring the translations up to date with the source code: ``nox -s translate``.

Qt's own tool extracts the texts; what is new has to be translated in both files afterwards, which
a test holds. A text of which only the gaps were renamed keeps its translation. English has a file
for its plural forms only.
"""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import PySide6

ROOT = Path(__file__).resolve().parents[1]
SOURCE = "hansetable_en"
"""The file of the language that the texts are written in."""
GAP = re.compile(r"\{(\w+)\}")


def update(folder: Path) -> list[str]:
    """Update the ``.ts`` files of a folder; return the texts that have no translation.

    Raises:
        subprocess.CalledProcessError: Qt's tool refuses the sources or a file.
    """
    tool = Path(PySide6.__file__).parent / "lupdate"
    missing = []
    sources = sorted(map(str, (ROOT / "hansetable").rglob("*.py")))
    for file in sorted(folder.glob("*.ts")):
        options = ["-pluralonly"] if file.stem == SOURCE else []
        before = {key(message, context): message for message, context in messages(parse(file))}
        call = [
            str(tool),
            "-silent",
            "-tr-function-alias",
            "translate+=Text",
            "-no-obsolete",
            "-locations",
            "none",
            *options,
            *sources,
        ]
        subprocess.run([*call, "-ts", str(file)], check=True)
        tree = parse(file)
        for context in tree.iter("context"):
            for message in context.findall("message"):
                if GAP.fullmatch(message.findtext("source", "")):
                    context.remove(message)  # a gap alone says nothing itself
        for message, context in messages(tree):
            target = message.find("translation")
            assert target is not None
            if target.get("type") == "unfinished":
                old = before.get(key(message, context))
                if old is None or not carry_over(old, message, target):
                    missing.append(f"{file.name}: {context}: {message.findtext('source')}")
        write(tree, file)
    return missing


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
