-- name: store_time$
select {clock} as now;

-- name: process_alive!
insert into process (owner, until, is_leaving) values (:owner, {clock} + :lease, :is_leaving)
on conflict (owner) do update set until = excluded.until, is_leaving = excluded.is_leaving;

-- name: processes()
select owner, until, is_leaving from process order by owner;

-- name: forget_process(owner)!
delete from process where owner = :owner;

-- name: forget_processes!
-- Forgets processes that died without signing off.
delete from process where until < {clock} - 60000;

-- name: leases(shards)
select shard, shards, owner, term, until, heir, is_heir_ready, taken from shard_lease where shards = :shards order by shard;

-- name: leased_shards$
-- Selects the number of shards that the running processes have agreed on.
select shards from shard_lease where owner <> '' and until > {clock} order by until desc limit 1;

-- name: claim_lease!
-- Takes a lease that is free or has expired.
insert into shard_lease (shard, shards, owner, term, until) values (:shard, :shards, :owner, 1, {clock} + :lease)
on conflict (shard, shards) do update set owner = excluded.owner, term = shard_lease.term + 1, until = excluded.until,
    heir = '', is_heir_ready = 0, taken = ''
where shard_lease.owner = '' or shard_lease.until <= {clock};

-- name: renew_lease!
-- An expired lease must be claimed again, because another process may be claiming it.
update shard_lease set until = {clock} + :lease
where shard = :shard and shards = :shards and owner = :owner and term = :term and until > {clock};

-- name: become_heir(heir, is_ready, shard, shards, owner, term, previous)!
update shard_lease set heir = :heir, is_heir_ready = :is_ready
where shard = :shard and shards = :shards and owner = :owner and term = :term and heir = :previous;

-- name: heir_is_ready(is_ready, shard, shards, term, heir)!
update shard_lease set is_heir_ready = :is_ready
where shard = :shard and shards = :shards and term = :term and heir = :heir;

-- name: hand_over_lease!
-- Owner and heir change places, unless the owner is leaving.
update shard_lease set owner = :heir, term = term + 1, until = {clock} + :lease, heir = :next, is_heir_ready = :is_next_ready, taken = :taken
where shard = :shard and shards = :shards and owner = :owner and term = :term and heir = :heir;

-- name: resign_lease(shard, shards, owner, term)!
update shard_lease set owner = '', term = term + 1, until = 0, heir = '', is_heir_ready = 0, taken = ''
where shard = :shard and shards = :shards and owner = :owner and term = :term;

-- name: keep_session(id, shard, shards, owner, url, sequence)!
-- Keeps its own session, not one that another process has taken up.
insert into gateway_session (id, shard, shards, owner, url, sequence)
values (:id, :shard, :shards, :owner, :url, :sequence)
on conflict (id) do update set sequence = excluded.sequence where gateway_session.owner = excluded.owner;

-- name: sessions
-- Selects its own sessions, and those of processes that died less than a minute ago: Discord soon forgets older ones.
select id, shard, owner, url, sequence from gateway_session as session
where shards = :shards and (owner = :owner
    or exists (select * from process where process.owner = session.owner and until <= {clock} and until > {clock} - 60000))
order by sequence;

-- name: take_up_session!
-- Takes a session over only if its process has died or stopped renewing its sign of life.
update gateway_session set owner = :owner
where id = :id and owner = :previous
and not exists (select * from process where process.owner = :previous and until > {clock});

-- name: end_session(id, owner)!
delete from gateway_session where id = :id and owner = :owner;

-- name: end_sessions(owner)!
delete from gateway_session where owner = :owner;

-- name: forget_sessions!
-- Deletes the sessions of processes that are forgotten.
delete from gateway_session where owner not in (select owner from process);

-- name: take_slot$
-- Returns the milliseconds to wait for this slot.
insert into identify_slot (bucket, free_at) values (:bucket, {clock} + :gap)
on conflict (bucket) do update
set free_at = :gap + case when identify_slot.free_at > {clock} then identify_slot.free_at else {clock} end
returning free_at - :gap - {clock};

-- name: claim_thinking!
-- A newer step replaces an older one; at the same step, another owner may take only an expired claim.
insert into thinking (game, step, owner, until) values (:game, :step, :owner, {clock} + :lease)
on conflict (game) do update set step = excluded.step, owner = excluded.owner, until = excluded.until
where thinking.step < excluded.step or thinking.owner = excluded.owner or thinking.until < {clock};

-- name: renew_thinking!
update thinking set until = {clock} + :lease where owner = :owner;

-- name: orphaned_thinking
select game from thinking where until < {clock};

-- name: end_thinking(game)!
delete from thinking where game = :game;

-- name: has_chores$
select 1 as found where exists (select * from job where is_done = 0 and due <= {clock} and until < {clock})
    or (select min(ended_at) from rating_due) is not null
    or not exists (select * from memo where name = 'rating_model' and value = :model);

-- name: add_job(kind, slot, due)!
insert into job (kind, slot, due) values (:kind, :slot, :due) on conflict (kind, slot) do nothing;

-- name: due_jobs
select kind, slot, due, term from job where is_done = 0 and due <= {clock} and until < {clock} order by due limit 20;

-- name: claim_job!
update job set owner = :owner, term = term + 1, until = {clock} + :lease
where kind = :kind and slot = :slot and term = :term and is_done = 0 and until < {clock};

-- name: renew_job!
update job set until = {clock} + :lease where kind = :kind and slot = :slot and owner = :owner and term = :term;

-- name: job_done(kind, slot, owner, term)!
update job set is_done = 1 where kind = :kind and slot = :slot and owner = :owner and term = :term and is_done = 0;

-- name: forget_jobs(before)!
delete from job where is_done = 1 and due < :before;

-- name: revisions(ids)
-- The ids are a JSON list.
select id, revision, noted from game where id {listed};
