"""Worker processes."""

from __future__ import annotations

import multiprocessing
import os
import signal
from threading import Thread


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
