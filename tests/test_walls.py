"""The walls between the modules (DESIGN, section 1), held by a look at the import statements."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from engine.games import GAMES
from tests.paths import ROOT

SHELVES = [
    "coordinator",
    "loaded",
    "lobby",
    "look",
    "rounds",
    "store",
    "deadlines",
    "records",
    "clocks",
    "tasks",
    "levels",
    "arena",
]
"""The modules of the bot that know nothing of Discord."""
MAY_NAME_STATES = ("engine/", "bot/coordinator.py", "bot/arena.py")
KNOW_GAMES = (
    "bot/panels/__init__.py",
    "bot/commands/__init__.py",
    "bot/players/registry.py",
    "bot/simulated/__init__.py",
    "bot/strength/",
    "bot/terminal/",
    "bot/generator/",
    "bot/level",
    "bot/acceptance.py",
    "bot/measuring.py",
    "bot/quick.py",
    "bot/bench.py",
    "bot/tables.py",
    "bot/render/bench.py",
    "bot/render/examples.py",
)
"""Outside a game's own files: where the games are listed, the terminal, and the tools for levels and figures."""
CLOCKS_AND_CHANCE = {"time", "datetime", "asyncio", "threading", "secrets", "os", "pathlib", "io", "socket"}


@cache
def nodes(source: str) -> tuple[ast.AST, ...]:
    """All there is in a source."""
    return tuple(ast.walk(ast.parse(source)))


def imports(source: str) -> Iterator[str]:
    """Every module that a source names in an import, at any depth; a relative one with its dots."""
    for node in nodes(source):
        match node:
            case ast.Import(names):
                yield from (name.name for name in names)
            case ast.ImportFrom(module, names, level):
                base = "." * (level or 0) + (module or "")
                yield base
                yield from (f"{base}.{name.name}" for name in names)


def names(source: str) -> set[str]:
    """Every name that a source reads, writes, imports or takes as an attribute, and in quoted types."""
    found: set[str] = set()
    for node in nodes(source):
        match node:
            case ast.Name(name) | ast.Attribute(attr=name) | ast.alias(name):
                found.add(name)
            case ast.Constant(str(text)) if len(text) < 200:
                found.update(re.findall(r"\w+", text))
    return found


def roots(source: str) -> set[str]:
    return {name.split(".")[0] for name in imports(source)}


def breaches(path: str, source: str) -> list[str]:
    """The walls that a source breaks when it stands at this path."""
    found = []
    taken, imported = roots(source), set(imports(source))
    if path.startswith("engine/"):
        found += [f"imports {name}" for name in taken - {"engine", *sys.stdlib_module_names}]
        found += [f"imports {name}" for name in taken & CLOCKS_AND_CHANCE]
        found += _impurities(source)
    if _is_free_of_discord(path) and "discord" in taken:
        found.append("imports discord")
    if not path.startswith(MAY_NAME_STATES) and path.startswith("bot/") and "GameState" in names(source):
        found.append("names GameState")
    if path.startswith("bot/") and not path.startswith(KNOW_GAMES):
        others = {game for game in GAMES if not _belongs_to(path, game)}
        found += [f"imports {name}" for name in imported if others & set(name.split("."))]
        found += [f"says {game}" for game in others if _says(source, game)]
    if path.startswith("bot/local/"):
        found += [f"imports {name}" for name in imported if name.split(".")[0] == "engine"]
        own = ("bot.local", "bot.local.")
        found += [
            f"imports {n}" for n in imported if f"{n}.".startswith("bot.") and not f"{n}.".startswith(own)
        ]
    return found


def _is_free_of_discord(path: str) -> bool:
    return path.startswith(("bot/render/", "bot/local/", "bot/generator/")) or path in {
        f"bot/{name}.py" for name in SHELVES
    }


def _belongs_to(path: str, game: str) -> bool:
    """Whether a file, or a folder that it is in, has the game in its name."""
    return any(game in re.split(r"[._]", part) for part in Path(path).parts)


def _says(source: str, game: str) -> bool:
    texts = (node.value for node in nodes(source) if isinstance(node, ast.Constant))
    return any(game in text.casefold() for text in texts if isinstance(text, str))


def _impurities(source: str) -> list[str]:
    found = []
    for node in nodes(source):
        match node:
            case ast.AsyncFunctionDef() | ast.Await() | ast.AsyncFor() | ast.AsyncWith():
                found.append(f"line {node.lineno} is asynchronous")
            case ast.Call(ast.Name("open" | "input" | "print" | "eval" | "exec" as name)):
                found.append(f"line {node.lineno} calls {name}")
            case ast.Attribute(ast.Name("random"), "random" | "choice" | "randrange" | "seed") if (
                "import random" in source
            ):
                found.append(f"line {node.lineno} uses shared chance")
            case ast.Global():
                found.append(f"line {node.lineno} has a global")
    return found


@cache
def sources(*folders: str) -> list[str]:
    return sorted(str(p.relative_to(ROOT)) for folder in folders for p in (ROOT / folder).rglob("*.py"))


@pytest.mark.parametrize("path", sources("engine", "bot"))
def test_every_module_keeps_the_walls(path: str) -> None:
    assert breaches(path, (ROOT / path).read_text(encoding="utf-8")) == []


