-- What lets a finished game be added to a standing without a look at the games before it: when the newest game ended,
-- whose name is shown; the best single result, first made at reached_at; and of a board that goes by people beaten the
-- ten best shares, the best first, each with three digits. The key begins with the person, which makes an index needless.
alter table standing add column newest_at bigint not null default 0;
alter table standing add column best bigint not null default 0;
alter table standing add column shares text not null default '';
alter table standing drop constraint standing_pkey;
alter table standing add primary key (user_id, guild_id, period, game_name, mode, kind, variant);
drop index standing_user;

-- Only the first result of all was looked up by it, once at a start.
drop index result_ended;
