"""The throws cannot be chosen: they depend on ids that Discord assigns after the seal was shown."""

from __future__ import annotations

from hmac import digest
from typing import Any

import pytest

from bot.turns.finished import verify_game
from tests.databases import held
from tests.journeys.brikks_table import PLAY, press, started
from tests.journeys.screen import controls, framed
from tests.journeys.skipping import to_the_end
from tests.journeys.tapping import tapping
from tests.journeys.world import Person, World


@pytest.fixture(autouse=True)
def chance() -> None:
    """The ids are Discord's own here."""


@pytest.fixture
def given(world: World) -> list[int]:
    """The ids that Discord gives to interactions, in order."""
    ids: list[int] = []

    def note(event: str, payload: Any) -> None:
        if event == "INTERACTION_CREATE":
            ids.append(int(payload["id"]))

    world.env.backend.subscribers.insert(0, note)
    return ids


def kept(world: World, game: str, what: str) -> str:
    return next(str(row[what]) for row in held(world.place, "game") if row["id"] == game)


def mixed_in(world: World, game: str) -> str:
    return kept(world, game, "interactions")


async def check_throws(world: World, game: str, *ids: int, sides: tuple[int, int] = (6, 6)) -> None:
    """Every throw so far follows from the seed, these ids and its number, by hand."""
    seed, throws = bytes.fromhex(kept(world, game, "seed")), (await world.look(game)).dice.throws
    assert throws
    for number, (_, values) in enumerate(throws, 1):
        label = f"{game}:{','.join(map(str, ids))}:{number}:0"
        stream = iter(digest(seed, label.encode(), "sha256"))
        assert values == tuple(next(b for b in stream if b < 256 - 256 % side) % side + 1 for side in sides)


async def test_the_presses_of_a_lobby_go_into_the_throws_after_its_seal_was_shown(
    world: World, anna: Person, bert: Person, cleo: Person, *, given: list[int], empty: str
) -> None:
    seal = (await world.look(empty)).dice.commitment
    told = (await bert.more("Fair dice", world.table())).private_text
    assert f"`{seal}`" in told
    assert "eight alone would prove little" in told
    given.clear()
    for person in (bert, cleo):
        await person.press("Join", world.table())
    joined = list(given)
    await bert.more("Leave", world.table())
    assert mixed_in(world, empty) == ""
    given.clear()
    await anna.press("Start", world.table())
    presses = [joined[1], given[0]]
    assert mixed_in(world, empty) == " ".join(map(str, presses))
    await world.round(anna, cleo)
    await cleo.leave(world.table())
    await world.round(anna)
    assert len((await world.look(empty)).dice.throws) == 2
    await check_throws(world, empty, *presses)


@pytest.mark.parametrize("is_computer", [False, True])
async def test_the_press_that_fills_a_lobby_counts_once(
    is_computer: bool, world: World, anna: Person, bert: Person, given: list[int]
) -> None:
    game = await world.lobby(anna, players=2)
    given.clear()
    if is_computer:
        await anna.add_computer("relaxed")
    else:
        await bert.press("Join", world.table())
    filled = given[-1]
    assert mixed_in(world, game) == str(filled), "not the press that opened the menu of computer players"
    await world.round(anna, *(() if is_computer else (bert,)))
    await check_throws(world, game, filled)


@pytest.mark.parametrize("command", ["brilliant solo", pytest.param("brikks solo", marks=pytest.mark.slow)])
async def test_in_solo_the_first_move_goes_into_the_throws(
    world: World, anna: Person, given: list[int], command: str
) -> None:
    await anna.slash(command)
    game = controls(anna.panel)[0].game
    seal = (await world.look(game)).dice.commitment
    assert f"`{seal}`" in (await anna.more("Fair dice")).text
    assert mixed_in(world, game) == ""
    if command == "brilliant solo":
        await anna.place_first()
    else:
        await press(anna, "white1", "choose")
        await press(anna, "white1=1,1", "move")
    first = given[-1]
    if (await world.look(game, anna)).viewer.entry is not None:
        await anna.ready()
    assert mixed_in(world, game) == str(first)
    await check_throws(world, game, first, sides=(6, 6) if command == "brilliant solo" else (6, 4))


async def test_every_throw_of_a_finished_game_of_brikks_follows_from_its_seed(
    world: World, anna: Person, bert: Person
) -> None:
    """Dice with six and with four sides, and throws that were given up."""
    game = await started(world, anna, bert, command=PLAY)
    await to_the_end(world, game, anna, bert)
    look, throws = await world.look(game), (await verify_game(world.store, game)).throws
    assert [(throw.step, throw.stored) for throw in throws] == list(look.dice.throws)
    assert all(throw.is_same for throw in throws)
    assert len(throws) > look.view.round
    assert {throw.derived[1] for throw in throws} <= {1, 2, 3, 4}
    shown = framed((await anna.open("verify", game)).shown)
    assert f"All {len(throws)} throws follow from this seed." in shown


async def test_taps_go_in_by_what_discord_gave_to_the_login_and_presses_by_their_ids(
    world: World, anna: Person, bert: Person, cleo: Person, *, given: list[int], empty: str
) -> None:
    """Whoever knows the seed could try ids of taps until one gives three sixes."""
    async with tapping(bert) as page:
        await page.press(f"b1:{empty}:0:join", nonce="0123456789abcdef")
        chance = page.screen.visitor.chance
    given.clear()
    await cleo.press("Join", world.table())
    await anna.press("Start", world.table())
    presses = [chance, *given]
    assert mixed_in(world, empty) == " ".join(map(str, presses))
    await bert.press("My sheet", world.table())
    await world.round(anna, bert, cleo)
    await check_throws(world, empty, *presses)


async def test_a_solo_game_begun_on_a_page_takes_what_discord_gave_to_its_login(
    world: World, anna: Person
) -> None:
    async with tapping(anna) as page:
        await page.do("learnplay")
        game, chance = page.game["game"], page.screen.visitor.chance
        await page.place_first()
        assert mixed_in(world, game) == str(chance)
        await page.do("ready")
        await check_throws(world, game, chance)
