"""What the bot measures of itself, for Prometheus."""

from __future__ import annotations

import platform
import time
from collections.abc import Callable
from functools import partial
from math import inf, nan
from pathlib import Path
from time import monotonic

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

from bot import __version__
from bot.client import Bot
from bot.hosting.backup_folder import age_of_newest
from bot.messages.meter import Meter
from bot.settings import Settings
from bot.store.address import DatabaseServer
from bot.store.database import Store
from bot.store.errors import StoreError
from bot.store.statements import sql
from bot.turns.clocks import SECOND

PREFIX = "roll_and_write"
ANSWERS = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 10.0, inf)
"""Bounds in seconds; Discord takes a first answer for three."""
SHORT = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 10.0, inf)
STATES = ("lobby", "running", "finished", "cancelled")
MOST_LAGGING = 10_000
"""Messages that are looked at; more are not counted."""
LATE = 5 * SECOND
"""Milliseconds after which a deadline is overdue: it is looked at once a second, by the next process a second later."""

GAMES_BY_STATUS = sql("select status, count(*) as games from game group by status")
# Selects messages that do not show their game as it is, with the revision that they show.
LAGGING_MESSAGES = sql("""
    select message.id, message.shows from message join game on game.id = message.game
    where (message.shows < message.wants or message.is_retired = 1 or message.is_unsure = 1)
        and (message.is_retired = 1 or message.kind = 'panel' or game.is_hidden = 0)
    limit :limit
""")
COUNT_OVERDUE = sql("""
    select count(*) from (
        select id from game {indexed_by} game_deadline
        where status in ('lobby', 'running') and deadline <= :before
        union
        select id from game {indexed_by} game_closes
        where status in ('lobby', 'running') and closes_at <= :before
    ) overdue
""")
DATABASE_SIZE = sql("select {size}")


class Metrics(Meter):
    """Keeps the measurements of one process, and reads from the database what all processes share."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        counter = partial(Counter, namespace=PREFIX, registry=registry)
        gauge = partial(Gauge, namespace=PREFIX, registry=registry)
        histogram = partial(Histogram, namespace=PREFIX, registry=registry)
        self._presses = counter(
            "presses", "Presses by their verb and what became of them.", ("kind", "result")
        )
        self._answers = histogram(
            "press_answer_seconds", "From hearing a press to having answered it.", buckets=ANSWERS
        )
        self._commits = histogram(
            "commit_seconds", "Until a change is on disk, waiting included.", buckets=SHORT
        )
        self._drawings = histogram(
            "drawing_seconds", "Time to draw a picture, without waiting.", buckets=SHORT
        )
        self.lag = histogram(
            "event_loop_lag_seconds", "By how much the event loop runs a task late.", buckets=SHORT
        )
        self._requests = counter(
            "discord_requests",
            "Requests to Discord by route, with their HTTP status or lost.",
            ("method", "route", "status"),
        )
        self._refusals = counter("door_refusals", "What was refused at the door, by the reason.", ("reason",))
        self._invalid = gauge(
            "discord_invalid_requests",
            "Requests of the last ten minutes that count towards Discord's limit of 10,000.",
        )
        self._sessions = gauge(
            "discord_sessions_left", "Sessions with Discord that were left today at the last start of one."
        )
        self._lagging = gauge("redraws_waiting", "Messages that do not show their game as it is.")
        self._oldest = gauge("redraw_oldest_seconds", "How long the longest of them is known to wait.")
        self._held_back = gauge(
            "redraws_held_back", "Games that wait until their channel takes another request."
        )
        self._overdue = gauge("deadlines_overdue", "Games whose deadline passed over five seconds ago.")
        self._games = gauge("games", "Games by state.", ("state",))
        self._backup = gauge(
            "backup_age_seconds", "Age of the newest backup in BACKUP_DIR; infinite if there is none."
        )
        self._size = gauge("database_size_bytes", "Size of the database.")
        self._log_size = gauge("database_log_size_bytes", "Size of SQLite's write-ahead log.")
        self._screens = gauge("screens", "Pages of the Activity that are open in this process.")
        self._answering = gauge("database_up", "Whether the database has just answered.")
        self._ready = gauge("ready", "Whether the bot can do its work, as in /readyz.")
        build = gauge("build_info", "The running program.", ("version", "python"))
        build.labels(__version__, platform.python_version()).set(1)
        ProcessCollector(namespace=PREFIX, registry=registry)
        for unknown in (self._sessions, self._backup, self._size, self._log_size):
            # Not a number is neither above nor below any threshold.
            unknown.set(nan)
        self._first_seen: dict[tuple[int, int], float] = {}
        """The time, by the monotonic clock, since which a message shows a revision that is not its game's."""

    def pressed(self, kind: str, result: str, seconds: float) -> None:
        self._presses.labels(kind, result).inc()
        self._answers.observe(seconds)

    def committed(self, seconds: float) -> None:
        self._commits.observe(seconds)

    def drawn(self, seconds: float) -> None:
        self._drawings.observe(seconds)

    def requested(self, method: str, route: str, status: str) -> None:
        self._requests.labels(method, route, status).inc()

    def refused(self, reason: str) -> None:
        self._refusals.labels(reason).inc()

    def sessions_left(self, count: int) -> None:
        self._sessions.set(count)

    async def page(self, bot: Bot, store: Store, settings: Settings, fault: Callable[[], str]) -> bytes:
        """Return all metrics as text."""
        self._ready.set(not fault())
        self._invalid.set(bot.invalid_requests.count())
        self._screens.set(bot.screens.count)
        self._held_back.set(sum(bot.refresher.channels.held_back().values()))
        self._answering.set(0)
        try:
            await self._read(store, bot.game_time())
            self._answering.set(1)
        except StoreError:
            # The values that were read last stay.
            pass
        if settings.backup_dir is not None:
            age = age_of_newest(settings.backup_dir, time.time())
            self._backup.set(inf if age is None else age.total_seconds())
        if not isinstance(settings.database, DatabaseServer):
            self._log_size.set(_size(settings.database_path.with_name(f"{settings.database_path.name}-wal")))
        return generate_latest(self.registry)

    async def _read(self, store: Store, game_time: int) -> None:
        games = dict(await store.rows(GAMES_BY_STATUS))
        lagging = await store.rows(LAGGING_MESSAGES, limit=MOST_LAGGING)
        overdue = await store.value(COUNT_OVERDUE, before=game_time - LATE)
        size = await store.value(DATABASE_SIZE)
        for state in STATES:
            self._games.labels(state).set(games.get(state, 0))
        now = monotonic()
        self._first_seen = {
            (message, shows): self._first_seen.get((message, shows), now) for message, shows in lagging
        }
        self._lagging.set(len(lagging))
        self._oldest.set(now - min(self._first_seen.values(), default=now))
        self._overdue.set(overdue)
        self._size.set(size)


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except OSError:
        return 0
