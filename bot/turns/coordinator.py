"""The turn loop: whatever changes a game does so here, in one transaction; telling comes after."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from typing import Any

from bot.store.database import PanelPlace, PlayerRow, Store, Transaction
from bot.store.messages import Sent, put_message
from bot.turns import lobby, rounds
from bot.turns.clocks import HOUR, SECOND
from bot.turns.computers import MASTER, STAND_IN, Computers
from bot.turns.game_clock import GameClock
from bot.turns.loaded import Loaded, load, look, save
from bot.turns.look import Hints, Look, Looks, Person, Refused, Wish
from bot.turns.rounds import Moment
from bot.turns.tasks import KeyedTasks
from engine.dice import player_random
from engine.game import MalformedText, Seat, parse_header

GRACE = 3 * SECOND
ALIVE_EVERY = 5 * SECOND
ALIVE = "alive_at"
"""The game clock's time when it was last noted."""
SHOWN_AHEAD = "shown_ahead"
"""How far wall time was ahead of the game clock when all messages were last drawn by it."""
SHORT_STOP = 10 * SECOND
"""Times that are off by no more are right enough; a redraw would drop half-made choices."""

THINKING = 8
"""Games whose computer players think at once; they take turns in one thread and one process anyway."""

logger = logging.getLogger(__name__)


