"""A game inside a transaction: loading it, saving it, and what a person may see of it."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from dataclasses import asdict, dataclass, replace

from bot.store.database import Transaction
from bot.store.rows import EntryRow, GameRow, PlayerRow, ResultRow, read_row
from bot.turns.look import Look, Refused, Seated
from bot.turns.options import Options, parse_options
from engine.dice import Dice, commitment
from engine.game import OpaqueGame, Result, Rolled, Seat, State, Step, View, parse_event, parse_header
from engine.games import GAMES

MISSED_TURNS = 3
"""After this many forced moves in a row, a computer player takes over the seat."""

KEPT_STATES = 1000

GAME_COLUMNS = (
    "id",
    "status",
    "header",
    "step",
    "revision",
    "host_id",
    "deadline",
    "warn_at",
    "closes_at",
    "is_warned",
    "rematch",
    "ended_at",
    "is_casual",
    "interactions",
    "is_hidden",
    "ends_at",
)


_newest: dict[str, tuple[str, tuple[str, ...], State]] = {}
"""Cache of recent games: header, events and the state that they lead to."""


@dataclass
class LoadedGame:
    """A game's rows and the state that its events lead to."""

    row: GameRow
    options: Options
    players: list[PlayerRow]
    events: list[str]
    entries: dict[int, EntryRow]
    folded: State | None
    """None in the lobby."""
    result: Result | None = None
    """As stored when the game ended; later rule changes do not affect it."""

    @property
    def state(self) -> State:
        """Raises RuntimeError in the lobby."""
        if self.folded is None:
            raise RuntimeError(f"game {self.row.id} has not begun")
        return self.folded

    @property
    def rules(self) -> OpaqueGame:
        return GAMES[self.row.name]

    @property
    def step(self) -> Step:
        return Step(self.row.step)

    @property
    def dice(self) -> Dice:
        return dice_of(self.row)

    @property
    def throws(self) -> int:
        """The number of throws so far."""
        return sum(line.startswith("roll ") for line in self.events)

    def mix_in(self, *interactions: int | None) -> None:
        """Mix these presses into all throws, unless the game began before presses were mixed in."""
        if self.row.interactions is not None:
            known = dict.fromkeys(map(str, filter(None, interactions)))
            self.row = replace(self.row, interactions=" ".join(known))

    def player(self, seat: int) -> PlayerRow | None:
        """In the lobby, seats may have gaps; the start closes them."""
        return next((p for p in self.players if p.seat == seat), None)

    def put_player(self, player: PlayerRow) -> None:
        self.players = [player if p.seat == player.seat else p for p in self.players]

    def seat_of(self, user_id: int) -> int:
        """The seat of a person who plays; raises Refused for anyone else."""
        for player in self.people():
            if player.user_id == user_id:
                return player.seat
        raise Refused("not_playing")

    def people(self) -> list[PlayerRow]:
        """The people who play themselves and have not left."""
        return [p for p in self.players if p.user_id is not None and not p.has_left]

    @property
    def is_alone(self) -> bool:
        """Whether one person plays, perhaps against computer players: nobody else waits for them."""
        people = self.people()
        return self.row.status == "running" and len(people) == 1 and not self.is_computer(people[0].seat)

    def pending(self) -> list[int]:
        if self.folded is None or self.row.status != "running":
            return []
        return sorted(self.rules.pending(self.state))

    def is_computer(self, seat: int) -> bool:
        player = self.player(seat)
        return player is not None and (player.computer is not None or player.missed >= MISSED_TURNS)

    def is_current(self, step: int) -> bool:
        """Whether a decision asked for at this step is still open; a player who leaves does not close it."""
        since = self.events[step:]
        return 0 <= step <= self.row.step and all(line.startswith("left ") for line in since)


def dice_of(row: GameRow) -> Dice:
    known = row.interactions
    return Dice(bytes.fromhex(row.seed), row.id, None if known is None else tuple(map(int, known.split())))


async def load(tx: Transaction, game: str) -> LoadedGame:
    """Load a game; raises Refused if there is none."""
    found, players, events, entries = await tx.rows_of(
        "game_by_id", "players_of", "events_of", "entries_of", id=game, game=game
    )
    if not found:
        raise Refused("no_game")
    row = read_row(GameRow, found[0])
    lines = [str(event["line"]) for event in events]
    state = None if row.header is None else _replayed(row.id, GAMES[row.name], row.header, lines)
    result = await _stored_result(tx, game) if row.status == "finished" else None
    seated = [read_row(PlayerRow, player) for player in players]
    known = {entry["seat"]: read_row(EntryRow, entry) for entry in entries}
    return LoadedGame(row, parse_options(row.options), seated, lines, known, state, result)


