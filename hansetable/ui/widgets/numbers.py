"""How numbers are written on the screen: with a real minus sign and the comma of the language."""

from __future__ import annotations

from hansetable.ui.language import locale


def whole(number: int) -> str:
    """Return a whole number."""
    return str(number).replace("-", "−")


def signed(number: int) -> str:
    """Return a whole number with its sign, also a plus."""
    return f"{number:+d}".replace("-", "−")


def decimal(number: float) -> str:
    """Return a number with one digit behind the comma if it needs one."""
    text = f"{number:z.1f}".removesuffix(".0").replace("-", "−")
    return text.replace(".", locale().decimalPoint())
