"""Outlines of what is painted by hand."""

import re
from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainterPath


def outline(commands: str) -> QPainterPath:
    """A path from the absolute SVG commands M, L, C and Z, each with its letter: "M0 0 L9 9Z"."""
    path = QPainterPath()
    draw: dict[str, Callable[..., None]] = {
        "M": path.moveTo,
        "L": path.lineTo,
        "C": path.cubicTo,
        "Z": path.closeSubpath,
    }
    for command, numbers in re.findall(r"([MLCZ])([^MLCZ]*)", commands):
        draw[command](*map(float, numbers.split()))
    path.setFillRule(Qt.FillRule.WindingFill)
    return path
