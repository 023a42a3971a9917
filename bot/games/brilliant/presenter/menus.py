"""The controls for every decision."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Sequence
from functools import lru_cache
from operator import attrgetter
from random import Random

from bot.games.brilliant.naming import area_name, filled_with
from bot.games.brilliant.pictures.colours import SQUARES
from bot.games.brilliant.pictures.places import place_labels, strike_letters
from bot.games.brilliant.players.strengths import plain
from bot.games.brilliant.presenter.drafts import AREA, WHOLE, hinted_move, placed_fields
from bot.games.contract import Chosen
from bot.games.kit import hint_row
from bot.pages.control import Control, Verb
from bot.pages.page import (
    MAX_BUTTONS,
    MAX_OPTIONS,
    Button,
    ButtonSlot,
    Row,
    SelectOption,
    Style,
    button,
    in_rows,
    option,
    ready_select,
    select,
)
from bot.pages.texts import Language, Speech, Value
from bot.turns.look import Look
from engine.answer_cache import keeps_answers
from engine.brilliant.level import AreaId, Field, Level, format_field
from engine.brilliant.notation import format_move
from engine.brilliant.sheet import Pass, Placement, Start, Strike, blank
from engine.brilliant.state import SEATS, GameState, Phase, StartMode
from engine.brilliant.view import View, completes, view

MOVE_ROWS = 4
STRIKES_IN_ROW = 4
"""Eleven areas then take three rows with the other buttons, which a window 650 px high shows below the whole sheet."""
NEXT_PAGE = "page"
KEPT_LEVELS = 64
SAMPLES, BEST = 4, 12
"""Of so many times sixty start numbers, the best; twice as many as there are seats, so that games differ."""
PASS = format_move(Pass())


def controls(look: Look, arg: str) -> tuple[Row, ...]:
    """Return the rows for the decision; none once it is made, because Undo takes it back."""
    if look.viewer.entry is not None:
        return ()
    current = look.view_as(View)
    hinted, hint = hinted_move(current, arg), tuple[Row, ...]()
    if hinted is not None:
        hint = (hint_row(look, format_move(hinted), is_good=not isinstance(hinted, Pass)),)
    room = MOVE_ROWS - len(hint)
    match current.phase:
        case Phase.START:
            return (*hint, *_start_rows(look, current, arg))
        case Phase.STRIKE:
            return (*hint, *_strike_rows(look, current, room))
        case Phase.PLACE:
            return (*hint, *_place_rows(look, current, arg, room))
    return ()


def buttons(look: Look, _: str) -> Row:
    if look.view_as(View).phase is not Phase.PLACE or isinstance(look.viewer.entry, Pass):
        return ()
    control = Control(Verb.MOVE, look.game, look.step, PASS)
    return (button(control, look.say("brilliant-pass"), emoji="⏭️", slot=ButtonSlot.SKIP),)


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


def _start_rows(look: Look, current: View, arg: str) -> tuple[Row, ...]:
    placed, level = placed_fields(arg), current.level
    options = list(_start_options(current, arg, look))
    if not options:
        # The text is no choice of this game: start again.
        return _start_rows(look, current, "")
    # The same choice can be drawn twice, after an undo, so every select needs its own id.
    tag = f"{look.revision}.{secrets.token_hex(2)}"
    control = Control(Verb.CHOOSE, look.game, look.step, arg, tag, kind="s")
    placeholder = look.say("brilliant-start-number", number=len(placed) + 1)
    shuffled = Start(tuple(Random(secrets.token_bytes(8)).sample(level.stars, len(level.stars))))
    take = Control(Verb.MOVE, look.game, look.step, format_move(good_start(current, look.game, look.step)))
    shuffle = Control(Verb.MOVE, look.game, look.step, format_move(shuffled), tag=str(look.revision))
    buttons = [
        button(take, look.say("brilliant-good-start"), Style.PRIMARY, emoji="✨", slot=ButtonSlot.GO),
        button(shuffle, look.say("brilliant-shuffle"), emoji="🔀", slot=ButtonSlot.SKIP),
    ]
    if AREA in arg:
        label = look.say("brilliant-other-area")
        buttons.append(_back_button(look, placed, label))
    elif placed:
        label = look.say("brilliant-undo-number", number=len(placed))
        buttons.append(_back_button(look, placed[:-1], label))
    return (tuple(buttons), (select(control, placeholder, options, has_places=True),))


def good_start(current: View, game: str, step: int) -> Start:
    """Return start numbers better than a plain shuffle, always the same for a seat; no two at a table begin alike."""
    if current.seat is None:
        raise ValueError(f"game {game}: a spectator writes no start numbers")
    best = _best_starts(current.level, current.start_mode, current.seats, current.throws)
    return Random(f"{game} {step}").sample(best, current.seats)[current.seat]


@lru_cache(KEPT_LEVELS)
def _best_starts(level: Level, mode: StartMode, seats: int, throws: int) -> Sequence[Start]:
    """Return the best start numbers of some hundred; judging them takes as long as ten pages, and all games begin alike."""
    begun = view(GameState(level, mode, (blank(level),) * seats, throws=throws), SEATS[0])
    position, chance = plain().position(begun), Random(level.name)
    found = [one for _ in range(SAMPLES) for one in plain().candidates(position, chance)]
    found.sort(key=attrgetter("evaluation"), reverse=True)
    return [one.move for one in found if isinstance(one.move, Start)][:BEST]


def _back_button(look: Look, placed: list[Field], label: str) -> Button:
    """Return a button that goes back to the choice with these start numbers placed."""
    back = Control(Verb.CHOOSE, look.game, look.step, "-".join(map(format_field, placed)), tag="undo")
    return button(back, label, emoji="↩️", slot=ButtonSlot.BACK)


def _start_options(current: View, arg: str, reader: Speech) -> Iterator[tuple[str, str, str]]:
    level, placed = current.level, placed_fields(arg)
    taken = {level.area_at[place] for place in placed}
    if current.start_mode is StartMode.STARS:
        for star in level.stars:
            if star not in placed:
                yield _field_option(level, star, reader)
        return
    chosen = arg.partition(AREA)[2]
    for index, area in enumerate(level.areas):
        if chosen and chosen == str(index):
            yield from (_field_option(level, place, reader) for place in area.fields)
        elif not chosen and AreaId(index) not in taken:
            fields = ", ".join(map(format_field, area.fields))
            label = reader.say(
                "brilliant-start-area", square=SQUARES[area.colour], area=area_name(area, reader.locale)
            )
            yield f"{AREA}{index}", label, fields


def _field_option(level: Level, place: Field, reader: Speech) -> tuple[str, str, str]:
    name, area = format_field(place), level.area_of(place)
    about = reader.say(f"sheet-rule-short-{area.rule}")
    square, shown = SQUARES[area.colour], area_name(area, reader.locale)
    return name, reader.say("brilliant-start-field", square=square, field=name, area=shown), about


def _strike_rows(look: Look, current: View, room: int) -> tuple[Row, ...]:
    """Offer a button for each area that can lose a value, or a select if they are too many."""
    width = max(STRIKES_IN_ROW, -(-len(current.strikable) // room))
    if width > MAX_BUTTONS:
        return (_strike_select(look, current),)
    found = [
        button(
            Control(Verb.MOVE, look.game, look.step, format_move(Strike(area))),
            look.say("brilliant-strike-button", **_strike_values(current, area)),
        )
        for area in current.strikable
    ]
    return tuple(tuple(found[start : start + width]) for start in range(0, len(found), width))


def _strike_values(current: View, index: AreaId) -> dict[str, Value]:
    """Return what a control says about an area: its letter and square, the value it loses and the one it keeps."""
    area, top = current.level.areas[index], current.open_values[index]
    return {
        "letter": strike_letters(current)[index],
        "square": SQUARES[area.colour],
        "value": area.values[top],
        "left": area.values[top + 1],
    }


def _strike_select(look: Look, current: View) -> Row:
    control = Control(Verb.MOVE, look.game, look.step, tag=str(look.revision), kind="s")
    options = []
    for index in current.strikable:
        area = area_name(current.level.areas[index], look.locale)
        label = look.say("brilliant-strike-option", area=area, **_strike_values(current, index))
        options.append((format_move(Strike(index)), label, ""))
    return (select(control, look.say("brilliant-strike-choose"), options, has_places=True),)


def _place_rows(look: Look, current: View, arg: str, room: int) -> tuple[Row, ...]:
    """Offer a button for each placement, or selects on as many pages as needed if they are too many."""
    labels = place_labels(current)
    if len(labels) > room * MAX_BUTTONS:
        return _place_selects(look, current, arg, room)
    controls = [Control(Verb.MOVE, look.game, look.step, format_move(placement)) for placement in labels]
    return in_rows(tuple(map(button, controls, labels.values())))


def _place_selects(look: Look, current: View, arg: str, room: int) -> tuple[Row, ...]:
    menus = _place_menus(current, Language(look.locale), is_plain=look.is_plain)
    wanted = arg.removeprefix(NEXT_PAGE)
    page = int(wanted) if wanted.isdecimal() else 0
    size = room if len(menus) <= room else room - 1
    pages = -(-len(menus) // size)
    rows: list[Row] = []
    for index, (placeholder, options) in list(enumerate(menus))[page % max(pages, 1) * size :][:size]:
        control = Control(Verb.MOVE, look.game, look.step, tag=f"{index}.{look.revision}", kind="s")
        rows.append((ready_select(control, placeholder, options, has_places=True),))
    if pages > 1:
        turn = Control(Verb.CHOOSE, look.game, look.step, f"{NEXT_PAGE}{(page + 1) % pages}", tag="page")
        rows.append((button(turn, look.say("brilliant-more-placements")),))
    return tuple(rows)


@keeps_answers
def _place_menus(
    current: View, reader: Language, *, is_plain: bool
) -> tuple[tuple[str, tuple[SelectOption, ...]], ...]:
    """Return the title and the options of every select, at most 25 in each."""
    labelled = [*place_labels(current).items()]
    parts = -(-len(labelled) // MAX_OPTIONS)
    return tuple(
        (
            reader.say("brilliant-place-choose", count=len(labelled), part=part + 1, parts=parts),
            tuple(
                option(*_place_option(current, placement, label, reader, is_plain=is_plain))
                for placement, label in labelled[part * MAX_OPTIONS : (part + 1) * MAX_OPTIONS]
            ),
        )
        for part in range(parts)
    )


def _place_option(
    current: View, placement: Placement, label: str, reader: Speech, *, is_plain: bool
) -> tuple[str, str, str]:
    """Return the place with the label that a button would have, and what it completes, unless it is a puzzle."""
    area = current.level.area_of(placement.field)
    words = reader.say(
        "brilliant-place-option",
        letter=label,
        square=SQUARES[area.colour],
        field=format_field(placement.field),
        area=area_name(area, reader.locale),
        filled=filled_with(current, placement),
        size=len(area.fields),
        value=0 if is_plain else completes(current, placement) or 0,
    )
    return format_move(placement), words, reader.say(f"sheet-rule-short-{area.rule}")
