-- name: game_by_id(id)^
select * from game where id = :id;

-- name: name_of_game(id)^
select name from game where id = :id;

-- name: insert_game(id, name, variant, mode, status, options, seed, guild_id, channel_id, host_id, locale, deadline, created_at, is_casual, interactions)!
insert into game (id, name, variant, mode, status, options, seed, guild_id, channel_id, host_id, locale, deadline, created_at,
    is_casual, interactions)
values (:id, :name, :variant, :mode, :status, :options, :seed, :guild_id, :channel_id, :host_id, :locale, :deadline, :created_at,
    :is_casual, :interactions);

-- name: update_game(id, status, header, step, expected, revision, host_id, deadline, warn_at, closes_at, is_warned, rematch, ended_at, is_casual, interactions, is_hidden, ends_at)!
-- The compare-and-set on the step lets one writer only move a game on.
update game set status = :status, header = :header, step = :step, revision = :revision, host_id = :host_id,
    deadline = :deadline, warn_at = :warn_at, closes_at = :closes_at, is_warned = :is_warned, rematch = :rematch,
    ended_at = :ended_at, is_casual = :is_casual, interactions = :interactions, is_hidden = :is_hidden, ends_at = :ends_at
where id = :id and step = :expected;

-- name: due_games(now)
select id, step from game
where status in ('lobby', 'running')
    and (deadline <= :now or closes_at <= :now or ends_at <= :now or (warn_at <= :now and is_warned = 0));

-- name: open_games()
-- The nearest deadline first.
select id from game where status in ('lobby', 'running') order by deadline is null, deadline;

-- name: unrevealed_games(since)
-- Finished tables whose sheets were not shown before the program stopped.
select id from game
where status = 'finished' and mode <> 'solo' and ended_at > :since and not exists (
    select 1 from message where message.game = game.id and message.kind = 'reveal'
);

-- name: games_in_channel(channel_id)
select id from game where channel_id = :channel_id and status in ('lobby', 'running');

-- name: games_in_guild(guild_id)
select id from game where guild_id = :guild_id and status in ('lobby', 'running');

-- name: guilds_of_games()
select distinct guild_id from game
where guild_id is not null and ends_at is null and status in ('lobby', 'running') and mode <> 'solo';

-- name: hidden_games(guild_id, since)
-- The end of a game is shown late, but not when it is long forgotten.
select id, channel_id from game
where guild_id = :guild_id and is_hidden = 1 and (status in ('lobby', 'running') or ended_at > :since);

-- name: redraw_clocks()!
-- Messages show the wall time at which a turn ends, which is wrong by now.
update message set shows = -1, is_urgent = 1
where is_retired = 0 and exists (
    select 1 from game
    where game.id = message.game and game.status in ('lobby', 'running') and coalesce(game.deadline, game.ends_at) is not null
);

-- name: players_of(game)
select * from player where game = :game order by seat;

-- name: insert_player(game, seat, user_id, name, locale, computer, panel, missed, has_left, joined)!
insert into player (game, seat, user_id, name, locale, computer, panel, missed, has_left, joined)
values (:game, :seat, :user_id, :name, :locale, :computer, :panel, :missed, :has_left, :joined);

-- name: delete_players(game)!
delete from player where game = :game;

-- name: games_of_user(user_id)
select game.id from player join game on game.id = player.game
where player.user_id = :user_id and player.has_left = 0 and game.status in ('lobby', 'running')
order by game.created_at desc;

-- name: events_of(game)
select line from event where game = :game order by step;

-- name: insert_event(game, step, line, at)!
insert into event (game, step, line, at) values (:game, :step, :line, :at);

-- name: entries_of(game)
select * from entry where game = :game order by seat;

-- name: upsert_entry(game, seat, move, is_ready)!
insert into entry (game, seat, move, is_ready) values (:game, :seat, :move, :is_ready)
on conflict (game, seat) do update set move = excluded.move, is_ready = excluded.is_ready;

-- name: delete_entry(game, seat)!
delete from entry where game = :game and seat = :seat;

-- name: delete_entries(game)!
delete from entry where game = :game;

-- name: messages_of(game)
select * from message where game = :game order by id;

-- name: games_behind(now, quiet_since, share, limit)
-- Servers take turns, so that one with many games that lag keeps no other waiting; none has more than its share.
with behind as (
    select game.id, coalesce(game.guild_id, game.channel_id) as place, game.deadline,
        max(message.is_urgent = 1 and message.shows < message.wants) as is_urgent
    from message join game on game.id = message.game
    where (message.shows < message.wants or message.is_retired = 1 or message.is_unsure = 1) and message.due_at <= :now
        and (message.is_retired = 1 or message.is_unsure = 1 or message.is_urgent = 1 or message.edited_at <= :quiet_since)
        and (message.is_retired = 1 or message.kind = 'panel' or game.is_hidden = 0)
    group by game.id
),
queued as (
    select id, is_urgent, deadline,
        row_number() over (partition by place order by is_urgent desc, deadline is null, deadline, id) as turn
    from behind
)
select id from queued
where turn <= :share
order by is_urgent desc, turn, deadline is null, deadline, id
limit :limit;

