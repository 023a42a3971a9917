"""What the owner of the bot sees and does with `/host`, and what others notice of it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import discord
import pytest

from bot.features.host.verbs import HostVerb
from bot.pages.control import Control
from tests.databases import held
from tests.journeys.answer import Answer
from tests.journeys.screen import framed, read_out
from tests.journeys.world import Person, World


@pytest.fixture(autouse=True)
async def _owner(world: World, anna: Person, bert: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    """Anna owns the application, as SimCord says of the bot itself; she and Bert administer the host's server."""
    ask = discord.http.HTTPClient.application_info

    async def told(http: discord.http.HTTPClient) -> Any:
        return {**await ask(http), "owner": {**(await ask(http))["owner"], "id": str(anna.id)}}

    monkeypatch.setattr(discord.http.HTTPClient, "application_info", told)
    role = world.guild.create_role("admins", permissions=discord.Permissions(administrator=True))
    for person in (anna, bert):
        world.env.backend.get_member(world.guild.id, person.id).role_ids.append(role.id)
    world.more = replace(world.more, host_guild=world.guild.id)
    await world.restart()


def page(answer: Answer) -> str:
    return framed(answer.shown)


async def paused(anna: Person) -> None:
    answer = await anna.slash("host pause", hours=2, sentence="We move to a new machine.")
    assert "Paused until" in page(answer)
    assert "We move to a new machine." in page(answer)


def announced(world: World) -> list[discord.Message]:
    """What the owner has told the people in the channel."""
    return [m for m in world.public() if "From the people who run this bot:" in framed(m)]


@pytest.mark.usefixtures("game")
async def test_the_owner_sees_the_bot_in_figures(anna: Person) -> None:
    shown = page(await anna.slash("host state"))
    assert "**Servers:** 1" in shown
    assert "**Games:** 1 running, 0 waiting for players, 0 over" in shown
    assert "**People at play:** 2" in shown
    assert "all is well" in shown
    assert "**Newest backup:** none" in shown


async def test_the_owner_sees_which_channel_holds_redraws_back(world: World, anna: Person, game: str) -> None:
    channel = world.channel.id
    assert "Slowed down" not in page(await anna.slash("host state"))
    share = world.bot.refresher.channels
    with share.writing(channel), share.writing(channel), share.writing(1), share.writing(1):
        assert not any(share.has_room(channel, waiting) for waiting in (game, f"{game}x"))
        assert not share.has_room(1, game)
        shown = page(await anna.slash("host state"))
        assert f"<#{channel}> ({channel}), where 2 games wait to be redrawn" in shown
    await world.tick(2)
    assert "Slowed down" not in page(await anna.slash("host state"))


async def test_a_stranger_is_refused(world: World, bert: Person) -> None:
    asked: dict[str, dict[str, Any]] = {
        "state": {},
        "pause": {"hours": 1, "sentence": "No."},
        "announce": {"sentence": "No."},
        "block": {"kind": "person", "id": "123456789012345678", "reason": "No."},
        "unblock": {"id": "123456789012345678"},
        "end": {"game": "abc"},
    }
    for name, options in asked.items():
        answer = await bert.slash(f"host {name}", **options)
        assert answer.text == "This command is not for you. /home shows what you can do here.", name
    assert held(world.place, "block") == []


async def test_a_stranger_cannot_press_what_the_owner_can(world: World, bert: Person, game: str) -> None:
    home = (await bert.slash_in_dm("home")).shown
    for verb in HostVerb:
        told = await world.refusal(bert.press_control(Control(verb, arg=game), home))
        assert "This command is not for you." in told


async def test_a_pause_opens_no_games_and_gives_time_back(world: World, anna: Person, bert: Person) -> None:
    game = await world.second_throw(anna, bert)
    await world.tick(30)
    before = world.now
    deadline = (await world.look(game)).times.deadline
    assert deadline is not None
    await paused(anna)
    await world.tick(2)
    await world.pass_time(600, every=60)
    assert "at the moment: We move to a new machine." in (await bert.play_command()).text
    assert (await world.look(game)).view.round == 2, "no clock has run out"

    await world.restart(down=60)
    await world.pass_time(6000, every=60)
    assert "No new games at the moment" in (await bert.play_command()).text
    assert (await world.look(game)).view.round == 2, "nor after a restart"

    # It ends by itself, and everybody has as much time as before.
    await world.tick(7200 - (world.now - before) / 1000)
    await world.tick(5)
    look = await world.look(game)
    assert look.view.round == 2
    assert look.times.deadline is not None
    left, had = look.times.deadline - world.now, deadline - before
    assert abs(left - had) < 10_000
    assert "pause" not in [row["name"] for row in held(world.place, "memo")]
    await bert.play_command()
    assert "No new games" not in read_out(world.table())
    await world.tick(left / 1000 + 5)
    assert (await world.look(game)).view.round == 3


async def test_the_owner_ends_a_pause(world: World, anna: Person, bert: Person) -> None:
    game = await world.second_throw(anna, bert)
    await paused(anna)
    await world.tick(200)
    answer = await anna.press("End the pause", await anna.slash("host state"))
    assert "New games can be opened." in page(answer)
    await world.tick(60)
    assert (await world.look(game)).view.round == 2
    await world.tick(40)
    assert (await world.look(game)).view.round == 3


