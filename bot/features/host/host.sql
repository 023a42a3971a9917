-- name: host_figures()
select
    (select count(*) from game where status = 'lobby') as lobbies,
    (select count(*) from game where status = 'running') as running,
    (select count(*) from game where status not in ('lobby', 'running')) as over,
    (
        select count(distinct player.user_id) from player join game on game.id = player.game
        where game.status = 'running' and player.has_left = 0 and player.user_id is not null
    ) as people,
    (
        select count(*) from message join game on game.id = message.game
        where message.is_retired = 0 and message.shows < message.wants
    ) as redraws,
    (select count(*) from announcement) as announcements,
    {size} as size;

-- name: announcement_places()
-- The newest open game of each server comes first.
select guild_id, channel_id from game
where guild_id is not null and ends_at is null and status in ('lobby', 'running') and mode not in ('solo', 'ghosts')
order by created_at desc;

-- name: insert_announcement(guild_id, channel_id, said_at, sentence)!
insert into announcement (guild_id, channel_id, said_at, sentence)
values (:guild_id, :channel_id, :said_at, :sentence);

-- name: announcements(limit)
select guild_id, channel_id, said_at, sentence from announcement order by said_at, guild_id limit :limit;

-- name: delete_announcement(guild_id, said_at)!
delete from announcement where guild_id = :guild_id and said_at = :said_at;

-- name: announcements_due()$
-- Asked every second.
select 1 as found where exists (select * from announcement);

-- name: export_blocks(user_id)
select reason, since from block where kind = 'person' and id = :user_id;
