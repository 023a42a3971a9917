-- name: count_standing(user_id, game_name, mode)!
-- Sums up a person's results in one game and mode: on each server and everywhere, for each variant and for all.
-- Solo boards rank by the best score, others by wins, then points.
with played as (
    select game, name, variant, guild_id, points, is_winner, ended_at
    from result
    where user_id = :user_id and game_name = :game_name and mode = :mode and computer is null and uncounted = ''
),
shown as (
    select played.*, variant as board, guild_id as place from played where guild_id is not null
    union all
    select played.*, '' as board, guild_id as place from played where guild_id is not null
    union all
    select played.*, variant as board, 0 as place from played
    union all
    select played.*, '' as board, 0 as place from played
),
compared as (
    select board, place, points, is_winner, ended_at,
        max(points) over (partition by board, place) as best,
        first_value(name) over (partition by board, place order by ended_at desc, game desc) as newest_name
    from shown
)
insert into standing (game_name, mode, variant, guild_id, user_id, name, games, wins, points, best, best_at,
    first_key, second_key)
select :game_name, :mode, board, place, :user_id, max(newest_name), count(*), sum(is_winner), sum(points), max(best),
    min(case when points = best then ended_at end),
    case when :mode = 'solo' then max(best) else sum(is_winner) end,
    case when :mode = 'solo' then 0 else sum(points) end
from compared
where true
group by board, place
on conflict (game_name, mode, variant, guild_id, user_id) do update set name = excluded.name,
    games = excluded.games, wins = excluded.wins, points = excluded.points, best = excluded.best,
    best_at = excluded.best_at, first_key = excluded.first_key, second_key = excluded.second_key;

-- name: people_with_results()
select distinct user_id, game_name, mode from result where user_id is not null;

-- name: forget_all_standings()!
delete from standing;

-- name: board(game_name, mode, variant, guild_id, user_id, limit)
-- People with equal keys share a place. The user's own line is always included.
with shown as (
    select * from (
        select * from standing
        where game_name = :game_name and mode = :mode and variant = :variant and guild_id = :guild_id
        order by first_key desc, second_key desc, best_at, user_id
        limit :limit
    ) top
    union
    select * from standing
    where game_name = :game_name and mode = :mode and variant = :variant and guild_id = :guild_id
        and user_id = :user_id
)
select 1 + (
        select count(*) from standing ahead
        where ahead.game_name = :game_name and ahead.mode = :mode and ahead.variant = :variant
            and ahead.guild_id = :guild_id and ahead.first_key > shown.first_key
    ) + (
        select count(*) from standing ahead
        where ahead.game_name = :game_name and ahead.mode = :mode and ahead.variant = :variant
            and ahead.guild_id = :guild_id and ahead.first_key = shown.first_key
            and ahead.second_key > shown.second_key
    ) as place,
    user_id, name, games, wins, points, best, best_at
from shown
order by first_key desc, second_key desc, best_at, user_id;

-- name: uncounted(game_name, mode, variant, from_guild, to_guild)
-- The reasons for which games of a board do not count.
select reason.name from (select 'alone' as name union all select 'hints' union all select 'rules') reason
where exists (
    select 1 from result
    where game_name = :game_name and mode = :mode and uncounted = reason.name and uncounted <> ''
        and coalesce(guild_id, 0) between :from_guild and :to_guild and (:variant = '' or variant = :variant)
);

-- name: own_uncounted(user_id, game_name, mode, variant, from_guild, to_guild)$
-- How many of a person's games do not count.
select count(*) from result
where user_id = :user_id and game_name = :game_name and mode = :mode and uncounted in ('alone', 'hints', 'rules')
    and coalesce(guild_id, 0) between :from_guild and :to_guild and (:variant = '' or variant = :variant);

-- name: export_players(user_id)
select player.game, game.name as game_name, game.variant, game.mode, game.status, game.guild_id, game.channel_id,
    game.created_at, game.ended_at, game.is_casual, player.seat, player.name, player.locale, player.panel, player.missed, player.has_left,
    player.joined, player.theme, player.is_new, game.interactions,
    case when game.host_id = player.user_id then 1 else 0 end as is_host
from player join game on game.id = player.game
where player.user_id = :user_id
order by game.created_at, game.id;

-- name: export_rounds(user_id)
-- The lines hold everybody's moves; the caller picks the person's own by the seat.
select player.game, game.name, player.seat, event.step, event.line
from player join game on game.id = player.game join event on event.game = player.game
where player.user_id = :user_id
order by game.created_at, game.id, event.step;

-- name: export_records(user_id)
-- Of games that are over; these hold everybody's moves as well.
select player.game, game.name, player.seat, game.record
from player join game on game.id = player.game
where player.user_id = :user_id and game.record is not null
order by game.created_at, game.id;

-- name: export_entries(user_id)
select entry.game, entry.move, entry.is_ready
from entry join player on player.game = entry.game and player.seat = entry.seat
where player.user_id = :user_id
order by entry.game;

-- name: export_results(user_id)
select game, seat, user_id, name, computer, guild_id, game_name, variant, mode, seats, points, is_winner, reason, ended_at, uncounted,
    has_left, unrated
from result where user_id = :user_id
order by ended_at, game;

-- name: forget_panels(user_id)!
-- A panel's row holds the channel of a person's direct messages.
delete from message where kind = 'panel' and exists (
    select 1 from player where player.game = message.game and player.seat = message.seat and player.user_id = :user_id
);

-- name: forget_players(user_id)!
update player set user_id = null, name = '' where user_id = :user_id;

-- name: forget_results(user_id, person)!
-- A number in their place, so that a deleted person changes nobody else's rating.
update result set user_id = null, name = '', person = :person where user_id = :user_id;

-- name: forget_standings(user_id)!
delete from standing where user_id = :user_id;

-- name: forget_host(user_id)!
update game set host_id = 0 where host_id = :user_id;

-- name: insert_naming(message_id, channel_id, user_id)!
insert into naming (message_id, channel_id, user_id) values (:message_id, :channel_id, :user_id)
on conflict (message_id, user_id) do nothing;

-- name: export_namings(user_id)
select channel_id, message_id from naming where user_id = :user_id order by message_id;

-- name: remove_namings(user_id)!
insert into removal (channel_id, message_id, is_all)
select channel_id, message_id, 0 from naming where user_id = :user_id
on conflict (channel_id, message_id) do nothing;

-- name: forget_namings(user_id)!
delete from naming where message_id in (select message_id from naming where user_id = :user_id);

-- name: revise_games_of(user_id)!
-- An edit under way may name the person still: it shows an older revision then.
update game set revision = revision + 1
where id in (select game from player where user_id = :user_id union select game from guest where user_id = :user_id);

-- name: redraw_games_of(user_id)!
-- Whatever is still drawn of a person's games names them no more.
update message set shows = -1, wants = (select revision from game where game.id = message.game), is_urgent = 1,
    failures = 0, due_at = 0
where is_retired = 0 and game in (
    select game from player where user_id = :user_id union select game from guest where user_id = :user_id
);

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
