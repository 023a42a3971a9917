"""People at a BRIKKS table, who press letters and buttons."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from bot.games.brikks.players.players import PLAYERS
from engine.brikks.blocks import Block
from engine.brikks.moves import Minis, Out, Placement
from engine.brikks.notation import format_move, parse_move
from engine.brikks.state import Phase
from engine.brikks.view import View, may_bomb, places, starts
from tests.journeys.screen import buttons, control_of, controls, fingerprint, half_made, selects
from tests.journeys.world import Answer, Person, World

PLAY, SOLO, DUEL = "brikks play", "brikks solo", "brikks duel"


async def seen(world: World, game: str, person: Person) -> View:
    """The person's view of the game."""
    current: View = (await world.look(game, person)).view
    return current


async def step_to(person: Person, arg: str) -> Answer:
    """Go to this half-made choice, by an option or a button."""
    if any(option.value == arg for menu in selects(person.panel) for option in menu.options):
        return await person.choose(arg)
    return await press(person, arg, "choose")


def has_button(person: Person, arg: str, *verbs: str) -> bool:
    found = map(control_of, buttons(person.panel))
    return any(control.arg == arg and control.verb in verbs for control in found)


async def press(person: Person, arg: str, *verbs: str) -> Answer:
    """Press the button with this label."""
    found = [b for b in buttons(person.panel) if control_of(b).arg == arg and control_of(b).verb in verbs]
    assert found, f"{person.name} has no button for {arg!r} ({', '.join(verbs)}):\n{person.panel_text}"
    return await person.press_id(str(found[0].custom_id), person.panel)


async def turn_to(person: Person, block: Block) -> None:
    """Open the key of the blocks, unless it is open or has start blocks, and choose this one."""
    if half_made(person.panel) == str(block):
        return
    if not has_button(person, str(block), "choose"):
        await press(person, "turn", "choose")
    await press(person, str(block), "choose")


async def enter(world: World, game: str, person: Person, text: str) -> None:
    """Make a move by pressing the controls."""
    move, current = parse_move(text), await seen(world, game, person)
    if isinstance(move, Minis):
        await _send(person, move)
        return
    if isinstance(move, Placement) and move.block != current.throw:
        await turn_to(person, move.block)
    # What is forced needs one press.
    if isinstance(move, Out) and not has_button(person, text, "move", "decide"):
        await step_to(person, text)
    await press(person, text, "move", "decide")


async def _send(person: Person, minis: Minis) -> None:
    """Choose one mini-block after another; fewer than allowed are sent with a button."""
    for count in range(1, len(minis.cells) + 1):
        chosen = format_move(Minis(minis.cells[:count]))
        if has_button(person, chosen, "move"):
            await press(person, chosen, "move")
            return
        await step_to(person, chosen)
    await press(person, format_move(minis), "decide")


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
    """Everyone who is asked makes a move; those who could still change it are ready."""
    step = (await world.look(game)).step
    for person in people:
        look = await world.look(game, person)
        if look.step == step and look.viewer.seat in look.view.pending and look.viewer.entry is None:
            await enter(world, game, person, choose(look.view))
    for person in people:
        look = await world.look(game, person)
        if look.step == step and look.viewer.entry is not None and not look.viewer.is_ready:
            await person.ready()


async def until(
    world: World, game: str, *people: Person, phase: str, choose: Callable[[View], str] = sensible
) -> None:
    """Play on until the game asks for this."""
    for _ in range(400):
        look = await world.look(game)
        if look.status != "running" or look.view.phase == phase:
            return
        await round_(world, game, *people, choose=choose)
    raise AssertionError(f"no {phase} in 400 steps")


async def to_the_end(
    world: World, game: str, *people: Person, choose: Callable[[View], str] = sensible
) -> None:
    await until(world, game, *people, phase="over", choose=choose)
    assert (await world.look(game)).status == "finished"


async def resolving(world: World, *people: Person, command: str = PLAY, **options: Any) -> str:
    """A started game whose first throw is kept."""
    game = await started(world, *people, command=command, **options)
    await until(world, game, *people, phase="resolve")
    return game


async def started(world: World, *people: Person, command: str = PLAY, **options: Any) -> str:
    if command == SOLO:
        await people[0].slash(command, **options)
        return controls(people[0].panel)[0].game
    return await world.game(*people, command=command, **options)


def offered(person: Person, *verbs: str) -> list[str]:
    """What the buttons for a move say, those of the other row left out."""
    found = [control_of(button) for button in buttons(person.panel)]
    return [
        c.arg
        for c in found
        if c.verb in verbs and not c.tag.startswith("undo") and c.arg not in ("turn", "bomb")
    ]


def drawn(world: World, person: Person) -> str:
    """The picture of the sheet on the person's screen."""
    (picture,) = person.panel.attachments
    return fingerprint(world.env.backend.cdn.get(picture.url))


def first_place(view: View) -> str:
    """The lowest place of the thrown block, from the left."""
    assert view.throw is not None
    return format_move(Placement(view.throw, places(view, view.throw)[0]))


async def saved(world: World, game: str, person: Person) -> str:
    """The person's sealed move, or nothing."""
    look = await world.look(game, person)
    return "" if look.viewer.entry is None else format_move(look.viewer.entry)
