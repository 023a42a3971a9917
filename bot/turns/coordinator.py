"""The turn loop: every change to a game happens here, in one commit, and is reported afterwards."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager, nullcontext
from typing import Any, Concatenate, ParamSpec

from bot.computers.strengths import Computers
from bot.store.database import Store
from bot.store.errors import StoreBusy
from bot.store.messages import Sent
from bot.store.recent import Recent
from bot.store.records import GAMES_OF_USER
from bot.store.rows import PanelPlace
from bot.store.settings import SETTINGS_OF_PLAYERS, riding_of
from bot.store.statements import sql, statement
from bot.turns import appearance, lobby, rounds
from bot.turns.clocks import HOUR, SECOND, GameClock, Pressed, Timekeeper, Timing
from bot.turns.game import MISSED_TURNS, CommittedGame, GameDraft
from bot.turns.games import Games
from bot.turns.hooks import Hooks, complete_setup
from bot.turns.limits import HINTS, Admission, CheckLobbies, Limiter, Place, Rooms
from bot.turns.look import Hints, Look, Looks, Person, Refused, Setup
from bot.turns.messages import Messages
from bot.turns.processes import Alone, Claims, Drawers, Peers
from bot.turns.tasks import KeyedTasks
from bot.turns.thinking import Thinking

PRESS_TIME = 3 * SECOND
"""Milliseconds for which Discord waits for an answer: then a person presses something else."""
REMEMBERED = 10_000
"""How many people, each in a game, have their newest press remembered."""

MOST_DUE = 1_000
"""The most games handled in one second, in the order of their deadlines."""
AT_ONCE = 50
"""Deadlines handled at once."""
HEAD_START = 600
"""Milliseconds for which a due game is left to the process that has it in memory: another process would have to
read it first, and this one would read it again at its next press."""

# Selects due games, the longest due first. Each kind is limited, because after a long outage all open
# games may be due.
DUE_GAMES = sql("""
    select id, min(due_at) as due_at from (
        select * from (
            select id, deadline as due_at from game {indexed_by} game_deadline
            where status in ('lobby', 'running') and deadline <= :now
            order by deadline limit :limit
        ) deadline_due
        union all
        select * from (
            select id, closes_at from game {indexed_by} game_closes
            where status in ('lobby', 'running') and closes_at <= :now
            order by closes_at limit :limit
        ) closes_due
        union all
        select * from (
            select id, ends_at from game {indexed_by} game_ends
            where status in ('lobby', 'running') and ends_at <= :now
            order by ends_at limit :limit
        ) ends_due
        union all
        select * from (
            select id, untouched_at from game {indexed_by} game_untouched
            where status in ('lobby', 'running') and untouched_at <= :now
            order by untouched_at limit :limit
        ) untouched_due
        union all
        select * from (
            select id, warn_at from game {indexed_by} game_warning
            where status in ('lobby', 'running') and warn_at <= :now and is_warned = 0
            order by warn_at limit :limit
        ) warn_due
    ) due
    group by id
    order by min(due_at)
    limit :limit
""")
# Selects open games, the nearest deadline first.
OPEN_GAMES = sql("""
    select id from game
    where status in ('lobby', 'running')
    order by deadline is null, deadline
""")
# Selects the games in which a computer player may owe a move or par, the nearest deadline first.
THINKING_GAMES = sql("""
    select id from game
    where status = 'running'
        and ((mode = 'solo' and par is null) or exists (
            select 1 from player where player.game = game.id and (computer is not null or missed >= :missed)
        ))
    order by deadline is null, deadline
""")
# Selects finished tables whose sheets were not shown before the program stopped.
UNREVEALED_GAMES = sql("""
    select id from game
    where status = 'finished' and mode not in ('solo', 'ghosts') and ended_at > :since
        and not exists (
            select 1 from message
            where message.game = game.id and message.kind = 'reveal' and message.is_retired = 0
            union all
            select 1 from message
            where message.game = game.id and message.kind = 'reveal' and message.is_retired = 1
        )
