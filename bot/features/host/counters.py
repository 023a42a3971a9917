"""The state of the bot in figures."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import timedelta

from bot.interactions.answering import DAY, HOUR
from bot.interactions.services import Services
from bot.store.statements import sql


@dataclass(frozen=True, slots=True)
class Counts:
    """The figures from the database."""

    lobbies: int
    running: int
    over: int
    people: int
    redraws: int
    announcements: int
    size: int
    """The size of the database in bytes."""


@dataclass(frozen=True, slots=True)
class BotFigures:
    counts: Counts
    uptime: timedelta
    servers: int
    presses_in_hour: int
    """The presses and commands that this process received."""
    presses_in_day: int
    held_back: Mapping[int, int]
    """The games waiting for each channel that takes no further request now, as far as this process knows."""
    backup_age: timedelta | None
    fault: str
    """What keeps the bot from working; empty if nothing does."""


HOST_FIGURES = sql(
    Counts,
    """
    select
        (select count(*) from game where status = 'lobby') as lobbies,
        (select count(*) from game where status = 'running') as running,
        (select count(*) from game where status not in ('lobby', 'running')) as over,
        (
            select count(distinct player.user_id) from player join game on game.id = player.game
            where game.status = 'running' and player.has_left = 0 and player.user_id is not null
        ) as people,
        (
            select count(*) from message join game on game.id = message.game
            where message.is_retired = 0 and message.shows < message.wants
        ) as redraws,
        (select count(*) from announcement) as announcements,
        {size} as size
    """,
)


async def figures_of(services: Services) -> BotFigures:
    [counts] = await services.store.rows(HOST_FIGURES)
    tally, client = services.answering.tally, services.delivery.client
    # Of several processes, only one knows the servers.
    known = len(client.guilds) if client.is_ready() else None
    return BotFigures(
        counts,
        timedelta(seconds=tally.uptime),
        (await client.application_info()).approximate_guild_count if known is None else known,
        tally.within(HOUR),
        tally.within(DAY),
        services.refresher.channels.held_back(),
        services.backup_age(),
        services.store.fault,
    )