async def _stored_result(tx: Transaction, game: str) -> Result | None:
    rows = await tx.rows(ResultRow, "results_of", game=game)
    if not rows:
        return None
    winners = tuple(Seat(row.seat) for row in rows if row.is_winner)
    return Result(tuple(row.points for row in rows), winners, rows[0].reason)


def _replayed(game: str, rules: OpaqueGame, header: str, lines: list[str]) -> State:
    """The state after these events; replays only those not in the cache."""
    newest = _newest.pop(game, None)
    if newest is not None and newest[0] == header and newest[1] == tuple(lines[: len(newest[1])]):
        _, known, state = newest
    else:
        known, state = (), rules.start(parse_header(header))
    for line in lines[len(known) :]:
        state = rules.apply(state, parse_event(rules, line))
    _newest[game] = (header, tuple(lines), state)
    if len(_newest) > KEPT_STATES:
        del _newest[next(iter(_newest))]
    return state


async def save(
    tx: Transaction,
    loaded: LoadedGame,
    *,
    expected: int | None = None,
    panels: AbstractSet[int] | None = None,
    is_urgent: bool = True,
) -> None:
    """Write the game and its players; requests a redraw of the table and of all, or some, panels.

    `expected` is the step at which the game was loaded, if it has moved on since. The table may wait with
    what is not urgent.
    """
    row = replace(loaded.row, revision=loaded.row.revision + 1)
    loaded.row = row
    values = asdict(row)
    columns = {key: values[key] for key in GAME_COLUMNS}
    await tx.update_game(row.step if expected is None else expected, columns)
    await tx.run("delete_players", game=row.id)
    for player in loaded.players:
        await tx.run("insert_player", **asdict(player))
    await tx.run("want_table", game=row.id, wants=row.revision, is_urgent=is_urgent)
    if panels is None:
        await tx.run("want_panels", game=row.id, wants=row.revision)
    for seat in panels or ():
        await tx.run("want_panel", game=row.id, seat=seat, wants=row.revision)


def look(loaded: LoadedGame, user_id: int | None, ahead: int = 0) -> Look:
    """The game as this person, or everyone, may see it; `ahead` is how far wall time leads the game clock."""
    row, options = loaded.row, loaded.options
    seat = next((Seat(p.seat) for p in loaded.people() if p.user_id == user_id), None)
    is_over = row.status in ("finished", "cancelled")
    own = None if seat is None else loaded.entries.get(seat)
    rolled = ((Step(i), line) for i, line in enumerate(loaded.events) if line.startswith("roll "))
    throws = ((step, parse_event(loaded.rules, line)) for step, line in rolled)
    return Look(
        game=row.id,
        name=row.name,
        variant=row.variant,
        mode=row.mode,
        status=row.status,
        step=loaded.step,
        revision=row.revision,
        max_seats=options.seats,
        rules=options.rules,
        clock_name=options.clock,
        guild_id=row.guild_id,
        channel_id=row.channel_id,
        host_id=row.host_id,
        locale=row.locale,
        deadline=None if row.deadline is None else row.deadline + ahead,
        closes_at=None if row.closes_at is None else row.closes_at + ahead,
        is_warned=row.is_warned,
        is_alone=loaded.is_alone,
        rematch=row.rematch,
        players=tuple(_seated(loaded, player) for player in loaded.players),
        commitment=commitment(bytes.fromhex(row.seed)),
        seed=row.seed if is_over else None,
        throws=tuple((step, event.values) for step, event in throws if isinstance(event, Rolled)),
        view=None if loaded.folded is None else _view(loaded, seat),
        seat=seat,
        entry=None if own is None else loaded.rules.parse_move(own.move),
        is_ready=own is not None and own.is_ready,
        is_casual=row.is_casual,
        mark=row.mark,
        is_hidden=row.is_hidden,
        ends_at=None if row.ends_at is None else row.ends_at + ahead,
    )


def _view(loaded: LoadedGame, seat: Seat | None) -> View:
    view = loaded.rules.view(loaded.state, seat)
    return view if loaded.result is None else replace(view, result=loaded.result)


def _seated(loaded: LoadedGame, player: PlayerRow) -> Seated:
    entry = loaded.entries.get(player.seat)
    return Seated(
        seat=Seat(player.seat),
        user_id=player.user_id,
        name=player.name,
        locale=player.locale,
        computer=player.computer,
        panel=player.panel,
        has_left=player.has_left,
        is_absent=player.computer is None and player.missed >= MISSED_TURNS,
        is_asked=player.seat in loaded.pending(),
        has_moved=entry is not None,
        is_ready=entry is not None and entry.is_ready,
    )
