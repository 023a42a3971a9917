-- The tables of SQLite after its first six migrations; ids of games sort as they do there. Later migrations stand in
-- `migrations` for both, and here under the same number where plain SQL does not serve both.
create table game (
    id text collate "C" primary key,
    name text not null,
    variant text not null,
    mode text not null,
    status text not null,
    options text not null,
    header text,
    seed text not null,
    step integer not null default 0,
    revision integer not null default 0,
    guild_id bigint,
    channel_id bigint not null,
    host_id bigint not null,
    locale text not null,
    deadline bigint,
    warn_at bigint,
    closes_at bigint,
    is_warned integer not null default 0,
    rematch text,
    created_at bigint not null,
    ended_at bigint,
    mark integer,
    is_casual integer not null default 0,
    interactions text,
    is_hidden integer not null default 0,
    ends_at bigint,
    record text,
    best integer
);
create index game_open on game (status, deadline);
create index game_ended on game (status, ended_at);
create index game_hidden on game (guild_id) where is_hidden = 1;

create table player (
    game text collate "C" not null references game (id) on delete cascade,
    seat integer not null,
    user_id bigint,
    name text not null,
    locale text not null,
    computer text,
    panel text not null,
    missed integer not null default 0,
    has_left integer not null default 0,
    joined bigint,
    theme text not null default 'dark',
    is_new integer not null default 0,
    primary key (game, seat)
);
create index player_user on player (user_id);

create table event (
    game text collate "C" not null references game (id) on delete cascade,
    step integer not null,
    line text not null,
    at bigint not null,
    primary key (game, step)
);

create table entry (
    game text collate "C" not null references game (id) on delete cascade,
    seat integer not null,
    move text not null,
    is_ready integer not null default 0,
    primary key (game, seat)
);

create table message (
    id bigint primary key,
    game text collate "C" not null references game (id) on delete cascade,
    kind text not null,
    seat integer not null,
    step integer not null,
    channel_id bigint not null,
    message_id bigint not null,
    token text,
    token_until bigint,
    wants bigint not null,
    shows bigint not null default -1,
    is_urgent integer not null default 1,
    is_retired integer not null default 0,
    failures integer not null default 0,
    created_at bigint not null,
    edited_at bigint not null default 0,
    due_at bigint not null default 0,
    is_unsure integer not null default 0
);
create unique index message_live on message (game, kind, seat) where is_retired = 0;
create index message_game on message (game);
create index message_at on message (message_id);
create index message_behind on message (game) where shows < wants or is_retired = 1 or is_unsure = 1;

create table result (
    game text collate "C" not null,
    seat integer not null,
    user_id bigint,
    name text not null,
    computer text,
    guild_id bigint,
    game_name text not null,
    variant text not null,
    mode text not null,
    seats integer not null,
    points integer not null,
    is_winner integer not null,
    reason text not null,
    ended_at bigint not null,
    uncounted text not null default '',
    primary key (game, seat)
);
create index result_user on result (user_id, game_name, mode);
create index result_uncounted on result (game_name, mode, uncounted, coalesce(guild_id, 0)) where uncounted <> '';

create table guild (
    id bigint primary key,
    language text,
    clock text,
    channels text not null default '',
    theme text not null default 'dark',
    table_style text not null default 'follow'
);

create table memo (
    name text primary key,
    value text not null
);

create table standing (
    game_name text not null,
    mode text not null,
    variant text not null,
    guild_id bigint not null,
    user_id bigint not null,
    name text not null,
    games integer not null,
    wins integer not null,
    points bigint not null,
    best integer not null,
    best_at bigint not null,
    first_key bigint not null,
    second_key bigint not null,
    primary key (game_name, mode, variant, guild_id, user_id)
);
create index standing_place on standing (game_name, mode, variant, guild_id, first_key desc, second_key desc,
    best_at, user_id);
create index standing_user on standing (user_id);

create table naming (
    message_id bigint not null,
    channel_id bigint not null,
    user_id bigint not null,
    primary key (message_id, user_id)
);
create index naming_user on naming (user_id);

create table removal (
    channel_id bigint not null,
    message_id bigint not null,
    is_all integer not null,
    failures integer not null default 0,
    due_at bigint not null default 0,
    primary key (channel_id, message_id)
);
create index removal_due on removal (due_at);

create table person (
    id bigint primary key,
    theme text not null default 'dark',
    told_at bigint not null default 0
);

create table alert (
    guild_id bigint not null,
    user_id bigint not null,
    primary key (guild_id, user_id)
);
create index alert_user on alert (user_id);

create table guest (
    game text collate "C" not null,
    user_id bigint not null,
    is_invited integer not null,
    primary key (game, user_id)
);
create index guest_user on guest (user_id);


-- What follows is for PostgreSQL alone.
create table schema_version (
    version integer primary key
);

-- The newest transaction of each process, so that one whose answer was lost can be looked up.
create table writer (
    id text primary key,
    number bigint not null,
    outcomes jsonb,
    at timestamptz not null default clock_timestamp()
);

-- Writes batches in one transaction: an array of batches, each an array of [statement, values, is guard].
-- Returns for each batch null, 'lost' where a guard changed other than one row, or the SQLSTATE of what undid it.
create function write_batches(process text, attempt bigint, batches jsonb) returns jsonb language plpgsql as $$
declare
    batch jsonb;
    one jsonb;
    changed bigint;
    outcomes jsonb := '[]';
begin
    for batch in select value from jsonb_array_elements(batches) loop
        begin
            for one in select value from jsonb_array_elements(batch) loop
                execute one->>0 using one->1;
                get diagnostics changed = row_count;
                if changed <> 1 and (one->>2)::boolean then
                    raise exception using errcode = 'RW001';
                end if;
            end loop;
            outcomes := outcomes || 'null'::jsonb;
        exception
            when sqlstate 'RW001' then
                outcomes := outcomes || '"lost"'::jsonb;
            when integrity_constraint_violation or data_exception then
                outcomes := outcomes || to_jsonb(sqlstate);
        end;
    end loop;
    -- Whoever looks for this attempt from now on waits for its end; one that was given up writes nothing.
    insert into writer (id, number, outcomes) values (process, attempt, outcomes)
    on conflict (id) do update set number = excluded.number, outcomes = excluded.outcomes, at = excluded.at
    where writer.number < excluded.number;
    if not found then
        raise exception 'given up' using errcode = 'RW002';
    end if;
    return outcomes;
end
$$;
