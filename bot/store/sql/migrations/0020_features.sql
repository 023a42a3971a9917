-- A review of a duel counts chances to win, no longer points: the reviews that counted points are made again, and what
-- they found is forgotten. A season that is frozen stays as it is.
delete from review where game in (select game from result where mode = 'duel');
update result set decisions = null, loss = null where mode = 'duel';
delete from standing where kind = 'loss' and mode = 'duel' and period not in (select name from season);

-- Puzzles are looked for in reviews apart from counting what decisions lost.
alter table review add column is_searched integer not null default 0;
update review set is_searched = is_examined;
create index review_unsearched on review (game) where is_searched = 0;
