-- name: due_removals(now, limit)
select channel_id, message_id, is_all, failures from removal where due_at <= :now order by due_at limit :limit;

-- name: removal_failed(channel_id, message_id, due_at)!
update removal set failures = failures + 1, due_at = :due_at
where channel_id = :channel_id and message_id = :message_id;

-- name: move_removals_ahead(now)!
update removal set due_at = :now where due_at > cast(:now as bigint) + 3600000;

-- name: delete_removal(channel_id, message_id)!
delete from removal where channel_id = :channel_id and message_id = :message_id;

-- name: removals_due(now)$
-- Asked every second.
select 1 as found where exists (select * from removal where due_at <= :now);
