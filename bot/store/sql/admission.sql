-- name: blocks()
select kind, id, reason, since from block order by since desc, id;

-- name: admission(memo)
-- Asked every second: the pause, and what tells whether the blocks have changed.
select (select value from memo where name = :memo) as pause, count(*) as blocks, coalesce(max(since), 0) as newest
from block;

-- name: put_block(kind, id, reason, since)!
insert into block (kind, id, reason, since) values (:kind, :id, :reason, :since)
on conflict (kind, id) do update set reason = excluded.reason, since = excluded.since;

-- name: delete_block(kind, id)!
delete from block where kind = :kind and id = :id;

-- name: games_of_blocked()
-- Open games in which blocked people still sit.
select player.game as game, player.user_id as user_id from player
join game on game.id = player.game join block on block.kind = 'person' and block.id = player.user_id
where player.has_left = 0 and game.status in ('lobby', 'running');

-- name: games_of_blocked_servers()
select game.id from game join block on block.kind = 'server' and block.id = game.guild_id
where game.status in ('lobby', 'running');
