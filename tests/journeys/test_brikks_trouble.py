"""BRIKKS with late, repeated and strangers' presses, with players who leave, and in German."""

import pytest

from bot.features.boards.standings import BoardName, board
from bot.pages.control import Control, Verb
from bot.pages.texts import text
from tests.journeys.brikks_table import (
    DUEL,
    PLAY,
    SOLO,
    careless,
    enter,
    offered,
    press,
    resolving,
    round_,
    seen,
    sensible,
    started,
    to_the_end,
    until,
    wasteful,
)
from tests.journeys.screen import button_labels, buttons, controls, half_made, read_out, verb, words
from tests.journeys.world import Person, World

# Wrong, late and double presses


async def test_throwing_again_twice_throws_once(world: World, anna: Person, bert: Person) -> None:
    game = await started(world, anna, bert)
    await until(world, game, anna, bert, phase="decide")
    panel = anna.panel
    await world.at_once(anna.press("Roll again", panel), anna.press("Roll again", panel))
    assert [line.split()[0] for line in world.log(game)] == ["move", "move", "roll", "move", "roll"]
    assert (await world.look(game)).view.phase == "resolve"


async def test_keeping_and_throwing_again_at_once_is_one_of_both(
    world: World, anna: Person, bert: Person
) -> None:
    game = await started(world, anna, bert)
    await until(world, game, anna, bert, phase="decide")
    panel = anna.panel
    await world.at_once(anna.press("Keep it", panel), anna.press("Roll again", panel))
    decided = [line for line in world.log(game) if line in ("move 0:keep", "move 0:rethrow")]
    assert len(decided) == 1
    assert (await world.look(game)).view.phase == "resolve"


async def test_choosing_a_place_twice_keeps_one_entry(world: World, anna: Person, bert: Person) -> None:
    game = await resolving(world, anna, bert)
    chosen = careless(await seen(world, game, anna))
    await world.at_once(press(anna, chosen, "move"), press(anna, chosen, "move"))
    assert [row[3] for row in world.stored() if row[0] == "entry"] == [chosen]
    assert "Saved: waiting for the others." in anna.panel_text


async def test_a_solo_throw_asked_for_twice_comes_once(world: World, anna: Person) -> None:
    game = await started(world, anna, command=SOLO)
    await until(world, game, anna, phase="resolve")
    await enter(world, game, anna, careless(await seen(world, game, anna)))
    panel = anna.panel
    await world.at_once(anna.press("Next throw", panel), anna.press("Next throw", panel))
    look = await world.look(game)
    assert (look.view.round, look.view.phase) == (2, "resolve")
    sheet = look.view.sheets[0]
    assert len(sheet.blocks) + sheet.bombs_used == 2


async def test_a_place_of_an_earlier_round_is_not_taken_now(world: World, anna: Person, bert: Person) -> None:
    game = await resolving(world, anna, bert)
    old = (await world.look(game)).step
    place = offered(anna, "move")[0]
    await round_(world, game, anna, bert)
    await until(world, game, anna, bert, phase="resolve")
    with world.unchanged():
        await anna.press_control(Control(Verb.CHOOSE, game, old, place), anna.panel)
        assert "That round is already closed" in anna.panel_text
        await anna.press_control(Control(Verb.MOVE, game, old, place), anna.panel)
    assert "Round 2" in anna.panel_text
    assert half_made(anna.panel) == ""


async def test_a_half_made_choice_from_nowhere_shows_what_is_possible(
    world: World, anna: Person, bert: Person
) -> None:
    game = await resolving(world, anna, bert)
    step = (await world.look(game)).step
    for arg in ("red9", "white1=10,11", "minis=1,1", "keep", "A1-B2", "out=black3", "level=9"):
        with world.unchanged():
            await anna.press_control(Control(Verb.CHOOSE, game, step, arg), anna.panel)
        assert "Where does it land?" in anna.panel_text
        await world.check()


@pytest.mark.parametrize(
    ("arg", "words"),
    [
        ("black4=1,9", "the block would float"),
        ("black4=9,1", "would stick out of the field"),
        ("keep", "The game is not waiting for that now"),
        ("minis=1,1", "The game is not waiting for that now"),
        ("hello", "I could not read that choice"),
    ],
)
async def test_an_illegal_move_is_refused_with_its_reason(
    arg: str, words: str, world: World, anna: Person
) -> None:
    game = await started(world, anna, command=SOLO)
    await until(world, game, anna, phase="resolve")
    step = (await world.look(game)).step
    with world.unchanged():
        await anna.press_control(Control(Verb.MOVE, game, step, arg), anna.panel)
    assert anna.panel_words.startswith("⚠️ ")
    assert words in anna.panel_text


async def test_a_strangers_press_changes_nothing(
    world: World, anna: Person, bert: Person, cleo: Person
) -> None:
    game = await started(world, anna, bert)
    await until(world, game, anna, bert, phase="decide")
    step = (await world.look(game)).step
    for verb_, arg in ((Verb.DECIDE, "rethrow"), (Verb.MOVE, "bomb")):
        with world.unchanged():
            answer = await cleo.press_control(Control(verb_, game, step, arg), world.table(game))
        assert answer.is_private
        assert answer.is_new


