"""The process may end at any moment: nothing is lost, and earlier messages keep working."""

from collections.abc import Hashable
from typing import Any

import pytest

from bot.render.worker import RenderWorker
from tests.journeys.screen import button_labels, controls, options, read_out, selects, verbs
from tests.journeys.skipping import undo_once
from tests.journeys.test_game_journeys import end_by_moderator
from tests.journeys.world import Person, World


async def test_a_lobby_survives(world: World, anna: Person, cleo: Person, lobby: str) -> None:
    old = world.table()
    with world.unchanged():
        await world.restart()
    await world.check()
    assert world.table().id == old.id
    await cleo.press("Join", old)
    await anna.press("Start", old)
    assert len((await world.look(lobby)).players) == 3
    assert "Put 1 to 6" in cleo.panel_text


async def test_half_made_start_numbers_survive(
    world: World, anna: Person, bert: Person, starting: str
) -> None:
    for star in ("C2", "F2", "B4"):
        await anna.choose(star)
    with world.unchanged():
        await world.restart()
    for star in ("F5", "B7", "E7"):
        await anna.choose(star)
    await anna.ready()
    await world.round(bert)
    assert world.log(starting)[0].startswith("move 0:start=C2,F2,B4,F5,B7,E7 ")


@pytest.mark.usefixtures("unhurried")
async def test_what_is_current_is_read_once_and_not_drawn(
    world: World, anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    await anna.place_first()
    await world.progress()
    drawn: list[Hashable] = []
    draw = RenderWorker.draw

    async def drawing(worker: RenderWorker, key: Hashable, *args: Any) -> bytes:
        drawn.append(key)
        return await draw(worker, key, *args)

    monkeypatch.setattr(RenderWorker, "draw", drawing)
    before = len(world.env.http_requests)
    await world.restart()
    requests = [r for r in world.env.http_requests[before:] if "/messages/" in r.path]
    # The table message and two panels.
    assert len({request.path for request in requests}) == 3
    assert [request.method for request in requests] == ["GET"] * 3
    assert drawn == []
    await world.check()


async def test_while_many_games_wait_to_be_redrawn_no_more_are_looked_for(
    world: World, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.messages.refresher.SWEEP", 1)
    refresher, behind = world.bot.refresher, world.bot.messages.behind
    limits: list[int] = []

    async def counted(*args: int, limit: int, **options: int) -> list[str]:
        limits.append(limit)
        return await behind(*args, limit=limit, **options)

    monkeypatch.setattr(world.bot.messages, "behind", counted)
    with refresher._tasks.held_back(0):
        refresher.wake_later(game)
        await world.tick(2)
        assert set(limits) == {0}
    limits.clear()
    await world.tick(2)
    assert set(limits) == {1}
    await world.check()


async def test_a_throw_nobody_was_told_of_is_told_after_the_restart(
    world: World, anna: Person, bert: Person, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await undo_once(anna)
    await world.round(anna)
    # The process ends between the commit and the first message.
    monkeypatch.setattr(world.bot.refresher, "wake", lambda _: None)
    await world.round(bert)
    assert "Round 1" in anna.panel_text
    assert "Round 1" in read_out(world.table())
    await world.restart()
    assert (await world.look(game)).view.round == 2
    assert "Round 2" in anna.panel_text
    assert "Round 2" in read_out(world.table())
    await world.check()


async def test_a_sheet_in_the_channel_survives(world: World, anna: Person, bert: Person) -> None:
    game = await world.game(anna, bert, sheets="channel")
    for person in (anna, bert):
        await person.press("My sheet", world.table())
    await world.round(anna, bert)
    await world.restart()
    await world.check()
    await world.round(anna, bert)
    assert (await world.look(game)).view.round == 2
    assert "Round 2" in anna.panel_text


@pytest.mark.parametrize("engine", ["postgres"])
async def test_a_solo_game_survives_in_every_phase(world: World, anna: Person) -> None:
    await anna.slash("brilliant solo")
    game = controls(anna.panel)[0].game
    seen: set[str] = set()
    while not {"start", "place", "strike"} <= seen:
        look = await world.look(game, anna)
        if look.view.phase not in seen:
            seen.add(look.view.phase)
            with world.unchanged():
                await world.restart()
        await world.round(anna)
    assert (await world.look(game, anna)).view.round >= 10


async def test_an_ended_game_stays_as_it_is(world: World, bert: Person, game: str) -> None:
    await end_by_moderator(world, game)
    await world.tick(2)
    shown = [(m.id, read_out(m)) for m in world.public()]
    with world.unchanged():
        await world.restart()
    assert [(m.id, read_out(m)) for m in world.public()] == shown
    assert (await bert.press("Rematch", world.public()[-1])).is_private
    assert "join" in verbs(world.table())


@pytest.mark.parametrize("engine", ["sqlite", "postgres"])
async def test_every_round_may_be_followed_by_a_restart(
    world: World, anna: Person, bert: Person, starting: str
) -> None:
    log: list[str] = []
    await undo_once(anna)
    for number in range(4):
        chosen = []
        for person in (anna, bert):
            chosen.append(await person.place_first())
            await world.restart()
            assert {"Ready", "Undo"} <= set(button_labels(person.panel))
        for person in (anna, bert):
            await person.ready()
            await world.restart()
        await world.check()
        assert world.log(starting)[-2] == f"move 0:{chosen[0]} 1:{chosen[1]}"
        assert (await world.look(starting)).view.round == number + 1
        assert world.log(starting)[: len(log)] == log
        log = world.log(starting)
    assert options(anna.panel) or not selects(anna.panel)
    assert len(world.public()) == 1


@pytest.mark.usefixtures("game")
async def test_messages_that_cannot_be_compared_are_drawn_again(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """One of them must not keep the others from being drawn."""

    def fail(_: object) -> str:
        raise KeyError("components")

    monkeypatch.setattr("bot.messages.refresher.half_made", fail)
    edits = len(world.env.http_requests)
    await world.restart()
    assert caplog.text.count("could not be compared") >= 2
    changed = [r.path for r in world.env.http_requests[edits:] if r.method == "PATCH"]
    assert len(changed) >= 2
    caplog.clear()
