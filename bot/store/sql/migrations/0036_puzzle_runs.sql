-- When the run began in which a puzzle was tried; null outside of one.
alter table puzzle_try add column run bigint;
-- The later of two puzzles from one game showed the answer of the earlier. Of those that computers have posed until now,
-- which ones belong together is not kept: nobody is asked them any more, unless somebody has tried them already.
update puzzle set record = '' where is_shipped = 0 and source is null
    and not exists (select 1 from puzzle_try where puzzle_try.puzzle = puzzle.id);
