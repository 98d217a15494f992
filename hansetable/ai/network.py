"""A small network beside a linear worth: one hidden layer that learns what that leaves over."""

from __future__ import annotations

from math import cos, pi
from typing import Any

import numpy as np

EPOCHS, BATCH = 10, 512
"""How often all positions are gone through, and how many make a step."""
FASTEST = 2e-3
"""The first learning rate; it sinks to 0 along half a cosine."""
DECAY = 0.3
"""How strongly the weights are drawn to 0, as a part of the learning rate."""
_MEAN, _SQUARE, _LEAST = 0.9, 0.999, 1e-8
"""The usual constants of Adam with decay apart (Loshchilov and Hutter, 2019)."""

Array = Any  # numpy is there only where something is trained


def fit(inputs: Array, target: Array, hidden: int) -> Array:
    """Return the hidden units, a row each: the weights of the inputs, a bias, the weight it gets.

    ``inputs`` has a row a position; their squared error against ``target`` is made small. The same
    numbers give the same network.
    """
    means, spreads = inputs.mean(0), inputs.std(0)
    spreads[spreads < 1e-6] = np.inf
    rows = (inputs - means) / spreads
    random, (count, width) = np.random.default_rng(0), rows.shape
    into = random.normal(0, width**-0.5, (width, hidden))
    parts = [into, np.zeros(hidden), random.normal(0, hidden**-0.5, hidden)]
    drawn = DECAY, 0.0, DECAY
    moments = [(np.zeros_like(part), np.zeros_like(part)) for part in parts]
    step, steps = 0, EPOCHS * -(-count // BATCH)
    for _ in range(EPOCHS):
        order = random.permutation(count)
        for begin in range(0, count, BATCH):
            chosen = order[begin : begin + BATCH]
            step += 1
            rate = FASTEST * (0.5 + 0.5 * cos(pi * step / steps))
            slopes = _slopes(parts, rows[chosen], target[chosen])
            for part, slope, decay, (mean, square) in zip(
                parts, slopes, drawn, moments, strict=True
            ):
                mean += (1 - _MEAN) * (slope - mean)
                square += (1 - _SQUARE) * (slope * slope - square)
                size = np.sqrt(square / (1 - _SQUARE**step)) + _LEAST
                part -= rate * (mean / (1 - _MEAN**step) / size + decay * part)
    into, bias, out = parts
    into = into / spreads[:, None]
    return np.column_stack([into.T, bias - means @ into, out])


def said(units: Array, inputs: Array) -> Array:
    """Return what the units say of each position."""
    return np.tanh(inputs @ units[:, :-2].T + units[:, -2]) @ units[:, -1]


def _slopes(parts: list[Array], rows: Array, target: Array) -> tuple[Array, Array, Array]:
    """The slopes of half the mean squared error by each part of the network."""
    into, bias, out = parts
    active = np.tanh(rows @ into + bias)
    error = (active @ out - target) / len(rows)
    back = np.outer(error, out) * (1 - active * active)
    return rows.T @ back, back.sum(0), active.T @ error
