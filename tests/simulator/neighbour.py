"""Another process on the same database: it takes moves, as if presses had come to it, and dies before it draws them."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from random import Random

from bot.games.registry import players, strengths, warm_up
from bot.store.engines import store_on
from bot.store.errors import StoreError
from bot.turns.coordinator import OPEN_GAMES, Coordinator
from bot.turns.look import Refused
from bot.turns.processes import Processes
from engine.game import Seat
from tests.simulator.machine import CHEAPEST, CheapPool, Machine
from tests.turns.tables import HOOKS


async def take_moves(path: Path, machine: Machine, chance: Random, name: str) -> None:
    """Enter a move in each running game in which a person owes one, unless the database is out of order."""
    with suppress(StoreError):
        async with store_on(path) as store:
            clock = machine.shared_clock()
            await clock.catch_up(store)
            coordinator = Coordinator(
                store,
                clock.wall,
                lambda _: None,
                CheapPool(strengths, warm_up),
                clock=clock,
                peers=Processes(store, clock, name=name),
                hooks=HOOKS,
            )
            for (game,) in await store.rows(OPEN_GAMES):
                loaded = await coordinator.games.game(game)
                people = {player.seat: player.user_id for player in loaded.players}
                owing = loaded.pending() - loaded.entries.keys() if loaded.row.status == "running" else ()
                for seat, user in ((seat, people[seat]) for seat in sorted(owing)):
                    if user is not None:
                        move = players(loaded.row.kind)[CHEAPEST](loaded.view(Seat(seat)), chance)
                        with suppress(Refused):
                            await coordinator.submit(game, user, loaded.step, loaded.rules.format_move(move))
                        break
