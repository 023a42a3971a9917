"""Whole games, from the lobby to the next lobby."""

from hashlib import sha256
from typing import Any

import discord
import pytest
from simcord.backend.errors import SetupError

from bot.games.names import player_name
from bot.games.registry import PARTS
from bot.pages.page import jump_url
from bot.render.podium import Compared
from tests.journeys.screen import components, controls, read_out, selects, verbs, words
from tests.journeys.skipping import to_the_end
from tests.journeys.world import Person, World
from tests.pixels import look_alike


async def end_by_moderator(world: World, game: str) -> None:
    moderator = world.person("mona", is_moderator=True)
    asked = await moderator.more("End for all", world.table(game))
    assert (await moderator.press("End for all", asked)).text == "The game is over for everybody."
    assert (await world.look(game)).status == "cancelled"


async def check_details(world: World, person: Person, game: str, commitment: str) -> discord.Message:
    """Behind More stand places, points and the proof of the dice."""
    view = (await world.look(game)).view
    more = await person.press("More", world.closing(game))
    assert more.is_private
    second = "🥈" if len(view.result.winners) == 1 else "🥇"
    assert [line.split()[0] for line in more.text.splitlines() if " – " in line] == ["🥇", second]
    assert all(f"{points} point" in more.text for points in view.points)
    assert all(part in more.text for part in (f"🔒 {commitment[:8]}", f"game {game}: **Fair dice**"))
    return more.shown


async def check_sheets(world: World, person: Person, closing: discord.Message) -> None:
    """Each sheet opens in private as large as in the game: the person's own first, the others from there."""
    look = await world.look(controls(closing)[0].game, person)
    opened = await person.press("Sheets", closing)
    assert opened.is_private
    seen = []
    for player in sorted(look.players, key=lambda player: player.seat != look.viewer.seat):
        if player.seat != look.viewer.seat:
            opened = await person.choose(str(player.seat), opened)
        points = look.view.points[player.seat]
        assert opened.shown.embeds[0].description == f"**{player_name(player, look)}**: {points} points"
        [attachment] = opened.shown.attachments
        seen.append(world.env.backend.cdn.get(attachment.url) or b"")
    own = PARTS[look.kind].pictures.sheet(look, "").draw()
    assert look_alike(seen[0], own)
    assert not look_alike(seen[0], seen[1])


