from dataclasses import replace

import discord

from bot.messages.more_pages import computers_page
from bot.pages.control import Control, Verb
from tests.journeys.screen import button_labels, buttons, controls, read_out, selects, verb, verbs
from tests.journeys.world import Person, World


async def removable(world: World, host: Person) -> list[str]:
    """Whom the menu of the host offers to remove."""
    more = (await host.open_more(world.table())).message
    assert more is not None
    return [option.label for menu in selects(more) if verb(menu) == "kick" for option in menu.options]


async def computers(world: World, person: Person) -> discord.Message:
    """Open the menu of computer players."""
    answer = await person.press("Computer", world.table())
    assert answer.is_private
    assert answer.is_new
    assert answer.message is not None
    return answer.message


async def test_people_join_and_the_host_starts(world: World, anna: Person, bert: Person) -> None:
    game = await world.lobby(anna, bert)
    assert "2 of 6" in read_out(world.table())
    await anna.press("Start", world.table())
    assert (await world.look(game)).status == "running"
    assert "Put 1 to 6" in anna.panel_text
    assert "Put 1 to 6" in bert.panel_text


async def test_who_joins_is_written_to_and_the_note_makes_way_for_the_sheet(
    world: World, anna: Person, bert: Person
) -> None:
    await world.lobby(anna, bert)
    (note,) = bert.direct_messages()
    assert world.channel.mention in read_out(note)
    await anna.press("Start", world.table())
    assert [message.id for message in bert.direct_messages()] == [bert.panel.id]


async def test_joining_twice_is_refused_privately(world: World, anna: Person, bert: Person) -> None:
    await world.lobby(anna, bert)
    with world.unchanged():
        answer = await bert.press("Join", world.table())
    assert answer.is_private
    assert answer.is_new
    assert "You have already joined" in answer.text


async def test_a_double_click_on_join_seats_one(world: World, anna: Person, bert: Person) -> None:
    game = await world.lobby(anna)
    table = world.table()
    await world.at_once(bert.press("Join", table), bert.press("Join", table))
    assert [p.user_id for p in (await world.look(game)).players] == [anna.id, bert.id]


async def test_leaving_frees_the_seat_and_takes_the_note_away(
    world: World, anna: Person, bert: Person
) -> None:
    game = await world.lobby(anna, bert)
    assert (await bert.more("Leave", world.table())).text == "You have left the game."
    assert [p.user_id for p in (await world.look(game)).players] == [anna.id]
    assert bert.mention not in read_out(world.table())
    assert bert.direct_messages() == []
    await bert.press("Join", world.table())
    assert bert.mention in read_out(world.table())


async def test_a_host_who_leaves_hands_the_lobby_on(world: World, anna: Person, bert: Person) -> None:
    game = await world.lobby(anna, bert)
    await anna.more("Leave", world.table())
    assert (await world.look(game)).host_id == bert.id
    assert f"{bert.mention} – host" in read_out(world.table())


async def test_a_lobby_that_all_have_left_is_closed(world: World, anna: Person) -> None:
    game = await world.lobby(anna)
    message = world.table()
    await anna.more("Leave", message)
    assert (await world.look(game)).status == "cancelled"
    (left,) = [m for m in world.public() if m.id == message.id]
    assert controls(left) == []
    assert "closed" in read_out(left)


async def test_computer_players_join_and_the_host_removes_them(world: World, anna: Person) -> None:
    game = await world.lobby(anna)
    await anna.add_computer()
    await anna.add_computer()
    assert await removable(world, anna) == ["Computer 1 (steady)", "Computer 2 (steady)"]
    first = (await world.look(game)).players[1]
    assert "removed" in (await anna.remove(first.seat)).text
    assert await removable(world, anna) == ["Computer 2 (steady)"]
    assert "Computer 1" not in read_out(world.table())


