"""The sentences of the local table; each function gives lines to show."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.brilliant.pictures.words import area_name
from bot.messages.names import player_name
from bot.messages.panel import mark_over
from bot.pages.texts import text
from bot.turns.look import Look, Seated
from engine.brilliant.level import AreaId, format_field
from engine.brilliant.sheet import Move, Pass, Placement, Start, Strike
from engine.brilliant.state import SOLO_ROLLS, Award, Phase
from engine.brilliant.view import View, completes, placements


def welcome_words(look: Look, locale: str) -> Iterator[str]:
    view: View = look.view
    yield text(locale, "play-title", level=f"{look.variant} {view.level.name}")
    yield text(locale, "play-one-rule")
    if view.target is None:
        yield text(locale, "play-goal-solo", rolls=SOLO_ROLLS)
    else:
        yield text(locale, "play-goal-table", target=view.target)
    yield text(locale, "play-commitment", commitment=look.commitment)
    yield text(locale, "play-hint-help")


def names(look: Look, locale: str) -> list[str]:
    return [_name(look, player, locale) for player in look.players]


def throw_words(view: View, locale: str) -> Iterator[str]:
    first, second = view.throw or (0, 0)
    key = "play-write-double" if first == second else "play-write"
    yield text(locale, "play-round", round=view.round)
    yield text(locale, key, first=first, second=second)


def listed_moves(view: View) -> tuple[Move, ...]:
    """The choices in the order of the list: what finishes an area comes first."""
    if view.phase is Phase.STRIKE:
        return tuple(Strike(area) for area in view.strikable)
    return tuple(sorted(placements(view), key=lambda choice: -(completes(view, choice) or 0)))


def move_words(view: View, move: Move, locale: str) -> str:
    match move:
        case Placement(place, number):
            return _placement_words(view, Placement(place, number), locale)
        case Strike(index):
            area = view.level.areas[index]
            value = area.values[view.open_values[index]]
            return text(
                locale, "play-strike-choice", key=area.key, area=_area(view, index, locale), value=value
            )
        case Start(fields):
            return ", ".join(f"{number} {format_field(place)}" for number, place in enumerate(fields, 1))
        case Pass():
            return text(locale, "play-pass")


def question_words(look: Look, placed: int, locale: str) -> str:
    """What the table waits for; `placed` start numbers have been placed one by one."""
    view: View = look.view
    if look.entry is not None:
        key = {Phase.START: "play-start-chosen", Phase.STRIKE: "play-strike-chosen"}
        chosen = move_words(view, look.entry, locale)
        return text(locale, key.get(view.phase, "play-chosen"), choice=chosen)
    match view.phase:
        case Phase.START if placed:
            return text(locale, "play-start-next", number=placed + 1)
        case Phase.START:
            return text(locale, f"play-start-{view.start_mode}", number=1)
        case Phase.STRIKE:
            return text(locale, "play-strike")
    return text(locale, "play-choose" if listed_moves(view) else "play-none-legal")


def round_words(before: Look, after: Look, locale: str) -> Iterator[str]:
    """What the round that has closed brought; areas first that the person finished."""
    old: View = before.view
    awards: list[Award] = list(after.view.awards[len(old.awards) :])
    awards.sort(key=lambda award: award.seat != before.seat)
    for award in awards:
        name, area = names(before, locale)[award.seat], _area(old, award.area, locale)
        key = "play-award-you" if award.seat == before.seat else "play-award-other"
        yield text(locale, key, name=name, area=area, points=award.value)
    if after.view.is_solo:
        return
    for index in dict.fromkeys(award.area for award in awards):
        left = old.level.areas[index].values[after.view.open_values[index]]
        yield text(locale, "play-values-left", area=_area(old, index, locale), value=left)


def ending_words(look: Look, locale: str) -> Iterator[str]:
    result = look.view.result
    yield text(locale, f"play-over-{result.reason}")
    winners = [names(look, locale)[seat] for seat in result.winners]
    if look.is_solo:
        yield text(locale, "play-score", points=result.points[0])
        if look.mark is not None:
            yield mark_over(look, locale)
    elif result.winners == (look.seat,):
        yield text(locale, "play-won")
    else:
        yield text(locale, "play-lost" if len(winners) == 1 else "play-shared", names=", ".join(winners))
    yield text(locale, "play-seed", seed=look.seed or "")
    yield text(locale, "play-seed-check", commitment=look.commitment, game=look.game)


def _placement_words(view: View, choice: Placement, locale: str) -> str:
    area = view.level.area_of(choice.field)
    held = 0 if view.sheet is None else len(view.sheet.held(area))
    words = text(
        locale,
        "play-choice",
        number=choice.number,
        field=format_field(choice.field),
        area=area_name(area, locale),
        filled=held + 1,
        size=len(area.fields),
    )
    points = completes(view, choice)
    if points is None:
        return words
    return text(locale, "play-choice-finishes", choice=words, points=points)


def _area(view: View, index: AreaId, locale: str) -> str:
    return area_name(view.level.areas[index], locale)


def _name(look: Look, player: Seated, locale: str) -> str:
    return text(locale, "play-you") if player.seat == look.seat else player_name(player, locale)
