"""What the game brings to the bot: how it is shown, its command, its computer players."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from bot.games.command import GameChoice as Chosen
from bot.games.command import Shared, Subcommand
from bot.games.contract import GamePart, GamePictures, GameWords, MoveControls, RulesPages, Scoring
from bot.games.differing import Reason
from bot.games.names import SeatNames, names_of
from bot.games.pictures import plan_picture
from bot.games.plan import Plan
from bot.games.puzzle_part import PuzzlePart
from bot.games.rulebook import RulePictures
from bot.pages.control import Control, Verb
from bot.pages.page import Picture, Row, button
from bot.pages.targets import Target
from bot.render.names import Name
from bot.render.podium import Compared
from bot.render.theme import BOLD
from bot.turns.look import Look
from tests.third.players import MEASURING, STRENGTHS
from tests.third.reviewer import Reviewer
from tests.third.rules import KEEPS, View, known_state
from tests.third.sheet import ShownSheet, sheet_plan

WORDS = GameWords(
    title=lambda look: look.say("game-third"),
    ending=lambda look: look.say("third-ending"),
    options=lambda look: look.say("third-options"),
    progress=lambda look: look.say("third-round", round=look.view_as(View).round),
)


def _thrown(look: Look) -> tuple[int, ...]:
    return look.view_as(View).throw or ()


def _status(look: Look, arg: str) -> str:
    if look.viewer.entry is not None:
        return look.say("third-saved", die=look.viewer.entry)
    thrown = " ".join(map(str, _thrown(look)))
    return look.say("third-ask", throw=f"{thrown}{f' ({arg})' if arg else ''}")


def _controls(look: Look, arg: str) -> tuple[Row, ...]:
    del arg
    keeps = (
        button(Control(Verb.MOVE, look.game, look.step, keep), look.say("third-keep", die=keep))
        for keep in KEEPS
    )
    return (tuple(keeps),)


CONTROLS = MoveControls(
    status=_status,
    rows=_controls,
    move=lambda look, move: look.say("third-keep", die=move),
    reasons=lambda _, move: [Reason("higher", values={"die": move})],
)


def _shown(look: Look, view: View) -> tuple[Plan[ShownSheet], ShownSheet]:
    shown = ShownSheet(view, names_of(look), look.viewer.entry, locale=look.locale)
    return sheet_plan(len(view.points)), shown


def _sheet(look: Look, _: object = "") -> Picture:
    return plan_picture(look, "sheet", *_shown(look, look.view_as(View)), is_scalable=True)


def _targets(look: Look, _: str) -> tuple[Target, ...]:
    plan, shown = _shown(look, look.view_as(View))
    return plan.targets(shown, look) if look.own is not None and look.own.is_asked else ()


def _preview(look: Look) -> Picture:
    return plan_picture(look, "level", *_shown(look, View(None, 0, None, (0,) * len(look.players), None)))


def _reveal(look: Look, _: Compared) -> Picture:
    # With numbers instead of names, it may stay as it was posted when somebody has another name later.
    plan, shown = _shown(look, look.view_as(View))
    numbers = tuple(str(player.seat + 1) for player in look.players)
    names = SeatNames(tuple(Name(number, BOLD) for number in numbers), numbers)
    return plan_picture(look, "ending", plan, replace(shown, names=names))


PICTURES = GamePictures(
    sheet=_sheet,
    compared=_sheet,
    lies=_sheet,
    sheet_text=lambda look: _sheet(look).description,
    table=lambda look: replace(_sheet(look), name="table.png"),
    preview=_preview,
    reveal=_reveal,
    targets=_targets,
)


def _choose(values: Mapping[str, str]) -> Chosen:
    del values
    return Chosen("plain", {})


PART = GamePart(
    words=WORDS,
    controls=CONTROLS,
    pictures=PICTURES,
    scoring=Scoring(modes={"table": ("plain",), "solo": ("plain",)}),
    rules_pages=RulesPages(topics={"turn": "🎲"}, pictures=RulePictures("third")),
    subcommands=(
        Subcommand(
            "play",
            "table",
            range(2, 5),
            (Shared.PLAYERS, Shared.CLOCK, Shared.SHEETS, Shared.HINTS, Shared.INVITE),
            _choose,
        ),
        Subcommand("solo", "solo", range(1, 2), (Shared.SHEETS,), _choose),
    ),
    known_state=known_state,
    measuring=MEASURING,
    strengths=STRENGTHS,
    reviewer=Reviewer,
    puzzles=PuzzlePart({"second": lambda view, move: move == KEEPS[1]}),
)
