"""The image's environment, as the steps of the Dockerfile make it: small, and with all that the bot needs."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import sys
from asyncio.subprocess import PIPE
from pathlib import Path

import pytest

from bot.pages.texts import LANGUAGES
from bot.settings import KEYS
from tests.process.conftest import Sit
from tests.process.test_wheel import plays_a_game
from tests.supply import image

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform != "linux", reason="the image is made on Linux"),
    pytest.mark.skipif(shutil.which("strip") is None, reason="needs the program strip"),
]

USER = 10001
PROBE = """
import babel, PIL.Image
from datetime import date
from bot.pages.texts import LANGUAGES, text
from bot.render.names import drawn_name
from bot.render.theme import BOLD, EAST_ASIAN, PENCIL, font
PIL.Image.init()
print([drawn_name(name, "").face == EAST_ASIAN for name in ("王小明", "さくら", "김민준")])
print([font(face, 40).getlength("1") > 0 for face in (BOLD, PENCIL)])
print([babel.numbers.format_decimal(1234.5, locale=name) for name in ("en", "fr", "nl")])
print([babel.dates.format_date(date(2026, 5, 1), "long", locale=name) for name in ("de", "es", "it")])
print(sorted(name for name in LANGUAGES if babel.Locale(name).display_name))
"""


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("image")
    try:
        return image.build(folder)
    except subprocess.CalledProcessError as error:
        if error.returncode == 2:  # as `bot.bootstrap` ends without an index
            pytest.skip("the packages cannot be downloaded")
        raise


def settings() -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name not in (*KEYS, "PYTHONPATH")}
    return {**kept, "PYTHONDONTWRITEBYTECODE": "1", "COLUMNS": "200", "LC_ALL": "fr_FR.UTF-8"}


def test_the_layers_add_up_to_less_than_is_allowed(environment: Path) -> None:
    assert image.BASE_MB + image.size(environment) / image.MB < image.MOST_MB


def test_it_has_no_installers_and_no_programs_for_developers(environment: Path) -> None:
    [packages] = environment.glob("lib/python3*/site-packages")
    assert not {"pip", "setuptools"} & {path.name for path in packages.iterdir()}
    assert not (packages / "tests/bench").exists()


def test_it_draws_and_writes_in_every_script_and_language(environment: Path) -> None:
    command = [str(environment / "bin/python"), "-I", "-c", PROBE]
    done = subprocess.run(command, env=settings(), capture_output=True, text=True, check=True)  # noqa: S603 (the probe above, and nothing from outside)
    assert done.stdout.splitlines() == [
        "[True, True, True]",
        "[True, True]",
        "['1,234.5', '1\\u202f234,5', '1.234,5']",
        "['1. Mai 2026', '1 de mayo de 2026', '1 maggio 2026']",
        str(sorted(LANGUAGES)),
    ]


def as_its_user(environment: Path, root: Path, data: Path) -> list[str]:
    """Return what runs a program as the image does; the words of the program follow."""
    shared = (environment, sys.base_prefix, "/usr", "/lib", "/lib64", "/etc")
    script = Path(__file__).with_name("clean_root.sh")
    return [
        *("unshare", "--mount", "sh", str(script), str(root), str(data), str(USER)),
        ":".join(map(str, shared)),
    ]


def can_make_a_root() -> bool:
    if os.geteuid() or shutil.which("unshare") is None:
        return False
    tried = ("unshare", "--mount", "mount", "--make-rprivate", "/")
    return subprocess.run(tried, capture_output=True, check=False).returncode == 0  # noqa: S603 (the fixed words above)


async def test_a_game_is_played_with_it_as_its_user_and_it_writes_to_its_data_only(
    environment: Path, tmp_path: Path, sit: Sit
) -> None:
    if not can_make_a_root():
        pytest.skip("needs the right to mount")
    data, root = tmp_path / "data", tmp_path / "root"
    data.mkdir()
    root.mkdir()
    words = (str(environment / "bin/roll-and-write"), "play", "--no-browser", "--port", "0")
    process = await asyncio.create_subprocess_exec(
        *(*as_its_user(environment, root, data), *words), env={**settings(), "HOME": "/data"}, stdout=PIPE
    )
    await plays_a_game(process, sit)
    assert "Traceback" not in (data / "data/local/bot.log").read_text()
    assert {path.stat().st_uid for path in data.rglob("*")} == {USER}
