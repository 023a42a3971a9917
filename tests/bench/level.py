"""`python -m bot level ACTION`: make, check and show levels of BRILLIANT."""

from __future__ import annotations

import argparse
import io
import re
from pathlib import Path

from PIL import Image, ImageDraw
from rich.console import Console
from rich.markup import escape
from rich.progress import Progress

from bot.games.brilliant.generator.codes import DIFFICULTIES, SEEDS, Code, parse_code
from bot.games.brilliant.generator.make import make_text
from bot.games.brilliant.levels.files import fault_text, parse_file
from bot.games.brilliant.pictures.layout import HEADER, SheetLayout
from bot.games.brilliant.pictures.sheet import sheet_plan
from bot.games.brilliant.pictures.shown import ShownSheet
from bot.render.pen import Pen, blank
from bot.render.theme import BOLD, DEFAULT, EDGE, SCALE, THEMES, WIDTH
from bot.store.text_files import printable, read_text
from engine.brilliant.level import Level, faults
from engine.brilliant.notation import MOST_TEXT, parse_level
from engine.brilliant.state import StartMode, start
from engine.brilliant.view import view
from engine.game import Header, MalformedText, Seat, cut
from tests.bench.brilliant.acceptance import measure, ordering_faults, parts_of
from tests.bench.report import show

