"""Options that no Discord client would send are refused before anything is opened."""

from __future__ import annotations

from typing import Any

import pytest
from simcord import interactions

from tests.journeys.world import Person, World
from tests.simulator.people import COMMANDS


@pytest.fixture
def careless(monkeypatch: pytest.MonkeyPatch) -> None:
    """A client that checks nothing itself."""
    monkeypatch.setattr(interactions, "validate_option_value", lambda _, __, value: value)


@pytest.mark.parametrize(
    ("command", "option", "value", "told"),
    [
        ("brilliant play", "players", 99, "players: choose from 2 to 6"),
        ("brilliant play", "players", 1, "players: choose from 2 to 6"),
        ("brilliant play", "start", "moon", "start: there is no such choice. Choose one of these: "),
        ("brilliant play", "clock", "weekly", "clock: there is no such choice"),
        ("brilliant play", "hints", "perhaps", "hints: I could not read that"),
        (
            "learn",
            "game",
            "chess",
            "game: there is no such choice. Choose one of these: BRILLIANT or BRIKKS.",
        ),
        ("puzzle", "game", "chess", "game: there is no such choice"),
    ],
)
@pytest.mark.usefixtures("careless")
async def test_a_value_past_its_declaration_is_refused(
    world: World, anna: Person, *, command: str, option: str, value: Any, told: str
) -> None:
    assert told in (await anna.slash(command, **{option: value})).words
    assert await world.bot.coordinator.games_of(anna.id) == []


@pytest.mark.usefixtures("careless")
async def test_the_refusal_speaks_the_language_of_who_reads_it(bert: Person) -> None:
    assert "Möglich ist 2 bis 6" in (await bert.slash("brilliant play", players=99)).words


async def test_the_simulator_types_commands_that_exist(world: World) -> None:
    known = {command.qualified_name for command in world.bot.tree.walk_commands()}
    assert {name for name, _ in COMMANDS} <= known
