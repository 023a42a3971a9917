-- What a result counts for its season, in quarters: the same people count in full once a day, then less and less.
alter table result add column weight integer not null default 4;
update result set weight = coalesce((
    select case count(*) when 0 then 4 when 1 then 2 when 2 then 1 else 0 end from (
        select other.game from result other
        where other.game_name = result.game_name and other.mode = result.mode and other.game <> result.game
            and other.unrated = '' and other.computer is null and other.ended_at <= result.ended_at
            and other.ended_at > result.ended_at - 86400000
            and other.user_id in (select user_id from result mine where mine.game = result.game and mine.computer is null)
        group by other.game
        having count(*) = (select count(*) from result mine where mine.game = result.game and mine.computer is null)
            and count(*) = (select count(*) from result whole where whole.game = other.game and whole.computer is null)
    ) earlier
), 4)
where unrated = '' and computer is null;

-- A season's board goes by the mean share of people beaten, which needs no list of the best ones: the sum of the weighted
-- shares, and of the weights.
alter table standing add column total bigint not null default 0;
alter table standing add column weight bigint not null default 0;
alter table standing drop column shares;

-- Whom the host has removed has not left, and loses no rating by it.
alter table player add column is_removed integer not null default 0;

-- Every second somebody asks which games are due; of the open ones these are few.
create index game_deadline on game (deadline) where status in ('lobby', 'running') and deadline is not null;
create index game_closes on game (closes_at) where status in ('lobby', 'running') and closes_at is not null;
create index game_ends on game (ends_at) where status in ('lobby', 'running') and ends_at is not null;
create index game_untouched on game (untouched_at) where status in ('lobby', 'running') and untouched_at is not null;
create index game_warning on game (warn_at) where status in ('lobby', 'running') and warn_at is not null and is_warned = 0;

-- Whom a deletion must give no second try and no new opponent: hashes of people, each with a key of its own, for what
-- they have had already. Both are wiped at their time, a day later at most.
create table departed (
    scope text not null,
    secret text not null,
    digest text not null,
    until bigint not null,
    primary key (scope, digest)
);

-- The message with the result: where somebody is deleted it is changed, not removed.
alter table challenge add column message_id bigint not null default 0;
