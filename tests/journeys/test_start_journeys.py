from engine.brilliant.level import format_field
from engine.brilliant.sheet import Start
from tests.journeys.screen import button_labels, buttons, options, read_out, selects, verb
from tests.journeys.world import Person, World

STARS = ("C2", "F2", "B4", "F5", "B7", "E7")


def offered(person: Person) -> list[str]:
    """The values of the select for the next start number."""
    menu = next(s for s in selects(person.panel) if verb(s) == "choose")
    return [str(option.value) for option in menu.options]


def asked(person: Person) -> str:
    return str(next(s for s in selects(person.panel) if verb(s) == "choose").placeholder)


async def entered(world: World, game: str, person: Person) -> tuple[str, ...]:
    """The fields of the person's sealed start numbers."""
    entry = (await world.look(game, person)).viewer.entry
    assert isinstance(entry, Start)
    return tuple(map(format_field, entry.fields))


async def test_one_press_shuffles_the_numbers_onto_the_stars(
    world: World, anna: Person, bert: Person
) -> None:
    game = await world.game(anna, bert)
    await anna.press("Shuffle")
    assert sorted(await entered(world, game, anna)) == sorted(STARS)
    assert "Saved: waiting" in anna.panel_text
    await anna.press("Undo")
    await anna.press("Shuffle")
    assert sorted(await entered(world, game, anna)) == sorted(STARS)


async def test_the_first_button_is_a_good_start_and_stays_the_same(
    world: World, anna: Person, bert: Person
) -> None:
    game = await world.game(anna, bert)
    assert button_labels(anna.panel)[0] == "Good start"
    await anna.press("Good start")
    first = await entered(world, game, anna)
    await anna.press("Undo")
    await anna.press("Good start")
    assert await entered(world, game, anna) == first


async def test_numbers_go_one_by_one_onto_stars(world: World, anna: Person, bert: Person) -> None:
    game = await world.game(anna, bert)
    for number, star in enumerate(STARS, 1):
        assert asked(anna) == f"By hand: where does the {number} go?"
        assert len(offered(anna)) == 7 - number
        assert (await world.look(game, anna)).viewer.entry is None
        await anna.choose(star)
    assert await entered(world, game, anna) == STARS


async def test_a_half_made_choice_is_drawn_and_can_be_taken_back(
    world: World, anna: Person, bert: Person
) -> None:
    await world.game(anna, bert)
    await anna.choose("F5")
    await anna.choose("B4")
    (picture,) = anna.panel.attachments
    assert "F5" in str(picture.description)
    await anna.press("Undo the 2")
    assert asked(anna) == "By hand: where does the 2 go?"
    assert "F5" not in offered(anna)
    assert "B4" in offered(anna)
    await anna.press("Undo the 1")
    assert asked(anna) == "By hand: where does the 1 go?"
    assert "Undo the 1" not in button_labels(anna.panel)


async def test_a_half_made_choice_survives_other_peoples_presses(
    world: World, anna: Person, bert: Person
) -> None:
    await world.game(anna, bert)
    await anna.choose("F5")
    await bert.press("Shuffle")
    await world.tick(3)
    assert asked(anna) == "By hand: where does the 2 go?"


async def test_a_half_made_choice_survives_the_warning(world: World, anna: Person, bert: Person) -> None:
    await world.game(anna, bert)
    await anna.choose("F5")
    await world.tick(70)
    assert asked(anna) == "By hand: where does the 2 go?"


async def test_saved_start_numbers_can_be_placed_anew_and_undone(
    world: World, anna: Person, bert: Person
) -> None:
    game = await world.game(anna, bert)
    await anna.press("Shuffle")
    await anna.press("Undo")
    for star in STARS[::-1]:
        await anna.choose(star)
    assert await entered(world, game, anna) == STARS[::-1]
    await anna.press("Undo")
    assert (await world.look(game, anna)).viewer.entry is None
    assert "Put 1 to 6" in anna.panel_text


