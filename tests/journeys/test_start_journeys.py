"""Start numbers: recorded games press every way to write them; here is what else may happen meanwhile."""

import pytest

from tests.journeys.screen import buttons, selects, verb
from tests.journeys.world import Person, World


def asked(person: Person) -> str:
    return str(next(s for s in selects(person.panel) if verb(s) == "choose").placeholder)


@pytest.mark.slow
async def test_a_half_made_choice_survives_other_peoples_presses_and_the_warning(
    world: World, anna: Person, bert: Person
) -> None:
    game = await world.game(anna, bert, clock="day")
    await anna.choose("F5")
    await bert.press("Shuffle")
    await world.tick(3)
    assert asked(anna) == "By hand: place the 2"
    await world.wait(minutes=18 * 60 + 1)
    assert (await world.look(game)).times.is_warned
    # By then whatever leads to the table that warned leads to the new one.
    await world.progress()
    assert asked(anna) == "By hand: place the 2"


@pytest.mark.parametrize(
    ("start", "move", "reasons"),
    [
        ("stars", "start=A1,F2,B4,F5,B7,E7", ["A1 has no star"]),
        ("free", "start=A1,B1,B4,F5,B7,E7", ["A1", "an area of its own"]),
        ("stars", "A1=3", ["not waiting for that now"]),
    ],
)
async def test_what_is_no_start_is_refused_with_its_reason(
    world: World, start: str, move: str, reasons: list[str]
) -> None:
    anna, bert = world.crowd(2)
    game = await world.game(anna, bert, start=start)
    with world.unchanged():
        await anna.press_id(f"b1:{game}:0:move:{move}", anna.panel)
    for reason in reasons:
        assert reason in anna.panel_text


async def test_nonsense_in_a_half_made_choice_does_no_harm(world: World, anna: Person, starting: str) -> None:
    with world.unchanged():
        for arg in ("Z9-Z9", "C2-C2-C2", "C2+99", "page7", "+", "-", "C2-F2-B4-F5-B7-E7-A1"):
            for control, value in (
                (f"b1:{starting}:0:choose:{arg}", None),
                (f"s1:{starting}:0:choose:{arg[:8]}", "A1="),
            ):
                answer = await anna.press_id(control, anna.panel, value)
                assert "That did not work" not in answer.text, control
    assert buttons(anna.panel)


@pytest.mark.usefixtures("starting")
async def test_every_select_has_an_id_of_its_own(anna: Person) -> None:
    """Discord sends nothing when the option that a select already shows is chosen again."""
    seen = {selects(anna.panel)[0].custom_id}
    for _ in range(3):
        await anna.choose("C2")
        seen.add(selects(anna.panel)[0].custom_id)
        await anna.press("Undo the 1")
        seen.add(selects(anna.panel)[0].custom_id)
    assert len(seen) == 7
