"""Finished games as JSON that anyone can check; the format is in docs/record-format.md."""

from __future__ import annotations

import json

from bot.games.arena import watched
from bot.games.simulation import Simulated
from bot.tools.registry import TOOLS
from engine.dice import commitment
from engine.games import GAMES

FORMAT = 2


def record(played: Simulated) -> str:
    """One finished game on one line."""
    header, result = played.header, played.end.result
    if result is None:
        raise ValueError(f"game {played.game_id} is not over")
    dice = {
        "seed": played.seed.hex(),
        "commitment": commitment(played.seed),
        "game": played.game_id,
        "interactions": [],
    }
    steps = tuple(watched(GAMES[header.game], header, played.events))
    content = {
        "format": FORMAT,
        "game": header.game,
        "seats": header.seats,
        "players": list(played.players),
        "dice": dice,
        **TOOLS[header.game].simulation.content(header, steps),
        "points": list(result.points),
        "winners": list(result.winners),
        "reason": str(result.reason),
    }
    return json.dumps(content)
