"""Worker processes."""

from __future__ import annotations

import multiprocessing
import os
import signal
from threading import Thread


def follow_parent() -> None:
    """Call first in a worker: leave Ctrl+C to the parent, and end when the parent does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """A parent that is killed sends no message."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
