-- What somebody has achieved stays theirs when an achievement becomes rarer later: when they first did it.
create table achievement (
    user_id bigint not null,
    name text not null,
    earned_at bigint not null,
    primary key (user_id, name)
);

-- Everything that profiles have shown so far, by what it took then.
insert into achievement (user_id, name, earned_at)
select user_id, name, min(ended_at) from (
    select result.user_id, result.game_name || '-' || sheet.name as name, result.ended_at
    from result join (
        select 'highest' as name union all select 'many' union all select 'colours' union all select 'full'
        union all select 'rows' union all select 'bomb' union all select 'special' union all select 'no-hole'
    ) sheet on ' ' || result.feats || ' ' like '% ' || sheet.name || ' %'
    where result.mode <> 'ghosts'
    union all
    select won.user_id, 'close', won.ended_at from result won
    where won.is_winner = 1 and won.has_left = 0 and won.computer is null and won.mode <> 'ghosts'
        and won.unrated not in ('few', 'short') and won.points - 1 = (
            select max(other.points) from result other
            where other.game = won.game and other.seat <> won.seat and other.has_left = 0
        )
        and 1 < (select count(*) from result other where other.game = won.game and other.computer is null)
    union all
    select won.user_id, 'master', won.ended_at from result won
    where won.is_winner = 1 and won.has_left = 0 and won.computer is null and won.mode <> 'ghosts'
        and won.unrated not in ('few', 'short') and exists (
            select 1 from result other where other.game = won.game and other.computer = 'master'
        )
    union all
    select user_id, 'row', ended_at from (
        select user_id, ended_at, is_won, lag(is_won, 1) over own as before, lag(is_won, 2) over own as first
        from (
            select user_id, game, ended_at,
                case when has_left = 0 and unrated not in ('few', 'short') then is_winner else 0 end as is_won
            from result
            where user_id is not null and computer is null and mode <> 'ghosts' and 1 < (
                select count(*) from result other where other.game = result.game and other.computer is null
            )
        ) played
        window own as (partition by user_id order by ended_at, game)
    ) streak
    where is_won = 1 and before = 1 and first = 1
    union all
    select user_id, 'par', ended_at from (
        select user_id, ended_at, row_number() over (partition by user_id order by ended_at, game) as number
        from result
        where computer is null and mode <> 'ghosts' and points > par and uncounted = ''
    ) beaten
    where number = 5
) earned
where user_id is not null
group by user_id, name;
