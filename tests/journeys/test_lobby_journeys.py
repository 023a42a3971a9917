from tests.journeys.screen import button_labels, buttons, controls, selects, verb, verbs
from tests.journeys.world import Person, World


def remove_options(world: World) -> list[str]:
    menu = next(s for s in selects(world.table()) if verb(s) == "remove")
    return [option.label for option in menu.options]


async def test_people_join_and_the_host_starts(world: World, anna: Person, bert: Person) -> None:
    game = await world.lobby(anna, bert)
    assert "2 of 6" in world.table().content
    await anna.press("Start", world.table())
    assert (await world.look(game)).status == "running"
    assert "Put 1 to 6" in anna.panel_text
    assert "Put 1 to 6" in bert.panel_text


async def test_who_joins_is_written_to_and_the_note_makes_way_for_the_sheet(
    world: World, anna: Person, bert: Person
) -> None:
    await world.lobby(anna, bert)
    (note,) = bert.direct_messages()
    assert world.channel.mention in note.content
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
    await bert.press("Leave", world.table())
    assert [p.user_id for p in (await world.look(game)).players] == [anna.id]
    assert bert.mention not in world.table().content
    assert bert.direct_messages() == []
    await bert.press("Join", world.table())
    assert bert.mention in world.table().content


async def test_a_host_who_leaves_hands_the_lobby_on(world: World, anna: Person, bert: Person) -> None:
    game = await world.lobby(anna, bert)
    await anna.press("Leave", world.table())
    assert (await world.look(game)).host_id == bert.id
    assert f"{bert.mention} – host" in world.table().content


async def test_a_lobby_that_all_have_left_is_closed(world: World, anna: Person) -> None:
    game = await world.lobby(anna)
    message = world.table()
    await anna.press("Leave", message)
    assert (await world.look(game)).status == "cancelled"
    (left,) = [m for m in world.public() if m.id == message.id]
    assert controls(left) == []
    assert "closed" in left.content


async def test_computer_players_join_and_the_host_removes_them(world: World, anna: Person) -> None:
    game = await world.lobby(anna)
    await anna.choose("steady", world.table())
    await anna.choose("steady", world.table())
    assert remove_options(world) == ["Computer 1 (steady)", "Computer 2 (steady)"]
    first = (await world.look(game)).players[1]
    await anna.choose(str(first.seat), world.table())
    assert remove_options(world) == ["Computer 2 (steady)"]


async def test_each_strength_can_be_chosen_and_is_named_at_the_table(world: World, anna: Person) -> None:
    game = await world.lobby(anna, players=5)
    for strength in ("relaxed", "steady", "strong"):
        await anna.choose(strength, world.table())
        assert f"({strength})" in world.table().content
    await anna.choose("master", world.table())
    assert [p.computer for p in (await world.look(game)).players[1:]] == [
        "relaxed",
        "steady",
        "strong",
        "master",
    ]
    assert "(master)" in world.table().content


async def test_the_button_of_an_old_lobby_still_adds_a_computer_player(world: World, anna: Person) -> None:
    game = await world.lobby(anna)
    await anna.press_id(f"b1:{game}:0:computer", world.table())
    assert remove_options(world) == ["Computer 1 (steady)"]


async def test_guests_may_add_computers_but_not_remove_people(
    world: World, anna: Person, bert: Person
) -> None:
    await world.lobby(anna, bert)
    await bert.choose("steady", world.table())
    with world.unchanged():
        answer = await bert.choose("1", world.table())
    assert answer.is_private
    assert anna.mention in answer.text


async def test_strangers_may_not_add_computers(world: World, anna: Person, bert: Person) -> None:
    await world.lobby(anna)
    with world.unchanged():
        answer = await bert.choose("steady", world.table())
    assert answer.is_private
    assert "You are not in this game" in answer.text


async def test_a_removed_person_is_told_by_the_table_alone(world: World, anna: Person, bert: Person) -> None:
    await world.lobby(anna, bert)
    await anna.choose("1", world.table())
    assert bert.mention not in world.table().content
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
    await anna.press("Cancel", world.table())
    assert (await world.look(game)).status == "cancelled"
    assert "closed" in world.public()[-1].content
    assert controls(world.public()[-1]) == []
    await world.tick(3)
    assert "closed" in bert.direct_messages()[-1].content


async def test_guests_neither_start_nor_cancel(world: World, anna: Person, bert: Person) -> None:
    await world.lobby(anna, bert)
    with world.unchanged():
        for label in ("Start", "Cancel"):
            answer = await bert.press(label, world.table())
            assert answer.is_private
            assert answer.is_new
            assert f"Only the host can do that: {anna.mention}" in answer.text


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
    content = world.table().content
    assert "level 2" in content
    assert "a day a turn" in content
    assert "anywhere" in content
    assert "1 of 4" in content
    (picture,) = world.table().attachments
    assert "level 2" in str(picture.description)
    seal = (await world.look(controls(world.table())[0].game)).dice.commitment[:8]
    assert button_labels(world.table()) == ["Join", "Start", "Leave", "Cancel", "Rules", seal]


async def test_my_sheet_before_the_start_says_so(world: World, anna: Person) -> None:
    game = await world.lobby(anna)
    answer = await anna.press_id(f"b1:{game}:0:sheet", world.table())
    assert answer.is_private
    assert "not started" in answer.text


async def test_every_button_of_a_lobby_has_an_emoji(world: World, anna: Person) -> None:
    await world.lobby(anna)
    assert all(button.emoji for button in buttons(world.table()))
