-- A result of BRIKKS solo counts for a leaderboard only where the first throw of each round stood.
update result set is_casual = 1
where game_name = 'brikks' and mode = 'solo' and not exists (
    select 1 from game where game.id = result.game and game.header like '%"rethrow": "no"%'
);
-- The ids of the interactions that the throws of a game follow from besides its seed, with blanks between
-- them; null in games begun before that was so.
alter table game add column interactions text;
-- In a lobby, the interaction by which the seat was taken.
alter table player add column joined bigint;

-- Every press looks for messages by their game and by their id; at a start ended games are looked for by time.
create index message_game on message (game);
create index message_at on message (message_id);
create index game_ended on game (status, ended_at);

-- A panel that shows the end is not changed any more.
delete from message
where kind = 'panel' and is_retired = 0 and shows >= wants and exists (
    select 1 from game where game.id = message.game and game.status in ('finished', 'cancelled')
);

-- What a person's results on one board come to; counted anew from the results with every upgrade.
-- An empty variant stands for all of them, guild 0 for every server.
create table standing (
    game_name text not null,
    mode text not null,
    variant text not null,
    guild_id bigint not null,
    user_id bigint not null,
    name text not null,
    games integer not null,
    wins integer not null,
    points bigint not null,
    best integer not null,
    best_at bigint not null,
    first_key bigint not null,
    second_key bigint not null,
    primary key (game_name, mode, variant, guild_id, user_id)
);
create index standing_place on standing (game_name, mode, variant, guild_id, first_key desc, second_key desc,
    best_at, user_id);
create index standing_user on standing (user_id);

-- A person's results on one board, without a look at the rest of theirs.
drop index result_user;
create index result_user on result (user_id, game_name, mode);
drop index result_board;

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
create index removal_due on removal (due_at);
