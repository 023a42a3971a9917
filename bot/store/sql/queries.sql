-- name: game_by_id(id)^
select * from game where id = :id;

-- name: revision_of_game(id)^
select revision from game where id = :id;

-- name: insert_game(id, kind, variant, mode, status, options, header, record, step, revision, host_id, rematch, created_at, ended_at, is_casual, par, has_hints, facts, guild_id, channel_id, locale, is_hidden, deadline, warn_at, closes_at, is_warned, ends_at, untouched_at, seed, interactions, dice_name, skipped, throws_of, secret_until, drawer, drawn_until)!
-- Inserts nothing if the id is taken: the caller has lost the race.
insert into game (
    id, kind, variant, mode, status, options, header, record, step, revision, host_id, rematch, created_at, ended_at,
    is_casual, par, has_hints, facts, guild_id, channel_id, locale, is_hidden, deadline, warn_at,
    closes_at, is_warned, ends_at, untouched_at, seed, interactions, dice_name, skipped, throws_of, secret_until,
    drawer, drawn_until
) values (
    :id, :kind, :variant, :mode, :status, :options, :header, :record, :step, :revision, :host_id, :rematch,
    :created_at, :ended_at, :is_casual, :par, :has_hints, :facts, :guild_id, :channel_id, :locale,
    :is_hidden, :deadline, :warn_at, :closes_at, :is_warned, :ends_at, :untouched_at, :seed, :interactions,
    :dice_name, :skipped, :throws_of, :secret_until, :drawer, :drawn_until
)
on conflict (id) do nothing;

-- name: update_game(id, expected, noted, status, options, header, record, step, revision, host_id, rematch, ended_at, is_casual, par, facts, is_hidden, deadline, warn_at, closes_at, is_warned, ends_at, untouched_at, interactions, secret_until, drawer, drawn_until)!
-- The compare-and-set: only one writer moves a game from one revision to the next, and it must know all notes
-- on its messages.
update game set
    status = :status, options = :options, header = :header, record = :record, step = :step, revision = :revision,
    host_id = :host_id, rematch = :rematch, ended_at = :ended_at, is_casual = :is_casual, par = :par,
    secret_until = :secret_until, facts = :facts, is_hidden = :is_hidden, deadline = :deadline, warn_at = :warn_at,
    closes_at = :closes_at, is_warned = :is_warned, ends_at = :ends_at, untouched_at = :untouched_at, interactions = :interactions,
    drawer = :drawer, drawn_until = :drawn_until
where id = :id and revision = :expected and noted = :noted;

-- name: hold_game(id, expected, noted, drawer, drawn_until)!
-- The compare-and-set for bookkeeping, which does not change the game.
update game set noted = noted + 1, drawer = :drawer, drawn_until = :drawn_until
where id = :id and revision = :expected and noted = :noted;

-- name: orphaned_drawings
-- Selects games that a process was drawing when it died.
select id from game where drawer <> '' and drawer <> :owner and drawn_until < (select {clock}) order by drawn_until limit :limit;

-- name: due_games(now, limit)
-- Selects due games, the longest due first. Each kind is limited, because after a long outage all open games may
-- be due.
select id, min(due_at) as due_at from (
    select * from (
        select id, deadline as due_at from game {indexed_by} game_deadline
        where status in ('lobby', 'running') and deadline <= :now
        order by deadline limit :limit
    ) deadline_due
    union all
    select * from (
        select id, closes_at from game {indexed_by} game_closes
        where status in ('lobby', 'running') and closes_at <= :now
        order by closes_at limit :limit
    ) closes_due
    union all
    select * from (
        select id, ends_at from game {indexed_by} game_ends
        where status in ('lobby', 'running') and ends_at <= :now
        order by ends_at limit :limit
    ) ends_due
    union all
    select * from (
        select id, untouched_at from game {indexed_by} game_untouched
        where status in ('lobby', 'running') and untouched_at <= :now
        order by untouched_at limit :limit
    ) untouched_due
    union all
    select * from (
        select id, warn_at from game {indexed_by} game_warning
        where status in ('lobby', 'running') and warn_at <= :now and is_warned = 0
        order by warn_at limit :limit
    ) warn_due
) due
group by id
order by min(due_at)
limit :limit;

