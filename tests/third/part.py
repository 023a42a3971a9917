"""What the game brings to the bot: how it is shown, its command, its computer players."""

from __future__ import annotations

import io
from collections.abc import Mapping
from functools import partial

from PIL import Image, ImageDraw

from bot.games.command import GameChoice as Chosen
from bot.games.command import Shared, Subcommand
from bot.games.contract import GamePart, GamePictures, GameWords, MoveControls, RulesPages, Scoring
from bot.games.puzzle_part import PuzzlePart
from bot.games.rulebook import RulePictures
from bot.pages.control import Control, Verb
from bot.pages.page import Picture, Row, button
from bot.turns.look import Look
from tests.third.players import MEASURING, STRENGTHS
from tests.third.reviewer import Reviewer
from tests.third.rules import KEEPS, View

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
    hint=lambda look, move: look.say("third-hint", die=move),
)


def points(look: Look) -> tuple[int, ...]:
    return () if look.view is None else look.view_as(View).points


def drawn(words: str) -> bytes:
    picture = Image.new("RGB", (120, 40), "white")
    ImageDraw.Draw(picture).text((4, 4), words, "black")
    file = io.BytesIO()
    picture.save(file, "PNG")
    return file.getvalue()


def _picture(look: Look, name: str) -> Picture:
    words = " ".join(map(str, points(look)))
    return Picture(
        f"{name}.png", words or "–", f"{look.game}:{look.viewer.seat}:{name}", partial(drawn, words)
    )


PICTURES = GamePictures(
    sheet=lambda look, arg: _picture(look, "sheet"),
    compared=lambda look, missed: _picture(look, "sheet"),
    sheet_text=lambda look: " ".join(map(str, points(look))),
    table=lambda look: _picture(look, "table"),
    preview=lambda look: _picture(look, "level"),
    reveal=lambda look, compared: _picture(look, "ending"),
)


def _choose(values: Mapping[str, str]) -> Chosen:
    del values
    return Chosen("plain", {})


PART = GamePart(
    words=WORDS,
    controls=CONTROLS,
    pictures=PICTURES,
    scoring=Scoring(points=points, modes={"table": ("plain",), "solo": ("plain",)}),
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
    measuring=MEASURING,
    strengths=STRENGTHS,
    reviewer=Reviewer,
    puzzles=PuzzlePart({"second": lambda view, move: move == KEEPS[1]}),
)
