-- name: profile_results(user_id)
-- Selects every game that a person has finished except ghost games, the oldest first, with the best of the
-- other players and the number of people.
select game, game_name, variant, mode, points,
    case when unrated in ('few', 'short') then 0 else is_winner end as is_winner, has_left, par, uncounted, coalesce(feats, '') as feats,
    (
        select max(other.points) from result other
        where other.game = result.game and other.seat <> result.seat and other.has_left = 0
    ) as next_points,
    (select count(*) from result other where other.game = result.game and other.computer is null) as people
from result
where user_id = :user_id and computer is null and mode <> 'ghosts'
order by ended_at, game;

-- name: beaten_computers(user_id)
-- Selects the computer players at the tables where a person has won.
select distinct result.game_name, other.computer
from result join result other on other.game = result.game
where result.user_id = :user_id and result.computer is null and result.mode <> 'ghosts'
    and result.is_winner = 1 and result.has_left = 0 and result.unrated not in ('few', 'short')
    and other.computer is not null;

-- name: rating_curve(person, game_name, mode, limit)
-- Selects the last rating changes, the newest first.
select mu, sigma from rating_change
where person = :person and game_name = :game_name and mode = :mode
order by ended_at desc, game desc
limit :limit;

-- name: frozen_standings(user_id)
-- Selects what a person reached in past seasons, on all servers.
select kind, game_name, mode, variant, guild_id, period, value, second, reached_at from standing
where user_id = :user_id and kind = 'beaten' and guild_id = 0 and period in (select name from season)
order by period desc, game_name, mode;

-- name: unjudged_games(user_id, limit)
select result.game, result.seat, game.name, game.record from result join game on game.id = result.game
where result.user_id = :user_id and result.mode <> 'ghosts' and result.feats is null and result.has_left = 0 and game.record is not null
order by result.ended_at desc, result.game
limit :limit;

-- name: set_feats(game, seat, feats)!
update result set feats = :feats where game = :game and seat = :seat;

-- name: losses_of(user_id)
select game_name, mode, games, -value as loss from standing
where user_id = :user_id and kind = 'loss' and variant = '' and guild_id = 0 and period = ''
order by game_name, mode;
