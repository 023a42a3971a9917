"""A turn of BRIKKS: what is offered, how a choice is looked at, confirmed, changed, and what the table is told."""

import pytest

from bot.pages.control import Control, Verb
from engine.brikks.blocks import cost
from engine.brikks.moves import Minis, Out, Placement
from engine.brikks.notation import format_move, parse_move
from engine.brikks.sheet import Sheet
from engine.brikks.view import View, blocks, may_drop_out, mini_places, outcome, places
from tests.journeys.brikks_table import (
    DUEL,
    PLAY,
    SOLO,
    careless,
    draft,
    enter,
    resolving,
    round_,
    seen,
    sensible,
    started,
    step_to,
    to_the_end,
    until,
)
from tests.journeys.world import Person, World, button_labels, fingerprint, half_made, selects, verbs


def drawn(world: World, person: Person) -> str:
    """What the sheet on the person's screen looks like."""
    (picture,) = person.panel.attachments
    return fingerprint(world.env.backend.cdn.get(picture.url))


def first_place(view: View) -> str:
    """The lowest place of the thrown block, from the left."""
    assert view.throw is not None
    return format_move(Placement(view.throw, places(view, view.throw)[0]))


def own_sheet(view: View) -> Sheet:
    assert view.sheet is not None
    return view.sheet


async def saved(world: World, game: str, person: Person) -> str:
    """The person's sealed move, or nothing."""
    look = await world.look(game, person)
    return "" if look.entry is None else format_move(look.entry)


# The throw


async def test_only_the_active_player_keeps_or_throws_again(world: World, anna: Person, bert: Person) -> None:
    game = await started(world, anna, bert)
    await until(world, game, anna, bert, phase="decide")
    await world.tick(1)
    assert {"Keep it", "Throw again"} <= set(button_labels(anna.panel))
    assert not {"Keep it", "Throw again"} & set(button_labels(bert.panel))
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
    assert "where does it land?" in anna.panel_text
    await world.tick(2)
    assert f"{anna.mention} throws" in world.table(game).content
    assert "and keeps it" in world.table(game).content


async def test_a_throw_is_given_up_once_and_the_second_counts(
    world: World, anna: Person, bert: Person
) -> None:
    game = await started(world, anna, bert)
    await until(world, game, anna, bert, phase="decide")
    first = (await world.look(game)).view.throw
    await anna.press("Throw again")
    look = await world.look(game)
    assert (look.view.phase, look.view.given_up, look.view.round) == ("resolve", first, 1)
    assert [line.split()[0] for line in world.log(game)] == ["move", "move", "roll", "move", "roll"]
    await world.tick(2)
    assert "gives up" in world.table(game).content
    assert not {"Keep it", "Throw again"} & set(button_labels(anna.panel))
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


# A choice


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


async def test_a_place_is_looked_at_before_it_is_entered(world: World, anna: Person, bert: Person) -> None:
    game = await resolving(world, anna, bert)
    before = drawn(world, anna)
    place = first_place(await seen(world, game, anna))
    with world.unchanged():
        await step_to(anna, place)
    assert half_made(anna.panel) == place
    assert "Take it?" in anna.panel_text
    assert button_labels(anna.panel)[:2] == ["Confirm", "Back"]
    assert selects(anna.panel) == []
    assert drawn(world, anna) != before
    await world.check()
    with world.unchanged():
        await anna.press("Back")
    assert drawn(world, anna) == before
    assert "where does it land?" in anna.panel_text
    await step_to(anna, place)
    await anna.press("Confirm")
    assert await saved(world, game, anna) == place
    assert "Placed and saved" in anna.panel_text


