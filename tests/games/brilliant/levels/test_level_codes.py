"""Codes of generated levels: short, easy to type, and never ambiguous."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games.brilliant.generator.codes import ALPHABET, DIFFICULTIES, SEEDS, VERSION, Code, parse_code
from bot.games.brilliant.generator.stream import Stream
from engine.game import MalformedText

codes = st.builds(Code, st.sampled_from(DIFFICULTIES), st.integers(0, SEEDS - 1))


def test_a_code_tells_difficulty_and_version() -> None:
    assert str(Code(2, 0)) == "2A-0000K"
    assert VERSION == "A"


def test_no_character_looks_like_another() -> None:
    assert len(set(ALPHABET)) == 32
    assert not set("ILOU") & set(ALPHABET)


@given(codes)
def test_a_code_reads_back(code: Code) -> None:
    assert parse_code(str(code)) == code


@given(codes)
def test_case_spaces_and_dash_do_not_matter(code: Code) -> None:
    text = str(code)
    assert parse_code(f" {text.lower()} ") == code
    assert parse_code(text.replace("-", "")) == code
    assert parse_code(text.replace("-", " ")) == code


@given(codes)
def test_look_alikes_are_read_as_what_they_look_like(code: Code) -> None:
    text = str(code)
    assert parse_code(text.replace("0", "O").replace("1", "l")) == code
    assert parse_code(text.replace("1", "I")) == code


@given(codes, st.integers(0, 6), st.sampled_from(ALPHABET))
def test_every_wrong_character_is_found(code: Code, place: int, sign: str) -> None:
    text = str(code).replace("-", "")
    wrong = text[:place] + sign + text[place + 1 :]
    if wrong != text:
        with pytest.raises(MalformedText):
            parse_code(wrong)


@given(codes, st.integers(0, 6), st.integers(0, 6))
def test_every_two_characters_that_changed_places_are_found(code: Code, one: int, other: int) -> None:
    signs = list(str(code).replace("-", ""))
    signs[one], signs[other] = signs[other], signs[one]
    if "".join(signs) != str(code).replace("-", ""):
        with pytest.raises(MalformedText):
            parse_code("".join(signs))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "2",
        "2A",
        "random",
        "2A-0000",
        "2A-0000KK",
        "5A-0000K",
        "0A-0000K",
        "2B-0000K",
        "2A-000UK",
        "²A-0000K",
    ],
)
def test_what_is_no_code_is_told_how_codes_look(text: str) -> None:
    with pytest.raises(MalformedText, match="not like 2A-0001H"):
        parse_code(text)


def test_a_wrong_check_character_is_told() -> None:
    with pytest.raises(MalformedText, match="a character is wrong or two have changed places"):
        parse_code("2A-0000F")


@settings(max_examples=40)
@given(st.text(max_size=10))
def test_no_text_breaks_the_parser(text: str) -> None:
    try:
        code = parse_code(text)
    except MalformedText:
        return
    assert parse_code(str(code)) == code


def test_the_stream_never_changes() -> None:
    """SHA-256("ruby:0") and so on, cut into words of four bytes."""
    stream = Stream("ruby")
    assert [stream.below(1000) for _ in range(5)] == [686, 860, 713, 537, 492]
    assert "".join(Stream("ruby").shuffled("ABCDEFGH")) == "GHBCADEF"


@given(st.text(max_size=5), st.lists(st.integers(), max_size=8))
def test_a_shuffle_keeps_all_and_draws_alike(key: str, items: list[int]) -> None:
    assert Counter(Stream(key).shuffled(items)) == Counter(items)
    assert Stream(key).shuffled(items) == list(Stream(key).drawn(items))


@given(st.text(max_size=5), st.integers(1, 200))
def test_a_draw_lies_below_its_limit(key: str, limit: int) -> None:
    stream = Stream(key)
    assert all(0 <= stream.below(limit) < limit for _ in range(20))
