"""The bot on its own database in a small Discord; invariants are checked at the end."""

from __future__ import annotations

import logging
import re
from collections.abc import AsyncIterator
from itertools import count
from random import Random
from types import SimpleNamespace

import pytest

from bot.computers.pool import Pool
from bot.features.daily.sheets import DailySheets
from bot.store.address import Place
from bot.store.statements import Batch
from tests.computers import Threads
from tests.databases import stored
from tests.journeys.running import check_requests, running
from tests.journeys.screen import PUBLIC_VERBS, verbs
from tests.journeys.server import More
from tests.journeys.world import Person, World
from tests.third.fixture import third_game

__all__ = ["third_game"]

MOVE = re.compile(r"\b[A-H][1-9]=[1-6]\b|start=|\b(?:white|yellow|green|red|blue|black)[1-4]\b|minis=|bomb")


@pytest.fixture(autouse=True)
def chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same dice, game ids and shuffles in every run."""
    random = Random(1)
    secrets = SimpleNamespace(
        choice=random.choice,
        token_hex=lambda size: random.randbytes(size).hex(),
        token_bytes=random.randbytes,
    )
    ids = count(4)
    # Fixed ids for the dice: Discord's own depend on what else is sent in the meantime.
    monkeypatch.setattr("bot.interactions.border.chance_of", lambda _: next(ids))
    for module in (
        "bot.turns.lobby",
        "bot.games.brilliant.presenter.menus",
        "bot.games.brikks.presenter.menus",
    ):
        monkeypatch.setattr(f"{module}.secrets", secrets)
    # Sheets are made while people play, so their throws come from dice of their own.
    monkeypatch.setattr("bot.features.daily.sheets.secrets", SimpleNamespace(token_bytes=Random(2).randbytes))


@pytest.fixture
def no_daily_sheets(monkeypatch: pytest.MonkeyPatch) -> None:
    """For journeys through a midnight: sheets are made in another process, where time is real."""

    async def nothing(_: DailySheets, __: str) -> Batch:
        return ()

    monkeypatch.setattr(DailySheets, "prepared", nothing)


@pytest.fixture
def quick(one_process: None, told_once: None) -> None:
    """Share with other tests what takes long to start."""


@pytest.fixture
def third_sheets(third_game: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """A third game, of which alone daily sheets are made ahead of their day. A process would not know it: its sheets are
    made, and its players judged, in threads."""
    monkeypatch.setattr("bot.features.daily.sheets.solo_games", lambda: ["third"])
    monkeypatch.setattr(Pool, "make", lambda _, work: Threads().make(work))
    monkeypatch.setattr(Pool, "points_of_par", lambda _, *of: Threads().points_of_par(*of))


@pytest.fixture
def more() -> More:
    """What a test adds to the bot besides its own features."""
    return More()


@pytest.fixture
async def world(
    place: Place,
    more: More,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
    quick: None,
) -> AsyncIterator[World]:
    caplog.set_level(logging.DEBUG, "bot")
    # SimCord's clock would stop at each look whether a picture takes long.
    monkeypatch.setattr("bot.render.worker.LONG", 3600.0)
    # Each costs a thread.
    monkeypatch.setattr("bot.store.sqlite.READERS", 2)
    async with running(place, more) as world:
        yield world
        await world.at_rest()
        _check_people(world)
    check_requests(world, may_name=True)
    _check_public(world)
    _check_logs(world, caplog)


UNKNOWN = """
    select id from setting where owner = 'person'
    union select user_id from alert
    union select asker from daily_pair
    union select asked from daily_pair
    union select challenger from challenge where challenger > 0
    union select opponent from challenge where opponent > 0
    union select person from puzzle_try where person > 0
    except select id from person
"""
"""Of whom something is kept, besides games, which tests also open past the border, and who have no row."""


def _check_people(world: World) -> None:
    """Everybody of whom something is kept has the row by which they can be forgotten."""
    assert stored(world.place, UNKNOWN) == []


def _check_public(world: World) -> None:
    """Public messages have no controls of a private sheet."""
    added = {verb for feature in world.more.features for verb in world.bot.running[feature.name].handlers}
    for message in world.public():
        assert set(verbs(message)) <= PUBLIC_VERBS | added


def _check_logs(world: World, caplog: pytest.LogCaptureFixture) -> None:
    seeds = [row[8] for row in world.stored("game")]
    tokens = list(world.env.backend.interaction_tokens)
    for record in caplog.records:
        line = record.getMessage()
        assert not MOVE.search(line), line
        assert not any(secret in line for secret in [*seeds, *tokens]), line
        assert record.levelno < logging.ERROR, line


@pytest.fixture
def anna(world: World) -> Person:
    return world.person("anna")


@pytest.fixture
def bert(world: World) -> Person:
    return world.person("bert")


@pytest.fixture
def cleo(world: World) -> Person:
    return world.person("cleo")


@pytest.fixture
def jonas(world: World) -> Person:
    """Reads German."""
    return world.person("jonas", "de")


@pytest.fixture
def moderator(world: World) -> Person:
    return world.person("mona", is_moderator=True)


@pytest.fixture
async def lobby(world: World, anna: Person, bert: Person) -> str:
    """A lobby of Anna, who is the host, and Bert."""
    return await world.lobby(anna, bert)


@pytest.fixture
async def empty(world: World, anna: Person) -> str:
    """A lobby of Anna that nobody has joined."""
    return await world.lobby(anna)


@pytest.fixture
async def starting(world: World, anna: Person, bert: Person) -> str:
    """A game of Anna and Bert, who have not written their start numbers yet."""
    return await world.game(anna, bert)


@pytest.fixture
async def game(world: World, anna: Person, bert: Person) -> str:
    """A game of Anna and Bert whose first dice are thrown."""
    return await world.first_throw(anna, bert)


@pytest.fixture
async def unhurried(world: World, anna: Person, bert: Person) -> str:
    """The same without a clock."""
    return await world.first_throw(anna, bert, clock="none")
