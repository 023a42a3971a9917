"""`level gallery`: draws many generated levels in one picture, for choosing one and for judging the
generator."""

from __future__ import annotations

import argparse
import io
import re
from pathlib import Path

from PIL import Image, ImageDraw

from bot.games.brilliant.generator.codes import DIFFICULTIES, Code
from bot.games.brilliant.generator.make import make_text
from bot.games.brilliant.pictures import render_sheet
from bot.games.brilliant.pictures.layout import HEADER, SheetLayout
from bot.render.pen import Pen, blank
from bot.render.theme import BOLD, DEFAULT, EDGE, SCALE, THEMES, WIDTH
from engine.brilliant.state import StartMode, start
from engine.brilliant.view import view
from engine.game import Header, MalformedText, Seat, cut
from tests.bench.brilliant.make import seeded

DRAWN, BAD_USE = 0, 2
CAPTION, CAPTION_SIZE = 80, 46
COLOURS = 128
MOST = 100
"""The most levels in one picture; more would be unreadable."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("out", type=Path, metavar="FILE.png")
    parser.add_argument("--difficulty", type=int, choices=DIFFICULTIES, required=True)
    parser.add_argument("--seeds", default="1-12", metavar="FIRST-LAST")
    parser.add_argument("--columns", type=int, default=4)
    parser.add_argument("--width", type=int, default=420, help="of one level, in pixels")
    parser.add_argument("--theme", choices=THEMES, default=DEFAULT)


def main(args: argparse.Namespace) -> int:
    codes = _codes(args.difficulty, args.seeds)
    if args.columns < 1 or not 100 <= args.width <= WIDTH:
        raise MalformedText(
            f"{args.columns} columns, {args.width} pixels wide: at least 1 and 100, at most {WIDTH} pixels"
        )
    picture = contact_sheet(codes, args.columns, args.width, args.theme)
    args.out.write_bytes(picture)
    print(f"{args.out}  {len(codes)} levels, {len(picture):,} bytes")
    return DRAWN


def _codes(difficulty: int, seeds: str) -> list[Code]:
    match = re.fullmatch(r"(\d{1,7})-(\d{1,7})", seeds, re.ASCII)
    first, last = (int(match[1]), int(match[2])) if match else (0, -1)
    if not 0 <= last - first < MOST:
        raise MalformedText(f"--seeds {cut(seeds)}: not like 1-12, or more than {MOST}")
    return [seeded(difficulty, seed) for seed in range(first, last + 1)]


def contact_sheet(codes: list[Code], columns: int, width: int, theme: str = DEFAULT) -> bytes:
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
    text = make_text(code)
    state = start(Header("brilliant", 1, {"level": text, "start": StartMode.FREE}))
    layout = SheetLayout(state.level)
    sheet = Image.open(io.BytesIO(render_sheet(view(state, Seat(0)), theme=theme)))
    grid = sheet.convert("RGB").crop((0, HEADER, WIDTH, layout.bar_top - EDGE // 2))
    caption = blank(WIDTH, CAPTION, THEMES[theme].ground)
    pen = Pen(ImageDraw.Draw(caption))
    for place, anchor, words in ((EDGE, "l", str(code)), (WIDTH - EDGE, "r", state.level.name)):
        pen.text((place, CAPTION / 2), words, THEMES[theme].ink, CAPTION_SIZE, face=BOLD, anchor=anchor)
    whole = Image.new("RGB", (WIDTH, CAPTION + grid.height))
    whole.paste(caption.reduce(SCALE))
    whole.paste(grid, (0, CAPTION))
    return whole
