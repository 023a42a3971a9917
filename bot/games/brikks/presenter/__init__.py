"""Shows BRIKKS in the messages that all games share."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from bot.games.brikks.command import ONE_LEVEL
from bot.games.brikks.naming import block_words, move_words
from bot.games.brikks.pictures import layout
from bot.games.brikks.pictures.colours import THEMES
from bot.games.brikks.pictures.ending import bands, made_points, stopping_words
from bot.games.brikks.pictures.head import paint_throw
from bot.games.brikks.pictures.key import KEY_PLAN
from bot.games.brikks.pictures.rules import RULE_PICTURES
from bot.games.brikks.pictures.sheet import sheet_plan, text_sheet
from bot.games.brikks.pictures.shown import ShownSheet, gains, shown_sheet, shown_table
from bot.games.brikks.pictures.table import table_plan
from bot.games.brikks.presenter.asking import status
from bot.games.brikks.presenter.differing import differing
from bot.games.brikks.presenter.drafts import Turning, marked_block, parse_draft
from bot.games.brikks.presenter.menus import before, buttons, choose, controls, is_due
from bot.games.brikks.presenter.reasons import reasons
from bot.games.brikks.presenter.telling import (
    ending,
    is_thrown_again,
    news,
    standing,
    story,
    throw,
    thrown,
)
from bot.games.brikks.presenter.words import forced, refused
from bot.games.contract import GamePictures, GameWords, MoveControls, RulesPages, Scoring
from bot.games.names import names_of
from bot.games.pictures import ending as ending_picture
from bot.games.pictures import keyed_picture, plan_picture, seats_moved
from bot.games.plan import Plan, Rect
from bot.pages.page import Draw, Picture
from bot.pages.targets import Box, Target, shares
from bot.pages.texts import Speech, Value
from bot.render.pen import Pen
from bot.render.podium import Compared
from bot.render.theme import WIDTH
from bot.turns.look import Look
from engine.brikks.blocks import COLOURS, SWAP_COST, Block
from engine.brikks.energy import start_energy
from engine.brikks.moves import Move
from engine.brikks.state import OWN_LEVELS, Phase, start
from engine.brikks.view import POINTS_PER_LEVEL, View, view
from engine.game import Header, Seat

TIPS = 3
"""How many turns of a player's first game show a tip; the first tip is about the start block."""


def title(look: Look) -> str:
    return look.say("brikks-title", mode=look.mode, level=look.variant)


def options(look: Look) -> str:
    return look.say(f"brikks-options-{look.variant}")


def progress(look: Look) -> str:
    current = look.view_as(View)
    return look.say("brikks-progress", round=current.round, throws=current.throws or 0)


def sheet(look: Look, arg: str) -> Picture:
    """Draw the seat's own sheet, the opponent's field while the seat sends mini-blocks, or the key of the blocks."""
    return plan_picture(look, "sheet", *_drawn(look, arg), is_scalable=True)


def targets(look: Look, arg: str) -> tuple[Target, ...]:
    if look.viewer.seat not in look.view_as(View).pending:
        return ()
    plan, shown = _drawn(look, arg)
    return plan.targets(shown, look, before(look))


def _drawn(look: Look, arg: str) -> tuple[Plan[ShownSheet], ShownSheet]:
    """Return the kind of picture, and what it shows: the pencilled move, entered or not, and the block whose landing places
    are marked."""
    current = look.view_as(View)
    if not is_due(look):
        entry = look.viewer.entry
        return sheet_plan(current), _shown(look, pencil=entry, is_entered=entry is not None)
    draft = parse_draft(current, arg)
    if draft is Turning.OPEN or (draft is None and current.phase is Phase.START):
        return KEY_PLAN, _shown(look)
    pencil = None if draft is None or isinstance(draft, Block | Turning) else draft
    block = None if current.phase is Phase.MINIS else marked_block(current, draft)
    return sheet_plan(current), _shown(look, pencil=pencil, block=block)


def _shown(look: Look, **more: Any) -> ShownSheet:
    shown = {"is_plain": look.is_plain, "has_standings": not look.viewer.has_standings, **more}
    return shown_sheet(look.view_as(View), names=names_of(look), locale=look.locale, **shown)


def compared(look: Look, missed: Move) -> Picture:
    """Draw the entered move, and the outline of another one in dashes."""
    shown = _shown(look, pencil=look.viewer.entry, missed=missed)
    return plan_picture(look, "sheet", sheet_plan(shown.view), shown)


def lies(look: Look, before: View | None = None) -> Picture:
    shown = _shown(look, before=None if before is None else before.sheet)
    return plan_picture(look, "sheet", sheet_plan(look.view_as(View)), shown, is_scalable=True)


