-- name: add_standings(game, period)!
-- Counts a finished game for its people, on its server and everywhere, for all time or one period. The order
-- of counting does not matter. A frozen season stays as it is.
with own as (
    select * from result
    where game = :game and user_id is not null and computer is null
        and not exists (select 1 from season where name = :period)
),
scored as (
    -- A player who left wins nothing; a game that was given away counts for no one.
    select own.*, 'wins' as kind, '' as board, is_winner * (1 - has_left) as value,
        points * (1 - has_left) as second, 0 as total, 0 as part
    from own where uncounted = '' and mode <> 'solo' and unrated not in ('few', 'short')
    union all
    select own.*, 'beaten', '', 10 * (weight * beaten + 2000) / (weight + 40), 0, weight * beaten, weight
    from own where unrated = '' and beaten is not null and :period <> ''
    union all
    select own.*, 'points', variant, points, 0, 0, 0 from own where uncounted = '' and mode = 'solo'
    union all
    select own.*, 'par', variant, 1000 * points / par, 0, 0, 0
    from own where uncounted = '' and mode = 'solo' and par > 0
    union all
    -- Each day brings its share of par.
    select own.*, 'daily', '', 1000 * points / par, 0, 0, 0 from own where uncounted = 'daily' and par > 0
),
placed as (
    select scored.*, guild_id as place from scored where guild_id is not null
    union all
    select scored.*, 0 from scored
)
insert into standing (kind, game_kind, mode, variant, guild_id, period, user_id, games, value, second, reached_at, best,
    total, weight)
select kind, game_kind, mode, board, place, :period, user_id, 1, value, second, ended_at,
    case when kind = 'beaten' then beaten else value end, total, part
from placed order by user_id, kind, place
on conflict (kind, game_kind, mode, variant, guild_id, period, user_id) do update set
    games = standing.games + 1,
    value = case
        when standing.kind in ('wins', 'daily') then standing.value + excluded.value
        -- The mean in tenths of a percent, drawn to the middle by ten virtual games of 50 %.
        when standing.kind = 'beaten' then
            10 * (standing.total + excluded.total + 2000) / (standing.weight + excluded.weight + 40)
        when excluded.value > standing.value then excluded.value
        else standing.value
    end,
    second = standing.second + excluded.second,
    reached_at = case
        when excluded.best > standing.best then excluded.reached_at
        when excluded.best = standing.best and excluded.reached_at < standing.reached_at then excluded.reached_at
        else standing.reached_at
    end,
    best = case when excluded.best > standing.best then excluded.best else standing.best end,
    total = standing.total + excluded.total,
    weight = standing.weight + excluded.weight;

-- name: counted_games()
-- Selects every game that standings are computed from.
select distinct game, ended_at from result where user_id is not null and computer is null order by ended_at, game;

-- name: forget_all_standings()!
-- Frozen seasons stay: their results may count differently now. Losses are counted with reviews.
delete from standing where period not in (select name from season) and kind <> 'loss';

-- name: forget_periods(month, week)!
-- Deletes the months and weeks that are over; seasons stay.
delete from standing where period <> '' and period <> :month and period <> :week and period not like '%-Q%';

-- name: export_players(user_id)
select player.game, game.kind as game_kind, game.variant, game.mode, game.status, game.guild_id, game.channel_id,
    game.created_at, game.ended_at, game.is_casual, player.seat, player.name, player.locale, player.panel, player.missed, player.has_left,
    player.joined, player.theme, player.is_new, player.is_offered, player.goes_on, game.interactions, game.throws_of,
    case when game.host_id = player.user_id then 1 else 0 end as is_host
from player join game on game.id = player.game
where player.user_id = :user_id
order by game.created_at, game.id;

-- name: export_rounds(user_id)
-- The lines hold everyone's moves; the caller picks the person's own by seat.
select player.game, game.kind, player.seat, event.step, event.line
from player join game on game.id = player.game join event on event.game = player.game
where player.user_id = :user_id
order by game.created_at, game.id, event.step;

