"""Backs games up at random moments while people press, and goes on from each backup: `python -m tests.process.restoring`.

Moments follow from the seed, as far as two processes allow. What was acknowledged before a backup began must be in it,
and once a bot goes on from it, everything must be as after any other start.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from collections import defaultdict
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

from bot.bootstrap import ROOT
from bot.local.carrier import GATEWAY
from bot.settings import KEYS
from tests.databases import stored
from tests.local.ways import add_way
from tests.process import campaign
from tests.process.campaign import Campaign, Plan, Report
from tests.process.checks import Checker
from tests.world.player import Ledger

BACKUP = "backup"
LONGEST_PLAY = 2.5
PLAYED_ON = 0.5
"""Seconds for which people press after a backup, so that it lacks something."""


class Restorations(Campaign):
    async def _one(self, number: int, plan: Plan) -> None:
        self._players.reseed(f"{self._seed}:{number}")
        self._players.resume()
        await asyncio.sleep(plan.seconds)
        promised = held_then(self._players.ledger)
        file = self._directory / f"{number}.db"
        await self._command("backup", file)
        held = promised()
        await asyncio.sleep(PLAYED_ON)
        await self._bury()
        self.report.kills[BACKUP] += 1
        await self._go_on_from(file, held, number)

    async def _go_on_from(self, file: Path, held: Ledger, number: int) -> None:
        """Restore the file, compare it with what it must hold, and let the bot start on it."""
        await self._command("restore", file)
        await asyncio.to_thread(file.unlink)
        self._begin_again(held, number)
        await self._add_late_game(number)
        await self._victim.start()
        await asyncio.sleep(Random(f"{self._seed}:{number}:pause").random() * PLAYED_ON)
        self._players.pause_all()
        self.report.faults += [f"at backup {number}: {fault}" for fault in await self._rest()]

    async def _command(self, *words: object) -> None:
        kept = {name: value for name, value in os.environ.items() if name not in KEYS}
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bot", *map(str, words)),
            cwd=self._directory,
            env={**kept, "PYTHONPATH": str(ROOT), "DATABASE_PATH": str(self._database)},
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.PIPE,
        )
        _, complaint = await process.communicate()
        if process.returncode:
            raise RuntimeError(f"{words[0]}: {complaint.decode()}")

    def _begin_again(self, promised: Ledger, number: int) -> None:
        """Compare promises with what is restored; from here on, only that counts."""
        hub = self._server.hub
        known = {str(row["message_id"]) for row in stored(self._database, "select message_id from message")}
        shown = {name for messages in hub.world.messages.values() for name in messages}
        lost = frozenset(shown - known)
        found = Checker(self._database, hub, promised, lost=lost).log_faults()
        self.report.faults += [f"backup {number}: {fault}" for fault in found]
        self._players.ledger.clear()
        self._checker = Checker(self._database, hub, self._players.ledger, lost=lost)


def held_then(ledger: Ledger) -> Callable[[], Ledger]:
    """Return what makes a ledger of what is acknowledged now; what is pressed until it is called counts as not
    acknowledged."""
    promised = {key: [press.is_acknowledged for press in presses] for key, presses in ledger.items()}

    def later() -> Ledger:
        held: Ledger = defaultdict(list)
        for key, presses in ledger.items():
            acknowledged = promised.get(key, [])
            flags = [*acknowledged, *[False] * (len(presses) - len(acknowledged))]
            held[key] = [
                replace(press, is_acknowledged=flag) for press, flag in zip(presses, flags, strict=True)
            ]
        return held

    return later


async def run(seed: int, count: int, *, is_verbose: bool = False, way: str = GATEWAY) -> Report:
    """Make so many backups while presses come this way, and go on from each."""
    chance = Random(seed)
    plans = [Plan("moment", BACKUP, seconds=0.2 + chance.random() * LONGEST_PLAY) for _ in range(count)]
    return await campaign.run(seed, list(enumerate(plans)), is_verbose=is_verbose, way=way, kind=Restorations)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.process.restoring", description=__doc__)
    parser.add_argument("--backups", type=int, default=50)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--verbose", action="store_true", help="a line for each backup")
    add_way(parser)
    options = parser.parse_args()
    report = asyncio.run(run(options.seed, options.backups, is_verbose=options.verbose, way=options.way))
    return report.show("Backups of running games, restored after a kill")


if __name__ == "__main__":
    sys.exit(main())
