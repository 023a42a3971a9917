-- A game against ghosts: the game whose throws it has, what stands for the id of a game in them, and the numbers of
-- those that are left out because they were thrown again.
alter table game add column throws_of text;
alter table game add column dice_name text;
alter table game add column skipped text not null default '';
-- Nobody may be told its throws before a challenge is over.
alter table game add column is_sealed integer not null default 0;
-- Of a ghost: the seat whose moves it makes, and whose ghost it is; null once that person is deleted.
alter table player add column ghost_of integer;
alter table player add column ghost_user bigint;
create index player_ghost on player (ghost_user) where ghost_user is not null;

-- Somebody has asked somebody else to play against their ghost. The stage is playing, asked, answering or over; answer
-- is the opponent's game. The winner is null without one. A deleted person's id is the random number for them.
create table challenge (
    id text primary key,
    game text not null,
    game_name text not null,
    challenger bigint not null,
    challenger_name text not null,
    opponent bigint not null,
    opponent_name text not null,
    guild_id bigint not null,
    channel_id bigint not null,
    locale text not null,
    stage text not null,
    answer text,
    winner bigint,
    made_at bigint not null,
    until bigint,
    ended_at bigint,
    is_asked integer not null default 0,
    is_told integer not null default 0,
    due_at bigint not null default 0
);
create index challenge_open on challenge (id) where is_told = 0;
create index challenge_challenger on challenge (challenger, game_name);
create index challenge_opponent on challenge (opponent, game_name);
create index challenge_game on challenge (game);
