-- A game in which hints may be taken counts for no leaderboard.
alter table game add column is_casual integer not null default 0;
alter table result add column is_casual integer not null default 0;
