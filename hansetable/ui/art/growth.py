"""How large everything outside the table is: one factor, which follows the size of the window.

Sizes in the code and in the style sheets are those of a window of 1366 × 768; `px` makes pixels
of the screen of them. The table and what lies beside it are scaled as a whole and do without.
"""

WINDOW = (1366, 768)
"""The size of the window at which the factor is 1, in logical pixels."""
_LARGEST = (1300, 720)
"""Every dialog fits into a screen of this size at a factor of 1, in both languages."""
_SMALLEST = (900, 560)
"""Every page fits into a window of this size at a factor of 1."""
_STEPS = 20
"""The factor grows in so many steps from 1 to 2, for each makes every widget anew."""
LEAST, MOST = 0.6, 4.0

_factor = 1.0


def factor() -> float:
    """Return how many logical pixels of the screen a pixel of the code has."""
    return _factor


def px(length: float) -> int:
    """Return a length in logical pixels of the screen; at least 1 for what is not nothing."""
    return max(1, round(length * _factor)) if length > 0 else round(length)


def wished(window: tuple[int, int], screen: tuple[int, int], percent: int) -> float:
    """Return the factor for a window on a screen, with letters of so many percent.

    What is read shrinks only where a page or a dialog would not fit else, and no dialog becomes
    larger than the screen, however large the letters are wished.
    """
    usual = max(_part(window, WINDOW), min(1.0, _part(window, _SMALLEST)))
    wanted = min(usual * percent / 100, _part(screen, _LARGEST))
    steps = int(wanted * _STEPS + 0.01)
    return min(max(steps / _STEPS, LEAST), MOST)


def _part(size: tuple[int, int], whole: tuple[int, int]) -> float:
    return min(size[0] / whole[0], size[1] / whole[1])


def set_factor(value: float) -> bool:
    """Set the factor; return whether it is another one. Who is shown has to be made anew then."""
    global _factor
    changed, _factor = value != _factor, value
    return changed