@cache
def needs(path: str) -> frozenset[str]:
    """The modules of the house that a module imports."""
    stems = [name.replace(".", "/") for name in imports((ROOT / path).read_text(encoding="utf-8"))]
    ends = {end for stem in stems for end in (f"{stem}.py", f"{stem}/__init__.py")}
    return frozenset(ends.intersection(sources("engine", "bot")))


def closure(path: str) -> set[str]:
    """The modules of the house that a module needs, itself and those of its modules included."""
    waiting, found = [path], set[str]()
    while waiting:
        current = waiting.pop()
        if current not in found:
            found.add(current)
            waiting += needs(current)
    return found


@pytest.mark.parametrize("path", [path for path in sources("bot") if _is_free_of_discord(path)])
def test_no_detour_leads_to_discord(path: str) -> None:
    assert closure(path) & take_discord() == set()


@cache
def take_discord() -> frozenset[str]:
    paths = sources("engine", "bot")
    return frozenset(p for p in paths if "discord" in roots((ROOT / p).read_text(encoding="utf-8")))


def test_the_closure_follows_imports() -> None:
    assert {"bot/coordinator.py", "bot/store.py", "engine/dice.py"} <= closure("bot/coordinator.py")


def test_the_walls_have_modules_to_stand_between() -> None:
    """A wall that guards nothing has lost its file to a new name."""
    paths = set(sources("engine", "bot"))
    assert {
        "engine/game.py",
        "engine/dice.py",
        "engine/brilliant/state.py",
        "engine/brilliant/view.py",
    } <= paths
    assert {"bot/coordinator.py", "bot/store.py"} <= paths
    assert sum(_is_free_of_discord(path) for path in paths) >= 5


@pytest.mark.parametrize(
    ("path", "source", "breach"),
    [
        ("engine/x.py", "import discord", "imports discord"),
        ("engine/x.py", "from bot import store", "imports bot"),
        ("engine/x.py", "def f():\n    from pydantic import BaseModel", "imports pydantic"),
        ("engine/x.py", "from .. import bot", "imports "),
        ("engine/x.py", "import time", "imports time"),
        ("engine/x.py", "from datetime import datetime", "imports datetime"),
        ("engine/x.py", "text = open('x')", "line 1 calls open"),
        ("engine/x.py", "async def f(): pass", "line 1 is asynchronous"),
        ("engine/x.py", "async def f():\n    await g()", "line 2 is asynchronous"),
        ("engine/x.py", "import random\nrandom.choice([1])", "line 2 uses shared chance"),
        ("bot/coordinator.py", "import discord.ui", "imports discord"),
        ("bot/store.py", "from discord import Client", "imports discord"),
        ("bot/records.py", "if True:\n    import discord", "imports discord"),
        ("bot/deadlines.py", "import discord as d", "imports discord"),
        ("bot/render/brilliant/sheet.py", "from discord.ext import tasks", "imports discord"),
        ("bot/table.py", "from engine.brilliant.state import GameState", "names GameState"),
        ("bot/panels/x.py", "from engine.brilliant import state as s\ns.GameState", "names GameState"),
        ("bot/render/x.py", "def f(state: 'GameState'): ...", "names GameState"),
        ("bot/local/x.py", "import engine.dice", "imports engine.dice"),
        ("bot/local/x.py", "from bot.store.database import Store", "imports bot.store.database"),
        ("bot/local/x.py", "from bot import store", "imports bot.store.database"),
        ("bot/local/x.py", "import bot", "imports bot"),
        ("bot/table.py", "from engine.brilliant.view import View", "imports engine.brilliant.view"),
        ("bot/private.py", "from engine import brikks", "imports engine.brikks"),
        (
            "bot/commands/rules.py",
            "import bot.games.brikks.pictures.rules",
            "imports bot.games.brikks.pictures.rules",
        ),
        (
            "bot/panels/brikks/words.py",
            "from bot.games.registry import brilliant",
            "imports bot.games.brilliant.presenter",
        ),
        ("bot/client.py", "activity = '/brilliant play'", "says brilliant"),
        ("bot/client.py", "activity = f'/BRIKKS {word}'", "says brikks"),
    ],
)
def test_a_breach_is_found(path: str, source: str, breach: str) -> None:
    assert breach in breaches(path, source)


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("engine/x.py", "import json\nfrom random import Random\nfrom engine.game import Seat"),
        ("bot/table.py", "import discord\nfrom engine.game import Seat"),
        ("bot/panels/brilliant/words.py", "from engine.brilliant.view import View\nNAME = 'brilliant'"),
        ("bot/panels/brikks/words.py", "from engine.brikks.view import View"),
        ("bot/simulated/brikks_record.py", "from engine.brikks.view import View"),
        ("bot/terminal/table.py", "from engine.brilliant.view import View"),
        ("bot/coordinator.py", "GameState = object"),
        ("bot/arena.py", "GameState = object"),
        ("bot/local/x.py", "import aiohttp\nfrom bot.local.gateway import Gateway"),
        ("bot/store.py", '"""Nothing here imports discord."""'),
    ],
)
def test_what_is_allowed_is_no_breach(path: str, source: str) -> None:
    assert breaches(path, source) == []
