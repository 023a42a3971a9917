"""No name is ever drawn with a box in place of a letter, or without ink, or like another one at its table."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont
from hypothesis import given
from hypothesis import strategies as st

from bot.render.names import Name, distinct_names, drawn_name, tell_apart, visible_name
from bot.render.pen import ELLIPSIS, fit, text_width
from bot.render.theme import EAST_ASIAN, FONTS, REGULAR, SMALLEST, font


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
        ("\u3164", "Player 2", REGULAR),
        ("\u115f\u1160\u3164\uffa0", "Player 2", REGULAR),
        ("\u3164🎲\u200d\ufe0f", "Player 2", REGULAR),
        ("\u2800\u2800", "Player 2", REGULAR),
        ("\u0301\u034f\u17b4", "Player 2", REGULAR),
        ("\u00a0\u2003\u3000\u2028", "Player 2", REGULAR),
        ("\ue000\U000f0000", "Player 2", REGULAR),
        ("\u3164김\u3164\u3164민준\u3164", "김 민준", EAST_ASIAN),
    ],
)
def test_a_name_is_drawn_in_a_font_with_its_letters_or_not_at_all(name: str, words: str, face: str) -> None:
    assert drawn_name(name, "Player 2") == Name(words, face)


INVISIBLE = "\u115f\u1160\u3164\uffa0\u2800\u200b\u034f\u00ad\u2062\u180e\ue000 \u3000"


@given(st.text(max_size=32) | st.text(st.sampled_from(INVISIBLE), max_size=8))
def test_every_name_has_ink_and_no_letter_that_its_font_lacks(name: str) -> None:
    drawn = drawn_name(name, "Player 2")
    assert font(drawn.face, 40).getmask(drawn.words).getbbox() is not None
    assert set(drawn.words) <= letters_of(drawn.face)


@pytest.mark.parametrize(
    ("name", "other", "is_alike"),
    [
        ("Ana", "ana ", True),
        ("Ana", "Ana\u3164", True),
        ("Ana", "A\u200bna", True),
        ("Ana", "\u202eAna", True),
        ("Ana", "𝓐𝓷𝓪", True),
        ("Ana", "Ａｎａ", True),
        ("Ana", "Anna", False),
        ("Ana", "Ana 🎲", False),
        ("Ana", "Añá", False),
        ("محمد", "محمد\u200f", True),
        ("محمد", "أحمد", False),
    ],
)
def test_names_are_alike_if_people_see_the_same(name: str, other: str, *, is_alike: bool) -> None:
    assert (visible_name(name) == visible_name(other)) == is_alike


@pytest.mark.parametrize("name", ["\u3164", "\u2800\u200b", "\u00ad\u034f ", "", "\ue000"])
def test_nothing_is_seen_of_a_name_without_ink(name: str) -> None:
    assert not visible_name(name)


@pytest.mark.parametrize(
    ("names", "told"),
    [
        (("Ana", "Ben"), ("Ana", "Ben")),
        (("Ana", "Ana", "ANA"), ("Ana", "Ana (2)", "ANA (3)")),
        (("Ana", "Ana (2)", "Ana"), ("Ana", "Ana (2)", "Ana (3)")),
        (("", "Ana", ""), ("", "Ana", "")),
    ],
)
def test_names_that_look_alike_get_numbers(names: tuple[str, ...], told: tuple[str, ...]) -> None:
    assert distinct_names(names) == told


@given(st.lists(st.text("Ana aÄä()2\u3164", min_size=1, max_size=5), max_size=6))
def test_names_told_apart_never_look_alike(names: list[str]) -> None:
    told = distinct_names(names)
    assert len(set(map(visible_name, told))) == len(names)
    assert all(one.startswith(name) for one, name in zip(told, names, strict=True))


@pytest.mark.parametrize("width", [110, 160, 240, 900])
def test_names_cut_to_the_same_letters_are_told_apart(width: int) -> None:
    long = "Alexander von Humboldt", "Alexander von Hindenburg", "Alexander von Humboldt", "Ben"
    names = tell_apart([drawn_name(name, "Player") for name in long])
    shown = [name.fit(34, width, least=SMALLEST) for name in names]
    assert len({words for words, _ in shown}) == len(long)
    assert all(text_width(words, size) <= width for words, size in shown)
    assert shown[0][0].startswith("A")
    assert "(" not in shown[0][0] + shown[3][0]
    if width == 900:
        assert [words for words, _ in shown] == [*long[:2], "Alexander von Humboldt (2)", "Ben"]


def test_thirty_two_wide_letters_are_cut_to_the_measured_width() -> None:
    for name in ("W" * 32, "健" * 32):
        drawn = drawn_name(name, "Player 2")
        words, size = fit(drawn.words, 34, 200, drawn.face)
        assert words.endswith(ELLIPSIS)
        assert size == SMALLEST
        assert 150 < text_width(words, size, drawn.face) <= 200
