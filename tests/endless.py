"""A view over which the process of the AI never comes to an end."""


class Endless:
    """Reading it is an endless loop."""

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return exec, ("while True: pass",)
