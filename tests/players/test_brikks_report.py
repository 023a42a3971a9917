"""The report on the computer players of BRIKKS."""

from __future__ import annotations

import re

import pytest

from bot.players.brikks.report import main


def test_the_report_counts_every_game_and_repeats(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--games", "4", "--seed", "3", "--levels", "2", "--variants", "base", "--strengths"]
    printed = []
    for _ in range(2):
        main([*words, "relaxed", "steady"])
        printed.append(re.sub(r"[\d.]+ ms .*", "", capsys.readouterr().out))
    assert printed[0] == printed[1]
    relaxed, steady, match = printed[0].splitlines()
    for line, name in ((relaxed, "relaxed"), (steady, "steady")):
        assert line.startswith(f"solo level 2, {name}: ")
        bands = line.split("rated ")[1].split(";")[0].split(", ")
        assert sum(int(band.split()[-1]) for band in bands) == 4
    counts = re.search(r"base, steady - relaxed: (\d+) - (\d+), shared (\d+);", match)
    assert counts is not None
    assert sum(map(int, counts.groups())) == 4
