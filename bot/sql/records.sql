-- name: board(game_name, mode, variant, guild_id, user_id, limit)
-- Places by wins, then points; in solo by the best score. Whoever is equal in that shares a place.
-- At a table somebody else must have played, or a place could be had from computer players alone; nor does
-- a game count in which the master's hints could be had.
with played as (
    select user_id, points, is_winner, ended_at,
        max(points) over (partition by user_id) as best,
        first_value(name) over (partition by user_id order by ended_at desc, game desc) as newest_name
    from result
    where game_name = :game_name and mode = :mode and user_id is not null and computer is null and is_casual = 0
        and (cast(:variant as text) is null or variant = :variant)
        and (cast(:guild_id as bigint) is null or guild_id = :guild_id)
        and (:mode = 'solo' or exists (
            select 1 from result other
            where other.game = result.game and other.seat <> result.seat and other.computer is null
        ))
),
summed as (
    select user_id, max(newest_name) as name, count(*) as games, sum(is_winner) as wins, sum(points) as points,
        max(points) as best, min(case when points = best then ended_at end) as best_at
    from played
    group by user_id
),
scored as (
    select summed.*, case when :mode = 'solo' then best else wins end as first_key,
        case when :mode = 'solo' then 0 else points end as second_key
    from summed
),
placed as (
    select rank() over (order by first_key desc, second_key desc) as place,
        row_number() over (order by first_key desc, second_key desc, best_at, user_id) as line,
        user_id, name, games, wins, points, best, best_at
    from scored
)
select place, user_id, name, games, wins, points, best, best_at from placed
where line <= :limit or user_id = :user_id
order by line;

-- name: export_players(user_id)
select player.game, game.name as game_name, game.variant, game.mode, game.status, game.guild_id, game.channel_id,
    game.created_at, game.ended_at, game.is_casual, player.seat, player.name, player.locale, player.panel, player.missed, player.has_left,
    case when game.host_id = player.user_id then 1 else 0 end as is_host
from player join game on game.id = player.game
where player.user_id = :user_id
order by game.created_at, game.id;

-- name: export_rounds(user_id)
-- The lines hold everybody's moves; the person's own are picked out of them by the seat.
select player.game, game.name, player.seat, event.step, event.line
from player join game on game.id = player.game join event on event.game = player.game
where player.user_id = :user_id
order by game.created_at, game.id, event.step;

-- name: export_entries(user_id)
select entry.game, entry.move, entry.is_ready
from entry join player on player.game = entry.game and player.seat = entry.seat
where player.user_id = :user_id
order by entry.game;

-- name: export_results(user_id)
select game, seat, user_id, name, computer, guild_id, game_name, variant, mode, seats, points, is_winner, reason, ended_at, is_casual
from result where user_id = :user_id
order by ended_at, game;

-- name: forget_panels(user_id)!
-- A panel's row holds the channel of a person's direct messages.
delete from message where kind = 'panel' and exists (
    select 1 from player where player.game = message.game and player.seat = message.seat and player.user_id = :user_id
);

-- name: forget_players(user_id)!
update player set user_id = null, name = '' where user_id = :user_id;

-- name: forget_results(user_id)!
update result set user_id = null, name = '' where user_id = :user_id;

-- name: forget_host(user_id)!
update game set host_id = 0 where host_id = :user_id;

-- name: insert_naming(message_id, channel_id, user_id)!
insert into naming (message_id, channel_id, user_id) values (:message_id, :channel_id, :user_id)
on conflict (message_id, user_id) do nothing;

-- name: remove_namings(user_id)!
insert into removal (channel_id, message_id, is_all)
select channel_id, message_id, 0 from naming where user_id = :user_id
on conflict (channel_id, message_id) do nothing;

-- name: forget_namings(user_id)!
delete from naming where message_id in (select message_id from naming where user_id = :user_id);

-- name: redraw_games_of(user_id)!
-- Whatever is still drawn of a person's games names them no more.
update message set shows = -1, is_urgent = 1, failures = 0, due_at = 0
where is_retired = 0 and game in (select game from player where user_id = :user_id);

-- name: insert_removal(channel_id, message_id)!
insert into removal (channel_id, message_id, is_all) values (:channel_id, :message_id, 1)
on conflict (channel_id, message_id) do nothing;

-- name: due_removals(now, limit)
select channel_id, message_id, is_all, failures from removal where due_at <= :now order by due_at limit :limit;

-- name: removal_failed(channel_id, message_id, due_at)!
update removal set failures = failures + 1, due_at = :due_at
where channel_id = :channel_id and message_id = :message_id;

-- name: delete_removal(channel_id, message_id)!
delete from removal where channel_id = :channel_id and message_id = :message_id;
