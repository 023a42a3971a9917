"""How many messages a game makes, and the people that they notify."""

from dataclasses import replace
from typing import get_args

import pytest

from bot.messages.game_messages import PROGRESS_GAP, may_return
from bot.store.rows import TableStyle
from bot.store.settings import TABLE_STYLE
from bot.turns.clocks import SECOND
from tests.journeys.screen import button_labels, controls, read_out, verbs
from tests.journeys.skipping import undo_once
from tests.journeys.world import Person, World


def table_edits(world: World) -> int:
    bodies = [r.json for r in world.env.http_requests if r.method == "PATCH" and r.json]
    return sum(":sheet" in str(body.get("components")) for body in bodies)


@pytest.mark.slow
@pytest.mark.parametrize("pause", [1, 9])
async def test_a_round_of_four_makes_three_edits_of_the_table_at_most(
    world: World, anna: Person, bert: Person, pause: int
) -> None:
    people = [anna, bert, world.person("cleo"), world.person("dora")]
    game = await world.first_throw(*people)
    for closed in range(1, 4):
        before = table_edits(world)
        for person in people:
            await world.tick(pause)
            await person.place_first()
        await world.grace()
        assert (await world.look(game)).view.round == closed + 1
        # The last of them shows the next throw.
        assert 1 <= table_edits(world) - before <= 3


@pytest.mark.parametrize("pause", [1, PROGRESS_GAP / SECOND + 1])
async def test_a_table_is_not_edited_for_a_round_that_is_about_to_close(
    world: World, anna: Person, bert: Person, game: str, pause: float
) -> None:
    await anna.place_first()
    await world.tick(pause)
    before, sheet = table_edits(world), anna.panel_text
    await bert.place_first()
    await world.tick(1)
    assert (await world.look(game)).times.closes_at is not None
    assert "all moves are in" in bert.panel_text
    assert "Ready" not in (*button_labels(anna.panel), *button_labels(bert.panel))
    assert (table_edits(world), anna.panel_text) == (before, sheet)
    await world.tick(1)
    assert "Round 2" in read_out(world.table())
    assert "Round 2" in bert.panel_text
    assert table_edits(world) == before + 1


@pytest.mark.usefixtures("game")
async def test_the_table_shows_at_once_that_a_round_closes_and_that_it_waits_again(
    world: World, anna: Person, bert: Person
) -> None:
    await undo_once(anna)
    await anna.place_first()
    await world.tick(1)
    before = table_edits(world)
    await bert.place_first()
    await world.tick(1)
    assert "All moves are in" in read_out(world.table())
    assert "Waiting" not in read_out(world.table())
    await bert.press("Undo")
    await world.tick(1)
    assert bert.mention in read_out(world.table()).split("Waiting for")[1]
    assert "All moves are in" not in read_out(world.table())
    assert table_edits(world) == before + 2


async def test_each_round_may_be_a_message_of_its_own(world: World, anna: Person, bert: Person) -> None:
    await world.set_up(TABLE_STYLE.to("rounds"))
    game = await world.first_throw(anna, bert)
    # The message of the start goes once the first throw's has come.
    await world.tick(1)
    count = len(world.public())
    await anna.place_first()
    await world.tick(3)
    await bert.place_first()
    await world.tick(1)
    assert len(world.public()) == count, "progress is no round"
    await anna.ready()
    await bert.ready()
    await world.tick(3)
    for _ in range(2):
        await world.round(anna, bert)
        await world.tick(3)
    *old, newest = world.public()
    assert "sheet" in verbs(newest)
    assert "Round 4" in read_out(newest)
    # A closed round is one line: its throw, its news, the standings.
    throws = (await world.look(game)).dice.throws
    for number, (message, (_, (first, second))) in enumerate(zip(old, throws, strict=False), 1):
        assert (controls(message), message.attachments) == ([], [])
        assert read_out(message).startswith(f"🎲 **Round {number}**: {first} and {second} · ")
        assert f"🔵\u00a0{anna.mention}\u00a0**" in read_out(message)
        for absent in ("\n", "<t:", "Waiting", "🏁"):
            assert absent not in read_out(message)
    assert len(old) == 3


async def test_a_late_table_stays_under_a_thumb_but_no_round_loses_its_message(
    world: World, anna: Person, bert: Person, game: str
) -> None:
    (table,) = [row for row in await world.rows(game) if row.kind == "table"]
    await world.round(anna, bert)
    late, styles = replace(table, is_urgent=True), get_args(TableStyle)
    look = await world.look(game)
    assert {style for style in styles if may_return(look, late, style)} == {"follow", "rounds"}
    await anna.place_first()
    look = await world.look(game)
    assert {style for style in styles if may_return(look, late, style)} == {"rounds"}


@pytest.mark.usefixtures("unhurried")
async def test_a_table_too_old_to_be_edited_is_sent_anew(world: World, anna: Person, bert: Person) -> None:
    old = world.table()
    await world.wait(minutes=61)
    await world.round(anna, bert)
    await world.tick(3)
    [table] = world.public()
    assert table.id != old.id
    assert "Round 2" in read_out(table)
    assert len(anna.direct_messages()) == 1
