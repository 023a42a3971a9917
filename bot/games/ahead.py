"""How a game may go on after a move, and after another one with the same throws: made up, and the same each time.

Nothing here knows the throws that a game will have, nor what its other players hide: a view is all there is.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from random import Random
from statistics import median
from typing import Any

from bot.games.registry import PARTS
from bot.games.side_by_side import pair_picture, side
from bot.pages.control import Control
from bot.pages.page import Page, Row, button
from bot.turns.look import Look
from bot.turns.thinking import Thinking
from engine.game import Moved, Rolled, Seat, State, View
from engine.games import GAMES

COUNT = 9
"""How many futures are played, each after both moves."""
SHOWN = 4
"""How many throws of one of them are shown."""
FAR = 15
"""After how many throws the points are compared."""


@dataclass(frozen=True, slots=True)
class Future:
    """What one move leads to in one future."""

    throws: tuple[tuple[int, ...], ...]
    """The throws that are shown."""
    view: View
    """The seat's view after these rounds."""
    points: int
    """The seat's points after some more."""


@dataclass(frozen=True, slots=True)
class Ahead:
    """A typical future after two moves."""

    other: Any
    """The move that the first one is compared with."""
    here: Future
    there: Future


def look_ahead(kind: str, view: View, move: Any, other: Any, seed: str) -> Ahead | None:
    """Play on after two moves of the view's seat; without `other`, after what a weaker player would do instead, or None if
    all would do the same.

    Of all futures, the one whose difference in points is nearest to the median is typical; a median below 0 is taken for
    chance, since the first move is known to be better.
    """
    part = PARTS[kind]
    if other is None:
        weaker = [*part.strengths.players.values()][:-1]
        others = (player(view, Random(seed)) for player in weaker)
        other = next((one for one in others if one != move), None)
        if other is None:
            return None
    futures = [
        (_played(kind, view, move, chance), _played(kind, view, other, chance))
        for chance in (f"{seed}:{number}" for number in range(COUNT))
    ]
    usual = max(0, median(here.points - there.points for here, there in futures))
    here, there = min(futures, key=lambda both: abs(both[0].points - both[1].points - usual))
    return Ahead(other, here, there)


def _played(kind: str, view: View, move: Any, chance: str) -> Future:
    """Play one future after a move, as the stand-in does while the others do as little as possible; a round has the same throw
    whatever was done before."""
    rules, part, own = GAMES[kind], PARTS[kind], Seat(view.seat or 0)
    player, near, far = part.players[part.strengths.stand_in], view.round + SHOWN, view.round + FAR
    state: State = part.known_state(view)
    throws: list[tuple[int, ...]] = []
    present, shown = view, view
    sizes: tuple[int, ...] = ()
    while present.result is None and (present.round < far or not sizes):
        if sizes:
            dice = Random(f"{chance}:{present.round}")
            throws.append(tuple(dice.randint(1, size) for size in sizes))
            state = rules.apply(state, Rolled(throws[-1]))
        else:
            choices = {seat: rules.forced(state, seat) for seat in sorted(rules.pending(state))}
            if own in choices:
                thinking = Random(f"{chance}:{present.round}:player")
                choices[own] = move if present is view else player(present, thinking)
            state = rules.apply(state, Moved(tuple(choices.items())))
        present, sizes = rules.view(state, own), rules.dice(state)
        if present.round <= near and (sizes or present.result is not None):
            shown = present
    return Future(tuple(throws[:SHOWN]), shown, present.points[own])


def ahead_button(look: Look, move: Any, control: Control) -> Row:
    """Return the button that shows how it may go on after a move; empty if moves of this kind are not compared."""
    if PARTS[look.kind].controls.differing(look.view, move, move) is None:
        return ()
    return (button(control, look.say("ahead-open"), emoji="🔭"),)


async def ahead_page(
    thinking: Thinking, look: Look, move: Any, other: Any = None, *, first: str, second: str
) -> Page:
    """Return both moves with the next throws; `first` and `second` say whose they are: `better`, `hint`, `yours`, `other`.

    Without `other`, the move is compared with that of a weaker player.
    """
    view = look.view
    if view is None:
        raise ValueError(f"game {look.game} has not begun")
    work = partial(look_ahead, look.kind, view, move, other, f"{look.game}:{view.round}")
    found = await thinking.made(look.place.channel_id, work)
    if found is None:
        return Page(look.say("ahead-alike"))
    sides, said, lines = [], [], [look.say("ahead-about", throws=len(found.here.throws))]
    for which, one, future in ((first, move, found.here), (second, found.other, found.there)):
        title, words = look.say("ahead-side", which=which), PARTS[look.kind].controls.move(look, one)
        sides.append(side(look, future.view, title, before=view, is_better=which == first))
        lines.append(look.say("labelled", label=f"**{title}**", what=words))
        spoken = look.say("labelled", label=title, what=words)
        said.append(look.say("ahead-alt-side", side=spoken, points=sides[-1].points))
    title, throws = look.say("ahead-title"), found.here.throws
    picture = pair_picture(look, "ahead", title, throws, (sides[0], sides[1]), said=said)
    return Page(pictures=(picture,), caption=(*lines, look.say("ahead-marked")))
