-- name: ratings_of(person)
select * from rating where person = :person order by game_kind, mode;

-- name: count_ratings(game_kind, mode, settled, since, opponents, newest, viewer, value, before)$
-- Counts the people listed everywhere above a rating, or level with it and before a person: accounts up to an
-- id that have met enough others.
select count(*) from rating
where game_kind = :game_kind and mode = :mode and shown >= :value and (shown > :value or person < :before)
    and person > 0 and sigma < :settled and last_at >= :since and opponents >= :opponents and person <= :newest
    and person not in (select id from person where is_unlisted = 1 and id <> :viewer);

-- name: listed_ratings(game_kind, mode, settled, since, opponents, newest, viewer, skipped, limit)
-- The sums keep SQLite from using the index by person, which has another order.
select person as user_id, coalesce(known.name, '') as name, shown as value, 0 as second, games, last_at as reached_at,
    cast(round(40 * sigma) as integer) as margin
from rating left join person known on known.id = rating.person
where game_kind = :game_kind and mode = :mode
    and person + 0 > 0 and sigma < :settled and last_at >= :since and opponents >= :opponents and person + 0 <= :newest
    and person + 0 not in (select id from person where is_unlisted = 1 and id <> :viewer)
order by shown desc, person
limit :limit
offset :skipped;

-- name: count_ratings_here(game_kind, mode, guild_id, settled, since, viewer, value, before)$
-- The same among those who have played on a server, who are fewer than all rated people.
select count(*) from standing cross join rating
where standing.kind = 'wins' and standing.game_kind = :game_kind and standing.mode = :mode and standing.variant = ''
    and standing.guild_id = :guild_id and standing.period = '' and rating.game_kind = :game_kind
    and rating.mode = :mode and rating.person = standing.user_id
    and shown >= :value and (shown > :value or person < :before) and sigma < :settled and last_at >= :since
    and person not in (select id from person where is_unlisted = 1 and id <> :viewer);

-- name: listed_ratings_here(game_kind, mode, guild_id, settled, since, viewer, skipped, limit)
select person as user_id, coalesce(known.name, '') as name, shown as value, 0 as second, rating.games,
    last_at as reached_at, cast(round(40 * sigma) as integer) as margin
from standing cross join rating left join person known on known.id = rating.person
where standing.kind = 'wins' and standing.game_kind = :game_kind and standing.mode = :mode and standing.variant = ''
    and standing.guild_id = :guild_id and standing.period = '' and rating.game_kind = :game_kind
    and rating.mode = :mode and rating.person = standing.user_id
    and sigma < :settled and last_at >= :since
    and person not in (select id from person where is_unlisted = 1 and id <> :viewer)
order by shown desc, person
limit :limit
offset :skipped;

-- name: count_solvers_here(game_kind, mode, guild_id, settled, since, viewer, value, before)$
-- The same of those who have solved puzzles anywhere, and played anything on a server.
select count(*) from rating
where game_kind = :game_kind and mode = :mode and shown >= :value and (shown > :value or person < :before)
    and person > 0 and sigma < :settled and last_at >= :since
    and exists (
        select 1 from standing
        where standing.user_id = rating.person and standing.guild_id = :guild_id and standing.period = ''
    )
    and person not in (select id from person where is_unlisted = 1 and id <> :viewer);

-- name: listed_solvers_here(game_kind, mode, guild_id, settled, since, viewer, skipped, limit)
select person as user_id, coalesce(known.name, '') as name, shown as value, 0 as second, games, last_at as reached_at,
    cast(round(40 * sigma) as integer) as margin
from rating left join person known on known.id = rating.person
where game_kind = :game_kind and mode = :mode
    and person + 0 > 0 and sigma < :settled and last_at >= :since
    and exists (
        select 1 from standing
        where standing.user_id = rating.person and standing.guild_id = :guild_id and standing.period = ''
    )
    and person + 0 not in (select id from person where is_unlisted = 1 and id <> :viewer)
order by shown desc, person
limit :limit
offset :skipped;

