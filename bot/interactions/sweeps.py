"""The messages that come without a press and belong to no redraw: turn notices, daily messages and challenges."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.cluster.client import ShardedClient
from bot.interactions.challenges import ChallengeSweep
from bot.interactions.digests import Digests
from bot.interactions.services import Services
from bot.messages.notices import TurnNotices
from bot.store.notices import NoticeStore
from bot.turns.game_clock import GameClock
from bot.turns.home import Home

Sweep = Callable[[], Awaitable[None]]


def sweeps(
    client: ShardedClient, services: Services, home: Home, clock: GameClock, now: Callable[[], int]
) -> tuple[Sweep, ...]:
    """To be called once a second, with `now` in milliseconds UTC."""
    notices = TurnNotices(
        services.coordinator,
        services.people,
        NoticeStore(services.store),
        services.delivery,
        home=home,
        clock=clock,
        now=now,
    )
    digests, challenges = Digests(client, services, home, now), ChallengeSweep(services, home, now)
    return notices.sweep, digests.sweep, challenges.sweep
