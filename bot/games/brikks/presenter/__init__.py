"""Shows BRIKKS in the messages that all games share."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from bot.games.brikks.pictures import (
    describe_key,
    describe_sheet,
    describe_table,
    layout,
    render_key,
    render_sheet,
    render_table,
    text_sheet,
)
from bot.games.brikks.pictures.colours import THEMES
from bot.games.brikks.pictures.ending import bands, made_points, stopping_words
from bot.games.brikks.pictures.header import ThrowFace
from bot.games.brikks.pictures.rules import RULE_PICTURES
from bot.games.brikks.presenter.asking import status
from bot.games.brikks.presenter.drafts import Draft, Turning, marked_block, parse_draft
from bot.games.brikks.presenter.hints import hint, move_words
from bot.games.brikks.presenter.menus import before, buttons, choose, controls
from bot.games.brikks.presenter.telling import (
    ending,
    is_thrown_again,
    news,
    standing,
    story,
    throw,
    thrown,
)
from bot.games.brikks.presenter.touching import dice, targets
from bot.games.brikks.presenter.words import forced, refused
from bot.games.contract import GamePictures, GameWords, MoveControls, RulesPages, Scoring
from bot.games.names import plain_names
from bot.games.pictures import ending as ending_picture
from bot.games.pictures import keyed_picture, picture, seats_moved
from bot.pages.page import Draw, Picture
from bot.pages.texts import Speech, Value
from bot.render.pen import Pen
from bot.render.podium import Compared
from bot.turns.look import Look
from engine.brikks.blocks import COLOURS, SWAP_COST, Block
from engine.brikks.energy import start_energy
from engine.brikks.moves import Move
from engine.brikks.sheet import LEVELS
from engine.brikks.state import OWN_LEVELS, Phase, start
from engine.brikks.view import POINTS_PER_LEVEL, View, view
from engine.game import Header, Seat

ONE_LEVEL = tuple(map(str, LEVELS))

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
    current, draft = look.view_as(View), None
    if _is_due(look):
        draft = parse_draft(current, arg)
        if draft is Turning.OPEN or (draft is None and current.phase is Phase.START):
            return picture(look, "sheet", render_key, describe_key, is_scalable=True, is_plain=look.is_plain)
    pencil, block = _drawn(look, draft)
    return picture(
        look,
        "sheet",
        render_sheet,
        describe_sheet,
        is_scalable=True,
        pencil=pencil,
        block=block,
        is_plain=look.is_plain,
    )


def compared(look: Look, missed: Move) -> Picture:
    """Draw the entered move, and the outline of another one in dashes."""
    entry = look.viewer.entry
    return picture(look, "sheet", render_sheet, describe_sheet, pencil=entry, missed=missed)


def lies(look: Look) -> Picture:
    return picture(look, "sheet", render_sheet, describe_sheet, is_scalable=True, pencil=None, block=None)


def body(_: Look) -> tuple[int, int]:
    return layout.FIELD_TOP - 8, layout.HEIGHT


def draw_throw(pen: Pen, dice: tuple[int, ...], size: int) -> None:
    """Draw the dice and the block that they name, as on a sheet, where they have this size."""
    del size
    colour, number = dice
    block = Block(COLOURS[colour - 1], number)
    ThrowFace(THEMES[pen.theme.name]).paint(pen.in_theme(THEMES[pen.theme.name]), (block, block, False))


def _is_due(look: Look) -> bool:
    return look.viewer.entry is None and look.viewer.seat in look.view_as(View).pending


def sheet_text(look: Look) -> str:
    return text_sheet(
        look.view_as(View), names=plain_names(look), pencil=look.viewer.entry, locale=look.locale
    )


def table(look: Look) -> Picture:
    return picture(look, "table", render_table, describe_table, moved=seats_moved(look))


def preview(look: Look) -> Picture:
    blank = view(start(Header(look.kind, look.options.seats, look.options.header_options)), Seat(0))
    draw = Draw(render_sheet, blank, is_new=True, theme=look.viewer.theme, locale=look.locale)
    return keyed_picture(look, "level", look.say("brikks-preview-alt"), draw)


def reveal(look: Look, compared: Compared) -> Picture:
    spectated = replace(look.view_as(View), seat=None)
    return ending_picture(
        look,
        spectated,
        replace(compared, goals=(*compared.goals, *bands(spectated, look.locale)))
        if look.is_solo
        else Compared(),
        render=render_sheet,
        themes=THEMES,
        parts=lambda seat: made_points(spectated, seat, look.locale),
        note=lambda seat: stopping_words(spectated, seat, look.locale),
        head=layout.HEADER_TOP + layout.HEADER,
    )


def points(look: Look) -> tuple[int, ...]:
    return look.view_as(View).points


def _drawn(look: Look, draft: Draft | None) -> tuple[Move | None, Block | None]:
    """Return the pencilled move, entered or not, and the block whose landing places are marked."""
    current = look.view_as(View)
    if not _is_due(look):
        return look.viewer.entry, None
    pencil = None if draft is None or isinstance(draft, Block | Turning) else draft
    return pencil, None if current.phase is Phase.MINIS else marked_block(current, draft)


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
    hint=hint,
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
    throw=draw_throw,
)

SCORING = Scoring(
    points=points,
    standing=standing,
    modes={"table": (*ONE_LEVEL, OWN_LEVELS), "solo": ONE_LEVEL, "duel": (*ONE_LEVEL, OWN_LEVELS)},
    variant=_variant,
)

RULES = RulesPages(
    topics={"turn": "🧱", "energy": "⚡", "points": "✨", "end": "🏁", "duel": "⚔️"},
    values=_rule_values,
    pictures=RULE_PICTURES,
)