async def test_a_game_of_brilliant_beside_it_is_left_alone(world: World, anna: Person, bert: Person) -> None:
    brilliant = await world.first_throw(anna, bert)
    game = await started(world, anna, bert)
    await until(world, game, anna, bert, phase="resolve")
    with world.unchanged():
        await anna.press_control(Control(Verb.MOVE, brilliant, 2, "bomb"), anna.panels(brilliant)[-1])
        assert "could not read" in read_out(anna.panels(brilliant)[-1])
        await anna.press_control(Control(Verb.MOVE, game, 3, "pass"), anna.panels(game)[-1])
    assert (await world.look(brilliant)).view.round == 1


async def test_a_player_leaves_while_it_is_their_throw(
    world: World, anna: Person, bert: Person, cleo: Person
) -> None:
    game = await started(world, anna, bert, cleo)
    await until(world, game, anna, bert, cleo, phase="decide")
    await anna.leave(world.table(game))
    look = await world.look(game)
    assert (look.view.phase, look.view.playing) == ("resolve", (1, 2))
    await round_(world, game, bert, cleo)
    assert (await world.look(game)).view.active == 1
    await world.tick(2)
    assert "anna: 8 points" in read_out(world.table(game))
    assert "has left" in read_out(world.table(game))


@pytest.mark.slow
async def test_who_leaves_ahead_of_all_comes_last_and_the_sheet_keeps_its_points(
    world: World, anna: Person, bert: Person, cleo: Person
) -> None:
    game = await resolving(world, anna, bert, cleo)
    while (await world.look(game)).view.points[0] < 25:
        await round_(
            world, game, anna, bert, cleo, choose=lambda view: (wasteful if view.seat else sensible)(view)
        )
    asked = await anna.leave(world.table(game))
    assert "behind" in asked.text
    await to_the_end(world, game, bert, cleo, choose=wasteful)
    await world.tick(2)
    look = await world.look(game)
    assert look.view.points[0] > max(look.view.points[1:])
    winner = words(world.closing(game))
    more = await bert.press("More", world.closing(game))
    places = [line for line in more.text.splitlines() if " – " in line]
    assert places[0].startswith("🥇 ")
    assert places[-1].startswith(f"🚪 🔵 {anna.mention} – {look.view.points[0]} points")
    assert places[-1].endswith("(left)")
    assert anna.mention not in winner
    wins = await board(world.bot.store, BoardName("wins", "brikks", "table"), anna.id, now=0)
    [own] = [line for line in wins.rows if line.user_id == anna.id]
    # A player who leaves gets no points on the board of wins.
    assert (own.value, own.second) == (0, 0)


async def test_leaving_a_duel_gives_it_to_the_other(world: World, anna: Person, bert: Person) -> None:
    game = await resolving(world, anna, bert, command=DUEL)
    asked = await bert.leave(world.table(game))
    assert "placed behind everybody who stays" in asked.text
    await world.tick(2)
    look = await world.look(game)
    assert (look.status, look.view.result.winners) == ("finished", (0,))
    closing = words(world.closing(game))
    assert closing == f"🏆 **{bert.mention} has left: {anna.mention} wins the duel.**"
    assert "cannot" not in closing


# German


async def test_it_speaks_german(world: World) -> None:
    dora, emil = world.person("dora", "de"), world.person("emil", "de")
    world.guild._guild.preferred_locale = "de"
    await dora.slash(PLAY, level="own", players=2)
    game = controls(world.table())[0].game
    assert "jeder wählt ein Level" in read_out(world.table())
    await emil.press(text("de", "lobby-join"), world.table())
    assert "Die Level werden gewählt" in read_out(world.table(game))
    assert "Welches Level?" in dora.panel_text
    await press(dora, "level=3", "move")
    await press(emil, "level=1", "move")
    assert "Du spielst Level 1." in emil.panel_text
    await world.grace()
    assert "Welcher Startblock?" in emil.panel_text
    for person in (emil, dora):
        await enter(world, game, person, sensible(await seen(world, game, person)))
        await person.ready()
    await world.tick(2)
    assert "Behalten, gleich legen oder neu würfeln?" in dora.panel_text
    assert {"Behalten", "Noch einmal würfeln"} <= set(button_labels(dora.panel))
    await dora.press("Behalten")
    assert "Wo landet der Block" in dora.panel_text
    assert any(label.startswith(("Drehen", "↻")) for label in button_labels(dora.panel))
    await dora.press("Bombe")
    assert "💥 Gezündet." in dora.panel_text
    assert "Gespeichert: Die anderen sind noch dran." in dora.panel_text
    await enter(world, game, emil, sensible(await seen(world, game, emil)))
    assert "Gespeichert. Nächster Wurf <t:" in emil.panel_text
    await world.grace()
    table = read_out(world.table(game))
    assert f"💥 {dora.mention} nutzt eine Bombe" in table
    assert "Runde 2" in table
    answer = await emil.more("Als Text")
    assert "Energie" in answer.text
    await world.check()


async def test_the_sheet_speaks_its_players_language(world: World, anna: Person) -> None:
    dora = world.person("dora", "de")
    game = await resolving(world, anna, dora)
    assert "Where does it land?" in anna.panel_text
    assert "Wo landet der Block" in dora.panel_text
    assert "anna has the dice." in read_out(world.table(game))
    assert text("de", "brikks-bomb") in button_labels(dora.panel)
    assert [verb(b) for b in buttons(dora.panel)] == [verb(b) for b in buttons(anna.panel)]
