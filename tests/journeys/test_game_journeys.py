"""Whole games, from the lobby to the next lobby."""

from hashlib import sha256

import pytest
from simcord.backend.errors import SetupError

from bot.games.registry import PARTS
from bot.render.podium import Compared
from bot.turns.verifying import verify_game
from engine.game import Step
from tests.journeys.screen import (
    button_labels,
    components,
    controls,
    fingerprint,
    read_out,
    selects,
    verb,
    verbs,
    words,
)
from tests.journeys.world import Person, World


async def end_by_moderator(world: World, game: str) -> None:
    moderator = world.person("mona", is_moderator=True)
    asked = await moderator.more("End for all", world.table(game))
    assert asked.message is not None
    assert (await moderator.press("End for all", asked.message)).text == "The game is over for everybody."
    assert (await world.look(game)).status == "cancelled"


async def check_dice(world: World, game: str, seed: str) -> None:
    """The revealed seed, and the presses that went in, give every throw of the log."""
    thrown = [(step, line) for step, line in enumerate(world.log(game)) if line.startswith("roll ")]
    assert thrown
    dice = (await verify_game(world.bot.store, game)).dice
    assert dice is not None
    assert (dice.seed.hex(), bool(dice.interactions)) == (seed, True)
    for number, (step, line) in enumerate(thrown, 1):
        values = dice.throw(Step(step), number, (6, 6))
        assert line == f"roll {values[0]} {values[1]}"


async def check_details(world: World, person: Person, game: str, commitment: str) -> None:
    """Behind More stand places, points and the proof of the dice, and what is rarely pressed."""
    view = (await world.look(game)).view
    more = await person.press("More", world.closing(game))
    assert more.is_private
    second = "🥈" if len(view.result.winners) == 1 else "🥇"
    assert [line.split()[0] for line in more.text.splitlines() if " – " in line] == ["🥇", second]
    assert all(f"{points} point" in more.text for points in view.points)
    assert all(part in more.text for part in (f"🔒 {commitment[:8]}", f"game {game}: **Fair dice**"))
    assert more.message is not None
    assert verbs(more.message) == ["film", "ghost", "rules", "seal"]


async def test_two_people_play_to_the_end_and_again(world: World, anna: Person, bert: Person) -> None:
    game = await world.first_throw(anna, bert)
    commitment = (await world.look(game)).dice.commitment
    while (await world.look(game)).status == "running":
        await anna.place_first()
        await bert.place_first()
        await world.grace()
    await world.tick(3)
    look = await world.look(game)
    assert look.status == "finished"

    table, closing = world.public()
    winners = [look.players[seat].user_id for seat in look.view.result.winners]
    first, *earned = words(closing).splitlines()
    assert all(line.startswith("🏅 ") for line in earned)
    assert first.startswith("🏆 ")
    assert all(f"<@{winner}>" in first for winner in winners)
    await check_details(world, anna, game, commitment)
    assert look.dice.seed is not None
    assert sha256(bytes.fromhex(look.dice.seed)).hexdigest() == commitment
    await check_dice(world, game, look.dice.seed)
    assert verbs(closing) == ["rematch", "review", "more"]
    ending = PARTS[look.kind].pictures.reveal(look, "en-US", Compared())
    sheets = ending.draw()
    assert [(a.filename, world.env.backend.cdn.get(a.url)) for a in closing.attachments] == [
        ("ending.png", sheets)
    ]
    # The table has shrunk to a line that leads there.
    assert (verbs(table), table.attachments, read_out(table).count("\n")) == ([], [], 0)
    assert f"/{world.channel.id}/{closing.id})" in read_out(table)

    for person in (anna, bert):
        assert selects(person.panel) == []
        assert [fingerprint(world.env.backend.cdn.get(a.url)) for a in person.panel.attachments] == [
            fingerprint(sheets)
        ]
        assert "rematch" in verbs(person.panel)
    points = look.view.points
    if len(winners) == 1:
        (won,) = look.view.result.winners
        winner, other = (anna, bert)[won], (bert, anna)[won]
        ahead = points[won] - points[1 - won]
        assert winner.panel_words.startswith(f"🏆 **You win, {ahead} point")
        assert other.panel_words.startswith(f"**You lose by {ahead} point")
        assert f" to {winner.mention}.**" in other.panel_words
    assert [row[12] for row in world.stored() if row[0] == "result"] == [look.view.result.reason] * 2

    again = await bert.press("Rematch", closing)
    assert again.is_private
    await world.tick(2)
    second = controls(world.table())[0].game
    assert second != game
    assert [p.user_id for p in (await world.look(second)).players] == [bert.id, anna.id]
    await anna.press("Rematch")
    assert len([row for row in world.stored() if row[0] == "game"]) == 2
    await bert.press("Start", world.table(second))
    assert "Put 1 to 6" in anna.panel_text
    await world.round(anna, bert)
    assert (await world.look(second)).view.round == 1


