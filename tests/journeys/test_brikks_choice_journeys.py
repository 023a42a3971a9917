"""A choice in BRIKKS: offered, entered and changed."""

from bot.games.brikks.pictures import other_blocks
from bot.games.brikks.presenter.drafts import TURN
from bot.pages.control import Control, Verb
from engine.brikks.blocks import cost
from engine.brikks.moves import Out, Placement
from engine.brikks.notation import format_move
from engine.brikks.view import View, outcome, places
from tests.journeys.brikks_table import (
    SOLO,
    careless,
    drawn,
    enter,
    first_place,
    has_button,
    is_stuck,
    offered,
    own_sheet,
    press,
    resolving,
    round_,
    saved,
    seen,
    sensible,
    started,
    to_the_end,
    turn_to,
    until,
)
from tests.journeys.screen import button_labels, half_made, read_out, selects, verbs
from tests.journeys.world import Person, World


async def test_the_buttons_offer_every_place_and_then_every_block_that_can_be_paid_and_fits(
    world: World, anna: Person, bert: Person
) -> None:
    game = await resolving(world, anna, bert)
    for person in (anna, bert):
        current = await seen(world, game, person)
        assert current.throw is not None
        assert selects(person.panel) == []
        wanted = [format_move(Placement(current.throw, at)) for at in places(current, current.throw)]
        assert sorted(offered(person, "move")) == sorted(wanted)
        letters = [label.split()[0] for label in button_labels(person.panel)[: len(wanted)]]
        assert letters == sorted(letters)
        sheet = drawn(world, person)
        others = {str(block) for block, _ in other_blocks(current)}
        turns = set(offered(person, "choose")) - {TURN}
        assert turns <= others
        # The key is offered only for blocks that the turns leave out.
        assert has_button(person, TURN, "choose") == (turns < others)
        if turns < others:
            await press(person, TURN, "choose")
            assert "Which block instead?" in person.panel_text
            assert offered(person, "move") == []
            assert set(offered(person, "choose")) == others
            assert drawn(world, person) != sheet, "the key of the blocks"
            await person.press("Back")
            assert drawn(world, person) == sheet
        assert sorted(offered(person, "move")) == sorted(wanted)


async def test_a_place_is_entered_at_once_and_undone_at_once(
    world: World, anna: Person, bert: Person
) -> None:
    game = await resolving(world, anna, bert)
    before = drawn(world, anna)
    place = first_place(await seen(world, game, anna))
    await press(anna, place, "move")
    assert await saved(world, game, anna) == place
    assert "Saved: waiting for the others. **Undo** still works." in anna.panel_text
    assert button_labels(anna.panel)[:2] == ["Ready", "Undo"]
    assert selects(anna.panel) == []
    assert drawn(world, anna) != before
    await world.check()
    await anna.press("Undo")
    assert await saved(world, game, anna) == ""
    assert drawn(world, anna) == before
    assert "Where does it land?" in anna.panel_text


async def test_a_place_can_be_changed_until_the_round_closes(
    world: World, anna: Person, bert: Person
) -> None:
    game = await resolving(world, anna, bert)
    first, *_, last = offered(anna, "move")
    await enter(world, game, anna, first)
    await anna.press("Undo")
    await enter(world, game, anna, last)
    await anna.ready()
    assert "you are ready" in anna.panel_text
    await anna.press("Undo")
    await enter(world, game, anna, first)
    await enter(world, game, bert, sensible(await seen(world, game, bert)))
    await world.tick(2)
    assert (await world.look(game)).view.round == 1
    await anna.press("Undo")
    await enter(world, game, anna, last)
    await world.grace()
    assert (await world.look(game)).view.round == 2
    assert f"0:{last} " in world.log(game)[-2]


async def test_energy_turns_the_block(world: World, anna: Person, bert: Person) -> None:
    game = await resolving(world, anna, bert)
    current = await seen(world, game, anna)
    assert current.throw is not None
    turned, _ = next(other_blocks(current))
    price = cost(current.throw, turned)
    with world.unchanged():
        await turn_to(anna, turned)
    assert f"Where does it land for {price} energy?" in anna.panel_text
    await world.check()
    before = own_sheet(current).energy.active
    placement = Placement(turned, places(current, turned)[0])
    move = format_move(placement)
    await press(anna, move, "move")
    assert f"costs {price} energy" in anna.panel_text
    await anna.press("Undo")
    assert half_made(anna.panel) == str(turned)
    await anna.press("Back")
    assert half_made(anna.panel) == ""
    assert "Where does it land?" in anna.panel_text
    await enter(world, game, anna, move)
    await enter(world, game, bert, sensible(await seen(world, game, bert)))
    brought = outcome(current, placement)
    assert brought is not None
    await world.grace()
    after = own_sheet(await seen(world, game, anna))
    assert after.energy.active == before - price + brought.gained - brought.lost