async def test_the_menu_of_computer_players_stays_open_for_another_one(
    world: World, anna: Person, bert: Person
) -> None:
    game = await world.lobby(anna, bert, players=4)
    menu = await computers(world, bert)
    assert button_labels(menu) == ["Relaxed", "Steady", "Strong", "Master"]
    for name in button_labels(menu):
        assert f"**{name}**: " in read_out(menu)
    assert "2 of 4" in read_out(menu)
    added = await bert.choose("strong", menu)
    assert not added.is_new
    assert "3 of 4" in added.text
    assert added.message is not None
    assert button_labels(added.message) == button_labels(menu)
    ids = ({str(each.custom_id) for each in buttons(one)} for one in (menu, added.message))
    assert not set.intersection(*ids), "a client would take two presses for one"
    # The last one fills the table, which begins.
    full = await bert.choose("strong", added.message)
    assert full.text == "The table is full, and the game has begun."
    assert full.message is not None
    assert button_labels(full.message) == []
    look = await world.look(game)
    assert (look.status, [p.computer for p in look.players]) == ("running", [None, None, "strong", "strong"])


async def test_an_old_menu_of_computer_players_finds_every_seat_taken(
    world: World, anna: Person, bert: Person
) -> None:
    await world.lobby(anna, players=2)
    menu = await computers(world, anna)
    await bert.press("Join", world.table())
    with world.unchanged():
        assert "already started" in (await anna.choose("steady", menu)).text


async def test_without_a_free_seat_the_menu_of_computer_players_says_what_to_do(
    world: World, anna: Person, bert: Person
) -> None:
    game = await world.lobby(anna, bert)
    look = await world.look(game)
    full = computers_page(replace(look, options=replace(look.options, seats=2)), "en")
    assert full.words == "The table is full. The host can press **Start**."
    await anna.press("Start", world.table())
    late = await bert.press_control(Control(Verb.COMPUTERS, game), world.table())
    assert late.text == "The game has already started."


async def test_two_presses_of_one_menu_at_once_seat_two(world: World, anna: Person) -> None:
    game = await world.lobby(anna)
    menu = await computers(world, anna)
    await world.at_once(anna.choose("steady", menu), anna.choose("relaxed", menu))
    assert [p.computer for p in (await world.look(game)).players] == [None, "steady", "relaxed"]


async def test_each_strength_can_be_chosen_and_is_named_at_the_table(world: World, anna: Person) -> None:
    game = await world.lobby(anna, players=6)
    for strength in ("relaxed", "steady", "strong"):
        await anna.add_computer(strength)
        assert f"({strength})" in read_out(world.table())
    await anna.add_computer("master")
    assert [p.computer for p in (await world.look(game)).players[1:]] == [
        "relaxed",
        "steady",
        "strong",
        "master",
    ]
    assert "(master)" in read_out(world.table())


async def test_the_button_of_an_old_lobby_still_adds_a_computer_player(world: World, anna: Person) -> None:
    game = await world.lobby(anna)
    await anna.press_id(f"b1:{game}:0:computer", world.table())
    assert await removable(world, anna) == ["Computer 1 (steady)"]


async def test_guests_may_add_computers_but_not_remove_people(
    world: World, anna: Person, bert: Person
) -> None:
    game = await world.lobby(anna, bert)
    await bert.add_computer()
    assert await removable(world, bert) == []
    with world.unchanged():
        answer = await bert.press_id(f"b1:{game}:0:kick", world.table(), "1")
    assert answer.is_private
    assert anna.mention in answer.text


async def test_strangers_may_not_add_computers(world: World, anna: Person, bert: Person) -> None:
    await world.lobby(anna)
    with world.unchanged():
        answer = await bert.add_computer()
    assert answer.is_private
    assert "You are not in this game" in answer.text


async def test_a_removed_person_is_told_by_the_table_alone(world: World, anna: Person, bert: Person) -> None:
    await world.lobby(anna, bert)
    assert "removed" in (await anna.remove(1)).text
    assert bert.mention not in read_out(world.table())
    assert bert.direct_messages() == []


async def test_a_full_lobby_starts_by_itself(world: World, anna: Person, bert: Person, cleo: Person) -> None:
    game = await world.lobby(anna, bert, cleo, players=3)
    assert (await world.look(game)).status == "running"
    assert "Put 1 to 6" in cleo.panel_text


async def test_nobody_joins_a_started_game(world: World, anna: Person, bert: Person, cleo: Person) -> None:
    game = await world.game(anna, bert)
    with world.unchanged():
        answer = await cleo.press_id(f"b1:{game}:0:join", world.table())
    assert answer.is_private
    assert "already started" in answer.text


