"""The settings that a lobby was opened with, as stored with its game."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass

from bot.store.rows import GameRow, PanelPlace, Theme
from engine.game import parse_header


@dataclass(frozen=True, slots=True)
class Options:
    seats: int
    """The game starts automatically once this many have joined."""
    clock: str
    panel: PanelPlace
    """Where panels are placed at first."""
    rules: Mapping[str, str]
    """The options of the header."""
    theme: Theme = "dark"
    """The colours of public pictures."""


def options_of(row: GameRow) -> Options:
    """Return the options of a stored game; once it has begun, its header has the rules."""
    stored = json.loads(row.options)
    rules = stored.pop("rules", {}) if row.header is None else parse_header(row.header).options
    return Options(**stored, rules=rules)


def format_options(options: Options, *, has_rules: bool) -> str:
    """Return JSON with sorted keys; a level is long, so a game that has begun keeps the rules in its header
    alone."""
    stored = asdict(options)
    if not has_rules:
        del stored["rules"]
    return json.dumps(stored, sort_keys=True)
