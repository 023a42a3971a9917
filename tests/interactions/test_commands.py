"""How many commands and options there are, how long they are, and that texts can link to them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import discord
import pytest
import simcord

from bot.client import Bot
from bot.interactions.tree import Translator
from bot.store.engines import store_on
from tests.databases import fresh, held
from tests.waiting import PATIENCE

SERVER, DIRECT = 0, 1
SUBCOMMAND = 1
MOST_LETTERS = 8000
"""Discord's limit for the names, descriptions and values of one command, in its longest language."""

HOST = discord.Object(7)

Payload = Mapping[str, Any]


@pytest.fixture
async def payloads(tmp_path: Path) -> list[Payload]:
    async with store_on(tmp_path / "bot.db") as store:
        bot = Bot(store, host_guild=HOST.id)
        found: list[Payload] = [
            await c.get_translated_payload(bot.tree, Translator())
            for c in (*bot.tree.get_commands(), *bot.tree.get_commands(guild=HOST))
        ]
        bot.worker.close()
    return found


def lines(command: Payload) -> list[Payload]:
    """What a person chooses from: the command, or its subcommands."""
    return [option for option in command.get("options", ()) if option["type"] == SUBCOMMAND] or [command]


def options(command: Payload) -> list[Payload]:
    """The options that people can fill in, those of subcommands included."""
    return [option for one in lines(command) for option in one.get("options", ())]


async def test_few_commands_with_few_options(payloads: list[Payload]) -> None:
    *everybodys, host = payloads
    for place, most_commands, most_lines in ((SERVER, 11, 14), (DIRECT, 9, 10)):
        offered = [p for p in everybodys if place in p["contexts"]]
        assert len(offered) <= most_commands
        assert sum(len(lines(p)) for p in offered) <= most_lines
    assert sum(len(options(payload)) for payload in everybodys) <= 44
    assert len(options(host)) <= 8


async def test_only_administrators_of_the_hosts_server_see_the_hosts_commands(
    payloads: list[Payload], tmp_path: Path
) -> None:
    shown_to = {str(payload["name"]): payload["default_member_permissions"] for payload in payloads}
    assert {name: needed for name, needed in shown_to.items() if needed is not None} == {"host": 0}
    async with store_on(tmp_path / "other.db") as store:
        bot = Bot(store)
        assert "host" not in [command.name for command in bot.tree.walk_commands()]
        bot.worker.close()


async def test_no_command_is_too_long_in_any_language(payloads: list[Payload]) -> None:
    for payload in payloads:
        assert sum(letters(payload)) <= MOST_LETTERS, payload["name"]


def letters(part: Payload) -> Iterator[int]:
    """The lengths of the longest form of each text of a command, and of those within it."""
    for key in ("name", "description"):
        if key in part:
            yield max(map(len, (part[key], *(part.get(f"{key}_localizations") or {}).values())))
    if "value" in part:
        yield len(str(part["value"]))
    for inner in (*(part.get("options") or ()), *(part.get("choices") or ())):
        yield from letters(inner)


async def test_texts_link_to_the_commands_that_discord_knows(tmp_path: Path, one_process: None) -> None:
    """After a start that registers them, and after one that finds them registered."""
    path = fresh(tmp_path / "bot.db")
    told: list[str] = []
    for _ in range(2):
        async with store_on(path) as store:
            bot = Bot(store)
            env = simcord.Env(bot, settle_timeout=PATIENCE)
            await env.start()
            told.append(bot.delivery.commands.linked("`/brikks spielen`, `/home`, `/start`"))
            await bot.coordinator.idle()
            await env.shutdown()
            bot.worker.close()
    assert told[0] == told[1]
    brikks, home, again = told[0].split(", ")
    assert brikks.startswith("</brikks play:")
    assert home.startswith("</home:")
    assert again == f"{home} (/start)"
    assert {row["name"] for row in held(path, "memo")} >= {"commands", "command_ids"}
