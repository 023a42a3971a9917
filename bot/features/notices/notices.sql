-- name: owe_turn_notice(game, seat, step, guild_id, wants, due_at)!
-- Records that a seat owes a decision; a player who took an entry back was told already.
insert into turn_notice (game, seat, step, guild_id, state, wants, due_at)
values (:game, :seat, :step, :guild_id, 'owes', :wants, :due_at)
on conflict (game, seat, step) do update set state = 'owes',
    due_at = case when turn_notice.told < turn_notice.wants then excluded.due_at end;

-- name: rest_turn_notice(game, seat, step, at)!
-- The decision is made, but the entry may still be taken back.
update turn_notice set state = 'rests', due_at = case when message_id <> 0 then cast(:at as bigint) end
where game = :game and seat = :seat and step = :step;

-- name: warn_turn_notices(game, step, wants, at)!
update turn_notice set wants = :wants, due_at = case when state = 'owes' then :at else due_at end
where game = :game and step = :step;

-- name: delete_turn_notices(game, before)!
-- Deletes notices that were never sent.
delete from turn_notice where game = :game and step < :before and message_id = 0;

-- name: end_turn_notices(game, before, at)!
update turn_notice set state = 'over', due_at = :at where game = :game and step < :before;

-- name: due_turn_notices(now, limit)
-- Selects due notices, the longest due first.
select * from turn_notice
where due_at <= :now
order by due_at
limit :limit;

-- name: put_turn_notice_off(game, seat, step, due_at, until)!
-- Also claims it for a time before it is sent, so that only one process sends it.
update turn_notice set due_at = :until
where game = :game and seat = :seat and step = :step and due_at = :due_at;

-- name: turn_notice_sent(game, seat, step, wants, channel_id, message_id, at)!
-- If the decision is over by now, the message is removed at once; if time has begun to run out, the next round tells.
update turn_notice set told = :wants, channel_id = :channel_id, message_id = :message_id,
    due_at = case when state <> 'owes' then :at when wants <> :wants then due_at end
where game = :game and seat = :seat and step = :step and told < :wants;

-- name: move_turn_notices(user_id, now)!
-- What waits for the end of quiet hours is looked at again.
update turn_notice set due_at = :now
where due_at > cast(:now as bigint) + 60000 and state = 'owes' and exists (
    select 1 from player
    where player.game = turn_notice.game and player.seat = turn_notice.seat and player.user_id = :user_id
);

-- name: move_notices_ahead(now)!
-- Quiet hours end within 25 hours.
update turn_notice set due_at = :now where due_at > cast(:now as bigint) + 93600000;

-- name: turn_notice_gone(game, seat, step)!
update turn_notice set message_id = 0, due_at = case when state = 'owes' then due_at end
where game = :game and seat = :seat and step = :step;

-- name: delete_turn_notice(game, seat, step)!
delete from turn_notice where game = :game and seat = :seat and step = :step and state = 'over';

-- name: notices_due(now)$
-- Asked every second.
select 1 as found where exists (select * from turn_notice where due_at <= :now);
