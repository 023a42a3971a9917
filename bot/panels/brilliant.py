"""BRILLIANT's part of the messages."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from random import Random

import discord

from bot import levels
from bot.control import Control
from bot.look import Look
from bot.names import player_name
from bot.pages import MAX_OPTIONS, Picture, button, select
from bot.panels.base import Choice, Panel, Row, Rules
from bot.render.brilliant import (
    area_name,
    describe_sheet,
    describe_table,
    refused_move,
    render_sheet,
    render_table,
    text_sheet,
)
from bot.render.brilliant.rules import RULE_PICTURES, describe_rule, render_rule
from bot.texts import Value, language, text
from engine.brilliant.level import AreaId, Field, Level, format_field, parse_field
from engine.brilliant.notation import format_move
from engine.brilliant.sheet import Move, Pass, Placement, Start, Strike
from engine.brilliant.state import SOLO_ROLLS, TARGETS, Phase, StartMode, start
from engine.brilliant.view import View, completes, placements, view
from engine.game import Header, Seat

MOVE_ROWS = 4
NEXT_PAGE = "page"
AREA = "+"
"""Stands in a half-made choice before the area that the next start number goes to."""


def title(look: Look, locale: str) -> str:
    return text(locale, "brilliant-title", level=level_label(look), name=_level(look).name)


def level_label(look: Look) -> str:
    """What the level is called by: its number, or the code of a generated one."""
    return look.rules.get("code", look.variant)


def options(look: Look, locale: str) -> str:
    return text(locale, "brilliant-options", start=look.rules.get("start", StartMode.STARS))


def progress(look: Look, locale: str) -> str:
    current: View = look.view
    if current.round == 0:
        return ""
    rolls = SOLO_ROLLS if look.is_solo else 0
    return text(locale, "brilliant-progress", round=current.round, rolls=rolls)


def status(look: Look, locale: str, arg: str) -> str:
    del arg
    current: View = look.view
    if look.entry is not None:
        return _entry_status(look, locale)
    match current.phase:
        case Phase.START:
            return text(locale, "brilliant-ask-start", mode=current.start_mode)
        case Phase.STRIKE:
            return text(locale, "brilliant-ask-strike")
        case Phase.PLACE:
            first, second = current.throw or (0, 0)
            key = "brilliant-ask-place" if placements(current) else "brilliant-ask-pass"
            double = "yes" if first == second else "no"
            return text(locale, key, first=first, second=second, double=double)
    return ""


def controls(look: Look, locale: str, arg: str) -> tuple[Row, ...]:
    current: View = look.view
    match current.phase:
        case Phase.START:
            return _start_rows(look, locale, arg)
        case Phase.STRIKE:
            return (_strike_row(look, locale),)
        case Phase.PLACE:
            return _place_rows(look, locale, arg)
    return ()


def buttons(look: Look, locale: str) -> Row:
    current: View = look.view
    if current.phase is not Phase.PLACE or isinstance(look.entry, Pass):
        return ()
    control = Control("move", look.game, look.step, format_move(Pass()))
    return (button(control, text(locale, "brilliant-pass"), emoji="⏭️"),)


def choose(arg: str, value: str) -> Choice:
    """`A1-C4` are start numbers placed so far; `A1-C4+3` has area 3 chosen for the next."""
    if not value:
        return Choice(arg=arg)
    if value.startswith(AREA):
        return Choice(arg=arg.split(AREA, maxsplit=1)[0] + value)
    fields = [*_placed(arg), *_placed(value)]
    if len(fields) == 6:
        return Choice(move=format_move(Start(tuple(fields))))
    return Choice(arg="-".join(map(format_field, fields)))


def sheet(look: Look, locale: str, arg: str) -> Picture:
    current: View = look.view
    pencil: Move | None = look.entry
    if pencil is None and current.phase is Phase.START and _placed(arg):
        pencil = Start(tuple(_placed(arg)))
    return Picture(
        name="sheet.png",
        description=describe_sheet(current, pencil=pencil, locale=locale),
        key=f"{look.game}:{look.seat}",
        draw=partial(render_sheet, current, pencil=pencil, locale=locale),
    )


def refused(look: Look, locale: str, code: str, values: Mapping[str, Value]) -> str:
    return refused_move(_level(look), code, values, locale)


def sheet_text(look: Look, locale: str) -> str:
    return text_sheet(look.view, pencil=look.entry, locale=locale)


def table(look: Look, locale: str) -> Picture:
    moved = frozenset(player.seat for player in look.players if player.has_moved)
    return Picture(
        name="table.png",
        description=describe_table(look.view, moved=moved, locale=locale),
        key=f"{look.game}:table",
        draw=partial(render_table, look.view, moved=moved, locale=locale),
    )


def news(look: Look, locale: str) -> list[str]:
    current: View = look.view
    lines = list(_completed(look, locale))
    if current.throw is not None:
        first, second = current.throw
        lines.append(text(locale, "brilliant-throw", round=current.round, first=first, second=second))
    elif current.phase is Phase.START:
        lines.append(text(locale, "brilliant-starting", target=current.target or 0))
    return lines


def preview(look: Look, locale: str) -> Picture:
    state = start(Header(look.name, 1, look.rules))
    blank = view(state, Seat(0))
    return Picture(
        name="level.png",
        description=text(locale, "brilliant-preview-alt", level=level_label(look), name=_level(look).name),
        key=f"{look.game}:preview",
        draw=partial(render_sheet, blank, locale=locale),
    )


def reveal(look: Look, locale: str) -> list[Picture]:
    current: View = look.view
    return [
        Picture(
            name=f"sheet-{player.seat + 1}.png",
            description=describe_sheet(current, seat=player.seat, locale=locale),
            key=f"{look.game}:{player.seat}:reveal",
            draw=partial(render_sheet, current, seat=player.seat, locale=locale),
        )
        for player in look.players
    ]


def points(look: Look) -> tuple[int, ...]:
    current: View = look.view
    return current.points


def standing(look: Look, seat: Seat, locale: str) -> str:
    del look, seat, locale
    return ""


def ending(look: Look, locale: str) -> str:
    current: View = look.view
    reason = current.result.reason if current.result else "none"
    return text(locale, "brilliant-ending", reason=reason, target=current.target or 0, rolls=SOLO_ROLLS)


def _entry_status(look: Look, locale: str) -> str:
    current: View = look.view
    match look.entry:
        case Placement() as placement:
            words = _placement_words(current, placement, locale)
            return text(locale, "brilliant-entered-place", placement=words)
        case Pass():
            return text(locale, "brilliant-entered-pass", legal=len(placements(current)))
        case Strike(area):
            return text(locale, "brilliant-entered-strike", area=area_name(current.level.areas[area], locale))
    return text(locale, "brilliant-entered-start")


def _completed(look: Look, locale: str) -> Iterator[str]:
    """Who finished which area in the round that closed last (R24)."""
    current: View = look.view
    closed = current.round if current.throw is None else current.round - 1
    for award in current.awards:
        if award.round == closed:
            area = area_name(current.level.areas[award.area], locale)
            who = player_name(look.players[award.seat], locale)
            yield text(locale, "brilliant-completed", player=who, area=area, value=award.value)


def _start_rows(look: Look, locale: str, arg: str) -> tuple[Row, ...]:
    current: View = look.view
    placed, level = _placed(arg), current.level
    options = list(_start_options(current, arg, locale))
    if not options:
        # A choice that this game does not know: begin again.
        return _start_rows(look, locale, "")
    # The same choice can be drawn twice, after an undo; each select needs an id of its own.
    mark = f"{look.revision}.{secrets.token_hex(2)}"
    control = Control("choose", look.game, look.step, arg, mark, kind="s")
    placeholder = text(locale, "brilliant-start-number", number=len(placed) + 1)
    shuffled = Start(tuple(Random(secrets.token_bytes(8)).sample(level.stars, len(level.stars))))
    take = Control("move", look.game, look.step, format_move(shuffled), mark=str(look.revision))
    key = "brilliant-reshuffle" if isinstance(look.entry, Start) else "brilliant-shuffle"
    buttons = [button(take, text(locale, key), discord.ButtonStyle.primary, emoji="🎲")]
    if AREA in arg:
        label = text(locale, "brilliant-other-area")
        buttons.append(_back_button(look, placed, label))
    elif placed:
        label = text(locale, "brilliant-undo-number", number=len(placed))
        buttons.append(_back_button(look, placed[:-1], label))
    return ((select(control, placeholder, options),), tuple(buttons))


def _back_button(look: Look, placed: list[Field], label: str) -> discord.ui.Button[discord.ui.View]:
    """Back to the choice with these start numbers placed."""
    back = Control("choose", look.game, look.step, "-".join(map(format_field, placed)), mark="undo")
    return button(back, label, emoji="↩️")


def _start_options(current: View, arg: str, locale: str) -> Iterator[tuple[str, str, str]]:
    level, placed = current.level, _placed(arg)
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
            yield f"{AREA}{index}", area_name(area, locale), fields


def _field_option(level: Level, place: Field, locale: str) -> tuple[str, str, str]:
    name, area = format_field(place), level.area_of(place)
    about = text(locale, f"sheet-rule-short-{area.rule}")
    return name, text(locale, "brilliant-start-field", field=name, area=area_name(area, locale)), about


def _strike_row(look: Look, locale: str) -> Row:
    current: View = look.view
    control = Control("move", look.game, look.step, mark=str(look.revision), kind="s")
    options = (
        (
            format_move(Strike(area)),
            text(
                locale,
                "brilliant-strike-option",
                area=area_name(current.level.areas[area], locale),
                value=current.level.areas[area].values[current.open_values[area]],
                left=current.level.areas[area].values[current.open_values[area] + 1],
            ),
            "",
        )
        for area in current.strikable
    )
    return (select(control, text(locale, "brilliant-strike-choose"), options),)


def _place_rows(look: Look, locale: str, arg: str) -> tuple[Row, ...]:
    """One select for each number, split where it has more than 25 placements, and pages of them."""
    current: View = look.view
    groups = list(_place_groups(current))
    wish = arg.removeprefix(NEXT_PAGE)
    page = int(wish) if wish.isdecimal() else 0
    size = MOVE_ROWS if len(groups) <= MOVE_ROWS else MOVE_ROWS - 1
    pages = -(-len(groups) // size)
    rows: list[Row] = []
    for index, (number, part, parts, group) in list(enumerate(groups))[page % max(pages, 1) * size :][:size]:
        control = Control("move", look.game, look.step, mark=f"{index}.{look.revision}", kind="s")
        count = len(group)
        placeholder = text(
            locale, "brilliant-place-choose", number=number, count=count, part=part, parts=parts
        )
        options = (_place_option(current, placement, locale) for placement in group)
        rows.append((select(control, placeholder, options),))
    if pages > 1:
        turn = Control("choose", look.game, look.step, f"{NEXT_PAGE}{(page + 1) % pages}", mark="page")
        rows.append((button(turn, text(locale, "brilliant-more-placements")),))
    return tuple(rows)


def _place_groups(current: View) -> Iterator[tuple[int, int, int, list[Placement]]]:
    """(number, part, parts, placements), at most 25 in each."""
    legal = placements(current)
    for number in sorted(set(current.throw or ())):
        own = [placement for placement in legal if placement.number == number]
        parts = -(-len(own) // MAX_OPTIONS)
        for part in range(parts):
            yield number, part + 1, parts, own[part * MAX_OPTIONS : (part + 1) * MAX_OPTIONS]


def _place_option(current: View, placement: Placement, locale: str) -> tuple[str, str, str]:
    value = completes(current, placement)
    if value is None:
        area = current.level.area_of(placement.field)
        about = text(locale, f"sheet-rule-short-{area.rule}")
    else:
        about = text(locale, "brilliant-finishes", value=value)
    return format_move(placement), _placement_words(current, placement, locale), about


def _placement_words(current: View, placement: Placement, locale: str) -> str:
    area = current.level.area_of(placement.field)
    filled = len(current.sheet.held(area)) if current.sheet else 0
    return text(
        locale,
        "brilliant-placement",
        number=placement.number,
        field=format_field(placement.field),
        area=area_name(area, locale),
        filled=filled + 1,
        size=len(area.fields),
    )


def _placed(arg: str) -> list[Field]:
    names: Iterable[str] = arg.split(AREA, maxsplit=1)[0].split("-")
    return [place for name in names if (place := parse_field(name)) is not None][:6]


def _level(look: Look) -> Level:
    level: Level = look.view.level if look.view else start(Header(look.name, 1, look.rules)).level
    return level


def _variant(variant: str, locale: str) -> str:
    if variant in levels.RANDOM_VARIANTS.values():
        return text(locale, f"brilliant-{variant}")
    return text(locale, "brilliant-level", level=variant, name=levels.load(variant).name)


def _rule_values(topic: str, locale: str) -> Mapping[str, Value]:
    match topic:
        case "end":
            lines = (
                text(locale, "rules-brilliant-target", players=players, target=target)
                for players, target in TARGETS.items()
            )
            return {"targets": "\n".join(lines)}
        case "solo":
            return {"rolls": SOLO_ROLLS}
    return {}


def _rule_picture(topic: str, locale: str) -> Picture | None:
    if topic not in RULE_PICTURES:
        return None
    draw = partial(render_rule, topic, locale=locale)
    alt = describe_rule(topic, locale=locale)
    return Picture("rules.png", alt, f"rules:brilliant:{topic}:{language(locale)}", draw)


PANEL = Panel(
    title=title,
    options=options,
    progress=progress,
    status=status,
    controls=controls,
    buttons=buttons,
    choose=choose,
    refusal=refused,
    sheet=sheet,
    sheet_text=sheet_text,
    table=table,
    news=news,
    preview=preview,
    reveal=reveal,
    points=points,
    standing=standing,
    ending=ending,
    modes=dict.fromkeys(("table", "solo"), (*levels.names(), *levels.RANDOM_VARIANTS.values())),
    variant=_variant,
    rules=Rules(
        topics={"turn": "🎲", "colours": "🎨", "points": "✨", "end": "🏁", "solo": "🎯"},
        values=_rule_values,
        picture=_rule_picture,
    ),
)
