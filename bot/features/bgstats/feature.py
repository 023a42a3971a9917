"""A link to BG Stats at the end of games, for people who want it, declared in one value."""

from __future__ import annotations

from bot.features.bgstats.link import Play, play_lines
from bot.features.feature import Feature
from bot.interactions.settings_lines import switch_line
from bot.messages.additions import Addition
from bot.store.database import Store
from bot.store.rows import Facts
from bot.store.settings import switch
from bot.store.statements import sql
from bot.turns.clocks import DISCORD_EPOCH
from bot.turns.game import LoadedGame
from bot.turns.hooks import Hooks

WANTED = switch("person", "bgstats", "link")
"""Whether their panel at the end of a game has the link."""
# Selects the seats of people who want the link.
SEATS = sql("""
    select player.seat from player join setting on setting.id = player.user_id
    where player.game = :game and owner = 'person' and feature = 'bgstats' and setting.name = 'link'
        and value = 'yes'
    order by player.seat
""")


async def _close(store: Store, ended: LoadedGame) -> Facts:
    seats = tuple(int(seat) for (seat,) in await store.rows(SEATS, game=ended.row.id))
    at = ended.results[0].ended_at
    return Facts().put(Play(_began(ended, at), at, seats)) if seats else Facts()


def _began(ended: LoadedGame, at: int) -> int:
    """Return when the last press was made that took a seat or started the game, else when the game was opened."""
    pressed = ((int(one) >> 22) + DISCORD_EPOCH for one in (ended.row.dice.interactions or "").split())
    # The number of a tap, unlike an id, holds no time.
    return max((time for time in pressed if ended.row.created_at <= time <= at), default=ended.row.created_at)


BGSTATS = Feature(
    name="bgstats",
    addition=Addition(ended=play_lines),
    hooks=Hooks(close=_close),
    lines=(switch_line(WANTED, "personal-bgstats", "on-off-switch", 65),),
)
