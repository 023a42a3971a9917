-- Whether the film of a finished game comes into its channel.
alter table guild add column has_films integer not null default 0;
