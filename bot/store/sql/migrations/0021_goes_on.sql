-- Whether the next throw comes by itself in a game that somebody plays alone; a running game knows it from its players.
alter table person add column goes_on integer not null default 1;
alter table player add column goes_on integer not null default 1;
