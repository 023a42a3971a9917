"""Names of people, what they have played, when they were last there, and who is told of a new table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import monotonic

from bot.store.database import Store
from bot.store.recent import Recent
from bot.store.rows import OVER
from bot.store.statements import sql, statement, upsert

TELL_GAP = 60 * 60_000
"""Milliseconds between two notices of tables to one person, across all servers."""
DAY_GAP, SHOWN_GAP = 24 * 60 * 60_000, 5 * 60_000
"""Milliseconds between two notes to somebody about people whom their links brought, and for which each is shown."""
MOST_TOLD = 20
"""The most people told of one table."""
SEEN_GAP = 24 * 60 * 60_000
"""Milliseconds for which a person who was seen is not noted again."""


KEPT_PEOPLE = 10_000
NAMED_SECONDS = 600.0
"""How long the names that somebody was seen with are remembered; another process may have seen others."""

NAME_OF = sql("select name from person where id = :id")
INSERT_PERSON = sql("insert into person (id) values (:id) on conflict (id) do nothing")
KEEP_NAME = upsert("person", ("id", "name"), ["id"])
DIRECT_CHANNEL = sql("select direct_channel from person where id = :id")
KEEP_DIRECT_CHANNEL = upsert("person", ("id", "direct_channel"), ["id"])
# Selects the games on a server, or outside of all, in which a person's seats or ghosts have another name.
MISNAMED_GAMES = sql("""
    select distinct game.id, game.status from player join game on game.id = player.game
    where (player.user_id = :user_id or player.ghost_user = :user_id)
        and coalesce(game.guild_id, 0) = :guild_id
        and player.name <> :name
""")
# Lets every process read a game again.
NOTE_GAME = sql("update game set noted = noted + 1 where id = :id")
RENAME_SEATS = sql("""
    update player set name = :name where game = :game and (user_id = :user_id or ghost_user = :user_id)
""")
HAS_PLAYED = sql("""
    select 1 from player join game on game.id = player.game
    where player.user_id = :user_id and game.kind = :kind
        and (game.header is not null or game.record is not null)
    limit 1
""")
INSERT_ALERT = sql("""
    insert into alert (guild_id, user_id) values (:guild_id, :user_id)
    on conflict (guild_id, user_id) do nothing
""")
DELETE_ALERT = sql("delete from alert where guild_id = :guild_id and user_id = :user_id")
ALERTS_OF = sql("select guild_id from alert where user_id = :user_id order by guild_id")
# Selects those first who were not told for longest.
PEOPLE_TO_TELL = sql("""
    select alert.user_id from alert join person on person.id = alert.user_id
    where alert.guild_id = :guild_id and alert.user_id <> :host_id and person.told_at <= :since
    order by person.told_at, alert.user_id
    limit :limit
    {row_lock}
""")
PERSON_TOLD = sql("update person set told_at = :told_at where id = :id")
# Somebody who is about to be forgotten stays.
PERSON_SEEN = sql("""
    update person set seen_at = :now, forget_at = null
    where id = :id and (forget_at is not null or seen_at < cast(:now as bigint) - 86400000)
""")
# Somebody whose name is not kept has never played; only the first link counts, of a person who is known here.
INSERT_ARRIVAL = sql("""
    insert into arrival (newcomer, referrer)
    select cast(:newcomer as bigint), id from person where id = :referrer
    on conflict (newcomer) do nothing
""")
# Leaves people who were told alone for a day.
TELL_ARRIVALS = sql("""
    update arrival set told_at = :now where referrer = :referrer and told_at is null and not exists (
        select 1 from arrival as told where told.referrer = :referrer and told.told_at > :day_ago
    )
""")
COUNT_ARRIVALS = sql("""
    select count(*), count(case when told_at > :since then 1 end) from arrival
    where referrer = :referrer and (told_at is null or told_at > :since)
""")
EXPORT_ARRIVALS = sql("""
    select case when referrer = :user_id then 'sent' else 'followed' end as link, told_at from arrival
    where referrer = :user_id or newcomer = :user_id order by told_at, newcomer
