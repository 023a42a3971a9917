"""The bot with its database, until told to stop."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Coroutine
from contextlib import ExitStack, asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from time import monotonic as seconds
from time import time
from typing import Any

import discord
import yarl
from discord.gateway import DiscordWebSocket

from bot import PROGRAM
from bot.client import Bot, now
from bot.hosting import systemd
from bot.hosting.backup import back_up_daily
from bot.hosting.backup_folder import age_of_newest, made_in
from bot.hosting.metrics import Metrics
from bot.hosting.monitoring import application, serve_monitoring
from bot.hosting.receiving import at_door
from bot.messages.meter import NO_METER, Meter
from bot.settings import Settings
from bot.store import health, running
from bot.store.address import DatabaseServer
from bot.store.database import Store
from bot.store.engines import store_on
from bot.store.errors import StoreError
from bot.store.files import DOUBT, doubtful_file_system, make_folder, network_file_system
from bot.store.holding import held
from bot.store.memos import SET_MEMO
from bot.store.process_lock import AlreadyRunning
from bot.store.schema import not_opened
from bot.store.statements import statement
from bot.store.text_files import shell_word
from bot.turns.clocks import LATE, SECOND, SILENCE, GameClock, SharedClock, monotonic
from bot.turns.processes import Alone, Peers, Processes

CANCEL_AGAIN_SECONDS = 1.0
DRAIN_SECONDS = 5.0
"""Seconds between saying that this process is not ready any more and its end: a balancer looks every second or two."""
WRITE_SECONDS = 60.0
"""Seconds without a write after which something is wrong with the database."""
DISCORD_SECONDS = 300.0
"""Seconds of silence after which something is wrong: Discord is heard every 41 s, and sometimes away for a
minute."""

logger = logging.getLogger(__name__)


async def serve(settings: Settings, stop: asyncio.Event) -> None:
    """Run the bot until `stop` is set; raises one of DISCORD_ERRORS for what keeps it from Discord."""
    # discord.py reads its two addresses only from here.
    discord.http.Route.BASE = settings.discord_api
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(settings.discord_gateway)
    metrics = Metrics() if settings.monitoring else None
    meter = metrics or NO_METER
    async with _opened(settings, meter) as store:
        clock = GameClock(monotonic, at=now(), late=LATE, silence=SILENCE)
        # No press can arrive before the bot is connected.
        clock.lost()
        # A file serves one process only.
        is_shared = isinstance(settings.database, DatabaseServer)
        peers = Processes(store, SharedClock()) if is_shared else Alone()
        bot = Bot(
            store,
            clock=clock,
            grace=None if settings.grace_seconds is None else settings.grace_seconds * SECOND,
            default_clock=settings.default_clock,
            keep_inactive=settings.keep_inactive,
            support_server=settings.support_server,
            has_limits=settings.limits,
            dev_guild=settings.dev_guild,
            host_guild=settings.host_guild or settings.dev_guild,
            shards=settings.shard_count,
            requests_per_second=settings.requests_per_second,
            peers=peers,
            has_door=bool(settings.presses_url),
            has_activity=settings.has_activity,
            meter=meter,
            backup_age=lambda: (
                None if settings.backup_dir is None else age_of_newest(settings.backup_dir, time())
            ),
        )
        vitals = Vitals(store, bot)
        path = health.sign_path(settings.database_path)
        bot.computers.start()
        bot.spare.start()
        left = asyncio.Event()
        is_drained = bool(settings.presses_url) and is_shared
        leaving = asyncio.create_task(_leave(stop, left, vitals, DRAIN_SECONDS if is_drained else 0.0))
        async with _end_shown(path, peers, has_file=not is_shared), bot:
            works = [
                bot.start(settings.discord_token.get_secret_value()),
                store.watch(),
                _beat(path, vitals, has_file=not is_shared),
                at_door(settings, bot, meter),
            ]
            if isinstance(peers, Processes) and not settings.presses_url:
                works.append(_need_place(peers))
            if settings.backup_dir is not None:
                works.append(back_up_daily(settings.backup_dir))
            if metrics is not None:
                page = partial(metrics.page, bot, store, settings, vitals.unready)
                works.append(
                    serve_monitoring(settings.monitoring, application(vitals.unready, page), metrics)
                )
            if systemd.is_expected():
                works.append(systemd.report(store, bot.is_set_up))
            try:
                await until(left, *works)
            finally:
                leaving.cancel()


async def _leave(stop: asyncio.Event, left: asyncio.Event, vitals: Vitals, seconds: float) -> None:
    """Wait for the order to stop; then say that this process is not ready, and go on until the load balancer has
    noticed."""
    await stop.wait()
    vitals.is_leaving = True
    await asyncio.sleep(seconds)
    left.set()


class Replaced(Exception):
    """Another process has taken over this one's work."""


async def _need_place(peers: Processes) -> None:
    """Raise Replaced once another process answers what comes over the gateway."""
    await peers.until_replaced()
    raise Replaced("another process answers: this one paused for longer than its claim lasts")