async def test_five_energy_take_any_block(world: World, anna: Person) -> None:
    game = await started(world, anna, command=SOLO)
    await until(world, game, anna, phase="resolve")
    current = await seen(world, game, anna)
    assert current.throw is not None
    assert own_sheet(current).energy.active == 5
    await anna.press("Turn or swap")
    # The cheapest of several blocks that look alike represents them all.
    assert len(offered(anna, "choose")) == 18
    other = next(b for b, price in other_blocks(current) if price == 5)
    await turn_to(anna, other)
    await press(anna, offered(anna, "move")[0], "move")
    await anna.press("Next throw")
    sheet = own_sheet(await seen(world, game, anna))
    assert sheet.blocks[-1].block == other
    assert sheet.energy.struck >= 5


async def test_a_bomb_is_used_undone_and_told(world: World, anna: Person, bert: Person) -> None:
    game = await resolving(world, anna, bert)
    await anna.press("Bomb")
    assert "The others are then worth 6 points" in anna.panel_text
    await world.check()
    await anna.press("Undo")
    assert await saved(world, game, anna) == ""
    await anna.press("Bomb")
    assert await saved(world, game, anna) == "bomb"
    await enter(world, game, bert, sensible(await seen(world, game, bert)))
    await world.grace()
    assert own_sheet(await seen(world, game, anna)).bombs_used == 1
    assert f"💥 {anna.mention} uses a bomb" in read_out(world.table(game))
    assert anna.mention not in anna.panel_words, "she knows what she chose"


async def test_after_three_bombs_none_is_offered(world: World, anna: Person) -> None:
    game = await started(world, anna, command=SOLO)
    for _ in range(3):
        await until(world, game, anna, phase="resolve")
        await enter(world, game, anna, "bomb")
        await anna.ready()
    await until(world, game, anna, phase="resolve")
    assert "Bomb" not in button_labels(anna.panel)
    step = (await world.look(game)).step
    with world.unchanged():
        await anna.press_control(Control(Verb.MOVE, game, step, "bomb"), anna.panel)
    assert "All your bombs are used" in anna.panel_text


async def test_dropping_out_is_asked_twice_and_the_others_go_on(
    world: World, anna: Person, bert: Person
) -> None:
    game = await resolving(world, anna, bert)

    def choose(view: View) -> str:
        return careless(view) if view.seat == 0 else sensible(view)

    while not is_stuck(current := await seen(world, game, anna)):
        await round_(world, game, anna, bert, choose=choose)
        await until(world, game, anna, bert, phase="resolve", choose=choose)
    assert "fits nowhere" in anna.panel_text
    await world.check()
    with world.unchanged():
        await anna.press("Drop out")
        assert "Drop out for the rest of the game?" in anna.panel_text
        await anna.press("Back")
        await anna.press("Drop out")
    await anna.press("Drop out")
    assert "You drop out." in anna.panel_text
    assert "you are ready" in anna.panel_text
    await anna.press("Undo")
    assert current.throw is not None
    await enter(world, game, anna, format_move(Out(current.throw)))
    points = current.points[0]
    await enter(world, game, bert, sensible(await seen(world, game, bert)))
    await world.grace()
    look = await world.look(game)
    assert look.view.playing == (1,)
    table = read_out(world.table(game))
    assert f"🚪 {anna.mention} drops out" in table
    assert f"anna: {points} points" in table
    assert "out" in next(each for each in table.split(". ") if each.startswith("anna: "))
    assert "drops out" not in anna.panel_words
    assert "You are out" in anna.panel_text
    assert not {"move", "decide", "choose", "ready"} & set(verbs(anna.panel))
    assert look.view.active == 1
    await round_(world, game, anna, bert)
    await round_(world, game, anna, bert)
    assert "drops out" not in read_out(world.table(game)), "told once"
    await to_the_end(world, game, anna, bert, choose=careless)
    assert (await seen(world, game, anna)).points[0] == points


async def test_who_can_place_the_block_may_not_drop_out(world: World, anna: Person, bert: Person) -> None:
    game = await resolving(world, anna, bert)
    thrown = (await seen(world, game, anna)).throw
    assert "Drop out" not in button_labels(anna.panel)
    step = (await world.look(game)).step
    with world.unchanged():
        await anna.press_control(Control(Verb.MOVE, game, step, f"out={thrown}"), anna.panel)
    assert "still fits on your field" in anna.panel_text
