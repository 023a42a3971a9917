import re

from bot.turns.clocks import SECOND
from engine.brilliant import format_move
from engine.brilliant.sheet import Pass
from engine.brilliant.view import View, placements
from tests.journeys.screen import (
    button_labels,
    buttons,
    components,
    control_of,
    options,
    read_out,
    selects,
    verbs,
)
from tests.journeys.world import Person, World


async def entry(world: World, game: str, person: Person) -> str:
    """The person's sealed move."""
    return format_move((await world.look(game, person)).viewer.entry)


async def legal(world: World, game: str, person: Person) -> set[str]:
    view: View = (await world.look(game, person)).view
    return {format_move(placement) for placement in placements(view)}


async def test_the_sheet_offers_exactly_the_legal_placements(
    world: World, anna: Person, bert: Person
) -> None:
    game = await world.first_throw(anna, bert)
    for _ in range(6):
        for person in (anna, bert):
            offered = options(person.panel)
            assert len(offered) == len(set(offered))
            assert set(offered) == await legal(world, game, person)
        await world.round(anna, bert)


async def test_buttons_say_letter_and_number(world: World, anna: Person, bert: Person) -> None:
    game = await world.first_throw(anna, bert)
    while not options(anna.panel):
        await world.round(anna, bert)
    view: View = (await world.look(game, anna)).view
    first, second = view.throw or (0, 0)
    assert f"**{first}** next to {'another' if first == second else 'a'} {second}" in anna.panel_text
    for button in buttons(anna.panel):
        if "=" in (arg := control_of(button).arg):
            number = "" if first == second else arg[-1]
            assert re.fullmatch(rf"[A-T]{number}", str(button.label))


async def test_a_placement_is_saved_and_said(world: World, anna: Person, bert: Person) -> None:
    game = await world.first_throw(anna, bert)
    while not options(anna.panel):
        await world.round(anna, bert)
    chosen = await anna.place_first()
    field, number = chosen.split("=")
    assert await entry(world, game, anna) == chosen
    assert f"You wrote **{number} at {field}" in anna.panel_text
    assert "Saved: waiting for the others. **Undo** still works." in anna.panel_text
    assert {"Ready", "Undo"} <= set(button_labels(anna.panel))
    (picture,) = anna.panel.attachments
    assert field in str(picture.description)


async def test_a_placement_can_be_changed_until_the_round_closes(
    world: World, anna: Person, bert: Person
) -> None:
    game = await world.first_throw(anna, bert)
    while len(options(anna.panel)) < 2:
        await world.round(anna, bert)
    other = options(anna.panel)[-1]
    await anna.place_first()
    assert options(anna.panel) == []
    await anna.press("Undo")
    await anna.choose(other)
    assert await entry(world, game, anna) == other
    await anna.press("Pass")
    assert await entry(world, game, anna) == format_move(Pass())
    await anna.press("Undo")
    assert (await world.look(game, anna)).viewer.entry is None
    assert "next to" in anna.panel_text


async def test_a_pass_reminds_of_what_could_be_written(world: World, anna: Person, bert: Person) -> None:
    await world.first_throw(anna, bert)
    while len(options(anna.panel)) < 2:
        await world.round(anna, bert)
    count = len(options(anna.panel))
    await anna.press("Pass")
    assert f"You pass, though {count} places would fit." in anna.panel_text
    await anna.press("Undo")
    assert len(options(anna.panel)) == count, "the way back to a placement"


async def test_the_round_closes_at_once_when_all_are_ready(world: World, anna: Person, bert: Person) -> None:
    game = await world.first_throw(anna, bert)
    await anna.place_first()
    await anna.ready()
    assert "Ready" not in button_labels(anna.panel)
    assert "you are ready" in anna.panel_text
    await bert.place_first()
    assert (await world.look(game)).view.round == 1
    await bert.ready()
    assert (await world.look(game)).view.round == 2
    assert "Round 2" in bert.panel_text
    await world.tick(1)
    assert "Round 2" in anna.panel_text


async def test_five_seconds_of_grace_let_a_misclick_be_changed(
    world: World, anna: Person, bert: Person
) -> None:
    game = await world.first_throw(anna, bert)
    await anna.place_first()
    await bert.place_first()
    look = await world.look(game)
    assert look.times.closes_at - look.times.deadline < 0
    grace = f"Saved. The next throw comes <t:{look.times.closes_at // SECOND}:R>; **Undo** still works."
    assert grace in bert.panel_text
    await world.tick(1)
    # Players who moved early read the same.
    assert grace in anna.panel_text
    assert "All moves are in" in read_out(world.table())
    await bert.press("Pass")
    assert await entry(world, game, bert) == "pass"
    await world.tick(3)
    assert (await world.look(game)).view.round == 1
    await world.tick(2)
    assert (await world.look(game)).view.round == 2


async def test_an_undo_in_the_grace_keeps_the_round_open(world: World, anna: Person, bert: Person) -> None:
    game = await world.first_throw(anna, bert)
    await anna.place_first()
    await bert.place_first()
    await bert.press("Undo")
    await world.grace()
    assert (await world.look(game)).view.round == 1
    assert bert.mention in read_out(world.table()).split("Waiting for")[1]


async def test_changing_a_move_takes_readiness_back(world: World, anna: Person, bert: Person) -> None:
    game = await world.first_throw(anna, bert)
    await anna.place_first()
    await anna.ready()
    await anna.press("Pass")
    assert "Ready" in button_labels(anna.panel)
    await bert.place_first()
    await bert.ready()
    assert (await world.look(game)).view.round == 1


async def test_the_table_tells_who_is_waited_for(world: World, anna: Person, bert: Person) -> None:
    await world.first_throw(anna, bert)
    await anna.place_first()
    await world.progress()
    waiting = next(line for line in read_out(world.table()).splitlines() if "Waiting for" in line)
    assert bert.mention in waiting
    assert anna.mention not in waiting


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


async def test_computers_play_along_and_are_not_waited_for(world: World, anna: Person) -> None:
    game = await world.lobby(anna)
    await anna.add_computer()
    await anna.press("Start", world.table())
    await world.round(anna)
    await world.tick(1)
    assert (await world.look(game)).view.round == 1
    waiting = next(line for line in read_out(world.table()).splitlines() if "Waiting for" in line)
    assert "Computer" not in waiting
    for _ in range(3):
        await world.round(anna)
        await world.tick(1)
    assert (await world.look(game)).view.round == 4


async def test_a_player_leaves_and_the_others_go_on(
    world: World, anna: Person, bert: Person, cleo: Person
) -> None:
    game = await world.first_throw(anna, bert, cleo)
    await anna.place_first()
    asked = await bert.more("Leave", world.table())
    assert "Leave for good?" in asked.text
    assert not (await world.look(game)).players[1].has_left
    assert asked.message is not None
    assert (await bert.press("Leave", asked.message)).text == "You have left the game."
    assert bert.panels() == []
    await cleo.place_first()
    await world.grace()
    assert (await world.look(game)).view.round == 2
    assert "bert: 0, has left." in read_out(world.table())
    assert anna.panel_text


async def test_a_two_player_game_goes_on_alone_and_ends_with_the_last(
    world: World, anna: Person, bert: Person
) -> None:
    game = await world.first_throw(anna, bert)
    for person in (bert, anna):
        assert (await world.look(game)).status == "running"
        await person.leave(world.table())
    assert (await world.look(game)).status == "cancelled"
    assert "stopped early" in read_out(world.public()[-1])
    assert "sheet" not in verbs(world.public()[-1])


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
