"""Results and their standings, and a person's data."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from bot.store.database import Store, Transaction
from bot.store.departed import departures_of, note_departure
from bot.store.people import ALERTS_OF, EXPORT_ARRIVALS, FORGET_ALERTS, FORGET_ARRIVALS, People
from bot.store.rated_games import INSERT_RATING_DUE, beaten_by
from bot.store.ratings import lock_ratings
from bot.store.record import unpacked
from bot.store.rows import ResultRow
from bot.store.settings import SETTINGS_OF, Settings
from bot.store.statements import Sql, Statement, columns, insert, sql, statement
from engine.game import Moved, parse_event
from engine.games import GAMES

FORGET_GUEST = sql("delete from guest where user_id = :user_id")
FORGET_SETTINGS = sql("delete from setting where owner = 'person' and id = :user_id")
FORGET_PERSON = sql("delete from person where id = :user_id")
# They have not come back since it was decided to forget them.
IS_TO_FORGET = sql("select 1 from person where id = :user_id and forget_at <= :now {row_lock}")
# A panel's row holds the channel of a person's direct messages.
FORGET_PANELS = sql("""
    delete from message where kind = 'panel' and exists (
        select 1 from player
        where player.game = message.game and player.seat = message.seat and player.user_id = :user_id
    )
""")
FORGET_PLAYERS = sql("update player set user_id = null, name = '' where user_id = :user_id")
# A number replaces the person, so that a deletion changes no other rating.
FORGET_RESULTS = sql("update result set user_id = null, person = :person where user_id = :user_id")
FORGET_HOST = sql("update game set host_id = 0 where host_id = :user_id")
REMOVE_NAMINGS = sql("""
    insert into removal (channel_id, message_id, is_all)
    select channel_id, message_id, 0 from naming where user_id = :user_id
    on conflict (channel_id, message_id) do nothing
""")
FORGET_NAMINGS = sql("""
    delete from naming where message_id in (select message_id from naming where user_id = :user_id)
""")
# A new revision outdates edits under way, which may still name the person.
REVISE_GAMES_OF = sql("""
    update game set revision = revision + 1
    where id in (
        select game from player where user_id = :user_id or ghost_user = :user_id
        union select game from guest where user_id = :user_id
    )
""")
# Redraws every message that may name the person.
REDRAW_GAMES_OF = sql("""
    update message set shows = -1, wants = (select revision from game where game.id = message.game),
        is_urgent = 1,
        failures = 0, due_at = 0
    where is_retired = 0 and game in (
        select game from player where user_id = :user_id or ghost_user = :user_id
        union select game from guest where user_id = :user_id
    )
""")


FORGETTING = (
    REMOVE_NAMINGS,
    FORGET_NAMINGS,
    REVISE_GAMES_OF,
    REDRAW_GAMES_OF,
    FORGET_PANELS,
    FORGET_PLAYERS,
    FORGET_RESULTS,
    FORGET_HOST,
    FORGET_ALERTS,
    FORGET_ARRIVALS,
    FORGET_GUEST,
    FORGET_SETTINGS,
    FORGET_PERSON,
)
"""Statements that delete a person, in this order, after the features': rows found through the person come
before the person."""

FORGET_SERVER_SETTINGS = sql("delete from setting where owner = 'server' and id = :guild_id")
FORGET_SERVER_ALERTS = sql("delete from alert where guild_id = :guild_id")
FORGET_SERVER_NAMINGS = sql("""
    delete from naming where channel_id in (select channel_id from game where guild_id = :guild_id)
""")
# Panels are direct messages.
FORGET_SERVER_MESSAGES = sql("""
    delete from message
    where kind <> 'panel' and game in (select id from game where guild_id = :guild_id and status in ('finished', 'cancelled'))
""")
FORGET_SERVER_RESULTS = sql("update result set guild_id = null where guild_id = :guild_id")
# Nothing is opened again in a hidden place. Every process reads the game again.
FORGET_SERVER_GAMES = sql("""
    update game set guild_id = null, channel_id = 0, is_hidden = 1, noted = noted + 1
    where guild_id = :guild_id and status in ('finished', 'cancelled')
""")
FORGET_SERVER_MEMOS = sql("""
    delete from memo where name in (
        'greeted ' || cast(cast(:guild_id as bigint) as text), 'left ' || cast(cast(:guild_id as bigint) as text)
    )
