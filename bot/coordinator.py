"""The turn loop: whatever changes a game does so here, in one transaction; telling comes after."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace

from bot import rounds
from bot.clocks import HOUR, MINUTE, SECOND
from bot.loaded import Loaded, load, look, save
from bot.look import Look, Person, Refused, Wish
from bot.messages import Sent, put_message
from bot.rounds import Moment
from bot.store import GameRow, PanelPlace, PlayerRow, Store, Transaction
from bot.tasks import KeyedTasks
from engine.dice import player_random
from engine.game import Header, MalformedText, Seat, format_header
from engine.games import PLAYERS, stand_in

LOBBY_TIME = 30 * MINUTE
GRACE = 3 * SECOND
ALIVE_EVERY = 5 * SECOND
ALIVE = "alive_at"
DRIFT = "clock_drift"
"""By how much the times shown may be too early, after several short stops."""
SHORT_STOP = 10 * SECOND
"""Times that are off by no more are right enough; a redraw would drop half-made choices."""
ID_LETTERS = "0123456789abcdefghjkmnpqrstvwxyz"

logger = logging.getLogger(__name__)


class Coordinator:
    """Opens, moves on and ends games.

    `now` gives milliseconds UTC. `on_change` is called after every commit with the game's id.
    """

    def __init__(
        self, store: Store, now: Callable[[], int], on_change: Callable[[str], None], *, grace: int = GRACE
    ) -> None:
        self._store = store
        self._now = now
        self._on_change = on_change
        self._grace = grace
        self._computers = KeyedTasks("computer players", self._play_computers)
        self._alive_at = 0

    # The lobby

    async def open_lobby(self, wish: Wish, host: Person, sent: Sent | None = None) -> str:
        """A new lobby with its host seated; returns the game's id. A solo game starts at once.

        `sent` is the message that the host's command was answered with, to be drawn from now on.
        """
        async with self._store.transaction() as tx:
            loaded = await self._insert(tx, wish, host)
            self._seat(loaded, host)
            await self._save_lobby(tx, loaded, is_start=wish.mode == "solo")
            if sent is not None:
                # After the start, which puts away whatever showed the lobby.
                row = loaded.row
                await put_message(
                    tx, row.id, sent, step=row.step, wants=row.revision, shows=-1, now=self._now()
                )
        self._changed(loaded.row.id)
        return loaded.row.id

    async def join(self, game: str, person: Person) -> None:
        async with self._change(game) as (tx, loaded):
            _need_lobby(loaded)
            if any(p.user_id == person.user_id for p in loaded.players):
                raise Refused("already_joined")
            _need_free_seat(loaded)
            self._seat(loaded, person)
            await self._save_lobby(tx, loaded)

    async def add_computer(self, game: str, user_id: int) -> None:
        async with self._change(game) as (tx, loaded):
            _need_lobby(loaded)
            loaded.seat_of(user_id)
            _need_free_seat(loaded)
            taken = {p.name for p in loaded.players if p.computer is not None}
            name = next(str(n) for n in range(1, 99) if str(n) not in taken)
            seat = _next_seat(loaded)
            player = stand_in(loaded.row.name)
            loaded.players.append(
                PlayerRow(game, seat, None, name, loaded.row.locale, player, loaded.wish["panel"])
            )
            await self._save_lobby(tx, loaded)

    async def start(self, game: str, user_id: int) -> None:
        async with self._change(game) as (tx, loaded):
            _need_lobby(loaded)
            _need_host(loaded, user_id)
            if len(loaded.players) < 2:
                raise Refused("too_few")
            await self._save_lobby(tx, loaded, is_start=True)

    async def leave(self, game: str, user_id: int) -> None:
        """Leave the lobby or, for good, the running game."""
        async with self._change(game) as (tx, loaded):
            await self._remove(tx, loaded, loaded.seat_of(user_id))

    async def remove(self, game: str, user_id: int, seat: int) -> None:
        """The host removes another player or a computer player."""
        async with self._change(game) as (tx, loaded):
            _need_host(loaded, user_id)
            player = loaded.player(seat)
            if player is None or player.has_left:
                raise Refused("no_such_player")
            await self._remove(tx, loaded, seat)

    async def cancel(self, game: str, user_id: int, *, is_moderator: bool = False) -> None:
        """The host closes the lobby; a moderator ends any open game."""
        async with self._change(game) as (tx, loaded):
            _need_open(loaded)
            if not is_moderator:
                _need_lobby(loaded)
                _need_host(loaded, user_id)
            rounds.end(loaded, "cancelled", self._moment())
            await save(tx, loaded)

    async def rematch(self, game: str, person: Person) -> str:
        """The lobby of the next game with the same people; the first to ask hosts it.

        When that game is over, the next to ask opens another.
        """
        async with self._change(game) as (tx, old):
            if old.row.status not in ("finished", "cancelled"):
                raise Refused("not_over")
            asking = old.seat_of(person.user_id)
            if old.row.rematch is not None and not await _is_over(tx, old.row.rematch):
                return old.row.rematch
            row = old.row
            wish = Wish(
                game=row.name,
                variant=row.variant,
                mode=row.mode,
                guild_id=row.guild_id,
                channel_id=row.channel_id,
                locale=row.locale,
                **old.wish,
            )
            new = await self._insert(tx, wish, person)
            # A seat without a person or a computer player belongs to somebody who had their data deleted.
            again = [p for p in old.players if not p.has_left and (p.user_id or p.computer)]
            again.sort(key=lambda player: player.seat != asking)
            for seat, player in enumerate(again):
                new.players.append(replace(player, game=new.row.id, seat=seat, missed=0))
            new.put_player(replace(new.players[0], name=person.name, locale=person.locale))
            await self._save_lobby(tx, new, is_start=row.mode == "solo", is_waiting=True)
            old.row = replace(row, rematch=new.row.id)
            await save(tx, old)
        self._changed(new.row.id)
        return new.row.id

    # A round

    async def submit(self, game: str, user_id: int, step: int, text: str) -> None:
        """Enter a move for the person's seat; sealed, and changeable until the round closes."""
        async with self._turn(game, user_id, step) as (tx, loaded, seat):
            try:
                move = loaded.rules.parse_move(text)
            except MalformedText as error:
                raise Refused("malformed_move") from error
            if reason := loaded.rules.refusal(loaded.state, Seat(seat), move):
                raise Refused(reason.code, reason.values)
            await rounds.enter(tx, loaded, seat, loaded.rules.format_move(move), is_ready=False)

    async def retract(self, game: str, user_id: int, step: int) -> None:
        """Take the entry of the open round back."""
        async with self._turn(game, user_id, step) as (tx, loaded, seat):
            await rounds.withdraw(tx, loaded, seat)

    async def ready(self, game: str, user_id: int, step: int) -> None:
        """The person has nothing to change any more; in solo this closes the round."""
        async with self._turn(game, user_id, step) as (tx, loaded, seat):
            if seat not in loaded.entries:
                raise Refused("nothing_entered")
            await rounds.enter(tx, loaded, seat, loaded.entries[seat].move, is_ready=True)

    async def set_panel(
        self, game: str, user_id: int, panel: PanelPlace, sent: Sent | None = None, *, shown: int = -1
    ) -> None:
        """Where a person's panel is from now on; `sent` is its message, which shows the revision `shown`.

        To open it also ends an absence.
        """
        async with self._change(game) as (tx, loaded):
            seat = loaded.seat_of(user_id)
            loaded.put_player(replace(_came_back(loaded, seat), panel=panel))
            # The game may have moved on while the message was drawn and sent.
            is_present = loaded.row.revision == shown
            await tx.run("retire_live", game=game, kind="panel", seat=seat)
            await save(tx, loaded, panels=frozenset())
            if sent is not None:
                row = loaded.row
                shows = row.revision if is_present else -1
                await put_message(
                    tx, game, sent, step=row.step, wants=row.revision, shows=shows, now=self._now()
                )

    async def dms_are_closed(self, game: str, seat: int) -> None:
        """A panel could not be delivered: its player is asked to open it in the channel."""
        async with self._change(game) as (tx, loaded):
            player = loaded.player(seat)
            if player is not None and player.panel == "dm":
                loaded.put_player(replace(player, panel="closed"))
                await save(tx, loaded, panels=frozenset())

    # Time

    async def tick(self) -> None:
        """Once a second: warn, force and close what is due."""
        now = self._now()
        async with self._store.snapshot() as tx:
            due = await tx.values("due_games", now=now)
        for game, step in due:
            try:
                await self.expire(str(game), int(step))
            except Exception:
                # The clocks of the other games go on.
                logger.exception("game %s: its clock failed", game)
        if now - self._alive_at >= ALIVE_EVERY:
            self._alive_at = now
            async with self._store.transaction() as tx:
                await tx.run("set_memo", name=ALIVE, value=str(now))

    async def expire(self, game: str, step: int) -> None:
        """Do what is due at this step; a second call, or a late one, does nothing."""
        async with self._change(game) as (tx, loaded):
            if loaded.row.step == step:
                await rounds.expire(tx, loaded, self._moment())

    async def resume(self) -> None:
        """After a start: give back the time lost while down, and go on with every open game."""
        now = self._now()
        async with self._store.transaction() as tx:
            alive_at = int(await tx.value("memo", name=ALIVE) or now)
            lost = max(0, now - alive_at)
            await tx.run("give_back_time", milliseconds=lost)
            drift = lost + int(await tx.value("memo", name=DRIFT) or 0)
            if drift > SHORT_STOP:
                await tx.run("redraw_clocks")
                drift = 0
            await tx.run("set_memo", name=DRIFT, value=str(drift))
            await tx.run("set_memo", name=ALIVE, value=str(now))
            games = await tx.values("open_games")
            games += await tx.values("unrevealed_games", since=alive_at - HOUR)
        for (game,) in games:
            self._changed(str(game))

    async def close(self) -> None:
        """Stop the computer players; they go on after the next start."""
        await self._computers.close()

    # Looking

    async def look(self, game: str, user_id: int | None = None) -> Look:
        """The game as this person, or everybody, may see it; raises Refused if there is none."""
        async with self._store.snapshot() as tx:
            return look(await load(tx, game), user_id)

    async def games_of(self, user_id: int) -> list[str]:
        """The open games of a person, newest first."""
        async with self._store.snapshot() as tx:
            return [str(game) for (game,) in await tx.values("games_of_user", user_id=user_id)]

    async def idle(self) -> None:
        """Return when the computer players owe nothing."""
        await self._computers.idle()

    # Inside

    async def _play_computers(self, game: str) -> None:
        """Enter the moves that computer players owe; the commit wakes them again."""
        async with self._store.snapshot() as tx:
            loaded = await load(tx, game)
        moves = {seat: await self._think(loaded, seat) for seat in _owing_computers(loaded)}
        if not moves:
            return
        async with self._change(game) as (tx, current):
            if current.row.step != loaded.row.step or current.row.status != "running":
                return
            for seat in set(moves) & set(_owing_computers(current)):
                await rounds.enter(tx, current, seat, moves[seat], is_ready=True)
            await rounds.advance(tx, current, self._moment(), panels=frozenset())

    async def _think(self, loaded: Loaded, seat: int) -> str:
        """A computer player's move, found off the event loop from its seat's view."""
        player = loaded.player(seat)
        strength = (player.computer if player else None) or stand_in(loaded.row.name)
        seed = bytes.fromhex(loaded.row.seed)
        chance = player_random(seed, loaded.row.id, loaded.step, Seat(seat))
        think = PLAYERS[loaded.row.name][strength]
        view = loaded.rules.view(loaded.state, Seat(seat))
        return loaded.rules.format_move(await asyncio.to_thread(think, view, chance))

    @asynccontextmanager
    async def _change(self, game: str) -> AsyncIterator[tuple[Transaction, Loaded]]:
        async with self._store.transaction() as tx:
            yield tx, await load(tx, game)
        self._changed(game)

    @asynccontextmanager
    async def _turn(
        self, game: str, user_id: int, step: int
    ) -> AsyncIterator[tuple[Transaction, Loaded, int]]:
        """A change by a person whose seat owes a move at this step; then the game goes on."""
        async with self._change(game) as (tx, loaded):
            seat = loaded.seat_of(user_id)
            if loaded.row.status == "lobby":
                raise Refused("not_started")
            if loaded.row.status != "running":
                raise Refused("game_over", is_late=True)
            if not loaded.is_current(step):
                raise Refused("too_late", is_late=True)
            if seat not in loaded.pending():
                raise Refused("not_pending", is_late=True)
            _came_back(loaded, seat)
            yield tx, loaded, seat
            await rounds.advance(tx, loaded, self._moment(), panels={seat})

    def _changed(self, game: str) -> None:
        self._on_change(game)
        self._computers.wake(game)

    def _moment(self) -> Moment:
        return Moment(self._now(), self._grace)

    async def _insert(self, tx: Transaction, wish: Wish, host: Person) -> Loaded:
        game = _new_id()
        while await tx.row(GameRow, "game_by_id", id=game):
            game = _new_id()
        now = self._now()
        options = {"seats": wish.seats, "clock": wish.clock, "panel": wish.panel, "rules": dict(wish.rules)}
        await tx.run(
            "insert_game",
            id=game,
            name=wish.game,
            variant=wish.variant,
            mode=wish.mode,
            status="lobby",
            options=json.dumps(options, sort_keys=True),
            seed=secrets.token_hex(32),
            guild_id=wish.guild_id,
            channel_id=wish.channel_id,
            host_id=host.user_id,
            locale=wish.locale,
            deadline=now + LOBBY_TIME,
            created_at=now,
        )
        return await load(tx, game)

    def _seat(self, loaded: Loaded, person: Person) -> None:
        loaded.players.append(
            PlayerRow(
                game=loaded.row.id,
                seat=_next_seat(loaded),
                user_id=person.user_id,
                name=person.name,
                locale=person.locale,
                computer=None,
                panel=loaded.wish["panel"],
            )
        )

    async def _save_lobby(
        self, tx: Transaction, loaded: Loaded, *, is_start: bool = False, is_waiting: bool = False
    ) -> None:
        """Save a changed lobby; a full one starts unless its people have yet to agree."""
        is_full = len(loaded.players) >= loaded.wish["seats"] and not is_waiting
        if not (is_start or is_full):
            loaded.row = replace(loaded.row, deadline=self._now() + LOBBY_TIME)
            await save(tx, loaded)
            return
        loaded.players = [replace(p, seat=seat) for seat, p in enumerate(loaded.players)]
        # What was said in the lobby makes way for the sheets, which come as new messages.
        await tx.run("retire_panels", game=loaded.row.id)
        header = Header(loaded.row.name, len(loaded.players), loaded.wish["rules"])
        loaded.state = loaded.rules.start(header)
        loaded.row = replace(loaded.row, status="running", header=format_header(header), deadline=None)
        await rounds.begin(tx, loaded, self._moment())

    async def _remove(self, tx: Transaction, loaded: Loaded, seat: int) -> None:
        _need_open(loaded)
        host = loaded.row.host_id
        was_host = any(p.seat == seat and p.user_id == host for p in loaded.players)
        heir = next((p.user_id for p in loaded.people() if p.seat != seat), None)
        if was_host and heir is not None:
            loaded.row = replace(loaded.row, host_id=heir)
        await tx.run("retire_live", game=loaded.row.id, kind="panel", seat=seat)
        if loaded.row.status == "running":
            await rounds.leave(tx, loaded, seat, self._moment())
            return
        loaded.players = [p for p in loaded.players if p.seat != seat]
        if not loaded.people():
            rounds.end(loaded, "cancelled", self._moment())
        await save(tx, loaded)


