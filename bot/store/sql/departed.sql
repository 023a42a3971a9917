-- name: newest_rated(user_id, since)
-- Selects the end of a person's newest rated game of each kind since a time.
select game_kind, mode, max(ended_at) from result
where user_id = :user_id and computer is null and unrated = '' and ended_at > :since
group by game_kind, mode;

-- name: insert_departed(scope, secret, digest, until)!
insert into departed (scope, secret, digest, until) values (:scope, :secret, :digest, :until);

-- name: departed_in(scope, now)
select scope, secret, digest, until from departed where scope = :scope and until > :now;

-- name: all_departed()
select scope, secret, digest, until from departed order by until, scope;

-- name: wipe_departed_ahead(now)!
-- Nothing is kept for more than 93 days.
delete from departed where until > cast(:now as bigint) + 8121600000;

-- name: wipe_departed(now)!
delete from departed where until <= :now;