@asynccontextmanager
async def _opened(settings: Settings, meter: Meter) -> AsyncIterator[Store]:
    """Open the database, a file for this process alone; raises StoreError."""
    place, path = settings.database, settings.database_path
    if isinstance(place, Path) and (kind := network_file_system(path)):
        raise StoreError(
            f"DATABASE_PATH: {path} is on a network file system ({kind}), where locks do not hold: name a file on a "
            "local disk, or use PostgreSQL (DATABASE_URL)"
        )
    if isinstance(place, Path) and (kind := doubtful_file_system(path)):
        logger.warning("DATABASE_PATH: %s is on %s: %s", path, kind, DOUBT)
    if isinstance(place, Path):
        _look_for_backups(path, settings.backup_dir)
    with ExitStack() as holding:
        try:
            # The sign of life is written there as well.
            make_folder(path.parent)
            if isinstance(place, Path):
                holding.enter_context(held(path))
        except AlreadyRunning as taken:
            raise StoreError(
                f"DATABASE_PATH: {path} is in use by {taken}: stop that one first, or name another file"
            ) from taken
        except OSError as error:
            raise not_opened(path, error) from error
        had_log = running.has_log(path)
        async with store_on(place, committed=meter.committed) as store:
            if isinstance(place, DatabaseServer):
                yield store
                return
            async with running.noted(store, path, had_log=had_log):
                yield store


def _look_for_backups(path: Path, folder: Path | None) -> None:
    """Say that a database is new although there are backups: its folder was emptied, or is not mounted."""
    if folder is None or (path.exists() and path.stat().st_size):
        return
    if made := [*made_in(folder).values()]:
        logger.warning(
            "DATABASE_PATH: %s is new, but there are backups: if games are missing, stop the bot and run %s",
            path,
            f"`{PROGRAM} restore {shell_word(made[-1])}`",
        )


async def until(stop: asyncio.Event, *works: Coroutine[Any, Any, None]) -> None:
    """Run these concurrently until one ends or `stop` is set, which cancels all."""
    working, told = [asyncio.create_task(work) for work in works], asyncio.create_task(stop.wait())
    try:
        await asyncio.wait({*working, told}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        told.cancel()
        while left := {task for task in working if not task.done()}:
            for task in left:
                # Python 3.11's wait_for, through which discord.py connects, can lose a cancellation.
                task.cancel()
            await asyncio.wait(left, timeout=CANCEL_AGAIN_SECONDS)
    for task in working:
        if not task.cancelled():
            task.result()


class Vitals:
    """Knows whether the bot can do its work."""

    def __init__(self, store: Store, bot: Bot) -> None:
        self._store = store
        self._bot = bot
        self._written = seconds()
        self.alive = 0
        """The sign of life last written to the database, in milliseconds UTC."""
        self.is_leaving = False
        """Whether the bot has been told to stop."""

    async def write(self) -> None:
        """Write a sign of life to the database, if it takes it soon."""
        with suppress(StoreError, TimeoutError):
            async with asyncio.timeout(health.EVERY_SECONDS):
                now = self._bot.now()
                await self._store.commit((statement(SET_MEMO, name=running.ALIVE, value=str(now)),))
                self._written, self.alive = seconds(), now

    def fault(self) -> str:
        """Describe what keeps the bot from working; empty if nothing does."""
        unwritten = seconds() - self._written
        if self._store.fault:
            return self._store.fault
        if unwritten > WRITE_SECONDS:
            return f"the database has taken no write for {unwritten:.0f} s"
        if self._bot.silence() > DISCORD_SECONDS:
            return f"nothing was heard of Discord for {self._bot.silence():.0f} s"
        return ""

    def waits(self) -> str:
        """Describe what Discord does not let the bot do for now, though it works; empty if there is nothing."""
        return "; ".join(filter(None, (self._bot.registration.fault, self._bot.delivery.channels.fault)))

    def unready(self) -> str:
        """Describe why the bot should not be relied on now; empty if it can be."""
        if self.is_leaving:
            return "the bot is stopping"
        # Without a door, a process that is not the keeper stands by.
        needs_gateway = not self._bot.has_door and self._bot.peers.is_keeper
        if not self._bot.is_set_up.is_set() or (needs_gateway and not self._bot.is_ready()):
            return self.fault() or "the bot is starting, or connecting to Discord again"
        return self.fault()


@asynccontextmanager
async def _end_shown(path: Path, peers: Peers, *, has_file: bool) -> AsyncIterator[None]:
    """Say in the sign of life that the bot has stopped, in whatever order, unless other processes go on."""
    try:
        yield
    finally:
        if peers.count == 1:
            health.write(path, fault=health.STOPPED, has_file=has_file)


async def _beat(path: Path, vitals: Vitals, *, has_file: bool) -> None:
    """Write signs of life that say whether the event loop, the database and Discord respond."""
    while True:
        await vitals.write()
        health.write(
            path, fault=vitals.fault(), has_file=has_file, written=vitals.alive, waits=vitals.waits()
        )
        await asyncio.sleep(health.EVERY_SECONDS)
