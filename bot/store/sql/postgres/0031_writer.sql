-- What PostgreSQL has besides the tables of both engines.
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
