"""The tasks of a developer: ``.venv/bin/nox -l`` lists them, ``nox -s lint`` runs one.

They run in the virtual environment that nox itself is installed in (``pip install -e
'.[test,dev]'``), so nothing is installed twice.
"""

import sys

import nox

nox.options.default_venv_backend = "none"
nox.options.sessions = ["lint", "types", "tests"]


def python(session: nox.Session, *words: str) -> None:
    """Run Python with these words."""
    session.run(sys.executable, *words, external=True)


@nox.session
def tests(session: nox.Session) -> None:
    """Run the tests, or those that follow ``--``."""
    python(session, "-m", "pytest", *session.posargs)


@nox.session
def lint(session: nox.Session) -> None:
    """Check style and layout; ``-- --fix`` mends what can be mended."""
    fix = "--fix" in session.posargs
    python(session, "-m", "ruff", "check", ".", *session.posargs)
    python(session, "-m", "ruff", "format", *([] if fix else ["--check"]), ".")


@nox.session
def types(session: nox.Session) -> None:
    """Check the types of the whole package, and who imports whom."""
    python(session, "-m", "mypy")
    python(session, "-c", "from importlinter.cli import lint_imports_command as c; c()")


@nox.session
def translate(session: nox.Session) -> None:
    """Bring the translations up to date with the sources; names what is left to translate."""
    python(session, "packaging/update_translations.py")


@nox.session
def golden(session: nox.Session) -> None:
    """Write perft counts and playthroughs anew; read the difference before you commit it."""
    python(session, "tests/golden.py")


@nox.session
def levels(session: nox.Session) -> None:
    """Play the levels against each other and renew the tables of docs/levels.md."""
    python(session, "packaging/levels.py", *session.posargs)


@nox.session
def package(session: nox.Session) -> None:
    """Make and check wheel, frozen folder and .deb."""
    session.run("packaging/build", *session.posargs, external=True)
