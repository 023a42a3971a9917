"""A turn of BRIKKS: the start, the throw, and what the others see."""

import pytest

from bot.pages.control import Control, Verb
from engine.brikks.gains import last_gain
from engine.game import Seat
from tests.journeys.brikks_table import (
    PLAY,
    drawn,
    enter,
    first_place,
    offered,
    press,
    resolving,
    round_,
    seen,
    started,
    step_to,
    until,
)
from tests.journeys.screen import button_labels, half_made, read_out
from tests.journeys.world import Person, World

# The throw


async def test_only_the_active_player_keeps_or_throws_again(world: World, anna: Person, bert: Person) -> None:
    game = await started(world, anna, bert)
    await until(world, game, anna, bert, phase="decide")
    await world.tick(1)
    assert {"Keep it", "Roll again"} <= set(button_labels(anna.panel))
    assert not {"Keep it", "Roll again"} & set(button_labels(bert.panel))
    step = (await world.look(game)).step
    with world.unchanged():
        await bert.press_control(Control(Verb.DECIDE, game, step, "rethrow"), bert.panel)
    assert "nothing to decide" in bert.panel_text


async def test_a_throw_that_is_kept_is_placed_at_once(world: World, anna: Person, bert: Person) -> None:
    game = await started(world, anna, bert)
    await until(world, game, anna, bert, phase="decide")
    thrown = (await world.look(game)).view.throw
    await anna.press("Keep it")
    look = await world.look(game)
    assert (look.view.phase, look.view.throw) == ("resolve", thrown)
    assert "Where does it land?" in anna.panel_text
    await world.tick(2)
    assert f"Round 1, rolled: {thrown.colour} {thrown.number}. anna has the dice." in read_out(
        world.table(game)
    )


async def test_a_throw_is_given_up_once_and_the_second_counts(
    world: World, anna: Person, bert: Person
) -> None:
    game = await started(world, anna, bert)
    await until(world, game, anna, bert, phase="decide")
    first = (await world.look(game)).view.throw
    await anna.press("Roll again")
    look = await world.look(game)
    assert (look.view.phase, look.view.given_up, look.view.round) == ("resolve", first, 1)
    assert [line.split()[0] for line in world.log(game)] == ["move", "move", "roll", "move", "roll"]
    await world.tick(2)
    assert "Round 1, rolled again: " in read_out(world.table(game))
    assert not {"Keep it", "Roll again"} & set(button_labels(anna.panel))
    with world.unchanged():
        await anna.press_control(Control(Verb.DECIDE, game, look.step, "rethrow"), anna.panel)


async def test_the_dice_pass_on(world: World, anna: Person, bert: Person, cleo: Person) -> None:
    people = (anna, bert, cleo)
    game = await resolving(world, *people)
    throwers = []
    for _ in range(4):
        await until(world, game, *people, phase="decide")
        throwers.append((await world.look(game)).view.active)
        await round_(world, game, *people)
    assert throwers == [1, 2, 0, 1]


# The start


async def test_start_blocks_are_chosen_one_after_the_other_in_different_colours(
    world: World, anna: Person, bert: Person, cleo: Person
) -> None:
    people = (anna, bert, cleo)
    game = await started(world, *people)
    taken: set[str] = set()
    for person in reversed(people):
        await world.tick(1)
        assert [p for p in people if offered(p, "choose")] == [person]
        free = set(offered(person, "choose"))
        assert free == {f"{c}1" for c in ("white", "yellow", "green", "red", "blue", "black")} - taken
        block = min(free)
        with world.unchanged():
            await step_to(person, block)
            await person.press("Another block")
            await step_to(person, block)
        columns = offered(person, "move")
        await press(person, columns[2], "move")
        assert "You start with" in person.panel_text
        assert "Saved. The game goes on <t:" in person.panel_text
        await world.tick(1)
        # The others have yet to choose.
        assert "All moves are in" not in person.panel_text + read_out(world.table(game))
        await person.press("Undo")
        assert half_made(person.panel) == block
        await press(person, columns[2], "move")
        await person.ready()
        taken.add(block)
        await world.tick(2)
        if person is not anna:
            assert f"{cleo.mention} starts with" in read_out(world.table(game))
    look = await world.look(game)
    assert [str(sheet.blocks[0].block) for sheet in look.view.sheets] == sorted(taken, reverse=True)


