"""The compact form of BRILLIANT follows the engine."""

from __future__ import annotations

from typing import Any

import pytest

from bot.computers.kernels import PlainKernels
from bot.games.brilliant.levels.files import level_text, load, names
from bot.games.brilliant.players import compact
from tests.games.brilliant.players.positions import Mismatch, compare

SAMPLE = 3_000


@pytest.fixture(scope="module")
def levels() -> list[str]:
    """Printed ones and a generated one."""
    return [level_text(name) for name in (*names(), "2A-0001H")]


@pytest.mark.slow
def test_compact_sheets_are_those_of_the_engine(levels: list[str]) -> None:
    """A sample; `python -m tests.games.campaign` checks 100,000 positions."""
    assert compare(levels, SAMPLE, 1, PlainKernels([compact])) == SAMPLE


@pytest.mark.parametrize(
    ("name", "wrong", "told"),
    [
        ("legal", lambda sheet, number, other: compact.legal(sheet, other, number), "legal numbers"),
        ("strike", lambda *_: None, "open values"),
        ("is_strikable", lambda *_: True, "areas to strike"),
        ("write", lambda *move: 2 * compact.write(*move), "points"),
    ],
)
def test_a_difference_is_found_and_told(name: str, wrong: Any, told: str, levels: list[str]) -> None:
    kernels = PlainKernels([compact])
    setattr(kernels, name, wrong)
    with pytest.raises(Mismatch, match=rf"^{told}: the engine says .* \(--seed 1 --first \d+\)$"):
        compare(levels, SAMPLE, 1, kernels)


@pytest.mark.parametrize("name", names())
def test_strikes_are_due_as_often_as_the_level_says(name: str) -> None:
    level = load(name)
    due = compact.board_of(level)[compact.STRIKE_DUE : compact.BESIDE]
    assert sum(due) == len(level.solo_boxes)
