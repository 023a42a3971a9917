"""`play`: the bot on a local Discord in the browser; no account, no token, no network."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import errno
import logging
import os
import signal
import sys
import webbrowser
from asyncio.subprocess import Process
from pathlib import Path
from threading import Thread
from time import monotonic

from bot.bootstrap import ROOT
from bot.door.activity.server import PREFIX as ACTIVITY
from bot.games.registry import PARTS
from bot.games.samples import kept_sample
from bot.hosting.child import free_url, start_bot, stop_bot
from bot.local.server import Server, start
from bot.local.state import Setup
from bot.local.words import people
from bot.pages.texts import language
from bot.settings import HOPELESS, SettingsError
from bot.store.process_lock import AlreadyRunning, only_one

DIRECTORY = Path("data/local")
PAGE = ROOT / "bot" / "local" / "page"
PORT = 8150
"""Always the same port if it is free, so that bookmarks and open tabs still work."""
PORTS = range(PORT, PORT + 20)
LOG = "bot.log"
ADDRESS = "address"
LOCK = "lock"
PLACES = Setup(has_group=True, elsewhere="Book club")
"""With places that the bot is no member of, where people can try it too."""
SEATS = 3
"""The seats at the table that the start page opens."""
HEALTHY_SECONDS = 10
MOST_PAUSE = 30


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--no-browser", action="store_true", help="only print the address")
    parser.add_argument(
        "--database", default="", metavar="ADDRESS", help=f"as DATABASE_URL; default: a file in {DIRECTORY}"
    )
    parser.add_argument("--port", type=int, help=f"default: {PORT}, or the next one that is free")


def main(options: argparse.Namespace) -> int:
    """Serve until Ctrl-C; return the exit code. Raises SettingsError, which says in one line why that cannot begin."""
    logging.basicConfig(level=logging.ERROR, format="%(message)s")
    try:
        DIRECTORY.mkdir(parents=True, exist_ok=True)
        with only_one(DIRECTORY / LOCK):
            return asyncio.run(_play(options.port, options.database, is_shown=not options.no_browser))
    except AlreadyRunning:
        used = DIRECTORY / ADDRESS
        address = used.read_text() if used.exists() else ""
        print(f"Already running at {address or 'elsewhere'}")
        _show(address, is_wanted=bool(address) and not options.no_browser)
        return 0
    except ValueError as error:
        raise SettingsError(str(error)) from error
    except OSError as error:
        raise SettingsError(f"cannot write {DIRECTORY.resolve()}: {error.strerror}") from error
    except (asyncio.CancelledError, KeyboardInterrupt):
        return 0


async def _play(port: int | None, database: str, *, is_shown: bool) -> int:
    """Serve until cancelled, or until the bot cannot run; games are kept."""
    task = asyncio.current_task()
    loop = asyncio.get_running_loop()
    for stop in (signal.SIGINT, signal.SIGTERM):
        # Windows has no signal handlers in asyncio; there Ctrl+C arrives as KeyboardInterrupt.
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(stop, task.cancel if task else loop.stop)
    server = await serve(port, DIRECTORY)
    (DIRECTORY / ADDRESS).write_text(server.base_url)
    print(f"Play at {server.base_url}")
    print(
        f"Press Ctrl-C to stop; games are kept in {DIRECTORY}, the bot's log is {DIRECTORY / LOG}.",
        flush=True,
    )
    _show(server.base_url, is_wanted=is_shown)
    try:
        return await keep_running(server, DIRECTORY, database)
    finally:
        await server.stop()


async def serve(port: int | None, directory: Path) -> Server:
    """Start the server on this port; by default on the usual port or the next free one."""
    for candidate in PORTS if port is None else (port,):
        try:
            server = await start(
                candidate,
                directory / "discord",
                page_dir=PAGE,
                picture=start_picture,
                activity=free_url() + ACTIVITY,
                setup=PLACES,
            )
        except (OSError, OverflowError) as error:
            if getattr(error, "errno", None) in (errno.EADDRINUSE, errno.EACCES) and port is None:
                continue
            raise SettingsError(_why_not(candidate, error)) from error
        return server
    raise SettingsError(f"ports {PORTS[0]} to {PORTS[-1]} are taken: choose another with --port")


def start_picture(name: str) -> bytes | None:
    """Draw a picture of the start page: `chess-de` is a sheet of chess in German."""
    game, _, locale = name.partition("-")
    name = language(locale)
    return kept_sample(game, people(name)[:SEATS], name) if game in PARTS else None


def _why_not(port: int, error: Exception) -> str:
    match getattr(error, "errno", None):
        case errno.EADDRINUSE:
            return f"port {port} is taken: leave --port out, or choose another"
        case errno.EACCES | errno.EPERM:
            return f"port {port} needs administrator rights: leave --port out, or choose one above 1023"
    return f"port {port}: {error}"


async def keep_running(server: Server, directory: Path, database: str = "") -> int:
    """Restart the bot whenever it ends; returns only when a restart cannot help.

    `database` is its DATABASE_URL. The one in the environment is ignored, because it may hold real games.
    """
    pause = 1
    with (directory / LOG).open("wb") as log:
        while True:
            begin = monotonic()
            code = await _wait_for(await start_bot(server, directory, log, DATABASE_URL=database))
            if code in HOPELESS:
                print(_reason(directory / LOG), file=sys.stderr)
                return code
            pause = 1 if monotonic() - begin > HEALTHY_SECONDS else min(2 * pause, MOST_PAUSE)
            print(f"The bot ended with {code} ({directory / LOG} says why); again in {pause} s.", flush=True)
            await asyncio.sleep(pause)


async def _wait_for(bot: Process) -> int:
    """Return the bot's exit code; when cancelled, let the bot finish."""
    try:
        return await bot.wait()
    finally:
        if bot.returncode is None:
            await stop_bot(bot)


def _reason(log: Path) -> str:
    """Return the line in which the bot said why it stopped; libraries may have printed more after it."""
    lines = log.read_text(encoding="utf-8", errors="replace").splitlines()
    errors = [line for line in lines if line.startswith("error: ")]
    return (errors or lines or ["error: the bot ended without a message"])[-1]


def _show(address: str, *, is_wanted: bool) -> None:
    """Open a graphical browser if there is one; a text browser would take over the terminal."""
    has_windows = sys.platform in ("win32", "darwin") or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    )
    if is_wanted and has_windows:
        Thread(target=_open, args=(address,), daemon=True).start()


def _open(address: str) -> None:
    # A browser that fails does not matter, because the address has been printed.
    with contextlib.suppress(Exception):
        webbrowser.open(address)
