"""Makes a Debian package out of the frozen folder: deb.py FROZEN ICONS STAGE DEB."""

from __future__ import annotations

import gzip
import hashlib
import os
import shutil
import subprocess
import sys
import time
from email.utils import formatdate
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LINUX = ROOT / "packaging" / "linux"
sys.path.insert(0, str(ROOT))

from hansetable import __version__  # noqa: E402

VERSION = f"{__version__}-1"
MAINTAINER = "Hansetable contributors <hansetable@users.noreply.github.com>"
DEPENDS = (
    "libc6 (>= 2.34)", "libstdc++6", "libgcc-s1", "libdbus-1-3", "libegl1", "libgl1",
    "libfontconfig1", "libfreetype6", "libglib2.0-0 | libglib2.0-0t64", "libx11-6", "libx11-xcb1",
    "libxcb1", "zlib1g", "libgssapi-krb5-2", "libbrotli1",
    "libssl3 | libssl3t64",
)  # fmt: skip
DESCRIPTION = """card table for three board games of the Hanseatic League
 Hansetable is a table for the board games Novgorod, Riga and Kogge: drag or
 click the cards, with friends who share the screen, against the computer, or
 both. It knows the rules, shows what can be done, and says why something is
 not possible. German and English.
 .
 This is a free fan project, not connected with the authors and publishers of
 the games; it contains no text and no picture of the originals."""


def main(frozen: Path, icons: Path, stage: Path, deb: Path) -> None:
    """Lay the files out as they will be installed, describe them, and pack them."""
    shutil.rmtree(stage, ignore_errors=True)
    usr = stage / "usr"
    shutil.copytree(frozen, usr / "lib" / "hansetable", symlinks=True)
    program = usr / "games" / "hansetable"
    program.parent.mkdir(parents=True)
    program.symlink_to("../lib/hansetable/hansetable")
    shutil.copytree(icons, usr / "share" / "icons" / "hicolor")
    _put(LINUX / "hansetable.desktop", usr / "share" / "applications")
    _put(LINUX / "io.github.hansetable.Hansetable.metainfo.xml", usr / "share" / "metainfo")
    _put(LINUX / "hansetable-mime.xml", usr / "share" / "mime" / "packages", "hansetable.xml")
    _put(LINUX / "lintian-overrides", usr / "share" / "lintian" / "overrides", "hansetable")
    _put(LINUX / "copyright", usr / "share" / "doc" / "hansetable")
    _pack((LINUX / "hansetable.6").read_bytes(), usr / "share" / "man" / "man6" / "hansetable.6.gz")
    german = (LINUX / "de" / "hansetable.6").read_bytes()
    _pack(german, usr / "share" / "man" / "de" / "man6" / "hansetable.6.gz")
    documents = usr / "share" / "doc" / "hansetable"
    _pack((ROOT / "CHANGELOG.md").read_bytes(), documents / "changelog.gz")
    _pack(_history().encode(), documents / "changelog.Debian.gz")
    _allow(stage)
    _describe(stage)
    command = ["dpkg-deb", "--root-owner-group", "-Zzstd", "-z12", "--build", str(stage), str(deb)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


def _put(source: Path, folder: Path, name: str = "") -> None:
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, folder / (name or source.name))


def _pack(text: bytes, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(gzip.compress(text, 9, mtime=0))


def _history() -> str:
    """Return the package's own history, which only says where the program's is."""
    when = formatdate(float(os.environ.get("SOURCE_DATE_EPOCH", time.time())))
    return (
        f"hansetable ({VERSION}) unstable; urgency=medium\n\n"
        "  * What is new stands in the changelog of the program.\n\n"
        f" -- {MAINTAINER}  {when}\n"
    )


def _allow(stage: Path) -> None:
    """Give every file the rights that Debian wants; only the program can be executed."""
    for path in stage.rglob("*"):
        if not path.is_symlink():
            program = path.is_dir() or path == stage / "usr" / "lib" / "hansetable" / "hansetable"
            path.chmod(0o755 if program else 0o644)
    stage.chmod(0o755)


def _describe(stage: Path) -> None:
    """Write the control file and the sums of all files."""
    files = sorted(path for path in stage.rglob("*") if path.is_file() and not path.is_symlink())
    size = sum(path.stat().st_size for path in files) // 1024
    control = stage / "DEBIAN"
    control.mkdir()
    machine = subprocess.run(
        ["dpkg", "--print-architecture"], capture_output=True, text=True, check=True
    )
    (control / "control").write_text(
        f"Package: hansetable\nVersion: {VERSION}\nArchitecture: {machine.stdout.strip()}\n"
        f"Maintainer: {MAINTAINER}\nInstalled-Size: {size}\nSection: games\nPriority: optional\n"
        f"Depends: {', '.join(DEPENDS)}\n"
        "Recommends: pipewire-bin | pulseaudio-utils | alsa-utils\n"
        f"Description: {DESCRIPTION}\n",
        encoding="utf-8",
    )
    sums = [
        f"{hashlib.md5(path.read_bytes()).hexdigest()}  {path.relative_to(stage)}\n"
        for path in files
    ]
    (control / "md5sums").write_text("".join(sums), encoding="utf-8")
    for file in control.iterdir():
        file.chmod(0o644)


if __name__ == "__main__":
    main(*(Path(argument).absolute() for argument in sys.argv[1:]))
