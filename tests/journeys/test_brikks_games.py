"""Whole games of BRIKKS, from the command to the last message."""

from hashlib import sha256

import pytest

from bot.pages.control import Control, Verb
from bot.turns.verifying import verify_game
from engine.brikks.state import DICE
from engine.game import Step
from tests.journeys.brikks_table import (
    DUEL,
    SOLO,
    careless,
    round_,
    started,
    to_the_end,
    until,
)
from tests.journeys.screen import button_labels, controls, framed, read_out, verbs, words
from tests.journeys.world import Person, World


async def check_dice(world: World, game: str, seed: str) -> None:
    """The revealed seed, and the presses that went in, give every throw of the log."""
    thrown = [(step, line) for step, line in enumerate(world.log(game)) if line.startswith("roll ")]
    assert thrown
    dice = (await verify_game(world.bot.store, game)).dice
    assert dice is not None
    assert (dice.seed.hex(), bool(dice.interactions)) == (seed, True)
    for number, (step, line) in enumerate(thrown, 1):
        values = dice.throw(Step(step), number, DICE)
        assert line == f"roll {values[0]} {values[1]}"


@pytest.mark.parametrize("engine", ["postgres"])
async def test_solo_is_played_to_the_end_unseen(world: World, anna: Person, bert: Person) -> None:
    await anna.slash(SOLO)
    game = controls(anna.panel)[0].game
    look = await world.look(game)
    commitment, sheet, throws = look.dice.commitment, anna.panel.id, 0
    assert f"`{commitment}`" in (await anna.more("Fair dice")).text
    await until(world, game, anna, phase="resolve")
    while (look := await world.look(game)).status == "running":
        throws += 1
        assert (look.view.phase, look.view.round) == ("resolve", throws)
        await round_(world, game, anna)
        assert not {"Ready", "Keep it", "Roll again"} & set(button_labels(anna.panel))
    look = await world.look(game)
    assert throws > 8
    assert sum(line.startswith("roll ") for line in world.log(game)) == throws
    assert "leaderboard" not in anna.panel_text
    assert look.dice.seed is not None
    assert sha256(bytes.fromhex(look.dice.seed)).hexdigest() == commitment
    details = (await anna.press("More")).text
    assert f"game {game}: **Fair dice**" in details
    await check_dice(world, game, look.dice.seed)
    assert "You are out, and the game is over." in details
    (points,) = look.view.points
    score = anna.panel_words
    assert f"Your score: {points}" in score
    # A trophy only for more than par.
    assert score.startswith("🏆") == (points > look.par)
    assert f"reached {look.par} with the same dice" in details
    (made,) = [line for line in details.splitlines() if line.startswith("rows ")]
    parts = [int(word) for word in made.split() if word.isdecimal()]
    assert len(parts) == 4
    assert sum(parts) == points
    assert anna.panel.id == sheet
    assert world.public() == []
    assert bert.sees() == []
    await anna.press("Play again")
    assert controls(anna.panel)[0].game != game
    assert "Which start block?" in anna.panel_text


@pytest.mark.parametrize("engine", ["postgres"])
async def test_a_duel_is_played_to_its_end_and_again(world: World, anna: Person, bert: Person) -> None:
    game = await started(world, anna, bert, command=DUEL)
    assert (await world.look(game)).status == "running", "two are all it takes"
    await to_the_end(world, game, anna, bert, choose=careless)
    await world.tick(3)
    look = await world.look(game)
    assert look.status == "finished"
    closing = world.closing(game)
    more = await anna.press("More", closing)
    assert more.message is not None
    assert "**BRIKKS duel · level 2**" in more.text
    (winner,) = look.view.result.winners
    assert str(look.players[winner].user_id) in words(closing)
    assert {row[8] for row in world.stored() if row[0] == "result"} == {"duel"}
    # A ghost could not make its moves beside different ones, so nothing offers it.
    assert verbs(closing) == ["rematch", "review", "more"]
    assert verbs(more.message) == ["film", "rules", "seal"]
    with world.unchanged():
        asked = await anna.press_id(Control(Verb.GHOST, game).custom_id(), closing)
        assert "the moves that were made then would not all be possible" in asked.text
        assert "race a finished game" not in framed((await anna.slash("challenge")).message)
    await bert.press("Rematch", closing)
    await world.tick(2)
    second = controls(world.table())[0].game
    assert second != game
    assert "BRIKKS duel" in read_out(world.table())
    assert "Everybody is here: the host presses **Start**." in read_out(world.table())
    await bert.press("Start", world.table(second))
    assert (await world.look(second)).view.is_duel