@pytest.mark.usefixtures("game")
async def test_an_announcement_is_seen_first_and_sent_once(world: World, anna: Person, bert: Person) -> None:
    preview = (await anna.slash("host announce", sentence=f"A new game! {bert.mention}")).shown
    assert "One server with open games will see this" in framed(preview)
    assert not announced(world), "not before it is confirmed"
    await world.restart()
    assert "On its way to one server." in page(await anna.press("Send to one server", preview))
    await world.tick(3)
    [message] = announced(world)
    assert f"A new game! {bert.mention}" in framed(message)
    [body] = [
        r.json
        for r in world.env.http_requests
        if "people who run this bot" in str(r.json) and r.path == f"/channels/{world.channel.id}/messages"
    ]
    assert isinstance(body, dict)
    assert not any(body["allowed_mentions"].get(key) for key in ("parse", "users", "roles"))
    again = await anna.press_control(Control(HostVerb.ANNOUNCE, arg="1"), preview)
    assert "no longer waiting" in again.text
    await world.restart()
    await world.tick(3)
    assert len(announced(world)) == 1


@pytest.mark.usefixtures("game")
@pytest.mark.parametrize(
    ("answer", "comes"), [((503, 0), 1), ((403, 0), 1), ((429, 20028), 1), ((403, 50013), 0)]
)
async def test_an_announcement_that_fails_for_now_is_sent_later_and_once(
    world: World, anna: Person, answer: tuple[int, int], comes: int
) -> None:
    preview = (await anna.slash("host announce", sentence="A new game!")).shown
    await anna.press("Send to one server", preview)
    path, (status, code) = f"/channels/{world.channel.id}/messages", answer
    world.env.inject_error("POST", path, status=status, code=code)
    await world.tick(3)
    assert not announced(world)
    for _ in range(2):
        await world.wait(2)
        await world.restart()
        assert len(announced(world)) == comes
    assert held(world.place, "announcement") == []


async def test_nothing_is_announced_where_nobody_plays(world: World, anna: Person) -> None:
    answer = await anna.slash("host announce", sentence="Hello")
    assert "No server has an open game right now" in page(answer)


async def test_a_blocked_person_leaves_their_games_and_can_do_nothing(
    world: World, anna: Person, bert: Person, cleo: Person
) -> None:
    game = await world.first_throw(anna, bert, cleo)
    answer = await anna.slash("host block", kind="person", id=bert.mention, reason="Spam in five servers.")
    assert "is blocked and has left all open games" in page(answer)
    look = await world.look(game)
    assert look.status == "running"
    assert [player.has_left for player in look.players] == [False, True, False]
    await world.round(anna, cleo)

    for told in (await bert.play_command(), await bert.open_more(world.table(game))):
        assert "The people who run this bot have blocked you: Spam in five servers." in told.text
    await world.restart()
    told = await bert.slash("home")
    assert "Spam in five servers." in told.text

    # Their data stay within their reach, and a deletion does not lift the block.
    assert told.labels == ["Your data"]
    privacy = (await bert.press("Your data", told)).shown
    assert "if the people who run this bot have blocked you" in framed(privacy)
    copy = await world.bot.records.export_user(bert.id)
    assert [row["reason"] for row in copy["blocked"]] == ["Spam in five servers."]
    await bert.press("Delete for good", await bert.press("Delete…", privacy))
    assert "Spam in five servers." in (await bert.play_command()).text

    blocks = (await anna.press("1 block", await anna.slash("host state"))).shown
    assert "Spam in five servers\\." in framed(blocks)
    lifted = await anna.choose_in(HostVerb.UNBLOCK, f"person,{bert.id}", on=blocks)
    assert "Nobody is blocked." in page(lifted)
    await bert.play_command()
    assert world.table()


async def test_a_blocked_server_has_no_games(world: World, anna: Person, bert: Person, game: str) -> None:
    office = world.env.create_guild("Office")
    channel = office.create_text_channel("office")
    role = office.create_role("admins", permissions=discord.Permissions(administrator=True))
    owner = Person(world, office.add_member(anna.actor.user, roles=[role]), "en-US")
    world.more = replace(world.more, host_guild=office.id)
    await world.restart()
    blocked = {"kind": "server", "id": str(world.guild.id), "reason": "Asked for it."}
    await owner.slash("host block", channel, **blocked)
    assert (await world.look(game)).status == "cancelled"
    assert "have blocked this server: Asked for it." in (await bert.play_command()).text
    assert "can play again" in page(await owner.slash("host unblock", channel, id=str(world.guild.id)))
    await world.game(anna, bert)


async def test_the_owner_ends_a_game(world: World, anna: Person, bert: Person, cleo: Person) -> None:
    game = await world.first_throw(bert, cleo)
    shown = (await anna.slash("host end", game=game.upper())).shown
    assert "with 2 people. End it?" in framed(shown)
    assert (await world.look(game)).status == "running"
    assert "has ended without a result" in page(await anna.press("End the game", shown))
    assert (await world.look(game)).status == "cancelled"
    await world.tick(3)
    assert held(world.place, "result") == []
    assert "over" in (await anna.slash("host end", game=game)).text


async def test_bad_input_is_answered(world: World, anna: Person) -> None:
    own, here = str(anna.id), str(world.guild.id)
    asked: list[tuple[str, dict[str, Any], str]] = [
        ("pause", {"hours": 1, "sentence": "   "}, "The message is empty."),
        ("block", {"kind": "person", "id": "bert", "reason": "x"}, "That is no Discord id"),
        ("block", {"kind": "person", "id": own, "reason": "x"}, "That would lock you out"),
        ("block", {"kind": "server", "id": here, "reason": "x"}, "That would lock you out"),
        ("unblock", {"id": "123456789012345678"}, "Nobody with this id is blocked."),
        ("end", {"game": "???"}, "There is no game with this id."),
        ("end", {"game": "nosuch"}, "There is no game with this id."),
    ]
    for command, options, told in asked:
        assert told in (await anna.slash(f"host {command}", **options)).text, options
