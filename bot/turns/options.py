"""The settings that a lobby was opened with, as stored with its game."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass

from bot.store.rows import PanelPlace, Theme


@dataclass(frozen=True, slots=True)
class Options:
    seats: int
    """The game starts automatically once this many have joined."""
    clock: str
    panel: PanelPlace
    """Where panels start."""
    rules: Mapping[str, str]
    """The options of the header."""
    theme: Theme = "dark"
    """The colours of public pictures."""


def parse_options(text: str) -> Options:
    return Options(**json.loads(text))


def format_options(options: Options) -> str:
    """JSON with sorted keys."""
    return json.dumps(asdict(options), sort_keys=True)