async def test_a_confirmed_place_can_be_changed_until_the_round_closes(
    world: World, anna: Person, bert: Person
) -> None:
    game = await resolving(world, anna, bert)
    first, *_, last = [option.value for option in selects(anna.panel)[0].options]
    await enter(world, game, anna, first)
    assert {"Ready", "Undo"} <= set(button_labels(anna.panel))
    assert selects(anna.panel) == []
    await anna.press("Undo")
    assert await saved(world, game, anna) == ""
    assert "where does it land?" in anna.panel_text
    await enter(world, game, anna, last)
    await anna.ready()
    assert "You are ready" in anna.panel_text
    await anna.press("Undo")
    await enter(world, game, anna, first)
    await enter(world, game, bert, sensible(await seen(world, game, bert)))
    await world.tick(2)
    assert (await world.look(game)).view.round == 1
    await anna.press("Undo")
    await enter(world, game, anna, last)
    await world.tick(4)
    assert (await world.look(game)).view.round == 2
    assert f"0:{last} " in world.log(game)[-2]


async def test_every_select_has_an_id_of_its_own(world: World, anna: Person, bert: Person) -> None:
    """Discord sends nothing when the option that a select already shows is chosen again."""
    game = await resolving(world, anna, bert)
    place = first_place(await seen(world, game, anna))
    ids = [menu.custom_id for menu in selects(anna.panel)]
    for _ in range(2):
        await step_to(anna, place)
        await anna.press("Back")
        ids += [menu.custom_id for menu in selects(anna.panel)]
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
    assert any("as thrown" in label for label in labels)
    before = own_sheet(current).energy.active
    move = format_move(Placement(turned, places(current, turned)[0]))
    await step_to(anna, move)
    assert f"costs {price} energy" in anna.panel_text
    await anna.press("Back")
    assert half_made(anna.panel) == str(turned)
    await step_to(anna, str(current.throw))
    assert "energy: where" not in anna.panel_text
    await enter(world, game, anna, move)
    await enter(world, game, bert, sensible(await seen(world, game, bert)))
    brought = outcome(current, parse_move(move))  # type: ignore[arg-type]
    assert brought is not None
    await world.tick(4)
    after = own_sheet(await seen(world, game, anna))
    assert after.energy.active == before - price + brought.gained - brought.lost
    assert f"costs {price} energy" in world.table(game).content


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
    await anna.press("Confirm and roll")
    sheet = own_sheet(await seen(world, game, anna))
    assert sheet.blocks[-1].block == other
    assert sheet.energy.struck >= 5


async def test_a_bomb_is_asked_for_used_and_told(world: World, anna: Person, bert: Person) -> None:
    game = await resolving(world, anna, bert)
    with world.unchanged():
        await anna.press("Bomb")
        assert "Your bombs are then worth 6 points" in anna.panel_text
        await world.check()
        await anna.press("Back")
        await anna.press("Bomb")
    await anna.press("Confirm")
    assert await saved(world, game, anna) == "bomb"
    assert "A bomb is used" in anna.panel_text
    await enter(world, game, bert, sensible(await seen(world, game, bert)))
    await world.tick(4)
    assert own_sheet(await seen(world, game, anna)).bombs_used == 1
    assert f"{anna.mention}: 💣" in world.table(game).content


async def test_after_three_bombs_none_is_offered(world: World, anna: Person) -> None:
    game = await started(world, anna, command=SOLO)
    for _ in range(3):
        await until(world, game, anna, phase="resolve")
        await enter(world, game, anna, "bomb")
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

    while not may_drop_out(current := await seen(world, game, anna), current.throw):  # type: ignore[arg-type]
        await round_(world, game, anna, bert, choose=choose)
        await until(world, game, anna, bert, phase="resolve", choose=choose)
    assert "fits nowhere" in anna.panel_text
    await world.check()
    with world.unchanged():
        await anna.press("Drop out")
        assert "out for the rest of the game" in anna.panel_text
        await anna.press("Back")
        await anna.press("Drop out")
    await anna.press("Confirm")
    assert "You drop out, and that is saved" in anna.panel_text
    await anna.press("Undo")
    await enter(world, game, anna, format_move(Out(current.throw)))  # type: ignore[arg-type]
    points = current.points[0]
    await enter(world, game, bert, sensible(await seen(world, game, bert)))
    await world.tick(4)
    look = await world.look(game)
    assert look.view.playing == (1,)
    table = world.table(game).content
    assert f"{anna.mention}: 🚪 out with" in table
    assert f"{anna.mention} – {points} points · out" in table
    assert "You are out" in anna.panel_text
    assert not {"move", "decide", "choose", "ready"} & set(verbs(anna.panel))
    assert look.view.active == 1
    await round_(world, game, anna, bert)
    await round_(world, game, anna, bert)
    assert "🚪 out with" not in world.table(game).content, "told once"
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


