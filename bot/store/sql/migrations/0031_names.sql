-- A name belongs to its person, who may change it: it is kept once, the newest, and not with each game. Empty for somebody who
-- has only set something.
alter table person add column name text not null default '';
insert into person (id, name)
select user_id, name from (
    select user_id, name, row_number() over (partition by user_id order by at desc, name) as number
    from (
        select user_id, name, ended_at as at from result
        union all
        select player.user_id, player.name, game.created_at from player join game on game.id = player.game
        union all
        select person, name, tried_at from puzzle_try
        union all
        select challenger, challenger_name, made_at from challenge
    ) named
    where user_id > 0 and name <> ''
) newest
where number = 1
on conflict (id) do update set name = excluded.name;

alter table result drop column name;
alter table rating drop column name;
alter table puzzle_try drop column name;
alter table challenge drop column challenger_name;
alter table challenge drop column opponent_name;
-- It told whose name was the newest.
alter table standing drop column newest_at;
alter table standing drop column name;
