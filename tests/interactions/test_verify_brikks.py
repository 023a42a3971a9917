"""BRIKKS throws are verified: dice with six and four sides, and throws that were given up."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from bot.interactions.verify import verify_page
from bot.pages.page import Words
from bot.pages.texts import Language
from bot.store.database import Store
from bot.turns import lobby
from bot.turns.coordinator import Coordinator
from bot.turns.look import Person, Setup
from bot.turns.verifying import verify_game
from engine.brikks.players import random_player
from engine.brikks.view import View
from engine.games import GAMES
from tests.computers import Threads

ME = Person(1, "me", "en")
PEOPLE = (ME, Person(2, "you", "en"))


async def played(coordinator: Coordinator, seats: int) -> str:
    """A game in which people play like the weakest computer player."""
    mode = "solo" if seats == 1 else "table"
    setup = Setup("brikks", "2", mode, {"level": "2"}, seats, "none", "dm", None, 1, "en")
    game = await coordinator.opening.open_lobby(setup, ME)
    for guest in PEOPLE[1:seats]:
        await coordinator.change(game, lobby.join, guest)
    player = random_player
    while (look := await coordinator.look(game)).status == "running":
        for seat in sorted(look.view_as(View).pending):
            person = PEOPLE[seat].user_id
            view = (await coordinator.look(game, person)).view_as(View)
            move = GAMES["brikks"].format_move(player(view, Random(look.step)))
            await coordinator.submit(game, person, look.step, move, is_final=True)
        await coordinator.idle()
    return game


@pytest.mark.parametrize("seats", [1, 2])
async def test_every_throw_of_a_finished_game_follows_from_its_seed(tmp_path: Path, seats: int) -> None:
    async with Store(tmp_path / "bot.db") as store:
        coordinator = Coordinator(store, lambda: 1_000_000, lambda _: None, Threads())
        game = await played(coordinator, seats)
        look, found = await coordinator.look(game, None), await verify_game(store, game)
        await coordinator.close()
    checked = found.throws
    assert [(throw.step, throw.stored) for throw in checked] == list(look.dice.throws)
    assert all(throw.is_same for throw in checked)
    given_up = len(checked) - look.view_as(View).round
    assert given_up == 0 if seats == 1 else given_up > 0
    assert {throw.derived[1] for throw in checked} <= {1, 2, 3, 4}
    frame = verify_page(found, Language("en")).frame
    shown = [part.text for part in frame if isinstance(part, Words)]
    assert any(f"All {len(checked)} throws follow from this seed." in words for words in shown)
