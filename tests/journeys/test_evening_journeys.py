"""The flow of an evening: news, the table's place in a chatty channel, the end, and nothing stale."""

from __future__ import annotations

import pytest

from bot.features.boards.facts import LevelSoFar
from bot.messages.channels import SCROLLED_BY
from bot.pages.control import Control, Verb
from bot.store.rows import TableStyle
from bot.store.settings import TABLE_STYLE
from bot.turns.clocks import MINUTE, SECOND
from bot.turns.rounds import GRACE_ALONE
from tests.journeys.brikks_table import (
    SOLO,
    careless,
    sensible,
    started,
)
from tests.journeys.screen import controls, framed, read_out, verbs, words
from tests.journeys.skipping import to_the_end, undo_once
from tests.journeys.world import Person, World

STALE = ("<t:", "Waiting", "⏳")


@pytest.fixture(autouse=True)
def _looks_each_round(monkeypatch: pytest.MonkeyPatch) -> None:
    """These evenings pass within moments, so the bot would not look again."""
    monkeypatch.setattr("bot.messages.channels.LOOK_EACH", 0)
    monkeypatch.setattr("bot.messages.channels.LOOK_AFTER", 0)
    monkeypatch.setattr("bot.messages.refresher.RETURNS_EACH", 0)


async def chat(world: World, person: Person, count: int) -> None:
    for number in range(count):
        await person.actor.send(world.channel, f"well, number {number}")


async def test_a_table_comes_back_to_the_bottom_of_a_chatty_channel_with_the_next_throw(
    world: World, anna: Person, bert: Person, game: str
) -> None:
    first = world.table(game).id
    await chat(world, anna, SCROLLED_BY - 2)
    await world.round(anna, bert)
    await world.tick(2)
    assert world.table(game).id == first, "hardly anybody has written below it"
    await chat(world, anna, 1)
    await world.round(anna, bert)
    await world.tick(2)
    table = world.public()[-1]
    assert (table.id, "sheet" in verbs(table)) == (world.table(game).id, True)
    assert "Round 3." in read_out(table)
    assert first not in [message.id for message in world.public()]
    # At most once a round, whatever is written, and while somebody changes their mind.
    await chat(world, bert, 2 * SCROLLED_BY)
    await anna.place_first()
    await bert.place_first()
    await bert.press("Undo")
    await world.progress()
    assert world.table(game).id == table.id
    assert f"Waiting for {bert.mention}," in read_out(world.table(game))
    await bert.place_first()
    await world.grace()
    await world.tick(2)
    assert world.table(game).id == world.public()[-1].id != table.id


