-- name: insert_rating_due(game, game_kind, mode, ended_at)!
insert into rating_due (game, game_kind, mode, ended_at) values (:game, :game_kind, :mode, :ended_at)
on conflict (game) do nothing;

-- name: insert_rating_model()!
insert into memo (name, value) values ('rating_model', '') on conflict (name) do nothing;

-- name: rating_model()$
-- Locked by a transaction that changes ratings.
select value from memo where name = 'rating_model' {row_lock};

-- name: set_rating_model(value)!
update memo set value = :value where name = 'rating_model';

-- name: has_ratings_due()$
select game from rating_due order by ended_at limit 1;

-- name: ratings_due(limit)
select game, game_kind, mode, ended_at from rating_due order by ended_at limit :limit;

-- name: delete_rating_due(game)!
delete from rating_due where game = :game;

-- name: count_ratings_due()$
select count(*) from rating_due;

-- name: newest_result_of_some(after, limit)$
-- Selects the last game of the next chunk of games with results.
select max(game) from (select distinct game from result where game > :after order by game limit :limit) part;

-- name: some_results_due(after, upto)!
insert into rating_due (game, game_kind, mode, ended_at)
select distinct game, game_kind, mode, ended_at from result where game > :after and game <= :upto and unrated = ''
on conflict (game) do nothing;

-- name: newest_try_of_some(after, limit)$
select max(id) from (select id from puzzle_try where id > :after order by id limit :limit) part;

-- name: some_tries_due(after, upto)!
insert into rating_due (game, game_kind, mode, ended_at)
select puzzle_try.id, puzzle.game_kind, 'puzzle', puzzle_try.tried_at
from puzzle_try join puzzle on puzzle.id = puzzle_try.puzzle
where puzzle_try.id > :after and puzzle_try.id <= :upto and puzzle_try.is_rated = 1
on conflict (game) do nothing;

-- name: delete_some_ratings(limit)!
delete from rating where person in (select person from rating order by person limit :limit);

-- name: delete_some_rating_changes(limit)!
delete from rating_change where game in (select game from rating_change order by game limit :limit);

-- name: rating_changes_since(game_kind, mode, ended_at)
select game, ended_at, person from rating_change
where game_kind = :game_kind and mode = :mode and ended_at >= :ended_at;

-- name: delete_rating_change(game)!
delete from rating_change where game = :game;

-- name: rated_results(ids)
-- A game lists its people by seat; a try of a puzzle lists the person, then the puzzle.
select game, person, points, is_winner, has_left, user_id, guild_id, beaten, weight, is_open from (
    select game, person, points, is_winner, has_left, user_id, guild_id, beaten, weight, 0 as is_open, seat from result
    where game {listed} and computer is null and unrated = ''
    union all
    select puzzle_try.id, puzzle_try.person, is_solved, is_solved, 0, null, null, null, 0, puzzle.is_shipped, 0
    from puzzle_try join puzzle on puzzle.id = puzzle_try.puzzle
    where puzzle_try.id {listed}
    union all
    select puzzle_try.id, puzzle.person, 1 - is_solved, 1 - is_solved, 0, null, null, null, 0, 0, 1
    from puzzle_try join puzzle on puzzle.id = puzzle_try.puzzle
    where puzzle_try.id {listed}
) rated
order by game, seat;

-- name: ratings_before(game_kind, mode, ids)
-- The present ratings of the people of games.
select * from rating where game_kind = :game_kind and mode = :mode and person in (
    select person from result where game {listed}
    union
    select person from puzzle_try where id {listed}
    union
    select puzzle.person from puzzle_try join puzzle on puzzle.id = puzzle_try.puzzle where puzzle_try.id {listed}
);

-- name: rating_of(game_kind, mode, person)^
select * from rating where game_kind = :game_kind and mode = :mode and person = :person;

-- name: newest_rating_changes(game_kind, mode, person)
-- Selects the changes of the newest moment: several if several games ended at once.
select game, mu, sigma, ended_at from rating_change
where person = :person and game_kind = :game_kind and mode = :mode and ended_at = (
    select max(ended_at) from rating_change
    where person = :person and game_kind = :game_kind and mode = :mode
);

-- name: count_rating_changes(game_kind, mode, person)$
select count(*) from rating_change where person = :person and game_kind = :game_kind and mode = :mode;

