"""Shows BRILLIANT in the messages that all games share."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache, partial

from bot.games.brilliant.levels import files as levels
from bot.games.brilliant.pictures import (
    describe_sheet,
    describe_table,
    refused_move,
    render_sheet,
    render_table,
    text_sheet,
)
from bot.games.brilliant.pictures.colours import THEMES
from bot.games.brilliant.pictures.ending import made_points
from bot.games.brilliant.pictures.layout import HEADER, SheetLayout
from bot.games.brilliant.pictures.rules import RULE_PICTURES
from bot.games.brilliant.presenter.asking import status
from bot.games.brilliant.presenter.drafts import hinted_move, placed_fields
from bot.games.brilliant.presenter.hints import hint, move_words
from bot.games.brilliant.presenter.menus import buttons, choose, controls
from bot.games.brilliant.presenter.telling import ending, news, standing, story, throw, thrown
from bot.games.brilliant.presenter.touching import dice, targets
from bot.games.brilliant.presenter.words import forced
from bot.games.contract import GamePictures, GameWords, MoveControls, RulesPages, Scoring
from bot.games.names import drawn_names, plain_names
from bot.games.pictures import ending as ending_picture
from bot.games.pictures import keyed_picture, picture, seats_moved
from bot.pages.page import Draw, Picture
from bot.pages.texts import Speech, Value
from bot.render.names import drawn_name
from bot.render.podium import Compared
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
    entry: Move | None = look.viewer.entry
    pencil = entry
    if arg and pencil is None and look.own is not None and look.own.is_awaited:
        pencil = _drawn(look.view_as(View), arg)
    render = _sheet_of(
        has_letters=entry is None, has_legend=look.own is not None and look.own.is_new and not look.is_over
    )
    return picture(look, "sheet", render, describe_sheet, is_scalable=True, pencil=pencil)


def compared(look: Look, missed: Move) -> Picture:
    """Draw the entered move, and another one in a dashed frame."""
    render, entry = _sheet_of(has_letters=False, has_legend=False), look.viewer.entry
    return picture(look, "sheet", render, describe_sheet, pencil=entry, missed=missed)


@cache
def _sheet_of(*, has_letters: bool, has_legend: bool) -> Callable[..., bytes]:
    """Return how a sheet is drawn: with letters while there is a choice, with the legend for beginners."""
    return partial(render_sheet, has_letters=has_letters, has_legend=has_legend)


def lies(look: Look) -> Picture:
    render = _sheet_of(has_letters=False, has_legend=False)
    return picture(look, "sheet", render, describe_sheet, is_scalable=True, pencil=None)


def body(look: Look) -> tuple[int, int]:
    return HEADER, SheetLayout(_level(look)).bar_top - 8


def refused(look: Look, code: str, values: Mapping[str, Value]) -> str:
    return refused_move(_level(look), code, values, look.locale)


def sheet_text(look: Look) -> str:
    return text_sheet(
        look.view_as(View), names=plain_names(look), pencil=look.viewer.entry, locale=look.locale
    )


def table(look: Look) -> Picture:
    return picture(look, "table", render_table, describe_table, moved=seats_moved(look))


def preview(look: Look) -> Picture:
    blank = view(start(Header(look.kind, look.options.seats, look.options.header_options)), Seat(0))
    free = drawn_name(look.say("player-free"), "")
    names = [*drawn_names(look), *(free for _ in range(look.options.seats - len(look.players)))]
    alt = look.say("brilliant-preview-alt", level=level_label(look), name=_level(look).name)
    draw = Draw(
        render_sheet, blank, names=names, has_legend=True, theme=look.viewer.theme, locale=look.locale
    )
    return keyed_picture(look, "level", alt, draw)


def reveal(look: Look, compared: Compared) -> Picture:
    spectated = replace(look.view_as(View), seat=None, sheet=None)
    return ending_picture(
        look,
        spectated,
        compared,
        render=render_sheet,
        themes=THEMES,
        parts=lambda seat: made_points(spectated, seat, look.viewer.theme, look.locale),
        head=HEADER,
    )


def points(look: Look) -> tuple[int, ...]:
    return look.view_as(View).points


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
    refusal=refused,
    news=news,
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
)

SCORING = Scoring(
    points=points,
    standing=standing,
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
