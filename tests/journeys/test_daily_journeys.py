"""The daily sheet: one try that counts, results, the seal and the seed, and days that pass."""

from __future__ import annotations

import pytest

from bot.games.pool import Pool
from tests.computers import Threads
from tests.journeys.brikks_table import to_the_end, wasteful
from tests.journeys.screen import button_labels, controls
from tests.journeys.test_third_game import framed
from tests.journeys.world import Answer, Person, World


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a sheet is made of is made in threads, which start sooner than the process."""
    monkeypatch.setattr(Pool, "make", lambda _, work: Threads().make(work))
    monkeypatch.setattr(Pool, "points_of_mark", lambda _, *of: Threads().points_of_mark(*of))


def page(answer: Answer) -> str:
    assert answer.message is not None
    return framed(answer.message)


async def test_first(world: World, anna: Person, bert: Person) -> None:
    answer = await anna.slash("daily", game="brikks")
    print(answer, anna.panel_text)
    game = controls(anna.panel)[0].game
    print(button_labels(anna.panel))
    await to_the_end(world, game, anna, choose=wasteful)
    print(anna.panel_text, button_labels(anna.panel))
    again = await anna.slash("daily", game="brikks")
    print(page(again), button_labels(again.message))
    raise AssertionError
