"""`/privacy`: export of only one's own data, and deletion."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing

from tests.interactions.played import open_lobby, play_solo, player, setup
from tests.journeys.answer import Answer
from tests.journeys.world import Person, World


def attachment(world: World, screen: Answer) -> str:
    (file,) = screen.shown.attachments
    assert file.filename == "roll-and-write-data.json"
    content = world.env.backend.cdn.get(file.url)
    assert content is not None
    return content.decode()


def everything(world: World) -> Iterator[tuple[str, str]]:
    """Every value in the database, with its table."""
    # A caller that finds what it looks for stops early.
    with closing(sqlite3.connect(f"file:{world.path}?mode=ro", uri=True)) as connection:
        tables = [
            name for (name,) in connection.execute("select name from sqlite_master where type = 'table'")
        ]
        for table in tables:
            for row in connection.execute(f"select * from {table}"):  # noqa: S608 (its own table names)
                yield from ((table, str(value)) for value in row)


async def test_the_page_says_what_is_kept(anna: Person, bert: Person) -> None:
    screen = await anna.open("privacy")
    assert screen.is_private
    assert "your Discord id" in screen.words
    assert "results of challenges stay for the others, with “somebody” in your place" in screen.words
    assert "for three days at most:** a hash of your id" in screen.words
    assert screen.labels == ["Get a copy", "Delete…", "Settings"]
    german = await bert.open("privacy", in_dm=True)
    assert "höchstens drei Tage lang:** ein Hash deiner Kennung" in german.words
    assert german.labels == ["Kopie holen", "Löschen …", "Einstellungen"]


async def test_a_copy_of_nothing_is_a_copy(world: World, anna: Person) -> None:
    screen = await anna.press("Get a copy", await anna.open("privacy", in_dm=True))
    assert screen.is_private
    data = json.loads(attachment(world, screen))
    assert data.pop("user_id") == anna.id
    assert len(data) > 5
    assert not any(data.values())


async def test_deletion_asks_first_and_can_be_called_off(world: World, bert: Person) -> None:
    await play_solo(world, bert)
    data = await bert.open("privacy")
    before = list(everything(world))
    question = await bert.press("Löschen …", data)
    assert "Endgültig löschen?" in question.words
    back = await bert.press("Alles behalten", question)
    assert back.shown.id == question.shown.id
    assert "Deine Daten" in back.words
    assert list(everything(world)) == before


async def test_deletion_is_refused_while_in_open_games(world: World, anna: Person, bert: Person) -> None:
    question = await anna.press("Delete…", await anna.open("privacy"))
    await open_lobby(world, anna, bert)
    refused = await anna.press("Delete for good", question)
    assert refused.is_private
    assert refused.shown.id != question.shown.id
    assert "still in an open game. Leave it first" in refused.words
    await world.bot.coordinator.open_lobby(setup(world), player(anna))
    again = await anna.press("Delete…", await anna.open("privacy"))
    assert "still in 2 open games" in again.words
    assert any(str(anna.id) in value for _, value in everything(world))