-- name: message_at(message_id)^
select * from message where message_id = :message_id order by is_retired, id desc limit 1;

-- name: insert_message(game, kind, seat, step, channel_id, message_id, token, token_until, wants, shows, created_at)!
insert into message (game, kind, seat, step, channel_id, message_id, token, token_until, wants, shows, created_at, edited_at)
values (:game, :kind, :seat, :step, :channel_id, :message_id, :token, :token_until, :wants, :shows, :created_at, :created_at);

-- name: unsent_messages()
-- Nobody knows whether sending them succeeded: they may or may not be on Discord.
select * from message where message_id = 0 order by id;

-- name: message_sent(id, channel_id, message_id, shows, edited_at)!
-- The first to learn the message's id decides what it shows.
update message set shows = case when message_id = 0 then :shows else shows end, channel_id = :channel_id,
    message_id = :message_id, edited_at = :edited_at, failures = 0, due_at = 0, is_unsure = 0,
    is_urgent = case when wants <= :shows then 0 else is_urgent end
where id = :id;

-- name: want_new_link(game, id)!
-- Other messages link to this one, which is new.
update message set shows = case when shows < wants then shows else wants - 1 end
where game = :game and kind in ('panel', 'table') and id <> :id and is_retired = 0;

-- name: message_shown(id, shows, edited_at)!
update message set shows = case when shows < :shows then :shows else shows end, edited_at = :edited_at, failures = 0,
    due_at = 0, is_unsure = 0, is_urgent = case when wants <= :shows then 0 else is_urgent end
where id = :id;

-- name: doubt_messages()!
-- Only a look at each message tells whether it shows what this database says.
update message set is_unsure = 1
where is_retired = 0 and message_id <> 0 and game in (select id from game where status in ('lobby', 'running'));

-- name: message_sure(id)!
update message set is_unsure = 0 where id = :id;

-- name: redraw_message(id)!
update message set shows = -1, is_urgent = 1 where id = :id;

-- name: message_failed(id, due_at)!
update message set failures = failures + 1, due_at = :due_at where id = :id;

-- name: try_again(game)!
update message set failures = 0, due_at = 0 where game = :game;

-- name: edited_by_now(now)!
-- A wall clock set back must not put the next edit off.
update message set edited_at = case when edited_at > :now then :now else edited_at end, due_at = 0
where edited_at > :now or due_at > :now;

-- name: message_token(id, token, token_until)!
update message set token = :token, token_until = :token_until where id = :id;

-- name: want_table(game, wants, is_urgent)!
update message set wants = :wants, is_urgent = case when :is_urgent = 1 then 1 else is_urgent end
where game = :game and kind <> 'panel' and is_retired = 0;

-- name: want_panel(game, seat, wants)!
update message set wants = :wants, is_urgent = 1
where game = :game and kind = 'panel' and seat = :seat and is_retired = 0;

-- name: want_panels(game, wants)!
update message set wants = :wants, is_urgent = 1
where game = :game and kind = 'panel' and is_retired = 0;

-- name: retire_live(game, kind, seat)!
update message set is_retired = 1, failures = 0, due_at = 0
where game = :game and kind = :kind and seat = :seat and is_retired = 0;

-- name: retire_panels(game)!
update message set is_retired = 1, failures = 0, due_at = 0
where game = :game and kind = 'panel' and is_retired = 0;

-- name: delete_message(id)!
delete from message where id = :id;

-- name: insert_result(game, seat, user_id, name, computer, guild_id, game_name, variant, mode, seats, points, is_winner, reason, ended_at, is_casual)!
insert into result (game, seat, user_id, name, computer, guild_id, game_name, variant, mode, seats, points, is_winner, reason, ended_at, is_casual)
values (:game, :seat, :user_id, :name, :computer, :guild_id, :game_name, :variant, :mode, :seats, :points, :is_winner, :reason, :ended_at, :is_casual);

-- name: results_of(game)
select * from result where game = :game order by seat;

-- name: guild_by_id(id)^
select * from guild where id = :id;

-- name: upsert_guild(id, language, clock, channels, table_style)!
insert into guild (id, language, clock, channels, table_style)
values (:id, :language, :clock, :channels, :table_style)
on conflict (id) do update set language = excluded.language, clock = excluded.clock, channels = excluded.channels,
    table_style = excluded.table_style;

-- name: memo(name)$
select value from memo where name = :name;

-- name: set_mark(id, mark)!
update game set mark = :mark where id = :id;

-- name: set_memo(name, value)!
insert into memo (name, value) values (:name, :value)
on conflict (name) do update set value = excluded.value;
