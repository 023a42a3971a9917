"""Finished games that somebody may play against; without daily sheets, sealed throws and games against ghosts."""

from __future__ import annotations

from dataclasses import dataclass

from bot.store.statements import sql


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A person's result in a finished game."""

    game: str
    seat: int
    variant: str
    mode: str
    points: int
    ended_at: int


# A person's best solo game on each level, the newest first.
BEST_GAMES = sql(
    FinishedGame,
    """
    select game, seat, variant, mode, points, ended_at
    from (
        select result.game, seat, result.variant, result.mode, points, result.ended_at,
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
    """,
)
# A person's newest games, on one server or everywhere.
NEWEST_GAMES = sql(
    FinishedGame,
    """
    select result.game, seat, result.variant, result.mode, points, result.ended_at
    from result join game on game.id = result.game
    where result.user_id = :user_id and result.game_kind = :game_kind and result.mode <> 'ghosts'
        and game.secret_until is null
        and game.interactions is not null and coalesce(result.guild_id, 0) between :from_guild and :to_guild
    order by result.ended_at desc, result.game
    limit :limit
    """,
)
# A person's best group game on a server in a season; a win ranks first.
BEST_OF_SEASON = sql(
    FinishedGame,
    """
    select result.game, seat, result.variant, result.mode, points, result.ended_at
    from result join game on game.id = result.game
    where result.user_id = :user_id and result.game_kind = :game_kind and result.mode = :mode
        and result.guild_id = :guild_id
        and uncounted = '' and game.secret_until is null and result.ended_at >= :since
        and result.ended_at < :until
    order by is_winner desc, beaten desc, points desc, result.ended_at, result.game
    limit 1
    """,
)
