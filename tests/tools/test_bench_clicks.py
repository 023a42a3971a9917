"""Presses are counted along the shortest way through a panel's controls."""

from __future__ import annotations

from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any

import pytest

from bot.games.contract import MoveControls
from bot.games.looks import look_without_table
from bot.games.registry import PARTS
from bot.pages.control import Control, Verb
from bot.pages.page import Row, button, select
from bot.tools import bench_clicks
from bot.tools.bench_clicks import fewest_presses
from bot.turns.look import Look
from engine.brikks.state import new_header, start
from engine.brikks.view import view
from engine.game import Seat, Step


def pages(look: Look, arg: str) -> tuple[Row, ...]:
    """A button for one move, a list for two, and two ways to the page with the fourth."""
    move = Control(Verb.MOVE, look.game, arg="one")
    listed = Control(Verb.MOVE, look.game, kind="s")
    parts = Control(Verb.CHOOSE, look.game, kind="s")
    shown: Mapping[str, tuple[Row, ...]] = {
        "": (
            (button(move, "1"), button(Control(Verb.CHOOSE, look.game, arg="far"), "…")),
            (select(listed, "…", [("two", "2", ""), ("three", "3", "")]),),
            (select(parts, "…", [("near", "near", "")]),),
        ),
        "far": ((button(Control(Verb.CHOOSE, look.game, arg="near"), "on"),),),
        "near": ((button(Control(Verb.DECIDE, look.game, arg="four"), "4"),),),
    }
    return shown[arg]


@pytest.fixture
def look(monkeypatch: pytest.MonkeyPatch) -> Look:
    controls = MoveControls(
        status=lambda *_: "",
        rows=lambda look, _, arg: pages(look, arg),
        move=lambda *_: "",
        hint=lambda *_: "",
    )
    part: Any = SimpleNamespace(controls=controls)
    rules: Any = SimpleNamespace(format_move=str)
    monkeypatch.setattr(bench_clicks, "PARTS", dict.fromkeys(PARTS, part))
    monkeypatch.setattr(bench_clicks, "GAMES", dict.fromkeys(PARTS, rules))
    header = new_header(1, {})
    return look_without_table("a", header, view(start(header), Seat(0)), Seat(0), ["Ada"], step=Step(0))


@pytest.mark.parametrize(("move", "presses"), [("one", 1), ("two", 2), ("three", 2), ("four", 3)])
def test_a_list_takes_two_presses_and_a_button_one(look: Look, move: str, presses: int) -> None:
    assert fewest_presses(look, move) == presses


def test_a_move_that_no_control_offers_is_an_error(look: Look) -> None:
    with pytest.raises(ValueError, match="no way leads to five"):
        fewest_presses(look, "five")
