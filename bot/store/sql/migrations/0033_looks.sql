-- The last look below a table, which any process may have made: when (ms UTC; 0 for never), at which revision of the game, and
-- the newest message then known in the channel.
alter table message add column looked_at bigint not null default 0;
alter table message add column looked_for integer not null default 0;
alter table message add column looked_to bigint not null default 0;
