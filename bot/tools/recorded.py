"""Games out of files of records, and what their seats saw."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from bot.games.simulation import Simulated
from bot.pages.texts import DEFAULT
from bot.render.theme import DEFAULT as DARK
from bot.tools.game_record import parse_record
from bot.turns.look import Look, Seated
from engine.game import MalformedText, Seat, State, Step
from engine.games import GAMES


def games(file: Path) -> Iterator[Simulated]:
    """Each line's game; raises MalformedText with the number of the line."""
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
        try:
            yield parse_record(line)
        except MalformedText as error:
            raise MalformedText(f"{file.name}, line {number}: {error}") from error


def look_at(
    game: Simulated, state: State, seat: Seat, step: Step, *, theme: str = DARK, locale: str = DEFAULT
) -> Look:
    """A seat's look at a game that was never on Discord."""
    return Look(
        game=game.game_id,
        name=game.header.game,
        variant="",
        mode="",
        status="running",
        step=step,
        revision=0,
        max_seats=game.header.seats,
        is_alone=True,
        rules=game.header.options,
        clock_name="",
        guild_id=None,
        channel_id=0,
        host_id=0,
        locale=locale,
        deadline=None,
        closes_at=None,
        is_warned=False,
        rematch=None,
        players=tuple(_player(Seat(i), name, locale) for i, name in enumerate(game.players)),
        commitment="",
        seed=None,
        throws=(),
        view=GAMES[game.header.game].view(state, seat),
        seat=seat,
        theme=theme,
    )


def _player(seat: Seat, name: str, locale: str) -> Seated:
    return Seated(
        seat=seat,
        user_id=seat,
        name=name,
        locale=locale,
        computer=None,
        panel="dm",
        has_left=False,
        is_absent=False,
        is_asked=False,
        has_moved=False,
        is_ready=False,
    )
