"""The turn loop: every change to a game happens here, in one transaction, and is reported afterwards."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from bot.store.database import Store
from bot.store.messages import Sent
from bot.store.rows import PanelPlace
from bot.turns import hiding, lobby, panels, rounds
from bot.turns.changes import Changes, asked_seat
from bot.turns.clocks import HOUR, SECOND
from bot.turns.computers import MASTER, STAND_IN, Computers
from bot.turns.game import load, look, save
from bot.turns.game_clock import GameClock
from bot.turns.look import Hints, Look, Looks, Person, Refused, Setup
from bot.turns.thinking import Thinking
from bot.turns.timekeeping import Timekeeper
from engine.game import MalformedText, Seat

GRACE = 8 * SECOND

logger = logging.getLogger(__name__)


class Coordinator:
    """Opens, advances and ends games. Every change made for a press returns the game as committed.

    `now` gives milliseconds UTC for stored and shown times; deadlines use `clock`, by default
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
        self._on_change = on_change
        self._players = players
        self._time = Timekeeper(store, now, clock or GameClock(now), grace)
        changes = Changes(store, self._time, self._changed)
        self._load, self._looks = changes.load, changes.looks
        self._change, self._turn = changes.change, changes.turn
        self._timing = self._time.timing
        self._thinking = Thinking(store, changes, self._time, players)

    # The lobby

    async def open_lobby(self, setup: Setup, host: Person, sent: Sent | None = None) -> str:
        """A new lobby with its host seated; returns the game's id. A solo game starts at once.

        `sent` is the message that answered the host's command, which will show the game.
        """
        async with self._store.transaction() as tx:
            row = (await lobby.open_lobby(tx, setup, host, self._timing())).row
            # After the start, which retires any message that showed the lobby.
            await panels.show_in(tx, row, sent, now=self._now())
        self._changed(row.id)
        return row.id

    # The ids of the interactions behind the next three are mixed into the throws.

    async def join(self, game: str, person: Person, *, interaction: int | None = None) -> Looks:
        async with self._change(game) as (tx, loaded):
            await lobby.join(tx, loaded, person, self._timing(), interaction=interaction)
        return self._looks(loaded)

    async def add_computer(
        self, game: str, user_id: int, strength: str | None = None, *, interaction: int | None = None
    ) -> Looks:
        """Seat a computer player, by default the game's stand-in."""
        async with self._change(game) as (tx, loaded):
            known = self._players.strengths(loaded.row.name)
            await lobby.add_computer(
                tx,
                loaded,
                user_id,
                strength or STAND_IN,
                self._timing(),
                known=known,
                interaction=interaction,
            )
        return self._looks(loaded)

    async def start(self, game: str, user_id: int, *, interaction: int | None = None) -> Looks:
        async with self._change(game) as (tx, loaded):
            await lobby.start(tx, loaded, user_id, self._timing(), interaction=interaction)
        return self._looks(loaded)

    async def leave(self, game: str, user_id: int) -> Looks:
        """Leave the lobby or, for good, the running game."""
        async with self._change(game) as (tx, loaded):
            await lobby.leave(tx, loaded, loaded.seat_of(user_id), self._timing())
        return self._looks(loaded)

    async def remove(self, game: str, user_id: int, seat: int) -> Looks:
        """The host removes another player or a computer player."""
        async with self._change(game) as (tx, loaded):
            await lobby.remove(tx, loaded, user_id, seat, self._timing())
        return self._looks(loaded)

    async def cancel(self, game: str, user_id: int, *, is_moderator: bool = False) -> Looks:
        """The host closes the lobby; a moderator ends any open game."""
        async with self._change(game) as (tx, loaded):
            await lobby.cancel(tx, loaded, user_id, self._timing(), is_moderator=is_moderator)
        return self._looks(loaded)

    async def rematch(self, game: str, person: Person, sent: Sent | None = None) -> str:
        """The lobby of the next game with the same people; the first to ask hosts it.

        When that game is over, the next request opens another. `sent` is the message that answered the press
        and will show a solo game.
        """
        async with self._change(game) as (tx, old):
            new = await lobby.rematch(tx, old, person, self._timing())
            if sent is not None:
                await panels.show_in(tx, (await load(tx, new)).row, sent, now=self._now())
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
        """Enter a move for the person's seat; it is sealed, and can be changed until the round closes.

        A final one cannot be changed: the person is ready at once. In solo, where nobody joins, the
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
        """Take back the entry of the open round."""
        async with self._turn(game, user_id, step) as (tx, loaded, seat):
            await rounds.withdraw(tx, loaded, seat)
        return self._looks(loaded)

    async def ready(self, game: str, user_id: int, step: int) -> Looks:
        """Mark the person as ready; alone, this closes the round."""
        async with self._turn(game, user_id, step) as (tx, loaded, seat):
            if seat not in loaded.entries:
                raise Refused("nothing_entered")
            await rounds.enter(tx, loaded, seat, loaded.entries[seat].move, is_ready=True)
        return self._looks(loaded)

    async def set_panel(
        self, game: str, user_id: int, panel: PanelPlace, sent: Sent | None = None, *, shown: int = -1
    ) -> Looks:
        """Record where a person's panel is; `sent` is its message, which shows the revision `shown`.

        Opening it also ends an absence.
        """
        async with self._change(game) as (tx, loaded):
            await panels.place(tx, loaded, user_id, panel, sent, shown=shown, now=self._now())
        return self._looks(loaded)

    async def dms_are_closed(self, game: str, seat: int) -> None:
        """Record that a panel could not be delivered; asks its player to open it in the channel."""
        async with self._change(game) as (tx, loaded):
            await panels.close(tx, loaded, seat)

    async def hide(self, game: str, *, is_gone: bool) -> None:
        """Hide a game: Discord refuses its public messages, or its channel is gone."""
        async with self._change(game) as (tx, loaded):
            await hiding.hide(tx, loaded, self._timing(), is_gone=is_gone)

    async def show_again(self, game: str) -> Looks:
        """Try the public messages of a hidden game again."""
        async with self._change(game) as (tx, loaded):
            await hiding.show_again(tx, loaded)
        return self._looks(loaded)

    # Hints

    async def allow_hints(self, game: str, user_id: int, step: int) -> Looks:
        """Allow hints in a solo game, which then does not count for the leaderboard."""
        async with self._change(game) as (tx, loaded):
            asked_seat(loaded, user_id, step)
            if loaded.row.mode != "solo":
                raise Refused("hints_off")
            loaded.row = replace(loaded.row, is_casual=True)
            # No message shows this yet; a redraw would cross the answer to the press.
            await save(tx, loaded, panels=frozenset(), is_urgent=False)
        return self._looks(loaded)

    async def hint(self, game: str, user_id: int, step: int) -> Any:
        """The move that the strongest computer player would make in this seat.

        It sees what the person sees and finds the same move each time. Changes nothing.
        """
        loaded = await self._load(game)
        seat = asked_seat(loaded, user_id, step)
        if look(loaded, user_id).hints is not Hints.FREE:
            raise Refused("hints_off")
        if seat in loaded.entries:
            raise Refused("hint_late", is_late=True)
        return await self._thinking.thought(loaded, seat, MASTER)

    # Time

    async def tick(self) -> None:
        """Once a second: warn, force and close what is due; nothing is due while Discord is away."""
        now = self._time.now()
        if not self._time.is_away:
            await self._expire_due(now)
        await self._time.keep(now)

    async def _expire_due(self, now: int) -> None:
        async with self._store.reading() as tx:
            due = await tx.values("due_games", now=now)
        for game, step in due:
            try:
                await self.expire(str(game), int(step))
            except Exception:
                # One failure must not stop the clocks of other games.
                logger.exception("game %s: its clock failed", game)

    async def expire(self, game: str, step: int) -> None:
        """Do what is due at this step; a second or late call does nothing."""
        async with self._change(game) as (tx, loaded):
            if loaded.row.step == step:
                await rounds.expire(tx, loaded, self._timing())

    async def resume(self) -> list[str]:
        """After a start, continue the clocks from where they stopped, and every open game.

        Returns the games to redraw, nearest deadline first.
        """
        shown = await self._time.resume()
        async with self._store.snapshot() as tx:
            games = [str(game) for (game,) in await tx.values("open_games")]
            ended = [str(game) for (game,) in await tx.values("unrevealed_games", since=shown - HOUR)]
        async with self._store.transaction() as tx:
            await tx.run("doubt_messages")
        for game in games:
            self._thinking.tasks.wake_later(game)
        return games + ended

    async def close(self) -> None:
        """Stop the computer players; they continue after the next start."""
        await self._thinking.tasks.close()

    # Looking

    async def look(self, game: str, user_id: int | None = None) -> Look:
        """The game as this person, or everyone, may see it; raises Refused if there is none."""
        return (await self.looks(game))(user_id)

    async def looks(self, game: str) -> Looks:
        """The present game, for any viewer; raises Refused if there is none."""
        return self._looks(await self._load(game))

    async def name_of(self, game: str) -> str:
        """The name of its game; raises Refused if there is none."""
        async with self._store.reading() as tx:
            name = await tx.value("name_of_game", id=game)
        if name is None:
            raise Refused("no_game")
        return str(name)

    async def games_of(self, user_id: int) -> list[str]:
        """A person's open games, newest first."""
        async with self._store.reading() as tx:
            return [str(game) for (game,) in await tx.values("games_of_user", user_id=user_id)]

    async def idle(self) -> None:
        """Return when the computer players owe no move."""
        await self._thinking.tasks.idle()

    def _changed(self, game: str) -> None:
        self._on_change(game)
        self._thinking.tasks.wake(game)
