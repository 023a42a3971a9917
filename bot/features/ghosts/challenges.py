"""Challenges: who has asked whom to play the same throws, and what became of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from typing import Literal

from bot.store.batch import Statement, guard, statement
from bot.store.database import Store
from bot.store.periods import spans_at
from bot.store.standings import ADD_CHALLENGE
from bot.store.statements import columns, insert, sql

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
