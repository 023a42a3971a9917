-- What lets a finished game be added to a standing without a look at the games before it: when the newest game ended,
-- whose name is shown; the best single result, first made at reached_at; and of a board that goes by people beaten the
-- ten best shares, the best first, each with three digits. The key begins with the person and orders the table itself,
-- which makes two indexes needless.
create table counted (
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
    newest_at bigint not null default 0,
    best bigint not null default 0,
    shares text not null default '',
    primary key (user_id, guild_id, period, game_name, mode, kind, variant)
) without rowid;
insert into counted (kind, game_name, mode, variant, guild_id, period, user_id, name, games, value, second, reached_at)
select kind, game_name, mode, variant, guild_id, period, user_id, name, games, value, second, reached_at from standing;
drop table standing;
alter table counted rename to standing;
create index standing_place on standing (kind, game_name, mode, variant, guild_id, period, value desc, second desc,
    reached_at, user_id);

-- Only the first result of all was looked up by it, once at a start.
drop index result_ended;
