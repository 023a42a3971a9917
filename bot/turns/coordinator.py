"""The turn loop: every change to a game happens here, in one commit, and is reported afterwards."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import replace
from typing import Any, TypeVar

from bot.computers.strengths import Computers
from bot.store.database import Store
from bot.store.errors import StoreBusy
from bot.store.messages import Sent
from bot.store.rows import PanelPlace, Theme
from bot.store.statements import CoreSql
from bot.turns import lobby, own_seat, rounds, visibility
from bot.turns.admission import Admission
from bot.turns.changes import Change
from bot.turns.claims import Claims, Drawers
from bot.turns.clocks import SECOND
from bot.turns.game import GameDraft
from bot.turns.game_clock import GameClock
from bot.turns.games import Games
from bot.turns.hooks import Hooks
from bot.turns.limits import HINTS, Limiter, Place
from bot.turns.look import Hints, Look, Looks, Person, Refused, Setup
from bot.turns.messages import Messages
from bot.turns.opening import CheckLobbies, Opening
from bot.turns.own_seat import asked_seat, turn
from bot.turns.processes import Alone, Peers
from bot.turns.rounds import Timing
from bot.turns.thinking import Thinking
from bot.turns.timekeeping import Timekeeper
from bot.turns.upkeep import Upkeep
from engine.dice import Dice
from engine.game import Header, MalformedText, Seat

GRACE = 5 * SECOND
PRESS_TIME = 3 * SECOND
"""Milliseconds for which Discord waits for an answer: then a person presses something else."""

T = TypeVar("T")


async def _leave_unchecked(_: Sequence[str]) -> None:
    pass


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
        limiter: Limiter | None = None,
        peers: Peers | None = None,
        hooks: Sequence[Hooks] = (),
        check_lobbies: CheckLobbies = _leave_unchecked,
    ) -> None:
        """Create a coordinator. `peers` are the processes that share the database, if there may be several;
        `hooks` are the features' hooks, called for each game; `check_lobbies` is asked before lobbies that nobody may be
        able to reach take the room of another."""
        self._store = store
        self.now = now
        self.clock = clock or GameClock(now)
        self.peers: Peers = peers or Alone()
        owner = self.peers.owner
        self._on_change = on_change
        self.players = players
        self._time = Timekeeper(store, now, self.clock, grace)
        claims = Claims(store, owner, now)
        drawers = Drawers(owner, now)
        self._games = Games(store, self._time, self._changed, claims, drawers=drawers, hooks=hooks)
        self.messages = Messages(store, self._games, owner)
        self.limiter = limiter or Limiter(now)
        self._thinking = Thinking(self._games, players, self.limiter, claims)
        self.admission = Admission(store, now)
        self._opening = Opening(store, self._games, self.limiter, hooks, self.admission, check=check_lobbies)
        self.upkeep = Upkeep(
            store, self._time, self._games, self._thinking, self.admission, expire=self.expire
        )

    # The lobby

    async def open_lobby(
        self, setup: Setup, host: Person, sent: Sent | None = None, *, room: Place | None = None
    ) -> str:
        """Open a lobby with its host seated; return the game's id. A solo game starts at once.

        `sent` is the message that answered the host's command, which will show the game; `room` is what
        `room` reserved.
        """
        return await self._opening.open_lobby(setup, host, sent, room)

    def room(self, place: Place) -> AbstractAsyncContextManager[Place]:
        """Reserve room for the game that is opened inside; raises Refused if too many are open."""
        return self._opening.room(place)

    # The ids of the interactions behind the next three are mixed into the throws.

    async def join(self, game: str, person: Person, *, interaction: int | None = None) -> Looks:
        return await self._change(game, lambda g, t: lobby.join(g, person, t, interaction=interaction))

    async def add_computer(
        self, game: str, user_id: int, strength: str | None = None, *, interaction: int | None = None
    ) -> Looks:
        """Seat a computer player, by default the game's stand-in."""

        def step(draft: GameDraft, timing: Timing) -> None:
            known = self.players.strengths(draft.row.kind)
            chosen = strength or known.stand_in
            lobby.add_computer(draft, user_id, chosen, timing, known=known.names, interaction=interaction)

        return await self._change(game, step)

    async def start(self, game: str, user_id: int, *, interaction: int | None = None) -> Looks:
        return await self._change(game, lambda g, t: lobby.start(g, user_id, t, interaction=interaction))

    async def leave(self, game: str, user_id: int) -> Looks:
        """Leave the lobby, leave the running game for good, or turn down an invitation."""
        return await self._change(game, lambda g, t: lobby.depart(g, user_id, t))

    async def remove(self, game: str, user_id: int, seat: int) -> Looks:
        """Let the host remove another player or a computer player."""
        return await self._change(game, lambda g, t: lobby.remove(g, user_id, seat, t))

    async def cancel(self, game: str, user_id: int, *, is_moderator: bool = False) -> Looks:
        """Let the host close the lobby, or a moderator end any open game."""
        return await self._change(game, lambda g, t: lobby.cancel(g, user_id, t, is_moderator=is_moderator))

    async def rematch(self, game: str, person: Person, sent: Sent | None = None) -> str:
        """Return the lobby of the next game with the same people; the first to ask hosts it.

        When that game is over, the next request opens another. `sent` is the message that answered the press
        and will show a solo game.
        """
        new = await self._opening.rematch(game, person)
        if sent is not None:
            await self._games.change(new, lambda g, t: g.open_message(sent, now=t.utc))
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
        pressed_at: int | None = None,
    ) -> Looks:
        """Enter a move for the person's seat; it is sealed, and can be changed until the round closes. Raises
        StoreBusy if this process has stood still since the press.

        A final one cannot be changed: the person is ready at once. In solo, which has no other players, the
        throws follow from the id of the first interaction that enters a move.
        """

        def enter(draft: GameDraft, seat: int) -> None:
            try:
                move = draft.rules.parse_move(text)
            except MalformedText as error:
                raise Refused("malformed_move") from error
            if reason := draft.rules.refusal(draft.state, Seat(seat), move):
                raise Refused(reason.code, reason.values)
            if draft.row.mode == "solo" and not draft.row.dice.interactions and not draft.throws:
                draft.mix_in(interaction)
            rounds.enter(draft, seat, draft.rules.format_move(move), is_ready=is_final)

        return await self._turn(game, user_id, step, enter, pressed_at)

    async def retract(self, game: str, user_id: int, step: int, *, pressed_at: int | None = None) -> Looks:
        """Take back the entry of the open round; raises StoreBusy as `submit` does."""
        return await self._turn(game, user_id, step, rounds.withdraw, pressed_at)

    async def ready(self, game: str, user_id: int, step: int, *, pressed_at: int | None = None) -> Looks:
        """Mark the person as ready; alone, this closes the round at once. Raises StoreBusy as `submit` does."""

        def confirm(draft: GameDraft, seat: int) -> None:
            if seat not in draft.entries:
                raise Refused("nothing_entered")
            rounds.enter(draft, seat, draft.entries[seat].move, is_ready=True)

        return await self._turn(game, user_id, step, confirm, pressed_at)

    async def set_panel(
        self, game: str, user_id: int, panel: PanelPlace, sent: Sent | None = None, *, shown: int = -1
    ) -> Looks:
        """Record where a person's panel is; `sent` is its message, which shows the revision `shown`.

        Opening it also ends an absence.
        """
        return await self._change(game, lambda g, t: own_seat.place(g, user_id, panel, sent, t, shown=shown))

    async def set_theme(self, user_id: int, theme: Theme) -> None:
        """Draw the person's panels in these colours, in every open game."""
        for game in await self.games_of(user_id):
            await self._change(game, lambda g, _: own_seat.paint(g, user_id, theme))

    async def set_locale(self, user_id: int, locale: str) -> None:
        """Write the person's panels in this language, in every open game."""
        for game in await self.games_of(user_id):
            await self._change(game, lambda g, _: own_seat.speak(g, user_id, locale))

    async def rename(self, user_id: int, name: str, games: Iterable[str]) -> None:
        """Let the person have this name in these open games; what was finished was renamed in the database."""
        self._games.forget_finished()
        for game in games:
            await self._change(game, lambda g, _: own_seat.rename(g, user_id, name))

    async def set_goes_on(self, user_id: int, *, goes_on: bool) -> None:
        """Set whether throws come automatically in the person's open games in which nobody else plays."""
        for game in await self.games_of(user_id):
            await self._change(game, lambda g, _: own_seat.pace(g, user_id, goes_on=goes_on))

    async def end_offers(self, user_id: int) -> None:
        """Stop offering the person a lesson, in every open game."""
        for game in await self.games_of(user_id):
            await self._change(game, lambda g, _: own_seat.end_offer(g, user_id))

    async def dms_are_closed(self, game: str, seat: int) -> None:
        """Record that a panel could not be delivered; asks its player to open it in the channel."""
        await self._change(game, lambda g, _: own_seat.close(g, seat))

    async def hide(self, game: str, *, is_gone: bool) -> None:
        """Hide a game: Discord refuses its public messages, or its channel is gone."""
        await self._change(game, lambda g, t: visibility.hide(g, t, is_gone=is_gone))

    async def close_lobby(self, game: str) -> None:
        """End a lobby whose message is gone, or whose channel nobody can write in; does nothing to a running game."""
        await self._change(game, visibility.close_lobby)

    async def show_again(self, game: str) -> Looks:
        """Try the public messages of a hidden game again."""
        return await self._change(game, lambda g, _: visibility.show_again(g))

    async def publish_throws(self, game: str) -> None:
        """Let the throws of a sealed game be seen once it is over."""
        await self._change(game, lambda g, _: visibility.publish_throws(g))

    # Hints

    async def allow_hints(self, game: str, user_id: int, step: int) -> Looks:
        """Allow hints in a solo game, which then does not count for the leaderboard."""

        def allow(draft: GameDraft, _: Timing) -> None:
            asked_seat(draft, user_id, step)
            if draft.row.mode != "solo" or not draft.row.has_hints:
                raise Refused("hints_off")
            draft.row = replace(draft.row, is_casual=True)
            # No message shows this yet; a redraw would collide with the answer to the press.
            draft.revise(panels=frozenset(), is_urgent=False)

        return await self._change(game, allow)

    async def hint(self, game: str, user_id: int, step: int, *, is_agreed: bool = False) -> Any:
        """Return the move that the strongest computer player would make in this seat.

        It sees what the person sees and finds the same move each time. Changes nothing. `is_agreed` means
        that the person accepts the cost of hints; the caller then allows them once there is one.
        """
        loaded = await self._games.game(game)
        seat = asked_seat(loaded, user_id, step)
        hints = self._games.looks(loaded)(user_id).hints
        if hints is Hints.OFF or (hints is Hints.ASK and not is_agreed):
            raise Refused("hints_off")
        if seat in loaded.entries:
            raise Refused("hint_late", is_late=True)
        self.limiter.take(HINTS, user_id)
        return await self._thinking.thought(loaded, seat, self.players.strengths(loaded.row.kind).strongest)

    async def made(self, place: int, work: Callable[[], T]) -> T:
        """Make something that takes seconds, such as a level; servers take turns. `work` must be
        picklable."""
        return await self._thinking.made(place, work)

    async def par(self, place: int, header: Header, dice: Dice) -> int:
        """Return what the strength that sets par scores with this header and these dice."""
        return await self._thinking.par(place, header, dice)

    # Time

    async def expire(self, game: str) -> None:
        """Do what is due; an early or second call does nothing."""
        await self._change(game, rounds.expire)

    async def flush(self) -> None:
        """Write the bookkeeping of messages."""
        await self._games.flush()

    def forget_before(self, game: str, step: int) -> None:
        """Reload the game if a person was shown a later step of it, made by another process."""
        self._games.forget_before(game, step)

    async def close(self) -> None:
        """Stop the clocks and the computer players, which continue after the next start, and write the rest."""
        await self.upkeep.close()
        await self._thinking.close()
        await self._games.close()

    async def look(self, game: str, user_id: int | None = None) -> Look:
        """Return the game as this person, or everyone, may see it; raises Refused if there is none."""
        return (await self.looks(game))(user_id)

    async def looks(self, game: str) -> Looks:
        """Return the present game, for any viewer; raises Refused if there is none."""
        return self._games.looks(await self._games.game(game))

    async def games_of(self, user_id: int) -> list[str]:
        """Return a person's open games, newest first."""
        async with self._store.reading() as tx:
            return [str(game) for (game,) in await tx.values(CoreSql.games_of_user, user_id=user_id)]

    async def idle(self) -> None:
        """Wait until what was due is done, and the computer players owe no move."""
        await self.upkeep.idle()
        await self._thinking.idle()

    def set_aside(self) -> AbstractAsyncContextManager[None]:
        """Let the caller change the database directly inside; the coordinator reloads the games
        afterwards."""
        return self._games.set_aside()

    async def _turn(
        self, game: str, user_id: int, step: int, do: Callable[[GameDraft, int], None], pressed_at: int | None
    ) -> Looks:
        def change(draft: GameDraft, timing: Timing) -> None:
            # Another process may have told this person meanwhile that a later move of theirs is saved.
            if self.peers.owner and pressed_at is not None and self.now() - pressed_at > PRESS_TIME:
                raise StoreBusy(f"game {game}: a press waited for too long: nothing was changed")
            turn(draft, timing, user_id, step, do)

        return await self._change(game, change)

    async def _change(self, game: str, step: Change) -> Looks:
        return self._games.looks(await self._games.change(game, step))

    def _changed(self, game: str) -> None:
        self._on_change(game)
        self._thinking.wake(game)
