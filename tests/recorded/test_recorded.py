"""Recorded games show everybody what they showed when a person last reviewed it."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from bot.games.registry import PARTS
from tests.checkers import check
from tests.recorded.hashes import PREVIEWS, READ, read_hashes
from tests.recorded.recording import FILE, format_recording, parse_recording, read
from tests.recorded.trace import trace

RECORDINGS = read()
HASHES = read_hashes()
SMALL = 600_000
"""The most bytes of the file."""
EACH, QUICK = 3, 6
"""Of so many games, one is played in several languages, and one in the quick tests."""
PART = 30
"""The games of one test."""
PARTS_OF_ALL = range(0, len(RECORDINGS), PART)
HOW = "differs: python -m tests.recorded.changes tells how, and accepts it"


def differing(numbers: Iterable[int], shift: int = 0) -> list[str]:
    """Play games, each in other languages than the one before; name those that show something else than before.

    A game that was played to its end has a record, which holds every rule.
    """
    found = []
    for number in numbers:
        recording, locale = RECORDINGS[number], READ[(number // QUICK + shift) % len(READ)]
        seen = trace(recording, locale)
        if seen.record is not None:
            check(seen.record)
        if seen.mark != HASHES[recording.name][locale]:
            found.append(f"{recording.title} in {locale}")
    return found


@pytest.mark.parametrize("first", PARTS_OF_ALL)
def test_everybody_sees_what_they_saw(first: int) -> None:
    assert not differing(range(first, first + PART, QUICK)), HOW


@pytest.mark.slow
@pytest.mark.parametrize("first", PARTS_OF_ALL)
def test_everybody_sees_what_they_saw_in_another_language(first: int) -> None:
    assert not differing(range(first, first + PART, EACH), 1), HOW


@pytest.mark.slow
@pytest.mark.parametrize("first", PARTS_OF_ALL)
@pytest.mark.parametrize("locale", PREVIEWS)
def test_every_game_can_be_played_in_a_preview(locale: str, first: int) -> None:
    """Whatever it says: a text with a fault would end the game."""
    of_this = PREVIEWS.index(locale)
    for recording in RECORDINGS[first : first + PART][of_this :: EACH * len(PREVIEWS)]:
        assert trace(recording, locale).lines


@pytest.mark.slow
@pytest.mark.parametrize("first", PARTS_OF_ALL)
def test_everybody_sees_what_they_saw_in_the_other_games(first: int) -> None:
    assert not differing(number for number in range(first, first + PART) if number % QUICK), HOW


def test_a_recording_is_a_line() -> None:
    lines = FILE.read_text(encoding="utf-8").splitlines()
    assert [format_recording(parse_recording(line)) for line in lines] == lines
    assert FILE.stat().st_size < SMALL


def test_every_way_to_play_is_recorded() -> None:
    ways = {(kind, way.word) for kind, part in PARTS.items() for way in part.subcommands}
    assert {(one.kind, one.command) for one in RECORDINGS} == ways
    assert {one.clock for one in RECORDINGS} == {"live", "relaxed", "day", "none"}
    assert {one.people for one in RECORDINGS} == set(range(1, 7))
