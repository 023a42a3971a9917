"""How rare achievements are, in games that are played."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

import pytest

from bot.games.contract import Achievement, GamePart
from bot.games.registry import PARTS
from engine.brilliant.view import View
from tests.bench.command import run


def test_games_are_played_in_every_mode(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The only achievement is to sit in the first seat."""

    def is_done(view: object) -> bool:
        return isinstance(view, View) and view.seat == 0

    part = replace(PARTS["brilliant"], achievements={"first": Achievement(is_done)})
    monkeypatch.setitem(cast("dict[str, GamePart]", PARTS), "brilliant", part)
    assert run("achievements", ["--game", "brilliant", "--strength", "random", "--games", "1"]) == 0
    printed = capsys.readouterr().out
    assert "random, solo" in printed
    assert "100.0" in printed
    assert "random, table of 4" in printed
    assert "25.0" in printed
