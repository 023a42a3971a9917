"""The reason for a move in words."""

from __future__ import annotations

from bot.games.brikks.naming import block_words
from bot.games.brikks.presenter.differing import differing
from bot.games.brikks.presenter.reasons import reasons
from bot.games.differing import joined, strongest
from bot.turns.look import Look
from engine.brikks.moves import Move
from engine.brikks.view import View


def reason(look: Look, move: Move, other: Move | None) -> str:
    current = look.view_as(View)
    if other is not None and (found := differing(current, move, other)) is not None:
        said = [look.say(f"brikks-differs-{one.key}", here=one.here, there=one.there) for one in found]
        return joined(said, look)
    why = strongest(reasons(current, move), () if other is None else reasons(current, other))
    if why is None:
        return joined((), look)
    about = "" if why.block is None else block_words(why.block, look)
    return look.say(f"brikks-hint-{why.key.replace('_', '-')}", block=about, **why.values)
