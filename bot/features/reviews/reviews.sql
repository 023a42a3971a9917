-- name: review_of(game)^
select content, is_shown from review where game = :game;

-- name: last_reviews(game, user_id, most)
-- Selects the reviews of a person's last games of the kind and mode of this one, up to it, the newest first.
select result.seat, review.content
from result as own
join result on result.user_id = own.user_id and result.game_kind = own.game_kind and result.mode = own.mode
    and result.has_left = 0 and result.ended_at <= own.ended_at
join review on review.game = result.game
where own.game = :game and own.user_id = :user_id
order by result.ended_at desc, result.game desc
limit :most;

-- name: newest_reviewed(user_id)
-- Selects a person's newest game with a review that is not the first of its kind and mode.
select result.game, result.game_kind, result.mode from result join review on review.game = result.game
where result.user_id = :user_id and result.has_left = 0 and exists (
    select 1 from result as other join review as earlier on earlier.game = other.game
    where other.user_id = :user_id and other.game_kind = result.game_kind and other.mode = result.mode
        and other.has_left = 0 and other.ended_at < result.ended_at
)
order by result.ended_at desc, result.game desc
limit 1;

-- name: keep_review(game, content)!
-- A review that replaces one of an older format is searched again.
insert into review (game, content) values (:game, :content)
on conflict (game) do update set content = excluded.content, is_examined = 0;

-- name: set_review_shown(game, is_shown)!
-- The compare-and-set: a review is shown to everyone only once.
update review set is_shown = :is_shown where game = :game and is_shown <> :is_shown;

-- name: export_reviews(user_id)
-- Reviews hold everyone's decisions; the caller picks the person's own by seat.
select review.game, player.seat, review.content
from review join player on player.game = review.game
where player.user_id = :user_id
order by review.game;

-- name: note_loss(game, seat, decisions, loss)!
update result set decisions = :decisions, loss = :loss where game = :game and seat = :seat;

-- name: note_unreviewed(game)!
-- Marks a game that cannot be reviewed.
update result set decisions = 0, loss = 0 where game = :game and decisions is null;

-- name: people_of_results(game)
select user_id, game_kind, mode, ended_at from result where game = :game and user_id is not null and computer is null;

-- name: count_losses(user_id, game_kind, mode, period, since, until)!
-- Sums up what a person's decisions lost in reviewed games of one mode, over all time or one period, from
-- five games on: mean points lost per decision times -100, so that higher is better. A frozen season stays as
-- it is.
with own as (
    select guild_id, ended_at, decisions, loss from result
    where user_id = :user_id and game_kind = :game_kind and mode = :mode and computer is null and has_left = 0
        and uncounted = '' and decisions > 0 and ended_at >= :since and ended_at < :until
        and not exists (select 1 from season where name = :period)
),
placed as (
    select own.*, guild_id as place from own where guild_id is not null
    union all
    select own.*, 0 from own
)
insert into standing (kind, game_kind, mode, variant, guild_id, period, user_id, games, value, second, reached_at)
select 'loss', :game_kind, :mode, '', place, :period, :user_id, count(*),
    case when sum(loss) > 0 then -((20 * sum(loss) + sum(decisions)) / (2 * sum(decisions))) else 0 end,
    0, max(ended_at)
from placed
group by place
having count(*) >= 5
on conflict (kind, game_kind, mode, variant, guild_id, period, user_id) do update set games = excluded.games,
    value = excluded.value, second = excluded.second, reached_at = excluded.reached_at;

-- name: unexamined_review(now)^
-- Selects a review whose losses are not counted yet, unless others may still get the throws.
select review.game, review.content from review join game on game.id = review.game
where review.is_examined = 0 and game.record is not null
    and (game.secret_until is null or game.secret_until <= :now)
limit 1;

-- name: review_examined(game)!
update review set is_examined = 1 where game = :game;

-- name: unreviewed_game(since)^
-- Selects the newest finished game with people that has no review; the record holds its header and events.
select result.game, game.record from result join game on game.id = result.game
where result.ended_at >= :since and result.decisions is null and result.seat = 0 and game.record is not null
    and exists (select 1 from result as other where other.game = result.game and other.user_id is not null)
    and not exists (select 1 from review where review.game = result.game)
order by result.ended_at desc, result.game
limit 1;

-- name: last_finished_game(user_id)$
select game.id from player join game on game.id = player.game
where player.user_id = :user_id and game.status = 'finished'
order by game.ended_at desc limit 1;
