-- name: challenge_by_id(id)^
select * from challenge where id = :id;

-- name: insert_challenge(id, game, game_name, challenger, challenger_name, opponent, opponent_name, guild_id, channel_id, locale, stage, answer, winner, made_at, until, ended_at, is_asked, is_told, due_at)!
insert into challenge (id, game, game_name, challenger, challenger_name, opponent, opponent_name, guild_id, channel_id,
    locale, stage, answer, winner, made_at, until, ended_at, is_asked, is_told, due_at)
values (:id, :game, :game_name, :challenger, :challenger_name, :opponent, :opponent_name, :guild_id, :channel_id,
    :locale, :stage, :answer, :winner, :made_at, :until, :ended_at, :is_asked, :is_told, :due_at);

-- name: open_challenges(challenger, opponent)^
select count(case when challenger = :challenger then 1 end) as by_challenger,
    count(case when opponent = :opponent then 1 end) as for_opponent,
    count(case when challenger = :challenger and opponent = :opponent then 1 end) as between_both
from challenge where is_told = 0 and stage <> 'over';

-- name: due_challenges(now)
-- Those in which something is to be done: ask, end or tell.
select challenge.* from challenge
join game on game.id = challenge.game left join game answer on answer.id = challenge.answer
where challenge.is_told = 0 and challenge.due_at <= :now and (
    (challenge.stage = 'playing' and game.status in ('finished', 'cancelled'))
    or (challenge.stage = 'asked' and challenge.is_asked = 0)
    or (challenge.stage = 'answering' and answer.status in ('finished', 'cancelled'))
    or (challenge.stage <> 'over' and challenge.until <= :now)
    or challenge.stage = 'over'
)
order by challenge.made_at, challenge.id
limit 50;

-- name: ask_challenge(id, until)!
update challenge set stage = 'asked', until = :until where id = :id and stage = 'playing';

-- name: challenge_asked(id)!
update challenge set is_asked = 1, due_at = 0 where id = :id;

-- name: accept_challenge(id, opponent_name, answer)!
update challenge set stage = 'answering', opponent_name = :opponent_name, answer = :answer
where id = :id and stage = 'asked';

-- name: end_challenge(id, stage, winner, ended_at)!
update challenge set stage = 'over', winner = :winner, ended_at = :ended_at, due_at = 0 where id = :id and stage = :stage;

-- name: challenge_told(id)!
update challenge set is_told = 1 where id = :id;

-- name: challenge_failed(id, due_at)!
update challenge set due_at = :due_at where id = :id;

-- name: has_open_challenge(game)$
select 1 from challenge where game = :game and stage <> 'over' limit 1;

-- name: count_challenges(user_id, game_name, season, season_from, season_to, month, month_from, month_to, week, week_from, week_to)!
-- Sums up a person's challenges in one game that both have played: how many they have won, on each server and everywhere,
-- over all time and in three periods. A season that is frozen stays as it is.
with span as (
    select '' as period, cast(0 as bigint) as since, cast(9223372036854775807 as bigint) as until
    union all
    select cast(:season as text), cast(:season_from as bigint), cast(:season_to as bigint)
    where not exists (select 1 from season where name = :season)
    union all
    select cast(:month as text), cast(:month_from as bigint), cast(:month_to as bigint)
    union all
    select cast(:week as text), cast(:week_from as bigint), cast(:week_to as bigint)
),
own as (
    select id, guild_id, ended_at, case when winner = :user_id then 1 else 0 end as is_won,
        case when challenger = :user_id then challenger_name else opponent_name end as name
    from challenge
    where game_name = :game_name and winner is not null and (challenger = :user_id or opponent = :user_id)
),
placed as (
    select own.*, span.period, own.guild_id as place
    from span join own on own.ended_at >= span.since and own.ended_at < span.until
    union all
    select own.*, span.period, 0 from span join own on own.ended_at >= span.since and own.ended_at < span.until
),
compared as (
    select placed.*,
        first_value(name) over (partition by place, period order by ended_at desc, id desc) as newest_name
    from placed
)
insert into standing (kind, game_name, mode, variant, guild_id, period, user_id, name, games, value, second, reached_at)
select 'challenges', :game_name, 'challenge', '', place, period, :user_id, max(newest_name), count(*), sum(is_won), 0,
    max(ended_at)
from compared
where true
group by place, period
on conflict (kind, game_name, mode, variant, guild_id, period, user_id) do update set name = excluded.name,
    games = excluded.games, value = excluded.value, second = excluded.second, reached_at = excluded.reached_at;

-- name: people_with_challenges()
select challenger as user_id, game_name, 'challenge' as mode, ended_at from challenge
where winner is not null and challenger > 0
union all
select opponent, game_name, 'challenge', ended_at from challenge where winner is not null and opponent > 0
order by user_id, game_name, ended_at;

-- name: export_challenges(user_id)
select game_name, game, answer, case when challenger = :user_id then 1 else 0 end as is_mine,
    case when winner = :user_id then 1 else 0 end as is_won, stage, made_at, ended_at
from challenge where challenger = :user_id or opponent = :user_id
order by made_at, id;

-- name: end_challenges_of(user_id)!
-- Nothing more is sent to or about somebody who is deleted; the games open once more to those who played in them.
update challenge set stage = 'over', is_told = 1 where (challenger = :user_id or opponent = :user_id) and is_told = 0;

-- name: unseal_games_of(user_id)!
update game set is_sealed = 0, revision = revision + 1
where is_sealed = 1 and id in (
    select game from challenge where challenger = :user_id or opponent = :user_id
    union select answer from challenge where challenger = :user_id or opponent = :user_id
) and not exists (
    select 1 from challenge where stage <> 'over' and (challenge.game = game.id or challenge.answer = game.id)
);

-- name: forget_challenger(user_id, person)!
update challenge set challenger = :person, challenger_name = '', winner = case when winner = :user_id then :person else winner end
where challenger = :user_id;

-- name: forget_opponent(user_id, person)!
update challenge set opponent = :person, opponent_name = '', winner = case when winner = :user_id then :person else winner end
where opponent = :user_id;
