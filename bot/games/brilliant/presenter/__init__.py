"""Shows BRILLIANT in the messages that all games share."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from bot.games.brilliant.levels import files as levels
from bot.games.brilliant.naming import area_name, name_move
from bot.games.brilliant.pictures.ending import made_points
from bot.games.brilliant.pictures.head import dice_boxes
from bot.games.brilliant.pictures.layout import HEADER, STRIP, SheetLayout
from bot.games.brilliant.pictures.news import gains
from bot.games.brilliant.pictures.rules import RULE_PICTURES
from bot.games.brilliant.pictures.sheet import sheet_plan, text_sheet
from bot.games.brilliant.pictures.shown import ShownSheet, shown_sheet, shown_table
from bot.games.brilliant.pictures.table import table_plan
from bot.games.brilliant.presenter.asking import status
from bot.games.brilliant.presenter.differing import differing
from bot.games.brilliant.presenter.drafts import hinted_move, placed_fields
from bot.games.brilliant.presenter.menus import buttons, choose, controls
from bot.games.brilliant.presenter.reasons import reasons
from bot.games.brilliant.presenter.telling import ending, legend, news, story, throw, thrown
from bot.games.brilliant.presenter.words import forced, refused
from bot.games.contract import GamePictures, GameWords, MoveControls, RulesPages, Scoring
from bot.games.names import SeatNames, drawn_names, names_of
from bot.games.pictures import ending as ending_picture
from bot.games.pictures import keyed_picture, plan_picture, seats_moved
from bot.games.plan import Plan, Rect
from bot.pages.page import Draw, Picture
from bot.pages.targets import Box, Target, shares
from bot.pages.texts import Speech, Value
from bot.render.names import drawn_name
from bot.render.podium import Compared
from bot.render.theme import WALL, WIDTH
from bot.turns.look import Look
from engine.brilliant.level import Level
from engine.brilliant.sheet import Move, Pass, Start
from engine.brilliant.state import SOLO_ROLLS, TARGETS, Phase, StartMode, start
from engine.brilliant.view import View, view
from engine.game import Header, Seat

TIPS = 3
"""How many turns of a player's first game show a tip; the first tip is about the start numbers."""


def title(look: Look) -> str:
    return look.say("brilliant-title", level=level_label(look), name=_level(look).name)


def level_label(look: Look) -> str:
    """Return the name of the level: its number, or the code of a generated one."""
    return look.options.header_options.get("code", look.variant)


def options(look: Look) -> str:
    return look.say("brilliant-options", start=look.options.header_options.get("start", StartMode.STARS))


def progress(look: Look) -> str:
    current = look.view_as(View)
    if current.round == 0:
        return ""
    rolls = current.throws if look.is_solo else 0
    return look.say("brilliant-progress", round=current.round, rolls=rolls)


def sheet(look: Look, arg: str) -> Picture:
    return plan_picture(look, "sheet", _plan(look), _chosen(look, arg), is_scalable=True)


def targets(look: Look, arg: str) -> tuple[Target, ...]:
    """Return the places for the decision, in reading order; an entry can be taken back or moved."""
    if look.own is None or not (look.own.is_awaited or look.viewer.entry is not None):
        return ()
    return _plan(look).targets(_chosen(look, arg), look)


def _plan(look: Look) -> Plan[ShownSheet]:
    return sheet_plan(look.view_as(View), has_standings=not look.viewer.has_standings)


def _chosen(look: Look, arg: str) -> ShownSheet:
    """Return the sheet with the entered or half-made move, and with letters while there is a choice."""
    entry: Move | None = look.viewer.entry
    if entry is not None:
        return _shown(look, pencil=entry, is_entered=True)
    is_awaited = look.own is not None and look.own.is_awaited
    pencil = _drawn(look.view_as(View), arg) if arg and is_awaited else None
    return _shown(look, pencil=pencil, has_letters=True)


def _shown(look: Look, *, has_letters: bool = False, **more: Any) -> ShownSheet:
    names = names_of(look)
    shown = {"has_letters": has_letters, "has_standings": not look.viewer.has_standings, **more}
    return shown_sheet(look.view_as(View), names=names, locale=look.locale, **shown)


def compared(look: Look, missed: Move) -> Picture:
    """Draw the entered move, and another one in a dashed frame."""
    shown = _shown(look, pencil=look.viewer.entry, missed=missed)
    return plan_picture(look, "sheet", _plan(look), shown)


def lies(look: Look, before: View | None = None) -> Picture:
    shown = _shown(look, before=None if before is None else before.sheet)
    return plan_picture(look, "sheet", _plan(look), shown, is_scalable=True)


