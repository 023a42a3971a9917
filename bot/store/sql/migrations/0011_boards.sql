-- Stays off every board, and shows nobody else a profile.
alter table person add column is_unlisted integer not null default 0;
create index person_unlisted on person (id) where is_unlisted = 1;

-- In solo, what the strong computer player made of the same throws; null if it was not found before the end.
alter table result add column par integer;
update result set par = (select mark from game where game.id = result.game) where mode = 'solo';

-- Of a rated game: the share of the other people who were beaten, in per cent; a tie is half. Null for the others.
alter table result add column beaten integer;
update result set beaten = (
    select (2 * sum(case
        when result.has_left > other.has_left then 0
        when result.has_left < other.has_left then 2
        when result.has_left = 1 then 1
        when result.is_winner <> other.is_winner then 2 * result.is_winner
        when result.points > other.points then 2
        when result.points = other.points then 1
        else 0
    end) * 50 + count(*)) / (2 * count(*))
    from result other
    where other.game = result.game and other.seat <> result.seat and other.computer is null
)
where unrated = '' and computer is null;
create index result_ended on result (ended_at);

-- What a person's results on one board come to: wins, beaten (the ten best results of rated games), points or par
-- (the best of a solo level). An empty period stands for all time, an empty variant for all, guild 0 for every server.
drop table standing;
create table standing (
    kind text not null,
    game_name text not null,
    mode text not null,
    variant text not null,
    guild_id bigint not null,
    period text not null,
    user_id bigint not null,
    name text not null,
    games integer not null,
    value bigint not null,
    second bigint not null,
    reached_at bigint not null,
    primary key (kind, game_name, mode, variant, guild_id, period, user_id)
);
create index standing_place on standing (kind, game_name, mode, variant, guild_id, period, value desc, second desc,
    reached_at, user_id);
create index standing_user on standing (user_id);

-- The quarters that are over: their standings are never counted again.
create table season (
    name text primary key,
    frozen_at bigint not null
);

-- What a person did well on their sheet in a finished game, as names with blanks between; null until it was looked at.
alter table result add column feats text;
