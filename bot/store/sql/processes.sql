-- name: shared_times
-- Reads the clock and two memos at once, every second.
select {clock} as now, (select value from memo where name = :alive) as alive,
    (select value from memo where name = :given) as given;

-- name: process_alive!
insert into process (owner, until) values (:owner, {clock} + :term)
on conflict (owner) do update set until = excluded.until;

-- name: count_processes$
select count(*) as processes from process where until > {clock};

-- name: forget_process(owner)!
delete from process where owner = :owner;

-- name: forget_processes!
-- Forgets processes that died without signing off.
delete from process where until < {clock} - 60000;

-- name: take_claim!
-- Takes a claim that is free or has expired, or renews it.
insert into claim (name, owner, until) values (:name, :owner, {clock} + :term)
on conflict (name) do update set owner = excluded.owner, until = excluded.until
where claim.owner = excluded.owner or claim.until < {clock};

-- name: end_claim(name, owner)!
delete from claim where name = :name and owner = :owner;

-- name: claim_thinking!
-- A newer step replaces an older one; at the same step, another owner may take only an expired claim.
insert into thinking (game, step, owner, until) values (:game, :step, :owner, {clock} + :lease)
on conflict (game) do update set step = excluded.step, owner = excluded.owner, until = excluded.until
where thinking.step < excluded.step or thinking.owner = excluded.owner or thinking.until < {clock};

-- name: renew_thinking!
update thinking set until = {clock} + :lease where owner = :owner;

-- name: kept_thinking
-- Selects the claims of a process, and those that have expired.
select game, owner from thinking where owner = :owner or until < {clock};

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

-- name: undo_jobs_ahead(now)!
-- What is done before it is due was done by a clock that was ahead; here and below, nothing that a right clock writes
-- lies so far in the future.
delete from job where is_done = 1 and due > :now;

-- name: free_jobs_ahead(now)!
update job set until = 0 where until > cast(:now as bigint) + 60000;

-- name: free_claims_ahead(now)!
delete from claim where until > cast(:now as bigint) + 60000;

-- name: free_thinking_ahead(now)!
delete from thinking where until > cast(:now as bigint) + 60000;

-- name: forget_processes_ahead(now)!
delete from process where until > cast(:now as bigint) + 60000;

-- name: free_drawings_ahead(now)!
-- Processes that have such a game in memory reload it.
update game set drawer = '', drawn_until = 0, noted = noted + 1
where drawer <> '' and drawn_until > cast(:now as bigint) + 60000;