async def test_a_colour_that_is_taken_is_refused(world: World, anna: Person, bert: Person) -> None:
    game = await started(world, anna, bert)
    await enter(world, game, bert, "white1=1,1")
    await bert.ready()
    step = (await world.look(game)).step
    await world.tick(1)
    with world.unchanged():
        await anna.press_control(Control(Verb.DECIDE, game, step, "white1=5,1"), anna.panel)
    assert "starts with this colour" in anna.panel_text


# What others see


async def test_nobody_sees_a_choice_of_another(world: World, anna: Person, bert: Person) -> None:
    game = await resolving(world, anna, bert)
    await world.tick(3)
    table, own = world.table(game), drawn(world, bert)
    before = (read_out(table), bert.panel_text)
    pictures = set(bert.seen_pictures)
    place = first_place(await seen(world, game, anna))
    await enter(world, game, anna, place)
    shown = drawn(world, anna)
    await world.progress()
    # The table says who has moved, and no more.
    waiting = f"⏳ Waiting for {bert.mention}, "
    moved = before[0].replace(f"⏳ Waiting for {anna.mention} and {bert.mention}, ", waiting)
    assert read_out(world.table(game)) == moved.replace("still to move", "has moved", 1)
    assert bert.panel_text == before[1]
    assert drawn(world, bert) == own
    assert shown not in bert.seen_pictures
    assert len(bert.seen_pictures - pictures) <= 1, "the table that says who has moved"
    assert not any(place in seen for seen in bert.seen_texts - {""} if "Saved." in seen)


async def test_the_table_tells_what_the_round_brought(world: World, anna: Person, bert: Person) -> None:
    game = await resolving(world, anna, bert, level="1")
    told = set()
    for _ in range(40):
        current = (await world.look(game)).view
        await round_(world, game, anna, bert)
        await world.tick(2)
        look = await world.look(game)
        if look.status != "running" or current.phase != "resolve":
            continue
        table = read_out(world.table(game))
        for seat, person in enumerate((anna, bert)):
            parts = [part for line in table.splitlines() for part in line.split(" · ")]
            about = [part for part in parts if part.startswith(f"✨ {person.mention}: ")]
            brought, gained = look.view.brought[seat], last_gain(look.view, Seat(seat))
            if brought is None or gained is None or not (brought.rows or brought.crosses):
                assert about == []
                continue
            (part,) = about
            told |= {name for name in ("rows", "crosses") if getattr(brought, name)}
            own = person.panel_words.split("\n")[0].split(" · ")[0]
            assert own == part.replace(person.mention, "You"), "one's own first"
            assert ("for row" in part) == bool(brought.rows)
            if brought.rows:
                assert f": {gained.points} for row" in part
            else:
                assert "special cross" in part
        if told == {"rows", "crosses"}:
            return
    raise AssertionError(told)


async def test_the_sheet_can_be_had_as_text(world: World, anna: Person, bert: Person) -> None:
    await resolving(world, anna, bert)
    answer = await anna.more("As text")
    assert answer.is_new
    assert "energy" in answer.text
    assert len(answer.text) <= 2000


@pytest.mark.parametrize("sheets", ["dm", "channel"])
async def test_it_is_played_by_direct_message_and_in_the_channel(
    sheets: str, world: World, anna: Person, bert: Person
) -> None:
    game = await world.game(anna, bert, command=PLAY, sheets=sheets)
    if sheets == "channel":
        for person in (anna, bert):
            await person.press("My sheet", world.table(game))
            assert person.panel.flags.ephemeral
    await until(world, game, anna, bert, phase="resolve")
    await round_(world, game, anna, bert)
    await world.tick(2)
    for person in (anna, bert):
        assert "Round 2" in person.panel_text
    await world.check()