-- name: open_counts(host_id, channel_id, guild_id)
select 'host' as place, count(case when status = 'lobby' then 1 end) as lobbies, count(*) as games from game
where host_id = :host_id and status in ('lobby', 'running')
union all
select 'channel', count(case when status = 'lobby' then 1 end), count(*) from game
where channel_id = :channel_id and status in ('lobby', 'running') and mode not in ('solo', 'ghosts')
union all
select 'guild', count(case when status = 'lobby' then 1 end), count(*) from game
where guild_id = :guild_id and status in ('lobby', 'running') and mode not in ('solo', 'ghosts');

-- name: lobbies_around(host_id, channel_id, guild_id)
-- Selects the lobbies of a host, a channel or a server; the others are null.
select id from game where host_id = :host_id and status = 'lobby'
union all
select id from game where channel_id = :channel_id and status in ('lobby', 'running') and status = 'lobby'
union all
select id from game where guild_id = :guild_id and status in ('lobby', 'running') and status = 'lobby';

-- name: lobbies_in_guild(guild_id)
select id, channel_id from game
where guild_id = :guild_id and status in ('lobby', 'running') and status = 'lobby';

-- name: open_games()
-- Selects open games, the nearest deadline first.
select id from game
where status in ('lobby', 'running')
order by deadline is null, deadline;

-- name: thinking_games(missed)
-- Selects the games in which a computer player may owe a move or par, the nearest deadline first.
select id from game
where status = 'running'
    and ((mode = 'solo' and par is null) or exists (
        select 1 from player where player.game = game.id and (computer is not null or missed >= :missed)
    ))
order by deadline is null, deadline;

-- name: unrevealed_games(since)
-- Selects finished tables whose sheets were not shown before the program stopped.
select id from game
where status = 'finished' and mode not in ('solo', 'ghosts') and ended_at > :since
    and not exists (
        select 1 from message where message.game = game.id and message.kind = 'reveal' and message.is_retired = 0
        union all
        select 1 from message where message.game = game.id and message.kind = 'reveal' and message.is_retired = 1
    );

-- name: games_in_channel(channel_id)
select id from game where channel_id = :channel_id and status in ('lobby', 'running');

-- name: games_in_guild(guild_id)
select id from game where guild_id = :guild_id and status in ('lobby', 'running');

-- name: guilds_of_games()
select distinct guild_id from game
where guild_id is not null and ends_at is null and status in ('lobby', 'running') and mode not in ('solo', 'ghosts');

-- name: hidden_games(guild_id, since)
-- A game that ended while hidden is still shown, unless that was too long ago.
select id, channel_id from game
where guild_id = :guild_id and is_hidden = 1 and (status in ('lobby', 'running') or ended_at > :since);

-- name: redraw_clocks()!
-- Messages show when a turn ends in wall time, which is wrong now.
update message set shows = -1, is_urgent = 1
where is_retired = 0 and exists (
    select 1 from game
    where game.id = message.game and game.status in ('lobby', 'running') and coalesce(game.deadline, game.ends_at) is not null
);

-- name: players_of(game)
select * from player where game = :game order by seat;

-- name: upsert_player(game, seat, user_id, name, locale, computer, panel, missed, has_left, joined, theme, is_new, is_offered, ghost_of, ghost_user, is_removed, goes_on)!
insert into player (game, seat, user_id, name, locale, computer, panel, missed, has_left, joined, theme, is_new, is_offered, ghost_of, ghost_user, is_removed,
    goes_on)
values (:game, :seat, :user_id, :name, :locale, :computer, :panel, :missed, :has_left, :joined, :theme, :is_new,
    :is_offered, :ghost_of, :ghost_user, :is_removed, :goes_on)