class Coordinator:
    """Opens, moves on and ends games. Every change that a press asks for returns the game as it was committed.

    `now` gives milliseconds UTC, which facts are noted and shown in; deadlines go by `clock`, by default
    the same time. `on_change` is called after every commit with the game's id.
    """

    def __init__(
        self,
        store: Store,
        now: Callable[[], int],
        on_change: Callable[[str], None],
        players: Computers,
        *,
        clock: GameClock | None = None,
        grace: int = GRACE,
    ) -> None:
        self._store = store
        self._now = now
        self._clock = clock or GameClock(now)
        self._ahead = now() - self._clock.now()
        self._shown_ahead = 0
        self._on_change = on_change
        self._grace = grace
        self._players = players
        self._computers = KeyedTasks("computer players", self._play_computers, THINKING)
        self._alive_at = 0

    # The lobby

    async def open_lobby(self, wish: Wish, host: Person, sent: Sent | None = None) -> str:
        """A new lobby with its host seated; returns the game's id. A solo game starts at once.

        `sent` is the message that the host's command was answered with, to be drawn from now on.
        """
        async with self._store.transaction() as tx:
            row = (await lobby.open_lobby(tx, wish, host, self._moment())).row
            if sent is not None:
                # After the start, which puts away whatever showed the lobby.
                await put_message(
                    tx, row.id, sent, step=row.step, wants=row.revision, shows=-1, now=self._now()
                )
        self._changed(row.id)
        return row.id

    # The throws follow from the ids of the interactions by which people do the next three.

    async def join(self, game: str, person: Person, *, interaction: int | None = None) -> Looks:
        async with self._change(game) as (tx, loaded):
            await lobby.join(tx, loaded, person, self._moment(), interaction=interaction)
        return self._looks(loaded)

    async def add_computer(
        self, game: str, user_id: int, strength: str | None = None, *, interaction: int | None = None
    ) -> Looks:
        """Seat a computer player; without a wish it is the game's stand-in."""
        async with self._change(game) as (tx, loaded):
            known = self._players.strengths(loaded.row.name)
            await lobby.add_computer(
                tx,
                loaded,
                user_id,
                strength or STAND_IN,
                self._moment(),
                known=known,
                interaction=interaction,
            )
        return self._looks(loaded)

    async def start(self, game: str, user_id: int, *, interaction: int | None = None) -> Looks:
        async with self._change(game) as (tx, loaded):
            await lobby.start(tx, loaded, user_id, self._moment(), interaction=interaction)
        return self._looks(loaded)

    async def leave(self, game: str, user_id: int) -> Looks:
        """Leave the lobby or, for good, the running game."""
        async with self._change(game) as (tx, loaded):
            await lobby.leave(tx, loaded, loaded.seat_of(user_id), self._moment())
        return self._looks(loaded)

    async def remove(self, game: str, user_id: int, seat: int) -> Looks:
        """The host removes another player or a computer player."""
        async with self._change(game) as (tx, loaded):
            await lobby.remove(tx, loaded, user_id, seat, self._moment())
        return self._looks(loaded)

    async def cancel(self, game: str, user_id: int, *, is_moderator: bool = False) -> Looks:
        """The host closes the lobby; a moderator ends any open game."""
        async with self._change(game) as (tx, loaded):
            await lobby.cancel(tx, loaded, user_id, self._moment(), is_moderator=is_moderator)
        return self._looks(loaded)

    async def rematch(self, game: str, person: Person) -> str:
        """The lobby of the next game with the same people; the first to ask hosts it.

        When that game is over, the next to ask opens another.
        """
        async with self._change(game) as (tx, old):
            new = await lobby.rematch(tx, old, person, self._moment())
        self._changed(new)
        return new

    # A round

    async def submit(
        self,
        game: str,
        user_id: int,
        step: int,
        text: str,
        *,
        is_final: bool = False,
        interaction: int | None = None,
    ) -> Looks:
        """Enter a move for the person's seat; sealed, and changeable until the round closes.

        A final one leaves nothing to change: the person is ready at once. In solo, where nobody joins, the
        throws follow from the id of the first interaction that enters a move.
        """
        async with self._turn(game, user_id, step) as (tx, loaded, seat):
            try:
                move = loaded.rules.parse_move(text)
            except MalformedText as error:
                raise Refused("malformed_move") from error
            if reason := loaded.rules.refusal(loaded.state, Seat(seat), move):
                raise Refused(reason.code, reason.values)
            if loaded.row.mode == "solo" and not loaded.row.interactions and not loaded.throws:
                loaded.mix_in(interaction)
            await rounds.enter(tx, loaded, seat, loaded.rules.format_move(move), is_ready=is_final)
        return self._looks(loaded)

    async def retract(self, game: str, user_id: int, step: int) -> Looks:
        """Take the entry of the open round back."""
        async with self._turn(game, user_id, step) as (tx, loaded, seat):
            await rounds.withdraw(tx, loaded, seat)
        return self._looks(loaded)

    async def ready(self, game: str, user_id: int, step: int) -> Looks:
        """The person has nothing to change any more; in solo this closes the round."""
        async with self._turn(game, user_id, step) as (tx, loaded, seat):
            if seat not in loaded.entries:
                raise Refused("nothing_entered")
            await rounds.enter(tx, loaded, seat, loaded.entries[seat].move, is_ready=True)
        return self._looks(loaded)

    async def set_panel(
        self, game: str, user_id: int, panel: PanelPlace, sent: Sent | None = None, *, shown: int = -1
    ) -> Looks:
        """Where a person's panel is from now on; `sent` is its message, which shows the revision `shown`.

        To open it also ends an absence.
        """
        async with self._change(game) as (tx, loaded):
            seat = loaded.seat_of(user_id)
            loaded.put_player(replace(_came_back(loaded, seat), panel=panel))
            # The game may have moved on while the message was drawn and sent.
            is_present = loaded.row.revision == shown
            await tx.run("retire_live", game=game, kind="panel", seat=seat)
            await save(tx, loaded, panels=frozenset(), is_urgent=False)
            if sent is not None:
                row = loaded.row
                shows = row.revision if is_present else -1
                await put_message(
                    tx, game, sent, step=row.step, wants=row.revision, shows=shows, now=self._now()
                )
        return self._looks(loaded)

    async def dms_are_closed(self, game: str, seat: int) -> None:
        """A panel could not be delivered: its player is asked to open it in the channel."""
        async with self._change(game) as (tx, loaded):
            player = loaded.player(seat)
            if player is not None and player.panel == "dm":
                loaded.put_player(replace(player, panel="closed"))
                await save(tx, loaded, panels=frozenset())

    # Hints

    async def allow_hints(self, game: str, user_id: int, step: int) -> Looks:
        """The player of a solo game agrees that it counts for no leaderboard, and may take hints from now on."""
        async with self._change(game) as (tx, loaded):
            _asked_seat(loaded, user_id, step)
            if loaded.row.mode != "solo":
                raise Refused("hints_off")
            loaded.row = replace(loaded.row, is_casual=True)
            # No message shows it yet; a redraw would cross the answer to the press.
            await save(tx, loaded, panels=frozenset(), is_urgent=False)
        return self._looks(loaded)

    async def hint(self, game: str, user_id: int, step: int) -> Any:
        """The move that the strongest computer player would make in the person's place.

        It sees what they see, and finds the same move each time. Nothing is changed.
        """
        async with self._store.reading() as tx:
            loaded = await load(tx, game)
        seat = _asked_seat(loaded, user_id, step)
        if look(loaded, user_id).hints is not Hints.FREE:
            raise Refused("hints_off")
        if seat in loaded.entries:
            raise Refused("hint_late", is_late=True)
        return await self._thought(loaded, seat, MASTER)

    # Time

    async def tick(self) -> None:
        """Once a second: warn, force and close what is due; nothing is while Discord is away."""
        now = self._clock.now()
        if not self._clock.is_away:
            await self._expire_due(now)
            ahead = self._now() - now
            if abs(ahead - self._ahead) >= SECOND:
                # Less may come from reading two clocks one after the other.
                self._ahead = ahead
        # It may have gone back.
        if self._is_shown_wrong() or abs(now - self._alive_at) >= ALIVE_EVERY:
            await self._note_time(now)

    async def _expire_due(self, now: int) -> None:
        async with self._store.reading() as tx:
            due = await tx.values("due_games", now=now)
        for game, step in due:
            try:
                await self.expire(str(game), int(step))
            except Exception:
                # The clocks of the other games go on.
                logger.exception("game %s: its clock failed", game)

    async def expire(self, game: str, step: int) -> None:
        """Do what is due at this step; a second call, or a late one, does nothing."""
        async with self._change(game) as (tx, loaded):
            if loaded.row.step == step:
                await rounds.expire(tx, loaded, self._moment())

    async def resume(self) -> list[str]:
        """After a start: the clocks go on from where they stood at the end, and every open game goes on.

        Returns the games to be shown anew, the nearest deadline first.
        """
        async with self._store.snapshot() as tx:
            self._clock.start(int(await tx.value("memo", name=ALIVE) or self._clock.now()))
            self._shown_ahead = int(await tx.value("memo", name=SHOWN_AHEAD) or 0)
            now = self._clock.now()
            games = [str(game) for (game,) in await tx.values("open_games")]
            since = now + self._shown_ahead - HOUR
            ended = [str(game) for (game,) in await tx.values("unrevealed_games", since=since)]
        self._ahead = self._now() - now
        await self._note_time(now)
        for game in games:
            self._computers.wake_later(game)
        return games + ended

    async def _note_time(self, now: int) -> None:
        """Note when the bot was alive; messages that show times far from right are drawn again."""
        ahead = self._ahead if self._is_shown_wrong() else self._shown_ahead
        async with self._store.transaction() as tx:
            await tx.run("set_memo", name=ALIVE, value=str(now))
            if ahead != self._shown_ahead:
                await tx.run("set_memo", name=SHOWN_AHEAD, value=str(ahead))
                await tx.run("redraw_clocks")
                await tx.run("edited_by_now", now=self._now())
        self._alive_at, self._shown_ahead = now, ahead

    def _is_shown_wrong(self) -> bool:
        return abs(self._ahead - self._shown_ahead) > SHORT_STOP

    async def close(self) -> None:
        """Stop the computer players; they go on after the next start."""
        await self._computers.close()

    # Looking

    async def look(self, game: str, user_id: int | None = None) -> Look:
        """The game as this person, or everybody, may see it; raises Refused if there is none."""
        return (await self.looks(game))(user_id)

    async def looks(self, game: str) -> Looks:
        """The game at this moment, to be seen by anybody; raises Refused if there is none."""
        async with self._store.reading() as tx:
            return self._looks(await load(tx, game))

    async def name_of(self, game: str) -> str:
        """Which game it is; raises Refused if there is none."""
        async with self._store.reading() as tx:
            name = await tx.value("name_of_game", id=game)
        if name is None:
            raise Refused("no_game")
        return str(name)

    async def games_of(self, user_id: int) -> list[str]:
        """The open games of a person, newest first."""
        async with self._store.reading() as tx:
            return [str(game) for (game,) in await tx.values("games_of_user", user_id=user_id)]

    async def idle(self) -> None:
        """Return when the computer players owe nothing."""
        await self._computers.idle()

    # Inside

    async def _play_computers(self, game: str) -> None:
        """Enter the moves that computer players owe; the commit wakes them again."""
        async with self._store.reading() as tx:
            loaded = await load(tx, game)
        if _lacks_mark(loaded):
            await self._set_mark(game)
        moves = {seat: await self._found_move(loaded, seat) for seat in _owing_computers(loaded)}
        if not moves:
            return
        async with self._change(game) as (tx, current):
            if current.row.step != loaded.row.step or current.row.status != "running":
                return
            for seat in set(moves) & set(_owing_computers(current)):
                await rounds.enter(tx, current, seat, moves[seat], is_ready=True)
            await rounds.advance(tx, current, self._moment(), panels=frozenset())

    async def _set_mark(self, game: str) -> None:
        """Let a computer player play a solo game from its beginning, with the same dice."""
        async with self._store.reading() as tx:
            loaded = await load(tx, game)
        if not _lacks_mark(loaded):
            return
        mark = await self._players.points_of_mark(parse_header(loaded.row.header or ""), loaded.dice)
        async with self._store.transaction() as tx:
            current = await load(tx, game)
            if _lacks_mark(current):
                await tx.run("set_mark", id=game, mark=mark)
                await save(tx, current)
        self._on_change(game)

    async def _found_move(self, loaded: Loaded, seat: int) -> str:
        """A computer player's move as text."""
        player = loaded.player(seat)
        strength = (player.computer if player else None) or STAND_IN
        return loaded.rules.format_move(await self._thought(loaded, seat, strength))

    async def _thought(self, loaded: Loaded, seat: int, strength: str) -> Any:
        """What a computer player would do in this seat, found off the event loop from the seat's view."""
        seed = bytes.fromhex(loaded.row.seed)
        chance = player_random(seed, loaded.row.id, loaded.step, Seat(seat))
        view = loaded.rules.view(loaded.state, Seat(seat))
        return await self._players.think(loaded.row.name, strength, view, chance)

    @asynccontextmanager
    async def _change(self, game: str) -> AsyncIterator[tuple[Transaction, Loaded]]:
        async with self._store.transaction() as tx:
            loaded = await load(tx, game)
            try:
                yield tx, loaded
            except Refused as refused:
                refused.looks = self._looks(loaded)
                raise
        self._changed(game)

    def _looks(self, loaded: Loaded) -> Looks:
        return partial(look, loaded, ahead=self._ahead)

    @asynccontextmanager
    async def _turn(
        self, game: str, user_id: int, step: int
    ) -> AsyncIterator[tuple[Transaction, Loaded, int]]:
        """A change by a person whose seat owes a move at this step; then the game goes on."""
        async with self._change(game) as (tx, loaded):
            seat = _asked_seat(loaded, user_id, step)
            yield tx, loaded, seat
            _came_back(loaded, seat)
            await rounds.advance(tx, loaded, self._moment(), panels={seat})

    def _changed(self, game: str) -> None:
        self._on_change(game)
        self._computers.wake(game)

    def _moment(self) -> Moment:
        return Moment(self._clock.now(), self._grace, self._now())


def _asked_seat(loaded: Loaded, user_id: int, step: int) -> int:
    """The seat of a person who owes a move at this step; raises Refused for anybody else."""
    seat = loaded.seat_of(user_id)
    if loaded.row.status == "lobby":
        raise Refused("not_started")
    if loaded.row.status != "running":
        raise Refused("game_over", is_late=True)
    if not loaded.is_current(step):
        raise Refused("too_late", is_late=True)
    if seat not in loaded.pending():
        raise Refused("not_pending", is_late=True)
    return seat


def _lacks_mark(loaded: Loaded) -> bool:
    """Whether it is to be found: as soon as the dice depend on nothing more."""
    row = loaded.row
    is_fixed = row.interactions != "" or loaded.throws > 0
    return is_fixed and row.mode == "solo" and row.status == "running" and row.mark is None


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
