"""The messages that come without a press and belong to no redraw: turn notices, daily messages and challenges."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.cluster.client import ShardedClient
from bot.features.daily.posts import Digests
from bot.features.ghosts.challenge_messages import ChallengeSweep
from bot.features.notices.messages import TurnNotices
from bot.features.notices.store import NoticeStore
from bot.interactions.services import Services
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