""")
FORGET_ARRIVALS = sql("delete from arrival where newcomer = :user_id or referrer = :user_id")
FORGET_ALERTS = sql("delete from alert where user_id = :user_id")


class People:
    def __init__(self, store: Store, seconds: Callable[[], float] = monotonic) -> None:
        self._store = store
        self._seconds = seconds
        self._names = Recent[tuple[int, int], tuple[tuple[str, str], float]](KEPT_PEOPLE)
        """Names that people were seen with lately, by person and server, with the time (s) until which they count."""

        self._seen = Recent[int, int](KEPT_PEOPLE)
        """When people were last noted as seen (ms UTC)."""

    async def note_seen(self, user_id: int, now: int) -> None:
        """Note that somebody has pressed something, unless that was noted lately; `now` is milliseconds UTC."""
        if abs(now - self._seen.get(user_id, -SEEN_GAP)) >= SEEN_GAP:
            self._store.need_usable()
            self._seen[user_id] = now
            try:
                await self.keep(user_id, now)
            except BaseException:
                self._seen.pop(user_id, None)
                raise

    async def keep(self, user_id: int, now: int) -> None:
        """Note that somebody is there, and wants to be remembered if they were told that they would not be."""
        await self._store.commit((statement(PERSON_SEEN, id=user_id, now=now),))

    async def name(self, user_id: int) -> str:
        """Return the newest name that they were seen with, apart from those on single servers; empty if they have never
        played."""
        return str(await self._store.value(NAME_OF, id=user_id) or "")

    async def keep_name(self, user_id: int, name: str) -> None:
        """Keep the name of somebody who takes part in what others see, unless one is kept."""
        if not await self.name(user_id):
            await self._store.commit((statement(KEEP_NAME, id=user_id, name=name),))

    async def direct_channel(self, user_id: int) -> int | None:
        """Return the channel of their direct messages with the bot, if any process has opened it."""
        channel: int | None = await self._store.value(DIRECT_CHANNEL, id=user_id)
        return channel

    async def keep_direct_channel(self, user_id: int, channel_id: int | None) -> None:
        await self._store.commit((statement(KEEP_DIRECT_CHANNEL, id=user_id, direct_channel=channel_id),))

    async def rename(self, user_id: int, name: str, guild_id: int, name_here: str) -> Sequence[str] | None:
        """Let a person have their present names, their own and the one on a server (0 outside of all), wherever others
        are kept. Return the open games in which the caller is to rename their seats; None if no game has another
        name."""
        names, until = self._names.get((user_id, guild_id), (None, 0.0))
        if names == (name, name_here) and self._seconds() < until:
            return None
        # Noted first: with a slow database, each of their presses until then would ask as well.
        self._names[user_id, guild_id] = (name, name_here), self._seconds() + NAMED_SECONDS
        try:
            return await self._renamed(user_id, name, guild_id, name_here)
        except BaseException:
            self._names.pop((user_id, guild_id), None)
            raise

    async def _renamed(self, user_id: int, name: str, guild_id: int, name_here: str) -> Sequence[str] | None:
        kept = await self.name(user_id)
        games = await self._store.rows(MISNAMED_GAMES, user_id=user_id, guild_id=guild_id, name=name_here)
        batch = [statement(KEEP_NAME, id=user_id, name=name)] if kept not in ("", name) else []
        for game in [game for game, status in games if status in OVER]:
            batch.append(statement(RENAME_SEATS, game=game, user_id=user_id, name=name_here))
            batch.append(statement(NOTE_GAME, id=game))
        if batch:
            await self._store.commit(tuple(batch))
        return [str(game) for game, status in games if status not in OVER] if games else None

    async def has_played(self, user_id: int, game_kind: str) -> bool:
        """Return whether a game of this kind has begun with them."""
        return await self._store.value(HAS_PLAYED, user_id=user_id, kind=game_kind) is not None

    async def note_arrival(self, newcomer: int, referrer: int) -> None:
        """Note who sent the link by which a person who has never played comes."""
        if newcomer != referrer and not await self.name(newcomer):
            await self._store.commit((statement(INSERT_ARRIVAL, newcomer=newcomer, referrer=referrer),))

    async def arrivals(self, referrer: int, now: int) -> int:
        """Count the newcomers of whom somebody is to be told: once, and for some minutes, so that the page may be
        drawn again."""
        counted = {"referrer": referrer, "since": now - SHOWN_GAP}
        [(known, shown)] = await self._store.rows(COUNT_ARRIVALS, **counted)
        if known != shown:
            told = statement(TELL_ARRIVALS, referrer=referrer, now=now, day_ago=now - DAY_GAP)
            await self._store.commit((told,))
            [(_, shown)] = await self._store.rows(COUNT_ARRIVALS, **counted)
        return int(shown)

    async def alerts(self, user_id: int) -> list[int]:
        """Return the servers whose new tables they want to be told of."""
        return [int(guild) for (guild,) in await self._store.rows(ALERTS_OF, user_id=user_id)]

    async def set_alert(self, guild_id: int, user_id: int, *, is_on: bool) -> None:
        """Set whether the person is told when a table opens on this server."""
        person = statement(INSERT_PERSON, id=user_id)
        await self._store.commit(
            (person, statement(INSERT_ALERT if is_on else DELETE_ALERT, guild_id=guild_id, user_id=user_id))
        )

    async def end_alerts(self, user_id: int) -> None:
        """Stop telling the person of new tables, on every server."""
        await self._store.commit((statement(FORGET_ALERTS, user_id=user_id),))

    async def tell(self, guild_id: int, host_id: int, now: int) -> list[int]:
        """Return the people to tell of this host's new table, and count them as told."""
        async with self._store.transaction() as tx:
            found = await tx.rows(
                PEOPLE_TO_TELL,
                guild_id=guild_id,
                host_id=host_id,
                since=now - TELL_GAP,
                limit=MOST_TOLD,
            )
            for (user_id,) in found:
                await tx.run(PERSON_TOLD, id=user_id, told_at=now)
        return [int(user_id) for (user_id,) in found]
