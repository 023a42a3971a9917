"""Outcomes on disk: one JSON line for each game, so that a long run can go on where it ended."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from bot.tools.strength.contests import Contest, Match, Outcome
from engine.game import MalformedText

Key = tuple[Contest, int, int]
"""A contest, the seed and the number of the game."""


def key(match: Match) -> Key:
    return match.contest, match.seed, match.number


def kept(paths: Iterable[Path]) -> Mapping[Key, Outcome]:
    """The outcomes in some files; the later of two of one game counts. Raises MalformedText."""
    return {key(outcome.match): outcome for path in paths for outcome in _lines(path)}


def mend(path: Path) -> None:
    """Cut off half a line, which a run that was killed leaves at the end."""
    if path.exists():
        content = path.read_bytes()
        whole = content.rfind(b"\n") + 1
        if whole < len(content):
            path.write_bytes(content[:whole])


def format_outcome(outcome: Outcome) -> str:
    match, contest = outcome.match, outcome.match.contest
    values = {
        "game": contest.game,
        "mode": contest.mode,
        "level": contest.level,
        "players": contest.players,
        "seed": match.seed,
        "number": match.number,
        "value": outcome.value,
        "bound": outcome.bound,
        "width": match.width,
        "compiled": outcome.is_compiled,
    }
    return json.dumps(values)


def parse_outcome(text: str) -> Outcome:
    """The outcome that `format_outcome` wrote; raises MalformedText."""
    try:
        line: dict[str, Any] = json.loads(text)
        contest = Contest(line["game"], line["mode"], line["level"], tuple(line["players"]))
        match = Match(contest, line["seed"], line["number"], line["width"])
        return Outcome(match, line["value"], line["bound"], line["compiled"])
    except (ValueError, TypeError, KeyError) as error:
        raise MalformedText(f"{text[:80]!r} is no outcome: {error}") from error


def _lines(path: Path) -> Iterator[Outcome]:
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        try:
            yield parse_outcome(line)
        except MalformedText as error:
            raise MalformedText(f"{path}, line {number}: {error}") from error