""")
FORGETTING_SERVER = (
    FORGET_SERVER_SETTINGS,
    FORGET_SERVER_ALERTS,
    FORGET_SERVER_NAMINGS,
    FORGET_SERVER_MESSAGES,
    FORGET_SERVER_RESULTS,
    FORGET_SERVER_GAMES,
    FORGET_SERVER_MEMOS,
)
"""Statements that delete a server, in this order, after the features'; the games of its people stay theirs."""


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
    settings: str
    is_new: bool
    is_offered: bool
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


INSERT_RESULT = insert("result", (*columns(ResultRow), "person", "beaten"))


def results_written(rows: Collection[ResultRow]) -> Iterator[Statement]:
    """Yield the statements that write the results of whole games, and note what is to be rated."""
    for row in rows:
        others = [other for other in rows if other.game == row.game]
        yield Statement(
            INSERT_RESULT, {**asdict(row), "person": row.user_id, "beaten": beaten_by(row, others)}
        )
    for row in {row.game: row for row in rows if not row.unrated}.values():
        yield statement(
            INSERT_RATING_DUE,
            game=row.game,
            game_kind=row.game_kind,
            mode=row.mode,
            ended_at=row.ended_at,
        )


EXPORT_PERSON = sql("""
    select name, told_at, direct_channel, seen_at, forget_at from person where id = :user_id
""")
EXPORT_INVITATIONS = sql("select game, is_invited from guest where user_id = :user_id order by game")
GAMES_OF_USER = sql("""
    select game.id from player join game on game.id = player.game
    where player.user_id = :user_id and player.has_left = 0 and game.status in ('lobby', 'running')
    order by game.created_at desc
""")
EXPORT_PLAYERS = sql(
    ExportedSeat,
    """
    select player.game, game.kind as game_kind, game.variant, game.mode, game.status, game.guild_id,
        game.channel_id, game.created_at, game.ended_at, game.is_casual, player.seat, player.name,
        player.locale, player.panel, player.missed, player.has_left, player.joined, player.settings,
        player.is_new, player.is_offered, game.interactions, game.throws_of,
        case when game.host_id = player.user_id then 1 else 0 end as is_host
    from player join game on game.id = player.game
    where player.user_id = :user_id
    order by game.created_at, game.id
    """,
)
# The lines hold everyone's moves; the caller picks the person's own by seat.
EXPORT_ROUNDS = sql("""
    select player.game, game.kind, player.seat, event.step, event.line
    from player join game on game.id = player.game join event on event.game = player.game
    where player.user_id = :user_id
    order by game.created_at, game.id, event.step
""")
# The records of finished games, which hold everyone's moves as well.
EXPORT_RECORDS = sql("""
    select player.game, game.kind, player.seat, game.record
    from player join game on game.id = player.game
    where player.user_id = :user_id and game.record is not null
    order by game.created_at, game.id
""")
EXPORT_ENTRIES = sql("""
    select entry.game, entry.move, entry.is_ready
    from entry join player on player.game = entry.game and player.seat = entry.seat
    where player.user_id = :user_id
    order by entry.game
""")
EXPORT_RESULTS = sql(
    ResultRow,
    """
    select game, seat, user_id, computer, guild_id, game_kind, variant, mode, seats, points, is_winner,
        reason, ended_at, uncounted, has_left, unrated, par
    from result where user_id = :user_id
    order by ended_at, game
    """,
)
EXPORT_NAMINGS = sql("""
    select channel_id as channel, message_id as message from naming where user_id = :user_id
    union all
    select channel_id, message_id from challenge
    where (challenger = :user_id or opponent = :user_id) and message_id <> 0
    order by message
""")
INSERT_REMOVAL = sql("""
    insert into removal (channel_id, message_id, is_all) values (:channel_id, :message_id, 1)
    on conflict (channel_id, message_id) do nothing
""")


Copy = Callable[[Transaction, int], Awaitable[Mapping[str, Any]]]
"""(snapshot, user id) -> parts of the copy, ready for JSON, by name."""
Had = Callable[[Transaction, int, int], Awaitable[Mapping[str, int]]]
"""(transaction, user id, milliseconds UTC) -> what a person has had, each with the time until which it counts."""


async def _nothing(_: Transaction, __: int) -> Mapping[str, Any]:
    return {}


async def _had_nothing(_: Transaction, __: int, ___: int) -> Mapping[str, int]:
    return {}


