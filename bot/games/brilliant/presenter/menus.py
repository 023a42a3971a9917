"""The controls for every decision."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Sequence
from random import Random

from bot.games.brilliant.pictures import SQUARES, area_name, letters_of
from bot.games.brilliant.presenter.drafts import AREA, WHOLE, hinted_move, placed_fields
from bot.games.brilliant.presenter.words import filled_with
from bot.games.contract import Chosen
from bot.pages.control import Control, Verb
from bot.pages.page import MAX_OPTIONS, Button, Row, SelectOption, Style, button, option, ready_select, select
from bot.pages.texts import text
from bot.turns.look import Look
from engine.brilliant.level import AreaId, Field, Level, format_field
from engine.brilliant.notation import format_move
from engine.brilliant.sheet import Move, Pass, Placement, Start, Strike
from engine.brilliant.state import Phase, StartMode
from engine.brilliant.view import View, completes, placements
from engine.kept import keeps_answers

MOVE_ROWS = 4
NEXT_PAGE = "page"


def controls(look: Look, locale: str, arg: str) -> tuple[Row, ...]:
    current = look.view_as(View)
    hint = _hint_rows(look, locale, hinted_move(current, arg)) if look.viewer.entry is None else ()
    match current.phase:
        case Phase.START:
            return (*hint, *_start_rows(look, locale, arg))
        case Phase.STRIKE:
            return (*hint, _strike_row(look, locale))
        case Phase.PLACE:
            return (*hint, *_place_rows(look, locale, arg, MOVE_ROWS - len(hint)))
    return ()


def buttons(look: Look, locale: str) -> Row:
    current = look.view_as(View)
    if current.phase is not Phase.PLACE or isinstance(look.viewer.entry, Pass):
        return ()
    control = Control(Verb.MOVE, look.game, look.step, format_move(Pass()))
    return (button(control, text(locale, "brilliant-pass"), emoji="⏭️"),)


def choose(arg: str, value: str) -> Chosen:
    """Return what a press chooses. `A1-C4` are start numbers placed so far; `A1-C4+3` also chooses area 3 for
    the next one.

    A whole move is a hint; any other choice discards it and starts again.
    """
    if not value:
        return Chosen(arg=arg)
    if WHOLE in arg:
        arg = ""
    if value.startswith(AREA):
        return Chosen(arg=arg.split(AREA, maxsplit=1)[0] + value)
    fields = [*placed_fields(arg), *placed_fields(value)]
    if len(fields) == 6:
        return Chosen(move=format_move(Start(tuple(fields))))
    return Chosen(arg="-".join(map(format_field, fields)))


def _hint_rows(look: Look, locale: str, hinted: Move | None) -> tuple[Row, ...]:
    """Offer to take the hint or to dismiss it."""
    if hinted is None:
        return ()
    take = Control(Verb.MOVE, look.game, look.step, format_move(hinted), tag="hint")
    back = Control(Verb.CHOOSE, look.game, look.step, tag="undo")
    return (
        (
            button(take, text(locale, "hint-take"), Style.SUCCESS, emoji="✏️"),
            button(back, text(locale, "hint-back"), emoji="↩️"),
        ),
    )


def _start_rows(look: Look, locale: str, arg: str) -> tuple[Row, ...]:
    current = look.view_as(View)
    placed, level = placed_fields(arg), current.level
    options = list(_start_options(current, arg, locale))
    if not options:
        # The text is no choice of this game: start again.
        return _start_rows(look, locale, "")
    # The same choice can be drawn twice, after an undo, so every select needs its own id.
    tag = f"{look.revision}.{secrets.token_hex(2)}"
    control = Control(Verb.CHOOSE, look.game, look.step, arg, tag, kind="s")
    placeholder = text(locale, "brilliant-start-number", number=len(placed) + 1)
    shuffled = Start(tuple(Random(secrets.token_bytes(8)).sample(level.stars, len(level.stars))))
    take = Control(Verb.MOVE, look.game, look.step, format_move(shuffled), tag=str(look.revision))
    key = "brilliant-reshuffle" if isinstance(look.viewer.entry, Start) else "brilliant-shuffle"
    buttons = [button(take, text(locale, key), Style.PRIMARY, emoji="🔀")]
    if AREA in arg:
        label = text(locale, "brilliant-other-area")
        buttons.append(_back_button(look, placed, label))
    elif placed:
        label = text(locale, "brilliant-undo-number", number=len(placed))
        buttons.append(_back_button(look, placed[:-1], label))
    return ((select(control, placeholder, options),), tuple(buttons))


def _back_button(look: Look, placed: list[Field], label: str) -> Button:
    """Return a button that goes back to the choice with these start numbers placed."""
    back = Control(Verb.CHOOSE, look.game, look.step, "-".join(map(format_field, placed)), tag="undo")
    return button(back, label, emoji="↩️")


def _start_options(current: View, arg: str, locale: str) -> Iterator[tuple[str, str, str]]:
    level, placed = current.level, placed_fields(arg)
    taken = {level.area_at[place] for place in placed}
    if current.start_mode is StartMode.STARS:
        for star in level.stars:
            if star not in placed:
                yield _field_option(level, star, locale)
        return
    chosen = arg.partition(AREA)[2]
    for index, area in enumerate(level.areas):
        if chosen and chosen == str(index):
            yield from (_field_option(level, place, locale) for place in area.fields)
        elif not chosen and AreaId(index) not in taken:
            fields = ", ".join(map(format_field, area.fields))
            label = text(
                locale, "brilliant-start-area", square=SQUARES[area.colour], area=area_name(area, locale)
            )
            yield f"{AREA}{index}", label, fields


def _field_option(level: Level, place: Field, locale: str) -> tuple[str, str, str]:
    name, area = format_field(place), level.area_of(place)
    about = text(locale, f"sheet-rule-short-{area.rule}")
    square, shown = SQUARES[area.colour], area_name(area, locale)
    return name, text(locale, "brilliant-start-field", square=square, field=name, area=shown), about


def _strike_row(look: Look, locale: str) -> Row:
    current = look.view_as(View)
    control = Control(Verb.MOVE, look.game, look.step, tag=str(look.revision), kind="s")
    options = (
        (
            format_move(Strike(area)),
            text(
                locale,
                "brilliant-strike-option",
                square=SQUARES[current.level.areas[area].colour],
                area=area_name(current.level.areas[area], locale),
                value=current.level.areas[area].values[current.open_values[area]],
                left=current.level.areas[area].values[current.open_values[area] + 1],
            ),
            "",
        )
        for area in current.strikable
    )
    return (select(control, text(locale, "brilliant-strike-choose"), options),)


def _place_rows(look: Look, locale: str, arg: str, room: int) -> tuple[Row, ...]:
    """Offer one select for each number, split if it has more than 25 placements, on as many pages as
    needed."""
    menus = _place_menus(look.view_as(View), locale)
    wanted = arg.removeprefix(NEXT_PAGE)
    page = int(wanted) if wanted.isdecimal() else 0
    size = room if len(menus) <= room else room - 1
    pages = -(-len(menus) // size)
    rows: list[Row] = []
    for index, (placeholder, options) in list(enumerate(menus))[page % max(pages, 1) * size :][:size]:
        control = Control(Verb.MOVE, look.game, look.step, tag=f"{index}.{look.revision}", kind="s")
        rows.append((ready_select(control, placeholder, options),))
    if pages > 1:
        turn = Control(Verb.CHOOSE, look.game, look.step, f"{NEXT_PAGE}{(page + 1) % pages}", tag="page")
        rows.append((button(turn, text(locale, "brilliant-more-placements")),))
    return tuple(rows)


@keeps_answers
def _place_menus(current: View, locale: str) -> tuple[tuple[str, tuple[SelectOption, ...]], ...]:
    """Return the title and the options of every select."""
    legal = placements(current)
    letters = letters_of(legal)
    return tuple(
        (
            text(locale, "brilliant-place-choose", number=number, count=len(group), part=part, parts=parts),
            tuple(
                option(*_place_option(current, placement, letters[placement.field], locale))
                for placement in group
            ),
        )
        for number, part, parts, group in _place_groups(legal)
    )


def _place_groups(legal: Sequence[Placement]) -> Iterator[tuple[int, int, int, list[Placement]]]:
    """Yield (number, part, parts, placements), at most 25 in each."""
    for number in sorted({placement.number for placement in legal}):
        own = [placement for placement in legal if placement.number == number]
        parts = -(-len(own) // MAX_OPTIONS)
        for part in range(parts):
            yield number, part + 1, parts, own[part * MAX_OPTIONS : (part + 1) * MAX_OPTIONS]


def _place_option(current: View, placement: Placement, letter: str, locale: str) -> tuple[str, str, str]:
    """Return the place with the letter that the sheet shows, and what it completes, if anything."""
    area = current.level.area_of(placement.field)
    label = text(
        locale,
        "brilliant-place-option",
        letter=letter,
        square=SQUARES[area.colour],
        field=format_field(placement.field),
        area=area_name(area, locale),
        filled=filled_with(current, placement),
        size=len(area.fields),
        value=completes(current, placement) or 0,
    )
    return format_move(placement), label, text(locale, f"sheet-rule-short-{area.rule}")
