-- When somebody last pressed anything, to the day; 0 while that is not known, as of those from before.
alter table person add column seen_at bigint not null default 0;
-- When they are forgotten if they stay away; null until they were told, or could not be.
alter table person add column forget_at bigint;
-- Everybody of whom something is kept has a row.
insert into person (id)
select found.id from (
    select id from setting where owner = 'person'
    union select user_id from player where user_id is not null
    union select user_id from daily_reminder
    union select asker from daily_pair union select asked from daily_pair
    union select challenger from challenge where challenger > 0
    union select opponent from challenge where opponent > 0
    union select person from puzzle_try where person > 0
) as found
where true
on conflict (id) do nothing;
