-- A review of a duel counts chances to win, no longer points: the reviews that counted points are made again, and what
-- they found is forgotten. A season that is frozen stays as it is.
delete from review where game in (select game from result where mode = 'duel');
update result set decisions = null, loss = null where mode = 'duel';
delete from standing where kind = 'loss' and mode = 'duel' and period not in (select name from season);

-- Puzzles are looked for in reviews apart from counting what decisions lost.
alter table review add column is_searched integer not null default 0;
update review set is_searched = is_examined;
create index review_unsearched on review (game) where is_searched = 0;

-- What a feature knows of a game is one text: an object of JSON with a value for each feature.
alter table game add column facts text not null default '{}';
update game set facts = '{' || case when best is null and median is null then '' else
        '"boards": {"best": ' || coalesce(cast(best as text), 'null')
        || ', "median": ' || coalesce(cast(median as text), 'null') || '}'
    end || case when day is null or (best is null and median is null) then '' else ', ' end || case when day is null then '' else
        '"daily": {"day": "' || day || '", "is_practice": ' || case is_practice when 0 then 'false' else 'true' end || '}'
    end || '}'
where day is not null or best is not null or median is not null;

-- The throws of a day have a name, and no press goes into them. They are secret until a day's sheet can be played by
-- nobody any more, at the second midnight (UTC) after it began; for that, days are counted from 1970, in years that begin
-- in March. In the one try that counts no hints are had.
alter table game add column secret_until bigint;
alter table game add column has_hints integer not null default 1;
update game set dice_name = name || '-' || day, interactions = '', has_hints = case is_practice when 0 then 0 else 1 end,
    secret_until = 86400000 * cast((
        select 365 * year + year / 4 - year / 100 + year / 400 + (153 * month + 2) / 5 + date - 719467
        from (
            select cast(substr(day, 1, 4) as integer) - case when substr(day, 6, 2) < '03' then 1 else 0 end as year,
                (cast(substr(day, 6, 2) as integer) + 9) % 12 as month, cast(substr(day, 9, 2) as integer) as date
        ) parts
    ) as bigint)
where day is not null;

-- The points to beat in a solo game have one name everywhere.
alter table game rename column mark to par;
alter table game drop column day;
alter table game drop column is_practice;
alter table game drop column best;
alter table game drop column median;
