"""Evaluation weights; rules as in `compact.RULES`.

They were tuned by evolution strategies on solo games, with a program that no longer reproduces them.
"""

from __future__ import annotations

# slope, bias, per field, per number, base, room
# fmt: off
WEIGHTS = (
    2.016, 0.6541, -0.02741, 0.14, 0.247, 0.09066,  # any
    1.751, -0.2656, 0.2676, 0.3542, 0.02276, 0.01631,  # same
    1.46, 1.82, 0.4624, -0.3063, 0.285, 0.02384,  # different
    1.404, -0.09992, 0.5646, 0.2042, 0.06349, 0.008396,  # max_two
    0.8763, -0.5063, 0.4996, -0.01436, 0.02, 0.03064,  # one_half
)
# fmt: on
