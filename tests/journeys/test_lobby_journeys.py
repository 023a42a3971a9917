from dataclasses import replace

import discord
import pytest

from bot.messages.more_pages import computers_page
from bot.pages.control import Control, Verb
from tests.journeys.screen import button_labels, buttons, controls, framed, read_out, selects, verb, verbs
from tests.journeys.world import Person, World


async def removable(world: World, host: Person) -> list[str]:
    """Whom the menu of the host offers to remove."""
    more = (await host.open_more(world.table())).shown
    return [option.label for menu in selects(more) if verb(menu) == "kick" for option in menu.options]


async def computers(world: World, person: Person) -> discord.Message:
    """Open the menu of computer players."""
    answer = await person.press("Computer", world.table())
    assert (answer.is_private, answer.is_new) == (True, True)
    return answer.shown


async def users(world: World, game: str) -> list[int | None]:
    return [player.user_id for player in (await world.look(game)).players]


async def test_the_first_direct_message_is_the_sheet(
    world: World, anna: Person, bert: Person, lobby: str
) -> None:
    assert "Sheets come by direct message when the game begins" in read_out(world.table())
    assert (anna.direct_messages(), bert.direct_messages()) == ([], [])
    assert (await bert.more("Leave", world.table())).text == "You have left the game."
    assert await users(world, lobby) == [anna.id]
    assert bert.mention not in read_out(world.table())
    await bert.press("Join", world.table())
    assert bert.mention in read_out(world.table())
    assert "2 of 6" in read_out(world.table())
    await anna.press("Start", world.table())
    assert "Put 1 to 6" in bert.panel_text
    assert [message.id for message in bert.direct_messages()] == [bert.panel.id]
    assert "Your sheet: [direct messages](https://discord.com/channels/@me). **My sheet** shows it here" in (
        read_out(world.table())
    )


async def test_what_a_lobby_refuses_is_told_to_the_presser_alone(
    world: World, anna: Person, bert: Person, cleo: Person, lobby: str
) -> None:
    assert "end" not in verbs((await bert.open_more(world.table())).shown)
    assert await removable(world, bert) == []
    for person, press, value, words in (
        (bert, "join", None, "You have already joined"),
        (bert, "start", None, f"Only the host can do that: {anna.mention}"),
        (bert, "end", None, "manage messages"),
        (bert, "end:sure", None, "manage messages"),
        (bert, "kick", "1", anna.mention),
        (bert, "sheet", None, "not started"),
        (cleo, "computer", None, "You are not in this game"),
    ):
        with world.unchanged():
            answer = await person.press_id(f"b1:{lobby}:0:{press}", world.table(), value)
        assert answer.is_new, press
        assert words in answer.private_text, press


async def test_the_host_removes_people_and_computer_players(
    world: World, anna: Person, bert: Person, lobby: str
) -> None:
    await bert.add_computer()
    await anna.press_id(f"b1:{lobby}:0:computer", world.table())  # as a lobby of an older version sends it
    assert await removable(world, anna) == ["bert", "Pixel (steady)", "Gizmo (steady)"]
    _, second, third, _ = (await world.look(lobby)).players
    assert "removed" in (await anna.remove(third.seat)).text
    assert await removable(world, anna) == ["bert", "Gizmo (steady)"]
    assert "Pixel" not in read_out(world.table())
    assert "removed" in (await anna.remove(second.seat)).text
    assert bert.mention not in read_out(world.table())
    assert bert.direct_messages() == [], "the table alone tells it"


async def test_the_menu_of_computer_players_stays_open_for_another_one(world: World, anna: Person) -> None:
    game = await world.lobby(anna, players=6)
    menu = await computers(world, anna)
    assert button_labels(menu) == ["Relaxed", "Steady", "Strong", "Master"]
    for name in button_labels(menu):
        assert f"**{name}**: " in read_out(menu)
    assert "1 of 6" in read_out(menu)
    for seats, strength in enumerate(("relaxed", "steady", "strong", "master"), 2):
        added = await anna.choose(strength, menu)
        assert not added.is_new
        assert f"{seats} of 6" in added.text
        assert button_labels(added.shown) == button_labels(menu)
        ids = ({str(each.custom_id) for each in buttons(one)} for one in (menu, added.shown))
        assert not set.intersection(*ids), "a client would take two presses for one"
        assert f"({strength})" in read_out(world.table())
        menu = added.shown
    # The last one fills the table, which begins.
    full = await anna.choose("strong", menu)
    assert full.text == "The table is full, and the game has begun."
    assert button_labels(full.shown) == []
    look = await world.look(game)
    assert look.status == "running"
    assert [p.computer for p in look.players] == [None, "relaxed", "steady", "strong", "master", "strong"]


