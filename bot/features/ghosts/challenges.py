"""Challenges: who has asked whom to play the same throws, and the outcome."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

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


END_CHALLENGE = sql("""
    update challenge set stage = 'over', winner = :winner, ended_at = :ended_at, due_at = 0
    where id = :id and stage = :stage
""")


def challenge_ended(row: Challenge, winner: int | None, now: int) -> Iterator[Statement]:
    """Yield the statements that end a challenge, and count it for both people if there is a winner, or a tie (0); they
    lose the race if another process has taken the next step."""
    yield guard(END_CHALLENGE, id=row.id, stage=row.stage, winner=winner, ended_at=now)
    for span in () if winner is None else spans_at(now):
        yield statement(ADD_CHALLENGE, id=row.id, period=span.name, since=span.since, until=span.until)


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
