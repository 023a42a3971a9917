"""Turn recorded games into moving pictures."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from bot.features.reviews.film_frames import Reel, frames, rounds
from bot.games.registry import PARTS
from bot.games.review import Review, parse_review
from bot.pages.texts import DEFAULT, LANGUAGES
from bot.render.film import END
from bot.render.theme import DEFAULT as DARK
from bot.render.theme import THEMES
from bot.turns.look import Look
from engine.game import MalformedText, Seat, Step, states_of
from engine.games import GAMES
from tests.bench.command import run
from tests.bench.records import games, look_at
from tests.bench.simulation import Simulated
from tests.bench.wide import wide_film


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="records, one a line, as `simulate` writes them")
    parser.add_argument(
        "--review", type=Path, metavar="FILE", help="as `review --json` writes it: marks decisions"
    )
    parser.add_argument("--out", type=Path, default=Path("films"), metavar="DIR", help="created if missing")
    parser.add_argument("--first", type=int, metavar="ROUND", help="of the rounds to show")
    parser.add_argument("--last", type=int, metavar="ROUND")
    parser.add_argument(
        "--wide", action="store_true", help="on a ground of 16:9, as a directory of apps wants it"
    )
    parser.add_argument("--theme", choices=THEMES, default=DARK)
    parser.add_argument("--locale", choices=LANGUAGES, default=DEFAULT)


def main(args: argparse.Namespace) -> int:
    """Write a GIF for every game; return the exit code."""
    reviews = _reviews(args.review)
    args.out.mkdir(parents=True, exist_ok=True)
    for number, game in enumerate(games(args.file)):
        review = reviews[number] if number < len(reviews) else None
        if review is not None and not _is_of(review, game):
            raise MalformedText(f"--review {args.review}, line {number + 1}: not of game {game.game_id}")
        path = args.out / f"{game.game_id}.gif"
        content = _film(game, review, args)
        if args.wide:
            content = wide_film(content, THEMES[args.theme].ground)
        path.write_bytes(content)
        print(f"{path}  {len(content):,} bytes")
    return 0


def _reviews(file: Path | None) -> list[Review]:
    return (
        [] if file is None else [parse_review(line) for line in file.read_text(encoding="utf-8").splitlines()]
    )


def _is_of(review: Review, game: Simulated) -> bool:
    state = states_of(GAMES[game.header.kind], game.header, game.events)[-1]
    ends = PARTS[game.header.kind].reviewer(game.header, "").end(state)
    return review.game == game.header.kind and [seat.end for seat in review.seats] == list(ends)


def _film(game: Simulated, review: Review | None, args: argparse.Namespace) -> bytes:
    states = states_of(GAMES[game.header.kind], game.header, game.events)

    def at(seat: Seat, step: int) -> Look:
        return look_at(game, states[step], seat, Step(step), theme=args.theme, locale=args.locale)

    ends = rounds(at, len(game.events))
    last = max(ends) if args.last is None else args.last
    chosen = {number: step for number, step in ends.items() if (args.first or 0) <= number <= last}
    if not chosen:
        raise MalformedText(f"--first, --last: {game.game_id} has rounds 1 to {max(ends)}; choose among them")
    look = at(Seat(0), len(game.events))
    reel = Reel(look.read_in(args.locale), at, frames(chosen, game.header.seats, review))
    return b"".join(draw() for draw in reel.draws) + END


if __name__ == "__main__":
    sys.exit(run("film"))
