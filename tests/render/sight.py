"""Colours as different eyes see them."""

from math import dist

from bot.render.theme import RGB

READABLE = 4.5  # WCAG 2, AA

# Machado, Oliveira and Fernandes 2009, severity 1, for linear RGB.
DEUTERANOPIA = (
    (0.367322, 0.860646, -0.227968),
    (0.280085, 0.672501, 0.047413),
    (-0.011820, 0.042940, 0.968881),
)
PROTANOPIA = (
    (0.152286, 1.052583, -0.204868),
    (0.114503, 0.786281, 0.099216),
    (-0.003882, -0.048116, 1.051998),
)
TRITANOPIA = (
    (1.255528, -0.076749, -0.178779),
    (-0.078411, 0.930809, 0.147602),
    (0.004733, 0.691367, 0.303900),
)
NORMAL = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))
GREY = ((0.2126, 0.7152, 0.0722),) * 3

# CIE76: about 2.3 can just be told apart side by side; 10 is plain at a glance.
LEAST = {
    "normal": (NORMAL, 28.0),
    "deuteranopia": (DEUTERANOPIA, 12.0),
    "protanopia": (PROTANOPIA, 12.0),
    "tritanopia": (TRITANOPIA, 20.0),
}


def lab(colour: RGB, sight: tuple[tuple[float, ...], ...]) -> tuple[float, float, float]:
    linear = [v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in (c / 255 for c in colour)]
    red, green, blue = (
        min(1.0, max(0.0, sum(a * b for a, b in zip(row, linear, strict=True)))) for row in sight
    )
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883
    fx, fy, fz = (v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def distance(first: RGB, second: RGB, sight: tuple[tuple[float, ...], ...]) -> float:
    return dist(lab(first, sight), lab(second, sight))
