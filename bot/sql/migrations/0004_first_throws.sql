-- A result of BRIKKS solo counts for a leaderboard only where the first throw of each round stood.
update result set is_casual = 1
where game_name = 'brikks' and mode = 'solo' and not exists (
    select 1 from game where game.id = result.game and game.header like '%"rethrow": "no"%'
);
