-- How often the weakest computer player missed a puzzle, of eight tries, and how much less the other moves bring.
alter table puzzle add column misses integer not null default 5;
alter table puzzle add column behind text not null default '';
-- Those that computers posed before are of the last throws, or solved by taking what brings most: they are asked no more.
update puzzle set record = '' where source is null;
create index puzzle_day_puzzle on puzzle_day (puzzle);
