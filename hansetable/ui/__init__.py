"""What people see and touch: windows, pages and the card table.

PySide6 puts an import of its own in the place of Python's: it looks into the source of every
module for ``from __feature__``, and all these sources stay in memory. No feature is asked for
here, so the import of Python is put back.
"""

import builtins

import PySide6.QtCore  # noqa: F401

builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