""")
# Each message must be compared with what the database says it shows.
DOUBT_MESSAGES = sql("""
    update message set is_unsure = 1
    where is_retired = 0 and message_id <> 0 and exists (
        select 1 from game where game.id = message.game and game.status in ('lobby', 'running')
    )
""")

P = ParamSpec("P")


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
        grace: int | None = None,
        limiter: Limiter | None = None,
        peers: Peers | None = None,
        hooks: Sequence[Hooks] = (),
        check_lobbies: CheckLobbies = _leave_unchecked,
    ) -> None:
        """Create a coordinator. `grace` replaces the usual grace periods of tables; `peers` are the processes that
        share the database, if there may be several; `hooks` are the features' hooks, called for each game;
        `check_lobbies` is asked before lobbies that nobody may be able to reach take the room of another."""
        self._hooks = hooks
        self._store = store
        self.now = now
        self.clock = clock or GameClock(now)
        self.peers: Peers = peers or Alone()
        owner = self.peers.owner
        self._on_change = on_change
        self._pressed = Recent[tuple[str, int], int](REMEMBERED)
        """The place in the order of a person's newest press that was carried out in a game."""
        self.players = players
        self._time = Timekeeper(store, now, self.clock, grace)
        claims = Claims(store, owner, now)
        self.games = Games(store, self._time, self._changed, claims, drawers=Drawers(owner, now), hooks=hooks)
        self.messages = Messages(store, self.games, owner)
        self.limiter = limiter or Limiter(now)
        self.thinking = Thinking(self.games, players, self.limiter, claims)
        self.admission = Admission(store, now)
        self._rooms = Rooms(store, self.limiter, check_lobbies)
        # The due games are looked for again while these wait for the database, and are committed together.
        self._due = KeyedTasks("clock", self.expire, AT_ONCE)
        self._revealed_since = 0

    async def change(
        self,
        game: str,
        step: Callable[Concatenate[GameDraft, Timing, P], object],
        *args: P.args,
        **named: P.kwargs,
    ) -> Looks:
        """Take one step of a game, such as `lobby.join`, with these arguments; raises Refused where it does."""
        changed = await self.games.change(game, lambda draft, timing: step(draft, timing, *args, **named))
        return self.games.looks(changed)

    async def change_all(
        self,
        user_id: int,
        step: Callable[Concatenate[GameDraft, Timing, int, P], object],
        *args: P.args,
        **named: P.kwargs,
    ) -> None:
        """Take one step, such as `appearance.set_settings`, in every open game of a person."""
        for game in await self.games_of(user_id):
            await self.change(game, step, user_id, *args, **named)

    # The lobby

    @asynccontextmanager
    async def room(self, place: Place) -> AsyncIterator[Place]:
        """Reserve room for the game that is opened inside; raises Refused if there is none, or the bot is paused."""
        self.admission.need_open()
        async with self._rooms.reserve(place):
            yield place

    async def open_lobby(
        self, setup: Setup, host: Person, sent: Sent | None = None, *, room: Place | None = None
    ) -> str:
        """Open a lobby with its host seated; return the game's id. A solo game starts at once.

        `sent` is the message that answered the host's command, which will show the game; `room` is what
        `room` reserved. Without it, raises Refused if there is none.
        """
        if room is None:
            async with self.room(Place(host.user_id, setup.channel_id, setup.guild_id, setup.mode)) as place:
                return await self.open_lobby(setup, host, sent, room=place)
        completed = await complete_setup(self._store, setup, host.user_id, self._hooks)

        def begin(timing: Timing) -> CommittedGame:
            new = lobby.open_lobby(completed, host, timing)
            if sent is not None:
                # After the start, which retires any message that showed the lobby.
                new.open_message(sent, now=timing.utc)
            return new.committed()

        opened = await self.games.open(begin, setup.also)
        self._rooms.give_back(room)
        return opened.row.id

    async def add_computer(
        self, game: str, user_id: int, strength: str | None = None, *, interaction: int | None = None
    ) -> Looks:
        """Seat a computer player, by default the game's stand-in."""
        known = self.players.strengths((await self.games.game(game)).row.kind)
        strength = strength or known.stand_in
        return await self.change(
            game, lobby.add_computer, user_id, strength, known=known.names, interaction=interaction
        )

    async def rematch(
        self,
        game: str,
        person: Person,
        sent: Sent | None = None,
        *,
        interaction: int | None = None,
        panel: PanelPlace | None = None,
    ) -> str:
        """Return the lobby of the next game with the same people; the first to ask hosts it, the others join it.

        When that game is over, the next request opens another. `sent` is the message that answered the press
        and will show a solo game; `panel` is where the person has their sheet, if not where the table says.
        """
        finished = await self.games.game(game)
        last = finished.row
        is_over = last.rematch is not None and (await self.games.game(last.rematch)).is_over
        over = last.rematch if is_over else None
        settings = riding_of(await self._store.rows(SETTINGS_OF_PLAYERS, game=game))
        setup = await complete_setup(self._store, lobby.setup_again(finished), person.user_id, self._hooks)
        place = Place(person.user_id, last.place.channel_id, last.place.guild_id, last.mode)
        async with self.room(place) if last.rematch == over else nullcontext():
            changed = await self.games.change(
                game,
                lambda g, t: lobby.rematch(g, person, t, setup, over=over, settings=settings, panel=panel),
            )
        new = changed.row.rematch or ""
        try:
            if (await self.games.game(new)).row.host_id != person.user_id:
                await self.change(new, lobby.join, person, interaction=interaction, panel=panel)
        except Refused as refused:
            if refused.code not in ("already_joined", "has_started", "game_over"):
                raise
        if sent is not None:
            await self.games.change(new, lambda g, t: g.open_message(sent, now=t.utc))
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
        pressed: Pressed | None = None,
    ) -> Looks:
        """Enter a move for the person's seat; raises StoreBusy if the press has waited so long that a
        later one of theirs may be saved."""
        return await self._press(
            game, user_id, pressed, rounds.submit, step, text, is_final=is_final, interaction=interaction
        )

    async def retract(self, game: str, user_id: int, step: int, *, pressed: Pressed | None = None) -> Looks:
        """Take back the entry of the open round; raises StoreBusy as `submit` does."""
        return await self._press(game, user_id, pressed, rounds.retract, step)

    async def ready(self, game: str, user_id: int, step: int, *, pressed: Pressed | None = None) -> Looks:
        """Mark the person as ready; alone, this closes the round at once. Raises StoreBusy as `submit` does."""
        return await self._press(game, user_id, pressed, rounds.ready, step)

    async def rename(self, user_id: int, name: str, games: Iterable[str]) -> None:
        """Let the person have this name in these open games; what was finished was renamed in the database."""
        self.games.forget_finished()
        for game in games:
            await self.change(game, appearance.rename, user_id, name)

    # Hints

    async def hint(self, game: str, user_id: int, step: int, *, is_agreed: bool = False) -> Any:
        """Return the move that the strongest computer player would make in this seat.

        It sees what the person sees and finds the same move each time. Changes nothing. `is_agreed` means
        that the person accepts the cost of hints; the caller then allows them once there is one.
        """
        loaded = await self.games.game(game)
        seat = rounds.asked_seat(loaded, user_id, step)
        hints = self.games.looks(loaded)(user_id).hints
        if hints is Hints.OFF or (hints is Hints.ASK and not is_agreed):
            raise Refused("hints_off")
        if seat in loaded.entries:
            raise Refused("hint_late", is_late=True)
        self.limiter.take(HINTS, user_id)
        return await self.thinking.thought(loaded, seat, self.players.strengths(loaded.row.kind).strongest)

    # Time

    async def expire(self, game: str) -> None:
        """Do what is due; an early or second call does nothing."""
        await self.change(game, rounds.expire)

    async def keep_time(self) -> None:
        """Let the clocks run or stand still, as the owner of the bot decides: a sweep."""
        await self._look_for_pause()
        await self._time.keep(self.games.note_all)

    async def expire_in_memory(self) -> None:
        """Begin what is due in games in memory: a sweep that needs no trip to the database."""
        if not self._time.is_away:
            for game in self.games.memory.due(self._time.now()):
                self._due.wake(game)

    async def expire_due(self) -> None:
        """Begin to warn, force and close what is due: a sweep. Nothing is due while Discord is away."""
        now = self._time.now()
        if self._time.is_away:
            return
        for game, due_at in await self._store.rows(DUE_GAMES, now=now, limit=MOST_DUE):
            if due_at <= now - HEAD_START or self.games.is_at_hand(str(game)):
                self._due.wake(str(game))

    async def _look_for_pause(self) -> None:
        await self.admission.refresh()
        pause = self.admission.pause
        self._time.hold(None if pause is None else pause.until)

    # The start, other processes, and the end

    async def resume(self) -> None:
        """Continue the clocks after a start."""
        await self._look_for_pause()
        self._revealed_since = await self._time.resume(self.games.note_all) - HOUR

    async def adopt(self) -> list[str]:
        """Continue every open game after the only process was down; return those to redraw, in this order."""
        async with self._store.snapshot() as tx:
            games = [str(game) for (game,) in await tx.rows(OPEN_GAMES)]
            thinking = await tx.rows(THINKING_GAMES, missed=MISSED_TURNS)
            unrevealed = await tx.rows(UNREVEALED_GAMES, since=self._revealed_since)
        async with self.games.set_aside():
            await self._store.commit((statement(DOUBT_MESSAGES),))
        for (game,) in thinking:
            # Only these: each game that is looked at is read from the database.
            self.thinking.wake_later(str(game))
        return games + [str(game) for (game,) in unrevealed]

    async def catch_up(self) -> None:
        """Reload what other processes have changed, and take over the thinking of dead ones: a sweep."""
        await self.games.catch_up()
        await self.thinking.take_over()

    async def idle(self) -> None:
        """Wait until what was due is done, and the computer players owe no move."""
        await self._due.idle()
        await self.thinking.idle()

    async def close(self) -> None:
        """Stop the clocks and the computer players, which continue after the next start, and write the rest."""
        await self._due.close()
        await self.thinking.close()
        await self.games.close()

    # What is asked of games

    async def look(self, game: str, user_id: int | None = None) -> Look:
        """Return the game as this person, or everyone, may see it; raises Refused if there is none."""
        return (await self.looks(game))(user_id)

    async def looks(self, game: str) -> Looks:
        """Return the present game, for any viewer; raises Refused if there is none."""
        return self.games.looks(await self.games.game(game))

    async def games_of(self, user_id: int) -> list[str]:
        """Return a person's open games, newest first."""
        return [str(game) for (game,) in await self._store.rows(GAMES_OF_USER, user_id=user_id)]

    async def _press(
        self,
        game: str,
        user_id: int,
        pressed: Pressed | None,
        step: Callable[Concatenate[GameDraft, Timing, int, P], object],
        *args: P.args,
        **named: P.kwargs,
    ) -> Looks:
        """Take one step of a round, as `change` does, unless the press has waited for too long."""

        def change(draft: GameDraft, timing: Timing) -> None:
            if pressed is not None:
                # This person may have been told by now that a later move of theirs is saved, by another process ...
                if self.peers.owner and timing.utc - pressed.at > PRESS_TIME:
                    raise StoreBusy(f"game {game}: a press waited for too long: nothing was changed")
                # ... or by this one. No clock tells which came first: the database's may go back between two presses.
                if self._pressed.get((game, user_id), pressed.order) > pressed.order:
                    raise StoreBusy(f"game {game}: a later press was faster: nothing was changed")
                self._pressed[game, user_id] = pressed.order
            step(draft, timing, user_id, *args, **named)

        return self.games.looks(await self.games.change(game, change))

    def _changed(self, game: str) -> None:
        self._on_change(game)
        self.thinking.wake(game)
