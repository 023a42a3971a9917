-- What the table messages of a server do: follow, stay or rounds.
alter table guild add column table_style text not null default 'follow';
update guild set table_style = 'rounds' where is_message_per_round = 1;
alter table guild drop column is_message_per_round;

-- In solo, the player's best score on this level before the game; null if there was none.
alter table game add column best integer;