def dice(look: Look) -> tuple[Box, ...]:
    """Return where the sheet shows the two dice."""
    return () if look.view_as(View).throw is None else tuple(shares(box, WIDTH) for box in dice_boxes(WIDTH))


def body(look: Look) -> tuple[int, int]:
    return HEADER, SheetLayout(_level(look)).bar_top - 8


def grid(look: Look) -> Rect:
    layout = SheetLayout(_level(look))
    corner = layout.left - STRIP, layout.top - STRIP
    return *corner, layout.right + WALL, layout.bottom + WALL


def sheet_text(look: Look) -> str:
    return text_sheet(_shown(look, pencil=look.viewer.entry))


def table(look: Look) -> Picture:
    current = look.view_as(View)
    shown = shown_table(current, names_of(look), seats_moved(look), look.locale)
    return plan_picture(
        look, "table", table_plan(current, has_standings=not look.viewer.has_standings), shown
    )


def preview(look: Look) -> Picture:
    blank = view(start(Header(look.kind, look.options.seats, look.options.header_options)), Seat(0))
    free = drawn_name(look.say("player-free"), "")
    names = (*drawn_names(look), *(free for _ in range(look.options.seats - len(look.players))))
    shown = ShownSheet(blank, Seat(0), names=SeatNames(names), locale=look.locale)
    plan = sheet_plan(blank, look.locale, has_legend=True)
    alt = look.say("brilliant-preview-alt", level=level_label(look), name=_level(look).name)
    return keyed_picture(look, "level", alt, Draw(plan.draw, shown, look.viewer.theme))


def reveal(look: Look, compared: Compared) -> Picture:
    spectated, names = replace(look.view_as(View), seat=None, sheet=None), names_of(look)
    return ending_picture(
        look,
        spectated,
        compared,
        plan=sheet_plan(spectated, has_standings=False),
        shown=lambda seat: ShownSheet(spectated, seat, names=names, locale=look.locale),
        parts=lambda seat: made_points(spectated, seat, look.viewer.theme, look.locale),
        head=HEADER,
    )


def _drawn(current: View, arg: str) -> Move | None:
    """Return the move to draw before anything is entered: start numbers placed so far, or a hint."""
    if current.phase is Phase.START and placed_fields(arg):
        return Start(tuple(placed_fields(arg)))
    hinted = hinted_move(current, arg)
    # A passed sheet would look as if the turn were over.
    return None if isinstance(hinted, Pass) else hinted


def _level(look: Look) -> Level:
    return (
        look.view_as(View).level
        if look.view
        else start(Header(look.kind, 1, look.options.header_options)).level
    )


def _variant(variant: str, reader: Speech) -> str:
    if variant in levels.RANDOM_VARIANTS.values():
        return reader.say(f"brilliant-{variant}")
    return reader.say("brilliant-level", level=variant, name=levels.load(variant).name)


def _rule_values(topic: str, reader: Speech) -> Mapping[str, Value]:
    match topic:
        case "end":
            lines = (
                reader.say("rules-brilliant-target", players=players, target=target)
                for players, target in TARGETS.items()
            )
            return {"targets": "\n".join(lines)}
        case "solo":
            return {"rolls": SOLO_ROLLS}
    return {}


def invitation(look: Look) -> str:
    return "" if look.view_as(View).round else look.say("brilliant-invitation")


def tip(look: Look) -> str:
    turn = look.view_as(View).round + 1
    return look.say(f"brilliant-tip-{turn}") if turn <= TIPS else ""


WORDS = GameWords(
    title=title,
    options=options,
    progress=progress,
    invitation=invitation,
    tip=tip,
    legend=legend,
    refusal=lambda look, code, values: refused(look, _level(look), code, values),
    news=news,
    gains=lambda look: gains(look.view_as(View)),
    throw=throw,
    thrown=thrown,
    ending=ending,
    story=story,
)

CONTROLS = MoveControls(
    status=status,
    rows=controls,
    buttons=buttons,
    choose=choose,
    reasons=reasons,
    differing=differing,
    about=lambda look, index: {"area": area_name(look.view_as(View).level.areas[index], look.locale)},
    move=lambda look, move: name_move(look.view_as(View), move, look),
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
)

SCORING = Scoring(
    target=lambda look: look.view_as(View).target,
    modes=dict.fromkeys(("table", "solo"), (*levels.names(), *levels.RANDOM_VARIANTS.values())),
    variant=_variant,
    by_par=frozenset(levels.RANDOM_VARIANTS.values()),
)

RULES = RulesPages(
    topics={"turn": "🎲", "colours": "🎨", "points": "✨", "end": "🏁", "solo": "🎯"},
    values=_rule_values,
    pictures=RULE_PICTURES,
)
