-- A result of BRIKKS solo counts for a leaderboard only where the first throw of each round stood.
update result set is_casual = 1
where game_name = 'brikks' and mode = 'solo' and not exists (
    select 1 from game where game.id = result.game and game.header like '%"rethrow": "no"%'
);
-- The ids of the interactions that the throws of a game follow from besides its seed, with blanks between
-- them; null in games begun before that was so.
alter table game add column interactions text;
-- In a lobby, the interaction by which the seat was taken.
alter table player add column joined bigint;
