-- Shards are no longer leased among processes: presses reach every process over HTTP.
drop table shard_lease;
drop table gateway_session;
drop table identify_slot;
alter table process drop column is_leaving;

-- What one process does for all, and until when another one may not take it over.
create table claim (
    name text primary key,
    owner text not null,
    until bigint not null
);

-- Which process redraws a game's messages.
alter table game add column drawer text not null default '';
alter table game add column drawn_until bigint not null default 0;
create index game_drawn on game (drawn_until) where drawer <> '';
