-- name: best_of(user_id, game_name, variant)$
-- Selects a person's best solo score on a level.
select value from standing
where kind = 'points' and game_name = :game_name and mode = 'solo' and variant = :variant and guild_id = 0
    and period = '' and user_id = :user_id;

-- name: median_step(name, variant, mode, least)$
-- Selects the number of steps of the median finished game on a level, if there are enough games.
select step from game
where name = :name and variant = :variant and mode = :mode and status = 'finished' and :least <= (
    select count(*) from game where name = :name and variant = :variant and mode = :mode and status = 'finished'
)
order by step
limit 1
offset (
    select count(*) / 2 from game where name = :name and variant = :variant and mode = :mode and status = 'finished'
);
