"""A bare Debian system in a folder, in which the .deb is installed, used and removed."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from pathlib import Path

from running import CheckError, output, run, say, step

SUITE = "bookworm"
PASSING = ("/var/lib/apt", "/var/cache", "/var/log", "/var/lib/dpkg", "/root", "/tmp", "/run")
"""Where a system writes down what it does; what lies elsewhere is gone with the package."""


class Bare:
    """The folder of the system; nothing outside of it is changed."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def check(self, deb: Path, records: Path) -> list[str]:
        """Install, use and remove the package; return what to report."""
        step("A bare Debian system, without Python")
        if os.geteuid() != 0 or shutil.which("debootstrap") is None:
            raise CheckError("the bare system needs root and debootstrap; or say --no-bare")
        took = self._found()
        shutil.copyfile(deb, self._folder / "root" / deb.name)
        shutil.copytree(records, self._folder / "root" / "records")
        self._apt("update")
        self._apt("install", "libgl1", "libegl1", "desktop-file-utils", "shared-mime-info")
        run(["mount", "-t", "proc", "proc", str(self._folder / "proc")])
        try:
            lines = self._install(deb)
        finally:
            subprocess.run(["umount", str(self._folder / "proc")], check=False)
        return [f"bare system: made in {took:.0f} s", *lines]

    def _install(self, deb: Path) -> list[str]:
        """Install the package, use it, and remove it again."""
        before = self._files()
        self._apt("install", f"/root/{deb.name}")
        self._in("sh", "-c", "! command -v python3 && ! ls /usr/lib/python3* 2>/dev/null")
        lines = self._use()
        self._apt("purge", "hansetable")
        self._apt("autoremove", "--purge")
        self._gone(before)
        return lines

    def _found(self) -> float:
        """Make the system; a second time if the archive could not be reached the first time."""
        self._folder.parent.mkdir(parents=True, exist_ok=True)
        command = ["debootstrap", "--variant=minbase", SUITE, str(self._folder)]
        try:
            shutil.rmtree(self._folder, ignore_errors=True)
            return run(command)
        except CheckError as problem:
            say(f"once more: {problem}")
        shutil.rmtree(self._folder, ignore_errors=True)
        return run(command)

    def _use(self) -> list[str]:
        """Use every part of the program, and open a record in a window on a real screen."""
        self._in("hansetable", "--version")
        said = self._in("hansetable", "--selftest", platform="offscreen")
        again = self._in("hansetable", "--selftest", platform="offscreen")
        self._in("hansetable", "arena", "kogge", "--seats", "greedy,random", "--games", "2",
                 "--jobs", "2")  # fmt: skip
        self._in("hansetable", "bench", "novgorod")
        first = ""
        for record in sorted((self._folder / "root" / "records").glob("*.hanse")):
            name = f"/root/records/{record.name}"
            first = first or name
            self._in("hansetable", "replay", name)
            self._in("hansetable", "picture", name, "--out", "/root/picture.png",
                     platform="offscreen")  # fmt: skip
        self._in("grep", "-F", "application/x-hansetable:*.hanse", "/usr/share/mime/globs2")
        self._in("grep", "-F", "application/x-hansetable=hansetable.desktop",
                 "/usr/share/applications/mimeinfo.cache")  # fmt: skip
        self._open(first)
        paint = [line for line in (said + again).splitlines() if line.startswith("first paint")]
        return [f"deb: {line} ({when})" for line, when in zip(paint, ("first start", "second"),
                                                             strict=True)]  # fmt: skip

    def _open(self, record: str) -> None:
        """Open a record in a window on a virtual screen of this machine."""
        screen = ":87"
        server = subprocess.Popen(["Xvfb", screen, "-screen", "0", "1366x768x24", "-ac"],
                                  stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)  # fmt: skip
        sockets = self._folder / "tmp" / ".X11-unix"
        sockets.mkdir(parents=True, exist_ok=True)
        try:
            time.sleep(1)
            run(["mount", "--bind", "/tmp/.X11-unix", str(sockets)])
            program = subprocess.Popen(self._command("hansetable", record, screen=screen))
            try:
                found, _ = output(["env", f"DISPLAY={screen}", "timeout", "60", "xdotool", "search",
                                   "--sync", "--name", "Hansetable – "])  # fmt: skip
                say(f"the window of the record is open: {found.strip()}")
                if program.poll() is not None:
                    raise CheckError("the program ended by itself")
            finally:
                program.terminate()
                program.wait(20)
        finally:
            subprocess.run(["umount", str(sockets)], check=False)
            server.terminate()
            server.wait(20)

    def _apt(self, *words: str) -> None:
        """Let the package manager of the system do something."""
        careful = ("-o", "Acquire::Retries=3", "--no-install-recommends")
        self._in("apt-get", "-qq", "-y", *careful, *words)

    def _in(self, *command: str, platform: str = "") -> str:
        """Run a command in the system."""
        text, _ = output(self._command(*command, platform=platform))
        return text

    def _command(self, *command: str, platform: str = "", screen: str = "") -> list[str]:
        """Return what runs a command in the system."""
        clean = ["env", "-i", "HOME=/root", "LANG=C.UTF-8", "DEBIAN_FRONTEND=noninteractive",
                 "PATH=/usr/sbin:/usr/bin:/sbin:/bin:/usr/games"]  # fmt: skip
        clean += [f"{key}={os.environ[key]}" for key in ("http_proxy", "https_proxy")
                  if key in os.environ]  # fmt: skip
        clean += [f"QT_QPA_PLATFORM={platform}"] if platform else []
        clean += [f"DISPLAY={screen}"] if screen else []
        return ["chroot", str(self._folder), *clean, *command]

    def _files(self) -> set[str]:
        """Return every file of the system but those that it writes about itself."""
        found = set()
        for place, folders, files in os.walk(self._folder):
            inside = (
                "/" + os.path.relpath(place, self._folder) if place != str(self._folder) else ""
            )
            if not inside:  # what the kernel shows there comes and goes meanwhile
                folders[:] = [name for name in folders if name not in ("proc", "sys", "dev")]
            names = (f"{inside}/{name}" for name in (*folders, *files))
            found |= {name for name in names if not name.startswith(PASSING)}
        return found

    def _gone(self, before: set[str]) -> None:
        """Check that nothing of the package is left."""
        left = sorted(name for name in self._files() - before if "hanse" in name.lower())
        if left:
            raise CheckError(f"left behind: {', '.join(left[:5])}")
        other = sorted(self._files() - before)
        say(f"nothing of the package is left ({len(other)} other new files of the system)")
        for name in other[:10]:
            say(f"  {name}")