def dice(look: Look) -> tuple[Box, ...]:
    """Return where the sheet shows the two dice and the block that they name."""
    if look.view_as(View).throw is None:
        return ()
    lefts = (layout.THROW_LEFT + place * (layout.DIE + layout.DICE_GAP) for place in range(3))
    return tuple(shares((left, layout.HEADER_TOP, layout.DIE, layout.DIE), WIDTH) for left in lefts)


def body(_: Look) -> tuple[int, int]:
    return layout.FIELD_TOP - 8, layout.HEIGHT


def grid(_: Look) -> Rect:
    return layout.MARGIN, layout.FIELD_TOP - layout.FRAME, layout.POINTS_LEFT, layout.HEIGHT


def draw_throw(pen: Pen, dice: tuple[int, ...], size: int) -> None:
    """Draw the dice and the block that they name, as on a sheet, where they have this size."""
    del size
    colour, number = dice
    block = Block(COLOURS[colour - 1], number)
    paint_throw(pen.in_theme(THEMES[pen.theme.name]), (block, block, False))


def sheet_text(look: Look) -> str:
    """Describe the sheet; if a block is due, with the landing places of the thrown one."""
    current, entry = look.view_as(View), look.viewer.entry
    block = current.throw if current.phase is Phase.RESOLVE and entry is None else None
    return text_sheet(_shown(look, pencil=entry, block=block))


def table(look: Look) -> Picture:
    current = look.view_as(View)
    shown = shown_table(current, names_of(look), seats_moved(look), look.locale)
    return plan_picture(look, "table", table_plan(current), shown)


def preview(look: Look) -> Picture:
    blank = view(start(Header(look.kind, look.options.seats, look.options.header_options)), Seat(0))
    shown, plan = ShownSheet(blank, Seat(0), locale=look.locale), sheet_plan(blank, has_legend=True)
    draw = Draw(plan.draw, shown, look.viewer.theme)
    return keyed_picture(look, "level", look.say("brikks-preview-alt"), draw)


def reveal(look: Look, compared: Compared) -> Picture:
    spectated, names = replace(look.view_as(View), seat=None), names_of(look)
    return ending_picture(
        look,
        spectated,
        replace(compared, goals=(*compared.goals, *bands(spectated, look))) if look.is_solo else Compared(),
        plan=sheet_plan(spectated),
        shown=lambda seat: ShownSheet(spectated, seat, names=names, locale=look.locale),
        parts=lambda seat: made_points(spectated, seat, look),
        note=lambda seat: stopping_words(spectated, seat, look),
        head=layout.HEADER_TOP + layout.HEADER,
    )


def _variant(variant: str, reader: Speech) -> str:
    return reader.say("brikks-variant", level=variant)


def _rule_values(topic: str, _: Speech) -> Mapping[str, Value]:
    match topic:
        case "energy":
            names = {1: "one", 2: "two", 3: "three", 4: "four"}
            return {"swap": SWAP_COST, **{names[seats]: start_energy(seats).active for seats in names}}
        case "end":
            return {"bonus": POINTS_PER_LEVEL}
    return {}


def invitation(look: Look) -> str:
    current = look.view_as(View)
    if current.phase is Phase.LEVEL:
        return look.say("brikks-invitation-level")
    return look.say("brikks-invitation", round=current.round) if current.round <= 1 else ""


def tip(look: Look) -> str:
    current = look.view_as(View)
    turn, has_tip = current.round + 1, current.phase is not Phase.LEVEL
    return look.say(f"brikks-tip-{turn}") if has_tip and turn <= TIPS else ""


WORDS = GameWords(
    title=title,
    options=options,
    progress=progress,
    invitation=invitation,
    tip=tip,
    refusal=refused,
    news=news,
    gains=lambda look: gains(look.view_as(View)),
    throw=throw,
    thrown=thrown,
    is_thrown_again=is_thrown_again,
    ending=ending,
    story=story,
)

CONTROLS = MoveControls(
    status=status,
    rows=controls,
    buttons=buttons,
    choose=choose,
    before=before,
    reasons=reasons,
    differing=differing,
    about=lambda look, block: {"block": block_words(block, look)},
    move=move_words,
    forced=forced,
)

PICTURES = GamePictures(
    sheet=sheet,
    compared=compared,
    sheet_text=sheet_text,
    table=table,
    preview=preview,
    reveal=reveal,
    lies=lies,
    targets=targets,
    dice=dice,
    body=body,
    grid=grid,
    throw=draw_throw,
)

SCORING = Scoring(
    standing=standing,
    modes={"table": (*ONE_LEVEL, OWN_LEVELS), "solo": ONE_LEVEL, "duel": (*ONE_LEVEL, OWN_LEVELS)},
    variant=_variant,
)

RULES = RulesPages(
    topics={"turn": "🧱", "energy": "⚡", "points": "✨", "end": "🏁", "duel": "⚔️"},
    values=_rule_values,
    pictures=RULE_PICTURES,
)
