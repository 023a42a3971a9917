"""No name is ever drawn with a box in place of a letter."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont
from hypothesis import given
from hypothesis import strategies as st

from bot.render.names import Name, drawn_name
from bot.render.pen import ELLIPSIS, fit, text_width
from bot.render.theme import EAST_ASIAN, FONTS, REGULAR, SMALLEST


@cache
def letters_of(face: str) -> frozenset[str]:
    """Return the letters in the font's own table."""
    return frozenset(map(chr, TTFont(Path(FONTS / face)).getBestCmap()))


@pytest.mark.parametrize(
    ("name", "words", "face"),
    [
        ("Anna", "Anna", REGULAR),
        ("Zoë Ångström", "Zoë Ångström", REGULAR),
        ("Ελένη", "Ελένη", REGULAR),
        ("Наташа", "Наташа", REGULAR),
        ("Nguyễn Thị Hằng", "Nguyễn Thị Hằng", REGULAR),
        ("Zoe\u0308", "Zoë", REGULAR),
        ("さくら 花子", "さくら 花子", EAST_ASIAN),
        ("김민준", "김민준", EAST_ASIAN),
        ("Ken 健 🎲", "Ken 健", EAST_ASIAN),
        ("🎲 Ben 👨‍👩‍👧 ❤️", "Ben", REGULAR),
        ("𝓐𝓷𝓷𝓪", "Anna", REGULAR),
        ("H̸̡̪̯ͨ͊̽̅̾̎e̴̛͈̣̼̝͑", "He", REGULAR),
        ("\u202etxt\u202c", "txt", REGULAR),
        ("محمد", "Player 2", REGULAR),
        ("דוד", "Player 2", REGULAR),
        ("अनिता", "Player 2", REGULAR),
        ("สมชาย", "Player 2", REGULAR),
        ("🎲🎲🎲", "Player 2", REGULAR),
        ("   \u200b ", "Player 2", REGULAR),
        ("Anna محمد", "Player 2", REGULAR),
    ],
)
def test_a_name_is_drawn_in_a_font_with_its_letters_or_not_at_all(name: str, words: str, face: str) -> None:
    assert drawn_name(name, "Player 2") == Name(words, face)


@given(st.text(max_size=32))
def test_no_name_needs_a_letter_that_its_font_lacks(name: str) -> None:
    drawn = drawn_name(name, "Player 2")
    assert drawn.words
    assert set(drawn.words) <= letters_of(drawn.face)


def test_thirty_two_wide_letters_are_cut_to_the_measured_width() -> None:
    for name in ("W" * 32, "健" * 32):
        drawn = drawn_name(name, "Player 2")
        words, size = fit(drawn.words, 34, 200, drawn.face)
        assert words.endswith(ELLIPSIS)
        assert size == SMALLEST
        assert 150 < text_width(words, size, drawn.face) <= 200
