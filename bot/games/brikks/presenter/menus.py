"""The controls for every decision: a press on a letter enters the place, and Undo takes it back."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping, Sequence

from bot.games.brikks.naming import SQUARES, cell_words, place_words
from bot.games.brikks.pictures.labels import (
    KEEP,
    labelled_blocks,
    labelled_minis,
    labelled_places,
    labelled_starts,
    mini_choice,
    other_blocks,
    place_choice,
)
from bot.games.brikks.presenter.drafts import (
    TURN,
    Draft,
    Turning,
    cells_of,
    cost_of,
    marked_block,
    parse_draft,
)
from bot.games.contract import Chosen
from bot.games.kit import hint_row
from bot.pages.control import Control, Verb
from bot.pages.page import MAX_BUTTONS, MAX_OPTIONS, Button, ButtonSlot, Row, Style, button, in_rows, select
from bot.pages.texts import Speech
from bot.turns.look import Look
from engine.brikks.blocks import SWAP_COST, Block
from engine.brikks.field import Cell
from engine.brikks.gains import Gain, expected_gain
from engine.brikks.moves import Bomb, ChooseLevel, Keep, Minis, Move, Out, Placement, Rethrow
from engine.brikks.notation import format_move
from engine.brikks.sheet import LEVELS, OTHER_COLOUR
from engine.brikks.state import Phase
from engine.brikks.view import View, may_bomb, may_drop_out, mini_places, placements, places

BACK = "undo"
"""Marks a control that takes back part of a half-made choice; after a dot follows what it takes back."""
MOST_ROWS = 4

Option = tuple[str, str, str]


def controls(look: Look, arg: str) -> tuple[Row, ...]:
    current = look.view_as(View)
    if not is_due(look):
        return ()
    draft = parse_draft(current, arg)
    match current.phase:
        case Phase.LEVEL:
            return (_level_row(look),)
        case Phase.DECIDE:
            return _decide_rows(look)
        case Phase.MINIS:
            return _mini_rows(look, cells_of(draft))
    match draft:
        case Out():
            # Dropping out is final. Not where the question was asked: a second tap there is none.
            sure = _out(look, draft, ButtonSlot.CHANGE)
            return ((sure, _back(look, look.say("brikks-back"))),)
        case Placement() | Bomb():
            is_free = isinstance(draft, Placement) and not cost_of(current, draft.block)
            return (hint_row(look, format_move(draft), is_good=is_free),)
        case Turning():
            return _turn_rows(look)
    if current.phase is Phase.START:
        return _start_rows(look, draft)
    return _place_rows(look, draft)


def buttons(look: Look, arg: str) -> Row:
    """Offer what decides or goes back without placing anything; nothing beside a question or a hint."""
    if not is_due(look):
        return ()
    current = look.view_as(View)
    draft = parse_draft(current, arg)
    match current.phase:
        case Phase.DECIDE:
            return (
                _final(look, Keep(), look.say("brikks-keep"), Style.PRIMARY, "👍", slot=ButtonSlot.GO),
                _final(
                    look, Rethrow(), look.say("brikks-rethrow"), Style.SECONDARY, "🎲", slot=ButtonSlot.CHANGE
                ),
            )
        case Phase.MINIS:
            return _mini_ways(look, cells_of(draft))
        case Phase.START if isinstance(draft, Block):
            return (_back(look, look.say("brikks-other-block")),)
        case Phase.RESOLVE if not isinstance(draft, Out | Placement | Bomb):
            return _other_ways(look, draft)
    return ()


def _other_ways(look: Look, draft: Draft | None) -> Row:
    """Offer the way back or out, to turn or swap the throw if that helps, and to use a bomb; beside the key, the way
    back."""
    if isinstance(draft, Turning):
        return (_back(look, look.say("brikks-back")),)
    current, row = look.view_as(View), list[Button]()
    block = marked_block(current, draft)
    if block != current.throw:
        row.append(_back(look, look.say("brikks-back")))
    elif block is not None and may_drop_out(current, block):
        is_forced = not placements(current) and not may_bomb(current)
        ask = _step(look, format_move(Out(block)), look.say("brikks-out"), "🚪", ButtonSlot.SKIP, tag="ask")
        row.append(_out(look, Out(block), ButtonSlot.SKIP) if is_forced else ask)
    if next(other_blocks(current), None) is not None:
        energy = 0 if current.sheet is None else current.sheet.energy.active
        words = look.say("brikks-turn", can_swap="yes" if energy >= SWAP_COST else "no")
        row.append(_step(look, TURN, words, "🔄", ButtonSlot.CHANGE, tag=TURN))
    if may_bomb(current):
        bomb = Control(Verb.MOVE, look.game, look.step, format_move(Bomb()))
        row.append(button(bomb, look.say("brikks-bomb"), emoji="💥", slot=ButtonSlot.SPECIAL))
    return tuple(row)


def before(look: Look) -> str:
    """Return the block that was turned into or started with, or the mini-blocks chosen before the last."""
    match look.viewer.entry:
        case Placement(block) | Out(block) if block != look.view_as(View).throw:
            return str(block)
        case Minis((*earlier, _)) if earlier:
            return format_move(Minis(tuple(earlier)))
    return ""


def choose(arg: str, value: str) -> Chosen:
    """Return the value, which in every control is the whole choice so far, or that the throw is kept and placed."""
    chosen = value or arg
    if chosen.startswith(KEEP):
        return Chosen(format_move(Keep()), then=chosen.removeprefix(KEEP))
    return Chosen(arg=chosen)


def is_due(look: Look) -> bool:
    return look.viewer.entry is None and look.viewer.seat in look.view_as(View).pending


def _level_row(look: Look) -> Row:
    return tuple(
        button(
            Control(Verb.MOVE, look.game, look.step, format_move(ChooseLevel(level))),
            look.say("brikks-level-button", level=level, energy=OTHER_COLOUR[level]),
        )
        for level in LEVELS
    )


def _decide_rows(look: Look) -> tuple[Row, ...]:
    """Offer the places of the throw, which is kept with the same press."""
    current = look.view_as(View)
    found = () if current.throw is None else _place_buttons(look, current.throw)
    return () if _is_too_many(found) else in_rows(found)


def _start_rows(look: Look, draft: Draft | None) -> tuple[Row, ...]:
    """Ask for the block first, then for its column."""
    if not isinstance(draft, Block):
        return in_rows(
            tuple(
                _step(look, str(block), letter, SQUARES[block.colour], None, tag="start")
                for letter, block in labelled_starts(look.view_as(View)).items()
            )
        )
    return in_rows(_place_buttons(look, draft))


def _place_rows(look: Look, draft: Draft | None) -> tuple[Row, ...]:
    """Offer the landing places of the marked block."""
    current = look.view_as(View)
    block = marked_block(current, draft)
    if block is None:
        return ()
    found = _place_buttons(look, block)
    if not _is_too_many(found):
        return in_rows(found)
    arg = "" if block == current.throw else str(block)
    return tuple(_select_rows(look, Verb.MOVE, arg, _place_options(look, block)))


def _is_too_many(found: Row) -> bool:
    return len(found) > MOST_ROWS * MAX_BUTTONS


def _place_buttons(look: Look, block: Block) -> Row:
    """Return a button for each place, with the letter that the sheet shows and what it brings at once."""
    current, row = look.view_as(View), []
    for letter, placement in labelled_places(current, block).items():
        brought = None if current.phase is Phase.START else _told(look, expected_gain(current, placement))
        words, style = _lettered(letter, 0, brought, look)
        row.append(button(_control(look, *place_choice(current, placement)), words, style))
    return tuple(row)


def _lettered(letter: str, cost: int, brought: Gain | None, reader: Speech) -> tuple[str, Style]:
    """Return the label of a choice, its cost and its best reward in it, and its style."""
    kind, count = "none", 0
    if brought is not None:
        rewards = {"points": brought.points, "minis": brought.minis, "energy": brought.energy + cost}
        kind, count = next(((kind, count) for kind, count in rewards.items() if count > 0), ("none", 0))
    words = reader.say("brikks-letter", letter=letter, cost=cost, kind=kind, count=count)
    return words, Style.SECONDARY if kind == "none" else Style.PRIMARY


def _told(look: Look, brought: Gain | None) -> Gain | None:
    """Return what a choice brings, unless that would give a puzzle away."""
    return None if look.is_plain else brought


def _turn_rows(look: Look) -> tuple[Row, ...]:
    """Offer the blocks that the throw can be turned or swapped into, the best first."""
    row = []
    for letter, offer in labelled_blocks(look.view_as(View), is_plain=look.is_plain).items():
        words, style = _lettered(letter, offer.cost, _told(look, offer.best), look)
        row.append(button(Control(Verb.CHOOSE, look.game, look.step, str(offer.block), TURN), words, style))
    return in_rows(tuple(row))


def _mini_rows(look: Look, chosen: tuple[Cell, ...]) -> tuple[Row, ...]:
    """Offer one mini after another: the last one is entered."""
    current = look.view_as(View)
    found = tuple(
        button(_control(look, *mini_choice(current, (*chosen, cell))), letter)
        for letter, cell in labelled_minis(current, chosen).items()
    )
    if not _is_too_many(found):
        return in_rows(found)
    arg = format_move(Minis(chosen)) if chosen else ""
    options = _mini_options(look, chosen)
    is_last = look.viewer.seat is not None and len(chosen) + 1 == current.owed[look.viewer.seat]
    return tuple(_select_rows(look, Verb.MOVE if is_last else Verb.CHOOSE, arg, options))


def _mini_ways(look: Look, chosen: tuple[Cell, ...]) -> Row:
    """Offer to send fewer minis than are owed, and to take one back."""
    style = Style.SUCCESS if chosen else Style.SECONDARY
    send = _final(
        look, Minis(chosen), look.say("brikks-send", count=len(chosen)), style, "📨", slot=ButtonSlot.GO
    )
    if not chosen:
        return (send,)
    earlier = format_move(Minis(chosen[:-1])) if len(chosen) > 1 else ""
    return (send, _step(look, earlier, look.say("brikks-undo-mini"), "↩️", ButtonSlot.BACK, tag=BACK))


def _control(look: Look, verb: Verb, arg: str) -> Control:
    return Control(verb, look.game, look.step, arg)


def _out(look: Look, out: Out, slot: ButtonSlot) -> Button:
    return _final(look, out, look.say("brikks-out"), Style.DANGER, "🚪", slot=slot)


def _final(look: Look, move: Move, label: str, style: Style, emoji: str, *, slot: ButtonSlot) -> Button:
    """Return a button that enters the move at once: no choice is left."""
    decide = Control(Verb.DECIDE, look.game, look.step, format_move(move))
    return button(decide, label, style, emoji=emoji, slot=slot)


def _step(look: Look, arg: str, label: str, emoji: str, slot: ButtonSlot | None, *, tag: str) -> Button:
    """Return a button that goes forward or back to another half-made choice."""
    return button(Control(Verb.CHOOSE, look.game, look.step, arg, tag), label, emoji=emoji, slot=slot)


def _back(look: Look, label: str) -> Button:
    """Return a button that drops the half-made choice."""
    return _step(look, "", label, "↩️", ButtonSlot.BACK, tag=BACK)


def _place_options(look: Look, block: Block) -> list[Option]:
    """List the places with their letters, for a freak field that has more of them than buttons fit."""
    current = look.view_as(View)
    letters = {placed.at: letter for letter, placed in labelled_places(current, block).items()}
    options = []
    for at in sorted(places(current, block)):
        placement = Placement(block, at)
        about = _lettered("", 0, _told(look, expected_gain(current, placement)), look)[0].strip()
        options.append((format_move(placement), _named(letters, at, place_words(placement, look)), about))
    return options


def _mini_options(look: Look, chosen: tuple[Cell, ...]) -> list[Option]:
    current = look.view_as(View)
    letters = {cell: letter for letter, cell in labelled_minis(current, chosen).items()}
    return [
        (format_move(Minis((*chosen, cell))), _named(letters, cell, cell_words(cell, look)), "")
        for cell in sorted(mini_places(current, chosen))
    ]


def _named(letters: Mapping[Cell, str], at: Cell, words: str) -> str:
    """Prefix the letter, if there is one: an extreme field can have more places than letters."""
    return f"{letters[at]} · {words}" if at in letters else words


def _select_rows(look: Look, verb: str, arg: str, options: Sequence[Option]) -> Iterator[Row]:
    """Yield selects of the options, as many as it takes; `arg` is the choice so far."""
    groups = [options[first : first + MAX_OPTIONS] for first in range(0, len(options), MAX_OPTIONS)]
    for part, group in enumerate(groups, 1):
        title = look.say("brikks-place-choose", count=len(options), part=part, parts=len(groups))
        # The same choice can be drawn twice, and every select needs its own id.
        tag = f"{part}.{look.revision}.{secrets.token_hex(2)}"
        control = Control(verb, look.game, look.step, arg, tag, kind="s")
        yield (select(control, title, group, has_places=True),)