async def test_everybody_plays_by_direct_message(world: World) -> None:
    people = world.crowd(6)
    game = await world.first_throw(*people, players=6)
    for number in (2, 3):
        await world.round(*people)
        await world.tick(2)
        for person in people:
            assert f"Round {number}" in person.panel_text
            assert [m.id for m in person.panels()] == [person.panel.id]
            assert person.panel.guild is None
    await world.check()
    await end_by_moderator(world, game)


async def test_everybody_plays_in_the_channel(world: World) -> None:
    people = world.crowd(6)
    game = await world.game(*people, players=6, sheets="channel")
    assert "Press **My sheet** and place your numbers 1 to 6." in read_out(world.table())
    for person in people:
        answer = await person.press("My sheet", world.table())
        assert answer.is_private
    for number in range(3):
        await world.round(*people)
        await world.tick(2)
        assert "Cannot see your sheet? Press **My sheet**." in read_out(world.table())
        for person in people:
            assert f"Round {number + 1}" in person.panel_text
            assert person.panel.flags.ephemeral
            assert person.direct_messages() == []
    await world.check()
    await end_by_moderator(world, game)
    assert all("stopped early" in person.panel_text for person in people)


async def test_everybody_chooses_where_their_sheet_is(
    world: World, anna: Person, bert: Person, cleo: Person
) -> None:
    game = await world.first_throw(anna, bert, cleo)
    await bert.press("My sheet", world.table())
    assert bert.panel.flags.ephemeral
    assert bert.direct_messages() == []
    await world.round(anna, bert, cleo)
    await world.tick(2)
    assert "Round 2" in bert.panel_text
    assert bert.panel.flags.ephemeral
    answer = await bert.more("By direct message", world.table())
    assert "on its way" in answer.text
    await world.tick(2)
    assert bert.panel.guild is None
    assert len(bert.panels()) == 1
    await world.round(anna, bert, cleo)
    assert (await world.look(game)).view.round == 3
    await world.check()


async def test_the_sheet_command_opens_the_sheet_where_it_is_called(
    world: World, anna: Person, bert: Person
) -> None:
    await world.first_throw(anna, bert)
    answer = await anna.slash("sheet")
    assert answer.is_private
    assert anna.panel.flags.ephemeral
    assert len(anna.panels()) == 1
    await anna.slash_in_dm("sheet")
    await world.tick(2)
    assert anna.panel.guild is None
    assert len(anna.panels()) == 1
    await world.round(anna, bert)


async def test_one_of_several_sheets_is_chosen(world: World, anna: Person, bert: Person) -> None:
    first = await world.first_throw(anna, bert)
    await world.first_throw(bert, anna)
    answer = await anna.slash("sheet")
    assert answer.message is not None
    assert len(controls(answer.message)) == 2
    await anna.press_id(f"b1:{first}:2:sheet", answer.message)
    assert controls(anna.panel)[0].game == first


async def test_solo_is_played_to_the_end_in_the_channel_unseen(
    world: World, anna: Person, bert: Person
) -> None:
    await anna.slash("brilliant solo")
    game = controls(anna.panel)[0].game
    commitment = (await world.look(game)).dice.commitment
    assert f"`{commitment}`" in (await anna.more("Fair dice")).text
    sheet = anna.panel.id
    phases = set()
    while (await world.look(game)).status == "running":
        phases.add((await world.look(game)).view.phase)
        await anna.place_first()
        assert "Next throw" in button_labels(anna.panel)
        await anna.press("Next throw")
    look = await world.look(game)
    assert phases == {"start", "place", "strike"}
    assert look.status == "finished"
    assert look.view.round == 44
    assert look.dice.seed is not None
    assert sha256(bytes.fromhex(look.dice.seed)).hexdigest() == commitment
    assert f"game {game}: **Fair dice**" in (await anna.press("More")).text
    assert anna.panel_words.startswith("**Your score: ") or look.view.points[0] > look.par
    await check_dice(world, game, look.dice.seed)
    assert anna.panel.id == sheet
    assert world.public() == []
    assert bert.sees() == []
    await anna.press("Play again")
    assert controls(anna.panel)[0].game != game
    assert "Put 1 to 6" in anna.panel_text


async def test_solo_in_direct_messages(world: World, anna: Person) -> None:
    answer = await anna.slash_in_dm("solo brilliant")
    assert not answer.is_private
    await world.tick(2)
    game = controls(anna.panel)[0].game
    for _ in range(3):
        await anna.place_first()
        await anna.press("Next throw")
    assert (await world.look(game)).view.round == 3
    assert len(anna.direct_messages()) == 1
    assert "Round 3, 41 throws left" in anna.panel_text


