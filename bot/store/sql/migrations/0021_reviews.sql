-- A review of a duel counts chances to win, no longer points: the reviews that counted points are made again, and what
-- they found is forgotten. A season that is frozen stays as it is.
delete from review where game in (select game from result where mode = 'duel');
update result set decisions = null, loss = null where mode = 'duel';
delete from standing where kind = 'loss' and mode = 'duel' and period not in (select name from season);
