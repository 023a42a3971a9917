"""Measure how far a press travels through the program: functions, files and changes of folder until its
answer leaves."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

from bot.hosting.child import start_bot, stop_bot, wait_until_online
from bot.local.ratelimit import Limits
from bot.local.server import start
from bot.local.state import Setup
from bot.tools.load.tables import Tables

TRACED = "bot.tools.load.traced"
SECONDS = 15.0
WARM_UP = 20
"""The number of presses left out: the first ones load and format what later ones find cached."""


@dataclass(frozen=True, slots=True)
class Way:
    """Medians over the presses of one kind."""

    kind: str
    presses: int
    functions: float
    files: float
    changes: float


async def trace_presses(seconds: float = SECONDS) -> list[Way]:
    """Let one table of four play, one press at a time; return how far the presses that place, that say Ready
    and that close a round travel."""
    with tempfile.TemporaryDirectory() as name:
        file = Path(name) / "trace.json"
        server = await start(setup=Setup(people=("Ada",)), limits=Limits(global_limit=1_000_000, rules={}))
        try:
            bot = await start_bot(
                server, Path(name), command=("-m", TRACED, str(file)), LOG_LEVEL="WARNING", LIMITS="off"
            )
            await wait_until_online(server)
            tables = Tables(server.hub, seed=1)
            tables.invite(1)
            [people] = tables.groups
            await tables.open([people])
            await tables.press_in_turn(people, seconds)
            await stop_bot(bot)
        finally:
            await server.stop()
        found = json.loads(file.read_text(encoding="utf-8"))[WARM_UP:]
    kinds = {
        "place": [one for one in found if one["verb"] == "move"],
        "ready": [one for one in found if one["verb"] == "ready" and not one["is_closing"]],
        "close a round": [one for one in found if one["verb"] == "ready" and one["is_closing"]],
    }
    return [_way(kind, presses) for kind, presses in kinds.items() if presses]


def _way(kind: str, presses: Sequence[Any]) -> Way:
    middle = {name: median(one[name] for one in presses) for name in ("functions", "files", "changes")}
    return Way(kind, len(presses), **middle)
