"""`achievements`: how rare achievements are, in games that are played or recorded."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import cast

import pytest

from bot.__main__ import main
from bot.games.contract import Achievement, GamePart
from bot.games.registry import PARTS
from bot.tools.achievements import Rarity, recorded
from engine.brilliant.view import View


@pytest.fixture
def first_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    """The only achievement is to sit in the first seat."""

    def is_done(view: object) -> bool:
        return isinstance(view, View) and view.seat == 0

    part = replace(PARTS["brilliant"], achievements={"first": Achievement(is_done)})
    monkeypatch.setitem(cast("dict[str, GamePart]", PARTS), "brilliant", part)


@pytest.mark.usefixtures("first_seat")
def test_recorded_games_are_measured_by_their_players(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    for players in ("random", "random,naive"):
        seats = players.count(",") + 1
        asked = ["--players", str(seats), "--strength", players, "--games", "2", "--json", str(file)]
        assert main(["simulate", *asked]) == 0
        found = recorded(file, "brilliant")
        names = [f"{name}, {seats} players" for name in sorted(players.split(","))]
        assert [one.name for one in found] == names
        assert {one.name: dict(one.found) for one in found}[f"random, {seats} players"] == {"first": 2}
        assert recorded(file, "brikks") == []
    assert found[0] == Rarity("naive, 2 players", 2, {})


@pytest.mark.usefixtures("first_seat")
def test_games_are_played_in_every_mode(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["achievements", "--game", "brilliant", "--strength", "random", "--games", "1"]) == 0
    printed = capsys.readouterr().out
    assert "random, solo" in printed
    assert "100.0" in printed
    assert "random, table of 4" in printed
    assert "25.0" in printed


@pytest.mark.parametrize(
    ("asked", "reason"),
    [(["--games", "0"], "play at least 1"), (["--strength", "nobody"], "choose from ")],
)
def test_bad_arguments_are_refused(capsys: pytest.CaptureFixture[str], asked: list[str], reason: str) -> None:
    assert main(["achievements", *asked]) == 2
    assert reason in capsys.readouterr().err
