-- The points that a computer player made of the dice of a solo game; null until they are known.
alter table game add column mark integer;
