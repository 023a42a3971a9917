"""`/brilliant` with a new level, and with the code of one."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from bot.computers.pool import Pool
from bot.games.brilliant import level_option as brilliant_level
from bot.games.brilliant.generator.codes import Code
from bot.games.brilliant.generator.make import make_text
from tests.computers import Threads
from tests.journeys.screen import read_out
from tests.journeys.test_game_journeys import end_by_moderator
from tests.journeys.world import Person, World

SEED = 3
CODE = Code(1, SEED)
"""Found soon."""


@pytest.fixture(autouse=True)
def seed(chance: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """The seed and difficulty that the random choice gives."""
    secrets = SimpleNamespace(randbelow=lambda _: SEED, choice=lambda items: items[0])
    monkeypatch.setattr(brilliant_level, "secrets", secrets)


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """Levels are made in a thread, which starts sooner than the process."""
    if "at_once" not in request.node.name:
        monkeypatch.setattr(Pool, "make", lambda _, work: Threads().make(work))


async def offered(world: World, person: Person, typed: str) -> dict[str, str]:
    """What is offered for the level: values by labels."""
    choices = await person.actor.autocomplete(world.channel, "brilliant play", "level", typed)
    return {str(choice["name"]): str(choice["value"]) for choice in choices}


async def test_every_level_is_offered(world: World, anna: Person) -> None:
    assert await offered(world, anna, "") == {
        "Level 1 · Quartz": "1",
        "Level 2 · Topaz": "2",
        "Level 3 · Garnet": "3",
        "Level 4 · Onyx": "4",
        "Random level": "random",
        "Random level 1, easy": "random-1",
        "Random level 2": "random-2",
        "Random level 3": "random-3",
        "Random level 4, hard": "random-4",
    }


async def test_levels_are_offered_by_what_is_typed(world: World, anna: Person, jonas: Person) -> None:
    fresh = ["random", *(f"random-{n}" for n in (1, 2, 3, 4))]
    for person, typed, values in (
        (anna, "rand", fresh),
        (jonas, "random", fresh),
        (anna, "topaz", ["2"]),
        (anna, "ruby", []),
        (anna, str(CODE).lower(), [str(CODE)]),
        (anna, str(CODE)[:-1], []),
    ):
        assert list((await offered(world, person, typed)).values()) == values, typed
    assert list(await offered(world, jonas, "zufall"))[4] == "Zufallslevel 4, schwer"
    assert list(await offered(world, anna, str(CODE))) == [f"Level {CODE}"]


async def test_a_random_level_shows_its_code_which_gives_it_again(world: World, anna: Person) -> None:
    # "random" alone leaves the difficulty to chance.
    for level in ("random-1", f" {str(CODE).lower()}", "random"):
        look = await world.look(await world.lobby(anna, level=level))
        assert look.variant == "random-1"
        assert look.options.header_options == {"level": make_text(CODE), "code": str(CODE), "start": "stars"}
        assert f"level {CODE}" in (await anna.open_more(world.table())).text


async def test_a_solo_game_shows_the_code_in_the_language_of_its_player(jonas: Person) -> None:
    assert (await jonas.slash("brilliant solo", level="random-1")).is_private
    assert f"BRILLIANT · Level {CODE} · " in (await jonas.open_more()).text


@pytest.mark.parametrize("command", ["brilliant play", "brilliant solo"])
async def test_what_is_no_level_is_refused_privately(
    world: World, anna: Person, jonas: Person, command: str
) -> None:
    with world.unchanged():
        for level in ("5", "random-5", "1A-0003C", "1A-003B", "@everyone", "x" * 6000):
            told = (await anna.slash(command, level=level)).private_text
            assert "There is no such level" in told, level
            assert "2A-0001H" in told, level
        assert "Dieses Level gibt es nicht" in (await jonas.slash(command, level="1A-0003C")).text


async def test_a_code_without_a_level_is_told(
    world: World, anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    unmade = Code(1, SEED + 1)
    monkeypatch.setattr("bot.games.brilliant.generator.make.MOST_CANDIDATES", 0)
    with world.unchanged():
        await anna.play_command(level=str(unmade))
    assert any(f"no level with the code {unmade}" in read_out(message) for message in anna.sees())


@pytest.mark.slow
async def test_two_levels_asked_for_at_once_are_both_made(world: World, anna: Person, bert: Person) -> None:
    other = Code(1, SEED + 2)
    await world.at_once(anna.play_command(level=str(other)), bert.play_command(level="random-1"))
    shown = " ".join(read_out(table) for table in world.tables())
    assert f"level {other}" in shown
    assert f"level {CODE}" in shown


async def test_a_rematch_is_played_on_the_same_level(world: World, anna: Person, bert: Person) -> None:
    game = await world.first_throw(anna, bert, level="random-1")
    await end_by_moderator(world, game)
    await bert.press("Rematch", world.public()[-1])
    again = (await world.look(game)).rematch
    assert again is not None
    assert (await world.look(again)).options.header_options["code"] == str(CODE)
