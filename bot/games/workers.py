"""Processes that compute for another one."""

from __future__ import annotations

import multiprocessing
import os
import signal
from threading import Thread


def follow_parent() -> None:
    """What a worker does first: Ctrl+C is for its parent, and without a parent it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """A parent that was killed tells nobody."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
