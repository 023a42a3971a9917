"""Create the row of a new game."""

from __future__ import annotations

import secrets

from bot.store.rows import GameDice, GamePlace, GameRow, GameTimes
from bot.turns.clocks import MINUTE
from bot.turns.game import GameDraft
from bot.turns.look import Person, Setup
from bot.turns.options import Options, format_options
from bot.turns.rounds import Timing

LOBBY_TIME = 30 * MINUTE
ID_LETTERS = "0123456789abcdefghjkmnpqrstvwxyz"


def new_game(setup: Setup, host: Person, timing: Timing) -> GameDraft:
    """Return a game that is about to be opened, still without players."""
    options = Options(setup.seats, setup.clock, setup.panel, dict(setup.header_options), setup.theme)
    row = GameRow(
        id=new_id(),
        kind=setup.kind,
        variant=setup.variant,
        mode=setup.mode,
        status="lobby",
        options=format_options(options, has_header_options=True),
        header=None,
        step=0,
        revision=0,
        host_id=host.user_id,
        rematch=None,
        created_at=timing.utc,
        ended_at=None,
        is_casual=setup.is_casual,
        place=GamePlace(setup.guild_id, setup.channel_id, setup.locale),
        times=GameTimes(deadline=timing.now + LOBBY_TIME),
        dice=_dice(setup),
        facts=setup.facts,
        par=setup.par,
        has_hints=setup.has_hints,
    )
    return GameDraft(row, options)


def new_id() -> str:
    """Return a new id: short enough to type, and almost certainly unused."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(6))


def _dice(setup: Setup) -> GameDice:
    """Return the dice that the game shares with others, or new ones."""
    against = setup.against
    dice = setup.dice if against is None else against.dice
    if dice is None:
        return GameDice(secrets.token_hex(32), secret_until=setup.secret_until)
    return GameDice(
        dice.seed.hex(),
        " ".join(map(str, dice.interactions or ())),
        dice.game,
        "" if against is None else against.skipped,
        None if against is None else against.game,
        setup.secret_until,
    )
