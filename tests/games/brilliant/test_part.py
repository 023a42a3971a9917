"""What `doctor` checks for BRILLIANT."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.games.brilliant.levels import files
from bot.games.contract import Unmet
from bot.games.registry import PARTS

CHECK = PARTS["brilliant"].checks["Levels"]


def test_the_levels_are_playable() -> None:
    assert CHECK() == "4 are playable"


def test_missing_levels_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "LEVELS", tmp_path)
    with pytest.raises(Unmet, match=f"none in {tmp_path}") as unmet:
        CHECK()
    assert unmet.value.remedy == "restore the level files"


def test_a_level_that_cannot_be_played_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "LEVELS", tmp_path)
    (tmp_path / "1.toml").write_text("name = 'Half a level'\n", encoding="utf-8")
    with pytest.raises(Unmet, match=r"1\.toml: ") as unmet:
        CHECK()
    assert unmet.value.remedy == "correct the file"