on conflict (game, seat) do update set user_id = excluded.user_id, name = excluded.name, locale = excluded.locale,
    computer = excluded.computer, panel = excluded.panel, missed = excluded.missed, has_left = excluded.has_left,
    joined = excluded.joined, theme = excluded.theme, is_new = excluded.is_new,
    is_offered = excluded.is_offered, ghost_of = excluded.ghost_of,
    ghost_user = excluded.ghost_user, is_removed = excluded.is_removed, goes_on = excluded.goes_on;

-- name: delete_player(game, seat)!
delete from player where game = :game and seat = :seat;

-- name: guests_of(game)
select * from guest where game = :game order by is_invited desc, user_id;

-- name: insert_guest(game, user_id, is_invited)!
insert into guest (game, user_id, is_invited) values (:game, :user_id, :is_invited);

-- name: delete_guest(game, user_id)!
delete from guest where game = :game and user_id = :user_id;

-- name: games_of_user(user_id)
select game.id from player join game on game.id = player.game
where player.user_id = :user_id and player.has_left = 0 and game.status in ('lobby', 'running')
order by game.created_at desc;

-- name: events_of(game)
select line from event where game = :game order by step;

-- name: insert_event(game, step, line, at)!
insert into event (game, step, line, at) values (:game, :step, :line, :at);

-- name: delete_events(game)!
delete from event where game = :game;

-- name: entries_of(game)
select * from entry where game = :game order by seat;

-- name: upsert_entry(game, seat, move, is_ready)!
insert into entry (game, seat, move, is_ready) values (:game, :seat, :move, :is_ready)
on conflict (game, seat) do update set move = excluded.move, is_ready = excluded.is_ready;

-- name: delete_entries(game)!
delete from entry where game = :game;

-- name: delete_entry(game, seat)!
delete from entry where game = :game and seat = :seat;

-- name: messages_of(game)
-- Two selects, because one index holds the live messages and another the retired ones.
select * from message where game = :game and is_retired = 0
union all
select * from message where game = :game and is_retired = 1
order by id;