-- name: last_meetings(game_kind, mode, ids, since, most)
-- Selects when each two people of these games were last rated together since then, the newest last.
select one, other, ended_at from (
    select pair.one, pair.other, mine.ended_at, mine.game,
        row_number() over (partition by pair.one, pair.other order by mine.ended_at desc, mine.game desc) as number
    from (
        select distinct mine.person as one, theirs.person as other
        from result mine join result theirs on theirs.game = mine.game and theirs.person > mine.person
        where mine.game {listed}
    ) pair
    cross join rating_change mine
    cross join rating_change theirs
    where mine.person = pair.one and mine.game_kind = :game_kind and mine.mode = :mode and mine.ended_at > :since
        and theirs.game = mine.game and theirs.person = pair.other
) met
where number <= :most
order by ended_at, game;

-- name: rating_opponents(game_kind, mode, person, most)$
-- Counts the different people that this one was rated with, up to a limit.
select count(*) from (
    select distinct other.person from rating_change mine join rating_change other on other.game = mine.game
    where mine.person = :person and mine.game_kind = :game_kind and mine.mode = :mode
        and other.person <> mine.person
    limit :most
) met;

-- name: met_so_far(game_kind, mode, ids, most)
-- Selects whom these games' people have met in rated games, with what these have met, unless they are known to have
-- met enough others.
select distinct mine.person, other.person, met.opponents
from rating_change mine cross join rating_change other cross join rating met
where other.game = mine.game and other.person <> mine.person
    and met.game_kind = :game_kind and met.mode = :mode and met.person = other.person
    and mine.game_kind = :game_kind and mine.mode = :mode and mine.person in (
    select person from result where game {listed}
    union
    select person from puzzle_try where id {listed}
    union
    select puzzle.person from puzzle_try join puzzle on puzzle.id = puzzle_try.puzzle where puzzle_try.id {listed}
) and not exists (
    select 1 from rating known
    where known.game_kind = :game_kind and known.mode = :mode and known.person = mine.person
        and known.opponents >= :most
);

-- name: insert_rating_change(game, person, game_kind, mode, ended_at, model, mu, sigma)!
insert into rating_change (game, person, game_kind, mode, ended_at, model, mu, sigma)
values (:game, :person, :game_kind, :mode, :ended_at, :model, :mu, :sigma);

-- name: upsert_rating(game_kind, mode, person, mu, sigma, shown, games, opponents, last_at)!
insert into rating (game_kind, mode, person, mu, sigma, shown, games, opponents, last_at)
values (:game_kind, :mode, :person, :mu, :sigma, :shown, :games, :opponents, :last_at)
on conflict (game_kind, mode, person) do update set mu = excluded.mu, sigma = excluded.sigma, shown = excluded.shown,
    games = excluded.games, opponents = excluded.opponents, last_at = excluded.last_at;

-- name: delete_rating(game_kind, mode, person)!
delete from rating where game_kind = :game_kind and mode = :mode and person = :person;

-- name: is_rating_due(game)$
select 1 from rating_due where game = :game;

-- name: rating_changes_of(game)
-- Selects a game's rating changes with the ratings before it, which are null in a person's first game.
select new.person, new.mu, new.sigma, old.mu as old_mu, old.sigma as old_sigma, person.is_unlisted
from rating_change new
left join rating_change old on old.person = new.person and old.game = (
    select last.game from rating_change last
    where last.person = new.person and last.game_kind = new.game_kind and last.mode = new.mode
        and (last.ended_at < new.ended_at or (last.ended_at = new.ended_at and last.game < new.game))
    order by last.ended_at desc, last.game desc
    limit 1
)
left join person on person.id = new.person
where new.game = :game;

-- name: count_rated_games()$
select count(distinct game) from rating_change;

-- name: reweigh_result(game, user_id, weight)!
-- The sum keeps SQLite from looking through all results of the person.
update result set weight = :weight where game = :game and user_id + 0 = :user_id;

-- name: reweigh_standing(game_kind, mode, guild_id, period, user_id, total, weight)!
-- A frozen season stays as it is.
update standing set total = total + :total, weight = weight + :weight,
    value = 10 * (total + :total + 2000) / (weight + :weight + 40)
where kind = 'beaten' and game_kind = :game_kind and mode = :mode and variant = '' and guild_id = :guild_id
    and period = :period and user_id = :user_id and not exists (select 1 from season where name = :period);