@dataclass(frozen=True, slots=True, kw_only=True)
class Personal:
    """The personal data that one part of the bot keeps; by default none."""

    copies: Mapping[str, Sql[Any]] = field(default_factory=dict)
    """The statements that select the parts of a person's copy, by the names of the parts; they get `user_id`."""
    copy: Copy = _nothing
    """Adds the parts that are more than the rows of a statement."""
    forget: tuple[Sql[Any], ...] = ()
    """The statements of a deletion, in their order. They get `user_id`, `person` (a number that stands for
    the deleted person) and `now` in milliseconds UTC, and run before the rows by which a person is found are
    removed."""
    had: Had = _had_nothing
    """What a person must not regain by deleting their data; it is noted anonymously."""
    forget_server: tuple[Sql[Any], ...] = ()
    """The statements that delete what is kept of a server that the bot has left; they get `guild_id`."""
    moving: tuple[Sql[Any], ...] = ()
    """The statements that move what is set by a person's clock or quiet hours once those have changed. They get
    `user_id` and `now`."""


class Records:
    """The data that outlives a game."""

    def __init__(
        self, store: Store, personal: Sequence[Personal] = (), *, default_clock: str = "live"
    ) -> None:
        """Create the records. `personal` says what features keep about people; servers that have chosen no
        clock use `default_clock`."""
        self._store = store
        self._personal = tuple(personal)
        self.people = People(store)
        self.settings = Settings(store, moving=[query for part in personal for query in part.moving])
        self.default_clock = default_clock

    async def export_user(self, user_id: int) -> dict[str, Any]:
        """Return everything we hold about a person, ready for JSON."""
        async with self._store.snapshot() as tx:
            seats = await tx.rows(EXPORT_PLAYERS, user_id=user_id)
            records = await tx.rows(EXPORT_RECORDS, user_id=user_id)
            rounds = await tx.rows(EXPORT_ROUNDS, user_id=user_id)
            results = await tx.rows(EXPORT_RESULTS, user_id=user_id)
            people, invitations, arrivals, entries, messages = await tx.rows_of(
                EXPORT_PERSON,
                EXPORT_INVITATIONS,
                EXPORT_ARRIVALS,
                EXPORT_ENTRIES,
                EXPORT_NAMINGS,
                user_id=user_id,
            )
            settings = await tx.rows(SETTINGS_OF, owner="person", id=user_id)
            alerts = await tx.rows(ALERTS_OF, user_id=user_id)
            departures = await departures_of(tx, user_id)
            added = [await one.copy(tx, user_id) for one in self._personal]
            copies = {name: query for one in self._personal for name, query in one.copies.items()}
            copied = await tx.rows_of(*copies.values(), user_id=user_id)
        return {
            "user_id": user_id,
            "person": people,
            "settings": {f"{feature}.{name}": value for feature, name, value in settings},
            "told_of_tables_on": [guild for (guild,) in alerts],
            "invitations": [{**row, "is_invited": bool(row["is_invited"])} for row in invitations],
            "links_that_brought_somebody": arrivals,
            "messages_that_name_you": messages,
            "seats": [asdict(seat) for seat in seats],
            "moves": [move for row in (*_rounds(records), *rounds) for move in _own_moves(*row)],
            "open_moves": [{**row, "is_ready": bool(row["is_ready"])} for row in entries],
            "results": [asdict(result) for result in results],
            **{name: part for parts in added for name, part in parts.items()},
            **dict(zip(copies, copied, strict=True)),
            "kept_since_deletion": departures,
        }

    async def delete_user(
        self,
        user_id: int,
        *,
        now: int,
        asked_by: int = 0,
        direct_channel: int | None = None,
        is_asked: bool = True,
    ) -> int:
        """Remove a person's id and name everywhere, on Discord over time; others' results stay.

        What the person could otherwise do again is kept as hashes for a day after `now`, in milliseconds UTC,
        or a season. Direct messages to them that are older than the interaction `asked_by` are removed.
        Returns how many games they still play; unless zero, nothing is removed: they must leave those first. Nothing is
        removed either if they have not asked for it, and have come back in time.
        """
        person = -1 - secrets.randbits(62)
        own = [query for one in self._personal for query in one.forget]
        async with self._store.transaction() as tx:
            await lock_ratings(tx)
            if not is_asked and await tx.value(IS_TO_FORGET, user_id=user_id, now=now) is None:
                return 0
            games = len(await tx.rows(GAMES_OF_USER, user_id=user_id))
            if direct_channel is not None and not games:
                await tx.run(INSERT_REMOVAL, channel_id=direct_channel, message_id=asked_by)
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

    async def delete_server(self, guild_id: int) -> None:
        """Remove a server's id and what only it needs; results stay with the people who made them."""
        async with self._store.transaction() as tx:
            await lock_ratings(tx)
            for query in (
                *(query for one in self._personal for query in one.forget_server),
                *FORGETTING_SERVER,
            ):
                await tx.run(query, guild_id=guild_id)
        await self._store.scrub()
