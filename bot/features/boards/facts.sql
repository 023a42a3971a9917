-- name: best_of(user_id, game_kind, variant)$
-- Selects a person's best solo score on a level.
select value from standing
where kind = 'points' and game_kind = :game_kind and mode = 'solo' and variant = :variant and guild_id = 0
    and period = '' and user_id = :user_id;

-- name: median_step(kind, variant, mode, least)$
-- Selects the number of steps of the median finished game on a level, if there are enough games.
select step from game
where kind = :kind and variant = :variant and mode = :mode and status = 'finished' and :least <= (
    select count(*) from game where kind = :kind and variant = :variant and mode = :mode and status = 'finished'
)
order by step
limit 1
offset (
    select count(*) / 2 from game where kind = :kind and variant = :variant and mode = :mode and status = 'finished'
);
