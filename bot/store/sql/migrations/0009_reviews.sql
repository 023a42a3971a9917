-- What was luck and what was skill in a finished game, as JSON without names; made when somebody asks for it.
create table review (
    game text primary key references game (id) on delete cascade,
    content text not null,
    is_shown integer not null default 0
);
