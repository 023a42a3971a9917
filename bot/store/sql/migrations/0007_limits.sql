-- When a game without a clock ends because nobody has touched it; a game that has ended keeps it if that is why.
alter table game add column untouched_at bigint;
-- Fourteen days for the games that are open.
update game set untouched_at = (select cast(value as bigint) + 1209600000 from memo where name = 'alive_at')
where status = 'running' and deadline is null;
-- What is open is counted whenever something is opened.
create index game_host on game (host_id) where status in ('lobby', 'running');
create index game_channel on game (channel_id) where status in ('lobby', 'running');
create index game_guild on game (guild_id) where status in ('lobby', 'running');
