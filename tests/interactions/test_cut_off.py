"""What people are told while the database is away and no process may hold a lease."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import pytest

from bot.cluster.taking import Taken
from tests.interactions.readers import Person, World


@dataclass
class CutOff:
    """A cluster in which no process holds a lease any more."""

    is_cut_off: bool = True

    @contextmanager
    def answering(self, _: int, __: int | None) -> Iterator[Taken]:
        yield Taken(is_ours=False)


async def test_presses_and_commands_are_told_to_try_again(
    world: World, anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = await anna.open("rules")
    monkeypatch.setattr(world.bot, "cluster", CutOff())
    assert "database is busy" in (await anna.open("about")).text
    told = await anna.press(page, page.labels[0])
    assert "database is busy" in told.text
    monkeypatch.setattr(world.bot, "cluster", None)
