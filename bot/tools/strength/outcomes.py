"""Outcomes on disk: one JSON line per game, so that a long run can be resumed."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

from bot.games.contests import SOLO
from bot.games.figures import Contest, Match, Outcome
from bot.games.registry import players
from bot.store.text_files import printable, read_bytes
from bot.tools.strength.contests import measured
from engine.game import MalformedText, parse_json, quoted

Key = tuple[Contest, int, int]
"""A contest, seed and game number."""
KEYS = ("game", "mode", "level", "players", "seed", "number", "value", "bound", "width", "compiled", "points")
MOST_BYTES = 1 << 28
"""The largest file to read: enough for over a million games."""
MOST_POINTS = 999
MOST_NUMBER = 1 << 53
"""The largest number: every JSON reader handles integers up to here."""


def key(match: Match) -> Key:
    return match.contest, match.seed, match.number


def read_outcomes(paths: Iterable[Path]) -> Mapping[Key, Outcome]:
    """Return the outcomes in these files; of two for the same game, the later counts. Raises
    MalformedText."""
    found = (outcome for path in paths for outcome in _lines(path, read_bytes(path, MOST_BYTES)))
    return {key(outcome.match): outcome for outcome in found}


def mend(path: Path) -> None:
    """Cut a partial last line from a file of outcomes, as a killed run may leave one.

    Raises MalformedText for any other file and leaves it unchanged.
    """
    if not path.exists():
        return
    content = read_bytes(path, MOST_BYTES)
    end = content.rfind(b"\n") + 1
    is_half = _is_half(content[end:], has_lines=end > 0)
    for _ in _lines(path, content[:end] if is_half else content):
        pass  # raises if a line is not an outcome
    if is_half:
        os.truncate(path, end)
    elif end < len(content):
        with path.open("ab") as file:
            file.write(b"\n")


def _is_half(line: bytes, *, has_lines: bool) -> bool:
    """Return whether it may start a `format_outcome` line; a few characters count only after whole lines."""
    with suppress(MalformedText):
        parse_json(_text(line))
        return False
    return any(line.startswith(start) or (has_lines and start.startswith(line)) for start in _starts())


def _starts() -> Iterator[bytes]:
    for game, declared in measured().items():
        for name, mode in declared.modes.items():
            for level in mode.levels:
                contest = json.dumps({"game": game, "mode": name, "level": level})
                yield f'{contest[:-1]}, "players": ["'.encode()


def format_outcome(outcome: Outcome) -> str:
    match, contest = outcome.match, outcome.match.contest
    which = (contest.game, contest.mode, contest.level, contest.players, match.seed, match.number)
    values = (*which, outcome.value, outcome.bound, match.width, outcome.is_compiled, outcome.points)
    return json.dumps(dict(zip(KEYS, values, strict=True)))


def parse_outcome(text: str) -> Outcome:
    """Return the outcome that `format_outcome` wrote; raises MalformedText."""
    try:
        line = parse_json(text)
        if not isinstance(line, dict):
            raise MalformedText("not an object")
        if lacking := [name for name in KEYS if name not in line]:
            raise MalformedText(f"{lacking[0]} is missing")
        if unknown := sorted(line.keys() - set(KEYS)):
            raise MalformedText(f"unknown key {quoted(unknown[0])}")
        return _outcome(line)
    except MalformedText as error:
        raise MalformedText(f"{quoted(text)} is no outcome: {error}") from error


def _outcome(line: Mapping[str, Any]) -> Outcome:
    contest = _contest(line)
    width = _whole(line, "width", 1) if line["width"] is not None else None
    match = Match(contest, _whole(line, "seed", -MOST_NUMBER), _whole(line, "number"), width)
    bound = _whole(line, "bound", 1, MOST_POINTS) if line["bound"] is not None else None
    value, most = line["value"], MOST_POINTS if contest.mode == SOLO else 1
    if not isinstance(value, int | float) or isinstance(value, bool) or not 0 <= value <= most:
        raise MalformedText(f"value {quoted(value)} is no number from 0 to {most}")
    if not isinstance(line["compiled"], bool):
        raise MalformedText(f"compiled {quoted(line['compiled'])} is neither true nor false")
    points = line["points"]
    if not isinstance(points, list) or len(points) not in (0, len(contest.players)):
        raise MalformedText(f"points {quoted(points)} are not those of {len(contest.players)} players")
    known = tuple(_whole({"points": each}, "points", most=MOST_POINTS) for each in points)
    return Outcome(match, value, bound, line["compiled"], known)


def _contest(line: Mapping[str, Any]) -> Contest:
    game = _one_of(line["game"], measured(), "game")
    modes = measured()[game].modes
    name = _one_of(line["mode"], modes, "mode")
    level = _one_of(line["level"], modes[name].levels, "level")
    seated, known = line["players"], players(game)
    if not isinstance(seated, list) or len(seated) not in modes[name].seats:
        raise MalformedText(f"players {quoted(seated)} are not those of a {name} game")
    return Contest(game, name, level, tuple(_one_of(player, known, "players") for player in seated))


def _one_of(value: object, known: Iterable[str], name: str) -> str:
    if not isinstance(value, str) or value not in known:
        raise MalformedText(f"{name} {quoted(value)} is none of {', '.join(known)}")
    return value


def _whole(line: Mapping[str, Any], name: str, least: int = 0, most: int = MOST_NUMBER) -> int:
    value = line[name]
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise MalformedText(f"{name} {quoted(value)} is no whole number from {least} to {most}")
    return value


def _lines(path: Path, content: bytes) -> Iterator[Outcome]:
    for number, line in enumerate(content.removesuffix(b"\n").split(b"\n") if content else (), 1):
        try:
            yield parse_outcome(_text(line))
        except MalformedText as error:
            raise MalformedText(f"{printable(path)}, line {number}: {error}") from error


def _text(line: bytes) -> str:
    """Decode a line; bytes that are not UTF-8 become a character that no outcome contains."""
    return line.decode("utf-8", errors="replace")
