-- name: best_games(user_id, game_kind)
-- A person's best solo game on each level, the newest first.
select game, seat, variant, mode, points, ended_at
from (
    select result.game, seat, result.variant, result.mode, points, result.ended_at,
        row_number() over (partition by result.variant order by points desc, result.ended_at, result.game) as number
    from result join game on game.id = result.game
    where result.user_id = :user_id and result.game_kind = :game_kind and result.mode = 'solo' and uncounted = ''
        and game.secret_until is null
) best
where number = 1
order by ended_at desc, game;

-- name: newest_games(user_id, game_kind, from_guild, to_guild, limit)
select result.game, seat, result.variant, result.mode, points, result.ended_at
from result join game on game.id = result.game
where result.user_id = :user_id and result.game_kind = :game_kind and result.mode <> 'ghosts' and game.secret_until is null
    and game.interactions is not null and coalesce(result.guild_id, 0) between :from_guild and :to_guild
order by result.ended_at desc, result.game
limit :limit;

-- name: best_of_season(user_id, game_kind, mode, guild_id, since, until)^
select result.game, seat, result.variant, result.mode, points, result.ended_at
from result join game on game.id = result.game
where result.user_id = :user_id and result.game_kind = :game_kind and result.mode = :mode and result.guild_id = :guild_id
    and uncounted = '' and game.secret_until is null and result.ended_at >= :since and result.ended_at < :until
order by is_winner desc, beaten desc, points desc, result.ended_at, result.game
limit 1;

-- name: forget_ghosts(user_id)!
-- The ghost stays, without a name.
update player set ghost_user = null, name = '' where ghost_user = :user_id;
