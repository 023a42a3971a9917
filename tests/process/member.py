"""One of several bot processes, for tests: `python -m tests.process.member`. Its clock may be wrong, and it may be deaf.

`CLOCK_AHEAD` in the environment sets its own clock forward, in seconds. On standard input, `deaf` loses the
notifications between processes, `hears` ends that; the end of input stops it.
"""

from __future__ import annotations

import argparse
import datetime
import os
import signal
import sys
import time
from collections.abc import Callable
from threading import Thread
from types import SimpleNamespace
from typing import Self

import discord
from discord.ext import tasks

from bot.computers.pool import Pool
from bot.features.spare_time import SpareTime
from bot.hosting import run
from bot.messages import refresher
from bot.store.postgres.wakeups import Wakeups


def set_clock(seconds: float) -> None:
    """Set the time of day that any code in this process sees."""
    own_time, own_time_ns = time.time, time.time_ns
    setattr(time, "time", lambda: own_time() + seconds)  # noqa: B010 (a function is replaced on purpose, as below)
    setattr(time, "time_ns", lambda: own_time_ns() + int(seconds * 1e9))  # noqa: B010 (as above)

    class Shifted(datetime.datetime):
        @classmethod
        def now(cls, tz: datetime.tzinfo | None = None) -> Self:
            return super().now(tz) + datetime.timedelta(seconds=seconds)

    shifted = SimpleNamespace(**{**vars(datetime), "datetime": Shifted})
    for module in (discord.utils, tasks):
        setattr(module, "datetime", shifted)  # noqa: B010 (as above)


class Deafness:
    def __init__(self) -> None:
        self.is_on = False
        tell, listen = Wakeups.tell, Wakeups.listen

        async def told(wakeups: Wakeups) -> None:
            if not self.is_on:
                await tell(wakeups)

        def listening(wakeups: Wakeups, heard: Callable[[], None]) -> None:
            listen(wakeups, lambda: None if self.is_on else heard())

        setattr(Wakeups, "tell", told)  # noqa: B010 (as above)
        setattr(Wakeups, "listen", listening)  # noqa: B010 (as above)

    def follow(self) -> None:
        for line in sys.stdin:
            self.is_on = line.strip() == "deaf"
        os.kill(os.getpid(), signal.SIGTERM)


def main() -> int:
    set_clock(float(os.environ.get("CLOCK_AHEAD", "0")))
    # No computer player plays, so the process that compiles for seconds is not started.
    setattr(Pool, "start", lambda _: None)  # noqa: B010 (as above)
    # Nor does it search for puzzles, which is no part of a press's cost.
    setattr(SpareTime, "start", lambda _: None)  # noqa: B010 (as above)
    # Rest comes sooner, because the campaign waits for it.
    setattr(refresher, "PROGRESS_GAP", 3_000)  # noqa: B010 (as above)
    Thread(target=Deafness().follow, daemon=True).start()
    return run.main(argparse.Namespace(stop_with_input=False))


if __name__ == "__main__":
    sys.exit(main())
