"""People at a BRIKKS table, who press letters and buttons."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from bot.games.brikks.players.players import PLAYERS
from engine.brikks.blocks import Block
from engine.brikks.moves import Out, Placement
from engine.brikks.notation import format_move
from engine.brikks.state import Phase
from engine.brikks.view import View, may_bomb, places, starts
from tests.journeys.answer import Answer
from tests.journeys.screen import buttons, control_of, controls, half_made
from tests.journeys.skipping import skip
from tests.journeys.world import Person, World

PLAY, SOLO, DUEL = "brikks play", "brikks solo", "brikks duel"


async def seen(world: World, game: str, person: Person) -> View:
    """The person's view of the game."""
    current: View = (await world.look(game, person)).view
    return current


async def press(person: Person, arg: str, *verbs: str) -> Answer:
    """Press the button with this label."""
    found = [b for b in buttons(person.panel) if control_of(b).arg == arg and control_of(b).verb in verbs]
    assert found, f"{person.name} has no button for {arg!r} ({', '.join(verbs)}):\n{person.panel_text}"
    return await person.press_id(str(found[0].custom_id), person.panel)


async def turn_to(person: Person, block: Block) -> None:
    """Open the key of the blocks, unless it is open, and choose this one."""
    if half_made(person.panel) == str(block):
        return
    if not any(control_of(button).arg == str(block) for button in buttons(person.panel)):
        await press(person, "turn", "choose")
    await press(person, str(block), "choose")


async def enter(person: Person, move: str) -> None:
    """Make a move that the sheet offers at once."""
    await press(person, move, "move", "decide")


def sensible(view: View) -> str:
    """A good move, the same in every run."""
    return format_move(PLAYERS["steady"](view, Random(view.round)))


def careless(view: View) -> str:
    """Piles the blocks up in the left columns, so that the game ends soon."""
    match view.phase:
        case Phase.LEVEL:
            return "level=1"
        case Phase.START:
            return format_move(starts(view)[0])
        case Phase.DECIDE:
            return "keep"
        case Phase.MINIS:
            return "minis=-"
    assert view.throw is not None
    highest = max(places(view, view.throw), key=lambda at: (at.row, -at.column), default=None)
    return format_move(Out(view.throw) if highest is None else Placement(view.throw, highest))


def wasteful(view: View) -> str:
    """Play carelessly too, but use up the bombs first."""
    return "bomb" if may_bomb(view) else careless(view)


async def round_(world: World, game: str, *people: Person, choose: Callable[[View], str] = sensible) -> None:
    """Everyone who is asked makes a move, and is ready."""
    step = (await world.look(game)).step
    await skip(world, game, *people, until=lambda look: look.step > step, choose=choose)


async def until(
    world: World, game: str, *people: Person, phase: str, choose: Callable[[View], str] = sensible
) -> None:
    """Play on until the game asks for this."""
    await skip(
        world,
        game,
        *people,
        until=lambda look: look.view.phase == phase or look.is_over,
        choose=choose,
    )
    assert (await world.look(game)).view.phase == phase


async def resolving(world: World, *people: Person, command: str = PLAY, **options: Any) -> str:
    """A started game whose first throw is kept."""
    return await asking(world, *people, phase="resolve", command=command, **options)


async def asking(world: World, *people: Person, phase: str, command: str = PLAY, **options: Any) -> str:
    """A started game that asks for this."""
    game = await started(world, *people, command=command, **options)
    await until(world, game, *people, phase=phase)
    return game


async def started(world: World, *people: Person, command: str = PLAY, **options: Any) -> str:
    if command == SOLO:
        await people[0].slash(command, **options)
        return controls(people[0].panel)[0].game
    return await world.game(*people, command=command, **options)


def first_place(view: View) -> str:
    """The lowest place of the thrown block, from the left."""
    assert view.throw is not None
    return format_move(Placement(view.throw, places(view, view.throw)[0]))
