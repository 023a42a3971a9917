"""The row of a new game."""

from __future__ import annotations

import secrets

from bot.store.rows import GameRow
from bot.turns.clocks import MINUTE
from bot.turns.game import GameDraft
from bot.turns.look import Person, Setup
from bot.turns.options import Options, format_options
from bot.turns.rounds import Timing

LOBBY_TIME = 30 * MINUTE
ID_LETTERS = "0123456789abcdefghjkmnpqrstvwxyz"


def new_game(setup: Setup, host: Person, timing: Timing, best: int | None, median: int | None) -> GameDraft:
    """The row of a game that is about to be opened, still without players."""
    daily, against = setup.daily, setup.against
    options = Options(setup.seats, setup.clock, setup.panel, dict(setup.rules), setup.theme)
    row = GameRow(
        id=new_id(),
        name=setup.game,
        variant=setup.variant,
        mode=setup.mode,
        status="lobby",
        options=format_options(options, has_rules=True),
        header=None,
        seed=_seed(setup),
        step=0,
        revision=0,
        guild_id=setup.guild_id,
        channel_id=setup.channel_id,
        host_id=host.user_id,
        locale=setup.locale,
        deadline=timing.now + LOBBY_TIME,
        warn_at=None,
        closes_at=None,
        is_warned=False,
        rematch=None,
        created_at=timing.utc,
        ended_at=None,
        is_casual=setup.is_casual,
        mark=None if daily is None else daily.par,
        interactions="" if against is None else " ".join(map(str, against.dice.interactions or ())),
        best=best,
        median=median,
        day=None if daily is None else daily.day,
        is_practice=daily is not None and daily.is_practice,
        throws_of=None if against is None else against.game,
        dice_name=None if against is None else against.dice.game,
        skipped="" if against is None else against.skipped,
        is_sealed=setup.is_sealed,
    )
    return GameDraft(row, options)


def new_id() -> str:
    """Short enough to type; hardly ever one that there is already."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(6))


def _seed(setup: Setup) -> str:
    """Its own, in hexadecimal, unless the throws are known otherwise."""
    if setup.against is not None:
        return setup.against.dice.seed.hex()
    return secrets.token_hex(32) if setup.daily is None else setup.daily.seed
