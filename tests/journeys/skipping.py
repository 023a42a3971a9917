"""Play on without Discord, to where a journey begins."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

from simcord._runtime import _BOT_SCOPE

from bot.games.registry import PARTS
from engine.games import GAMES
from tests.journeys.world import Person, World

Choose = Callable[[Any], str]
"""Returns a move for whoever has this view."""


@contextmanager
def as_the_bot(world: World) -> Iterator[None]:
    """Let SimCord take what begins inside for the bot's: it has the bot's time, and is waited for."""
    scope = _BOT_SCOPE.set((world.env, world.env._generation))
    try:
        yield
    finally:
        _BOT_SCOPE.reset(scope)


async def skip(
    world: World, game: str, *people: Person, until: Callable[[Any], object], choose: Choose | None = None
) -> None:
    """Make these people's moves until this is so of the game, or it waits for somebody else. They press nothing, and
    messages are drawn at the end alone."""
    coordinator, chance = world.bot.coordinator, Random(1)
    show = coordinator._on_change
    coordinator._on_change = lambda _: None
    while not until(look := await world.look(game)):
        for person in people:
            own = await world.look(game, person)
            if own.step == look.step and own.own is not None and own.own.is_awaited:
                rules, player = GAMES[own.kind], PARTS[own.kind].measuring["random"]
                move = choose(own.view) if choose else rules.format_move(player(own.view, chance))
                with as_the_bot(world):
                    await coordinator.submit(game, person.id, own.step, move, is_final=True, interaction=1)
        if (await world.look(game)).step == look.step:
            # Computer players may still be thinking.
            await world.env.settle()
            if (await world.look(game)).step == look.step:
                break
    coordinator._on_change = show
    with as_the_bot(world):
        show(game)
    await world.env.settle()
    world.watch()


async def to_the_end(world: World, game: str, *people: Person, choose: Choose | None = None) -> None:
    # With the first throw begins the search for par.
    for until in (lambda look: look.view.round > 0, lambda look: look.is_over):
        await skip(world, game, *people, until=until, choose=choose)
    assert (await world.look(game)).status == "finished"


async def undo_once(person: Person) -> None:
    """Have somebody take back a move, so that their table offers Ready from now on."""
    await person.place_first()
    await person.press("Undo")
