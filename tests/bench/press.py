"""Measure how far a press travels through the program: functions, files and changes of folder until its
answer leaves."""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
from collections.abc import Mapping, Sequence
from statistics import median
from typing import Any

from tests.bench.command import run
from tests.bench.load.bots import local_discord, running_bot
from tests.bench.load.tables import Tables
from tests.bench.report import show

TRACED = "tests.bench.load.traced"
SECONDS = 15.0
COUNTED = ("functions", "files", "changes")
"""What is counted of each press; `changes` are those from one folder to another."""
WARM_UP = 20
"""The number of presses left out: the first ones load and format what later ones find cached."""


def main(_: argparse.Namespace) -> int:
    columns = ("press", "presses", *COUNTED)
    rows = [
        (kind, str(len(presses)), *(f"{median(one[name] for one in presses):.0f}" for name in COUNTED))
        for kind, presses in asyncio.run(traced_presses()).items()
        if presses
    ]
    show("On the event loop, until the answer leaves; medians", columns, rows)
    return 0


async def traced_presses(seconds: float = SECONDS) -> Mapping[str, Sequence[Mapping[str, Any]]]:
    """Let one table of four play, one press at a time; return the presses that place, that say Ready and that close a
    round."""
    async with local_discord() as (server, folder):
        file = folder / "trace.json"
        async with running_bot(server, folder, command=("-m", TRACED, str(file))):
            tables = Tables(server.hub, seed=1)
            tables.invite(1)
            [people] = tables.groups
            await tables.open([people])
            await tables.press_in_turn(people, seconds)
        found = json.loads(file.read_text(encoding="utf-8"))[WARM_UP:]
    return {
        "place": [one for one in found if one["verb"] == "move"],
        "ready": [one for one in found if one["verb"] == "ready" and not one["is_closing"]],
        "close a round": [one for one in found if one["verb"] == "ready" and one["is_closing"]],
    }


if __name__ == "__main__":
    sys.exit(run("press"))
