-- name: games_by_status()
select status, count(*) as games from game group by status;

-- name: lagging_messages(limit)
-- Selects messages that do not show their game as it is, with the revision that they show.
select message.id, message.shows from message join game on game.id = message.game
where (message.shows < message.wants or message.is_retired = 1 or message.is_unsure = 1)
    and (message.is_retired = 1 or message.kind = 'panel' or game.is_hidden = 0)
limit :limit;

-- name: count_overdue(before)$
select count(*) from (
    select id from game {indexed_by} game_deadline where status in ('lobby', 'running') and deadline <= :before
    union
    select id from game {indexed_by} game_closes where status in ('lobby', 'running') and closes_at <= :before
) overdue;

-- name: database_size()$
select {size};
