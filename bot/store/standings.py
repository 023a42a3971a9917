"""How finished games and challenges count for the boards."""

from __future__ import annotations

from bot.store.statements import sql

# Counts a finished game for its people, on its server and everywhere, for all time or one period. The
# order of counting does not matter. A frozen season stays as it is.
ADD_STANDINGS = sql("""
    with own as (
        select * from result
        where game = :game and user_id is not null and computer is null
            and not exists (select 1 from season where name = :period)
    ),
    scored as (
        -- A player who left wins nothing; a game that was given away counts for no one.
        select own.*, 'wins' as kind, '' as board, is_winner * (1 - has_left) as value,
            points * (1 - has_left) as second, 0 as total, 0 as part
        from own where uncounted = '' and mode <> 'solo' and unrated not in ('few', 'short')
        union all
        select own.*, 'beaten', '', 10 * (weight * beaten + 2000) / (weight + 40), 0, weight * beaten, weight
        from own where unrated = '' and beaten is not null and :period <> ''
        union all
        select own.*, 'points', variant, points, 0, 0, 0 from own where uncounted = '' and mode = 'solo'
        union all
        select own.*, 'par', variant, 1000 * points / par, 0, 0, 0
        from own where uncounted = '' and mode = 'solo' and par > 0
        union all
        -- Each day brings its share of par.
        select own.*, 'daily', '', 1000 * points / par, 0, 0, 0 from own where uncounted = 'daily' and par > 0
    ),
    placed as (
        select scored.*, guild_id as place from scored where guild_id is not null
        union all
        select scored.*, 0 from scored
    )
    insert into standing (kind, game_kind, mode, variant, guild_id, period, user_id, games, value, second,
        reached_at, best, total, weight)
    select kind, game_kind, mode, board, place, :period, user_id, 1, value, second, ended_at,
        case when kind = 'beaten' then beaten else value end, total, part
    from placed order by user_id, kind, place
    on conflict (kind, game_kind, mode, variant, guild_id, period, user_id) do update set
        games = standing.games + 1,
        value = case
            when standing.kind in ('wins', 'daily') then standing.value + excluded.value
            -- The mean in tenths of a percent, drawn to the middle by ten virtual games of 50 %.
            when standing.kind = 'beaten' then
                10 * (standing.total + excluded.total + 2000) / (standing.weight + excluded.weight + 40)
            when excluded.value > standing.value then excluded.value
            else standing.value
        end,
        second = standing.second + excluded.second,
        reached_at = case
            when excluded.best > standing.best then excluded.reached_at
            when excluded.best = standing.best
                and excluded.reached_at < standing.reached_at then excluded.reached_at
            else standing.reached_at
        end,
        best = case when excluded.best > standing.best then excluded.best else standing.best end,
        total = standing.total + excluded.total,
        weight = standing.weight + excluded.weight
""")
# Selects every game that standings are computed from.
COUNTED_GAMES = sql("""
    select distinct game, ended_at from result where user_id is not null and computer is null
    order by ended_at, game
""")
# Frozen seasons stay: their results may count differently now. Losses are counted with reviews.
FORGET_ALL_STANDINGS = sql("""
    delete from standing where period not in (select name from season) and kind <> 'loss'
""")
# Counts a challenge with a winner for both people, on its server and everywhere, for all time or one
# period, which lasts from a time until another; not for an opponent who never played. The value is how
# many people somebody has beaten then: those who played to the end, or at least half of the throws. A
# frozen season stays as it is.
ADD_CHALLENGE = sql("""
    with won as (
        select * from challenge
        where id = :id and winner is not null and not exists (select 1 from season where name = :period)
    ),
    own as (
        select won.*, challenger as person from won where challenger > 0
        union all
        select won.*, opponent from won where opponent > 0 and answer is not null
    ),
    placed as (select own.*, guild_id as place from own union all select own.*, 0 from own)
    insert into standing
        (kind, game_kind, mode, variant, guild_id, period, user_id, games, value, second, reached_at)
    select 'challenges', game_kind, 'challenge', '', place, :period, person, 1,
        (
            select count(
                distinct case when past.challenger = placed.person then past.opponent else past.challenger end
            )
            from challenge past join game asked on asked.id = past.game
                join game answered on answered.id = past.answer
            where (past.challenger = placed.person or past.opponent = placed.person)
                and past.winner = placed.person
                and past.game_kind = placed.game_kind and past.ended_at >= :since and past.ended_at < :until
                and (placed.place = 0 or past.guild_id = placed.place)
                and (answered.status = 'finished' or 2 * answered.step >= asked.step)
        ), 0, ended_at
    from placed order by person, place
    on conflict (kind, game_kind, mode, variant, guild_id, period, user_id) do update set
        games = standing.games + 1,
        value = excluded.value,
        reached_at = case when excluded.reached_at > standing.reached_at then excluded.reached_at
            else standing.reached_at end
""")
COUNTED_CHALLENGES = sql("select id, ended_at from challenge where winner is not null order by ended_at, id")
