"""Report on a game: the throw, what the last round brought, and the ending."""

from __future__ import annotations

from bot.games.brilliant.pictures.colours import CIRCLES, SQUARES
from bot.games.brilliant.pictures.legend import rules
from bot.games.brilliant.pictures.news import fresh_awards
from bot.games.names import short_name
from bot.pages.texts import Speech
from bot.turns.look import Look
from engine.brilliant.state import Award, Phase
from engine.brilliant.view import View
from engine.game import Seat

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
    """Return a square for each completed area, in the order of their completion, and then a circle for each other
    area at least half of whose fields are filled, in the level's order: a short sheet completes few areas."""
    current = look.view_as(View)
    areas, completed = current.level.areas, [award.area for award in current.awards]
    squares = "".join(SQUARES[areas[area].colour] for area in completed)
    begun = [
        area
        for index, area in enumerate(areas)
        if index not in completed and 2 * len(current.sheets[0].held(area)) >= len(area.fields)
    ]
    return squares + "".join(CIRCLES[area.colour] for area in begun)


def standing(look: Look, seat: Seat) -> str:
    del look, seat
    return ""


def ending(look: Look) -> str:
    current = look.view_as(View)
    reason = current.result.reason if current.result else "none"
    return look.say("brilliant-ending", reason=reason, target=current.target or 0, rolls=current.throws)
