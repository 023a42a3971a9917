"""The way to the first game: invitations, new tables, tips, and what people set for themselves."""

from __future__ import annotations

import discord

from bot.store.people import MOST_TOLD, People
from bot.store.settings import SERVER_THEME
from bot.turns.limits import INVITATIONS
from tests.journeys.screen import below, button_labels, controls, framed, read_out
from tests.journeys.skipping import skip
from tests.journeys.test_privacy_journeys import delete, naming
from tests.journeys.world import Person, World

COLOURS = "-# 🟩\u00a0any · 🟦\u00a0same · 🟥\u00a0different · 🟪\u00a0two at most · 🟧\u00a01–3 or 4–6"
"""What the colours of level 1 take."""


def pings(world: World) -> list[set[int]]:
    """The people that each notifying message notified, in order."""
    bodies = [request.json for request in world.env.http_requests if isinstance(request.json, dict)]
    users = [body.get("allowed_mentions", {}).get("users", ()) for body in bodies]
    return [set(map(int, each)) for each in users if each]


def notice(world: World) -> discord.Message:
    return notices(world)[-1]


def notices(world: World) -> list[discord.Message]:
    """The messages that mention those who may join, oldest first."""
    return [m for m in world.public() if not m.attachments and controls(m)]


async def told(world: World, *people: Person) -> None:
    for person in people:
        await People(world.bot.store).set_alert(world.guild.id, person.id, is_on=True)


async def test_a_duel_keeps_the_other_seat_for_the_opponent(
    world: World, anna: Person, bert: Person, cleo: Person
) -> None:
    await anna.slash("brikks duel", opponent=bert.actor)
    table = world.table()
    game = controls(table)[0].game
    assert f"• {bert.mention} – invited" in read_out(table)
    assert pings(world) == [{bert.id}]
    assert f"{anna.name} invites you to **BRIKKS duel" in read_out(notice(world))
    assert button_labels(notice(world)) == ["Join", "No, thanks"]
    assert f"kept for {bert.mention}" in (await cleo.press("Join", table)).text
    assert "kept for" in (await anna.add_computer("steady", table)).text
    assert (await world.look(game)).status == "lobby"
    await bert.press("Join", notice(world))
    await world.tick(2)
    assert (await world.look(game)).status == "running"
    assert notices(world) == []
    assert not any("runs out ." in seen for seen in bert.seen_texts)
    assert pings(world) == [{bert.id}]
    await world.check()


async def test_an_invitation_may_be_turned_down_and_ends_with_the_lobby(
    world: World, anna: Person, bert: Person, cleo: Person
) -> None:
    await anna.play_command(players=3, invite=bert.actor, **{"invite-2": cleo.actor})
    assert pings(world) == [{bert.id, cleo.id}]
    await bert.press("No, thanks", notice(world))
    await world.progress()
    assert bert.mention not in read_out(world.table())
    assert bert.mention not in read_out(notice(world))
    assert cleo.mention in read_out(notice(world))
    await bert.press("Join", world.table())
    await anna.press("Start", world.table())
    await world.tick(2)
    assert notices(world) == []
    assert world.stored("guest") == []
    await world.check()


async def test_a_host_may_not_keep_inviting_the_same_person(
    world: World, anna: Person, bert: Person, cleo: Person
) -> None:
    for _ in range(INVITATIONS.most):
        await anna.play_command(invite=bert.actor)
        await anna.cancel()
        await world.tick(2)
    again = anna.play_command(players=3, invite=bert.actor, **{"invite-2": cleo.actor})
    assert "You have invited the same person 3 times lately" in await world.refusal(again)
    await anna.play_command(invite=cleo.actor)
    await bert.play_command(invite=anna.actor)
    assert pings(world) == [{bert.id}] * INVITATIONS.most + [{cleo.id}, {anna.id}]


async def test_an_invited_person_who_is_forgotten_is_named_no_more(
    world: World, anna: Person, bert: Person
) -> None:
    await told(world, bert)
    await anna.play_command(invite=bert.actor)
    assert len(naming(world, bert)) == 2
    done = await delete(bert)
    assert "deleted everywhere" in framed(done.message)
    assert done.labels == []
    await world.tick(3)
    assert naming(world, bert) == []
    assert notices(world) == []
    assert [row[1] for row in world.stored("guest", "alert", "person")] == [anna.id]
    await world.check()