@pytest.mark.slow
@pytest.mark.parametrize(
    ("options", "engine", "behind"),
    [
        ({"command": "brilliant play", "players": 2}, "sqlite", ["film", "rules", "seal"]),
        ({"command": "brikks duel"}, "postgres", ["film", "rules", "seal"]),
    ],
)
async def test_two_people_play_to_the_end_and_again(
    options: dict[str, Any], behind: list[str], world: World, anna: Person, bert: Person
) -> None:
    game = await world.game(anna, bert, **options)
    commitment = (await world.look(game)).dice.commitment
    await to_the_end(world, game, anna, bert)
    await world.tick(3)
    look = await world.look(game)

    table, closing = world.public()
    first, *earned = words(closing).splitlines()
    # The achievements of all are one line.
    assert [line[0] for line in earned] in ([], ["🏅"])
    assert first.startswith("🏆 ")
    assert all(f"<@{look.players[seat].user_id}>" in first for seat in look.winners)
    assert verbs(closing) == ["rematch", "sheets", "share", "review", "more"]
    assert verbs(await check_details(world, anna, game, commitment)) == behind
    assert sha256(bytes.fromhex(look.dice.seed)).hexdigest() == commitment
    sheets = PARTS[look.kind].pictures.reveal(look.read_in("en-US"), Compared()).draw()
    assert [a.filename for a in closing.attachments] == ["ending.png"]
    [poster] = [world.env.backend.cdn.get(a.url) for a in closing.attachments]
    assert look_alike(poster or b"", sheets)
    assert selects(closing) == []
    for person in (anna, bert):
        # In private are words and buttons, and the way to what all see.
        assert person.panel.attachments == []
        assert verbs(person.panel) == ["sheets", "share", "review", "more"]
        urls = [one.url for one in components(person.panel) if getattr(one, "url", None)]
        assert urls == [jump_url(world.guild.id, world.channel.id, closing.id)]
    await check_sheets(world, anna, closing)
    # The table has shrunk to a line that leads there.
    assert (verbs(table), table.attachments, read_out(table).count("\n")) == ([], [], 0)
    assert f"/{world.channel.id}/{closing.id})" in read_out(table)
    if look.mode == "table":
        (won,) = look.winners
        winner, other = (anna, bert)[won], (bert, anna)[won]
        ahead = look.view.points[won] - look.view.points[1 - won]
        # What the last round brought stands above.
        assert f"\n🏆 **You win, {ahead} point" in f"\n{winner.panel_words}"
        assert f"\n**You lose by {ahead} point" in f"\n{other.panel_words}"
        assert f" to {winner.mention}.**" in other.panel_words
    results = [row for row in world.stored() if row[0] == "result"]
    assert [(row[8], row[12]) for row in results] == [(look.mode, look.view.result.reason)] * 2

    again = await bert.press("Rematch", closing)
    assert again.is_private
    await world.tick(2)
    second = controls(world.table())[0].game
    assert second != game
    assert [p.user_id for p in (await world.look(second)).players] == [bert.id, anna.id]
    lobby = world.table(second)
    # Who is in stands where all see it.
    assert f"• {bert.mention} – host\n• {anna.mention} – invited\n" in read_out(lobby)
    assert "Starts once all are in, or when the host presses **Start**." in read_out(lobby)
    assert verbs(lobby) == ["join", "start", "more"]
    await (anna.press("Rematch", closing) if look.mode == "table" else anna.press("Join", lobby))
    assert len([row for row in world.stored() if row[0] == "game"]) == 2
    started = await world.look(second)
    assert (started.status, started.mode) == ("running", look.mode)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("command", "in_dm", "engine"),
    [
        ("brilliant solo", False, "sqlite"),
        ("solo brilliant", True, "sqlite"),
        ("brikks solo", False, "postgres"),
    ],
)
async def test_solo_is_played_to_the_end_unseen_and_again_in_its_place(
    command: str, in_dm: bool, world: World, anna: Person, bert: Person
) -> None:
    await (anna.slash_in_dm if in_dm else anna.slash)(command)
    game, sheet = controls(anna.panel)[0].game, anna.panel.id
    commitment = (await world.look(game)).dice.commitment
    assert f"`{commitment}`" in (await anna.more("Fair dice")).text
    await to_the_end(world, game, anna)
    with world.unchanged():
        await world.restart()
    look = await world.look(game)
    assert sha256(bytes.fromhex(look.dice.seed)).hexdigest() == commitment
    assert f"game {game}: **Fair dice**" in (await anna.press("More")).text
    (points,) = look.view.points
    assert f"Your score: {points}" in anna.panel_words
    # A trophy only for more than par.
    assert anna.panel_words.startswith("🏆") == (points > look.par)
    assert anna.panel.id == sheet
    assert world.public() == []
    assert bert.sees() == []
    again = await anna.press("Play again")
    assert again.is_new
    await world.tick(2)
    assert anna.panel.id == again.shown.id
    assert controls(anna.panel)[0].game != game
    assert (anna.panel.guild is None) == in_dm


@pytest.mark.slow
@pytest.mark.parametrize("sheets", ["dm", "channel"])
async def test_six_play_until_a_moderator_ends_the_game(sheets: str, world: World) -> None:
    people = world.crowd(6)
    game = await world.game(*people, players=6, sheets=sheets)
    shown = read_out(world.table())
    # What came by direct message needs no press.
    assert ("Press **My sheet** and place your numbers 1 to 6." in shown) == (sheets == "channel")
    assert ("Your sheet: [direct messages]" in shown) == (sheets == "dm")
    for person in people if sheets == "channel" else ():
        assert (await person.press("My sheet", world.table())).is_private
    for number in (1, 2):
        await world.round(*people)
        await world.tick(2)
        assert ("Can’t see your sheet? Press **My sheet**." in read_out(world.table())) == (
            sheets == "channel"
        )
        for person in people:
            assert f"Round {number}" in person.panel_text
            assert [m.id for m in person.panels()] == [person.panel.id]
            assert (person.panel.guild is None, person.panel.flags.ephemeral) == (
                sheets == "dm",
                sheets == "channel",
            )
            assert bool(person.direct_messages()) == (sheets == "dm")
    await world.check()
    await end_by_moderator(world, game)
    ended = read_out(world.public()[-1])
    assert "stopped early; it does not count" in ended
    assert "🏁" not in ended, "nothing about an end that never comes"
    assert [row for row in world.stored() if row[0] == "result"] == []
    await world.tick(2)
    for person in people:
        assert "stopped early" in person.panel_text
        assert not {"move", "decide", "choose"} & set(verbs(person.panel))


