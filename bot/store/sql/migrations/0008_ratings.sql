-- Whom a result is rated for: the user or, once they are deleted, a random negative number; null for computers.
alter table result add column person bigint;
update result set person = user_id;
-- The player left, or a computer player had taken over the seat by the end.
alter table result add column has_left integer not null default 0;
update result set has_left = 1 where computer is null and exists (
    select 1 from player
    where player.game = result.game and player.seat = result.seat and (player.has_left = 1 or player.missed >= 3)
);

-- The steps of the median game on this level before this one; null while there are too few games.
alter table game add column median integer;
create index game_steps on game (name, variant, mode, step) where status = 'finished';

-- Why a result is not rated: solo, alone, hints, rules, clock, few or short; empty if it is.
alter table result add column unrated text not null default '';
update result set unrated = case
    when mode = 'solo' then 'solo'
    when uncounted <> '' then uncounted
    when not exists (
        select 1 from game where game.id = result.game
            and game.options not like '%"clock": "none"%' and game.options not like '%"clock":"none"%'
    ) then 'clock'
    when (
        select count(*) from result other
        where other.game = result.game and other.computer is null and other.has_left = 0
    ) < 2 then 'few'
    else ''
end;
update result set unrated = 'short' where unrated = '' and game in (
    select game.id from game join (
        select name, variant, mode, step as median from (
            select name, variant, mode, step,
                row_number() over (partition by name, variant, mode order by step) as number,
                count(*) over (partition by name, variant, mode) as games
            from game where status = 'finished'
        ) played
        where games >= 10 and number = games / 2 + 1
    ) level on level.name = game.name and level.variant = game.variant and level.mode = game.mode
    where 3 * game.step < level.median
);

-- A person's present rating in a pool, that is, one game in one mode.
create table rating (
    game_name text not null,
    mode text not null,
    person bigint not null,
    name text not null,
    mu double precision not null,
    sigma double precision not null,
    shown integer not null,
    games integer not null,
    opponents integer not null,
    last_at bigint not null,
    primary key (game_name, mode, person)
);
-- Whole, so that nothing else is read to count those who are listed.
create index rating_shown on rating (game_name, mode, shown desc, person, sigma, last_at, opponents);
create index rating_person on rating (person);
-- What each rated game made of it, and by which model.
create table rating_change (
    game text not null,
    person bigint not null,
    game_name text not null,
    mode text not null,
    ended_at bigint not null,
    model text not null,
    mu double precision not null,
    sigma double precision not null,
    primary key (game, person)
);
create index rating_change_time on rating_change (game_name, mode, ended_at);
create index rating_change_person on rating_change (person, game_name, mode, ended_at);
-- The games that ratings do not know yet.
create table rating_due (
    game text primary key,
    game_name text not null,
    mode text not null,
    ended_at bigint not null
);
create index rating_due_time on rating_due (ended_at);
insert into rating_due (game, game_name, mode, ended_at)
select distinct game, game_name, mode, ended_at from result where unrated = '';
