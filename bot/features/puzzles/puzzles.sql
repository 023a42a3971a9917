-- name: insert_puzzle(id, game_kind, variant, mode, record, seat, moves, lead, motifs, person, source, made_at, misses, behind, is_shipped)!
insert into puzzle (
    id, game_kind, variant, mode, record, seat, moves, lead, motifs, person, source, made_at, misses, behind, is_shipped
) values (
    :id, :game_kind, :variant, :mode, :record, :seat, :moves, :lead, :motifs, :person, :source, :made_at, :misses, :behind,
    :is_shipped
)
-- One that was withdrawn may come back.
on conflict (id) do update set record = excluded.record where puzzle.is_shipped = 1;

-- name: puzzle_by_id(id)^
select * from puzzle where id = :id;

-- name: next_puzzle(user_id, game_kind, motif, near, today)^
-- The one nearest to a rating that the person may be asked: not tried yet, not today's, not from a game of theirs, and
-- from nobody who stays off the boards; those whose answers were told come last. Until people have tried it, what computers
-- missed stands for a rating.
select puzzle.* from puzzle left join rating on rating.game_kind = puzzle.game_kind and rating.mode = 'puzzle'
    and rating.person = puzzle.person
where puzzle.game_kind = :game_kind and puzzle.record <> '' and puzzle.motifs like :motif
    and not exists (select 1 from puzzle_try where puzzle_try.person = :user_id and puzzle_try.puzzle = puzzle.id)
    and not exists (select 1 from puzzle_day where puzzle_day.puzzle = puzzle.id and puzzle_day.day >= :today)
    and not exists (
        select 1 from player left join person on person.id = coalesce(player.user_id, player.ghost_user)
        where player.game = puzzle.source
            and (coalesce(player.user_id, player.ghost_user) = :user_id or person.is_unlisted = 1)
    )
order by (select count(*) from puzzle_day where puzzle_day.puzzle = puzzle.id),
    abs(coalesce(rating.mu, 20 + puzzle.misses) - :near), puzzle.id
limit 1;

-- name: is_in_puzzle(id, user_id)$
-- Whether the person played the game that a puzzle comes from.
select 1 from puzzle join player on player.game = puzzle.source
where puzzle.id = :id and coalesce(player.user_id, player.ghost_user) = :user_id
limit 1;

-- name: count_puzzles(game_kind)$
-- Those whose answers were not told as those of days.
select count(*) from puzzle where game_kind = :game_kind and record <> ''
    and not exists (select 1 from puzzle_day where puzzle_day.puzzle = puzzle.id);

-- name: most_puzzle_tries(game_kind)$
-- How many the keenest person has tried.
select count(*) from puzzle_try join puzzle on puzzle.id = puzzle_try.puzzle where puzzle.game_kind = :game_kind
group by puzzle_try.person
order by count(*) desc
limit 1;

-- name: puzzle_try_of(puzzle, person)^
select * from puzzle_try where puzzle = :puzzle and person = :person;

-- name: insert_puzzle_try(id, puzzle, person, move, is_solved, tried_at, is_rated)!
-- A second one of a person breaks a rule of the schema.
insert into puzzle_try (id, puzzle, person, move, is_solved, tried_at, is_rated)
values (:id, :puzzle, :person, :move, :is_solved, :tried_at, :is_rated);

-- name: puzzle_tries(puzzle)^
select count(*) as tries, coalesce(sum(is_solved), 0) as solved from puzzle_try where puzzle = :puzzle;

-- name: puzzle_of_day(day)$
select puzzle from puzzle_day where day = :day;

-- name: day_of_puzzle(puzzle)$
select min(day) from puzzle_day where puzzle = :puzzle;

-- name: day_puzzle_candidates(game_kind, limit)
-- Of no day so far, tried by as few as possible, and of middling rating.
select puzzle.id from puzzle left join rating on rating.game_kind = puzzle.game_kind and rating.mode = 'puzzle'
    and rating.person = puzzle.person
where puzzle.game_kind = :game_kind and puzzle.record <> ''
    and not exists (select 1 from puzzle_day where puzzle_day.puzzle = puzzle.id)
    and not exists (
        select 1 from player join person on person.id = coalesce(player.user_id, player.ghost_user)
        where player.game = puzzle.source and person.is_unlisted = 1
    )
order by (select count(*) from puzzle_try where puzzle_try.puzzle = puzzle.id),
    abs(coalesce(rating.mu, 20 + puzzle.misses) - 25), puzzle.id
limit :limit;

-- name: insert_puzzle_day(day, puzzle)!
insert into puzzle_day (day, puzzle) values (:day, :puzzle) on conflict (day) do nothing;

-- name: day_tries(user_id)
-- A person's tries of the puzzles of days, in the order of the days.
select puzzle_day.day, puzzle_try.is_solved, puzzle_try.tried_at
from puzzle_try join puzzle_day on puzzle_day.puzzle = puzzle_try.puzzle
where puzzle_try.person = :user_id
order by puzzle_day.day;

-- name: last_puzzle_tries(user_id, limit)
select puzzle.id, puzzle.game_kind, puzzle.motifs, puzzle.misses, puzzle_try.is_solved, puzzle_try.tried_at,
    case when puzzle.record = '' then 1 else 0 end as is_gone, puzzle_day.day
from puzzle_try join puzzle on puzzle.id = puzzle_try.puzzle left join puzzle_day on puzzle_day.puzzle = puzzle.id
where puzzle_try.person = :user_id
order by puzzle_try.tried_at desc, puzzle_try.id
limit :limit;

-- name: known_puzzles(game_kind)
select id from puzzle where game_kind = :game_kind and record <> '';

-- name: withdraw_puzzles(ids)!
-- Those that came with an earlier version of the bot only are asked no more.
update puzzle set record = '' where is_shipped = 1 and record <> '' and not (id {listed});

-- name: export_puzzle_tries(user_id)
select puzzle, move, is_solved, tried_at, is_rated from puzzle_try where person = :user_id order by tried_at, puzzle;

-- name: forget_puzzles(user_id)!
-- Those from games of the person are asked no more.
update puzzle set record = '' where source in (
    select game from player where user_id = :user_id or ghost_user = :user_id
);

-- name: forget_puzzle_tries(user_id, person)!
update puzzle_try set person = :person where person = :user_id;

-- name: unsearched_review(now)^
-- A review that was not searched for puzzles; not while others may still get the throws.
select review.game, review.content, game.kind as game_kind, game.variant, game.mode, game.record,
    case when exists (
        select 1 from player left join person on person.id = coalesce(player.user_id, player.ghost_user)
        where player.game = game.id and (player.computer is null or player.computer = 'ghost')
            and (coalesce(player.user_id, player.ghost_user) is null or person.is_unlisted = 1)
    ) then 1 else 0 end as is_private
from review join game on game.id = review.game
where review.is_searched = 0 and game.record is not null
    and (game.secret_until is null or game.secret_until <= :now)
limit 1;

-- name: review_searched(game)!
update review set is_searched = 1 where game = :game;
