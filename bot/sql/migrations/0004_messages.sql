-- Discord takes no public message of a hidden game; where its channel is gone, it ends at ends_at.
alter table game add column is_hidden integer not null default 0;
alter table game add column ends_at bigint;
create index game_hidden on game (guild_id) where is_hidden = 1;
-- A message that failed is not tried again before this time.
alter table message add column due_at bigint not null default 0;
-- After a start Discord may show something newer than this database knows: it may be an old copy.
alter table message add column is_unsure integer not null default 0;
drop index message_behind;
create index message_behind on message (game) where shows < wants or is_retired = 1 or is_unsure = 1;
-- Public messages that are drawn no more, and whom they name.
create table naming (
    message_id bigint not null,
    channel_id bigint not null,
    user_id bigint not null,
    primary key (message_id, user_id)
);
create index naming_user on naming (user_id);
-- Messages that somebody wants to be gone; with is_all everything that the bot wrote in the channel before.
create table removal (
    channel_id bigint not null,
    message_id bigint not null,
    is_all integer not null,
    failures integer not null default 0,
    due_at bigint not null default 0,
    primary key (channel_id, message_id)
);
