"""Read games from files of records, and show what their seats saw."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from bot.games.looks import look_without_table
from bot.games.simulation import Simulated
from bot.pages.texts import DEFAULT
from bot.render.theme import DEFAULT as DARK
from bot.tools.game_record import parse_record
from bot.turns.look import Look, ShownDice
from engine.game import MalformedText, Rolled, Seat, State, Step
from engine.games import GAMES


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