# The start


async def test_start_blocks_are_chosen_one_after_the_other_in_different_colours(
    world: World, anna: Person, bert: Person, cleo: Person
) -> None:
    people = (anna, bert, cleo)
    game = await started(world, *people)
    taken: set[str] = set()
    for person in reversed(people):
        await world.tick(1)
        assert [p for p in people if selects(p.panel)] == [person]
        offered = {option.value for option in selects(person.panel)[0].options}
        assert offered == {f"{c}1" for c in ("white", "yellow", "green", "red", "blue", "black")} - taken
        block = min(offered)
        with world.unchanged():
            await step_to(person, block)
            await person.press("Another block")
            await step_to(person, block)
        columns = [option.value for option in selects(person.panel)[0].options]
        with world.unchanged():
            await step_to(person, columns[2])
            assert "Start like this?" in person.panel_text
            await person.press("Back")
            assert half_made(person.panel) == block
            await step_to(person, columns[2])
        await person.press("Confirm")
        taken.add(block)
    look = await world.look(game)
    assert [str(sheet.blocks[0].block) for sheet in look.view.sheets] == sorted(taken, reverse=True)
    await world.tick(2)
    assert f"{cleo.mention} starts with" in world.table(game).content


async def test_a_colour_that_is_taken_is_refused(world: World, anna: Person, bert: Person) -> None:
    game = await started(world, anna, bert)
    await enter(world, game, bert, "white1=1,1")
    step = (await world.look(game)).step
    await world.tick(1)
    with world.unchanged():
        await anna.press_control(Control(Verb.DECIDE, game, step, "white1=5,1"), anna.panel)
    assert "starts with this colour" in anna.panel_text


# The duel


async def duel_with_minis(world: World, anna: Person, bert: Person) -> tuple[str, Person, Person]:
    """A duel in which somebody may send minis now; returns the game, the sender and the other."""
    game = await started(world, anna, bert, command=DUEL, level="1")
    await until(world, game, anna, bert, phase="minis")
    look = await world.look(game)
    assert look.view.phase == "minis"
    sender = next(person for person in (anna, bert) if person.id in [p.user_id for p in look.pending])
    return game, sender, bert if sender is anna else anna


async def test_minis_are_sent_one_after_the_other_and_can_be_taken_back(
    world: World, anna: Person, bert: Person
) -> None:
    game, sender, other = await duel_with_minis(world, anna, bert)
    current = await seen(world, game, sender)
    assert current.seat is not None
    owed = current.owed[current.seat]
    assert f"to {other.mention}" in sender.panel_text
    assert "Send none" in button_labels(sender.panel)
    empty = drawn(world, sender)
    chosen: tuple[object, ...] = ()
    with world.unchanged():
        while len(chosen) < owed:
            cell = mini_places(current, chosen)[0]  # type: ignore[arg-type]
            chosen = (*chosen, cell)
            await step_to(sender, format_move(Minis(chosen)))  # type: ignore[arg-type]
            assert f"Send {len(chosen)}" in button_labels(sender.panel)
            await world.check()
        assert selects(sender.panel) == []
        assert drawn(world, sender) != empty
        for _ in range(owed):
            await sender.press("Take one back")
        assert drawn(world, sender) == empty
    move = format_move(Minis(chosen))  # type: ignore[arg-type]
    await enter(world, game, sender, move)
    if (await world.look(game)).view.phase == "minis":
        await enter(world, game, other, "minis=-")
    await world.tick(4)
    look = await world.look(game)
    assert look.view.phase == "decide"
    victim = look.view.sheets[1 - current.seat]
    assert victim.minis[-owed:] == chosen
    assert f"{sender.mention} sends 🧨 × {owed}" in world.table(game).content


