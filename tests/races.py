"""Races against the ghosts of a finished table: earlier versions opened them, and some may be running."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace

import pytest

from bot.games.registry import PARTS
from bot.store.rows import GHOST, GHOSTS, PlayerRow
from bot.turns import lobby
from bot.turns.coordinator import Coordinator
from bot.turns.finished import throws_of
from bot.turns.game import CommittedGame, GameDraft
from bot.turns.look import Against, Person, Setup
from engine.game import parse_header


async def open_race(
    coordinator: Coordinator, source: CommittedGame, person: Person, *, channel_id: int
) -> str:
    """Open the race of a person against the others of a finished game, in their own seat, a computer player's or
    the last one's."""
    points = {result.seat: result.points for result in source.results}

    def order(player: PlayerRow) -> tuple[bool, bool, int]:
        return player.user_id != person.user_id, player.computer is None, points.get(player.seat, 0)

    own = min(source.players, key=order).seat
    others = [player for player in source.players if player.seat != own]
    row, header = source.row, parse_header(source.row.header or "")
    setup = Setup(
        kind=row.kind,
        variant=row.variant,
        mode=GHOSTS,
        header_options=PARTS[row.kind].ghost_options(header),
        seats=header.seats,
        clock="none",
        panel="channel",
        guild_id=row.place.guild_id,
        channel_id=channel_id,
        locale="en",
        against=Against(row.id, *throws_of(source)),
    )
    with ghosts_seated([ghost_of(player) for player in others]):
        return await coordinator.open_lobby(setup, person)


def ghost_of(player: PlayerRow) -> PlayerRow:
    """The ghost of a player, who makes the moves of their seat."""
    owner = player.ghost_user if player.computer == GHOST else player.user_id
    return PlayerRow("", 0, None, player.name, "en", GHOST, "dm", ghost_of=player.seat, ghost_user=owner)


@contextmanager
def ghosts_seated(ghosts: Sequence[PlayerRow]) -> Iterator[None]:
    """Seat these ghosts after whoever opens a game."""
    seat = lobby._seat

    def seat_all(draft: GameDraft, host: Person) -> None:
        seat(draft, host)
        for number, ghost in enumerate(ghosts, 1):
            draft.put_player(replace(ghost, game=draft.row.id, seat=number))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(lobby, "_seat", seat_all)
        yield
