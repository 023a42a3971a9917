"""Report on a game: the throw, what the last round brought, and the ending."""

from __future__ import annotations

from bot.games.brilliant.pictures.colours import CIRCLES, SQUARES
from bot.games.brilliant.pictures.legend import rules
from bot.games.brilliant.pictures.news import fresh_awards
from bot.games.contract import UNFINISHED
from bot.games.names import short_name
from bot.pages.texts import Speech
from bot.turns.look import Look
from engine.brilliant.level import Area, AreaId
from engine.brilliant.state import Award, Phase
from engine.brilliant.view import View

NO_BREAK = "\u00a0"


def news(look: Look) -> list[str]:
    """Report in one line who completed which area in the last closed round (R24), the viewer's own first."""
    current = look.view_as(View)
    own_first = sorted(fresh_awards(current), key=lambda award: award.seat != current.seat)
    completed = [_completed(look, current, award) for award in own_first]
    return [look.say("brilliant-news", completed=" · ".join(completed))] if completed else []


def _completed(look: Look, current: View, award: Award) -> str:
    area = current.level.areas[award.area]
    return look.say(
        "brilliant-completed",
        is_own="yes" if award.seat == current.seat else "no",
        player=short_name(look.players[award.seat], look),
        area=look.say("area-brief", colour=look.say(f"colour-{area.colour}"), place=area.place),
        value=award.value,
    )


def legend(look: Look) -> str:
    """Return the rule of each colour of the level, the colours as squares."""
    level = look.view_as(View).level
    return " · ".join(
        "".join(SQUARES[colour] for colour in colours) + NO_BREAK + words
        for _, colours, words in rules(level, look.locale)
    )


def throw(look: Look) -> list[str]:
    current = look.view_as(View)
    if current.throw is not None:
        return [look.say("brilliant-throw", round=current.round, throw=thrown(current.throw, look))]
    if current.phase is Phase.START:
        return [look.say("brilliant-starting", target=current.target or 0)]
    return []


def thrown(dice: tuple[int, ...], reader: Speech) -> str:
    first, second = dice
    return reader.say("brilliant-dice", first=first, second=second)


def story(look: Look) -> str:
    """Return a sign for each area in the level's order: a square if it is complete, a circle if at least half of its fields
    are filled, else a dot."""
    current = look.view_as(View)
    completed = {award.area for award in current.awards}

    def sign(index: AreaId, area: Area) -> str:
        if index in completed:
            return SQUARES[area.colour]
        is_begun = 2 * len(current.sheets[0].held(area)) >= len(area.fields)
        return CIRCLES[area.colour] if is_begun else UNFINISHED

    return "".join(sign(AreaId(index), area) for index, area in enumerate(current.level.areas))


def ending(look: Look) -> str:
    current = look.view_as(View)
    reason = current.result.reason if current.result else "none"
    return look.say("brilliant-ending", reason=reason, target=current.target or 0, rolls=current.throws)
