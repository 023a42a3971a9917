-- name: insert_applause(game, user_id)!
insert into applause (game, user_id) values (:game, :user_id) on conflict (game, user_id) do nothing;

-- name: applause_by(user_id)$
select count(*) from applause where user_id = :user_id;

-- name: applause_due$
select 1 from applause where heard_at is null limit 1;

-- name: hear_applause(now)!
update applause set heard_at = :now where heard_at is null;

-- name: export_applause(user_id)
select game, heard_at from applause where user_id = :user_id order by game;

-- name: forget_applause(user_id)!
delete from applause where user_id = :user_id;