async def test_no_minis_need_to_be_sent(world: World, anna: Person, bert: Person) -> None:
    game, sender, other = await duel_with_minis(world, anna, bert)
    await sender.press("Send none")
    if (await world.look(game)).view.phase == "minis":
        await other.press("Send none")
    await world.tick(4)
    look = await world.look(game)
    assert look.view.phase == "decide"
    assert all(sheet.new_minis == 0 for sheet in look.view.sheets)


async def test_more_minis_than_earned_are_refused(world: World, anna: Person, bert: Person) -> None:
    game, sender, _ = await duel_with_minis(world, anna, bert)
    step = (await world.look(game)).step
    with world.unchanged():
        await sender.press_control(
            Control(Verb.DECIDE, game, step, "minis=1,11/2,11/3,11/4,11/5,11"), sender.panel
        )
    assert "You may send" in sender.panel_text


async def test_who_cannot_go_on_loses_the_duel(world: World, anna: Person, bert: Person) -> None:
    game = await started(world, anna, bert, command=DUEL)

    def choose(view: View) -> str:
        return careless(view) if view.seat == 0 else sensible(view)

    while not may_drop_out(current := await seen(world, game, anna), current.throw):  # type: ignore[arg-type]
        await round_(world, game, anna, bert, choose=choose)
        await until(world, game, anna, bert, phase="resolve", choose=choose)
    await anna.press("Drop out")
    assert "you lose, unless your opponent drops out as well" in anna.panel_text
    await anna.press("Confirm")
    await enter(world, game, bert, sensible(await seen(world, game, bert)))
    await world.tick(4)
    look = await world.look(game)
    assert look.status == "finished"
    assert look.view.result.winners == (1,)
    table = world.table(game).content
    assert "Only one can go on" in table
    lines = [line for line in table.splitlines() if line.startswith(("🏆", "**2.**")) and " – " in line]
    assert lines[0].startswith(f"🏆 {bert.mention}")
    assert lines[1].startswith(f"**2.** {anna.mention}")


# What others see


async def test_nobody_sees_a_choice_of_another(world: World, anna: Person, bert: Person) -> None:
    game = await resolving(world, anna, bert)
    await world.tick(3)
    table, own = world.table(game), drawn(world, bert)
    before = (table.content, bert.panel_text)
    pictures = set(bert.seen_pictures)
    place = first_place(await seen(world, game, anna))
    await draft(world, game, anna, place)
    shown = drawn(world, anna)
    await world.tick(3)
    assert (world.table(game).content, bert.panel_text) == before
    await anna.press("Confirm")
    await world.tick(3)
    assert drawn(world, bert) == own
    assert shown not in bert.seen_pictures
    assert len(bert.seen_pictures - pictures) <= 1, "the table that says who has moved"
    assert not any(place in seen for seen in bert.seen_texts - {""} if "Placed and saved" in seen)


async def test_the_table_tells_what_the_round_brought(world: World, anna: Person, bert: Person) -> None:
    game = await resolving(world, anna, bert, level="1")
    told = set()
    for _ in range(14):
        current = (await world.look(game)).view
        await round_(world, game, anna, bert)
        await world.tick(2)
        look = await world.look(game)
        if look.status != "running" or current.phase != "resolve":
            continue
        table = world.table(game).content
        for seat, person in enumerate((anna, bert)):
            (line,) = [line for line in table.splitlines() if line.startswith(f"• {person.mention}:")]
            brought = look.view.brought[seat]
            if brought is None:
                continue
            told |= {name for name in ("gained", "rows", "crosses", "cost") if getattr(brought, name)}
            assert (f"+{brought.gained} energy" in line) == bool(brought.gained)
            assert ("special cross" in line) == bool(brought.crosses)
            assert ("fills row" in line) == bool(brought.rows)
            assert (f"costs {brought.cost} energy" in line) == bool(brought.cost)
    assert "gained" in told


async def test_the_sheet_can_be_had_as_text(world: World, anna: Person, bert: Person) -> None:
    await resolving(world, anna, bert)
    answer = await anna.press("As text")
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
        assert "round 2" in person.panel_text
    await world.check()
