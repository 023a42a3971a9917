"""Challenges: who has asked whom to play the same throws, and what became of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from typing import Literal

from bot.store.database import Store
from bot.store.periods import spans_at
from bot.store.standings import Counting, Source
from bot.store.statements import Statement, columns, guard, insert, sql, statement

Stage = Literal["playing", "asked", "answering", "over"]
"""The challenger plays; the opponent has been asked; the opponent plays; it is over."""


@dataclass(frozen=True, slots=True)
class Challenge:
    id: str
    """The id of the interaction that created it, in hex."""
    game: str
    """The challenger's game."""
    game_kind: str
    challenger: int
    opponent: int
    guild_id: int
    channel_id: int
    """The channel where it was made and its result is posted."""
    locale: str
    """The language of the result."""
    stage: Stage
    made_at: int
    answer: str | None = None
    """The opponent's game."""
    winner: int | None = None
    """The winner's id; 0 for a tie, None if there is no winner."""
    until: int | None = None
    """When the time of its stage ends (ms UTC)."""
    ended_at: int | None = None
    is_asked: bool = False
    """Whether the opponent has got their one message."""
    is_told: bool = False
    """Whether the result has been posted."""
    due_at: int = 0
    """After a failure, the time before which nothing is sent."""
    message_id: int = 0
    """The id of the message with the result, once it is posted."""

    @property
    def people(self) -> tuple[int, int]:
        return self.challenger, self.opponent


@dataclass(frozen=True, slots=True)
class Open:
    """How many challenges are open."""

    by_challenger: int
    for_opponent: int
    between_both: int


INSERT_CHALLENGE = insert("challenge", columns(Challenge))


def challenge_made(row: Challenge) -> Statement:
    return Statement(INSERT_CHALLENGE, asdict(row))


ACCEPT_CHALLENGE = sql("""
    update challenge set stage = 'answering', answer = :answer, until = :until
    where id = :id and stage = 'asked'
""")


def challenge_accepted(row: Challenge, answer: str, until: int) -> Statement:
    """Return the statement that makes this the opponent's game; it loses the race if the challenge was
    accepted or is over."""
    return guard(ACCEPT_CHALLENGE, id=row.id, answer=answer, until=until)


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
CHALLENGES_COUNTED = Counting("challenges", Source("id", COUNTED_CHALLENGES), ADD_CHALLENGE)


def count_challenge(challenge: str, at: int) -> Iterator[Statement]:
    """Yield the statements that count a challenge in each period, for its winner or, after a tie, for both."""
    for span in spans_at(at):
        yield statement(ADD_CHALLENGE, id=challenge, period=span.name, since=span.since, until=span.until)


CHALLENGE_BY_ID = sql(Challenge, "select * from challenge where id = :id")
OPEN_CHALLENGES = sql(
    Open,
    """
    select count(case when challenger = :challenger then 1 end) as by_challenger,
        count(case when opponent = :opponent then 1 end) as for_opponent,
        count(case when challenger = :challenger and opponent = :opponent then 1 end) as between_both
    from challenge where is_told = 0 and stage <> 'over'
    """,
)
CHALLENGES_WAITING = sql(
    Challenge, "select * from challenge where opponent = :user_id and stage = 'asked' order by made_at, id"
)
# Those in which something is to be done: ask, end or tell.
DUE_CHALLENGES = sql(
    Challenge,
    """
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
    limit 50
    """,
)
ASK_CHALLENGE = sql("""
    update challenge set stage = 'asked', until = :until where id = :id and stage = 'playing'
""")
CHALLENGE_ASKED = sql("update challenge set is_asked = 1, due_at = 0 where id = :id")
END_CHALLENGE = sql("""
    update challenge set stage = 'over', winner = :winner, ended_at = :ended_at, due_at = 0
    where id = :id and stage = :stage
""")
# If somebody was deleted meanwhile, the message names them still, and is to be changed.
CHALLENGE_TOLD = sql("""
    update challenge set message_id = :message_id,
        is_told = case when challenger = :challenger and opponent = :opponent then 1 else 0 end
    where id = :id
""")
CHALLENGE_FAILED = sql("update challenge set due_at = :due_at where id = :id")
HAS_OPEN_CHALLENGE = sql("select 1 from challenge where game = :game and stage <> 'over' limit 1")


class Challenges:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def found(self, challenge: str) -> Challenge | None:
        return await self._store.row(CHALLENGE_BY_ID, id=challenge)

    async def open(self, challenger: int, opponent: int) -> Open:
        row = await self._store.row(OPEN_CHALLENGES, challenger=challenger, opponent=opponent)
        return row or Open(0, 0, 0)

    async def waiting_for(self, user_id: int) -> list[Challenge]:
        """Return the challenges that a person has neither accepted nor declined, the oldest first."""
        return await self._store.rows(CHALLENGES_WAITING, user_id=user_id)

    async def due(self, now: int) -> list[Challenge]:
        """Return the challenges in which something is to be done."""
        return await self._store.rows(DUE_CHALLENGES, now=now)

    async def ask(self, row: Challenge, until: int) -> bool:
        """Write that the challenger has played; return False if another process was faster, as below."""
        return await self._store.try_commit((guard(ASK_CHALLENGE, id=row.id, until=until),))

    async def asked(self, row: Challenge) -> None:
        await self._store.commit((statement(CHALLENGE_ASKED, id=row.id),))

    async def end(self, row: Challenge, winner: int | None, now: int) -> bool:
        """End a challenge. With a winner, or a tie (0), it counts for both."""
        ended = guard(END_CHALLENGE, id=row.id, stage=row.stage, winner=winner, ended_at=now)
        both = [] if winner is None else count_challenge(row.id, now)
        return await self._store.try_commit((ended, *both))

    async def told(self, row: Challenge, message_id: int = 0) -> None:
        """Write that the result was posted in this message, or will not be posted."""
        people = {"challenger": row.challenger, "opponent": row.opponent}
        await self._store.commit((statement(CHALLENGE_TOLD, id=row.id, message_id=message_id, **people),))

    async def failed(self, row: Challenge, due_at: int) -> None:
        await self._store.commit((statement(CHALLENGE_FAILED, id=row.id, due_at=due_at),))

    async def is_open(self, game: str) -> bool:
        """Return whether any open challenge uses the throws of this game."""
        return await self._store.value(HAS_OPEN_CHALLENGE, game=game) is not None
