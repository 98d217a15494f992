"""What the operating system tells about this process, where it does."""

from __future__ import annotations

import os
import time
from pathlib import Path

_STARTED = 19
"""Where the start stands among the fields of /proc/self/stat that follow the name."""


def since_start() -> float | None:
    """Return the seconds since this process began, also those before Python ran."""
    try:
        fields = Path("/proc/self/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
        began = int(fields[_STARTED]) / os.sysconf("SC_CLK_TCK")
        return time.clock_gettime(time.CLOCK_BOOTTIME) - began
    except (OSError, AttributeError, ValueError):
        return None


def memory() -> int | None:
    """Return the most memory that this process has used so far, in megabytes."""
    try:
        import resource
    except ImportError:
        return None
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
