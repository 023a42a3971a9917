"""`python -m bot export` writes the records of games from Discord, which anybody can check."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot import __main__ as command_line
from bot.store.rows import SEALED
from bot.turns import lobby
from bot.turns.finished import verify_game
from engine.game import MalformedText
from tests.bench.records import parse_record, record
from tests.checkers import WRONG, check
from tests.turns.tables import Table, opened, person


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    async with opened(tmp_path / "bot.db") as table:
        yield table


async def export(table: Table, *games: str) -> int:
    """Run the command beside the bot."""
    return await asyncio.to_thread(command_line.main, ["export", str(table.path), *games])


async def test_a_finished_game_is_written_without_names_and_can_be_checked(
    table: Table, capsys: pytest.CaptureFixture[str]
) -> None:
    game = await table.started(2, computers=1)
    await table.play_out(game, (0, 1))
    assert await export(table, game.upper()) == 0
    [line] = capsys.readouterr().out.splitlines()
    check(line)
    content = json.loads(line)
    assert content["players"] == ["person", "person", (await table.look(game)).players[2].computer]
    assert not any(person(number).name in line for number in (0, 1))
    dice = (await verify_game(table.store, game)).dice
    assert dice is not None
    assert content["dice"]["interactions"] == list(dice.interactions or ())
    read = parse_record(line)
    assert json.loads(record(read, content["dice"])) == content
    content["dice"]["interactions"].append(1)
    with pytest.raises(WRONG, match="throw"):
        check(json.dumps(content))


async def test_who_has_left_is_in_the_record(table: Table, capsys: pytest.CaptureFixture[str]) -> None:
    game = await table.started(3)
    await table.play_round(game, (0, 1, 2))
    await table.play_round(game, (0, 1, 2))
    await table.coordinator.change(game, lobby.depart, person(1).user_id)
    await table.play_out(game, (0, 2))
    assert await export(table, game) == 0
    [line] = capsys.readouterr().out.splitlines()
    check(line)
    content = json.loads(line)
    assert [one["seat"] for one in content["left"]] == [1]
    assert [moves["moves"][1] for moves in content["rounds"]][-1] is None
    with pytest.raises(MalformedText, match="somebody left"):
        parse_record(line)
    content["left"][0]["step"] += 1
    with pytest.raises(WRONG, match="seat 1 moves exactly"):
        check(json.dumps(content))


async def test_what_must_stay_secret_is_not_written(table: Table, capsys: pytest.CaptureFixture[str]) -> None:
    open_game, sealed, daily = [await table.started(2) for _ in range(3)]
    for game, until in ((sealed, SEALED), (daily, 2**62)):
        await table.play_out(game, (0, 1))
        table.rows("update game set secret_until = ? where id = ?", until, game)
    for game, told in (
        (open_game, "it has not been played to its end"),
        (sealed, "its challenge is still open"),
        (daily, "others may still be playing its daily sheet"),
        ("none", "there is no such game"),
    ):
        assert await export(table, game) == command_line.BAD_USE
        said = capsys.readouterr()
        assert said.out == ""
        assert said.err == f"export: game '{game}': {told}\n"
