"""Packed records can be unpacked for ever."""

from __future__ import annotations

import hashlib

import pytest

from bot.store.record import WORDS, log_of, packed, unpacked
from engine.game import format_event, format_header

HEADER = '{"game": "brilliant", "options": {"level": "x", "start": "stars"}, "seats": 2}'
LINES = ["move 0:start=A1 1:pass", "", "roll 1 2", "left 1 – ß"]
FIRST = "c=^Tx8$KhYR;wUv9CWrDtjHEvuRtcqxe(Lp;7N2tg+~pO6%Nk_0I7>7(f"
"""The header and the lines above."""


@pytest.mark.parametrize("lines", [[], [""], LINES, LINES * 50])
def test_a_record_gives_back_what_was_packed(lines: list[str]) -> None:
    record = packed(HEADER, lines)
    assert record.isascii()
    assert unpacked(record) == (HEADER, lines)


def test_a_record_is_read_as_a_game() -> None:
    lines = ["move 0:start=A1 1:pass", "roll 1 2", "left 1"]
    log = log_of(packed(HEADER, lines))
    assert format_header(log.header) == HEADER
    assert [format_event(log.rules, event) for event in log.events] == lines


@pytest.mark.parametrize("record", ["", "x", "~~~~~", packed(HEADER, LINES)[:-10], packed(HEADER, LINES)[5:]])
def test_anything_else_is_refused(record: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 (the decoder has its own words)
        unpacked(record)


def test_the_words_stay_as_they_are() -> None:
    """Changing them would make all stored records unreadable."""
    digest = hashlib.sha256(WORDS.read_text(encoding="utf-8").encode()).hexdigest()
    assert digest == "ebb663e524b4c70d1b4bb1563f1032dcebe59f8c9693c0962afac580297b02e2"


def test_a_record_of_the_first_format_is_read() -> None:
    assert unpacked(FIRST) == (HEADER, LINES)
