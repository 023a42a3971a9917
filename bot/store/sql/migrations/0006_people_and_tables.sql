-- A person's own settings, and when they were last told of a new table.
create table person (
    id bigint primary key,
    theme text not null default 'dark',
    told_at bigint not null default 0
);
-- Whom a server's new tables are announced to.
create table alert (
    guild_id bigint not null,
    user_id bigint not null,
    primary key (guild_id, user_id)
);
create index alert_user on alert (user_id);
-- Whom the notice of a lobby mentions; a seat is kept for the invited.
create table guest (
    game text not null,
    user_id bigint not null,
    is_invited integer not null,
    primary key (game, user_id)
);
create index guest_user on guest (user_id);
-- The colours of a player's pictures, and whether this is their first game of the kind.
alter table player add column theme text not null default 'dark';
alter table player add column is_new integer not null default 0;
-- The colours of a server's public pictures.
alter table guild add column theme text not null default 'dark';

-- Why a result counts for no leaderboard: alone, hints or rules; empty if it counts.
alter table result add column uncounted text not null default '';
update result set uncounted = case
    when mode <> 'solo' and not exists (
        select 1 from result other
        where other.game = result.game and other.seat <> result.seat and other.computer is null
    ) then 'alone'
    when is_casual = 1 and exists (select 1 from game where game.id = result.game and game.is_casual = 1) then 'hints'
    when is_casual = 1 then 'rules'
    else ''
end;
alter table result drop column is_casual;
create index result_uncounted on result (game_name, mode, uncounted, coalesce(guild_id, 0)) where uncounted <> '';

-- What the table messages of a server do: follow, stay or rounds.
alter table guild add column table_style text not null default 'follow';
update guild set table_style = 'rounds' where is_message_per_round = 1;
alter table guild drop column is_message_per_round;

-- In solo, the player's best score on this level before the game; null if there was none.
alter table game add column best integer;
