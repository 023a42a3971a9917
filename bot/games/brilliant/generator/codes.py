"""The code of a generated level, short enough to say aloud: `2A-K7QFM`.

It holds the difficulty, the version of the generator, the seed in base 32, and a check character that detects
every single wrong character and every swap of two characters.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import reduce

from engine.game import MalformedText, quote

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""The digits of a code: without I, L and O, which look like 1 and 0, and without U."""
LOOK_ALIKES = str.maketrans("ILO", "110")
DIFFICULTIES = (1, 2, 3, 4)
VERSION = "A"
"""The generator's version. A code must always give the same level: a generator that makes other levels gets
the next letter, and the old one stays beside it."""
SEED_LENGTH = 4
SEEDS = len(ALPHABET) ** SEED_LENGTH


@dataclass(frozen=True, slots=True)
class Code:
    difficulty: int
    seed: int
    """A number from 0 to SEEDS - 1."""

    def __str__(self) -> str:
        head = f"{self.difficulty}{VERSION}"
        seed = "".join(ALPHABET[self.seed >> 5 * place & 31] for place in range(SEED_LENGTH - 1, -1, -1))
        return f"{head}-{seed}{_check(head + seed)}"


def parse_code(text: str) -> Code:
    """Parse a code that a player typed, in either case, with or without the dash; raises MalformedText."""
    plain = re.sub(r"[\s-]", "", text).upper().translate(LOOK_ALIKES)
    if not re.fullmatch(f"[1-4]{VERSION}[{ALPHABET}]{{{SEED_LENGTH + 1}}}", plain):
        raise MalformedText(f"level code {quote(text)}: not like {Code(2, 1)}")
    body, check = plain[:-1], plain[-1]
    if _check(body) != check:
        raise MalformedText(f"level code {quote(text)}: a character is wrong or two have changed places")
    seed = reduce(lambda value, sign: value * len(ALPHABET) + ALPHABET.index(sign), body[2:], 0)
    return Code(int(plain[0]), seed)


def _check(body: str) -> str:
    """Return the check character: weights are powers of x in the field of 32 elements, modulo x^5 + x^2 +
    1."""
    total = 0
    for sign in body:
        total = _doubled(total ^ ALPHABET.index(sign))
    return ALPHABET[total]


def _doubled(value: int) -> int:
    return value << 1 if value < 16 else value << 1 ^ 0b100101
