"""The page of figures: its commands run, what fails or is missed stands on it, and no other document quotes a figure."""

from __future__ import annotations

import argparse
import json
import re
import runpy
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NoReturn

import pytest

from bot.bootstrap import ROOT
from tests.bench.figure_sections import SECTIONS
from tests.bench.figures import PAGE, Measured, measure, page
from tests.bench.report import MISSED, REPORT_FILE, Figure, show, show_figures
from tests.test_documents import DOCUMENTS, named

COMMAND = re.compile(
    r"^    (?:\.venv/bin/)?python3? -m (tests\.[^#\n&]+)|`python3? -m (tests\.[^`]+)`", re.MULTILINE
)
PLACEHOLDERS = {"N": "3", "S": "7"}
MEASURED = re.compile(r"[\d.,]+ ?(?:ms|µs|kB|MB|GB|MiB)\b")
NO_FIGURES = {"1 ms", "10 ms", "2,000 ms", "500ms", "4 kB", "100 kB", "12 MB", "0.5 MB", "1MiB"}
"""Settings, limits, and what a test sets up; a measured figure stands on the page of figures alone."""


class Parsed(Exception):
    """The options of a command are known."""


def commands() -> Iterator[str]:
    """Every command with options of the documents, and of the page of figures, with what runs it."""
    for document in DOCUMENTS:
        for found in COMMAND.finditer(document.read_text(encoding="utf-8")):
            yield " ".join((found[1] or found[2]).split())
    for section in SECTIONS:
        yield from section.commands


@pytest.mark.filterwarnings("ignore:.*found in sys.modules:RuntimeWarning")
@pytest.mark.parametrize("command", sorted({one for one in commands() if " " in one and "NAME" not in one}))
def test_the_options_of_a_documented_command_are_its_own(
    command: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    parse = argparse.ArgumentParser.parse_args
    module, *words = [PLACEHOLDERS.get(word, word) for word in shlex.split(command)]
    assert "argparse" in source(module), "it would run, as it parses nothing"

    def parse_only(parser: argparse.ArgumentParser, *given: Any) -> NoReturn:
        parse(parser, *given)
        raise Parsed

    monkeypatch.setattr(argparse.ArgumentParser, "parse_args", parse_only)
    monkeypatch.setattr(sys, "argv", [module, *words])
    try:
        runpy.run_module(module, run_name="__main__")
    except ModuleNotFoundError as missing:
        pytest.skip(f"{missing.name} comes with an extra")
    except Parsed:
        return
    pytest.fail("it ran, as it parses nothing")


def source(module: str) -> str:
    """The text of the file that `python -m` runs."""
    path = ROOT.joinpath(*module.split("."))
    return (path / "__main__.py" if path.is_dir() else path.with_suffix(".py")).read_text(encoding="utf-8")


def test_the_page_has_the_declared_sections_and_commands() -> None:
    lines = PAGE.read_text(encoding="utf-8").splitlines()
    assert [line[3:] for line in lines if line.startswith("## ")] == [one.title for one in SECTIONS]
    shown = [line.partition(" -m ")[2] for line in lines if line.startswith("    ")]
    assert shown == ["tests.bench.figures", *(command for one in SECTIONS for command in one.commands)]


def test_a_report_goes_to_the_file_that_the_environment_names(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "report"
    monkeypatch.setenv(REPORT_FILE, str(file))
    assert show_figures("Some", [Figure("quick", 5, "ms", 10), Figure("many", 3, "", 4, at_least=True)]) == 1
    show("Others", ("", "share"), [("a", "[red]b[/]"), ()])
    figures, others = map(json.loads, file.read_text(encoding="utf-8").splitlines())
    assert figures["rows"] == [
        ["quick", "5 ms", "≤ 10 ms", "0.50", "met"],
        ["many", "3", "≥ 4", "0.75", MISSED],
    ]
    assert others == {"title": "Others", "columns": ["", "share"], "rows": [["a", "b"]]}


def test_what_fails_or_is_missed_stands_on_the_page() -> None:
    section, other = SECTIONS[:2]
    rows = [["quick", "5 ms", "≤ 10 ms", "0.50", "met"], ["many", "3", "≥ 4", "0.75", MISSED]]
    told = Measured(
        "tests.some",
        1,
        [{"title": "Some", "columns": ["figure", "value", "target", "ratio", ""], "rows": rows}],
    )
    written = page([(section, [told]), (other, [measure("tests.bench.none")])], [0.5, 2.0, 1.0], 60.0)
    assert "1 of 2 targets are met." in written
    assert "- `tests.some`: many: 3, **missed**" in written
    assert "| many | 3 | ≥ 4 | 0.75 | **missed** |" in written
    assert "- `tests.bench.none`: **ended with code 1 and without all of its figures**" in written
    assert "0.5 at the beginning, 1.0 at the end, at most 2.0" in written
    assert str(ROOT) not in written


@pytest.mark.parametrize(
    "document", [one for one in DOCUMENTS if one.stem not in {"figures", "strength", "CHANGELOG"}], ids=named
)
def test_no_other_document_quotes_a_figure(document: Path) -> None:
    found = set(MEASURED.findall(document.read_text(encoding="utf-8")))
    assert found - NO_FIGURES == set(), (
        "say it in words, and link to the section of docs/figures.md that has it"
    )
