-- Times are whole milliseconds UTC; revision counts committed changes of a game.
create table game (
    id text primary key,
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
    ended_at bigint
);
create index game_open on game (status, deadline);

create table player (
    game text not null references game (id) on delete cascade,
    seat integer not null,
    user_id bigint,
    name text not null,
    locale text not null,
    computer text,
    panel text not null,
    missed integer not null default 0,
    has_left integer not null default 0,
    primary key (game, seat)
);
create index player_user on player (user_id);

create table event (
    game text not null references game (id) on delete cascade,
    step integer not null,
    line text not null,
    at bigint not null,
    primary key (game, step)
);

create table entry (
    game text not null references game (id) on delete cascade,
    seat integer not null,
    move text not null,
    is_ready integer not null default 0,
    primary key (game, seat)
);

-- wants is the revision a message must show, shows the one it does; seat -1 is the table.
create table message (
    id integer primary key,
    game text not null references game (id) on delete cascade,
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
    edited_at bigint not null default 0
);
create unique index message_live on message (game, kind, seat) where is_retired = 0;
create index message_behind on message (game) where shows < wants or is_retired = 1;

create table result (
    game text not null,
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
    primary key (game, seat)
);
create index result_board on result (game_name, mode, variant, guild_id);
create index result_user on result (user_id);

create table guild (
    id bigint primary key,
    language text,
    clock text,
    channels text not null default '',
    is_message_per_round integer not null default 0
);

-- What the program notes for itself: when it last ran, which commands Discord knows.
create table memo (
    name text primary key,
    value text not null
);
