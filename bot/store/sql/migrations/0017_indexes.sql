-- What finished games need not be in: they are looked for by neither their place nor their deadline. Open ones are few.
drop index game_open;
drop index game_channel;
create index game_channel on game (channel_id) where status in ('lobby', 'running');
drop index game_guild;
create index game_guild on game (guild_id) where status in ('lobby', 'running');

-- The indexes of live and of lagging messages find all of a game's.
drop index message_game;

-- A person's results are few enough to look through.
drop index result_user;
create index result_user on result (user_id);

-- The first seat stands for the whole game.
drop index result_unreviewed;
create index result_unreviewed on result (ended_at) where decisions is null and seat = 0;
