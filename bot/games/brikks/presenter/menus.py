"""The controls for every decision: a place chosen from a list is entered at once, and Undo takes it back."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence

from bot.games.brikks.pictures import labelled_minis, labelled_places
from bot.games.brikks.presenter.drafts import Draft, cells_of, marked, open_blocks, parse_draft
from bot.games.brikks.presenter.words import block_words, brings, cell_words, place_words
from bot.games.contract import Chosen
from bot.pages.control import Control, Verb
from bot.pages.page import MAX_OPTIONS, Button, Row, Style, button, select
from bot.pages.texts import text
from bot.turns.look import Look
from engine.brikks.blocks import SHAPES, SWAP_COST, Block
from engine.brikks.field import Cell
from engine.brikks.moves import Bomb, ChooseLevel, Keep, Minis, Move, Out, Placement, Rethrow
from engine.brikks.notation import format_move
from engine.brikks.sheet import LEVELS
from engine.brikks.state import Phase
from engine.brikks.view import View, blocks, may_bomb, may_drop_out, mini_places, most_rows, places, starts

BACK = "undo"
"""Marks a control that takes back part of a half-made choice."""

Option = tuple[str, str, str]


def controls(look: Look, locale: str, arg: str) -> tuple[Row, ...]:
    current = look.view_as(View)
    if look.viewer.entry is not None or look.viewer.seat not in current.pending:
        return ()
    draft = parse_draft(current, arg)
    match current.phase:
        case Phase.LEVEL:
            return (_level_row(look, locale),)
        case Phase.DECIDE:
            return (_decide_row(look, locale),)
        case Phase.MINIS:
            return _mini_rows(look, locale, cells_of(draft))
    if isinstance(draft, Out):
        return (_out_row(look, locale, draft),)
    if isinstance(draft, Placement | Bomb):
        return (_hint_row(look, locale, draft),)
    if current.phase is Phase.START:
        return _start_rows(look, locale, draft if isinstance(draft, Block) else None)
    return _place_rows(look, locale, draft)


def buttons(look: Look, locale: str) -> Row:
    """Return no buttons: bombing and dropping out are offered beside the choices they belong to."""
    del look, locale
    return ()


def before(look: Look) -> str:
    """The block that was chosen for the entered place, unless it is the thrown one."""
    match look.viewer.entry:
        case Placement(block) | Out(block) if block != look.view_as(View).throw:
            return str(block)
    return ""


def choose(arg: str, value: str) -> Chosen:
    """Return the value, which in every control is the whole choice so far."""
    return Chosen(arg=value or arg)


def _level_row(look: Look, locale: str) -> Row:
    control = Control(Verb.MOVE, look.game, look.step, tag=_fresh(look), kind="s")
    options = (
        (
            format_move(ChooseLevel(level)),
            text(locale, "brikks-level", level=level),
            text(locale, f"brikks-level-{level}"),
        )
        for level in LEVELS
    )
    return (select(control, text(locale, "brikks-level-choose"), options),)


def _decide_row(look: Look, locale: str) -> Row:
    primary, grey = Style.PRIMARY, Style.SECONDARY
    return (
        _final(look, Keep(), text(locale, "brikks-keep"), primary, "👍"),
        _final(look, Rethrow(), text(locale, "brikks-rethrow"), grey, "🎲"),
    )


def _start_rows(look: Look, locale: str, block: Block | None) -> tuple[Row, ...]:
    """Ask for the block first, then for its column."""
    current = look.view_as(View)
    if block is None:
        names = ((str(one), block_words(one, locale), _size(one, locale)) for one in open_blocks(current))
        return (_select_row(look, Verb.CHOOSE, "", text(locale, "brikks-start-block"), names),)
    options = _place_options(
        current, block, [start.at for start in starts(current) if start.block == block], locale
    )
    placeholder = text(locale, "brikks-place-choose", count=len(options), part=1, parts=1)
    back = _step(look, "", text(locale, "brikks-other-block"), "↩️", tag=BACK)
    return (_select_row(look, Verb.MOVE, str(block), placeholder, options), (back,))


def _place_rows(look: Look, locale: str, draft: Draft | None) -> tuple[Row, ...]:
    """Offer the landing places of the marked block, other blocks to use, and the alternatives."""
    current = look.view_as(View)
    block = marked(current, draft)
    if block is None:
        return ()
    arg = "" if draft is None else str(block)
    options = _place_options(current, block, places(current, block), locale)
    groups = _groups(options)
    rows = []
    for part, group in enumerate(groups, 1):
        title = text(locale, "brikks-place-choose", count=len(options), part=part, parts=len(groups))
        rows.append(_select_row(look, Verb.MOVE, arg, title, group, part=part))
    others = [other for other in blocks(current) if other[0] != block]
    if others:
        rows.append(_turn_row(look, locale, arg, others))
    if instead := _instead(look, locale, block):
        rows.append(instead)
    return tuple(rows)


def _instead(look: Look, locale: str, block: Block) -> Row:
    """Offer a bomb, and dropping out if the marked block fits nowhere."""
    current = look.view_as(View)
    row = []
    if may_bomb(current):
        bomb = Control(Verb.MOVE, look.game, look.step, format_move(Bomb()))
        row.append(button(bomb, text(locale, "brikks-bomb"), emoji="💥"))
    if may_drop_out(current, block):
        row.append(_step(look, format_move(Out(block)), text(locale, "brikks-out"), "🚪", tag="ask"))
    return tuple(row)


def _place_options(current: View, block: Block, cells: Iterable[Cell], locale: str) -> list[Option]:
    """List the places with the letters that the sheet shows, from left to right."""
    letters = {cell: letter for letter, cell in labelled_places(current, block).items()}
    options = []
    for at in sorted(cells):
        placement = Placement(block, at)
        label = _lettered(letters.get(at, ""), place_words(placement, locale))
        options.append((format_move(placement), label, " · ".join(brings(current, placement, locale))))
    return options


def _lettered(letter: str, words: str) -> str:
    """Prefix the letter, if there is one: a freak field can have more places than letters."""
    return f"{letter} · {words}" if letter else words


def _turn_row(look: Look, locale: str, arg: str, others: Sequence[tuple[Block, int]]) -> Row:
    current = look.view_as(View)
    energy = 0 if current.sheet is None else current.sheet.energy.active
    can_swap = "yes" if energy >= SWAP_COST else "no"
    placeholder = text(locale, "brikks-turn-choose", can_swap=can_swap, energy=energy)
    options = [
        (
            str(block),
            text(locale, "brikks-turn-option", block=block_words(block, locale), cost=cost),
            _turn_about(current, block, locale),
        )
        for block, cost in sorted(others, key=lambda other: other[1])
    ]
    return _select_row(look, Verb.CHOOSE, arg, placeholder, options, part=0)


def _turn_about(current: View, block: Block, locale: str) -> str:
    return text(
        locale,
        "brikks-turn-about",
        count=len(places(current, block)),
        size=_size(block, locale),
        rows=most_rows(current, block),
    )


def _mini_rows(look: Look, locale: str, chosen: tuple[Cell, ...]) -> tuple[Row, ...]:
    """Offer one mini after another; the chosen ones can be sent, and the last one taken back."""
    letters = {cell: letter for letter, cell in labelled_minis(look.view_as(View), chosen).items()}
    options = [
        (format_move(Minis((*chosen, cell))), _lettered(letters.get(cell, ""), cell_words(cell, locale)), "")
        for cell in sorted(mini_places(look.view_as(View), chosen))
    ]
    arg = format_move(Minis(chosen)) if chosen else ""
    groups = _groups(options)
    rows = []
    for part, group in enumerate(groups, 1):
        placeholder = text(
            locale,
            "brikks-mini-choose",
            number=len(chosen) + 1,
            count=len(options),
            part=part,
            parts=len(groups),
        )
        rows.append(_select_row(look, Verb.CHOOSE, arg, placeholder, group, part=part))
    style = Style.SUCCESS if chosen else Style.SECONDARY
    last: Row = (_final(look, Minis(chosen), text(locale, "brikks-send", count=len(chosen)), style, "📨"),)
    if chosen:
        before = format_move(Minis(chosen[:-1])) if len(chosen) > 1 else ""
        last = (*last, _step(look, before, text(locale, "brikks-undo-mini"), "↩️", tag=BACK))
    return (*rows, last)


def _out_row(look: Look, locale: str, out: Out) -> Row:
    """Ask for confirmation: dropping out is final."""
    back = "" if out.block == look.view_as(View).throw else str(out.block)
    return (
        _final(look, out, text(locale, "brikks-out"), Style.DANGER, "🚪"),
        _step(look, back, text(locale, "brikks-back"), "↩️", tag=BACK),
    )


def _hint_row(look: Look, locale: str, move: Placement | Bomb) -> Row:
    """Offer to take the hint or to dismiss it."""
    take = Control(Verb.MOVE, look.game, look.step, format_move(move), tag="hint")
    return (
        button(take, text(locale, "hint-take"), Style.SUCCESS, emoji="✏️"),
        _step(look, "", text(locale, "hint-back"), "↩️", tag=BACK),
    )


def _final(look: Look, move: Move, label: str, style: Style, emoji: str) -> Button:
    """Return a button that enters the move at once: no choice is left."""
    control = Control(Verb.DECIDE, look.game, look.step, format_move(move))
    return button(control, label, style, emoji=emoji)


def _step(look: Look, arg: str, label: str, emoji: str, *, tag: str) -> Button:
    """Return a button that goes forward or back to another half-made choice."""
    return button(Control(Verb.CHOOSE, look.game, look.step, arg, tag), label, emoji=emoji)


def _select_row(
    look: Look, verb: str, arg: str, placeholder: str, options: Iterable[Option], *, part: int = 1
) -> Row:
    """Return a select that chooses or, with `MOVE`, enters an option; `arg` is the choice so far."""
    control = Control(verb, look.game, look.step, arg, f"{part}.{_fresh(look)}", kind="s")
    return (select(control, placeholder, options),)


def _groups(options: Sequence[Option]) -> list[Sequence[Option]]:
    """Split options into groups that fit into one select each."""
    return [options[first : first + MAX_OPTIONS] for first in range(0, len(options), MAX_OPTIONS)]


def _size(block: Block, locale: str) -> str:
    shape = SHAPES[block]
    return text(locale, "brikks-size", width=shape.width, height=shape.height)


def _fresh(look: Look) -> str:
    """Return a text unique to this drawing: the same choice can be drawn twice, and every select needs its
    own id."""
    return f"{look.revision}.{secrets.token_hex(2)}"
