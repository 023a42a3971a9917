"""A choice in BRIKKS: offered, entered and changed."""

from bot.pages.control import Control, Verb
from engine.brikks.blocks import cost
from engine.brikks.moves import Out, Placement
from engine.brikks.notation import format_move
from engine.brikks.view import View, blocks, outcome, places
from tests.journeys.brikks_table import (
    SOLO,
    careless,
    drawn,
    enter,
    first_place,
    is_stuck,
    own_sheet,
    resolving,
    round_,
    saved,
    seen,
    sensible,
    started,
    step_to,
    to_the_end,
    until,
)
from tests.journeys.screen import button_labels, half_made, read_out, selects, verbs
from tests.journeys.world import Person, World


async def test_the_lists_offer_every_place_and_every_block_that_can_be_paid(
    world: World, anna: Person, bert: Person
) -> None:
    game = await resolving(world, anna, bert)
    for person in (anna, bert):
        current = await seen(world, game, person)
        assert current.throw is not None
        offered = [option.value for menu in selects(person.panel) for option in menu.options]
        wanted = [format_move(Placement(current.throw, at)) for at in places(current, current.throw)]
        turns = [str(block) for block, _ in blocks(current) if block != current.throw]
        assert sorted(offered) == sorted(wanted + turns)


async def test_a_place_is_entered_at_once_and_undone_at_once(
    world: World, anna: Person, bert: Person
) -> None:
    game = await resolving(world, anna, bert)
    before = drawn(world, anna)
    place = first_place(await seen(world, game, anna))
    await anna.choose(place)
    assert await saved(world, game, anna) == place
    assert "Saved: waiting for the others. **Undo** still works." in anna.panel_text
    assert button_labels(anna.panel)[:2] == ["Ready", "Undo"]
    assert selects(anna.panel) == []
    assert drawn(world, anna) != before
    await world.check()
    await anna.press("Undo")
    assert await saved(world, game, anna) == ""
    assert drawn(world, anna) == before
    assert "where does it land?" in anna.panel_text


async def test_a_place_can_be_changed_until_the_round_closes(
    world: World, anna: Person, bert: Person
) -> None:
    game = await resolving(world, anna, bert)
    first, *_, last = [option.value for option in selects(anna.panel)[0].options]
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


async def test_every_select_has_an_id_of_its_own(world: World, anna: Person, bert: Person) -> None:
    """Discord sends nothing when the option that a select already shows is chosen again."""
    game = await resolving(world, anna, bert)
    place = first_place(await seen(world, game, anna))
    ids = [menu.custom_id for menu in selects(anna.panel)]
    for _ in range(3):
        await enter(world, game, anna, place)
        await anna.press("Undo")
        ids += [menu.custom_id for menu in selects(anna.panel)]
    assert len(ids) == len(set(ids))


async def test_energy_turns_the_block(world: World, anna: Person, bert: Person) -> None:
    game = await resolving(world, anna, bert)
    current = await seen(world, game, anna)
    assert current.throw is not None
    turned = next(block for block, price in blocks(current) if price and places(current, block))
    price = cost(current.throw, turned)
    with world.unchanged():
        await step_to(anna, str(turned))
    assert f"for {price} energy: where does it land?" in anna.panel_text
    await world.check()
    labels = [option.label for menu in selects(anna.panel) for option in menu.options]
    assert any("as rolled" in label for label in labels)
    before = own_sheet(current).energy.active
    placement = Placement(turned, places(current, turned)[0])
    move = format_move(placement)
    await anna.choose(move)
    assert f"costs {price} energy" in anna.panel_text
    await anna.press("Undo")
    assert half_made(anna.panel) == str(turned)
    await step_to(anna, str(current.throw))
    assert "energy: where" not in anna.panel_text
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
    (turn,) = [menu for menu in selects(anna.panel) if "Turn or swap" in str(menu.placeholder)]
    assert len(turn.options) == 23
    other = next(b for b, price in blocks(current) if price == 5 and places(current, b))
    await step_to(anna, str(other))
    await anna.choose(selects(anna.panel)[0].options[0].value)
    await anna.press("Next throw")
    sheet = own_sheet(await seen(world, game, anna))
    assert sheet.blocks[-1].block == other
    assert sheet.energy.struck >= 5


async def test_a_bomb_is_used_undone_and_told(world: World, anna: Person, bert: Person) -> None:
    game = await resolving(world, anna, bert)
    await anna.press("Bomb")
    assert "Your remaining bombs are then worth 6 points" in anna.panel_text
    await world.check()
    await anna.press("Undo")
    assert await saved(world, game, anna) == ""
    await anna.press("Bomb")
    assert await saved(world, game, anna) == "bomb"
    await enter(world, game, bert, sensible(await seen(world, game, bert)))
    await world.grace()
    assert own_sheet(await seen(world, game, anna)).bombs_used == 1
    assert f"💥 {anna.mention} uses a bomb" in read_out(world.table(game))
    assert anna.panel_words.startswith("💥 You used a bomb")


async def test_after_three_bombs_none_is_offered(world: World, anna: Person) -> None:
    game = await started(world, anna, command=SOLO)
    for _ in range(3):
        await until(world, game, anna, phase="resolve")
        await enter(world, game, anna, "bomb")
        await anna.ready()
    await until(world, game, anna, phase="resolve")
    assert "Bomb" not in button_labels(anna.panel)
    assert "no bombs" in anna.panel_text
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
        assert "out for the rest of the game" in anna.panel_text
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
    assert f"🚪 {anna.mention} drops out on" in table
    assert f"anna: {points} points" in table
    assert "out" in next(each for each in table.split(". ") if each.startswith("anna: "))
    assert anna.panel_words.startswith("🚪 You dropped out on")
    assert "You are out" in anna.panel_text
    assert not {"move", "decide", "choose", "ready"} & set(verbs(anna.panel))
    assert look.view.active == 1
    await round_(world, game, anna, bert)
    await round_(world, game, anna, bert)
    assert "drops out on" not in read_out(world.table(game)), "told once"
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
