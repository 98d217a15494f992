"""What is raised when the process of the AI has given up; apart, for who only has to know it."""

from __future__ import annotations


class WorkerError(RuntimeError):
    """The process died again and again; its questions are forgotten.

    ``trace`` is the traceback of the exception that it died of last, empty if it was killed.
    """

    def __init__(self, trace: str = "") -> None:
        super().__init__(trace)
        self.trace = trace