async def test_everybody_chooses_where_their_sheet_is_by_button_or_command(
    world: World, anna: Person, bert: Person, game: str
) -> None:
    assert (await anna.slash("sheet")).is_private
    await bert.press("My sheet", world.table())
    for person in (anna, bert):
        assert person.panel.flags.ephemeral
        assert person.direct_messages() == []
    await world.round(anna, bert)
    await world.tick(2)
    assert "Round 2" in bert.panel_text
    assert bert.panel.flags.ephemeral
    await anna.slash_in_dm("sheet")
    assert "on its way" in (await bert.more("By direct message", world.table())).text
    await world.tick(2)
    for person in (anna, bert):
        assert person.panel.guild is None
        assert len(person.panels()) == 1
    await world.round(anna, bert)
    assert (await world.look(game)).view.round == 3
    await world.check()


@pytest.mark.parametrize("in_dm", [False, True])
async def test_one_of_several_sheets_is_chosen(
    in_dm: bool, world: World, anna: Person, bert: Person, game: str
) -> None:
    await world.first_throw(bert, anna)
    answer = await (anna.slash_in_dm if in_dm else anna.slash)("sheet")
    assert len(controls(answer.shown)) == 2
    await anna.press_id(f"b1:{game}:2:sheet", answer)
    await world.tick(2)
    assert controls(anna.panel)[0].game == game
    assert (anna.panel.guild is None) == in_dm


async def test_solo_in_direct_messages_waits_for_its_player_alone_and_can_be_left(
    world: World, anna: Person
) -> None:
    assert not (await anna.slash_in_dm("solo brilliant")).is_private
    await anna.place_first()
    game = controls(anna.panel)[0].game
    await anna.press("Undo")
    assert (await world.look(game, anna)).viewer.entry is None
    await world.wait(minutes=120)
    assert (await world.look(game)).view.round == 0
    await anna.place_first()
    await anna.press("Next throw")
    assert "Round 1, 43 throws left" in anna.panel_text
    assert len(anna.direct_messages()) == 1
    asked = await anna.leave()
    assert "does not count" in asked.text
    assert "placed behind" not in asked.text
    assert (await world.look(game)).status == "cancelled"


async def test_solo_from_the_channel_may_go_to_direct_messages_unless_they_are_closed(
    world: World, anna: Person, bert: Person
) -> None:
    world.close_dms(bert)
    for person in (anna, bert):
        answer = await person.slash("brilliant solo", sheets="dm")
        assert "on its way" in answer.private_text
        if person is bert:
            assert bert.panels() == []
            await bert.press("Not there? Open it here", answer.shown)
        assert person.panel.flags.ephemeral == (person is bert)
        assert (person.panel.guild is None) == (person is anna)
        await person.place_first()
        await person.press("Next throw")
        assert "Round 1, 43 throws left" in person.panel_text


async def test_tables_are_for_servers(world: World, anna: Person) -> None:
    with world.unchanged(), pytest.raises(SetupError, match="context"):
        await anna.slash_in_dm("brilliant play")
    assert "/solo brilliant or /solo brikks" in (await anna.slash_in_dm("sheet")).text
    assert "/brilliant solo or /brikks solo" in (await anna.slash("sheet")).text


@pytest.mark.usefixtures("game")
async def test_more_has_the_sheet_as_text_and_a_link_to_the_table(world: World, anna: Person) -> None:
    more = (await anna.open_more()).shown
    (link,) = [item for item in components(more) if getattr(item, "url", None)]
    assert link.url.endswith(f"/{world.channel.id}/{world.table().id}")
    answer = await anna.press("As text", more)
    assert not answer.is_new
    assert "blue" in answer.text.lower()
    assert len(answer.text) <= 2000


async def test_the_host_removes_a_player_from_the_running_game(
    world: World, anna: Person, bert: Person, cleo: Person
) -> None:
    game = await world.first_throw(anna, bert, cleo)
    assert "removed" in (await anna.remove(1)).text
    assert (await world.look(game)).players[1].has_left
    assert bert.panels() == []
    assert selects((await cleo.open_more(world.table())).shown) == []
