"""``python -m hansetable`` and the command ``hansetable``."""

from __future__ import annotations

import sys
from multiprocessing import freeze_support
from signal import SIGINT, default_int_handler, signal


def main() -> int:
    """Run the program with the arguments of the command line and return its exit code."""
    freeze_support()  # the worker of a frozen application is this program again
    pressed: list[int] = []
    try:
        signal(SIGINT, lambda number, _frame: pressed.append(number))  # imports swallow exceptions
        from hansetable import app

        signal(SIGINT, default_int_handler)
        if pressed:
            return 130
        return app.main(sys.argv[1:])
    except KeyboardInterrupt:  # also while the program is still being imported
        return 130


if __name__ == "__main__":
    sys.exit(main())