async def test_a_table_does_not_come_back_twice_a_minute(
    world: World, anna: Person, bert: Person, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.messages.refresher.RETURNS_EACH", MINUTE)
    await world.tick(MINUTE / SECOND)
    places = [world.table(game).id]
    for seconds in (1, 1, MINUTE / SECOND):
        await world.tick(seconds)
        await chat(world, anna, SCROLLED_BY)
        await world.round(anna, bert)
        await world.tick(2)
        places.append(world.table(game).id)
    assert places[0] != places[1] == places[2] != places[3]


async def test_a_table_comes_back_before_the_panel_of_the_last_mover_shows_the_next_throw(
    world: World, anna: Person, bert: Person, game: str
) -> None:
    """Otherwise the panel would slide away just when its controls are new."""
    for person in (anna, bert):
        await person.press("My sheet", world.table())
    await undo_once(bert)
    for chatter in (SCROLLED_BY, 0):
        await chat(world, anna, chatter)
        table = world.table(game).id
        await world.round(anna)
        await bert.place_first()
        panel = bert.panel.id
        before = len(world.env.http_requests)
        await bert.ready()
        written = [r for r in world.env.http_requests[before:] if r.method in ("POST", "PATCH")]
        [answer] = [place for place, request in enumerate(written) if "callback" in request.path]
        sent = [request.path.endswith(f"/{world.channel.id}/messages") for request in written]
        assert (bert.panel.id, "Write" in bert.panel_text) == (panel, True)
        assert (world.table(game).id != table, sum(sent[:answer]), sum(sent)) == (
            (True, 1, 1) if chatter else (False, 0, 0)
        )
        await world.tick(1)


async def test_a_quiet_server_leaves_the_table_where_it_is(
    world: World, anna: Person, bert: Person, game: str
) -> None:
    first = world.table(game).id
    await world.set_up(TABLE_STYLE.to("stay"))
    await chat(world, anna, SCROLLED_BY)
    await world.round(anna, bert)
    await world.tick(2)
    assert "Round 2." in read_out(world.table(game))
    assert [m.id for m in world.public() if m.author.bot] == [world.table(game).id] == [first]


@pytest.mark.slow
@pytest.mark.parametrize("style", ["follow", "stay", "rounds"])
async def test_nothing_waits_on_any_screen_when_the_game_is_over(
    style: TableStyle, world: World, anna: Person, bert: Person
) -> None:
    await world.set_up(TABLE_STYLE.to(style))
    game = await world.first_throw(anna, bert)
    await bert.press("My sheet", world.table(game))
    await world.round(anna, bert)
    await world.tick(2)
    await to_the_end(world, game, anna, bert)
    await world.tick(3)
    closing = world.public()[-1]
    assert words(closing).startswith("🏆 ")
    for message in {m.id: m for p in (anna, bert) for m in p.sees()}.values():
        assert not any(sign in read_out(message) for sign in STALE), read_out(message)
        assert (
            message.id == closing.id
            or message.guild is None
            or message.flags.ephemeral
            or not controls(message)
        )
    # Chat below a finished game brings nothing back.
    await chat(world, anna, SCROLLED_BY)
    await world.progress()
    assert world.closing(game).id == closing.id


@pytest.mark.usefixtures("lobby")
async def test_a_lapsed_lobby_and_its_notes_say_that_it_is_closed(world: World, bert: Person) -> None:
    await world.wait(minutes=31)
    for message in (*world.public(), *bert.direct_messages()):
        assert "This table is closed." in read_out(message)
        assert not any(sign in read_out(message) for sign in STALE)
        assert controls(message) == []


async def test_a_solo_game_goes_on_by_itself_unless_somebody_wants_to_press_next_throw(
    world: World, anna: Person
) -> None:
    await anna.slash("brilliant solo", sheets="channel")
    game = controls(anna.panel)[0].game
    await anna.place_first()
    await world.tick(GRACE_ALONE / SECOND + 1)
    assert (await world.look(game)).view.round == 1
    late = await anna.press_control(Control(Verb.READY, game, 0), anna.panel)
    assert not late.is_new
    assert "Round 1, 43 throws left." in late.text
    assert "⚠️" not in late.text
    assert (await world.look(game)).view.round == 1
    settings = (await anna.slash("settings")).shown
    assert "**Next throw by itself**: on" in framed(settings)
    changed = await anna.press_control(Control(Verb.SET, arg="person.core.goeson=no"), settings)
    assert "**Next throw by itself**: off" in framed(changed.message)
    await anna.place_first()
    await world.tick(200)
    assert (await world.look(game)).view.round == 1
    assert "Saved. Press **Next throw**, or **Undo**." in anna.panel_text
    await anna.press("Next throw")
    assert (await world.look(game)).view.round == 2


@pytest.mark.slow
async def test_a_solo_game_tells_the_way_to_a_trophy(world: World, anna: Person) -> None:
    """A first score has nothing to beat but par; a later one is compared with the best so far."""
    best, won = None, []
    for choose in (careless, careless, sensible):
        if best is not None:
            await anna.press("Play again")
        else:
            await started(world, anna, command=SOLO)
        game = controls(anna.panel)[0].game
        await to_the_end(world, game, anna, choose=choose)
        look = await world.look(game, anna)
        assert (known.best if (known := look.facts.of(LevelSoFar)) else None) == best
        (points,) = look.view.points
        # If there is a par, it alone decides.
        won.append(points > look.par)
        assert anna.panel_words.startswith("🏆" if won[-1] else "**Your score:")
        assert ("so far" in (await anna.press("More")).text) == (best is not None)
        best = max(points, best or 0)
    assert not won[0]
