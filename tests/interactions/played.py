"""Games played straight into the database, without messages."""

from __future__ import annotations

from bot.games.brilliant.levels import files as levels
from bot.turns import lobby
from bot.turns.game import CommittedGame, load
from bot.turns.look import Person as Player
from bot.turns.look import Setup
from engine.game import Seat
from tests.journeys.world import Person, World


def setup(world: World, mode: str = "table") -> Setup:
    return Setup(
        kind="brilliant",
        variant="1",
        mode=mode,
        header_options={"level": levels.level_text("1"), "start": "stars"},
        seats=6 if mode == "table" else 1,
        clock="none",
        panel="channel",
        guild_id=world.guild.id,
        channel_id=world.channel.id,
        locale="en",
    )


def player(person: Person) -> Player:
    return Player(person.id, person.name, "en")


async def open_lobby(world: World, host: Person, *guests: Person) -> str:
    """Open a lobby with these people in it; return the game."""
    game = await world.bot.coordinator.open_lobby(setup(world), player(host))
    for guest in guests:
        await world.bot.coordinator.change(game, lobby.join, player(guest))
    return game


async def play_round(world: World, game: str, *people: Person) -> None:
    """Everyone makes the move that a timeout would make."""
    loaded = await world.bot.coordinator.games.game(game)
    for person in people:
        seat = loaded.seat_of(person.id)
        move = loaded.rules.format_move(loaded.rules.forced(loaded.state, Seat(seat)))
        await world.bot.coordinator.submit(game, person.id, loaded.row.step, move)
    for person in people:
        await world.bot.coordinator.ready(game, person.id, loaded.row.step)


async def play_solo(world: World, person: Person) -> str:
    """A solo game from beginning to end; returns the game."""
    game = await world.bot.coordinator.open_lobby(setup(world, "solo"), player(person))
    while (await world.bot.coordinator.games.game(game)).row.status == "running":
        await play_round(world, game, person)
    return game


async def loaded_game(world: World, game: str) -> CommittedGame:
    async with world.store.snapshot() as tx:
        return await load(tx, game)
