"""Keep deletions from being an advantage: hashes of deleted people, kept for a day, or for a season where answers were
seen.

Each hash has a separate random key. It can only show that a present person is the deleted one; once hash and
key are wiped, not even that.
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Collection, Mapping
from dataclasses import asdict, dataclass
from typing import Any

from bot.store.database import ReadAccess, Store, Transaction
from bot.store.jobs import ADD_JOB
from bot.store.statements import Batch, sql, statement

DEPARTED = "departed"
"""The job that wipes hashes at the time that its slot names."""
DAY = 86_400_000


@dataclass(frozen=True, slots=True)
class Departed:
    scope: str
    """What the person has already had, such as a try or rated games."""
    secret: str
    """The key, in hexadecimal."""
    digest: str
    until: int
    """The time (ms UTC) at which both are wiped."""

    def is_of(self, user_id: int) -> bool:
        return hmac.compare_digest(self.digest, _digest(self.secret, user_id))


def pool_scope(game_kind: str, mode: str) -> str:
    """Return the scope of having played rated games of this kind in the last 24 hours."""
    return f"rated {game_kind} {mode}"


# Selects the end of a person's newest rated game of each kind since a time.
NEWEST_RATED = sql("""
    select game_kind, mode, max(ended_at) from result
    where user_id = :user_id and computer is null and unrated = '' and ended_at > :since
    group by game_kind, mode
""")
INSERT_DEPARTED = sql("""
    insert into departed (scope, secret, digest, until) values (:scope, :secret, :digest, :until)
""")


async def note_departure(tx: Transaction, user_id: int, now: int, had: Mapping[str, int]) -> None:
    """Keep hashes of a person about to be deleted, for what the deletion would let them do again.

    `had` is what features know, by scope, with the times until which that is kept.
    """
    # Later, the same people are rated in full again anyway.
    rated = {
        pool_scope(game_kind, mode): int(ended_at) + DAY
        for game_kind, mode, ended_at in await tx.rows(NEWEST_RATED, user_id=user_id, since=now - DAY)
    }
    rows = []
    for scope, until in {**had, **rated}.items():
        secret = secrets.token_hex(32)
        rows.append(asdict(Departed(scope, secret, _digest(secret, user_id), until)))
    await tx.run_each(INSERT_DEPARTED, rows)
    slots = {row["until"] for row in rows}
    await tx.run_each(ADD_JOB, [{"kind": DEPARTED, "slot": str(one), "due": one} for one in slots])


DEPARTED_IN = sql(
    Departed, "select scope, secret, digest, until from departed where scope = :scope and until > :now"
)


async def has_departed(tx: ReadAccess, scope: str, people: Collection[int], now: int = 0) -> bool:
    """Return whether any of these people had this before a deletion."""
    return any(
        row.is_of(user_id) for row in await tx.rows(DEPARTED_IN, scope=scope, now=now) for user_id in people
    )


ALL_DEPARTED = sql(Departed, "select scope, secret, digest, until from departed order by until, scope")


async def departures_of(tx: ReadAccess, user_id: int) -> list[dict[str, Any]]:
    """Return what is still known about a person from before their deletion, ready for JSON."""
    return [
        {"scope": row.scope, "until": row.until} for row in await tx.rows(ALL_DEPARTED) if row.is_of(user_id)
    ]


WIPE_DEPARTED = sql("delete from departed where until <= :now")


async def wiped(store: Store, slot: str) -> Batch:
    """Return the statements that wipe expired hashes, from the logs too."""
    await store.commit((statement(WIPE_DEPARTED, now=int(slot)),))
    await store.scrub()
    return ()


def _digest(secret: str, user_id: int) -> str:
    return hmac.digest(bytes.fromhex(secret), str(user_id).encode(), "sha256").hex()
