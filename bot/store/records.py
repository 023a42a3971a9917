"""Results and their standings, a person's data, and a server's settings."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from bot.store.batch import Statement, statement
from bot.store.database import Store
from bot.store.departed import departures_of, note_departure
from bot.store.people import People
from bot.store.periods import periods_at
from bot.store.personal import Personal
from bot.store.ratings import beaten_by, lock_ratings
from bot.store.record import unpacked
from bot.store.rows import GuildRow, PersonRow, ResultRow
from bot.store.statements import CoreSql
from engine.game import Moved, parse_event
from engine.games import GAMES

KEPT_GUILDS = 10_000
FORGETTING = (
    CoreSql.remove_namings,
    CoreSql.forget_namings,
    CoreSql.revise_games_of,
    CoreSql.redraw_games_of,
    CoreSql.forget_panels,
    CoreSql.forget_players,
    CoreSql.forget_results,
    CoreSql.forget_host,
    CoreSql.forget_alerts,
    CoreSql.forget_guest,
    CoreSql.forget_person,
)
"""Statements that delete a person, in this order, after the features': rows found through the person come
before the person."""


@dataclass(frozen=True, slots=True)
class ExportedSeat:
    """A seat that the person has or had."""

    game: str
    game_kind: str
    variant: str
    mode: str
    status: str
    guild_id: int | None
    channel_id: int
    created_at: int
    ended_at: int | None
    is_casual: bool
    seat: int
    name: str
    locale: str
    panel: str
    missed: int
    has_left: bool
    joined: int | None
    """The id of the interaction that took the seat in a lobby, or what a tap has in its place."""
    theme: str
    is_new: bool
    is_offered: bool
    goes_on: bool
    interactions: str | None
    """The ids of all interactions that the game's throws follow from, or what taps have in their place."""
    throws_of: str | None
    """The game whose throws a game against ghosts uses."""
    is_host: bool


def _rounds(records: Iterable[tuple[str, str, int, str]]) -> Iterator[tuple[str, str, int, int, str]]:
    """Yield the lines of finished games: the game's id and kind, the seat, the step and the line."""
    for game, name, seat, record in records:
        _, lines = unpacked(record)
        yield from ((game, name, seat, step, line) for step, line in enumerate(lines))


def _own_moves(game: str, name: str, seat: int, step: int, line: str) -> Iterator[dict[str, Any]]:
    """Yield one seat's move in an event, if any."""
    event = parse_event(GAMES[name], line)
    for mover, move in event.moves if isinstance(event, Moved) else ():
        if mover == seat:
            yield {"game": game, "step": step, "move": GAMES[name].format_move(move)}


def results_written(rows: Collection[ResultRow]) -> Iterator[Statement]:
    """Yield the statements that write the results of whole games, count them for their people, and note what
    is to be rated."""
    for row in rows:
        others = [other for other in rows if other.game == row.game]
        yield Statement(CoreSql.insert_result, {**asdict(row), "beaten": beaten_by(row, others)})
    rated = {row.game: row for row in rows if not row.unrated}
    for row in {row.game: row for row in rows}.values():
        for period in periods_at(row.ended_at):
            yield statement(CoreSql.add_standings, game=row.game, period=period)
    for row in rated.values():
        yield statement(
            CoreSql.insert_rating_due,
            game=row.game,
            game_kind=row.game_kind,
            mode=row.mode,
            ended_at=row.ended_at,
        )


class Records:
    """The data that outlives a game."""

    def __init__(
        self, store: Store, personal: Sequence[Personal] = (), *, default_clock: str = "live"
    ) -> None:
        """Create the records. `personal` says what features keep about people; servers that have chosen no
        clock use `default_clock`."""
        self._store = store
        self._personal = tuple(personal)
        self.people = People(store, moving=[query for part in personal for query in part.moving])
        self.default_clock = default_clock
        self._guilds: dict[int, GuildRow] = {}
        """Settings in memory: every redraw of a table needs them."""

    async def export_user(self, user_id: int) -> dict[str, Any]:
        """Return everything we hold about a person, ready for JSON."""
        async with self._store.snapshot() as tx:
            seats = await tx.rows(ExportedSeat, CoreSql.export_players, user_id=user_id)
            records = await tx.values(CoreSql.export_records, user_id=user_id)
            rounds = await tx.values(CoreSql.export_rounds, user_id=user_id)
            entries = await tx.values(CoreSql.export_entries, user_id=user_id)
            results = await tx.rows(ResultRow, CoreSql.export_results, user_id=user_id)
            settings = await tx.rows(PersonRow, CoreSql.export_person, user_id=user_id)
            alerts = await tx.values(CoreSql.alerts_of, user_id=user_id)
            messages = await tx.values(CoreSql.export_namings, user_id=user_id)
            invitations = await tx.values(CoreSql.export_invitations, user_id=user_id)
            departures = await departures_of(tx, user_id)
            added = [await one.copy(tx, user_id) for one in self._personal]
        return {
            "user_id": user_id,
            "settings": [
                {name: value for name, value in asdict(row).items() if name != "id"} for row in settings
            ],
            "told_of_tables_on": [guild for (guild,) in alerts],
            "invitations": [
                {"game": game, "is_invited": bool(is_invited)} for game, is_invited in invitations
            ],
            "messages_that_name_you": [
                {"channel": channel, "message": message} for channel, message in messages
            ],
            "seats": [asdict(seat) for seat in seats],
            "moves": [move for row in (*_rounds(records), *rounds) for move in _own_moves(*row)],
            "open_moves": [
                {"game": game, "move": move, "is_ready": bool(ready)} for game, move, ready in entries
            ],
            "results": [asdict(result) for result in results],
            **{name: part for parts in added for name, part in parts.items()},
            "kept_since_deletion": departures,
        }

    async def delete_user(
        self, user_id: int, *, now: int, asked_by: int = 0, direct_channel: int | None = None
    ) -> int:
        """Remove a person's id and name everywhere, on Discord over time; others' results stay.

        What the person could otherwise do again is kept as hashes for a day after `now`, in milliseconds UTC,
        or a season. Direct messages to them that are older than the interaction `asked_by` are removed.
        Returns how many games they still play; unless zero, nothing is removed: they must leave those first.
        """
        person = -1 - secrets.randbits(62)
        own = [query for one in self._personal for query in one.forget]
        async with self._store.transaction() as tx:
            await lock_ratings(tx)
            games = len(await tx.values(CoreSql.games_of_user, user_id=user_id))
            if direct_channel is not None and not games:
                await tx.run(CoreSql.insert_removal, channel_id=direct_channel, message_id=asked_by)
            if not games:
                had: dict[str, int] = {}
                for one in self._personal:
                    had |= await one.had(tx, user_id, now)
                await note_departure(tx, user_id, now, had)
            for query in () if games else (*own, *FORGETTING):
                await tx.run(query, user_id=user_id, person=person, now=now)
        if not games:
            await self._store.scrub()
        return games

    async def guild(self, guild_id: int) -> GuildRow:
        """Return a server's settings, or the defaults."""
        known = self._guilds.get(guild_id)
        if known is None:
            async with self._store.reading() as tx:
                known = await tx.row(GuildRow, CoreSql.guild_by_id, id=guild_id) or GuildRow(guild_id)
            if len(self._guilds) >= KEPT_GUILDS:
                self._guilds.clear()
            self._guilds[guild_id] = known
        return known

    async def save_guild(self, row: GuildRow) -> None:
        await self._store.commit((Statement(CoreSql.upsert_guild, asdict(row)),))
        self._guilds.pop(row.id, None)
