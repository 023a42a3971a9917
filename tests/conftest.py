"""Shared fixtures and settings."""

import gc
import os
import shutil
from collections.abc import AsyncIterator, Generator, Iterator, Sequence
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from coverage import Coverage
from discord import app_commands
from hypothesis import settings

from bot.computers.pool import Pool
from bot.games.registry import PARTS, strengths
from bot.messages.bodies import CommandLinks
from bot.store.address import Place
from bot.store.database import Store
from bot.store.engines import store_on
from engine.brilliant.level import Level
from engine.brilliant.notation import parse_level
from tests import databases
from tests.paths import DATA, ROOT

# The same examples in every run, without a time limit per example: the machine may be busy.
settings.register_profile("steady", derandomize=True, deadline=None, max_examples=50)
# New examples in every run: `python -m bot test tests/engine --hypothesis-profile thorough`
settings.register_profile("thorough", deadline=None, max_examples=2000)
settings.load_profile("steady")

MEMORY = Path("/dev/shm")  # noqa: S108 (pytest makes a directory there that is this user's alone)
ROOM = 2**28
"""Bytes; if less is free, as in some containers, the tests write to disk."""
GARBAGE = 100_000
"""New objects between two garbage collections; with the usual 700 they take an eighth of the time."""
MEASURE = "COVERAGE_PROCESS_START"
"""Names the settings with which every Python that starts measures its coverage, if it is to."""
MORE_OF_THE_SAME = {"bench", "engine", "games", "journeys", "recorded", "simulator"}
"""Folders whose slow tests play more games, or whole ones, and reach nothing new."""

_payloads: dict[tuple[str, ...], Any] = {}
_translate = {kind: kind.get_translated_payload for kind in (app_commands.Group, app_commands.Command)}


def pytest_configure(config: pytest.Config) -> None:
    """Put test databases in memory: every commit waits for a disk. Collect garbage less often.

    Name wrong paths: where several processes look for tests, none says that it did not find them.
    """
    start = config.invocation_params.dir
    if wrong := [path for path in config.args if not (start / path.partition("::")[0]).exists()]:
        raise pytest.UsageError(f"file or directory not found: {', '.join(wrong)}")
    gc.set_threshold(GARBAGE)
    if os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ROOM:
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))


def pytest_collection(session: pytest.Session) -> None:
    """Import the test files, in a different order in each process: in a fresh clone, all would compile the
    same file at once."""
    if (worker := os.environ.get("PYTEST_XDIST_WORKER")) is None:
        return
    files = sorted(file for given in session.config.args for file in (ROOT / given).rglob("test_*.py"))
    start = len(files) * int(worker.removeprefix("gw")) // int(os.environ["PYTEST_XDIST_WORKER_COUNT"])
    for file in files[start:] + files[:start]:
        # Collecting the file reports what is wrong with it.
        with suppress(Exception, pytest.skip.Exception):
            import_module(".".join(file.relative_to(ROOT).with_suffix("").parts))


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_node_collection_finished(node: Any, ids: Sequence[str]) -> None:
    """Say how many tests there are; every process finds the same."""
    if node.gateway.id == "gw0":
        node.config.get_terminal_writer().line(f"tests to run: {len(ids):,}")


def pytest_itemcollected(item: pytest.Item) -> None:
    """Count tests on PostgreSQL among the slow ones: its server takes seconds to start."""
    callspec = getattr(item, "callspec", None)
    if callspec is not None and callspec.params.get("engine") == "postgres":
        item.add_marker(pytest.mark.slow)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Measure no coverage in slow tests that only play more: measuring doubles what a test takes."""
    if MEASURE not in os.environ or "slow" not in item.keywords:
        return (yield)
    if item.path.relative_to(ROOT / "tests").parts[0] not in MORE_OF_THE_SAME:
        return (yield)
    measuring = Coverage.current()
    with pytest.MonkeyPatch.context() as patch:
        patch.delenv(MEASURE)
        if measuring is not None:
            measuring.stop()
        try:
            return (yield)
        finally:
            if measuring is not None:
                measuring.start()


def pytest_collection_finish() -> None:
    """Exclude everything that exists now from garbage collection, since it stays."""
    gc.collect()
    gc.freeze()


def pytest_unconfigure() -> None:
    databases.end()


@pytest.fixture(scope="session")
def fixture_level() -> Level:
    """The level of the placement vectors."""
    return parse_level((DATA / "fixture.toml").read_text(encoding="utf-8"))


@pytest.fixture(scope="session")
def pool() -> Iterator[Pool]:
    """A pool whose process many bots may use, one after another, at normal priority."""
    pool = Pool(strengths, prepare=int)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("bot.computers.pool.NICENESS", 0)
        yield pool
    pool.close()


@pytest.fixture
def one_process(pool: Pool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Run every bot's slow players and par in one process, because starting one takes longer than finding
    par."""
    run = pool._in_process

    async def in_process(_: Pool, *work: Any) -> Any:
        return await run(*work)

    monkeypatch.setattr(Pool, "_in_process", in_process)


@pytest.fixture
def told_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Translate the commands once for all bots, because that takes longer than many a test."""
    for kind in _translate:
        monkeypatch.setattr(kind, "get_translated_payload", _translated)
    # Texts are compared with commands as people type them, not as links.
    monkeypatch.setattr(CommandLinks, "learn", lambda *_: None)


async def _translated(command: Any, *how: Any) -> Any:
    # Options offer the games, and some tests add one.
    key = (command.qualified_name, *PARTS)
    if key not in _payloads:
        _payloads[key] = await _translate[type(command)](command, *how)
    return _payloads[key]


@pytest.fixture
def engine() -> str:
    """The database that a test runs on; a test may ask for the other, or for both."""
    return "sqlite"


@pytest.fixture
def place(engine: str, tmp_path: Path) -> Iterator[Place]:
    """A new database."""
    yield from databases.new(engine, tmp_path)


@pytest.fixture
async def store(place: Place) -> AsyncIterator[Store]:
    """An open store on a new database."""
    async with store_on(place) as opened:
        yield opened
