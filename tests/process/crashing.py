"""The bot, made to kill itself at a labelled point: `python -m tests.process.crashing`.

A line `LABEL N` on standard input arms it: the N-th passing of that point from then on is the last. `CANARY` in the
environment plants a fault. The points are put around the bot's own methods from outside, so that production code carries
no line of this and cannot be set off.
"""

from __future__ import annotations

import argparse
import os
import signal
import sys
from collections.abc import Sequence
from contextlib import nullcontext
from functools import wraps
from threading import Thread
from typing import Any

from bot.client import Bot
from bot.computers.pool import Pool
from bot.hosting import run
from bot.messages import refresher
from bot.messages.sender import Delivery
from bot.store.sqlite import Connection
from bot.store.statements import Batch
from bot.turns.messages import Messages
from tests.world.canaries import CANARY, planted

COMMITS = ("before-commit", "after-commit")
SEAMS: tuple[tuple[type, str, str], ...] = (
    (Delivery, "answer", "answer"),
    (Delivery, "answer_private", "private-answer"),
    (Delivery, "edit", "edit"),
    (Delivery, "_send", "send"),
    (Delivery, "remove", "remove"),
    (Messages, "open", "open"),
    (Messages, "sent", "record"),
)
"""Method and label; `before-` and `after-` stand before it."""
LABELS = (*COMMITS, *(f"{when}-{label}" for _, _, label in SEAMS for when in ("before", "after")))


class Fuse:
    def __init__(self) -> None:
        self._label = ""
        self._left = 0

    def arm(self, line: str) -> None:
        label, count = line.split()
        if label not in LABELS:
            raise ValueError(f"{label!r} is none of {LABELS}")
        self._label, self._left = label, int(count)

    def passing(self, label: str) -> None:
        if label == self._label:
            self._left -= 1
            if self._left <= 0:
                os.kill(os.getpid(), signal.SIGKILL)


def put_points(fuse: Fuse) -> None:
    """Around every commit, and around what is said to Discord and noted of it."""
    commit = Connection._commit_each

    def watched(connection: Connection, batches: Sequence[Batch]) -> list[Exception | None]:
        fuse.passing("before-commit")
        outcomes = commit(connection, batches)
        fuse.passing("after-commit")
        return outcomes

    setattr(Connection, "_commit_each", watched)  # noqa: B010 (a method is replaced on purpose)
    for owner, name, label in SEAMS:
        _surround(fuse, owner, name, label)


def _surround(fuse: Fuse, owner: type, name: str, label: str) -> None:
    inner = getattr(owner, name)

    @wraps(inner)
    async def outer(*arguments: Any, **named: Any) -> Any:
        fuse.passing(f"before-{label}")
        result = await inner(*arguments, **named)
        fuse.passing(f"after-{label}")
        return result

    setattr(owner, name, outer)


def hurry() -> None:
    """Look at clocks and lagging messages more often, so that rest comes sooner; start no process that nobody asks for."""
    Bot.tick.change_interval(seconds=0.2)
    setattr(Pool, "start", lambda _: None)  # noqa: B010 (a method is replaced on purpose)
    setattr(refresher, "PROGRESS_GAP", 200)  # noqa: B010 (a constant is changed on purpose)


def _listen(fuse: Fuse) -> None:
    for line in sys.stdin:
        fuse.arm(line)
    os.kill(os.getpid(), signal.SIGTERM)


def main() -> int:
    fuse = Fuse()
    for line in sys.argv[1:]:
        fuse.arm(line)
    canary = os.environ.get(CANARY)
    with planted(canary) if canary else nullcontext():
        put_points(fuse)
        hurry()
        Thread(target=_listen, args=(fuse,), daemon=True).start()
        return run.main(argparse.Namespace(stop_with_input=False))


if __name__ == "__main__":
    sys.exit(main())
