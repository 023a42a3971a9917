-- Puzzles are looked for in reviews apart from counting what decisions lost.
alter table review add column is_searched integer not null default 0;
update review set is_searched = is_examined;
create index review_unsearched on review (game) where is_searched = 0;
