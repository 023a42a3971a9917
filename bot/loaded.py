"""A game inside a transaction: loading it, saving it, and what a person may see of it."""

from __future__ import annotations

import json
from collections.abc import Set as AbstractSet
from dataclasses import asdict, dataclass, replace
from typing import Any

from bot.look import Look, Refused, Seated
from bot.store import EntryRow, GameRow, PlayerRow, Transaction
from engine.dice import commitment
from engine.game import AnyGame, Rolled, Seat, Step, parse_event, parse_header
from engine.games import GAMES

MISSED_TURNS = 3
"""After so many forced moves in a row a computer player takes the seat."""

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
    "is_hidden",
    "ends_at",
)


_newest: dict[str, tuple[str, tuple[str, ...], Any]] = {}
"""Of the games looked at last: header, events and the state they lead to, which depends on nothing else."""


@dataclass
class Loaded:
    """The rows of a game and the state that its events fold into."""

    row: GameRow
    players: list[PlayerRow]
    events: list[str]
    entries: dict[int, EntryRow]
    state: Any

    @property
    def rules(self) -> AnyGame:
        return GAMES[self.row.name]

    @property
    def wish(self) -> dict[str, Any]:
        wish: dict[str, Any] = json.loads(self.row.options)
        return wish

    @property
    def step(self) -> Step:
        return Step(self.row.step)

    def player(self, seat: int) -> PlayerRow | None:
        """In the lobby seats may have gaps; they are closed at the start."""
        return next((p for p in self.players if p.seat == seat), None)

    def put_player(self, player: PlayerRow) -> None:
        self.players = [player if p.seat == player.seat else p for p in self.players]

    def seat_of(self, user_id: int) -> int:
        """The seat of a person who plays; raises Refused for anybody else."""
        for player in self.people():
            if player.user_id == user_id:
                return player.seat
        raise Refused("not_playing")

    def people(self) -> list[PlayerRow]:
        """Those who play themselves and have not left."""
        return [p for p in self.players if p.user_id is not None and not p.has_left]

    def pending(self) -> list[int]:
        if self.state is None or self.row.status != "running":
            return []
        return sorted(self.rules.pending(self.state))

    def is_computer(self, seat: int) -> bool:
        player = self.player(seat)
        return player is not None and (player.computer is not None or player.missed >= MISSED_TURNS)

    def is_current(self, step: int) -> bool:
        """Whether a decision asked for at this step is still open; a leaving player closes none."""
        since = self.events[step:]
        return 0 <= step <= self.row.step and all(line.startswith("left ") for line in since)


async def load(tx: Transaction, game: str) -> Loaded:
    """Raises Refused when there is no such game."""
    row = await tx.row(GameRow, "game_by_id", id=game)
    if row is None:
        raise Refused("no_game")
    players = await tx.rows(PlayerRow, "players_of", game=game)
    lines = [str(line) for (line,) in await tx.values("events_of", game=game)]
    entries = await tx.rows(EntryRow, "entries_of", game=game)
    state = None if row.header is None else _replayed(row.id, GAMES[row.name], row.header, lines)
    return Loaded(row, players, lines, {entry.seat: entry for entry in entries}, state)


def _replayed(game: str, rules: AnyGame, header: str, lines: list[str]) -> Any:
    """The state after these events; those that were replayed before are not replayed again."""
    known_header, known, state = _newest.pop(game, ("", (), None))
    if known_header != header or known != tuple(lines[: len(known)]):
        known, state = (), rules.start(parse_header(header))
    for line in lines[len(known) :]:
        state = rules.apply(state, parse_event(rules, line))
    _newest[game] = (header, tuple(lines), state)
    if len(_newest) > KEPT_STATES:
        del _newest[next(iter(_newest))]
    return state


async def save(
    tx: Transaction,
    loaded: Loaded,
    *,
    expected: int | None = None,
    panels: AbstractSet[int] | None = None,
    is_urgent: bool = True,
) -> None:
    """Write the game and its players; the table and the panels of all, or of some seats, want a redraw.

    `expected` is the step the game was loaded at, where it has moved on since. The table may wait with
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
    await tx.run("want_table", game=row.id, wants=row.revision, is_urgent=int(is_urgent))
    if panels is None:
        await tx.run("want_panels", game=row.id, wants=row.revision)
    for seat in panels or ():
        await tx.run("want_panel", game=row.id, seat=seat, wants=row.revision)


def look(loaded: Loaded, user_id: int | None) -> Look:
    """The game as this person, or everybody, may see it."""
    row, wish = loaded.row, loaded.wish
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
        max_seats=wish["seats"],
        rules=wish["rules"],
        clock_name=wish["clock"],
        guild_id=row.guild_id,
        channel_id=row.channel_id,
        host_id=row.host_id,
        locale=row.locale,
        deadline=row.deadline,
        closes_at=row.closes_at,
        is_warned=bool(row.is_warned),
        rematch=row.rematch,
        players=tuple(_seated(loaded, player) for player in loaded.players),
        commitment=commitment(bytes.fromhex(row.seed)),
        seed=row.seed if is_over else None,
        throws=tuple((step, event.values) for step, event in throws if isinstance(event, Rolled)),
        view=None if loaded.state is None else loaded.rules.view(loaded.state, seat),
        seat=seat,
        entry=None if own is None else loaded.rules.parse_move(own.move),
        is_ready=own is not None and bool(own.is_ready),
        is_casual=bool(row.is_casual),
        mark=row.mark,
        is_hidden=bool(row.is_hidden),
        ends_at=row.ends_at,
    )


def _seated(loaded: Loaded, player: PlayerRow) -> Seated:
    entry = loaded.entries.get(player.seat)
    return Seated(
        seat=Seat(player.seat),
        user_id=player.user_id,
        name=player.name,
        locale=player.locale,
        computer=player.computer,
        panel=player.panel,
        has_left=bool(player.has_left),
        is_absent=player.computer is None and player.missed >= MISSED_TURNS,
        is_asked=player.seat in loaded.pending(),
        has_moved=entry is not None,
        is_ready=entry is not None and bool(entry.is_ready),
    )