async def test_the_host_cancels(world: World, anna: Person, bert: Person) -> None:
    game = await world.lobby(anna, bert)
    asked = await anna.more("End for all", world.table())
    assert "End this game for everybody?" in asked.text
    assert asked.message is not None
    assert (await world.look(game)).status == "lobby"
    assert (await anna.press("End for all", asked.message)).text == "The game is over for everybody."
    assert (await world.look(game)).status == "cancelled"
    assert "closed" in read_out(world.public()[-1])
    assert controls(world.public()[-1]) == []
    await world.tick(3)
    assert "closed" in read_out(bert.direct_messages()[-1])


async def test_guests_neither_start_nor_cancel(world: World, anna: Person, bert: Person) -> None:
    game = await world.lobby(anna, bert)
    with world.unchanged():
        answer = await bert.press("Start", world.table())
        assert answer.is_private
        assert answer.is_new
        assert f"Only the host can do that: {anna.mention}" in answer.text
        more = await bert.open_more(world.table())
        assert more.message is not None
        assert "end" not in verbs(more.message)
        for sure in ("", ":sure"):
            answer = await bert.press_id(f"b1:{game}:0:end{sure}", world.table())
            assert answer.is_private
            assert answer.is_new
            assert "manage messages" in answer.text


async def test_one_person_alone_does_not_start(world: World, anna: Person) -> None:
    await world.lobby(anna)
    with world.unchanged():
        answer = await anna.press("Start", world.table())
    assert answer.is_private
    assert "at least two" in answer.text


async def test_a_lobby_closes_after_half_an_hour(world: World, anna: Person, bert: Person) -> None:
    game = await world.lobby(anna, bert)
    await world.wait(minutes=29)
    assert (await world.look(game)).status == "lobby"
    await world.wait(minutes=2)
    assert (await world.look(game)).status == "cancelled"
    assert controls(world.public()[-1]) == []


async def test_several_games_share_a_channel(world: World, anna: Person, bert: Person, cleo: Person) -> None:
    first = await world.game(anna, bert)
    await bert.play_command()
    second = controls(world.table())[0].game
    await cleo.press("Join", world.table())
    await bert.press("Start", world.table())
    assert first != second
    await anna.press("Shuffle")
    for panel in (bert.panels(first)[-1], bert.panels(second)[-1]):
        await bert.press("Shuffle", panel)
    assert [p.has_moved for p in (await world.look(first)).players] == [True, True]
    assert [p.has_moved for p in (await world.look(second)).players] == [True, False]
    await world.grace()
    assert (await world.look(first)).view.round == 1
    assert (await world.look(second)).view.round == 0


async def test_games_run_in_several_channels(world: World, anna: Person, bert: Person) -> None:
    attic = world.guild.create_text_channel("attic")
    await world.game(anna, bert)
    await bert.slash("brilliant play", attic)
    assert "join" in verbs(world.table(channel=attic))
    assert "sheet" in verbs(world.table())


async def test_the_lobby_says_what_is_played(world: World, anna: Person) -> None:
    await anna.play_command(level="2", players=4, clock="day", start="free")
    content = read_out(world.table())
    assert "level 2" in content
    assert "1 day a turn" in content
    assert "anywhere" in content
    assert "1 of 4" in content
    (picture,) = world.table().attachments
    assert "level 2" in str(picture.description)
    assert button_labels(world.table()) == ["Join", "Start", "Computer", "More"]
    assert selects(world.table()) == []
    more = (await anna.open_more(world.table())).message
    assert more is not None
    assert button_labels(more) == [
        "Rules",
        "Fair dice",
        "To the table",
        "Tell me when a table opens",
        "Leave",
        "End for all",
    ]


async def test_my_sheet_before_the_start_says_so(world: World, anna: Person) -> None:
    game = await world.lobby(anna)
    answer = await anna.press_id(f"b1:{game}:0:sheet", world.table())
    assert answer.is_private
    assert "not started" in answer.text


async def test_every_button_of_a_lobby_has_an_emoji(world: World, anna: Person) -> None:
    await world.lobby(anna)
    assert all(button.emoji for button in buttons(world.table()))