async def test_solo_from_the_channel_may_go_to_direct_messages(world: World, anna: Person) -> None:
    answer = await anna.slash("brilliant solo", sheets="dm")
    assert answer.is_private
    assert "on its way" in answer.text
    assert anna.panel.guild is None
    await anna.place_first()
    await anna.press("Next throw")
    assert "Round 1, 43 throws left" in anna.panel_text


async def test_solo_with_closed_direct_messages_opens_in_the_channel(world: World, anna: Person) -> None:
    world.close_dms(anna)
    answer = await anna.slash("brilliant solo", sheets="dm")
    assert answer.message is not None
    assert anna.panels() == []
    await anna.press("Nothing arrived? Open it here", answer.message)
    assert anna.panel.flags.ephemeral
    await anna.place_first()
    await anna.press("Next throw")
    assert "Round 1, 43 throws left" in anna.panel_text


async def test_solo_is_played_again_where_it_was_played(world: World, anna: Person) -> None:
    await anna.slash_in_dm("solo brilliant")
    first = controls(anna.panel)[0].game
    while (await world.look(first)).status == "running":
        await anna.place_first()
        await anna.press("Next throw")
    again = await anna.press("Play again")
    assert again.is_new
    await world.tick(2)
    assert again.message is not None
    assert anna.panel.id == again.message.id
    assert controls(anna.panel)[0].game != first
    assert "Put 1 to 6" in anna.panel_text
    assert anna.panel.guild is None


async def test_one_of_several_sheets_is_chosen_in_direct_messages(
    world: World, anna: Person, bert: Person
) -> None:
    first = await world.first_throw(anna, bert)
    await world.first_throw(bert, anna)
    answer = await anna.slash_in_dm("sheet")
    assert answer.message is not None
    await anna.press_id(f"b1:{first}:2:sheet", answer.message)
    await world.tick(2)
    assert controls(anna.panel)[0].game == first
    assert anna.panel.guild is None
    assert not anna.panel.flags.ephemeral


async def test_solo_waits_for_its_player_alone(world: World, anna: Person) -> None:
    await anna.slash_in_dm("solo brilliant")
    await anna.place_first()
    game = controls(anna.panel)[0].game
    await anna.press("Undo")
    assert (await world.look(game, anna)).viewer.entry is None
    await world.wait(minutes=120)
    assert (await world.look(game)).view.round == 0
    await anna.place_first()
    await anna.press("Next throw")
    assert (await world.look(game)).view.round == 1


async def test_solo_can_be_left(world: World, anna: Person) -> None:
    await anna.slash_in_dm("solo brilliant")
    game = controls(anna.panel)[0].game
    asked = await anna.leave()
    assert "does not count" in asked.text
    assert "placed behind" not in asked.text
    assert (await world.look(game)).status == "cancelled"


async def test_tables_are_for_servers(world: World, anna: Person) -> None:
    with world.unchanged(), pytest.raises(SetupError, match="context"):
        await anna.slash_in_dm("brilliant play")
    assert "/solo brilliant or /solo brikks" in (await anna.slash_in_dm("sheet")).text
    assert "/brilliant solo or /brikks solo" in (await anna.slash("sheet")).text


async def test_a_moderator_ends_a_game_for_nobody_to_win(world: World, anna: Person, bert: Person) -> None:
    game = await world.first_throw(anna, bert)
    await end_by_moderator(world, game)
    assert "stopped early; it does not count" in read_out(world.public()[-1])
    # Nothing about an end that never comes.
    assert "🏁" not in read_out(world.public()[-1])
    assert [row for row in world.stored() if row[0] == "result"] == []
    await world.tick(2)
    assert not [s for s in selects(anna.panel) if verb(s) == "move"]


async def test_the_sheet_can_be_had_as_text(world: World, anna: Person, bert: Person) -> None:
    await world.first_throw(anna, bert)
    answer = await anna.more("As text")
    assert answer.is_new
    assert "blue" in answer.text.lower()
    assert len(answer.text) <= 2000


async def test_the_sheet_links_to_the_table(world: World, anna: Person, bert: Person) -> None:
    await world.first_throw(anna, bert)
    more = (await anna.open_more()).message
    assert more is not None
    (link,) = [item for item in components(more) if getattr(item, "url", None)]
    assert link.url.endswith(f"/{world.channel.id}/{world.table().id}")


async def test_the_host_removes_a_player_from_the_running_game(
    world: World, anna: Person, bert: Person, cleo: Person
) -> None:
    game = await world.first_throw(anna, bert, cleo)
    more = await anna.press("More", world.table())
    assert more.message is not None
    answer = await anna.choose("1", more.message)
    assert "removed" in answer.text
    assert (await world.look(game)).players[1].has_left
    assert bert.panels() == []
    guests = await cleo.press("More", world.table())
    assert guests.message is not None
    assert selects(guests.message) == []
