-- Processes that serve together; each gives itself a new name at every start.
create table process (
    owner text primary key,
    until bigint not null,
    is_leaving integer not null
);
-- Which process answers what comes over a shard, and which is about to take it over.
create table shard_lease (
    shard integer not null,
    shards integer not null,
    owner text not null,
    term bigint not null,
    until bigint not null,
    heir text not null default '',
    is_heir_ready integer not null default 0,
    taken text not null default '',
    primary key (shard, shards)
);
-- When the next session may begin, for each remainder of shards.
create table identify_slot (
    bucket integer primary key,
    free_at bigint not null
);
-- Which process lets the computer players of a game think.
create table thinking (
    game text primary key,
    step integer not null,
    owner text not null,
    until bigint not null
);
create index thinking_until on thinking (until);
-- What happens once on a date, such as the end of a season.
create table job (
    kind text not null,
    slot text not null,
    due bigint not null,
    owner text not null default '',
    term bigint not null default 0,
    until bigint not null default 0,
    is_done integer not null default 0,
    primary key (kind, slot)
);
create index job_due on job (due) where is_done = 0;
-- How many times something was noted of its messages since the game began.
alter table game add column noted bigint not null default 0;
-- When a game without a clock ends because nobody has touched it; a game that has ended keeps it if that is why.
alter table game add column untouched_at bigint;
-- Fourteen days for the games that are open.
update game set untouched_at = (select cast(value as bigint) + 1209600000 from memo where name = 'alive_at')
where status = 'running' and deadline is null;
-- What is open is counted whenever something is opened.
create index game_host on game (host_id, status);
create index game_channel on game (channel_id, status);
create index game_guild on game (guild_id, status);
