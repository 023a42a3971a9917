"""The walls between modules (docs/architecture.md), checked on import statements and words."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest

from bot.client import FEATURES
from engine.games import GAMES
from tests.paths import ROOT

FREE_OF_DISCORD = (
    "bot/computers/",
    "bot/games/",
    "bot/turns/",
    "bot/store/",
    "bot/pages/",
    "bot/render/",
    "bot/door/",
    "bot/local/",
)
READ_STATES = ("engine/", "bot/turns/", *(f"bot/games/{game}/" for game in GAMES))
KNOW_GAMES = ("bot/games/registry.py",)
"""What names games outside their own folders: the registry."""
SENDERS = tuple(
    f"bot/features/{name}.py"
    for name in (
        "ghosts/challenge_messages",
        "host/counters",
        "host/owner",
        "notices/messages",
        "settings/inactivity",
        "settings/removals",
    )
)
"""The files of features that know Discord: those that send by themselves, and what its owner is told of it."""
LAYERS = (
    {"engine", "local", "__init__"},
    {"store", "pages", "render", "computers"},
    {"turns", "bootstrap"},
    {"games"},
    {"messages", "settings"},
    {"interactions"},
    {"features"},
    {"client", "door"},
    {"hosting"},
    {"__main__"},
)
"""The parts of the program, the lowest first; each imports only from layers below its own."""
CORE = ("store", "turns", "interactions", "messages", "pages")
FEATURE_WORD = re.compile(r"(?<![a-z])(daily|film|lesson|puzzle|review)(?=s?(?![a-z]))")
CLOCKS_AND_CHANCE = {"time", "datetime", "asyncio", "threading", "secrets", "os", "pathlib", "io", "socket"}


@cache
def nodes(source: str) -> tuple[ast.AST, ...]:
    """Return all nodes of a source."""
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
    """Return the walls that a source at this path breaks."""
    found = []
    taken, imported = roots(source), set(imports(source))
    if path.startswith("engine/"):
        found += [f"imports {name}" for name in taken - {"engine", *sys.stdlib_module_names}]
        found += [f"imports {name}" for name in taken & CLOCKS_AND_CHANCE]
        found += _impurities(source)
    if "tests" in taken:
        found.append("imports tests")
    if path.startswith(FREE_OF_DISCORD) and "discord" in taken:
        found.append("imports discord")
    if path.startswith("bot/features/"):
        if "discord" in taken and path not in SENDERS:
            found.append("imports discord")
        if "origin" in names(source):
            found.append("reads what a request was made of")
    if not path.startswith((*READ_STATES, "bot/local/")):
        found += _reads_of_states(source)
    if path.startswith("bot/") and not path.startswith(KNOW_GAMES):
        others = {game for game in GAMES if not path.startswith(f"bot/games/{game}/")}
        found += [f"imports {name}" for name in imported if others & set(name.split("."))]
        found += [f"says {game}" for game in others if _says(source, game)]
    if path.startswith("bot/local/"):
        found += [f"imports {name}" for name in imported if name.split(".")[0] == "engine"]
        found += [f"imports {name}" for name in imported if name.startswith("..")]
        own = ("bot.local", "bot.local.")
        found += [
            f"imports {n}" for n in imported if f"{n}.".startswith("bot.") and not f"{n}.".startswith(own)
        ]
    return found


def _reads_of_states(source: str) -> Iterator[str]:
    if "GameState" in names(source):
        yield "names GameState"
    for node in nodes(source):
        match node:
            case ast.Attribute(ast.Name("state") | ast.Attribute(attr="state" | "_state"), name):
                yield f"line {node.lineno} reads {name} of a state"


def _says(source: str, game: str) -> bool:
    texts = (node.value for node in nodes(source) if isinstance(node, ast.Constant))
    said = (text for text in texts if isinstance(text, str))
    return any(game in text.casefold() for text in (*said, *names(source)))


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


def test_every_module_keeps_the_walls() -> None:
    paths = sources("engine", "bot")
    found = {path: breaches(path, (ROOT / path).read_text(encoding="utf-8")) for path in paths}
    assert {path: broken for path, broken in found.items() if broken} == {}


@cache
def files() -> dict[str, str]:
    """Return the file of each module of the program."""
    paths = sources("engine", "bot")
    return {path.removesuffix(".py").removesuffix("/__init__").replace("/", "."): path for path in paths}


def needs(source: str) -> set[str]:
    """Return the files of the program that a source imports, those for type checking included."""
    found = set[str | None]()
    for node in nodes(source):
        match node:
            case ast.Import(names):
                found.update(files().get(name.name) for name in names)
            case ast.ImportFrom(str(module), names):
                found.update(files().get(f"{module}.{name.name}", files().get(module)) for name in names)
    return {path for path in found if path is not None}


@cache
def graph() -> dict[str, set[str]]:
    return {
        path: needs((ROOT / path).read_text(encoding="utf-8")) - {path} for path in sources("engine", "bot")
    }


def packages(path: str) -> set[str]:
    """Return what Python runs before a module: its packages."""
    return {f"{folder}/__init__.py" for folder in Path(path).parents}.intersection(graph())


@cache
def graph_with_packages() -> dict[str, set[str]]:
    return {path: needed | packages(path) for path, needed in graph().items()}


def closure(path: str) -> set[str]:
    """Return the modules of the program that a module needs, directly or not, itself included."""
    return reached(path, graph_with_packages())


def reached(start: str, arrows: Mapping[str, set[str]]) -> set[str]:
    waiting, found = [start], set[str]()
    while waiting:
        current = waiting.pop()
        if current not in found:
            found.add(current)
            waiting += arrows.get(current, ())
    return found


def circles(arrows: Mapping[str, set[str]]) -> list[set[str]]:
    """Return groups of two or more that all lead to each other, in the order of their names."""
    ahead = {name: reached(name, arrows) for name in arrows}
    found = [{other for other in ahead[name] if name in ahead.get(other, ())} for name in sorted(ahead)]
    return [group for n, group in enumerate(found) if len(group) > 1 and group not in found[:n]]


def folders() -> dict[str, set[str]]:
    """Return what each part of `bot/` imports."""
    found: dict[str, set[str]] = {}
    for path, needed in graph().items():
        found.setdefault(_part(path), set()).update(map(_part, needed))
    return found


def _part(path: str) -> str:
    top, part, *_ = Path(path).with_suffix("").parts
    return part if top == "bot" else top


def test_no_circle_ties_files() -> None:
    assert circles(graph()) == []


def steps_up(arrows: Mapping[str, set[str]]) -> list[tuple[str, str]]:
    """Return the imports that do not lead down to a lower layer."""
    level = {part: height for height, layer in enumerate(LAYERS) for part in layer}
    pairs = ((part, other) for part, others in arrows.items() for other in others - {part})
    return [(part, other) for part, other in pairs if level[part] <= level[other]]


def test_every_import_leads_to_a_lower_layer() -> None:
    assert steps_up(folders()) == []


def features() -> dict[str, set[str]]:
    """Return the features that each feature imports; files beside their folders belong to all."""
    found: dict[str, set[str]] = {}
    for path, needed in graph().items():
        rooms = [Path(each).parts[2] for each in (path, *needed) if each.startswith("bot/features/")]
        if path.startswith("bot/features/") and len(Path(path).parts) > 3:
            others = [room for room in rooms[1:] if not room.endswith(".py")]
            found.setdefault(rooms[0], set()).update(set(others) - {rooms[0]})
    return found


def test_features_know_few_others() -> None:
    known = {room: others for room, others in features().items() if others}
    assert known == {"daily": {"puzzles", "reviews"}, "ghosts": {"boards"}}


def words_of_features(source: str) -> set[str]:
    """Return what names and strings of the code, without docstrings and comments, say of features."""
    docstrings = {
        node.value
        for node in nodes(source)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    said: set[str] = set()
    for node in nodes(source):
        if node not in docstrings:
            texts = (getattr(node, field, None) for field in ("id", "attr", "name", "arg", "value"))
            found = (FEATURE_WORD.findall(text.lower()) for text in texts if isinstance(text, str))
            said = said.union(*found)
    return said


def test_the_core_says_of_features_only_what_is_known() -> None:
    """A feature owns its statements, columns, verbs, kinds of message and texts; what follows is all that is left."""
    said = {
        path.relative_to(ROOT / "bot").as_posix(): words
        for room in CORE
        for path in sorted((ROOT / "bot" / room).rglob("*.py"))
        if (words := words_of_features(path.read_text(encoding="utf-8")))
    }
    assert said == {
        # One order for all that the home page offers, and for the groups of boards.
        "interactions/home/parts.py": {"daily", "lesson", "puzzle"},
        "interactions/boards.py": {"daily", "puzzle"},
        # Neither an open daily sheet nor a game that goes on may be reviewed or proven.
        "interactions/verify.py": {"daily"},
        "turns/finished.py": {"daily", "review"},
        # Puzzles are rated together with the people who try them.
        "store/rated_games.py": {"puzzle"},
        "store/rating.py": {"puzzle"},
        "store/ratings.py": {"puzzle"},
        # What rides with a game: how its result counts, what its page may tell, what remains when it is over.
        "pages/control.py": {"review"},
        "store/rows.py": {"daily", "film"},
    }


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ('sql = "select id from puzzle_try"', {"puzzle"}),
        ("def reviews_of(daily: int) -> None: ...", {"review", "daily"}),
        ("from bot.turns import films", {"film"}),
        ('"""How a puzzle is drawn."""  # and a film', set()),
        ("preview = filmed", set()),
    ],
)
def test_what_code_says_of_features_is_found(source: str, said: set[str]) -> None:
    assert words_of_features(source) == said


def test_every_feature_is_a_room_with_a_value() -> None:
    rooms = {path.parent.name for path in (ROOT / "bot/features").glob("*/__init__.py")}
    assert {feature.name for feature in FEATURES} == rooms == set(features())


def test_every_layer_is_in_the_house() -> None:
    assert set().union(*LAYERS) == set(folders())


@pytest.mark.parametrize(("part", "other"), [("turns", "games"), ("store", "turns"), ("render", "pages")])
def test_a_step_up_is_found(part: str, other: str) -> None:
    assert steps_up(folders() | {part: {other}}) == [(part, other)]


def test_a_circle_is_found() -> None:
    assert circles({"a": {"b", "d"}, "b": {"c"}, "c": {"a"}, "d": set()}) == [{"a", "b", "c"}]
    assert circles({"a": {"b"}, "b": {"c"}, "c": set()}) == []


@pytest.mark.parametrize(
    ("source", "needed"),
    [
        ("import engine.dice", {"engine/dice.py"}),
        ("from engine import dice, brikks", {"engine/dice.py", "engine/brikks/__init__.py"}),
        ("from engine.dice import throw", {"engine/dice.py"}),
        ("if TYPE_CHECKING:\n    from bot.client import Bot", {"bot/client.py"}),
        ("def f():\n    from bot import settings", {"bot/settings.py"}),
        ("import discord", set()),
    ],
)
def test_every_import_counts(source: str, needed: set[str]) -> None:
    assert needs(source) == needed


def test_no_detour_leads_to_discord() -> None:
    free = [path for path in sources("bot") if path.startswith(FREE_OF_DISCORD)]
    assert {path: found for path in free if (found := closure(path) & take_discord())} == {}


@cache
def take_discord() -> frozenset[str]:
    paths = sources("engine", "bot")
    return frozenset(p for p in paths if "discord" in roots((ROOT / p).read_text(encoding="utf-8")))


def test_the_closure_follows_imports() -> None:
    found = closure("bot/turns/coordinator.py")
    assert {
        "bot/turns/coordinator.py",
        "bot/store/database.py",
        "bot/turns/__init__.py",
        "engine/dice.py",
    } <= found


def test_the_walls_have_modules_to_stand_between() -> None:
    """A wall that guards nothing means that its file was renamed."""
    paths = sources("engine", "bot")
    for wall in (*FREE_OF_DISCORD, *READ_STATES, *KNOW_GAMES, *SENDERS):
        assert any(path.startswith(wall) for path in paths), wall
    assert take_discord()


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
        ("bot/turns/coordinator.py", "import discord.ui", "imports discord"),
        ("bot/store/database.py", "from discord import Client", "imports discord"),
        ("bot/pages/page.py", "if True:\n    import discord", "imports discord"),
        ("bot/turns/clocks.py", "import discord as d", "imports discord"),
        ("bot/games/brilliant/pictures/sheet.py", "from discord.ext import tasks", "imports discord"),
        ("bot/games/brikks/players/search.py", "import discord", "imports discord"),
        ("bot/games/brikks/presenter/menus.py", "from discord import ui", "imports discord"),
        ("bot/games/contract.py", "from discord import ui", "imports discord"),
        ("bot/features/daily/command.py", "import discord", "imports discord"),
        ("bot/features/daily/command.py", "request.origin", "reads what a request was made of"),
        ("bot/messages/table.py", "from engine.brilliant.state import GameState", "names GameState"),
        ("bot/messages/x.py", "from engine.brilliant import state as s\ns.GameState", "names GameState"),
        ("bot/render/x.py", "def f(state: 'GameState'): ...", "names GameState"),
        ("bot/hosting/play.py", "state.sheets", "line 1 reads sheets of a state"),
        (
            "bot/computers/self_play.py",
            "def f(state):\n    return state.round",
            "line 2 reads round of a state",
        ),
        ("bot/messages/panel.py", "f(loaded.state.round)", "line 1 reads round of a state"),
        ("bot/local/x.py", "import engine.dice", "imports engine.dice"),
        ("bot/local/x.py", "from bot.store.database import Store", "imports bot.store.database"),
        ("bot/local/x.py", "from bot import store", "imports bot.store"),
        ("bot/local/x.py", "import bot", "imports bot"),
        ("bot/local/x.py", "from ..store import Store", "imports ..store"),
        ("bot/local/x.py", "if TYPE_CHECKING:\n    from engine.game import Seat", "imports engine.game"),
        ("bot/messages/table.py", "from engine.brilliant.view import View", "imports engine.brilliant.view"),
        ("bot/messages/panel.py", "from engine import brikks", "imports engine.brikks"),
        (
            "bot/features/lessons/rules.py",
            "import bot.games.brikks.pictures.rules",
            "imports bot.games.brikks.pictures.rules",
        ),
        (
            "bot/games/brikks/presenter/words.py",
            "from bot.games.registry import brilliant",
            "imports bot.games.registry.brilliant",
        ),
        ("bot/games/lessons.py", "from bot.games.brikks.part import PART", "imports bot.games.brikks.part"),
        ("bot/client.py", "activity = '/brilliant play'", "says brilliant"),
        ("bot/client.py", "activity = f'/BRIKKS {word}'", "says brikks"),
        ("bot/hosting/play.py", "play_brikks()", "says brikks"),
        ("bot/hosting/play.py", "from tests.bench import registry", "imports tests"),
    ],
)
def test_a_breach_is_found(path: str, source: str, breach: str) -> None:
    assert breach in breaches(path, source)


def test_strict_mypy_keeps_a_state_closed() -> None:
    """mypy reports unneeded ignores: this one, as soon as shared code may read the state."""
    game = GAMES["brikks"]
    state = game.start(game.new_header(2, {}))
    assert state.round == 0  # type: ignore[attr-defined]  # what is tested


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("engine/x.py", "import json\nfrom random import Random\nfrom engine.game import Seat"),
        ("bot/messages/sender.py", "import discord\nfrom engine.game import Seat"),
        (
            "bot/games/brilliant/presenter/words.py",
            "from engine.brilliant.view import View\nNAME = 'brilliant'",
        ),
        ("bot/games/brikks/presenter/words.py", "from engine.brikks.view import View"),
        ("bot/games/brikks/record.py", "from engine.brikks.view import View"),
        ("bot/games/registry.py", "from bot.games.brilliant import part as brilliant"),
        ("bot/turns/coordinator.py", "GameState = object\nstate.round"),
        ("bot/games/brikks/pictures/sample.py", "state.seats"),
        ("bot/computers/self_play.py", "state = game.apply(state, event)"),
        ("bot/local/x.py", "import aiohttp\nfrom bot.local.gateway import Gateway"),
        ("bot/store/database.py", '"""Nothing here imports discord."""'),
    ],
)
def test_what_is_allowed_is_no_breach(path: str, source: str) -> None:
    assert breaches(path, source) == []
