"""`run`: the bot on Discord, until told to stop."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import ctypes
import gc
import logging
import os
import platform
import signal
import sys
from threading import Thread

from bot.games.registry import UnfinishedGame
from bot.hosting.logs import log_to_terminal
from bot.hosting.serve import Replaced, serve
from bot.interactions.discord_faults import DISCORD_ERRORS, fault_of
from bot.settings import ExitCode, Settings, SettingsError, load
from bot.store.errors import StoreAway, StoreError

COLLECT_AFTER = 5_000
"""The number of new objects that starts a search for cycles. With more, what finished presses leave behind
(some 30 kB each) would stay too long."""
ARENA_MAX, MMAP_THRESHOLD = -8, -3
"""Names of options in glibc's malloc.h."""
ARENAS = 1
"""With more, one thread leaves room that no other uses: 8 MB."""
MAPPED_FROM = 256 * 1024
"""Bytes above which glibc maps a block; its own limit rises with the first picture drawn, up to 32 MiB."""
TRIMMED_EVERY = 2.0
"""Seconds. A minute of play frees 40 MB between blocks in use, mostly of dropped pictures; returning them takes some
milliseconds."""

SWITCH_AFTER = 0.001
"""Seconds that a thread may compute while another one waits. A press needs the interpreter some ten times,
and beside a drawing it would wait Python's five milliseconds each time."""

logger = logging.getLogger(__name__)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = "settings come from the environment and .env; .env.example explains each"
    parser.add_argument(
        "--stop-with-input",
        action="store_true",
        help="stop when standard input ends, as it does with the program that started it",
    )


def main(options: argparse.Namespace) -> int:
    """Run the bot; return zero after a requested stop, else one of `ExitCode`."""
    try:
        settings = load()
        log_to_terminal(settings)
        collect_seldom()
        _limit_free_memory()
        sys.setswitchinterval(SWITCH_AFTER)
        asyncio.run(_serve_until_stopped(settings, stop_with_input=options.stop_with_input))
    except SettingsError as error:
        return fail(str(error), ExitCode.CONFIG)
    except UnfinishedGame as error:
        return fail(str(error), ExitCode.GAMES)
    except StoreAway as error:
        # Unlike other errors of the store it passes by itself, so a supervisor should start the bot again.
        return fail(str(error), ExitCode.NETWORK)
    except StoreError as error:
        return fail(str(error), ExitCode.STORE)
    except Replaced as error:
        return fail(str(error), ExitCode.REPLACED)
    except DISCORD_ERRORS as error:
        if (fault := fault_of(error)) is None:
            raise
        return fail(str(fault), fault.code)
    except KeyboardInterrupt:
        # Windows: asyncio has already stopped the bot cleanly.
        pass
    logger.info("stopped; every game is kept")
    return 0


def collect_seldom() -> None:
    """Make Python look for cycles less often, and never among imported objects: that cost more than a
    commit."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(COLLECT_AFTER, 20, 20)


def _limit_free_memory() -> None:
    """Make glibc return freed memory: it would keep the blocks in which pictures are drawn, for each
    thread."""
    if (libc := _glibc()) is not None:
        libc.mallopt(ARENA_MAX, ARENAS)
        libc.mallopt(MMAP_THRESHOLD, MAPPED_FROM)


def give_memory_back() -> None:
    """Return the memory that is free between blocks in use, which glibc does only at the end of its heap."""
    if (libc := _glibc()) is not None:
        libc.malloc_trim(0)


def _glibc() -> ctypes.CDLL | None:
    return ctypes.CDLL(None) if platform.libc_ver()[0] == "glibc" else None


async def _give_memory_back_regularly() -> None:
    while True:
        await asyncio.sleep(TRIMMED_EVERY)
        await asyncio.to_thread(give_memory_back)


async def _serve_until_stopped(settings: Settings, *, stop_with_input: bool) -> None:
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        # Windows has no signal handlers in asyncio; there Ctrl+C arrives as KeyboardInterrupt.
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(number, stop.set)
    if stop_with_input:
        _stop_with_input(loop, stop)
    trimming = asyncio.create_task(_give_memory_back_regularly())
    try:
        await serve(settings, stop)
    finally:
        trimming.cancel()


def _stop_with_input(loop: asyncio.AbstractEventLoop, stop: asyncio.Event) -> None:
    """Set `stop` when standard input ends, as it does when the program that started this one is killed."""
    if sys.stdin is None:
        stop.set()
        return
    source = sys.stdin.fileno()

    def read() -> None:
        if not _read(source):
            loop.remove_reader(source)
            stop.set()

    try:
        loop.add_reader(source, read)
    except (NotImplementedError, PermissionError):
        # Windows cannot watch pipes, and no system can watch files, but files end by themselves.
        Thread(target=_wait_for_end, args=(source, loop, stop), daemon=True).start()


def _wait_for_end(source: int, loop: asyncio.AbstractEventLoop, stop: asyncio.Event) -> None:
    while _read(source):
        pass
    with contextlib.suppress(RuntimeError):  # the loop has already ended
        loop.call_soon_threadsafe(stop.set)


def _read(source: int) -> bytes:
    """Read past `sys.stdin`: a thread waiting in it holds a lock that the interpreter needs to exit."""
    try:
        return os.read(source, 1024)
    except OSError:
        return b""


def fail(reason: str, code: int) -> int:
    """Print why the program ends, and return its exit code."""
    print(f"error: {reason}", file=sys.stderr)
    return code
