-- People and servers that the owner of the bot keeps out.
create table block (
    kind text not null check (kind in ('person', 'server')),
    id bigint not null,
    reason text not null,
    since bigint not null,
    primary key (kind, id)
);

-- What is still to be said to servers by the owner of the bot.
create table announcement (
    guild_id bigint not null,
    said_at bigint not null,
    channel_id bigint not null,
    sentence text not null,
    primary key (guild_id, said_at)
);
