"""Settings and names of people, and who is told of a new table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from time import monotonic
from typing import Any

from bot.store.batch import Statement, statement
from bot.store.database import Store
from bot.store.rows import OVER, NotifyPlace, PersonRow, Theme
from bot.store.statements import Sql, sql, upsert

TELL_GAP = 60 * 60_000
"""Milliseconds between two notices of tables to one person, across all servers."""
MOST_TOLD = 20
"""The most people told of one table."""


KEPT_SECONDS = 10.0
"""How long a language is remembered; another process may write another one."""
KEPT_PEOPLE = 10_000
NAMED_SECONDS = 600.0
"""How long it is remembered which names somebody was seen with; another process may have seen others."""

PERSON_BY_ID = sql(PersonRow, "select * from person where id = :id")
INSERT_PERSON = sql("insert into person (id) values (:id) on conflict (id) do nothing")
SET_THEME = upsert("person", ("id", "theme"), ["id"])
SET_UNLISTED = upsert("person", ("id", "is_unlisted"), ["id"])
SET_NOTIFY = upsert("person", ("id", "notify"), ["id"])
SET_ZONE = upsert("person", ("id", "zone"), ["id"])
SET_QUIET = upsert("person", ("id", "quiet_from", "quiet_until"), ["id"])
SET_ANSWERED = upsert("person", ("id", "has_answered"), ["id"])
SET_GOES_ON = upsert("person", ("id", "goes_on"), ["id"])
SET_LANGUAGE = upsert("person", ("id", "language"), ["id"])
LANGUAGE_OF = sql("select language from person where id = :id")
KEEP_NAME = upsert("person", ("id", "name"), ["id"])
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
IS_UNLISTED = sql("select is_unlisted from person where id = :id")
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
FORGET_ALERTS = sql("delete from alert where user_id = :user_id")


class People:
    def __init__(
        self, store: Store, seconds: Callable[[], float] = monotonic, *, moving: Iterable[Sql[Any]] = ()
    ) -> None:
        """Create it; `moving` are statements that move what is set by a person's clock or quiet hours once those have
        changed."""
        self._store = store
        self._moving = tuple(moving)
        self._seconds = seconds
        self._languages: dict[int, tuple[str | None, float]] = {}
        """Languages read or written lately, with the seconds until which they count, the oldest first."""
        self._names: dict[tuple[int, int], tuple[tuple[str, str], float]] = {}
        """The names that people were seen with lately, by person and server, with the seconds until which they count."""

    async def settings(self, user_id: int) -> PersonRow:
        """Return a person's settings, or the defaults."""
        return await self._store.row(PERSON_BY_ID, id=user_id) or PersonRow(user_id)

    async def set_theme(self, user_id: int, theme: Theme) -> None:
        await self._store.commit((statement(SET_THEME, id=user_id, theme=theme),))

    async def language(self, user_id: int) -> str | None:
        """Return the language that a person has chosen; every press asks for it."""
        kept, until = self._languages.get(user_id, (None, 0.0))
        if self._seconds() < until:
            return kept
        if user_id in self._languages:
            # Their presses meanwhile need not ask as well, which a slow database would let wait for each other.
            self._remembered(user_id, kept)
        found = await self._store.value(LANGUAGE_OF, id=user_id)
        return self._remembered(user_id, None if found is None else str(found))

    async def set_language(self, user_id: int, language: str | None) -> None:
        """Set the language for what only the person sees; None for Discord's."""
        await self._store.commit((statement(SET_LANGUAGE, id=user_id, language=language),))
        self._remembered(user_id, language)

    def _remembered(self, user_id: int, language: str | None) -> str | None:
        self._languages.pop(user_id, None)
        self._languages[user_id] = language, self._seconds() + KEPT_SECONDS
        if len(self._languages) > KEPT_PEOPLE:
            del self._languages[next(iter(self._languages))]
        return language

    async def keep_name(self, user_id: int, name: str) -> None:
        """Keep the name of somebody who takes part in what others see, unless one is kept."""
        if not (await self.settings(user_id)).name:
            await self._store.commit((statement(KEEP_NAME, id=user_id, name=name),))

    async def rename(self, user_id: int, name: str, guild_id: int, name_here: str) -> Sequence[str] | None:
        """Let a person have their present names, their own and the one on a server (0 outside of all), wherever others are
        kept. Return the open games in which the caller is to rename their seats; None if no game has another name."""
        names, until = self._names.get((user_id, guild_id), (None, 0.0))
        if names == (name, name_here) and self._seconds() < until:
            return None
        # Noted first: with a slow database, each of their presses meanwhile would ask as well.
        self._names.pop((user_id, guild_id), None)
        self._names[user_id, guild_id] = (name, name_here), self._seconds() + NAMED_SECONDS
        if len(self._names) > KEPT_PEOPLE:
            del self._names[next(iter(self._names))]
        try:
            return await self._renamed(user_id, name, guild_id, name_here)
        except BaseException:
            self._names.pop((user_id, guild_id), None)
            raise

    async def _renamed(self, user_id: int, name: str, guild_id: int, name_here: str) -> Sequence[str] | None:
        kept = (await self.settings(user_id)).name
        games = await self._store.rows(MISNAMED_GAMES, user_id=user_id, guild_id=guild_id, name=name_here)
        batch = [statement(KEEP_NAME, id=user_id, name=name)] if kept not in ("", name) else []
        for game in [game for game, status in games if status in OVER]:
            batch.append(statement(RENAME_SEATS, game=game, user_id=user_id, name=name_here))
            batch.append(statement(NOTE_GAME, id=game))
        if batch:
            await self._store.commit(tuple(batch))
        return [str(game) for game, status in games if status not in OVER] if games else None

    async def set_goes_on(self, user_id: int, *, goes_on: bool) -> None:
        """Set whether throws come automatically when the person plays alone."""
        await self._store.commit((statement(SET_GOES_ON, id=user_id, goes_on=goes_on),))

    async def set_unlisted(self, user_id: int, *, is_unlisted: bool) -> None:
        """Set whether a person stays off every board."""
        await self._store.commit((statement(SET_UNLISTED, id=user_id, is_unlisted=is_unlisted),))

    async def set_notify(self, user_id: int, place: NotifyPlace) -> None:
        """Set where the person is told of their turns."""
        await self._store.commit((statement(SET_NOTIFY, id=user_id, notify=place),))

    async def set_zone(self, user_id: int, zone: str, now: int) -> None:
        """Set the zone of their clock, and move what is set by it."""
        await self._set_hours(statement(SET_ZONE, id=user_id, zone=zone), user_id, now)

    async def set_quiet(self, user_id: int, since: int | None, until: int | None, now: int) -> None:
        """Set their quiet hours, by their own clock; None for no quiet hours."""
        await self._set_hours(
            statement(SET_QUIET, id=user_id, quiet_from=since, quiet_until=until), user_id, now
        )

    async def _set_hours(self, change: Statement, user_id: int, now: int) -> None:
        moves = (statement(query, user_id=user_id, now=now) for query in self._moving)
        await self._store.commit((change, *moves))

    async def answered(self, user_id: int) -> None:
        """Record that they took the lesson or turned it down: it is never offered again."""
        await self._store.commit((statement(SET_ANSWERED, id=user_id, has_answered=1),))

    async def has_played(self, user_id: int, game_kind: str) -> bool:
        """Return whether a game of this kind has begun with them."""
        return await self._store.value(HAS_PLAYED, user_id=user_id, kind=game_kind) is not None

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
