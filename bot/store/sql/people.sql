-- name: person_by_id(id)^
select * from person where id = :id;

-- name: insert_person(id)!
insert into person (id) values (:id) on conflict (id) do nothing;

-- name: set_theme(id, theme)!
update person set theme = :theme where id = :id;

-- name: set_unlisted(id, is_unlisted)!
update person set is_unlisted = :is_unlisted where id = :id;

-- name: set_notify(id, notify)!
update person set notify = :notify where id = :id;

-- name: set_zone(id, zone)!
update person set zone = :zone where id = :id;

-- name: set_quiet(id, quiet_from, quiet_until)!
update person set quiet_from = :quiet_from, quiet_until = :quiet_until where id = :id;

-- name: has_answered(id)!
update person set has_answered = 1 where id = :id;

-- name: set_goes_on(id, goes_on)!
update person set goes_on = :goes_on where id = :id;

-- name: set_language(id, language)!
update person set language = :language where id = :id;

-- name: language_of(id)$
select language from person where id = :id;

-- name: keep_name(id, name)!
insert into person (id, name) values (:id, :name) on conflict (id) do update set name = excluded.name;

-- name: misnamed_games(user_id, guild_id, name)
-- Selects the games on a server, or outside of all, in which a person's seats or ghosts have another name.
select distinct game.id, game.status from player join game on game.id = player.game
where (player.user_id = :user_id or player.ghost_user = :user_id) and coalesce(game.guild_id, 0) = :guild_id
    and player.name <> :name;

-- name: note_game(id)!
-- Lets every process read a game again.
update game set noted = noted + 1 where id = :id;

-- name: rename_seats(game, user_id, name)!
update player set name = :name where game = :game and (user_id = :user_id or ghost_user = :user_id);

-- name: is_unlisted(id)$
select is_unlisted from person where id = :id;

-- name: settings_of(game)
select person.* from player join person on person.id = player.user_id where player.game = :game;

-- name: has_played(user_id, kind)$
select 1 from player join game on game.id = player.game
where player.user_id = :user_id and game.kind = :kind and (game.header is not null or game.record is not null)
limit 1;

-- name: insert_alert(guild_id, user_id)!
insert into alert (guild_id, user_id) values (:guild_id, :user_id) on conflict (guild_id, user_id) do nothing;

-- name: delete_alert(guild_id, user_id)!
delete from alert where guild_id = :guild_id and user_id = :user_id;

-- name: alerts_of(user_id)
select guild_id from alert where user_id = :user_id order by guild_id;

-- name: people_to_tell(guild_id, host_id, since, limit)
-- Selects those first who were not told for longest.
select alert.user_id from alert join person on person.id = alert.user_id
where alert.guild_id = :guild_id and alert.user_id <> :host_id and person.told_at <= :since
order by person.told_at, alert.user_id
limit :limit
{row_lock};

-- name: person_told(id, told_at)!
update person set told_at = :told_at where id = :id;

-- name: untell_people_ahead(now)!
update person set told_at = 0 where told_at > :now;

-- name: export_person(user_id)
select * from person where id = :user_id;

-- name: export_invitations(user_id)
select game, is_invited from guest where user_id = :user_id order by game;

-- name: forget_alerts(user_id)!
delete from alert where user_id = :user_id;

-- name: forget_guest(user_id)!
delete from guest where user_id = :user_id;

-- name: forget_person(user_id)!
delete from person where id = :user_id;