def _new_id() -> str:
    return "".join(secrets.choice(ID_LETTERS) for _ in range(6))


def _next_seat(loaded: Loaded) -> int:
    return max((p.seat for p in loaded.players), default=-1) + 1


def _owing_computers(loaded: Loaded) -> list[int]:
    """The seats whose move a computer player owes; their owner may come back while it thinks."""
    return [s for s in loaded.pending() if loaded.is_computer(s) and s not in loaded.entries]


def _came_back(loaded: Loaded, seat: int) -> PlayerRow:
    player = loaded.player(seat)
    if player is None:
        raise Refused("not_playing")
    back = replace(player, missed=0)
    loaded.put_player(back)
    return back


async def _is_over(tx: Transaction, game: str) -> bool:
    row = await tx.row(GameRow, "game_by_id", id=game)
    return row is None or row.status in ("finished", "cancelled")


def _need_open(loaded: Loaded) -> None:
    if loaded.row.status not in ("lobby", "running"):
        raise Refused("game_over")


def _need_lobby(loaded: Loaded) -> None:
    _need_open(loaded)
    if loaded.row.status != "lobby":
        raise Refused("has_started")


def _need_host(loaded: Loaded, user_id: int) -> None:
    if loaded.row.host_id != user_id:
        raise Refused("not_host", {"host": str(loaded.row.host_id)})


def _need_free_seat(loaded: Loaded) -> None:
    if len(loaded.players) >= loaded.wish["seats"]:
        raise Refused("lobby_full")