async def test_whom_nobody_can_play_with_is_not_invited(world: World) -> None:
    anna, bert, cleo = world.crowd(3)
    bot = world.guild.add_member(world.env.create_user("robo", bot=True))
    stranger = world.env.create_user("stranger")
    for invited, reason in (
        ({"invite": bot}, "is a bot and cannot join"),
        ({"invite": anna.actor}, "You have a seat already"),
        ({"invite": bert.actor, "invite-2": cleo.actor}, "the table has 2 seats"),
        ({"invite": stranger}, "is not on this server"),
    ):
        assert reason in await world.refusal(anna.play_command(players=2, **invited))
    assert world.public() == []


async def test_those_who_want_it_are_told_of_a_new_table(
    world: World, anna: Person, bert: Person, cleo: Person
) -> None:
    page = await bert.slash("settings")
    assert "**Tell me when a table opens** here: off" in framed(page.message)
    switch = next(control for control in controls(page.shown) if control.verb == "alert")
    assert "here: on" in framed((await bert.press_control(switch, page.shown)).message)
    await anna.play_command(players=3)
    assert pings(world) == [{bert.id}]
    first = notice(world)
    assert f"{bert.mention}: {anna.name} has opened a table, **BRILLIANT" in read_out(first)
    assert button_labels(first) == ["Join", "Stop telling me"]
    await cleo.slash("brilliant play", players=2)  # no one is told twice in an hour
    assert pings(world) == [{bert.id}]
    await bert.press("Join", first)
    await world.tick(2)
    assert notices(world) == []
    await world.wait(minutes=61)
    await anna.play_command(players=3)
    assert pings(world) == [{bert.id}, {bert.id}]
    answer = await bert.press("Stop telling me", notice(world))
    assert "no longer told" in answer.private_text
    assert answer.labels == ["Tell me of new tables"]
    await world.wait(minutes=61)
    assert notices(world) == []
    await anna.play_command(players=3)
    assert len(pings(world)) == 2
    await world.check()


async def test_at_most_so_many_are_told_of_one_table(world: World, anna: Person) -> None:
    crowd = [world.person(f"fan{number}") for number in range(MOST_TOLD + 2)]
    await told(world, anna, *crowd)
    await anna.play_command()
    assert pings(world) == [{person.id for person in crowd[:MOST_TOLD]}]
    await anna.play_command()
    assert pings(world)[1:] == [{person.id for person in crowd[MOST_TOLD:]}]


async def test_alerts_are_switched_from_a_table_and_off_in_direct_messages(
    world: World, anna: Person, bert: Person
) -> None:
    await world.game(anna, bert, players=2)
    assert "you are mentioned there" in (await bert.more("Tell me of new tables", world.table())).text
    page = await bert.slash_in_dm("settings")
    assert "on for 1 server" in framed(page.message)
    assert ": off." in framed((await bert.press("Switch all off", page.shown)).message)
    assert await People(world.bot.store).alerts(bert.id) == []


async def test_open_sheets_take_the_colours_of_their_player(world: World, anna: Person, bert: Person) -> None:
    await world.set_up(SERVER_THEME.to("light"))
    game = await world.game(anna, bert, players=2)
    themes = [(await world.look(game, person)).viewer.theme for person in (None, anna, bert)]
    assert themes == ["light", "dark", "dark"]
    dark = world.picture(anna.panel)
    page = await anna.slash_in_dm("settings")
    changed = await anna.press("Make them light", page.shown)
    assert "**Pictures**: light" in framed(changed.message)
    await world.tick(3)
    assert [(await world.look(game, person)).viewer.theme for person in (anna, bert)] == ["light", "dark"]
    assert world.picture(anna.panel) != dark
    await world.check()
    own, others = await anna.open("rules"), await bert.open("rules")
    assert world.picture(own.shown) != world.picture(others.shown)
    # A new game begins with them.
    await anna.slash_in_dm("solo brikks")
    assert (await world.look(controls(anna.panel)[0].game, anna)).viewer.theme == "light"


async def test_a_first_game_of_a_kind_has_tips_and_says_what_the_colours_take(
    world: World, anna: Person, bert: Person, jonas: Person
) -> None:
    game = await world.game(anna, bert, players=2)
    assert "🌱" in anna.panel_text
    assert COLOURS in below(anna.panel)
    await skip(world, game, anna, bert, until=lambda look: look.view.round == 4)
    assert "🌱" not in anna.panel_text
    assert COLOURS in below(anna.panel)
    assert await world.game(anna, bert, players=2) != game
    assert "🌱" not in anna.panel_text
    assert COLOURS not in below(anna.panel)
    # Another kind of game is a first game again, as is the same kind for another person.
    await anna.slash("brikks solo")
    assert "🌱 A flat start block" in anna.panel_text
    await jonas.slash_in_dm("solo brilliant")
    assert "🌱 " in jonas.panel_text
