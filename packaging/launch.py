"""Where the frozen application begins."""

import sys

from hansetable.__main__ import main

if __name__ == "__main__":
    sys.exit(main())