-- name: export_records(user_id)
-- The records of finished games, which hold everyone's moves as well.
select player.game, game.kind, player.seat, game.record
from player join game on game.id = player.game
where player.user_id = :user_id and game.record is not null
order by game.created_at, game.id;

-- name: export_entries(user_id)
select entry.game, entry.move, entry.is_ready
from entry join player on player.game = entry.game and player.seat = entry.seat
where player.user_id = :user_id
order by entry.game;

-- name: export_results(user_id)
select game, seat, user_id, computer, guild_id, game_kind, variant, mode, seats, points, is_winner, reason, ended_at, uncounted,
    has_left, unrated, par
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
-- A number replaces the person, so that a deletion changes no other rating.
update result set user_id = null, person = :person where user_id = :user_id;

-- name: forget_host(user_id)!
update game set host_id = 0 where host_id = :user_id;

-- name: insert_naming(message_id, channel_id, user_id)!
insert into naming (message_id, channel_id, user_id) values (:message_id, :channel_id, :user_id)
on conflict (message_id, user_id) do nothing;

-- name: export_namings(user_id)
select channel_id, message_id from naming where user_id = :user_id
union all
select channel_id, message_id from challenge
where (challenger = :user_id or opponent = :user_id) and message_id <> 0
order by message_id;

-- name: remove_namings(user_id)!
insert into removal (channel_id, message_id, is_all)
select channel_id, message_id, 0 from naming where user_id = :user_id
on conflict (channel_id, message_id) do nothing;

-- name: forget_namings(user_id)!
delete from naming where message_id in (select message_id from naming where user_id = :user_id);

-- name: revise_games_of(user_id)!
-- A new revision outdates edits under way, which may still name the person.
update game set revision = revision + 1
where id in (
    select game from player where user_id = :user_id or ghost_user = :user_id
    union select game from guest where user_id = :user_id
);

-- name: redraw_games_of(user_id)!
-- Redraws every message that may name the person.
update message set shows = -1, wants = (select revision from game where game.id = message.game), is_urgent = 1,
    failures = 0, due_at = 0
where is_retired = 0 and game in (
    select game from player where user_id = :user_id or ghost_user = :user_id
    union select game from guest where user_id = :user_id
);

-- name: insert_removal(channel_id, message_id)!
insert into removal (channel_id, message_id, is_all) values (:channel_id, :message_id, 1)
on conflict (channel_id, message_id) do nothing;

-- name: add_challenge(id, period, since, until)!
-- Counts a challenge with a winner for both people, on its server and everywhere, for all time or one period, which
-- lasts from a time until another; not for an opponent who never played. The value is how many people somebody has
-- beaten then: those who played to the end, or at least half of the throws. A frozen season stays as it is.
with won as (
    select * from challenge
    where id = :id and winner is not null and not exists (select 1 from season where name = :period)
),
own as (
    select won.*, challenger as person from won where challenger > 0
    union all
    select won.*, opponent from won where opponent > 0 and answer is not null
),
placed as (select own.*, guild_id as place from own union all select own.*, 0 from own)
insert into standing (kind, game_kind, mode, variant, guild_id, period, user_id, games, value, second, reached_at)
select 'challenges', game_kind, 'challenge', '', place, :period, person, 1,
    (
        select count(distinct case when past.challenger = placed.person then past.opponent else past.challenger end)
        from challenge past join game asked on asked.id = past.game join game answered on answered.id = past.answer
        where (past.challenger = placed.person or past.opponent = placed.person) and past.winner = placed.person
            and past.game_kind = placed.game_kind and past.ended_at >= :since and past.ended_at < :until
            and (placed.place = 0 or past.guild_id = placed.place)
            and (answered.status = 'finished' or 2 * answered.step >= asked.step)
    ), 0, ended_at
from placed order by person, place
on conflict (kind, game_kind, mode, variant, guild_id, period, user_id) do update set
    games = standing.games + 1,
    value = excluded.value,
    reached_at = case when excluded.reached_at > standing.reached_at then excluded.reached_at else standing.reached_at end;

-- name: counted_challenges()
select id, ended_at from challenge where winner is not null order by ended_at, id;
