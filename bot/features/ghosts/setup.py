"""The set-up with the throws of a finished game."""

from __future__ import annotations

from dataclasses import replace

from bot.features.ghosts.facts import Rivalry, points_by_round
from bot.games.registry import PARTS
from bot.store.rows import SOLO, Facts
from bot.turns.finished import throws_of
from bot.turns.game import CommittedGame
from bot.turns.look import Against, Setup
from engine.game import parse_header


def setup_again(
    source: CommittedGame,
    rivalry: Rivalry,
    *,
    guild_id: int | None,
    channel_id: int,
    locale: str,
) -> Setup:
    """Return a solo game by the rules of a finished one, with its throws.

    `rivalry` says whose game it is; the other's result is added to it.
    """
    row, header = source.row, parse_header(source.row.header or "")
    dice, skipped = throws_of(source)
    known = replace(
        rivalry, rival=str(source.players.by_seat[0].user_id or ""), points=points_by_round(source)
    )
    return Setup(
        kind=row.kind,
        variant=row.variant,
        mode=SOLO,
        # A throw that was made again is left out, and is not made again here either.
        header_options=PARTS[row.kind].ghost_options(header) if skipped else header.options,
        seats=1,
        clock="none",
        panel="channel",
        guild_id=guild_id,
        channel_id=channel_id,
        locale=locale,
        par=row.par,
        facts=Facts().put(known),
        against=Against(row.id, dice, skipped),
    )
