"""Outcomes on disk: one JSON line per game, so that a long run can be resumed."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Mapping
from dataclasses import asdict
from pathlib import Path

from engine.game import MalformedText
from tests.bench.strength.figures import Contest, Match, Outcome

Key = tuple[Contest, int, int]
"""A contest, seed and game number."""
BEGINNING = b'{"match": {"contest": {"game": "'
"""How every line of outcomes begins."""


def key(match: Match) -> Key:
    return match.contest, match.seed, match.number


def read_outcomes(paths: Iterable[Path]) -> Mapping[Key, Outcome]:
    """Return the outcomes in these files; of two for the same game, the later counts. Raises MalformedText."""
    found = dict[Key, Outcome]()
    for path in paths:
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            try:
                outcome = parse_outcome(line)
            except MalformedText as error:
                raise MalformedText(f"{path}, line {number}: {error}") from error
            found[key(outcome.match)] = outcome
    return found


def mend(path: Path) -> None:
    """Cut a partial last line from a file of outcomes, as a killed run may leave one; leave any other file alone."""
    content = path.read_bytes() if path.exists() else b""
    end = content.rfind(b"\n") + 1
    if end < len(content) and BEGINNING.startswith(content[end : end + len(BEGINNING)]):
        os.truncate(path, end)


def format_outcome(outcome: Outcome) -> str:
    return json.dumps(asdict(outcome))


def parse_outcome(text: str) -> Outcome:
    """Return the outcome that `format_outcome` wrote; raises MalformedText."""
    try:
        content = json.loads(text)
        match = content.pop("match")
        contest = match.pop("contest")
        players = tuple(contest.pop("players"))
        points = tuple(content.pop("points"))
        return Outcome(Match(Contest(**contest, players=players), **match), **content, points=points)
    except (ValueError, KeyError, TypeError) as error:
        raise MalformedText(f"{text} is no outcome: {error}") from error
