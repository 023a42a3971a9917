"""The wheel, in an environment of its own: everything that `play` needs comes with it."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import venv
import zipfile
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from email.parser import Parser
from pathlib import Path

import pytest

from bot import __version__
from bot.bootstrap import ROOT, RUN, pins
from bot.settings import KEYS
from tests.local.people import Json, Player
from tests.process.conftest import PATIENCE, Sit, address_of
from tests.supply.pin import named
from tests.supply.release_files import build_wheel

pytestmark = pytest.mark.slow

SOURCES = ("bot", "engine", "assets", "pyproject.toml", "README.md", "LICENSE", "docs/licences.md")
NEXT = ("move", "ready", "decide", "choose")
"""What a person presses in a game of their own, in this order of preference."""
BUTTON = 2
COMMITTED = "1764547200"
"""The time of some commit, in seconds."""
PRESSES = 400
"""More than a game takes."""


def copied(folder: Path) -> Path:
    """Return a copy of the sources: building a wheel leaves files beside them."""
    folder.mkdir(exist_ok=True)
    for name in SOURCES:
        origin = ROOT / name
        if origin.is_dir():
            shutil.copytree(origin, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            (folder / name).parent.mkdir(exist_ok=True)
            shutil.copy(origin, folder / name)
    return folder


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build_wheel(copied(tmp_path_factory.mktemp("source")), tmp_path_factory.mktemp("wheel"), COMMITTED)


@pytest.fixture(scope="module")
def program(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Install the wheel where nothing else is but the packages that it names."""
    home = tmp_path_factory.mktemp("home") / "environment"
    venv.EnvBuilder(with_pip=False, symlinks=os.name != "nt").create(home)
    python = home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    words = (
        "-m",
        "pip",
        "--python",
        str(python),
        "install",
        "--quiet",
        "--no-deps",
        "--no-index",
        str(wheel),
    )
    subprocess.run([sys.executable, *words], check=True)  # noqa: S603 (our own words)
    query = [str(python), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"]
    library = subprocess.run(query, check=True, capture_output=True, text=True).stdout.strip()  # noqa: S603 (our own words)
    Path(library, "packages.pth").write_text(sysconfig.get_path("purelib"))
    return python.with_name("roll-and-write.exe" if os.name == "nt" else "roll-and-write")


def run(program: Path, folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    environment = {name: value for name, value in os.environ.items() if name not in (*KEYS, "PYTHONPATH")}
    return subprocess.run(  # noqa: S603 (our own program)
        [str(program), *words],
        cwd=folder,
        env={**environment, "COLUMNS": "200"},
        capture_output=True,
        text=True,
        check=False,
    )


def test_its_metadata_pins_what_the_bot_names(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        [name] = [one for one in packed.namelist() if one.endswith(".dist-info/METADATA")]
        metadata = Parser().parsestr(packed.read(name).decode())
        names = packed.namelist()
    assert metadata["Version"] == __version__
    wanted = {line for line in metadata.get_all("Requires-Dist", ()) if "extra ==" not in line}
    known = pins()
    assert wanted == {
        f"{package}=={known[re.sub(r'[-_.]+', '-', package).lower()].version}" for package in named()[RUN]
    }
    assert any(one.endswith("licenses/docs/licences.md") for one in names)
    # Programs for developers stay in the checkout.
    assert not [one for one in names if one.startswith("tests")]


def test_the_same_sources_always_give_the_same_wheel(
    wheel: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = copied(tmp_path / "somewhere else")
    for path in source.rglob("*"):
        os.utime(path, (0, 1_000_000_000))
    monkeypatch.setenv("TZ", "Asia/Tokyo")
    monkeypatch.setenv("PYTHONHASHSEED", "1")
    assert build_wheel(source, tmp_path / "wheel", COMMITTED).read_bytes() == wheel.read_bytes()


def test_the_command_offers_what_is_installed(program: Path, tmp_path: Path) -> None:
    done = run(program, tmp_path, "--help")
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("usage: roll-and-write ")
    assert {"run", "play", "backup"} <= set(done.stdout.split())
    assert not {"texts", "test"} & set(done.stdout.split())
    assert run(program, tmp_path, "--version").stdout.strip() == __version__
    done = run(program, tmp_path, "doctor", "--offline")
    assert f"installed as a package, version {__version__}" in done.stdout
    assert (
        "failed" not in [line.split("│")[2].strip() for line in done.stdout.splitlines() if "│" in line][1:]
    )
    assert not (tmp_path / "data").exists()


async def test_a_whole_game_is_played_with_it(program: Path, tmp_path: Path, sit: Sit) -> None:
    environment = {name: value for name, value in os.environ.items() if name not in (*KEYS, "PYTHONPATH")}
    words = (str(program), "play", "--no-browser", "--port", "0")
    process = await asyncio.create_subprocess_exec(*words, cwd=tmp_path, env=environment, stdout=PIPE)
    await plays_a_game(process, sit)
    assert "Traceback" not in (tmp_path / "data/local/bot.log").read_text()


async def plays_a_game(process: Process, sit: Sit) -> None:
    """Play a game to its end with the program, then stop it."""
    try:
        ada = await sit(await address_of(process))
        await ada.command("brikks solo", level="1")
        assert await presses_to_the_end(ada) > 20
    finally:
        process.terminate()
        assert await asyncio.wait_for(process.wait(), PATIENCE) == 0


async def presses_to_the_end(player: Player) -> int:
    """Press what goes on with the game until it is over; return the number of presses."""
    sheet = await player.until("message_update", buttons)
    for number in range(PRESSES):
        names = buttons(sheet)
        if any(":rematch" in name for name in names):
            return number
        verbs = [name.split(":")[3].partition("~")[0] for name in names]
        wanted = next((names[verbs.index(verb)] for verb in NEXT if verb in verbs), None)
        assert wanted is not None, names
        await player.press(sheet, wanted)
        sheet = await player.until("message_update", other_than(names))
    raise AssertionError("the game does not end")


def other_than(names: list[str]) -> Callable[[Json], bool]:
    return lambda message: buttons(message) not in ([], names)


def buttons(message: Json) -> list[str]:
    """Return the controls of a sheet."""
    parts = [part for row in message["components"] for part in row["components"]]
    return [part["custom_id"] for part in parts if part["type"] == BUTTON and "custom_id" in part]
