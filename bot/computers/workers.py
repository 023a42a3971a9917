"""Run work in separate processes."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import pickle
import signal
import sys
from collections.abc import Callable
from multiprocessing.connection import Connection
from threading import Thread

Progress = Callable[[int], object]
Work = Callable[[Progress], str]
"""Work that can be pickled; it reports its progress."""


async def apart(work: Work, told: Progress, name: str, niceness: int) -> str:
    """Run work in a new process of low priority; raises EOFError if the process dies, and ends it when
    cancelled."""
    context = multiprocessing.get_context("spawn")
    receiving, sending = context.Pipe(duplex=False)
    # Packed separately: what it needs is imported only once the priority is low.
    packed = pickle.dumps(work)
    process = context.Process(target=_send, args=(sending, packed, niceness), name=name, daemon=True)
    process.start()
    # The process now holds this end alone, so its death ends the connection.
    sending.close()
    try:
        while isinstance(said := await asyncio.to_thread(receiving.recv), int):
            told(said)
        return str(said)
    finally:
        process.terminate()


def _send(sending: Connection, packed: bytes, niceness: int) -> None:
    follow_parent()
    if sys.platform != "win32":
        os.nice(niceness)
    work: Work = pickle.loads(packed)  # noqa: S301 (the parent packed it)
    sending.send(work(sending.send))


def follow_parent() -> None:
    """Leave Ctrl+C to the parent, and exit when the parent does; call this first in a worker."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """Watch the parent, because a killed one sends no message."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