-- name: new_ratings(game_kind, mode, guild_id, settled, since, newest, viewer, limit)
-- Selects provisional ratings, the surest first: of accounts up to an id or, on a server, of people who have played there.
select rating.*, coalesce(known.name, '') as name from rating left join person known on known.id = rating.person
where game_kind = :game_kind and mode = :mode and person > 0 and sigma >= :settled and last_at >= :since
    and (:guild_id <> 0 or person <= :newest)
    and (:guild_id = 0 or exists (
        select 1 from standing
        where standing.user_id = rating.person and standing.guild_id = :guild_id and standing.period = ''
    ))
    and person not in (select id from person where is_unlisted = 1 and id <> :viewer)
order by sigma, person
limit :limit;

-- name: forget_ratings(user_id, person)!
update rating set person = :person where person = :user_id;

-- name: forget_rating_changes(user_id, person)!
update rating_change set person = :person where person = :user_id;

-- name: export_rating_changes(user_id)
select game, game_kind, mode, ended_at, model, mu, sigma from rating_change where person = :user_id
order by ended_at, game;

-- name: insert_season(name, frozen_at)!
insert into season (name, frozen_at) values (:name, :frozen_at) on conflict (name) do nothing;

-- name: unfreeze_seasons_ahead(now)!
delete from season where frozen_at > :now;

-- name: seasons()
select name from season order by name desc;

-- name: first_result()$
select min(ended_at) from result;

-- name: newest_result(user_id, game_kind)
-- Selects what a person finished last, in all games or one; ghost games do not count.
select game_kind, mode, variant, uncounted from result
where user_id = :user_id and mode <> 'ghosts' and (:game_kind = '' or game_kind = :game_kind)
order by ended_at desc, game desc
limit 1;

-- name: count_standings(kind, game_kind, mode, variant, guild_id, period, viewer, value, second, reached_at, before)$
-- Counts the lines above this one. People who stay off the boards see themselves only.
select count(*) from standing
where kind = :kind and game_kind = :game_kind and mode = :mode and variant = :variant and guild_id = :guild_id
    and period = :period and value >= :value
    and (value > :value or second > :second
        or (second = :second and (reached_at < :reached_at or (reached_at = :reached_at and user_id < :before))))
    and user_id not in (select id from person where is_unlisted = 1 and id <> :viewer);

-- name: listed_standings(kind, game_kind, mode, variant, guild_id, period, viewer, skipped, limit)
select user_id, coalesce(person.name, '') as name, value, second, games, reached_at, 0 as margin
from standing left join person on person.id = standing.user_id
where kind = :kind and game_kind = :game_kind and mode = :mode and variant = :variant and guild_id = :guild_id
    and period = :period and user_id + 0 not in (select id from person where is_unlisted = 1 and id <> :viewer)
order by value desc, second desc, reached_at, user_id
limit :limit
offset :skipped;

-- name: standing_of(kind, game_kind, mode, variant, guild_id, period, user_id)^
select user_id, '' as name, value, second, games, reached_at, 0 as margin from standing
where kind = :kind and game_kind = :game_kind and mode = :mode and variant = :variant and guild_id = :guild_id
    and period = :period and user_id = :user_id;

-- name: uncounted(game_kind, mode, variant, from_guild, to_guild)
-- Selects the reasons why games of a board do not count.
select reason.name from (select 'alone' as name union all select 'challenge' union all select 'hints' union all select 'rules') reason
where exists (
    select 1 from result
    where game_kind = :game_kind and mode = :mode and uncounted = reason.name and uncounted <> ''
        and coalesce(guild_id, 0) between :from_guild and :to_guild and (:variant = '' or variant = :variant)
);

-- name: own_uncounted(user_id, game_kind, mode, variant, from_guild, to_guild)$
-- Counts a person's games that do not count.
select count(*) from result
where user_id = :user_id and game_kind = :game_kind and mode = :mode and uncounted in ('alone', 'challenge', 'hints', 'rules')
    and coalesce(guild_id, 0) between :from_guild and :to_guild and (:variant = '' or variant = :variant);

-- name: forget_frozen_standings(user_id, person)!
-- The others keep their places in a season that is over.
update standing set user_id = :person
where user_id = :user_id and period in (select name from season);

-- name: forget_standings(user_id)!
delete from standing where user_id = :user_id;

-- name: export_feats(user_id)
select game, feats from result where user_id = :user_id and feats <> '' order by ended_at, game;

-- name: export_standings(user_id)
select kind, game_kind, mode, variant, guild_id, period, games, value, second, reached_at, best, total, weight
from standing
where user_id = :user_id
order by kind, game_kind, mode, variant, guild_id, period;
