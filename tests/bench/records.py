"""Records of finished games, which anyone can check; docs/record-format.md has the format."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from bot.games.looks import look_without_table
from bot.pages.texts import DEFAULT
from bot.render.theme import DEFAULT as DARK
from bot.turns.look import Look, ShownDice
from engine.dice import commitment
from engine.game import IllegalMove, Left, MalformedText, Rolled, Seat, State, Step, fold, parse_json, quote
from engine.games import GAMES
from tests.bench.registry import TOOLS
from tests.bench.simulation import Simulated
from tests.bench.watching import watched

FORMATS = (2, 3)
"""Those that can be read; the last one is written."""
COUNTS = ("throws", "energy")
"""Options that a record has where the header has them."""


def record(played: Simulated, dice_of_people: Mapping[str, Any] | None = None) -> str:
    """Return one finished game on one line; the dice of people have more than those of simulated games."""
    header, result = played.header, played.end.result
    if result is None:
        raise ValueError(f"game {played.game_id} is not over")
    dice = {
        "seed": played.seed.hex(),
        "commitment": commitment(played.seed),
        "game": played.game_id,
        "interactions": [],
        **(dice_of_people or {}),
    }
    left = [{"step": step, "seat": e.seat} for step, e in enumerate(played.events) if isinstance(e, Left)]
    steps = tuple(watched(GAMES[header.kind], header, played.events))
    content = {
        "format": FORMATS[-1],
        "game": header.kind,
        "seats": header.seats,
        "players": list(played.players),
        "dice": dice,
        **{name: int(header.options[name]) for name in COUNTS if name in header.options},
        **({"left": left} if left else {}),
        **TOOLS[header.kind].simulation.content(header, steps),
        "points": list(result.points),
        "winners": list(result.winners),
        "reason": str(result.reason),
    }
    return json.dumps(content)


def parse_record(text: str) -> Simulated:
    """Return the game that `record` wrote; raises MalformedText, also if moves and results contradict each
    other."""
    content = parse_json(text)
    match content:
        case {"format": found, "game": str(name), "dice": {"game": str(game_id), "seed": str(seed)}} if (
            found in FORMATS and name in TOOLS
        ):
            pass
        case _:
            raise MalformedText(f"record {quote(text)}: not format {FORMATS[-1]}, or of no known game")
    if "left" in content:
        raise MalformedText(f"record of {quote(game_id)}: somebody left, and such games are not read back")
    try:
        header, events = TOOLS[name].simulation.replay(content)
        end = GAMES[name].view(fold(GAMES[name], header, events), None)
        players = tuple(map(str, content["players"]))
        found = Simulated(game_id, bytes.fromhex(seed), header, players, events, end)
        again = json.loads(record(found))
    except (IllegalMove, LookupError, TypeError, ValueError) as error:
        raise MalformedText(f"record of {quote(game_id)}: {error or type(error).__name__}") from error
    if differing := [
        key for key in again if key not in ("dice", "format") and again[key] != content.get(key)
    ]:
        raise MalformedText(f"record of {quote(game_id)}: {differing[0]} does not follow from the moves")
    return found


def games(file: Path) -> Iterator[Simulated]:
    """Yield each line's game; raises MalformedText with the number of the line."""
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
        try:
            yield parse_record(line)
        except MalformedText as error:
            raise MalformedText(f"{file.name}, line {number}: {error}") from error


def look_at(
    game: Simulated, state: State, seat: Seat, step: Step, *, theme: str = DARK, locale: str = DEFAULT
) -> Look:
    """Return a seat's look at a game that was never on Discord."""
    view = GAMES[game.header.kind].view(state, seat)
    look = look_without_table(
        game.game_id, game.header, view, seat, game.players, step=step, locale=locale, theme=theme
    )
    throws = tuple(
        (Step(number), event.values) for number, event in enumerate(game.events) if isinstance(event, Rolled)
    )
    return replace(look, dice=ShownDice("", None, throws))