-- name: games_behind
-- Selects games with outdated messages, unless another process is drawing them.
-- Servers take turns and have a limited share, so that one with many outdated games does not delay the others.
with behind as (
    select game.id, coalesce(game.guild_id, game.channel_id) as place, game.deadline,
        max(case when message.is_urgent = 1 and message.shows < message.wants then 1 else 0 end) as is_urgent
    from message join game on game.id = message.game
    where (message.shows < message.wants or message.is_retired = 1 or message.is_unsure = 1) and message.due_at <= :now
        and (message.is_retired = 1 or message.is_unsure = 1 or message.is_urgent = 1 or message.edited_at <= :quiet_since)
        and (message.is_retired = 1 or message.kind = 'panel' or game.is_hidden = 0)
        and (game.drawer in ('', :owner) or game.drawn_until < {clock})
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

-- name: insert_message(id, game, kind, seat, step, channel_id, message_id, token, token_until, wants, shows, is_urgent, is_retired, failures, created_at, edited_at, due_at, is_unsure, looked_at, looked_for, looked_to)!
insert into message (id, game, kind, seat, step, channel_id, message_id, token, token_until, wants, shows,
    is_urgent, is_retired, failures, created_at, edited_at, due_at, is_unsure, looked_at, looked_for, looked_to)
values (:id, :game, :kind, :seat, :step, :channel_id, :message_id, :token, :token_until, :wants, :shows,
    :is_urgent, :is_retired, :failures, :created_at, :edited_at, :due_at, :is_unsure, :looked_at, :looked_for, :looked_to);

-- name: unsent_messages()
-- It is unknown whether these were sent.
select * from message where message_id = 0 order by id;

-- name: update_message(id, channel_id, message_id, token, token_until, wants, shows, is_urgent, is_retired, failures, edited_at, due_at, is_unsure, looked_at, looked_for, looked_to)!
update message set channel_id = :channel_id, message_id = :message_id, token = :token, token_until = :token_until,
    wants = :wants, shows = :shows, is_urgent = :is_urgent, is_retired = :is_retired, failures = :failures,
    edited_at = :edited_at, due_at = :due_at, is_unsure = :is_unsure, looked_at = :looked_at, looked_for = :looked_for,
    looked_to = :looked_to
where id = :id;

-- name: doubt_messages()!
-- Each message must be compared with what the database says it shows.
update message set is_unsure = 1
where is_retired = 0 and message_id <> 0 and exists (
    select 1 from game where game.id = message.game and game.status in ('lobby', 'running')
);

-- name: redraw_open_games()!
-- After a restore, messages may show what this database has never known. They count as showing nothing and wanting
-- nothing new, so each is drawn again in its place.
update message set shows = -1, wants = -1, is_unsure = 1, failures = 0, due_at = 0
where is_retired = 0 and message_id <> 0 and exists (
    select 1 from game where game.id = message.game and game.status in ('lobby', 'running')
);

-- name: note_open_games()!
-- Makes processes that have these games in memory reload them.
update game set noted = noted + 1 where status in ('lobby', 'running');

-- name: edited_by_now(now)!
-- A wall clock that was set back must not delay the next edit.
update message set edited_at = case when edited_at > :now then :now else edited_at end, due_at = 0
where edited_at > :now or due_at > :now;

-- name: delete_message(id)!
delete from message where id = :id;

-- name: insert_result(game, seat, user_id, computer, guild_id, game_kind, variant, mode, seats, points, is_winner, reason, ended_at, uncounted, has_left, unrated, par, beaten)!
insert into result (game, seat, user_id, computer, guild_id, game_kind, variant, mode, seats, points, is_winner, reason, ended_at, uncounted, has_left, unrated,
    person, par, beaten)
values (:game, :seat, :user_id, :computer, :guild_id, :game_kind, :variant, :mode, :seats, :points, :is_winner, :reason, :ended_at, :uncounted, :has_left,
    :unrated, :user_id, :par, :beaten);

-- name: results_of(game)
select game, seat, user_id, computer, guild_id, game_kind, variant, mode, seats, points, is_winner, reason,
    ended_at, uncounted, has_left, unrated, par
from result where game = :game order by seat;

-- name: guild_by_id(id)^
select * from guild where id = :id;

-- name: upsert_guild(id, language, clock, channels, table_style, theme, daily_channel, daily_hour, has_films, has_puzzles)!
insert into guild (
    id, language, clock, channels, table_style, theme, daily_channel, daily_hour, has_films, has_puzzles
)
values (
    :id, :language, :clock, :channels, :table_style, :theme, :daily_channel, :daily_hour, :has_films, :has_puzzles
)
on conflict (id) do update set language = excluded.language, clock = excluded.clock, channels = excluded.channels,
    table_style = excluded.table_style, theme = excluded.theme, daily_channel = excluded.daily_channel,
    daily_hour = excluded.daily_hour, has_films = excluded.has_films,
    has_puzzles = excluded.has_puzzles;

-- name: memo(name)$
select value from memo where name = :name;

-- name: delete_memo(name)!
delete from memo where name = :name;

-- name: count_open_games()$
select count(*) from game where status in ('lobby', 'running');

-- name: set_memo(name, value)!
insert into memo (name, value) values (:name, :value)
on conflict (name) do update set value = excluded.value;

-- name: insert_memo(name, value)!
-- Whoever comes second changes nothing.
insert into memo (name, value) values (:name, :value) on conflict (name) do nothing;

-- name: raise_memo(name, value)!
-- Writes a number unless there is a larger one.
insert into memo (name, value) values (:name, :value)
on conflict (name) do update set value = excluded.value
where cast(memo.value as bigint) < cast(excluded.value as bigint);

-- name: move_memo(name, expected, value)!
update memo set value = :value where name = :name and value = :expected;
