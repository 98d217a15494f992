"""What is raised when the process of the AI has given up; apart, for who only has to know it."""

from __future__ import annotations


class WorkerError(RuntimeError):
    """The process died again and again, or lacks what it needs; its questions are forgotten.

    ``trace`` is the traceback of the exception that it died of last, empty if it was killed.
    ``lacks`` says in a line what is missing or damaged.
    """

    def __init__(self, trace: str = "", lacks: str = "") -> None:
        super().__init__(trace or lacks)
        self.trace, self.lacks = trace, lacks
