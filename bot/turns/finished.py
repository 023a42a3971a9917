"""Load finished games for people who may see everything in them."""

from __future__ import annotations

from bot.store.database import Store
from bot.turns.clocks import SECOND
from bot.turns.game import CommittedGame, load
from bot.turns.look import Refused
from engine.game import IllegalMove, MalformedText


async def finished_game(
    store: Store, game: str, user_id: int, now: int, *, is_sealed: bool = False
) -> CommittedGame:
    """Load a finished game that `user_id` may review at `now` (milliseconds UTC).

    Raises Refused if it is open, uses older rules, or its dice are still secret; `is_sealed` allows dice
    that a feature is still to publish.
    """
    async with store.snapshot() as tx:
        try:
            loaded = await load(tx, game)
        except (IllegalMove, MalformedText, ValueError) as error:
            raise Refused("old_rules") from error
    if loaded.row.status != "finished" or loaded.result is None:
        raise Refused("review_not_over")
    until = loaded.row.dice.secret_until
    if loaded.row.dice.is_sealed:
        if not is_sealed:
            raise Refused("challenge_open")
    elif until is not None and now < until and all(one.user_id != user_id for one in loaded.players):
        raise Refused("daily_open", {"time": f"<t:{until // SECOND}:R>"})
    result = loaded.rules.result(loaded.state)
    if result is None or result.points != loaded.result.points:
        raise Refused("old_rules")
    return loaded
