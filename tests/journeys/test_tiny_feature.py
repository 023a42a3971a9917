"""A feature unknown to the bot, from its command to the deletion of its data: one value declares all of
it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import discord
import pytest

from bot.features.feature import Feature
from bot.messages.additions import Addition
from bot.pages.control import Control, Verb
from bot.pages.page import button
from bot.store.address import Place
from tests import tiny
from tests.databases import answers, held
from tests.journeys.screen import button_labels, framed
from tests.journeys.server import More
from tests.journeys.test_review_journeys import finished
from tests.journeys.world import Person, World
from tests.texts_added import add_texts, forget
from tests.tiny.feature import TABLE, TINY

FOLDER = Path(tiny.__file__).parent


@pytest.fixture
def more(third_game: None, place: Place, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[More]:
    """The feature with its texts and its table; a third game is soon played."""
    add_texts(tmp_path / "tiny", monkeypatch, FOLDER, "tiny.ftl")
    answers(place, [(TABLE, ())])
    yield More((TINY,))
    forget()


@pytest.mark.parametrize("engine", ["sqlite", "postgres"])
async def test_one_value_brings_a_whole_feature(world: World, anna: Person, bert: Person) -> None:
    game = await finished(world, anna, bert)
    closing = world.closing(game)
    assert button_labels(closing)[-2:] == ["Applaud", "More"]
    for person in (anna, bert):
        answer = await person.press("Applaud", closing)
        assert (answer.text, answer.is_private) == (f"You have applauded game {game}.", True)
    page = (await anna.slash("settings")).message
    assert page is not None
    assert "**Applause**: loud" in framed((await anna.press("Be loud", page)).message)
    answer = await anna.press("Applaud", closing)
    assert answer.text == f"You have applauded game {game} loudly."
    assert [row["heard_at"] for row in held(world.place, "applause")] == [None, None]
    await world.tick(2)
    assert all(0 < world.now - row["heard_at"] < 3000 for row in held(world.place, "applause"))
    board = framed((await anna.slash("leaderboard", game="third", what="played")).message)
    assert "THIRD: the most games finished" in board
    assert [line for line in board.splitlines() if "**1.**" in line] == [
        f"**1.** {anna.mention} (you) · **1** · 1 game",
        f"**1.** {bert.mention} · **1** · 1 game",
    ]
    await world.restart()
    assert (await anna.slash("applause")).text == "You have applauded one game."

    copy = await world.bot.records.export_user(anna.id)
    [kept] = [row for row in held(world.place, "applause") if row["user_id"] == anna.id]
    assert copy["settings"] == {"tiny.loud": "yes"}
    assert json.loads(json.dumps(copy))["applause"] == [{"game": game, "heard_at": kept["heard_at"]}]
    page = (await anna.open("privacy")).shown
    await anna.press("Delete for good", await anna.press("Delete…", page))
    assert [row["user_id"] for row in held(world.place, "applause")] == [bert.id]
    assert held(world.place, "setting") == []
    assert (await anna.slash("applause")).text == "You have applauded 0 games."


LOUD = Feature(
    name="loud",
    addition=Addition(
        after=lambda look: tuple(
            button(Control(Verb.RULES, look.game, tag=tag), tag) for tag in ("x", "y", "z")
        )
    ),
)


@pytest.mark.parametrize("more", [More((LOUD,))])
@pytest.mark.usefixtures("third_game")
async def test_buttons_that_one_row_does_not_hold_get_another(
    world: World, anna: Person, bert: Person
) -> None:
    game = await finished(world, anna, bert)
    for message in (world.closing(game), anna.panel):
        rows = [len(part.children) for part in message.components if isinstance(part, discord.ActionRow)]
        assert sum(rows) > 5
        assert rows[0] - 1 <= rows[1] <= rows[0] <= 5
        assert {"x", "y", "z"} < set(button_labels(message))


@pytest.mark.parametrize("more", [More()])
@pytest.mark.usefixtures("third_game")
async def test_without_it_nothing_of_a_feature_is_there(world: World, anna: Person, bert: Person) -> None:
    game = await finished(world, anna, bert)
    assert "Applaud" not in button_labels(world.closing(game))
    assert "applause" not in {command.name for command in world.bot.tree.get_commands()}
