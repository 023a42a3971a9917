"""`level make`: writes a new level, or the level of a code, as a level file."""

from __future__ import annotations

import argparse
from pathlib import Path

from bot.games.brilliant.generator.codes import DIFFICULTIES, SEEDS, Code, parse_code
from bot.games.brilliant.generator.make import make_text
from engine.brilliant.notation import parse_level
from engine.game import MalformedText

MADE, BAD_USE = 0, 2
DEFAULT_SEED = 1


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "code", nargs="?", help="make the level of this code again, such as " + str(Code(2, 1))
    )
    parser.add_argument("--difficulty", type=int, choices=DIFFICULTIES)
    parser.add_argument(
        "--seed", type=int, help=f"the same seed gives the same level; below {SEEDS} ({DEFAULT_SEED})"
    )
    parser.add_argument(
        "--out", type=Path, metavar="FILE", help="write the level there instead of showing it"
    )


def main(args: argparse.Namespace) -> int:
    code = _code(args)
    made = make_text(code)
    if args.out:
        args.out.write_text(made, encoding="utf-8", newline="\n")
    print(f"{args.out}  {code}  {parse_level(made).name}" if args.out else made, end="\n" if args.out else "")
    return MADE


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
    return seeded(args.difficulty, DEFAULT_SEED if args.seed is None else args.seed)


def seeded(difficulty: int, seed: int) -> Code:
    """Return a code from a seed; raises MalformedText if the seed does not fit into a code."""
    if not 0 <= seed < SEEDS:
        raise MalformedText(f"seed {seed} is not among 0 to {SEEDS - 1}")
    return Code(difficulty, seed)
