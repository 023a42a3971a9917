"""Games that are a few moves from their end, so that a short run sees many ends."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

from bot.games.command import Option, Subcommand
from bot.games.registry import PARTS, players
from bot.local.hub import Hub
from bot.local.state import Channel
from bot.local.state import Person as Human
from bot.store.engines import store_on
from bot.store.rows import PanelPlace
from bot.store.statements import Batch
from bot.turns import lobby, rounds
from bot.turns.clocks import Timing
from bot.turns.game import CommittedGame, GameDraft
from bot.turns.look import Person, Setup
from bot.turns.memory import difference
from engine.dice import player_random
from engine.game import Moved, Seat, Step
from tests.simulator.machine import CHEAPEST

MOST_LEFT = 3
"""Decisions until the end, at most."""
MOST_SEATS = 3


async def write_late_games(
    path: Path,
    hub: Hub,
    chance: Random,
    count: int,
    *,
    clocks: tuple[str, ...],
    now: int,
    has_solo: bool = True,
) -> None:
    """Write this many games of a server's people, without messages; `now` is in milliseconds UTC."""
    async with store_on(path) as store:
        await store.commit_each([_made(hub, chance, clocks, now, has_solo=has_solo) for _ in range(count)])


def _made(hub: Hub, chance: Random, clocks: tuple[str, ...], now: int, *, has_solo: bool) -> Batch:
    game = chance.choice([*PARTS])
    declared = chance.choice([one for one in PARTS[game].subcommands if has_solo or one.mode != "solo"])
    level = str(chance.randint(1, 4)) if "level" in _own_options(declared) else None
    seats = chance.randint(declared.seats[0], min(declared.seats[-1], MOST_SEATS))
    channel = chance.choice([c for c in hub.world.channels.values() if c.is_in_guild])
    clock = "none" if declared.mode == "solo" else chance.choice(clocks)
    panel: PanelPlace = chance.choice(("dm", "channel"))
    people = chance.sample([*hub.world.people.values()], seats)
    setup = setup_of(hub, channel, game, declared, seats=seats, clock=clock, panel=panel, level=level)
    return difference(None, late_game(setup, people, chance.randint(1, MOST_LEFT), now=now), now)


def setup_of(
    hub: Hub,
    channel: Channel,
    game: str,
    declared: Subcommand,
    *,
    seats: int,
    clock: str = "none",
    panel: PanelPlace = "dm",
    level: str | None = None,
) -> Setup:
    """Return what this subcommand opens there, with its defaults for options not given."""
    chosen = declared.choose({**_own_options(declared), **({} if level is None else {"level": level})})
    return Setup(
        kind=game,
        variant=chosen.variant,
        mode=declared.mode,
        header_options=chosen.header_options,
        seats=seats,
        clock=clock,
        panel=panel,
        guild_id=int(hub.world.guild.id),
        channel_id=int(channel.id),
        locale="en",
    )


def late_game(setup: Setup, people: Sequence[Human], left: int, *, now: int) -> CommittedGame:
    """Return a game of these people that is this many decisions from its end, or at its beginning if it has
    fewer."""
    timing = Timing(now, 3000, now)
    host, *guests = [Person(int(human.id), human.name, "en-US") for human in people]
    loaded = lobby.open_lobby(setup, host, timing)
    for guest in guests:
        lobby.join(loaded, timing, guest)
    before = [*_decisions(loaded, timing)]
    return before[-min(len(before), left)]


def _own_options(declared: Subcommand) -> dict[str, str]:
    return {option.name: option.default for option in declared.options if isinstance(option, Option)}


def _decisions(loaded: GameDraft, timing: Timing) -> Iterator[CommittedGame]:
    """The game before each of its decisions, which are made at random."""
    player, seed = players(loaded.row.kind)[CHEAPEST], bytes.fromhex(loaded.row.dice.seed)
    while pending := loaded.pending():
        yield loaded.committed()
        step = loaded.row.step
        moves = (
            (
                Seat(seat),
                player(loaded.view(Seat(seat)), player_random(seed, loaded.row.id, Step(step), Seat(seat))),
            )
            for seat in pending
        )
        rounds.append(loaded, Moved(tuple(moves)))
        rounds.advance(loaded, timing, panels=None, since=step)
