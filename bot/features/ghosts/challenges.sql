-- name: challenge_by_id(id)^
select * from challenge where id = :id;

-- name: insert_challenge(id, game, game_kind, challenger, opponent, guild_id, channel_id, locale, stage, answer, winner, made_at, until, ended_at, is_asked, is_told, due_at)!
insert into challenge (id, game, game_kind, challenger, opponent, guild_id, channel_id,
    locale, stage, answer, winner, made_at, until, ended_at, is_asked, is_told, due_at)
values (:id, :game, :game_kind, :challenger, :opponent, :guild_id, :channel_id,
    :locale, :stage, :answer, :winner, :made_at, :until, :ended_at, :is_asked, :is_told, :due_at);

-- name: open_challenges(challenger, opponent)^
select count(case when challenger = :challenger then 1 end) as by_challenger,
    count(case when opponent = :opponent then 1 end) as for_opponent,
    count(case when challenger = :challenger and opponent = :opponent then 1 end) as between_both
from challenge where is_told = 0 and stage <> 'over';

-- name: challenges_waiting(user_id)
select * from challenge where opponent = :user_id and stage = 'asked' order by made_at, id;

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

-- name: accept_challenge(id, answer, until)!
update challenge set stage = 'answering', answer = :answer, until = :until
where id = :id and stage = 'asked';

-- name: end_challenge(id, stage, winner, ended_at)!
update challenge set stage = 'over', winner = :winner, ended_at = :ended_at, due_at = 0 where id = :id and stage = :stage;

-- name: challenge_told(id, message_id, challenger, opponent)!
-- If somebody was deleted meanwhile, the message names them still, and is to be changed.
update challenge set message_id = :message_id,
    is_told = case when challenger = :challenger and opponent = :opponent then 1 else 0 end
where id = :id;

-- name: challenge_failed(id, due_at)!
update challenge set due_at = :due_at where id = :id;

-- name: move_challenges_ahead(now)!
-- The longest time is that of both stages; a failure delays by minutes.
update challenge set due_at = case when due_at > cast(:now as bigint) + 600000 then 0 else due_at end,
    until = case when until > cast(:now as bigint) + 518400000 then cast(:now as bigint) + 518400000 else until end
where is_told = 0 and (due_at > cast(:now as bigint) + 600000 or until > cast(:now as bigint) + 518400000);

-- name: has_open_challenge(game)$
select 1 from challenge where game = :game and stage <> 'over' limit 1;

-- name: export_challenges(user_id)
select game_kind, game, answer, case when challenger = :user_id then 1 else 0 end as is_mine,
    case when winner = :user_id then 1 else 0 end as is_won, stage, made_at, ended_at
from challenge where challenger = :user_id or opponent = :user_id
order by made_at, id;

-- name: end_challenges_of(user_id, now)!
-- Somebody who is deleted plays no further: their open challenges end without a winner, and the channel is told so.
update challenge set stage = 'over', ended_at = :now, due_at = 0
where (challenger = :user_id or opponent = :user_id) and stage <> 'over';

-- name: redraw_rivals(user_id)!
-- What is still drawn of games that are played against what this person made names them no more.
update message set shows = -1, wants = (select revision + 1 from game where game.id = message.game), is_urgent = 1,
    failures = 0, due_at = 0
where is_retired = 0 and game in (
    select game from challenge where challenger = :user_id or opponent = :user_id
    union select answer from challenge where challenger = :user_id or opponent = :user_id
    union select race.id from game race join player on player.game = race.throws_of where player.user_id = :user_id
);

-- name: forget_rivals(user_id)!
update game set facts = replace(facts, '"rival": "' || cast(cast(:user_id as bigint) as text) || '"', '"rival": ""'),
    revision = revision + 1
where id in (
    select game from challenge where challenger = :user_id or opponent = :user_id
    union select answer from challenge where challenger = :user_id or opponent = :user_id
    union select race.id from game race join player on player.game = race.throws_of where player.user_id = :user_id
);

-- name: tell_challenges_again(user_id)!
-- What was posted stays, without their name.
update challenge set is_told = 0, due_at = 0
where (challenger = :user_id or opponent = :user_id) and message_id <> 0;

-- name: unseal_games_of(user_id)!
update game set secret_until = null, revision = revision + 1
where secret_until = 9223372036854775807 and id in (
    select game from challenge where challenger = :user_id or opponent = :user_id
    union select answer from challenge where challenger = :user_id or opponent = :user_id
) and not exists (
    select 1 from challenge where stage <> 'over' and (challenge.game = game.id or challenge.answer = game.id)
);

-- name: forget_challenger(user_id, person)!
update challenge set challenger = :person, winner = case when winner = :user_id then :person else winner end
where challenger = :user_id;

-- name: forget_opponent(user_id, person)!
update challenge set opponent = :person, winner = case when winner = :user_id then :person else winner end
where opponent = :user_id;

-- name: challenges_going_on()$
-- Asked every second.
select 1 as found where exists (select * from challenge where is_told = 0);

-- name: challenges_decided(user_id)
-- Counts a person's decided challenges, those that they won, and those that they lost; the rest are ties. As on the
-- board, an opponent who never played has lost nothing, and it is no win if half of the throws were not played.
select count(*) as decided,
    coalesce(sum(case
        when answered.status <> 'finished' and 2 * answered.step < asked.step then 0
        when winner = :user_id then 1
        else 0
    end), 0) as won,
    coalesce(sum(case when winner not in (:user_id, 0) then 1 else 0 end), 0) as lost
from challenge left join game asked on asked.id = challenge.game left join game answered on answered.id = challenge.answer
where winner is not null and (challenger = :user_id or (opponent = :user_id and answer is not null));
