"""News for the table: the throw, the results of the last round, and the ending."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.brilliant.pictures import area_name
from bot.games.names import player_name
from bot.pages.texts import text
from bot.turns.look import Look
from engine.brilliant.state import SOLO_ROLLS, Phase
from engine.brilliant.view import View
from engine.game import Seat


def news(look: Look, locale: str) -> list[str]:
    current = look.view_as(View)
    lines = list(_completed(look, locale))
    if current.throw is not None:
        first, second = current.throw
        lines.append(text(locale, "brilliant-throw", round=current.round, first=first, second=second))
    elif current.phase is Phase.START:
        lines.append(text(locale, "brilliant-starting", target=current.target or 0))
    return lines


def standing(look: Look, seat: Seat, locale: str) -> str:
    del look, seat, locale
    return ""


def ending(look: Look, locale: str) -> str:
    current = look.view_as(View)
    reason = current.result.reason if current.result else "none"
    return text(locale, "brilliant-ending", reason=reason, target=current.target or 0, rolls=SOLO_ROLLS)


def _completed(look: Look, locale: str) -> Iterator[str]:
    """Who completed which area in the last closed round (R24)."""
    current = look.view_as(View)
    closed = current.round if current.throw is None else current.round - 1
    for award in current.awards:
        if award.round == closed:
            area = area_name(current.level.areas[award.area], locale)
            who = player_name(look.players[award.seat], locale)
            yield text(locale, "brilliant-completed", player=who, area=area, value=award.value)
