"""`bench clicks`: count how many presses people need for a round, over games recorded by computer players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from heapq import heappop, heappush
from itertools import count
from typing import Any

from bot.games.looks import look_without_table
from bot.games.registry import PARTS
from bot.games.simulation import Simulated
from bot.games.tooling import BenchmarkFigure, Clicks
from bot.pages.control import Control, Verb, parse_control
from bot.pages.page import Button, Item, Select
from bot.tools.game_files import game_title
from bot.tools.registry import TOOLS
from bot.tools.simulate import simulate
from bot.turns.look import Look
from engine.game import Moved, Seat, Step, View
from engine.games import GAMES

STRENGTH = "steady"
"""The strength that is a good match for most people."""
LOCALE = "en"
LIST = 2
"""The presses that a select takes: one opens the list, one chooses."""


def measure_clicks(games: int, seed: int = 1) -> Iterator[tuple[str, list[BenchmarkFigure]]]:
    """Yield a table for each game; what comes before the first throw is left out."""
    for game, tools in TOOLS.items():
        rows: list[BenchmarkFigure] = []
        for kind in tools.benchmark.clicks:
            presses = _presses(game, kind, games, seed)
            mean = sum(number * rounds for number, rounds in presses.items()) / presses.total()
            rows.append(BenchmarkFigure(f"{kind.name}: mean", mean, "presses", kind.goal))
            rows.append(BenchmarkFigure(f"{kind.name}: most in one round", max(presses), "presses"))
        yield f"{game_title(game)}: presses a round and person, over {games} games", rows


def _presses(game: str, kind: Clicks, games: int, seed: int) -> Counter[int]:
    """Count the rounds of each seat by the presses that they took."""
    found: Counter[int] = Counter()
    header = TOOLS[game].simulation.header(kind.options, kind.seats)
    for played in simulate(header, [STRENGTH] * kind.seats, games, seed):
        found.update(_rounds(played).values())
    return found


def _rounds(played: Simulated) -> Counter[tuple[int, int]]:
    """Return the presses of each round and seat."""
    rules = GAMES[played.header.kind]
    presses: Counter[tuple[int, int]] = Counter()
    made: set[tuple[int, Seat]] = set()
    state = rules.start(played.header)
    for step, event in enumerate(played.events):
        if isinstance(event, Moved):
            for seat, move in event.moves:
                view = rules.view(state, seat)
                # Until a placement, a view's round is the one that was closed last.
                if (number := view.round) and (step, seat) not in made:
                    look, then = _look(played, view, seat, step), _next_move(played, seat, step + 1)
                    both = None if then is None else _fewest(look, move, then)
                    if both is not None:
                        made.add((step + 1, seat))
                    presses[number, seat] += fewest_presses(look, move) if both is None else both
        state = rules.apply(state, event)
    return presses


def _next_move(played: Simulated, seat: Seat, step: int) -> Any:
    """Return the seat's move at this step, if the game asks it there."""
    event = played.events[step] if step < len(played.events) else None
    return dict(event.moves).get(seat) if isinstance(event, Moved) else None


def _look(played: Simulated, view: View, seat: Seat, step: int) -> Look:
    names = [str(number) for number in range(played.header.seats)]
    users = range(1, played.header.seats + 1)
    look = look_without_table(
        "clicks", played.header, view, seat, names, step=Step(step), users=users, locale=LOCALE
    )
    return replace(look, mode="solo" if played.header.seats == 1 else "table")


def fewest_presses(look: Look, move: Any) -> int:
    """Return the presses of the shortest way from a panel to the entry of this move; raises ValueError if no way
    leads there."""
    if (presses := _fewest(look, move, None)) is None:
        raise ValueError(f"game {look.game}, step {look.step}: no way leads to {move}")
    return presses


def _fewest(look: Look, move: Any, then: Any) -> int | None:
    """Return the presses that enter this move and, if given, the seat's next one with it; None if no way does."""
    rules, order = GAMES[look.kind], count()
    wanted = rules.format_move(move), "" if then is None else rules.format_move(then)
    pages = [(0, next(order), "")]
    known: set[str] = set()
    while pages:
        presses, _, arg = heappop(pages)
        if arg == DONE:
            return presses
        if arg in known:
            continue
        known.add(arg)
        for cost, *chosen, further in _ways(look, arg):
            if tuple(chosen) == wanted:
                heappush(pages, (presses + cost, next(order), DONE))
            elif further is not None:
                heappush(pages, (presses + cost, next(order), further))
    return None


DONE = "\0"
"""The page of an entered move; no half-made choice contains it."""


def _ways(look: Look, arg: str) -> Iterator[tuple[int, str, str, str | None]]:
    """Yield what each control of a panel leads to: presses, one or two whole moves, or the next half-made choice."""
    controls = PARTS[look.kind].controls
    rows = (*controls.rows(look, LOCALE, arg), controls.buttons(look, LOCALE, arg))
    for item in (item for row in rows for item in row):
        for presses, control, value in _pressed(item):
            if control.verb in (Verb.MOVE, Verb.DECIDE):
                yield presses, value or control.arg, "", None
            elif control.verb == Verb.CHOOSE:
                chosen = controls.choose(control.arg, value)
                yield presses, chosen.move or "", chosen.then, chosen.arg if chosen.move is None else None


def _pressed(item: Item) -> Iterator[tuple[int, Control, str]]:
    if isinstance(item, Button) and (control := parse_control(item.custom_id)):
        yield 1, control, ""
    elif isinstance(item, Select) and (control := parse_control(item.custom_id)):
        for option in item.options:
            yield LIST, control, option.value