async def test_free_numbers_go_by_area_and_then_by_field(world: World, anna: Person, bert: Person) -> None:
    game = await world.game(anna, bert, start="free")
    for number in range(1, 7):
        areas = offered(anna)
        assert all(value.startswith("+") for value in areas)
        assert len(areas) == 12 - number
        await anna.choose(areas[0])
        fields = offered(anna)
        assert not any(value.startswith("+") for value in fields)
        await anna.choose(fields[-1])
    fields_ = await entered(world, game, anna)
    assert len(set(fields_)) == 6


async def test_a_chosen_area_can_be_taken_back(world: World, anna: Person, bert: Person) -> None:
    await world.game(anna, bert, start="free")
    areas = offered(anna)
    await anna.choose(areas[0])
    assert "Other area" in button_labels(anna.panel)
    await anna.press("Other area")
    assert offered(anna) == areas


async def test_free_starts_may_be_shuffled_onto_the_stars_too(
    world: World, anna: Person, bert: Person
) -> None:
    game = await world.game(anna, bert, start="free")
    await anna.press("Shuffle")
    assert sorted(await entered(world, game, anna)) == sorted(STARS)


async def test_fields_that_are_no_stars_are_refused(world: World, anna: Person, bert: Person) -> None:
    game = await world.game(anna, bert)
    with world.unchanged():
        await anna.press_id(f"b1:{game}:0:move:start=A1,F2,B4,F5,B7,E7", anna.panel)
    assert "A1 has no star" in anna.panel_text


async def test_two_numbers_in_one_area_are_refused(world: World, anna: Person, bert: Person) -> None:
    game = await world.game(anna, bert, start="free")
    with world.unchanged():
        await anna.press_id(f"b1:{game}:0:move:start=A1,B1,B4,F5,B7,E7", anna.panel)
    assert "A1" in anna.panel_text
    assert "an area of its own" in anna.panel_text


async def test_a_placement_is_no_answer_to_the_start(world: World, anna: Person, bert: Person) -> None:
    game = await world.game(anna, bert)
    with world.unchanged():
        await anna.press_id(f"b1:{game}:0:move:A1=3", anna.panel)
    assert "not waiting for that now" in anna.panel_text


async def test_nonsense_in_a_half_made_choice_does_no_harm(world: World, anna: Person, bert: Person) -> None:
    game = await world.game(anna, bert)
    with world.unchanged():
        for arg in ("Z9-Z9", "C2-C2-C2", "C2+99", "page7", "+", "-", "C2-F2-B4-F5-B7-E7-A1"):
            answer = await anna.press_id(f"b1:{game}:0:choose:{arg}", anna.panel)
            assert "That did not work" not in answer.text, arg
            answer = await anna.press_id(f"s1:{game}:0:choose:{arg[:8]}", anna.panel, "A1=")
            assert "That did not work" not in answer.text, arg
    assert buttons(anna.panel)


async def test_the_first_throw_comes_when_all_are_ready(world: World, anna: Person, bert: Person) -> None:
    game = await world.game(anna, bert)
    await anna.press("Shuffle")
    await anna.press("Ready")
    assert (await world.look(game)).view.round == 0
    await bert.press("Shuffle")
    await bert.press("Ready")
    assert (await world.look(game)).view.round == 1
    assert "Round 1" in read_out(world.table())
    assert "Round 1" in anna.panel_text
    assert options(anna.panel) or "Pass" in button_labels(anna.panel)


async def test_every_select_has_an_id_of_its_own(world: World, anna: Person, bert: Person) -> None:
    """Discord sends nothing when the option that a select already shows is chosen again."""
    await world.game(anna, bert)
    seen = {selects(anna.panel)[0].custom_id}
    for _ in range(3):
        await anna.choose("C2")
        seen.add(selects(anna.panel)[0].custom_id)
        await anna.press("Undo the 1")
        seen.add(selects(anna.panel)[0].custom_id)
    assert len(seen) == 7
