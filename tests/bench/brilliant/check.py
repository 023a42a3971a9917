"""`level check`: list every structural fault of level files, and check their figures."""

from __future__ import annotations

import argparse
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.progress import Progress
from rich.table import Table

from bot.games.brilliant.levels.files import fault_text, parse_file
from bot.store.text_files import printable, read_text
from engine.brilliant.level import Level, faults
from engine.brilliant.notation import MOST_TEXT
from engine.game import MalformedText
from tests.bench.brilliant.acceptance import Report, measure, ordering_faults, parts_of

DIFFICULTIES = (1, 2, 3, 4)
MET, MISSED = 0, 1
MOST_GAMES = 1_000_000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE")
    parser.add_argument("--games", type=int, default=300, help="games for each figure")
    parser.add_argument("--seed", type=int, default=1, help="the same seed gives the same figures")
    parser.add_argument(
        "--difficulty", type=int, choices=DIFFICULTIES, help="the bounds to apply; 1.toml to 4.toml imply it"
    )


def main(args: argparse.Namespace) -> int:
    if not 2 <= args.games <= MOST_GAMES:
        raise MalformedText(f"--games {args.games}: play at least 2, at most {MOST_GAMES}")
    parsed = [(path, read_level(path)) for path in args.files]
    levels = [(path, _difficulty(path, args), level) for path, (_, level) in parsed]
    console = Console()
    is_faulty = [_show_faults(console, path, level) for path, _, level in levels]
    if any(is_faulty):
        return MISSED
    levels.sort(key=lambda entry: entry[1])
    reports = _measured(levels, args.games, args.seed)
    for (path, difficulty, level), report in zip(levels, reports, strict=True):
        title = f"{printable(Path(path.name))} {level.name}: bounds of level {difficulty}"
        console.print(_table(escape(title), report))
    disorder = list(ordering_faults(reports))
    for line in disorder:
        console.print(f"order: {line}")
    missed = disorder or not all(figure.is_met for report in reports for figure in report.figures)
    return MISSED if missed else MET


def read_level(path: Path) -> tuple[str, Level]:
    """Read a level file's text and its level, playable or not; raises MalformedText naming the file."""
    text = read_text(path, MOST_TEXT)
    return text, parse_file(path, text)


def _difficulty(path: Path, args: argparse.Namespace) -> int:
    if args.difficulty:
        return int(args.difficulty)
    if path.stem in map(str, DIFFICULTIES):
        return int(path.stem)
    raise MalformedText(
        f"{printable(path)}: the file name is none of 1.toml to 4.toml; add --difficulty 1, 2, 3 or 4"
    )


def _show_faults(console: Console, path: Path, level: Level) -> bool:
    found = list(faults(level))
    for fault in found:
        console.print(
            f"{printable(path)}: {fault_text(fault)}", highlight=False, markup=False, soft_wrap=True
        )
    return bool(found)


def _measured(levels: list[tuple[Path, int, Level]], games: int, seed: int) -> list[Report]:
    with Progress(console=Console(stderr=True)) as progress:
        task = progress.add_task("games", total=sum(parts_of(level) for _, _, level in levels))
        return [
            measure(level, difficulty, games, seed, lambda: progress.advance(task))
            for _, difficulty, level in levels
        ]


def _table(title: str, report: Report) -> Table:
    table = Table(title=title)
    for column in ("figure", "measured", "bound"):
        table.add_column(column)
    table.add_column("", justify="right")
    for figure in report.figures:
        verdict = "met" if figure.is_met else "[bold red]missed[/]"
        table.add_row(figure.name, figure.measured, figure.allowed, verdict)
    return table