async def test_a_menu_of_computer_players_says_why_nobody_can_be_added(
    world: World, anna: Person, bert: Person, lobby: str
) -> None:
    look = await world.look(lobby)
    full = computers_page(replace(look, options=replace(look.options, seats=2)))
    assert full.words == "The table is full. The host can press **Start**."
    menu = await computers(world, bert)
    await anna.press("Start", world.table())
    assert "already started" in await world.refusal(bert.choose("steady", menu))
    late = await world.refusal(bert.press_control(Control(Verb.COMPUTERS, lobby), world.table()))
    assert late.startswith("The game has already started.")


async def test_two_presses_of_one_menu_at_once_seat_two(world: World, anna: Person, empty: str) -> None:
    menu = await computers(world, anna)
    await world.at_once(anna.choose("steady", menu), anna.choose("relaxed", menu))
    assert [p.computer for p in (await world.look(empty)).players] == [None, "steady", "relaxed"]


async def test_the_host_cancels(world: World, anna: Person, bert: Person, lobby: str) -> None:
    asked = await anna.more("End for all", world.table())
    assert "End this game for everybody?" in asked.text
    assert (await world.look(lobby)).status == "lobby"
    assert (await anna.press("End for all", asked)).text == "The game is over for everybody."
    assert (await world.look(lobby)).status == "cancelled"
    [left] = world.public()
    assert controls(left) == []
    assert "closed" in read_out(left)


@pytest.mark.slow
async def test_several_games_share_a_channel(
    world: World, anna: Person, bert: Person, cleo: Person, starting: str
) -> None:
    other = await world.lobby(bert, cleo)
    await bert.press("Start", world.table())
    await anna.press("Shuffle")
    for game in (starting, other):
        await bert.press("Shuffle", bert.panels(game)[-1])
    assert [p.has_moved for p in (await world.look(starting)).players] == [True, True]
    assert [p.has_moved for p in (await world.look(other)).players] == [True, False]
    await world.grace()
    assert (await world.look(starting)).view.round == 1
    assert (await world.look(other)).view.round == 0


async def test_the_lobby_says_what_is_played(world: World, anna: Person) -> None:
    await anna.play_command(level="2", players=4, clock="day", start="free")
    content = read_out(world.table())
    for words in ("level 2", "1 day a turn", "anywhere", "1 of 4"):
        assert words in content
    (picture,) = world.table().attachments
    assert "level 2" in str(picture.description)
    assert button_labels(world.table()) == ["Join", "Start", "Computer", "More"]
    assert all(button.emoji for button in buttons(world.table()))
    assert selects(world.table()) == []
    more = (await anna.open_more(world.table())).shown
    assert button_labels(more) == [
        "Rules",
        "Fair dice",
        "To the table",
        "Tell me of new tables",
        "Leave",
        "End for all",
    ]
    assert "at least two" in await world.refusal(anna.press("Start", world.table()))


async def test_a_choice_in_the_lobby_holds_for_the_sheet_and_for_the_next_game(
    world: World, anna: Person, bert: Person, lobby: str, moderator: Person
) -> None:
    page = await bert.slash("settings")
    assert "**Your sheet**: as the table says" in framed(page.message)
    page = await bert.press("Always at the table", page.shown)
    assert "**Your sheet**: at the table" in framed(page.message)
    await anna.press("Start", world.table())
    await world.tick(2)
    assert len(anna.direct_messages()) == 1
    assert bert.direct_messages() == []
    page = await anna.slash("settings")
    await anna.press("Always at the table", page.shown)
    await moderator.cancel(world.table(lobby))
    before = [message.id for message in anna.direct_messages()]
    await anna.press("Rematch", world.public()[-1])
    await anna.press("Start", world.table())
    await world.tick(2)
    assert [message.id for message in anna.direct_messages()] == before
    await anna.press("My sheet", world.table())
    assert "Put 1 to 6" in anna.panel_text


async def test_who_sends_the_sheet_of_a_game_alone_to_direct_messages_gets_it_there(
    world: World, anna: Person
) -> None:
    page = await anna.slash("settings")
    await anna.press("Always at the table", page.shown)
    await anna.slash("brilliant solo", sheets="dm")
    await world.tick(2)
    assert "Put 1 to 6" in anna.panel_text
    assert [message.id for message in anna.direct_messages()] == [anna.panel.id]
