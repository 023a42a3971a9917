"""Whole games of BRIKKS, from the command to the last message."""

import re
from hashlib import sha256

import pytest

from bot.games.registry import PARTS
from bot.pages.control import Control, Verb
from bot.render.podium import Compared
from bot.turns.verifying import verified
from engine.brikks.state import DICE
from engine.game import Step
from tests.journeys.brikks_table import (
    DUEL,
    PLAY,
    SOLO,
    careless,
    enter,
    offered,
    press,
    round_,
    seen,
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
    dice = (await verified(world.bot.store, game)).dice
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


async def test_solo_takes_two_presses_for_a_throw(world: World, anna: Person) -> None:
    """Choose a place and roll: the first throw stands, and nothing is asked twice (facts 8.2)."""
    game = await started(world, anna, command=SOLO)
    await until(world, game, anna, phase="resolve")
    assert "Where does it land?" in anna.panel_text
    await press(anna, offered(anna, "move")[0], "move")
    await anna.press("Next throw")
    look = await world.look(game)
    assert (look.view.round, look.view.phase) == (2, "resolve")
    assert "Round 2" in anna.panel_text
    with world.unchanged():
        await anna.press_control(Control(Verb.DECIDE, game, look.step, "rethrow"), anna.panel)
    assert "The game is not waiting for that now" in anna.panel_text


@pytest.mark.parametrize("engine", ["postgres"])
async def test_a_table_with_own_levels_is_played_to_the_end(world: World) -> None:
    people = world.crowd(2)
    game = await started(world, *people, level="own", players=2)
    assert "Press **My sheet** and choose your level." in read_out(world.table(game))
    assert "🌱" not in people[0].panel_text
    assert "Everybody chooses a level" in read_out(world.table(game))
    for level, person in zip((1, 4), people, strict=True):
        await enter(world, game, person, f"level={level}")
        assert f"You play level {level}." in person.panel_text
    for person in people:
        await person.ready()
    assert (await world.look(game)).view.phase == "start"
    assert "BRIKKS" in (await people[0].press("More", world.table(game))).text
    await to_the_end(world, game, *people, choose=careless)
    await world.tick(3)
    look = await world.look(game)
    assert [sheet.level for sheet in look.view.sheets] == [1, 4]
    closing = world.public()[-1]
    winners = [look.players[seat].user_id for seat in look.view.result.winners]
    assert all(f"<@{winner}>" in words(closing) for winner in winners)
    more = await people[0].press("More", closing)
    assert all(f"{points} points\n-# rows " in more.text for points in look.view.points)
    assert look.dice.seed is not None
    await check_dice(world, game, look.dice.seed)
    assert verbs(closing) == ["rematch", "review", "more"]
    (picture,) = closing.attachments
    assert (
        world.env.backend.cdn.get(picture.url)
        == PARTS[look.kind].pictures.reveal(look, "en-US", Compared()).draw()
    )
    results = [row for row in world.stored() if row[0] == "result"]
    assert {(row[12], row[6], row[7], row[8]) for row in results} == {("out", "brikks", "own", "table")}


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


async def test_computer_players_take_part(world: World, anna: Person) -> None:
    game = await world.lobby(anna, command=PLAY, players=3)
    for _ in range(2):
        await anna.add_computer()
    look = await world.look(game)
    assert look.status == "running"
    for _ in range(8):
        await world.tick(1)
        await round_(world, game, anna)
    await world.tick(1)
    look = await world.look(game)
    assert look.view.round >= 3
    assert "Computer 1" in read_out(world.table(game))
    await world.check()


@pytest.mark.slow
async def test_a_duel_against_a_computer_comes_to_its_end(world: World, anna: Person) -> None:
    game = await world.lobby(anna, command=DUEL)
    await anna.add_computer()
    await world.tick(1)
    for _ in range(60):
        await round_(world, game, anna, choose=careless)
        await world.tick(1)
        if (await world.look(game)).status != "running":
            break
    assert (await world.look(game)).status == "finished"


async def test_the_lobby_says_how_the_game_is_played(world: World, anna: Person) -> None:
    await anna.slash(PLAY, level="3", players=3)
    lobby = read_out(world.table())
    assert "**BRIKKS · level 3**" in lobby
    assert "circles of another colour cost 1 energy" in lobby
    assert "(1 of 3)" in lobby
    assert "or automatically once 3 have joined." in lobby
    await anna.slash(DUEL, level="own")
    duel = read_out(world.table())
    assert "**BRIKKS duel · own levels**" in duel
    assert "(1 of 2)" in duel


async def test_a_sheet_in_the_channel_counts_no_slow_clock(world: World, anna: Person, bert: Person) -> None:
    """Such a sheet cannot be redrawn for long, so a relative time would soon be wrong."""
    await started(world, anna, bert, sheets="channel", clock="day")
    opened = (await bert.press("My sheet", world.table())).text
    assert "Which start block?" in opened
    assert re.search(r"⏳ You have until <t:\d+:f>", opened)
    assert ":R>" not in opened


async def test_every_sheet_says_what_its_player_has_to_do(world: World, anna: Person, bert: Person) -> None:
    game = await started(world, anna, bert)
    await world.tick(1)
    assert "Which start block?" in bert.panel_text
    assert "⏳ <t:" in bert.panel_text
    assert f"{bert.mention} is choosing a start block" in anna.panel_text
    assert "⏳" not in anna.panel_text
    waiting = next(line for line in read_out(world.table()).splitlines() if "Waiting for" in line)
    assert bert.mention in waiting
    assert anna.mention not in waiting
    await until(world, game, anna, bert, phase="decide")
    await world.tick(1)
    assert "Keep it, place it at once, or roll again?" in anna.panel_text
    assert f"{anna.mention} rolled" in bert.panel_text
    assert not {"move", "decide", "choose"} & set(verbs(bert.panel))
    assert (await seen(world, game, bert)).pending == {0}
