"""The tutorial shows the third game as it is: its code equals that of the files, and its examples run."""

from __future__ import annotations

import doctest
import re

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from tests.paths import ROOT

TUTORIAL = ROOT / "docs/adding-a-game.md"
BLOCK = re.compile(r"^`(?P<file>tests/[\w/.]+)`:\n\n```\w+\n(?P<code>.*?)^```$", re.MULTILINE | re.DOTALL)
WHOLE = sorted(
    path.relative_to(ROOT).as_posix()
    for path in (ROOT / "tests/third").iterdir()
    if path.is_file() and path.name not in {"fixture.py", "de.ftl"}
)
JOURNEY = "tests/journeys/test_third_game.py"


def shown(file: str) -> list[str]:
    """The lines that the tutorial shows of a file, in its order; blank ones are left out."""
    found = (block["code"] for block in BLOCK.finditer(TUTORIAL.read_text(encoding="utf-8")))
    files = (block["file"] for block in BLOCK.finditer(TUTORIAL.read_text(encoding="utf-8")))
    return [line for name, code in zip(files, found, strict=True) if name == file for line in lines(code)]


def lines(text: str) -> list[str]:
    return [line for line in text.splitlines() if line.strip()]


@pytest.mark.parametrize("file", WHOLE)
def test_the_tutorial_shows_every_line_of_the_third_game_in_order(file: str) -> None:
    assert shown(file) == lines((ROOT / file).read_text(encoding="utf-8"))


def test_the_tutorial_shows_the_test_that_plays_the_first_game() -> None:
    code = "\n".join(shown(JOURNEY))
    assert code.startswith("async def test_")
    assert code in "\n".join(lines((ROOT / JOURNEY).read_text(encoding="utf-8")))


def test_the_tutorial_shows_no_other_file_as_one_of_the_game() -> None:
    named = {block["file"] for block in BLOCK.finditer(TUTORIAL.read_text(encoding="utf-8"))}
    assert named == {*WHOLE, JOURNEY}


def test_the_german_example_is_that_of_the_german_file() -> None:
    [example] = re.findall(
        r"^```ini\n(third-keep = \{ \$die ->.*?)^```$",
        TUTORIAL.read_text(encoding="utf-8"),
        re.MULTILINE | re.DOTALL,
    )
    assert example in (ROOT / "tests/third/de.ftl").read_text(encoding="utf-8")


def test_the_third_game_has_the_same_texts_in_both_languages() -> None:
    keys = [
        [entry.id.name for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body
         if isinstance(entry, ftl.Message)]
        for file in (ROOT / "tests/third/en.ftl", ROOT / "tests/third/de.ftl")
    ]  # fmt: skip
    assert keys[0] == keys[1]


def test_the_examples_of_the_tutorial_run() -> None:
    example = doctest.DocTestParser().get_doctest(
        TUTORIAL.read_text(encoding="utf-8").replace("```", "\n"), {}, "tutorial", str(TUTORIAL), 0
    )
    assert len(example.examples) > 15
    told: list[str] = []
    assert doctest.DocTestRunner().run(example, out=told.append).failed == 0, "".join(told)
