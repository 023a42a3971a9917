"""Convert finished games to JSON that anyone can check, and back; the format is in docs/record-format.md."""

from __future__ import annotations

import json

from bot.computers.self_play import watched
from bot.games.simulation import Simulated
from bot.tools.registry import TOOLS
from engine.dice import commitment
from engine.game import IllegalMove, MalformedText, fold, parse_json, quoted
from engine.games import GAMES

FORMAT = 2


def record(played: Simulated) -> str:
    """Return one finished game on one line."""
    header, result = played.header, played.end.result
    if result is None:
        raise ValueError(f"game {played.game_id} is not over")
    dice = {
        "seed": played.seed.hex(),
        "commitment": commitment(played.seed),
        "game": played.game_id,
        "interactions": [],
    }
    steps = tuple(watched(GAMES[header.kind], header, played.events))
    content = {
        "format": FORMAT,
        "game": header.kind,
        "seats": header.seats,
        "players": list(played.players),
        "dice": dice,
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
        case {"format": 2, "game": str(name), "dice": {"game": str(game_id), "seed": str(seed)}} if (
            name in TOOLS
        ):
            pass
        case _:
            raise MalformedText(f"record {quoted(text)}: not format {FORMAT}, or of no known game")
    try:
        header, events = TOOLS[name].simulation.replay(content)
        end = GAMES[name].view(fold(GAMES[name], header, events), None)
        players = tuple(map(str, content["players"]))
        found = Simulated(game_id, bytes.fromhex(seed), header, players, events, end)
        again = json.loads(record(found))
    except (IllegalMove, LookupError, TypeError, ValueError) as error:
        raise MalformedText(f"record of {quoted(game_id)}: {error or type(error).__name__}") from error
    if differing := [key for key in again if key != "dice" and again[key] != content.get(key)]:
        raise MalformedText(f"record of {quoted(game_id)}: {differing[0]} does not follow from the moves")
    return found
