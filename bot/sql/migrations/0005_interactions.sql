-- The ids of the interactions that the throws of a game follow from besides its seed, with blanks between
-- them; null in games begun before that was so.
alter table game add column interactions text;
-- In a lobby, the interaction by which the seat was taken.
alter table player add column joined bigint;