DEFAULT_SEED = 1
MOST_GAMES = 1_000_000
CAPTION, CAPTION_SIZE = 80, 46
COLOURS = 128
MOST = 100
"""The most levels in one picture; more would be unreadable."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    actions = parser.add_subparsers(dest="action", required=True, metavar="ACTION")
    parsers = {}
    for name, (action, about) in ACTIONS.items():
        parsers[name] = actions.add_parser(name, help=about, description=about)
        parsers[name].set_defaults(run=action)
        parsers[name].add_argument("--difficulty", type=int, choices=DIFFICULTIES, required=name == "gallery")
    made, check, gallery = parsers.values()
    made.add_argument("code", nargs="?", help="make the level of this code again, such as " + str(Code(2, 1)))
    made.add_argument(
        "--seed", type=int, help=f"the same seed gives the same level; below {SEEDS} ({DEFAULT_SEED})"
    )
    made.add_argument("--out", type=Path, metavar="FILE", help="write the level there instead of showing it")
    check.add_argument(
        "files", nargs="+", type=Path, metavar="FILE", help="1.toml to 4.toml imply a difficulty"
    )
    check.add_argument("--games", type=int, default=300, help="games for each figure")
    check.add_argument("--seed", type=int, default=1, help="the same seed gives the same figures")
    gallery.add_argument("out", type=Path, metavar="FILE.png")
    gallery.add_argument("--seeds", default="1-12", metavar="FIRST-LAST")
    gallery.add_argument("--columns", type=int, default=4)
    gallery.add_argument("--width", type=int, default=420, help="of one level, in pixels")
    gallery.add_argument("--theme", choices=THEMES, default=DEFAULT)


def main(args: argparse.Namespace) -> int:
    return int(args.run(args))


def make(args: argparse.Namespace) -> int:
    code = _code(args)
    made = make_text(code)
    if args.out:
        args.out.write_text(made, encoding="utf-8", newline="\n")
    print(f"{args.out}  {code}  {parse_level(made).name}" if args.out else made, end="\n" if args.out else "")
    return 0


def _code(args: argparse.Namespace) -> Code:
    if args.code is not None:
        code = parse_code(args.code)
        for option, asked, own in (
            ("difficulty", args.difficulty, code.difficulty),
            ("seed", args.seed, code.seed),
        ):
            if asked not in (None, own):
                raise MalformedText(f"--{option} {asked}: the code {code} has {option} {own}; leave one out")
        return code
    if args.difficulty is None:
        raise MalformedText("say which: a code, or --difficulty 1, 2, 3 or 4 and a --seed")
    return _seeded(args.difficulty, DEFAULT_SEED if args.seed is None else args.seed)


def _seeded(difficulty: int, seed: int) -> Code:
    """Return a code from a seed; raises MalformedText if the seed does not fit into a code."""
    if not 0 <= seed < SEEDS:
        raise MalformedText(f"seed {seed} is not among 0 to {SEEDS - 1}")
    return Code(difficulty, seed)


def check(args: argparse.Namespace) -> int:
    """List every structural fault of the files, or else their figures; return 1 if anything is wrong."""
    if not 2 <= args.games <= MOST_GAMES:
        raise MalformedText(f"--games {args.games}: play at least 2, at most {MOST_GAMES}")
    parsed = [(path, read_level(path)) for path in args.files]
    levels = [(path, _difficulty(path, args), level) for path, (_, level) in parsed]
    found = [(path, fault) for path, _, level in levels for fault in faults(level)]
    console = Console()
    for path, fault in found:
        told = f"{printable(path)}: {fault_text(fault)}"
        console.print(told, highlight=False, markup=False, soft_wrap=True)
    return 1 if found else _check_figures(sorted(levels, key=lambda entry: entry[1]), args.games, args.seed)


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


def _check_figures(levels: list[tuple[Path, int, Level]], games: int, seed: int) -> int:
    with Progress(console=Console(stderr=True)) as progress:
        task = progress.add_task("games", total=sum(parts_of(level) for _, _, level in levels))
        reports = [
            measure(level, difficulty, games, seed, lambda: progress.advance(task))
            for _, difficulty, level in levels
        ]
    for (path, difficulty, level), report in zip(levels, reports, strict=True):
        title = f"{printable(Path(path.name))} {level.name}: bounds of level {difficulty}"
        rows = [
            (one.name, one.measured, one.allowed, "met" if one.is_met else "[bold red]missed[/]")
            for one in report.figures
        ]
        show(escape(title), ("figure", "measured", "bound", ""), rows)
    disorder = list(ordering_faults(reports))
    for line in disorder:
        Console().print(f"order: {line}")
    return int(bool(disorder) or not all(figure.is_met for report in reports for figure in report.figures))


def gallery(args: argparse.Namespace) -> int:
    match = re.fullmatch(r"(\d{1,7})-(\d{1,7})", args.seeds, re.ASCII)
    first, last = (int(match[1]), int(match[2])) if match else (0, -1)
    if not 0 <= last - first < MOST:
        raise MalformedText(f"--seeds {cut(args.seeds)}: not like 1-12, or more than {MOST}")
    codes = [_seeded(args.difficulty, seed) for seed in range(first, last + 1)]
    if args.columns < 1 or not 100 <= args.width <= WIDTH:
        raise MalformedText(
            f"{args.columns} columns, {args.width} pixels wide: at least 1 and 100, at most {WIDTH} pixels"
        )
    picture = _contact_sheet(codes, args.columns, args.width, args.theme)
    args.out.write_bytes(picture)
    print(f"{args.out}  {len(codes)} levels, {len(picture):,} bytes")
    return 0


def _contact_sheet(codes: list[Code], columns: int, width: int, theme: str) -> bytes:
    """Draw a PNG of the levels of these codes, each with its code and name."""
    sheets = [_drawn(code, theme) for code in codes]
    height = max(sheet.height for sheet in sheets) * width // WIDTH
    columns = min(columns, len(sheets))
    whole = Image.new("RGB", (columns * width, -(-len(sheets) // columns) * height), THEMES[theme].ground)
    for number, sheet in enumerate(sheets):
        small = sheet.resize((width, sheet.height * width // WIDTH), Image.Resampling.LANCZOS)
        whole.paste(small, (number % columns * width, number // columns * height))
    file = io.BytesIO()
    whole.quantize(COLOURS).save(file, "PNG", optimize=True)
    return file.getvalue()


def _drawn(code: Code, theme: str) -> Image.Image:
    """Draw a sheet without dice or score bar."""
    state = start(Header("brilliant", 1, {"level": make_text(code), "start": StartMode.FREE}))
    layout = SheetLayout(state.level)
    shown = ShownSheet(view(state, Seat(0)), Seat(0))
    sheet = Image.open(io.BytesIO(sheet_plan(shown.view).draw(shown, theme)))
    grid = sheet.convert("RGB").crop((0, HEADER, WIDTH, layout.bar_top - EDGE // 2))
    caption = blank(WIDTH, CAPTION, THEMES[theme].ground)
    pen = Pen(ImageDraw.Draw(caption), THEMES[theme])
    for place, anchor, words in ((EDGE, "l", str(code)), (WIDTH - EDGE, "r", state.level.name)):
        pen.text((place, CAPTION / 2), words, pen.theme.ink, CAPTION_SIZE, face=BOLD, anchor=anchor)
    whole = Image.new("RGB", (WIDTH, CAPTION + grid.height))
    whole.paste(caption.reduce(SCALE))
    whole.paste(grid, (0, CAPTION))
    return whole


ACTIONS = {
    "make": (make, "make a new level, or the level of a code"),
    "check": (check, "check level files"),
    "gallery": (gallery, "draw one picture of many generated levels"),
}
