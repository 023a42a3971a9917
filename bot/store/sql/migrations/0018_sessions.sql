-- Sessions with Discord and the processes that hold them. They outlive both connection and process: whoever has the id
-- goes on with one.
create table gateway_session (
    id text primary key,
    shard integer not null,
    shards integer not null,
    owner text not null,
    url text not null,
    sequence bigint not null
);
