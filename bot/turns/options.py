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
    """Where panels first appear."""
    header_options: Mapping[str, str]
    """The options of the header."""
    theme: Theme = "dark"
    """The colours of public pictures."""


def options_of(row: GameRow) -> Options:
    """Return the options of a stored game; once it has begun, its header has them."""
    stored = json.loads(row.options)
    header_options = stored.pop("rules", {}) if row.header is None else parse_header(row.header).options
    return Options(**stored, header_options=header_options)


def format_options(options: Options, *, has_header_options: bool) -> str:
    """Return JSON with sorted keys; a level is long, so a game that has begun keeps these options only in its
    header."""
    stored = asdict(options)
    # The key has always been called so.
    rules = stored.pop("header_options")
    if has_header_options:
        stored["rules"] = rules
    return json.dumps(stored, sort_keys=True)
