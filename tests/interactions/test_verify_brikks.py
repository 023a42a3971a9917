"""The throws of BRIKKS, of dice with six and with four sides and some of them given up, are verified."""

from __future__ import annotations

from pathlib import Path
from random import Random

from bot.interactions.commands.verify import checked_throws, verify_page
from bot.pages.page import Words
from bot.store.database import Store
from bot.turns.coordinator import Coordinator
from bot.turns.look import Person, Wish
from engine.games import GAMES, PLAYERS

ME = Person(1, "me", "en")
ALONE = Wish("brikks", "2", "solo", {"level": "2"}, 1, "none", "dm", None, 1, "en")


async def played(coordinator: Coordinator) -> str:
    """A solo game of a person who plays like the weakest computer player."""
    game = await coordinator.open_lobby(ALONE, ME)
    player = PLAYERS["brikks"]["random"]
    while (look := await coordinator.look(game, ME.user_id)).status == "running":
        move = GAMES["brikks"].format_move(player(look.view, Random(look.step)))
        await coordinator.submit(game, ME.user_id, look.step, move)
        await coordinator.ready(game, ME.user_id, look.step)
        await coordinator.idle()
    return game


async def test_every_throw_of_a_finished_game_follows_from_its_seed(tmp_path: Path) -> None:
    async with Store(tmp_path / "bot.db") as store:
        coordinator = Coordinator(store, lambda: 1_000_000, lambda _: None)
        game = await played(coordinator)
        look, checked = await coordinator.look(game, None), await checked_throws(store, game)
        await coordinator.close()
    assert [(throw.step, throw.stored) for throw in checked] == list(look.throws)
    assert all(throw.is_same for throw in checked)
    assert len(checked) > look.view.round, "some throws were given up"
    assert {throw.derived[1] for throw in checked} <= {1, 2, 3, 4}
    frame = verify_page(look, checked, "en").frame
    shown = [part.text for part in frame if isinstance(part, Words)]
    assert any(f"All {len(checked)} throws follow from this seed." in words for words in shown)
