-- Discord takes no public message of a hidden game; where its channel is gone, it ends at ends_at.
alter table game add column is_hidden integer not null default 0;
alter table game add column ends_at bigint;
create index game_hidden on game (guild_id) where is_hidden = 1;
-- A message that failed is not tried again before this time.
alter table message add column due_at bigint not null default 0;
