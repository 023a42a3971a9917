-- What a review found of a seat: its decisions, and what they lost in tenths of a point. Null until it is noted.
alter table result add column decisions integer;
alter table result add column loss integer;
-- The games that nobody has reviewed.
create index result_unreviewed on result (ended_at, game) where decisions is null and user_id is not null;

-- Whether puzzles were looked for in the game.
alter table review add column is_examined integer not null default 0;
create index review_unexamined on review (game) where is_examined = 0;

-- A decision with one move that is far better than all others: the game up to it without names, the best moves with
-- blanks between, and what the game says it is about. `source` is the game it comes from, null for one that computers
-- played; the record is empty once somebody in that game asked to be forgotten. `person` stands for it in ratings.
create table puzzle (
    id text primary key,
    game_name text not null,
    variant text not null,
    mode text not null,
    record text not null,
    seat integer not null,
    moves text not null,
    lead integer not null,
    motifs text not null,
    person bigint not null,
    source text,
    made_at bigint not null
);
create index puzzle_game on puzzle (game_name, id);
create index puzzle_source on puzzle (source);

-- Each person's one try of a puzzle; of a deleted person, the random number that stands for them.
create table puzzle_try (
    id text primary key,
    puzzle text not null,
    person bigint not null,
    name text not null,
    move text not null,
    is_solved integer not null,
    tried_at bigint not null
);
create unique index puzzle_try_once on puzzle_try (person, puzzle);
create index puzzle_try_puzzle on puzzle_try (puzzle);

-- The puzzle of a day, and whether a server wants it in its daily message.
create table puzzle_day (
    day text primary key,
    puzzle text not null
);
alter table guild add column has_puzzles integer not null default 0;
