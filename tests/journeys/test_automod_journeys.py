"""A server's AutoMod blocks words of the bot: what people did is saved, they are told so, and the game goes on."""

from __future__ import annotations

import json
import logging
from typing import Any

import pytest
from simcord.backend.errors import BackendError
from simcord.http import router

from bot.pages.control import Control, Verb
from tests.journeys.screen import button_labels, controls, read_out, verbs
from tests.journeys.world import Person, World

SAVED = "what you did is saved: there is no need to press again"
BLOCKED = "This server’s AutoMod blocks the words that belong here"


class AutoMod:
    """Blocks messages with certain words on the server; in direct messages there is none."""

    def __init__(self) -> None:
        self.words: list[str] = []
        self.count = 0
        """The messages blocked so far."""

    def forbids(self, path: str, said: Any, *, direct: set[str]) -> bool:
        is_direct = path.split("/")[2:3] and path.split("/")[2] in direct
        text = json.dumps(said, ensure_ascii=False)
        return not is_direct and any(word in text for word in self.words)


@pytest.fixture
def automod(world: World, monkeypatch: pytest.MonkeyPatch) -> AutoMod:
    rules, dispatch = AutoMod(), router.dispatch

    def moderated(backend: Any, method: str, path: str, **request: Any) -> Any:
        direct = {str(person.actor.user.dm_channel.id) for person in world.people}
        if rules.forbids(path, request.get("json"), direct=direct):
            rules.count += 1
            raise BackendError(400, 200000, "Message was blocked by automatic moderation")
        return dispatch(backend, method, path, **request)

    monkeypatch.setattr(router, "dispatch", moderated)
    return rules


async def test_who_joins_is_told_that_it_counts_and_the_lobby_stays_usable(
    automod: AutoMod, world: World, anna: Person, bert: Person, empty: str
) -> None:
    automod.words = ["At the table"]
    assert SAVED in (await bert.press("Join", world.table())).private_text
    assert [player.user_id for player in (await world.look(empty)).players] == [anna.id, bert.id]
    assert BLOCKED in read_out(world.table())
    assert "At the table" not in read_out(world.table())
    assert {"join", "start", "computers", "more"} == set(verbs(world.table()))
    before = automod.count
    await world.tick(30)
    assert automod.count == before, "nothing changes, so nothing is tried"
    await anna.press("Start", world.table())
    assert BLOCKED not in read_out(world.table()), "a table with other words"
    assert (await world.look(empty)).status == "running"


@pytest.mark.parametrize("way", ["command", "home"])
async def test_a_lobby_that_is_blocked_from_the_start_can_be_joined(
    way: str, automod: AutoMod, world: World, anna: Person, bert: Person
) -> None:
    automod.words = ["At the table"]
    if way == "command":
        await anna.play_command(players=2)
    else:
        home = (await anna.slash("home")).shown
        await anna.press_control(Control(Verb.NEWTABLE, arg="brilliant"), home)
        await world.tick(1)
    assert BLOCKED in read_out(world.table())
    game = controls(world.table())[0].game
    await bert.press("Join", world.table())
    assert len((await world.look(game)).players) == 2
    automod.words = []
    await anna.press_control(Control(Verb.START, game), world.table())
    assert BLOCKED not in read_out(world.table())


async def test_a_running_table_keeps_its_picture_and_buttons_and_the_log_says_it_once(
    automod: AutoMod,
    world: World,
    anna: Person,
    bert: Person,
    *,
    unhurried: str,
    caplog: pytest.LogCaptureFixture,
) -> None:
    automod.words = ["Waiting for"]
    for number in (2, 3):
        await world.round(anna, bert)
        await world.tick(3)
        table = world.table(unhurried)
        assert BLOCKED in read_out(table)
        assert "My sheet" in button_labels(table)
        assert [one.filename for one in table.attachments] == ["table.png"]
        assert f"Round {number}" in anna.panel_text, "direct messages have no AutoMod"
    assert automod.count <= 6
    said = [record for record in caplog.records if "AutoMod" in record.getMessage()]
    assert [(record.levelno, str(world.channel.id) in record.getMessage()) for record in said] == [
        (logging.WARNING, True)
    ]
    automod.words = []
    await world.round(anna, bert)
    await world.tick(3)
    assert "Round 4" in read_out(world.table(unhurried))


async def test_a_sheet_in_the_channel_can_be_played_on_without_words(
    automod: AutoMod, world: World, bert: Person, unhurried: str
) -> None:
    automod.words = ["Round"]
    await bert.press("My sheet", world.table())
    assert BLOCKED in bert.panel_text
    assert [one.filename for one in bert.panel.attachments] == ["sheet.png"]
    await bert.place_first()
    assert (await world.look(unhurried, bert)).viewer.entry is not None
    automod.words = []
    await bert.press("Undo")
    assert BLOCKED not in bert.panel_text


async def test_a_page_that_is_nothing_without_words_is_replaced_by_a_sentence(
    automod: AutoMod, world: World, anna: Person
) -> None:
    automod.words = ["accent_color"]
    for command in ("leaderboard", "home"):
        assert SAVED in (await anna.slash(command)).private_text
    # SimCord records what a command raises.
    causes = [error.__cause__ for error in world.env.errors]
    assert [getattr(cause, "code", None) for cause in causes] == [200000, 200000]
    world.env._errors.clear()


async def test_where_even_that_is_blocked_the_press_counts_in_silence(
    automod: AutoMod, world: World, anna: Person, bert: Person, unhurried: str
) -> None:
    automod.words = ["Waiting for", "AutoMod"]
    await world.round(anna, bert)
    await world.tick(3)
    assert (await world.look(unhurried)).view.round == 2
    assert "🚫" in anna.panel_text
    before = automod.count
    await world.tick(60)
    assert automod.count == before, "it is not tried for ever"
    automod.words += ["Round"]
    assert not (await bert.press("My sheet", world.table())).is_new
    await world.tick(30)
    assert automod.count <= before + 3
    automod.words = []
    await anna.press("Show the table")
    await world.tick(2)
    assert "Round 2" in read_out(world.table(unhurried))
