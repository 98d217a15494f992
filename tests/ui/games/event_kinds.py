"""Which kinds of events a game has, so that the examples of its texts can be complete."""

import inspect
from types import ModuleType

from hansetable.core import Event


def events_of(*modules: ModuleType) -> set[type[Event]]:
    """Return the events that are defined in modules, without those that others are made from."""
    found = (kind for module in modules for _, kind in inspect.getmembers(module, inspect.isclass))
    return {kind for kind in found if issubclass(kind, Event) and not kind.__subclasses__()}
