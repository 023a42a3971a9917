-- The language that somebody has chosen for what only they see; null for that of their Discord.
alter table person add column language text;
