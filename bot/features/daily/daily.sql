-- name: daily_of(game_kind, day)^
select * from daily where game_kind = :game_kind and day = :day;

-- name: add_daily(game_kind, day, seed, variant, rules, par)!
-- The first to make a day's sheet has made it for all.
insert into daily (game_kind, day, seed, variant, rules, par)
values (:game_kind, :day, :seed, :variant, :rules, :par)
on conflict (game_kind, day) do nothing;

-- name: daily_days(game_kind, before, limit)
-- The newest days before this one.
select day from daily where game_kind = :game_kind and day < :before order by day desc limit :limit;

-- name: insert_daily_try(game_kind, day, user_id, game, guild_id)!
-- A second one breaks a rule of the schema.
insert into daily_try (game_kind, day, user_id, game, guild_id) values (:game_kind, :day, :user_id, :game, :guild_id);

-- name: daily_try(game_kind, day, user_id)^
select game.id as game, game.status, result.points, coalesce(result.uncounted, '') as uncounted
from daily_try join game on game.id = daily_try.game left join result on result.game = daily_try.game
where daily_try.game_kind = :game_kind and daily_try.day = :day and daily_try.user_id = :user_id;

-- name: tries_since(user_id, day)
select game_kind, day from daily_try where user_id = :user_id and day >= :day order by day, game_kind;

-- name: daily_results(game_kind, day, from_guild, to_guild, viewer)
-- What counts for a day, the best first; whoever has asked to be forgotten has no name, and whoever stays off the boards
-- is in their own list alone.
select daily_try.user_id, coalesce(person.name, '') as name, result.points
from daily_try join result on result.game = daily_try.game left join person on person.id = daily_try.user_id
where daily_try.game_kind = :game_kind and daily_try.day = :day and result.uncounted = 'daily'
    and coalesce(daily_try.guild_id, 0) between :from_guild and :to_guild
    and daily_try.user_id not in (select id from person where is_unlisted = 1 and id <> :viewer)
order by result.points desc, result.ended_at, daily_try.user_id;

-- name: daily_players(day, guild_id)$
-- How many people of a server have finished a sheet of the day.
select count(distinct daily_try.user_id)
from daily_try join result on result.game = daily_try.game
where daily_try.guild_id = :guild_id and daily_try.day = :day and result.uncounted = 'daily';

-- name: daily_week(game_kind, since, until, from_guild, to_guild, viewer)
-- What counts for the days of a week, the newest last; who has no name, and who is left out, as for a day.
select daily_try.user_id, coalesce(person.name, '') as name, result.points, daily.par
from daily_try join result on result.game = daily_try.game
    join daily on daily.game_kind = daily_try.game_kind and daily.day = daily_try.day
    left join person on person.id = daily_try.user_id
where daily_try.game_kind = :game_kind and daily_try.day between :since and :until and result.uncounted = 'daily'
    and coalesce(daily_try.guild_id, 0) between :from_guild and :to_guild
    and daily_try.user_id not in (select id from person where is_unlisted = 1 and id <> :viewer)
order by result.ended_at, daily_try.user_id;

-- name: open_tries(user_id, day)$
-- How many of a person's tries of a day's sheets are under way.
select count(*) from daily_try join game on game.id = daily_try.game
where daily_try.user_id = :user_id and daily_try.day = :day and game.status = 'running';

-- name: finished_days(user_id)
-- The days for which a person has finished a sheet.
select distinct daily_try.day
from daily_try join result on result.game = daily_try.game
where daily_try.user_id = :user_id and result.uncounted = 'daily'
order by daily_try.day;

-- name: finished_days_here(guild_id)
-- The days for which anybody has finished a sheet on a server.
select distinct daily_try.day
from daily_try join result on result.game = daily_try.game
where daily_try.guild_id = :guild_id and result.uncounted = 'daily'
order by daily_try.day;

-- name: export_daily(user_id)
select game_kind, day, game from daily_try where user_id = :user_id order by day, game_kind;

-- name: forget_daily(user_id, person)!
update daily_try set user_id = :person where user_id = :user_id;

-- name: guilds_with_daily()
select id from guild where daily_channel is not null;

-- name: daily_post(guild_id, day)^
select * from daily_post where guild_id = :guild_id and day = :day;

-- name: insert_daily_post(guild_id, day, channel_id)!
-- Written before the message is sent; whoever comes second sends none.
insert into daily_post (guild_id, day, channel_id) values (:guild_id, :day, :channel_id)
on conflict (day, guild_id) do nothing;

