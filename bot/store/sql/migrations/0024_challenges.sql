-- The throws of an open challenge are secret until its result is posted, as those of a day are until a time. No hints are
-- had in it.
update game set secret_until = 9223372036854775807, has_hints = 0 where is_sealed = 1;
alter table game drop column is_sealed;

-- What a game is to a challenge rides with it.
update game set facts = '{"ghosts": {"side": "challenger", "rival": "' || (
        select cast(opponent as text) from challenge where challenge.game = game.id and stage <> 'over' limit 1
    ) || '", "points": "", "channel_id": ' || (
        select cast(channel_id as text) from challenge where challenge.game = game.id and stage <> 'over' limit 1
    ) || ', "until": ' || (
        select cast(coalesce(until, made_at) as text) from challenge where challenge.game = game.id and stage <> 'over' limit 1
    ) || ', "answer_until": ' || (
        select cast(coalesce(until, made_at) + 259200000 as text) from challenge
        where challenge.game = game.id and stage <> 'over' limit 1
    ) || '}' || case facts when '{}' then '}' else ', ' || substr(facts, 2) end
where mode = 'solo' and id in (select game from challenge where stage <> 'over');
update game set facts = '{"ghosts": {"side": "opponent", "rival": "' || (
        select cast(challenger as text) from challenge where challenge.answer = game.id
    ) || '", "points": "", "channel_id": ' || (
        select cast(channel_id as text) from challenge where challenge.answer = game.id
    ) || ', "until": ' || (
        select cast(coalesce(until, made_at) as text) from challenge where challenge.answer = game.id
    ) || ', "answer_until": null}' || case facts when '{}' then '}' else ', ' || substr(facts, 2) end
where mode = 'solo' and id in (select answer from challenge where stage <> 'over');

-- Somebody who is deleted is looked for in the games with the throws of theirs.
create index game_throws on game (throws_of) where throws_of is not null;
