-- The sheet of a day: one for each game, the same for everybody. Nobody is told the seed while it can still be played.
create table daily (
    game_name text not null,
    day text not null,
    seed text not null,
    variant text not null,
    rules text not null,
    par integer not null,
    primary key (game_name, day)
);
-- Each person's one game that counts for a day; of a deleted person, the random number that stands for them.
create table daily_try (
    game_name text not null,
    day text not null,
    user_id bigint not null,
    game text not null,
    guild_id bigint,
    primary key (day, game_name, user_id)
);
create index daily_try_user on daily_try (user_id);
create index daily_try_guild on daily_try (guild_id, day);
-- The day whose sheet is played, and whether that counts for nothing.
alter table game add column day text;
alter table game add column is_practice integer not null default 0;
-- Where and at which hour (UTC) a server wants its daily message, and the messages sent.
alter table guild add column daily_channel bigint;
alter table guild add column daily_hour integer not null default 8;
create index guild_daily on guild (id) where daily_channel is not null;
create table daily_post (
    guild_id bigint not null,
    day text not null,
    channel_id bigint not null,
    message_id bigint not null default 0,
    shown text not null default '',
    due_at bigint not null default 0,
    primary key (day, guild_id)
);