-- name: note_daily_post(guild_id, day, message_id, shown, due_at)!
update daily_post set message_id = :message_id, shown = :shown, due_at = :due_at
where guild_id = :guild_id and day = :day;

-- name: renew_daily_posts(user_id, now)!
-- A message that goes because it names somebody comes again without their name; not so soon that Discord would take it
-- for the same one.
update daily_post set message_id = 0, shown = '', due_at = cast(:now as bigint) + 300000
where message_id in (select message_id from naming where user_id = :user_id);

-- name: forget_daily_posts(before)!
delete from daily_post where day < :before;

-- name: daily_neighbours(guild_id, since, viewer, limit)
-- Who else has finished a sheet on a server lately, the newest first; without those who stay off the boards.
select daily_try.user_id, max(person.name) as name
from daily_try join result on result.game = daily_try.game join person on person.id = daily_try.user_id
where daily_try.guild_id = :guild_id and daily_try.day >= :since and result.uncounted = 'daily'
    and daily_try.user_id <> :viewer and person.is_unlisted = 0
group by daily_try.user_id
order by max(result.ended_at) desc, daily_try.user_id
limit :limit;

-- name: pairs_of(user_id)
-- Kept or asked for, the oldest first.
select asker, asked, since from daily_pair
where asker = :user_id or asked = :user_id
order by asked_at, asker, asked;

-- name: ask_pair(asker, asked, asked_at, most)!
-- Once for two people, whoever asks; what somebody has asked for counts as theirs.
insert into daily_pair (asker, asked, asked_at)
select cast(:asker as bigint), cast(:asked as bigint), cast(:asked_at as bigint)
where not exists (select * from daily_pair where asker = :asked and asked = :asker)
    and (
        select count(*) from daily_pair where asker = :asker or (asked = :asker and since is not null)
    ) < :most
on conflict (asker, asked) do nothing;

-- name: accept_pair(asker, asked, since, most)!
update daily_pair set since = :since
where asker = :asker and asked = :asked and since is null
    and (
        select count(*) from daily_pair other
        where other.since is not null and (other.asker = :asked or other.asked = :asked)
    ) < :most;

-- name: end_pair(one, other)!
delete from daily_pair where (asker = :one and asked = :other) or (asker = :other and asked = :one);

-- name: pair_days(one, other, since)
-- The days for which both have finished a sheet.
select distinct daily_try.day
from daily_try join result on result.game = daily_try.game
where daily_try.user_id = :one and daily_try.day >= :since and result.uncounted = 'daily'
    and exists (
        select * from daily_try theirs join result reached on reached.game = theirs.game
        where theirs.user_id = :other and theirs.day = daily_try.day and reached.uncounted = 'daily'
    )
order by daily_try.day;

-- name: export_pairs(user_id)
select asker, asked, since from daily_pair where asker = :user_id or asked = :user_id order by asked_at;

-- name: forget_pairs(user_id)!
delete from daily_pair where asker = :user_id or asked = :user_id;

-- name: reminder_of(user_id)^
select user_id, hour, locale, due_at, zone
from daily_reminder left join person on person.id = daily_reminder.user_id
where user_id = :user_id;

-- name: set_reminder(user_id, hour, locale, due_at)!
insert into daily_reminder (user_id, hour, locale, due_at) values (:user_id, :hour, :locale, :due_at)
on conflict (user_id) do update set hour = excluded.hour, locale = excluded.locale, due_at = excluded.due_at;

-- name: stop_reminder(user_id)!
delete from daily_reminder where user_id = :user_id;

-- name: reminders_due(now, limit)
-- In the language that the person has chosen, perhaps after they asked for it.
select user_id, hour, coalesce(person.language, daily_reminder.locale) as locale, due_at, zone
from daily_reminder left join person on person.id = daily_reminder.user_id
where due_at <= :now order by due_at limit :limit;

-- name: put_reminder_off(user_id, due_at, until)!
-- Written before it is sent, and after; whoever comes second sends none.
update daily_reminder set due_at = :until where user_id = :user_id and due_at = :due_at;

-- name: move_reminder(user_id, now)!
update daily_reminder set due_at = 0 where user_id = :user_id and due_at > :now;

-- name: move_reminders_ahead(now)!
-- A reminder comes within 25 hours.
update daily_reminder set due_at = 0 where due_at > cast(:now as bigint) + 93600000;

-- name: daily_due(now)$
-- Asked every second.
select 1 as found where exists (select * from guild where daily_channel is not null)
    or exists (select * from daily_reminder where due_at <= :now);
