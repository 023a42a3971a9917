"""The page's files: under hashed names, with a strict policy, and nothing else."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.door.activity.page_files import FOLDER, SPACES, page_files
from bot.local.emoji import drawing
from tests.door.activity.visiting import APPLICATION, Visit, visiting
from tests.paths import ROOT
from tests.supply.strip_image import OURS

FILES = {
    "index.html": '<meta name="client-id" content="{client_id}"><script type="module" src="main.js"></script>'
    '<link rel="stylesheet" href="./look.css">',
    "main.js": 'import { b } from "./other.js";\nexport const a = "main.js is a word here";',
    "other.js": "import { a } from './main.js';",
    "look.css": "body { background: url(sign.svg) }",
    "sign.svg": "<svg/>",
}


def written(folder: Path, **changed: str) -> Path:
    for name, text in (FILES | changed).items():
        (folder / name).write_text(text, encoding="utf-8")
    return folder


def test_every_reference_leads_to_a_hashed_name(tmp_path: Path) -> None:
    files = page_files(APPLICATION, folder=written(tmp_path))
    index = files.index.content.decode()
    assert f'content="{APPLICATION}"' in index
    named = re.findall(r"[\w]+\.[0-9a-f]{12}\.\w+", index)
    assert {name.split(".")[0] for name in named} == {"main", "look"}
    assert set(named) <= set(files.others)
    main = next(file.content.decode() for name, file in files.others.items() if name.startswith("main."))
    assert re.search(r'"\./other\.[0-9a-f]{12}\.js"', main)
    assert "main.js is a word here" in main
    look = next(file.content.decode() for name, file in files.others.items() if name.startswith("look."))
    assert re.search(r"url\(sign\.[0-9a-f]{12}\.svg\)", look)


def test_a_change_of_one_file_changes_the_names(tmp_path: Path) -> None:
    before = page_files(APPLICATION, folder=written(tmp_path)).others.keys()
    after = page_files(
        APPLICATION, folder=written(tmp_path, **{"other.js": "export const b = 2;"})
    ).others.keys()
    assert before.isdisjoint(after)


TEXTS = re.compile(r'"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\\n])*`')
CODE = re.compile(r"\$\{.*?\}")


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.js")), ids=lambda path: path.stem)
def test_what_is_left_out_of_a_script_stands_in_none_of_its_texts(path: Path) -> None:
    texts = [text for line in path.read_text(encoding="utf-8").splitlines() for text in TEXTS.findall(line)]
    assert texts
    assert [text for text in texts if SPACES.search(CODE.sub("", text))] == []


async def test_the_page_is_served_with_a_strict_policy(tmp_path: Path) -> None:
    async with visiting(written(tmp_path)) as visit:
        async with visit.http.get(f"{visit.address}/activity/?instance_id=i-1&frame_id=2") as answer:
            page = await answer.text()
            headers = answer.headers
            assert answer.status == 200
        policy = headers["Content-Security-Policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self';" in policy
        assert "frame-ancestors 'self' https://discord.com https://*.discord.com" in policy
        assert "unsafe" not in policy
        wanted = {
            "X-Content-Type-Options": "nosniff",
            "Referrer-Policy": "no-referrer",
            "Cache-Control": "no-store",
            "Set-Cookie": "",
            "Server": "",
        }
        assert {name: headers.get(name, "") for name in wanted} == wanted
        name = re.findall(r'src="(main\.[0-9a-f]+\.js)"', page)[0]
        async with visit.http.get(f"{visit.address}/activity/{name}") as answer:
            assert answer.headers["Content-Type"].startswith("text/javascript")
            assert "immutable" in answer.headers["Cache-Control"]
            assert answer.headers["X-Content-Type-Options"] == "nosniff"


async def test_every_emoji_of_the_bot_has_a_drawing(visit: Visit) -> None:
    written = "".join(path.read_text() for folder in OURS for path in ROOT.glob(folder))
    found = {match[0] for match in re.finditer("[\u2600-\u27bf\U0001f000-\U0001faff]", written)}
    names = {f"{ord(emoji):x}.svg" for emoji in found}
    assert len(names) > 80
    assert [name for name in sorted(names) if drawing(name) is None] == []
    async with visit.http.get(f"{visit.address}/activity/emoji/1f3b2.svg") as answer:
        assert answer.headers["Content-Type"] == "image/svg+xml"
        assert "immutable" in answer.headers["Cache-Control"]
        assert (await answer.text()).startswith("<svg")


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/activity/main.js", 404),
        ("GET", "/activity/../settings.py", 404),
        ("GET", "/activity/%2e%2e/server.py", 404),
        ("GET", "/activity//etc/passwd", 404),
        ("GET", "/activity", 404),
        ("GET", "/activity/socket", 400),
        ("GET", "/activity/session", 404),
        ("GET", "/activity/emoji/", 404),
        ("GET", "/activity/emoji/1f3b2.svg.svg", 404),
        ("GET", "/activity/emoji/../1f3b2.svg", 404),
        ("DELETE", "/activity/", 405),
        ("POST", "/activity/", 405),
        ("OPTIONS", "/activity/session", 405),
    ],
)
async def test_nothing_else_is_there(visit: Visit, method: str, path: str, status: int) -> None:
    async with visit.http.request(method, visit.address + path) as answer:
        assert answer.status == status
        assert await answer.read() == b""


async def test_without_an_activity_the_door_knows_no_page(visit: Visit) -> None:
    visit.doorway._activity = None
    async with visit.http.get(f"{visit.address}/activity/") as answer:
        assert answer.status == 404
