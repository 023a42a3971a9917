-- A game that is over keeps its header and its events as one packed text; both are empty then.
alter table game add column record text;

-- A level is held once: with the options until the game starts, with its header from then on.
update game set options = json_remove(options, '$.rules') where header is not null;

-- What a game that is over needs no more.
delete from entry where game in (select id from game where status in ('finished', 'cancelled'));
update message set token = null, token_until = null
where token is not null and game in (select id from game where status in ('finished', 'cancelled'));
