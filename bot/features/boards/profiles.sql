-- name: profile_results(user_id)
-- Selects every game that a person has finished except ghost games, the oldest first, with the number of people.
select game_kind, mode, points,
    case when unrated in ('few', 'short') then 0 else is_winner end as is_winner, has_left,
    (select count(*) from result other where other.game = result.game and other.computer is null) as people
from result
where user_id = :user_id and computer is null and mode <> 'ghosts'
order by ended_at, game;

-- name: last_games(user_id, viewer, guild_id, now, limit)
-- Selects the newest games that the viewer may review: their own, or a person's tables on the server. The throws of a challenge
-- that goes on, and for others those of a daily sheet that is open, are secret.
select result.game, result.game_kind, result.mode, result.seats, result.points, result.is_winner, result.has_left,
    result.par, result.ended_at,
    1 + (
        select count(*) from result other where other.game = result.game and other.has_left <= result.has_left
            and (other.is_winner > result.is_winner
                or (other.is_winner = result.is_winner and other.points > result.points))
    ) as place
from result join game on game.id = result.game
where result.user_id = :user_id and result.computer is null and result.mode <> 'ghosts'
    and coalesce(game.secret_until, 0) <> 9223372036854775807
    and (:user_id = :viewer or (result.guild_id = :guild_id and result.mode <> 'solo'
        and coalesce(game.secret_until, 0) <= cast(:now as bigint)))
order by result.ended_at desc, result.game desc
limit :limit;

-- name: rating_curve(person, game_kind, mode, limit)
-- Selects the last rating changes, the newest first.
select mu, sigma from rating_change
where person = :person and game_kind = :game_kind and mode = :mode
order by ended_at desc, game desc
limit :limit;

-- name: frozen_standings(user_id)
-- Selects what a person reached in past seasons, on all servers.
select kind, game_kind, mode, variant, guild_id, period, value, second, reached_at from standing
where user_id = :user_id and kind = 'beaten' and guild_id = 0 and period in (select name from season)
order by period desc, game_kind, mode;

-- name: losses_of(user_id)
select game_kind, mode, games, -value as loss from standing
where user_id = :user_id and kind = 'loss' and variant = '' and guild_id = 0 and period = ''
order by game_kind, mode;

-- name: unjudged_games(user_id, limit)
-- Selects the newest games whose sheets were not judged when they ended.
select result.game, result.seat, game.kind, game.record, result.ended_at
from result join game on game.id = result.game
where result.user_id = :user_id and result.mode <> 'ghosts' and result.feats is null and result.has_left = 0
    and result.uncounted in ('', 'alone', 'daily') and game.is_casual = 0 and game.record is not null
order by result.ended_at desc, result.game
limit :limit;

-- name: set_feats(game, seat, feats)!
update result set feats = :feats where game = :game and seat = :seat;

-- name: achievements_of(user_id)
-- Selects the newest first.
select name, earned_at from achievement where user_id = :user_id order by earned_at desc, name;

-- name: add_achievement(user_id, name, earned_at)!
insert into achievement (user_id, name, earned_at) values (:user_id, :name, :earned_at)
on conflict (user_id, name) do update set earned_at = case
    when excluded.earned_at < achievement.earned_at then excluded.earned_at else achievement.earned_at
end;

-- name: forget_achievements(user_id)!
delete from achievement where user_id = :user_id;

-- name: computers_beaten(user_id)
-- Counts a person's wins at tables with each computer player.
select result.game_kind, other.computer, count(distinct result.game) as wins
from result join result other on other.game = result.game
where result.user_id = :user_id and result.computer is null and result.mode <> 'ghosts'
    and result.is_winner = 1 and result.has_left = 0 and result.unrated not in ('few', 'short')
    and result.uncounted in ('', 'alone') and other.computer is not null
group by result.game_kind, other.computer;

-- name: newest_wins(user_id, limit)
-- Selects whether a person has won their newest games among people, the newest first.
select case when has_left = 0 and unrated not in ('few', 'short') then is_winner else 0 end as is_won
from result
where user_id = :user_id and computer is null and mode <> 'ghosts'
    and 1 < (select count(*) from result other where other.game = result.game and other.computer is null)
order by ended_at desc, game desc
limit :limit;

-- name: games_above_par(user_id)$
select count(*) from result
where user_id = :user_id and computer is null and mode <> 'ghosts' and points > par and uncounted = '';
