"""Finished games whose throws are a challenge: those that a person may choose from, and one of them."""

from __future__ import annotations

from dataclasses import dataclass

from bot.interactions.request import Request
from bot.interactions.services import Services
from bot.store.rows import LAST_GUILD
from bot.store.settings import LISTED
from bot.store.statements import sql
from bot.turns.appearance import Playable
from bot.turns.clocks import SECOND
from bot.turns.finished import finished_game
from bot.turns.game import CommittedGame, LoadedGame
from bot.turns.look import Refused

MOST_OFFERED = 6
"""How many of a person's newest games are offered, and on how many levels their best."""


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A person's result in a finished game that was played alone."""

    game: str
    variant: str
    points: int
    ended_at: int


# A person's best game on each level, the newest first.
BEST_GAMES = sql(
    FinishedGame,
    """
    select game, variant, points, ended_at
    from (
        select result.game, result.variant, points, result.ended_at,
            row_number() over (
                partition by result.variant order by points desc, result.ended_at, result.game
            ) as number
        from result join game on game.id = result.game
        where result.user_id = :user_id and result.game_kind = :game_kind and result.mode = 'solo'
            and uncounted = ''
            and game.secret_until is null
    ) best
    where number = 1
    order by ended_at desc, game
    limit :limit
    """,
)
# A person's newest games, on one server or everywhere.
NEWEST_GAMES = sql(
    FinishedGame,
    """
    select result.game, result.variant, points, result.ended_at
    from result join game on game.id = result.game
    where result.user_id = :user_id and result.game_kind = :game_kind and result.mode = 'solo'
        and game.secret_until is null
        and game.interactions is not null and coalesce(result.guild_id, 0) between :from_guild and :to_guild
    order by result.ended_at desc, result.game
    limit :limit
    """,
)


async def offered_games(
    services: Services, user_id: int, game: str, guild_id: int | None, other: int | None
) -> dict[str, tuple[str, FinishedGame]]:
    """Return the games of this kind whose throws a person may play, by id, each with its owner.

    These are the other person's newest ones on this server, and one's own best and newest.
    """
    settings, rows = services.records.settings, services.store.rows
    known = {"game_kind": game, "limit": MOST_OFFERED}
    offers = list[tuple[str, FinishedGame]]()
    if guild_id is not None and other is not None and (await settings.fresh("person", other))[LISTED]:
        here = {"from_guild": guild_id, "to_guild": guild_id}
        offers += [("other", one) for one in await rows(NEWEST_GAMES, user_id=other, **here, **known)]
    offers += [("best", one) for one in await rows(BEST_GAMES, user_id=user_id, **known)]
    anywhere = {"from_guild": 0, "to_guild": LAST_GUILD}
    offers += [("newest", one) for one in await rows(NEWEST_GAMES, user_id=user_id, **anywhere, **known)]
    found = dict[str, tuple[str, FinishedGame]]()
    for whose, one in offers:
        found.setdefault(one.game, (whose, one))
    return found


async def source_of(services: Services, request: Request, game: str) -> CommittedGame:
    """Return a finished game whose throws this person may play here; raises Refused for any other."""
    user_id, now = request.user_id, services.coordinator.now()
    try:
        source = await finished_game(services.store, game, user_id, now)
    except Refused as refused:
        if refused.code != "review_not_over":
            raise
        raise Refused("ghost_not_over") from refused
    is_own = any(player.user_id == user_id for player in source.players)
    is_here = request.where.server is not None and source.row.place.guild_id == request.where.server
    if not is_own and not is_here and source.row.facts.of(Playable) is None:
        raise Refused("unknown_game")
    need_open(source, now)
    return source


def need_open(source: LoadedGame, now: int) -> None:
    """Raise Refused if nobody may know the throws yet, or no other game can have them; `now` is in
    milliseconds UTC."""
    row = source.row
    if row.dice.is_sealed:
        raise Refused("challenge_open")
    until = row.dice.secret_until
    if until is not None and now < until:
        raise Refused("ghost_daily", {"time": f"<t:{until // SECOND}:R>"})
    if len(source.players) > 1:
        # At a table, a result also depends on the others.
        raise Refused("ghost_table")
    if row.dice.interactions is None:
        # Its throws depend on the number of events, which will not be the same.
        raise Refused("ghost_old")
